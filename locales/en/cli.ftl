# Words of the command line alone; those it shares with the page stand in ../en.ftl.

## Problems

# Said in the command line's own way: the page would point to its steps.
problem-file-missing = There is no file { $file }{ $attribute ->
    [none] {""}
   *[other] {" "}for the levels of { $attribute }
  }. Check its name and folder; files that a recipe names are sought from the recipe's folder.
problem-other-data-kind = { $detail ->
    [transactions] This recipe is for sets of items (data.kind: "transactions"). Of the commands “run” and “attack” do these so far.
    [locations] This recipe is for places (data.kind: "locations"). Of the commands only “run” does these so far.
    [graph] This recipe is for a graph (data.kind: "graph"). Of the commands only “run” does these so far.
    [queries] This recipe is for a query log (data.kind: "queries"). Of the commands only “run” does these so far.
    [several] Sets of items, places, graphs and query logs are read from one file. Give one { $field }.
   *[other] { $field } is there for tables, and this recipe is for something else. Leave it out.
}
problem-no-models = The recipe asks for no protection. Add a model to "models".
problem-not-verified = The written file, read again, does not show what was asked for ({ $detail }). Nothing was released. This is a fault in Outis; please report it.
problem-internal = Something went wrong inside Outis. It is not your data’s fault; please report it.

# Problems that only the command line has.

problem-usage = The command line cannot be understood.{ $field ->
    [none] {""}
   *[other] {" "}See { $field }.
  }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
  } Try --help.
problem-file-not-read = { $attribute ->
    [none] {""}
   *[other] “{ $attribute }”:{" "}
  }The file { $file } cannot be read: { $detail }.
problem-file-changed = The file { $file } changed while it was read, so that it would have been a mixture of two files. Nothing was released. Wait until no program writes to it any more, then try again.
problem-file-not-written = The file { $file } cannot be written: { $detail }.
problem-not-a-file = { $file } is not a file, so that nothing can take its place. Choose another name.
problem-output-name = { $detail ->
    [xlsx] The recipe asks for a workbook (output.format), and the name of the release is { $file }. Give it a name that ends in .xlsx, or ask for CSV.
    [xml] The recipe asks for XML (output.format), and the name of the release is { $file }. Give it a name that ends in .xml, or ask for CSV.
   *[csv] The recipe asks for CSV, and the name of the release is { $file }, which programs take for a workbook or for XML. Give it another name, or ask for that (output.format: "xlsx" or "xml").
}
cli-left-out = Not in the job, since it does not decide which table is released: { $fields }.
problem-same-file = The file { $file } is already read or written by this command. Choose another name.
problem-no-randomness = The system gives no random numbers. Give --seed with 64 hex digits that nobody can guess.
problem-strict = { $attribute ->
    [none] {""}
   *[other] “{ $attribute }”:{" "}
  }The report would carry the warning { $detail }, which --strict refuses. Nothing was written. Change the recipe, or accept it there.
problem-join-files = { $expected ->
        [0] The recipe puts no further table beside the file (data.join)
        [one] The recipe puts a further table beside the file (data.join)
       *[other] The recipe puts { $expected } further tables beside the file (data.join)
    }, and { $found ->
        [0] none is given
        [one] one is given
       *[other] { $found } are given
    }. Give each with --join, in the order of the recipe.
problem-breaks-earlier = { $found ->
    [0] There are too many groups to compare this release with the earlier one, so that nothing is known of what they tell together.
    [one] Of 1 group of people this release and the earlier one together tell more than the protection allows: that the group is smaller, or a sensitive value.
   *[other] Of { $found } groups of people this release and the earlier one together tell more than the protection allows: that the group is smaller, or a sensitive value.
  }{ problem-where } { $detail ->
    [floors] It was tried: with "earlier": "floors" in the recipe no column is finer than before, and nobody is told apart.
    [columns] It was tried: with "earlier": "columns" in the recipe all columns of the earlier release are quasi-identifiers (whose models have to be taken out), and nobody is told apart.
    [both] It was tried: with "earlier": "floors" in the recipe (no column is finer than before), and with "earlier": "columns" (all columns of the earlier release are quasi-identifiers, whose models have to be taken out), nobody is told apart.
    [nothing] It was tried: no defence of the recipe ("earlier": "floors" or "columns") leads to a release that tells nobody apart. Release less, or nothing.
   *[other] Try "earlier": "floors" in the recipe (no column is finer than before) or "earlier": "columns" (all columns of the earlier release are quasi-identifiers).
  }{ $detail ->
    [nothing] { "" }
   *[other] { $field ->
        [search] {" "}For that take "search" out of the recipe, since it names the levels.
       *[other] { "" }
    }
  } What they tell together can be accepted ("earlier": "accepted").
problem-interrupted = Interrupted before a table was found. Nothing was released.

## Warnings

warning-totals-line = { $records ->
    [one] The last record looks like totals of the others or a note on them, not like a person. Leave it out ("skip-last" in data.format), unless it is one
   *[other] The last { $records } records look like totals of the others or notes on them, not like persons. Leave them out ("skip-last" in data.format), unless they are some
  }.
warning-names-repeated = { $records ->
    [one] A record says the names of the columns again
   *[other] { $records } records say the names of the columns again
  } ({ warning-lines }), as where files were put together. They count as records: leave such lines out ("skip-repeated-names" in data.format).
warning-blocks-unfilled = { $records ->
    [one] A record has
   *[other] { $records } records have
  } nothing in this column, below one that has, as in a list that says once whose rows follow. If they belong to the record above, fill them up (data.format: "fill-down" with its name): as they stand, each counts as somebody else, of whom less is known. If each is somebody’s own, say so ("fill-down": []).
warning-leading-zeros-lost = { $records ->
    [one] A record has a postcode
   *[other] { $records } records have postcodes
  } with fewer digits than the others: spreadsheets take the zero at the beginning away (1067 for 01067). If that happened here, put the zeros back ("leading-zeros" in data.format), or these places will be taken for others.
warning-ambiguous-dates = In these dates either the day or the month may stand in front: 02/08 may be in August or in February, and nothing in the column tells. They are read with the day in front. If it is the month, say so ("format" of the column's levels, or of data.fold).
warning-ambiguous-blanks = Nothing says whether the blanks of these numbers part thousands: 1 234 may be a number or a code. They are taken for text. If they part thousands, say so ("thousands": " " in data.format).
warning-ambiguous-numbers = Nothing says whether the commas of these numbers part thousands or decimals: 1,234 may be a thousand or one and a bit. They are taken for text. Say which ("thousands": "," or "decimal": "," in data.format) and that the column holds numbers.
warning-ambiguous-points = Nothing says whether the points of these numbers part thousands or decimals: 1.234 may be a thousand or one and a bit. They are read as decimals. If they part thousands, say so ("thousands": "." and "decimal": "," in data.format).
warning-sequences-single-out = Several records together find people whom none of them finds alone: { $value ->
    [one] one person has
   *[other] { $value } people have
} every record in a large class, and { $value ->
    [one] is
   *[other] are
} the only one with two or three of them. Whoever knows so many of a person's records, and can tell which belong together, may find them. One record for each person (data.fold) has no such trace.
warning-persons-may-recur = Records of different values here share { $partners } far more often than those of different people would: the same people seem to be there at several times, and no column tells who is who. If so, figures that count records say too much: five that look alike may be one person. Number each person alike at every time (records.entity), keep one time, or say that each record is a person (records.person).
warning-records-may-repeat-persons = { $partners ->
    [none] It seems
   *[other] Together with { $partners } it seems
} to tell persons apart, and repeats: { $values } values in { $records } records. If so, figures that count records say too much: five that look alike may be one person. Say whether it tells persons apart (records.entity{ $partners ->
    [none] { "" }
   *[other] , data.together
}), make their records one each (data.fold), or say that each record is a person (records.person).
warning-anon-l-value = The l asked for does not fit k. As in ANON, { $value } is used instead.
warning-l-above-k = l is { $value } and k is { $k }: classes in which every record has a value will have at least l records, more than k asks for. k needs no change.
warning-label-repeated = One text stands for different groups on levels { $level } and { $otherLevel } of the hierarchy. On one level nothing can be confused. Where levels mix in the column, records with the same text are one class.
warning-none-found = This search found no table. It does not look at all of them, so there may be one: "search": {"{"}"algorithm": "optimal"{"}"} can tell.
warning-unknown-values = { $value } of the values named as acceptable do not occur. They may be misspelt.
warning-nodes-spent = The search ended after as many nodes as the recipe allows, before it found a table.
warning-interrupted = The search was interrupted before it found a table.

## Shares, without the narrow spaces of the page, which terminals show as boxes

percent = { $n } %
percent-less-than = under { $limit } %
percent-more-than = over { $limit } %

## Progress

cli-reading = Reading
cli-preparing = Counting
cli-searching = Searching
cli-searching-nothing = Searching: { $nodes ->
    [one] 1 node
   *[other] { NUMBER($nodes, useGrouping: 0) } nodes
  }, no table found yet
cli-searching-best = Searching: { $nodes ->
    [one] 1 node
   *[other] { NUMBER($nodes, useGrouping: 0) } nodes
  }, best loss { $loss }
cli-searching-gap = Searching: { $nodes ->
    [one] 1 node
   *[other] { NUMBER($nodes, useGrouping: 0) } nodes
  }, best loss { $loss }, at most { $gap } % of it avoidable
cli-attacking = Trying attacks: { $percent } %
cli-mapping = Looking for the best tables: { $done } of { $all }
cli-simulating = Looking at samples: { $done } of { $all }
cli-walking = Looking at the lattice: { NUMBER($done, useGrouping: 0) } of { NUMBER($nodes, useGrouping: 0) } nodes looked at
cli-writing = Writing and checking
cli-interrupted = outis: interrupted. The best table found so far is released; nothing is known about better ones. To get it again, put this into the recipe: "search": { $search }
cli-finishing = outis: the table is being written. Interrupt again to abandon it.

cli-sets-searching = Searching: { NUMBER($nodes, useGrouping: 0) } regions, best loss { $loss }, at most { $gap } % of it avoidable
cli-sets-searching-nothing = Searching: { $nodes ->
    [one] 1 step
   *[other] { NUMBER($nodes, useGrouping: 0) } steps
  }
cli-sets-interrupted = outis: interrupted. The best release found so far was written; the report says what is known of better ones.

## Sets of items

cli-sets-released = Released { $records } of { $before ->
    [one] 1 person who has an item
   *[other] { $before } people who have an item
  } ({ $suppressed } suppressed{ $empty ->
    [0] {""}
   *[other] ; { $empty ->
    [one] 1 more has none
   *[other] { $empty } more have none
  }
  })
cli-sets-cut = Made coarser: { $raised } of { $items } items
cli-sets-local = Items are made coarser in one way here and in another there
cli-sets-groups = Published in { $groups ->
    [one] 1 group
   *[other] { $groups } groups
  }; the smallest has { $smallest ->
    [one] 1 person
   *[other] { $smallest } people
  }
cli-sets-loss = Loss (NCP): { $loss }
cli-sets-loss-optimal = Loss (NCP): { $loss }; no other cut loses less
cli-sets-loss-bound = Loss (NCP): { $loss }; no cut loses less than { $bound }
cli-sets-model = { $model } holds: { $achieved ->
    [none] nothing to measure
   *[other] the file achieves { $achieved }
  }
cli-sets-risk = { $when ->
    [before] Before
   *[other] After
  }, for somebody who knows { $known ->
    [one] 1 item
   *[other] up to { $known } items
  } of a person: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }, the fewest candidates are { $fewest }{ $share ->
    [none] {""}
   *[other] ; a sensitive item is that of at most { $share } of a group{ $when ->
        [before] {""}
       *[other] , and those that somebody knows are not counted
      }
  }
cli-perturbed = { $attribute }: { $said }
cli-item-column = { $column }: { $achieved ->
    [none] no record shows any item
   *[other] { $m ->
        [one] each item is
       *[other] up to { $m } items together are
      } those of at least { $achieved ->
        [one] 1 record
       *[other] { $achieved } records
      } of a class, or of none ({ $k } were asked for)
  }; loss (NCP): { $loss }{ $emptied ->
    [0] {""}
    [one] ; 1 record is written without its items
   *[other] ; { $emptied } records are written without their items
  }
cli-graph-released = { $vertices ->
    [one] 1 person
   *[other] { $vertices } people
  } and { $edges } { $edges ->
    [one] connection
   *[other] connections
  }: { $added } added, { $removed } removed; { $optimal ->
    [yes] fewer is impossible in this way
   *[other] fewer than { $bound } is impossible in this way
  }
cli-graph-model = { $model } holds: each number of connections is that of { $achieved } people or more
cli-graph-risk = { $when ->
    [before] Before
   *[other] After
  }, for somebody who knows { $known ->
    [degree] how many connections a person has
   *[other] how a person’s neighbours are connected with each other
  }: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }, the fewest candidates are { $fewest }
cli-graph-unprotected = Not protected: { $what ->
    [neighbourhood] who is found by how their neighbours are connected
    [link] that two people are connected, once both are found
   *[other] what labels say of people, and who is found by them
  }
cli-sets-unprotected = Warning: sensitive items are named, and the protection treats them like all others. For them there is “privacy-degree”.

## Query logs

cli-queries-removed = Taken out of queries, since it points to people: { $found } times ({ $kinds })
cli-queries-released = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
  } of { $people } of { $all ->
    [one] 1 person
   *[other] { $all } people
  }; the log has { $searches ->
    [one] 1 search
   *[other] { $searches } searches
  }
cli-queries-intents = { $queries ->
    [one] 1 query
   *[other] { $queries } queries
  }, { $ambiguous } of them ambiguous and parted by address, with { $intents ->
    [one] 1 intent
   *[other] { $intents } intents
  }{ $complete ->
    [yes] {""}
   *[no] {". "}There were too many to compare all, so that intents are finer than was asked for
  }
cli-queries-loss = { $added } of the lines were added; { $lost } of the searches are left out; the shares of intents are off by { $distance }
cli-queries-model = { $model } holds: { $same ->
    [intents] what somebody meant is what { $achieved } people or more meant
   *[lines] somebody’s lines are those of { $achieved } people or more
  }
cli-queries-risk = { $when ->
    [before] Before
   *[after] After
  }, for somebody who knows { $known ->
    [query] one query of a person
    [two-queries] one or two queries of a person
    [all-queries] all queries of a person
    [lines] all lines of a person
   *[intents] all that a person meant
  }: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }, the fewest candidates are { $fewest }{ $undecided ->
    [0] {""}
    [one] {" "}(of 1 person not all pairs were looked at)
   *[other] {" "}(of { $undecided } people not all pairs were looked at)
  }
cli-queries-unprotected = Not protected: { $what ->
    [queries] who is found by their very queries, pages or days, though they meant the same as others
   *[content] what all those among whom somebody is found searched for
  }

## Places

cli-places-released = Released { $released } of { $requests ->
    [one] 1 request
   *[other] { $requests } requests
  } of { $people ->
    [one] 1 person
   *[other] { $people } people
  } ({ $share })
cli-places-regions = On average a region of { $area }{ $metres ->
    [yes] {" "}square metres
   *[no] {" "}square units
  } with { $people } people in it
cli-places-loss = Lost: { $place } of the place{ $time ->
    [none] {""}
   *[other] , { $time } of the time
  }
cli-places-middle = (0, 0) is { $longitude } degrees of longitude, { $latitude } of latitude
cli-places-model = { $model } holds: the file achieves { $achieved }
cli-places-risk = { $attack ->
    [before] Before, for somebody who knows where a person was and when
    [restricted-space] After, for somebody who knows who is ever seen in a region
    [observation] After, for somebody who sees who is in a region while it lasts
    [reciprocity] After, for somebody who also knows how regions are made
   *[intersection] After, for somebody who also knows which lines are one person’s
  }: { $unique ->
    [0] nobody is singled out
    [one] 1 person is singled out
   *[other] { $unique } people are singled out
  }, { $few ->
    [0] nobody is
    [one] 1 person is
   *[other] { $few } people are
  } among fewer than asked for, the fewest are { $fewest }

## frontier

cli-frontier-point = k { $k }, at most { $limit } % suppressed{ $enough ->
    [none] {""}
   *[other] {" "}(found with { $enough } %)
  }, { $recoding }: { $found ->
    [yes] loss { $loss }{ $kept ->
        [none] {""}
       *[other] {" "}({ $kept } % kept)
      }, { $suppressed ->
        [one] 1 record
       *[other] { $suppressed } records
      } suppressed{ $optimal ->
        [yes] , proven best
       *[other] {""}
      }
   *[no] { $optimal ->
        [yes] there is no table
       *[other] no table found
      }
  }
cli-frontier-interrupted = outis: interrupted. { $done } of { $all } points were known by then.

## simulate

cli-simulation = Population: { $records ->
    [one] 1 record
   *[other] { $records } records
  }. Threshold: a risk of { $risk } (k = { $k }). At most { $limit } % of a sample suppressed. Figures: mean ± standard deviation.
cli-simulation-fraction = { $share } % drawn ({ $records ->
    [one] 1 record
   *[other] { $records } records
  }), { $samples ->
    [one] 1 sample
   *[other] { $samples } samples
  }:
cli-simulation-rule = { $rule } (classes of { $smallest }): { $released ->
    [0] no release
   *[other] risk { $risk ->
        [none] none, since nothing is released
       *[other] { $risk } ± { $riskSpread }
      }{ $above ->
        [0] {""}
        [one] {" "}(above the threshold in 1 sample)
       *[other] {" "}(above the threshold in { $above } samples)
      }, discernibility { $cost ->
        [none] not known beside k-anonymity
       *[other] { $cost } ± { $costSpread }
      }, suppressed { $suppressed } ± { $suppressedSpread } %{ $released ->
        [one] , 1 release
       *[other] , { $released } releases
      }
  }
cli-simulation-interrupted = outis: interrupted. { $done } of { $all } samples were looked at by then.

## advise

cli-advice-recipe = In the recipe:

## attack

cli-attack-perturbed = { $name }: nothing was tried with this column. The recipe changes its values at random, so that it cannot be said what is learned by it; many may be true all the same, and whether those of this file were changed only its report says.
cli-attack = { $attack }{ $file ->
    [none] {""}
   *[other] {" "}({ $file })
  }: { $tried ->
    [0] not tried, since what it needs was not given
   *[other] tried on { $tried } { $unit ->
        [classes] { $tried ->
            [one] class
           *[other] classes
          }
        [records] { $tried ->
            [one] record
           *[other] records
          }
       *[persons] { $tried ->
            [one] person
           *[other] persons
          }
      }{ $assumption ->
        [same-persons] {" "}(if both releases are of the same people)
        [only-added] {" "}(if people have only joined)
        [none] {" "}(of whoever is in both, which no file shows)
       *[unsaid] {""}
      }, { $refuted ->
        [none] {""}
       *[other] row { $refuted } shows that the files are not in the same order:{" "}
      }{ $succeeded ->
        [0] nothing is learned with a confidence of { $confidence } %{ $highest ->
            [none] {""}
           *[other] , the highest is { $highest } %
          }
       *[other] of { $succeeded } of them something is learned with a confidence of { $confidence } % or more
      }{ $complete ->
        [no] ; not everything was looked at
       *[yes] {""}
      }
  }

## audit

cli-audited = { $records ->
    [one] 1 record
   *[other] { $records } records
}, { $classes ->
    [one] 1 class
   *[other] { $classes } classes
}; { $k ->
    [none] { $records ->
        [0] no class to count
       *[other] no column that somebody may know
    }
   *[other] the smallest has { $k ->
        [1] 1 record
       *[other] { $k } records
      }
}; { $uniques ->
    [one] 1 record is alone
   *[other] { $uniques } records are alone
}
cli-audit-warning-sensitive-unprotected = { audit-warning-sensitive-unprotected }
cli-audited-column = { $number } { $name }: { $role } ({ $reason }, { $certainty })
cli-audited-empty = { $empty ->
    [0] no record shows nothing
    [one] 1 record shows nothing: all its cells are empty or *. It was suppressed and stays, or is a blank line
   *[other] { $empty } records show nothing: all their cells are empty or *. They were suppressed and stay, or are blank lines
}{ $lines ->
    [0] {""}
    [one] ; 1 line without content is not among the records
   *[other] ; { $lines } lines without content are not among the records
}
cli-audited-values = { $attribute }: { $l ->
    [none] no class has a value
   *[other] classes have at least { $l ->
        [one] 1 value
       *[other] { $l } different values
      }, and shares that differ by at most { $t } from those of the file
}

## gate

cli-gated = { $passes ->
    [yes] The release may pass under the policy
   *[no] The release may not pass under the policy
} "{ $policy }" ({ $records ->
    [one] 1 record
   *[other] { $records } records
}).
cli-gated-column = { $number } { $name }: { $role ->
    [none] nobody says what it is for
   *[other] { $role } ({ $reason })
}
cli-gated-model = { $name }: the release has { $achieved ->
    [none] nothing that could be measured
   *[other] { $achieved }
}; it { $holds ->
    [yes] holds
   *[no] does not hold
}

## plan, check

cli-planned = The plan is in { $folder }: { $released } of { $records } records are released. Carry out apply.sql and verify.sql in the engine, then outis check.
cli-checked = { $holds ->
    [yes] The release is what the plan expects: { $found ->
    [one] 1 record
   *[other] { $found } records
  }.
   *[no] The release is not what the plan expects: of { $found ->
    [one] 1 record
   *[other] { $found } records
  } { $superfluous } are too many or changed, and { $lacking } are lacking. Do not release it.
}
cli-checked-added = Column { $column } stands in the release, and the plan knows nothing of it. Do not release it.
cli-checked-lacking = Column { $column } is lacking in the release. Do not release it.
cli-checked-formulas = Column { $column } is released as it is, and a spreadsheet would take some of its values for formulas. Whoever writes a file for spreadsheets must put an apostrophe before them.
cli-checked-unique = Column { $column } is released as it is, and at least half of its records have a value of their own.
cli-checked-identifying = Column { $column } is released as it is, and most of its values look like addresses or numbers of people.
cli-checked-unknown = Column { $column } is released as it is and was not looked at.

## lattice

cli-lattice = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
  }, { $holding ->
    [one] 1 of them holds
   *[other] { $holding } of them hold
  }; { $visited ->
    [one] 1 was looked at
   *[other] { $visited } were looked at
  }
cli-lattice-cells = { $ways ->
    [one] 1 way
   *[other] { $ways } ways
  } to generalize each cell of each record by itself
cli-lattice-height = Height { $height }: { $holding } of { $nodes } hold{ $pruned ->
    [0] {""}
   *[other] {" "}({ $pruned } told by others)
  }
cli-lattice-minimal = { $count ->
    [0] No node holds within the limits.
    [one] One minimal node:
   *[other] { $count } minimal nodes:
  }
cli-lattice-node = { $levels }: loss { $loss }, { $suppressed ->
    [one] 1 record
   *[other] { $suppressed } records
  } suppressed
cli-lattice-more = … and { $more } more; --minimal lists all.
cli-lattice-inexact = A protection of the table as a whole leaves more ways to let records go than are tried: a node that was not found to hold may.

## run and measure

cli-older-release = outis: { $file } was there before and stays as it was: it does not belong to the report that was written now.
cli-released = Released { $records } of { $before ->
    [one] 1 record
   *[other] { $before } records
  } ({ $suppressed } suppressed) in { $classes ->
    [one] 1 equivalence class
   *[other] { $classes } equivalence classes
  }
cli-levels = Levels: { $levels }
cli-compared = { $algorithm }: loss { $loss }{ $optimal ->
    [yes] {" "}(within the limits no other choice of one level for each column keeps more{ proof-stars })
   *[other] {""}
  }, { $classes ->
    [one] 1 class
   *[other] { $classes } classes
  }, { $suppressed ->
    [one] 1 record
   *[other] { $suppressed } records
  } suppressed, { $visited } tried, { $seconds } s
cli-compared-nothing = { $algorithm }: found nothing within the limits, { $visited } tried, { $seconds } s
cli-compared-refused = { $algorithm }: { $why }
cli-loss = Loss: { $loss }
cli-earlier = Together with { $file }: { $complete ->
    [no] too many groups to compare, so nothing is known
   *[yes] { $found ->
        [0] no more is told of any group than the protection allows
        [one] more is told of 1 group than the protection allows
       *[other] more is told of { $found } groups than the protection allows
      }
  }{ $values ->
    [untried] ; what is left of sensitive values was not tried, since it takes the input (--reference)
   *[tried] {""}
  }{ $accepted ->
    [yes] {" "}(accepted)
   *[no] {""}
  }
cli-loss-bound = Loss: { $loss } (within the limits no choice of one level for each column loses less than { $bound }{ proof-stars })
cli-loss-optimal = Loss: { $loss } (proven: within the limits no other choice of one level for each column keeps more{ proof-stars })
cli-measured = { $records ->
    [one] 1 record
   *[other] { $records } records
  }
cli-model = { $name }: asked for { $asked }, achieved { $achieved ->
    [none] nothing that can be measured
   *[other] { $achieved }
  }{ $facets ->
    [none] {""}
   *[other] {" "}({ $facets })
  }{ $valued ->
    [yes] {" "}by the classes with a value
   *[other] {""}
  }: { $holds ->
    [yes] holds
   *[other] does not hold
  }{ $deciding ->
    [none] {""}
   *[other] . { $match ->
        [wildcard] A missing cell may stand for anything; counting only what is written, { $several ->
            [1] the class that decides has
           *[other] one of { $several } classes that are equally weak, and decide together, has
          }
       *[other] { $several ->
            [1] The class that decides has
           *[other] One of { $several } classes that are equally weak, and decide together, has
          }
      } { $deciding ->
        [one] 1 { unit-person }
       *[other] { $deciding } { unit-people }
      }
  }
cli-reference = Shares of values are compared with those of { $given ->
    [yes] the table given as reference
   *[other] this file itself; --reference names the table before anonymization
  }
cli-risk = Risk of being singled out by the quasi-identifiers: { $max } % at most, { $average } % on average; { $above } % of the { unit-people } above the threshold, { $uniques } unique
cli-risk-before = Risk of being singled out by the quasi-identifiers before: { $max } % at most, { $average } % on average; { $above } % of the { unit-people } above the threshold, { $uniques } unique
cli-risk-after = Risk of being singled out by the quasi-identifiers after: { $max } % at most, { $average } % on average; { $above } % of the { unit-people } above the threshold, { $uniques } unique
cli-utility = Of all cells of quasi-identifiers { $changed } % are changed; the loss is { $loss }, the precision { $precision }, the distortion { $distortion }
cli-counted-record = Each record is a person, as the recipe says.
cli-counted-fold = One record for each person, by “{ $by }”: { $persons } made of { $records ->
    [one] 1 record
   *[other] { $records } records
  }, { $several } of them of several, { $most } at most.{ $unassigned ->
    [0] {""}
    [one] {" "}1 record that does not say whose it is was left out.
   *[other] {" "}{ $unassigned } records that do not say whose they are were left out.
  }
cli-fold-lost = { $attribute } ({ $keep }): { $persons ->
    [0] {""}
    [one] one person had other values too, { $values } of them thrown away
   *[other] { $persons } persons had other values too, { $values } of them thrown away
  }{ $incomplete ->
    [0] {""}
   *[other] { $persons ->
        [0] {""}
       *[other] ;{" "}
      }{ $incomplete } lack some because cells are missing
  }
cli-households = { $households ->
    [one] 1 household
   *[other] { $households } households
  } with { $members ->
    [one] 1 member
   *[other] { $members } members
  }: a household is found with { $max } % at most, { $average } % on average; { $expected } would be found if all were sought
cli-worst-completion = Somebody who knows all that is missing is left with { $fewest } at least, { $records } may be found among so few
cli-sequences = Of { $persons ->
    [one] 1 person
   *[other] { $persons } persons
  } { $sheltered ->
    [one] 1 has
   *[other] { $sheltered } have
  } every record in a class that is not above the threshold; { $twoAtLeast ->
    [yes] at least{" "}
   *[no] {""}
  }{ $byTwo } of these are singled out by two of their records, { $threeAtLeast ->
    [yes] at least{" "}
   *[no] {""}
  }{ $byThree } by three at most
cli-counted-open = Records are counted: the recipe does not say whether each is a different person ("records": {"{"}"person": "record"{"}"}), or which column tells persons apart.
cli-counted-entity = Persons told apart by “{ $entity }”: { $persons }{ $some ->
    [none] {""}
   *[other] ; { $some } lost some of their records, { $all } all of them
  }. Classes and risks count persons; suppression and models of sensitive values count records.
cli-warning = Note: { $warning }
cli-advice = Advice: { $advice }
cli-ranked = { $name }: adds { $gain } to the distinction of the others; by itself { $distinction }, separation { $separation }; { $set } single out { $unique ->
    [one] a record
   *[other] { $unique } records
  }
cli-accepted = Accepted in the recipe: { $warning }
cli-single-columns = { $count ->
    [one] One column is
   *[other] { $count } columns are
  } released with values that may point to people by themselves, whatever is said below of the quasi-identifiers: { $names }
cli-sensitive = { $attribute }: { $protection ->
    [models] { $guessable ->
        [no] protected against inference by { $models }
       *[other] asked for { $models }
      }
    [declined] not protected against inference; the recipe declines it
    [perturbed] its values need not be true of the persons beside them
   *[other] not protected against inference, and the recipe does not say that this is meant
  }{ $certain ->
    [0] {""}
   *[other] . { sensitive-certain }
  }{ $likely ->
    [no] {""}
   *[other] . { sensitive-likeliest }
  }{ $unrecorded ->
    [0] {""}
   *[other] . { sensitive-unrecorded }
  }

## inspect

cli-inspected = { $records ->
    [one] 1 record
   *[other] { $records } records
  }, { $columns ->
    [one] 1 column
   *[other] { $columns } columns
  }
cli-persons-recur = Are the same people here at several times? { $values } combinations of { $names } recur at different values of “{ $time }”, far more often than those of different people would, in { $records } records. No column tells who is who. If they are the same people, number each of them alike at every time and name the column with "records": {"{"}"entity": "…"{"}"}, or keep one value of “{ $time }”; if each record is a person of its own, let the recipe say so with "records": {"{"}"person": "record"{"}"}.
cli-person-of-names = Do “{ $names }” together say who the person is? { $values } persons in { $records } records. If they do, let the recipe say so with "records": {"{"}"entity": "{ $name }"{"}"} and "data": {"{"}"together": {"{"}"{ $name }": { $partners }{"}"}{"}"}, so that persons are counted; if each record is a person of its own, with "records": {"{"}"person": "record"{"}"}.
cli-person = Is “{ $name }” the person? { $values } values in { $records } records. If it is, let the recipe say so with "records": {"{"}"entity": "{ $name }"{"}"}{ $quasi ->
    [yes] {" "}and the role "identifier" for the column, which is not released then
   *[no] { "" }
  }, so that persons are counted; if each record is a person of its own, with "records": {"{"}"person": "record"{"}"}. Where analysts need one row for each person, "data": {"{"}"fold": {"{"}"by": "{ $name }"{ $unassigned ->
    [0] { "" }
   *[other] , "unassigned": "leave-out"
  }{"}"}{"}"} makes { $values } of the { $records } records{ $unassigned ->
    [0] .
    [one] , and leaves out the one that does not say whose it is.
   *[other] , and leaves out the { $unassigned } that do not say whose they are.
  }
cli-format = Delimiter “{ $delimiter }”, { $encoding }{ $reason ->
    [mark] { "" }
    [only-ascii] {" "}(only ASCII)
    [reads-as-utf-8] { "" }
    [every-other-zero] {" "}(of each two bytes the same one is often zero)
    [windows-signs] {" "}(not UTF-8, with signs that only Windows has)
    [iso-letters] {" "}(not UTF-8, with letters of ISO 8859-15)
   *[other] {" "}(not UTF-8; say data.format.encoding in the recipe if letters look wrong)
  }{ $bom ->
    [yes] {" "}with byte order mark
   *[other] {""}
  }, lines end with { $lineEnd ->
    [crlf] CR LF
   *[other] LF
  }, { $header ->
    [0] no line names the columns
    [1] the first line names the columns
   *[other] line { $header } names the columns
  }
cli-layout = { $header ->
    [0] The first record is in line { $first }
   *[other] The names are in line { $header }, the first record in line { $first }
  }{ $reason ->
    [fewer-cells-above] {" "}(the lines above have fewer cells)
    [names-below] {" "}(the lines above name no columns)
    [empty-above] {" "}(the lines above are empty)
    [separator-above] {" "}(the line above tells the separator)
   *[other] {""}
  }; left out: { $above } above, { $units } below the names, { $empty } without content, { $repeated-names } that say the names again, { $pages } that number pages, { $last } at the end
cli-trim = Blanks beside separators are left out
cli-fit-records = Cells that lines lack at their ends are missing
cli-wrapping-quotes = Quotation marks around whole lines are taken off
cli-wrapping-frame = Bars and rules around the cells are taken off
cli-wrapping-aligned = Two blanks or more part the cells, which stand in columns
cli-numbers = Numbers: thousands apart by { $thousands ->
    [none] nothing
   *[other] “{ $thousands }”
  }, signs of currencies or of percent { $currency ->
    [yes] beside them
   *[other] nowhere
  }
cli-sheet = { $format ->
    [dta] A data set of Stata
    [parquet] A data set of Parquet
    [xml] A table as XML
   *[other] Sheet “{ $sheet }” of a workbook (.{ $format })
  }{ $detected ->
    [yes] , { $visible ->
        [yes] the first one that can be seen and looks like a table
       *[other] which is hidden: no sheet that can be seen has a cell
    }
   *[other] { "" }
  }, { $header ->
    [0] no line names the columns
    [1] the first line names the columns
   *[other] line { $header } names the columns
  }
cli-json = JSON, one object for each record
cli-sheets = All sheets: { $sheets }
cli-one-sheet = “{ $name }”{ $rows ->
    [none] { "" }
    [one] {" "}(1 row)
   *[other] {" "}({ $rows } rows)
  }{ $visible ->
    [no] {" "}(hidden)
   *[yes] { "" }
  }
cli-column = { $number }. { $name }: { $type }, { $distinct } distinct, { $missing } missing; { $role }, { $certainty } ({ $reason })
cli-offer = Levels that would suit it: { $name } ({ $ladder }). { $levels } { $all ->
    [yes] For all { $values } different values.
   *[no] For { $fitting } of { $values } different values.
}

## describe

cli-described = Outis { $version }, recipe version { $recipe }
cli-models = Privacy models
cli-losses = Losses
cli-aggregates = Aggregates of the losses of attributes
cli-searches = Searches
cli-hierarchies = Hierarchies
cli-perturbations = What makes the values of a column untrue of the persons beside them
cli-set-models = Privacy models for sets of items (data.kind: "transactions")
cli-set-searches = What finds a release of sets of items
cli-place-models = Privacy models for places (data.kind: "locations")
cli-place-searches = What finds a release of places
cli-graph-models = Privacy models for graphs (data.kind: "graph")
cli-graph-searches = What finds a release of a graph
cli-log-models = Privacy models for query logs (data.kind: "queries")
cli-log-searches = What finds a release of a query log
cli-ladders = Ladders that are offered where values fit
cli-column-warnings = Warnings about columns that may point to people by themselves
cli-detectors = What their values are held against
cli-settings = Settings
cli-defaults = What a recipe means where it is silent
cli-of-model = { $text ->
    [none] {""}
   *[other] { $what ->
        [stops] Stops: { $text }
        [not] Does not stop: { $text }
       *[other] { $text }
      }
  }
cli-range = { $low } to { $high }
cli-default = { $value } by default
