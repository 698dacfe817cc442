
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
