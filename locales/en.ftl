# Words that page and command line share.

## Problems

# Each says what is wrong, where, and what to do. Arguments: file, attribute,
# column, record, line, otherLine, level, expected, found, field, detail; what a
# problem does not have is the word "none".

problem-place = { $file ->
    [none] {""}
   *[other] { $file }:{" "}
  }{ $attribute ->
    [none] {""}
   *[other] “{ $attribute }”:{" "}
  }{ $line ->
    [none] {""}
   *[other] line { $line }{ $record ->
        [none] {""}
       *[other] {" "}(record { $record })
      }{ $column ->
        [none] {""}
       *[other] , column { $column }
      }:{" "}
  }
problem-field = { $field ->
    [none] {""}
   *[other] “{ $field }”:{" "}
  }
problem-allowed = { $detail ->
    [none] {""}
   *[other] {" "}Allowed: { $detail }.
  }

# The file as a file
problem-empty = { problem-place }The file is empty. Choose a file with a line of column names and one line per person.
problem-no-records = { problem-place }The file has column names but no record. Choose a file with one line per person.
problem-other-format = { problem-place }{ $detail ->
    [excel] This is an Excel workbook. Save the sheet as CSV (UTF-8) and choose that file.
    [spss] This is an SPSS file. Save the data as CSV (UTF-8) and choose that file.
    [sas] This is a SAS file. Save the data as CSV (UTF-8) and choose that file.
    [stata] This is a Stata file. Save the data as CSV (UTF-8) and choose that file.
    [zip] This is a zip file. Unpack it and choose the CSV file in it.
    [gzip] This is a gzip file. Unpack it and choose the CSV file in it.
    [pdf] This is a PDF. Choose a CSV file.
    [parquet] This is a Parquet file. Save the data as CSV (UTF-8) and choose that file.
    [sqlite] This is an SQLite database. Save the table as CSV (UTF-8) and choose that file.
   *[other] This is not a text file. Save the data as CSV (UTF-8) and choose that file.
  }
problem-encoding = { problem-place }The text is not UTF-8. Save the file as CSV UTF-8.
problem-nul = { problem-place }There is a NUL character, which no text file has. Save the data as CSV (UTF-8) again.
problem-blank-line = { problem-place }The line is blank. Remove it, so that no record is missed.
problem-unclosed-quote = { problem-place }A quoted cell begins here and does not end. Close the quote, or write a quote inside a cell twice.
problem-text-after-quote = { problem-place }Text stands after a closing quote. Put the whole cell into quotes and write quotes inside it twice.
problem-ragged = { problem-place }There are { $found } cells, but the first line has { $expected }. Complete the line, or put cells that hold the delimiter into quotes.
problem-cell-too-long = { problem-place }A cell is longer than { $expected } bytes. Shorten it, or look for a quote that is not closed.
problem-duplicate-name = { problem-place }The column has the same name as column { $found }. Rename one of them.
problem-empty-name = { problem-place }The column has no name. Give it one.
problem-too-many = { problem-place }There are more than { $expected }, the most that can be handled. Use fewer.

# Hierarchies
problem-file-missing = { $attribute ->
    [none] {""}
   *[other] “{ $attribute }”:{" "}
  }There is no file { $file }. Check its name and folder.
problem-file-not-attached = { $attribute ->
    [none] {""}
   *[other] “{ $attribute }”:{" "}
  }The recipe needs the file { $file }. Add it.
problem-not-in-hierarchy = { problem-place }{ $found ->
    [one] 1 value of the column is
   *[other] { $found } values of the column are
  } not in the hierarchy; this is the first. Add a line for each value.
problem-not-nested = { problem-place }One group of level { $level } goes to two groups of the level above{ $otherLine ->
    [none] {""}
   *[other] ; compare line { $otherLine }
  }. Let each group go to one.
problem-hierarchy-ragged = { problem-place }There are { $found } cells, but the first line has { $expected }. Give every line the same number of levels.
problem-hierarchy-empty = { problem-place }The hierarchy has no line. Add one line per value, finest first.
problem-hierarchy-conflict = { problem-place }The same value stands on line { $otherLine } with other groups. Remove one of the lines.
problem-label-reused = { problem-place }One label stands for different groups of values{ $otherLine ->
    [none] {""}
   *[other] ; compare line { $otherLine }
  }. Give each group a label of its own.
problem-hierarchy-parameter = { problem-place }{ problem-field }This makes no usable hierarchy. Change it, or choose another kind of hierarchy.{ problem-allowed }
problem-not-a-number = { problem-place }{ $found ->
    [one] 1 value of the column is
   *[other] { $found } values of the column are
  } not a number; this is the first. Correct them, declare them as missing, or choose another hierarchy.
problem-out-of-range = { problem-place }{ $found ->
    [one] 1 value of the column is
   *[other] { $found } values of the column are
  } outside the range of the intervals; this is the first. Widen the range.
problem-not-a-date = { problem-place }{ $found ->
    [one] 1 value of the column is
   *[other] { $found } values of the column are
  } not a date of the declared format; this is the first. Correct them, or declare another format.

# The recipe as a file
problem-recipe-syntax = { problem-place }The recipe is not valid JSON, or nested too deeply. Correct it there.
problem-recipe-type = { problem-place }{ problem-field }This is not what the recipe needs here.{ $detail ->
    [none] {""}
   *[other] {" "}Expected: { $detail }.
  }
problem-recipe-kind = { problem-place }This is not a recipe. Choose a file that begins with "kind": "recipe".
problem-recipe-version = { problem-place }The recipe has version { $found }; this build reads version { $expected }. Use the version of Outis that made it.
problem-recipe-unknown-field = { problem-place }{ problem-field }There is no such field. Check its spelling.{ problem-allowed }
problem-recipe-missing-field = { problem-place }{ problem-field }This field is missing. Add it.
problem-unknown-model = { problem-place }{ problem-field }There is no such privacy model.{ problem-allowed }
problem-later-model = { problem-place }{ problem-field }This version does not have the model { $detail }. Use a later version of Outis.
problem-unknown-choice = { problem-place }{ problem-field }There is no such choice.{ problem-allowed }

# The request
problem-attribute-name = { problem-place }{ problem-field }Name the attribute either by "name" or by "column".
problem-missing-attribute = { problem-place }The data has no such column. Correct the name, or leave it out.
problem-unnamed-column = Column { $column } is not named by the recipe. Name it and say what it is for; it is not released unseen.
problem-attribute-twice = { problem-place }The recipe names this column twice. Remove one of the entries.
problem-not-quasi-identifier = { problem-place }Only a quasi-identifier has a hierarchy, a limit or a weight. Remove them, or change the role.
problem-level-too-high = { problem-place }The level is too high; the highest is { $expected }. Choose a lower one.
problem-level-missing = { problem-place }The fixed search needs a level for this attribute. Add it.
problem-parameter = { problem-place }{ problem-field }The value is outside its range.{ problem-allowed }
problem-no-models = { problem-place }No privacy model is chosen. Choose one.
problem-nothing-to-release = { problem-place }Every column is an identifier, so that nothing is left to release. Give one of them another role.

# What came of it
problem-no-solution = No table within the limits satisfies the models. Allow more suppression, raise a level limit, or ask for less.
problem-not-verified = The written table, read again, is not what was promised ({ $detail }). Nothing was released. Please report this.
problem-internal = Something went wrong inside Outis. Nothing was released. Please report this.

## Warnings

warning-blank-lines-at-end = Blank lines at the end, from line { $line }, were ignored.
warning-no-single-root = “{ $attribute }”: the last level of the hierarchy has several groups, so that even the coarsest table may not satisfy the models.
warning-not-shuffled = The records keep the order of the input, which helps to match them with other files.
warning-no-quasi-identifier = No column is a quasi-identifier: nothing is coarsened, and everyone counts as looking alike.
warning-interrupted = The search was interrupted before it found a table.

## Why a role is suggested

reason-person-name = called like the name of a person
reason-contact = called like a way to reach a person
reason-id-number = called like a number given to one person
reason-all-distinct = no value occurs twice
reason-free-text = free text, which may name anybody
reason-private = called like something people keep to themselves
reason-birth = called like a date of birth
reason-postcode = called like a postcode
reason-known-to-others = called like something that others know about a person
reason-event-date = dates of events are known to others
reason-constant = the same in every record
reason-nothing-rules-it-out = nothing says that it cannot be matched
