//! The program as its users meet it: arguments in, files and exit codes out.

mod advice;
mod bad_input;
mod beside;
mod budget;
mod certain;
mod changing;
mod columns;
mod encodings;
mod fold;
mod interrupt;
mod labels;
mod lattice;
mod layout;
mod look;
mod messages;
mod models;
mod names;
mod objects;
mod packed;
mod persons;
mod run;
mod sequences;
mod support;
mod threads;
mod together;
mod workbooks;
