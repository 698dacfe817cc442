# Words of the command line alone; those it shares with the page stand in ../en.ftl.

## Problems

# Said in the command line's own way: the page would point to its steps.
problem-file-missing = Die Datei { $file }{ $attribute ->
    [none] {""}
   *[other] {" "}mit den Stufen von { $attribute }
  } gibt es nicht. Prüfen Sie Name und Ordner; Dateien, die ein Rezept nennt, werden vom Ordner des Rezepts aus gesucht.
problem-other-data-kind = { $detail ->
    [transactions] Dieses Rezept gilt Mengen von Elementen (data.kind: "transactions"). Von den Befehlen können bisher „run“ und „attack“ damit umgehen.
    [locations] Dieses Rezept gilt Orten (data.kind: "locations"). Von den Befehlen kann bisher nur „run“ damit umgehen.
    [graph] Dieses Rezept gilt einem Graphen (data.kind: "graph"). Von den Befehlen kann bisher nur „run“ damit umgehen.
    [queries] Dieses Rezept gilt einem Suchprotokoll (data.kind: "queries"). Von den Befehlen kann bisher nur „run“ damit umgehen.
    [several] Mengen von Elementen, Orte, Graphen und Suchprotokolle werden aus einer einzigen Datei gelesen. Geben Sie { $field } nur einmal an.
   *[other] { $field } gibt es für Tabellen, und dieses Rezept gilt etwas anderem. Lassen Sie es weg.
}
problem-no-models = Das Rezept verlangt keinen Schutz. Ergänzen Sie "models" um ein Datenschutzmodell.
problem-not-verified = Die geschriebene Datei zeigt, erneut gelesen, nicht das, was verlangt war ({ $detail }). Es wurde nichts veröffentlicht. Das ist ein Fehler in Outis; bitte melden Sie ihn.
problem-internal = In Outis ist etwas schiefgegangen. An Ihren Daten liegt es nicht; bitte melden Sie den Fehler.

# Problems that only the command line has.

problem-usage = Die Befehlszeile ist nicht zu verstehen.{ $field ->
    [none] {""}
   *[other] {" "}Siehe { $field }.
  }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
  } Hilfe gibt --help.
problem-file-not-read = { $attribute ->
    [none] {""}
   *[other] „{ $attribute }“:{" "}
  }Die Datei { $file } lässt sich nicht lesen: { $detail }.
problem-file-changed = Die Datei { $file } hat sich beim Lesen geändert, gelesen wurde also ein Gemisch aus zwei Dateien. Es wurde nichts veröffentlicht. Warten Sie, bis kein Programm mehr in die Datei schreibt, und versuchen Sie es dann erneut.
problem-file-not-written = Die Datei { $file } lässt sich nicht schreiben: { $detail }.
problem-not-a-file = { $file } ist keine Datei und lässt sich deshalb nicht ersetzen. Wählen Sie einen anderen Namen.
problem-output-name = { $detail ->
    [xlsx] Das Rezept verlangt eine Arbeitsmappe (output.format), die Veröffentlichung heißt aber { $file }. Wählen Sie einen Namen, der auf .xlsx endet, oder verlangen Sie CSV.
    [xml] Das Rezept verlangt XML (output.format), die Veröffentlichung heißt aber { $file }. Wählen Sie einen Namen, der auf .xml endet, oder verlangen Sie CSV.
   *[csv] Das Rezept verlangt CSV, die Veröffentlichung heißt aber { $file }; Programme halten sie dem Namen nach für eine Arbeitsmappe oder für XML. Wählen Sie einen anderen Namen, oder verlangen Sie das (output.format: "xlsx" oder "xml").
}
cli-left-out = Nicht im Auftrag, weil es nicht entscheidet, welche Tabelle veröffentlicht wird: { $fields }.
problem-same-file = Die Datei { $file } wird von diesem Befehl bereits gelesen oder geschrieben. Wählen Sie einen anderen Namen.
problem-no-randomness = Das System liefert keine Zufallszahlen. Geben Sie mit --seed 64 Hexadezimalziffern an, die niemand erraten kann.
problem-strict = { $attribute ->
    [none] {""}
   *[other] „{ $attribute }“:{" "}
  }Der Bericht würde die Warnung { $detail } enthalten, und --strict lässt das nicht zu. Es wurde nichts geschrieben. Ändern Sie das Rezept, oder nehmen Sie die Warnung dort in Kauf.
problem-join-files = { $expected ->
        [0] Das Rezept stellt der Datei keine weitere Tabelle zur Seite (data.join)
        [one] Das Rezept stellt der Datei eine weitere Tabelle zur Seite (data.join)
       *[other] Das Rezept stellt der Datei { $expected } weitere Tabellen zur Seite (data.join)
    }, und { $found ->
        [0] keine ist angegeben
        [one] eine ist angegeben
       *[other] { $found } sind angegeben
    }. Geben Sie jede mit --join an, in der Reihenfolge des Rezepts.
problem-breaks-earlier = { $found ->
    [0] Es sind zu viele Gruppen, um diese Veröffentlichung mit der früheren zu vergleichen; daher ist nicht bekannt, was beide zusammen verraten.
    [one] Über 1 Gruppe von Personen verraten diese und die frühere Veröffentlichung zusammen mehr, als der Schutz erlaubt: dass die Gruppe kleiner ist, oder einen sensiblen Wert.
   *[other] Über { $found } Gruppen von Personen verraten diese und die frühere Veröffentlichung zusammen mehr, als der Schutz erlaubt: dass die Gruppe kleiner ist, oder einen sensiblen Wert.
  }{ problem-where } { $detail ->
    [floors] Es wurde ausprobiert: Mit "earlier": "floors" im Rezept ist keine Spalte feiner als zuvor, und niemand lässt sich mehr unterscheiden.
    [columns] Es wurde ausprobiert: Mit "earlier": "columns" im Rezept sind alle Spalten der früheren Veröffentlichung Quasi-Identifikatoren (deren Modelle herauszunehmen sind), und niemand lässt sich mehr unterscheiden.
    [both] Es wurde ausprobiert: Mit "earlier": "floors" im Rezept (keine Spalte ist feiner als zuvor) und mit "earlier": "columns" (alle Spalten der früheren Veröffentlichung sind Quasi-Identifikatoren, deren Modelle herauszunehmen sind) lässt sich niemand mehr unterscheiden.
    [nothing] Es wurde ausprobiert: Keine Gegenmaßnahme des Rezepts ("earlier": "floors" oder "columns") führt zu einer Veröffentlichung, in der sich niemand mehr unterscheiden lässt. Veröffentlichen Sie weniger oder nichts.
   *[other] Versuchen Sie im Rezept "earlier": "floors" (keine Spalte ist feiner als zuvor) oder "earlier": "columns" (alle Spalten der früheren Veröffentlichung sind Quasi-Identifikatoren).
  }{ $detail ->
    [nothing] { "" }
   *[other] { $field ->
        [search] {" "}Dafür ist "search" aus dem Rezept herauszunehmen, da es die Stufen festlegt.
       *[other] { "" }
    }
  } Was beide zusammen verraten, lässt sich auch in Kauf nehmen ("earlier": "accepted").
problem-interrupted = Unterbrochen, bevor eine Tabelle gefunden war. Es wurde nichts veröffentlicht.

## Warnings

warning-totals-line = { $records ->
    [one] Der letzte Datensatz sieht aus wie eine Summe der anderen oder eine Anmerkung zu ihnen, nicht wie eine Person. Lassen Sie ihn weg ("skip-last" in data.format), wenn er keine ist
   *[other] Die letzten { $records } Datensätze sehen aus wie Summen der anderen oder Anmerkungen zu ihnen, nicht wie Personen. Lassen Sie sie weg ("skip-last" in data.format), wenn es keine sind
  }.
warning-names-repeated = { $records ->
    [one] Ein Datensatz wiederholt die Spaltennamen
   *[other] { $records } Datensätze wiederholen die Spaltennamen
  } ({ warning-lines }), wie es beim Aneinanderhängen von Dateien entsteht. Solche Zeilen zählen als Datensätze: Lassen Sie sie weg ("skip-repeated-names" in data.format).
warning-blocks-unfilled = { $records ->
    [one] Ein Datensatz hat
   *[other] { $records } Datensätze haben
  } in dieser Spalte nichts, unter einem, der etwas hat, wie in einer Liste, die einmal sagt, wessen Zeilen folgen. Gehören sie zum Datensatz darüber, füllen Sie sie auf (data.format: "fill-down" mit ihrem Namen): So, wie sie dastehen, zählt jeder als jemand anderes, von dem weniger bekannt ist. Gehört jeder einer eigenen Person, geben Sie das an ("fill-down": []).
warning-leading-zeros-lost = { $records ->
    [one] Ein Datensatz hat eine Postleitzahl
   *[other] { $records } Datensätze haben Postleitzahlen
  } mit weniger Ziffern als die übrigen: Tabellenkalkulationen schneiden führende Nullen ab (1067 statt 01067). Ist das hier geschehen, ergänzen Sie die Nullen ("leading-zeros" in data.format); sonst gelten diese Orte als andere.
warning-ambiguous-dates = In diesen Datumsangaben kann der Tag oder der Monat vorn stehen: 02/08 kann im August oder im Februar liegen, und nichts in der Spalte entscheidet es. Gelesen werden sie mit dem Tag vorn. Steht der Monat vorn, geben Sie es an ("format" bei den Stufen der Spalte oder bei data.fold).
warning-ambiguous-blanks = Nichts zeigt, ob die Leerzeichen dieser Zahlen Tausender trennen: 1 234 kann eine Zahl sein oder ein Code. Sie gelten als Text. Trennen sie Tausender, geben Sie das an ("thousands": " " in data.format).
warning-ambiguous-numbers = Nichts zeigt, ob die Kommas dieser Zahlen Tausender oder Dezimalstellen trennen: 1,234 kann über tausend bedeuten oder gut eins. Sie gelten als Text. Geben Sie an, was zutrifft ("thousands": "," oder "decimal": "," in data.format), und dass die Spalte Zahlen enthält.
warning-ambiguous-points = Nichts zeigt, ob die Punkte dieser Zahlen Tausender oder Dezimalstellen trennen: 1.234 kann über tausend bedeuten oder gut eins. Sie werden als Dezimaltrennzeichen gelesen. Trennen sie Tausender, geben Sie es an ("thousands": "." und "decimal": "," in data.format).
warning-sequences-single-out = Mehrere Datensätze zusammen verraten Personen, die keiner allein verrät: { $value ->
    [one] Eine Person steht mit jedem Datensatz in einer großen Klasse und ist doch die einzige
   *[other] { $value } Personen stehen mit jedem Datensatz in einer großen Klasse und sind doch jeweils die einzige
} mit zwei oder drei davon. Wer so viele Datensätze einer Person kennt und erkennt, welche zusammengehören, kann sie finden. Ein Datensatz je Person (data.fold) hinterlässt keine solche Spur.
warning-persons-may-recur = Datensätze mit verschiedenen Werten dieser Spalte stimmen in { $partners } weit häufiger überein, als verschiedene Personen es täten: Dieselben Personen scheinen zu mehreren Zeitpunkten vorzukommen, und keine Spalte sagt, wer wer ist. Trifft das zu, versprechen Zahlen, die Datensätze zählen, zu viel: Fünf gleiche Datensätze können eine einzige Person sein. Geben Sie jeder Person zu jedem Zeitpunkt dieselbe Nummer (records.entity), behalten Sie einen einzigen Zeitpunkt, oder geben Sie an, dass jeder Datensatz eine Person ist (records.person).
warning-records-may-repeat-persons = { $partners ->
    [none] Die Spalte scheint
   *[other] Zusammen mit { $partners } scheint die Spalte
} Personen zu unterscheiden und wiederholt sich: { $values } Werte in { $records } Datensätzen. Trifft das zu, versprechen Zahlen, die Datensätze zählen, zu viel: Fünf gleiche Datensätze können eine einzige Person sein. Geben Sie an, ob die Spalte die Personenkennung ist (records.entity{ $partners ->
    [none] { "" }
   *[other] , data.together
}), fassen Sie die Datensätze jeder Person zu einem zusammen (data.fold), oder geben Sie an, dass jeder Datensatz eine Person ist (records.person).
warning-anon-l-value = Das verlangte l passt nicht zu k. Wie in ANON wird stattdessen { $value } verwendet.
warning-l-above-k = l ist { $value }, und k ist { $k }: Klassen, in denen jeder Datensatz einen Wert hat, werden mindestens l Datensätze haben, mehr als k verlangt. k muss nicht geändert werden.
warning-label-repeated = Ein Text steht auf den Stufen { $level } und { $otherLevel } der Hierarchie für verschiedene Gruppen. Auf einer Stufe allein lässt sich nichts verwechseln. Wo sich in der Spalte Stufen mischen, bilden Datensätze mit demselben Text eine Klasse.
warning-none-found = Diese Suche hat keine Tabelle gefunden. Sie sieht nicht alle an; es kann also eine geben. Ob es eine gibt, zeigt "search": {"{"}"algorithm": "optimal"{"}"}.
warning-unknown-values = { $value ->
    [one] Einer der als harmlos genannten Werte kommt nicht vor. Vielleicht ist er falsch geschrieben.
   *[other] { $value } der als harmlos genannten Werte kommen nicht vor. Vielleicht sind sie falsch geschrieben.
  }
warning-nodes-spent = Die Suche endete nach so vielen Stufenkombinationen, wie das Rezept erlaubt, bevor sie eine Tabelle fand.
warning-interrupted = Die Suche wurde unterbrochen, bevor sie eine Tabelle fand.

## Shares, without the narrow spaces of the page, which terminals show as boxes

percent = { $n } %
percent-less-than = unter { $limit } %
percent-more-than = über { $limit } %

## Progress

cli-reading = Lesen
cli-preparing = Zählen
cli-searching = Suchen
cli-searching-nothing = Suchen: { $nodes ->
    [one] 1 Stufenkombination
   *[other] { NUMBER($nodes, useGrouping: 0) } Stufenkombinationen
  }, noch keine Tabelle gefunden
cli-searching-best = Suchen: { $nodes ->
    [one] 1 Stufenkombination
   *[other] { NUMBER($nodes, useGrouping: 0) } Stufenkombinationen
  }, kleinster Verlust { $loss }
cli-searching-gap = Suchen: { $nodes ->
    [one] 1 Stufenkombination
   *[other] { NUMBER($nodes, useGrouping: 0) } Stufenkombinationen
  }, kleinster Verlust { $loss }, höchstens { $gap } % davon vermeidbar
cli-attacking = Angriffe ausprobieren: { $percent } %
cli-mapping = Beste Tabellen suchen: { $done } von { $all }
cli-simulating = Stichproben ansehen: { $done } von { $all }
cli-walking = Verband ansehen: { NUMBER($done, useGrouping: 0) } von { NUMBER($nodes, useGrouping: 0) } Stufenkombinationen
cli-writing = Schreiben und prüfen
cli-interrupted = outis: unterbrochen. Veröffentlicht wird die beste bisher gefundene Tabelle; über bessere ist nichts bekannt. Um sie erneut zu erhalten, schreiben Sie dies ins Rezept: "search": { $search }
cli-finishing = outis: Die Tabelle wird gerade geschrieben. Unterbrechen Sie noch einmal, um sie zu verwerfen.

cli-sets-searching = Suchen: { NUMBER($nodes, useGrouping: 0) } Bereiche, kleinster Verlust { $loss }, höchstens { $gap } % davon vermeidbar
cli-sets-searching-nothing = Suchen: { $nodes ->
    [one] 1 Schritt
   *[other] { NUMBER($nodes, useGrouping: 0) } Schritte
  }
cli-sets-interrupted = outis: unterbrochen. Die beste bisher gefundene Veröffentlichung wurde geschrieben; der Bericht sagt, was über bessere bekannt ist.

## Sets of items

cli-sets-released = Veröffentlicht: { $records } von { $before ->
    [one] 1 Person
   *[other] { $before } Personen
  } mit mindestens einem Element ({ $suppressed } unterdrückt{ $empty ->
    [0] {""}
   *[other] ; { $empty } weitere ohne Element
  })
cli-sets-cut = Vergröbert: { $raised } von { $items } Elementen
cli-sets-local = Elemente sind hier so und dort anders vergröbert
cli-sets-groups = Veröffentlicht in { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
  }; die kleinste hat { $smallest ->
    [one] 1 Person
   *[other] { $smallest } Personen
  }
cli-sets-loss = Verlust (NCP): { $loss }
cli-sets-loss-optimal = Verlust (NCP): { $loss }; kein anderer Schnitt verliert weniger
cli-sets-loss-bound = Verlust (NCP): { $loss }; kein Schnitt verliert weniger als { $bound }
cli-sets-model = { $model } ist erfüllt: { $achieved ->
    [none] es gibt nichts zu messen
   *[other] die Datei erreicht { $achieved }
  }
cli-sets-risk = { $when ->
    [before] Vorher
   *[other] Nachher
  }: Wer { $known ->
    [one] 1 Element
   *[other] bis zu { $known } Elemente
  } einer Person kennt, greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus; infrage kommen mindestens { $fewest }{ $share ->
    [none] {""}
   *[other] ; ein sensibles Element haben höchstens { $share } einer Gruppe{ $when ->
        [before] {""}
       *[other] ; solche, die jemand kennt, zählen nicht mit
      }
  }
cli-perturbed = { $attribute }: { $said }
cli-item-column = { $column }: { $achieved ->
    [none] kein Datensatz zeigt ein Element
   *[other] { $m ->
        [one] jedes Element kommt
       *[other] bis zu { $m } Elemente zusammen kommen
      } in mindestens { $achieved ->
        [one] 1 Datensatz
       *[other] { $achieved } Datensätzen
      } einer Klasse vor oder in keinem (verlangt: { $k })
  }; Verlust (NCP): { $loss }{ $emptied ->
    [0] {""}
    [one] ; 1 Datensatz wird ohne seine Elemente geschrieben
   *[other] ; { $emptied } Datensätze werden ohne ihre Elemente geschrieben
  }
cli-graph-released = { $vertices ->
    [one] 1 Person
   *[other] { $vertices } Personen
  } und { $edges } { $edges ->
    [one] Verbindung
   *[other] Verbindungen
  }: { $added } hinzugefügt, { $removed } entfernt; { $optimal ->
    [yes] weniger ist auf diesem Weg nicht möglich
   *[other] weniger als { $bound } ist auf diesem Weg nicht möglich
  }
cli-graph-model = { $model } ist erfüllt: Jede Anzahl von Verbindungen kommt bei mindestens { $achieved ->
    [one] 1 Person
   *[other] { $achieved } Personen
  } vor
cli-graph-risk = { $when ->
    [before] Vorher
   *[other] Nachher
  }: Wer weiß, { $known ->
    [degree] wie viele Verbindungen eine Person hat
   *[other] wie die Nachbarn einer Person untereinander verbunden sind
  }, greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus; infrage kommen mindestens { $fewest }
cli-graph-unprotected = Nicht geschützt: { $what ->
    [neighbourhood] wer daran zu erkennen ist, wie die Nachbarn verbunden sind
    [link] dass zwei Personen verbunden sind, sobald beide gefunden sind
   *[other] was Bezeichnungen über Personen sagen, und wer an ihnen zu erkennen ist
  }
cli-sets-unprotected = Warnung: Sensible Elemente sind genannt, und der Schutz behandelt sie wie alle anderen. Für sie gibt es „privacy-degree“.

## Query logs

cli-queries-removed = Aus Anfragen entfernt, weil es auf Personen hinweist: { $found }-mal ({ $kinds })
cli-queries-released = { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
  } von { $people } { $all ->
    [one] Person
   *[other] der { $all } Personen
  }; das Protokoll hat { $searches ->
    [one] 1 Suche
   *[other] { $searches } Suchen
  }
cli-queries-intents = { $queries ->
    [one] 1 Anfrage
   *[other] { $queries } Anfragen
  }, { $ambiguous } davon mehrdeutig und nach der Adresse geteilt, mit { $intents ->
    [one] 1 Absicht
   *[other] { $intents } Absichten
  }{ $complete ->
    [yes] {""}
   *[no] {". "}Es waren zu viele, um alle zu vergleichen; die Absichten sind deshalb feiner als verlangt
  }
cli-queries-loss = { $added } der Zeilen sind hinzugefügt; { $lost } der Suchen fehlen; die Anteile der Absichten weichen um { $distance } ab
cli-queries-model = { $model } ist erfüllt: { $same ->
    [intents] Was eine Person wollte, wollten mindestens { $achieved } Personen
   *[lines] Die Zeilen einer Person sind die von mindestens { $achieved } Personen
  }
cli-queries-risk = { $when ->
    [before] Vorher
   *[after] Nachher
  }: Wer { $known ->
    [query] eine Anfrage einer Person
    [two-queries] eine oder zwei Anfragen einer Person
    [all-queries] alle Anfragen einer Person
    [lines] alle Zeilen einer Person
   *[intents] alles, was eine Person wollte,
  } kennt, greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus; infrage kommen mindestens { $fewest }{ $undecided ->
    [0] {""}
    [one] {" "}(bei 1 Person wurden nicht alle Paare betrachtet)
   *[other] {" "}(bei { $undecided } Personen wurden nicht alle Paare betrachtet)
  }
cli-queries-unprotected = Nicht geschützt: { $what ->
    [queries] wer an genau seinen Anfragen, Seiten oder Tagen zu erkennen ist, auch wenn andere dasselbe wollten
   *[content] was alle gesucht haben, unter denen eine Person gefunden wird
  }

## Places

cli-places-released = Veröffentlicht: { $released } von { $requests ->
    [one] 1 Anfrage
   *[other] { $requests } Anfragen
  } von { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  } ({ $share })
cli-places-regions = Im Mittel ein Gebiet von { $area }{ $metres ->
    [yes] {" "}Quadratmetern
   *[no] {" "}Flächeneinheiten
  } mit { $people } Personen darin
cli-places-loss = Verloren: { $place } der Ortsangabe{ $time ->
    [none] {""}
   *[other] , { $time } der Zeitangabe
  }
cli-places-middle = (0, 0) liegt bei { $longitude } Grad Länge und { $latitude } Grad Breite
cli-places-model = { $model } ist erfüllt: Die Datei erreicht { $achieved }
cli-places-risk = { $attack ->
    [before] Vorher: Wer weiß, wo eine Person wann war,
    [restricted-space] Nachher: Wer weiß, welche Personen überhaupt je in einem Gebiet sind,
    [observation] Nachher: Wer sieht, welche Personen in einem Gebiet sind, solange es gilt,
    [reciprocity] Nachher: Wer außerdem weiß, wie Gebiete gebildet werden,
   *[intersection] Nachher: Wer außerdem weiß, welche Zeilen zu einer Person gehören,
  } greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus; { $few ->
    [0] niemand ist
    [one] 1 Person ist
   *[other] { $few } Personen sind
  } unter weniger Personen als verlangt, die kleinste Zahl ist { $fewest }

## frontier

cli-frontier-point = k { $k }, höchstens { $limit } % unterdrückt{ $enough ->
    [none] {""}
   *[other] {" "}(gefunden mit { $enough } %)
  }, { $recoding }: { $found ->
    [yes] Verlust { $loss }{ $kept ->
        [none] {""}
       *[other] {" "}({ $kept } % erhalten)
      }, { $suppressed ->
        [one] 1 Datensatz
       *[other] { $suppressed } Datensätze
      } unterdrückt{ $optimal ->
        [yes] , bewiesen optimal
       *[other] {""}
      }
   *[no] { $optimal ->
        [yes] es gibt keine Tabelle
       *[other] keine Tabelle gefunden
      }
  }
cli-frontier-interrupted = outis: unterbrochen. Bis dahin waren { $done } von { $all } Punkten bekannt.

## simulate

cli-simulation = Grundgesamtheit: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  }. Schwelle: ein Risiko von { $risk } (k = { $k }). Höchstens { $limit } % einer Stichprobe unterdrückt. Angaben: Mittelwert ± Standardabweichung.
cli-simulation-fraction = { $share } % gezogen ({ $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  }), { $samples ->
    [one] 1 Stichprobe
   *[other] { $samples } Stichproben
  }:
cli-simulation-rule = { $rule } (Klassen von { $smallest }): { $released ->
    [0] keine Veröffentlichung
   *[other] Risiko { $risk ->
        [none] keines, da nichts veröffentlicht wird
       *[other] { $risk } ± { $riskSpread }
      }{ $above ->
        [0] {""}
        [one] {" "}(in 1 Stichprobe über der Schwelle)
       *[other] {" "}(in { $above } Stichproben über der Schwelle)
      }, Unterscheidbarkeit { $cost ->
        [none] neben k-Anonymität nicht bekannt
       *[other] { $cost } ± { $costSpread }
      }, unterdrückt { $suppressed } ± { $suppressedSpread } %{ $released ->
        [one] , 1 Veröffentlichung
       *[other] , { $released } Veröffentlichungen
      }
  }
cli-simulation-interrupted = outis: unterbrochen. Bis dahin waren { $done } von { $all } Stichproben angesehen.

## advise

cli-advice-recipe = Im Rezept:

## attack

cli-attack-perturbed = { $name }: Mit dieser Spalte wurde nichts versucht. Das Rezept verändert ihre Werte zufällig, sodass sich nicht sagen lässt, was durch sie bekannt wird; viele können trotzdem stimmen, und ob die dieser Datei verändert wurden, sagt nur ihr Bericht.
cli-attack = { $attack }{ $file ->
    [none] {""}
   *[other] {" "}({ $file })
  }: { $tried ->
    [0] nicht ausprobiert, denn was dafür nötig ist, wurde nicht angegeben
   *[other] ausprobiert an { $tried } { $unit ->
        [classes] { $tried ->
            [one] Klasse
           *[other] Klassen
          }
        [records] { $tried ->
            [one] Datensatz
           *[other] Datensätzen
          }
       *[persons] { $tried ->
            [one] Person
           *[other] Personen
          }
      }{ $assumption ->
        [same-persons] {" "}(falls beide Veröffentlichungen dieselben Personen betreffen)
        [only-added] {" "}(falls Personen nur hinzugekommen sind)
        [none] {" "}(für alle, die in beiden stehen; wer das ist, zeigt keine Datei)
       *[unsaid] {""}
      }, { $refuted ->
        [none] {""}
       *[other] Zeile { $refuted } zeigt, dass die Reihenfolge der Dateien verschieden ist:{" "}
      }{ $succeeded ->
        [0] mit { $confidence } % Sicherheit ist nichts zu erfahren{ $highest ->
            [none] {""}
           *[other] , die höchste Sicherheit ist { $highest } %
          }
       *[other] über { $succeeded } davon ist etwas mit mindestens { $confidence } % Sicherheit zu erfahren
      }{ $complete ->
        [no] ; nicht alles wurde angesehen
       *[yes] {""}
      }
  }

## audit

cli-audited = { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
}, { $classes ->
    [one] 1 Klasse
   *[other] { $classes } Klassen
}; { $k ->
    [none] { $records ->
        [0] keine Klasse zu zählen
       *[other] keine Spalte, die andere kennen können
    }
   *[other] die kleinste hat { $k ->
        [1] 1 Datensatz
       *[other] { $k } Datensätze
      }
}; { $uniques ->
    [one] 1 Datensatz steht allein
   *[other] { $uniques } Datensätze stehen allein
}
cli-audit-warning-sensitive-unprotected = { audit-warning-sensitive-unprotected }
cli-audited-column = { $number } { $name }: { $role } ({ $reason }, { $certainty })
cli-audited-empty = { $empty ->
    [0] kein Datensatz sagt nichts aus
    [one] 1 Datensatz sagt nichts aus: Alle seine Zellen sind leer oder *. Er wurde unterdrückt und ist stehen geblieben, oder er ist eine Leerzeile
   *[other] { $empty } Datensätze sagen nichts aus: Alle ihre Zellen sind leer oder *. Sie wurden unterdrückt und sind stehen geblieben, oder sie sind Leerzeilen
}{ $lines ->
    [0] {""}
    [one] ; 1 Zeile ohne Inhalt zählt nicht als Datensatz
   *[other] ; { $lines } Zeilen ohne Inhalt zählen nicht als Datensätze
}
cli-audited-values = { $attribute }: { $l ->
    [none] keine Klasse hat einen Wert
   *[other] verschiedene Werte je Klasse mindestens { $l }; ihre Anteile weichen von denen der Datei um höchstens { $t } ab
}

## gate

cli-gated = { $passes ->
    [yes] Die Veröffentlichung genügt der Richtlinie
   *[no] Die Veröffentlichung genügt nicht der Richtlinie
} „{ $policy }“ ({ $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
}).
cli-gated-column = { $number } { $name }: { $role ->
    [none] niemand sagt, wofür sie ist
   *[other] { $role } ({ $reason })
}
cli-gated-model = { $name }: die Veröffentlichung hat { $achieved ->
    [none] nichts, was gemessen werden könnte
   *[other] { $achieved }
}; das Modell { $holds ->
    [yes] ist erfüllt
   *[no] ist nicht erfüllt
}

## plan, check

cli-planned = Der Plan steht in { $folder }: { $released } von { $records } Datensätzen werden veröffentlicht. Führen Sie apply.sql und verify.sql in der Datenbank aus, dann outis check.
cli-checked = { $holds ->
    [yes] Die Veröffentlichung ist, was der Plan erwartet: { $found ->
    [one] 1 Datensatz
   *[other] { $found } Datensätze
  }.
   *[no] Die Veröffentlichung ist nicht, was der Plan erwartet: Von { $found ->
    [one] 1 Datensatz
   *[other] { $found } Datensätzen
  } sind { $superfluous } zu viel oder verändert, und { $lacking } fehlen. Veröffentlichen Sie sie nicht.
}
cli-checked-added = Die Spalte { $column } steht in der Veröffentlichung, und der Plan weiß nichts von ihr. Veröffentlichen Sie sie nicht.
cli-checked-lacking = Die Spalte { $column } fehlt in der Veröffentlichung. Veröffentlichen Sie sie nicht.
cli-checked-formulas = Die Spalte { $column } wird unverändert veröffentlicht, und eine Tabellenkalkulation hielte einige ihrer Werte für Formeln. Wer eine Datei für Tabellenkalkulationen schreibt, muss ihnen einen Apostroph voranstellen.
cli-checked-unique = Die Spalte { $column } wird unverändert veröffentlicht, und mindestens die Hälfte ihrer Datensätze hat einen Wert für sich allein.
cli-checked-identifying = Die Spalte { $column } wird unverändert veröffentlicht, und die meisten ihrer Werte sehen aus wie Adressen oder Nummern von Personen.
cli-checked-unknown = Die Spalte { $column } wird unverändert veröffentlicht und wurde nicht angesehen.

## lattice

cli-lattice = { $nodes ->
    [one] 1 Stufenkombination
   *[other] { $nodes } Stufenkombinationen
  }, { $holding } davon zulässig; { $visited ->
    [one] 1 wurde angesehen
   *[other] { $visited } wurden angesehen
  }
cli-lattice-cells = { $ways ->
    [one] 1 Möglichkeit
   *[other] { $ways } Möglichkeiten
  }, jede Zelle jedes Datensatzes für sich zu generalisieren
cli-lattice-height = Höhe { $height }: { $holding } von { $nodes } zulässig{ $pruned ->
    [0] {""}
    [one] {" "}(1 ergibt sich aus anderen)
   *[other] {" "}({ $pruned } ergeben sich aus anderen)
  }
cli-lattice-minimal = { $count ->
    [0] Keine Stufenkombination ist innerhalb der Grenzen zulässig.
    [one] Eine minimale Stufenkombination:
   *[other] { $count } minimale Stufenkombinationen:
  }
cli-lattice-node = { $levels }: Verlust { $loss }, { $suppressed ->
    [one] 1 Datensatz
   *[other] { $suppressed } Datensätze
  } unterdrückt
cli-lattice-more = … und { $more } weitere; --minimal nennt alle.
cli-lattice-inexact = Ein Schutz für die Tabelle als Ganzes lässt mehr Möglichkeiten, Datensätze wegzulassen, als ausprobiert werden: Eine Stufenkombination, die sich nicht als zulässig erwies, kann es dennoch sein.

## run and measure

cli-older-release = outis: { $file } war schon vorher da und bleibt, wie es war: Die Datei gehört nicht zum eben geschriebenen Bericht.
cli-released = Veröffentlicht: { $records } von { $before ->
    [one] 1 Datensatz
   *[other] { $before } Datensätzen
  } ({ $suppressed } unterdrückt) in { $classes ->
    [one] 1 Äquivalenzklasse
   *[other] { $classes } Äquivalenzklassen
  }
cli-levels = Stufen: { $levels }
cli-compared = { $algorithm }: Verlust { $loss }{ $optimal ->
    [yes] {" "}(innerhalb der Grenzen erhält keine andere Stufenkombination mehr{ proof-stars })
   *[other] {""}
  }, { $classes ->
    [one] 1 Klasse
   *[other] { $classes } Klassen
  }, { $suppressed ->
    [one] 1 Datensatz
   *[other] { $suppressed } Datensätze
  } unterdrückt, { $visited } ausprobiert, { $seconds } s
cli-compared-nothing = { $algorithm }: innerhalb der Grenzen nichts gefunden, { $visited } ausprobiert, { $seconds } s
cli-compared-refused = { $algorithm }: { $why }
cli-loss = Verlust: { $loss }
cli-earlier = Zusammen mit { $file }: { $complete ->
    [no] zu viele Gruppen für einen Vergleich, daher ist nichts bekannt
   *[yes] { $found ->
        [0] über keine Gruppe wird mehr verraten, als der Schutz erlaubt
        [one] über 1 Gruppe wird mehr verraten, als der Schutz erlaubt
       *[other] über { $found } Gruppen wird mehr verraten, als der Schutz erlaubt
      }
  }{ $values ->
    [untried] ; was an sensiblen Werten übrig bleibt, wurde nicht ausprobiert, weil die Eingabe dazu nötig ist (--reference)
   *[tried] {""}
  }{ $accepted ->
    [yes] {" "}(in Kauf genommen)
   *[no] {""}
  }
cli-loss-bound = Verlust: { $loss } (innerhalb der Grenzen verliert keine Stufenkombination weniger als { $bound }{ proof-stars })
cli-loss-optimal = Verlust: { $loss } (bewiesen: innerhalb der Grenzen erhält keine andere Stufenkombination mehr{ proof-stars })
cli-measured = { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  }
cli-model = { $name }: verlangt { $asked }, erreicht { $achieved ->
    [none] nichts, was sich messen lässt
   *[other] { $achieved }
  }{ $facets ->
    [none] {""}
   *[other] {" "}({ $facets })
  }{ $valued ->
    [yes] {" "}von den Klassen mit einem Wert
   *[other] {""}
  }: { $holds ->
    [yes] erfüllt
   *[other] nicht erfüllt
  }{ $deciding ->
    [none] {""}
   *[other] . { $match ->
        [wildcard] Eine fehlende Zelle kann für alles stehen; zählt nur, was geschrieben steht, hat { $several ->
            [1] die maßgebliche Klasse
           *[other] eine von { $several } Klassen, die gleich schwach und zusammen maßgeblich sind,
          }
       *[other] { $several ->
            [1] Die maßgebliche Klasse hat
           *[other] Eine von { $several } Klassen, die gleich schwach und zusammen maßgeblich sind, hat
          }
      } { $deciding ->
        [one] 1 { unit-person }
       *[other] { $deciding } { unit-people }
      }
  }
cli-reference = Anteile von Werten werden verglichen mit denen { $given ->
    [yes] der angegebenen Bezugstabelle
   *[other] dieser Datei selbst; --reference nennt die Tabelle vor der Anonymisierung
  }
cli-risk = Risiko, nach den Quasi-Identifikatoren herausgegriffen zu werden: höchstens { $max } %, im Mittel { $average } %; { $above } % der { unit-people } über der Schwelle, { $uniques } einzigartig
cli-risk-before = Risiko, nach den Quasi-Identifikatoren herausgegriffen zu werden, vorher: höchstens { $max } %, im Mittel { $average } %; { $above } % der { unit-people } über der Schwelle, { $uniques } einzigartig
cli-risk-after = Risiko, nach den Quasi-Identifikatoren herausgegriffen zu werden, nachher: höchstens { $max } %, im Mittel { $average } %; { $above } % der { unit-people } über der Schwelle, { $uniques } einzigartig
cli-utility = Von allen Zellen der Quasi-Identifikatoren sind { $changed } % verändert; der Verlust ist { $loss }, die Präzision { $precision }, die Verzerrung { $distortion }
cli-counted-record = Jeder Datensatz ist eine Person, wie das Rezept sagt.
cli-counted-fold = Ein Datensatz je Person, nach „{ $by }“: { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
  } aus { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätzen
  }, { $several } davon mit mehreren (je Person höchstens { $most }).{ $unassigned ->
    [0] {""}
    [one] {" "}1 Datensatz, der nicht sagt, zu wem er gehört, wurde weggelassen.
   *[other] {" "}{ $unassigned } Datensätze, die nicht sagen, zu wem sie gehören, wurden weggelassen.
  }
cli-fold-lost = { $attribute } ({ $keep }): { $persons ->
    [0] {""}
    [one] 1 Person hatte auch andere Werte, verworfen wurden davon { $values }
   *[other] { $persons } Personen hatten auch andere Werte, verworfen wurden davon { $values }
  }{ $incomplete ->
    [0] {""}
   *[other] { $persons ->
        [0] {""}
       *[other] ;{" "}
      }bei { $incomplete } fehlt etwas, weil Zellen fehlen
  }
cli-households = { $households ->
    [one] 1 Haushalt
   *[other] { $households } Haushalte
  } mit { $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitgliedern
  }: Ein Haushalt wird mit höchstens { $max } % gefunden, im Durchschnitt mit { $average } %; { $expected } wären zu finden, wenn alle gesucht würden
cli-worst-completion = Wer alles kennt, was fehlt, dem bleiben mindestens { $fewest }; { $records } sind unter so wenigen zu finden
cli-sequences = Bei { $sheltered } von { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
  } steht jeder Datensatz in einer Klasse, die nicht über der Schwelle liegt; durch zwei ihrer Datensätze herausgegriffen werden davon { $twoAtLeast ->
    [yes] mindestens{" "}
   *[no] {""}
  }{ $byTwo }, durch zwei oder drei { $threeAtLeast ->
    [yes] mindestens{" "}
   *[no] {""}
  }{ $byThree }
cli-counted-open = Gezählt werden Datensätze: Das Rezept sagt nicht, ob jeder eine andere Person ist ("records": {"{"}"person": "record"{"}"}) oder welche Spalte die Personenkennung ist.
cli-counted-entity = Personen unterschieden nach „{ $entity }“: { $persons }{ $some ->
    [none] {""}
   *[other] ; einen Teil ihrer Datensätze verloren haben { $some }, alle { $all }
  }. Klassen und Risiken zählen Personen; Unterdrückung und Datenschutzmodelle für sensible Werte zählen Datensätze.
cli-warning = Hinweis: { $warning }
cli-advice = Empfehlung: { $advice }
cli-ranked = { $name }: trägt { $gain } zur Unterscheidung der anderen bei; für sich allein Unterscheidung { $distinction }, Trennung { $separation }; durch { $set } herausgegriffen: { $unique ->
    [one] 1 Datensatz
   *[other] { $unique } Datensätze
  }
cli-accepted = Im Rezept in Kauf genommen: { $warning }
cli-single-columns = { $count ->
    [one] Eine Spalte wird
   *[other] { $count } Spalten werden
  } mit Werten veröffentlicht, die für sich allein auf Personen hinweisen können, was immer unten über die Quasi-Identifikatoren gesagt wird: { $names }
cli-sensitive = { $attribute }: { $protection ->
    [models] { $guessable ->
        [no] gegen Rückschlüsse geschützt durch { $models }
       *[other] verlangt: { $models }
      }
    [declined] nicht gegen Rückschlüsse geschützt; das Rezept verzichtet darauf
    [perturbed] ihre Werte müssen nicht für die Personen daneben gelten
   *[other] nicht gegen Rückschlüsse geschützt, und das Rezept sagt nicht, dass das gewollt ist
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
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  }, { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
  }
cli-persons-recur = Stehen hier dieselben Personen zu mehreren Zeitpunkten? { $values } Kombinationen von { $names } kehren bei verschiedenen Werten von „{ $time }“ wieder, weit häufiger als bei verschiedenen Personen, in { $records } Datensätzen. Keine Spalte sagt, wer wer ist. Sind es dieselben Personen, geben Sie jeder von ihnen zu jedem Zeitpunkt dieselbe Nummer, und nennen Sie die Spalte mit "records": {"{"}"entity": "…"{"}"}, oder behalten Sie einen einzigen Wert von „{ $time }“; ist jeder Datensatz eine eigene Person, sollte das Rezept es sagen, mit "records": {"{"}"person": "record"{"}"}.
cli-person-of-names = Sagen „{ $names }“ zusammen, wer die Person ist? { $values } Personen in { $records } Datensätzen. Wenn ja, sollte das Rezept es sagen, mit "records": {"{"}"entity": "{ $name }"{"}"} und "data": {"{"}"together": {"{"}"{ $name }": { $partners }{"}"}{"}"}, damit Personen gezählt werden; ist jeder Datensatz eine eigene Person, dann mit "records": {"{"}"person": "record"{"}"}.
cli-person = Ist „{ $name }“ die Personenkennung? { $values } Werte in { $records } Datensätzen. Wenn ja, sollte das Rezept es sagen, mit "records": {"{"}"entity": "{ $name }"{"}"}{ $quasi ->
    [yes] {" "}und der Rolle "identifier" für die Spalte, die dann nicht veröffentlicht wird
   *[no] { "" }
  }, damit Personen gezählt werden; ist jeder Datensatz eine eigene Person, dann mit "records": {"{"}"person": "record"{"}"}. Braucht die Auswertung eine Zeile je Person, macht "data": {"{"}"fold": {"{"}"by": "{ $name }"{ $unassigned ->
    [0] { "" }
   *[other] , "unassigned": "leave-out"
  }{"}"}{"}"} aus den { $records } Datensätzen { $values }{ $unassigned ->
    [0] .
    [one] {" "}und lässt den einen weg, der nicht sagt, zu wem er gehört.
   *[other] {" "}und lässt die { $unassigned } weg, die nicht sagen, zu wem sie gehören.
  }
cli-format = Trennzeichen „{ $delimiter }“, { $encoding }{ $reason ->
    [mark] { "" }
    [only-ascii] {" "}(nur ASCII)
    [reads-as-utf-8] { "" }
    [every-other-zero] {" "}(von je zwei Bytes ist oft dasselbe null)
    [windows-signs] {" "}(kein UTF-8, mit Zeichen, die nur Windows hat)
    [iso-letters] {" "}(kein UTF-8, mit Buchstaben aus ISO 8859-15)
   *[other] {" "}(kein UTF-8; sehen Buchstaben falsch aus, geben Sie data.format.encoding im Rezept an)
  }{ $bom ->
    [yes] {" "}mit Byte Order Mark (BOM)
   *[other] {""}
  }, Zeilenende { $lineEnd ->
    [crlf] CR LF
   *[other] LF
  }, { $header ->
    [0] keine Zeile nennt die Spalten
    [1] die erste Zeile nennt die Spalten
   *[other] Zeile { $header } nennt die Spalten
  }
cli-layout = { $header ->
    [0] Der erste Datensatz steht in Zeile { $first }
   *[other] Die Spaltennamen stehen in Zeile { $header }, der erste Datensatz in Zeile { $first }
  }{ $reason ->
    [fewer-cells-above] {" "}(die Zeilen darüber haben weniger Zellen)
    [names-below] {" "}(die Zeilen darüber nennen keine Spalten)
    [empty-above] {" "}(die Zeilen darüber sind leer)
    [separator-above] {" "}(die Zeile darüber nennt das Trennzeichen)
   *[other] {""}
  }; weggelassen: { $above } darüber, { $units } unter den Spaltennamen, { $empty } ohne Inhalt, { $repeated-names } mit den Spaltennamen noch einmal, { $pages } mit Seitenzahlen, { $last } am Ende
cli-trim = Leerzeichen neben Trennzeichen werden weggelassen
cli-fit-records = Zellen, die am Ende von Zeilen nicht dastehen, gelten als fehlend
cli-wrapping-quotes = Anführungszeichen um ganze Zeilen werden entfernt
cli-wrapping-frame = Striche und Linien um die Zellen werden entfernt
cli-wrapping-aligned = Mindestens zwei Leerzeichen trennen die Zellen, die in Spalten untereinander stehen
cli-numbers = Zahlen: Tausender { $thousands ->
    [none] nicht getrennt
   *[other] getrennt durch „{ $thousands }“
  }, Währungs- oder Prozentzeichen { $currency ->
    [yes] daneben
   *[other] nirgends
  }
cli-sheet = { $format ->
    [dta] Eine Stata-Datei
    [parquet] Eine Parquet-Datei
    [xml] Eine Tabelle als XML
   *[other] Blatt „{ $sheet }“ einer Arbeitsmappe (.{ $format })
  }{ $detected ->
    [yes] , { $visible ->
        [yes] das erste sichtbare, das wie eine Tabelle aussieht
       *[other] das ausgeblendet ist (kein sichtbares Blatt hat eine Zelle)
    }
   *[other] { "" }
  }, { $header ->
    [0] keine Zeile nennt die Spalten
    [1] die erste Zeile nennt die Spalten
   *[other] Zeile { $header } nennt die Spalten
  }
cli-json = JSON, ein Objekt je Datensatz
cli-sheets = Alle Blätter: { $sheets }
cli-one-sheet = „{ $name }“{ $rows ->
    [none] { "" }
    [one] {" "}(1 Zeile)
   *[other] {" "}({ $rows } Zeilen)
  }{ $visible ->
    [no] {" "}(ausgeblendet)
   *[yes] { "" }
  }
cli-column = { $number }. { $name }: { $type }, { $distinct } verschiedene, { $missing } fehlend; { $role }, { $certainty } ({ $reason })
cli-offer = Passende Stufen: { $name } ({ $ladder }). { $levels } { $all ->
    [yes] Für alle { $values } verschiedenen Werte.
   *[no] Für { $fitting } von { $values } verschiedenen Werten.
}

## describe

cli-described = Outis { $version }, Rezeptversion { $recipe }
cli-models = Datenschutzmodelle
cli-losses = Verlustmaße
cli-aggregates = Zusammenfassungen der Verluste einzelner Spalten
cli-searches = Suchverfahren
cli-hierarchies = Hierarchien
cli-perturbations = Was die Werte einer Spalte verfälscht
cli-set-models = Datenschutzmodelle für Mengen von Elementen (data.kind: "transactions")
cli-set-searches = Verfahren, die eine Veröffentlichung von Mengen finden
cli-place-models = Datenschutzmodelle für Orte (data.kind: "locations")
cli-place-searches = Verfahren, die eine Veröffentlichung von Orten finden
cli-graph-models = Datenschutzmodelle für Graphen (data.kind: "graph")
cli-graph-searches = Verfahren, die eine Veröffentlichung eines Graphen finden
cli-log-models = Datenschutzmodelle für Suchprotokolle (data.kind: "queries")
cli-log-searches = Verfahren, die eine Veröffentlichung eines Suchprotokolls finden
cli-ladders = Stufenleitern, die angeboten werden, wo Werte passen
cli-column-warnings = Warnungen zu Spalten, die für sich allein auf Personen hinweisen können
cli-detectors = Womit deren Werte verglichen werden
cli-settings = Einstellungen
cli-defaults = Was ein Rezept bedeutet, wo es nichts sagt
cli-of-model = { $text ->
    [none] {""}
   *[other] { $what ->
        [stops] Verhindert: { $text }
        [not] Verhindert nicht: { $text }
       *[other] { $text }
      }
  }
cli-range = { $low } bis { $high }
cli-default = Vorgabe { $value }

# What commands and their arguments are for. English has this in the code.
cli-help-heading-usage = Aufruf:
cli-help-heading-commands = Befehle:
cli-help-heading-arguments = Argumente:
cli-help-heading-options = Optionen:
cli-help-help = Zeigt diese Hilfe oder die eines Befehls
cli-help-version = Zeigt die Version
cli-help-join = Eine weitere Tabelle, die das Rezept der Eingabe zur Seite stellt (data.join): einmal für jede, in dessen Reihenfolge. Eine Person kann darin beliebig viele Datensätze haben
cli-help-lang = Die Sprache, in der mit Menschen gesprochen wird; Veröffentlichungen, Berichte als JSON und Namen in Rezepten sind in jeder gleich
cli-help = Anonymisiert Tabellen mit einer oder mehreren Zeilen je Person, prüft, was geschrieben wurde, und belegt es
cli-help-after =
    Exit-Codes:
      0  fertig, und alle Modelle sind erfüllt
      1  keine Lösung innerhalb der Grenzen (`run` schreibt den Bericht, aber keine Veröffentlichung),
         oder ein Modell ist nicht erfüllt (`measure`), oder zusammen mit einer früheren Veröffentlichung
         sind Gruppen zu klein
      2  die Anfrage oder die Daten sind falsch; die Meldung sagt, wo
      3  ein Fehler in Outis selbst; nichts wird geschrieben
cli-help-run = Anonymisiert eine Tabelle nach einem Rezept und berichtet darüber
cli-help-run-recipe = Das Rezept: alle Entscheidungen, wie die Seite sie speichert
cli-help-run-input = Die Tabelle, die anonymisiert werden soll: CSV, JSON, XML, Parquet, eine Arbeitsmappe oder .dta von Stata. Mehrere Dateien, jede mit `--input`, sind in dieser Reihenfolge eine Tabelle, wenn sie dieselben Spalten haben
cli-help-run-sheet = Das Blatt, das gelesen wird, wenn die Tabelle eine Arbeitsmappe ist; es gilt statt dessen, was das Rezept nennt. Ohne Angabe das erste sichtbare mit mehr als einer Zeile und Spalte
cli-help-run-output = Wohin die Veröffentlichung kommt; sie erscheint erst, wenn sie geprüft ist. Ihr Name endet genau dann auf .xlsx oder .xml, wenn das Rezept eine Arbeitsmappe oder XML verlangt (output.format)
cli-help-run-report = Wohin der Bericht kommt. Er ist für Sie und nicht für die Öffentlichkeit: Er hilft Angreifern
cli-help-run-summary = Wohin die öffentliche Zusammenfassung kommt, für alle, die die Veröffentlichung erhalten: welche Spalten was zeigen, welcher Schutz verlangt und erfüllt ist und welches Risiko bleibt, ohne das, was Angreifern hilft
cli-help-run-anon_report = Wohin der `ANONReport` kommt, der Bericht, den ANON schreibt: XML mit Status, Stufen, Anzahlen und Zeiten. Das Rezept ist ein Auftrag von ANON oder folgt ANON (dialect)
cli-help-run-tables = Die Datei einer Tabelle, die das Rezept NAME nennt, etwa der Grundgesamtheit; sie gilt statt derjenigen, die das Rezept dafür haben mag
cli-help-run-earlier = Eine frühere Veröffentlichung über dieselben oder fast dieselben Personen. Gesucht wird, was beide zusammen verraten; sind Gruppen dadurch kleiner, als das k des Rezepts verlangt, wird nichts geschrieben (Exit-Code 1), außer das Rezept sagt `"earlier": "accepted"`. Mit `"earlier": "floors"` ist keine Spalte feiner als dort, mit `"columns"` gilt alles, was sie zeigt, als Quasi-Identifikator
cli-help-run-seed = Zieht die Reihenfolge der Datensätze und Werte, die nicht stimmen sollen, aus diesen 64 Hexadezimalziffern statt aus dem sicheren Generator des Systems, um dieselben Bytes noch einmal zu erhalten. Halten Sie sie geheim, und verwenden Sie sie nie für eine andere Veröffentlichung: Sie machen das Mischen rückgängig und solche Werte wieder wahr
cli-help-run-threads = So viele Threads suchen höchstens; ohne Angabe so viele, wie der Rechner Kerne hat, aber nicht mehr als 8. Nur die Suche `optimal` nutzt mehr als einen, und nur, wenn sie lange genug dauert. Veröffentlichung und Bericht sind für jede Zahl gleich
cli-help-run-strict = Weist ab (Exit-Code 2), wenn der Bericht davor warnen würde, dass die Veröffentlichung weniger hält, als man denken könnte: `records-may-repeat-persons`, `records-without-person`, `blocks-unfilled`, `ditto-marks`, `persons-alike`, `nearly-unique-column`, `looks-identifying`, `exact-places`, `sensitive-unprotected`, `persons-not-compared`, `no-common-values`, `dates-contradicted`. Dann wird nichts geschrieben
cli-help-run-quiet = Zeigt weder Fortschritt noch Zusammenfassung
cli-help-run-json = Schreibt Probleme als eine Zeile JSON statt als Satz auf die Standardfehlerausgabe
cli-help-run-after =
    Unterbrechungen (Strg-C oder die Aufforderung zu enden):
      Während der Suche wird die beste bis dahin gefundene Tabelle veröffentlicht, geprüft wie jede
      andere, und der Bericht sagt, dass ihre Stufen vorgegeben sind; über bessere ist dann nichts
      bekannt. Wurde noch nichts gefunden, sagt es der Bericht (Warnung `interrupted`), und der
      Exit-Code ist 1.
      Vor der Suche oder beim zweiten Mal wird alles abgebrochen: Keine Datei wird geschrieben oder
      verändert, und der Exit-Code ist 130, wie in Shells üblich.
cli-help-compare = Probiert mehrere Algorithmen an derselben Tabelle aus und zeigt, was jeder findet; nichts wird veröffentlicht
cli-help-compare-recipe = Das Rezept
cli-help-compare-input = Die Tabelle: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata, oder mehrere Dateien mit denselben Spalten
cli-help-compare-sheet = { cli-help-run-sheet }
cli-help-compare-tables = Die Datei einer Tabelle, die das Rezept NAME nennt, etwa der Grundgesamtheit
cli-help-compare-earlier = Eine frühere Veröffentlichung über dieselben oder fast dieselben Personen, mit den Hierarchien des Rezepts generalisiert, sei es auf andere Stufen: wonach sich `"earlier": "floors"` oder `"columns"` im Rezept richtet und womit `attack` die Veröffentlichung vergleicht, jede Datei für sich
cli-help-compare-searches = Die Algorithmen, die nach dem des Rezepts ausprobiert werden, mit ihren Namen in Rezepten; ohne Angabe die, die das Rezept unter `compare` nennt
cli-help-compare-json = Gibt aus, was gefunden wurde, und jedes Problem, als JSON
cli-help-frontier = Sagt, was jedes k und jede Unterdrückungsgrenze kostet, mit einer Stufe je Spalte und mit gemischter Genauigkeit; nichts wird veröffentlicht
cli-help-frontier-recipe = { cli-help-compare-recipe }
cli-help-frontier-input = { cli-help-compare-input }
cli-help-frontier-sheet = { cli-help-run-sheet }
cli-help-frontier-tables = { cli-help-compare-tables }
cli-help-frontier-earlier = { cli-help-compare-earlier }
cli-help-frontier-k = Die Werte von k; ohne Angabe 2,3,5,10,20,50
cli-help-frontier-limits = Die Unterdrückungsgrenzen als Anteile der Datensätze; ohne Angabe 0,0.01,0.02,0.05,0.1
cli-help-frontier-mixed = Die Rekodierungen, die für gemischte Genauigkeit ausprobiert werden, mit ihren Namen in Rezepten; ohne Angabe mondrian,iterative,subtree
cli-help-frontier-nodes = So viele Stufenkombinationen werden für jeden Punkt mit einer Stufe je Spalte höchstens angesehen; ohne Angabe 10000
cli-help-frontier-json = Gibt die Punkte und jedes Problem als JSON aus
cli-help-frontier-after =
    Jeder Punkt ist das, was ein Lauf des Rezepts mit einem anderen k für die k-Anonymität und einer
    anderen Unterdrückungsgrenze ergäbe; alles Übrige bleibt, wie es ist. Bei full-domain sagt `optimal`,
    ob keine Wahl von einer Stufe je Spalte weniger verliert; waren vorher alle erlaubten
    Stufenkombinationen verbraucht, ist es die beste, die gefunden wurde. Mixed ist die Rekodierung, die
    von den ausprobierten am wenigsten verlor; bewiesen ist darüber nichts. Eine Unterbrechung (Strg-C)
    gibt die bis dahin bekannten Punkte aus und endet mit 130, wie in Shells üblich. Exit-Code 1: Kein
    Punkt hat eine Tabelle.
cli-help-simulate = Zieht Stichproben aus einer Grundgesamtheit und sagt, wie gefährdet ihre Personen bei k-Anonymität und drei Regeln sind, die k-Map annähern, und was jede kostet; nichts wird veröffentlicht
cli-help-simulate-population = Die Grundgesamtheit: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata, oder mehrere Dateien mit denselben Spalten; jeder Datensatz ist eine Person
cli-help-simulate-recipe = Das Rezept, mit k-Anonymität als einzigem Modell
cli-help-simulate-sheet = Das Blatt, das gelesen wird, wenn die Grundgesamtheit eine Arbeitsmappe ist
cli-help-simulate-fractions = Die Anteile der Grundgesamtheit, die gezogen werden; ohne Angabe 0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9
cli-help-simulate-samples = Wie viele Stichproben von jedem Anteil gezogen werden, höchstens 100000; ohne Angabe 1000
cli-help-simulate-seed = Zieht die Stichproben aus diesen 64 Hexadezimalziffern statt aus dem sicheren Generator des Systems, um dieselben Zahlen noch einmal zu erhalten
cli-help-simulate-threads = Die höchste Zahl von Threads; ohne Angabe so viele, wie der Rechner Kerne hat, aber höchstens 8
cli-help-simulate-csv = Schreibt die Zahlen auch als CSV: eine Zeile für jeden Anteil und jede Regel
cli-help-simulate-json = Gibt die Zahlen und jedes Problem als JSON aus
cli-help-simulate-after =
    Für jede Stichprobe wird die Veröffentlichung, die am wenigsten verliert, viermal gesucht, wie
    `optimal` sie findet: mit k-Anonymität und mit k-Map durch individuelles Risiko, durch einen
    Poisson-Test und durch einen gestutzten Poisson-Test, beide mit einem Signifikanzniveau von 0,1. Das
    Risiko ist eins durch die kleinste Zahl von Personen der Grundgesamtheit, die sich in dem gleichen,
    was veröffentlicht wird; die Unterscheidbarkeit ist auf die von k-Anonymität in derselben Stichprobe
    bezogen. Das Rezept hat k-Anonymität und kein anderes Modell.
    Derselbe Startwert, dieselbe Grundgesamtheit und dasselbe Rezept ergeben bei jeder Zahl von Threads
    dieselben Stichproben und Zahlen. Eine Unterbrechung (Strg-C) gibt aus, was die bis dahin
    angesehenen Stichproben ergeben, und endet mit 130, wie in Shells üblich. Exit-Code 1: Keine
    Stichprobe hat eine Veröffentlichung.
cli-help-convert = Schreibt ein Rezept als Auftrag von ANON oder einen Auftrag von ANON als Rezept
cli-help-convert-recipe = Das Rezept, das zum Auftrag wird, oder der Auftrag, der zum Rezept wird
cli-help-convert-output = Wohin der Auftrag oder das Rezept kommt
cli-help-convert-source = Die Tabelle, die ein Auftrag nennen soll
cli-help-convert-release = Die Veröffentlichung, die ein Auftrag nennen soll; mit .xml am Ende, wenn sie XML sein soll
cli-help-convert-report = Der Bericht, den ein Auftrag nennen soll
cli-help-convert-json = Schreibt Probleme auf die Standardfehlerausgabe und, was weggelassen wird, auf die Standardausgabe, beides als JSON
cli-help-advise = Sagt, welcher Schutz zu denen passt, die in einer Veröffentlichung Personen suchen könnten, und warum
cli-help-advise-knows_membership = Ob jemand von einer Person wissen kann, dass sie in der Datei ist: von ihr selbst, aus der Nachbarschaft, oder weil alle darin sind (yes oder no). Im Zweifel yes
cli-help-advise-sampling_fraction = Der Anteil der Grundgesamtheit, der in der Datei ist, wenn sie eine zufällige Stichprobe davon ist
cli-help-advise-has_population = Ob eine Tabelle der Grundgesamtheit mit denselben Quasi-Identifikatoren vorliegt (yes oder no)
cli-help-advise-risk = Das größte Risiko, dass eine Person gefunden wird, zwischen 0 und 1
cli-help-advise-json = Gibt die Empfehlung und jedes Problem als JSON aus
cli-help-advise-after =
    k ist eins durch das Risiko, in ganzen Personen und mindestens 2. Wer von einer Person weiß, dass sie
    in der Datei ist, sucht unter deren Datensätzen: k-Anonymität. Wer die Grundgesamtheit kennt, aber
    nicht weiß, wer in der Datei ist, sucht unter allen Personen: k-Map, gezählt in der Grundgesamtheit,
    wenn sie vorliegt, oder aus einer Stichprobe durch einen Test erschlossen. Ohne deren Anteil sagt
    die Datei nichts über die Grundgesamtheit: k-Anonymität.
cli-help-lattice = Sagt, welche Stufenkombinationen zulässig sind und welche davon minimal; nichts wird veröffentlicht
cli-help-lattice-recipe = { cli-help-compare-recipe }
cli-help-lattice-input = { cli-help-compare-input }
cli-help-lattice-sheet = { cli-help-run-sheet }
cli-help-lattice-tables = { cli-help-compare-tables }
cli-help-lattice-earlier = { cli-help-compare-earlier }
cli-help-lattice-minimal = Sagt nur, welche minimal sind, und nicht, wie viele auf jeder Höhe zulässig sind
cli-help-lattice-nodes = Nennt dazu jede Stufenkombination, wenn es nicht mehr als 2.000 sind
cli-help-lattice-json = { cli-help-compare-json }
cli-help-lattice-after =
    Eine Stufenkombination ist eine Stufe für jeden Quasi-Identifikator. Sie ist zulässig, wenn ihre
    Tabelle veröffentlicht werden darf: Jedes Modell ist erfüllt, und es sind nicht mehr Datensätze
    weggelassen, als das Rezept erlaubt. Sie ist minimal, wenn keine andere zulässig ist, deren Stufen
    alle ebenso niedrig oder niedriger sind. Wo die Modelle es erlauben, ergeben sich die meisten aus
    anderen; sonst wird jede angesehen. Mehr als 1.000.000 werden abgewiesen.
    Exit-Code 1: Keine ist zulässig.
cli-help-measure = Misst, was eine Datei einhält; Bezeichnungen gelten, wie sie dastehen
cli-help-measure-recipe = Das Rezept, dessen Modelle erfüllt sein sollen
cli-help-measure-input = Die Datei, die gemessen wird: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata, oder mehrere mit denselben Spalten; Spalten, die das Rezept Identifikatoren nennt, dürfen fehlen
cli-help-measure-sheet = { cli-help-run-sheet }
cli-help-measure-reference = Die Tabelle vor der Anonymisierung: Anteile sensibler Werte werden mit denen in ihr verglichen. Ohne sie werden sie mit denen der gemessenen Datei selbst verglichen. Es können auch mehrere Dateien sein
cli-help-measure-earlier = Eine frühere Veröffentlichung über dieselben oder fast dieselben Personen. Gesucht wird, was beide zusammen verraten; sind Gruppen dadurch kleiner, als das k des Rezepts verlangt, ist der Exit-Code 1, außer das Rezept sagt `"earlier": "accepted"`. Mit --reference ist bekannt, wofür Bezeichnungen stehen und ob jemand weggelassen wurde; ohne gilt niemand als weggelassen
cli-help-measure-tables = { cli-help-compare-tables }
cli-help-measure-json = Gibt den Bericht als JSON aus und Probleme als eine Zeile JSON auf die Standardfehlerausgabe
cli-help-attack = Versetzt sich in jemanden, der aus einer Veröffentlichung etwas über Personen erfahren will
cli-help-attack-recipe = { cli-help-compare-recipe }
cli-help-attack-input = { cli-help-compare-input }
cli-help-attack-sheet = { cli-help-run-sheet }
cli-help-attack-tables = { cli-help-compare-tables }
cli-help-attack-earlier = { cli-help-compare-earlier }
cli-help-attack-release = Die Veröffentlichung: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata, oder mehrere Dateien mit denselben Spalten
cli-help-attack-known = Was jemand über Personen weiß: eine Datei mit einigen der veröffentlichten Spalten, etwa ein Register mit Namen; Zellen dürfen fehlen. Jede Datei wird für sich ausprobiert
cli-help-attack-only = Die Angriffe, die ausprobiert werden; ohne Angabe alle
cli-help-attack-confidence = Die Sicherheit, über 0 und höchstens 1, von der an etwas als erfahren gilt
cli-help-attack-exclude = Wie viele Werte einer sensiblen Spalte jemand ausschließen kann
cli-help-attack-likelihood = Wie viel wahrscheinlicher ein Wert für die Angegriffenen ist als für andere, 0, wenn er unmöglich ist: SPALTE=WERT=VERHÄLTNIS; gilt für diese Spalte statt --exclude
cli-help-attack-values = Nennt auch Werte. Sie sind das, was die Veröffentlichung nicht verraten soll: Behalten Sie sie für sich
cli-help-attack-json = { cli-help-compare-json }
cli-help-attack-after =
    Angriffe: linking, homogeneity, background, skewness, similarity, minimality; mit --known auch
    membership; mit --earlier auch unsorted, complementary, temporal, composition,
    difference, mit mehreren auch joint.
    Ohne --known werden die Personen der Eingabe angegriffen, deren Quasi-Identifikatoren alle bekannt
    sind. Wer welcher Datensatz sein kann, entscheidet sich danach, wofür jeder Text stehen kann; für
    fehlende Zellen und * kommt alles infrage. `persons` sind Zeilen der bekannten Datei oder der
    Eingabe, `rows` Datensätze der Veröffentlichung, von 1 an gezählt.
    Exit-Code 1: Ein Befund erreicht die Sicherheit.
cli-help-run-policy = Die Richtlinie einer Einrichtung. Ein Rezept, das weniger verlangt als sie, wird abgelehnt (Exit-Code 2), ebenso eine Veröffentlichung, deren höchstes Risiko über ihrer Grenze liegt; der Bericht nennt sie
cli-help-measure-policy = Die Richtlinie einer Einrichtung. Ein Rezept, das weniger verlangt als sie, wird abgelehnt (Exit-Code 2); der Exit-Code ist 1, wenn die Datei nicht erfüllt, was sie verlangt
cli-help-gate = Entscheidet nach einer Richtlinie, ob eine eingereichte Veröffentlichung genügt
cli-help-gate-release = Die eingereichte Veröffentlichung: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata
cli-help-gate-report = Der Bericht, der mit ihr eingereicht wurde. Ihm wird nicht geglaubt: er kann nur Gründe zur Ablehnung hinzufügen
cli-help-gate-policy = Die Richtlinie, die entscheidet
cli-help-gate-sheet = Das Blatt, das gelesen wird, wenn die Veröffentlichung eine Arbeitsmappe ist
cli-help-gate-json = Gibt, was gefunden wurde, und jedes Problem als JSON aus
cli-help-gate-after =
    Wofür Spalten sind, sagt die Richtlinie, und bei denen, die sie nicht nennt, ihr Aussehen; eine
    Spalte, von der beide nichts wissen, wird abgelehnt. Modelle und Risiko werden an der
    Veröffentlichung gemessen. Was sie nicht zeigt (wer wer ist, Gewichte, die Grundgesamtheit,
    frühere Veröffentlichungen), kann nur der Bericht sagen: Das wird aufgezählt und abgelehnt, wenn
    die Richtlinie es nicht hinnimmt.
    Exit-Code 1: Die Veröffentlichung genügt nicht; jeder Grund wird genannt.
cli-help-sql = Gibt Anweisungen für eine Tabelle aus, die in ihrer Datenbank bleibt
cli-help-count = Gibt die Anweisungen aus, die eine Tabelle zählen: wie viele Datensätze jede Verbindung von Zellen haben
cli-help-count-recipe = Das Rezept, wie es für eine Datei ist
cli-help-count-dialect = Wessen SQL es ist: duckdb, postgres oder spark
cli-help-count-source = Die Tabelle oder Sicht, wie die Datenbank sie nennt; die eines Schnappschusses, wenn es einen gibt
cli-help-count-json = Gibt jedes Problem als JSON aus
cli-help-plan = Anonymisiert, was eine Datenbank gezählt hat, und schreibt, was sie braucht, um die Veröffentlichung zu schreiben
cli-help-plan-recipe = Das Rezept, nach dem die Tabelle gezählt wurde
cli-help-plan-counts = Was die Datenbank gezählt hat
cli-help-plan-dialect = Wessen SQL es ist: duckdb, postgres oder spark
cli-help-plan-form = Wie die Datenbank erfährt, was geschrieben wird: a für jeden Wert jeder Spalte, b für jede Verbindung von Werten. Ohne Angabe b bis zwei Millionen Zeilen, darüber a, wenn das möglich ist
cli-help-plan-out = Der Ordner für den Plan: plan.json, cells.csv, expected.csv, apply.sql, verify.sql, drop.sql
cli-help-plan-report = Wohin der Bericht kommt. Er ist für Sie und nicht für die Öffentlichkeit: Er hilft Angreifern
cli-help-plan-tables = Die Datei einer Tabelle, die das Rezept NAME nennt, etwa der Grundgesamtheit; sie tritt an die Stelle derer, die das Rezept vielleicht dafür hat
cli-help-plan-threads = Wie viele Threads suchen; ohne Angabe so viele wie Kerne da sind, höchstens acht. Was gefunden wird, hängt nicht davon ab
cli-help-plan-policy = Die Richtlinie einer Einrichtung. Ein Rezept, das weniger verlangt als sie, wird abgelehnt (Exit-Code 2), ebenso eine Veröffentlichung, deren höchstes Risiko über ihrer Grenze liegt; der Bericht nennt sie
cli-help-plan-json = Gibt den Bericht und jedes Problem als JSON aus
cli-help-check = Hält, was eine Datenbank geschrieben hat, gegen das, was ein Plan erwartet
cli-help-check-plan = Der Ordner des Plans
cli-help-check-counts = Was die Datenbank an der Veröffentlichung gezählt hat, die sie geschrieben hat: released.csv
cli-help-check-columns = Was sie über die Spalten sagt, die nicht gezählt werden; ohne Angabe columns.csv im Ordner des Plans, wenn es solche Spalten gibt
cli-help-check-header = Die Namen der Spalten der Veröffentlichung, wie die Datenbank sie nennt; ohne Angabe header.csv im Ordner des Plans
cli-help-check-report = Wohin kommt, was gefunden wurde, als JSON
cli-help-check-json = Gibt, was gefunden wurde, und jedes Problem als JSON aus
cli-help-audit = Sieht eine Datei an, die jemand veröffentlicht hat, ohne das Rezept, aus dem sie stammt
cli-help-audit-input = Die Datei: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata, oder mehrere mit denselben Spalten
cli-help-audit-sheet = Das Blatt, das angesehen wird, wenn die Datei eine Arbeitsmappe ist; ohne Angabe das erste sichtbare mit mehr als einer Zeile und Spalte
cli-help-audit-header = Ob die erste Zeile die Namen der Spalten enthält (yes oder no); ohne Angabe wird das vermutet, und Spalten, die hier genannt sind, sprechen dafür
cli-help-audit-quasi_identifier = Spalten, die jemand über eine Person wissen kann
cli-help-audit-sensitive = Spalten, die jemand gern erfahren würde
cli-help-audit-insensitive = Spalten, für die beides nicht gilt
cli-help-audit-confidence = { cli-help-attack-confidence }
cli-help-audit-exclude = { cli-help-attack-exclude }
cli-help-audit-values = Nennt auch Werte
cli-help-audit-json = { cli-help-compare-json }
cli-help-audit-after =
    Spalten haben die Rollen, die angegeben sind; für die anderen gelten die, die `inspect` vorschlägt;
    sehen Sie also nach, wofür jede gehalten wurde. Gleiche Texte sind eine Klasse, wofür sie auch stehen.
    Exit-Code 1: Ein Befund erreicht die Sicherheit; ein Datensatz, der allein in seiner Klasse ist, tut
    es immer.
cli-help-inspect = Sieht eine Datei an: Format, Spalten, vorgeschlagene Rollen mit Gründen
cli-help-inspect-input = Die Tabelle, die angesehen wird: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata, oder mehrere Dateien mit denselben Spalten
cli-help-inspect-join = Eine weitere Tabelle über dieselben Personen, in der jede beliebig viele Datensätze haben kann. Welche Spalten sagen, wessen sie sind, wird herausgefunden und steht im Rezept für den Anfang (data.join)
cli-help-inspect-sheet = { cli-help-audit-sheet }
cli-help-inspect-json = Gibt alles als JSON aus, mit einem Rezept für den Anfang und den häufigsten Werten jeder Spalte; Probleme erscheinen als eine Zeile JSON auf der Standardfehlerausgabe
cli-help-hierarchy = Gibt die Stufen einer Spalte als Hierarchiedatei von ARX aus: eine Zeile je Wert, die feinste Stufe zuerst, ; zwischen den Stufen
cli-help-hierarchy-recipe = Das Rezept, das sagt, wie die Spalte gröber wird
cli-help-hierarchy-input = Die Tabelle mit ihren Werten: CSV, JSON, Parquet, eine Arbeitsmappe oder .dta von Stata, oder mehrere Dateien mit denselben Spalten
cli-help-hierarchy-attribute = Die Spalte, wie das Rezept sie nennt
cli-help-hierarchy-sheet = Das Blatt, das gelesen wird, wenn die Tabelle eine Arbeitsmappe ist; es gilt statt dessen, was das Rezept nennt
cli-help-hierarchy-json = { cli-help-run-json }
cli-help-describe = Nennt Modelle, Verluste, Suchen und Hierarchien mit ihren Bereichen und Quellen
cli-help-describe-json = Gibt es als JSON aus

## describe: what is English in the code, by list and id

cli-formula-models-average-risk = J / n ≤ average, 1 / f ≤ max für alle bis auf einen Anteil records-at-risk
cli-formula-models-pd-recursive-l-diversity = r_y < c·(r_l + … + r_m), y der häufigste Wert, der nicht bekannt werden darf
cli-formula-models-npd-recursive-l-diversity = wie zuvor mit c₁, und n(s) / f ≥ c₂ % für geschützte s
cli-formula-models-guarding-nodes = |{"{"}s unter dem Schutzknoten{"}"}| / f ≤ probability
cli-formula-models-subset-k-anonymity = jede Kombination von höchstens size Attributen kommt ≥ k-mal vor
cli-source-models-sample-uniqueness = Anteil der Datensätze, die allein stehen, wie in ARX.
cli-source-models-personal-k = X. Xiao, Y. Tao. Personalized Privacy Preservation. SIGMOD 2006, für Klassengrößen.
cli-source-losses-aecs = Mittlere Größe der Äquivalenzklassen, wie in ARX.
cli-source-losses-monotonic-non-uniform-entropy = A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), 2009; Unterdrückung zählt nicht.
cli-source-losses-normalized-non-uniform-entropy = A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), 2009; geteilt durch das, was jedes Attribut höchstens verlieren kann.
cli-source-losses-weighted-information-loss = ANON: der Verlust je Stufe, den das Rezept selbst nennt, nach Priorität gewichtet.
cli-formula-losses-modification-rate = veränderte Zellen / Zellen
cli-source-losses-height = Die Stufen, die jeder Quasi-Identifikator steigt, durch das Aggregat verbunden; die Höhe von ARX ist ihre Summe.
cli-source-aggregates-arithmetic-mean = Das gewichtete Mittel über die Quasi-Identifikatoren.
cli-source-aggregates-geometric-mean = Das geometrische Mittel von 1 + Verlust, weniger 1, wie in ARX.
cli-source-aggregates-sum = Die gewichtete Summe über die Quasi-Identifikatoren.
cli-source-aggregates-max = Der größte gewichtete Verlust eines Quasi-Identifikators.
cli-source-aggregates-rank = Alle gewichteten Verluste vom größten bis zum kleinsten, einer nach dem anderen verglichen.
cli-source-searches-optimal = Branch and Bound (das Beste zuerst) über den Generalisierungsverband; was gefunden wird, wird bewiesen.
cli-source-searches-fixed = Ein Knoten des Verbands, der zuvor gewählt wurde.
cli-source-searches-iterative = Die optimale Suche, wiederholt auf den Datensätzen, die sie unterdrückt hat; nach F. Prasser, R. Bild, J. Eicher, H. Spengler, F. Kohlmayer, K. Kuhn. Lightning: Utility-Driven Anonymization of High-Dimensional Data. TDP 9(2), 2016, und ARX.
cli-source-hierarchies-levels = Eine Zeile je Wert, die feinste Stufe zuerst: die Hierarchiedateien von ARX.
cli-source-hierarchies-groups = Ein Baum benannter Gruppen von Werten (Generalisierungshierarchie von Werten).
cli-source-hierarchies-intervals = Gleich breite Intervalle, die jeder Stufe in denen der nächsten.
cli-source-hierarchies-cuts = Bereiche zwischen Schnittpunkten, die jeder Stufe unter denen der Stufe darunter; ein oder zwei Punkte sind Top- und Bottom-Coding.
cli-source-hierarchies-mask = P. Samarati, L. Sweeney. Protecting Privacy when Disclosing Information. 1998: Zeichen eines Codes werden eines nach dem anderen zu *.
cli-source-hierarchies-date = Einheiten des Kalenders (gregorianisch, ISO 8601).
cli-source-hierarchies-rare = Werte, die weniger als n Datensätze der Tabelle haben, unter einer Bezeichnung.
cli-source-hierarchies-ready = Die Stufen einer veröffentlichten Klassifikation: ICD-10 der WHO, ISCED, ISCO-08, NUTS, UN M.49, deutsche und britische Postleitzahlen; Tageszeiten.
cli-formula-perturbations-swap = y = x ∘ σ, σ ein zufälliger Zyklus von share · n Datensätzen
cli-formula-set-models-km-anonymity = support(X) ≥ k für jedes X mit |X| ≤ m, das vorkommt
cli-formula-set-models-transaction-k-anonymity = jede Menge ist gleich der von mindestens k − 1 anderen
cli-formula-set-models-privacy-degree = count(s) / |group| ≤ 1/p für jedes sensible Element s und jede Gruppe
cli-source-set-searches-optimal = Branch and Bound über alle Schnitte durch den Baum der Elemente.
cli-source-set-searches-top-down = Y. He, J. F. Naughton. PVLDB 2(1), 2009: lokale Generalisierung von oben nach unten.
cli-source-set-searches-cahd = G. Ghinita, Y. Tao, P. Kalnis. ICDE 2008: Anonymisierung hochdimensionaler Daten nach Zusammenhängen.
cli-formula-place-models-location-k-anonymity = jede Verhüllung umfasst mindestens k Personen
cli-source-place-searches-grid = Zellen einer Breite, oder Blöcke aus 2 × 2, 4 × 4, … davon.
cli-source-place-searches-clique-cloak = B. Gedik, L. Liu. Location privacy in mobile systems: a personalized anonymization model. ICDCS 2005, Abschnitt 4.
cli-formula-graph-models-k-degree-anonymity = jede Zahl von Verbindungen, die vorkommt, ist die von mindestens k Knoten
cli-source-graph-searches-supergraph = K. Liu, E. Terzi. SIGMOD 2008: Kanten werden hinzugefügt (Supergraph mit Probing).
cli-source-graph-searches-swap = Kanten werden hinzugefügt und entfernt, wie K. Liu und E. Terzi es verlangen (SIGMOD 2008, simultaneous additions and deletions).
cli-source-graph-searches-construct = K. Liu, E. Terzi. SIGMOD 2008: alle Kanten werden neu gebildet (ConstructGraph), nach V. Havel (1955) und S. L. Hakimi (1962).
cli-formula-log-models-query-k-anonymity = die Zeilen oder die Menge der Absichten jeder Person sind die von mindestens k Personen
cli-source-log-searches-intent-clusters = D. Beeferman, A. Berger. Agglomerative clustering of a search engine query log. KDD 2000; Personen in Gruppen, Anfragen hinzugefügt oder unterdrückt wie in CIKM 2009.
cli-source-ladders-nuts = Europäische Union, Verordnung (EG) Nr. 1059/2003 (NUTS): wie Codes aufgebaut sind.
cli-source-ladders-countries-m49 = Vereinte Nationen, M.49; ISO 3166; Namen der Staaten aus Unicode CLDR.
cli-source-ladders-plz-leitregion = Wie deutsche Postleitzahlen aufgebaut sind.
cli-source-ladders-postcode-uk = Wie britische Postleitzahlen aufgebaut sind, mit ihren Gebieten.
cli-source-ladders-ages-top = 90 und darüber als eines: 45 CFR 164.514(b)(2)(i)(C).
cli-source-column-warnings-nearly-unique-column = Eine sensible oder nicht sensible Spalte, in der mindestens dieser Anteil der Datensätze mit Wert einen hat, den sonst niemand hat: Wer den Wert kennt, findet die Person dann öfter als nicht. Bei weniger Datensätzen wird nichts gesagt, weil Werte zufällig verschieden sind, die von Zahlen und Daten vor allem.
cli-source-column-warnings-looks-identifying = Eine veröffentlichte Spalte mit Werten, auf die eine der Erkennungen unten passt; bei Quasi-Identifikatoren zählen nur E-Mail-Adressen und Konten und, wenn mindestens dieser Anteil der Werte passt, Telefonnummern, Kfz-Kennzeichen, Anschriften, Koordinaten und Nummern, die Personen erhalten.
cli-source-column-warnings-sensitive-unprotected = Eine sensible Spalte, die kein Modell vor Rückschlüssen schützt und deren Schutz das Rezept nicht ablehnt.
cli-source-detectors-e-mail = Eine E-Mail-Adresse, allein oder in einem Text. Eine genügt.
cli-source-detectors-iban = Eine Kontonummer mit der Länge ihres Landes und richtigen Prüfziffern (ISO 13616). Eine genügt.
cli-source-detectors-credit-card = Eine Kartennummer mit 14 bis 19 Ziffern, einem bekannten Anfang und richtiger Prüfziffer (ISO/IEC 7812).
cli-source-detectors-health-insurance-number = Eine deutsche Krankenversichertennummer: ein Buchstabe und neun Ziffern, deren letzte die anderen prüft (§ 290 SGB V).
cli-source-detectors-pension-insurance-number = Eine deutsche Rentenversicherungsnummer: Bereich, Geburtstag, ein Buchstabe, Seriennummer und Prüfziffer (§ 2 VKVV).
cli-source-detectors-tax-number = Eine deutsche Steuer-Identifikationsnummer: elf Ziffern, von denen zwei oder drei gleich sind, mit richtiger Prüfziffer (§ 139b AO), oder die Nummer eines Finanzamts wie 181/815/08155.
cli-source-detectors-ahv-number = Eine Schweizer AHV-Nummer: dreizehn Ziffern ab 756 mit richtiger Prüfziffer.
cli-source-detectors-svnr-number = Eine österreichische Sozialversicherungsnummer: laufende Nummer mit richtiger Prüfziffer und der Geburtstag.
cli-source-detectors-nir-number = Eine französische Sozialversicherungsnummer (NIR) mit richtigem Schlüssel.
cli-source-detectors-nhs-number = Eine britische NHS-Nummer: zehn Ziffern, deren letzte die anderen prüft.
cli-source-detectors-national-insurance-number = Eine britische National-Insurance-Nummer: zwei Buchstaben, sechs Ziffern und ein Buchstabe von A bis D.
cli-source-detectors-cpf-number = Eine brasilianische CPF-Nummer: elf Ziffern, deren letzte zwei die anderen prüfen.
cli-source-detectors-national-number = Eine Nummer, die ein anderer Staat Personen gibt, in einer Spalte, deren Werte nahezu alle nach derselben Regel richtig sind: Codice fiscale, DNI, PESEL, BSN und dergleichen.
cli-source-detectors-ssn-number = Eine amerikanische Sozialversicherungsnummer wie 123-45-6789.
cli-source-detectors-medical-record-number = Die Nummer einer Krankenakte hinter MRN.
cli-source-detectors-guid = Eine weltweit eindeutige Kennung (RFC 9562).
cli-source-detectors-telephone = Eine Telefonnummer mit der Vorwahl eines Landes oder Ortes, allein oder in einem Text. Bloße Zahlen sind nur welche, wenn die Spalte so heißt oder fast alle aus einem Land sind; Dezimalzahlen, Daten, die Codes einer Spalte, die so heißt, und Artikelnummern, nach ihren Prüfziffern, sind keine.
cli-source-detectors-network-address = Die Adresse eines Geräts: IPv4, IPv6 oder MAC.
cli-source-detectors-web-address = Die Adresse einer Seite, mit https:// oder www.
cli-source-detectors-number-plate = Ein Kfz-Kennzeichen aus Deutschland, Österreich, der Schweiz, Frankreich, Italien oder Großbritannien.
cli-source-detectors-street-address = Eine Straße mit Hausnummer, vielleicht mit Postleitzahl und Ort.
cli-source-detectors-coordinates = Breite und Länge mit mindestens drei Nachkommastellen, oder in Grad und Minuten.
cli-source-detectors-person-name = Zwei bis vier Wörter mit einem verbreiteten Vornamen oder einer Anrede, ein Wort mit einer Initiale, oder eine Anrede und ein Name in einem kurzen Text.
cli-source-detectors-given-name = Ein Wort, oder zwei mit Bindestrich, das in einer Liste von Vornamen steht.
cli-source-detectors-family-name = Ein Wort, vielleicht mit „von“ oder Ähnlichem, oder zwei mit Bindestrich, das in einer Liste von Familiennamen steht.
cli-source-detectors-long-text = Mindestens 40 Zeichen und 5 Wörter, die kaum zwei Datensätze gemeinsam haben: was Menschen über andere schreiben.
cli-source-detectors-sentence = Mindestens 40 Zeichen und 6 Wörter, die von jemandem sagen, dass er etwas ist, hat oder tut, auch wenn Datensätze sie gemeinsam haben.
