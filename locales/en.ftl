
## Parts

# Charts
chart-as-table = Show as table
chart-number = { $n }
chart-axis-number = { NUMBER($n, useGrouping: 0, maximumFractionDigits: 2) }
chart-decimal = { NUMBER($n, maximumFractionDigits: 1) }
chart-loss = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-percent = { NUMBER($share, maximumFractionDigits: 12) } %
chart-one-in = 1 in { NUMBER($n, maximumFractionDigits: 1) }
chart-one-in-threshold = 1 in { NUMBER($n, maximumFractionDigits: 1) } (your threshold)
chart-n-before = { $n } before
chart-n-after = { $n } after
chart-people-before = People before
chart-people-after = People after
chart-people-share = { $n } ({ NUMBER($share, maximumFractionDigits: 12) } %)

chart-sizes-heading = How many people look like how many: each bar counts people.
chart-size-axis = People who look alike
chart-size-alone = 1 (alone)
chart-size-range = { $from }–{ $to }
chart-size-or-more = { $from } or more
chart-k-line = at least { $k } alike
chart-sizes-caption = How many people share their details with how many. In the first row everyone stands alone.
chart-sizes-before = Before: of { $people } people, { $alone ->
    [0] nobody stands
    [one] 1 stands
   *[other] { $alone } stand
  } alone and { $small } are in groups of fewer than { $k }.
chart-sizes-after = After: of { $people } people, { $alone ->
    [0] nobody stands
    [one] 1 stands
   *[other] { $alone } stand
  } alone and { $small } are in groups of fewer than { $k }.

chart-risk-heading = Share of people whose risk of being singled out is higher than the risk below.
chart-risk-above = Risk above
chart-threshold = threshold 1 in { NUMBER($n, maximumFractionDigits: 1) }
chart-risk-caption = How many people have a risk of being singled out above each probability. A risk of 1 in 5 means that five people look alike.
chart-risk-before = Before: { $above ->
    [0] nobody has
    [one] 1 person has
   *[other] { $above } people have
  } a risk above 1 in { NUMBER($n, maximumFractionDigits: 1) }, which is { NUMBER($share, maximumFractionDigits: 12) } %.
chart-risk-after = After: { $above ->
    [0] nobody has
    [one] 1 person has
   *[other] { $above } people have
  } a risk above 1 in { NUMBER($n, maximumFractionDigits: 1) }, which is { NUMBER($share, maximumFractionDigits: 12) } %.

chart-gap = After { NUMBER($seconds, maximumFractionDigits: 1) } seconds the best table loses { NUMBER($best, minimumFractionDigits: 3, maximumFractionDigits: 3) } of the detail, and no table can lose less than { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
chart-gap-nothing = After { NUMBER($seconds, maximumFractionDigits: 1) } seconds no table is found yet; none can lose less than { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) } of the detail.
chart-gap-caption = Loss of detail over the time of the search. The search ends when the two figures meet.
chart-best = best { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-bound = not below { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-seconds = Seconds
chart-best-head = Best loss found
chart-bound-head = Least loss possible
chart-none-yet = none yet

chart-column-empty = (empty)
chart-column-others = { $others ->
    [one] and 1 other
   *[other] and { $others } others
  }
chart-column-all-differ = { $others } different values
chart-column-value = { $label }: { $records }
chart-column-bars = Records by value: { $values }.
chart-column-bars-others = Records by value: { $values }; { $others } other values: { $records }.
chart-column-histogram = From { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) }; most records, { $records }, lie between { NUMBER($low, useGrouping: 0, maximumFractionDigits: 1) } and { NUMBER($high, useGrouping: 0, maximumFractionDigits: 1) }.

# Records
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
report-change = { $was } → { $is }
report-verdict-written = The file was written, read again and measured: every protection that was asked for holds.
report-verdict-written-fails = A file was written, but it does not meet every protection that was asked for. Do not publish it.
report-verdict-measured = The file was measured as it is: every protection that was asked for holds.
report-verdict-measured-fails = The file was measured as it is: it does not meet every protection that was asked for.
report-verdict-nothing = Nothing was written: no table within the limits meets every protection that was asked for.
report-figure-alone = People who stand alone
report-figure-worst = Highest risk of a person
report-figure-kept = Records kept

report-read = What was read
report-measured = What was measured
report-written = What was written
report-records = Records
report-columns = Columns
report-hash = SHA-256 of the file
report-hash-note = All figures below were measured on these bytes, after reading them again.
report-left-out = Records left out
report-left-out-note = People whom no group was large enough to hide.
report-classes = Groups of people who look alike
report-classes-note = The field calls them equivalence classes: records that agree in every quasi-identifier (a detail that could be matched with other sources).
report-order = Order of the records
report-order-system = Random, so that a person's place in the file says nothing.
report-order-given = Random from a seed that was given, so that the same file can be made again. Whoever knows the seed and the input can undo the order.
report-order-input = As in the input. Whoever knows the order of the input may match records by their place.

report-protections = Protections
report-protections-note = What was asked for, and the strongest value that the file meets.
report-model = Protection
report-asked = Asked for
report-achieved = Achieved
report-result = Result
report-holds = holds
report-fails = does not hold
report-k-anonymity = Asks that each person look like at least { $k } people, themselves included. It stops someone from being singled out; it does not stop what all people in a group share from being learned.

report-levels = How details were made coarser
report-levels-note = Each attribute was raised to one level of its hierarchy for everyone. Level 0 is exact. Lost is the share of its detail that is gone: 0 % is exact, 100 % is nothing left.
report-attribute = Attribute
report-level = Level
report-level-exact = 0 (exact)
report-attribute-loss = Detail lost

report-loss = What it cost
report-loss-value = The loss is { NUMBER($loss, maximumFractionDigits: 4) }.
report-proof-optimal = Proven: no other table within the limits loses less.
report-proof-gap = The search ended early. No table within the limits can lose less than { NUMBER($bound, maximumFractionDigits: 4) }, so a better one could save at most { NUMBER($gap, maximumFractionDigits: 4) }.
report-proof-none = The levels were given, not searched for; a table that loses less may exist.
report-exact = { NUMBER($n, maximumFractionDigits: 10) }
report-metric = Measure of loss
report-metric-loss = How much coarser each value is, on average over the records; 0 is the original.
report-metric-precision = How far up its hierarchy each value was raised, on average over the records; 0 is the original.
report-aggregate = Attributes combined by
report-gs-factor = Balance of coarsening and leaving out
report-gs-factor-note = From 0 (leaving a record out costs no more than coarsening it) to 1 (coarsening is free).
report-value = Loss of the release
report-bound = Least loss possible
report-bound-note = No table within the limits has a smaller loss.
report-algorithm = Search
report-lattice = Combinations of levels
report-visited = { $n } of them were looked at; the others were ruled out.

report-risk = Risk before and after
report-risk-note = The risk of someone who knows that the person is in the file and knows all their quasi-identifiers: one over the number of people who look alike.
report-measure = Measure
report-before = Before
report-after = After
report-uniques = People who stand alone
report-uniques-note = No one else in the file looks like them.
report-above = People above the threshold
report-above-note = Their risk is higher than the threshold set in the recipe.
report-max = Highest risk
report-max-note = Of the most exposed person.
report-average = Average risk
report-average-note = Over all people: groups over records.
report-sizes = How many look alike
report-curve = How many are above each risk

report-utility = Usefulness of the release
report-precision = Precision
report-precision-note = 1 is the original; 0 means that every value was raised to the top.
report-discernibility = Discernibility
report-discernibility-note = The number of pairs of records that cannot be told apart, records left out counted against all. Less is better.
report-discernibility-star = Discernibility, groups only
report-discernibility-star-note = The same with every group at its own size.
report-class-size = Records in a group, on average
report-c-avg = Average group over k
report-c-avg-note = 1 would mean that no group is larger than it has to be.

report-warnings = Warnings
report-no-warnings = None.
report-warning-attribute = attribute { $attribute }
report-warning-line = line { $line }

report-run = How it was made
report-version = Version
report-build = Build
report-platform = Platform
report-workers = Workers
report-seconds = Seconds from the start of the search to the checked file

report-promise = This report says what was measured on this file. It does not say that the file is anonymous in the sense of a law, and it knows nothing of other files that were or will be published about the same people.
report-check = To check that a file is the one described here, compute its SHA-256: on Windows with certutil -hashfile FILE SHA256, elsewhere with sha256sum FILE or shasum -a 256 FILE.
