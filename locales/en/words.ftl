# Every word a reader of Outis sees, in the page, the reports and the command line.
#
# Short sentences, second person. A technical term has its plain meaning beside it where
# it is first met. People before percentages. Nothing is promised that was not measured.

## What figures count

# Every message may use these: $unit is what class sizes and risks count, $recordUnit what a
# record is. “people” is said only where each of those counted is one.
unit-people = { $unit ->
    [persons] people
   *[records] records
  }
# What totals over all groups count: whoever has records in several groups counts in each of them.
counted-people = { $unit ->
    [persons] { $recordUnit ->
        [persons] people
       *[records] people (once per group)
      }
   *[records] records
  }
# Said with a risk: whoever has most of the records of a group is met most often.
equal-chance = { $unit ->
    [persons] { $recordUnit ->
        [persons] { "" }
       *[records] , each person taken as equally likely
      }
   *[records] { "" }
  }
counted-who = { $unit ->
    [persons] { $recordUnit ->
        [persons] who
       *[records] that
      }
   *[records] that
  }
counted-People = { $unit ->
    [persons] { $recordUnit ->
        [persons] People
       *[records] People (once per group)
      }
   *[records] Records
  }
unit-People = { $unit ->
    [persons] People
   *[records] Records
  }
unit-person = { $unit ->
    [persons] person
   *[records] record
  }
unit-nobody = { $unit ->
    [persons] nobody
   *[records] no record
  }
unit-Nobody = { $unit ->
    [persons] Nobody
   *[records] No record
  }
record-people = { $recordUnit ->
    [persons] people
   *[records] records
  }
record-People = { $recordUnit ->
    [persons] People
   *[records] Records
  }
record-Nobody = { $recordUnit ->
    [persons] Nobody
   *[records] No record
  }
record-person = { $recordUnit ->
    [persons] person
   *[records] record
  }
record-nobody = { $recordUnit ->
    [persons] nobody
   *[records] no record
  }
of-all = { $suppressed ->
    [0] { record-nobody }
   *[other] { $suppressed } of { $records } { record-people }
  }

## Frame

app-name = Outis
app-no-file = no table loaded
app-file = { $name } · { $records ->
    [one] 1 record
   *[other] { $records } records
} · { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}
app-file-short = { $name } · { $records ->
    [one] 1 record
   *[other] { $records } records
}
app-file-folded = { app-file } · { $persons ->
    [one] 1 row of one person
   *[other] { $persons } rows, one for each person
}
skip-link = Skip to the work
missing-start = Outis could not start. It needs a browser from 2023 or later. Please open this page in a current version of Firefox, Chrome, Edge or Safari.
missing-javascript = Outis works inside this page and needs JavaScript, which is switched off in this browser.
missing-webassembly = This browser has WebAssembly switched off, which Outis needs to do its calculations in this page. On a managed computer it may be off by policy: ask whoever looks after it, or open this page in another browser.
missing-worker = This browser cannot run background work in a page, which Outis needs. Please open this page in a current version of Firefox, Chrome, Edge or Safari.
# What the language calls itself.
language-name = English
language-label = Language
theme-button = Colours: { $theme }. Change
theme-system = as your system has them
theme-light = light
theme-dark = dark
why-button = Why? Explain what has the focus
why-panel-name = Why?
why-close = Close
why-eyebrow = Why?
why-in-your-table = In your table
why-terms = Look up:
rail-name = Steps
rail-done = , done
rail-blocked = , something is missing first
rail-load-first = begin here
rail-reading = reading…
rail-records = { $records ->
    [one] 1 record
   *[other] { $records } records
}
rail-quasi-identifiers = { $count ->
    [one] 1 quasi-identifier
   *[other] { $count } quasi-identifiers
}
rail-k = k = { $k }, up to { $limit } left out
rail-models = { $count ->
    [one] 1 protection
   *[other] { $count } protections
}, up to { $limit } left out
rail-searching = searching…
rail-not-found = no table yet
rail-kept = { $kept } of detail kept
rail-levels = levels are fixed
rail-levels-fail = these levels do not hold
rail-find-next = not searched yet
rail-compare = before and after
rail-checked = written and checked
rail-not-written = nothing written yet
rail-attack = what others would learn
rail-attacked = { $found ->
    [0] no attack succeeds
    [one] 1 attack succeeds
   *[other] { $found } attacks succeed
  }
step-load = Load
step-describe = Describe
step-protect = Protect
step-find = Find
step-compare = Compare
step-attack = Attack
step-release = Release
blocked-table = needs a table
blocked-table-long = There is no table yet. Load one first; everything you do here then refers to it.
blocked-table-go = Load a table
blocked-quasi-identifiers = needs quasi-identifiers
blocked-person = a question is open
blocked-person-long = A column seems to tell persons apart, and repeats. Say in Describe whether it tells persons apart: until then nobody knows whether five records that look alike are five people or one.
blocked-person-go = Answer the question
blocked-quasi-identifiers-long = No column is marked as a quasi-identifier yet. Say which details could be matched with other sources: without them nobody can be singled out, and nothing can be protected.
blocked-quasi-identifiers-go = Describe the columns
blocked-search = needs a search
blocked-search-long = For these settings no table has been found yet. Search first; it usually takes seconds.
blocked-search-go = Go to the search
blocked-earlier = earlier releases to give
blocked-earlier-long = The recipe asks for a defence against earlier releases, which are not here. Give them, and take the defence anew.
blocked-earlier-go = Give them under Attack
blocked-columns = columns to decide about
blocked-columns-long = Before a file is written: one or more columns may point to people by themselves as they would be released. Decide for each whether it is left out, made a quasi-identifier, or kept on purpose.
blocked-columns-go = Decide under Describe
blocked-sensitive = a sensitive column to decide about
blocked-sensitive-long = Before a file is written: nothing keeps a sensitive column from being learnt. Add a protection to it, or say that you want none.
blocked-sensitive-go = Decide under Protect
history-name = History of your settings
history-title = History
history-steps = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
history-undo = Undo: { $label }
history-undo-none = Nothing to undo
history-redo = Redo: { $label }
history-redo-none = Nothing to redo
history-announce = Settings as after: { $label }
history-came = k = { $k }: { $text }
history-came-none = no table holds it.
history-came-fails = these levels do not hold it{ $failing ->
    [none] .
    [one] : 1 { record-person } is in a group that fails, and at most { $allowed } may be left out.
   *[other] : { $failing } { record-people } are in groups that fail, and at most { $allowed } may be left out.
}
history-back = Went back to entry { $number }: { $label }
history-loaded = Loaded { $name }
history-recipe = Opened { $name }
history-conformed = Set what the policy { $id } asks for
history-role = { $name }: { $role }
history-roles = { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  }: { $role }
history-group = { $name }: quasi-identifier, in groups
history-accepted = { $name }: kept on purpose
history-ask-again = { $name }: to be decided again
history-declined = { $name }: no protection, on purpose
history-undeclined = { $name }: protection to be decided again
history-perturbed = { $name }: values that need not be true of the persons beside them
history-true = { $name }: values as they are
history-hierarchy = Levels of { $name }
history-cut-moved = Cut points of { $name }
history-hierarchies = Levels of { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  }
history-dates-day = { $name }: the day stands in front
history-dates-month = { $name }: the month stands in front
history-commas-thousands = { $name }: commas part thousands
history-commas-decimals = { $name }: commas part decimals
history-points-thousands = { $name }: points part thousands
history-points-decimals = { $name }: points part decimals
history-type = { $name }: { $type }
history-limit = Highest level of { $name }
history-floor = Lowest level of { $name }
history-weight = Weight of { $name }
history-anon = ANON followed
history-no-anon = ANON no longer followed
history-missing = What means missing
history-k = k = { $k }
history-person-entity = “{ $name }” tells persons apart
history-fold = One row for each person, by “{ $name }”
history-unfold = Each row again
history-person-record = Each record is a person
history-records = What a record stands for
history-records-household = “{ $name }” tells households apart
history-records-count = “{ $name }” says how many records a line stands for
history-records-weight = “{ $name }” holds weights
history-model = { $name }
history-model-of = { $name }, { $attribute }
history-model-added = Added { $name }
history-model-removed = Removed { $name }
history-population = Population from { $name }
history-suppression = Records that may be left out
history-sample = What is known of the population
history-threshold = When a { unit-person } counts as exposed
history-loss = How loss is measured
history-output = How the release is written
history-defence = { $name }, against an attack
history-defence-of = { $name } for “{ $attribute }”, against an attack
history-earlier = { $accepted ->
    [yes] More together with earlier releases is accepted
   *[no] No more than earlier releases
  }
history-search-again = Search for the best levels
history-fixed = Levels of the stopped search
history-levels = Levels chosen by hand
history-search = Way: { $name }
history-compare = Ways to compare: { $count }
line-name = Exposure and network
line-no-table = Load a table to see who is exposed.
line-no-quasi-identifiers = No quasi-identifiers: nothing to measure yet.
line-measuring = Measuring who is exposed…
line-measuring-after = Measuring what the release would show…
line-not-measured = Exposure cannot be measured: see Describe.
line-not-measured-protect = A protection is not complete: see Protect.
line-before-alone = Now: { $people ->
    [one] 1 { unit-person } stands alone
   *[other] { $people } { counted-people } stand alone
}
line-before = Risk now: 1 in { $most } at most, for { $people } { counted-people }{ equal-chance }
line-after = After: { $most ->
    [1] { check-alone }
   *[other] at most 1 in { $most } for { $unit ->
        [persons] everyone
       *[records] every record
      }, by the quasi-identifiers{ equal-chance }
  }
line-after-columns = After: { $most ->
    [1] { check-alone }, and
   *[other] at most 1 in { $most } by the quasi-identifiers{ equal-chance }, but
  } { $columns ->
    [one] 1 column may point to people by itself
   *[other] { $columns } columns may point to people by themselves
}
line-after-none = After: { compare-nothing-left }
line-after-open = After: not searched yet
line-network = No connection is allowed.
line-network-check = How to check
help-button = Help and glossary
help-title = Help
help-lead = The way from a table to a release, the keyboard, what words mean, and what Outis does not do. What the choice under your cursor or focus means stands beside the work, under “Why?”.
help-search = Find a word or a question
help-found = { $found ->
    [0] Nothing here says that. Try another word.
    [one] 1 entry
   *[other] { $found } entries
}
help-way = The way in seven steps
help-keyboard = The keyboard
help-key-tab = Tab, Shift + Tab
help-key-tab-text = To the next and the previous control. The first stop of the page skips to the work.
help-key-space = Space, Enter
help-key-space-text = Press a button, tick a box, open what can be opened.
help-key-arrows = Arrows
help-key-arrows-text = Choose among roles and other choices, move a slider, go from point to point in the map of costs, from combination to combination, from cell to cell in a table of records.
help-key-ends = Home, End
help-key-ends-text = The beginning or end of the row that the arrows go through; with Ctrl, of a whole table of records.
help-key-escape = Escape
help-key-escape-text = Closes “Why?” where it lies over the work.
help-glossary = What words mean
help-not = What Outis does not do
help-not-law = It does not say that a table is anonymous in the sense of a law. It says what was measured on a file.
help-not-others = It does not know what else is public about the same people, or what you released before.
help-not-roles = It cannot know which columns others could match. It suggests roles; you decide them.
help-not-names = It does not invent names or numbers in the place of those it removes, so it cannot lead back to anybody.
help-not-text = It does not look for people inside free text: leave such a column out.
help-not-noise = It adds no noise, and swaps nothing between people, unless you ask for that of a column whose single values need not be true: values become coarser, are replaced by *, or go.
help-not-models = A protection stops the danger that stands with it, and no other. Being alike does not keep a secret that all who are alike share.
help-not-groups = It does not judge whether it harms a group when something is learnt about all of it.
help-not-network = It sends nothing. What you do not save is gone when this page closes.
plain-words = In plain words
about-button = About
about-title = About Outis
about-lead = One file that turns a table about people into one that shows less about each of them, inside your browser.
about-version = Version { $version }.
about-back = Back to { $step }
about-network = What it sends
about-network-text = This file carries a policy that forbids it every connection, and your browser enforces it. Nothing in its own program sends anything: what you load stays in this tab until you save a file.

    A page cannot prove this about itself. What a browser tells a page about its requests leaves out those of its helpers (workers) and counts some that never left. So there is no counter here. These checks do not depend on what the page says:
about-framed = This page stands in a frame of another one. That can give you a file, and is told how far your work on it is, in words like “reading” and “checked”. It gets the release when you press “Return to …”, and nothing before.
about-check = How to check
about-check-cable = Unplug the network, or switch to flight mode, before you load a table. Everything works, the release included.
about-check-panel = Open your browser’s developer tools (F12), go to Network, load the page again, and do your work. Once the page is there, the list shows nothing but addresses that begin with blob: or data:, which are inside the page. Chrome and Edge show the worker’s requests in the same list. In Firefox look at about:networking as well, which lists every connection of the browser.
about-check-hash = Compare the SHA-256 of the file with the one published beside it, so that you know it is the file that was built and tested. On Windows: certutil -hashfile outis.html SHA256. On a Mac: shasum -a 256 outis.html. On Linux: sha256sum outis.html.
about-check-policy = Open the file in a text editor. Near the top stands Content-Security-Policy with connect-src 'none', and after it, in plain text, what is taken away from the page before it starts.
about-licence = Licence
about-licence-text = Outis is free software under the Apache License 2.0. It comes without warranty. It is made of parts by others, each under its own terms, which stand below.
about-parts = { $count ->
    [one] What is in this file: 1 part
   *[other] What is in this file: { $count } parts
}
about-parts-table = Parts and their licences
about-part = Part
about-part-version = Version
about-part-licence = Licence
about-part-texts = Text
about-text = Text { $number }
about-text-of = For { $names }
dead-title = The calculation has stopped
dead-text = This is a fault in Outis, not in what you did. Nothing has left this page.
dead-text-table = This is a fault in Outis or in the browser, not in your data. Your settings and what was found so far are kept. Starting again reads { $name } once more.
dead-detail = For whoever looks into it: { $message }
dead-memory = Memory ran out: this page had { $memory } and got no more. A tab can have about 4 GB.
dead-text-kept = Your settings and what was found so far are kept. Nothing has left this page. A table with fewer columns or records takes less, and so does the command line.
dead-unheard = The calculation did not stop when asked, so it was ended and starts again. Your settings are kept.
dead-restart = Start again
dead-restart-table = Start again and read { $name }
silent-title = No answer for a while
silent-text = The calculation has not got on for some time. It may be at a long step, or waiting for a drive: then it goes on by itself. You can also end it and start again; your settings and what was found so far are kept.
message-search-ended = The search ended before it was done. The best table so far ({ $kept }) will be found again by the same search; its levels can also be saved as a recipe.
message-file-differs = { $name } was read again and is not the file that it was before. Your settings are kept; what was found for the old file is gone.
message-put-away = Hide this message
message-levels-used = { $columns ->
    [one] 1 column takes its levels from a file now.
   *[other] { $columns } columns take their levels from files now.
} { $left ->
    [0] { "" }
    [one] 1 file is not used; it stands below.
   *[other] { $left } files are not used; they stand below.
}
message-save-recipe = Save those settings as a recipe
message-settings-kept = { $name } has the columns that your settings name, so your settings were kept. Look through them: values may differ.
message-settings-do-not-fit = The settings you made for { $name } do not fit { $next }, which starts with suggestions of its own.
message-session-in-force = Your session { $name } goes on where you stopped. What was found is not in it: search again where it is missing.
message-session-syntax = { $name } is no valid JSON, so that no session can be read from it. It may have been cut off: use an earlier copy.
message-session-deep = { $name } holds lists within lists beyond all measure, so it was not read. No session is written like that: use an earlier copy.
message-session-large = { $name } is larger than any session (64 MB), so it was not read. Choose the file that was saved as a session.
message-session-version = { $name } is a session of another version. Open it with the version of Outis that it was made with.
message-session-unknown = The session { $name } has a field that is not known: { $field }. It may be misspelt, or made by a later version of Outis.
message-session-lacking = The session { $name } lacks the field { $field }. Use an earlier copy.
message-session-type = The session { $name } has something of the wrong kind in { $field }. It may have been changed by hand: use an earlier copy.
message-plan-refused = There is no plan. { $why }
message-job-left-out = Not in the job of ANON, since it does not decide which table is released: { $fields }.
message-job-refused = A job of ANON has no words for what the recipe says in { $field }. { $detail ->
    [letter] A name or a label has a control character, which XML cannot hold.
   *[other] Change it, or keep the recipe as it is.
}
message-earlier-unprotected = Whatever the earlier release shows of { $names } now counts as known. A protection of it would promise what nobody can keep, so that it was taken away.
message-recipe-in-force = The recipe { $name } is in force. You can go on at any step.
message-policy-stays = The policy that came with the file is the one that counts. Another one cannot take its place.
message-conforms = Everything that the policy { $id } asks for before a search is set already.
message-conformed = What the policy { $id } asks for is set. “Undo” takes it back; then nothing is released.
range-from = at least { $low }
range-above = above { $low }
range-above-most = above { $low }, at most { $high }
range-inside = above { $low } and below { $high }
range-between = from { $low } to { $high }
percent = { $n } %
percent-less-than = under { $limit } %
percent-more-than = over { $limit } %
seconds-under = under { $limit } s
seconds = { $n } s
minutes = { $minutes } min { $seconds } s
one-in = 1 in { $n }
cell-empty = (empty)

## Files that are given together

given-waits = { $files ->
    [one] 1 file waits for the table.
   *[other] { $files } files wait for the table.
}
given-looking = { $files ->
    [one] Comparing 1 file with the columns…
   *[other] Comparing { $files } files with the columns…
}
given-announce = { $fit ->
    [0] No column was found
    [one] A column was found
   *[other] Columns were found
  } for { $fit } of { $files } files. Nothing is in force yet.
given-title = { $chosen } of { $files ->
    [one] 1 file has a column
   *[other] { $files } files have a column
  }
given-title-left = { $files ->
    [one] 1 file is not used
   *[other] { $files } files are not used
  }
given-text-left = Choose a column of { $table } for what is left, or use none of it.
given-text = A file is for the column of { $table } whose values it has a line for; where several have the same values, its name decides. Nothing is in force yet: look through it, and choose another column where it is wrong.
given-table = { $file } was taken for the table: of the { $files } files it is the only one that cannot be read as a hierarchy.
given-use = { $columns ->
    [one] Use these levels for 1 column
   *[other] Use these levels for { $columns } columns
}
given-forget = Do not use any
given-column = Column for { $file }
given-none = no column
given-which-table = Which of these files is the table?
given-which-table-text = What is in them does not tell. The others are then compared with its columns. Or several of them have the same columns, such as a file for each month: then they are one table.
given-belong = These tables belong together by { $column }
given-belong-text = { $file } has { $persons ->
    [one] a record of 1 person
   *[other] a record for each of { $persons } people
  }. Put together, each of their records in { $others ->
    [one] the other file
   *[other] the other files
  } stands beside it, and people are counted, not records.
given-belong-table = { $name }: { $records ->
    [one] 1 record
   *[other] { $records } records
  }.{ $without ->
    [0] {""}
    [one] {" "}1 is nobody’s in the table of persons, and is left out.
   *[other] {" "}{ $without } are nobody’s in the table of persons, and are left out.
  } { $lacking ->
    [0] Everybody has one.
    [one] 1 person has none, and keeps a record with missing cells.
   *[other] { $lacking } people have none, and each keeps a record with missing cells.
  }
given-put-together = Put them together
given-only = Take only { $file }
given-load = Load { $file } as the table
given-together = Load { $files } files with the same columns as one table
given-below = { $files ->
    [one] Add this file's records below { $name }
   *[other] Add the records of { $files } files below { $name }
}
given-not-looked = Not looked into: it is larger than any hierarchy (64 MB), or another of these files has its name.
given-fits = It has a line for { $values ->
    [one] the only value
    [2] both values
   *[other] each of the { $values } values
  } of { $column }.
given-fits-name = It has a line for each value of { $columns }. Its name says { $column }.
given-no-hierarchy = It is no hierarchy. { $problem }
given-no-column-any = It fits no column: none of its values stands in any of them.
given-no-column = It fits no column. { $lacking ->
    [one] 1 value
   *[other] { $lacking } values
  } of { $column }, the nearest, { $lacking ->
    [one] has
   *[other] have
  } no line in it: of { $values }. Add what is lacking and drop the file again.
given-other-name = It has a line for each value of { $columns }. But its name says { $name }, of which it lacks { $lacking ->
    [one] 1 value
   *[other] { $lacking } values
  }. Is it for { $columns }?
given-several-files = It has a line for each value of { $columns }, and so does another of these files. Choose which to use.
given-several-columns = It has a line for each value of { $columns }, and its name does not say which is meant. Choose.
given-not-chosen = It has a line for each value of { $columns }, and is not used.
given-sensitive = That column is sensitive and released unchanged: levels only say which of its values are near to each other.
given-later = That column is { $role }, and released without levels. They are kept until you make it a quasi-identifier.
own-values = In your own table
own-lines = In { $file }
own-line = Line { $number }
own-more = and { $more } more
own-values-text = Shown on this screen only: not in the message above, in a report, or in print.
given-choose-title = Do you have hierarchy files?
given-choose-text = Drop any number of them on the page, at any step, or choose them here. Each is matched with a column by its values, and shown before it is used.
given-choose = Choose hierarchy files

## Load

load-title = Load a table
load-files-name = Files
load-files-differ = They are not written alike. What is said below of separator and text is about the first; the others are read as they are written.
load-files-part = { $name }: { $records ->
    [one] 1 record
   *[other] { $records } records
}
load-files-written = { $name }: { $records ->
    [one] 1 record
   *[other] { $records } records
}; cells separated by { $delimiter }, text in { $encoding }
load-files-small = They are one table, in this order. What is chosen below holds for each of them; the first lines are those of the first.
load-title-table = { $name }
load-lead = One row for each person, or several, as a CSV file or a workbook. It is read inside this page and goes nowhere else.
load-drop = Drop a table here
load-drop-small = CSV with commas, semicolons, tabs or bars; .xlsx, .xlsm, .xlsb, .xls, .ods; Stata .dta; Parquet; JSON, one object for each record; XML, one element for each record. Or copy cells and paste them here. Files with the same columns become one table; hierarchy files can come along.
load-room = About { $millions } million records of { $columns } columns fit here. Of a larger file you hear early what to do.
load-choose = Choose a file
load-choose-another = Choose another file
load-another-unsaved = The release of { $name }, or its report, is not saved. Reading another table lets go of both: save them under Release first.
load-another = Something else?
load-sample-title = Just looking?
load-sample-text = 5,000 invented patients with names, birth dates, postcodes, occupations and diagnoses. Nobody in it ever lived.
load-sample = Try with a sample
load-recipe-title = Done this before?
load-recipe-text = A recipe holds every decision and no records: open last year’s, then load this year’s file. A session is where you stopped: open it and go on with the same file.
load-recipe = Open a recipe or session
load-xml = XML with an element for each record. All cells are text.
load-audit-title = Handed somebody else’s file?
load-audit-text = See what a published file tells of people: how many stand alone, how small its groups are, what can be learnt. No recipe and no original needed.
load-audit = Check a file
examples-title = Learn from an example
examples-text = Tables of a few lines from the literature. Each opens with its recipe, and says what to look at.
example-open = Open: { $title }
example-open-short = Open
example-two-ways-title = Four patients, many ways to hide them
example-two-ways-text = How the search chooses levels so that everyone looks like someone else (Sweeney 2002).
example-two-ways-look = Of 48 ways to combine the levels, 16 make everyone look like someone else. The search keeps the one that climbs least: zip at level 2, age at level 1, nationality at level 1. Half of all levels are climbed, which is a loss of 0.5.
example-left-out-title = Leaving two out, so that six keep more
example-left-out-text = Eight patients, of whom two are unusual (ANON).
example-left-out-look = A, B and C look alike, and so do D, E and F. G and H fit nowhere and are left out: 2 of 8. Each group holds at least 2 illnesses. See under Compare what precision (0.3) and discernibility (34) say of it.
example-four-anonymous-title = Alike, and with the same illness
example-four-anonymous-text = A published table in which everyone looks like three others. Is that enough? (Machanavajjhala et al. 2007)
example-four-anonymous-look = The table is already 4-anonymous. But all four in 130**, 3* have cancer: distinct ℓ is 1, and the distance from the whole table is 0.5833. Whoever knows a man of 31 in 13053 knows his illness.
example-three-diverse-title = Three illnesses in each group
example-three-diverse-text = The same patients in other groups.
example-three-diverse-look = Now every group holds 3 different illnesses, and the distance from the whole table is only 0.1667. Entropy ℓ is 2.828, not 3, because cancer is twice as frequent in two of the groups.
example-similarity-title = Different values that mean the same
example-similarity-text = Three salaries and three illnesses in each group, near to each other (Li et al. 2007).
example-similarity-look = Each group holds 3 salaries and 3 illnesses. Still, in 476**, 2* all earn little (t = 0.375 by order) and all have an illness of the stomach (t = 0.4444 by levels). ℓ-diversity does not see that, t-closeness does.
example-skewness-title = One in a hundred, or nearly all
example-skewness-text = Two groups that look equally diverse and are not equally dangerous (Li et al. 2007).
example-skewness-look = North has 49 positive tests and 1 negative, south the other way round. ℓ = 2 holds for both. But 1 in 100 is positive in the whole table, and 98 in 100 in the north: t = 0.97.
example-register-title = Alone in the table, not in the town
example-register-text = Six of fourteen people, and a register with all of them (k-map).
example-register-look = Years of birth in steps of 5 are enough: every record then fits at least 2 people of the register, although some stand alone in the table. For 2-anonymity it would take steps of 10, and 2 records left out.
example-attackers-title = Three attackers, three risks
example-attackers-text = What a neighbour, a journalist and an advertiser can do with the same table (El Emam).
example-attackers-look = Who knows that a person is in the table is right in at best 1 of 1 cases, and 0.4 on average. Who looks for anybody in the register: at best 1 in 4, and 0.2 on average. Who matches everybody gets 20 % right. See the measures under “Exposure now”.
load-promise = You can unplug the network now. Everything here works without it.
load-reading = Reading { $name }
load-read = { $read } of { $size }, { $records } records so far
load-need = By its beginning, it has about { $records } records, which will need about { $need } of memory at most. A tab can have { $room }.
load-anyway = Try to read it all the same
load-cancel = Stop reading
load-failed = { $name } could not be read
load-failed-kept = { $name } could not be read; { $kept } is still loaded
load-announce = { $name } is loaded: { $records ->
    [one] 1 record
   *[other] { $records } records
  } in { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  }.
load-found = { $records ->
    [one] 1 record
   *[other] { $records } records
} in { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}, { $size }. This is how the file was understood; correct what is wrong.
load-delimiter-name = Separator
load-delimiter-detected = Cells are separated by { $delimiter }, as found in the file.
load-delimiter-none = Nothing was found that separates cells. If something does, choose it.
load-delimiter-given = Cells are separated by { $delimiter }, as was said by you or the recipe.
load-layout-name = Table
load-layout = { $header ->
    [0] The first record is in line { $first }
   *[other] The names are in line { $header }{ $said ->
        [true] { "" }
       *[false] , the first record is in line { $first }
    }
}{ $reason ->
    [first-line] .
    [empty-above] , as it seems: the lines above are empty.
    [separator-above] , as it seems: the line above only tells programs the separator.
    [fewer-cells-above] , as it seems: the lines above have fewer cells, and names follow.
    [names-below] , as it seems: the lines above name no columns, and this one does.
   *[given] , as was said by you or the recipe.
}{ $said ->
    [true] {" "}The first record is in line { $first }, as was said by you or the recipe.
   *[false] { "" }
}{ $heading ->
    [first-unnamed] {" "}Records have one cell more than there are names: their first column, which names or numbers them, has none.
    [last-unnamed] {" "}Records have one cell more than there are names: they all end with a separator, and their last column, which is empty, has no name.
    [last-is-none] {" "}The line of names ends with a separator, below which no column stands.
   *[whole] { "" }
}{ $cleaned ->
    [true] {" "}Names were freed of quotation marks and of white space around them.
   *[false] { "" }
}
load-left-out = { $above ->
    [0] { "" }
    [one] 1 line above is left out.
   *[other] { $above } lines above are left out.
}{ $units ->
    [0] { "" }
    [one] {" "}1 line between the names and the first record is left out.
   *[other] {" "}{ $units } lines between the names and the first record are left out.
}{ $empty ->
    [0] { "" }
    [one] {" "}1 line without content is left out.
   *[other] {" "}{ $empty } lines without content are left out.
}{ $repeated-names ->
    [0] { "" }
    [one] {" "}1 line that says the names again is left out.
   *[other] {" "}{ $repeated-names } lines that say the names again are left out.
}{ $pages ->
    [0] { "" }
    [one] {" "}1 line that numbers a page is left out.
   *[other] {" "}{ $pages } lines that number pages are left out.
}{ $last ->
    [0] { "" }
    [one] {" "}The last record is left out.
   *[other] {" "}The last { $last } records are left out.
}
load-around = { $wrapping ->
    [quotes] {" "}Quotation marks around whole lines are taken off.
    [frame] {" "}Bars and rules around the cells are taken off.
    [aligned] {" "}Two blanks or more part the cells.
   *[nothing] { "" }
}{ $trim ->
    [true] {" "}Blanks beside separators are left out.
   *[false] { "" }
}{ $fit ->
    [true] {" "}Cells that lines lack at their ends are missing.
   *[false] { "" }
}
load-first-sheet = Read the first sheet that may be a table
load-dates = What stands in front
load-dates-day = The day: 02/08 is in August
load-dates-month = The month: 02/08 is in February
load-blanks = What the blanks part
load-blanks-thousands = Thousands: 1 234 is more than a thousand
load-commas = What the commas part
load-commas-thousands = Thousands: 1,234 is more than a thousand
load-commas-decimals = Decimals: 1,234 is a little more than one
load-points = What the points part
load-points-thousands = Thousands: 1.234 is more than a thousand
load-points-decimals = Decimals: 1.234 is a little more than one
load-skip-empty = Leave out lines without content
load-skip-repeated-names = Leave out lines that say the names again
load-skip-pages = Leave out lines that number pages
load-trim = Leave out blanks beside separators
load-fit-records = Take cells that lines lack at their ends as missing
load-wrapping-quotes = Take off quotation marks around whole lines
load-wrapping-frame = Take off the bars and rules around cells
load-wrapping-aligned = Part cells where two blanks or more stand
load-restore-zeros = Fill up to five digits
load-fill-down = They belong to the record above: fill them up
load-fill-down-none = Each is somebody’s own
load-filled-down = Fill up “{ $name }”, and what goes with it, from the record above
load-zeros-restored = Fill up “{ $name }” to { $digits } digits with zeros
load-skip-totals = { $records ->
    [one] Leave out the last record
   *[other] Leave out the last { $records } records
}
load-skip-last = Records to leave out at the end
load-first-line = Line of the first record
load-layout-change = Where the table begins and ends
load-lines-title = Which line holds the names?
load-lines-title-record = Which line holds the first record?
load-lines-small = These are the first lines of the file as they stand in it. Choose the line with the names: what is above is left out.
load-lines-small-record = These are the first lines of the file as they stand in it. Choose the line with the first record: what is above is left out.
load-lines-refused = Where the table of { $name } begins and ends
load-lines-region = First lines of the file
load-lines-line = Line { $line }
load-lines-blank = (empty line)
load-lines-more = … and { $count } more
load-name-columns = Give names to the columns
load-name-column = Name of column { $number }
load-name-apply = Use these names
load-name-forget = Take the names of the file
load-delimiter-label = Read again with another separator
load-delimiter-choose = Read it with another separator …
delimiter-comma = commas
delimiter-semicolon = semicolons
delimiter-tab = tabs
delimiter-pipe = bars
delimiter-other = “{ $character }”
load-pasted = Pasted cells.tsv
load-json-name = Format
load-json = JSON: one object for each record
load-parquet = A data set of Parquet. Dates and times are shown as ISO 8601 has them, numbers in the fewest digits, decimals with all of theirs.
load-stata = A data set of Stata. Values are shown by their labels, dates as year, month and day, numbers as they are stored.
load-sheet-name = Sheet
load-sheet-detected = { $name }, { $visible ->
    [true] the first one that can be seen and looks like a table.
   *[false] which is hidden: no sheet that can be seen has a cell.
}
load-sheet-given = { $name }, as was said by you or the recipe.
load-sheet-label = Read another sheet
load-sheet-hidden = { $name } (hidden{ $rows ->
    [none] { "" }
    [one] , 1 row
   *[other] , { $rows } rows
  })
load-sheet-rows = { $name } ({ $rows ->
    [one] 1 row
   *[other] { $rows } rows
  })
load-header-name = Names
load-header-yes = { $line ->
    [1] The first line names the columns
   *[other] Line { $line } names the columns
}
load-header-no = { $line ->
    [1] The first line is already a record
   *[other] Line { $line } is already a record
}{ $named ->
    [true] {""}
   *[false] ; columns go by number
}
load-detected = , as it seems.
load-header-label = Read again with another meaning of the first line
load-header-names = names the columns
load-header-record = is a record
load-encoding-name = Text
load-encoding = { $name }{ $bom ->
    [true] {" "}with a byte order mark
   *[other] { "" }
}{ $reason ->
    [mark] .
    [only-ascii] : no letter is beyond ASCII.
    [reads-as-utf-8] , as it seems.
    [every-other-zero] , as it seems: of each two bytes the same one is often zero.
    [windows-signs] , as it seems: not UTF-8, and with signs that only Windows has. If letters are wrong, choose another; if none is right, save the file as “CSV UTF-8” first.
    [iso-letters] , as it seems: not UTF-8, and with letters that ISO 8859-15 has. If letters are wrong, choose another; if none is right, save the file as “CSV UTF-8” first.
    [not-utf-8] , as it seems: not UTF-8. If letters are wrong, choose another; if none is right, save the file as “CSV UTF-8” first.
   *[given] , as was said by you or the recipe.
} Lines end { $ending ->
    [crlf] the Windows way
   *[other] the Unix way
}. { $released ->
    [same] The release is written the same way.
   *[other] The release is written in { $written }, with the same line ends.
}
load-encoding-label = Read again with letters as in
load-encoding-choose = Read it as …
encoding-utf-8 = UTF-8
encoding-utf-16le = UTF-16 (LE)
encoding-utf-16be = UTF-16 (BE)
encoding-windows-1252 = Windows (Western, 1252)
encoding-iso-8859-15 = ISO 8859-15 (Latin-9)
load-types-name = Content
load-types = { $types }. { $missing ->
    [0] No cell is missing.
    [one] 1 cell is missing ({ $share }).
   *[other] { $missing } cells are missing ({ $share }).
}
load-types-form = Numbers have { $thousands ->
    [point] thousands apart by points
    [comma] thousands apart by commas
    [apostrophe] thousands apart by apostrophes
    [space] thousands apart by spaces
   *[none] no sign between thousands
}{ $currency ->
    [true] {" "}and signs of currencies or of percent beside them
   *[false] { "" }
}: that is how they are read, and they stay as they are written.
load-types-integer = { $count ->
    [one] 1 column of whole numbers
   *[other] { $count } columns of whole numbers
}
load-types-decimal = { $count ->
    [one] 1 column of decimal numbers
   *[other] { $count } columns of decimal numbers
}
load-types-date = { $count ->
    [one] 1 column of dates
   *[other] { $count } columns of dates
}
load-types-text = { $count ->
    [one] 1 column of text
   *[other] { $count } columns of text
}
load-first = { $count ->
    [one] The record, as it was understood
   *[other] The first { $count } records, as they were understood
}
load-first-small = If a cell stands in the wrong column, the separator is wrong.
load-next = Describe the columns
recipe-forget = Close this recipe
recipe-waits = The recipe { $name } is open. Load the table it is for: it then takes effect by itself.
recipe-waits-join = The recipe { $name } is open. It puts { $files } tables of the same people together: drop their files at once, or choose them at once. It then takes effect by itself.
recipe-refused = The recipe { $name } is not in force
recipe-attach = Attach { $file }

## Describe

# What stands between the parts of a sentence, and between a name and what is said of it.
between-clauses = {"; "}
between-name = {": "}
list-more = { $more } more

describe-title = What is in each column?
describe-next = Choose the protection
describe-lead = Give each column one of four roles. Every suggestion says why it was made.
describe-lead-none = Give each column one of four roles. At least one must be a quasi-identifier, a detail that could be matched with other sources.
unsaid-title = Nothing tells what { $count ->
    [one] 1 column is for
   *[other] { $count } columns are for
}
unsaid-text = Neither their names nor their values say whether others could know them. Until you decide, they are quasi-identifiers, which is careful: each one that is none costs detail in all others. If others may know them, leave them so.
unsaid-which = Columns to decide about
unsaid-role = The chosen columns are
unsaid-set = Set them
many-quasi-title = { $count } quasi-identifiers are many
many-quasi-text = Ask of each whether somebody outside could know it. Those that add most to what the others tell apart, exact as the file has them, come first.
many-quasi-column = Column
many-quasi-gain = Adds
many-quasi-separation = Tells apart
many-quasi-unique = Singles out
many-quasi-without = The others keep without it
many-quasi-nothing = none found
many-quasi-singled = { $unique ->
    [one] a record
   *[other] { $unique } records
  }{ $columns ->
    [one] {" "}by itself
   *[other] {" "}with { $others }
  }
many-quasi-note = Adds: new combinations of values, as a share of the records, { $largest ->
    [1] by itself
    [2] by itself and beside another column, on average
   *[3] by itself and beside one or two others, on average
  }. Tells apart: the share of all pairs of records that differ in it.
many-quasi-weigh = Measure what each one costs
many-quasi-weighing = Searching without each one: { $done } of { $all }
many-quasi-kept = With all of them, as much detail is kept under the present protections as { $kept } of { $columns } whole columns have. A column costs what the others keep more without it; the dearest come first now. These are short searches: a full one may keep a little more.
many-quasi-columns = { $kept } of { $columns }
many-quasi-more = { $kept } of { $columns }: { $more } more
many-quasi-no-more = { $kept } of { $columns }: no more
advice-title = { $count ->
    [one] Look at 1 column again
   *[other] Look at { $count } columns again
  }
warning-free-text = Free text may say anything about anyone and cannot be protected here: leave it out.
warning-no-levels = Nothing between exact and “*” brings its values together: either all of its detail is kept or none. Give it levels, or leave it out.
warning-exact-dates = Its dates say at least the day. If a month or a year is enough for whoever reads the release, make that its lowest level allowed; a quasi-identifier has levels.
advice-show = Show the column
advice-show-name = Show the column { $name }
columns-open = { $count ->
    [one] 1 column may point to people by itself
   *[other] { $count } columns may point to people by themselves
}
columns-open-text = What is released of such values points to people by itself: all of them, but of a quasi-identifier those that are not generalized. Looking like others in the quasi-identifiers helps nobody who is found here. Decide about each before you write a file.
columns-decide = Decide
columns-decide-name = Decide about { $name }
columns-ask = What should become of { $name }?
columns-leave-out = Leave it out
columns-leave-out-name = Leave it out: { $name }
columns-quasi = Make it a quasi-identifier
columns-quasi-name = Make it a quasi-identifier: { $name }
columns-group = Group it: { $kind }
columns-group-name = Group it: { $kind } ({ $name })
columns-keep = Keep it on purpose
columns-keep-name = Keep it on purpose: { $name }
columns-keep-many = Keep these { $count } nearly unique columns on purpose
columns-keep-text = A column that is kept is released as it is, a quasi-identifier as far as it is not generalized. The figures above stand in the report as accepted by you.
columns-kept = Kept on purpose.
columns-kept-title = Kept on purpose
columns-ask-again = Decide again
columns-ask-again-name = Decide again about { $name }
columns-written = { $count ->
    [one] In the written file, 1 column may point to people by itself
   *[other] In the written file, { $count } columns may point to people by themselves
}
names-together = { $columns ->
    [one] { $names }
   *[other] { $names } together
}
describe-lead-alone = { $alone ->
    [0] By { names-together }, each of { $records } { counted-people } looks like { $unit ->
        [persons] somebody else
       *[records] another
    }.
    [one] By { names-together }, 1 { unit-person } of { $records } stands alone ({ $share }).
   *[other] By { names-together }, { $alone } of { $records } { counted-people } stand alone ({ $share }).
}
describe-problem = Something here does not fit the table
describe-filter = Find a column
describe-shown = { $shown } of { $all } columns
describe-select-all = { $count ->
    [one] Select it
   *[other] Select these { $count }
}
describe-select-none = Clear the selection
describe-select = Select { $name }
describe-selected = { $count ->
    [one] 1 column selected
   *[other] { $count } columns selected
}
describe-bulk-role = Their role
describe-bulk-set = { $count ->
    [one] Set the role of 1 column
   *[other] Set the role of { $count } columns
}
describe-none-match = No column has “{ $filter }” in its name.
describe-pages = Pages of columns
describe-page = { $from } to { $to } of { $all }
describe-page-before = Columns before
describe-page-after = Columns after
describe-role-of = Role of { $name }
role-identifier = identifier
role-identifier-short = Identifier
role-identifier-plain = names a person by itself. Left out of the release.
role-quasi-identifier = quasi-identifier
role-quasi-identifier-short = Quasi-identifier
role-quasi-identifier-plain = a detail that could be matched with other sources. Made coarser.
role-sensitive = sensitive
role-sensitive-short = Sensitive
role-sensitive-plain = what nobody should learn about a person. Released as it is.
role-insensitive = insensitive
role-insensitive-short = Insensitive
role-insensitive-plain = neither known elsewhere nor delicate. Released as it is.
type-integer = whole numbers
type-decimal = decimal numbers
type-date = dates
type-text = text
column-unnamed = (no name)
column-type = What { $name } holds
column-values = { $distinct ->
    [one] 1 value
   *[other] { $distinct } values
}
column-missing = { $missing } missing ({ $share })
column-missing-as = { $fate ->
    [removed] they read: { $markers }; records with one are left out
    [none] they read: { $markers }
   *[written] they read: { $markers }; in the release: { $marker }
}
column-levels = Levels: { $kind }
column-ungrouped = It is kept whole or not at all. Say which of its values belong together, and a part of it can be kept.
perturb-choice = What each record shows of { $name }
perturb-of = Single values of { $name }
perturb-none = true: each record keeps its own
perturb-swap = exchanged between records (data swapping)
perturb-randomized-response = drawn in part (randomized response)
perturb-share = Share of the records that exchange theirs (0.1 to 1)
perturb-keep = Probability that a value stays (at most 0.9)
perturb-swap-text = So many records are drawn at random, and their values go round among them. The column has the same values, equally often; how it goes together with other columns is blurred. Whoever finds a record cannot be sure that its value is that person’s, and yet it is for all that were not drawn: nothing more is promised.
perturb-randomized-response-text = Each value stays with this probability; otherwise one is drawn from all values of the column, each of them equally likely. A missing cell is one of them. The report says how shares are estimated all the same, and what is promised (ε). Which values there are, everybody can see.
perturb-text = Values that need not be true of the persons beside them protect where the column only has to be counted as a whole. No other protection can be asked for the column then, no attack is tried with it, and it is told to everybody. Release it once.
reason-same = Suggested ({ $certainty }): { $reason }
reason-other = Suggested { $role } ({ $certainty }): { $reason }
missing-title = What means “missing”?
missing-text = { $count ->
    [0] No text means missing: every cell counts as a value.
    [one] Cells with exactly this text count as missing.
   *[other] Cells with exactly one of these texts count as missing.
}
missing-first = written in the release
missing-remove = { $marker } is a value, not missing
missing-add-label = Another text that means missing
missing-add = Add
missing-match = A missing detail of a person
match-own-value = counts as a value of its own
match-own-value-text = { $recordUnit ->
    [persons] People who
   *[records] Records that
  } lack it look alike. The careful choice: somebody may know that it is missing.
match-wildcard = matches everything
match-wildcard-text = Whoever lacks it may be anybody in this detail. Keeps more; only right if nobody knows the values that are missing here, or that they are: counting only what is written, somebody may stand alone. Goes with k-anonymity alone.
match-remove-row = takes the record out
match-remove-row-text = Records that still show a missing detail at the chosen level are { $style ->
    [star] starred: they stay, with * in every quasi-identifier.
   *[drop] left out of the release.
  }
missing-suppressed = A blanked cell is a missing one
missing-suppressed-text = What is left out when single cells are blanked is written as a missing detail and counts as one, so that nobody can tell the two apart. Fewer details are lost.
missing-sensitive = A missing sensitive value
missing-sensitive-excluded = is not a value
missing-sensitive-excluded-text = Groups are judged by the values that are there. A group without any passes.
missing-sensitive-own-value = is a value like any other
missing-sensitive-own-value-text = That somebody gave no answer is itself something to hide.
## Is this column the person?

person-question = Is “{ $name }” the person? { $values } values in { $records } records
person-question-names = Do “{ $names }” together say who the person is? { $values } combinations in { $records } records
person-alike = Values that differ only in how they are written (p1 and P1, K-017 and K 017) count as one in this question. Written as they are, they count as different people: write them alike in your file first.
person-text = { $columns ->
    [1] It looks like the number, name, address or birth date of a person, and it repeats. If it is,
   *[other] Together they look like what tells a person from others, and their combinations repeat. If they do,
} five records that look alike may be one person, who hides in nobody’s company. Until you answer, every figure here counts records, not people.
person-ways = If it is, there are two ways. Keep the rows and count people, where the rows are what is studied: visits, payments, stays. Or make one row for each person, where analysts need one, or where each person’s history would tell too much: whoever knows two or three rows of a person may find them, though each row stands among many.
person-fold = Yes: make one row for each person
person-yes = Yes: keep the rows, count people
person-no = No, each record is a different person
person-other = No, another column is the person
person-unsure = Not sure: show what it changes
person-again = Change the answer
person-recurring = Are the same people here at several times?
person-recurring-text = { $values } combinations of { $names } come back at different values of “{ $time }”, far more often than those of different people would, in { $records } records. No column tells who is who. If they are the same people, five records that look alike may be one person, who hides in nobody’s company. Until you answer, every figure here counts records, not people.
person-recurring-ways = If they are, give each person a number in your file, the same at every time, and load it again; or keep the rows of one value of “{ $time }” and load those.
person-recurring-other = Yes, and a column tells who is who
person-answered-entity = { $columns ->
    [1] “{ $name }” tells persons apart
   *[other] { $name } together tell persons apart
  }
person-answered-entity-text = Groups and risks count people, however many records each has. How many records may be left out, and protections of sensitive values, count records.
person-answered-record = Each record is a person, although “{ $name }” repeats
person-answered-record-text = The recipe says so, and so will the report. Every figure counts each record as a person of its own.
person-effect-asking = Counting both ways…
person-effect-failed = It could not be counted
person-effect = The table as it stands, counted both ways
person-effect-records = If each record is a person
person-effect-persons = If “{ $name }” is the person
person-effect-smallest = In the smallest group
person-effect-alone = Stand alone
person-effect-below-k = In groups smaller than { $k }
person-effect-above = With a risk above the threshold
person-effect-all = Counted in all; whoever has records in several groups counts once in each
person-effect-seeming = { $classes ->
    [0] No group has { $k } records or more and yet fewer than { $k } people as the table stands.
    [one] 1 group has { $k } records or more ({ $records }) and yet fewer than { $k } people, if “{ $name }” is the person.
   *[other] { $classes } groups have { $k } records or more ({ $records } together) and yet fewer than { $k } people, if “{ $name }” is the person.
  }
person-effect-most = One person may have { $most } records. Coarsened, a group of { $k } records may then be { $fewest ->
    [one] that one person
   *[other] as few as { $fewest } people
  }, unless people are counted.
person-effect-folded = With one row for each person
person-effect-sequences = As the table is, one row by itself singles out { $one } of the { $persons } people, at most two of their rows together { $least ->
    [yes] at least { $two }
   *[no] { $two }
}, and at most three { $leastThree ->
    [yes] at least { $three }
   *[no] { $three }
}.
person-effect-fold = One row for each person makes { $persons } rows of { $records }; one person has { $most }. If each column keeps the first, { $values } other values are thrown away; you can choose what each column keeps.{ $unassigned ->
    [0] {""}
    [one] {" "}1 row that does not say whose it is would be left out.
   *[other] {" "}{ $unassigned } rows that do not say whose they are would be left out.
}
fold-answered = One row for each person, by “{ $name }”
fold-asking = Making one row for each person…
fold-failed = One row for each person could not be made
fold-came = { $persons } rows were made of { $records }: { $several ->
    [one] 1 person
   *[other] { $several } people
  } had several, { $most } at most. { $values ->
    [0] { $gone ->
        [0] Nothing was thrown away.
       *[other] { "" }
    }
    [one] One value that a person had beside the one that is kept was thrown away.
   *[other] { $values } values that people had beside the ones that are kept were thrown away.
}{ $gone ->
    [0] { "" }
    [one] {" "}Of one column only a number is kept: how many values there were, or their sum.
   *[other] {" "}Of { $gone } columns only numbers are kept: how many values there were, or their sum.
} Everything from here on is about these rows, and counts people.
fold-order = First and last go by
fold-order-file = the order of the file
fold-format-found = as found in the column
fold-columns = What each column keeps of a person’s rows
fold-column = Column
fold-keep = Keeps
fold-keep-of = What “{ $name }” keeps
fold-lost = Thrown away
fold-lost-of = { $values ->
    [one] 1 value
   *[other] { $values } values
  } of { $persons ->
    [one] 1 person
   *[other] { $persons } people
  }
fold-lost-count = every value; only how many there were is kept
fold-lost-sum = every value; only the sum is kept
fold-lost-nothing = nothing
fold-incomplete = { $incomplete ->
    [one] of one person some were missing and are not in it
   *[other] of { $incomplete } people some were missing and are not in it
}
fold-count = Add a column “{ $name }” that counts each person’s rows
fold-count-name = Rows
fold-made = How often somebody came, and what that comes to, may be known: { $names } { $count ->
    [one] is a quasi-identifier
   *[other] are quasi-identifiers
} unless you choose another role below.
fold-unassigned = { $records ->
    [one] 1 row that does not say whose it is was left out.
   *[other] { $records } rows that do not say whose they are were left out.
}
keep-first = the first
keep-last = the last
keep-count = how many there are
keep-sum = their sum
keep-min = the smallest
keep-max = the largest
person-effect-advice = If you cannot find out, say yes. It costs some detail if it is wrong; the other answer costs people their protection.
counted-often = { $persons } people have { $all } places in groups: whoever has records in several groups has a place in each. Figures that are added up over groups count these places.

records-title = Several records for one person, households, counted lines, or weights
records-text = Without a choice here every record counts once. What tells persons or households apart becomes an identifier; how many records a line stands for becomes insensitive, and so does a quasi-identifier that holds weights.
records-entity = Column that tells persons apart
records-entity-none = none
records-plain = Is each record a different person?
records-plain-text = No column by itself tells of somebody with several records, but a look at the file cannot show that nobody has them. Until you say so, every figure counts records, not people. If one person may have several, choose the column that tells persons apart below.
records-plain-yes = Yes, each record is a different person
records-plain-no = No, a column tells persons apart
records-plain-answered = Each record is a different person
records-household = Column that tells households apart
records-household-none = none
records-count = Column with the number of records of each line
records-count-none = every line is one record
records-sampling-weight = Column with weights
records-sampling-weight-none = every record counts once
column-levels-sensitive = How near its values are: { $kind }
level-losses = What each level costs, from 0 to 1
level-losses-level = { $level ->
    [0] exact, such as { $shown }
   *[other] as { $shown }
}

## Hierarchies

hierarchy-legend = How should { $name } grow coarser?
hierarchy-legend-sensitive = Which values of { $name } are near to each other?
hierarchy-none = exact or *
hierarchy-mask = hide characters
hierarchy-intervals = intervals
hierarchy-groups = named groups
hierarchy-cuts = cut points
hierarchy-groups-none = No group yet; until one is made, the column stays as it was: { $kind }.
hierarchy-rare = rare values together
hierarchy-ready = ready levels
hierarchy-date = parts of a date
hierarchy-levels = from a file
ready-ladder = Ready levels
ready-others = Label for what it does not know
ready-others-text = Without a label, values that these levels do not know are refused. With one they all stand together from level 1 on.
offers-title = Ready levels that fit
offers-fit-all = For all { $values } values.
offers-fit = { $fitting ->
    [one] 1
   *[other] { $fitting }
} of { $some ->
    [yes] { $values } values that were looked at
   *[no] { $values ->
        [one] 1 value
       *[other] { $values } values
    }
} { $fitting ->
    [one] fits
   *[other] fit
} ({ $share }; { $records } of their records).
offers-weighing = What each would keep is being worked out…
offers-none = With it a short search finds no table.
offers-table = With it a table is found that shows { $texts ->
    [one] 1 value
   *[other] { $texts } different values
} of the column and leaves out { $suppressed ->
    [0] no record
    [one] 1 record
   *[other] { $suppressed } records
}.
offers-gone = With it nothing of the column would be left{ $now ->
    [0] , either.
    [1] , either.
   *[other] ; now it shows { $now } different values.
}
offers-gain = { $more ->
    [0] { $same ->
        [yes] Shows as many different values as now: { $texts }.
       *[no] Shows { $texts } different values, now { $now }.
    }
    [one] Keeps 1 value apart that would go: { $texts } different ones in the table, now { $now }.
   *[other] Keeps { $more } values apart that would go: { $texts } different ones in the table, now { $now }.
}
offers-lose = Nothing would be left of { $names }.
offers-left-out = Records left out: { $suppressed }, now { $now }.
ladder-icd-10-who-2019 = Diagnoses: WHO ICD-10, 2019
ladder-icd-10-who-2019-text = Category, block, chapter.
ladder-icd-10-who-2019-source = World Health Organization, ICD-10, edition 2019: codes alone.
ladder-isced-2011 = Education: ISCED 2011
ladder-isced-2011-text = Level; low, medium, high.
ladder-isced-2011-source = UNESCO, ISCED 2011, educational attainment: codes alone.
ladder-isco-08 = Occupations: ISCO-08
ladder-isco-08-text = Three digits, two, one.
ladder-isco-08-source = International Labour Organization, ISCO-08: codes alone.
ladder-nuts = Regions of Europe: NUTS
ladder-nuts-text = One character less on each level, down to the country.
ladder-nuts-source = European Union, Regulation (EC) No 1059/2003 (NUTS): how codes are built.
ladder-countries-m49 = Countries: UN M.49
ladder-countries-m49-text = Country, part of a continent, continent.
ladder-countries-m49-source = United Nations, M.49; ISO 3166; names of countries from Unicode CLDR. The parts of the world are written in English.
ladder-plz-leitregion = German postcodes
ladder-plz-leitregion-text = Two digits, one.
ladder-plz-leitregion-source = How German postcodes are built.
ladder-postcode-uk = British postcodes
ladder-postcode-uk-text = Sector, district, area.
ladder-postcode-uk-source = How British postcodes are built, with their areas.
ladder-time-of-day = Times of day
ladder-time-of-day-text = Hour, quarter of the day, half of it.
ladder-postcode-digits = Postcodes by digits
ladder-postcode-digits-text = One digit less on each level.
ladder-ages = Ages in bands
ladder-ages-text = 5 years, 10, 20.
ladder-ages-top = Ages in bands, the oldest together
ladder-ages-top-text = 5 years, 10, 20; from 90 on all as one.
ladder-ages-top-source = 90 and above as one: 45 CFR 164.514(b)(2)(i)(C).
ladder-life-stages = Stages of life
ladder-life-stages-text = Cut at 6, 12, 18, 30, 45, 65 and 80; then at 18 and 65.
ladder-calendar = Parts of the calendar
ladder-calendar-text = Month, quarter, year, 5 years, decade.
ladder-calendar-source = The Gregorian calendar.
ladder-weeks = Weeks
ladder-weeks-text = Week from Monday to Sunday; the year that it is counted in. Weeks cross months, so that none stand above them.
ladder-weeks-source = ISO 8601.
ladder-years = Years together
ladder-years-text = 5 years, decade, century.
ladder-years-source = The Gregorian calendar.
ladder-amounts = Round amounts
ladder-amounts-text = Ranges that begin with a round number: by first digit; by 1, 2 and 5; by 1.
ladder-counts = Counts, the largest together
ladder-counts-text = For numbers that count something: each small count by itself, many together; then none or some.
ladder-common = The commonest values, rare ones together
ladder-common-text = What few records have goes together under one label, more of it on each level; what many have stays what it is.
hierarchy-codes = If these numbers are codes, such as 1 for single and 2 for married, say yourself which belong together: ranges of codes mean nothing.
hierarchy-codes-group = Group them by hand
hierarchy-none-text = Two levels: the exact value, or nothing at all, written as *.
hierarchy-of-recipe = These levels stand in the recipe that was opened, and are kept as they are. Below is what comes of them; to change them, change the recipe.
hierarchy-building = Building the levels…
hierarchy-refused = Not applied; the levels are still: { $kind }
hierarchy-does-not-fit = These levels do not fit the column
hierarchy-file-attached = The levels come from { $file }.
hierarchy-rows = The levels stand in the recipe: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}.
hierarchy-file-none = No file is attached yet.
hierarchy-file-text = One line per value, from fine to coarse, separated by semicolons: Berlin;East;Germany;*. Every value of the column needs its line. It is checked before it replaces anything.
hierarchy-file-choose = Choose a hierarchy file
hierarchy-more-sensitive = Export
hierarchy-more = Highest and lowest level, weight, export
hierarchy-limit = Highest level allowed
hierarchy-limit-none = no limit
hierarchy-floor = Lowest level allowed
hierarchy-floor-none = exact values
hierarchy-limit-level = level { $level }: { $shown }
hierarchy-weight = Weight of this detail
hierarchy-export = Save these levels as a CSV file
mask-legend = Which end is hidden first?
mask-right = The right end: 81667, 8166*, 816**
mask-left = The left end: 81667, *1667, **667
mask-text = Shorter values are filled up with spaces at the other end, so that each level hides as much of them as of the longest: 13 among codes of five becomes “   1*”, then “   **”.
intervals-start = From
intervals-end = To
intervals-steps = Widths, from fine to coarse
intervals-closed = A value on a boundary belongs to
intervals-closed-left = the interval it begins
intervals-closed-right = the interval it ends
date-format = How dates are written
date-format-text = %d is the day, %m the month, %Y the year with four digits, %y with two.
date-pivot = The last year meant by two digits
date-pivot-text = Years are read as { $from } to { $to }. A birth in the year { $next } is then one in { $from }.
date-levels = Levels
date-level-week = week
date-level-week-year = year of weeks
date-level-month = month
date-level-quarter = quarter
date-level-year = year
date-level-five-years = 5 years
date-level-decade = decade
date-level-century = century
levels-name = Levels of { $name }
levels-level = { $level ->
    [0] Level 0, exact
   *[other] Level { $level }
}
levels-groups = { $groups ->
    [one] 1 group
   *[other] { $groups } groups
}
levels-smallest = { $people ->
    [one] smallest: 1 { record-person }
   *[other] smallest: { $people } { record-people }
}
levels-barred = not allowed
levels-glimpse-more = { $labels }, …
levels-group = Group
levels-people = { record-People }
levels-members = Made of
levels-members-more = { $labels } and { $more } more
levels-shown = { $shown } of { $groups } groups are shown.

## Protect

protect-title = What should nobody be able to do?
protect-lead = Choose how many { unit-people } must look alike, and how many { record-people } you can do without.
protect-alone-now = { $alone ->
    [0] Today { unit-nobody } of { $records } is the only one.
    [one] Today 1 { unit-person } of { $records } is the only one with their combination ({ $share }).
   *[other] Today { $alone } of { $records } { counted-people } are the only ones with their combination ({ $share }).
}
protect-k-before = Each { unit-person } must look like at least
protect-k-after = { $unit ->
    [persons] people, themselves included.
   *[records] records, itself included.
  }
protect-k-term = k-anonymity with k = { $k }
protect-k-less = One fewer
protect-k-more = One more
protect-stops = What it stops
protect-stops-not = What it does not stop
protect-below-k = { $below ->
    [0] Already now { $unit ->
        [persons] everyone
       *[records] every record
      } stands in a group of at least { $k }.
    [one] Now 1 { unit-person } of { $records } stands in a group smaller than { $k }.
   *[other] Now { $below } of { $records } { counted-people } stand in groups smaller than { $k }.
}
model-k-anonymity-danger = Being singled out
model-k-anonymity-example = Someone who knows { $names } of a person could look for the one record that fits.
model-k-anonymity-stops = { $match ->
    [wildcard] Whoever knows those details of somebody in the release, and takes a missing cell for anything, finds at least { $k } records that fit. { wildcard-fewer }
   *[other] Whoever knows those details of somebody in the release finds at least { $k } { unit-people } that fit, never fewer. { $unit ->
        [persons] { $recordUnit ->
            [persons] { stops-picking }
           *[records] If each of these people is as likely as the others, however many records they have, picking one is right at most once in { $k } times. Picking a record may be right more often.
          }
       *[records] { stops-picking }
      }
  }
stops-picking = Picking one of them is right { $k ->
    [1] every time
   *[other] at most once in { $k } times
}{ $unit ->
    [persons] .
   *[records] , unless several of them are of one person.
  }
# Said of k-anonymity where missing cells match everything.
wildcard-fewer = Whoever knows that a cell is empty, or counts only what is written, may find fewer, even one.
model-k-anonymity-not = Learning something about the whole group: if all { $k } have the same { $sensitive ->
    [none] value in a column
   *[other] { $sensitive }
}, it is known all the same. Nor does it protect someone whom a column you did not mark gives away.
budget-title = What you can do without
budget-text = A few unusual records can make all the others coarser. Leaving them out keeps more of all others; but what is left out is also missing from your results.
budget-label = Leave out at most
budget-slider = Records that may be left out, in percent
budget-people = { $people ->
    [0] { record-nobody } of { $records }
    [one] 1 of { $records } { record-people }
   *[other] { $people } of { $records } { record-people }
}
now-measures = All measures of risk
now-title = Exposure now
now-alone = { counted-people } stand alone ({ $share })
now-below-k = { counted-people } in groups smaller than { $k } ({ $share })
now-above = { counted-people } with a risk above 1 in { $most } ({ $share })
now-average = average risk of being picked out{ equal-chance }
threshold-label = A { unit-person } counts as exposed above this probability
loss-title = How loss is measured
loss-text = The search looks for the table that loses least. What stands here decides what “least” means; it does not change the protection.
loss-metric = Measure
loss-loss = Loss: share of values told apart no more
loss-loss-means = For every cell, what share of all values that the column's levels provide for it can no longer be told apart from. The usual choice.
loss-precision = Precision: share of the levels climbed
loss-precision-means = How far up its levels each value went, whatever the levels contain. Right if you made the levels with care.
loss-discernibility = Discernibility: records that look alike
loss-discernibility-means = For each record, how many look like it, itself among them; all summed up. A record left out counts as all records.
loss-discernibility-star = Discernibility, groups only
loss-discernibility-star-means = The same with every group at its own size, those left out as well.
loss-average-class-size = Average group: records per group
loss-average-class-size-means = How large groups are on average. Knows nothing of what became of the values.
loss-c-avg = Average group over k
loss-c-avg-means = The same in multiples of k: 1 is the best there can be.
loss-aecs = Average group, as ARX counts
loss-aecs-means = All records over the number of groups, those left out as one group.
loss-non-uniform-entropy = Entropy: bits of knowledge lost
loss-non-uniform-entropy-means = How many bits it would take to tell the exact values again. Rare values count more.
loss-monotonic-non-uniform-entropy = Entropy as if nothing were left out
loss-monotonic-non-uniform-entropy-means = The same, where records that are left out count by the levels of their columns. With mixed levels they have none, and it is the same figure.
loss-normalized-non-uniform-entropy = Entropy, each column from 0 to 1
loss-normalized-non-uniform-entropy-means = The same over the most that each column could lose.
loss-ambiguity = Ambiguity: combinations a record may stand for
loss-ambiguity-means = How many combinations of exact values each record could have come from.
loss-ncp = Certainty penalty: share of values covered
loss-ncp-means = As loss, but a value that is coarser at all counts all values it covers. Common in the literature as NCP.
loss-weighted-information-loss = Your own loss for each level
loss-weighted-information-loss-means = What each level of each column costs, and how much each column weighs, as you say it; where nobody did, each level costs its share of the steps. As in ANON.
loss-distortion = Distortion: weighted steps up
loss-distortion-means = Steps up the levels, where steps near the top may weigh more (Li et al. 2006).
loss-modification-rate = Changed cells
loss-modification-rate-means = The share of cells that are not exact any more, however little they changed.
loss-classification = Classification: is prediction still possible?
loss-classification-means = How many records differ from the majority of their group in a column you name, such as a diagnosis.
loss-height = Levels climbed
loss-height-means = How many levels each column is climbed. Simple, and blind to what the levels contain.
loss-aggregate = Columns together
aggregate-arithmetic-mean = their average
aggregate-geometric-mean = their geometric mean
aggregate-sum = their sum
aggregate-max = the worst of them
aggregate-rank = the worst first, then the next
loss-gs-factor = Coarser or fewer records (0 to 1)

## Protections
#
# Each is told by the danger, then what it asks, an example, when to use it, what it stops and
# what it does not. `asked` and `achieved` are the short notation and its outcome.

family-identity = Being singled out
family-identity-text = Somebody finds the one record that is yours.
family-value = Having something learned about you
family-value-text = Nobody knows which record is yours, and yet all that could be yours say the same.
family-presence = Being known to take part
family-presence-text = That you are in the table at all says something about you.
family-population = Being found through another register
family-population-text = How hidden you are depends on everybody who could be meant, not only on those in the table.

protect-anon = As ANON does it
protect-anon-text = An ℓ below 1 or above k becomes half of k, and the report says so. Without this it is taken as it is, and groups are at least as large as ℓ.
protect-remove = Remove { $name }
protect-source = Formula and source
unprotected-title = What may be learnt about people who are not found?
unprotected-title-declined = Left without protection on purpose
unprotected-open = { $name } is sensitive, and nothing keeps it from being learnt. If all who look alike have the same value there, it is known of each of them, although nobody is found.
unprotected-text = Outis does not write a file before this is decided. What you decide stands in the recipe and in the report.
unprotected-add = Add a protection: { $model }
unprotected-add-name = Add a protection: { $model }, for { $name }
unprotected-decline = Leave it without protection
unprotected-decline-name = Leave it without protection: { $name }
unprotected-decline-all = Leave all { $count } without protection
unprotected-declined = It was decided that { $name } stays without protection against inference. The report says so.
unprotected-again = Decide again
unprotected-again-name = Decide again about { $name }
chooser-open = Add a protection
chooser-filter = Find a protection by danger, name or use
chooser-none = No protection speaks of “{ $filter }”.
chooser-suggestion = For { $attribute }, most begin with { $name }: it stops the plainest way to learn a secret, and is easy to explain.
chooser-suggested = suggested
chooser-add = Add { $name }
chooser-add-short = Add
outcome-now-met = Met by the table as it stands.
outcome-now-not-met = Not met by the table as it stands.
outcome-after-met = Met by the release.
outcome-after-not-met = Not met by the release.
outcome-failing-now = { $failing ->
    [one] 1 { unit-person } stands in a group that does not meet it.
   *[other] { $failing } { counted-people } stand in groups that do not meet it.
} The search makes details coarser until it is met, or leaves records out within your limit.
# Of protections about the table as a whole, whose groups are not judged one by one.
outcome-failing-table = { $failing ->
    [one] To meet it by that alone, 1 { unit-person } would have to be left out.
   *[other] To meet it by that alone, { $failing } { counted-people } would have to be left out.
}
outcome-failing-after = { $failing ->
    [one] 1 { unit-person } stands in a group that does not meet it by itself.
   *[other] { $failing } { counted-people } stand in groups that do not meet it by themselves.
}
outcome-deciding = { $several ->
    [1] { $match ->
        [wildcard] Counting only what is written, the
       *[other] The
      } group that decides has
   *[other] One of { $several } groups that are equally weak, and decide together, has{ $match ->
        [wildcard] , counting only what is written,
       *[other] { "" }
      }
  } { $records ->
    [0] { unit-nobody } in the table
    [one] 1 { unit-person }
   *[other] { $records } { unit-people }
  }:
outcome-valued = That is said of the groups with a value.
outcome-facet = { $name }: { $value }
facet-joint = with the other sensitive columns known
facet-k = smallest group
facet-max = highest risk
facet-records-at-risk = share of records above the highest risk asked for
facet-min = least likely to take part
facet-c1 = c₁ would have to exceed
facet-c2 = least share of a guarded value, in percent
facet-trace-distance = trace distance
facet-kullback-leibler = Kullback–Leibler divergence
model-number = { NUMBER($n, maximumFractionDigits: 6, useGrouping: 0) }

model-k-anonymity-name = k-anonymity
model-k-anonymity-means = { $unit ->
    [persons] Everyone looks like at least k people, themselves included.
   *[records] Every record looks like at least k records, itself included.
  }
model-k-anonymity-when = Always, as the beginning: without it, somebody may stand alone.
model-k-anonymity-asked = k = { $k }
model-k-anonymity-achieved = { $match ->
    [wildcard] If a missing cell may stand for anything, at least { $achieved ->
        [one] 1 { unit-person } fits
       *[other] { $achieved } { unit-people } fit
      } everywhere.
   *[other] The smallest group has { $achieved ->
        [one] 1 { unit-person }
       *[other] { $achieved } { unit-people }
      }.
  }

model-average-risk-name = Average risk
model-average-risk-danger = Being picked out too often, over all { unit-people }
model-average-risk-means = Someone who tries for every { unit-person } in turn is right only so often.
model-average-risk-example = Whoever tries to match all records by { $names } should seldom be right.
model-average-risk-when = When a data use agreement names a risk, such as 0.05 on average, and few people are worth much effort.
model-average-risk-stops = Being right more often than { $average } of the time when matching every { unit-person }.
model-average-risk-not = A single person who stands out: the average can be small while somebody is alone. Set a highest risk too, or keep k-anonymity.
model-average-risk-asked = at most { $average } on average{ $max ->
    [none] { "" }
   *[other] , { $max } for anybody
}{ $records-at-risk ->
    [none] { "" }
   *[other] { " " }but a share of { $records-at-risk }
}
model-average-risk-achieved = The average risk is { $achieved }.

model-personal-k-name = Personal k
model-personal-k-danger = Being singled out more easily than you agreed to
model-personal-k-means = Each record says itself how many { unit-people } it must look like.
model-personal-k-example = The number in { $attribute } says how large the group of each { unit-person } must be.
model-personal-k-when = When people or institutions were promised different things, and a column holds the number.
model-personal-k-stops = Anyone from standing in a group smaller than their own number in { $attribute }.
model-personal-k-not = Learning what a whole group shares. The column itself is released unless you mark it as an identifier.
model-personal-k-asked = k from { $attribute }
model-personal-k-achieved = The weakest group has { $achieved } times the { unit-people } it was asked for; 1 is enough.

model-subset-k-anonymity-name = k-anonymity of combinations
model-subset-k-anonymity-danger = Being singled out by two or three details
model-subset-k-anonymity-means = Every combination of a few details occurs at least k times.
model-subset-k-anonymity-example = Nobody knows all of { $names } of a person, but somebody may know two of them.
model-subset-k-anonymity-when = When there are so many quasi-identifiers that nobody could know all of them at once; statistical offices do this.
model-subset-k-anonymity-stops = Whoever knows only so many details finds at least { $k } records that fit.
model-subset-k-anonymity-not = Someone who knows more details than that: all together may still single a person out.
model-subset-k-anonymity-asked = k = { $k }{ $size ->
    [none] { "" }
    [one] {" "}for each column by itself
   *[other] {" "}for up to { $size } columns together
}
model-subset-k-anonymity-achieved = The rarest combination occurs { $achieved ->
    [one] once
   *[other] { $achieved } times
}.

model-sample-uniqueness-name = Sample uniqueness
model-sample-uniqueness-danger = Too many { unit-people } standing alone
model-sample-uniqueness-means = Only a small share of the records may be the only one of its kind.
model-sample-uniqueness-example = Only few may be the only ones by { $names }.
model-sample-uniqueness-when = When some standing alone is acceptable, because the table is a small sample and nobody knows who is in it.
model-sample-uniqueness-stops = More than { $max } of the records standing alone.
model-sample-uniqueness-not = The finding of those who do stand alone, if it is known that they are in the table.
model-sample-uniqueness-asked = at most { $max }
model-sample-uniqueness-achieved = The share of { unit-people } that stand alone is { $achieved }.

model-distinct-l-diversity-name = Distinct ℓ-diversity
model-distinct-l-diversity-danger = A secret that your whole group shares
model-distinct-l-diversity-means = Every group with values of the sensitive column holds at least ℓ different ones.
model-distinct-l-diversity-example = If everybody who looks like you has the same { $attribute }, nobody needs to know which record is yours.
model-distinct-l-diversity-when = Whenever a column is sensitive; the simplest of these protections.
model-distinct-l-diversity-stops = Being sure of a { record-person }’s { $attribute } because its whole group has it: where values are recorded, there are { $l } to choose from.
model-distinct-l-diversity-not = A good guess: with 99 of one value and 1 of another, two values are there. Nor values that differ in name and mean nearly the same.
model-distinct-l-diversity-asked = ℓ = { $l } for { $attribute }
model-distinct-l-diversity-achieved = The poorest group holds { $achieved ->
    [one] 1 value
   *[other] { $achieved } different values
} of { $attribute }.

model-entropy-l-diversity-name = Entropy ℓ-diversity
model-entropy-l-diversity-danger = A secret that nearly your whole group shares
model-entropy-l-diversity-means = The values in every group are as mixed as ℓ equally frequent ones would be.
model-entropy-l-diversity-example = If 99 in your group have one { $attribute } and 1 has another, a guess about you is nearly certain.
model-entropy-l-diversity-when = When no value may be much more frequent than the others. Strict: if one value is frequent in the whole table, it may not be reachable.
model-entropy-l-diversity-stops = Guessing { $attribute } too well: the uncertainty in every group is that of { $l } equally likely values.
model-entropy-l-diversity-not = Learning that a value is likelier in your group than elsewhere, or that all values there mean nearly the same.
model-entropy-l-diversity-asked = ℓ = { $l } for { $attribute }
model-entropy-l-diversity-achieved = The least mixed group counts as { $achieved } equally frequent values of { $attribute }.

model-recursive-l-diversity-name = Recursive (c, ℓ)-diversity
model-recursive-l-diversity-danger = One secret far more likely than the others
model-recursive-l-diversity-means = In every group the most frequent value occurs less than c times as often as the rarer ones together.
model-recursive-l-diversity-example = One { $attribute } may be frequent in your group, but not overwhelmingly.
model-recursive-l-diversity-when = When entropy asks too much, because some values are frequent everywhere.
model-recursive-l-diversity-stops = One value of { $attribute } from outweighing all but the { $l } − 1 most frequent in a group.
model-recursive-l-diversity-not = Learning that a value is likelier in your group than elsewhere, or values that mean nearly the same.
model-recursive-l-diversity-asked = c = { $c }, ℓ = { $l } for { $attribute }
model-recursive-l-diversity-achieved = It would hold for every c above { $achieved }.

model-pd-recursive-l-diversity-name = Recursive diversity with harmless values
model-pd-recursive-l-diversity-danger = A secret revealed, where some values are no secret
model-pd-recursive-l-diversity-means = As recursive diversity, but values that do no harm may be learned.
model-pd-recursive-l-diversity-example = That somebody’s { $attribute } is “healthy” may be learned; the others may not.
model-pd-recursive-l-diversity-when = When most people have a harmless value, such as “healthy”, that need not be hidden.
model-pd-recursive-l-diversity-stops = Any value of { $attribute } but the harmless ones from becoming too likely in a group.
model-pd-recursive-l-diversity-not = Learning that somebody does not have a value. Whether a value is harmless is your judgment.
model-pd-recursive-l-diversity-asked = c = { $c }, ℓ = { $l } for { $attribute }
model-pd-recursive-l-diversity-achieved = It would hold for every c above { $achieved }.

model-npd-recursive-l-diversity-name = Recursive diversity with guarded values
model-npd-recursive-l-diversity-danger = A value ruled out for you
model-npd-recursive-l-diversity-means = As before, and some values must stay possible for everybody.
model-npd-recursive-l-diversity-example = Nobody should be able to tell that you do not have a certain { $attribute }.
model-npd-recursive-l-diversity-when = When not having something is a secret as well, such as not having been vaccinated.
model-npd-recursive-l-diversity-stops = A value from becoming too likely, and a guarded value of { $attribute } from dropping below { $c2 } % of a group.
model-npd-recursive-l-diversity-not = Learning that a value is likelier in your group than elsewhere.
model-npd-recursive-l-diversity-asked = c₁ = { $c1 }, c₂ = { $c2 } %, ℓ = { $l } for { $attribute }
model-npd-recursive-l-diversity-achieved = It would hold for every c₁ above { $achieved }.

model-t-closeness-name = t-closeness
model-t-closeness-danger = Your group standing out from everybody else
model-t-closeness-means = In every group the sensitive values are spread nearly as in the whole table.
model-t-closeness-example = If { $attribute } is mostly one thing in your group and rare elsewhere, something was learned about you.
model-t-closeness-when = When even a likelihood is a secret: where one value is rare, or several mean nearly the same.
model-t-closeness-stops = Learning more about { $attribute } from a group than from the whole table, but for a distance of { $t }.
model-t-closeness-not = What the whole table tells about everybody. It says little about single rare values: β-likeness does.
model-t-closeness-asked = t = { $t } for { $attribute }
model-t-closeness-achieved = The group furthest from the whole table has the distance { $achieved }.

model-delta-disclosure-name = δ-disclosure privacy
model-delta-disclosure-danger = A value much likelier, or much less likely, for you
model-delta-disclosure-means = In no group is any value much more or less frequent than in the whole table, measured as a ratio.
model-delta-disclosure-example = A { $attribute } that is rare everywhere must not be frequent in your group, nor the other way round.
model-delta-disclosure-when = For strict demands on large groups: in the strict form every group must hold every value.
model-delta-disclosure-stops = Any value of { $attribute } from changing its likelihood by more than the factor that δ = { $delta } stands for.
model-delta-disclosure-not = Being singled out in a group of few: keep k-anonymity beside it.
model-delta-disclosure-asked = δ = { $delta } for { $attribute }
model-delta-disclosure-achieved = It would hold for every δ above { $achieved }.

model-beta-likeness-name = β-likeness
model-beta-likeness-danger = A rare value becoming likely for you
model-beta-likeness-means = In no group is a value much more frequent than in the whole table.
model-beta-likeness-example = If one person in a hundred has a certain { $attribute }, it must not be one in two in your group.
model-beta-likeness-when = When rare values are the delicate ones, such as an infection few people have.
model-beta-likeness-stops = Any value of { $attribute } from becoming likelier than in the whole table by more than { $beta } times its share.
model-beta-likeness-not = Learning that a value is less likely in a group, or that values mean nearly the same.
model-beta-likeness-asked = β = { $beta } for { $attribute }
model-beta-likeness-achieved = The largest gain of a value is { $achieved }.

model-alpha-k-anonymity-name = (α, k)-anonymity
model-alpha-k-anonymity-danger = A certain value too frequent in your group
model-alpha-k-anonymity-means = Groups of at least k, in which no sensitive value has more than a share of α.
model-alpha-k-anonymity-example = If half of your group has the same { $attribute }, it is a coin’s throw whether you have it.
model-alpha-k-anonymity-when = When a plain limit is wanted, or only some values are delicate.
model-alpha-k-anonymity-stops = Guessing one of the values of { $attribute } with more than { $alpha } certainty, and standing in a group smaller than { $k }.
model-alpha-k-anonymity-not = Values that mean nearly the same: each may stay below the limit while together they say it all.
model-alpha-k-anonymity-asked = α = { $alpha }, k = { $k } for { $attribute }
model-alpha-k-anonymity-achieved = The largest share of a value in a group is { $achieved }.

model-guarding-nodes-name = Guarding nodes
model-guarding-nodes-danger = Being linked to what you asked to keep hidden
model-guarding-nodes-means = Each person names a group of sensitive values that they must not be linked to.
model-guarding-nodes-example = Someone may ask that no illness of the lungs be linked to them, whichever it is.
model-guarding-nodes-when = When people could choose what to keep hidden, and a column holds their choice. The sensitive column needs levels.
model-guarding-nodes-stops = A link between a person and the group of values they named, with more than { $probability } certainty.
model-guarding-nodes-not = Anything that people did not ask for, and those who asked for nothing.
model-guarding-nodes-asked = at most { $probability } for { $attribute }, as named in { $guard }
model-guarding-nodes-achieved = The surest link has a probability of { $achieved }.

model-delta-presence-name = δ-presence
model-delta-presence-danger = Being known to be in the table
model-delta-presence-means = For anybody of the population it stays open whether they are in the table.
model-delta-presence-example = If everyone with your { $names } is in a table of patients, it is known that you are a patient.
model-delta-presence-when = When taking part is itself the secret: a register of an illness, of debtors, of offenders. It needs a file with the whole population.
model-delta-presence-stops = Being more than { $max } sure, or less than { $min }, that somebody is in the table.
model-delta-presence-not = Learning something about those who are known to be in it. It is as good as the population file is complete.
model-delta-presence-asked = from { $min } to { $max }
model-delta-presence-achieved = Somebody’s taking part is at most { $achieved } sure.

model-k-map-name = k-map
model-k-map-danger = Being found through a register
model-k-map-means = { $unit ->
    [persons] Everyone in the release looks like at least k people of the population, in the table or not.
   *[records] Every record in the release looks like at least k people of the population, in the table or not.
  }
model-k-map-example = Whoever has a register with { $names } should find at least k people for every record.
model-k-map-when = When the table is a sample and nobody can know who is in it. It keeps more detail than k-anonymity.
model-k-map-stops = Finding fewer than { $k } people of the population for a record.
model-k-map-not = Someone who knows that the person is in the table: for them k-anonymity is what counts.
model-k-map-asked = k = { $k }, population { $estimator ->
    [none] from a file
   *[other] estimated
}
model-k-map-achieved = The rarest record stands for { $achieved ->
    [one] 1 person
   *[other] { $achieved } people
  } of the population.

model-null-map-name = null-map
model-null-map-danger = Being taken for somebody in the release
model-null-map-means = Nobody of a table of other people looks like a record of the release.
model-null-map-example = Whoever looks up { $names } of that table’s people should find no record for any of them.
model-null-map-when = When a table of people is at hand who have no record here, and none of them may be taken for somebody in the release: data that are made up, or of another place.
model-null-map-stops = Finding a record that anybody of that table could be.
model-null-map-not = Finding those who are in the release, by whoever knows them or has another table. Records need not look alike: ask for k-anonymity as well.
model-null-map-asked = nobody of the table of people
model-null-map-achieved = { $achieved ->
    [0] Nobody of the table of people looks like a record.
    [one] { $achieved } person of the table looks like one of the records.
   *[other] Up to { $achieved } people of the table look like one record.
}

model-population-uniqueness-name = Population uniqueness
model-population-uniqueness-danger = Being the only one far and wide
model-population-uniqueness-means = Only a small share of the population may be the only one of its kind, as estimated from the sample.
model-population-uniqueness-example = Who stands alone in the table by { $names } may still have doubles outside it.
model-population-uniqueness-when = When the table is a small sample and there is no register to count in.
model-population-uniqueness-stops = More than { $max } of the population being unique, as far as the estimate goes.
model-population-uniqueness-not = Errors of the estimate, and those who are unique all the same.
model-population-uniqueness-asked = at most { $max }
model-population-uniqueness-achieved = The estimated share of unique { unit-people } is { $achieved }.

parameter-optional = (may stay empty)
parameter-k = How many must look alike (k)
parameter-l = How many values (ℓ)
parameter-c = How much more frequent at most (c)
parameter-c1 = How much more frequent at most (c₁)
parameter-c2 = Least share of guarded values, in percent (c₂)
parameter-t = Largest distance (t)
parameter-delta = Largest change (δ)
parameter-beta = Largest gain (β)
parameter-alpha = Largest share of a value (α)
parameter-probability = Largest certainty of a link
parameter-average = Largest average risk
parameter-max = At most
parameter-min = At least
parameter-size = Columns known together, at most
parameter-records-at-risk = Share of records that may be above it
parameter-significance = Chance of error for each group
parameter-sampling-fraction = Share of the population that the table holds
parameter-joint = Others know the other sensitive columns
parameter-joint-text = Count as if everyone who looks alike also had the same values in them. Stricter.
parameter-attribute = About the column
parameter-guard = Column with people’s choices
parameter-values = Only these values
parameter-values-text = Without a choice, every value counts.
parameter-acceptable = Values that do no harm
parameter-acceptable-text = Learning one of these about a person does not matter.
parameter-guarded = Values that must stay possible
parameter-guarded-text = Nobody may be known not to have one of these.
parameter-combinations = Certain combinations only
parameter-population = Population
parameter-estimator = How the population is known
parameter-reference = Compared with
parameter-distance = How far apart two values are
parameter-base = Logarithm
parameter-mode = Values that a group lacks
parameter-variant = Limit
combinations-text = Without a choice, all combinations up to the number above count.
combinations-legend = Columns that may be known together
combinations-add = Add this combination
combinations-remove = Remove { $names }
attribute-none = No column is sensitive yet. This protection needs to know what nobody should learn.
attribute-mark = Mark as sensitive
attribute-choose = Choose a column
values-other = Another value
values-add = Add
choice-reference-none = the whole table, as nothing else is said
choice-reference-input = the whole table
choice-reference-input-text = All records count, those that are left out included. What the release leaves out cannot hide how a value is spread.
choice-reference-released = what is released
choice-reference-released-text = Only the records that are released count: whoever reads the release sees no others. Which records are left out then changes what groups are compared with.
choice-distance-equal = all equally far
choice-distance-equal-text = Two values are the same or not. Right for names without order.
choice-distance-ordered = by their order
choice-distance-ordered-text = The more values lie between two, the further they are apart. Right for grades and sizes. Numbers go by size and dates by time; the lines of a file with levels come before both; other text goes by the alphabet.
choice-distance-numeric = by their difference
choice-distance-numeric-text = The difference of the numbers counts: 20 and 30 are nearer than 20 and 90.
choice-distance-hierarchical = by their levels
choice-distance-hierarchical-text = Values that meet early in the column’s levels are near: two diseases of the stomach are nearer than stomach and lung. The sensitive column needs levels.
distance-tree = Set the levels of { $name } under Describe
choice-base-e = natural
choice-base-e-text = As in the paper’s usual reading.
choice-base-2 = binary
choice-base-2-text = As ARX has it; the same limit is then stricter by a factor of 0.69.
choice-mode-strict = make it fail
choice-mode-strict-text = A group without a value rules it out for everyone in it, as the definition says.
choice-mode-present-only = are not looked at
choice-mode-present-only-text = As ARX and pycanon do; weaker than the definition.
choice-variant-basic = the same for all values
choice-variant-basic-text = No value may gain more than β.
choice-variant-enhanced = smaller for frequent values
choice-variant-enhanced-text = A frequent value may gain less: at most −ln of its share in the table.
choice-estimator-none = from a file with everybody
choice-estimator-individual-risk = estimated: individual risk
choice-estimator-individual-risk-text = Benedetti and Franconi: the expected risk of each record is at most 1 in k.
choice-estimator-poisson = estimated: test of size
choice-estimator-poisson-text = A group must be so large that fewer than k in the population are unlikely.
choice-estimator-truncated-poisson = estimated: test of size, seen groups only
choice-estimator-truncated-poisson-text = The same, knowing that groups without a record are never seen; stricter for small samples.
choice-estimator-dankar = the rule of Dankar et al.
choice-estimator-dankar-text = Chooses the estimate that was best in their comparison for this share.
choice-estimator-pitman = Pitman model
choice-estimator-pitman-text = Hoshino 2001; good for small samples.
choice-estimator-zayatz = Zayatz
choice-estimator-zayatz-text = From the sizes of groups as they are; tends to be high for small samples.
choice-estimator-slide-negative-binomial = slide negative binomial
choice-estimator-slide-negative-binomial-text = Chen and Keller-McNulty 1998; good for large samples.
population-title = The table is a sample of more people
population-lead = If it is, others may look like those who are in it. What you say here is used for measuring, never for the search.
population-fraction = Share of the population that the table holds (0 to 1)
population-none = No population file is attached yet.
population-needed = Attach a population file first: this protection counts in it.
population-attached = The population is in { $file }.
population-text = { $whose ->
    [others] A CSV file of people who have no record in the table, with the same quasi-identifiers under the same names and, if there are any, the same identifiers: they show whether anybody is in both.
   *[everybody] A CSV file with everybody who could be meant, the people of the table among them, with the same quasi-identifiers under the same names.
  } Drop it here or choose it. It stays in this page.
population-choose = Choose a population file
population-choose-another = Choose another population file
population-take = Take { $file }
population-without = Measure without it
style-legend = What becomes of them
style-drop = They are not in the release
style-drop-text = Nobody sees that they were there, except by the number.
style-star = They stay, with * for every quasi-identifier
style-star-text = The number of records is right, and their other columns can be analysed. They form one more group, which must meet every protection like the others: levels at which it does not are no solution.
loss-label = The column to predict
loss-steps = Steps up a hierarchy
steps-uniform = all weigh the same
steps-height = steps near the top weigh more
loss-beta = How much more steps near the top weigh (β)
loss-levels-hint = What each level costs is set with the levels of each column, under Describe.

## Find

find-title = Find a table
find-go = Find a table
find-next = Compare before and after
find-lead = Among all ways to combine the levels of your columns, Outis looks for the one that keeps most detail and still holds your protection.
find-stale = Your settings have changed since the last search. Search again: what was found before no longer answers them.
find-asked-protection = Protection
find-asked-k = { $unit ->
    [persons] Everyone looks like at least { $k } people, themselves included.
   *[records] Every record looks like at least { $k } records, itself included.
  }{ $match ->
    [wildcard] {" "}A missing cell may stand for anything.
   *[other] {""}
  }
find-asked-limit = Left out
find-asked-limit-text = At most { $limit } of the { record-people }, { $people ->
    [0] which is { record-nobody }.
    [one] which is 1 { record-person }.
   *[other] which is { $people } { record-people }.
}
find-asked-columns = Made coarser
find-asked-size = To choose from
find-asked-size-text = { $lattice ->
    [one] 1 way
   *[other] { $lattice } ways
  } to combine their levels.
find-nothing-yet-figure = …
find-nothing-yet = No table found yet that holds the protection
find-stop = Stop and use the best so far
find-stop-text = You can stop at any time. What is best then is checked like any other, and its levels are written into the recipe.
find-stopping = Stopping after this step…
find-kept = of the detail is kept
find-loss-sum = loss, summed over the columns
# Said after what is proven where suppressed records stay with *: that more of them are starred than
# must be is no choice that a search looks at.
proof-stars = { $stars ->
    [yes] {", "}if only the groups that fail are starred
   *[no] {""}
  }
find-proven = Proven: with the levels and limits that you allow, no other choice of one level for each column keeps more{ proof-stars }.
find-gap = Another choice of one level for each column could keep at most { $gap } more{ proof-stars }.
find-not-proven = Not searched: these levels were given.
find-spent = The search ended after { $nodes } combinations, as the recipe says. A better table may exist; how much more it could keep at most is said above.
find-fixed = These levels were chosen, by you or by the recipe; nothing was searched. They are what Compare shows and Release writes.
find-stopped-fixed = You stopped the search, so the recipe now holds these levels instead of a search. The same release can be made again from it.
find-search-again = Search for the best levels instead
find-levels = Levels chosen
find-level = level { $level }
level-exact = exact
level-date = by { $part }
level-intervals = in steps of { $step }
level-mask = { $from ->
    [left] with the first { $characters ->
        [one] character
       *[other] { $characters } characters
    } hidden
   *[right] with the last { $characters ->
        [one] character
       *[other] { $characters } characters
    } hidden
}
level-groups = in { $groups ->
    [one] 1 group
   *[other] { $groups } groups
}
level-cuts = in { $groups ->
    [one] 1 range
   *[other] { $groups } ranges
}
level-rare = with rare values as “{ $label }”
level-frequent = with its frequent values alone
level-ready = { $ladder ->
    [icd-10-who-2019] { $level ->
        [1] by category of ICD-10
        [2] by block of ICD-10
        [3] by chapter of ICD-10
       *[other] { level-groups }
    }
    [isced-2011] { $level ->
        [1] by level of education
        [2] by low, medium or high education
       *[other] { level-groups }
    }
    [isco-08] { $level ->
        [1] by the first three digits of ISCO-08
        [2] by the first two digits of ISCO-08
        [3] by the first digit of ISCO-08
       *[other] { level-groups }
    }
    [nuts] { $level ->
        [1] by the first four characters of the NUTS code
        [2] by the first three characters of the NUTS code
        [3] by country
       *[other] { level-groups }
    }
    [countries-m49] { $level ->
        [1] by country
        [2] by part of the continent
        [3] by continent
       *[other] { level-groups }
    }
    [plz-leitregion] { $level ->
        [1] by the first two digits
        [2] by the first digit
       *[other] { level-groups }
    }
    [postcode-uk] { $level ->
        [1] by postcode sector
        [2] by postcode district
        [3] by postcode area
       *[other] { level-groups }
    }
    [time-of-day] { $level ->
        [1] by hour
        [2] by quarter of the day
        [3] by half of the day
       *[other] { level-groups }
    }
   *[other] { level-groups }
}
level-gone = nothing is left
level-same = { $else ->
    [empty] only “{ $shown }” or empty
    [star] only “{ $shown }” or *
    [both] only “{ $shown }”, * or empty
   *[none] “{ $shown }” throughout
}
level-example = { $exact } → { $shown }

## Other levels

sliders-hold = With these levels the protection holds: { $kept } of the detail is kept, { runner-suppressed }.
sliders-hold-left = With these levels the protection holds: { runner-suppressed }.
sliders-fail = With these levels the protection does not hold: { $found ->
    [one] 1 { record-person } is in a group that fails
   *[other] { $found } { record-people } are in groups that fail
}, and at most { $allowed } may be left out.{ records-and-people }
# Said where people are counted who may have several records each.
records-and-people = { $recordUnit ->
    [persons] {""}
   *[records] { $unit ->
        [persons] {" "}How large groups are counts people; what is left out counts records.
       *[records] {""}
    }
  }
sliders-hint = Move a level to see at once whether your protection still holds, and what it keeps.
sliders-level = Level of { $name }
sliders-limit = Search for the best where { $names } { $count ->
    [one] is
   *[other] are
} no coarser than here
sliders-floor = Search for the best where { $names } { $count ->
    [one] is
   *[other] are
} no finer than here
sliders-here = Search for the best with { $names } exactly as here
sliders-held-here = Always “{ $lowest }”.
sliders-held-floor = Never finer than “{ $lowest }”.
sliders-held-limit = Never coarser than “{ $highest }”.
sliders-held-both = From “{ $lowest }” to “{ $highest }”.
sliders-free = Search with every level
sliders-free-label = Search with every level of { $name }
runners-title = What comes near
runners-lead = Other choices of levels that hold your protection, those that lose least first. Left out are those of which a finer one loses no more.
runners-lead-minimal = Choices of levels that hold your protection while none finer does, those that lose least first.
runner-part = { $told ->
    [gone] nothing of { $name }
    [words] { $name } { $shown }
   *[like] { $name } like “{ $shown }”
} instead of { $before ->
    [gone] nothing
    [words] { $was }
   *[like] “{ $was }”
  }
runner-finer = Shows { $finer }.
runner-coarser = Shows { $coarser }.
runner-both = Shows { $finer }; in return { $coarser }.
runner-suppressed = { of-all } { $style ->
    [star] with * in all of these columns
   *[other] left out
}
node-keeps = { $kept }; { $suppressed }.
node-exact = { $name }: exact
node-level = { $name }: like “{ $shown }”
node-words = { $name }: { $how }
node-fails = Your protection does not hold there.
node-visited = It was looked at.
node-follows-holds = That it holds follows from a finer one that does.
node-follows-fails = That follows from a coarser one.
node-minimal = No finer one holds.
node-own = These are the levels of the table above.
node-take = Take these levels
trade-off-title = What would another k or limit cost?
trade-off-lead = Each figure is the detail that the best table found keeps with this k, if at most so many { record-people } are left out. All other settings stay as they are.
trade-off-recoding = Detail
trade-off-full-domain = one level for each column
trade-off-mixed = mixed levels
trade-off-caption = Detail kept, by k and by the { record-people } that may be left out
trade-off-k = k
trade-off-asking = Working it out: { $known } of { $all }.
trade-off-legend = ★ your settings; the stronger the colour, the more is kept; – no table. Arrow keys go from one to the next.
trade-off-go = Work it out
trade-off-failed = It could not be worked out
trade-off-open = …
trade-off-none = –
trade-off-own = your settings
trade-off-pair = k = { $k }, at most { $limit } left out
trade-off-not-yet = Not worked out yet.
trade-off-none-proven = With one level for each column no table holds your protection.
trade-off-none-found = No table was found within the limits of this search.
trade-off-none-mixed = No table with mixed levels was found.
trade-off-proven = Proven: no other choice of one level for each column keeps more.
trade-off-unproven = Not proven: the search was cut short.
trade-off-way = By { $name }: cells of one column show different detail.
trade-off-enough = It was found with at most { $limit } left out; with more, none that was tried keeps more.
trade-off-take = Take this k and limit
trade-off-take-mixed = Take this k and limit, with mixed levels
trade-off-pin = Pin to compare
trade-off-one-pin = One is pinned. Pin another to see both beside each other.
trade-off-pinned = The two that are pinned
trade-off-column = Column
trade-off-result = Result
trade-off-shown = { $level ->
    [0] as exact as “{ $shown }”
   *[other] as coarse as “{ $shown }”
  }
history-point = k = { $k }, at most { $limit } left out
neighbours-title = Why this table, and what would one more level cost?
neighbours-lead = Each column a level finer or coarser, all others as they are. { $allowed ->
    [0] { record-Nobody } may be left out.
    [one] At most 1 { record-person } may be left out.
   *[other] At most { $allowed } { record-people } may be left out.
}
neighbours-inexact = Where it says that your protection does not hold, not every way of leaving records out was tried.
neighbour-finer = One level finer, { neighbour-shown }:
neighbour-coarser = One level coarser, { neighbour-shown }:
neighbour-shown = { $told ->
    [gone] with nothing of it left
    [words] { $shown }
   *[like] such as “{ $shown }”
  }
neighbour-fails = your protection does not hold{ $records ->
    [0] .
    [one] : 1 { record-person } is in a group that fails, and at most { $allowed } may be left out.
   *[other] : { $records } { record-people } are in groups that fail, and at most { $allowed } may be left out.
}
neighbour-whole = No group fails by itself: the table as a whole does.
neighbour-failing = Among the groups that fail:
neighbour-group = { $records ->
    [one] 1 { record-person }
   *[other] { $records } { record-people }
}{ $same ->
    [yes] {""}
   *[no] {" "}of { $persons ->
        [one] 1 person
       *[other] { $persons } people
    }
}
neighbour-take = Take it
neighbour-take-label = Take it. { $how }
nodes-ask = Look at all { $nodes } choices of levels
nodes-asking = All { $nodes } choices of levels are being looked at…
nodes-failed = The choices of levels could not be looked at
nodes-title = All { $nodes } choices of levels
nodes-lead = { $holding ->
    [one] 1 of them holds
   *[other] { $holding } of them hold
} your protection. { $minimal ->
    [0] None is minimal.
    [one] 1 is minimal: it holds, and none finer does.
   *[other] { $minimal } are minimal: they hold, and none finer does.
}
nodes-legend = ★ the table above; • minimal; × does not hold, so that nothing can be released there and no loss is known; without a sign: holds. The stronger the colour, the less is lost. A dashed edge: it follows from others and was not looked at.
nodes-ends = The finest choice is below, the coarsest above; the figure before a row is the sum of its levels. Arrow keys go from one to the next.
nodes-map = Choices of levels
nodes-many = They are too many to be drawn one by one.
nodes-around = Drawn are the table above and the choices one level away from it.
nodes-heights = Choices of levels by the sum of their levels
nodes-height = Sum of levels
nodes-height-nodes = Choices
nodes-height-holding = Hold
nodes-height-pruned = Follow from others
nodes-height-minimal = Minimal
nodes-height-best = Best keeps
outcome-coarser = { $name } { $how }
outcome-mixed = { $names } in mixed detail
outcome-nearly = { $names } hidden in nearly all records
outcome-same = { $name } { $else ->
    [empty] only “{ $shown }” or empty
    [star] only “{ $shown }” or *
    [both] only “{ $shown }”, * or empty
   *[none] “{ $shown }” throughout
}
outcome-gone = { $names } gone
outcome-exact = { $names } as in your file
outcome-names = Every column by its name
outcome-values-part = { $name } { outcome-but } { $gone } of its { $values } values
outcome-values-gone = { $names }, { outcome-only-theirs }
outcome-missing-gone = { $names } { outcome-but } missing cells, { outcome-only-theirs }
outcome-only-theirs = which only { record-people } have { $recordUnit ->
    [persons] who
   *[records] that
  } { $style ->
    [star] show *
   *[drop] are left out
  }
outcome-missing-as = { $names } { outcome-but } missing cells, which all show { $marker }
outcome-guarded = { $names } { outcome-but } { outcome-apostrophe }
outcome-guarded-coarser = { $names } with { outcome-apostrophe }
outcome-apostrophe = an apostrophe (') before what looks like a formula
outcome-but = as in your file but for
outcome-left-out = { of-all } left out
outcome-nothing = { $records ->
    [one] nothing would be released: the only { record-person } is left out
   *[other] nothing would be released: all { $records } { record-people } are left out
}
outcome-starred = { of-all } with * in all of these columns
studio-free = { $free } of { $all } values are in no group
studio-some = The first { $shown } values of the column stand here. Of a column with more a file of groups is easier to make.
studio-filter = Find values
studio-found = { $found ->
    [0] None of these values contains
    [one] 1 of these values contains
   *[other] { $found } of these values contain
} “{ $sought }”.
studio-tick-all = Tick { $count ->
    [one] the 1 shown
   *[other] all { $count } shown
}
studio-more = { $shown } of { $found } are shown. Type a part of a value to find others.
studio-name = Name of the group
studio-group = { $groups ->
    [0] Group { $values ->
        [0] what is ticked
        [one] 1 value
       *[other] { $values } values
    }
   *[other] Put { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }{ $values ->
        [0] { "" }
        [one] { " " }and 1 value
       *[other] { " " }and { $values } values
    } into a larger group
}
studio-merge = Make them one group
studio-nothing = Tick the values that belong together first.
studio-grouped = { $label } was made{ $values ->
    [0] .
    [one] { " " }of 1 value.
   *[other] { " " }of { $values } values.
}
studio-name-taken = There is a group { $label } already.
studio-name-value = { $label } is a value outside the group. Choose another name.
studio-name-star = A group cannot be called *, which stands for everything.
studio-groups = Groups
studio-choose = Choose { $label }
studio-rename = Name of the group { $label }
studio-renamed = { $label } is called { $name } now.
studio-holds = { $values ->
    [one] 1 value
   *[other] { $values } values
}, { $records ->
    [one] 1 { record-person }
   *[other] { $records } { record-people }
}
studio-scale = The order of groups and values is that of a scale, from low to high
studio-up = Move { $name } up
studio-down = Move { $name } down
studio-moved-up = { $name } is one place further up.
studio-moved-down = { $name } is one place further down.
studio-put-here = Put here
studio-put-into = { $values ->
    [one] Put here, in { $label }: 1 ticked value
   *[other] Put here, in { $label }: { $values } ticked values
}
studio-put = { $values ->
    [one] 1 value is in { $label } now.
   *[other] { $values } values are in { $label } now.
}
studio-split-name = Name of the group beside { $label }
studio-split = Split off { $values ->
    [one] 1 value
   *[other] { $values } values
}
studio-meaning = What { $label } means, for whoever reads the recipe or the report
studio-meant = What { $label } means was changed.
studio-dissolve = Dissolve { $label }
studio-dissolve-short = Dissolve
studio-dissolved = { $label } is no group any more.
studio-values = { $count ->
    [one] Its 1 value
   *[other] Its { $count } values
}
studio-take-out = Take out { $value }, of { $label }
studio-take-out-short = Take out
studio-taken-out = { $value } is in no group now.
cuts-text = Numbers are cut at these points; below the first and above the last the ranges are open. A coarser level may only leave points out.
cuts-typed = Type at least one number as the table writes them, several as in { $example }.
cuts-unread = “{ $text }” cannot be read as a number; the cut points stay as they were. Type numbers as the table writes them, several as in { $example }.
cuts-too-long = “{ $text }” has more than 15 digits, which a cut point cannot keep exactly; the cut points stay as they were. Type a rounder number, such as { $example }.
cuts-typed-dates = Type at least one date, several with commas between them.
cuts-text-dates = Dates are cut at these points, written as in the column; before the first and after the last the ranges are open. A coarser level may only leave points out.
cuts-level = { $level ->
    [1] Cut points of the finest level
   *[other] Cut points of coarser level { $level }
}{ $shown ->
    [none] { "" }
   *[other] { ", such as " }“{ $shown }”
}
cuts-handle = Cut point { $number } of { $all }
cuts-handle-text = { $point }: { $left ->
    [one] 1 { record-person }
   *[other] { $left } { record-people }
} before it, { $right } after it
cuts-list = What lies between the cut points of the finest level
cuts-list-range = From, to
cuts-range-all = everything
cuts-range-below = { $closed ->
    [right] up to { $high }
   *[left] below { $high }
}
cuts-range = { $closed ->
    [right] above { $low }, up to { $high }
   *[left] { $low } to below { $high }
}
cuts-range-above = { $closed ->
    [right] above { $low }
   *[left] { $low } and above
}
cuts-reach = Begins a range
cuts-reach-of = Up to which level { $point } begins a range
cuts-reach-level = { $level ->
    [1] on the finest level
   *[other] { $level ->
        [2] up to the second level
       *[other] up to level { $level }
    }
}
cuts-add = Add a cut point
cuts-added = { $point } is a cut point now, where it parts most records evenly.
cuts-no-room = There is no round place left that parts records. Type a point below.
cuts-remove = Take away the cut point { $point }
cuts-remove-short = Take away
cuts-removed = { $point } is no cut point any more; { $left } are left.
cuts-last = The last cut point stays: without any there would be no groups.
cuts-coarser = Add a coarser level
cuts-fewer = Take the coarsest level away
rare-text = Values with fewer records than this go together under one label, more of them on each level. What is frequent stays what it is.
rare-below = Fewer records than, level by level
rare-label = Label
living-title = The table as it would be now
living-line = Result so far:
living-line-single = Result so far, with one level for each column:
living-asking = Being worked out…
living-large = A preview: with { $classes } different combinations of these details, only a short look is taken at each change.
living-none = With these settings no table holds your protection. Find says what could be changed.
living-way = This is the best table with one level for each column. “{ $name }”, which you chose, finds one of its own.
living-spent = No table was found at a glance. The search under Find looks longer.
living-so-far = There may be a better one: the search under Find tells.
living-gap = Another choice could keep at most { $gap } more.
living-going = Still looking for a better one…
living-columns = The first { $shown } of { $all } columns.
living-left-out = Would be left out: the first { $shown } of { $all }
living-records = The first released records, as they are and as they would be
why-living-title = The table as it would be
why-living = What your columns, levels and protections come to, worked out anew whenever you change one. It is one level for each column; nothing of it is kept. Under Find the search goes on to the proof.
mixed-title = Mixed levels would keep more
mixed-trying = Whether mixed levels would keep more is being tried in the background.
mixed-none = None of the tables with mixed levels that were tried in the background keeps noticeably more.
mixed-kept = { $kept } of the detail would be kept if one column may show values of different detail; { of-all } would { $style ->
    [star] have * in all of these columns
   *[drop] be left out
}.
mixed-loss = The loss would be { $kept } if one column may show values of different detail; { of-all } would { $style ->
    [star] have * in all of these columns
   *[drop] be left out
}.
mixed-lost-part = A part of { $names } would be left.
mixed-lost-nearly = Of { $names } next to nothing would be left: nearly all records would hide it.
mixed-lost-none = Of { $names } nothing would be left there, either.
mixed-take = Take the table with mixed levels
mixed-way = Tried in the background by: { $name }
lost-title = Nothing of { $name } is left
lost-title-same = { $name } is { $else ->
    [empty] only “{ $shown }” or empty
    [star] only “{ $shown }” or *
    [both] only “{ $shown }”, * or empty
   *[none] “{ $shown }” throughout
}
lost-counted = By what its level can tell apart, { $kept } of it still counts as kept.
lost-text = Every record that has a value shows the same there: with finer values groups would be too small for your protection, or other columns would have to give way.
lost-text-left = Every record that shows a value shows this one: those with other values are left out, or hide them.
lost-text-chosen = Every record that has a value shows the same there, on the level that was chosen for it.
lost-text-ungrouped = Every record shows * there: it has no groups between the exact value and everything. With such groups a part of it may stay.
lost-more = Of { $count ->
    [one] 1 more column nothing is left. It stands
   *[other] { $count } more columns nothing is left. They stand
} among the levels chosen.
lost-ladder = Give { $name } levels that fit: { $ladder }
lost-limit = { $known ->
    [yes] Keep
   *[no] Try to keep
} it at least as “{ $shown }”, and let others give way
lost-group = Group the values of { $name }
lost-levels = Change the levels of { $name }
lost-leave-out = Leave { $name } out of the release
remedy-trying = What would keep a part of it is being tried…
remedy-shows = It then reads { $example }.
remedy-gives = In return: { $parts }.
remedy-gives-nothing = Nothing else becomes coarser, and no more { record-people } are left out.
remedy-gone = nothing of { $names } is left
remedy-left-out = { runner-suppressed } instead of { $before }
remedy-kept = { $then } of the detail is kept instead of { $was }.
remedy-group = Say which of its values belong together, and search again. Nothing changes before that.
remedy-levels = Nothing changes before you have changed them; then search again.
remedy-weight = Give it other levels or a greater weight there, and search again. Nothing changes before that.
nearly-title = Next to nothing of { $name } is left
nearly-text = Nearly all records hide it: that way the others keep more.
remedy-untried = The table is too large to try this unasked: search, and see what gives way.
remedy-leave-out = The release then has no column { $name }, and the other columns may keep more.
find-nothing = All { record-people } are left out. Let fewer be left out, and a table is sought that keeps the others.
find-suppressed = { $suppressed ->
    [0] { record-Nobody } is left out. All { record-people }
    [one] 1 { record-person } is left out. The others
   *[other] { $suppressed } { record-people } are left out. The others
} form { $classes ->
    [one] 1 group
   *[other] { $classes } groups
} of { unit-people } that look alike.
find-starred = { $suppressed ->
    [one] 1 { record-person } is written with * in every quasi-identifier. The others
   *[other] { $suppressed } { record-people } are written with * in every quasi-identifier. The others
} form { $classes ->
    [one] 1 group
   *[other] { $classes } groups
} of { unit-people } that look alike.
find-nodes = combinations looked at, of { $lattice }
find-elapsed = elapsed
find-kept-share = { $kept } of the detail is kept
find-kept-loss = the loss is { $loss }
find-loss-own = by your measure: { $metric }
find-asked-model = { $means } ({ $asked })
find-announce = So far { $kept }, after { $visited } attempts.
find-announce-done = Search ended: { $kept }.
find-announce-none = Search ended. No choice of one level for each column holds the protection{ proof-stars }.
find-announce-none-way = Search ended. It found no table that holds the protection; there may be one.
find-failed = The search did not run
find-fixed-fails = The levels in this recipe do not hold the protection
find-none-title = No choice of levels holds this protection
find-none-title-way = This search found no table
find-none-way = “{ $name }” does not look at all tables, so there may be one that holds this protection: “Optimal search” can tell. Nothing is lost: choose that search, or change one of these and search again.
find-none-star = Leave suppressed records out instead of keeping them with *. As a group of their own they must hold every protection, too.
find-none-text = Even at the coarsest levels allowed, more than { $limit } of the { record-people } are in groups of fewer than { $k } { unit-people }.{ records-and-people } Nothing is lost: change one of these and search again.
find-none-models = At every choice of levels allowed, more than { $limit } of the { record-people } would have to be left out, or what stays would not hold. Nothing is lost: change one of these and search again.
find-none-weaker = Ask for less, or remove one of the protections: { $names }. Under Protect each says how far the table is from it.
find-none-limit = Leave out more { record-people }. Now at most { $limit } of them, { $people ->
    [0] which is { record-nobody }.
    [one] which is 1 { record-person }.
   *[other] which is { $people } { record-people }.
}
find-none-k = Ask for fewer who look alike. Now k is { $k }.
find-none-k-table = Ask for fewer who look alike. Now k is { $k }, more than { $unit ->
    [persons] the { $records ->
    [one] 1 person
   *[other] { $records } people
  }
   *[records] the { $records ->
    [one] 1 record
   *[other] { $records } records
  }
} that there are: no table can hold it.
find-none-fewer = Mark fewer columns as quasi-identifiers, if they truly cannot be matched elsewhere, or let their levels go up to *.
find-none-limits = { $count ->
    [one] Raise the highest level of 1 column that you have limited.
   *[other] Raise the highest levels of { $count } columns that you have limited.
}
find-none-protect = Change the protection
find-none-describe = Change columns and levels

find-lead-way = Outis goes the way you chose. What it finds is measured like any other table, and holds your protection.
find-go-way = Find a table: { $name }
find-how = How it was found: { $name }
find-stop-nothing = Stop and keep nothing
find-stop-text-nothing = You can stop at any time, but nothing is kept then: a table that was only half made could not be made again from the recipe.
find-cancelled-title = Stopped. Nothing was kept
find-cancelled = { $name } was not finished, and what it had so far could not be made again from the recipe. Begin again, or choose another way.
find-announce-cancelled = Stopped. Nothing was kept.
find-not-proven-way = Nothing is proven about other tables: not everything that is possible was tried.
find-tries = steps tried
stage-far = { $at } of { $of }
stage-at = { $at } so far
stage-other = Looking for a table…
stage-search = Looking at the most promising combinations of levels.
stage-dive = Looking for a first table that holds your protection.
stage-prove = Making sure that no other choice of one level for each column keeps more.
stage-exhaustive-node = Looking at every combination of levels.
stage-samarati-height = Looking for the lowest height at which a combination holds.
stage-datafly-attribute = Making the column with most different values coarser.
stage-incognito-subset = Looking at some columns together, then at more.
stage-ola-sublattice = Halving what is left of the combinations.
stage-best-first-node = Looking at combinations, the least coarse first.
stage-flash-path = Following a path from fine to coarse.
stage-flash-node = Looking at what the paths have left open.
stage-kaca-merge = Putting groups together that cost least.
stage-k-member-cluster = Gathering records that are near to each other.
stage-refine = Moving records between groups while that saves detail.
stage-mondrian-cut = Cutting groups in half.
stage-subtree-cut = Refining groups of values, one after the other.
stage-iterative-round = Searching again among the records that were left out.
stage-cell-suppression = Blanking single cells in groups that are too small.
stage-unsafe-combinations = Making rare combinations frequent.
way-eyebrow = How the table is found: { $family }
way-source = Source
way-limits = Limits of the search
way-hindered = Not with these settings. { $problem }
ways-open = Other ways
ways-chosen = chosen
ways-take = Go this way: { $name }
ways-take-short = Go this way
ways-optimal = Proven: best of one level for each column
ways-optimal-text = One level for each column, and the proof that no other choice of one level for each column keeps more. Ways that mix levels within a column may keep more.
ways-lattice = As in the literature
ways-lattice-text = One level for each column, found as well-known papers find it.
ways-local = Finer where it can be
ways-local-text = Records of different groups, or values of different branches, may be on different levels.
ways-cells = Single cells
ways-cells-text = Cells are left blank only where a group is too small.
ways-given = Levels given

## Ways to find a table
#
# Each is told by its name, what it does and promises, and when it is right.

search-optimal-name = Optimal search
search-optimal-what = Finds the choice of one level for each column that loses least, and proves that no other choice of one level for each column keeps more.
search-optimal-when = Right for most tables: every column stays on one level, which is easiest to analyse and to explain.
search-exhaustive-name = Every combination
search-exhaustive-what = Looks at every combination of levels and takes the best. The same outcome as the optimal search, by the plainest of means.
search-exhaustive-when = To check the optimal search on a small table, or to explain it.
search-samarati-name = Samarati
search-samarati-what = Halves the height at which a combination of levels still holds, and takes the best at the lowest one. Few levels climbed in all; not always the least loss.
search-samarati-when = To repeat what a paper did with it. It is for k-anonymity and other protections that coarser levels never break.
search-datafly-name = Datafly
search-datafly-what = Makes the column with most different values coarser, again and again, until few enough records are left over. Very fast, and often coarser than needed. Of a column with greater weight, more values may stay.
search-datafly-when = To repeat or compare with older releases that were made with it.
search-incognito-name = Incognito
search-incognito-what = Finds all combinations that hold, from few columns to all of them, and takes the one that loses least.
search-incognito-when = To repeat what a paper did with it, with few columns. It is for protections that coarser levels never break.
search-ola-name = Optimal Lattice Anonymization
search-ola-what = Halves the combinations of levels until it knows the finest ones that hold, and takes the one that loses least.
search-ola-when = Known from health data, where guidance names it. It is for protections that coarser levels never break.
search-best-first-name = Best first
search-best-first-what = Looks at combinations in the order of what they lose by weighted information loss, and stops at the first that holds.
search-best-first-when = To repeat work that measures loss this way.
search-flash-name = Flash
search-flash-what = Follows paths through the combinations, and skips those that are known to hold or to fail.
search-flash-when = To compare with ARX, whose older versions search like this.
search-fixed-name = Levels given
search-fixed-what = The levels stand in the recipe; nothing is searched.
search-fixed-when = Right for making an earlier release again.
search-kaca-name = Clusters along the hierarchies (KACA)
search-kaca-what = Puts the smallest groups together with their nearest, step by step along the levels. Each group is only as coarse as it must be, so that most cells keep more.
search-kaca-when = When detail counts more than having each column on one level, and your analysis can take cells of mixed detail. Slow for many thousands of different records.
search-mondrian-name = Mondrian
search-mondrian-what = Cuts the table in half along one column, then each half again, as long as both halves hold your protection.
search-mondrian-when = For numbers and ordered values, when ranges of different width are acceptable. Fast on large tables.
search-k-member-name = Clusters of k records
search-k-member-what = Gathers k records that are near to each other, then the next k, and makes each group only as coarse as it must be.
search-k-member-when = For small tables, where every bit of detail counts. Slow for large ones.
search-iterative-name = Optimal, again for the rest
search-iterative-what = Searches for the best levels, releases the groups that hold, and searches again among the records that were left out.
search-iterative-when = When a few unusual records make all others coarse. Groups of each round share their levels, so the outcome stays easy to read.
search-subtree-name = Branches of the hierarchies
search-subtree-what = Begins at the coarsest and refines single branches: “Bavaria” may split into districts while “Saxony” stays whole. Equal values always show the same.
search-subtree-when = When a column has frequent and rare values, and your analysis needs equal values to stay equal.
search-cell-suppression-name = Blank cells
search-cell-suppression-what = Leaves the values exact and blanks single cells, those that make a record rare, until every group is large enough.
search-cell-suppression-when = When exact values matter and some missing cells do not, as in surveys.
search-mu-argus-name = μ-Argus
search-mu-argus-what = Makes rare combinations of a few columns frequent: first by coarser levels, then by blanking cells. Columns with greater weight give way later.
search-mu-argus-when = Known from statistical offices. It looks at combinations of a few columns; what is left over is then left out.
search-parameter-stop = When it stops
search-choice-stop-limit = when few enough are left over
search-choice-stop-limit-text = Once no more records are left over than you allow to be left out.
search-choice-stop-k = when at most k are left over
search-choice-stop-k-text = As in the paper. Where that is more than you allow to be left out, nothing is found.
search-parameter-memory = Memory, in megabytes
search-parameter-memory-text = What the search may remember. With less it takes longer, and finds the same.
search-parameter-nodes = Combinations to look at, at most
search-parameter-nodes-text = Without a number the search goes on until the proof. With one it ends there with the best so far, says how much more could be kept, and works without helpers, so that it ends in the same place every time.
search-parameter-start = Record to begin with
search-parameter-start-text = The first group begins with the record that is furthest from the one with this number. The paper draws it at random.
search-parameter-importance = Columns to keep, the most important first
search-parameter-importance-text = Cells of columns further down are blanked first, those of columns not listed before them. Without a list, columns of greater weight count more, then those with fewer values.
search-parameter-recode = Columns to make coarser, one after the other
search-parameter-recode-text = As long as more records than that are rare. Without a list, the column in most rare combinations goes up one level at a time.
listed-column = Column
listed-level = Level
listed-step = { $shown ->
    [none] { $name }, level { $level }
   *[other] { $name }, like { $shown }
}
listed-levels = { $name }: { $levels }
listed-shown = { $level } is like { $shown }
listed-up = Move up: { $name }
listed-remove = Remove from the list: { $name }
listed-add = Add
search-parameter-distance = What the groups keep small
search-choice-distance-uniform = steps up the levels
search-choice-distance-uniform-text = As published: from one level to the next counts the same everywhere.
search-choice-distance-height = steps, those near the top more
search-choice-distance-height-text = Climbing from a decade to everything counts more than from a month to a year.
search-choice-distance-loss = the loss you chose
search-choice-distance-loss-text = As far as it is made of single cells. Usually loses least.
search-parameter-beta = How much more steps near the top weigh (β)
search-parameter-beta-text = From 1, as published, upwards. The step from the j-th level below the top weighs 1/j to the power of β.
search-parameter-stubs = Take only what is needed from large groups
search-parameter-stubs-text = A large group gives a small one just enough records, rather than being put together with it.
search-parameter-refine = Improve the groups afterwards
search-parameter-refine-text = Records move between groups as long as that lowers the loss. Takes longer.
search-parameter-mode = Records that are equal
search-choice-mode-strict = stay together
search-choice-mode-strict-text = Equal records always show the same.
search-choice-mode-relaxed = may be parted
search-choice-mode-relaxed-text = Groups become smaller and more even. Equal records are parted where nothing else is left to cut, and may show different ranges.
search-parameter-cut = Where it cuts
search-choice-cut-widest = along the widest column
search-choice-cut-widest-text = As published.
search-choice-cut-least-loss = where least is lost
search-choice-cut-least-loss-text = All cuts are looked at. Takes longer, and usually loses less.
search-parameter-rounds = Rounds
search-parameter-rounds-text = About how many; more lose less and take longer.
search-parameter-size = Columns in a combination, at most
search-parameter-size-text = Where no protection says itself which combinations count.
search-parameter-share = Records still rare when blanking begins
search-parameter-share-text = From 0 to 1. Above it, levels are made coarser; below it, cells are blanked.
search-parameter-cells = What a cell shows
search-choice-cells-hierarchy = a value of the hierarchy
search-choice-cells-hierarchy-text = The closest that all values of the group have in common.
search-choice-cells-ranges = a range, for numbers
search-choice-cells-ranges-text = From the smallest to the largest number of the group; other values as by the hierarchy.

## Step by step

trail-title = What was tried, step by step
trail-text = The combinations of levels that “{ $name }” came to, in its order: whether they hold, and what they would lose.
trail-parts = A column marked – was left out at that step: some columns were looked at alone.
trail-step = Step
trail-outcome = Outcome
trail-holds = holds
trail-holds-chosen = holds, and is chosen
trail-fails = fails
trail-holds-known = holds, known without looking
trail-fails-known = fails, known without looking
trail-more = { $more ->
    [one] One more combination was looked at after these.
   *[other] { $more } more combinations were looked at after these.
}

## Other ways compared

others-title = Try other ways on the same table
others-text = The same table, protection and limits; only the way differs. Nothing is released: you see what each would lose.
others-open = Choose ways to try
others-none = Tick the ways that you want to see beside yours.
others-go = { $count ->
    [one] Try 1 other way
   *[other] Try { $count } other ways
}
others-running = Trying { $name }{ $left ->
    [0] { "" }
    [one] , then 1 more
   *[other] , then { $left } more
}.
others-stop = Stop trying
others-best = { $name } loses { $less } than { $own } here.
others-best-yours = None of them loses less than yours: { $name }.
others-means-share = It keeps { NUMBER($loss, maximumFractionDigits: 1) } % of the detail where yours keeps { NUMBER($own, maximumFractionDigits: 1) } %, by the loss that you chose.
others-means = Its loss is { NUMBER($loss, maximumFractionDigits: 4) } where yours has { NUMBER($own, maximumFractionDigits: 4) }, by the measure that you chose.
others-mixed-cut = In return a column shows values of different detail.
others-mixed-regions = In return the cells of a column are of different detail, which not every analysis can take.
others-mixed-cells = In return some cells are blank, which not every analysis can take.
others-kept = The ways ticked stand in your recipe, and what they found goes into the report of the release.
tried-caption = Ways that were tried, and what each would lose
tried-way = Way
tried-loss = Loss
tried-kept = Detail kept
tried-against = Loses
tried-time = Time
tried-visited = Tried
tried-classes = Groups
tried-suppressed = Left out
tried-proven = Proven, for one level for each column
tried-yours = yours
tried-yes = yes{ proof-stars }
tried-no = no
tried-with = { $name }: { $parts }
tried-running = Beginning…
tried-nothing = Found no table within your limits.
tried-less = { NUMBER($share, maximumSignificantDigits: 2) } % less
tried-more = { NUMBER($share, maximumSignificantDigits: 2) } % more
tried-same = the same
tried-more-than-none = more than nothing
tried-number = { NUMBER($n, maximumSignificantDigits: 4) }
tried-announce = { $name }: { $outcome ->
    [refused] not with these settings
    [nothing] found no table
    [kept] { $kept } of the detail is kept
   *[found] loss { $loss }
}.

## Compare

compare-title = Before and after
compare-next = Attack it
compare-failed = This cannot be compared
compare-was = before:
compare-is = after:
compare-alone = { counted-People } { counted-who } stand alone by the quasi-identifiers
compare-worst = Highest risk of being picked out{ equal-chance }
compare-lost = Of { $persons } people { $all ->
    [0] none loses all records
    [one] 1 loses all records
   *[other] { $all } lose all their records
}, and { $some ->
    [0] none loses some
    [one] 1 loses some
   *[other] { $some } lose some
}.
compare-records = { record-People }
compare-kept = Detail kept
compare-loss = loss { $loss }
compare-none-left-out = none left out
compare-left-out = { $suppressed } left out ({ $share })
compare-starred = { $suppressed } of them with * in every quasi-identifier ({ $share })
compare-nothing-left = nothing left
compare-columns = Column by column
compare-more-columns = { $count ->
    [one] Show 1 more column
   *[other] Show { $count } more columns
}
compare-removed = Left out of the release.
compare-perturbed = Need not be true of the persons beside them. { $how } What is shown of it here is an example, and is drawn anew when the release is written.
compare-unchanged = Unchanged: { $values ->
    [one] 1 value
   *[other] { $values } values
} { $gone ->
    [0] before and after.
    [one] of { $before }; the other was that of records that are left out.
   *[other] of { $before }; the others were those of records that are left out.
}
compare-guarded = What looks like a formula is written with an apostrophe (') before it.
compare-missing-as = Each missing cell is written as { $marker }.
compare-groups = { $before ->
    [one] 1 value
   *[other] { $before } values
} → { $after ->
    [one] 1 group
   *[other] { $after } groups
}
compare-column-kept = Detail kept in { $name }
compare-column-kept-share = { $kept } kept
compare-column-kept-counted = counted as { $kept } kept
detail-title = What was coarsened where
detail-cut-text = A value shows the same wherever it stands, and values of one column may be on different levels. Each bar holds the released records, exact ones first.
detail-regions-text = Records of different groups are on different levels. Each bar holds the released records, exact ones first.
detail-cells-text = Cells are blank only where a group was too small. Each bar holds the released records, exact ones first.
detail-mixed = on several levels
detail-caption = Released records of each column by how detailed their cell is
detail-share = Records, from exact to coarse
detail-exact = exact
detail-ranges = ranges
detail-level = { $shown ->
    [none] level { $level }
   *[other] like “{ $shown }”
}
detail-root = nothing left (*)
detail-cells = blank
detail-missing = missing
detail-part = { NUMBER($share, maximumFractionDigits: 12) } % { $part }
compare-rows = Record by record
compare-rows-lines = { $released ->
    [one] The line that is released, with its original. It stands for as many records as it says.
   *[other] The { $released } lines that are released, { $sorted ->
        [yes] sorted
       *[no] in the order of your file
    }, with their originals. Each stands for as many records as it says.
}
compare-rows-text = { $released ->
    [one] The record that is released, with its original.
   *[other] The { $released } records that are released, { $sorted ->
        [yes] sorted
       *[no] in the order of your file
    }, with their originals.
}
compare-near = Group by group
compare-near-text = What stands here is your own data, for this screen alone. Of all this the report for your files has only what the group that decides shows, how large it is and how many are equally weak; summary and release have nothing of it.
classes-title = Every group: what it shows, what it tells, what it decides
classes-text = A group holds the records that look alike in all quasi-identifiers. Click the head of a column to sort by it. ◆ marks the groups that decide what a protection achieves: no group is weaker.
classes-search = Find groups that show
classes-deciding-only = Only groups that decide
classes-counting = Counting…
classes-failed = This cannot be had at the moment.
classes-found = { $found ->
    [0] None of the { $all } groups is like that.
    [one] 1 of { $all ->
        [one] 1 group
       *[other] { $all } groups
    }
   *[other] { $found } of { $all } groups
}
classes-look-head = Look inside
classes-look = Open
classes-look-at = Open the group { $labels }
classes-close = Close
classes-close-at = Close the group { $labels }
classes-records = { record-People }
classes-persons = People
classes-risk = Risk
classes-likeliest = { $name }: likeliest
classes-share = Its share
classes-no-value = no value
classes-decides-head = Decides
classes-decides = decides { $name }: { $achieved }
classes-inside = { $records ->
    [one] Inside this group: 1 { record-person }
   *[other] Inside this group: { $records } { record-people }
}
classes-values = { $name } in this group
classes-values-more = and { $more } more
pager-before = Before these
pager-after = After these
pager-shown = { $from }–{ $to } of { $all }
left-out-title = { $records ->
    [one] The { record-person } left out, and why
   *[other] The { $records } { record-people } left out, and why
}
left-out-title-starred = { $records ->
    [one] The { record-person } shown only as *, and why
   *[other] The { $records } { record-people } shown only as *, and why
}
left-out-looking = Looking for what would keep them…
left-out-text = Those with the most others like them come first; equal ones stand together.
left-out-tried = “What would keep it” was tried, not guessed: one column coarser for all records, everything else as it is, and the whole table checked again.
left-out-mixed = In this table each cell has a level of its own, so that there is no group that these records would be in, and no level of a column that could be raised for all. How many are missing and what one change would keep them cannot be told here; a table with one level for each column can tell it.
left-out-pages = Records that are left out
left-out-equal = { $records ->
    [one] 1 { record-person } has exactly these values.
   *[other] { $records } { record-people } have exactly these values.
}
left-out-why = Why
left-out-far = How far from safe
left-out-nearest = Nearest group
left-out-keep = What would keep it
left-out-few = { $alike ->
    [one] It would stand alone; at least { $k } { unit-people } are asked to look alike.
   *[other] Only { $alike } { unit-people } would look alike; at least { $k } are asked.
}
left-out-few-mixed = { $alike ->
    [one] No other { unit-person } has exactly these values; at least { $k } { unit-people } are asked to look alike, and no group was found to take it.
   *[other] { $alike } { unit-people } have exactly these values; at least { $k } are asked to look alike, and no group was found to take them.
}
left-out-model = { $name }: the group it would be in does not meet { $asked }.
left-out-model-achieved = { $name }: { $asked } is asked; the group it would be in has { $achieved }.
left-out-model-mixed = { $name }: the records of exactly these values do not meet { $asked } by themselves, and no group was found to take them.
left-out-model-achieved-mixed = { $name }: { $asked } is asked; the records of exactly these values have { $achieved }. No group was found to take them.
left-out-missing = It shows a missing value, which by your recipe matches nothing.
left-out-table = Its group would do by itself, but { $name } ({ $asked }) asks the table as a whole, and without this group the table meets it.
left-out-no-place = It meets every protection by itself; no group was found for it within the levels that you allow.
left-out-lacking = { left-out-more }.
left-out-lacking-others = { left-out-more }, and the group meet what else is asked.
left-out-more = { $lacking ->
    [one] One more { unit-person }
   *[other] { $lacking } more { unit-people }
} would have to look like it
left-out-none-released = No group is released.
left-out-alike = { $alike ->
    [one] 1 { unit-person }
   *[other] { $alike } { unit-people }
}
left-out-nearest-covers = A group of { left-out-alike }, whose cells cover these values.
left-out-nearest-differs = { $columns ->
    [one] A group of { left-out-alike }. It differs only in { $names } (≠):
   *[other] A group of { left-out-alike }. It differs in { $names } (≠):
}
left-out-nearest-several = { $several } groups are equally near; none of them is larger than this one.
left-out-no-change = No column that alone became coarser would keep it.
left-out-change = { $name } coarser for all: here it would show { $label }.
left-out-change-share = The table would keep { $loss } % of the detail, and { left-out-left }.
left-out-change-loss = The table would lose { $loss }, and { left-out-left }.
left-out-left = { $style ->
    [star] show
   *[drop] leave out
} { $suppressed ->
    [0] { record-nobody }
    [one] 1 { record-person }
   *[other] { $suppressed } { record-people }
}{ $style ->
    [star] { " " }as * only
   *[drop] {""}
}
left-out-k = With k = { $k } it would stay, everything else as it is.
left-out-no-k = No smaller k alone would keep it.
left-out-k-untold = What a smaller k would do is not told here: it would change what is asked of other groups, too.
compare-risk = { $unit ->
    [persons] Person by person
   *[records] How many look alike
  }
compare-risk-table = Measures of risk, before and after
compare-risk-nothing = No record would be released, so that there is no risk to be measured afterwards.
compare-protections = Are the protections met?
evaluate-text = The release would be written in memory, read again and measured. With { $records } records that takes a while.
evaluate-go = Measure the protections and what is left
population-uniques-caption = Estimated share of the population that is unique
special-title = Which details single people out
special-text = { $before ->
    [0] No record is singled out by a few of its details, missing ones aside.
    [one] Before, 1 record is singled out by some of its details, not always all
   *[other] Before, { $before } records are singled out by some of their details, not always all
}{ $before ->
    [0] { "" }
   *[other] ; afterwards { $after }. The fewer details it takes, the likelier somebody knows them. { special-missing }
}
special-missing = That a detail is missing is not counted among them, though some may stand alone by it.
special-text-before = { $before ->
    [0] No record is singled out by a few of its details, missing ones aside.
    [one] 1 record is singled out by some of its details, not always all. The fewer details it takes, the likelier somebody knows them. { special-missing }
   *[other] { $before } records are singled out by some of their details, not always all. The fewer details it takes, the likelier somebody knows them. { special-missing }
}
special-skipped = Not looked for yet: on a large table it may take a while. You can go on meanwhile.
special-go = Look for them
special-asking = Looking…
special-none = They cannot be looked for: there are too many columns, or some people have records in several groups.
special-contributions = Share of the scores that each detail has part in; they overlap
special-largest = Records with the largest scores, before
special-record = Record
special-score = Score
special-risk = Risk
special-sets = Singled out by
compare-useful = Is your analysis still possible?
compare-useful-text = What the release still says about how columns hang together, and what was lost by each measure.
associations-title = How strongly columns go together
associations-text = 0: knowing one says nothing about the other; 1: it says everything. The first figure is before, the second after. Where both are alike, tables of these two columns still show what they did. Of columns with many values and few records, small figures say nothing. –: nothing to compare, as a column then shows one value alone, or too many.
associations-rise = ↑ { $pairs } { $count ->
    [one] seems
   *[other] seem
} to go together more than before. Nothing new is known of them. Either coarser groups have run together what did not go together, or records that did not fit the pattern are left out, and a table of { $count ->
    [one] these two columns
   *[other] such two columns
} would overstate it; or they went together all along, and what is measured could not show it where nearly every value was another, as with two dates that are days apart. Compare them by coarser groups in your own file before you rely on it.
association-pair = { $one } with { $other }
associations-caption = Strength of each pair of columns, before and after
associations-more = { $count ->
    [one] 1 more column goes together least and is not shown.
   *[other] { $count } more columns go together least and are not shown.
}
associations-alone = { $names } { $count ->
    [one] is not shown: it has one value alone, or too many, so that there is nothing to compare it with.
   *[other] are not shown: each has one value alone, or too many, so that there is nothing to compare it with.
}
associations-skipped = There are too many different values to compare how columns go together.
association-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
utility-title = What was lost, by every measure
utility-precision = Precision: share of the levels not climbed
measure-precision-means = 1 is the original; 0 means that every value was raised to the top.
utility-height = Levels climbed, summed
utility-gcp = Certainty penalty by range (GCP)
measure-height-means = The sum of the levels. Simple, and blind to what the levels contain.
measure-gcp-means = The same, with the range of the numbers in a group instead of its label where values are numbers.
utility-minimal-distortion = Levels climbed, on average
measure-minimal-distortion-means = Level over height, on average over the columns; records left out are not counted.
utility-columns = Column by column
short-loss = Loss
short-precision = Precision
short-non-uniform-entropy = Entropy, bits
short-normalized-non-uniform-entropy = Entropy, 0 to 1
short-ncp = Certainty penalty
short-range = The same by range
short-distortion = Distortion
short-modification-rate = Changed cells
groups-caption = Groups of { $name }, { record-people } before and after
groups-bar = Share
groups-change = { $before } → { $after }
groups-more = { $count ->
    [one] Show 1 more group
   *[other] Show { $count } more groups
}
groups-others = { $count ->
    [one] 1 other
   *[other] { $count } others together
}: { $before ->
    [one] 1 { record-person }
   *[other] { $before } { record-people }
} before, { $after } after.

## Attack

attack-title = What would others still learn?
attack-lead = Here Outis takes the other side. It reads the file that would be written, as whoever receives it reads it, knows of each person what stands in the quasi-identifiers, and tries what the literature describes.
attack-next = Go on to the release
attack-certainty = What counts as learnt
attack-certainty-full = only what is certain
attack-certainty-from = from { $share } certainty on
attack-table-title = Attacks on everybody in the table
attack-trying = Attacks are tried …
attack-stop = Stop
attack-stopped = Stopped: it is not known which attacks succeed.
attack-try = Try them
attack-failed = The attacks could not be tried
attack-announce = The attacks have been tried.
attack-found = succeeds
attack-held = does not succeed
attack-open = was not tried to its end
attack-success = { $known ->
    [yes] { $before ->
        [0] Before: succeeds on nobody.
       *[other] Before: succeeds on { $before } of { $tried } { attack-unit }.
      }{ " " }
   *[no] { "" }
  }After: { $after ->
    [0] on nobody{ $highest ->
        [none] .
       *[other] ; the surest guess, by all that each text may stand for, is right with { $highest } probability.
      }
   *[other] on { $after } of { $tried } { attack-unit }; the surest guess is right with { $highest } probability.
  }
attack-unit = { $counting ->
    [lines] lines of the file
    [rows] records
   *[people] { unit-people }
  }
attack-counts-rows = Shares are of rows. Of people who have several, more may have a value in one of them: Release says of how many that is so.
attack-perturbed = { $name }: nothing was tried with this column. The recipe changes its values at random, so that it cannot be said what is learnt by it; many may be true all the same, and whether those of this file were changed only its report says.
attack-refuted = Row { $row } shows that the two files are not in the same order. They may still match in another order, which somebody could find by chance.
attack-cut-short = There were too many possibilities to go through, so that nothing is claimed.
attack-more = { $more ->
    [one] 1 more like it.
   *[other] { $more } more like it.
  }
attack-take-away = Take away
attack-earlier = Beside “{ $file }”{ $assumption ->
    [same-persons] , if both are of the same people.
    [only-added] , if people have only joined.
   *[none] , for whoever is in both; who that is, no file shows.
  }
attack-linking-name = Finding a record (linking)
attack-linking-text = Somebody knows a person’s quasi-identifiers and looks which records fit. If only one does, it is theirs.
attack-linking-stop = A larger k stops it, or missing cells that match every value (under Describe).
attack-homogeneity-name = What all of a group share (homogeneity)
attack-homogeneity-text = Nobody needs to know which record is theirs if all, or nearly all, that fit have the same sensitive value.
attack-background-name = The same with one value excluded (background knowledge)
attack-background-text = Somebody who can exclude one value, whichever it is, for a person looks at what is left.
attack-skewness-name = Likelier than elsewhere (skewness)
attack-skewness-text = A value that few have in the table, and many in a group, is nearly told of everybody in it.
attack-similarity-name = Different values that mean the same (similarity)
attack-similarity-text = Values may differ and still say the same: salaries that lie close together, illnesses of one organ.
attack-membership-name = Who is in the table (membership)
attack-membership-text = Somebody who knows everybody that could be in the table looks who fits a record, and who fits none.
attack-minimality-name = What the method had a reason for (minimality)
attack-minimality-text = Whoever knows the recipe asks which values would have led to this very table. Others would have been coarsened less.
attack-minimality-stop = No protection stops it. Levels that you fix by hand, without looking at the sensitive values, give no reason away; nor does a release whose recipe nobody knows.
attack-common-stop = { $attributes }: what is told here is nearly as likely for anybody in the whole table. No protection takes that away; leaving the column out would.
attack-unsorted-name = The same order as before (unsorted matching)
attack-unsorted-text = Two releases in the same order can be laid side by side: row by row, the finer of two values holds.
attack-unsorted-stop = The order is random already.
attack-complementary-name = What two releases say together (complementary release)
attack-complementary-text = Where one is finer in one column and the other in another, fewer records fit a person who is in both than fit in either alone.
attack-complementary-stop = Release no column finer than before, or keep this release back.
attack-temporal-name = What changed since (temporal)
attack-temporal-text = Records that were not there before show who has joined since.
attack-temporal-stop = Release no column finer than before, and wait until more have joined.
attack-joint-name = What three releases or more say together
attack-joint-text = Each two of them may hold, and all together tell apart what no two do: one shows the age, one the sex and one the town.
attack-joint-stop = Release no column finer than in any of the earlier releases, or keep this release back.
attack-composition-name = What is left of a sensitive value (composition)
attack-composition-text = Two releases may each show several values for a group and have only one of them in common. Whoever is in both groups, and whose value has stayed the same, has that one; and only the records that show it can be theirs.
attack-composition-stop = Release no column finer than before, so that a group holds the whole of an earlier one.
attack-difference-name = What two counts differ by (difference)
attack-difference-text = If 20 people are in a group and 19 in a group within it, something is told of the one who is left.
attack-difference-stop = Let the groups be those of the earlier release, or larger ones that hold them whole.
defence-k = { $name } with k = { $size }
defence-alpha = { $name } with α = { $size }
defence-recursive = { $name } with c = { $size } and ℓ = 3
defence-closeness = { $name } with t = { $size }
defence-shuffle = a random order
defence-presence = { $name }
defence-take = Add { $name }
defence-take-of = Add { $name } for “{ $attribute }”
defence-means = { $name }: { $meaning }
defence-trying = { $name }: what it would keep is being tried …
defence-nothing = { $name } is not offered: nothing would be left of the table, or none was found that keeps it beside what you ask for.
defence-go = Look at { $name } under Protect
finding-who = { $found ->
    [group] { $labelled ->
        [yes] Whoever is in the group { $labels }
       *[no] Whoever is in this group
      }
    [file] { $people ->
        [one] Line { $lines } of the file
       *[other] Lines { $lines } of the file
      }
   *[table] { $people ->
        [one] 1 { record-person }
       *[other] { $people } { record-people }
      }
  }
finding-sure = { $sure ->
    [sure] for certain
   *[likely] with { $confidence } certainty
  }{ $prior ->
    [none] {""}
   *[other] {" "}({ $base ->
        [fitting] among all records that fit
       *[table] in the whole table
      }: { $prior })
  }
finding-rows = { $ordered ->
    [yes] { $records ->
        [one] row { $rows } of the release
       *[other] rows { $rows } of the release
      }
   *[no] { $records ->
        [one] 1 row of the release
       *[other] { $records } rows of the release
      }
  }
finding-identity = { finding-who }: { $several ->
    [yes] the records that fit may all be those of { $one ->
        [1] a single person
       *[other] only { $one } people
      }
   *[no] { $one ->
        [1] exactly one record fits
       *[other] only { $one } records fit
      }
  }, { finding-rows }.
finding-absent = { finding-who }: no record of the release is theirs, with { $confidence } certainty.
finding-present = { finding-who }: a record of the release is theirs, with { $confidence } certainty.
finding-value = { finding-who }: { $attribute } is “{ $value }” { finding-sure }; { finding-rows }.
finding-composed = { finding-who }: if it has not changed, { $attribute } is “{ $value }”, { $sure ->
    [sure] for certain
   *[likely] with { $confidence } certainty
  } by both releases together, and with { $prior } certainty by one of them alone; { finding-rows } and no. { $earlier } of the earlier one.
finding-range = { finding-who }: { $attribute } is between { $low } and { $high }, which is { $width } of its range, { finding-sure }; { finding-rows }.
finding-group = { finding-who }: { $attribute } is one of “{ $group }” { finding-sure }; { finding-rows }.
finding-combined = Together, { finding-rows } and no. { $earlier } of the earlier one say: { $cells }. { $several ->
    [yes] { $people ->
        [one] At least 1 of the people behind these rows is like that.
       *[other] At least { $people } of the people behind these rows are like that.
      }
   *[no] { $people ->
        [one] Only 1 record is like that.
       *[other] Only { $people } records are like that.
      }
  }
finding-joined = { $people ->
    [one] 1 record was
   *[other] { $people } records were
  } added since to the group { $cells }; { finding-rows }.
finding-apart = { $people ->
    [one] 1 record is
   *[other] { $people } records are
  } in one of two groups that lie within each other, and not in the other: before { $before }, now { $cells }{ $exact ->
    [yes] .
   *[no] ; others of these groups may be counted elsewhere, so that this is not certain.
  }
neighbour-title = Play the neighbour
neighbour-text = Say what you know of one person, as it stands in your file, or as one of the column’s levels calls it: “m”, “1953”, “81637”. Leave empty what you do not know. A record that lacks a detail, or shows *, fits whatever you say of it. It goes into no file.
neighbour-look = Look what I would learn
neighbour-nothing-said = Say at least one thing first.
neighbour-failed = This could not be looked up
neighbour-fit = Before, { $before ->
    [0] no record fits
    [one] 1 record fits
   *[other] { $before } records fit
  }{ $persons ->
    [0] {""}
    [one] , of at least 1 person
   *[other] , of at least { $persons } people
  }. In the release, { $after ->
    [0] none of { $all } does
    [one] 1 of { $all } does
   *[other] { $after } of { $all } do
  }{ $left ->
    [0] {""}
    [one] , of at least 1 person
   *[other] , of at least { $left } people
  }.
neighbour-none = Nobody in your table is like this. Write each word as it stands in the file, or as a level of the column calls it.
neighbour-left-out = Whoever this is was left out: the neighbour learns that the file holds nothing of them, if they were known to be in it.
neighbour-unsure = No record surely fits. Some text of the release may stand for several groups, so that this person may be behind it all the same.
neighbour-nobody = Nobody of your table is like this; the records that fit are those of others.
neighbour-record-left-out = All that fits was left out: the neighbour learns that the file holds no record like this, if one was known to be in it. Other records of the same person may be in it.
neighbour-likeliest = { $attribute }: of what the release shows of those, { $count ->
    [one] { $values } is likeliest, with { $share } (of the whole table: { $prior }).
   *[other] { $values } are likeliest, with { $share } each.
  }
neighbour-quoted = “{ $value }”
neighbour-values = All { $count } values of { $attribute }
neighbour-share = “{ $value }”: { $share } (of the whole table: { $prior })
register-title = Somebody with a register
register-text = Voter rolls, staff lists, member lists: give a file with names and some of the columns, called as in your table. Cells may be missing. It is read here, and goes into no file of yours.
register-choose = Give a register
register-more = Give another
register-failed = The register could not be used
register-linked = “{ $file }”, { $all ->
    [one] 1 line
   *[other] { $all } lines
  }: { $several ->
    [yes] the records of one person alone fit
   *[no] exactly one record fits
  } { $open ->
    [yes] at least {""}
   *[no] {""}
  }{ $before ->
    [0] nobody before
    [one] 1 line before ({ $lines })
   *[other] { $before } lines before ({ $lines })
  }, { $after ->
    [0] nobody after.
    [one] 1 line after ({ $left }).
   *[other] { $after } lines after ({ $left }).
  }
earlier-title = Earlier releases
earlier-text = Did you release these people before? Give that file. The release is not offered if both together tell smaller groups apart than your k allows, or give away a sensitive value that you protect. People who are in only one of the two are not looked at.
earlier-choose = Give an earlier release
earlier-more = Give another one
earlier-floors = Make no column finer than there
earlier-columns = Count all columns of it as known
earlier-trying = Trying whether this leads to a release …
earlier-insufficient = “{ $name }” leads to no release: with it no table holds your protection, or both releases together still say more than it allows. What the earlier release lacks may tell people apart here.
earlier-hopeless = Neither of the two leads to a release. Ask for coarser levels or a larger k under Protect, or leave out a column that the earlier release lacks.
earlier-refused = This cannot be done
earlier-verdict = { $open ->
    [yes] Together with it not everything could be looked at.
   *[no] { $found ->
        [0] Together with it no attack succeeds.
        [one] Together with it 1 attack succeeds.
       *[other] Together with it { $found } attacks succeed.
      }
  }
earlier-accept = Release it even if both together say more
earlier-accept-text = The recipe and the report then say so.
check-earlier = Earlier release “{ $file }”: { $found ->
    [0] nothing more is told together
    [one] more is told of 1 group together
   *[other] more is told of { $found } groups together
  }
check-earlier-text = The written file was compared with it: combined, in time, by what is left of protected sensitive values, by differences, and row by row where the order is kept.
check-earlier-accepted = The recipe accepts that.

## Which protection

advisor-title = Who may look for people, and what protects from that?
advisor-lead = Three answers lead to the protection against being found that suits your file, as El Emam and Dankar (2008) advise.
advisor-knows = Might somebody know of a person that they are in this file?
advisor-knows-yes = Yes, or I cannot rule it out: families, neighbours and colleagues often know.
advisor-knows-no = No: whoever looks has only a list of people who could be in it.
advisor-counted = Is a file with everybody who could be meant at hand?
advisor-counted-no = No.
advisor-counted-yes = Yes: the people of this file and all others like them, with the same quasi-identifiers.
advisor-extent = Is this file a sample of more people?
advisor-extent-unknown = I do not know.
advisor-extent-everybody = No, everybody who could be meant is in it.
advisor-extent-sample = Yes, drawn from them at random.
advisor-people = People it was drawn from
advisor-share = or share of them in %
advisor-share-unsaid = As long as the share is not known, only the records of this file count.
advisor-share-said = { $records } records are { $share } of the people they were drawn from. If they were not drawn at random, but by a trait that others may know, the estimate is wrong: then say that you do not know.
advisor-risk = The chance to be found may be at most (0.2 is 1 in 5)
advisor-protection = { $name } with k = { $k }{ $estimator ->
    [none] {""}
    [poisson] , by a Poisson test
    [individual-risk] , by the individual risk
   *[truncated-poisson] , by a truncated Poisson test
  }
advisor-take = Ask for { $name }
advisor-there = Your recipe asks for { $name }.
advisor-attach = Attach the file with everybody at the protection, once you have taken it.
advisor-see = What these rules come to can be seen on a population.
advice-scenario = { $scenario ->
    [prosecutor] Somebody may look for a certain person of whom they know that the person is in the file (the prosecutor). The risk is at most { $risk } if { $k } people are alike in the file.
   *[journalist] Somebody may look for anybody, without knowing who is in the file (the journalist). The risk is at most { $risk } if { $k } people of the population are alike.
  }
advice-reason = { $reason ->
    [knows-membership] Advised: k-anonymity. Only the records of the file count for somebody who knows that the person is one of them; how many others of the population are alike does not help. Its risk comes close to what is asked for.
    [population-at-hand] Advised: k-map. The population is at hand, so count in it. In the example of El Emam and Dankar, 2-anonymity left out 3 of 14 records and wrote ages in steps of ten years, for a risk of 0.25; 2-map left out none and wrote them in steps of five, for the risk of 0.5 that was asked for.
    [sample] Advised: k-map by a test (truncated Poisson). The file is a sample, so people of the population are alike with its records whom it does not hold, and k-anonymity alone coarsens more than the risk asks for, most of all in small samples. The test has an error of at most 0.1 for each class, not for all at once. A class must have at least so many records:
   *[share-unknown] Advised: k-anonymity. No share of the population is known, or everybody is in the file; so only its own records are sure to be alike. If the file is a random sample, find out of what share: then fewer records have to be alike.
  }
advice-size = { $smallest } by { $rule ->
    [k-anonymity] k-anonymity
    [individual-risk] individual risk, which is an estimate and no test
    [poisson] a Poisson test
   *[truncated-poisson] a truncated Poisson test
  }
advice-instead = Or by the plain Poisson test, which may allow smaller classes:
history-advice = { $name }, as advised

## Samples of a population

simulation-open = Draw samples of a population
simulation-offer = How much k-anonymity coarsens samples, and what the estimates of k-map come to, shows on a population that is known.
simulation-title = Samples of a population
simulation-lead = Samples are drawn at random from a population of which everybody is known. For each the least coarse table is sought under four rules, which ask for the same risk. Then it is counted how exposed the people in it really are, and what the rule costs. Nothing is released.
simulation-population = Population
simulation-from-table = Your table, { $name }
simulation-from-table-text = as if nobody else could be meant
simulation-from-file = A file with everybody who could be meant
simulation-from-file-text = with your quasi-identifiers, their levels, your suppression limit and your measure of loss
simulation-from-example = An example
simulation-from-example-text = 5,000 invented patients, by year of birth, postcode and sex
simulation-no-columns = Your own population needs a table with quasi-identifiers: load one and describe it.
simulation-drop = Drop a file here
simulation-drop-text = A table with the columns { $names }, one record for each person. It stays in this page.
simulation-choose = Choose a file
simulation-another = Choose another
simulation-k = Largest risk: 1 in
simulation-samples = Samples of each share
simulation-shares = Shares of the population
simulation-no-shares = Choose at least one share.
simulation-seed-title = Draw the same samples again
simulation-seed = Seed of the samples (64 hex digits)
simulation-seed-text = Leave this empty for samples that nobody can foresee. With the same seed the same samples are drawn again, here and by outis simulate.
simulation-go = Draw the samples
simulation-running = Looking at samples: { $done } of { $all }.
simulation-stop = Stop and show what is known
simulation-failed = The samples could not be drawn
simulation-announce = { $done ->
    [one] 1 sample was looked at.
   *[other] { $done } samples were looked at.
}
simulation-result = What the samples come to
simulation-outdated = The settings have changed since. Draw again to see what holds now.
simulation-told = { $name }: { $records } records. The risk may be at most { $risk } (k = { $k }), and { $limit } of a sample may be left out. { $samples ->
    [one] 1 sample
   *[other] { $samples } samples
  } of each share.
simulation-stopped = Stopped: { $done } of { $all } samples were looked at; the shares take turns.
simulation-none = None of the samples has a table under any of the rules: the suppression limit is too small, or the samples are.
simulation-risk = Largest risk
simulation-risk-text = The chance that somebody with a list of the population finds the person who is found most easily: 1 over the people who look alike. Above 1 in { $k } the rule does not keep what it promises.
simulation-discernibility = Cost beside k-anonymity
simulation-discernibility-text = The discernibility over that of k-anonymity in the same sample: below 1 the rule keeps more detail.
simulation-suppressed = Left out
simulation-suppressed-text = The share of the records of a sample that are suppressed.
simulation-sizes = Smallest classes and releases
simulation-records = Records
simulation-size = { $smallest }; { $released ->
    [one] 1 release
   *[other] { $released } releases
  }
simulation-save = Save the figures as CSV
simulation-limits = The figures are means over random samples of this population, and of no other. A sample without a table under a rule is in none of its figures.
simulation-rule = { $rule }: { $text }
sample-rule-k-anonymity-short = D1
sample-rule-k-anonymity = k-anonymity
sample-rule-k-anonymity-text = a class has { $k } records, whoever else is in the population
sample-rule-individual-risk-short = D2
sample-rule-individual-risk = individual risk
sample-rule-individual-risk-text = the risk as it is estimated is at most 1 in { $k }; an estimate, and no test
sample-rule-poisson-short = D3
sample-rule-poisson = Poisson test
sample-rule-poisson-text = a test rejects fewer than { $k } people, or there are { $k } records
sample-rule-truncated-poisson-short = D4
sample-rule-truncated-poisson = truncated Poisson test
sample-rule-truncated-poisson-text = the same, knowing that classes without record are never seen
chart-samples-across = Share drawn
chart-samples-risk = Largest risk, mean of the samples. It may be 1 in { $k }.
chart-samples-discernibility = Discernibility over that of k-anonymity, mean of the samples.
chart-samples-suppressed = Share left out, mean of the samples.
chart-samples-share = At { $share } %: D1 { $d1 }, D2 { $d2 }, D3 { $d3 }, D4 { $d4 }.
chart-samples-point = { $rule }, { $share } %: { $shown }
chart-samples-caption = { $what } Mean ± standard deviation.
chart-samples-above = { $shown } (above it in { $above } of { $samples })
chart-samples-none = no table
chart-samples-number = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($deviation, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-samples-percent = { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } %
problem-parameter-fractions = A share of the population must be above 0 and at most 100 %.{ problem-where } Choose others.
problem-parameter-samples = There may be 1 to 100,000 samples of each share.{ problem-where } Choose another number.
why-advisor-title = Who looks for people
why-advisor = Somebody who knows that a person is in the file has to find them among its records alone. Whoever does not know it has to find them among all people who could be meant. So the same file needs more protection against the first than against the second. How much, tells the largest risk that you accept: k is one over it, in whole people.
why-simulation-title = Samples of a population
why-simulation = In a sample k records that are alike stand for more than k people, so that k-anonymity coarsens more than the risk asks for. Three rules try to do with less. Whether they keep their promise can only be seen where the population is known. El Emam and Dankar did so in 2008 on three files that are not public; here you take your own.

## A published file

audit-title = What does this file tell of people?
audit-lead = For a file that somebody else has published, or wants to: without its recipe or original. What a column is, is guessed as for your own table; change it below.
audit-drop = Drop a file here
audit-choose = Choose a file
audit-another = Choose another
audit-reading = The file is read and attacked …
audit-announce = The file has been checked.
audit-failed = The file could not be checked
audit-k = Smallest group
audit-k-text = So many records have the same quasi-identifiers, at least: the k of k-anonymity.
audit-uniques = Records that stand alone
audit-uniques-text = Of { $records ->
    [one] 1 record
   *[other] { $records } records
  } in { $classes ->
    [one] 1 group
   *[other] { $classes } groups
  }: nobody else has the same quasi-identifiers.
audit-empty = Records that show nothing
audit-empty-text = All their cells are empty or *: they were suppressed and stay in the file, or are blank lines.{ $lines ->
    [0] {""}
    [one] {" "}Besides, 1 line without content does not count as a record.
   *[other] {" "}Besides, { $lines } lines without content do not count as records.
}
audit-values = “{ $attribute }”
audit-l-t = ℓ = { $l }, t = { $t }
audit-values-text = ℓ: the fewest different values of a group. t: how far the shares of a group are from those of the file, at most.
audit-attacks = Attacks on it
audit-no-columns = No column counts as one that others may know. Say below which are quasi-identifiers.
audit-success = { $succeeded ->
    [0] Succeeds on none of { $tried ->
        [one] 1 group
       *[other] { $tried } groups
      }{ $highest ->
        [none] .
       *[other] ; the most that anybody could be sure of is { $highest }.
      }
   *[other] Succeeds on { $succeeded } of { $tried ->
        [one] 1 group
       *[other] { $tried } groups
      }, with up to { $highest } certainty.
  }
audit-columns = Its columns
audit-warning-persons-may-recur = Records of different values here share { $partners } far more often than those of different people would: the same people seem to be there at several times, and no column tells who is who. If so, figures that count records say too much: five that look alike may be one person.
audit-warning-sensitive-unprotected = Nothing keeps this sensitive column from being learnt: where all who look alike share a value, it is known of each of them.
audit-warning-records-may-repeat-persons = { $partners ->
    [none] It seems
   *[other] Together with { $partners } it seems
} to tell persons apart, and repeats: { $values } values in { $records } records. If so, figures that count records say too much: five that look alike may be one person. Load the file as a table to say whose each record is.
audit-columns-text = Equal texts are one group, whatever they stand for. Each row counts as one record. { audit-perturbed }
audit-perturbed = No file says whether values were changed at random: if they were, what is learned of somebody need not be true.
audit-given = as you said

## Release

release-title = Write the release
release-waiting = Looking at what a release would show of each column…
release-lead = The file is written here, read again as if by a stranger, and measured. Only if it holds what you asked for is it offered.
release-stale = Settings have changed since the last file was written. Write and check it again.
release-write = Write and check the file
release-will-write = Every value is replaced by its group; records left out and identifiers are dropped.
release-will-parse = The written bytes are read again from the start.
release-will-measure = Every protection is measured on what was read.
release-will-offer = Only then does it become a file of yours, with a report for your records.
release-pick = Your browser first asks where the file goes. Until the check has passed, nothing is there but an empty file.
release-declined = No file was picked, so nothing was written. Pick one, or have the release kept by the browser until you save it.
release-write-download = Write and check without picking a file
release-format = Kind of file
release-format-csv = CSV
release-format-csv-text = Text that every program reads.
release-format-xlsx = Excel workbook (.xlsx)
release-format-xlsx-text = Text stays text: 01067 keeps its zero, and no cell becomes a date or a formula. Columns of plain numbers are numbers.
release-format-xml = XML (.xml)
release-format-xml-text = An element for each record, and in it one for each cell. All cells are text.
release-options = How it is written
release-shuffle = Put the records in random order
release-shuffle-text = So that nobody can match them with another file by their position.
release-formula-guard = Make formulas harmless
release-formula-guard-text = A cell that a spreadsheet would run gets an apostrophe in front.
release-encoding = Write letters as in { $name } instead of UTF-8
release-encoding-text = For a program that needs it. If a letter does not exist there, nothing is written.
release-trying = First the other ways are tried that your recipe names. Left: { $left }
release-untried = { $count ->
    [one] One way stands in your recipe for comparison and was not tried under these settings yet: { $names }. It is tried first, and what it finds goes into the report.
   *[other] { $count } ways stand in your recipe for comparison and were not tried under these settings yet: { $names }. They are tried first, and what they find goes into the report.
}
release-tried-since = You have changed the ways to compare since this was written. What was written stays as it was; its report and its recipe are those of then.
release-write-again = Write it again, with these ways in the report
release-untried-without = Release without them
release-seed-title = Make exactly the same file again
release-seed-title-text = 64 digits from 0 to 9 and a to f
release-seed = Seed for the random order (64 hex digits)
release-seed-text = Leave this empty unless you repeat a release for checking. Never use a seed for two different releases. Whoever knows it, your file and your recipe can undo the random order, and make values true again that were exchanged or drawn at random, so it stands in no recipe and no report.
release-running = Writing, reading again, measuring
release-stop = Stop writing
release-announce-stopped = Writing was stopped. Nothing was kept of the file.
release-progress = { $written } of { $records } records written and read again
release-failed = Nothing was released
release-done = { $records ->
    [one] 1 record
   *[other] { $records } records
} written, { $size }. This was verified on the written file:
release-done-open = { $records ->
    [one] 1 record is
   *[other] { $records } records are
  } written ({ $size }) and checked, but the file is not offered yet: something in it is still to be decided.
release-save = Save { $name }
release-announce = The file with { $records } records is written and checked. You can save it now.
release-announce-written = The file with { $records } records is written, checked and saved.
release-downloads = Save
check-parsed = { $records ->
    [one] Read again: 1 record
   *[other] Read again: { $records } records
}
check-parsed-text = { $left ->
    [0] All { $input } records of your table.
    [one] Of { $input } records in your table, 1 was left out.
   *[other] Of { $input } records in your table, { $left } were left out.
}{ $folded ->
    [none] { "" }
   *[other] {" "}They were made of the { $folded } records of your file that say whose they are, one for each person.
}
check-counted-entity = { $persons } people are counted, told apart by “{ $name }”
check-counted-entity-text = { $some ->
    [0] Nobody
    [one] 1 of them
   *[other] { $some } of them
} lost some of their records, { $all ->
    [0] nobody
    [one] 1
   *[other] { $all }
} lost all. Groups and risks count people; protections of sensitive values count records.{ $released ->
    [yes] { "" }
   *[no] { " " }The file does not hold that column, so that nobody can count them again from the file alone.
  }
check-counted-record = Each record is counted as a person
check-counted-record-text = The recipe says so; the file cannot show it. The report says that too.
check-counted-open = Records are counted, not people
check-counted-open-text = Nobody said that each record is a different person. If one has several, a group of five records may be fewer than five people.
check-k-anonymity = { $unit ->
    [persons] Everyone looks like at least { $achieved } people, themselves included
   *[records] Every record looks like at least { $achieved } records, itself included
  }{ $match ->
    [wildcard] {", "}if a missing cell may stand for anything
   *[other] {""}
  }
check-k-anonymity-text = Asked for: { $k }. Measured on the written file: k-anonymity with k = { $achieved }.{ $match ->
    [wildcard] {" "}{ wildcard-fewer } The group that decides has { $deciding ->
        [one] 1 { unit-person }
       *[other] { $deciding } { unit-people }
      } then.
   *[other] {""}
  }
check-model = { $name } holds
check-model-fails = { $name } does not hold
check-model-text = Asked for: { $asked }. { $achieved }
check-sensitive-models = { $guessable ->
    [no] { $name }: { $models } { $count ->
        [one] holds
       *[other] hold
    }
   *[other] { $name } may be learnt from a group
  }
check-sensitive-models-text = { $guessable ->
    [no] { "" }
   *[other] Asked for: { $models }.
  }
check-sensitive-declined = { $name } is not protected against inference
check-sensitive-declined-text = It was decided so. If all who look alike have the same value there, it is known of each of them.
check-sensitive-none = { $name } is not protected against inference
check-sensitive-none-text = Nobody has decided that this is meant.
check-sensitive-perturbed = The values of { $name } need not be true of the persons beside them
check-sensitive-perturbed-text = What groups tell of the true values is not counted.
check-perturbed = { $name }: how its values were changed, for whoever counts them
check-columns = { $columns ->
    [one] 1 column may point to people by itself
   *[other] { $columns } columns may point to people by themselves
}
check-columns-text = The file shows such values, counted in what was written, whatever else was generalized.
check-columns-kept = It was decided to keep { $columns ->
    [one] it
   *[other] them
}. The file shows such values, counted in what was written, whatever else was generalized.
check-starred = { $records ->
    [one] 1 record has * in every quasi-identifier
   *[other] { $records } records have * in every quasi-identifier
}
check-starred-text = Starred so that the protection holds. They stay, and are a group of their own.
check-alone = { $people ->
    [0] { unit-Nobody } stands alone by the quasi-identifiers
    [one] 1 { unit-person } stands alone by the quasi-identifiers
   *[other] { $people } { counted-people } stand alone by the quasi-identifiers
}
check-alone-text = { $match ->
    [wildcard] Counting only what is written.{" "}
   *[other] {""}
  }Picking a { unit-person } out by the quasi-identifiers is right at most 1 in { $most } times{ equal-chance }.
check-alone-found = Whoever knows the quasi-identifiers of a { unit-person } who stands alone finds that { unit-person } for certain.
check-order-shuffled = Records are in random order
check-order-kept = Records are in the order of your file
check-order-kept-text = Whoever has another file in the same order can match the two by position.
check-order-given-text = The order comes from the seed you gave. Keep it secret.
check-order-system-text = The order comes from your system’s randomness and cannot be repeated.
check-hash = Fingerprints (SHA-256) of both files
check-hash-input = your table
check-hash-output = the release
release-plans = For the database
release-plans-text = This table is what a database has counted. A plan has it write the release of all its records: carry out apply.sql and verify.sql there, and hold what they write against the plan with “outis check”. Only then may the release leave the database. A plan is as confidential as the table. It holds the counted columns alone; what identifies nobody and was not counted is released by a plan of the command line.
release-singles = Or each file by itself
download-recipient = For the recipient
download-recipient-text = One zip to pass on: the release, the public summary, and the fingerprints (SHA-256) of both.
download-own-files = For your files
download-own-files-text = One zip to keep: both reports{ $levels ->
    [0] { " " }and the recipe
    [one] , the recipe, and the levels of { $names } with all of its values
   *[other] , the recipe, and the levels of { $names } with all of their values
  }. No records. Not for publication.
download-release = The release
download-release-text = The table to pass on.
download-summary = Public summary
download-summary-text = For whoever gets the release: what each column shows, which protection was asked for and is met, and the risk that is left. Without what helps an attacker.
download-report-html = Report for people
download-report-html-text = What was asked for, done and measured, to read, print and file. For you, not for publication.
download-report-json = Report for machines
download-report-json-text = The same figures as JSON, for archives and scripts.
download-recipe = Recipe
download-recipe-text = Every decision and no records, for next year’s file.
download-job = Job of ANON
download-job-text = The same decisions as XML, for ANON and for programs that read its jobs. How the file is read and written is not in it.
download-plan-duckdb = Plan for DuckDB
download-plan-duckdb-text = What is written for each combination of cells, and the statements that apply it, look at what was written and clear up.
download-plan-postgres = Plan for PostgreSQL
download-plan-postgres-text = What is written for each combination of cells, and the statements that apply it, look at what was written and clear up.
download-plan-spark = Plan for Spark
download-plan-spark-text = What is written for each combination of cells, and the statements that apply it, look at what was written and clear up.
download-session = Session
download-session-text = Every decision, what you wrote for the report, and the step you are at: open it another day with the same file. No records, and nothing that was found.
download-recipe-files = It needs { $files }: keep that with it.
held-nothing = This one holds no value of your table.
held-some = This one { $sure ->
    [no] may hold
   *[yes] holds
  } values of your table: { $parts }.
held-bounds = the bounds and steps of the intervals of { $name }, which may be taken from your data
held-hierarchy = { $values ->
    [one] 1 text
   *[other] { $values } texts
  } of { $name } in its levels, whether or not they occur
held-levels = { $values ->
    [one] 1 value
   *[other] { $values } values
  } of { $name } in its levels
held-model = { $values ->
    [one] 1 value
   *[other] { $values } values
  } of { $name } that a protection names
held-missing = { $values ->
    [one] 1 text that means
   *[other] { $values } texts that mean
  } “missing”
held-deciding = what the group that decides shows in { $names }
held-hierarchy-file = The saved file holds every value of { $name }, one on each line: { $values ->
    [one] 1 occurs
   *[other] { $values } occur
  } in your table. Pass it on only to people who may see them.
download-save = Save { $name }
save-download = Download { $name } instead
save-written = { $name } is written where you chose.
save-declined = No file was picked, so nothing was saved.
save-failed = The file that you picked could not be written. Is there room on the disk, and does no other program have it open?
save-have = I have { $name }
save-unseen = Outis cannot see whether your browser saved it. Look among your downloads, and tick this once the file is there; until then Outis asks before you leave.
save-returned = It was given to the page around this one.
save-framed = Nothing there? The page around Outis may forbid downloads. Then open Outis in a window of its own.
session-title = Session
session-holds = What is in it?
session-waits = The session { $name } needs its file
session-waits-text = { $files ->
    [one] It holds no records. Choose this file again, or drop it on the page:
   *[other] It holds no records. Choose these files again, or drop them on the page:
}
session-fits = This is the file of the session { $name }: its settings are being taken…
session-differs = This is not the file of the session { $name }
session-differs-text = The session belongs to what stands here, and the table on this page comes from something else. Choose the right file, or go on here with its settings alone.
session-differs-size = The file here has the same name and another size, so it has been changed since. Choose the earlier one, or go on here with the settings alone.
session-differs-within = The file here has the same name and size, but what is in it differs. Choose the earlier one, or go on here with the settings alone.
session-bytes = { $bytes } bytes
session-hash = SHA-256
session-hash-here = Here
session-anyway = Use its settings for this table
session-forget = Close this session
texts-title = For the first page of the report
texts-lead = If you like: each stands on the report for people as you write it. It is stored nowhere, and in no other file but a session.
text-what = What is released
text-whom = On whose behalf
text-purpose = Purpose
text-recipient = Who gets it
text-date = Date
text-who = Who prepared it
duty-title = What remains yours
duty-roles = Whether the roles are right. A column marked insensitive that someone else also has can still give people away.
duty-earlier = What you have released before and not given under Earlier releases. Two releases of the same people can reveal together what neither shows alone.
duty-inference = Whether learning something about a whole group does harm. This check does not measure it.
duty-rest = What the protections you chose do not stop. Each says so under Protect.
duty-contract = Law and contracts: who receives the file, what they may do with it, and for how long.

## Why

why-theme-title = Colours
why-theme = Light, dark, or as your system has it. Nothing is stored: the next visit starts with your system again.
why-history-title = History
why-history = Every change of your settings has its entry and its name. Going back loses nothing: if you go on from an earlier entry, the later ones stay in the list.
why-exposure-title = Exposure
why-exposure = “1 in 5” means: someone who knows a person’s quasi-identifiers, and knows that they are in the table, finds five { unit-people } that fit. One in five guesses is right{ $unit ->
    [persons] { $recordUnit ->
        [persons] .
       *[records] {" "}if each of the five is taken as equally likely; somebody with many records is likelier.
      }
   *[records] , unless several of the five are of one person.
  } “1 in 1” means the { unit-person } is found.

    Before is measured on the table as you loaded it, after on what the release would show.
why-exposure-formula = risk of a { unit-person } = 1 ÷ number of { unit-people } that share all their quasi-identifiers
why-network-title = No connection is allowed
why-network = The file carries a policy that forbids it every connection, and its own program sends nothing. It works with the cable pulled. You need not take the page’s word for it: “How to check” says what to do.

    Your browser itself may be busy in the background, with updates for instance. That has nothing to do with your table.
why-sample-title = The sample
why-sample = 5,000 records made up by a program, with the pitfalls of real ones: rare occupations, small postcodes, dates of birth. Good for learning the way before your own table goes it.
why-examples-title = Examples
why-examples = They come from the papers that the protections come from, with the numbers printed there. What you see is measured here and now by the same program that will measure your table.
why-recipe-title = Recipe
why-recipe = A small file with every decision: roles, levels, protection, limits. It holds no records. With it the same work is done again in two clicks, and someone else can see what was decided.
why-step-load-title = Loading
why-step-load = The file is read piece by piece into this page’s own memory. Every record is kept or refused with its line: nothing is silently repaired, because a record that was misread would be protected wrongly.
why-delimiter-title = Separator
why-delimiter = The character that stands between two cells. It is found by trying which one gives every record the same number of cells.
why-layout-title = Where the table is
why-layout = Files often hold more than the table: a title above, a line of units, empty lines, totals at the end. Whatever is left out is counted here and in the report, and stands in the recipe, so that the same is left out next time. A line is only left out by itself if it cannot be a person’s, such as a note without a separator below the table. Last lines with cells like all others you leave out yourself.
why-header-title = First line
why-header = If the first line names the columns, it is no record. If it does not, it is one, and the columns go by their numbers.
why-json-title = Format
why-json = Each object is a record, and each name in one of them a column. Numbers are read as they are written; what an object does not have is missing.
why-sheet-title = Sheet
why-sheet = A workbook has sheets, and one of them is the table. Cells are read as the sheet shows them: dates as dates, 01067 with its zero, 34 where 34 is shown although more digits are stored. Amounts are read as plain numbers, without currency. Formulas are read by the value that was stored with them.
why-encoding-title = Text
why-encoding = How letters are written as bytes. Old and new programs do it differently, and the file itself seldom says how. UTF-8 and UTF-16 are told for certain by the bytes. Of the older ones only a guess is possible: look at names with accents, umlauts or a euro sign, and if they are wrong, choose another way and look again.
why-types-title = Content
why-types = What the values of a column look like, judged by all of them and not by the first few. Types decide which hierarchies fit; they never change a value: 07 and 7 stay different.
why-step-describe-title = Four roles
why-step-describe = An identifier names a person by itself. A quasi-identifier does so only together with others, for someone who knows the same details from elsewhere: a register, a newspaper, the neighbourhood.

    Ask of each column: who else could know this about a person?
why-role-identifier-title = Identifier
why-role-identifier = A name, a number, an address: enough to find the person. The column is left out of the release entirely.
why-role-quasi-identifier-title = Quasi-identifier
why-role-quasi-identifier = A detail that could be matched with other sources. None of them names a person alone, but a birth date with a postcode and a sex often does. These columns are made coarser until enough people look alike.
why-columns-alone-title = Columns that point to people
why-columns-alone = Sensitive and insensitive columns are released word for word. Some find a person by themselves: an e-mail address, a note with a name in it, a number plate, or a salary that nobody else has. Outis counts how many values only one record has, and how many look like something that points to a person. Whether it does is for you to say. Quasi-identifiers are asked about for addresses, account and telephone numbers and plates, and the report says how many stand in the release.
why-unprotected-title = Protection against inference
why-unprotected = Who is not found may still be known: if all who look alike have the same diagnosis, it is theirs. Protections such as ℓ-diversity and t-closeness keep the values of a group apart. Where that is not wanted, because the value is no secret or the file goes to people who may know it, say so: it then stands in recipe and report.
why-role-sensitive-title = Sensitive
why-role-sensitive = What nobody should learn about a person from the release, such as a diagnosis. It stays as it is, since it is usually what the research is about. Protection comes from not knowing whose it is.
why-role-insensitive-title = Insensitive
why-role-insensitive = Neither known elsewhere nor delicate. Released as it is. If in doubt whether others could know it, choose quasi-identifier.
why-perturb-title = Values that need not be true
why-perturb = Data swapping exchanges the values of some records. Randomized response lets each stay with a probability and draws it anew otherwise. Both leave the column useful as a whole, and nobody can be sure of a single value. With swapping, values that were not drawn are true; what an attacker believes is right as often as that. Randomized response has a promise in a number, ε, whatever an attacker knows. If the same column is released again with values drawn anew, both together tell more.
why-distinct-title = Values
why-distinct = How many different values the column has and how they are spread. A text that only one record has is never shown here by itself; a bar of numbers may be a single record.
why-missing-title = Missing values
why-missing = Cells with one of these texts count as missing. Records that lack a detail look alike in it, and unlike those that have it: an attacker may know that it is missing. In the release every missing cell is written as the first text in the list.
why-missing-match-title = A missing detail
why-missing-match = Take someone whose income is missing in the table. If others know that it is missing, the person looks only like those who lack it too: then missing is a value. If nobody knows, the person may be anybody, and matches all. The first protects in both cases.
why-missing-sensitive-title = A missing secret
why-missing-sensitive = If a missing diagnosis is not a value, a group of two with one diagnosis and one gap has one value. If it is a value, the group has two. A group of gaps alone has no value to be learnt and passes, unless a gap is a value; the report says how many are in such groups.
why-records-entity-title = One person, several records
why-records-entity = If a person has several records, five that look alike may be one person. With a column that tells persons apart, people are counted instead of records, before and after. It may be an identifier, which is not released. Whoever has records in several groups counts once in each. If each record is a person after all, say so: the recipe keeps it, and the report says it.
why-records-household-title = Who lives together
why-records-household = If one member of a household is found, the others are. The report then says how many households are exposed, before and after. It decides nothing else.
why-records-count-title = Lines that stand for several records
why-records-count = A database may count what is alike: one line for each combination of cells, and how many records have it. Groups, risks and losses then count records, as they would in the table written out. Lines that show the same are released as one, with their sum.
why-records-sampling-weight-title = Weights
why-records-sampling-weight = In surveys a record may stand for a hundred people. Weights are used where the population is estimated, and nowhere else.
why-level-losses-title = What each level costs
why-level-losses = From 0, nothing lost, to 1, everything. Each level must cost at least as much as the one below. The search makes the sum over columns as small as possible, each by its weight.
why-hierarchy-title = Hierarchy
why-hierarchy = How the values of a column are put together into ever larger groups: a day becomes a month, a year, a decade. All values of the column go up together, and the search chooses how far.
why-hierarchy-none-title = Exact or *
why-hierarchy-none = The column is released as it is or not at all. Right for two or three values, such as sex.
why-hierarchy-mask-title = Hiding characters
why-hierarchy-mask = One character more is hidden on each level. Right for codes whose first (or last) characters mean something larger, such as postcodes.
why-hierarchy-intervals-title = Intervals
why-hierarchy-intervals = Numbers are put into intervals of equal width, wider on each level. Each width must be a multiple of the one before, so that intervals fit into each other.
why-hierarchy-groups-title = Groups made by hand
why-hierarchy-groups = You put values together and give each group a name; groups may be in larger groups. What you do not name stays what it is until everything becomes *.
why-hierarchy-cuts-title = Cut points
why-hierarchy-cuts = Numbers or dates are cut where you say, into ranges that need not be equally wide. Below the first point and above the last one the ranges are open: one point near an end hides who is far beyond it.
why-hierarchy-rare-title = Rare values together
why-hierarchy-rare = Values that few records of your table have go together under one label, more of them on each level. What is frequent stays what it is.
why-offers-title = Ready levels that fit
why-offers = Levels that others have thought about, offered because the values look as if they were made for them. One click puts them into force; undo takes it back. Where some values do not fit, they stand together under a label that you can change.
why-hierarchy-ready-title = Ready levels
why-hierarchy-ready = The levels of a published classification, such as code, category, block and chapter of a diagnosis. Values that it does not know are refused, unless you give a label for them.
why-hierarchy-date-title = Parts of a date
why-hierarchy-date = Days are put together into months, years and decades. All dates must be written the same way.
why-given-files-title = Hierarchy files
why-given-files = A hierarchy file has one line for each value: the value, then what it is called on each coarser level. So the values in it tell which column it is for. If a single value of the column has no line, the file cannot be used, because nothing would say what becomes of it.
why-own-values-title = What stands in your file
why-own-values = Messages never repeat what stands in your table or in a file of yours, so that you can pass them on. Here you see it all the same, to find it and put it right. It is nowhere but on this screen.
why-scale-title = An order from low to high
why-scale = Only one thing goes by the order of groups and values: t-closeness with the distance by order, which asks how many values lie between two. Say that it is a scale, such as low, medium, high, and move groups and values to their places. Levels and labels are the same in any order.
why-hierarchy-levels-title = From a file
why-hierarchy-levels = You say yourself which values belong together, in a table with one line per value. Right for occupations, regions, diagnoses.
why-levels-title = Levels
why-levels = Level 0 is the exact value; each level above puts groups of the level below together. The smallest group tells how many { record-people } at least share a value of this column alone.
why-limit-title = Highest level allowed
why-limit = The search never goes above it. A limit keeps detail that you cannot do without, and may leave no table that holds the protection.
why-floor-title = Lowest level allowed
why-floor = What is released is never finer than this, whatever is searched for: no cell of the file, in any group. It is for what must not be told exactly, such as a date of birth.
why-weight-title = Weight
why-weight = How much losing detail in this column counts against the others. 1 is the usual; 2 makes it count twice, so that the search rather coarsens others; 0 makes it free.
why-step-protect-title = Protection
why-step-protect = First think of the person who should not succeed: someone who knows a few details of a patient, employee or pupil, and has your release before them. Then decide how many must look alike.
why-k-title = k-anonymity
why-k = Every { unit-person } in the release shares all quasi-identifiers with at least k − 1 others. These form a group (an equivalence class); picking a { unit-person } out of it succeeds at most once in k times{ equal-chance }.

    Samarati and Sweeney described it in 1998. Statistical offices often ask for 3 to 10; what is right depends on who receives the file.
why-k-formula = size of every group ≥ k, so risk ≤ 1 ÷ k
why-protections-title = Protections
why-protections = k-anonymity keeps a { unit-person } from being singled out. It does not keep a whole group from having the same secret, nor taking part from being known. Each further protection stops one more danger and costs some more detail; the search finds the choice of one level for each column that keeps most and holds all of them.
why-met-title = Met or not
why-met = Measured on the table as it stands before anything is made coarser, and later on the release itself. Not met is no fault here: it is what the search is for.
why-failing-title = In groups that fail
why-failing = { unit-People } in groups that do not meet this protection by themselves. The search makes groups larger until these are no more than you can do without.
why-deciding-title = The group that decides
why-deciding = The weakest of all groups: what it achieves is what the whole table achieves. Where several are equally weak, one of them stands here; Compare lists them all. If you know why it is special, a hierarchy that puts its values together often helps most.
why-parameter-joint-title = Others know the rest
why-parameter-joint = Somebody may know one of your sensitive values and look for another. With this, records count as alike only if they also agree in the other sensitive columns.
why-parameter-sampling-fraction-title = Share of the population
why-parameter-sampling-fraction = Records in the table over people who could be meant. If 500 of 10,000 patients of a hospital are in the table, it is 0.05. Too small a number makes the table look safer than it is.
why-parameter-sampling-fraction-formula = records in the table ÷ people in the population
why-parameter-significance-title = Chance of error
why-parameter-significance = How often the test may take a group for large enough that is not. It holds for each group by itself, not for all of them together.
why-parameter-population-title = Population file
why-parameter-population = Everybody whom someone could take for a person in your table: a register, an electoral roll, all patients of the hospital. It is only counted, never released, and never leaves this page.
why-parameter-estimator-title = How the population is known
why-parameter-estimator = A file that holds everybody is counted. Without one, how many people a group stands for is estimated from its size and the share of the population that was drawn.
why-parameter-distance-title = How far apart
why-parameter-distance = t-closeness asks how much has to be moved, and how far, to turn one spread of values into the other (the earth mover’s distance). What far means depends on the column.
why-suppression-style-title = What becomes of them
why-suppression-style = A record left out leaves no trace but a number. A record with * everywhere still shows its sensitive values: all that are left out form one more group.
why-population-title = Sample and population
why-population = Whoever does not know that a person is in the table must find them among all people who could be meant. If your table is a sample, that is harder than the table alone shows.
why-steps-title = Steps up a hierarchy
why-steps = Going from 1 to 10 years loses less than going from 10 years to nothing. With weights by height, steps near the top count more.
why-label-title = The column to predict
why-label = Groups are good if their records agree in this column: then it can still be predicted from the others after coarsening.
why-suppression-title = Leaving records out
why-suppression = Records in groups smaller than k are left out of the release entirely, as long as they are not more than this share of the table. They are never marked or listed.
why-suppression-formula = records left out ≤ limit × records
why-alone-title = Standing alone
why-alone = No other { unit-person } in the table has the same combination of quasi-identifiers. Whoever knows these details and knows that the person is in the table has found the record.
why-threshold-title = When a { unit-person } counts as exposed
why-threshold = The probability of being picked out above which a { unit-person } is counted as exposed. It only changes the counting here and in the report, not the search: that is what k is for.
why-threshold-formula = exposed if 1 ÷ size of the group > threshold
why-average-risk-title = Average risk
why-average-risk = How often someone would be right who picks a record for each { unit-person } in turn.
why-average-risk-formula = number of groups ÷ number of { unit-people }, each once in each group
why-class-sizes-title = Sizes of groups
why-class-sizes = { $unit ->
    [persons] How many people look like how many others. Who stands in a group of one stands alone. Counted are people, not groups.
   *[records] How many records look like how many others. One in a group by itself stands alone. Counted are records, not groups; a person may have several.
  }
why-loss-title = Loss
why-loss = A number from 0 (nothing lost) to 1 (everything lost) that the search makes as small as possible. It decides which of all protected tables is chosen, never whether it is protected.
why-metric-title = Measure
why-metric = What the search makes as small as possible. Measures of cells (loss, precision, entropy) look at what became of values; measures of groups (discernibility, average group) only at how large groups are. The usual choice is loss (Iyengar 2002). The paper and formula of the chosen one stand below it.
why-aggregate-title = Columns together
why-aggregate = How the losses of the columns become one number. The average lets one column pay for another; the worst of them watches that none loses too much. The worst first, then the next, settles ties among the worst by the second worst, and so on.
why-gs-factor-title = Coarser, or fewer records
why-gs-factor = At 0.5 a record left out costs as much as a record coarsened to *. Towards 0, leaving out costs less; towards 1, it costs all and coarsening nothing.
why-step-find-title = The search
why-step-find = Every way to combine the levels of your columns is a candidate. The search starts with the most promising, and throws away whole regions once it is certain that nothing better lies there. So it can prove that no other choice of one level for each column keeps more, or say how much more another could keep at most. Ways that mix levels within a column are not part of that proof.
why-kept-title = Detail kept
why-kept = 100 % would be your table unchanged, 0 % would be nothing but *. It is one minus the loss by your measure.
why-kept-formula = detail kept = 1 − loss
why-gap-title = How much better could it be?
why-gap = The search always knows two numbers: the best table found so far, and a bound that no choice of one level for each column can beat. Where they meet, it is proven that no other choice of one level for each column keeps more.
why-gap-formula = at most more = best loss found − least loss still possible
why-nodes-title = Combinations
why-nodes = One level for each quasi-identifier is one combination. Most of them need not be looked at, because others rule them out.
why-runners-title = What comes near
why-runners = The table that loses least is not always the one that serves best: another may keep the column that matters to you. These are measured like it, and your protection holds for each.
why-neighbours-title = One level more or less
why-neighbours = One column finer: if your protection holds no more, these groups are why this table and none finer was found. One column coarser: it keeps less, unless that lets fewer records go.
why-trade-off-title = What protection costs
why-trade-off = A larger k hides each record among more others, and costs detail; leaving more records out keeps detail for the others. Often one step of either costs next to nothing and another a whole column: look where the figures fall.
why-lattice-title = The lattice
why-lattice = All choices of one level for each column, from the exact values at the bottom to * at the top. Most often what is coarser than one that holds, holds too, so that not all need be looked at.
why-step-compare-title = Before and after
why-step-compare = First comes your table, then what would be released. Look whether what you need for your work is still there, and whether what should disappear has gone.
why-step-attack-title = The other side
why-step-attack = A protection that holds says what it stops. Here is tried what it does not stop, too: on the written file, with what others may know. Nobody can try everything; what is not listed was not tried.
why-certainty-title = What counts as learnt
why-certainty = 90 % certainty means that nine of ten records that fit a person say the same. Lower it to see more; nothing of the release changes.
why-neighbour-title = The neighbour
why-neighbour = A record fits if it may stand for the person: a group that holds their value, or a cell that says nothing.
why-register-title = A register
why-register = A file that others keep, with names. Whoever exactly one record fits is found by it, if they are in the table.
why-earlier-title = Earlier releases
why-earlier = Each release may hold its protection, and both together not. A cell of one may be finer here, a cell of the other there; whoever has both takes the finer of each.
why-audit-title = A published file
why-audit = What anybody can measure who has the file. It does not need the original, and changes nothing of your own work.
why-ways-title = Other ways
why-ways = There are many ways to a table that holds a protection. Those with one level for each column are easiest to analyse. Those that coarsen only where they must keep more, at the price of cells of mixed detail. Whatever the way, the release is measured in the same manner, and the protection holds or nothing is written.
why-others-title = Other ways compared
why-others = How much does your way cost beside others? Each is carried out on the very same table and settings. “31 % less” means: its loss is 69 % of yours, by the loss that you chose. It says nothing about which table serves your analysis better.
why-detail-title = What was coarsened where
why-detail = With one level for each column, all its cells are equally coarse. Here they are not: the bar of a column says how many records still show it exactly, how many on each level, as a range, or not at all.
why-compare-rows-title = Record by record
why-compare-rows = The same { record-people } in both versions. Records that are left out can be shown as well, on this screen alone: a list of the unusual ones would be just what an attacker wants.
why-risk-title = Risk
why-risk = For each { unit-person } one divided by the size of the group. The curve shows what share of { unit-people } has a risk above each value: the further left and down it stays, the better.
why-risk-formula = risk = 1 ÷ size of the group
why-wildcard-title = Missing cells that match everything
why-wildcard = Someone who does not know that a detail is missing in the release takes it for any value. Then more records fit, and the risk is smaller than it looks.
why-journalist-title = Looking for anybody
why-journalist = Someone wants to show that people can be found, whoever they are, with a register in hand. What protects a person is how many people of the population look like them, not only how many of the table (journalist risk).
why-journalist-formula = risk = 1 ÷ people of the population with the same quasi-identifiers
why-not-covered-title = Is the population complete?
why-not-covered = If more { unit-people } look alike in the table than in the population file, some are missing from the file, and the figures counted in it are not to be trusted.
why-marketer-title = Matching everybody
why-marketer = Someone matches all records with a register and does not mind being wrong here and there. This is the share they get right (marketer risk).
why-marketer-formula = sum over groups of (records ÷ people of the population), over all records
why-individual-title = Individual risk
why-individual = How likely a match with this record is right, given that the table is a sample. How many people a group stands for is estimated from its weights or the share of the population (Benedetti and Franconi 1998).
why-population-uniques-title = Unique in the population
why-population-uniques = Who stands alone in a sample may have doubles outside it. Four models estimate how many people are unique in the whole population. They differ; Dankar’s rule takes the one that was best for samples of this size.
why-special-uniques-title = Special uniques
why-special-uniques = A person who is singled out by two details is in more danger than one for whom it takes six. For each record the smallest such sets are sought; smaller ones score more (SUDA).
why-usefulness-title = Still useful?
why-usefulness = Protection is worth little if nothing can be learned from the release any more. Look here for the columns your analysis needs.
why-classes-title = Groups, one by one
why-classes = A group (an equivalence class) holds the records that show the same in all quasi-identifiers. Whoever finds a { unit-person } in a group of n picks the right one at most once in n times{ equal-chance }, and guesses the likeliest sensitive value as often as its share says, without picking anybody. ◆ stands at the groups that are weakest by a protection: what it achieves, they decide.
why-left-out-title = Records that are left out
why-left-out = A record is left out if the group it would be in does not meet what you ask. The nearest group is the released one whose values are nearest to the record’s own, each column counting the same: by amount or by time where values have that order, otherwise by the level that first shows both alike. Of several that are equally near it is the largest. A change keeps the record if the whole table, with that one column coarser and nothing else changed, may be released with the record in it.
why-associations-title = Columns that go together
why-associations = For each pair of columns Cramér’s V says how much one tells about the other, corrected for what chance alone would show (Bergsma 2013). A release that keeps these numbers keeps what most analyses live from.
why-utility-title = Measures of loss
why-utility = Every measure that a search could use, on this release, as its paper defines it. They differ in what they count; none of them knows what you want to find out.
why-step-release-title = The release
why-step-release = Promises about a table are worth little if the file says something else. So the file itself is read and measured again before you can save it, with missing values and labels taken as the plain text that everyone will see.
why-format-title = Kind of file
why-format = Both have the same cells, and both are read again and measured before you get them. Programs guess what a cell of a CSV file is, and may turn codes into numbers or dates; a workbook says of every cell whether it is text or a number. It names no author and no date.
why-output-title = How it is written
why-output = Separator, line ends and text are as in your file.
why-shuffle-title = Random order
why-shuffle = If records stay in their order, someone with another file in the same order can match them line by line, however coarse they are.
why-formula-guard-title = Formulas
why-formula-guard = Spreadsheets run cells that start with =, +, − or @. An apostrophe in front turns them into text. Numbers and interval labels are not touched.
why-seed-title = Seed
why-seed = The random order comes from your system, and so do values that are exchanged or drawn. With a seed of your own the same table, recipe and version of Outis give the same file to the last byte, which is useful for checking and for nothing else. Another table or recipe gives another order even with the same seed. Take a new seed for each release all the same: whoever learns one can then undo the order of one release, not of all.
why-duty-title = What no program can check
why-duty = Outis measures one file. It does not know what else is public about the same people, who will read the file, or what was promised to them.
why-download-recipient-title = For the recipient
why-download-recipient = Everything that somebody needs who gets the release, and nothing else. With the checksums they can tell that the files are the ones that were checked here.
why-download-own-files-title = For your files
why-download-own-files = With it you can show later what was asked for, done and measured, and make the same decisions again next year. It tells what helps an attacker: keep it inside.
why-download-release-title = The release
why-download-release = The file that was written and checked, to the byte. Its fingerprint stands in the report.

    Where no file was picked first, your browser keeps a copy until you make another release, open another file or close the page. A large one it may keep on the disk, in its own folder.
why-download-summary-title = Public summary
why-download-summary = It tells nothing of the records that were left out, of the file they came from, or of how the table was found, since all of that helps whoever looks for a person. Pass it on with the release; keep the reports.
why-download-report-html-title = Report for people
why-download-report-html = One page for your files and for auditors. It shows the exposure before and the records left out, which helps an attacker: keep it inside.
why-download-report-json-title = Report for machines
why-download-report-json = The complete evidence as data.
why-portal-title = The page around this one
why-portal = A portal can give you a file and wait for its release. It sees neither the file as you work on it nor what you decide: it hears how far the work is, and gets the release only when you press the button with its name. The name is the address that your browser tells; the portal cannot choose it.
why-policy-title = The policy of an institution
why-policy = A policy says the least that a release has to hold: protections, roles of columns, the highest risk. It is set when your table is read. You can ask for more, and you can try what less would give, but nothing is released that asks for less, and the written file is measured against it once more. The report names the policy and its fingerprint.
why-download-plan-duckdb-title = Plan for DuckDB
why-download-plan-duckdb = Cells and statements for the database that counted the table. No cell stands in a statement, since logs keep those. Only combinations that were counted and are released are written, whatever came into the table since.
why-download-plan-postgres-title = Plan for PostgreSQL
why-download-plan-postgres = Cells and statements for the database that counted the table. No cell stands in a statement, since logs keep those. Only combinations that were counted and are released are written, whatever came into the table since.
why-download-plan-spark-title = Plan for Spark
why-download-plan-spark = Cells and statements for the database that counted the table. No cell stands in a statement, since logs keep those. Only combinations that were counted and are released are written, whatever came into the table since.
why-download-session-title = Session
why-download-session = A small file to stop today and go on another day, here or on another computer: recipe, settings put by, pins, what you wrote for the report, and the step. It holds no records, so it asks for the same file again, and knows it by its fingerprint. What was found is found again by the same search.
why-report-texts-title = First page of the report
why-report-texts = A report that is passed on says what it is about. Outis cannot know that, so you write it; whoever reads the report sees that it is yours. Nothing of it is measured or checked.
why-download-job-title = Job of ANON
why-download-job = ANON is a program that describes an anonymization as XML. Only what decides which table is released is in its jobs; a recipe that says more is refused by the name of the field. Open it as a recipe, and the same decisions apply.
why-download-recipe-title = Recipe
why-download-recipe = Open it next year, load the new file, and the same decisions apply. If columns have changed, they are named.
why-example-alone = { $alone ->
    [0] { unit-Nobody } of { $records } is the only one by { $names }.
    [one] 1 { unit-person } of { $records } is the only one by { $names } ({ $share }).
   *[other] { $alone } of { $records } { counted-people } are the only ones by { $names } ({ $share }).
}
why-example-below-k = With k = { $k }, every { unit-person } needs { $others ->
    [one] 1 other who looks
   *[other] { $others } others who look
} the same. Now { $below } of { $records } { counted-people } do not have them.
why-example-column = { $name } has { $distinct ->
    [one] 1 value
   *[other] { $distinct } different values
} in { $records } records{ $missing ->
    [0] { "" }
   *[other] , and is missing in { $missing }
}.
why-example-suppression = { $limit } of { $records } records are { $people ->
    [one] 1 { record-person }
   *[other] { $people } { record-people }
}.
why-example-loss = { $parts }. Together: { $kept ->
    [none] loss { $loss }
   *[other] { $kept }
}.
why-example-loss-part = { $name } keeps { $kept }
why-example-lattice = { $lattice } combinations.
why-example-after = { $before ->
    [one] 1 { unit-person } stands
   *[other] { $before } { counted-people } stand
} alone before, { $after } after. Afterwards the quasi-identifiers pick no { unit-person } out with more than 1 in { $most }{ equal-chance }.
why-example-hierarchy = In { $name }, { $members ->
    [one] 1 value goes
   *[other] { $members } values go
} into “{ $label }”, which { $people ->
    [one] 1 { record-person } shows.
   *[other] { $people } { record-people } share.
}

## What values look like

detector = { $detector ->
    [e-mail] e-mail addresses
    [iban] bank account numbers (IBAN)
    [credit-card] numbers of credit cards
    [health-insurance-number] German health insurance numbers
    [pension-insurance-number] German pension insurance numbers
    [tax-number] German tax numbers
    [ahv-number] Swiss AHV numbers
    [svnr-number] Austrian social insurance numbers
    [nir-number] French social security numbers (NIR)
    [nhs-number] British NHS numbers
    [national-insurance-number] British National Insurance numbers
    [cpf-number] Brazilian CPF numbers
    [national-number] numbers that a state gives to persons
    [ssn-number] American social security numbers
    [medical-record-number] numbers of medical records (MRN)
    [guid] globally unique identifiers (GUID) or hashes
    [telephone] telephone numbers
    [network-address] addresses of devices
    [web-address] addresses of web pages
    [number-plate] number plates
    [street-address] addresses of houses
    [coordinates] coordinates of places
    [person-name] names of people
    [given-name] given names
    [family-name] family names
    [long-text] free text
    [sentence] sentences about people
   *[other] something that points to a person
  }

## Reasons for suggested roles, and how sure they are

certainty-sure = sure
certainty-likely = likely
certainty-unsure = not sure

reason-person-name = looks like the names of people
reason-contact = looks like addresses, telephone numbers or mail
reason-account = looks like numbers of bank accounts or cards
reason-number-plate = looks like number plates
reason-coordinates = looks like points on the map, which lead to a house
reason-id-number = looks like a number given to one person
reason-some-number = looks like a number given to one person, record or thing
reason-shared-number = written like numbers that persons are given, though many records share each: those of a few people, or codes
reason-mentions = cells mention people: by values of a column that is an identifier, or as those whose relatives others are
reason-all-distinct = every record, or nearly, has a value of its own, so it points to one person
reason-free-text = free text may say anything about anyone and cannot be protected here: leave it out
reason-private = looks like something people keep to themselves
reason-health = looks like an illness, a treatment or what is measured of a body, which people keep to themselves
reason-money = looks like an amount of money, which people keep to themselves
reason-answer = looks like an answer, a rating or a grade, which hardly anybody else knows
reason-activity = looks like what somebody did, chose or bought, or how often, which hardly anybody else knows
reason-measured = numbers with decimals, which hardly anybody else knows as exactly; if others do, say so
reason-yes-or-no = yes or no, by which hardly anybody is found, and which may tell much; if others know it, say so
reason-birth = looks like a date or year of birth, which many people know
reason-postcode = looks like a postcode, which many people know
reason-known-to-others = others may know this about a person
reason-event-date = a date on which something happened may be known to others
reason-constant = all records have the same value, so it tells nobody apart
reason-thing = looks like something of a thing or of the record, not of the person
reason-looks = { $reason }; { $form ->
    [yes] { $share } of its values are built like { detector }, but not all check digits are right
   *[no] { $share } of its values look like { detector }
  }
reason-nothing-rules-it-out = nothing shows that others could not know it; the careful choice

## Warnings

warning-totals-line = { $records ->
    [one] The last record looks like totals of the others or a note on them, not like a person. Leave it out under Load, unless it is one
   *[other] The last { $records } records look like totals of the others or notes on them, not like persons. Leave them out under Load, unless they are some
  }.
# Where records stand.
warning-lines = { $lastLine ->
    [none] line { $line }
   *[other] the first in line { $line }, the last in line { $lastLine }
}
warning-names-repeated = { $records ->
    [one] A record says the names of the columns again
   *[other] { $records } records say the names of the columns again
  } ({ warning-lines }), as where files were put together. They count as records: leave such lines out under Load.
warning-records-fitted = { $records ->
    [one] A line has another number of cells than there are columns
   *[other] { $records } lines have other numbers of cells than there are columns
  } ({ warning-lines }). What they lack at their ends is taken as missing, and empty cells beyond the last column are left out. If a line was broken in two, mend the file and read it again.
warning-totals-within = { $records ->
    [one] A record within the table looks like a total of others
   *[other] { $records } records within the table look like totals of others
  } ({ warning-lines }). They count as records: unless they are some, take them out of the file and read it again.
warning-nearly-empty = { $records ->
    [one] A record holds one cell, or none, where nearly all others hold more
   *[other] { $records } records hold one cell each, or none, where nearly all others hold more
  } ({ warning-lines }). They count as records: if they are headings or notes, take them out of the file and read it again.
warning-other-table = { $records ->
    [one] A record looks like another table
   *[other] { $records } records look like another table
  } below the first ({ $lastLine ->
    [none] it begins in line { $line }
   *[other] several, that begin in lines { $line } to { $lastLine }
  }). All count as records of one table: if they are of another, keep one table in the file, or leave them out at the end if they stand there.
warning-many-quasi-identifiers = { $value } quasi-identifiers are many: from about ten on hardly anybody looks like anybody else, however coarse they are, and much detail is lost.
warning-formula-texts = In { $records ->
    [one] one record, in line { $line },
   *[other] { $records } records, the first in line { $line },
  } cells are formulas that give a text (="01067"), as some programs write them to keep the zeros in a spreadsheet. They are read as that text (01067), and released as such.
warning-formulas-guarded = { $records ->
    [one] One cell stands
   *[other] { $records } cells stand
  } in the file with an apostrophe (') that keeps a spreadsheet from running them as formulas. It is no part of the value.
warning-leading-zeros-lost = { $records ->
    [one] A record has a postcode
   *[other] { $records } records have postcodes
  } with fewer digits than the others: spreadsheets take the zero at the beginning away (1067 for 01067). If that happened here, put the zeros back under Load, or these places will be taken for others.
warning-ambiguous-dates = In these dates either the day or the month may stand in front: 02/08 may be in August or in February, and nothing in the column tells. They are read with the day in front. If it is the month, say so.
warning-ambiguous-blanks = Nothing says whether the blanks of these numbers part thousands: 1 234 may be a number or a code. They are taken for text. If they part thousands, say so.
warning-ambiguous-numbers = Nothing says whether the commas of these numbers part thousands or decimals: 1,234 may be a thousand or one and a bit. They are taken for text. Say which, and that the column holds numbers.
warning-digits-lost = In { $records ->
    [one] one record, in line { $line },
   *[other] { $records } records, the first in line { $line },
  } long numbers stand as a spreadsheet shows them (1.23457E+15): their other digits are not in the file. If they are no measurements, give the column the format “text” or “0” in the spreadsheet that has them whole, and export again.
warning-items-not-parted = { $records ->
    [one] A cell with items, in line { $line }, holds
   *[other] { $records } cells with items, nearly all, the first in line { $line }, hold
  } a comma, a semicolon or a vertical bar: it may part several items that are read as one. If so, say what parts them (data.format.item-delimiter).
warning-columns-not-parted = { $records ->
    [one] A line has
   *[other] { $records } lines have
  } runs of blanks, the first line { $line }, as where columns stand below each other, but not alike in all lines. Save the table as CSV in the program it comes from.
warning-fields-in-lines = The table seems to lie on its side: its first column says what each line holds, so that each further column is a person, and no line is one. Turn it in the program it comes from (in spreadsheets: copy it and paste it transposed) and open it again. Otherwise each line counts as a person.
warning-lists-of-columns = The file is an object with the values of each column, which are read side by side.
warning-list-within = The file is an object with a list of objects, which is read as the table.{ $value ->
    [0] { "" }
    [one] { " " }One value stands beside the list and is left out.
   *[other] { " " }{ $value } values stand beside the list and are left out.
  }
warning-letters-misread = In { $records ->
    [one] one record, in line { $line },
   *[other] { $records } records, the first in line { $line },
  } letters stand for others, such as “MÃ¼nchen” for “München”: files in two encodings were put together, one was converted twice, or its encoding is none that is read here, as that of another script may be. The same value may count as two then. Export the data again in one encoding, best UTF-8.
warning-ambiguous-points = Nothing says whether the points of these numbers part thousands or decimals: 1.234 may be a thousand or one and a bit. They are read as decimals. If they part thousands, say so.
warning-nearly-dates = { $records ->
    [one] All records with a value have dates here but one, in line { $line }. For that
   *[other] All records with a value have dates here but { $records }, the first in line { $line }. For those
  } the column is taken for text. Correct { $records ->
    [one] it
   *[other] them
  } in your file, or count what stands there as missing.
warning-numbers-with-units = A unit stands behind its numbers, so that the column is taken for text and gets no ranges. Leave the unit out in your file, or give the column groups of your own.
warning-nearly-numbers = { $records ->
    [one] All records with a value have numbers here but one, in line { $line }. For that
   *[other] All records with a value have numbers here but { $records }, the first in line { $line }. For those
  } the column is taken for text. Correct { $records ->
    [one] it
   *[other] them
  } in your file, or count what stands there as missing.
warning-dates-contradicted = Its dates are read with the day in front where the table tells that it is the month, or the other way round: another column can be read in one order only, or what is read as the month is January everywhere. Say which stands in front; otherwise the release is of months that nobody meant.
warning-dates-of-several-formats = { $records ->
    [one] The date of 1 record is written in another way than those of most, the one in line { $line }:
   *[other] The dates of { $records } records are written in another way than those of most, the first in line { $line }:
  } one day written in two ways counts as two values, and the column is taken for text. Write them alike in your file.
warning-numbers-of-several-forms = { $records ->
    [one] The number of 1 record has its decimals apart in another way than those of most, the one in line { $line }.
   *[other] The numbers of { $records } records have their decimals apart in another way than those of most, the first in line { $line }.
  } So the column is taken for text. Write them alike in your file.
warning-days-as-numbers = Called like dates, the column holds numbers, which may be days as spreadsheets count them: 29224 is 4 January 1980. Give the column the format of dates where it comes from, and save it again.
warning-blocks-unfilled = { $records ->
    [one] A record has
   *[other] { $records } records have
  } nothing in this column, below one that has, as in a list that says once whose rows follow. If they belong to the record above, fill them up: as they stand, each counts as somebody else, of whom less is known. If each is somebody’s own, say so.
warning-blank-lines-at-end = Blank lines at the end of the file were ignored.
warning-other-sheets = { $value ->
    [one] The workbook has another sheet, which was
   *[other] The workbook has { $value } other sheets, which were
  } not read.
warning-hidden-rows = { $value ->
    [one] The sheet hides a row. It is read like all others. If it does not belong to the table, delete it
   *[other] The sheet hides { $value } rows, by hand or by a filter. They are read like all others. If they do not belong to the table, delete them
  } in the workbook.
warning-hidden-columns = { $value ->
    [one] The sheet hides a column. It is
   *[other] The sheet hides { $value } columns. They are
  } read like all others, and can be left out as identifiers.
warning-merged-cells = { $value ->
    [one] In one place of the sheet several cells are
   *[other] In { $value } places of the sheet several cells are
  } shown as one. The text is read in their first column, in each of their rows that holds anything else; the other cells are empty.
warning-cell-errors = { $value ->
    [one] One cell shows an error, such as #N/A. It is
   *[other] { $value } cells show an error, such as #N/A. They are
  } read as empty.
warning-formulas-without-value = { $value ->
    [one] One formula has no stored value, or an empty text for one, and is
   *[other] { $value } formulas have no stored value, or an empty text for one, and are
  } read as empty. If they should show something, open the workbook in a spreadsheet program and save it again: then the values are stored.
warning-utility-untold = What is left of the table before anonymization cannot be told: { $value ->
    [none] the recipe’s columns and levels do not fit it, or the file has more records than it.
    [one] 1 text of the column is on none of the levels that the recipe gives it.
   *[other] { $value } texts of the column are on none of the levels that the recipe gives it.
  }
warning-no-single-root = The coarsest level still has several groups. If they are too different, no table may hold the protection.
warning-two-digit-years = { $attribute ->
    [none] Years are
   *[other] The years of “{ $attribute }” are
} written with two digits. They are read as 1969 to 2068, so that 45 is 2045. For births, say what the last year is (“pivot” in the recipe).
warning-unequal-lengths = { $attribute ->
    [none] Some values are
   *[other] Some values of “{ $attribute }” are
} shorter than others. They are filled up with spaces at the end that is not hidden, and stay apart from the longer ones on all levels below *. If their first characters mean a larger area, attach a file with levels instead.
warning-alphabetical-order = { $attribute ->
    [none] A sensitive column has values
   *[other] “{ $attribute }” has values
} that are neither numbers nor dates, and no levels that say their order. The distance by order uses the alphabet: high comes before low. Group its values under Describe and put them in order, attach a file with levels whose lines stand in the right order, or choose another distance.
warning-no-quasi-identifier = No column is a quasi-identifier, so every record looks like every other and nothing was protected. Make sure that no column could be matched with other sources.
warning-no-common-values = None of its values occurs in the table of people. If it is only written otherwise there, nothing was compared, and null-map holds for no other reason. Make sure that both write it alike.
warning-persons-not-compared = The data and the table of people have no column in common that says who somebody is, so it is not known whether anybody is in both. Null-map says no more than that nobody of that table shows what a record shows.
warning-anon-l-value = The ℓ asked for does not fit k. As in ANON, half of k is used instead.
warning-l-above-k = ℓ is { $value } and k is { $k }: groups in which every record has a value will have at least ℓ records, more than k asks for. k needs no change.
warning-label-repeated = One text stands for different groups on levels { $level } and { $otherLevel } of the hierarchy. On one level nothing can be confused. Where levels mix in the column, records with the same text are one group.
warning-identifier-present = An identifier, and the file that was measured holds it: whoever sees it knows the person, whatever holds otherwise.
warning-entity-released = It tells persons apart and is released: it joins a person’s records across groups. Whoever knows two of them may find one person among fewer than the quasi-identifiers promise.
warning-sequences-single-out = Several records together find people whom none of them finds alone: { $value ->
    [one] one person has
   *[other] { $value } people have
} every record in a large group, and { $value ->
    [one] is
   *[other] are
} the only one with two or three of them. Whoever knows so many of a person’s records, and can tell which belong together, may find them. One row for each person has no such trace.
warning-none-found = This search found no table. It does not look at all of them, so there may be one: the optimal search can tell.
warning-unknown-values = Some of the values named as harmless do not occur in the column. They may be misspelt.
warning-values-alike = { $values } of its values differ from another only in capitals, spaces or characters that nobody sees. Protections count each as a different value: if they mean the same, write them alike in your file first.
warning-values-perturbed = The recipe has values of this column changed at random when the release is written: they need not be true of the persons beside them, and many are. Whoever analyses the column needs to know how it was changed. Other columns may tell what was changed: a column that goes together with it, and one that is changed itself. Release the column once: two releases that were changed anew tell together more than each.
warning-earlier-one-by-one = Each earlier release was compared by itself. What three releases or more say only together was not looked at to its end, since that is too much work for these files: three that each show one column may tell apart what no two do.
warning-special-uniques-untold = Which records few values single out (SUDA) was not computed: some people have records in several groups, and the method counts records.
warning-special-uniques-skipped = Which records few values single out (SUDA) was not computed, because it would take too long for this table.
warning-associations-skipped = How strongly columns go together was not computed, because it would take too long for this table.
warning-wildcard-skipped = The risk with missing cells as wildcards was not computed, because it would take too long for this table.
warning-worst-completion-skipped = Who is left to somebody who knows what is missing was not computed, because it would take too long for this table.
warning-nearly-unique-column = { $unique } of the { $records } records with a value have one that no other { unit-person } has ({ $values } different values). It is released word for word: whoever knows such a value finds the { record-person }.
warning-looks-identifying = { $matching ->
    [none] { $values ->
        [none] Its name is written like { detector }, and is released. Rename it in your file, or make rows of such columns, with their names in a column that is left out.
        [one] An item looks like { detector }. As far as it is released, it may point to a person. Take it out of your file, unless it is meant to be there.
       *[other] { $values } items look like { detector }. As far as they are released, they may point to people. Take them out of your file, unless they are meant to be there.
    }
   *[other] { $matching } of the { $records } records with a value hold what looks like { detector }. As far as these are released, they may point to people.
  }
warning-sensitive-unprotected = { $value ->
    [none] Nothing keeps this sensitive column from being learnt: where all who look alike share a value, it is known of each of them. Add a protection, or decline it in the recipe.
   *[other] All who are released ({ $value }) are in groups that share one value, whatever protects this column: whoever finds a group knows it. In a recipe of yours ask for more, or remove its protections and decline protection.
  }
in-file = File { $number }: { $said }
warning-of = { $name }: { $text }
warning-other = Something is worth knowing that this page has no words for; it stands in the report.
warning-persons-may-recur = Records of different values here share { $partners } far more often than those of different people would: the same people seem to be there at several times, and no column tells who is who. If so, figures that count records say too much: five that look alike may be one person. Give each person a number in your file, keep one time, or say under Describe that each record is a person.
warning-records-may-repeat-persons = { $partners ->
    [none] It seems
   *[other] Together with { $partners } it seems
} to tell persons apart, and repeats: { $values } values in { $records } records. If so, figures that count records say too much: five that look alike may be one person. Say under Describe whether it tells persons apart, make their rows one each, or say that each record is a person.
warning-records-without-person = { $records ->
    [one] 1 record, in line { $line }, does not say whose it is.
   *[other] { $records } records, the first in line { $line }, do not say whose they are.
} They may be those of people whom others name, so they count as nobody further where others are. Leave them out of the file, or make rows one each.
warning-ditto-marks = { $records ->
    [one] In 1 record, in line { $line }, this column points
   *[other] In { $records } records, the first in line { $line }, this column points
} to the cell above (a ditto mark, or a word for it). That is read as a value of its own, so that these records count as those of somebody else. Write the values out in your file, or have the recipe fill the column up (data.format.fill-down).
warning-persons-alike = { $values } numbers of persons, the first in line { $line }, differ from another only in capitals, spaces, signs between their parts, the order of words or zeros before them. Each counts as a person of its own: if they mean the same person, groups have fewer people than it seems. Write them alike in your file first.
warning-exact-places = Regions or intervals end at exact places and times of people, as the recipe asks (search.exact): whoever sees them knows where or when somebody was. Name a width and a period instead.
warning-few-share-cloaks = { $value ->
    [one] 1 person has a region and interval that fewer
   *[other] { $value } people have a region and interval that fewer
  } people share than were asked for: whoever sees everybody and knows how regions are made may find them. Ask for "reciprocal", where the search has it.
warning-linked-cloaks = { $value ->
    [one] 1 person is
   *[other] { $value } people are
  } found among fewer people than were asked for by whoever knows which lines are one person’s, and sees who was in all their regions. The release does not say whose lines are; longer periods and larger regions help where somebody may know it.
warning-not-shuffled = The records stand in the order of your file, as the recipe says. Whoever has another file in the same order can match the two by position.

## Problems
#
# What happened, where, and what to do. A field that a problem does not have is given as
# the text `none`. No message ever contains a cell.

problem-where = { problem-where-file }{ problem-where-column }{ problem-where-line }{ problem-where-record }{ problem-where-level }
files-together = { $others ->
    [one] { $name } and another file
   *[other] { $name } and { $others } other files
}

problem-where-file = { $file ->
    [none] { "" }
   *[other] {" "}File: { $file }.
}
problem-where-column = { $attribute ->
    [none] { $column ->
        [none] { "" }
       *[other] {" "}Column { $column }.
    }
   *[other] {" "}Column: { $attribute }.
}
problem-where-line = { $line ->
    [none] { "" }
   *[other] { $field ->
        [rows] { $otherLine ->
            [none] {" "}Row { $line } of its levels in the recipe.
           *[other] {" "}Rows { $line } and { $otherLine } of its levels in the recipe.
        }
       *[other] { $otherLine ->
            [none] {" "}Line { $line }.
           *[other] {" "}Lines { $line } and { $otherLine }.
        }
    }
}
problem-where-record = { $record ->
    [none] { "" }
   *[other] {" "}Record { $record }.
}
problem-where-level = { $level ->
    [none] { "" }
   *[other] {" "}Level { $level }.
}
problem-empty = The file is empty. Check that you chose the right one, and that it was saved completely.
problem-no-records = The file has a line of column names and no records. If the first line is a record, say so; otherwise check that the file was exported completely.
problem-workbook-broken = The file is damaged, or not put together as workbooks and data sets are. Open it in the program it comes from and save it again, or export the sheet as “CSV UTF-8”.
problem-workbook-encrypted = The workbook is locked with a password. Open it in the program it comes from and save a copy without password, or export the sheet as “CSV UTF-8”.
problem-workbook-too-large = The workbook comes to more, once it is unpacked, than can be read. Open it in the program it comes from, and export the sheet as “CSV UTF-8”.
problem-parquet-not-read = { $detail ->
    [nested] A column holds lists or structures, which fit into no cell.{ problem-where } Write their parts as columns of their own (in DuckDB: unnest), or leave the column out.
    [binary] A column holds bytes that are no text.{ problem-where } Cast it to text, or leave it out.
    [interval] A column holds intervals of months, days and milliseconds, which have no single text.{ problem-where } Cast it to text or to a number, or leave it out.
    [kind] A column holds a kind of value that Outis does not know.{ problem-where } Cast it to text, or leave it out.
    [encrypted] The file, or a column of it, is encrypted.{ problem-where } Write a copy without encryption.
    [encoding] The values of a column are stored in a way that Outis does not read.{ problem-where } Write the file once more without a choice of encodings.
   *[other] The file is packed with { $detail }.{ problem-where } Write it once more with Snappy, Zstandard, gzip or LZ4 (raw).
} What is read of a Parquet file, docs/parquet.md says.
problem-missing-sheet = The workbook has no sheet “{ $detail }”. Choose another (under Load; in a recipe: data.format.sheet; on the command line: --sheet).
problem-json-broken = { $detail ->
    [half-letter] A name or text in an object holds half a letter, such as \ud800 without the half that follows it, which is no text.{ problem-where } Correct it in the program it comes from.
    [nul] A name or text in an object holds the character NUL (\u0000), which no table has.{ problem-where } Take it out in the program it comes from.
   *[other] This is no JSON, or no list of objects: one object for each record, such as {"{"}"age": 30, "zip": "01067"{"}"}, in a list or one after the other.{ problem-where } Export it again from the program it comes from, or as “CSV UTF-8”.
}
problem-json-no-sets = This is no JSON of sets.{ problem-where } The whole file must be one list in square brackets, not an object in each line. For each person it has a list of items, such as [["beer", "wine"], ["beer"]], or an object with "items" and, if there is one, "id", such as [{"{"}"id": 1, "items": ["beer"]{"}"}]. Items are texts or numbers.
problem-no-sets = Nobody in the file has an item. Check that you chose the right one, and that the recipe says how its lines are made (data.format).
problem-set-blank-line = There is a blank line between others.{ problem-where } Remove it: it could be a person who was lost.
problem-set-ragged = A line has { $found ->
    [one] 1 cell
   *[other] { $found } cells
} where { $expected } are expected.{ problem-where } Either another character parts cells (data.format.delimiter), or a cell that holds it needs quotation marks, or the lines are made in another way (data.format.layout, data.format.item-delimiter).
problem-person-missing = A line does not say whose it is.{ problem-where } Complete it; or, if no line says so, say that in the recipe (data.format.id: false).
problem-person-twice = The same person has two lines.{ problem-where } Put them together; or, if each line holds one item, say so in the recipe (data.format.layout: "pairs").
problem-no-edges = No two people in the file are connected. Check that you chose the right one, and that the recipe says how its lines are made and what parts cells (data.format).
problem-graph-blank-line = There is a blank line between others.{ problem-where } Remove it: it could be a connection that was lost.
problem-graph-ragged = A line has { $found ->
    [one] 1 cell
   *[other] { $found } cells
  } where two are expected, one for each end of a connection.{ problem-where } If a further cell says something of the connection, such as its weight or date, leave it out: connections have none here. Otherwise another character parts cells (data.format.delimiter), or the lines are those of people with all that they are connected with (data.format.layout: "adjacency").
problem-vertex-missing = A cell is empty where somebody is to be named.{ problem-where } Complete the line, or remove it.
problem-vertex-twice = The same person has two lines.{ problem-where } Put them together; or, if each line is one connection, say so in the recipe (data.format.layout: "edges").
problem-self-loop = Somebody is connected with themselves.{ problem-where } Remove that; or let Outis leave such connections out and count them (data.format.simplify).
problem-edge-twice = The same two people are connected twice.{ problem-where } Remove one of the two; or let Outis leave such connections out and count them (data.format.simplify).
problem-release-line = This is no line of such a release.{ problem-where } Give the recipe that the release was made with, and the release as it was written.
problem-place-column = The recipe names a column that the file does not have.{ problem-where } Correct the name (data.format.columns), or say what parts cells (data.format.delimiter).
problem-place-cell = { $detail ->
    [number] A cell is no number, or one too far from 0.{ problem-where } Write digits with a point before decimals, as in -16.37, without exponent, unit or separators of thousands. Times are numbers, too, such as seconds since 1970.
    [people] A cell does not say among how many people somebody wants to be.{ problem-where } Write a whole number from 1 to 1000.
    [negative] A cell is below 0, and says how far a place may be widened or how long somebody waits.{ problem-where } Write 0 or more.
    [degrees] A place lies beyond 180 degrees of longitude or 85 of latitude.{ problem-where } Check that x is the longitude and y the latitude, or that places are degrees at all (data.format.coordinates).
    [user] A line does not say whose it is.{ problem-where } Complete it or take it out.
    [ragged] A line has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    } where the first has { $expected }.{ problem-where } Either another character parts cells (data.format.delimiter), or a cell that holds it needs quotation marks.
   *[nobody] The file has a line with the names of columns, and nobody was anywhere. Check that it was exported completely.
}
problem-query-cell = { $detail ->
    [user] A line does not say who searched.{ problem-where } Complete it or take it out.
    [time] A time does not begin with a day as in 2006-03-01.{ problem-where } Write it so, with or without a time behind it, or let the release show no times (output.time: "none").
    [ragged] A line has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    } where the first has { $expected }.{ problem-where } Either another character parts cells (data.format.delimiter), or a cell that holds it needs quotation marks.
   *[nobody] The file has a line with the names of columns, and nobody searched for anything. Check that it was exported completely.
}
problem-places-apart = Places span more than half of the globe, so that they may lie on both sides of the date line. Name the middle of the map (data.format.middle), or part the file.
problem-item-not-in-hierarchy = { $found ->
    [one] 1 item has
   *[other] { $found } items have
} no place in the hierarchy.{ problem-where } The place is where the first of them stands in your file. Add a line for each to the hierarchy, or correct the file.
problem-item-label = Two different items or groups of the hierarchy would be written the same, so that nobody could tell which is meant.{ problem-where } Give one of them another label; if there is no level on which all are together, the label * is taken for it.
problem-item-parted = A label or an item holds the character that parts items within a cell, so that it would be read as two. Nothing was released. Choose another character ({ $field ->
    [none] data.format.item-delimiter
   *[other] { $field }
  }), or change the label.
problem-json-not-flat = { $detail ->
    [several-lists] The file is one object with several lists of objects, and any of them may be the table. Keep one of them.
    [one-object] The file is one object, and no list within it is a table. Write a list with an object for each record (in pandas: to_json(orient="records")), or export the table as “CSV UTF-8”.
   *[other] A value of an object is a list or an object itself, which fits into no cell.{ problem-where } Write its parts as values of their own, or export the table as “CSV UTF-8”.
}
problem-json-name-twice = An object has a name twice.{ problem-where } Keep one of the two.
problem-drawn = { $detail ->
    [goes-on] A cell goes on in the next line, as psql marks it with “+”.{ problem-where }
   *[out-of-line] A cell stands below no column: one before it may be empty, or hold several blanks.{ problem-where }
  } Export the table as CSV from the program it comes from.
problem-separator-line = The first line is no record: it tells a spreadsheet which separator the file has.{ problem-where } Delete that line, or say that the names are below it, as the page and “outis inspect” do (data.format.header-line: 2). Outis finds the separator by itself.
problem-other-format = This is { $detail ->
    [excel] a workbook
    [zip] a zip archive
    [spss] an SPSS file
    [sas] a SAS file
    [stata] a Stata file
    [pdf] a PDF document
    [image] an image
    [gzip] a compressed (gzip) file, or one of R
    [parquet] a Parquet file
    [sqlite] an SQLite database
    [arrow] an Arrow (Feather) file
    [access] an Access database
    [r] a file of R
    [dbase] a dBase file
    [sylk] a SYLK file
    [word] a Word document
    [powerpoint] a presentation
    [numbers] a Numbers document
    [xml] an XML file
    [html] a web page
    [json] a JSON file
   *[other] not a text file
}, not a CSV file. { $detail ->
    [excel] Only the table itself can be one. In the program it comes from, use “Save as” and choose “CSV UTF-8”.
    [zip] Unpack it first and choose the table inside.
    [gzip] Unpack it first and choose the CSV file inside; in R, use write.csv.
    [xml] Open it in the program it comes from, and export the table as “CSV UTF-8”.
    [html] Save the table itself, not the page that shows it: in the program it comes from, export it as “CSV UTF-8”. Or open this file in a spreadsheet program and save it as a workbook (.xlsx).
    [json] If it is a recipe, open it as one. If it holds your data, export them as “CSV UTF-8” from the program they come from.
    [pdf] Ask for the table itself as a CSV file.
    [image] Ask for the table itself as a CSV file.
    [spss] In SPSS, save it as an Excel workbook (.xlsx), a Stata file (.dta) or “CSV UTF-8”.
   *[other] Export it as CSV in UTF-8 from the program it comes from.
}
problem-encoding = The text does not fit { $detail ->
    [utf-8] UTF-8
    [utf-16le] UTF-16 (LE)
    [utf-16be] UTF-16 (BE)
    [windows-1252] Windows-1252
    [iso-8859-15] ISO 8859-15
   *[other] { $detail }
}.{ problem-where } Choose how its letters are written (in a recipe: data.format.encoding), or save the file as “CSV UTF-8” in the program it comes from: letters of DOS (cp850) and of old Macintoshes cannot be read.
problem-unwritable = { $detail ->
    [XML] The release has a control character, which XML cannot hold.{ problem-where } Write it as CSV or as a workbook (under Release; in a recipe: output.format).
    [XML-names] The release has no record, and XML names columns in records alone.{ problem-where } Write it as CSV or as a workbook (under Release; in a recipe: output.format).
   *[other] A letter of the release does not exist in { $detail }.{ problem-where } Write the release in UTF-8 (under Release; in a recipe: output.encoding), or give the level another label.
}
problem-release-too-large = { $detail ->
    [rows] The release has { $found } rows, and a sheet of a workbook at most { $expected }.
    [columns] The release has { $found } columns, and a sheet of a workbook at most { $expected }.
   *[cell] A cell of the release has { $found } characters, and one of a workbook at most { $expected }.
}{ problem-where } Write the release as CSV (under Release; in a recipe: output.format).
problem-nul = The file contains a NUL byte, which no text has.{ problem-where } It is damaged, or not in UTF-8: export it again as CSV in UTF-8.
problem-blank-line = There is a blank line between records.{ problem-where } Remove it, or fill in its cells: it could be a lost record. If it is none, such lines can be left out (data.format.skip-empty).
problem-unclosed-quote = A quotation mark is opened and never closed.{ problem-where } Close it, or write a mark that belongs to the text twice ("").
problem-text-after-quote = Text follows a closing quotation mark.{ problem-where } The mark must end its cell; write a mark that belongs to the text twice ("").
problem-ragged = A record has { $found ->
    [one] 1 cell
   *[other] { $found } cells
} where the first has { $expected }.{ problem-where } Either the separator is another one (data.format.delimiter), or a cell that contains it needs quotation marks, or this line is no part of the table: then say in which line the names are (data.format.header-line), or how many lines to leave out at the end (data.format.skip-last). If the last cells of such lines were cut off because they are empty, say that they are missing (data.format.fit-records); a line that was broken in two stays to be mended.
problem-cell-too-long = A cell is longer than the { $expected } bytes that are allowed.{ problem-where } Most often a quotation mark is missing before it; otherwise shorten the cell.
problem-duplicate-name = Two columns have the same name.{ problem-where }{ $found ->
    [none] { "" }
   *[other] {" "}The first of them is column { $found }.
} Rename one of them, or say that the first line is a record.
problem-files-differ = { $detail ->
    [names] This file has a line with the names of its columns and the first file has none, or the other way round.
    [layout] The table begins or ends on other lines than in the first file.
    [around] In one of the files blanks beside separators, quotation marks around lines, or bars around cells belong to no cell, and in the other they do.
    [count] The file has { $found ->
        [one] 1 column
       *[other] { $found } columns
    } and the first file { $expected }.
   *[column] The file has a column that the first file does not have.
}{ problem-where } Files become one table only if they have the same columns: make them alike, or take them one by one.
problem-file-twice = The same file is given twice.{ problem-where } Every record would count twice, and everybody would seem to be hidden among two. Leave one of them out.
problem-too-many = { $detail ->
    [names] Hardly any object has the names of another: there are { $found } in all, so that nearly every cell of the table would be empty.{ problem-where } Give what is the same in every object the same name, and check that no name holds what should be a value.
   *[other] The table is larger than can be numbered here: { $expected } is the most.{ problem-where } Split it, or leave columns out before loading.
}
problem-not-in-hierarchy = { $found ->
    [one] 1 value of the column has
   *[other] { $found } values of the column have
} no place in the hierarchy.{ problem-where } The place is where the first of them stands in your table. Add a line for each; if the hierarchy has ready levels, correct them or give a label for what it does not know.
problem-not-nested = A group splits up again on a coarser level.{ problem-where } Everything that is together on one level must stay together above it.
problem-hierarchy-ragged = A line of the hierarchy has { $found ->
    [one] 1 cell
   *[other] { $found } cells
} where the first has { $expected }.{ problem-where } Give every line the same number of levels.
problem-hierarchy-empty = The hierarchy has no lines.{ problem-where } It needs one line for each value, from fine to coarse.
problem-hierarchy-conflict = The same value stands on two lines that lead to different groups.{ problem-where } Keep one of them.
problem-label-reused = On one level, a group of values would be written like missing cells.{ problem-where } Give the group another label, or list the missing cells in the hierarchy: in the release they could not be told apart.
problem-hierarchy-parameter = { $field ->
    [start] The start of the intervals has more digits than can be reckoned with exactly: 28 is the most. Round it.
    [end] The end must lie above the start, and neither may have more than 28 digits. Correct it, or round it.
    [steps] { $detail ->
        [too-many] The hierarchy has { $found } levels above the exact value, and { $expected } is the most. Leave out levels that you would not choose.
        [too-fine] The intervals are too fine for so wide a range: it would be cut into more than 4,294,967,295 of them. Make the widths larger, or bring start and end nearer together.
        [too-large] A width has more digits than can be reckoned with exactly: 28 is the most. Round it.
       *[other] { $level ->
            [none] There must be at least one width.
           *[other] A width cannot be used. Each must be above 0, and a multiple of the one before it unless it is as wide as the whole range: then no interval is cut in two on the way up. Correct it, or leave it out.
        }
    }
    [rows] The levels of a column stand either in "rows" or in a "file". Give it one of the two.
    [levels] { $detail ->
        [too-many] The hierarchy has { $found } levels above the exact value, and { $expected } is the most. Leave out levels that you would not choose.
       *[other] Choose at least one level that the dates have, from fine to coarse.
    }
    [format] The format of the dates cannot be used. It needs at least the year: %Y, as in %d.%m.%Y.
    [pivot] The last year meant by two digits must lie between 1099 and 9999.
    [from] The values are too many or too long to be hidden character by character.
   *[other] { $detail ->
        [too-many] The hierarchy has { $found } levels above the exact value, and { $expected } is the most. Leave out levels that you would not choose.
        [repeated] What stands at { $field } stands in the hierarchy already. A value is in one group, and a label stands for one group. Leave it out, or give it another label.
        [empty] There is nothing at { $field }. Fill it in, or leave it out.
        [star] The label at { $field } is *, which stands for everything. Choose another one.
        [value-of-another] The label at { $field } is a value that is not in this group: in the release the two could not be told apart. Choose another label, or put the value into the group.
        [not-in-group] What stands at { $field } is said of a value that is not in the group. Put the value into its "values", or leave this out.
        [missing-marker] What stands at { $field } means a missing cell. Missing cells stay missing below *: leave it out, or choose another label.
        [too-deep] The groups at { $field } are in too many others. Leave out levels that you would not choose.
        [not-ascending] What stands at { $field } is not above what stands before it. Each list goes up, and nothing stands in it twice.
        [not-among-finer] The point at { $field } is not in the list before it. A level may only leave points out: otherwise a range would be cut in two on the way up.
        [not-a-number] What stands at { $field } is no number. If the values are dates, give their "format".
        [not-a-date] What stands at { $field } is no date of this format, written as a text.
        [too-many-digits] The number at { $field } has more digits than can be reckoned with exactly: 28 is the most. Round it.
        [too-small] The number at { $field } must be a whole one from 2 to 4,294,967,295: no value has fewer than one record.
        [records-unknown] Which values are rare is counted in the table before it was anonymized, which is not here. Give it, too (--reference).
       *[other] A setting of the hierarchy cannot be used: { $field }.
    }
}{ problem-where }
problem-label-is-value = { $found ->
    [one] 1 value reads
   *[other] { $found } values read
} like the label of a group that { $found ->
    [one] it is
   *[other] they are
} not in.{ problem-where } The place is that of the first. Choose another label: in the release the two could not be told apart.
problem-not-a-number = { $field ->
    [none] { $found ->
        [one] 1 value is no number
       *[other] { $found } values are no numbers
    } that intervals could hold.{ problem-where } The place is that of the first. Choose another kind of levels, or mark the text as missing.
   *[other] { $found ->
        [one] 1 value is no number
       *[other] { $found } values are no numbers
    }, and { $field } asks how far apart the numbers are.{ problem-where } The place is that of the first. Correct the values, mark the text as missing, or choose another distance.
}
problem-not-of-release = { $found ->
    [one] 1 text of the column is
   *[other] { $found } texts of the column are
} not what the recipe writes for anybody in the input, whichever level the column is on.{ problem-where } Give the recipe and the input that the release was made of.
problem-breaks-earlier = { $found ->
    [0] This release and the earlier one could not be compared to the end, so that it is not known what they tell together.
    [one] Of 1 group of people this release and the earlier one together tell more than the protection allows: that the group is smaller, or a sensitive value.
   *[other] Of { $found } groups of people this release and the earlier one together tell more than the protection allows: that the group is smaller, or a sensitive value.
  }{ problem-where } What you can do stands under “{ earlier-title }”.
problem-register-unlike = Nothing in the column is anything that the table has, so that everybody in the file would be a stranger. More likely it is written otherwise.{ problem-where } Write it as the table does, or leave the column out of the file.
problem-register-unread = Nothing in the column can be read as a date, or it may be several.{ problem-where } Write dates as the table does, or a month (1962-08), a year (1962) or a range of years (1960-1969).
problem-nothing-in-common = The file has no column by which people of the release could be found.{ problem-where } Give its columns the names that they have in the release.
problem-not-in-population = { $found ->
    [one] 1 text of the column is
   *[other] { $found } texts of the column are
} not what anybody in the population would be written as, whichever level the column is on.{ problem-where } The population must hold everybody, those of the measured file included, written alike: give the whole population, or measure without it.
problem-out-of-range = { $found ->
    [one] 1 value lies
   *[other] { $found } values lie
} outside the range of the intervals.{ problem-where } The place is that of the first. Widen the range, or correct the table.
problem-not-a-date = { $found ->
    [one] 1 value is no date
   *[other] { $found } values are no dates
} in the format given.{ problem-where } The place is that of the first. Correct the format, or mark the text as missing.
problem-missing-attribute = { $detail ->
    [engine-records] { $field } is about another number of records than --counts.{ problem-where } Carry out verify.sql of this plan once more, and take all that it writes.
    [engine-columns] { $field } does not have the columns that the plan expects.{ problem-where } Carry out verify.sql of this plan, and take what it writes.
    [persons-left-out] The file does not hold the column that tells persons apart ({ $field }): it is an identifier, which no release has, so that people cannot be counted in it.{ problem-where } To count records instead, measure with "records": {"{"}"person": "record"{"}"} in the recipe. The figures by persons stand in the report of the run.
    [left-out] { $field } names a column that the file does not hold: it is an identifier, which no release has.{ problem-where } Measure without what needs the column; its figures stand in the report of the run.
    [no-quasi-identifier] { $field } has a level for a column that is no quasi-identifier of the recipe.{ problem-where } Correct the name, or take the level out.
   *[other] { $field ->
        [none] The recipe names a column that the table does not have.{ problem-where } Rename the column in the table or in the recipe, or load the table that the recipe is for.
       *[other] { $field } names a column that is not among the "attributes" of the recipe.{ problem-where } Correct the name, or add the column to the attributes.
    }
}
problem-unnamed-column = The table has a column that the recipe does not name.{ problem-where } Nothing is released that nobody decided about: add it to the recipe with a role.
problem-attribute-twice = The recipe names one column twice.{ problem-where } Remove one of the two entries.
problem-is-quasi-identifier = { $field } names a column that is a quasi-identifier.{ problem-where } Its values are generalized and could not be read any more: give it another role, or name another column.
problem-is-quasi-identifier-records-entity = “{ $attribute }” tells persons apart, and is a quasi-identifier. Generalized, it could not tell them apart any more: give it another role under Describe, or change the answer there that it is the person.
problem-is-quasi-identifier-records-sampling-weight = “{ $attribute }” holds weights, and is a quasi-identifier. Generalized, they could not be read any more: give it another role under Describe, or choose no column with weights there.
problem-not-sensitive = { $field } names a column that is not sensitive.{ problem-where } Give it the role sensitive, or name another column.
problem-protection-not-sensitive = { $field } declines a protection that only sensitive columns can have.{ problem-where } Take it out, or give the column the role sensitive.
problem-protection-contradicts = { $field } declines a protection that one of the models gives.{ problem-where } Take out one of the two.
problem-unknown-quasi-identifier = { $field } names a column that is not a quasi-identifier.{ problem-where } Correct the name, give the column that role, or take it off the list.
problem-listed-twice = { $detail ->
    [none] { $field } names a column that the list already has.{ problem-where } { $level ->
        [none] Remove one of the two.
       *[other] Remove it, or ask for a higher level than before.
    }
   *[other] { $field } and { $detail } name the same column. Who somebody is would stand where something else belongs, or the other way round: give each a column of its own.
}
problem-unknown-values = { $found ->
    [one] A value in { $field } does not occur
   *[other] { $found } values in { $field } do not occur
  } in the column.{ problem-where } They may be misspelt, and would do nothing: correct or remove them.
problem-missing-table = { $field } names a table that the recipe does not have: { $detail }. Add it to "tables", with its file.
problem-two-populations = The recipe names two populations: { $detail }. All protections and risks must go by the same one.
problem-population-repeats-persons = People have several rows in the population: { $attribute } seems to tell them apart, with { $found } values in { $expected } rows.{ problem-where } Every row of a population counts as a person. Keep one row for each person; or, if each row is a person, say so (records.person).
problem-population-shares-persons = { $found ->
    [one] Somebody is
   *[other] { $found } people are
  } both in the data and in the table of people who are to have no record there: { $attribute } says so.{ problem-where } Such a record is its own person’s on every level, so that null-map cannot hold. Take these people out of one of the two. If they only share a name, take that column out of the table of people.
problem-count = { $detail ->
    [not-a-count] A line does not say how many records it stands for (records.count).{ problem-where } Write a whole number from 1 on, without separators, and leave out lines of no record.
   *[too-many] The lines stand for more than { $expected } records together, which are more than can be counted.{ problem-where } Divide the table by a column that stays as it is, such as a year or a region, and anonymize each part by itself.
}
problem-fold = { $detail ->
    [person-missing] { $found ->
        [one] A record does not say whose it is, so that it cannot be put with others of its person.
       *[other] { $found } records do not say whose they are, so that they cannot be put with others of the same person.
    }{ problem-where } The place is that of the first. Complete the column; or, if they may be left out, say so (data.fold.unassigned: "leave-out"): they are then counted in the report.
    [nobody] No record says whose it is, so that there is no person.{ problem-where } Name the column that tells persons apart (data.fold.by).
    [order-missing] A record of a person with several does not say when it was, so that nothing tells which comes first.{ problem-where } Complete the column, or go by another or by the order of the file (data.fold.order).
    [order-unclear] The column that is to tell which record comes first holds neither numbers nor dates of one format.{ problem-where } Name another, say how its dates are written (data.fold.format), or go by the order of the file.
    [order-ambiguous] The dates that are to tell which record comes first can be read in two ways, with the day or the month in front.{ problem-where } Say which is meant, beside the order (in a recipe: data.fold.format, such as "%d/%m/%Y").
    [not-a-date] { $found ->
        [one] 1 value of the column that tells which record comes first is
       *[other] { $found } values of the column that tells which record comes first are
    } no dates in the format given.{ problem-where } The place is that of the first. Correct the value or the format, or mark the text as missing.
    [not-a-number] { $found ->
        [one] 1 value is no number
       *[other] { $found } values are no numbers
    }, and numbers are to be added up or compared.{ problem-where } The place is that of the first. Correct the values, mark the text as missing, say how the file writes numbers (data.format), or keep the first or the last.
    [sum-too-long] The sum of a person’s numbers has more digits than can be kept exactly.{ problem-where } Keep another of the numbers, or write them with fewer decimals.
    [by-kept] It tells persons apart, so that there is only one value of it for each.{ problem-where } Take it out of { $field }.
    [counted-twice] Two new columns would count the records of a person.{ problem-where } Take one of them out of { $field }.
    [no-names] A file without column names cannot have a new column, since its columns go by their numbers.{ problem-where } Give them names (data.format.names), or take it out of { $field }.
   *[other] The records of each person cannot be made one: { $detail }.{ problem-where }
}
problem-join = { $detail ->
    [files] { problem-join-files }
    [no-name] A further table has no name.{ problem-where } Call it something (name): messages and reports call it so.
    [one-name] Two further tables have the same name. Call one of them otherwise: { $field }.
    [no-names] The columns of a file have no names, so that they cannot be told apart once tables are put together.{ problem-where } Give them names (format.names), or write a line with names into the file.
    [key-missing] { $found ->
        [one] A record of the table of persons does not say whose it is.
       *[other] { $found } records of the table of persons do not say whose they are.
    }{ problem-where } The place is that of the first. Complete the column, or take the records out.
    [key-twice] { $found ->
        [one] A key stands twice in the table of persons, in which each person has one record.
       *[other] { $found } records of the table of persons have a key that stands there before, and each person has one record in it.
    }{ problem-where } The place is that of the first two. Take the other records out, choose another column (data.join: key), or make this file the further table.
    [without-person] { $found ->
        [one] A record of a further table is nobody’s: its key is missing, or not in the table of persons.
       *[other] { $found } records of a further table are nobody’s: their keys are missing, or not in the table of persons.
    }{ problem-where } The place is that of the first. Complete the table of persons; keys are compared letter by letter, so that 07 is not 7. Or, if such records may be left out, say so (data.join: "without-person": "leave-out"): they are then counted in the report.
    [no-marker] Somebody has no record in a further table, and nothing says what a missing cell looks like. Name a text that means “missing” (missing.values).
    [name-twice] A column of a further table would be called as another is.{ problem-where } Call the table otherwise (data.join: name), or rename the column in its file.
    [too-many] The tables come to { $found } records together, and no more than { $expected } can be handled. Divide the people into parts, and release each.
    [too-many-combinations] Whoever has records in several further tables gets each of one beside each of the other: { $found } records together, and no more than { $expected } are made. Make one record for each person of a further table before, as data.fold does of a file, or put fewer tables together.
    [no-entity] Tables are put together (data.join), so that a person has several records, and the recipe does not say that people are counted: three records of one person would pass for three people. Say so: "records": {"{"}"entity": "{ $attribute }"{"}"}.
    [other-entity] Tables are put together by the key of each person (data.join), and people are counted by another column. Count them by the key: "records": {"{"}"entity": "{ $attribute }"{"}"}.
    [person] Tables are put together (data.join), so that a person has several records, and the recipe says that each is another person (records.person). Say instead whose they are (records.entity).
    [counts] A line stands for several records (records.count), so that nobody can say whose the records of a further table are. Leave one of the two out.
    [fold-counts] { $attribute } is to be counted or added up for each person (data.fold), and stands in the tables put together more often than in its own file. Let it keep the first, or put this one table beside the persons alone.
   *[no-key] By which columns these tables belong together is not clear: no column of the first file that has another value in each record has the values of one column of this file among its own, or several may be meant, or the first file has several records of some people.{ problem-where } Put the file with one record for each person first; what tells them apart has to be written alike in both. Or name the columns in the recipe (data.join: key, other-key).
}
problem-join-files = { $expected ->
    [0] The recipe is for one file, and further tables were put beside it here. Load the file that it is for by itself.
    [one] The recipe puts a further table beside the one of persons (data.join). Give both files together: drop them at once, or choose them at once.
   *[other] The recipe puts { $expected } further tables beside the one of persons (data.join). Give all the files together: drop them at once, or choose them at once.
}
problem-not-together = { $detail ->
    [earlier-columns] The recipe protects the values of a column that counts as known with "earlier": "columns", since the earlier release shows it: whoever shares a group shares what is known, and no model can hold there.{ problem-where } Take { $field } out of the recipe, or ask for "earlier": "floors".
    [entity-and-fold] The recipe says both that a column tells persons apart (records.entity) and that each person’s records are made one (data.fold), after which each record is a person. Keep one of the two.{ problem-where }
    [entity-and-items] The recipe counts people (records.entity), and sets of items are protected by counting records: three records of one person would pass for three people.{ problem-where } Make each person’s records one (data.fold), or leave this column out.
    [fold-role] The recipe gives a folded column two roles, one under data.fold and another under attributes. Keep one of the two.{ problem-where }
    [entity-and-person] The recipe says both that a column tells persons apart and that each record is a person. Keep one of the two: records.entity or records.person.{ problem-where }
    [header-line-without-header] The recipe says in which line the names are (data.format.header-line), and that there are none (data.format.header). Keep one of the two; to say where the records begin without names, write data.format.first-line.{ problem-where }
    [name-or-column] A column that is filled up with zeros (data.format.leading-zeros) is told by its name or, in a file without header, by its number. Say one of the two.{ problem-where }
    [null-map-population] Null-map asks for a table of people who have no record here, and the recipe counts in a population that holds those of the data as well (k-map, δ-presence or risk.population). Keep one of the two.{ problem-where }
    [null-map-missing] A cell of a quasi-identifier is missing, and could be anybody’s value: nobody could say that no one of the table of people looks like that record.{ problem-where } Have records with missing cells removed (missing.match: remove-row), or take such people out of their table.
    [wildcard] If missing cells match everything, only k-anonymity can be kept, and the recipe asks for more. Let missing be a value of its own, or leave the others out.{ problem-where }
    [missing-own-value] The distance of numbers is asked for, and missing cells count as a value of their own, which is no number. Let missing sensitive values be excluded, or choose another distance.{ problem-where }
    [suppressed-remove-row] Suppressed cells are to be missing ones (missing.suppressed-equals-missing), and records with missing cells are to be removed: nothing could be released in which a cell is suppressed. Take one of the two back.{ problem-where }
    [suppressed-star] Suppressed cells are to be missing ones (missing.suppressed-equals-missing), and suppressed records are to stay with “*” in every column. Leave suppressed records out: suppression style “drop”.{ problem-where }
    [engine-together] An identifier is read together with other columns (data.together), and an engine reads each column alone.{ problem-where } Put them into one column in the engine, and leave data.together out.
    [together-role] What is read together with other columns (data.together) tells persons apart and has another role than identifier.{ problem-where } Make it an identifier.
    [together-itself] A column is to be read together with itself, twice with the same one, or with none (data.together).{ problem-where } Name other columns, each once.
    [engine-join] Further tables are put beside the file (data.join), and an engine holds one table.{ problem-where } Join them in the engine, and leave data.join out.
    [counts-role] The column that says how many records a line stands for (records.count) has another role than insensitive.{ problem-where } Give it that role: it is released with the sum of all lines that show the same.
    [counts-entity] A line stands for several records (records.count), and a column tells persons apart (records.entity): whose records a line stands for cannot be told. Count each person once before, and leave records.entity out.{ problem-where }
    [counts-weight] Where records are counted, the column of their weights (records.sampling-weight) is added up, and nothing else may look at it.{ problem-where } Make it an identifier, which is not released, or insensitive, and leave out what else looks at it.
    [counts-household] A line stands for several records (records.count), and who lives together is told person by person (records.household). Leave one of the two out.{ problem-where }
    [counts-fold] A line stands for several records (records.count), so that each person’s records cannot be made one (data.fold). Do that before you count.{ problem-where }
    [counts-items] A line stands for several records (records.count), and sets of items are protected record by record. Leave one of the two out.{ problem-where }
    [counts-hidden] A line stands for several records (records.count), and lines that show the same are released as one. So nothing can look at a column that is not released, or at the number of records itself.{ problem-where } Give the column another role, or leave out what looks at it.
    [counts-parting] A line stands for several records (records.count), and this recoding puts equal records into different classes. Choose another, or write out the table.{ problem-where }
    [counts-start] A line stands for several records (records.count), and this recoding begins with a record by its place in the file, which counted records do not have. Choose another, or write out the table.{ problem-where }
    [counts-attack] A line stands for several records (records.count), and here each line is taken for a person. Write out the table, one line for each record.{ problem-where }
    [perturb-identifier] A column is to be perturbed that is removed.{ problem-where } Leave perturb out.
    [perturb-quasi-identifier] A quasi-identifier is to be perturbed. If its values are not true, nobody is in a group with those who really are like them, and no protection by k would hold.{ problem-where } Leave perturb out, or give the column another role.
    [perturb-counts] A line stands for several records, and values are exchanged or drawn record by record.{ problem-where } Write out the table, one line for each record, or leave perturb out.
    [perturb-entity] A person may have several records (records.entity), and values are exchanged or drawn record by record: whoever lays a person’s records side by side sees the true one.{ problem-where } Make each person’s records one (data.fold), or leave perturb out.
    [perturb-items] A column holds sets of items, and is to be perturbed.{ problem-where } Keep one of the two.
    [perturb-declined] The recipe declines protection for a column that it perturbs.{ problem-where } Keep one of the two.
    [perturb-model] A protection is about the values of a column that is perturbed. It would be counted on values that are not true, and say nothing of the true ones.{ problem-where } Keep one of the two.
    [perturb-joint] A protection takes all sensitive columns to be known to the attacker (joint), and the values of this one are not true.{ problem-where } Keep one of the two.
    [perturb-read] A column says who belongs together, how much a record weighs or what is lost, and is to be perturbed: that would then not be true.{ problem-where } Keep one of the two.
    [perturb-one-value] A column would be perturbed in which there is too little to exchange: all values are the same, or so few records are written that fewer than three would be exchanged.{ problem-where } Leave perturb out.
    [perturb-many-values] Values are to be drawn from all of a column, which has { $found } different ones; for so few records there may be { $expected }, ten records for each. What is drawn would often be the exact value of one other person.{ problem-where } Choose data swapping, which tells no more values than the column has, or make the values coarser before.
    [perturb-likelihood] It is asked how likely a value of a column is whose values need not be true.{ problem-where } Nothing is tried with such a column: leave the likelihood out.
    [perturb-earlier] An earlier release shows a column whose values are not true here. Most of them may be true all the same, and how much both tell together cannot be said.{ problem-where } Leave the column out, or leave perturb out.
    [engine-counted] A plan for an engine is made of what the engine has counted: the number of records stands in the last column, outis_n, and says how many records a line stands for (records.count).
    [engine-counts] The recipe says that a line stands for several records (records.count), and an engine counts them itself. Leave records.count out.{ problem-where }
    [engine-zeros] The recipe fills columns up with zeros (data.format.leading-zeros), which is done to the cells of a file. Have the view of the engine show them so, and leave it out.{ problem-where }
    [engine-blocks] The recipe fills records up from the one above (data.format.fill-down), and the rows of an engine have no order. Fill them up in a view of the engine, and leave it out.{ problem-where }
    [engine-format] The recipe asks for a workbook or XML (output.format), and an engine writes a table. Leave it out.{ problem-where }
    [engine-name] A column has no name that an engine can take beside those that Outis gives: its name is empty, holds a control character, or begins with outis_.{ problem-where } Show it under another name in a view of the engine, and name it so in the recipe.
    [engine-form] The form a tells an engine what is written for each value of each column, and this recoding writes one value in several ways, or suppressed records stay. Leave --form out, or choose b.
    [engine-separator] A cell holds the character U+001F, which stands between the cells of a key.{ problem-where } Take it out of the table.
    [engine-formula-texts] Cells of the counts give a text in a formula, ="01067". Here it is read for 01067, and the engine holds what stands there: plan with the command line, or show the column without it in a view.
    [engine-line] A cell holds a line of nothing but \., at which psql ends what it loads.{ problem-where } Take it out in a view of the engine.
    [engine-guard] A released cell begins as a formula does.{ problem-where } An engine puts no apostrophe before it: whoever writes the release into a file for spreadsheets has to. Say so by output.formula-guard: false, or change these cells.
   *[other] A protection does not go with another setting: { $detail }.{ problem-where }
}
problem-population-without-sample = { $found ->
    [one] A record finds too few like it,
   *[other] { $found } records find too few like them,
  } or none, in the population table{ $detail ->
    [none] { "" }
   *[other] {" "}({ $detail })
}.{ problem-where }{ $record ->
    [none] { "" }
   *[other] {" "}The place is that of the first.
} It must hold everybody, those of the data included, written alike.
problem-star-group-fails = { $found ->
    [one] The suppressed record would stay as a group of its own
   *[other] The { $found } suppressed records would stay as one group
  }, and that group does not hold the protections. Leave what is suppressed out instead: suppression style “drop”.
problem-not-quasi-identifier = Levels, a limit, a floor or a weight are given for a column that is not a quasi-identifier.{ problem-where } Change its role, or remove them.
problem-not-for-recoding = { $field ->
    [models] δ-presence cannot be used with this recoding. Its classes may stand for the same people of the population, and how likely somebody is in the table is then no longer told by each class alone. Choose “Branches of the hierarchies” or a full-domain search, in which nobody is in two classes.
    [missing] Missing values cannot match everything with this recoding. Choose a full-domain search, or cell suppression whose suppressed cells are missing ones, or let missing be a value of its own.
   *[other] This cannot be used with a recoding other than full-domain: { $field }.
}
problem-level-too-high = A level is asked for that the hierarchy does not have.{ problem-where } { $expected ->
    [none] { "" }
   *[other] The highest is { $expected }.
}
problem-level-too-low = A level is asked for that is finer than the column may be.{ problem-where }{ $expected ->
    [none] { "" }
   *[other] {" "}The lowest allowed is { $expected }.
}
problem-floor-too-high = The lowest level allowed is above the highest.{ problem-where }{ $expected ->
    [none] { "" }
   *[other] {" "}The highest is { $expected }.
} Lower it, or raise the highest.
problem-parameter = { $detail ->
    [six-decimals-above-zero] { $field } must be a number above 0 with at most six digits after the point.{ problem-where } Choose such a one.
    [six-decimals-from-zero] { $field } must be a number from 0 on with at most six digits after the point.{ problem-where } Choose such a one.
    [six-decimals] { $field } must be a number with at most six digits after the point, no farther from 0 than 1000000000.{ problem-where } Choose such a one.
    [all-zero] All quasi-identifiers have the weight 0, so that nothing would count as a loss. Give at least one of them a weight above 0.
    [whole-numbers] The column that { $field } names must hold whole numbers from 1 on, and a cell of it is none.{ problem-where } The place is that of the first. Correct the cell, mark its text as missing, or name another column.
    [labels] The column that { $field } names must hold labels of the levels, and a cell of it is none.{ problem-where } The place is that of the first. Correct the cell, mark its text as missing, or name another column.
    [engine-parts] { $file } is a folder, and holds not exactly one file part-…. Carry out the statements of Outis as they stand, which have Spark write one.
    [engine-source] { $field } must be the name of one table or view, such as people, staff.people or a name in the engine’s quotation marks. For anything else, make a view in the engine and name it.
   *[other] { $line ->
        [none] The value of { $field } is outside what is allowed ({ $detail }).{ problem-where } Choose one that is within.
       *[other] A cell of the column that { $field } names is outside what is allowed ({ $detail }).{ problem-where } The place is that of the first. Correct the cell, or name another column.
    }
}
problem-simulation-counts-records = { $field ->
    [records] In a simulation each record of the population is one person, and this recipe says otherwise.
    [loss] A simulation looks at class sizes alone, and the loss of this recipe looks at more.
   *[other] In a simulation records are alike if they show the same, and this recipe lets a missing value match anything.
  }{ problem-where } Take that out of the recipe.
problem-simulation-needs-k = A simulation holds k-anonymity against rules that ask for the same risk. So the recipe must ask for k-anonymity, and for nothing else.{ problem-where } Change its models.
problem-search-needs-monotone = The search { $detail } concludes from one combination of levels to others, and with these protections and the suppression allowed that may be wrong. Allow no suppression, or take another search, such as the optimal one.
problem-search-needs-drop = The search { $detail } concludes from one combination of levels to others. Where suppressed records stay with *, that may be wrong: they are a group of their own, which may become too small. Leave them out (suppression style “drop”), or take another search, such as the optimal one.
problem-search-needs-loss = This search finds its way by one measure of loss, “{ $detail }”, and the recipe asks for another. Choose that measure, or another search.
problem-lattice-too-large = { $detail ->
    [lattice] There are more combinations of levels than can be looked at one by one, which is { $expected }. Remove levels or set limits.
   *[other] There are more combinations of levels than the search { $detail } can look at: it stops at { $expected }. Remove levels, set limits, or take another search, such as the optimal one.
  }
problem-places-exact = { $detail ->
    [squares] The file says when people were there, and the recipe does not say how long a moment is: the release would show when the first and the last of them came. Name a period in { $field }, such as 3600 for an hour of seconds.
    [width] Regions would end at the exact places of people. Name a width in { $field }, to whose multiples they are widened; or ask for the form of the paper, which shows such places, with "exact": true.
   *[period] Intervals would begin and end at the exact times of people. Name a period in { $field }, to whose multiples they are widened; or ask for the form of the paper, which shows such times, with "exact": true.
}
problem-places-reciprocal = Each request waits by itself and has an interval of its own, so that nobody can be promised that others have the same one. Take { $field } out, or take another search.
problem-one-model = A recipe for this kind of data has one protection, and this one has several. Keep one of "models".
problem-idle-field = { $detail ->
    [places-k] { $field } names a column that these searches do not read: squares are made for the k of the model, and only temporal and clique-cloak let each person want more.{ problem-where } Choose one of these two (search.algorithm), or remove it and ask for the largest k in the model.
   *[other] { $field } says nothing beside what else the recipe says.{ problem-where } Remove it.
}
problem-sensitive-needed = This protection is for sensitive items, and none is named. Name them in { $field }.
problem-unknown-items = { $found ->
    [one] An item named in { $field } does not occur
   *[other] { $found } items named in { $field } do not occur
  } in the file. They may be misspelt, and would protect nobody: correct or remove them.
problem-sensitive-spelled = { $detail ->
    [within] { $found ->
        [one] An item holds
       *[other] { $found } items hold
    } a sensitive one beside others, parted by a comma, a semicolon or a vertical bar, and { $found ->
        [one] is
       *[other] are
    } not named in { $field }: the sensitive item would be released in plain.{ problem-where } Say what parts items (data.format.item-delimiter), clean the file, or name such items there too.
   *[other] { $found ->
        [one] An item differs from a sensitive one only in how it is written, and is
       *[other] { $found } items differ from a sensitive one only in how they are written, and are
    } not named in { $field }: the sensitive item would be released in plain.{ problem-where } Write them alike in your file, or name this spelling there too.
}
problem-other-data-kind = This recipe is for { $detail ->
    [queries] a query log (data.kind: "queries")
    [graph] a graph (data.kind: "graph")
    [locations] places (data.kind: "locations")
    [table] a table
   *[other] sets of items (data.kind: "transactions")
 }, which has a place of its own on the page: open it under Load.
problem-no-models = No protection is chosen. Choose one under Protect.
problem-loss-needs-k = The loss “{ loss-c-avg }” is a multiple of k, and no protection has a k. Add k-anonymity, or choose “{ loss-average-class-size }”, which is the same without k.
problem-frontier-needs-k = What is asked is how much each k costs, and no protection here is k-anonymity. Add it, whatever its k.
problem-level-missing = The recipe fixes levels, and has none for this quasi-identifier.{ problem-where } Add its level, or search instead.
problem-not-verified = The written file, read again, does not show what was asked for ({ $detail }). Nothing was released. This is a fault in Outis; please report it. Your settings are kept.
problem-recipe-syntax = The recipe is not valid JSON.{ problem-where } It may have been cut off or changed by hand: open it in an editor at this place, or use an earlier copy.
problem-xml-broken = The file is no XML that Outis reads.{ problem-where } { $detail ->
    [entities] It declares a document type or uses an entity of its own, which could pull in other files: write the text itself.
    [too-deep] It is nested deeper than { $expected } elements.
    [too-large] It has more than { $expected } bytes.
    [encoding] It is not in the encoding that it says it is in, or in UTF-8 where it says none: save it as UTF-8.
    [cell] A table has an element for each record, and in it one with text for each cell; here is something else. Export the table as CSV instead.
    [cell-twice] A record has two elements of one name, and a table only one cell for both: rename one.
    [attribute] A record or a cell has an attribute, of which nobody knows whether it is a cell: make it an element, or remove it.
    [too-many-cells] Its records lack so many of each other’s elements that the table would have more than { $expected } cells.
   *[other] It may have been cut off or changed by hand: open it in an editor at this place.
}
problem-anon-job = The job of ANON cannot be carried out as it says in { $field }.{ problem-where } { $detail ->
    [unknown] There is no such element or attribute here. It may be misspelt; what is not known is never left out silently.
    [missing] It is missing: add it.
    [twice] It stands there twice: remove one.
   *[other] It must be { $detail }.
}
problem-anon-unsayable = A job of ANON has no words for what the recipe says in { $field }.{ problem-where } { $detail ->
    [letter] A name or a label has a control character, which XML cannot hold.
   *[other] Change it, or keep the recipe as it is.
}
problem-anon-database = The job names a database (JDBC), and Outis connects to none.{ problem-where } Export the table as CSV and give it with --input; or have the database count its records and anonymize the counts.
problem-recipe-unknown-field = The recipe has a field that is not known: { $field }.{ problem-where } It may be misspelt, or the recipe may be for a later version of Outis.
problem-recipe-missing-field = The recipe lacks the field { $field }.{ problem-where } Add it.
problem-recipe-duplicate-field = The recipe has the field { $field } twice.{ problem-where } Which of the two is meant cannot be told: remove one.
problem-recipe-type = { $field ->
    [none] The file is JSON, but no recipe: that is one object, written in curly brackets.{ problem-where } Choose the file that was saved as a recipe.
   *[other] The recipe has something of the wrong kind in { $field }.{ problem-where }{ $detail ->
        [whole-number] {" "}It must be a whole number{ $range ->
            [none] { "" }
           *[other] {" "}({ $range })
        }, without sign, decimals or quotation marks.
        [number] {" "}It must be a number{ $range ->
            [none] { "" }
           *[other] {" "}({ $range })
        }, without quotation marks.
        [text] {" "}It must be a text in quotation marks.
        [yes-or-no] {" "}It must be true or false, without quotation marks.
        [list] {" "}It must be a list, written in square brackets.
        [object] {" "}It must be an object with named fields, written in curly brackets.
       *[other] { "" }
    }
}
problem-recipe-version = The recipe is of version { $found }; this Outis reads version { $expected }. Use the version of Outis that it was made with.
problem-unknown-model = { $field } asks for a protection that is not known.{ problem-where } Known are: { $detail }. It may be misspelt.
problem-policy-broken = The policy{ $field ->
    [none] { "" }
   *[other] , at { $field },
} { $detail ->
    [recipe-kind] is no policy of Outis: its "kind" is "policy".
    [recipe-version] is of another version than this Outis reads.
    [recipe-syntax] is not valid JSON.
    [recipe-unknown-field] has a field that is not known.
    [recipe-missing-field] lacks something that it must have.
    [recipe-duplicate-field] has a field twice.
    [unknown-model] asks for a protection that is not known.
    [unknown-choice] names something that is not known.
    [parameter] has a number or text outside what is allowed.
   *[other] has something of the wrong kind.
}{ problem-where } It is refused as a whole, since a rule that is misspelt protects nobody.
problem-policy-attribute = The policy "{ $policy }" { $detail ->
    [never] never lets this column out.{ problem-where } Give it the role “identifier”, which leaves it out.
    [quasi-identifier] takes this column for a quasi-identifier.{ problem-where } Give it that role, or leave it out.
    [sensitive] takes this column for sensitive.{ problem-where } Give it that role, or leave it out.
    [treatment] asks for a coarser form of this column.{ problem-where } Give it the hierarchy of the policy and its lowest level at least, or leave it out.
    [identifying] does not let this column pass: it looks as if it pointed to single persons.{ problem-where } Leave it out.
    [unprotected] neither names this column nor has a protection for it, and it looks sensitive.{ problem-where } Leave it out, or have the policy name it.
   *[unknown] does not name this column, and nothing tells what it is for.{ problem-where } Leave it out, or have the policy name it.
}
problem-policy-model = The policy "{ $policy }" asks for { $detail }{ $expected ->
    [none] { "" }
   *[other] {" "}with k = { $expected } at least
}, and what is there asks for less or does not hold it.{ problem-where } Ask for as much in the recipe, and anonymize again.
problem-policy-setting = { $policy ->
    [none] A policy
   *[other] The policy "{ $policy }"
} { $detail ->
    [search] does not allow this search. Choose one that it names.
    [forbidden] does not allow the protection { $field }. Take another one.
    [earlier] asks that a release be compared with an earlier one. Give the earlier release.
    [earlier-accepted] does not allow that what this release and an earlier one say together is accepted.
    [missing] does not allow that sensitive texts are called missing that usually are values, since no protection would count them (missing.values). Take them out of the list, or have missing ones count as a value of their own (missing.sensitive).
    [missing-values] does not allow that texts are called missing that usually are values, since they would be written as they are (missing.values). Take them out of the list.
    [names] knows columns by the names in the first line of the file, and the recipe gives them others (data.format.names) or begins elsewhere (header-line, first-line). Leave those out, and delete what stands above the names in the file.
    [wildcard] counts a missing value as a value of its own; the recipe says that it matches everything. Change missing.match.
    [warning] lets no release pass with the warning { $field }: less may hold than it seems.{ problem-where } Mend or answer in the recipe what it is about, and anonymize again.
    [format] lets no file pass that holds more than its table, or that Outis did not write: other sheets, hidden cells, remarks or formats would pass unread. Hand in the file as Outis wrote it, or as CSV.
    [left-out] lets no lines pass unread, and the recipe leaves some out (data.format). Take that out of it, and the lines out of the file.
   *[kind] is for tables alone; for sets, places, graphs and other data it would not say what must hold.
}
problem-policy-risk = The policy "{ $policy }" asks that at least { $expected } records look alike wherever somebody may look; in one place there { $found ->
    [one] is 1
   *[other] are { $found }
}. Ask for a larger k.
problem-policy-unshown = The policy "{ $policy }" does not accept what only the report can say: { $detail ->
    [entity] which records belong to one person.
    [sampling-weight] how many persons a record stands for.
    [personal-demands] what single persons ask for.
    [population] who else is in the population.
    [treatments] how its cells were made coarser.
   *[earlier] what earlier releases say together with this one.
} The release does not show it, so that it cannot be checked here.
problem-not-a-plan = { $detail ->
    [expected] expected.csv is not the file that was written with plan.json.{ problem-where } Take both from the folder of one plan, unchanged.
   *[other] This file is not a plan of Outis.{ problem-where } Choose the folder that outis plan has written.
}
problem-not-a-report = This file is not a report of Outis.{ problem-where } Choose the report that was written with the release.
problem-other-report = The report is about another file: its SHA-256 is not that of this release. Hand in the two that were written together, unchanged.
problem-recipe-kind = This file is not a recipe of Outis. Choose the file that was saved as a recipe; a report, for instance, is not one.
problem-attribute-name = An entry of the recipe must have either the name of a column or its number: { $field }. Give it one of the two.
problem-no-randomness = The system gave no randomness for shuffling the records. Try again, or give a seed of your own.
problem-unknown-choice = { $field } has a value that is not known.{ problem-where }{ $detail ->
    [none] { "" }
   *[other] {" "}Allowed: { $detail }.
}
problem-not-searched = For these settings no table has been found yet. Search first.
problem-nodes-spent = The search has looked at as many combinations as the recipe allows, and found no table by then. There may be one: allow more, or let it search to the end.
problem-no-solution = { $detail ->
    [none] No choice of one level for each column holds the protection within your limits. Allow more { record-people } to be left out, ask for less protection, or mark fewer quasi-identifiers.
    [sets] No release holds the protection within your limits. Ask for less of it, let more people be left out if the protection is k^m-anonymity, or check that there are enough people at all: fewer than k, or more than one in p with the same sensitive item, cannot be protected. Under privacy-degree everybody needs an item that is not sensitive.
    [locations] Nobody is among enough people anywhere, so that nothing can be released. Ask for fewer, or for larger regions, longer periods or wider tolerances; the area must be around the places.
    [graph] No graph was found in which each number of connections is that of k people or more. There must be k people at least; with enough of them let the search begin more often (search.rounds), ask for less protection, or choose search.algorithm "swap", which takes connections away as well.
    [queries] Nobody searched for, or meant, what enough others do, so that nothing can be released. Ask for fewer people (k), for broader intents (a lower search.threshold), or let lines show less: output.query "intent", output.address "none", no times.
    [star] No choice of one level for each column holds the protection within your limits, if only the groups that fail are starred. Starring more { record-people } might hold it, which no search tries: leave { record-people } out instead (suppression style “drop”), allow more of them, ask for less protection, or mark fewer quasi-identifiers.
    [fixed] On these levels the protection does not hold{ $found ->
        [none] {""}
       [one] : 1 { record-person } is in a group that fails, and at most { $expected } may be left out
       *[other] : { $found } { record-people } are in groups that fail, and at most { $expected } may be left out
    }.{ records-and-people } Choose coarser levels, allow more { record-people } to be left out, or ask for less protection; the optimal search finds the levels that keep most.
   *[other] The search “{ $detail }” found no table that holds the protection within your limits. It does not look at all of them, so there may be one: the optimal search can tell.
}
problem-file-missing = A file that the recipe names was not found.{ problem-where } Put it beside the recipe.
problem-file-not-attached = The recipe needs a file that is not here yet.{ problem-where } Attach that file.
problem-cancelled = Stopped. Nothing has changed.
problem-unreadable = The browser could not read the whole file. It may have changed or moved while it was read, or be on a drive that was taken away. Choose it again; what was loaded before is still here.
problem-file-changed = The file changed while it was read, so that it would have been a mixture of two files. Wait until no program writes to it any more, then choose it again; what was loaded before is still here.
problem-too-large = As far as was read, the table has about { $records } records, which would need about { $found } of memory. A tab can have { $expected }. Leave out columns that are not needed, above all those with a different value in each record, or take fewer records; the command line can use all memory of the machine. What was loaded before is still here.
problem-no-memory = Memory ran out while the file was read: about { $records } records were to need about { $found }, and the browser gave no more than { $expected }. Leave out columns that are not needed, above all those with a different value in each record, or take fewer records; the command line can use all memory of the machine. What was loaded before is read again.
problem-file-name-taken = The file { $file } has the same name as the one used for { $attribute }, but other content. A recipe knows files by their names: rename one of the two and choose it again.
problem-no-table = There is no table in this page at the moment. Load one first; your settings are kept.
problem-file-not-written = The file that you picked could not be written. Check that there is room on the disk and that no other program has the file open, or write without picking a file. Your settings are kept.
problem-no-room = The browser has no room for the file. In a private window about 500 MB is the most: open this page in a normal window, or free space on the disk. Your settings are kept.
problem-nothing-to-release = Every column is an identifier, so that the release would have no column. Give at least one of them another role.
problem-internal = Something went wrong inside Outis. It is not your data’s fault; please report it. Your settings are kept.

## Parts

# Charts
chart-as-table = Show as table
chart-number = { $n }
chart-axis-number = { NUMBER($n, useGrouping: 0, maximumFractionDigits: 2) }
chart-decimal = { NUMBER($n, maximumFractionDigits: 1) }
chart-loss = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-percent = { NUMBER($share, maximumFractionDigits: 2) } %
chart-one-in = 1 in { NUMBER($n, maximumFractionDigits: 1) }
chart-one-in-threshold = 1 in { NUMBER($n, maximumFractionDigits: 1) } (your threshold)
chart-n-before = { $n } before
chart-n-after = { $n } after
chart-people-before = { counted-People } before
chart-people-after = { counted-People } after
chart-people-share = { $n } ({ NUMBER($share, maximumFractionDigits: 12) } %)

chart-sizes-heading = How many { counted-people } look like how many { unit-people }: each bar counts { counted-people }.
chart-size-axis = { unit-People } that look alike
chart-size-alone = 1 (alone)
chart-size-range = { $from }–{ $to }
chart-size-or-more = { $from } or more
chart-k-line = at least { $k } alike
chart-sizes-caption = { $unit ->
    [persons] How many { counted-people } share their details with how many people. In the first row everyone stands alone.
   *[records] How many records share their details with how many. In the first row every record stands alone.
  }
chart-sizes-before = Before: of { $people } { counted-people }, { $alone ->
    [0] none is
    [one] 1 stands
   *[other] { $alone } stand
  } alone and { $small ->
    [one] 1 is
   *[other] { $small } are
  } in groups of fewer than { $k }.
chart-sizes-after = After: of { $people } { counted-people }, { $alone ->
    [0] none is
    [one] 1 stands
   *[other] { $alone } stand
  } alone and { $small ->
    [one] 1 is
   *[other] { $small } are
  } in groups of fewer than { $k }.

chart-risk-heading = Share of { counted-people } whose risk of being singled out is higher than the risk below.
chart-risk-above = Risk above
chart-threshold = threshold 1 in { NUMBER($n, maximumFractionDigits: 1) }
chart-risk-caption = How many { counted-people } have a risk of being singled out above each probability. A risk of 1 in 5 means that five { unit-people } look alike.
chart-risk-before = Before: { $above ->
    [0] { unit-nobody } has
    [one] 1 { unit-person } has
   *[other] { $above } { counted-people } have
  } a risk above 1 in { NUMBER($n, maximumFractionDigits: 1) }, which is { NUMBER($share, maximumFractionDigits: 12) } %.
chart-risk-after = After: { $above ->
    [0] { unit-nobody } has
    [one] 1 { unit-person } has
   *[other] { $above } { counted-people } have
  } a risk above 1 in { NUMBER($n, maximumFractionDigits: 1) }, which is { NUMBER($share, maximumFractionDigits: 12) } %.

chart-gap-share = After { NUMBER($seconds, maximumFractionDigits: 1) } s the best table keeps { NUMBER($best, maximumFractionDigits: 1) } % of the detail, and no choice of one level for each column can keep more than { NUMBER($bound, maximumFractionDigits: 1) } %.
chart-gap-share-nothing = After { NUMBER($seconds, maximumFractionDigits: 1) } s no table is found yet; none can keep more than { NUMBER($bound, maximumFractionDigits: 1) } % of the detail.
chart-best-share-alone = After { NUMBER($seconds, maximumFractionDigits: 1) } s the best table keeps { NUMBER($best, maximumFractionDigits: 1) } % of the detail.
chart-best-share-caption = Detail kept over the time of the search.
chart-gap-share-caption = Detail kept over the time of the search. The search ends when the two figures meet.
chart-best-share = best { NUMBER($loss, maximumFractionDigits: 1) } %
chart-bound-share = not above { NUMBER($loss, maximumFractionDigits: 1) } %
chart-best-share-head = Most kept so far
chart-bound-share-head = Most that can be kept
chart-gap = After { NUMBER($seconds, maximumFractionDigits: 1) } s the best table loses { NUMBER($best, minimumFractionDigits: 3, maximumFractionDigits: 3) } of the detail, and no choice of one level for each column can lose less than { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
chart-gap-nothing = After { NUMBER($seconds, maximumFractionDigits: 1) } s no table is found yet; none can lose less than { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) } of the detail.
chart-best-alone = After { NUMBER($seconds, maximumFractionDigits: 1) } s the best table loses { NUMBER($best, minimumFractionDigits: 3, maximumFractionDigits: 3) } of the detail.
chart-best-caption = Loss of detail over the time of the search.
chart-gap-caption = Loss of detail over the time of the search. The search ends when the two figures meet.
chart-frontier-heading = Detail kept with each k: a line for each share of the { record-people } that may be left out.
chart-frontier = { $k ->
    [none] { "" }
   *[other] With your k = { $k } and at most { $limit } % left out { $own } % of the detail is kept.{ " " }
}{ $differ ->
    [no] All k and limits that were looked at keep { $least } %.
   *[yes] Other k and limits keep { $least } to { $most } %.
}
chart-frontier-limits = { $count ->
    [1] { $first } %
   *[other] { $first }–{ $last } %
}
chart-losses = Loss of each way; the shorter the bar, the more is kept.
chart-losses-time = Loss of each way against the seconds it took. Best is low and left.
chart-kept = Detail kept by each way; the longer the bar, the more.
chart-kept-time = Detail kept by each way against the seconds it took. Best is high and left.
chart-kept-number = { NUMBER($n, maximumFractionDigits: 1) } %
chart-lost = { $name }: { $loss }.
chart-lost-in = { $name }: { $loss } after { NUMBER($seconds, maximumSignificantDigits: 2) } s.
chart-short-seconds = { NUMBER($n, maximumSignificantDigits: 2) } s
chart-best = best { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-bound = not below { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-seconds = Seconds
chart-best-head = Best loss found
chart-bound-head = Least loss possible
chart-none-yet = none yet

chart-share-said = { $name }: { NUMBER($share, maximumSignificantDigits: 3) } %
chart-share-after = after: { NUMBER($share, maximumSignificantDigits: 3) } %
chart-column-empty = (empty)
chart-column-others = { $others ->
    [one] and 1 other
   *[other] and { $others } others
  }
chart-column-all-differ = { $others } different values
chart-column-value = { $label }: { $records }
chart-column-bars = Records by value: { $values }.
chart-column-bars-others = Records by value: { $values }; { $others ->
    [one] 1 other value
   *[other] { $others } other values
  }: { $records }.
chart-column-histogram = From { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }; most records, { $records }, lie between { NUMBER($low, useGrouping: 0, maximumFractionDigits: 1) } and { NUMBER($high, useGrouping: 0, maximumFractionDigits: 1) }.

# Records
records-search = Find records that hold
records-search-go = Find
records-filter = Show
records-filter-written = all that are released
records-filter-changed = those that are changed
records-filter-left-out = those that are left out
records-filter-deciding = those in groups that decide
records-empty-how = An empty cell holds no text that could be found. Sort by a column, and its empty cells stand together.
records-looking = Looking through all records…
records-found-written = { $found ->
    [0] No released record holds that.
    [one] 1 released record holds that, before or after.
   *[other] { $found } released records hold that, before or after.
}
records-holding = { $searching ->
    [yes] {" "}with that text
   *[no] { "" }
}
records-found-changed = { $found ->
    [0] No such record is changed.
    [one] 1 record{ records-holding } is changed.
   *[other] { $found } records{ records-holding } are changed.
}
records-found-left-out = { $found ->
    [0] No such record is left out.
    [one] 1 record{ records-holding } is left out.
   *[other] { $found } records{ records-holding } are left out.
}
records-found-deciding = { $found ->
    [0] No such record is in a group that decides.
    [one] 1 record{ records-holding } is in a group that decides what a protection achieves.
   *[other] { $found } records{ records-holding } are in groups that decide what a protection achieves.
}
records-sort-how = Click the head of a column, or press Enter on it, to sort by it: once from the first value, twice from the last, a third time as in the file. → marks what was changed.
records-wide = Not all { $count } columns fit.
records-scroll-how = Click into the table to scroll in it.
records-gone = left out
records-none = No records
records-shown = Records { $from } to { $to } of { $count }
records-go = Go to record
records-go-button = Go
records-waiting = being read
records-was = was
records-now = now
records-failed = These records could not be read.
records-retry = Try again

# Report
report-language = en
report-title = Anonymization report
report-audience = For internal use. The figures before protection, the hash of the input and the levels would help someone who tries to find people in the release.
report-none = not available
report-none-missing = no cell is missing
report-change = { $was } → { $is }
report-verdict-written = The file was written, read again and measured: every protection that was asked for holds.
report-verdict-written-fails = A file was written, but it does not meet every protection that was asked for. Do not publish it.
report-verdict-measured = The file was measured as it is: every protection that was asked for holds.
report-verdict-measured-fails = The file was measured as it is: it does not meet every protection that was asked for.
report-verdict-nothing = Nothing was written: within the limits no table was found that meets every protection that was asked for.
report-figure-alone = { counted-People } { counted-who } stand alone by the quasi-identifiers
report-figure-worst = Highest risk of a { unit-person }{ equal-chance }
report-figure-kept = Records kept

report-read = What was read
report-measured = What was measured
report-policy = The policy { $id } that it was made under
report-written = What was written
report-counted = What is counted
report-counted-entity = A person may have several records; “{ $name }” tells persons apart. Groups, risks and k count people, and whoever has records in several groups counts once in each. Records left out, their limit, and protections of sensitive values count records.
report-counted-record = Each record is a person: the recipe says so. The file cannot show it.
report-joined = Tables were put together: { $records ->
    [one] 1 record
   *[other] { $records } records
  } of { $persons ->
    [one] 1 person
   *[other] { $persons } people
  }.{ $tables ->
    [one] {""}
   *[other] {" "}Of several tables each record of a person stands beside each other.
  }
report-joined-table = “{ $name }”: { $records ->
    [one] 1 record
   *[other] { $records } records
  }.{ $lacking ->
    [0] {" "}Everybody has one.
    [one] {" "}1 person has none, and keeps a record with missing cells.
   *[other] {" "}{ $lacking } people have none, and each keeps a record with missing cells.
  } { $several ->
    [0] Nobody has several.
    [one] 1 person has several, { $most }.
   *[other] { $several } people have several, { $most } at most.
  }{ $without ->
    [0] {""}
    [one] {" "}1 record that is nobody’s was left out.
   *[other] {" "}{ $without } records that are nobody’s were left out.
  }
report-joined-persons = Table of the people
report-folded = One record for each person was made of the file, by “{ $name }”: { $persons } of { $records }. { $several ->
    [one] 1 person
   *[other] { $several } people
  } had several, { $most } at most.{ $unassigned ->
    [0] {""}
    [one] {" "}1 record that does not say whose it is was left out.
   *[other] {" "}{ $unassigned } records that do not say whose they are were left out.
} Values that people had beside those that were kept: { $values }.
report-folded-column = { $name } (kept: { $keep })
report-folded-order = First and last go by “{ $order }”.
report-file-records = Records of the file
report-made-records = Records made of them, one for each person
report-counted-fold = Each record is a person: those of each were made one, by the column that tells persons apart.
report-sequences = Whom several of their records single out
report-sequences-text = Of { $persons } people { $sheltered } have every record in a group whose risk is not above the threshold. Two records together single out { $two } of them, and at most three records { $three }: nobody else has as many records in the same groups. It takes whoever knows so many records of a person and can tell which belong together.{ $least ->
    [yes] {" "}To look at all would have taken too long: there are at least so many.
   *[no] {""}
}
report-counted-open = Records are counted. A person may have several of them: nobody said whether. A group of five records may then be fewer than five people.
report-persons = People
report-lost-some = People of whose records some were left out
report-lost-all = People all of whose records were left out
report-records = Records
report-columns = Columns
report-hash = SHA-256 of the file
report-file = File { $number }
report-hash-files = SHA-256 of these, one after the other
report-no-part = No part of the table
report-hash-note = All figures below were measured on these bytes, after reading them again.
report-left-out = Records left out
report-left-out-note = Left out so that the protection holds.
report-starred = Records with * in every quasi-identifier
report-starred-note = Starred so that the protection holds. They stay, and are one more group.
report-classes = Groups of { unit-people } that look alike
report-classes-note = The field calls them equivalence classes: records that agree in every quasi-identifier (a detail that could be matched with other sources).
report-order = Order of the records
report-order-system = Random, so that a person's place in the file says nothing.
report-order-given = Random from a seed that was given, so that the same file can be made again. Whoever knows the seed and the input can undo the order.
report-order-input = As in the input. Whoever knows the order of the input may match records by their place.

report-verdict-kept = { $columns ->
    [one] But 1 column was released with values that may point to people by themselves.
   *[other] But { $columns } columns were released with values that may point to people by themselves.
  } The recipe accepts that.
report-verdict-columns = { $columns ->
    [one] But 1 column was released with values that may point to people by themselves.
   *[other] But { $columns } columns were released with values that may point to people by themselves.
  } Nobody has accepted that in the recipe.
report-sensitive = Sensitive columns
# With several records of a person the file does not show whose they are, but what is true of all is.
sensitive-certain = { $certain } of { $all } { counted-people } are in groups { $unit ->
    [persons] { $recordUnit ->
        [persons] that share one value: whoever finds the group knows it
       *[records] where everybody has one value in at least one record: whoever knows that of the group knows it of each
      }
   *[records] that share one value: whoever finds the group knows it
  }
sensitive-likeliest = In at least one group { $percent } % { $unit ->
    [persons] { $recordUnit ->
        [persons] { likeliest-shared }
       *[records] of the people have the same value in at least one of their records: whoever guesses it of one of them is right { $percent } times in 100
      }
   *[records] { likeliest-shared }
  }
likeliest-shared = share one value: whoever finds that group guesses it right { $percent } times in 100
sensitive-unrecorded = { $unrecorded } of { $all } { counted-people } are in groups where no value is recorded: whoever finds such a group knows that
sensitive-said = { $text }.
report-sensitive-asked = asked for: { $models }
report-sensitive-declined = not protected against inference; this was decided in the recipe
report-sensitive-none = not protected against inference, and the recipe does not say that this is meant
report-sensitive-perturbed = its values need not be true of the persons beside them; what groups tell of the true ones is not counted
report-perturbed = Columns whose values need not be true
report-perturbed-note = The values of these columns were changed at random when the file was written. What stands beside a person need not be that person’s. Whoever gets the file has to know it, and how.
perturbed-swap = The values of { $share } % of the records were drawn at random and exchanged among them.
perturbed-randomized-response = Each value stayed with a probability of { $keep } %, and was otherwise drawn from all values of the column.
perturbed-swap-cells = Exchanged: { $drawn }, of which { $changed } show another value than before. Not for the public: the smaller the number, the surer each value.
perturbed-randomized-response-cells = Drawn anew: { $drawn }, of which { $changed } show another value than before; { $expected } were to be expected. Not for the public: the number says more than its expectation.
perturbed-swap-counting = The column by itself can be counted as it stands. How it goes together with other columns is weaker than it was, by about the share.
perturbed-randomized-response-counting = To estimate how often a value is true, take the share λ of the records that show it, the m values there are, and the probability p that one stays: (λ − (1 − p) / m) / p, with a standard error of √(λ (1 − λ) / n) / p for n records.
perturbed-epsilon = There are m = { $values } values, and ε = { $epsilon }: no value makes what is shown more than e^ε times as likely as another, for whoever knows which values there are.
perturbed-given = They were drawn from a seed that was given. Whoever knows it, the recipe and the fingerprint of the file that was read can make them true again: keep it secret.
perturbed-example = { $names }: the values shown here are an example. Others are drawn when the release is written, and none is to be taken for that of the person beside it.
report-single-columns = Columns that may point to people by themselves
report-single-columns-note = Counted in the written file, of quasi-identifiers what stands there after they were generalized. Looking like others in the quasi-identifiers does not help whoever is found by one of these.
report-column-accepted = Accepted in the recipe.
report-column-open = Not accepted by anybody.
report-protections = Protections
report-protections-note = What was asked for, and the strongest value that the file meets.
report-model = Protection
report-asked = Asked for
report-achieved = Achieved
report-result = Result
report-label = { $name }: { $label }
report-holds = holds
report-fails = does not hold
report-k-anonymity = { $unit ->
    [persons] Asks that each person look like at least { $k } people, themselves included. It stops someone from being singled out; it does not stop what all people in a group share from being learned.
   *[records] Asks that each record look like at least { $k } records, itself included. It stops a record from being singled out; it does not stop what all records of a group share from being learned, nor does it protect a person who has several of them.
  }{ $match ->
    [wildcard] {" "}A missing cell may stand for anything here. { wildcard-fewer }
   *[other] {""}
  }

report-levels = How details were made coarser
report-levels-note = Each attribute was raised to one level of its hierarchy for everyone. Level 0 is exact. Kept is the share of its detail that is left, where suppressed records have none: 0 % is nothing left. That goes by what a level could tell apart, even where all records left show the same.
report-attribute = Attribute
report-meanings = What the groups mean
report-meaning-label = Group
report-meaning = Meaning
report-level = Level
report-level-exact = 0 (exact)
report-attribute-kept = Detail kept

report-loss = What it cost
report-loss-value = The loss is { NUMBER($loss, maximumFractionDigits: 4) }{ $kept ->
    [none] { "." }
   *[other] : { $kept } of the detail is kept.
}
report-proof-optimal = Proven: within the limits, no other choice of one level for each column keeps more{ proof-stars }.
report-proof-gap = The search ended early. Within the limits, no choice of one level for each column can lose less than { NUMBER($bound, maximumFractionDigits: 4) }, so a better one could save at most { NUMBER($gap, maximumFractionDigits: 4) }{ proof-stars }.
report-proof-unsought = Not everything that is possible was tried; a table that loses less may exist.
report-proof-none = The levels were given, not searched for; a table that loses less may exist.
report-rounded = { NUMBER($n, maximumSignificantDigits: 4) }
report-large = { NUMBER($n, maximumFractionDigits: 0) }
report-vast = { NUMBER($n, maximumSignificantDigits: 4) } × 10^{ $power }
report-tiny = { NUMBER($n, maximumSignificantDigits: 2) }
report-rounded-note = Figures are rounded for reading; the report as JSON has every digit.
report-metric = Measure of loss
report-aggregate = Attributes combined by
report-gs-factor = Balance of coarsening and leaving out
report-gs-factor-note = From 0 (leaving a record out costs no more than coarsening it) to 1 (coarsening is free).
report-value = Loss of the release
report-bound = Least loss, with one level for each column
report-bound-note = No choice of one level for each column within the limits loses less{ proof-stars }.
report-algorithm = Search
report-lattice = Combinations of levels
report-visited = { $of ->
    [proof] { $n } of them were looked at; the others were ruled out.
    [levels] { $n } of them were looked at.
   *[steps] This way is bound to none of them; it tried { $n ->
    [one] 1 step
   *[other] { $n } steps
  }.
  }

report-risk = Risk before and after
report-risk-note = The risk of someone who knows that the person is in the file and knows all their quasi-identifiers: one over the number of { unit-people } that look alike.
report-measure = Measure
report-now = Now
report-before = Before
report-after = After
report-uniques = { counted-People } { counted-who } stand alone
report-uniques-note = No other { unit-person } in the file looks like them.
report-above = { counted-People } above the threshold
report-above-note = Their risk is higher than the threshold set in the recipe.
report-max = Highest risk
report-max-note = Of the most exposed { unit-person }{ equal-chance }.
report-average = Average risk
report-average-note = Over all { unit-people }: groups over { unit-people }, each once in each group{ equal-chance }.
report-wildcard-max = Highest risk, if missing cells match everything
report-wildcard-max-note = For someone who takes a missing detail for any value.
report-wildcard-average = Average risk, if missing cells match everything
report-wildcard-average-note = The same on average over all { unit-people }.
report-worst-completion = Fewest left to somebody who knows what is missing
report-worst-completion-note = Of all values that missing cells could have, those that fit the fewest.
report-household-max = Highest risk of a household
report-household-max-note = A household is found if any member is.
report-household-average = Average risk of a household
report-household-average-note = The same on average over all households.
report-household-expected = Households found if all are sought
report-household-expected-note = How many are to be expected.
report-journalist-max = Highest risk of being found in the population
report-journalist-max-note = Of the { unit-person } with the fewest doubles in the population file (journalist risk).
report-journalist-average = Average risk of being found in the population
report-journalist-average-note = Over all { unit-people } (journalist risk); of two averages the larger.
report-journalist-above = { unit-People } above the threshold, counted in the population
report-journalist-above-note = Their risk of being found in the population is higher than the threshold.
report-not-covered = { unit-People } in groups that are larger here than in the population file
report-not-covered-note = More look alike in the table than in the population file: it is not complete, or a text may stand for several groups, of which the one with the fewest people was counted.
report-unrelated = { unit-People } that look like nobody in the population file
report-unrelated-note = If it is everybody, the table is a null-map: nobody can be found by it, or its values are not true.
report-misrelated = { unit-People } that look only like others in the population file
report-misrelated-share = { $misrelated } of { $known } whose person is known
report-misrelated-note = Identifiers in both files say who is who. If it is everybody, the release is a wrong-map: whoever looks there finds somebody else.
report-marketer = Share that is found when all are sought
report-marketer-note = What someone gets right who matches all records with the population at once (marketer risk).
report-individual-max = Highest individual risk
report-individual-max-note = Estimated from the share of the population or the weights (Benedetti and Franconi).
report-individual-mean = Mean individual risk
report-individual-mean-note = The same over all { unit-people }.
report-individual-expected = { unit-People } found, if all were sought
report-individual-expected-note = As estimated: the sum of all individual risks.
report-population-dankar = Share of the population that is unique
report-population-dankar-note = As estimated by the rule of Dankar et al.
report-population-pitman = The same by Hoshino’s Pitman model
report-population-pitman-note = Good for small samples.
report-population-zayatz = The same by Zayatz
report-population-zayatz-note = Tends to be high for small samples.
report-population-slide-negative-binomial = The same by the slide negative binomial model
report-population-slide-negative-binomial-note = Good for large samples.
report-percent = { NUMBER($n, maximumSignificantDigits: 3) } %
report-special = Details that single people out
report-special-note = { $records ->
    [one] 1 record
   *[other] { $records } records
} of the table before protection. The share says in how much of their scores a detail has part; shares overlap (SUDA).
report-associations = How strongly columns go together
report-associations-note = From 0 (not at all) to 1 (one says all about the other): Cramér’s V, corrected for chance.
report-associations-left = { $count ->
    [one] 1 pair was not measured
   *[other] { $count } pairs were not measured
}: one of the two has a single value, before or after, or both have too many.
report-pair = { $one } and { $other }
report-tables = Files beside the table
report-table-records = { $records } records, SHA-256
report-missing = Missing cells
report-missing-own-value = Taken as a value of their own.
report-missing-wildcard = Taken to match everything.
report-missing-remove-row = Records that still show one were { $style ->
    [star] starred
   *[drop] left out
  }: { $left }.
report-missing-sensitive = A missing sensitive value
report-missing-sensitive-excluded = is not a value: groups are judged by those that are there, and one without any passes
report-missing-sensitive-own-value = is a value like any other
report-missing-suppressed = Suppressed cells
report-missing-suppressed-yes = are missing ones: written and matched alike
report-missing-records = Records with a missing quasi-identifier
report-sizes = How many look alike
report-curve = How many are above each risk

report-utility = Usefulness of the release
report-precision = Precision
report-precision-note = 1 is the original; 0 means that every value was raised to the top.
report-discernibility = Discernibility
report-discernibility-note = For each record, how many look like it, itself among them; all summed up. A record left out counts as all records. Less is better.
report-discernibility-star = Discernibility, groups only
report-discernibility-star-note = The same with every group at its own size.
report-class-size = Records in a group, on average
report-c-avg = Average group over k
report-c-avg-note = 1 would mean that no group is larger than it has to be.

report-warnings = Warnings
report-no-other-warnings = None but those about columns that the recipe accepts, above.
report-no-warnings = None.
report-warning-attribute = attribute { $attribute }
report-warning-line = line { $line }

report-run = How it was made
report-version = Version
report-build = Build
report-platform = Platform
report-workers = Workers
report-compared = Other ways that were tried
report-compared-note = Each was carried out on the same table, with the same protections and limits. Its loss is set against that of the release: a way that loses 25 % less has three quarters of that loss.
report-compared-own = { $name } (the release)
report-seconds = Seconds from the start of the search to the checked file

report-promise = This report says what was measured on this file. It does not say that the file is anonymous in the sense of a law, and it knows nothing of other files that were or will be published about the same people.
report-check = To check that a file is the one described here, compute its SHA-256: on Windows with certutil -hashfile FILE SHA256, elsewhere with sha256sum FILE or shasum -a 256 FILE.

## The first pages of a report

dossier-words = In words
dossier-read = { $count ->
    [one] The file { $files } was read
   *[other] The files { $files } were read
}: { $records ->
    [one] 1 record
   *[other] { $records } records
} in { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}.
dossier-read-fold = { $count ->
    [one] The file { $files } was read
   *[other] The files { $files } were read
}: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} in { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}. One record was made of all rows of a person: { $records ->
    [one] 1 record.
   *[other] { $records } records.
}
dossier-written-nothing = No release was written.
dossier-written-none = { $records ->
    [one] The only record was left out: the release shows nothing of anybody.
   *[other] All { $records } records were left out: the release shows nothing of anybody.
}
dossier-written = { $left ->
    [0] The release holds { $records ->
        [one] it.
       *[other] all of them.
    }
   *[other] The release holds { $records } of them; { $left ->
        [one] 1 was left out.
       *[other] { $left } were left out.
    }
}
dossier-starred = { $starred ->
    [one] 1 of those it holds shows * in every quasi-identifier.
   *[other] { $starred } of those it holds show * in every quasi-identifier.
}
dossier-columns-removed = Removed: { $names }.
dossier-columns-coarser = Made coarser: { $names }.
dossier-columns-mixed = On several levels of detail: { $names }.
dossier-columns-nearly = Hidden in nearly all records: { $names }.
dossier-columns-same = The same in all released records that have a value: { $names }.
dossier-columns-gone = Nothing left of: { $names }.
dossier-columns-exact = Could be matched with other sources and stays exact: { $names }.
dossier-columns-untrue = { $count ->
    [one] { $names } was changed at random: its values need not be true of the persons beside them.
   *[other] { $names } were changed at random: their values need not be true of the persons beside them.
}
dossier-columns-as-it-is = Released as it is: { $names }.
dossier-shown-removed = nothing: the column is removed
dossier-shown-none = nothing: there is no record
dossier-shown-as-it-is = its values as they are
dossier-shown-exact = exact values
dossier-shown-same = the same in all records that have a value: “{ $shown }”
dossier-shown-gone = nothing: all records that have a value show the same
dossier-shown-level = coarser, on level { $level } of its hierarchy
dossier-risk-before = Before, { $alone ->
    [0] none
   *[other] { $alone }
} of { $all } { counted-people } stood alone by the quasi-identifiers; the highest risk was { $worst }{ equal-chance }.
dossier-risk-after = In the release { $alone ->
    [0] none
    [one] 1
   *[other] { $alone }
} of { $all } { $alone ->
    [one] { counted-people } stands
   *[other] { counted-people } stand
} alone; the highest risk is { $worst }{ equal-chance }.
dossier-risk-means = Quasi-identifiers are details that could be matched with other sources; the risk is that of being picked out by somebody who knows all of them, and knows that the person is in the table.
dossier-risk-written = Only what is written is counted: whoever takes a missing cell for any value finds more that fit.
dossier-columns = Columns, their roles, and what is shown
dossier-role = Role, and why
dossier-role-means = { $role }: { $means }.
dossier-shown = In the release
dossier-reason-same = As suggested ({ $certainty }): { $reason }.
dossier-reason-other = Chosen in the recipe. Suggested was { $role } ({ $certainty }): { $reason }.
dossier-remains = What remains
dossier-remains-roles = Whether the roles are right. A column taken as insensitive that someone else also has can still give people away.
dossier-remains-earlier = What else was or will be released about the same people. Two releases together can reveal what neither shows alone.
dossier-remains-order = The order of the records. { $order }
dossier-remains-rest = What the protections asked for do not stop; each stops one danger.
dossier-remains-inference = Whether learning something about a whole group does harm. That was not measured.
dossier-remains-law = Law and contracts: who gets the file, what they may do with it, and for how long.
dossier-hashes = Fingerprints (SHA-256)
dossier-signatures = Signatures
dossier-sign-role = Role
dossier-sign-name = Name
dossier-sign-date = Date
dossier-sign-signature = Signature
dossier-prepared = Prepared by
dossier-checked = Checked by
dossier-approved = Approved by
dossier-figures = The figures

## Sets of items, places and graphs

kind-offer-title = Not a table?
kind-offer-text = What people bought or have, where they were and when, who knows whom, or what they searched for needs protections of its own. The steps are the same.
kind-legend = What is in the file?
kind-table = A table: a row for each person
kind-transactions-name = Sets of items
kind-locations-name = Places and times
kind-graph-name = A graph
kind-queries-name = A query log
kind-transactions-title = Sets of items
kind-transactions-lead = Each person has a set of items: purchases, diagnoses, films seen. Whoever knows a few of them may find the person, and learn the rest.
kind-transactions-drop = Drop a file of sets here
kind-transactions-drop-text = One line for each person, lines of a person and one item, or JSON. It stays on this computer.
kind-locations-title = Places and times
kind-locations-lead = Each line is somebody at a place, at a time if there is one. Whoever knows where a person was may find their line.
kind-locations-drop = Drop a file of places here
kind-locations-drop-text = A line of names, then a line for each place that somebody was at. It stays on this computer.
kind-graph-title = A graph
kind-graph-lead = People, and who is connected with whom. Even without names, hardly anybody else has just as many connections.
kind-graph-drop = Drop a file of connections here
kind-graph-drop-text = One line for each connection, or one for each person and all their neighbours. It stays on this computer.
kind-queries-title = A query log
kind-queries-lead = Each line is a search: who, for what, and what was clicked. Whoever knows one or two queries of a person often finds all others.
kind-queries-drop = Drop a query log here
kind-queries-drop-text = A line of names, then a line for each search: who, the query, the address that was clicked, the time. It stays on this computer.
kind-example = Open an example
kind-recipe-opened = The recipe { $name } is in force. Give it its file.
kind-levels-wanted = The recipe names the file { $name } for the levels of items. Please give it, too.
kind-counted-transactions = { $people ->
    [one] 1 person has
   *[other] { $people } people have
  } { $items ->
    [one] 1 different item
   *[other] { $items } different items
  }, { $occurrences } in all.{ $empty ->
    [0] {""}
    [one] { " " }1 more person has none and is not released.
   *[other] { " " }{ $empty } more have none and are not released.
  }
kind-counted-locations = { $requests ->
    [one] 1 line
   *[other] { $requests } lines
  } of { $people ->
    [one] 1 person
   *[other] { $people } people
  }.
kind-counted-graph = { $people ->
    [one] 1 person
   *[other] { $people } people
  } with { $edges ->
    [one] 1 connection
   *[other] { $edges } connections
  }.
kind-counted-queries = { $searches ->
    [one] 1 search
   *[other] { $searches } searches
  } of { $people ->
    [one] 1 person
   *[other] { $people } people
  }, for { $queries ->
    [one] 1 thing
   *[other] { $queries } different things
  }.{ $removed ->
    [0] {""}
    [one] { " " }1 e-mail address, name or number was taken out of queries.
   *[other] { " " }{ $removed } e-mail addresses, names, numbers and the like were taken out of queries.
  }
kind-lines = { $count ->
    [one] The first line
   *[other] The first { $count } lines
  } of the file
kind-lines-wider = Some lines have more cells than are shown.
kind-delimiter-found = found: { $delimiter }
kind-header-no = The first line is data already
kind-delimiter = What parts cells
kind-header = The first line
kind-no-file = no file yet
kind-line-none = Give a file to see who is found.
kind-line-waiting = Who is found is not measured yet.
# By whoever finds most of those whose knowledge is measured.
kind-line-before = Before: { $unique ->
    [0] nobody is singled out by what is measured
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }
kind-line-look = After: who is found stands under Release
kind-line-not-yet = After: no release yet
kind-line-after = After: { $unique ->
    [0] nobody is singled out by what is measured; at least { $fewest } fit
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }
kind-layout = What a line holds
kind-layout-transactions-persons = All items of a person
kind-layout-transactions-pairs = A person and one item
kind-layout-transactions-json = JSON: a list for each person
kind-layout-graph-edges = The two people of a connection
kind-layout-graph-adjacency = A person and all their neighbours
kind-sets-id = The first cell says who it is
kind-sets-parted = Within a cell, items are parted by
kind-sets-parted-no = nothing: one item in each cell
kind-space = a blank
kind-column-user = Who it is
kind-column-x = Where, eastwards (longitude)
kind-column-y = Where, northwards (latitude)
kind-column-time = When, as a number
kind-column-k = Among how many somebody wants to be
kind-column-dx = How far the place may be widened, east and west
kind-column-dy = How far the place may be widened, north and south
kind-column-dt = How long somebody waits
kind-column-choose = please choose
kind-column-none = no such column
kind-columns = { $kind ->
    [queries] the columns of people and searches
   *[other] the columns of people and places
  }
kind-columns-more = More columns
kind-coordinates = What places are
kind-coordinates-planar = Numbers on a plane
kind-coordinates-wgs84 = Longitude and latitude in degrees
kind-middle-longitude = Longitude of the middle of the map
kind-middle-latitude = Latitude of the middle of the map
kind-graph-label = The second cell is a label of the person
kind-graph-simplify = Leave out connections with oneself, and those that stand there twice
kind-log-column-user = Who it is
kind-log-column-query = What was searched for
kind-log-column-address = What was clicked
kind-log-column-time = When, as in 2006-03-01 07:17
kind-log-output-query = Text of a line
kind-log-output-query-typed = as typed, if k people typed it
kind-log-output-query-intent = the most common one that means the same
kind-log-output-address = Address of a line
kind-log-output-address-host = the host, if k people clicked it
kind-log-output-address-page = the page, if k people clicked it
kind-log-output-address-none = none
kind-log-output-time = Time of a line
kind-log-output-time-none = none
kind-log-output-time-month = the month
kind-log-output-time-day = the day
kind-items = What is said of items
kind-items-as-they-are = Items are published as they are, or not at all: levels would change nothing.
kind-levels-none = No levels are given: an item is written as itself or as *.
kind-levels-some = { $kind ->
    [levels] { $file ->
        [none] Levels of items come with the recipe.
       *[other] Levels of items come from the file { $file }.
      }
   *[other] Levels of items come with the recipe.
  }
kind-levels-give = Give a file of levels
kind-levels-away = Without levels
kind-sensitive = { $count ->
    [0] Sensitive items: none
    [one] Sensitive items: 1
   *[other] Sensitive items: { $count }
  }
kind-sensitive-text = What nobody should learn of a person. Only the protection “Sensitive items by group” is about them.
kind-item-people = { $people ->
    [one] 1 person
   *[other] { $people } people
  }
kind-limit = People who may be left out, in per cent
kind-limit-text = As few as possible are, and only where less is lost that way.
kind-known = Items that somebody knows of a person, at most
kind-known-text = This is what risk is measured for.
kind-model = What must hold
kind-search = How it is found
kind-measuring = Measuring who is found.
kind-lacking = Please say first: { $name }.
kind-problem = This file cannot be worked on so
kind-output-labels = Write labels into the release
kind-output-labels-text = They are neither changed nor counted: somebody with a rare label is found by it.
kind-output-shuffle = Put lines into random order
kind-output-shuffle-text = Without it, whoever has another file in the same order can match the two.

kind-km-anonymity-name = Found among at least k (k^m-anonymity)
kind-km-anonymity-means = Whoever knows up to m items of a person finds at least k people with them. Rare items are written as their group.
kind-transaction-k-anonymity-name = All items alike (transaction k-anonymity)
kind-transaction-k-anonymity-means = What is written for a person is written for at least k people. So it does not matter how many items somebody knows.
kind-privacy-degree-name = Sensitive items by group (privacy degree)
kind-privacy-degree-means = All other items stay as they are. Sensitive ones are published by group, and none is that of more than one in p of its group. It does not hide which line is whose.
kind-location-k-anonymity-name = In a region with at least k (location k-anonymity)
kind-location-k-anonymity-means = Each place is written as a region in which at least k people were while it lasts.
kind-k-degree-anonymity-name = As many connections as k others (k-degree anonymity)
kind-k-degree-anonymity-means = Each number of connections is that of at least k people. Connections are added or changed until it is.
kind-query-k-anonymity-name = The same as at least k (query k-anonymity)
kind-query-k-anonymity-means = What is written of a person is what is written of at least k people, and no text is written that fewer than k people typed.
kind-intent-clusters-name = People with similar intents
kind-intent-clusters-means = Queries that lead to the same addresses have one intent. People with similar intents come into groups; there queries are added or left out until all have the same.
kind-optimal-name = The cut that loses least, proven
kind-optimal-means = It looks for the cut through the tree of items that loses least, and proves it. You can stop it and keep the best so far.
kind-apriori-name = Small sets first (apriori)
kind-apriori-means = It mends rare sets step by step, small ones first. Fast, and sometimes coarser than need be.
kind-direct-name = All sets at once (direct)
kind-direct-means = It mends all rare sets at once. Fast, and sometimes coarser than need be.
kind-local-name = Coarser only where it must be (local)
kind-local-means = Like people are made coarser by themselves. The same item may be written in two ways, which keeps more and is harder to count.
kind-top-down-name = From the top down
kind-top-down-means = It begins with the coarsest and refines groups of people as far as they hold. How many items of a kind somebody has is lost.
kind-cahd-name = Groups of people with like items (CAHD)
kind-cahd-means = People whose other items are alike come into one group.
kind-grid-name = Squares of one width
kind-grid-means = Each place becomes its square. If fewer than k people are in it, its lines are left out, or the square grows.
kind-quad-tree-name = Squares that grow as need be (quad-tree)
kind-quad-tree-means = The area is quartered again and again, as long as k people are in a quarter.
kind-temporal-name = Wait until k people were there
kind-temporal-means = The square stays, and its time grows until k people were in it.
kind-clique-cloak-name = The least box around people who allow it (CliqueCloak)
kind-clique-cloak-means = Each person says how far place and time may be widened. The least box around enough of them is written.
kind-supergraph-name = Connections are added
kind-supergraph-means = All connections stay, and some are added. Whoever has by far the most may need many new ones.
kind-swap-name = Connections are added and removed
kind-swap-means = Mostly far fewer changes: the few with very many connections lose some.
kind-construct-name = All connections anew
kind-construct-means = Numbers of connections are kept, who is connected with whom is not.

kind-parameter-k = People, at least (k)
kind-parameter-same = What is the same
kind-parameter-same-lines = all lines of a person
kind-parameter-same-intents = what a person meant
kind-parameter-same-text = With intents alone, lines differ: whoever knows queries may find a person by them.
kind-parameter-similarity = What makes queries similar
kind-parameter-similarity-jaccard = the share of addresses that both have (Jaccard)
kind-parameter-similarity-cosine = how clicks are spread over addresses (cosine)
kind-parameter-threshold = Least similarity within an intent
kind-parameter-sampled = Queries given to who lacks an intent
kind-parameter-m = Items that somebody knows, at most (m)
kind-parameter-p = One in so many has the sensitive item, at most (p)
kind-parameter-regions = Regions looked into, at most
kind-parameter-alpha = How far it looks for others, in groups
kind-parameter-reciprocal = The very same region for all k
kind-parameter-reciprocal-text = Then knowing how regions are made does not help.
kind-parameter-width = Width of a square
kind-parameter-width-text = In the unit of the places, or in metres.
kind-parameter-enlarge = Squares may grow
kind-parameter-period = Length of a period
kind-parameter-period-text = In the unit of the times. Needed if the file has times.
kind-parameter-x = West edge of the area
kind-parameter-y = South edge of the area
kind-parameter-side = Side of the area
kind-parameter-smallest = Smallest side of a square
kind-parameter-dt = Waiting, at most
kind-parameter-dx = Widening east and west, at most
kind-parameter-dy = Widening north and south, at most
kind-parameter-exact = End at exact places and times, as in the paper
kind-parameter-exact-text = This shows where or when somebody was.
kind-parameter-budget = Steps for one box, at most
kind-parameter-rounds = Rounds, at most

kind-go = Find and check a release
kind-find-text = Nothing is written to a file before it was read again and measured.
kind-find-not-yet = Once the file and the protection are said, a release is looked for here.
kind-running = { $found ->
    [true] A release was found.
   *[other] Looking for a release.
  } { $visited ->
    [one] 1 step.
   *[other] { $visited } steps.
  }{ $loss ->
    [none] {""}
   *[other] { " " }It loses { $loss }; nothing loses less than { $bound }.
  }
kind-stop = Stop
kind-keep = Stop and use the best so far
kind-stopping = Stopping: the best so far is written and checked.
kind-ended = The search has ended after { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
  }
kind-ended-stopped = You stopped the search after { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
  } What follows is the best that was found by then.
kind-run-failed = No release was written
kind-none = Nothing was found that holds this protection
kind-checked = The release was written, read again from its bytes and measured. What follows was measured there.
kind-before = Before
kind-after = In the release
kind-files = Files
kind-files-text = The release is to be passed on. Report and recipe are for your own files.
kind-save-release = Save the release
kind-save-report = Save the report
kind-save-recipe = Save the recipe
kind-unprotected = Not protected
kind-unprotected-neighbourhood = Who is found by how the people around them are connected with each other.
kind-unprotected-link = That two people are connected, once both are found.
kind-unprotected-content = What labels say of people, and who is found by them.
kind-log-unprotected-content = What all those among whom somebody is found searched for: it is learned of each.
kind-log-unprotected-queries = Who is found by their very queries, pages or days, though they meant the same as others.
kind-sensitive-unprotected = You named sensitive items, and this protection treats them like all others. “Sensitive items by group” is the one for them.

kind-done-transactions = { $released ->
    [one] 1 person
   *[other] { $released } people
  } of { $people } stand in the release{ $suppressed ->
    [0] {""}
    [one] ; 1 is left out
   *[other] ; { $suppressed } are left out
  }.
kind-done-cut = { $raised ->
    [0] Every item that is written is written as itself.
    [one] 1 of { $items } items is written as a group above it.
   *[other] { $raised } of { $items } items are written as a group above them.
  }
kind-done-local = An item may be written as itself here and as its group there.
kind-done-groups = People are published in { $groups ->
    [one] 1 group of { $smallest }.
   *[other] { $groups } groups, the smallest of { $smallest }.
  }
kind-done-loss = { $loss } of the detail of items is lost{ $proof ->
    [optimal] ; no other cut loses less.
    [bound] ; no cut loses less than { $bound }.
   *[other] .
  }
kind-done-all-lost = Every item is written as *, so that nobody learns anything from the release. Give a file of levels under Protect, if items belong to groups; or let some people be left out, or ask for less.
kind-km-anonymity-achieved = { $achieved ->
    [none] There is nothing to measure.
   *[other] Whoever knows up to m written items finds at least { $achieved } people.
  }
kind-transaction-k-anonymity-achieved = { $achieved ->
    [none] There is nothing to measure.
   *[other] Every set of items that is written is that of at least { $achieved } people.
  }
kind-privacy-degree-achieved = { $achieved ->
    [none] There is nothing to measure.
   *[other] No sensitive item is that of more than one in { $achieved } of a group.
  }
kind-done-locations = { $released } of { $requests ->
    [one] 1 line
   *[other] { $requests } lines
  } of { $people ->
    [one] 1 person
   *[other] { $people } people
  } stand in the release ({ $share }).
kind-done-regions = On average the region of a line has { $area } { $metres ->
    [true] square metres
   *[other] square units
  }, and { $people } people were in it.
kind-done-place-loss = { $place } of the place is lost{ $time ->
    [none] .
   *[other] , and { $time } of the time.
  }
kind-done-exact = Regions or times end at exact places or times of people.
kind-done-middle = The middle of the map is at { $longitude } degrees of longitude and { $latitude } of latitude.
kind-location-k-anonymity-achieved = { $achieved ->
    [none] There is nothing to measure.
   *[other] Each region counts at least { $achieved } people.
  }
kind-done-graph = All { $people } people stand in the release. Of { $edges ->
    [one] 1 connection
   *[other] { $edges } connections
  }, { $removed ->
    [0] none was removed
    [one] 1 was removed
   *[other] { $removed } were removed
  }; { $added ->
    [0] none was added.
    [one] 1 was added.
   *[other] { $added } were added.
  }
kind-done-bound-added = { $optimal ->
    [true] With connections only added, fewer are impossible.
   *[other] With connections only added, fewer than { $bound } are impossible.
  }
kind-done-bound = { $optimal ->
    [true] Fewer changes are impossible.
   *[other] Fewer than { $bound } changes are impossible.
  }
kind-k-degree-anonymity-achieved = { $achieved ->
    [none] There is nothing to measure.
   *[other] Each number of connections is that of at least { $achieved } people.
  }
kind-done-removed = { $removed ->
    [one] 1 e-mail address, name or number was taken out of queries.
   *[other] { $removed } e-mail addresses, names, numbers and the like were taken out of queries.
  }
kind-done-queries = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } of { $people } of { $all } people stand in the release. The log has { $searches ->
    [one] 1 search.
   *[other] { $searches } searches.
  }
kind-done-intents = { $queries ->
    [one] 1 query has
   *[other] { $queries } queries have
  } { $intents ->
    [one] 1 intent
   *[other] { $intents } intents
  }{ $ambiguous ->
    [0] .
    [one] ; 1 is ambiguous and was parted by address.
   *[other] ; { $ambiguous } are ambiguous and were parted by address.
  }{ $complete ->
    [true] {""}
   *[other] { " " }There were too many to compare all, so that intents are finer than was asked for.
  }
kind-done-log-loss = { $added } of the lines were added, { $lost } of the searches are left out. The shares of intents are off by { $distance }.
kind-query-k-anonymity-achieved = { $achieved ->
    [none] There is nothing to measure.
   *[other] { $same ->
        [intents] What somebody meant is what at least { $achieved } people meant.
       *[lines] The lines of each person are those of at least { $achieved } people.
      }
  }
kind-risk-queries = Somebody who knows { $known ->
    [query] one query of a person
    [two-queries] one or two queries of a person
    [all-queries] all queries of a person
    [lines] all lines of a person
   *[intents] all that a person meant
  }: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }{ $few ->
    [0] {""}
    [one] , 1 is found among fewer than k
   *[other] , { $few } are found among fewer than k
  }. Everybody is found among at least { $fewest }.
kind-risk-queries-undecided = { $undecided ->
    [one] Of 1 person not all pairs of queries were looked at
   *[other] Of { $undecided } people not all pairs of queries were looked at
  }: more may be found.
kind-risk-transactions = Somebody who knows { $known ->
    [one] 1 item
   *[other] up to { $known } items
  } { $when ->
    [before] of a person
   *[other] as the release writes them
  }: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }{ $few ->
    [none] {""}
    [0] {""}
    [one] , 1 is found among fewer than k
   *[other] , { $few } are found among fewer than k
  }. Everybody is found among at least { $fewest }.{ $likeliest ->
    [none] {""}
   *[other] { " " }A sensitive item is that of at most { $likeliest } of a group.
  }
kind-risk-sensitive = Sensitive items that somebody knows are not counted here: with them a person may be found.
kind-risk-undecided = { $undecided ->
    [one] 1 comparison was given up and counts
   *[other] { $undecided } comparisons were given up and count
  } as a difference: fewer people may be singled out.
kind-risk-locations = { $attack ->
    [before] Somebody who knows where a person was, and when if times are read
    [restricted-space] Somebody who knows who is ever seen in a region
    [observation] Somebody who sees who is in a region while it lasts
    [reciprocity] Somebody who also knows how regions are made
   *[other] Somebody who also knows which lines are one person’s
  }: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }{ $few ->
    [0] {""}
    [one] , 1 is found among fewer than asked for
   *[other] , { $few } are found among fewer than asked for
  }. Everybody is found among at least { $fewest }.
kind-risk-graph = Somebody who knows { $known ->
    [degree] how many connections a person has
   *[other] how the people around a person are connected with each other
  }: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }{ $few ->
    [0] {""}
    [one] , 1 is found among fewer than k
   *[other] , { $few } are found among fewer than k
  }. Everybody is found among at least { $fewest }.

kind-tree = The tree of items
kind-tree-text = What is written in the release stands in bold. The bar shows how many people of your file have it. Only you see this.
kind-tree-node = { $people ->
    [one] 1 person has it
   *[other] { $people } people have it
  }{ $written ->
    [0] {""}
    [one] ; written for 1
   *[other] ; written for { $written }
  }
kind-tree-sensitive = sensitive
kind-tree-hidden = { $hidden ->
    [one] 1 more, which fewer people have
   *[other] { $hidden } more, which fewer people have
  }
kind-intents = What people searched for
kind-intents-text = Each line is an intent, called by the query that most people typed for it. Only you see this.
kind-intents-query = Intent
kind-intents-rare = (hardly anybody’s)
kind-intents-queries = Queries
kind-intents-before = People before
kind-intents-after = People in the release
kind-intents-searches = Searches before
kind-intents-written = Lines in the release
kind-intents-more = { $more ->
    [one] 1 more intent, which fewer people have
   *[other] { $more } more intents, which fewer people have
  }
kind-map-heading = Regions of the release (solid edges), the darker the more lines. Dots: places of your file, which only you see.{ $metres ->
    [true] { " " }Lengths are metres.
   *[other] {""}
  }{ $more ->
    [0] {""}
   *[other] { " " }{ $more } regions with the fewest lines are not drawn.
  }
kind-map-said = A map of { $regions ->
    [one] 1 region
   *[other] { $regions } regions
  }. The one that most lines have has { $lines }.
kind-map-metres = metres
kind-map-caption = Regions and how many lines have them
kind-map-x = West to east
kind-map-y = South to north
kind-map-lines = Lines
kind-degrees-heading = People by their number of connections: hollow before, solid in the release
kind-degrees-said = Different numbers of connections: { $before } before, { $after } in the release.
kind-degrees-x = Connections
kind-degrees-y = People
kind-degrees-before = People before
kind-degrees-after = People in the release
kind-degrees-caption = How many people have how many connections
kind-drawing-heading = The graph. Thick lines were added, broken ones removed. Names stand here for you alone.
kind-drawing-said = { $people } people, { $kept } connections kept, { $added } added, { $removed } removed.
kind-drawing-caption = Connections, and what became of them
kind-drawing-one = One
kind-drawing-other = Other
kind-drawing-fate = What became of it
kind-edge-kept = kept
kind-edge-added = added
kind-edge-removed = removed

kind-attack = What somebody would learn
kind-attack-text = Of each person those items are taken that tell most, as many as somebody knows. Then it is looked for what these find in the release.
kind-attack-go = Try the attacks
kind-attacking = Trying the attacks.
kind-attack-failed = The attacks could not be tried
kind-attack-outcome = { $succeeded ->
    [0] It succeeds on nobody
    [one] It succeeds on 1 person
   *[other] It succeeds on { $succeeded } people
  } of { $tried }.{ $highest ->
    [none] {""}
   *[other] { " " }The surest guess is right with { $highest }.
  }
example-transactions-title = Beer and diapers
example-transactions-text = Five people and what they bought. Whoever knows two purchases finds three of them.
example-locations-title = Ten people on a map
example-locations-text = Each becomes a square with others in it, also for those who know how squares are made.
example-graph-title = Eight people and who knows whom
example-graph-text = Ada alone knows five people. One more connection, and nobody is found by a number.
example-queries-title = Ten people and what they searched for
example-queries-text = One or two queries find most of them. In the release each has the lines of two others.
why-kinds-title = Sets, places, graphs, query logs
why-kinds = In a table each column means one thing for everybody. Items, places, connections and queries have no such columns, so they have protections, pictures and measures of their own. Nothing of a table that is open here is lost.

## Glossary
#
# Plain meanings, to be read behind the word. `found` is what a text is searched for where that is
# not the word itself.

term-association = association
term-association-means = how strongly two columns go together, from 0 (not at all) to 1 (one says all about the other)
term-bound = bound
term-bound-means = a loss that no choice of one level for each column can go below, which shows how much better a table could still be
term-cell-suppression = cell suppression
term-cell-suppression-means = writing * for single cells instead of leaving a record out
term-deciding-class = group that decides
term-deciding-class-found = that decide
term-deciding-class-means = the group in which a protection is weakest: its figure is that of the whole release
term-delta-presence = δ-presence
term-delta-presence-means = a protection against learning whether somebody is in the table at all
term-discernibility = discernibility
term-discernibility-means = how many records look like each one, summed up; less is more useful
term-entropy = entropy
term-entropy-means = how many bits it would take to tell the exact values again
term-equivalence-class = equivalence class
term-equivalence-class-means = records that look alike in all quasi-identifiers; here called a group
term-fingerprint = SHA-256
term-fingerprint-means = the fingerprint of a file: 64 digits that are others as soon as one byte is
term-fold = one row for each person
term-fold-means = several records of a person made one, keeping for instance the first value or the sum
term-full-domain = one level for each column
term-full-domain-means = the same coarseness for all values of a column (full-domain recoding)
term-generalization = generalization
term-generalization-found = generaliz
term-generalization-means = writing a coarser value: 1950–1959 for 1953
term-gs-factor = gs-factor
term-gs-factor-means = how much leaving a record out counts beside making it coarser
term-hierarchy = hierarchy
term-hierarchy-found = hierarch
term-hierarchy-means = ever coarser groups of the values of a column: day, month, year
term-identifier = identifier
term-identifier-means = names a person by itself, such as a name or a customer number; never released
term-individual-risk = individual risk
term-individual-risk-means = how likely a match with a record is right, estimated because the table is a sample
term-inference = inference
term-inference-means = learning something about a person from the group they are in, without knowing which record is theirs
term-insensitive = insensitive
term-insensitive-means = neither known elsewhere nor delicate; released as it is
term-journalist-risk = journalist risk
term-journalist-risk-means = the risk from somebody who has a register of the population and seeks anybody at all
term-k-anonymity = k-anonymity
term-k-anonymity-means = every { unit-person } looks like at least k − 1 others in all quasi-identifiers
term-l-diversity = ℓ-diversity
term-l-diversity-means = in each group at least ℓ sensitive values are well represented, so that none is certain
term-lattice = combination of levels
term-lattice-found = combinations
term-lattice-means = one level for each column; all of them together are the lattice
term-level = level
term-level-means = how coarse a column is shown: level 0 is exact, the highest is often *
term-loss = loss
term-loss-means = what coarsening and leaving out cost: 0 is nothing, and less is better
term-marketer-risk = marketer risk
term-marketer-risk-means = the share that somebody gets right who matches all records with a register
term-missing-marker = missing
term-missing-marker-means = a cell without a value: empty, or a text that means so, such as NULL
term-mixed-detail = mixed detail
term-mixed-detail-found = mixed
term-mixed-detail-means = a column that is finer for some records and coarser for others (local recoding)
term-place = people (once per group)
term-place-means = whoever has records in three groups counts in each of them, three times in all
term-population = population
term-population-means = all people who could be meant, of whom those in the table are a part
term-population-unique = unique in the population
term-population-unique-means = somebody who has no double even among all people who could be meant
term-precision = precision
term-precision-means = the share of the levels that was not climbed: 1 is exact, 0 is nothing but the top
term-prosecutor-risk = prosecutor risk
term-prosecutor-risk-means = 1 over the size of the group: how often somebody is right who knows that a person is in the table
term-protection = protection
term-protection-means = what must hold for a release before it is written (privacy model)
term-public-summary = public summary
term-public-summary-means = what may be told of a release to everybody who has it
term-quasi-identifier = quasi-identifier
term-quasi-identifier-means = a detail that could be matched with other sources, such as date of birth, postcode, occupation
term-recipe = recipe
term-recipe-means = a file with every decision and no records, to do the same again
term-record = record
term-record-means = one row of a table: a person, or one of several rows about a person
term-release = release
term-release-means = the file that is passed on
term-report = report
term-report-means = what was asked for, done and measured, for your own files
term-sample-unique = standing alone
term-sample-unique-found = alone
term-sample-unique-means = looking like nobody else in the table in all quasi-identifiers
term-sampling-weight = weight
term-sampling-weight-means = how many people of the population a record stands for
term-seed = seed
term-seed-means = 64 digits from which the random order is made, so that the same file can be made again
term-sensitive = sensitive
term-sensitive-means = what nobody should learn about a person, such as a diagnosis; released as it is
term-session = session
term-session-means = a file to go on another day: the recipe, what you wrote for the report, and where you were; no records
term-special-unique = special unique
term-special-unique-means = a record that few of its values single out
term-suppression = suppression
term-suppression-found = suppress
term-suppression-means = leaving a record out of the release, or keeping it with * in all quasi-identifiers
term-suppression-limit = suppression limit
term-suppression-limit-means = the largest share of the records that may be left out
term-t-closeness = t-closeness
term-t-closeness-means = in each group sensitive values are spread nearly as in the whole table
term-utf-8 = UTF-8
term-utf-8-means = the usual way to write letters as bytes, which keeps accents and umlauts

## A file that comes from the page around this one, and its release, which goes back

policy-title = Everything here is under the policy { $id }
policy-asks = What it asks for
policy-held = Nothing is released that asks for less, and the written file is measured against it once more.
policy-contact = Whom to ask:
policy-conform = Set what it asks for
policy-forget = Put the policy away
policy-model = { $name }: { $asked }
policy-risk = The highest prosecutor risk, measured on the written file: { $share } at most.
policy-never = Never released: { $names }
policy-quasi-identifier = Quasi-identifiers, or left out: { $names }
policy-sensitive = Sensitive, or left out: { $names }
policy-insensitive = May be released as they are: { $names }
policy-treatment = Released from level { $level } of the policy’s hierarchy ({ $hierarchy }) on, or left out: { $names }
policy-forbidden = May not be used as a protection: { $names }
policy-searches = May be used as a search: { $names }
policy-earlier = The release is compared with an earlier one, and what both say together is not accepted.
policy-strict = No release carries a grave warning, such as that people may have several records or that a column looks identifying.
portal-name = Where this file is from
# Where the browser does not tell what page is around this one.
portal-nowhere = the page around this one
portal-recipe = settings of { $place }
portal-policy = policy of { $place }
portal-asked = A file to protect, from { $place }
portal-asked-text = If you open it, the file stays in this page, and { $place } gets nothing of it before you press “Return to { $place }” at the end.
portal-asked-text-table = If you open it, it takes the place of the table that is loaded here. Nothing of either goes to { $place } before you press “Return to { $place }” at the end.
portal-asked-recipe = Settings come with it, as a recipe. They are put into force, and you can change each of them.
portal-asked-policy = It is to be made under the policy { $id }. What that asks for is shown when the file is open, and nothing is released that holds less.
portal-note = Message from { $place }:
portal-open = Open { $name }
portal-refuse = Do not open it
portal-from = This file came from { $place }, and its release goes back there if you press “Return to { $place }” under Release.
portal-other-table = This is not the file that came from { $place }. What you make of it here does not go there.
portal-leave = Give nothing back
portal-returned = The release was given to { $place }. What becomes of it there, Outis cannot see.
portal-not-returned = The release could not be given to { $place }. Save it, and choose it there yourself.
portal-withdrawn = This file is no longer waited for by { $place }. What you have made here is still here, and can be saved.
portal-hasty = This click came before the button, and the pointer on it, had been there for a moment, or something of the page around lies on it. Look at the button, then press it again.
portal-preparing = The written file is being read once more before it can go back.
portal-return-title = Return to { $place }
portal-return-text = What goes to { $place }: { $release }, the public summary, and the checksum of the file. Nothing else, unless you tick it here:
portal-return-report = The report, too
portal-return-report-text = It is evidence for your own files: it tells the risk before and the fingerprint of your file.
portal-return-recipe = The recipe, too
portal-return-recipe-text = Every decision, for the file of next year.
portal-return = Return to { $place }
