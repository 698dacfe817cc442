/// Records and classes that an element may ask for as it is looked at. Given from outside, so that no
/// element knows where they come from. What comes stays in the element that asks: it holds what stands
/// in a person's own file, which no state, message or file takes along.

import type {
  ClassChoice,
  ClassPage,
  ComparedRows,
  LeftOutPage,
  OpenedClass,
  RecordChoice,
} from "../generated/protocol.js"

/// Each comes to null if it is not to be had now.
export interface Sources {
  /// Records before and after: released ones in their order, or those of a choice.
  compareRows(first: number, count: number, choice?: RecordChoice): Promise<ComparedRows | null>
  /// How many records are chosen.
  findRecords(choice: RecordChoice): Promise<number | null>
  /// Some of the classes that are released.
  classes(choice: ClassChoice, first: number, count: number): Promise<ClassPage | null>
  /// One of them from near, with some of its records.
  openClass(number: number, first: number, count: number): Promise<OpenedClass | null>
  /// Some of the records that are left out.
  leftOut(first: number, count: number): Promise<LeftOutPage | null>
}
