# Every word a reader of Outis sees, in the page, the reports and the command line.
#
# Short sentences, second person. A technical term has its plain meaning beside it where
# it is first met. People before percentages. Nothing is promised that was not measured.

## What figures count

# Every message may use these: $unit is what class sizes and risks count, $recordUnit what a
# record is. “Personen” is said only where each of those counted is one. What stands after the point
# is the word with its article, in the case that a sentence needs.
unit-people = { $unit ->
    [persons] Personen
   *[records] Datensätze
  }
    .dative = { $unit ->
        [persons] Personen
       *[records] Datensätzen
      }
# What totals over all groups count: whoever has records in several groups counts in each of them.
counted-people = { $unit ->
    [persons] { $recordUnit ->
        [persons] Personen
       *[records] Personen (einmal je Gruppe)
      }
   *[records] Datensätze
  }
    .dative = { $unit ->
        [persons] { $recordUnit ->
            [persons] Personen
           *[records] Personen (einmal je Gruppe)
          }
       *[records] Datensätzen
      }
# Said with a risk: whoever has most of the records of a group is met most often.
equal-chance = { $unit ->
    [persons] { $recordUnit ->
        [persons] { "" }
       *[records] , wenn jede Person als gleich wahrscheinlich gilt
      }
   *[records] { "" }
  }
counted-who = die
counted-People = { counted-people }
unit-People = { unit-people }
unit-person = { $unit ->
    [persons] Person
   *[records] Datensatz
  }
    .a = { $unit ->
        [persons] eine Person
       *[records] ein Datensatz
      }
    .a-accusative = { $unit ->
        [persons] eine Person
       *[records] einen Datensatz
      }
    .a-dative = { $unit ->
        [persons] einer Person
       *[records] einem Datensatz
      }
    .a-genitive = { $unit ->
        [persons] einer Person
       *[records] eines Datensatzes
      }
    .the = { $unit ->
        [persons] die Person
       *[records] der Datensatz
      }
    .the-accusative = { $unit ->
        [persons] die Person
       *[records] den Datensatz
      }
    .the-dative = { $unit ->
        [persons] der Person
       *[records] dem Datensatz
      }
    .the-genitive = { $unit ->
        [persons] der Person
       *[records] des Datensatzes
      }
    .each = { $unit ->
        [persons] jede Person
       *[records] jeder Datensatz
      }
    .Each = { $unit ->
        [persons] Jede Person
       *[records] Jeder Datensatz
      }
    .each-accusative = { $unit ->
        [persons] jede Person
       *[records] jeden Datensatz
      }
    .each-dative = { $unit ->
        [persons] jeder Person
       *[records] jedem Datensatz
      }
    .each-genitive = { $unit ->
        [persons] jeder Person
       *[records] jedes Datensatzes
      }
    .none-accusative = { $unit ->
        [persons] keine Person
       *[records] keinen Datensatz
      }
unit-nobody = { $unit ->
    [persons] niemand
   *[records] kein Datensatz
  }
unit-Nobody = { $unit ->
    [persons] Niemand
   *[records] Kein Datensatz
  }
record-people = { $recordUnit ->
    [persons] Personen
   *[records] Datensätze
  }
    .dative = { $recordUnit ->
        [persons] Personen
       *[records] Datensätzen
      }
record-People = { record-people }
record-Nobody = { $recordUnit ->
    [persons] Niemand
   *[records] Kein Datensatz
  }
record-person = { $recordUnit ->
    [persons] Person
   *[records] Datensatz
  }
    .a = { $recordUnit ->
        [persons] eine Person
       *[records] ein Datensatz
      }
    .the = { $recordUnit ->
        [persons] die Person
       *[records] der Datensatz
      }
    .The = { $recordUnit ->
        [persons] Die Person
       *[records] Der Datensatz
      }
    .a-genitive = { $recordUnit ->
        [persons] einer Person
       *[records] eines Datensatzes
      }
    .the-only = { $recordUnit ->
        [persons] die einzige Person
       *[records] der einzige Datensatz
      }
record-nobody = { $recordUnit ->
    [persons] niemand
   *[records] kein Datensatz
  }
of-all = { $suppressed ->
    [0] { record-nobody }
   *[other] { $suppressed } von { $records } { record-people.dative }
  }

## Frame

app-name = Outis
app-no-file = keine Tabelle geladen
app-file = { $name } · { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
} · { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}
app-file-short = { $name } · { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
}
app-file-folded = { app-file } · { $persons ->
    [one] 1 Zeile für eine Person
   *[other] { $persons } Zeilen, eine je Person
}
skip-link = Zum Arbeitsbereich springen
missing-start = Outis konnte nicht starten. Es braucht einen Browser von 2023 oder später. Bitte öffnen Sie diese Seite in einer aktuellen Version von Firefox, Chrome, Edge oder Safari.
missing-javascript = Outis arbeitet in dieser Seite und braucht JavaScript, das in diesem Browser abgeschaltet ist.
missing-webassembly = In diesem Browser ist WebAssembly abgeschaltet. Outis braucht es, um in dieser Seite zu rechnen. Auf einem verwalteten Rechner kann eine Vorgabe der Grund sein: Fragen Sie die Stelle, die ihn betreut, oder öffnen Sie diese Seite in einem anderen Browser.
missing-worker = Dieser Browser kann in einer Seite nicht im Hintergrund rechnen. Outis braucht das. Bitte öffnen Sie diese Seite in einer aktuellen Version von Firefox, Chrome, Edge oder Safari.
# What the language calls itself.
language-name = Deutsch
language-label = Sprache
theme-button = Farben: { $theme }. Ändern
theme-system = wie im System
theme-light = hell
theme-dark = dunkel
why-button = Warum? Erklären, was den Fokus hat
why-panel-name = Warum?
why-close = Schließen
why-eyebrow = Warum?
why-in-your-table = In Ihrer Tabelle
why-terms = Nachschlagen:
rail-name = Schritte
rail-done = , erledigt
rail-blocked = , es fehlt noch etwas
rail-load-first = hier beginnen
rail-reading = wird gelesen…
rail-records = { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
}
rail-quasi-identifiers = { $count ->
    [one] 1 Quasi-Identifikator
   *[other] { $count } Quasi-Identifikatoren
}
rail-k = k = { $k }, bis zu { $limit } weggelassen
rail-models = { $count ->
    [one] 1 Schutzziel
   *[other] { $count } Schutzziele
}, bis zu { $limit } weggelassen
rail-searching = Suche läuft…
rail-not-found = noch keine Tabelle
rail-kept = { $kept } der Genauigkeit erhalten
rail-levels = Stufen sind festgelegt
rail-levels-fail = diese Stufen genügen nicht
rail-find-next = noch nicht gesucht
rail-compare = vorher und nachher
rail-checked = geschrieben und geprüft
rail-not-written = noch nichts geschrieben
rail-attack = was andere erfahren würden
rail-attacked = { $found ->
    [0] kein Angriff gelingt
    [one] 1 Angriff gelingt
   *[other] { $found } Angriffe gelingen
  }
step-load = Laden
step-describe = Be{"\u00AD"}schrei{"\u00AD"}ben
step-protect = Schüt{"\u00AD"}zen
step-find = Fin{"\u00AD"}den
step-compare = Ver{"\u00AD"}glei{"\u00AD"}chen
step-attack = An{"\u00AD"}grei{"\u00AD"}fen
step-release = Wei{"\u00AD"}ter{"\u00AD"}ge{"\u00AD"}ben
blocked-table = braucht eine Tabelle
blocked-table-long = Es ist noch keine Tabelle da. Laden Sie zuerst eine. Alles, was Sie hier tun, bezieht sich dann auf sie.
blocked-table-go = Tabelle laden
blocked-quasi-identifiers = braucht Quasi-Identifikatoren
blocked-person = eine Frage ist offen
blocked-person-long = Eine Spalte scheint Personen zu unterscheiden, und ihre Werte wiederholen sich. Sagen Sie unter „Beschreiben“, ob sie die Personenkennung ist. Bis dahin weiß niemand, ob fünf gleiche Datensätze fünf Personen sind oder eine.
blocked-person-go = Frage beantworten
blocked-quasi-identifiers-long = Noch ist keine Spalte als Quasi-Identifikator gekennzeichnet. Sagen Sie, welche Angaben sich mit anderen Quellen abgleichen lassen. Ohne sie kann niemand herausgegriffen und nichts geschützt werden.
blocked-quasi-identifiers-go = Spalten beschreiben
blocked-search = braucht eine Suche
blocked-search-long = Für diese Einstellungen ist noch keine Tabelle gefunden. Suchen Sie zuerst. Meist dauert es nur Sekunden.
blocked-search-go = Zur Suche
blocked-earlier = frühere Veröffentlichungen fehlen
blocked-earlier-long = Das Rezept verlangt eine Abwehr gegen frühere Veröffentlichungen. Sie liegen hier nicht vor. Geben Sie sie an und übernehmen Sie die Abwehr neu.
blocked-earlier-go = Unter „Angreifen“ angeben
blocked-columns = über Spalten ist zu entscheiden
blocked-columns-long = Bevor eine Datei geschrieben wird: Mindestens eine Spalte würde so veröffentlicht, dass sie für sich allein auf Personen hinweisen kann. Entscheiden Sie für jede, ob sie weggelassen, zum Quasi-Identifikator gemacht oder bewusst beibehalten wird.
blocked-columns-go = Unter „Beschreiben“ entscheiden
blocked-sensitive = über eine sensible Spalte ist zu entscheiden
blocked-sensitive-long = Bevor eine Datei geschrieben wird: Nichts verhindert, dass jemand eine sensible Angabe erfährt. Fügen Sie für die Spalte ein Schutzziel hinzu, oder sagen Sie, dass Sie keines wollen.
blocked-sensitive-go = Unter „Schützen“ entscheiden
history-name = Verlauf Ihrer Einstellungen
history-title = Verlauf
history-steps = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
history-undo = Rückgängig: { $label }
history-undo-none = Nichts rückgängig zu machen
history-redo = Wiederherstellen: { $label }
history-redo-none = Nichts wiederherzustellen
history-announce = Einstellungen wie nach: { $label }
history-came = k = { $k }: { $text }
history-came-none = Keine Tabelle hält das ein.
history-came-fails = Diese Stufen halten das nicht ein{ $failing ->
    [none] .
    [one] : 1 { record-person } ist in einer Gruppe, die nicht genügt; weglassen dürfen Sie { $allowed ->
        [0] keine.
       *[other] höchstens { $allowed }.
    }
   *[other] : { $failing } { record-people } sind in Gruppen, die nicht genügen; weglassen dürfen Sie { $allowed ->
        [0] keine.
       *[other] höchstens { $allowed }.
    }
}
history-back = Zurück zu Eintrag { $number }: { $label }
history-loaded = { $name } geladen
history-recipe = { $name } geöffnet
history-conformed = Eingestellt, was die Richtlinie { $id } verlangt
history-role = { $name }: { $role }
history-roles = { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
  }: { $role }
history-group = { $name }: Quasi-Identifikator, in Gruppen
history-accepted = { $name }: bewusst beibehalten
history-ask-again = { $name }: neu zu entscheiden
history-declined = { $name }: bewusst ohne Schutz
history-undeclined = { $name }: über den Schutz neu zu entscheiden
history-perturbed = { $name }: Werte, die nicht für die Person daneben gelten müssen
history-true = { $name }: Werte, wie sie sind
history-hierarchy = Stufen von { $name }
history-cut-moved = Grenzen von { $name }
history-hierarchies = Stufen von { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
  }
history-dates-day = { $name }: Der Tag steht vorn
history-dates-month = { $name }: Der Monat steht vorn
history-commas-thousands = { $name }: Kommas trennen Tausender
history-commas-decimals = { $name }: Kommas trennen Dezimalstellen
history-points-thousands = { $name }: Punkte trennen Tausender
history-points-decimals = { $name }: Punkte trennen Dezimalstellen
history-type = { $name }: { $type }
history-limit = Höchste Stufe von { $name }
history-floor = Niedrigste Stufe von { $name }
history-weight = Gewicht von { $name }
history-anon = Wie ANON
history-no-anon = Nicht mehr wie ANON
history-missing = Was fehlend bedeutet
history-k = k = { $k }
history-person-entity = „{ $name }“ ist die Personenkennung
history-fold = Eine Zeile je Person, nach „{ $name }“
history-unfold = Wieder jede Zeile einzeln
history-person-record = Jeder Datensatz ist eine Person
history-records = Wofür ein Datensatz steht
history-records-household = „{ $name }“ unterscheidet Haushalte
history-records-count = „{ $name }“ sagt, für wie viele Datensätze eine Zeile steht
history-records-weight = „{ $name }“ enthält Gewichte
history-model = { $name }
history-model-of = { $name }, { $attribute }
history-model-added = { $name } hinzugefügt
history-model-removed = { $name } entfernt
history-population = Grundgesamtheit aus { $name }
history-suppression = Datensätze, die weggelassen werden dürfen
history-sample = Was über die Grundgesamtheit bekannt ist
history-threshold = Ab wann { unit-person.a } als gefährdet gilt
history-loss = Wie der Verlust gemessen wird
history-output = Wie die Veröffentlichung geschrieben wird
history-defence = { $name }, gegen einen Angriff
history-defence-of = { $name } für „{ $attribute }“, gegen einen Angriff
history-earlier = { $accepted ->
    [yes] Zusammen mit früheren Veröffentlichungen darf es mehr sein
   *[no] Nicht mehr als frühere Veröffentlichungen
  }
history-search-again = Suche nach den besten Stufen
history-fixed = Stufen der angehaltenen Suche
history-levels = Stufen von Hand gewählt
history-search = Verfahren: { $name }
history-compare = Verfahren im Vergleich: { $count }
line-name = Gefährdung und Netzwerk
line-no-table = Laden Sie eine Tabelle, um zu sehen, wer gefährdet ist.
line-no-quasi-identifiers = Keine Quasi-Identifikatoren: noch nichts zu messen.
line-measuring = Es wird gemessen, wer gefährdet ist…
line-measuring-after = Es wird gemessen, was die Veröffentlichung zeigen würde…
line-not-measured = Die Gefährdung lässt sich nicht messen: siehe „Beschreiben“.
line-not-measured-protect = Ein Schutzziel ist unvollständig: siehe „Schützen“.
line-before-alone = Jetzt: { $people ->
    [one] 1 { unit-person } steht allein
   *[other] { $people } { counted-people } stehen allein
}
line-before = Risiko jetzt: höchstens 1 von { $most }, für { $people } { counted-people }{ equal-chance }
line-after = Danach: { $most ->
    [1] { check-alone }
   *[other] höchstens 1 von { $most } für { unit-person.each-accusative }, nach den Quasi-Identifikatoren{ equal-chance }
  }
line-after-columns = Danach: { $most ->
    [1] { check-alone }, und
   *[other] höchstens 1 von { $most } nach den Quasi-Identifikatoren{ equal-chance }, aber
  } { $columns ->
    [one] 1 Spalte kann für sich allein auf Personen hinweisen
   *[other] { $columns } Spalten können für sich allein auf Personen hinweisen
}
line-after-none = Danach: { compare-nothing-left }
line-after-open = Danach: noch nicht gesucht
line-network = Keine Verbindung ist erlaubt.
line-network-check = So prüfen Sie es nach
help-button = Hilfe und Glossar
help-title = Hilfe
help-lead = Der Weg von der Tabelle zur Veröffentlichung, die Tastatur, die Bedeutung der Wörter und was Outis nicht tut. Was die Auswahl unter Mauszeiger oder Fokus bedeutet, steht neben dem Arbeitsbereich unter „Warum?“.
help-search = Wort oder Frage suchen
help-found = { $found ->
    [0] Dazu steht hier nichts. Versuchen Sie ein anderes Wort.
    [one] 1 Eintrag
   *[other] { $found } Einträge
}
help-way = Der Weg in sieben Schritten
help-keyboard = Die Tastatur
help-key-tab = Tab, Umschalt + Tab
help-key-tab-text = Zum nächsten und zum vorigen Bedienelement. Der erste Halt der Seite springt zum Arbeitsbereich.
help-key-space = Leertaste, Eingabetaste
help-key-space-text = Eine Schaltfläche drücken, ein Kästchen ankreuzen, Aufklappbares öffnen.
help-key-arrows = Pfeiltasten
help-key-arrows-text = Zwischen Rollen und anderen Möglichkeiten wählen, einen Regler bewegen, in der Karte zu k und Unterdrückungsgrenze von Zahl zu Zahl gehen, von Stufenkombination zu Stufenkombination, in einer Tabelle von Zelle zu Zelle.
help-key-ends = Pos1, Ende
help-key-ends-text = Anfang oder Ende der Reihe, durch die die Pfeiltasten führen; mit Strg: Anfang oder Ende der ganzen Tabelle.
help-key-escape = Esc
help-key-escape-text = Schließt „Warum?“, wenn es den Arbeitsbereich überdeckt.
help-glossary = Was die Wörter bedeuten
help-not = Was Outis nicht tut
help-not-law = Es sagt nicht, dass eine Tabelle im Sinne eines Gesetzes anonym ist. Es sagt, was an einer Datei gemessen wurde.
help-not-others = Es weiß nicht, was sonst über dieselben Personen öffentlich ist oder was Sie früher veröffentlicht haben.
help-not-roles = Es kann nicht wissen, welche Spalten andere abgleichen könnten. Es schlägt Rollen vor. Die Entscheidung liegt bei Ihnen.
help-not-names = Es erfindet keine Namen oder Nummern anstelle derer, die es entfernt. So kann von dort kein Weg zu einer Person zurückführen.
help-not-text = Es sucht in Freitext nicht nach Personen. Lassen Sie eine solche Spalte weg.
help-not-noise = Es fügt kein Rauschen hinzu und vertauscht nichts zwischen Personen, außer Sie verlangen das für eine Spalte, deren einzelne Werte nicht stimmen müssen: Werte werden gröber, durch * ersetzt oder entfallen.
help-not-models = Ein Schutzziel beseitigt die Gefahr, die dabei steht, und keine andere. Gleich auszusehen bewahrt kein Geheimnis, das alle Gleichen teilen.
help-not-groups = Es beurteilt nicht, ob es einer Gruppe schadet, wenn über sie als Ganzes etwas bekannt wird.
help-not-network = Es sendet nichts. Was Sie nicht speichern, ist weg, wenn diese Seite geschlossen wird.
plain-words = In einfachen Worten
about-button = Info
about-title = Über Outis
about-lead = Eine einzige Datei, die in Ihrem Browser aus einer Tabelle über Personen eine macht, die über jede von ihnen weniger zeigt.
about-version = Version { $version }.
about-back = Zurück zu „{ $step }“
about-network = Was gesendet wird
about-network-text = Diese Datei enthält eine Richtlinie, die ihr jede Verbindung verbietet, und Ihr Browser setzt sie durch. Auch ihr eigenes Programm sendet nichts: Was Sie laden, bleibt in diesem Tab, bis Sie eine Datei speichern.

    Eine Seite kann das über sich selbst nicht beweisen. Was ein Browser einer Seite über ihre Anfragen mitteilt, lässt die ihrer Hilfsprozesse (Worker) aus und zählt manche mit, die nie hinausgingen. Deshalb gibt es hier keinen Zähler. Die folgenden Prüfungen hängen nicht davon ab, was die Seite sagt:
about-framed = Diese Seite steht in einem Rahmen einer anderen. Die kann Ihnen eine Datei übergeben und erfährt, wie weit Ihre Arbeit daran ist, mit Worten wie „reading“ und „checked“. Die Veröffentlichung erhält sie, wenn Sie auf „Zurück an: …“ drücken, und vorher nichts.
about-check = So prüfen Sie es nach
about-check-cable = Trennen Sie das Netzwerk oder schalten Sie den Flugmodus ein, bevor Sie eine Tabelle laden. Alles funktioniert, auch das Weitergeben.
about-check-panel = Öffnen Sie die Entwicklerwerkzeuge Ihres Browsers (F12), gehen Sie zu „Netzwerk“ (in Firefox „Netzwerkanalyse“), laden Sie die Seite neu und tun Sie Ihre Arbeit. Sobald die Seite da ist, zeigt die Liste nur Adressen, die mit blob: oder data: beginnen. Sie liegen in der Seite selbst. Chrome und Edge zeigen die Anfragen des Workers in derselben Liste. Sehen Sie in Firefox zusätzlich unter about:networking nach. Dort steht jede Verbindung des Browsers.
about-check-hash = Vergleichen Sie den SHA-256-Wert der Datei mit dem, der neben ihr veröffentlicht ist. So wissen Sie, dass es die Datei ist, die gebaut und getestet wurde. Unter Windows: certutil -hashfile outis.html SHA256. Auf einem Mac: shasum -a 256 outis.html. Unter Linux: sha256sum outis.html.
about-check-policy = Öffnen Sie die Datei in einem Texteditor. Nahe dem Anfang steht Content-Security-Policy mit connect-src 'none', und danach im Klartext, was der Seite vor dem Start genommen wird.
about-licence = Lizenz
about-licence-text = Outis ist freie Software unter der Apache License 2.0. Es gibt keine Gewährleistung. Outis besteht auch aus Teilen anderer, jeder unter eigenen Bedingungen. Sie stehen unten.
about-parts = { $count ->
    [one] Was in dieser Datei steckt: 1 Teil
   *[other] Was in dieser Datei steckt: { $count } Teile
}
about-parts-table = Teile und ihre Lizenzen
about-part = Teil
about-part-version = Version
about-part-licence = Lizenz
about-part-texts = Text
about-text = Text { $number }
about-text-of = Für { $names }
dead-title = Die Berechnung ist stehen geblieben
dead-text = Das ist ein Fehler in Outis. Es liegt nicht an dem, was Sie getan haben. Nichts hat diese Seite verlassen.
dead-text-table = Das ist ein Fehler in Outis oder im Browser, nicht in Ihren Daten. Ihre Einstellungen und was bisher gefunden wurde, bleiben erhalten. Beim Neustart wird { $name } noch einmal gelesen.
dead-detail = Für die Fehlersuche: { $message }
dead-memory = Der Speicher ist ausgegangen: Diese Seite hatte { $memory } und bekam nicht mehr. Ein Tab kann etwa 4 GB haben.
dead-text-kept = Ihre Einstellungen und was bisher gefunden wurde, bleiben erhalten. Nichts hat diese Seite verlassen. Eine Tabelle mit weniger Spalten oder Datensätzen braucht weniger Speicher, die Befehlszeile auch.
dead-unheard = Die Berechnung hielt auf Wunsch nicht an. Sie wurde deshalb beendet und beginnt neu. Ihre Einstellungen bleiben erhalten.
dead-restart = Neu starten
dead-restart-table = Neu starten und { $name } lesen
silent-title = Seit einer Weile keine Antwort
silent-text = Die Berechnung ist seit einiger Zeit nicht weitergekommen. Vielleicht ist ein Schritt lang, oder sie wartet auf ein Laufwerk. Dann geht es von selbst weiter. Sie können sie auch beenden und neu starten. Ihre Einstellungen und was bisher gefunden wurde, bleiben erhalten.
message-search-ended = Die Suche endete, bevor sie fertig war. Die bisher beste Tabelle ({ $kept }) findet dieselbe Suche wieder. Ihre Stufen lassen sich auch als Rezept speichern.
message-file-differs = { $name } wurde noch einmal gelesen und ist nicht mehr dieselbe Datei wie zuvor. Ihre Einstellungen bleiben erhalten. Was für die alte Datei gefunden wurde, ist weg.
message-put-away = Diese Meldung ausblenden
message-levels-used = { $columns ->
    [one] 1 Spalte nimmt ihre Stufen jetzt aus einer Datei.
   *[other] { $columns } Spalten nehmen ihre Stufen jetzt aus Dateien.
} { $left ->
    [0] { "" }
    [one] 1 Datei wird nicht verwendet; sie steht unten.
   *[other] { $left } Dateien werden nicht verwendet; sie stehen unten.
}
message-save-recipe = Diese Einstellungen als Rezept speichern
message-settings-kept = { $name } hat die Spalten, die Ihre Einstellungen nennen. Deshalb gelten die Einstellungen weiter. Sehen Sie sie durch: Die Werte können andere sein.
message-settings-do-not-fit = Ihre Einstellungen für { $name } passen nicht zu { $next }. Die neue Tabelle beginnt mit eigenen Vorschlägen.
message-session-in-force = Ihre Sitzung { $name } geht dort weiter, wo Sie aufgehört haben. Was gefunden wurde, enthält sie nicht: Suchen Sie neu, wo es fehlt.
message-session-syntax = { $name } ist kein gültiges JSON. Daraus lässt sich keine Sitzung lesen. Vielleicht ist die Datei abgeschnitten: Verwenden Sie eine frühere Kopie.
message-session-deep = { $name } enthält übermäßig tief verschachtelte Listen und wurde deshalb nicht gelesen. So wird keine Sitzung geschrieben: Verwenden Sie eine frühere Kopie.
message-session-large = { $name } ist größer, als eine Sitzung sein kann (64 MB), und wurde deshalb nicht gelesen. Wählen Sie die Datei, die als Sitzung gespeichert wurde.
message-session-version = { $name } ist eine Sitzung einer anderen Version. Öffnen Sie sie mit der Version von Outis, mit der sie erstellt wurde.
message-session-unknown = Die Sitzung { $name } hat ein unbekanntes Feld: { $field }. Vielleicht ist es falsch geschrieben oder stammt von einer späteren Version von Outis.
message-session-lacking = Der Sitzung { $name } fehlt das Feld { $field }. Verwenden Sie eine frühere Kopie.
message-session-type = In der Sitzung { $name } hat { $field } einen Inhalt der falschen Art. Vielleicht wurde sie von Hand geändert: Verwenden Sie eine frühere Kopie.
message-plan-refused = Es gibt keinen Plan. { $why }
message-job-left-out = Nicht im Auftrag von ANON, weil es nicht entscheidet, welche Tabelle veröffentlicht wird: { $fields }.
message-job-refused = Ein Auftrag von ANON kann nicht ausdrücken, was das Rezept in { $field } sagt. { $detail ->
    [letter] Ein Name oder eine Bezeichnung enthält ein Steuerzeichen, das XML nicht aufnehmen kann.
   *[other] Ändern Sie es, oder behalten Sie das Rezept, wie es ist.
}
message-earlier-unprotected = Was die frühere Veröffentlichung von { $names } zeigt, gilt nun als bekannt. Ein Schutz dafür verspräche, was niemand halten kann; er wurde deshalb weggenommen.
message-recipe-in-force = Das Rezept { $name } ist angewendet. Sie können bei jedem Schritt weitermachen.
message-policy-stays = Es gilt die Richtlinie, die mit der Datei kam. Eine andere kann nicht an ihre Stelle treten.
message-conforms = Was die Richtlinie { $id } vor einer Suche verlangt, ist bereits alles eingestellt.
message-conformed = Was die Richtlinie { $id } verlangt, ist eingestellt. „Rückgängig“ nimmt es zurück; dann wird nichts veröffentlicht.
range-from = mindestens { $low }
range-above = über { $low }
range-above-most = über { $low }, höchstens { $high }
range-inside = über { $low } und unter { $high }
range-between = von { $low } bis { $high }
percent = { $n } %
percent-less-than = unter { $limit } %
percent-more-than = über { $limit } %
seconds-under = unter { $limit } s
seconds = { $n } s
minutes = { $minutes } min { $seconds } s
one-in = 1 von { $n }
cell-empty = (leer)

## Files that are given together

given-waits = { $files ->
    [one] 1 Datei wartet auf die Tabelle.
   *[other] { $files } Dateien warten auf die Tabelle.
}
given-looking = { $files ->
    [one] 1 Datei wird mit den Spalten verglichen…
   *[other] { $files } Dateien werden mit den Spalten verglichen…
}
given-announce = { $fit ->
    [0] Für 0 von { $files } { $files ->
        [one] Datei
       *[other] Dateien
    } wurde eine Spalte gefunden.
    [one] Für 1 von { $files } { $files ->
        [one] Datei
       *[other] Dateien
    } wurde eine Spalte gefunden.
   *[other] Für { $fit } von { $files } Dateien wurden Spalten gefunden.
  } Noch gilt nichts davon.
given-title = { $chosen } von { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
  } { $chosen ->
    [one] hat eine Spalte
   *[other] haben eine Spalte
  }
given-title-left = { $files ->
    [one] 1 Datei wird nicht verwendet
   *[other] { $files } Dateien werden nicht verwendet
  }
given-text-left = Wählen Sie für den Rest je eine Spalte von { $table }, oder verwenden Sie nichts davon.
given-text = Eine Datei gehört zu der Spalte von { $table }, für deren Werte sie Zeilen hat. Haben mehrere Spalten dieselben Werte, entscheidet der Dateiname. Noch gilt nichts davon: Sehen Sie es durch, und wählen Sie eine andere Spalte, wo es falsch ist.
given-table = { $file } wurde für die Tabelle gehalten: Von den { $files } Dateien lässt nur sie sich nicht als Hierarchie lesen.
given-use = { $columns ->
    [one] Diese Stufen für 1 Spalte verwenden
   *[other] Diese Stufen für { $columns } Spalten verwenden
}
given-forget = Keine verwenden
given-column = Spalte für { $file }
given-none = keine Spalte
given-which-table = Welche dieser Dateien ist die Tabelle?
given-which-table-text = Der Inhalt verrät es nicht. Die anderen werden dann mit ihren Spalten verglichen. Oder mehrere haben dieselben Spalten, etwa eine Datei je Monat: Dann sind sie eine Tabelle.
given-belong = Diese Tabellen gehören nach { $column } zusammen
given-belong-text = { $file } hat { $persons ->
    [one] einen Datensatz einer Person
   *[other] einen Datensatz für jede von { $persons } Personen
  }. Zusammengeführt steht jeder ihrer Datensätze { $others ->
    [one] der anderen Datei
   *[other] der anderen Dateien
  } daneben, und gezählt werden Personen, nicht Datensätze.
given-belong-table = { $name }: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  }.{ $without ->
    [0] {""}
    [one] {" "}1 gehört niemandem in der Personentabelle und wird weggelassen.
   *[other] {" "}{ $without } gehören niemandem in der Personentabelle und werden weggelassen.
  } { $lacking ->
    [0] Jede Person hat einen.
    [one] 1 Person hat keinen und behält einen Datensatz mit fehlenden Zellen.
   *[other] { $lacking } Personen haben keinen und behalten je einen Datensatz mit fehlenden Zellen.
  }
given-put-together = Zusammenführen
given-only = Nur { $file } nehmen
given-load = { $file } als Tabelle laden
given-together = { $files } Dateien mit denselben Spalten als eine Tabelle laden
given-below = { $files ->
    [one] Datensätze dieser Datei unter { $name } anfügen
   *[other] Datensätze von { $files } Dateien unter { $name } anfügen
}
given-not-looked = Nicht angesehen: Sie ist größer, als eine Hierarchie sein kann (64 MB), oder eine andere dieser Dateien heißt ebenso.
given-fits = Sie hat eine Zeile für { $values ->
    [one] den einzigen Wert
    [2] beide Werte
   *[other] jeden der { $values } Werte
  } von { $column }.
given-fits-name = Sie passt auf { $columns }, mit einer Zeile für jeden Wert. Ihr Name nennt { $column }.
given-no-hierarchy = Sie ist keine Hierarchie. { $problem }
given-no-column-any = Sie passt zu keiner Spalte: Keiner ihrer Werte kommt in einer Spalte vor.
given-no-column = Sie passt zu keiner Spalte. Am nächsten kommt { $column }. Für { $lacking ->
    [one] 1 Wert
   *[other] { $lacking } Werte
  } dieser Spalte (von { $values }) fehlt ihr die Zeile. Ergänzen Sie, was fehlt, und legen Sie die Datei noch einmal ab.
given-other-name = Sie passt auf { $columns }, mit einer Zeile für jeden Wert. Aber ihr Name nennt { $name }, und von dieser Spalte { $lacking ->
    [one] fehlt ihr 1 Wert
   *[other] fehlen ihr { $lacking } Werte
  }. Ist sie für { $columns } gedacht?
given-several-files = Sie passt auf { $columns }, mit einer Zeile für jeden Wert, eine andere dieser Dateien aber auch. Wählen Sie, welche verwendet wird.
given-several-columns = Sie passt auf { $columns }, mit einer Zeile für jeden Wert, und ihr Name sagt nicht, welche Spalte gemeint ist. Wählen Sie.
given-not-chosen = Sie passt auf { $columns }, mit einer Zeile für jeden Wert, und wird nicht verwendet.
given-sensitive = Diese Spalte ist sensibel und wird unverändert veröffentlicht: Die Stufen sagen nur, welche ihrer Werte einander nahe sind.
given-later = Diese Spalte hat die Rolle „{ $role }“ und wird nicht über Stufen vergröbert. Die Stufen bleiben aufbewahrt, bis Sie die Spalte zum Quasi-Identifikator machen.
own-values = In Ihrer eigenen Tabelle
own-lines = In { $file }
own-line = Zeile { $number }
own-more = und { $more } weitere
own-values-text = Nur auf diesem Bildschirm zu sehen: nicht in der Meldung oben, nicht in einem Bericht und nicht im Ausdruck.
given-choose-title = Haben Sie Hierarchiedateien?
given-choose-text = Legen Sie beliebig viele davon auf der Seite ab, bei jedem Schritt, oder wählen Sie sie hier. Jede wird anhand ihrer Werte einer Spalte zugeordnet und gezeigt, bevor sie verwendet wird.
given-choose = Hierarchiedateien wählen

## Load

load-title = Tabelle laden
load-files-name = Dateien
load-files-differ = Sie sind nicht gleich geschrieben. Was unten zu Trennzeichen und Text steht, gilt für die erste; die anderen werden so gelesen, wie sie geschrieben sind.
load-files-part = { $name }: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
}
load-files-written = { $name }: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
}; Zellen durch { $delimiter } getrennt, Text in { $encoding }
load-files-small = Sie sind eine Tabelle, in dieser Reihenfolge. Was unten gewählt wird, gilt für jede von ihnen; die ersten Zeilen sind die der ersten Datei.
load-title-table = { $name }
load-lead = Eine oder mehrere Zeilen je Person, als CSV-Datei oder Arbeitsmappe. Die Tabelle wird in dieser Seite gelesen und gelangt nirgendwohin sonst.
load-drop = Tabelle hier ablegen
load-drop-small = CSV mit Kommas, Semikolons, Tabulatoren oder senkrechten Strichen; .xlsx, .xlsm, .xlsb, .xls, .ods; Stata .dta; Parquet; JSON mit einem Objekt je Datensatz; XML mit einem Element je Datensatz. Oder kopieren Sie Zellen und fügen Sie sie hier ein. Dateien mit denselben Spalten werden zu einer Tabelle; Hierarchiedateien dürfen dabei sein.
load-room = Rund { $millions } Mio. Datensätze mit { $columns } Spalten passen hierher. Bei einer größeren Datei erfahren Sie früh, was zu tun ist.
load-choose = Datei wählen
load-choose-another = Andere Datei wählen
load-another-unsaved = Die Veröffentlichung von { $name } oder ihr Bericht ist nicht gespeichert. Wenn Sie eine andere Tabelle lesen, geht beides verloren: Speichern Sie zuerst unter „Weitergeben“.
load-another = Etwas anderes?
load-sample-title = Nur umsehen?
load-sample-text = 5.000 erfundene Patientinnen und Patienten mit Namen, Geburtsdaten, Postleitzahlen, Berufen und Diagnosen. Niemand darin hat je gelebt.
load-sample = Beispieltabelle ausprobieren
load-recipe-title = Schon einmal gemacht?
load-recipe-text = Ein Rezept enthält jede Entscheidung und keine Datensätze: Öffnen Sie das vom letzten Jahr, und laden Sie dann die Datei von diesem Jahr. Eine Sitzung ist der Stand, bei dem Sie aufgehört haben: Öffnen Sie sie, und machen Sie mit derselben Datei weiter.
load-recipe = Rezept oder Sitzung öffnen
load-xml = XML mit einem Element für jeden Datensatz. Alle Zellen sind Text.
load-audit-title = Eine fremde Datei erhalten?
load-audit-text = Sehen Sie, was eine veröffentlichte Datei über Personen verrät: wie viele allein stehen, wie klein ihre Gruppen sind, was man erfahren kann. Weder Rezept noch Original ist nötig.
load-audit = Datei prüfen
examples-title = An einem Beispiel lernen
examples-text = Tabellen mit wenigen Zeilen aus der Literatur. Jede öffnet sich mit ihrem Rezept und sagt, worauf zu achten ist.
example-open = Öffnen: { $title }
example-open-short = Öffnen
example-two-ways-title = Vier Personen, viele Wege, sie zu verbergen
example-two-ways-text = Wie die Suche Stufen so wählt, dass alle jemand anderem gleichen (Sweeney 2002).
example-two-ways-look = Bei 16 von 48 Stufenkombinationen gleichen alle jemand anderem. Die Suche behält die, die am wenigsten steigt: zip auf Stufe 2, age auf Stufe 1, nationality auf Stufe 1. Die Hälfte aller Stufen ist erklommen, das ist ein Verlust von 0,5.
example-left-out-title = Zwei weglassen, damit sechs mehr behalten
example-left-out-text = Acht Personen, von denen zwei ungewöhnlich sind (ANON).
example-left-out-look = A, B und C sehen gleich aus, ebenso D, E und F. G und H passen nirgends hin und werden weggelassen: 2 von 8. Jede Gruppe enthält mindestens 2 Krankheiten. Sehen Sie unter „Vergleichen“, was Präzision (0,3) und Unterscheidbarkeit (34) dazu sagen.
example-four-anonymous-title = Gleich, und mit derselben Krankheit
example-four-anonymous-text = Eine veröffentlichte Tabelle, in der jede Person drei anderen gleicht. Ist das genug? (Machanavajjhala et al. 2007)
example-four-anonymous-look = Die Tabelle ist bereits 4-anonym. Aber alle vier in 130**, 3* haben Krebs: Das distinkte ℓ ist 1, und der Abstand zur ganzen Tabelle beträgt 0,5833. Wer einen Mann von 31 Jahren in 13053 kennt, kennt seine Krankheit.
example-three-diverse-title = Drei Krankheiten in jeder Gruppe
example-three-diverse-text = Dieselben Personen in anderen Gruppen.
example-three-diverse-look = Jetzt enthält jede Gruppe 3 verschiedene Krankheiten, und der Abstand zur ganzen Tabelle beträgt nur 0,1667. Das Entropie-ℓ ist 2,828 und nicht 3, weil Krebs in zwei der Gruppen doppelt so häufig ist.
example-similarity-title = Verschiedene Werte, die dasselbe bedeuten
example-similarity-text = Drei Gehälter und drei Krankheiten in jeder Gruppe, die einander nahe sind (Li et al. 2007).
example-similarity-look = Jede Gruppe enthält 3 Gehälter und 3 Krankheiten. Trotzdem verdienen in 476**, 2* alle wenig (t = 0,375 nach der Reihenfolge der Werte), und alle haben eine Magenkrankheit (t = 0,4444 nach den Stufen). ℓ-Diversität sieht das nicht, t-Closeness schon.
example-skewness-title = Eine Person von hundert, oder fast alle
example-skewness-text = Zwei Gruppen, die gleich vielfältig aussehen und nicht gleich gefährlich sind (Li et al. 2007).
example-skewness-look = Der Norden hat 49 positive Tests und 1 negativen, der Süden umgekehrt. ℓ = 2 gilt für beide. Aber in der ganzen Tabelle ist 1 von 100 positiv, im Norden sind es 98 von 100: t = 0,97.
example-register-title = Allein in der Tabelle, nicht in der Stadt
example-register-text = Sechs von vierzehn Personen und ein Register mit ihnen allen (k-Map).
example-register-look = Geburtsjahre in Schritten von 5 genügen: Jeder Datensatz passt dann auf mindestens 2 Personen des Registers, obwohl manche in der Tabelle allein stehen. Für 2-Anonymität wären Schritte von 10 nötig, und 2 Datensätze müssten weggelassen werden.
example-attackers-title = Drei Angreifer, drei Risiken
example-attackers-text = Was Nachbarschaft, Presse und Werbung mit derselben Tabelle anfangen können (El Emam).
example-attackers-look = Wer weiß, dass eine Person in der Tabelle ist, hat im günstigsten Fall in 1 von 1 Fällen recht, im Durchschnitt zu 0,4. Wer irgendjemanden im Register sucht: im günstigsten Fall in 1 von 4, im Durchschnitt zu 0,2. Wer alle abgleicht, liegt bei 20 % richtig. Sehen Sie die Maße unter „Gefährdung jetzt“.
load-promise = Sie können das Netzwerk jetzt trennen. Alles hier funktioniert auch ohne.
load-reading = { $name } wird gelesen
load-read = { $read } von { $size }, bisher { $records } Datensätze
load-need = Dem Anfang nach hat die Datei etwa { $records } Datensätze. Sie werden höchstens etwa { $need } Speicher brauchen. Ein Tab kann { $room } haben.
load-anyway = Trotzdem versuchen
load-cancel = Lesen abbrechen
load-failed = { $name } konnte nicht gelesen werden
load-failed-kept = { $name } konnte nicht gelesen werden; { $kept } ist weiter geladen
load-announce = { $name } ist geladen: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  } in { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
  }.
load-found = { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
} in { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}, { $size }. So wurde die Datei verstanden. Berichtigen Sie, was falsch ist.
load-delimiter-name = Trennzeichen
load-delimiter-detected = Die Zellen sind durch { $delimiter } getrennt, wie in der Datei gefunden.
load-delimiter-none = Es wurde nichts gefunden, was Zellen trennt. Gibt es ein Trennzeichen, wählen Sie es.
load-delimiter-given = Die Zellen sind durch { $delimiter } getrennt, wie von Ihnen oder vom Rezept angegeben.
load-layout-name = Tabelle
load-layout = { $header ->
    [0] Der erste Datensatz steht in Zeile { $first }
   *[other] Die Spaltennamen stehen in Zeile { $header }{ $said ->
        [true] { "" }
       *[false] , der erste Datensatz in Zeile { $first }
    }
}{ $reason ->
    [first-line] .
    [empty-above] , wie es scheint: Die Zeilen darüber sind leer.
    [separator-above] , wie es scheint: Die Zeile darüber nennt Programmen nur das Trennzeichen.
    [fewer-cells-above] , wie es scheint: Die Zeilen darüber haben weniger Zellen, und danach folgen Namen.
    [names-below] , wie es scheint: Die Zeilen darüber nennen keine Spalten, diese schon.
   *[given] , wie von Ihnen oder vom Rezept angegeben.
}{ $said ->
    [true] {" "}Der erste Datensatz steht in Zeile { $first }, wie von Ihnen oder vom Rezept angegeben.
   *[false] { "" }
}{ $heading ->
    [first-unnamed] {" "}Datensätze haben eine Zelle mehr, als es Namen gibt: Ihre erste Spalte, die sie benennt oder nummeriert, hat keinen.
    [last-unnamed] {" "}Datensätze haben eine Zelle mehr, als es Namen gibt: Alle enden mit einem Trennzeichen, und ihre letzte Spalte, die leer ist, hat keinen Namen.
    [last-is-none] {" "}Die Kopfzeile endet mit einem Trennzeichen, unter dem keine Spalte steht.
   *[whole] { "" }
}{ $cleaned ->
    [true] {" "}Anführungszeichen und Leerraum um die Namen wurden entfernt.
   *[false] { "" }
}
load-left-out = { $above ->
    [0] { "" }
    [one] 1 Zeile darüber wird weggelassen.
   *[other] { $above } Zeilen darüber werden weggelassen.
}{ $units ->
    [0] { "" }
    [one] {" "}1 Zeile zwischen den Namen und dem ersten Datensatz wird weggelassen.
   *[other] {" "}{ $units } Zeilen zwischen den Namen und dem ersten Datensatz werden weggelassen.
}{ $empty ->
    [0] { "" }
    [one] {" "}1 Zeile ohne Inhalt wird weggelassen.
   *[other] {" "}{ $empty } Zeilen ohne Inhalt werden weggelassen.
}{ $repeated-names ->
    [0] { "" }
    [one] {" "}1 Zeile, die die Namen wiederholt, wird weggelassen.
   *[other] {" "}{ $repeated-names } Zeilen, die die Namen wiederholen, werden weggelassen.
}{ $pages ->
    [0] { "" }
    [one] {" "}1 Zeile mit einer Seitenzahl wird weggelassen.
   *[other] {" "}{ $pages } Zeilen mit Seitenzahlen werden weggelassen.
}{ $last ->
    [0] { "" }
    [one] {" "}Der letzte Datensatz wird weggelassen.
   *[other] {" "}Die letzten { $last } Datensätze werden weggelassen.
}
load-around = { $wrapping ->
    [quotes] {" "}Anführungszeichen um ganze Zeilen werden entfernt.
    [frame] {" "}Striche und Linien um die Zellen werden entfernt.
    [aligned] {" "}Zwei oder mehr Leerzeichen trennen die Zellen.
   *[nothing] { "" }
}{ $trim ->
    [true] {" "}Leerzeichen neben Trennzeichen werden weggelassen.
   *[false] { "" }
}{ $fit ->
    [true] {" "}Zellen, die am Zeilenende nicht da sind, gelten als fehlend.
   *[false] { "" }
}
load-first-sheet = Erstes Blatt lesen, das eine Tabelle sein kann
load-dates = Was vorn steht
load-dates-day = Der Tag: 02/08 liegt im August
load-dates-month = Der Monat: 02/08 liegt im Februar
load-blanks = Was die Leerzeichen trennen
load-blanks-thousands = Tausender: 1 234 ist mehr als tausend
load-commas = Was die Kommas trennen
load-commas-thousands = Tausender: 1,234 ist mehr als tausend
load-commas-decimals = Dezimalstellen: 1,234 ist etwas mehr als eins
load-points = Was die Punkte trennen
load-points-thousands = Tausender: 1.234 ist mehr als tausend
load-points-decimals = Dezimalstellen: 1.234 ist etwas mehr als eins
load-skip-empty = Zeilen ohne Inhalt weglassen
load-skip-repeated-names = Zeilen weglassen, die die Namen wiederholen
load-skip-pages = Zeilen mit Seitenzahlen weglassen
load-trim = Leerzeichen neben Trennzeichen weglassen
load-fit-records = Zellen als fehlend nehmen, die am Zeilenende nicht da sind
load-wrapping-quotes = Anführungszeichen um ganze Zeilen entfernen
load-wrapping-frame = Striche und Linien um die Zellen entfernen
load-wrapping-aligned = Zellen dort trennen, wo zwei oder mehr Leerzeichen stehen
load-restore-zeros = Auf fünf Ziffern auffüllen
load-fill-down = Sie gehören zum Datensatz darüber: auffüllen
load-fill-down-none = Jeder gehört einer eigenen Person
load-filled-down = „{ $name }“ und was dazugehört aus dem Datensatz darüber auffüllen
load-zeros-restored = „{ $name }“ mit Nullen auf { $digits } Ziffern auffüllen
load-skip-totals = { $records ->
    [one] Letzten Datensatz weglassen
   *[other] Die letzten { $records } Datensätze weglassen
}
load-skip-last = Datensätze, die am Ende wegzulassen sind
load-first-line = Zeile des ersten Datensatzes
load-layout-change = Wo die Tabelle beginnt und endet
load-lines-title = Welche Zeile enthält die Namen?
load-lines-title-record = Welche Zeile enthält den ersten Datensatz?
load-lines-small = Das sind die ersten Zeilen der Datei, so wie sie darin stehen. Wählen Sie die Zeile mit den Namen: Was darüber steht, wird weggelassen.
load-lines-small-record = Das sind die ersten Zeilen der Datei, so wie sie darin stehen. Wählen Sie die Zeile mit dem ersten Datensatz: Was darüber steht, wird weggelassen.
load-lines-refused = Wo die Tabelle in { $name } beginnt und endet
load-lines-region = Erste Zeilen der Datei
load-lines-line = Zeile { $line }
load-lines-blank = (leere Zeile)
load-lines-more = … und { $count } weitere
load-name-columns = Spalten benennen
load-name-column = Name der Spalte { $number }
load-name-apply = Diese Namen verwenden
load-name-forget = Namen aus der Datei nehmen
load-delimiter-label = Mit einem anderen Trennzeichen neu lesen
load-delimiter-choose = Mit einem anderen Trennzeichen lesen …
delimiter-comma = Kommas
delimiter-semicolon = Semikolons
delimiter-tab = Tabulatoren
delimiter-pipe = senkrechte Striche
delimiter-other = „{ $character }“
load-pasted = Eingefügte Zellen.tsv
load-json-name = Format
load-json = JSON: ein Objekt je Datensatz
load-parquet = Eine Parquet-Datei. Datum und Uhrzeit werden nach ISO 8601 gezeigt, Zahlen mit so wenigen Ziffern wie möglich, Dezimalzahlen mit allen ihren Stellen.
load-stata = Eine Datei von Stata. Werte werden mit ihren Bezeichnungen gezeigt, Datumsangaben als Jahr, Monat und Tag, Zahlen so, wie sie gespeichert sind.
load-sheet-name = Blatt
load-sheet-detected = { $name }, { $visible ->
    [true] das erste sichtbare Blatt, das wie eine Tabelle aussieht.
   *[false] ausgeblendet: Kein sichtbares Blatt enthält eine Zelle.
}
load-sheet-given = { $name }, wie von Ihnen oder vom Rezept angegeben.
load-sheet-label = Anderes Blatt lesen
load-sheet-hidden = { $name } (ausgeblendet{ $rows ->
    [none] { "" }
    [one] , 1 Zeile
   *[other] , { $rows } Zeilen
  })
load-sheet-rows = { $name } ({ $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  })
load-header-name = Namen
load-header-yes = { $line ->
    [1] Die erste Zeile enthält die Spaltennamen
   *[other] Zeile { $line } enthält die Spaltennamen
}
load-header-no = { $line ->
    [1] Die erste Zeile ist bereits ein Datensatz
   *[other] Zeile { $line } ist bereits ein Datensatz
}{ $named ->
    [true] {""}
   *[false] ; die Spalten sind nummeriert
}
load-detected = , wie es scheint.
load-header-label = Mit anderer Bedeutung der ersten Zeile neu lesen
load-header-names = enthält die Spaltennamen
load-header-record = ist ein Datensatz
load-encoding-name = Text
load-encoding = { $name }{ $bom ->
    [true] {" "}mit Byte-Order-Mark (BOM)
   *[other] { "" }
}{ $reason ->
    [mark] .
    [only-ascii] : Kein Zeichen geht über ASCII hinaus.
    [reads-as-utf-8] , wie es scheint.
    [every-other-zero] , wie es scheint: In den Bytepaaren ist oft dasselbe Byte null.
    [windows-signs] , wie es scheint: kein UTF-8, und mit Zeichen, die nur Windows hat. Sind Buchstaben falsch, wählen Sie eine andere Zeichenkodierung; passt keine, speichern Sie die Datei zuerst als „CSV UTF-8“.
    [iso-letters] , wie es scheint: kein UTF-8, und mit Buchstaben, die ISO 8859-15 hat. Sind Buchstaben falsch, wählen Sie eine andere Zeichenkodierung; passt keine, speichern Sie die Datei zuerst als „CSV UTF-8“.
    [not-utf-8] , wie es scheint: kein UTF-8. Sind Buchstaben falsch, wählen Sie eine andere Zeichenkodierung; passt keine, speichern Sie die Datei zuerst als „CSV UTF-8“.
   *[given] , wie von Ihnen oder vom Rezept angegeben.
} Zeilen enden wie unter { $ending ->
    [crlf] Windows
   *[other] Unix
}. { $released ->
    [same] Die Veröffentlichung wird ebenso geschrieben.
   *[other] Die Veröffentlichung wird in { $written } geschrieben, mit denselben Zeilenenden.
}
load-encoding-label = Mit einer anderen Zeichenkodierung neu lesen
load-encoding-choose = Lesen als …
encoding-utf-8 = UTF-8
encoding-utf-16le = UTF-16 (LE)
encoding-utf-16be = UTF-16 (BE)
encoding-windows-1252 = Windows (Westeuropäisch, 1252)
encoding-iso-8859-15 = ISO 8859-15 (Latin-9)
load-types-name = Inhalt
load-types = { $types }. { $missing ->
    [0] Keine Zelle fehlt.
    [one] 1 Zelle fehlt ({ $share }).
   *[other] { $missing } Zellen fehlen ({ $share }).
}
load-types-form = Zahlen haben { $thousands ->
    [point] Punkte zwischen den Tausendern
    [comma] Kommas zwischen den Tausendern
    [apostrophe] Apostrophe zwischen den Tausendern
    [space] Leerzeichen zwischen den Tausendern
   *[none] kein Zeichen zwischen den Tausendern
}{ $currency ->
    [true] {" "}und Währungs- oder Prozentzeichen neben sich
   *[false] { "" }
}: So werden sie gelesen, und sie bleiben, wie sie geschrieben sind.
load-types-integer = { $count ->
    [one] 1 Spalte mit ganzen Zahlen
   *[other] { $count } Spalten mit ganzen Zahlen
}
load-types-decimal = { $count ->
    [one] 1 Spalte mit Dezimalzahlen
   *[other] { $count } Spalten mit Dezimalzahlen
}
load-types-date = { $count ->
    [one] 1 Spalte mit Datumsangaben
   *[other] { $count } Spalten mit Datumsangaben
}
load-types-text = { $count ->
    [one] 1 Spalte mit Text
   *[other] { $count } Spalten mit Text
}
load-first = { $count ->
    [one] Der Datensatz, wie er verstanden wurde
   *[other] Die ersten { $count } Datensätze, wie sie verstanden wurden
}
load-first-small = Steht eine Zelle in der falschen Spalte, ist das Trennzeichen falsch.
load-next = Spalten beschreiben
recipe-forget = Dieses Rezept schließen
recipe-waits = Das Rezept { $name } ist offen. Laden Sie die Tabelle, für die es gedacht ist: Dann wird es von selbst angewendet.
recipe-waits-join = Das Rezept { $name } ist offen. Es führt { $files } Tabellen derselben Personen zusammen: Legen Sie ihre Dateien gemeinsam ab, oder wählen Sie sie gemeinsam aus. Dann wird es von selbst angewendet.
recipe-refused = Das Rezept { $name } wird nicht angewendet
recipe-attach = { $file } beifügen

## Describe

# What stands between the parts of a sentence, and between a name and what is said of it.
between-clauses = {"; "}
between-name = {": "}
list-more = { $more } weitere

describe-title = Was steht in jeder Spalte?
describe-next = Schutz wählen
describe-lead = Geben Sie jeder Spalte eine von vier Rollen. Jeder Vorschlag sagt, warum er gemacht wurde.
describe-lead-none = Geben Sie jeder Spalte eine von vier Rollen. Mindestens eine muss ein Quasi-Identifikator sein: eine Angabe, die sich mit anderen Quellen abgleichen lässt.
unsaid-title = Wozu { $count ->
    [one] 1 Spalte da ist
   *[other] { $count } Spalten da sind
}, ist nicht zu erkennen
unsaid-text = Weder ihre Namen noch ihre Werte sagen, ob andere sie kennen könnten. Bis Sie entscheiden, sind sie Quasi-Identifikatoren. Das ist vorsichtig: Jede, die keiner ist, kostet Genauigkeit in allen anderen. Wenn andere sie kennen können, lassen Sie es so.
unsaid-which = Spalten, über die zu entscheiden ist
unsaid-role = Rolle der gewählten Spalten
unsaid-set = Festlegen
many-quasi-title = { $count } Quasi-Identifikatoren sind viele
many-quasi-text = Fragen Sie bei jedem, ob jemand von außen ihn kennen könnte. Zuerst stehen die, die zusätzlich zu den anderen am meisten unterscheiden, gemessen an den exakten Werten der Datei.
many-quasi-column = Spalte
many-quasi-gain = Fügt hinzu
many-quasi-separation = Unterscheidet
many-quasi-unique = Greift heraus
many-quasi-without = Ohne sie behalten die anderen
many-quasi-nothing = nichts gefunden
many-quasi-singled = { $unique ->
    [one] einen Datensatz
   *[other] { $unique } Datensätze
  }{ $columns ->
    [one] {" "}für sich allein
   *[other] {" "}zusammen mit { $others }
  }
many-quasi-note = Fügt hinzu: neue Kombinationen von Werten, als Anteil der Datensätze, { $largest ->
    [1] für sich allein
    [2] für sich allein und neben einer anderen Spalte, im Durchschnitt
   *[3] für sich allein und neben einer oder zwei anderen, im Durchschnitt
  }. Unterscheidet: Anteil aller Paare von Datensätzen, die sich darin unterscheiden.
many-quasi-weigh = Messen, was jede Spalte kostet
many-quasi-weighing = Suche ohne je eine Spalte: { $done } von { $all }
many-quasi-kept = Mit allen zusammen bleibt unter dem jetzigen Schutz so viel Genauigkeit erhalten, wie { $kept } von { $columns } ganzen Spalten haben. Eine Spalte kostet, was die anderen ohne sie mehr behalten; die teuersten stehen jetzt zuerst. Das sind kurze Suchen: Eine vollständige kann etwas mehr erhalten.
many-quasi-columns = { $kept } von { $columns }
many-quasi-more = { $kept } von { $columns }: { $more } mehr
many-quasi-no-more = { $kept } von { $columns }: nicht mehr
advice-title = { $count ->
    [one] Sehen Sie sich 1 Spalte noch einmal an
   *[other] Sehen Sie sich { $count } Spalten noch einmal an
  }
warning-free-text = Freitext kann alles über jede Person sagen und lässt sich hier nicht schützen: Lassen Sie ihn weg.
warning-no-levels = Zwischen exakt und „*“ führt nichts die Werte zusammen: Entweder bleibt die ganze Genauigkeit der Spalte erhalten oder keine. Geben Sie der Spalte Stufen, oder lassen Sie sie weg.
warning-exact-dates = Die Datumsangaben nennen mindestens den Tag. Reicht denen, die die Veröffentlichung lesen, ein Monat oder ein Jahr, machen Sie das zur niedrigsten erlaubten Stufe. Stufen hat nur ein Quasi-Identifikator.
advice-show = Spalte zeigen
advice-show-name = Spalte { $name } zeigen
columns-open = { $count ->
    [one] 1 Spalte kann für sich allein auf Personen hinweisen
   *[other] { $count } Spalten können für sich allein auf Personen hinweisen
}
columns-open-text = Was von solchen Werten veröffentlicht wird, weist für sich allein auf Personen hin: alle Werte, bei einem Quasi-Identifikator nur die nicht generalisierten. Wer hier gefunden wird, dem hilft es nicht, in den Quasi-Identifikatoren anderen zu gleichen. Entscheiden Sie über jede Spalte, bevor Sie eine Datei schreiben.
columns-decide = Entscheiden
columns-decide-name = Über { $name } entscheiden
columns-ask = Was soll aus { $name } werden?
columns-leave-out = Weglassen
columns-leave-out-name = Weglassen: { $name }
columns-quasi = Zum Quasi-Identifikator machen
columns-quasi-name = Zum Quasi-Identifikator machen: { $name }
columns-group = Gruppieren: { $kind }
columns-group-name = Gruppieren: { $kind } ({ $name })
columns-keep = Bewusst beibehalten
columns-keep-name = Bewusst beibehalten: { $name }
columns-keep-many = Diese { $count } fast eindeutigen Spalten bewusst beibehalten
columns-keep-text = Eine beibehaltene Spalte wird unverändert veröffentlicht, ein Quasi-Identifikator so weit, wie er nicht generalisiert ist. Die Zahlen oben stehen im Bericht als von Ihnen in Kauf genommen.
columns-kept = Bewusst beibehalten.
columns-kept-title = Bewusst beibehalten
columns-ask-again = Neu entscheiden
columns-ask-again-name = Über { $name } neu entscheiden
columns-written = { $count ->
    [one] In der geschriebenen Datei kann 1 Spalte für sich allein auf Personen hinweisen
   *[other] In der geschriebenen Datei können { $count } Spalten für sich allein auf Personen hinweisen
}
names-together = { $columns ->
    [one] { $names }
   *[other] { $names } zusammen
}
describe-lead-alone = { $alone ->
    [0] Betrachtet man { names-together }, steht von { $records } { counted-people.dative } { $unit ->
        [persons] { $recordUnit ->
            [persons] keine
           *[records] keiner
        }
       *[records] keiner
    } allein.
    [one] Betrachtet man { names-together }, steht 1 { unit-person } von { $records } allein ({ $share }).
   *[other] Betrachtet man { names-together }, stehen { $alone } von { $records } { counted-people.dative } allein ({ $share }).
}
describe-problem = Etwas hier passt nicht zur Tabelle
describe-filter = Spalte suchen
describe-shown = { $shown } von { $all } Spalten
describe-select-all = { $count ->
    [one] Diese auswählen
   *[other] Diese { $count } auswählen
}
describe-select-none = Auswahl aufheben
describe-select = { $name } auswählen
describe-selected = { $count ->
    [one] 1 Spalte ausgewählt
   *[other] { $count } Spalten ausgewählt
}
describe-bulk-role = Ihre Rolle
describe-bulk-set = { $count ->
    [one] Rolle von 1 Spalte festlegen
   *[other] Rolle von { $count } Spalten festlegen
}
describe-none-match = Keine Spalte hat „{ $filter }“ im Namen.
describe-pages = Seiten mit Spalten
describe-page = { $from } bis { $to } von { $all }
describe-page-before = Vorige Spalten
describe-page-after = Nächste Spalten
describe-role-of = Rolle von { $name }
role-identifier = Identifikator
role-identifier-short = Identifikator
role-identifier-plain = benennt eine Person schon für sich allein. Wird in der Veröffentlichung weggelassen.
role-quasi-identifier = Quasi-Identifikator
role-quasi-identifier-short = Quasi-Identifikator
role-quasi-identifier-plain = eine Angabe, die sich mit anderen Quellen abgleichen lässt. Wird gröber gemacht.
role-sensitive = sensibel
role-sensitive-short = Sensibel
role-sensitive-plain = was niemand über eine Person erfahren soll. Wird unverändert veröffentlicht.
role-insensitive = unkritisch
role-insensitive-short = Unkritisch
role-insensitive-plain = weder anderswo bekannt noch heikel. Wird unverändert veröffentlicht.
type-integer = ganze Zahlen
type-decimal = Dezimalzahlen
type-date = Datumsangaben
type-text = Text
column-unnamed = (ohne Namen)
column-type = Was { $name } enthält
column-values = { $distinct ->
    [one] 1 Wert
   *[other] { $distinct } Werte
}
column-missing = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
} ({ $share })
column-missing-as = { $fate ->
    [removed] geschrieben als: { $markers }; Datensätze damit werden weggelassen
    [none] geschrieben als: { $markers }
   *[written] geschrieben als: { $markers }; in der Veröffentlichung: { $marker }
}
column-levels = Stufen: { $kind }
column-ungrouped = Die Spalte bleibt ganz erhalten oder gar nicht. Sagen Sie, welche Werte zusammengehören; dann kann ein Teil erhalten bleiben.
perturb-choice = Was jeder Datensatz von { $name } zeigt
perturb-of = Einzelne Werte von { $name }
perturb-none = wahr: jeder Datensatz behält seinen
perturb-swap = zwischen Datensätzen getauscht (Data Swapping)
perturb-randomized-response = zum Teil zufällig gezogen (Randomized Response)
perturb-share = Anteil der Datensätze, die ihren tauschen (0,1 bis 1)
perturb-keep = Wahrscheinlichkeit, dass ein Wert bleibt (höchstens 0,9)
perturb-swap-text = So viele Datensätze werden zufällig gezogen, und ihre Werte wandern unter ihnen weiter. Die Spalte hat dieselben Werte gleich oft; wie sie mit anderen Spalten zusammenhängt, wird unscharf. Wer einen Datensatz findet, kann nicht sicher sein, dass der Wert der dieser Person ist, und doch ist er es bei allen, die nicht gezogen wurden: Mehr ist nicht versprochen.
perturb-randomized-response-text = Jeder Wert bleibt mit dieser Wahrscheinlichkeit; sonst wird einer aus allen Werten der Spalte gezogen, jeder gleich wahrscheinlich. Eine fehlende Angabe ist einer davon. Der Bericht sagt, wie sich Anteile trotzdem schätzen lassen und was versprochen wird (ε). Welche Werte es gibt, sehen alle.
perturb-text = Werte, die nicht für die Person daneben gelten müssen, schützen dort, wo die Spalte nur als Ganzes ausgezählt werden soll. Ein anderes Schutzziel lässt sich für die Spalte dann nicht verlangen, kein Angriff wird mit ihr versucht, und es wird allen gesagt. Veröffentlichen Sie sie nur einmal.
reason-same = Vorschlag ({ $certainty }): { $reason }
reason-other = Vorschlag „{ $role }“ ({ $certainty }): { $reason }
missing-title = Was bedeutet „fehlend“?
missing-text = { $count ->
    [0] Kein Text bedeutet fehlend: Jede Zelle zählt als Wert.
    [one] Zellen mit genau diesem Text gelten als fehlend.
   *[other] Zellen mit genau einem dieser Texte gelten als fehlend.
}
missing-first = so in der Veröffentlichung geschrieben
missing-remove = { $marker } ist ein Wert, nicht fehlend
missing-add-label = Weiterer Text, der fehlend bedeutet
missing-add = Hinzufügen
missing-match = Eine fehlende Angabe einer Person
match-own-value = gilt als eigener Wert
match-own-value-text = { record-People }, denen sie fehlt, gleichen einander. Die vorsichtige Wahl: Jemand kann wissen, dass die Angabe fehlt.
match-wildcard = passt zu allem
match-wildcard-text = Wem sie fehlt, kann in dieser Angabe jede Person sein. Erhält mehr. Richtig nur, wenn niemand die hier fehlenden Werte kennt oder weiß, dass sie fehlen: Zählt man nur, was dasteht, kann jemand allein stehen. Geht nur mit k-Anonymität allein.
match-remove-row = nimmt den Datensatz heraus
match-remove-row-text = Datensätze, denen auf der gewählten Stufe noch eine Angabe fehlt, werden { $style ->
    [star] mit * versehen: Sie bleiben, mit * in jedem Quasi-Identifikator.
   *[drop] aus der Veröffentlichung weggelassen.
  }
missing-suppressed = Eine geleerte Zelle gilt als fehlende
missing-suppressed-text = Was wegfällt, wenn einzelne Zellen geleert werden, wird wie eine fehlende Angabe geschrieben und zählt wie eine, sodass niemand beide unterscheiden kann. Weniger Angaben gehen verloren.
missing-sensitive = Ein fehlender sensibler Wert
missing-sensitive-excluded = ist kein Wert
missing-sensitive-excluded-text = Gruppen werden nach den vorhandenen Werten beurteilt. Eine Gruppe ganz ohne Werte genügt.
missing-sensitive-own-value = ist ein Wert wie jeder andere
missing-sensitive-own-value-text = Dass jemand nicht geantwortet hat, ist selbst etwas, das verborgen werden soll.
## Is this column the person?

person-question = Steht „{ $name }“ für die Person? { $values } Werte in { $records } Datensätzen
person-question-names = Sagen „{ $names }“ zusammen, wer die Person ist? { $values } Kombinationen in { $records } Datensätzen
person-alike = Werte, die sich nur in der Schreibweise unterscheiden (p1 und P1, K-017 und K 017), zählen in dieser Frage als einer. So wie sie geschrieben sind, gelten sie als verschiedene Personen: Vereinheitlichen Sie sie vorher in Ihrer Datei.
person-text = { $columns ->
    [1] Die Spalte sieht aus wie Nummer, Name, Adresse oder Geburtsdatum einer Person, und ihre Werte wiederholen sich. Steht sie für die Person,
   *[other] Zusammen sehen sie aus wie das, was eine Person von anderen unterscheidet, und ihre Kombinationen wiederholen sich. Stehen sie für die Person,
} können fünf gleiche Datensätze eine einzige Person sein, die sich hinter niemandem verbirgt. Bis Sie antworten, zählt jede Zahl hier Datensätze, nicht Personen.
person-ways = Wenn ja, gibt es zwei Wege. Behalten Sie die Zeilen, und zählen Sie Personen, wenn die Zeilen selbst untersucht werden: Besuche, Zahlungen, Aufenthalte. Oder bilden Sie eine Zeile je Person, wenn die Auswertung das braucht oder wenn der Verlauf einer Person zu viel verraten würde: Wer zwei oder drei Zeilen einer Person kennt, kann sie finden, auch wenn jede Zeile unter vielen steht.
person-fold = Ja: eine Zeile je Person bilden
person-yes = Ja: Zeilen behalten, Personen zählen
person-no = Nein, jeder Datensatz ist eine andere Person
person-other = Nein, eine andere Spalte steht für die Person
person-unsure = Nicht sicher: zeigen, was sich ändert
person-again = Antwort ändern
person-recurring = Stehen hier dieselben Personen zu mehreren Zeitpunkten?
person-recurring-text = { $values } Kombinationen von { $names } kehren bei verschiedenen Werten von „{ $time }“ wieder, weit häufiger als bei verschiedenen Personen, in { $records } Datensätzen. Keine Spalte sagt, wer wer ist. Sind es dieselben Personen, können fünf gleiche Datensätze eine einzige Person sein, die sich hinter niemandem verbirgt. Bis Sie antworten, zählt jede Zahl hier Datensätze, nicht Personen.
person-recurring-ways = Wenn ja, geben Sie in Ihrer Datei jeder Person eine Nummer, zu jedem Zeitpunkt dieselbe, und laden Sie die Datei neu; oder behalten Sie nur die Zeilen mit einem einzigen Wert von „{ $time }“, und laden Sie diese.
person-recurring-other = Ja, und eine Spalte sagt, wer wer ist
person-answered-entity = { $columns ->
    [1] „{ $name }“ ist die Personenkennung
   *[other] { $name } sind zusammen die Personenkennung
  }
person-answered-entity-text = Gruppen und Risiken zählen Personen, gleich wie viele Datensätze jede hat. Die Unterdrückungsgrenze und der Schutz sensibler Werte zählen Datensätze.
person-answered-record = Jeder Datensatz ist eine Person, obwohl sich „{ $name }“ wiederholt
person-answered-record-text = So sagt es das Rezept, und so wird es der Bericht sagen. Jede Zahl zählt jeden Datensatz als eigene Person.
person-effect-asking = Beides wird gezählt…
person-effect-failed = Es konnte nicht gezählt werden
person-effect = Die Tabelle, wie sie ist, auf beide Arten gezählt
person-effect-records = Wenn jeder Datensatz eine Person ist
person-effect-persons = Wenn „{ $name }“ für die Person steht
person-effect-smallest = In der kleinsten Gruppe
person-effect-alone = Stehen allein
person-effect-below-k = In Gruppen kleiner als { $k }
person-effect-above = Mit einem Risiko über der Schwelle
person-effect-all = Insgesamt gezählt; wer Datensätze in mehreren Gruppen hat, zählt in jeder einmal
person-effect-seeming = { $classes ->
    [0] Keine Gruppe hat { $k } oder mehr Datensätze und doch weniger als { $k } Personen, so wie die Tabelle ist.
    [one] 1 Gruppe hat { $k } oder mehr Datensätze ({ $records }) und doch weniger als { $k } Personen, wenn „{ $name }“ für die Person steht.
   *[other] { $classes } Gruppen haben { $k } oder mehr Datensätze (zusammen { $records }) und doch weniger als { $k } Personen, wenn „{ $name }“ für die Person steht.
  }
person-effect-most = Eine Person kann { $most } Datensätze haben. Vergröbert kann eine Gruppe von { $k } Datensätzen dann { $fewest ->
    [one] diese eine Person sein
   *[other] auch nur { $fewest } Personen sein
  }, wenn nicht Personen gezählt werden.
person-effect-folded = Mit einer Zeile je Person
person-effect-sequences = So, wie die Tabelle ist, greift eine einzige Zeile { $one } der { $persons } Personen heraus. Eine oder zwei ihrer Zeilen zusammen greifen { $least ->
    [yes] mindestens { $two }
   *[no] { $two }
} heraus, bis zu drei { $leastThree ->
    [yes] mindestens { $three }
   *[no] { $three }
}.
person-effect-fold = Eine Zeile je Person macht aus { $records } Zeilen { $persons }; eine Person hat { $most }. Behält jede Spalte den ersten Wert, entfallen { $values } andere Werte. Sie können wählen, was jede Spalte behält.{ $unassigned ->
    [0] {""}
    [one] {" "}1 Zeile, die nicht sagt, zu wem sie gehört, würde weggelassen.
   *[other] {" "}{ $unassigned } Zeilen, die nicht sagen, zu wem sie gehören, würden weggelassen.
}
fold-answered = Eine Zeile je Person, nach „{ $name }“
fold-asking = Je Person wird eine Zeile gebildet…
fold-failed = Eine Zeile je Person konnte nicht gebildet werden
fold-came = Aus { $records } Zeilen wurden { $persons }: { $several ->
    [one] 1 Person hatte mehrere
   *[other] { $several } Personen hatten mehrere
} (höchstens { $most }). { $values ->
    [0] { $gone ->
        [0] Nichts ist entfallen.
       *[other] { "" }
    }
    [one] Ein Wert, den eine Person neben dem behaltenen hatte, ist entfallen.
   *[other] { $values } Werte, die Personen neben den behaltenen hatten, sind entfallen.
}{ $gone ->
    [0] { "" }
    [one] {" "}Von einer Spalte bleibt nur eine Zahl: wie viele Werte es waren oder ihre Summe.
   *[other] {" "}Von { $gone } Spalten bleiben nur Zahlen: wie viele Werte es waren oder ihre Summe.
} Alles Weitere bezieht sich auf diese Zeilen und zählt Personen.
fold-order = Erste und letzte Werte nach
fold-order-file = der Reihenfolge der Datei
fold-format-found = wie in der Spalte gefunden
fold-columns = Was jede Spalte von den Zeilen einer Person behält
fold-column = Spalte
fold-keep = Behält
fold-keep-of = Was „{ $name }“ behält
fold-lost = Entfällt
fold-lost-of = { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
  } von { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
  }
fold-lost-count = jeder Wert; es bleibt nur, wie viele es waren
fold-lost-sum = jeder Wert; es bleibt nur die Summe
fold-lost-nothing = nichts
fold-incomplete = { $incomplete ->
    [one] bei einer Person fehlten einige und sind nicht darin
   *[other] bei { $incomplete } Personen fehlten einige und sind nicht darin
}
fold-count = Spalte „{ $name }“ hinzufügen, die die Zeilen jeder Person zählt
fold-count-name = Zeilen
fold-made = Wie oft jemand kam und welche Summe das ergibt, kann bekannt sein: { $names } { $count ->
    [one] ist ein Quasi-Identifikator
   *[other] sind Quasi-Identifikatoren
}, solange Sie unten keine andere Rolle wählen.
fold-unassigned = { $records ->
    [one] 1 Zeile, die nicht sagt, zu wem sie gehört, wurde weggelassen.
   *[other] { $records } Zeilen, die nicht sagen, zu wem sie gehören, wurden weggelassen.
}
keep-first = den ersten
keep-last = den letzten
keep-count = wie viele es sind
keep-sum = ihre Summe
keep-min = den kleinsten
keep-max = den größten
person-effect-advice = Wenn Sie es nicht herausfinden können, sagen Sie ja. Ist das falsch, kostet es etwas Genauigkeit; die andere Antwort kostet Personen ihren Schutz.
counted-often = { $persons } Personen haben { $all } Plätze in Gruppen: Wer Datensätze in mehreren Gruppen hat, hat in jeder einen Platz. Zahlen, die über Gruppen zusammengezählt werden, zählen diese Plätze.

records-title = Mehrere Datensätze für eine Person, Haushalte, gezählte Zeilen oder Gewichte
records-text = Ohne Auswahl hier zählt jeder Datensatz einmal. Was Personen oder Haushalte unterscheidet, wird zum Identifikator; die Zahl der Datensätze, für die eine Zeile steht, wird unkritisch, ebenso ein Quasi-Identifikator mit Gewichten.
records-entity = Spalte mit der Personenkennung
records-entity-none = keine
records-plain = Ist jeder Datensatz eine andere Person?
records-plain-text = Keine Spalte für sich weist auf jemanden mit mehreren Datensätzen hin. Ein Blick in die Datei kann aber nicht zeigen, dass es niemanden gibt. Bis Sie es sagen, zählt jede Zahl Datensätze, nicht Personen. Kann eine Person mehrere haben, wählen Sie unten die Spalte mit der Personenkennung.
records-plain-yes = Ja, jeder Datensatz ist eine andere Person
records-plain-no = Nein, eine Spalte enthält die Personenkennung
records-plain-answered = Jeder Datensatz ist eine andere Person
records-household = Spalte, die Haushalte unterscheidet
records-household-none = keine
records-count = Spalte mit der Zahl der Datensätze jeder Zeile
records-count-none = jede Zeile ist ein Datensatz
records-sampling-weight = Spalte mit Gewichten
records-sampling-weight-none = jeder Datensatz zählt einmal
column-levels-sensitive = Wie nahe ihre Werte einander sind: { $kind }
level-losses = Was jede Stufe kostet, von 0 bis 1
level-losses-level = { $level ->
    [0] exakt, etwa { $shown }
   *[other] als { $shown }
}

## Hierarchies

hierarchy-legend = Wie soll { $name } gröber werden?
hierarchy-legend-sensitive = Welche Werte von { $name } sind einander nahe?
hierarchy-none = exakt oder *
hierarchy-mask = Zeichen verbergen
hierarchy-intervals = Intervalle
hierarchy-groups = benannte Gruppen
hierarchy-cuts = Grenzen
hierarchy-groups-none = Noch keine Gruppe; bis eine gebildet ist, bleibt die Spalte, wie sie war: { $kind }.
hierarchy-rare = seltene Werte zusammen
hierarchy-ready = fertige Stufenleiter
hierarchy-date = Teile eines Datums
hierarchy-levels = aus einer Datei
ready-ladder = Fertige Stufenleiter
ready-others = Bezeichnung für das, was sie nicht kennt
ready-others-text = Ohne Bezeichnung werden Werte abgelehnt, die diese Stufen nicht kennen. Mit einer stehen sie ab Stufe 1 alle zusammen.
offers-title = Passende fertige Stufenleitern
offers-fit-all = Für alle { $values } Werte.
offers-fit = { $fitting ->
    [one] 1
   *[other] { $fitting }
} von { $some ->
    [yes] { $values } betrachteten Werten
   *[no] { $values ->
        [one] 1 Wert
       *[other] { $values } Werten
    }
} { $fitting ->
    [one] passt
   *[other] passen
} ({ $share }; { $records } der zugehörigen Datensätze).
offers-weighing = Was jede erhalten würde, wird ermittelt…
offers-none = Damit findet eine kurze Suche keine Tabelle.
offers-table = Damit findet sich eine Tabelle, die { $texts ->
    [one] 1 Wert
   *[other] { $texts } verschiedene Werte
} der Spalte zeigt und { $suppressed ->
    [0] keinen Datensatz
    [one] 1 Datensatz
   *[other] { $suppressed } Datensätze
} weglässt.
offers-gone = Damit wäre von der Spalte nichts übrig{ $now ->
    [0] , so wie jetzt.
    [1] , so wie jetzt.
   *[other] ; jetzt zeigt sie { $now } verschiedene Werte.
}
offers-gain = { $more ->
    [0] { $same ->
        [yes] Zeigt so viele verschiedene Werte wie jetzt: { $texts }.
       *[no] Zeigt { $texts ->
            [one] 1 Wert
           *[other] { $texts } verschiedene Werte
        }, jetzt { $now }.
    }
    [one] Hält 1 Wert getrennt, der sonst entfiele: { $texts } verschiedene in der Tabelle, jetzt { $now }.
   *[other] Hält { $more } Werte getrennt, die sonst entfielen: { $texts } verschiedene in der Tabelle, jetzt { $now }.
}
offers-lose = Von { $names } bliebe nichts übrig.
offers-left-out = Weggelassene Datensätze: { $suppressed }, jetzt { $now }.
ladder-icd-10-who-2019 = Diagnosen: ICD-10 der WHO, 2019
ladder-icd-10-who-2019-text = Kategorie, Gruppe, Kapitel.
ladder-icd-10-who-2019-source = Weltgesundheitsorganisation, ICD-10, Ausgabe 2019: nur die Schlüssel.
ladder-isced-2011 = Bildung: ISCED 2011
ladder-isced-2011-text = Bildungsstufe; niedrig, mittel, hoch.
ladder-isced-2011-source = UNESCO, ISCED 2011, Bildungsstand: nur die Schlüssel.
ladder-isco-08 = Berufe: ISCO-08
ladder-isco-08-text = Drei Ziffern, zwei, eine.
ladder-isco-08-source = Internationale Arbeitsorganisation, ISCO-08: nur die Schlüssel.
ladder-nuts = Regionen Europas: NUTS
ladder-nuts-text = Auf jeder Stufe ein Zeichen weniger, bis zum Land.
ladder-nuts-source = Europäische Union, Verordnung (EG) Nr. 1059/2003 (NUTS): wie die Schlüssel aufgebaut sind.
ladder-countries-m49 = Länder: UN M.49
ladder-countries-m49-text = Land, Teil eines Kontinents, Kontinent.
ladder-countries-m49-source = Vereinte Nationen, M.49; ISO 3166; Ländernamen aus Unicode CLDR. Die Weltregionen werden auf Englisch geschrieben.
ladder-plz-leitregion = Deutsche Postleitzahlen
ladder-plz-leitregion-text = Zwei Ziffern (Leitregion), eine (Leitzone).
ladder-plz-leitregion-source = Wie deutsche Postleitzahlen aufgebaut sind.
ladder-postcode-uk = Britische Postleitzahlen
ladder-postcode-uk-text = Sector, District, Area.
ladder-postcode-uk-source = Wie britische Postleitzahlen aufgebaut sind, mit ihren Gebieten.
ladder-time-of-day = Uhrzeiten
ladder-time-of-day-text = Stunde, Viertel des Tages, halber Tag.
ladder-postcode-digits = Postleitzahlen nach Ziffern
ladder-postcode-digits-text = Auf jeder Stufe eine Ziffer weniger.
ladder-ages = Altersgruppen
ladder-ages-text = 5 Jahre, 10, 20.
ladder-ages-top = Altersgruppen, die ältesten zusammen
ladder-ages-top-text = 5 Jahre, 10, 20; ab 90 alle in einer.
ladder-ages-top-source = 90 und älter als eine Gruppe: 45 CFR 164.514(b)(2)(i)(C).
ladder-life-stages = Lebensabschnitte
ladder-life-stages-text = Grenzen bei 6, 12, 18, 30, 45, 65 und 80; dann bei 18 und 65.
ladder-calendar = Kalenderabschnitte
ladder-calendar-text = Monat, Quartal, Jahr, 5 Jahre, Jahrzehnt.
ladder-calendar-source = Der gregorianische Kalender.
ladder-weeks = Wochen
ladder-weeks-text = Woche von Montag bis Sonntag; das Jahr, zu dem sie gezählt wird. Wochen reichen über Monatsgrenzen, deshalb stehen keine Monate darüber.
ladder-weeks-source = ISO 8601.
ladder-years = Jahre zusammengefasst
ladder-years-text = 5 Jahre, Jahrzehnt, Jahrhundert.
ladder-years-source = Der gregorianische Kalender.
ladder-amounts = Runde Beträge
ladder-amounts-text = Bereiche, die mit einer runden Zahl beginnen: nach der ersten Ziffer; nach 1, 2 und 5; nach 1.
ladder-counts = Anzahlen, die größten zusammen
ladder-counts-text = Für Zahlen, die etwas zählen: jede kleine Anzahl für sich, große zusammen; dann keine oder einige.
ladder-common = Die häufigsten Werte, seltene zusammen
ladder-common-text = Was wenige Datensätze haben, kommt unter einer Bezeichnung zusammen, auf jeder Stufe mehr davon. Was viele haben, bleibt, was es ist.
hierarchy-codes = Sind diese Zahlen Schlüssel, etwa 1 für ledig und 2 für verheiratet, sagen Sie selbst, welche zusammengehören: Bereiche von Schlüsseln bedeuten nichts.
hierarchy-codes-group = Von Hand gruppieren
hierarchy-none-text = Zwei Stufen: der exakte Wert oder gar nichts, geschrieben als *.
hierarchy-of-recipe = Diese Stufen stehen im geöffneten Rezept und bleiben, wie sie sind. Unten steht, was sich daraus ergibt. Um sie zu ändern, ändern Sie das Rezept.
hierarchy-building = Die Stufen werden gebildet…
hierarchy-refused = Nicht angewendet; die Stufen sind weiterhin: { $kind }
hierarchy-does-not-fit = Diese Stufen passen nicht zur Spalte
hierarchy-file-attached = Die Stufen kommen aus { $file }.
hierarchy-rows = Die Stufen stehen im Rezept: { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
}.
hierarchy-file-none = Noch ist keine Datei beigefügt.
hierarchy-file-text = Eine Zeile je Wert, von fein nach grob, durch Semikolons getrennt: Berlin;Ost;Deutschland;*. Jeder Wert der Spalte braucht seine Zeile. Die Datei wird geprüft, bevor sie etwas ersetzt.
hierarchy-file-choose = Hierarchiedatei wählen
hierarchy-more-sensitive = Export
hierarchy-more = Höchste und niedrigste Stufe, Gewicht, Export
hierarchy-limit = Höchste erlaubte Stufe
hierarchy-limit-none = keine Grenze
hierarchy-floor = Niedrigste erlaubte Stufe
hierarchy-floor-none = exakte Werte
hierarchy-limit-level = Stufe { $level }: { $shown }
hierarchy-weight = Gewicht dieser Angabe
hierarchy-export = Diese Stufen als CSV-Datei speichern
mask-legend = Welches Ende wird zuerst verborgen?
mask-right = Das rechte Ende: 81667, 8166*, 816**
mask-left = Das linke Ende: 81667, *1667, **667
mask-text = Kürzere Werte werden am anderen Ende mit Leerzeichen aufgefüllt. So verbirgt jede Stufe von ihnen so viel wie vom längsten: 13 wird unter fünfstelligen Schlüsseln zu „   1*“, dann zu „   **“.
intervals-start = Von
intervals-end = Bis
intervals-steps = Breiten, von fein nach grob
intervals-closed = Ein Wert auf einer Grenze gehört zum
intervals-closed-left = Intervall, das mit ihm beginnt
intervals-closed-right = Intervall, das mit ihm endet
date-format = Wie Datumsangaben geschrieben sind
date-format-text = %d ist der Tag, %m der Monat, %Y das Jahr mit vier Ziffern, %y mit zwei.
date-pivot = Letztes Jahr, das mit zwei Ziffern gemeint ist
date-pivot-text = Jahre werden als { $from } bis { $to } gelesen. Eine Geburt im Jahr { $next } ist dann eine im Jahr { $from }.
date-levels = Stufen
date-level-week = Woche
date-level-week-year = Jahr der Wochenzählung
date-level-month = Monat
date-level-quarter = Quartal
date-level-year = Jahr
date-level-five-years = 5 Jahre
date-level-decade = Jahrzehnt
date-level-century = Jahrhundert
levels-name = Stufen von { $name }
levels-level = { $level ->
    [0] Stufe 0, exakt
   *[other] Stufe { $level }
}
levels-groups = { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
}
levels-smallest = { $people ->
    [one] kleinste: 1 { record-person }
   *[other] kleinste: { $people } { record-people }
}
levels-barred = nicht erlaubt
levels-glimpse-more = { $labels }, …
levels-group = Gruppe
levels-people = { record-People }
levels-members = Besteht aus
levels-members-more = { $labels } und { $more } weitere
levels-shown = { $shown } von { $groups } Gruppen werden gezeigt.
## Protect

protect-title = Was soll niemandem gelingen?
protect-lead = Legen Sie fest, wie viele { unit-people } gleich aussehen müssen und auf wie viele { record-people } Sie verzichten können.
protect-alone-now = { $alone ->
    [0] Zurzeit steht { unit-nobody } von { $records } allein.
    [one] Zurzeit steht 1 { unit-person } von { $records } mit der eigenen Kombination allein ({ $share }).
   *[other] Zurzeit stehen { $alone } von { $records } { counted-people.dative } mit der eigenen Kombination allein ({ $share }).
}
protect-k-before = { $unit ->
    [persons] Jede Person muss aussehen wie mindestens
   *[records] Jeder Datensatz muss aussehen wie mindestens
  }
protect-k-after = { $unit ->
    [persons] Personen, sie selbst mitgezählt.
   *[records] Datensätze, er selbst mitgezählt.
  }
protect-k-term = k-Anonymität mit k = { $k }
protect-k-less = Um eins verringern
protect-k-more = Um eins erhöhen
protect-stops = Was das verhindert
protect-stops-not = Was das nicht verhindert
protect-below-k = { $below ->
    [0] Schon jetzt gehört { unit-person.each } zu einer Gruppe von mindestens { $k }.
    [one] Zurzeit gehört 1 { unit-person } von { $records } zu einer Gruppe, die kleiner als { $k } ist.
   *[other] Zurzeit gehören { $below } von { $records } { counted-people.dative } zu Gruppen, die kleiner als { $k } sind.
}
model-k-anonymity-danger = Herausgegriffen werden
model-k-anonymity-example = Wer von einer Person { $names } kennt, kann nach dem einen Datensatz suchen, der dazu passt.
model-k-anonymity-stops = { $match ->
    [wildcard] Wer diese Angaben zu einer Person der Veröffentlichung kennt und eine fehlende Zelle für alles gelten lässt, findet mindestens { $k } passende Datensätze. { wildcard-fewer }
   *[other] Wer diese Angaben zu einer Person der Veröffentlichung kennt, findet mindestens { $k } passende { unit-people }, nie weniger. { $unit ->
        [persons] { $recordUnit ->
            [persons] { stops-picking }
           *[records] Sind alle diese Personen gleich wahrscheinlich, wie viele Datensätze sie auch haben, so trifft man mit einer Wahl höchstens in einem von { $k } Fällen die richtige Person. Wer einen Datensatz wählt, kann öfter richtig liegen.
          }
       *[records] { stops-picking }
      }
  }
stops-picking = { $unit ->
    [persons] Wer eine davon wählt, trifft { $k ->
        [1] immer die richtige
       *[other] höchstens in einem von { $k } Fällen die richtige
      }.
   *[records] Wer einen davon wählt, trifft { $k ->
        [1] immer den richtigen
       *[other] höchstens in einem von { $k } Fällen den richtigen
      }, es sei denn, mehrere davon gehören zu einer Person.
  }
# Said of k-anonymity where missing cells match everything.
wildcard-fewer = Wer weiß, dass eine Zelle leer ist, oder nur zählt, was geschrieben steht, findet vielleicht weniger, vielleicht nur einen.
model-k-anonymity-not = Etwas über die ganze Gruppe zu erfahren: Haben alle { $k } denselben Wert in { $sensitive ->
    [none] einer Spalte
   *[other] { $sensitive }
}, so ist er trotzdem bekannt. Auch wen eine Spalte verrät, die Sie nicht gekennzeichnet haben, schützt das nicht.
budget-title = Worauf Sie verzichten können
budget-text = Wenige ungewöhnliche Datensätze können alle anderen gröber machen. Lässt man sie weg, bleibt von allen anderen mehr erhalten. Was weggelassen wird, fehlt aber auch in Ihren Ergebnissen.
budget-label = Höchstens weglassen
budget-slider = Datensätze, die weggelassen werden dürfen, in Prozent
budget-people = { $people ->
    [0] { record-nobody } von { $records }
    [one] 1 von { $records } { record-people.dative }
   *[other] { $people } von { $records } { record-people.dative }
}
now-measures = Alle Risikomaße
now-title = Gefährdung jetzt
now-alone = { counted-people }, die allein stehen ({ $share })
now-below-k = { counted-people } in Gruppen, die kleiner als { $k } sind ({ $share })
now-above = { counted-people } mit einem Risiko über 1 von { $most } ({ $share })
now-average = Durchschnittsrisiko, herausgegriffen zu werden{ equal-chance }
threshold-label = Oberhalb dieser Wahrscheinlichkeit gilt { unit-person.a } als gefährdet
loss-title = Wie der Verlust gemessen wird
loss-text = Gesucht wird die Tabelle, die am wenigsten verliert. Was hier steht, bestimmt, was „am wenigsten“ bedeutet. Am Schutz ändert es nichts.
loss-metric = Maß
loss-loss = Verlust: Anteil nicht mehr unterscheidbarer Werte
loss-loss-means = Für jede Zelle: von welchem Anteil aller Werte, die die Stufen der Spalte vorsehen, sie sich nicht mehr unterscheiden lässt. Die übliche Wahl.
loss-precision = Präzision: Anteil der Stufen aufwärts
loss-precision-means = Wie weit jeder Wert auf seinen Stufen nach oben gerückt ist, gleich was die Stufen enthalten. Richtig, wenn Sie die Stufen mit Sorgfalt gebildet haben.
loss-discernibility = Unterscheidbarkeit: gleich aussehende Datensätze
loss-discernibility-means = Für jeden Datensatz, wie viele so aussehen wie er, er selbst mitgezählt; alles summiert. Ein weggelassener Datensatz zählt so viel wie alle Datensätze.
loss-discernibility-star = Unterscheidbarkeit, nur Gruppen
loss-discernibility-star-means = Dasselbe, nur zählt jede Gruppe mit ihrer eigenen Größe, auch die weggelassenen.
loss-average-class-size = Durchschnittsgruppe: Datensätze je Gruppe
loss-average-class-size-means = Wie groß die Gruppen im Durchschnitt sind. Sagt nichts darüber, was aus den Werten wurde.
loss-c-avg = Durchschnittsgruppe durch k
loss-c-avg-means = Dasselbe in Vielfachen von k: Besser als 1 geht es nicht.
loss-aecs = Durchschnittsgruppe, wie ARX zählt
loss-aecs-means = Alle Datensätze geteilt durch die Zahl der Gruppen; die weggelassenen zählen als eine Gruppe.
loss-non-uniform-entropy = Entropie: verlorenes Wissen in Bit
loss-non-uniform-entropy-means = Wie viele Bit nötig wären, um die genauen Werte wieder anzugeben. Seltene Werte zählen mehr.
loss-monotonic-non-uniform-entropy = Entropie, als wäre nichts weggelassen
loss-monotonic-non-uniform-entropy-means = Dasselbe, nur zählen weggelassene Datensätze nach den Stufen ihrer Spalten. Bei gemischten Stufen haben sie keine, und die Zahl ist dieselbe.
loss-normalized-non-uniform-entropy = Entropie, jede Spalte von 0 bis 1
loss-normalized-non-uniform-entropy-means = Dasselbe, geteilt durch das Meiste, was jede Spalte verlieren könnte.
loss-ambiguity = Mehrdeutigkeit: Kombinationen, für die ein Datensatz stehen kann
loss-ambiguity-means = Aus wie vielen Kombinationen genauer Werte jeder Datensatz entstanden sein könnte.
loss-ncp = Certainty Penalty: Anteil der abgedeckten Werte
loss-ncp-means = Wie der Verlust, nur zählen bei jedem vergröberten Wert alle Werte, die er abdeckt. In der Literatur als NCP verbreitet.
loss-weighted-information-loss = Ihr eigener Verlust für jede Stufe
loss-weighted-information-loss-means = Was jede Stufe jeder Spalte kostet und wie viel jede Spalte wiegt, nach Ihren Angaben. Wo nichts angegeben ist, kostet jede Stufe ihren Anteil an den Schritten. Wie in ANON.
loss-distortion = Verzerrung: gewichtete Schritte nach oben
loss-distortion-means = Schritte auf den Stufen nach oben, wobei Schritte nahe der Spitze mehr wiegen können (Li et al. 2006).
loss-modification-rate = Geänderte Zellen
loss-modification-rate-means = Der Anteil der Zellen, die nicht mehr exakt sind, wie wenig sie sich auch geändert haben.
loss-classification = Klassifikation: Ist eine Vorhersage noch möglich?
loss-classification-means = Wie viele Datensätze in einer Spalte, die Sie nennen, etwa einer Diagnose, von der Mehrheit ihrer Gruppe abweichen.
loss-height = Stufen aufwärts
loss-height-means = Um wie viele Stufen jede Spalte nach oben gerückt ist. Einfach, aber blind dafür, was die Stufen enthalten.
loss-aggregate = Spalten zusammen
aggregate-arithmetic-mean = ihr Durchschnitt
aggregate-geometric-mean = ihr geometrisches Mittel
aggregate-sum = ihre Summe
aggregate-max = die schlechteste von ihnen
aggregate-rank = erst die schlechteste, dann die nächste
loss-gs-factor = Gröber oder weniger Datensätze (0 bis 1)

## Protections
#
# Each is told by the danger, then what it asks, an example, when to use it, what it stops and
# what it does not. `asked` and `achieved` are the short notation and its outcome.

family-identity = Herausgegriffen werden
family-identity-text = Jemand findet den einen Datensatz, der Ihrer ist.
family-value = Rückschlüsse auf Sie
family-value-text = Niemand weiß, welcher Datensatz Ihrer ist, und doch sagen alle, die es sein könnten, dasselbe.
family-presence = Bekanntwerden Ihrer Teilnahme
family-presence-text = Schon dass Sie in der Tabelle stehen, sagt etwas über Sie.
family-population = Über ein anderes Register gefunden werden
family-population-text = Wie gut Sie verborgen sind, hängt von allen ab, die gemeint sein könnten, nicht nur von denen in der Tabelle.

protect-anon = Wie in ANON
protect-anon-text = Ein ℓ unter 1 oder über k wird zur Hälfte von k, und der Bericht sagt es. Ohne dies gilt es, wie es ist, und Gruppen sind mindestens so groß wie ℓ.
protect-remove = { $name } entfernen
protect-source = Formel und Quelle
unprotected-title = Was darf man über Personen erfahren, die niemand findet?
unprotected-title-declined = Bewusst ohne Schutz gelassen
unprotected-open = Die Spalte { $name } ist sensibel, und nichts verhindert Rückschlüsse darauf. Haben alle, die gleich aussehen, dort denselben Wert, so kennt man ihn von jeder dieser Personen, obwohl niemand gefunden wird.
unprotected-text = Solange das nicht entschieden ist, schreibt Outis keine Datei. Ihre Entscheidung steht im Rezept und im Bericht.
unprotected-add = Schutz hinzufügen: { $model }
unprotected-add-name = Schutz hinzufügen: { $model } für { $name }
unprotected-decline = Ohne Schutz lassen
unprotected-decline-name = Ohne Schutz lassen: { $name }
unprotected-decline-all = Alle { $count } ohne Schutz lassen
unprotected-declined = Es wurde entschieden, dass { $name } ohne Schutz gegen Rückschlüsse bleibt. Der Bericht sagt das.
unprotected-again = Neu entscheiden
unprotected-again-name = Neu entscheiden: { $name }
chooser-open = Schutz hinzufügen
chooser-filter = Schutz nach Gefahr, Name oder Zweck suchen
chooser-none = Kein Schutzziel passt zu „{ $filter }“.
chooser-suggestion = Für { $attribute } beginnen die meisten mit diesem Schutz: { $name }. Er verhindert den einfachsten Weg, ein Geheimnis zu erfahren, und ist leicht zu erklären.
chooser-suggested = vorgeschlagen
chooser-add = { $name } hinzufügen
chooser-add-short = Hinzufügen
outcome-now-met = Von der jetzigen Tabelle erfüllt.
outcome-now-not-met = Von der jetzigen Tabelle nicht erfüllt.
outcome-after-met = Von der Veröffentlichung erfüllt.
outcome-after-not-met = Von der Veröffentlichung nicht erfüllt.
outcome-failing-now = { $failing ->
    [one] 1 { unit-person } gehört zu einer Gruppe, die das nicht erfüllt.
   *[other] { $failing } { counted-people } gehören zu Gruppen, die das nicht erfüllen.
} Die Suche vergröbert Angaben, bis es erfüllt ist, oder lässt Datensätze bis zu Ihrer Unterdrückungsgrenze weg.
# Of protections about the table as a whole, whose groups are not judged one by one.
outcome-failing-table = { $failing ->
    [one] Um es allein damit zu erfüllen, müsste 1 { unit-person } weggelassen werden.
   *[other] Um es allein damit zu erfüllen, müssten { $failing } { counted-people } weggelassen werden.
}
outcome-failing-after = { $failing ->
    [one] 1 { unit-person } gehört zu einer Gruppe, die das für sich allein nicht erfüllt.
   *[other] { $failing } { counted-people } gehören zu Gruppen, die das für sich allein nicht erfüllen.
}
outcome-deciding = { $several ->
    [1] { $match ->
        [wildcard] Zählt nur, was geschrieben steht, so hat die maßgebliche Gruppe
       *[other] Die maßgebliche Gruppe hat
      }
   *[other] { $match ->
        [wildcard] Zählt nur, was geschrieben steht, so hat eine von { $several } gleich schwachen Gruppen, die gemeinsam maßgeblich sind,
       *[other] Eine von { $several } gleich schwachen Gruppen, die gemeinsam maßgeblich sind, hat
      }
  } { $records ->
    [0] { unit-person.none-accusative } in der Tabelle
    [one] 1 { unit-person }
   *[other] { $records } { unit-people }
  }:
outcome-valued = Das gilt für die Gruppen, die einen Wert haben.
outcome-facet = { $name }: { $value }
facet-joint = wenn die anderen sensiblen Spalten bekannt sind
facet-k = kleinste Gruppe
facet-max = höchstes Risiko
facet-records-at-risk = Anteil der Datensätze über dem geforderten Höchstrisiko
facet-min = am wenigsten wahrscheinliche Teilnahme
facet-c1 = c₁ müsste größer sein als
facet-c2 = kleinster Anteil eines geschützten Werts, in Prozent
facet-trace-distance = Spurdistanz
facet-kullback-leibler = Kullback-Leibler-Divergenz
model-number = { NUMBER($n, maximumFractionDigits: 6, useGrouping: 0) }

model-k-anonymity-name = k-Anonymität
model-k-anonymity-means = { $unit ->
    [persons] Jede Person sieht aus wie mindestens k Personen, sie selbst mitgezählt.
   *[records] Jeder Datensatz sieht aus wie mindestens k Datensätze, er selbst mitgezählt.
  }
model-k-anonymity-when = Immer, als Anfang: Ohne sie kann jemand allein stehen.
model-k-anonymity-asked = k = { $k }
model-k-anonymity-achieved = { $match ->
    [wildcard] Lässt man eine fehlende Zelle für alles gelten, so { $achieved ->
        [one] passt überall mindestens 1 { unit-person }
       *[other] passen überall mindestens { $achieved } { unit-people }
      }.
   *[other] Die kleinste Gruppe hat { $achieved ->
        [one] 1 { unit-person }
       *[other] { $achieved } { unit-people }
      }.
  }

model-average-risk-name = Durchschnittsrisiko
model-average-risk-danger = Zu oft herausgegriffen werden, über alle { unit-people } gesehen
model-average-risk-means = Wer es bei { unit-person.each-dative } der Reihe nach versucht, liegt nicht zu oft richtig.
model-average-risk-example = Wer { $names } nutzt, um alle Datensätze zuzuordnen, soll selten richtig liegen.
model-average-risk-when = Wenn eine Nutzungsvereinbarung ein Risiko nennt, etwa 0,05 im Durchschnitt, und kaum jemand für eine einzelne Person viel Mühe aufwendet.
model-average-risk-stops = Dass jemand, der { unit-person.each-accusative } zuzuordnen versucht, öfter als in einem Anteil von { $average } der Fälle richtig liegt.
model-average-risk-not = Dass eine einzelne Person auffällt: Der Durchschnitt kann klein sein, während jemand allein steht. Legen Sie auch ein Höchstrisiko fest, oder behalten Sie die k-Anonymität.
model-average-risk-asked = höchstens { $average } im Durchschnitt{ $max ->
    [none] { "" }
   *[other] , { $max } im Einzelfall
}{ $records-at-risk ->
    [none] { "" }
   *[other] , außer bei einem Anteil von { $records-at-risk }
}
model-average-risk-achieved = Das Durchschnittsrisiko ist { $achieved }.

model-personal-k-name = Persönliches k
model-personal-k-danger = Leichter herausgegriffen werden als zugesagt
model-personal-k-means = Jeder Datensatz sagt selbst, wie vielen { unit-people.dative } er gleichen muss.
model-personal-k-example = Die Zahl in { $attribute } sagt, wie groß die Gruppe { unit-person.each-genitive } sein muss.
model-personal-k-when = Wenn Personen oder Einrichtungen Verschiedenes zugesagt wurde und eine Spalte die Zahl enthält.
model-personal-k-stops = Dass jemand zu einer Gruppe gehört, die kleiner ist als die eigene Zahl in { $attribute }.
model-personal-k-not = Zu erfahren, was eine ganze Gruppe gemeinsam hat. Die Spalte selbst wird veröffentlicht, wenn Sie sie nicht als Identifikator kennzeichnen.
model-personal-k-asked = k aus { $attribute }
model-personal-k-achieved = Die schwächste Gruppe hat das { $achieved }-Fache der geforderten { unit-people }; 1 genügt.

model-subset-k-anonymity-name = k-Anonymität von Kombinationen
model-subset-k-anonymity-danger = Anhand von zwei oder drei Angaben herausgegriffen werden
model-subset-k-anonymity-means = Jede Kombination weniger Angaben kommt mindestens k-mal vor.
model-subset-k-anonymity-example = Niemand kennt von einer Person { $names } zugleich, aber zwei davon kennt vielleicht jemand.
model-subset-k-anonymity-when = Wenn es so viele Quasi-Identifikatoren gibt, dass niemand alle zugleich kennen kann. Statistische Ämter gehen so vor.
model-subset-k-anonymity-stops = Wer nur so viele Angaben kennt, findet mindestens { $k } passende Datensätze.
model-subset-k-anonymity-not = Angriffe mit mehr Angaben: Alle zusammen können noch immer eine Person kenntlich machen.
model-subset-k-anonymity-asked = k = { $k }{ $size ->
    [none] { "" }
    [one] {" "}für jede Spalte einzeln
   *[other] {" "}für bis zu { $size } Spalten zusammen
}
model-subset-k-anonymity-achieved = Die seltenste Kombination kommt { $achieved ->
    [one] einmal
   *[other] { $achieved }-mal
} vor.

model-sample-uniqueness-name = Einzigartigkeit in der Stichprobe
model-sample-uniqueness-danger = Zu viele { unit-people }, die allein stehen
model-sample-uniqueness-means = Nur ein kleiner Teil der Datensätze darf einzigartig sein.
model-sample-uniqueness-example = Vergleicht man { $names }, dürfen nur wenige die einzigen sein.
model-sample-uniqueness-when = Wenn einige allein stehen dürfen, weil die Tabelle eine kleine Stichprobe ist und niemand weiß, wer dazugehört.
model-sample-uniqueness-stops = Dass ein größerer Anteil der Datensätze als { $max } allein steht.
model-sample-uniqueness-not = Dass man die findet, die allein stehen, wenn bekannt ist, dass sie in der Tabelle sind.
model-sample-uniqueness-asked = höchstens { $max }
model-sample-uniqueness-achieved = Der Anteil der { unit-people }, die allein stehen, ist { $achieved }.

model-distinct-l-diversity-name = Distinkte ℓ-Diversität
model-distinct-l-diversity-danger = Ein Geheimnis, das Ihre ganze Gruppe teilt
model-distinct-l-diversity-means = Jede Gruppe mit Werten der sensiblen Spalte enthält mindestens ℓ verschiedene.
model-distinct-l-diversity-example = Haben alle, die so aussehen wie Sie, denselben Wert in { $attribute }, so muss niemand wissen, welcher Datensatz Ihrer ist.
model-distinct-l-diversity-when = Immer, wenn eine Spalte sensibel ist; das einfachste dieser Schutzziele.
model-distinct-l-diversity-stops = Dass man den Wert { record-person.a-genitive } in { $attribute } sicher kennt, weil die ganze Gruppe ihn hat: Wo Werte erfasst sind, kommen { $l } infrage.
model-distinct-l-diversity-not = Einen guten Tipp: Bei 99-mal dem einen und 1-mal dem anderen Wert sind es zwei Werte. Auch nicht, dass Werte verschieden heißen, aber fast dasselbe bedeuten.
model-distinct-l-diversity-asked = ℓ = { $l } für { $attribute }
model-distinct-l-diversity-achieved = Die ärmste Gruppe enthält { $achieved ->
    [one] 1 Wert
   *[other] { $achieved } verschiedene Werte
} in { $attribute }.

model-entropy-l-diversity-name = Entropie-ℓ-Diversität
model-entropy-l-diversity-danger = Ein Geheimnis, das fast Ihre ganze Gruppe teilt
model-entropy-l-diversity-means = Die Werte jeder Gruppe sind so gemischt, wie es ℓ gleich häufige wären.
model-entropy-l-diversity-example = Haben in Ihrer Gruppe 99 den einen Wert in { $attribute } und 1 einen anderen, so ist ein Tipp über Sie fast sicher.
model-entropy-l-diversity-when = Wenn kein Wert viel häufiger sein darf als die anderen. Streng: Ist ein Wert in der ganzen Tabelle häufig, ist es vielleicht nicht erreichbar.
model-entropy-l-diversity-stops = { $attribute } zu gut zu erraten: Die Ungewissheit in jeder Gruppe ist so groß wie bei { $l } gleich wahrscheinlichen Werten.
model-entropy-l-diversity-not = Zu erfahren, dass ein Wert in Ihrer Gruppe wahrscheinlicher ist als anderswo oder dass dort alle Werte fast dasselbe bedeuten.
model-entropy-l-diversity-asked = ℓ = { $l } für { $attribute }
model-entropy-l-diversity-achieved = Die am wenigsten gemischte Gruppe zählt so viel wie { $achieved ->
    [one] 1 Wert
   *[other] { $achieved } gleich häufige Werte
} in { $attribute }.

model-recursive-l-diversity-name = Rekursive (c, ℓ)-Diversität
model-recursive-l-diversity-danger = Ein Geheimnis, das viel wahrscheinlicher ist als die anderen
model-recursive-l-diversity-means = In jeder Gruppe kommt der häufigste Wert weniger als c-mal so oft vor wie die selteneren zusammen.
model-recursive-l-diversity-example = Ein Wert in { $attribute } darf in Ihrer Gruppe häufig sein, aber nicht überwältigend häufig.
model-recursive-l-diversity-when = Wenn die Entropie zu viel verlangt, weil manche Werte überall häufig sind.
model-recursive-l-diversity-stops = Dass ein Wert in { $attribute } in einer Gruppe alle außer den { $l } − 1 häufigsten überwiegt.
model-recursive-l-diversity-not = Zu erfahren, dass ein Wert in Ihrer Gruppe wahrscheinlicher ist als anderswo, oder dass Werte fast dasselbe bedeuten.
model-recursive-l-diversity-asked = c = { $c }, ℓ = { $l } für { $attribute }
model-recursive-l-diversity-achieved = Es wäre für jedes c über { $achieved } erfüllt.

model-pd-recursive-l-diversity-name = Rekursive Diversität mit harmlosen Werten
model-pd-recursive-l-diversity-danger = Ein verratenes Geheimnis, wo manche Werte keines sind
model-pd-recursive-l-diversity-means = Wie die rekursive Diversität, nur darf man Werte erfahren, die nicht schaden.
model-pd-recursive-l-diversity-example = Dass jemand in { $attribute } „gesund“ hat, darf man erfahren, die anderen Werte nicht.
model-pd-recursive-l-diversity-when = Wenn die meisten einen harmlosen Wert haben, etwa „gesund“, der nicht verborgen werden muss.
model-pd-recursive-l-diversity-stops = Dass ein Wert in { $attribute } in einer Gruppe zu wahrscheinlich wird, außer den harmlosen.
model-pd-recursive-l-diversity-not = Zu erfahren, dass jemand einen Wert nicht hat. Ob ein Wert harmlos ist, beurteilen Sie.
model-pd-recursive-l-diversity-asked = c = { $c }, ℓ = { $l } für { $attribute }
model-pd-recursive-l-diversity-achieved = Es wäre für jedes c über { $achieved } erfüllt.

model-npd-recursive-l-diversity-name = Rekursive Diversität mit geschützten Werten
model-npd-recursive-l-diversity-danger = Ein Wert, der für Sie ausgeschlossen ist
model-npd-recursive-l-diversity-means = Wie zuvor, außerdem müssen manche Werte für alle möglich bleiben.
model-npd-recursive-l-diversity-example = Niemand soll sagen können, dass Sie einen bestimmten Wert in { $attribute } nicht haben.
model-npd-recursive-l-diversity-when = Wenn auch ein Geheimnis ist, etwas nicht zu haben, etwa eine Impfung.
model-npd-recursive-l-diversity-stops = Dass ein Wert zu wahrscheinlich wird und dass ein geschützter Wert in { $attribute } in einer Gruppe unter { $c2 } % fällt.
model-npd-recursive-l-diversity-not = Zu erfahren, dass ein Wert in Ihrer Gruppe wahrscheinlicher ist als anderswo.
model-npd-recursive-l-diversity-asked = c₁ = { $c1 }, c₂ = { $c2 } %, ℓ = { $l } für { $attribute }
model-npd-recursive-l-diversity-achieved = Es wäre für jedes c₁ über { $achieved } erfüllt.

model-t-closeness-name = t-Closeness
model-t-closeness-danger = Eine Gruppe, die sich von allen anderen abhebt
model-t-closeness-means = In jeder Gruppe sind die sensiblen Werte fast so verteilt wie in der ganzen Tabelle.
model-t-closeness-example = Ist ein Wert in { $attribute } in Ihrer Gruppe vorherrschend und sonst selten, so hat man etwas über Sie erfahren.
model-t-closeness-when = Wenn schon eine Wahrscheinlichkeit ein Geheimnis ist: wo ein Wert selten ist oder mehrere fast dasselbe bedeuten.
model-t-closeness-stops = Aus einer Gruppe mehr über { $attribute } zu erfahren als aus der ganzen Tabelle, bis auf einen Abstand von { $t }.
model-t-closeness-not = Was die ganze Tabelle über alle verrät. Über einzelne seltene Werte sagt sie wenig; das leistet β-Likeness.
model-t-closeness-asked = t = { $t } für { $attribute }
model-t-closeness-achieved = Die Gruppe, die am weitesten von der ganzen Tabelle abweicht, hat den Abstand { $achieved }.

model-delta-disclosure-name = δ-Disclosure Privacy
model-delta-disclosure-danger = Ein Wert, der für Sie viel wahrscheinlicher oder viel unwahrscheinlicher ist
model-delta-disclosure-means = In keiner Gruppe ist ein Wert viel häufiger oder viel seltener als in der ganzen Tabelle, gemessen als Verhältnis.
model-delta-disclosure-example = Ein Wert in { $attribute }, der überall selten ist, darf in Ihrer Gruppe nicht häufig sein, und umgekehrt.
model-delta-disclosure-when = Für strenge Anforderungen an große Gruppen: In der strengen Form muss jede Gruppe jeden Wert enthalten.
model-delta-disclosure-stops = Dass sich die Wahrscheinlichkeit eines Werts in { $attribute } um mehr als den Faktor ändert, für den δ = { $delta } steht.
model-delta-disclosure-not = In einer Gruppe von wenigen herausgegriffen zu werden: Behalten Sie daneben die k-Anonymität.
model-delta-disclosure-asked = δ = { $delta } für { $attribute }
model-delta-disclosure-achieved = Es wäre für jedes δ über { $achieved } erfüllt.

model-beta-likeness-name = β-Likeness
model-beta-likeness-danger = Ein seltener Wert, der für Sie wahrscheinlich wird
model-beta-likeness-means = In keiner Gruppe ist ein Wert viel häufiger als in der ganzen Tabelle.
model-beta-likeness-example = Hat eine Person von hundert einen bestimmten Wert in { $attribute }, so darf es in Ihrer Gruppe nicht jede zweite sein.
model-beta-likeness-when = Wenn die seltenen Werte die heiklen sind, etwa eine Infektion, die nur wenige haben.
model-beta-likeness-stops = Dass ein Wert in { $attribute } um mehr als das { $beta }-Fache seines Anteils wahrscheinlicher wird als in der ganzen Tabelle.
model-beta-likeness-not = Zu erfahren, dass ein Wert in einer Gruppe weniger wahrscheinlich ist oder dass Werte fast dasselbe bedeuten.
model-beta-likeness-asked = β = { $beta } für { $attribute }
model-beta-likeness-achieved = Der größte Zuwachs eines Werts ist { $achieved }.

model-alpha-k-anonymity-name = (α, k)-Anonymität
model-alpha-k-anonymity-danger = Ein bestimmter Wert, der in Ihrer Gruppe zu häufig ist
model-alpha-k-anonymity-means = Gruppen von mindestens k, in denen kein sensibler Wert einen größeren Anteil als α hat.
model-alpha-k-anonymity-example = Hat die Hälfte Ihrer Gruppe denselben Wert in { $attribute }, steht es fünfzig zu fünfzig, ob Sie ihn haben.
model-alpha-k-anonymity-when = Wenn eine einfache Grenze gewünscht ist oder nur manche Werte heikel sind.
model-alpha-k-anonymity-stops = Einen Wert in { $attribute } mit mehr als { $alpha } Sicherheit zu erraten und zu einer Gruppe zu gehören, die kleiner als { $k } ist.
model-alpha-k-anonymity-not = Werte, die fast dasselbe bedeuten: Jeder kann unter der Grenze bleiben, während sie zusammen alles sagen.
model-alpha-k-anonymity-asked = α = { $alpha }, k = { $k } für { $attribute }
model-alpha-k-anonymity-achieved = Der größte Anteil eines Werts in einer Gruppe ist { $achieved }.

model-guarding-nodes-name = Schutzknoten (Guarding Nodes)
model-guarding-nodes-danger = Mit dem verbunden werden, was verborgen bleiben sollte
model-guarding-nodes-means = Jede Person nennt eine Gruppe sensibler Werte, mit der man sie nicht verbinden können darf.
model-guarding-nodes-example = Jemand kann verlangen, mit keiner Lungenkrankheit verbunden zu werden, welche es auch ist.
model-guarding-nodes-when = Wenn die Personen wählen konnten, was verborgen bleibt, und eine Spalte ihre Wahl enthält. Die sensible Spalte braucht Stufen.
model-guarding-nodes-stops = Eine Verbindung zwischen einer Person und der Gruppe von Werten, die sie genannt hat, mit mehr als { $probability } Sicherheit.
model-guarding-nodes-not = Alles, was niemand verlangt hat, und Personen, die nichts verlangt haben.
model-guarding-nodes-asked = höchstens { $probability } für { $attribute }, wie in { $guard } genannt
model-guarding-nodes-achieved = Die sicherste Verbindung hat eine Wahrscheinlichkeit von { $achieved }.

model-delta-presence-name = δ-Presence
model-delta-presence-danger = Bekanntwerden, dass Sie in der Tabelle stehen
model-delta-presence-means = Für alle in der Grundgesamtheit bleibt offen, ob sie in der Tabelle sind.
model-delta-presence-example = Sind alle, die { $names } mit Ihnen gemeinsam haben, in einer Tabelle von Kranken, so weiß man, dass Sie krank sind.
model-delta-presence-when = Wenn schon die Teilnahme das Geheimnis ist: ein Register von Kranken, Verschuldeten oder Straffälligen. Das braucht eine Datei mit der ganzen Grundgesamtheit.
model-delta-presence-stops = Mit mehr als { $max } oder weniger als { $min } Sicherheit zu wissen, dass jemand in der Tabelle ist.
model-delta-presence-not = Etwas über Personen zu erfahren, von denen bekannt ist, dass sie darin sind. Der Schutz ist so gut, wie die Datei der Grundgesamtheit vollständig ist.
model-delta-presence-asked = von { $min } bis { $max }
model-delta-presence-achieved = Dass jemand in der Tabelle ist, weiß man mit höchstens { $achieved } Sicherheit.

model-k-map-name = k-Map
model-k-map-danger = Über ein Register gefunden werden
model-k-map-means = { $unit ->
    [persons] Jede Person der Veröffentlichung sieht aus wie mindestens k Personen der Grundgesamtheit, ob in der Tabelle oder nicht.
   *[records] Jeder Datensatz der Veröffentlichung sieht aus wie mindestens k Personen der Grundgesamtheit, ob in der Tabelle oder nicht.
  }
model-k-map-example = Wer ein Register hat, das { $names } enthält, soll zu jedem Datensatz mindestens k Personen finden.
model-k-map-when = Wenn die Tabelle eine Stichprobe ist und niemand wissen kann, wer dazugehört. Es bleibt mehr Genauigkeit erhalten als bei k-Anonymität.
model-k-map-stops = Zu einem Datensatz weniger als { $k } Personen der Grundgesamtheit zu finden.
model-k-map-not = Angriffe von jemandem, der weiß, dass die Person in der Tabelle ist: Gegen sie zählt die k-Anonymität.
model-k-map-asked = k = { $k }, Grundgesamtheit { $estimator ->
    [none] aus einer Datei
   *[other] geschätzt
}
model-k-map-achieved = Der seltenste Datensatz steht für { $achieved ->
    [one] 1 Person
   *[other] { $achieved } Personen
} der Grundgesamtheit.

model-null-map-name = Null-Map
model-null-map-danger = Für jemanden in der Veröffentlichung gehalten werden
model-null-map-means = Niemand aus einer Tabelle anderer Personen sieht aus wie ein Datensatz der Veröffentlichung.
model-null-map-example = Wer { $names } der Personen jener Tabelle nachschlägt, soll zu keiner von ihnen einen Datensatz finden.
model-null-map-when = Wenn eine Tabelle von Personen vorliegt, die hier keinen Datensatz haben, und niemand von ihnen für jemanden in der Veröffentlichung gehalten werden darf: bei erfundenen Daten oder solchen eines anderen Ortes.
model-null-map-stops = Einen Datensatz zu finden, der jemandem aus jener Tabelle gehören könnte.
model-null-map-not = Personen zu finden, die in der Veröffentlichung sind, durch jemanden, der sie kennt oder eine andere Tabelle hat. Die Datensätze brauchen einander nicht zu gleichen: Verlangen Sie dazu k-Anonymität.
model-null-map-asked = niemand aus der Tabelle der Personen
model-null-map-achieved = { $achieved ->
    [0] Niemand aus der Tabelle der Personen sieht aus wie ein Datensatz.
    [one] 1 Person aus der Tabelle sieht aus wie einer der Datensätze.
   *[other] Bis zu { $achieved } Personen aus der Tabelle sehen aus wie ein Datensatz.
}

model-population-uniqueness-name = Einzigartigkeit in der Grundgesamtheit
model-population-uniqueness-danger = Weit und breit die einzige Person sein
model-population-uniqueness-means = Nur ein kleiner Teil der Grundgesamtheit darf einzigartig sein, geschätzt aus der Stichprobe.
model-population-uniqueness-example = Wer in der Tabelle allein steht, wenn man { $names } vergleicht, kann außerhalb noch Doppelgänger haben.
model-population-uniqueness-when = Wenn die Tabelle eine kleine Stichprobe ist und es kein Register gibt, in dem man zählen könnte.
model-population-uniqueness-stops = Dass ein größerer Anteil der Grundgesamtheit als { $max } einzigartig ist, soweit die Schätzung reicht.
model-population-uniqueness-not = Fehler der Schätzung und dass einige dennoch einzigartig sind.
model-population-uniqueness-asked = höchstens { $max }
model-population-uniqueness-achieved = Der geschätzte Anteil einzigartiger { unit-people } ist { $achieved }.

parameter-optional = (darf leer bleiben)
parameter-k = Wie viele gleich aussehen müssen (k)
parameter-l = Wie viele Werte (ℓ)
parameter-c = Wie viel häufiger höchstens (c)
parameter-c1 = Wie viel häufiger höchstens (c₁)
parameter-c2 = Kleinster Anteil geschützter Werte, in Prozent (c₂)
parameter-t = Größter Abstand (t)
parameter-delta = Größte Änderung (δ)
parameter-beta = Größter Zuwachs (β)
parameter-alpha = Größter Anteil eines Werts (α)
parameter-probability = Größte Sicherheit einer Verbindung
parameter-average = Größtes Durchschnittsrisiko
parameter-max = Höchstens
parameter-min = Mindestens
parameter-size = Zugleich bekannte Spalten, höchstens
parameter-records-at-risk = Anteil der Datensätze, die darüber liegen dürfen
parameter-significance = Irrtumswahrscheinlichkeit für jede Gruppe
parameter-sampling-fraction = Anteil der Grundgesamtheit, den die Tabelle enthält
parameter-joint = Andere kennen die übrigen sensiblen Spalten
parameter-joint-text = So zählen, als hätten alle, die gleich aussehen, auch dort dieselben Werte. Strenger.
parameter-attribute = Für die Spalte
parameter-guard = Spalte mit der Wahl der Personen
parameter-values = Nur diese Werte
parameter-values-text = Ohne Auswahl zählt jeder Wert.
parameter-acceptable = Werte, die nicht schaden
parameter-acceptable-text = Einen davon über eine Person zu erfahren, macht nichts aus.
parameter-guarded = Werte, die möglich bleiben müssen
parameter-guarded-text = Von niemandem darf bekannt sein, dass die Person einen davon nicht hat.
parameter-combinations = Nur bestimmte Kombinationen
parameter-population = Grundgesamtheit
parameter-estimator = Woher man die Grundgesamtheit kennt
parameter-reference = Verglichen mit
parameter-distance = Wie weit zwei Werte auseinanderliegen
parameter-base = Logarithmus
parameter-mode = Werte, die einer Gruppe fehlen
parameter-variant = Grenze
combinations-text = Ohne Auswahl zählen alle Kombinationen bis zur Zahl oben.
combinations-legend = Spalten, die zugleich bekannt sein können
combinations-add = Diese Kombination hinzufügen
combinations-remove = { $names } entfernen
attribute-none = Noch ist keine Spalte sensibel. Dieser Schutz muss wissen, was niemand erfahren soll.
attribute-mark = Als sensibel kennzeichnen
attribute-choose = Spalte wählen
values-other = Anderer Wert
values-add = Hinzufügen
choice-reference-none = der ganzen Tabelle, da nichts anderes gesagt ist
choice-reference-input = der ganzen Tabelle
choice-reference-input-text = Alle Datensätze zählen, auch weggelassene. Was die Veröffentlichung weglässt, kann nicht verdecken, wie sich ein Wert verteilt.
choice-reference-released = dem, was veröffentlicht wird
choice-reference-released-text = Nur veröffentlichte Datensätze zählen: Wer die Veröffentlichung liest, sieht keine anderen. Welche Datensätze wegfallen, ändert dann, womit die Gruppen verglichen werden.
choice-distance-equal = alle gleich weit
choice-distance-equal-text = Zwei Werte sind gleich oder nicht. Richtig für Bezeichnungen ohne Reihenfolge.
choice-distance-ordered = nach ihrer Reihenfolge
choice-distance-ordered-text = Je mehr Werte zwischen zweien liegen, desto weiter liegen diese auseinander. Richtig für Grade und Größen. Zahlen folgen der Größe und Daten der Zeit. Die Zeilen einer Datei mit Stufen gehen beiden vor. Anderer Text folgt dem Alphabet.
choice-distance-numeric = nach ihrer Differenz
choice-distance-numeric-text = Es zählt die Differenz der Zahlen: 20 und 30 liegen näher beieinander als 20 und 90.
choice-distance-hierarchical = nach ihren Stufen
choice-distance-hierarchical-text = Werte, die auf den Stufen der Spalte früh zusammenkommen, liegen nah beieinander: zwei Magenkrankheiten näher als Magen und Lunge. Die sensible Spalte braucht Stufen.
distance-tree = Stufen von { $name } unter „Beschreiben“ festlegen
choice-base-e = natürlich
choice-base-e-text = Wie die Fachveröffentlichung meist gelesen wird.
choice-base-2 = binär
choice-base-2-text = Wie in ARX; dieselbe Grenze ist dann um den Faktor 0,69 strenger.
choice-mode-strict = lassen die Gruppe den Schutz verfehlen
choice-mode-strict-text = Eine Gruppe ohne einen Wert schließt ihn für alle in ihr aus, wie es die Definition sagt.
choice-mode-present-only = werden nicht betrachtet
choice-mode-present-only-text = Wie ARX und pycanon; schwächer als die Definition.
choice-variant-basic = für alle Werte gleich
choice-variant-basic-text = Kein Wert darf um mehr als β zunehmen.
choice-variant-enhanced = kleiner für häufige Werte
choice-variant-enhanced-text = Ein häufiger Wert darf weniger zunehmen: höchstens um −ln seines Anteils in der Tabelle.
choice-estimator-none = aus einer Datei mit allen
choice-estimator-individual-risk = geschätzt: individuelles Risiko
choice-estimator-individual-risk-text = Benedetti und Franconi: Das erwartete Risiko jedes Datensatzes ist höchstens 1 von k.
choice-estimator-poisson = geschätzt: Größentest
choice-estimator-poisson-text = Eine Gruppe muss so groß sein, dass weniger als k in der Grundgesamtheit unwahrscheinlich sind.
choice-estimator-truncated-poisson = geschätzt: Größentest, nur gesehene Gruppen
choice-estimator-truncated-poisson-text = Ebenso, aber mit dem Wissen, dass man Gruppen ohne Datensatz nie sieht; strenger bei kleinen Stichproben.
choice-estimator-dankar = die Regel von Dankar et al.
choice-estimator-dankar-text = Wählt die Schätzung, die in ihrem Vergleich bei diesem Anteil die beste war.
choice-estimator-pitman = Pitman-Modell
choice-estimator-pitman-text = Hoshino 2001; gut bei kleinen Stichproben.
choice-estimator-zayatz = Zayatz
choice-estimator-zayatz-text = Aus den Größen der Gruppen, wie sie sind; bei kleinen Stichproben meist zu hoch.
choice-estimator-slide-negative-binomial = Slide Negative Binomial
choice-estimator-slide-negative-binomial-text = Chen und Keller-McNulty 1998; gut bei großen Stichproben.
population-title = Die Tabelle ist eine Stichprobe aus mehr Personen
population-lead = Dann können andere so aussehen wie die Personen in ihr. Was Sie hier angeben, dient dem Messen, nie der Suche.
population-fraction = Anteil der Grundgesamtheit, den die Tabelle enthält (0 bis 1)
population-none = Noch ist keine Datei der Grundgesamtheit beigefügt.
population-needed = Fügen Sie zuerst eine Datei der Grundgesamtheit bei: In ihr zählt dieser Schutz.
population-attached = Die Grundgesamtheit steht in { $file }.
population-text = { $whose ->
    [others] Eine CSV-Datei mit Personen, die in der Tabelle keinen Datensatz haben, mit denselben Quasi-Identifikatoren unter denselben Namen und, soweit vorhanden, denselben Identifikatoren: An ihnen zeigt sich, ob jemand in beiden steht.
   *[everybody] Eine CSV-Datei mit allen, die gemeint sein könnten, darunter die Personen der Tabelle, mit denselben Quasi-Identifikatoren unter denselben Namen.
  } Legen Sie sie hier ab, oder wählen Sie sie. Die Datei bleibt in dieser Seite.
population-choose = Datei der Grundgesamtheit wählen
population-choose-another = Andere Datei der Grundgesamtheit wählen
population-take = { $file } verwenden
population-without = Ohne sie messen
style-legend = Was aus den weggelassenen Datensätzen wird
style-drop = Nicht in der Veröffentlichung
style-drop-text = Dass es sie gab, sieht man nur an der Anzahl.
style-star = In der Veröffentlichung, mit * für jeden Quasi-Identifikator
style-star-text = Die Zahl der Datensätze stimmt, und ihre übrigen Spalten lassen sich auswerten. Diese Datensätze bilden eine weitere Gruppe, die jeden Schutz erfüllen muss wie die anderen. Stufen, bei denen sie das nicht tut, sind keine Lösung.
loss-label = Die Spalte, die vorhergesagt werden soll
loss-steps = Schritte in einer Hierarchie nach oben
steps-uniform = alle wiegen gleich
steps-height = Schritte nahe der Spitze wiegen mehr
loss-beta = Wie viel mehr Schritte nahe der Spitze wiegen (β)
loss-levels-hint = Was jede Stufe kostet, legen Sie bei den Stufen jeder Spalte unter „Beschreiben“ fest.

## Find

find-title = Eine Tabelle finden
find-go = Tabelle suchen
find-next = Vorher und nachher vergleichen
find-lead = Unter allen Möglichkeiten, die Stufen Ihrer Spalten zu kombinieren, sucht Outis diejenige, die am meisten Genauigkeit erhält und Ihren Schutz einhält.
find-stale = Ihre Einstellungen haben sich seit der letzten Suche geändert. Suchen Sie erneut: Was vorher gefunden wurde, passt nicht mehr dazu.
find-asked-protection = Schutz
find-asked-k = { $unit ->
    [persons] Jede Person sieht aus wie mindestens { $k } Personen, sie selbst mitgezählt.
   *[records] Jeder Datensatz sieht aus wie mindestens { $k } Datensätze, er selbst mitgezählt.
  }{ $match ->
    [wildcard] {" "}Eine fehlende Zelle gilt dabei für alles.
   *[other] {""}
  }
find-asked-limit = Weggelassen
find-asked-limit-text = Höchstens { $limit } der { record-people }, also { $people ->
    [0] { record-nobody }.
    [one] 1 { record-person }.
   *[other] { $people } { record-people }.
}
find-asked-columns = Vergröbert
find-asked-size = Zur Auswahl
find-asked-size-text = { $lattice ->
    [one] 1 Möglichkeit
   *[other] { $lattice } Möglichkeiten
  }, ihre Stufen zu kombinieren.
find-nothing-yet-figure = …
find-nothing-yet = Noch keine Tabelle gefunden, die den Schutz einhält
find-stop = Anhalten und die bisher beste übernehmen
find-stop-text = Sie können jederzeit anhalten. Was dann das Beste ist, wird wie jede andere Tabelle geprüft, und ihre Stufen werden in das Rezept geschrieben.
find-stopping = Hält nach diesem Schritt an…
find-kept = der Genauigkeit bleiben erhalten
find-loss-sum = Verlust, über die Spalten summiert
# Said after what is proven where suppressed records stay with *: that more of them are starred than
# must be is no choice that a search looks at.
proof-stars = { $stars ->
    [yes] {", "}wenn nur die Gruppen mit * versehen werden, die den Schutz verfehlen
   *[no] {""}
  }
find-proven = Bewiesen: Mit den Stufen und Grenzen, die Sie zulassen, erhält keine andere Wahl von einer Stufe je Spalte mehr{ proof-stars }.
find-gap = Eine andere Wahl von einer Stufe je Spalte könnte höchstens { $gap } mehr erhalten{ proof-stars }.
find-not-proven = Nicht gesucht: Diese Stufen waren vorgegeben.
find-spent = Die Suche endete nach { $nodes } Kombinationen, wie es im Rezept steht. Vielleicht gibt es eine bessere Tabelle. Wie viel mehr sie höchstens erhalten könnte, steht oben.
find-fixed = Diese Stufen haben Sie oder das Rezept gewählt; gesucht wurde nichts. „Vergleichen“ zeigt sie, und „Weitergeben“ schreibt sie.
find-stopped-fixed = Sie haben die Suche angehalten. Das Rezept enthält deshalb jetzt diese Stufen statt einer Suche. Dieselbe Veröffentlichung lässt sich damit erneut herstellen.
find-search-again = Stattdessen nach den besten Stufen suchen
find-levels = Gewählte Stufen
find-level = Stufe { $level }
level-exact = exakt
level-date = je { $part }
level-intervals = in Schritten von { $step }
level-mask = { $from ->
    [left] mit { $characters ->
        [one] 1 verborgenen Zeichen
       *[other] { $characters } verborgenen Zeichen
    } am Anfang
   *[right] mit { $characters ->
        [one] 1 verborgenen Zeichen
       *[other] { $characters } verborgenen Zeichen
    } am Ende
}
level-groups = in { $groups ->
    [one] 1 Gruppe
   *[other] { $groups } Gruppen
}
level-cuts = in { $groups ->
    [one] 1 Bereich
   *[other] { $groups } Bereichen
}
level-rare = mit seltenen Werten als „{ $label }“
level-frequent = nur mit den häufigen Werten
level-ready = { $ladder ->
    [icd-10-who-2019] { $level ->
        [1] nach Kategorie der ICD-10
        [2] nach Gruppe der ICD-10
        [3] nach Kapitel der ICD-10
       *[other] { level-groups }
    }
    [isced-2011] { $level ->
        [1] nach Bildungsstufe
        [2] nach niedriger, mittlerer oder hoher Bildung
       *[other] { level-groups }
    }
    [isco-08] { $level ->
        [1] nach den ersten drei Ziffern der ISCO-08
        [2] nach den ersten zwei Ziffern der ISCO-08
        [3] nach der ersten Ziffer der ISCO-08
       *[other] { level-groups }
    }
    [nuts] { $level ->
        [1] nach den ersten vier Zeichen des NUTS-Codes
        [2] nach den ersten drei Zeichen des NUTS-Codes
        [3] nach Land
       *[other] { level-groups }
    }
    [countries-m49] { $level ->
        [1] nach Land
        [2] nach Teil des Kontinents
        [3] nach Kontinent
       *[other] { level-groups }
    }
    [plz-leitregion] { $level ->
        [1] nach den ersten zwei Ziffern
        [2] nach der ersten Ziffer
       *[other] { level-groups }
    }
    [postcode-uk] { $level ->
        [1] nach Sector
        [2] nach District
        [3] nach Area
       *[other] { level-groups }
    }
    [time-of-day] { $level ->
        [1] nach Stunde
        [2] nach Vierteln des Tages
        [3] nach halben Tagen
       *[other] { level-groups }
    }
   *[other] { level-groups }
}
level-gone = ganz verborgen
level-same = { $else ->
    [empty] nur „{ $shown }“ oder leer
    [star] nur „{ $shown }“ oder *
    [both] nur „{ $shown }“, * oder leer
   *[none] überall „{ $shown }“
}
level-example = { $exact } → { $shown }

## Other levels

sliders-hold = Mit diesen Stufen ist der Schutz eingehalten: { $kept } der Genauigkeit bleiben erhalten, { runner-suppressed }.
sliders-hold-left = Mit diesen Stufen ist der Schutz eingehalten: { runner-suppressed }.
sliders-fail = Mit diesen Stufen ist der Schutz nicht eingehalten: { $found ->
    [one] 1 { record-person } gehört zu einer Gruppe, die ihn verfehlt
   *[other] { $found } { record-people } gehören zu Gruppen, die ihn verfehlen
}; weglassen dürfen Sie { $allowed ->
    [0] keine.
   *[other] höchstens { $allowed }.
  }{ records-and-people }
# Said where people are counted who may have several records each.
records-and-people = { $recordUnit ->
    [persons] {""}
   *[records] { $unit ->
        [persons] {" "}Die Größe der Gruppen wird in Personen gezählt, Weggelassenes in Datensätzen.
       *[records] {""}
    }
  }
sliders-hint = Verschieben Sie eine Stufe. Sie sehen sofort, ob Ihr Schutz noch eingehalten ist und was erhalten bleibt.
sliders-level = Stufe von { $name }
sliders-limit = Das Beste suchen, wobei { $names } nicht gröber { $count ->
    [one] ist
   *[other] sind
} als hier
sliders-floor = Das Beste suchen, wobei { $names } nicht feiner { $count ->
    [one] ist
   *[other] sind
} als hier
sliders-here = Das Beste suchen, mit { $names } genau wie hier
sliders-held-here = Immer „{ $lowest }“.
sliders-held-floor = Nie feiner als „{ $lowest }“.
sliders-held-limit = Nie gröber als „{ $highest }“.
sliders-held-both = Von „{ $lowest }“ bis „{ $highest }“.
sliders-free = Mit allen Stufen suchen
sliders-free-label = Mit allen Stufen von { $name } suchen
runners-title = Was dem nahekommt
runners-lead = Andere Stufenkombinationen, die Ihren Schutz einhalten; die mit dem geringsten Verlust zuerst. Es fehlen diejenigen, zu denen es eine feinere gibt, die nicht mehr verliert.
runners-lead-minimal = Stufenkombinationen, die Ihren Schutz einhalten, während es keine feinere tut; die mit dem geringsten Verlust zuerst.
runner-part = { $told ->
    [gone] nichts von { $name }
    [words] { $name } { $shown }
   *[like] { $name } wie „{ $shown }“
} statt { $before ->
    [gone] nichts
    [words] { $was }
   *[like] „{ $was }“
  }
runner-finer = Zeigt { $finer }.
runner-coarser = Zeigt { $coarser }.
runner-both = Zeigt { $finer }; dafür { $coarser }.
runner-suppressed = { of-all } { $style ->
    [star] mit * in allen diesen Spalten
   *[other] weggelassen
}
node-keeps = { $kept }; { $suppressed }.
node-exact = { $name }: exakt
node-level = { $name }: wie „{ $shown }“
node-words = { $name }: { $how }
node-fails = Ihr Schutz ist dort nicht eingehalten.
node-visited = Diese Stufenkombination wurde geprüft.
node-follows-holds = Dass sie ihn einhält, folgt aus einer feineren, die ihn einhält.
node-follows-fails = Das folgt aus einer gröberen.
node-minimal = Keine feinere hält ihn ein.
node-own = Das sind die Stufen der Tabelle oben.
node-take = Diese Stufen übernehmen
trade-off-title = Was würde ein anderes k oder eine andere Unterdrückungsgrenze kosten?
trade-off-lead = Jede Zahl ist die Genauigkeit, die die beste gefundene Tabelle bei diesem k erhält, wenn höchstens so viele { record-people } weggelassen werden. Alle anderen Einstellungen bleiben, wie sie sind.
trade-off-recoding = Genauigkeit
trade-off-full-domain = eine Stufe je Spalte
trade-off-mixed = gemischte Stufen
trade-off-caption = Erhaltene Genauigkeit, nach k und nach den { record-people.dative }, die weggelassen werden dürfen
trade-off-k = k
trade-off-asking = Wird berechnet: { $known } von { $all }.
trade-off-legend = ★ Ihre Einstellungen; je kräftiger die Farbe, desto mehr bleibt erhalten; – keine Tabelle. Mit den Pfeiltasten kommen Sie von einer Zahl zur nächsten.
trade-off-go = Berechnen
trade-off-failed = Die Berechnung ist nicht gelungen
trade-off-open = …
trade-off-none = –
trade-off-own = Ihre Einstellungen
trade-off-pair = k = { $k }, höchstens { $limit } weggelassen
trade-off-not-yet = Noch nicht berechnet.
trade-off-none-proven = Mit einer Stufe je Spalte hält keine Tabelle Ihren Schutz ein.
trade-off-none-found = Innerhalb der Grenzen dieser Suche wurde keine Tabelle gefunden.
trade-off-none-mixed = Es wurde keine Tabelle mit gemischten Stufen gefunden.
trade-off-proven = Bewiesen: Keine andere Wahl von einer Stufe je Spalte erhält mehr.
trade-off-unproven = Nicht bewiesen: Die Suche wurde vorzeitig beendet.
trade-off-way = Mit dem Verfahren „{ $name }“: Die Zellen einer Spalte zeigen gemischte Genauigkeit.
trade-off-enough = Diese Tabelle wurde gefunden, als höchstens { $limit } weggelassen werden durften; durften es mehr sein, erhielt keine der ausprobierten mehr.
trade-off-take = Dieses k und diese Unterdrückungsgrenze übernehmen
trade-off-take-mixed = Dieses k und diese Grenze übernehmen, mit gemischten Stufen
trade-off-pin = Zum Vergleich anheften
trade-off-one-pin = Ein Merker ist gesetzt. Heften Sie noch eine Zahl an, um beide nebeneinander zu sehen.
trade-off-pinned = Die beiden Merker
trade-off-column = Spalte
trade-off-result = Ergebnis
trade-off-shown = { $level ->
    [0] exakt, etwa „{ $shown }“
   *[other] so grob wie „{ $shown }“
  }
history-point = k = { $k }, höchstens { $limit } weggelassen
neighbours-title = Warum diese Tabelle, und was würde eine weitere Stufe kosten?
neighbours-lead = Jede Spalte eine Stufe feiner oder gröber, alle anderen unverändert. { $allowed ->
    [0] { record-Nobody } darf weggelassen werden.
    [one] Höchstens 1 { record-person } darf weggelassen werden.
   *[other] Höchstens { $allowed } { record-people } dürfen weggelassen werden.
}
neighbours-inexact = Wo es heißt, dass Ihr Schutz nicht eingehalten ist, wurde nicht jede Möglichkeit ausprobiert, Datensätze wegzulassen.
neighbour-finer = Eine Stufe feiner, { neighbour-shown }:
neighbour-coarser = Eine Stufe gröber, { neighbour-shown }:
neighbour-shown = { $told ->
    [gone] sodass nichts davon übrig ist
    [words] { $shown }
   *[like] etwa „{ $shown }“
  }
neighbour-fails = Ihr Schutz ist nicht eingehalten{ $records ->
    [0] .
    [one] : 1 { record-person } gehört zu einer Gruppe, die ihn verfehlt; weglassen dürfen Sie { $allowed ->
        [0] keine.
       *[other] höchstens { $allowed }.
    }
   *[other] : { $records } { record-people } gehören zu Gruppen, die ihn verfehlen; weglassen dürfen Sie { $allowed ->
        [0] keine.
       *[other] höchstens { $allowed }.
    }
}
neighbour-whole = Keine Gruppe verfehlt ihn für sich allein, sondern die Tabelle als Ganzes.
neighbour-failing = Von den Gruppen, die ihn verfehlen:
neighbour-group = { $records ->
    [one] 1 { record-person }
   *[other] { $records } { record-people }
}{ $same ->
    [yes] {""}
   *[no] {" "}von { $persons ->
        [one] 1 Person
       *[other] { $persons } Personen
    }
}
neighbour-take = Übernehmen
neighbour-take-label = Übernehmen. { $how }
nodes-ask = Alle { $nodes } Stufenkombinationen ansehen
nodes-asking = Alle { $nodes } Stufenkombinationen werden geprüft…
nodes-failed = Die Stufenkombinationen konnten nicht geprüft werden
nodes-title = Alle { $nodes } Stufenkombinationen
nodes-lead = { $holding ->
    [one] 1 davon hält Ihren Schutz ein.
   *[other] { $holding } davon halten Ihren Schutz ein.
} { $minimal ->
    [0] Keine ist minimal.
    [one] 1 ist minimal: Diese hält ihn ein, und keine feinere tut es.
   *[other] { $minimal } sind minimal: Diese halten ihn ein, und keine feinere tut es.
}
nodes-legend = ★ die Tabelle oben; • minimal; × hält den Schutz nicht ein, sodass dort nichts veröffentlicht werden kann und kein Verlust bekannt ist; ohne Zeichen: hält ihn ein. Je kräftiger die Farbe, desto geringer der Verlust. Ein gestrichelter Rand: Das folgt aus anderen und wurde nicht geprüft.
nodes-ends = Die feinste Stufenkombination steht unten, die gröbste oben. Die Zahl vor einer Reihe ist die Summe ihrer Stufen. Mit den Pfeiltasten kommen Sie von einer zur nächsten.
nodes-map = Stufenkombinationen
nodes-many = Es sind zu viele, um sie einzeln zu zeichnen.
nodes-around = Gezeichnet sind die Tabelle oben und die Stufenkombinationen, die eine Stufe von ihr entfernt sind.
nodes-heights = Stufenkombinationen nach der Summe ihrer Stufen
nodes-height = Summe der Stufen
nodes-height-nodes = Stufenkombinationen
nodes-height-holding = Halten den Schutz ein
nodes-height-pruned = Folgen aus anderen
nodes-height-minimal = Minimal
nodes-height-best = Die beste erhält
outcome-coarser = { $name } { $how }
outcome-mixed = { $names } in gemischter Genauigkeit
outcome-nearly = { $names } in fast allen Datensätzen verborgen
outcome-same = { $name } { $else ->
    [empty] nur „{ $shown }“ oder leer
    [star] nur „{ $shown }“ oder *
    [both] nur „{ $shown }“, * oder leer
   *[none] überall „{ $shown }“
}
outcome-gone = { $names } ganz verborgen
outcome-exact = { $names } wie in Ihrer Datei
outcome-names = Jede Spalte mit ihrem Namen
outcome-values-part = { $name } { outcome-but } { $gone } von { $values } Werten
outcome-values-gone = { $names }, { outcome-only-theirs }
outcome-missing-gone = { $names } { outcome-but } fehlende Zellen, { outcome-only-theirs }
# Said of one value or of several, so without a pronoun.
outcome-only-theirs = vorhanden nur bei { record-people.dative }, die { $style ->
    [star] nur * zeigen
   *[drop] weggelassen sind
  }
outcome-missing-as = { $names } { outcome-but } fehlende Zellen, die alle { $marker } zeigen
outcome-guarded = { $names } { outcome-but } einen { outcome-apostrophe }
outcome-guarded-coarser = { $names } mit einem { outcome-apostrophe }
# Without an article: it also stands by itself in a list.
outcome-apostrophe = Apostroph (') vor allem, was wie eine Formel aussieht
outcome-but = wie in Ihrer Datei bis auf
outcome-left-out = { of-all } weggelassen
outcome-nothing = { $records ->
    [one] es würde nichts veröffentlicht: { record-person.the-only } ist weggelassen
   *[other] es würde nichts veröffentlicht: alle { $records } { record-people } sind weggelassen
}
outcome-starred = { of-all } mit * in allen diesen Spalten
studio-free = Noch in keiner Gruppe: { $free } von { $all } Werten
studio-some = Hier stehen die ersten { $shown } Werte der Spalte. Hat eine Spalte mehr, ist eine Datei mit Gruppen leichter zu erstellen.
studio-filter = Werte suchen
studio-found = { $found ->
    [0] Keiner dieser Werte enthält
    [one] 1 dieser Werte enthält
   *[other] { $found } dieser Werte enthalten
} „{ $sought }“.
studio-tick-all = { $count ->
    [one] Den einen angezeigten ankreuzen
   *[other] Alle { $count } angezeigten ankreuzen
}
studio-more = { $shown } von { $found } werden angezeigt. Geben Sie einen Teil eines Werts ein, um andere zu finden.
studio-name = Name der Gruppe
studio-group = { $groups ->
    [0] { $values ->
        [0] Angekreuzte Werte gruppieren
        [one] 1 Wert gruppieren
       *[other] { $values } Werte gruppieren
    }
   *[other] { $groups ->
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    }{ $values ->
        [0] { "" }
        [one] { " " }und 1 Wert
       *[other] { " " }und { $values } Werte
    } in eine größere Gruppe stellen
}
studio-merge = Zu einer Gruppe zusammenlegen
studio-nothing = Kreuzen Sie zuerst die Werte an, die zusammengehören.
studio-grouped = { $label } wurde { $values ->
    [0] gebildet.
    [one] aus 1 Wert gebildet.
   *[other] aus { $values } Werten gebildet.
}
studio-name-taken = Eine Gruppe { $label } gibt es schon.
studio-name-value = { $label } ist ein Wert außerhalb der Gruppe. Wählen Sie einen anderen Namen.
studio-name-star = Eine Gruppe kann nicht * heißen; das steht für alles.
studio-groups = Gruppen
studio-choose = { $label } auswählen
studio-rename = Name der Gruppe { $label }
studio-renamed = { $label } heißt jetzt { $name }.
studio-holds = { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
}, { $records ->
    [one] 1 { record-person }
   *[other] { $records } { record-people }
}
studio-scale = Die Reihenfolge der Gruppen und Werte ist die einer Skala, von niedrig nach hoch
studio-up = { $name } nach oben verschieben
studio-down = { $name } nach unten verschieben
studio-moved-up = { $name } steht einen Platz weiter oben.
studio-moved-down = { $name } steht einen Platz weiter unten.
studio-put-here = Hierher stellen
studio-put-into = { $values ->
    [one] Hierher stellen, in { $label }: 1 angekreuzten Wert
   *[other] Hierher stellen, in { $label }: { $values } angekreuzte Werte
}
studio-put = { $values ->
    [one] 1 Wert ist jetzt in { $label }.
   *[other] { $values } Werte sind jetzt in { $label }.
}
studio-split-name = Name der Gruppe neben { $label }
studio-split = { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
} abspalten
studio-meaning = Was { $label } bedeutet, für alle, die das Rezept oder den Bericht lesen
studio-meant = Die Bedeutung von { $label } wurde geändert.
studio-dissolve = { $label } auflösen
studio-dissolve-short = Auflösen
studio-dissolved = { $label } ist keine Gruppe mehr.
studio-values = { $count ->
    [one] 1 Wert darin
   *[other] { $count } Werte darin
}
studio-take-out = { $value } aus { $label } herausnehmen
studio-take-out-short = Herausnehmen
studio-taken-out = { $value } ist jetzt in keiner Gruppe.
cuts-text = An diesen Grenzen werden Zahlen geteilt. Unter der ersten und über der letzten sind die Bereiche offen. Eine gröbere Stufe kann Grenzen nur weglassen.
cuts-typed = Geben Sie mindestens eine Zahl ein, wie die Tabelle sie schreibt; mehrere wie in { $example }.
cuts-unread = „{ $text }“ lässt sich nicht als Zahl lesen; die Grenzen sind geblieben, wie sie waren. Geben Sie Zahlen ein, wie die Tabelle sie schreibt; mehrere wie in { $example }.
cuts-too-long = „{ $text }“ hat mehr als 15 Ziffern, die eine Grenze nicht genau festhalten kann; die Grenzen sind geblieben, wie sie waren. Geben Sie eine rundere Zahl ein, etwa { $example }.
cuts-typed-dates = Geben Sie mindestens ein Datum ein, mehrere mit Kommas dazwischen.
cuts-text-dates = An diesen Grenzen werden Daten geteilt, geschrieben wie in der Spalte. Vor der ersten und nach der letzten sind die Bereiche offen. Eine gröbere Stufe kann Grenzen nur weglassen.
cuts-level = { $level ->
    [1] Grenzen der feinsten Stufe
   *[other] Grenzen der gröberen Stufe { $level }
}{ $shown ->
    [none] { "" }
   *[other] { ", etwa " }„{ $shown }“
}
cuts-handle = Grenze { $number } von { $all }
cuts-handle-text = { $point }: { $left ->
    [one] 1 { record-person }
   *[other] { $left } { record-people }
} davor, { $right } danach
cuts-list = Was zwischen den Grenzen der feinsten Stufe liegt
cuts-list-range = Von, bis
cuts-range-all = alles
cuts-range-below = { $closed ->
    [right] bis { $high }
   *[left] unter { $high }
}
cuts-range = { $closed ->
    [right] über { $low } bis { $high }
   *[left] { $low } bis unter { $high }
}
cuts-range-above = { $closed ->
    [right] über { $low }
   *[left] ab { $low }
}
cuts-reach = Beginnt einen Bereich
cuts-reach-of = Bis zu welcher Stufe { $point } einen Bereich beginnt
cuts-reach-level = { $level ->
    [1] auf der feinsten Stufe
   *[other] { $level ->
        [2] bis zur zweiten Stufe
       *[other] bis Stufe { $level }
    }
}
cuts-add = Grenze hinzufügen
cuts-added = { $point } ist jetzt eine Grenze, an der Stelle, die die Datensätze am gleichmäßigsten teilt.
cuts-no-room = Es ist kein runder Wert mehr übrig, der Datensätze teilt. Geben Sie unten eine Grenze ein.
cuts-remove = Grenze { $point } entfernen
cuts-remove-short = Entfernen
cuts-removed = { $point } ist keine Grenze mehr; es bleiben { $left }.
cuts-last = Die letzte Grenze bleibt: Ohne sie gäbe es keine Gruppen.
cuts-coarser = Gröbere Stufe hinzufügen
cuts-fewer = Gröbste Stufe entfernen
rare-text = Werte mit weniger Datensätzen als hier angegeben kommen zusammen unter eine Bezeichnung, auf jeder Stufe mehr davon. Häufiges bleibt, wie es ist.
rare-below = Weniger Datensätze als, Stufe für Stufe
rare-label = Bezeichnung
living-title = Die Tabelle, wie sie jetzt wäre
living-line = Bisheriges Ergebnis:
living-line-single = Bisheriges Ergebnis, mit einer Stufe je Spalte:
living-asking = Wird berechnet…
living-large = Eine Vorschau: Bei { $classes } verschiedenen Kombinationen dieser Angaben wird nach jeder Änderung nur kurz gesucht.
living-none = Mit diesen Einstellungen hält keine Tabelle Ihren Schutz ein. Unter „Finden“ steht, was sich ändern ließe.
living-way = Das ist die beste Tabelle mit einer Stufe je Spalte. Das Verfahren „{ $name }“, das Sie gewählt haben, findet eine eigene.
living-spent = Auf die Schnelle wurde keine Tabelle gefunden. Die Suche unter „Finden“ sucht länger.
living-so-far = Vielleicht gibt es eine bessere; das klärt die Suche unter „Finden“.
living-gap = Eine andere Wahl könnte höchstens { $gap } mehr erhalten.
living-going = Es wird noch nach einer besseren gesucht…
living-columns = Die ersten { $shown } von { $all } Spalten.
living-left-out = Würden weggelassen: die ersten { $shown } von { $all }
living-records = Die ersten veröffentlichten Datensätze, wie sie sind und wie sie wären
why-living-title = Die Tabelle, wie sie wäre
why-living = Was Ihre Spalten, Stufen und Schutzziele zusammen ergeben, bei jeder Änderung neu berechnet. Jede Spalte hat eine Stufe, und nichts davon wird festgehalten. Unter „Finden“ geht die Suche weiter bis zum Beweis.
mixed-title = Gemischte Stufen würden mehr erhalten
mixed-trying = Ob gemischte Stufen mehr erhalten würden, wird im Hintergrund ausprobiert.
mixed-none = Keine der im Hintergrund ausprobierten Tabellen mit gemischten Stufen erhält merklich mehr.
mixed-kept = { $kept } der Genauigkeit blieben erhalten, wenn eine Spalte Werte verschiedener Genauigkeit zeigen dürfte; { $style ->
    [star] mit * in allen diesen Spalten: { of-all }
   *[drop] weggelassen: { of-all }
}.
mixed-loss = Der Verlust wäre { $kept }, wenn eine Spalte Werte verschiedener Genauigkeit zeigen dürfte; { $style ->
    [star] mit * in allen diesen Spalten: { of-all }
   *[drop] weggelassen: { of-all }
}.
mixed-lost-part = Dort zum Teil erhalten: { $names }.
mixed-lost-nearly = Dort fast nichts übrig, weil fast alle Datensätze es verbergen: { $names }.
mixed-lost-none = Auch dort nichts übrig: { $names }.
mixed-take = Die Tabelle mit gemischten Stufen übernehmen
mixed-way = Im Hintergrund ausprobiert, mit dem Verfahren: { $name }
lost-title = Von { $name } ist nichts übrig
lost-title-same = In { $name } steht { $else ->
    [empty] nur „{ $shown }“ oder nichts
    [star] nur „{ $shown }“ oder *
    [both] nur „{ $shown }“, * oder nichts
   *[none] überall „{ $shown }“
}
lost-counted = Gemessen daran, was ihre Stufe unterscheiden kann, zählen noch { $kept } davon als erhalten.
lost-text = Jeder Datensatz mit einem Wert zeigt dort dasselbe: Mit feineren Werten wären Gruppen zu klein für Ihren Schutz, oder andere Spalten müssten nachgeben.
lost-text-left = Jeder Datensatz, der einen Wert zeigt, zeigt diesen: Die mit anderen Werten sind weggelassen oder verbergen sie.
lost-text-chosen = Jeder Datensatz mit einem Wert zeigt dort dasselbe, auf der Stufe, die für die Spalte gewählt wurde.
lost-text-ungrouped = Jeder Datensatz zeigt dort *: Die Spalte hat keine Gruppen zwischen dem genauen Wert und allem. Mit solchen Gruppen kann ein Teil von ihr bleiben.
lost-more = Von { $count ->
    [one] 1 weiteren Spalte ist nichts übrig. Sie steht
   *[other] { $count } weiteren Spalten ist nichts übrig. Sie stehen
} bei den gewählten Stufen.
lost-ladder = { $name } passende Stufen geben: { $ladder }
lost-limit = { $known ->
    [yes] Mindestens wie „{ $shown }“ erhalten und andere Spalten nachgeben lassen
   *[no] Versuchen, es mindestens wie „{ $shown }“ zu erhalten, und andere Spalten nachgeben lassen
}
lost-group = Werte von { $name } gruppieren
lost-levels = Stufen von { $name } ändern
lost-leave-out = { $name } nicht veröffentlichen
remedy-trying = Es wird ausprobiert, womit ein Teil davon bliebe…
remedy-shows = Dann steht dort { $example }.
remedy-gives = Dafür: { $parts }.
remedy-gives-nothing = Sonst wird nichts gröber, und es werden keine weiteren { record-people } weggelassen.
remedy-gone = { $names } ganz verborgen
remedy-left-out = { runner-suppressed } (vorher { $before })
remedy-kept = { $then } der Genauigkeit bleiben erhalten statt { $was }.
remedy-group = Sagen Sie, welche Werte zusammengehören, und suchen Sie erneut. Vorher ändert sich nichts.
remedy-levels = Es ändert sich nichts, bevor Sie die Stufen geändert haben; suchen Sie dann erneut.
remedy-weight = Geben Sie der Spalte dort andere Stufen oder ein größeres Gewicht, und suchen Sie erneut. Vorher ändert sich nichts.
nearly-title = Von { $name } ist fast nichts übrig
nearly-text = Fast alle Datensätze verbergen die Spalte: So bleibt von den anderen mehr.
remedy-untried = Die Tabelle ist zu groß, um das ungefragt auszuprobieren. Suchen Sie, und sehen Sie, was nachgibt.
remedy-leave-out = Die Veröffentlichung hat dann keine Spalte { $name }, und von den anderen Spalten bleibt vielleicht mehr.
find-nothing = Alle { record-people } werden weggelassen. Verringern Sie die Unterdrückungsgrenze; dann wird eine Tabelle gesucht, die die übrigen behält.
find-suppressed = { $suppressed ->
    [0] { record-Nobody } wird weggelassen. Alle { record-people }
    [one] 1 { record-person } wird weggelassen. Die übrigen
   *[other] { $suppressed } { record-people } werden weggelassen. Die übrigen
} bilden { $classes ->
    [one] 1 Gruppe
   *[other] { $classes } Gruppen
} gleich aussehender { unit-people }.
find-starred = { $suppressed ->
    [one] 1 { record-person } wird mit * in jedem Quasi-Identifikator geschrieben. Die übrigen
   *[other] { $suppressed } { record-people } werden mit * in jedem Quasi-Identifikator geschrieben. Die übrigen
} bilden { $classes ->
    [one] 1 Gruppe
   *[other] { $classes } Gruppen
} gleich aussehender { unit-people }.
find-nodes = Kombinationen geprüft, von { $lattice }
find-elapsed = vergangen
find-kept-share = { $kept } der Genauigkeit bleiben erhalten
find-kept-loss = der Verlust ist { $loss }
find-loss-own = nach Ihrem Maß: { $metric }
find-asked-model = { $means } ({ $asked })
find-announce = Bisher: { $kept }, nach { $visited } Versuchen.
find-announce-done = Suche beendet: { $kept }.
find-announce-none = Suche beendet. Keine Wahl von einer Stufe je Spalte hält den Schutz ein{ proof-stars }.
find-announce-none-way = Suche beendet. Gefunden wurde keine Tabelle, die den Schutz einhält; es kann aber eine geben.
find-failed = Die Suche lief nicht
find-fixed-fails = Die Stufen in diesem Rezept halten den Schutz nicht ein
find-none-title = Keine Stufenkombination hält diesen Schutz ein
find-none-title-way = Diese Suche fand keine Tabelle
find-none-way = „{ $name }“ sieht sich nicht alle Tabellen an. Es kann also eine geben, die diesen Schutz einhält; die „Optimale Suche“ kann das klären. Nichts ist verloren: Wählen Sie diese Suche, oder ändern Sie etwas davon und suchen Sie erneut.
find-none-star = Unterdrückte Datensätze weglassen, statt sie mit * zu behalten. Als eigene Gruppe müssen auch sie jeden Schutz erfüllen.
find-none-text = Selbst auf den gröbsten zugelassenen Stufen gehören mehr als { $limit } der { record-people } zu Gruppen von weniger als { $k } { unit-people.dative }.{ records-and-people } Nichts ist verloren: Ändern Sie etwas davon, und suchen Sie erneut.
find-none-models = Bei jeder zugelassenen Stufenkombination müssten mehr als { $limit } der { record-people } weggelassen werden, oder was bleibt, hielte den Schutz nicht ein. Nichts ist verloren: Ändern Sie etwas davon, und suchen Sie erneut.
find-none-weaker = Weniger verlangen oder eines der Schutzziele entfernen: { $names }. Unter „Schützen“ sagt jedes, wie weit die Tabelle davon entfernt ist.
find-none-limit = Mehr { record-people } weglassen. Jetzt sind es höchstens { $limit }, also { $people ->
    [0] { record-nobody }.
    [one] 1 { record-person }.
   *[other] { $people } { record-people }.
}
find-none-k = Verlangen, dass weniger gleich aussehen. Jetzt ist k = { $k }.
find-none-k-table = Verlangen, dass weniger gleich aussehen. Jetzt ist k = { $k }, mehr als { $unit ->
    [persons] die { $records ->
    [one] 1 Person
   *[other] { $records } Personen
  }
   *[records] { $records ->
    [one] der 1 Datensatz
   *[other] die { $records } Datensätze
  }
}, die es gibt: Keine Tabelle kann das einhalten.
find-none-fewer = Weniger Spalten als Quasi-Identifikatoren kennzeichnen, wenn sie sich wirklich nirgends abgleichen lassen, oder ihre Stufen bis * reichen lassen.
find-none-limits = { $count ->
    [one] Die höchste Stufe der einen Spalte anheben, die Sie begrenzt haben.
   *[other] Die höchsten Stufen der { $count } Spalten anheben, die Sie begrenzt haben.
}
find-none-protect = Schutz ändern
find-none-describe = Spalten und Stufen ändern

find-lead-way = Outis geht nach dem Verfahren vor, das Sie gewählt haben. Was es findet, wird gemessen wie jede andere Tabelle und hält Ihren Schutz ein.
find-go-way = Tabelle suchen: { $name }
find-how = Wie sie gefunden wurde: { $name }
find-stop-nothing = Anhalten und nichts behalten
find-stop-text-nothing = Sie können jederzeit anhalten, dann bleibt aber nichts: Eine halb fertige Tabelle ließe sich aus dem Rezept nicht noch einmal herstellen.
find-cancelled-title = Angehalten. Nichts wurde behalten
find-cancelled = „{ $name }“ wurde nicht fertig, und was bis dahin entstanden war, ließe sich aus dem Rezept nicht noch einmal herstellen. Beginnen Sie neu, oder wählen Sie ein anderes Verfahren.
find-announce-cancelled = Angehalten. Nichts wurde behalten.
find-not-proven-way = Über andere Tabellen ist nichts bewiesen: Nicht alles Mögliche wurde ausprobiert.
find-tries = Schritte ausprobiert
stage-far = { $at } von { $of }
stage-at = { $at } bisher
stage-other = Eine Tabelle wird gesucht…
stage-search = Die vielversprechendsten Stufenkombinationen werden geprüft.
stage-dive = Eine erste Tabelle, die Ihren Schutz einhält, wird gesucht.
stage-prove = Es wird bewiesen, dass keine andere Wahl von einer Stufe je Spalte mehr erhält.
stage-exhaustive-node = Jede Stufenkombination wird geprüft.
stage-samarati-height = Gesucht wird die niedrigste Höhe, auf der eine Kombination den Schutz einhält.
stage-datafly-attribute = Die Spalte mit den meisten verschiedenen Werten wird vergröbert.
stage-incognito-subset = Erst werden einige Spalten zusammen geprüft, dann mehr.
stage-ola-sublattice = Was von den Kombinationen noch offen ist, wird halbiert.
stage-best-first-node = Kombinationen werden geprüft, die am wenigsten groben zuerst.
stage-flash-path = Ein Pfad vom Feinen zum Groben wird verfolgt.
stage-flash-node = Geprüft wird, was die Pfade offen ließen.
stage-kaca-merge = Gruppen werden zusammengelegt, wo es am wenigsten kostet.
stage-k-member-cluster = Datensätze, die nah beieinander liegen, werden gesammelt.
stage-refine = Datensätze wechseln die Gruppe, solange das Genauigkeit spart.
stage-mondrian-cut = Gruppen werden halbiert.
stage-subtree-cut = Gruppen von Werten werden verfeinert, eine nach der anderen.
stage-iterative-round = Unter den weggelassenen Datensätzen wird noch einmal gesucht.
stage-cell-suppression = In zu kleinen Gruppen werden einzelne Zellen geleert.
stage-unsafe-combinations = Seltene Kombinationen werden häufig gemacht.
way-eyebrow = Wie die Tabelle gefunden wird · { $family }
way-source = Quelle
way-limits = Grenzen der Suche
way-hindered = Nicht mit diesen Einstellungen. { $problem }
ways-open = Andere Verfahren
ways-chosen = gewählt
ways-take = Dieses Verfahren wählen: { $name }
ways-take-short = Dieses Verfahren wählen
ways-optimal = Bewiesen: das Beste mit einer Stufe je Spalte
ways-optimal-text = Eine Stufe je Spalte, und der Beweis, dass keine andere Wahl von einer Stufe je Spalte mehr erhält. Verfahren, die innerhalb einer Spalte Stufen mischen, können mehr erhalten.
ways-lattice = Wie in der Literatur
ways-lattice-text = Eine Stufe je Spalte, gefunden wie in bekannten Fachveröffentlichungen.
ways-local = Feiner, wo es geht
ways-local-text = Datensätze verschiedener Gruppen oder Werte verschiedener Zweige können auf verschiedenen Stufen stehen.
ways-cells = Einzelne Zellen
ways-cells-text = Zellen bleiben nur dort leer, wo eine Gruppe zu klein ist.
ways-given = Vorgegebene Stufen

## Ways to find a table
#
# Each is told by its name, what it does and promises, and when it is right.

search-optimal-name = Optimale Suche
search-optimal-what = Findet die Wahl von einer Stufe je Spalte, die am wenigsten verliert, und beweist, dass keine andere Wahl von einer Stufe je Spalte mehr erhält.
search-optimal-when = Richtig für die meisten Tabellen: Jede Spalte bleibt auf einer Stufe. Das ist am leichtesten auszuwerten und zu erklären.
search-exhaustive-name = Alle Kombinationen
search-exhaustive-what = Sieht sich jede Stufenkombination an und nimmt die beste. Dasselbe Ergebnis wie die optimale Suche, mit den einfachsten Mitteln.
search-exhaustive-when = Um die optimale Suche an einer kleinen Tabelle zu überprüfen oder zu erklären.
search-samarati-name = Samarati
search-samarati-what = Halbiert immer wieder die Höhe, auf der eine Stufenkombination den Schutz noch einhält, und nimmt die beste auf der niedrigsten solchen Höhe. Insgesamt wenige Stufen hinauf, aber nicht immer der geringste Verlust.
search-samarati-when = Um zu wiederholen, was in einer Fachveröffentlichung damit gemacht wurde. Für k-Anonymität und andere Schutzziele, die durch gröbere Stufen nie verfehlt werden.
search-datafly-name = Datafly
search-datafly-what = Vergröbert immer wieder die Spalte mit den meisten verschiedenen Werten, bis nur noch so wenige Datensätze übrig sind, dass sie weggelassen werden dürfen. Sehr schnell und oft gröber als nötig. Von einer Spalte mit größerem Gewicht dürfen mehr Werte bleiben.
search-datafly-when = Um ältere Veröffentlichungen, die damit entstanden sind, zu wiederholen oder mit ihnen zu vergleichen.
search-incognito-name = Incognito
search-incognito-what = Findet alle Kombinationen, die den Schutz einhalten, erst für wenige Spalten und schließlich für alle, und nimmt diejenige, die am wenigsten verliert.
search-incognito-when = Um bei wenigen Spalten zu wiederholen, was in einer Fachveröffentlichung damit gemacht wurde. Für Schutzziele, die durch gröbere Stufen nie verfehlt werden.
search-ola-name = Optimal Lattice Anonymization
search-ola-what = Halbiert die Menge der Stufenkombinationen, bis die feinsten bekannt sind, die den Schutz einhalten, und nimmt diejenige, die am wenigsten verliert.
search-ola-when = Bekannt von Gesundheitsdaten, wo Leitlinien es nennen. Für Schutzziele, die durch gröbere Stufen nie verfehlt werden.
search-best-first-name = Best-First
search-best-first-what = Prüft die Kombinationen in der Reihenfolge ihres gewichteten Informationsverlusts und hält bei der ersten an, die den Schutz einhält.
search-best-first-when = Um Arbeiten zu wiederholen, die den Verlust so messen.
search-flash-name = Flash
search-flash-what = Folgt Pfaden durch die Kombinationen und überspringt diejenigen, von denen schon bekannt ist, ob sie den Schutz einhalten oder verfehlen.
search-flash-when = Um mit ARX zu vergleichen, dessen ältere Versionen so suchen.
search-fixed-name = Vorgegebene Stufen
search-fixed-what = Die Stufen stehen im Rezept; gesucht wird nichts.
search-fixed-when = Richtig, um eine frühere Veröffentlichung noch einmal herzustellen.
search-kaca-name = Cluster entlang der Hierarchien (KACA)
search-kaca-what = Legt die kleinsten Gruppen mit ihren nächsten zusammen, Schritt für Schritt die Stufen hinauf. Jede Gruppe ist nur so grob, wie sie sein muss; so behalten die meisten Zellen mehr.
search-kaca-when = Wenn Genauigkeit wichtiger ist als eine Stufe je Spalte und Ihre Auswertung mit Zellen gemischter Genauigkeit umgehen kann. Langsam bei vielen Tausend verschiedenen Datensätzen.
search-mondrian-name = Mondrian
search-mondrian-what = Teilt die Tabelle entlang einer Spalte in zwei Hälften, dann jede Hälfte wieder, solange beide Hälften Ihren Schutz einhalten.
search-mondrian-when = Für Zahlen und geordnete Werte, wenn verschieden breite Bereiche annehmbar sind. Schnell bei großen Tabellen.
search-k-member-name = Cluster aus k Datensätzen
search-k-member-what = Sammelt k Datensätze, die nah beieinanderliegen, dann die nächsten k, und macht jede Gruppe nur so grob, wie sie sein muss.
search-k-member-when = Für kleine Tabellen, in denen jede Einzelheit zählt. Langsam bei großen.
search-iterative-name = Optimal, dann der Rest
search-iterative-what = Sucht die besten Stufen, übernimmt die Gruppen, die den Schutz einhalten, und sucht unter den weggelassenen Datensätzen erneut.
search-iterative-when = Wenn wenige ungewöhnliche Datensätze alle anderen grob machen. Die Gruppen eines Durchgangs haben dieselben Stufen; so bleibt das Ergebnis gut lesbar.
search-subtree-name = Zweige der Hierarchien
search-subtree-what = Beginnt beim Gröbsten und verfeinert einzelne Zweige: „Bayern“ kann in Bezirke zerfallen, während „Sachsen“ ganz bleibt. Gleiche Werte werden immer gleich gezeigt.
search-subtree-when = Wenn eine Spalte häufige und seltene Werte hat und für Ihre Auswertung gleiche Werte gleich bleiben müssen.
search-cell-suppression-name = Leere Zellen
search-cell-suppression-what = Lässt die Werte exakt und leert einzelne Zellen, nämlich solche, die einen Datensatz selten machen, bis jede Gruppe groß genug ist (Zellunterdrückung).
search-cell-suppression-when = Wenn es auf exakte Werte ankommt und einige fehlende Zellen nicht stören, etwa bei Umfragen.
search-mu-argus-name = μ-Argus
search-mu-argus-what = Macht seltene Kombinationen weniger Spalten häufig: erst durch gröbere Stufen, dann durch geleerte Zellen. Spalten mit größerem Gewicht geben später nach.
search-mu-argus-when = Bekannt aus statistischen Ämtern. Betrachtet werden Kombinationen weniger Spalten; was dann noch übrig ist, wird weggelassen.
search-parameter-stop = Ende der Suche
search-choice-stop-limit = sobald so wenige übrig sind wie erlaubt
search-choice-stop-limit-text = Sobald höchstens so viele Datensätze übrig sind, wie nach Ihrer Vorgabe weggelassen werden dürfen.
search-choice-stop-k = sobald höchstens k übrig sind
search-choice-stop-k-text = Wie in der Fachveröffentlichung. Sind das mehr, als nach Ihrer Vorgabe weggelassen werden dürfen, wird nichts gefunden.
search-parameter-memory = Speicher in Megabyte
search-parameter-memory-text = Wie viel sich die Suche merken darf. Mit weniger dauert sie länger und findet dasselbe.
search-parameter-nodes = Höchstzahl zu prüfender Kombinationen
search-parameter-nodes-text = Ohne Zahl läuft die Suche bis zum Beweis. Mit einer Zahl endet sie dort mit der bis dahin besten Kombination und sagt, wie viel mehr erhalten bleiben könnte. Dann rechnet sie nicht parallel, damit sie jedes Mal an derselben Stelle endet.
search-parameter-start = Erster Datensatz
search-parameter-start-text = Die erste Gruppe beginnt mit dem Datensatz, der von dem mit dieser Nummer am weitesten entfernt ist. In der Fachveröffentlichung wird er ausgelost.
search-parameter-importance = Zu erhaltende Spalten, die wichtigste zuerst
search-parameter-importance-text = Zellen von Spalten weiter unten werden zuerst geleert, noch davor die von nicht aufgeführten Spalten. Ohne Liste zählen Spalten mit größerem Gewicht mehr, danach solche mit weniger Werten.
search-parameter-recode = Zu vergröbernde Spalten, eine nach der anderen
search-parameter-recode-text = Solange mehr Datensätze als angegeben selten sind. Ohne Liste steigt jeweils die Spalte, die in den meisten seltenen Kombinationen vorkommt, um eine Stufe.
listed-column = Spalte
listed-level = Stufe
listed-step = { $shown ->
    [none] { $name }, Stufe { $level }
   *[other] { $name }, wie { $shown }
}
listed-levels = { $name }: { $levels }
listed-shown = { $level } ist wie { $shown }
listed-up = Nach oben: { $name }
listed-remove = Aus der Liste nehmen: { $name }
listed-add = Hinzufügen
search-parameter-distance = Was die Gruppen klein halten
search-choice-distance-uniform = Schritte die Stufen hinauf
search-choice-distance-uniform-text = Wie in der Fachveröffentlichung: Von einer Stufe zur nächsten zählt jeder Schritt gleich viel.
search-choice-distance-height = Schritte, weiter oben stärker gezählt
search-choice-distance-height-text = Der Schritt vom Jahrzehnt zu „alles“ zählt mehr als der vom Monat zum Jahr.
search-choice-distance-loss = den Verlust, den Sie gewählt haben
search-choice-distance-loss-text = Soweit er sich aus einzelnen Zellen ergibt. Verliert meist am wenigsten.
search-parameter-beta = Wie viel mehr Schritte nahe der Spitze wiegen (β)
search-parameter-beta-text = Ab 1, wie in der Fachveröffentlichung. Der Schritt von der j-ten Stufe unter der Spitze wiegt 1/j hoch β.
search-parameter-stubs = Von großen Gruppen nur das Nötige nehmen
search-parameter-stubs-text = Eine große Gruppe gibt einer kleinen gerade genug Datensätze ab, statt mit ihr zusammengelegt zu werden.
search-parameter-refine = Gruppen nachträglich verbessern
search-parameter-refine-text = Datensätze wechseln die Gruppe, solange das den Verlust senkt. Dauert länger.
search-parameter-mode = Gleiche Datensätze
search-choice-mode-strict = bleiben zusammen
search-choice-mode-strict-text = Gleiche Datensätze zeigen immer dasselbe.
search-choice-mode-relaxed = dürfen getrennt werden
search-choice-mode-relaxed-text = Die Gruppen werden kleiner und gleichmäßiger. Gleiche Datensätze werden getrennt, wo sonst nichts mehr zu teilen ist, und können dann verschiedene Bereiche zeigen.
search-parameter-cut = Wo geteilt wird
search-choice-cut-widest = entlang der breitesten Spalte
search-choice-cut-widest-text = Wie in der Fachveröffentlichung.
search-choice-cut-least-loss = wo am wenigsten verloren geht
search-choice-cut-least-loss-text = Alle Teilungen werden geprüft. Dauert länger und verliert meist weniger.
search-parameter-rounds = Durchgänge
search-parameter-rounds-text = Ungefähre Anzahl; mehr Durchgänge verlieren weniger und dauern länger.
search-parameter-size = Höchstzahl der Spalten je Kombination
search-parameter-size-text = Gilt, wo kein Schutzziel selbst sagt, welche Kombinationen zählen.
search-parameter-share = Anteil noch seltener Datensätze, ab dem geleert wird
search-parameter-share-text = Von 0 bis 1. Darüber werden Stufen vergröbert, darunter Zellen geleert.
search-parameter-cells = Was eine Zelle zeigt
search-choice-cells-hierarchy = einen Wert der Hierarchie
search-choice-cells-hierarchy-text = Den nächsten, den alle Werte der Gruppe gemeinsam haben.
search-choice-cells-ranges = einen Bereich, bei Zahlen
search-choice-cells-ranges-text = Von der kleinsten bis zur größten Zahl der Gruppe; andere Werte wie in der Hierarchie.

## Step by step

trail-title = Was ausprobiert wurde, Schritt für Schritt
trail-text = Die Stufenkombinationen, zu denen „{ $name }“ kam, in dieser Reihenfolge: ob sie den Schutz einhalten und was sie verlören.
trail-parts = Eine mit – gekennzeichnete Spalte blieb in diesem Schritt außer Betracht: Einige Spalten wurden für sich geprüft.
trail-step = Schritt
trail-outcome = Ergebnis
trail-holds = hält den Schutz ein
trail-holds-chosen = hält den Schutz ein und wird gewählt
trail-fails = verfehlt den Schutz
trail-holds-known = hält den Schutz ein, ungeprüft bekannt
trail-fails-known = verfehlt den Schutz, ungeprüft bekannt
trail-more = { $more ->
    [one] Danach wurde noch 1 Kombination geprüft.
   *[other] Danach wurden noch { $more } Kombinationen geprüft.
}

## Other ways compared

others-title = Andere Verfahren an derselben Tabelle ausprobieren
others-text = Dieselbe Tabelle, derselbe Schutz und dieselben Grenzen; nur das Verfahren ist ein anderes. Veröffentlicht wird nichts: Sie sehen, was jedes verlöre.
others-open = Verfahren zum Ausprobieren wählen
others-none = Kreuzen Sie die Verfahren an, die Sie neben Ihrem sehen wollen.
others-go = { $count ->
    [one] 1 anderes Verfahren ausprobieren
   *[other] { $count } andere Verfahren ausprobieren
}
others-running = „{ $name }“ wird ausprobiert{ $left ->
    [0] { "" }
    [one] , danach noch 1 Verfahren
   *[other] , danach noch { $left } Verfahren
}.
others-stop = Ausprobieren abbrechen
others-best = „{ $name }“ verliert hier { $less } als „{ $own }“.
others-best-yours = Keines davon verliert weniger als Ihres: { $name }.
others-means-share = Es erhält { NUMBER($loss, maximumFractionDigits: 1) } % der Genauigkeit, Ihres { NUMBER($own, maximumFractionDigits: 1) } %, gemessen an dem Verlust, den Sie gewählt haben.
others-means = Sein Verlust beträgt { NUMBER($loss, maximumFractionDigits: 4) }, der von Ihrem { NUMBER($own, maximumFractionDigits: 4) }, nach dem Maß, das Sie gewählt haben.
others-mixed-cut = Allerdings zeigt eine Spalte Werte gemischter Genauigkeit.
others-mixed-regions = Allerdings haben die Zellen einer Spalte gemischte Genauigkeit, womit nicht jede Auswertung umgehen kann.
others-mixed-cells = Allerdings sind einige Zellen leer, womit nicht jede Auswertung umgehen kann.
others-kept = Die angekreuzten Verfahren stehen in Ihrem Rezept; was sie gefunden haben, kommt in den Bericht zur Veröffentlichung.
tried-caption = Verfahren, die ausprobiert wurden, und was jedes verlöre
tried-way = Verfahren
tried-loss = Verlust
tried-kept = Erhaltene Genauigkeit
tried-against = Verliert
tried-time = Zeit
tried-visited = Geprüft
tried-classes = Gruppen
tried-suppressed = Weggelassen
tried-proven = Bewiesen, bei einer Stufe je Spalte
tried-yours = Ihres
tried-yes = ja{ proof-stars }
tried-no = nein
tried-with = { $name }: { $parts }
tried-running = Beginnt …
tried-nothing = Innerhalb Ihrer Grenzen keine Tabelle gefunden.
tried-less = { NUMBER($share, maximumSignificantDigits: 2) } % weniger
tried-more = { NUMBER($share, maximumSignificantDigits: 2) } % mehr
tried-same = gleich viel
tried-more-than-none = mehr als nichts
tried-number = { NUMBER($n, maximumSignificantDigits: 4) }
tried-announce = { $name }: { $outcome ->
    [refused] mit diesen Einstellungen nicht möglich
    [nothing] keine Tabelle gefunden
    [kept] { $kept } der Genauigkeit bleiben erhalten
   *[found] Verlust { $loss }
}.

## Compare

compare-title = Vorher und nachher
compare-next = Angreifen
compare-failed = Dies lässt sich nicht vergleichen
compare-was = vorher:
compare-is = nachher:
compare-alone = { counted-People }, { counted-who } nach den Quasi-Identifikatoren allein stehen
compare-worst = Höchstes Risiko, herausgegriffen zu werden{ equal-chance }
compare-lost = Von { $persons } Personen { $all ->
    [0] verliert keine alle ihre Datensätze
    [one] verliert 1 alle ihre Datensätze
   *[other] verlieren { $all } alle ihre Datensätze
}, { $some ->
    [0] keine verliert einen Teil davon
    [one] 1 verliert einen Teil davon
   *[other] { $some } verlieren einen Teil davon
}.
compare-records = { record-People }
compare-kept = Erhaltene Genauigkeit
compare-loss = Verlust { $loss }
compare-none-left-out = nichts weggelassen
compare-left-out = { $suppressed } weggelassen ({ $share })
compare-starred = davon { $suppressed } mit * in jedem Quasi-Identifikator ({ $share })
compare-nothing-left = nichts übrig
compare-columns = Spalte für Spalte
compare-more-columns = { $count ->
    [one] 1 weitere Spalte anzeigen
   *[other] { $count } weitere Spalten anzeigen
}
compare-removed = In der Veröffentlichung nicht enthalten.
compare-perturbed = Müssen nicht für die Personen daneben gelten. { $how } Was hier davon zu sehen ist, ist ein Beispiel und wird beim Schreiben neu gezogen.
compare-unchanged = Unverändert: { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
} { $gone ->
    [0] vorher und nachher.
    [one] von { $before }; der andere gehörte zu Datensätzen, die weggelassen werden.
   *[other] von { $before }; die anderen gehörten zu Datensätzen, die weggelassen werden.
}
compare-guarded = Was wie eine Formel aussieht, wird mit einem Apostroph (') davor geschrieben.
compare-missing-as = Jede fehlende Zelle wird als { $marker } geschrieben.
compare-groups = { $before ->
    [one] 1 Wert
   *[other] { $before } Werte
} → { $after ->
    [one] 1 Gruppe
   *[other] { $after } Gruppen
}
compare-column-kept = Erhaltene Genauigkeit in { $name }
compare-column-kept-share = { $kept } erhalten
compare-column-kept-counted = als { $kept } erhalten gezählt
detail-title = Was wo vergröbert wurde
detail-cut-text = Ein Wert wird überall gleich gezeigt, und Werte einer Spalte können auf verschiedenen Stufen stehen. Jeder Balken enthält die veröffentlichten Datensätze, die exakten zuerst.
detail-regions-text = Datensätze verschiedener Gruppen stehen auf verschiedenen Stufen. Jeder Balken enthält die veröffentlichten Datensätze, die exakten zuerst.
detail-cells-text = Zellen sind nur dort leer, wo eine Gruppe zu klein war. Jeder Balken enthält die veröffentlichten Datensätze, die exakten zuerst.
detail-mixed = auf mehreren Stufen
detail-caption = Veröffentlichte Datensätze jeder Spalte danach, wie genau ihre Zelle ist
detail-share = Datensätze, von exakt bis grob
detail-exact = exakt
detail-ranges = Bereiche
detail-level = { $shown ->
    [none] Stufe { $level }
   *[other] wie „{ $shown }“
}
detail-root = nichts übrig (*)
detail-cells = leer
detail-missing = fehlend
detail-part = { $part }: { NUMBER($share, maximumFractionDigits: 12) } %
compare-rows = Datensatz für Datensatz
compare-rows-lines = { $released ->
    [one] Die Zeile, die veröffentlicht wird, mit ihrem Original. Sie steht für so viele Datensätze, wie sie sagt.
   *[other] Die { $released } Zeilen, die veröffentlicht werden, { $sorted ->
        [yes] sortiert
       *[no] in der Reihenfolge Ihrer Datei
    }, mit ihren Originalen. Jede steht für so viele Datensätze, wie sie sagt.
}
compare-rows-text = { $released ->
    [one] Der Datensatz, der veröffentlicht wird, mit seinem Original.
   *[other] Die { $released } Datensätze, die veröffentlicht werden, { $sorted ->
        [yes] sortiert
       *[no] in der Reihenfolge Ihrer Datei
    }, mit ihren Originalen.
}
compare-near = Gruppe für Gruppe
compare-near-text = Was hier steht, sind Ihre eigenen Daten, allein für diesen Bildschirm. In den Bericht für Ihre Unterlagen kommt davon nur, was die maßgebliche Gruppe zeigt, wie groß sie ist und wie viele Gruppen gleich schwach sind. Zusammenfassung und Veröffentlichung enthalten nichts davon.
classes-title = Jede Gruppe: was sie zeigt, was sie verrät, wofür sie maßgeblich ist
classes-text = Eine Gruppe enthält die Datensätze, die in allen Quasi-Identifikatoren gleich aussehen. Klicken Sie auf einen Spaltenkopf, um danach zu sortieren. ◆ kennzeichnet die Gruppen, die dafür maßgeblich sind, was ein Schutzziel erreicht: Keine Gruppe ist schwächer.
classes-search = Gruppen finden, die dies zeigen
classes-deciding-only = Nur maßgebliche Gruppen
classes-counting = Wird gezählt …
classes-failed = Dies ist im Moment nicht verfügbar.
classes-found = { $found ->
    [0] Keine der { $all } Gruppen ist so.
    [one] 1 von { $all ->
        [one] 1 Gruppe
       *[other] { $all } Gruppen
    }
   *[other] { $found } von { $all } Gruppen
}
classes-look-head = Einblick
classes-look = Öffnen
classes-look-at = Gruppe öffnen: { $labels }
classes-close = Schließen
classes-close-at = Gruppe schließen: { $labels }
classes-records = { record-People }
classes-persons = Personen
classes-risk = Risiko
classes-likeliest = { $name }: am wahrscheinlichsten
classes-share = Anteil
classes-no-value = kein Wert
classes-decides-head = Maßgeblich für
classes-decides = maßgeblich für { $name }: { $achieved }
classes-inside = { $records ->
    [one] In dieser Gruppe: 1 { record-person }
   *[other] In dieser Gruppe: { $records } { record-people }
}
classes-values = { $name } in dieser Gruppe
classes-values-more = und { $more } weitere
pager-before = Vorherige
pager-after = Nächste
pager-shown = { $from }–{ $to } von { $all }
left-out-title = { $records ->
    [one] { $recordUnit ->
        [persons] Welche Person
       *[records] Welcher Datensatz
    } weggelassen wird und warum
   *[other] Welche { $records } { record-people } weggelassen werden und warum
}
left-out-title-starred = { $records ->
    [one] { $recordUnit ->
        [persons] Welche Person
       *[records] Welcher Datensatz
    } nur als * gezeigt wird und warum
   *[other] Welche { $records } { record-people } nur als * gezeigt werden und warum
}
left-out-looking = Gesucht wird, womit sie bleiben könnten …
left-out-text = Zuerst kommen diejenigen, denen die meisten anderen gleichen; gleiche stehen beieinander.
left-out-tried = „Womit sie bleiben könnten“ wurde ausprobiert, nicht geschätzt: eine Spalte für alle Datensätze gröber, alles andere unverändert, und die ganze Tabelle neu geprüft.
left-out-mixed = In dieser Tabelle hat jede Zelle ihre eigene Stufe. Deshalb gibt es keine Gruppe, in die diese Datensätze kämen, und keine Stufe einer Spalte, die sich für alle anheben ließe. Wie viele fehlen und mit welcher einen Änderung sie bleiben könnten, lässt sich hier nicht sagen; bei einer Tabelle mit einer Stufe je Spalte geht das.
left-out-pages = Weggelassene Datensätze
left-out-equal = { $records ->
    [one] 1 { record-person } hat genau diese Werte.
   *[other] { $records } { record-people } haben genau diese Werte.
}
left-out-why = Warum
left-out-far = Wie viel noch fehlt
left-out-nearest = Nächste Gruppe
left-out-keep = Womit sie bleiben könnten
left-out-few = { $alike ->
    [one] { $unit ->
        [persons] Diese Person
       *[records] Dieser Datensatz
    } stünde allein; verlangt sind mindestens { $k } { unit-people }, die gleich aussehen.
   *[other] Nur { $alike } { unit-people } sähen gleich aus; verlangt sind mindestens { $k }.
}
left-out-few-mixed = { $alike ->
    [one] { $unit ->
        [persons] Keine andere Person
       *[records] Kein anderer Datensatz
    } hat genau diese Werte; verlangt sind mindestens { $k } { unit-people }, die gleich aussehen. Eine Gruppe, die { $unit ->
        [persons] diese Person
       *[records] diesen Datensatz
    } aufnehmen könnte, wurde nicht gefunden.
   *[other] { $alike } { unit-people } haben genau diese Werte; verlangt sind mindestens { $k }, die gleich aussehen. Eine Gruppe, die sie aufnehmen könnte, wurde nicht gefunden.
}
left-out-model = { $name }: Die Gruppe, in die der Datensatz käme, erfüllt { $asked } nicht.
left-out-model-achieved = { $name }: Verlangt ist { $asked }; die Gruppe, in die der Datensatz käme, hat { $achieved }.
left-out-model-mixed = { $name }: Die Datensätze mit genau diesen Werten erfüllen { $asked } für sich nicht. Eine Gruppe, die sie aufnehmen könnte, wurde nicht gefunden.
left-out-model-achieved-mixed = { $name }: Verlangt ist { $asked }; die Datensätze mit genau diesen Werten haben { $achieved }. Eine Gruppe, die sie aufnehmen könnte, wurde nicht gefunden.
left-out-missing = Es kommt ein fehlender Wert vor, der nach Ihrem Rezept zu nichts passt.
left-out-table = Die Gruppe für sich würde genügen. Aber { $name } ({ $asked }) gilt der Tabelle als Ganzes, und ohne diese Gruppe erfüllt die Tabelle es.
left-out-no-place = Jedes Schutzziel wäre hier für sich erfüllt; innerhalb der Stufen, die Sie erlauben, wurde aber keine Gruppe dafür gefunden.
left-out-lacking = { left-out-more }.
left-out-lacking-others = { left-out-more }, und die Gruppe müsste auch alles Übrige erfüllen, was verlangt ist.
left-out-more = { $lacking ->
    [one] Noch { unit-person.a } müsste so aussehen
   *[other] Noch { $lacking } { unit-people } müssten so aussehen
}
left-out-none-released = Es wird keine Gruppe veröffentlicht.
# In the dative, as after “von”.
left-out-alike = { $alike ->
    [one] 1 { unit-person }
   *[other] { $alike } { unit-people.dative }
}
left-out-nearest-covers = Eine Gruppe von { left-out-alike }, deren Zellen diese Werte einschließen.
left-out-nearest-differs = { $columns ->
    [one] Eine Gruppe von { left-out-alike }. Sie unterscheidet sich nur in { $names } (≠):
   *[other] Eine Gruppe von { left-out-alike }. Sie unterscheidet sich in { $names } (≠):
}
left-out-nearest-several = { $several } Gruppen liegen gleich nah; keine davon ist größer als diese.
left-out-no-change = Keine Spalte, die allein gröber würde, könnte daran etwas ändern.
left-out-change = { $name } gröber für alle: Hier stünde dann { $label }.
left-out-change-share = Die Tabelle behielte { $loss } % der Genauigkeit; { left-out-left }.
left-out-change-loss = Der Verlust der Tabelle betrüge { $loss }; { left-out-left }.
left-out-left = { $suppressed ->
    [0] { record-nobody } würde { $style ->
        [star] nur als * gezeigt
       *[drop] weggelassen
    }
    [one] 1 { record-person } würde { $style ->
        [star] nur als * gezeigt
       *[drop] weggelassen
    }
   *[other] { $suppressed } { record-people } würden { $style ->
        [star] nur als * gezeigt
       *[drop] weggelassen
    }
}
left-out-k = Mit k = { $k } bliebe der Datensatz, alles andere unverändert.
left-out-no-k = Ein kleineres k allein würde nicht helfen.
left-out-k-untold = Was ein kleineres k bewirken würde, wird hier nicht gesagt: Es würde auch ändern, was von anderen Gruppen verlangt ist.
compare-risk = { $unit ->
    [persons] Person für Person
   *[records] Wie viele gleich aussehen
  }
compare-risk-table = Risikomaße, vorher und nachher
compare-risk-nothing = Es würde kein Datensatz veröffentlicht; nachher ist also kein Risiko zu messen.
compare-protections = Sind die Schutzziele erfüllt?
evaluate-text = Die Veröffentlichung würde im Arbeitsspeicher geschrieben, wieder gelesen und gemessen. Bei { $records } Datensätzen dauert das eine Weile.
evaluate-go = Messen, ob die Schutzziele erfüllt sind und was erhalten bleibt
population-uniques-caption = Geschätzter Anteil der Grundgesamtheit, der einzigartig ist
special-title = Welche Angaben einzelne Personen herausgreifen
special-text = { $before ->
    [0] Kein Datensatz wird durch wenige seiner Angaben herausgegriffen, fehlende nicht mitgezählt.
    [one] Vorher wird 1 Datensatz durch einen Teil seiner Angaben herausgegriffen, nicht immer erst durch alle
   *[other] Vorher werden { $before } Datensätze durch einen Teil ihrer Angaben herausgegriffen, nicht immer erst durch alle
}{ $before ->
    [0] { "" }
   *[other] ; nachher { $after }. Je weniger Angaben dafür nötig sind, desto eher kennt sie jemand. { special-missing }
}
special-missing = Dass eine Angabe fehlt, zählt dabei nicht, auch wenn ein Datensatz gerade dadurch allein stehen kann.
special-text-before = { $before ->
    [0] Kein Datensatz wird durch wenige seiner Angaben herausgegriffen, fehlende nicht mitgezählt.
    [one] 1 Datensatz wird durch einen Teil seiner Angaben herausgegriffen, nicht immer erst durch alle. Je weniger Angaben dafür nötig sind, desto eher kennt sie jemand. { special-missing }
   *[other] { $before } Datensätze werden durch einen Teil ihrer Angaben herausgegriffen, nicht immer erst durch alle. Je weniger Angaben dafür nötig sind, desto eher kennt sie jemand. { special-missing }
}
special-skipped = Noch nicht gesucht: Bei einer großen Tabelle kann das eine Weile dauern. Sie können inzwischen weiterarbeiten.
special-go = Danach suchen
special-asking = Wird gesucht …
special-none = Danach lässt sich nicht suchen: Es gibt zu viele Spalten, oder manche Personen haben Datensätze in mehreren Gruppen.
special-contributions = Anteil jeder Angabe an den Punktwerten; die Anteile überschneiden sich
special-largest = Datensätze mit den höchsten Punktwerten, vorher
special-record = Datensatz
special-score = Punktwert
special-risk = Risiko
special-sets = Herausgegriffen durch
compare-useful = Ist Ihre Auswertung noch möglich?
compare-useful-text = Was die Veröffentlichung noch darüber aussagt, wie Spalten zusammenhängen, und was nach jedem Maß verloren ging.
associations-title = Wie stark Spalten zusammenhängen
associations-text = 0: Die eine zu kennen, sagt nichts über die andere; 1: Es sagt alles. Die erste Zahl gilt vorher, die zweite nachher. Wo beide ähnlich sind, zeigen Tabellen dieser beiden Spalten noch dasselbe. Bei Spalten mit vielen Werten und wenigen Datensätzen sagen kleine Zahlen nichts. –: nichts zu vergleichen, weil eine Spalte dann nur einen Wert zeigt oder zu viele.
associations-rise = ↑ Stärkerer Zusammenhang als vorher, wie es scheint: { $pairs }. { $count ->
    [one] Über dieses Paar
   *[other] Über diese Paare
} ist damit nichts Neues bekannt. Entweder haben gröbere Gruppen vermengt, was nicht zusammenhing, oder Datensätze, die nicht ins Muster passten, sind weggelassen; dann würde eine Tabelle { $count ->
    [one] dieser beiden Spalten
   *[other] zweier solcher Spalten
} den Zusammenhang übertreiben. Oder sie hingen schon immer zusammen, und die Messung konnte es nicht zeigen, weil fast jeder Wert ein anderer war, wie bei zwei Datumsangaben, die nur Tage auseinanderliegen. Vergleichen Sie sie in gröberen Gruppen in Ihrer eigenen Datei, bevor Sie sich darauf verlassen.
association-pair = { $one } mit { $other }
associations-caption = Stärke des Zusammenhangs für jedes Spaltenpaar, vorher und nachher
associations-more = { $count ->
    [one] 1 weitere Spalte hängt am wenigsten mit anderen zusammen und ist nicht aufgeführt.
   *[other] { $count } weitere Spalten hängen am wenigsten mit anderen zusammen und sind nicht aufgeführt.
}
associations-alone = { $names } { $count ->
    [one] ist nicht aufgeführt: Die Spalte hat nur einen Wert oder zu viele, sodass es nichts zu vergleichen gibt.
   *[other] sind nicht aufgeführt: Jede dieser Spalten hat nur einen Wert oder zu viele, sodass es nichts zu vergleichen gibt.
}
associations-skipped = Es gibt zu viele verschiedene Werte, um zu vergleichen, wie Spalten zusammenhängen.
association-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
utility-title = Was verloren ging, nach jedem Maß
utility-precision = Präzision: Anteil der nicht erstiegenen Stufen
measure-precision-means = 1 ist das Original; 0 heißt, dass jeder Wert ganz nach oben gehoben wurde.
utility-height = Summe der erstiegenen Stufen
utility-gcp = Certainty Penalty nach Wertebereich (GCP)
measure-height-means = Die Summe der Stufen. Einfach, und blind dafür, was die Stufen enthalten.
measure-gcp-means = Dasselbe, bei Zahlenwerten aber mit dem Wertebereich der Zahlen in einer Gruppe statt mit ihrer Bezeichnung.
utility-minimal-distortion = Erstiegene Stufen im Durchschnitt
measure-minimal-distortion-means = Stufe geteilt durch Höhe, im Durchschnitt der Spalten; weggelassene Datensätze zählen nicht.
utility-columns = Spalte für Spalte
short-loss = Verlust
short-precision = Präzision
short-non-uniform-entropy = Entropie in Bit
short-normalized-non-uniform-entropy = Entropie, 0 bis 1
short-ncp = Certainty Penalty
short-range = Dasselbe nach Wertebereich
short-distortion = Verzerrung
short-modification-rate = Geänderte Zellen
groups-caption = Gruppen von { $name }, { record-people } vorher und nachher
groups-bar = Anteil
groups-change = { $before } → { $after }
groups-more = { $count ->
    [one] 1 weitere Gruppe anzeigen
   *[other] { $count } weitere Gruppen anzeigen
}
groups-others = { $count ->
    [one] 1 weitere
   *[other] { $count } weitere zusammen
}: vorher { $before ->
    [one] 1 { record-person }
   *[other] { $before } { record-people }
}, nachher { $after }.

## Attack

attack-title = Was würden andere trotzdem erfahren?
attack-lead = Hier wechselt Outis die Seite. Es liest die Datei, die geschrieben würde, so wie alle, die sie erhalten. Es weiß von jeder Person, was in den Quasi-Identifikatoren steht, und probiert aus, was die Fachliteratur beschreibt.
attack-next = Weiter zum Weitergeben
attack-certainty = Was als erfahren gilt
attack-certainty-full = nur was sicher ist
attack-certainty-from = ab { $share } Sicherheit
attack-table-title = Angriffe auf alle in der Tabelle
attack-trying = Angriffe werden ausprobiert …
attack-stop = Abbrechen
attack-stopped = Angehalten: Es ist nicht bekannt, welche Angriffe gelingen.
attack-try = Angriffe versuchen
attack-failed = Die Angriffe ließen sich nicht ausprobieren
attack-announce = Die Angriffe sind ausprobiert.
attack-found = gelingt
attack-held = gelingt nicht
attack-open = wurde nicht zu Ende ausprobiert
attack-success = { $known ->
    [yes] { $before ->
        [0] Vorher: gelingt bei niemandem.
       *[other] Vorher: gelingt bei { $before } von { $tried } { attack-unit }.
      }{ " " }
   *[no] { "" }
  }Nachher: { $after ->
    [0] gelingt bei niemandem{ $highest ->
        [none] .
       *[other] ; die sicherste Vermutung trifft mit { $highest } Wahrscheinlichkeit zu, wenn alles berücksichtigt wird, wofür jeder Text stehen kann.
      }
   *[other] gelingt bei { $after } von { $tried } { attack-unit }; die sicherste Vermutung trifft mit { $highest } Wahrscheinlichkeit zu.
  }
# In the dative, as after “von”.
attack-unit = { $counting ->
    [lines] Zeilen der Datei
    [rows] Datensätzen
   *[people] { unit-people.dative }
  }
attack-counts-rows = Die Anteile gelten für Zeilen. Von den Personen mit mehreren Zeilen können mehr einen Wert in einer davon haben: Bei wie vielen das so ist, steht unter „Weitergeben“.
attack-perturbed = { $name }: Mit dieser Spalte wurde nichts versucht. Das Rezept verändert ihre Werte zufällig, sodass sich nicht sagen lässt, was durch sie bekannt wird; viele können trotzdem stimmen, und ob die dieser Datei verändert wurden, sagt nur ihr Bericht.
attack-refuted = Zeile { $row } zeigt, dass die beiden Dateien nicht in derselben Reihenfolge stehen. In einer anderen Reihenfolge können sie trotzdem zusammenpassen, und jemand könnte sie durch Zufall finden.
attack-cut-short = Es gab zu viele Möglichkeiten, um alle durchzugehen. Deshalb wird hier nichts behauptet.
attack-more = { $more ->
    [one] Noch 1 dieser Art.
   *[other] Noch { $more } dieser Art.
  }
attack-take-away = Entfernen
attack-earlier = Zusammen mit „{ $file }“{ $assumption ->
    [same-persons] , falls beide von denselben Personen handeln.
    [only-added] , falls nur Personen hinzugekommen sind.
   *[none] , für alle, die in beiden stehen; wer das ist, zeigt keine der Dateien.
  }
attack-linking-name = Einen Datensatz finden (Verknüpfung)
attack-linking-text = Jemand kennt die Quasi-Identifikatoren einer Person und sieht nach, welche Datensätze passen. Passt nur einer, gehört er zu ihr.
attack-linking-stop = Ein größeres k verhindert es, ebenso fehlende Zellen, die zu jedem Wert passen (unter „Beschreiben“).
attack-homogeneity-name = Was eine ganze Gruppe gemeinsam hat (Homogenität)
attack-homogeneity-text = Niemand muss wissen, welcher Datensatz zu einer Person gehört, wenn alle passenden, oder fast alle, denselben sensiblen Wert haben.
attack-background-name = Dasselbe, wenn ein Wert ausgeschlossen ist (Hintergrundwissen)
attack-background-text = Wer für eine Person einen Wert ausschließen kann, gleich welchen, sieht sich an, was übrig bleibt.
attack-skewness-name = Wahrscheinlicher als anderswo (Schiefe)
attack-skewness-text = Ein Wert, den in der Tabelle wenige haben und in einer Gruppe viele, ist dort beinahe über alle verraten.
attack-similarity-name = Verschiedene Werte, die dasselbe bedeuten (Ähnlichkeit)
attack-similarity-text = Werte können sich unterscheiden und doch dasselbe sagen: Gehälter, die nah beieinanderliegen, oder Krankheiten eines Organs.
attack-membership-name = Wer in der Tabelle steht (Zugehörigkeit)
attack-membership-text = Wer alle kennt, die in der Tabelle stehen könnten, sieht nach, auf wen ein Datensatz passt und auf wen keiner.
attack-minimality-name = Wofür das Verfahren einen Grund hatte (Minimalität)
attack-minimality-text = Wer das Rezept kennt, fragt, welche Werte zu genau dieser Tabelle geführt hätten. Andere wären weniger vergröbert worden.
attack-minimality-stop = Kein Schutzziel verhindert es. Stufen, die Sie von Hand festlegen, ohne auf die sensiblen Werte zu sehen, verraten keinen Grund; ebenso wenig eine Veröffentlichung, deren Rezept niemand kennt.
attack-common-stop = { $attributes }: Was hier zu erfahren ist, ist für alle in der ganzen Tabelle fast ebenso wahrscheinlich. Kein Schutzziel nimmt das weg; die Spalte nicht zu veröffentlichen, schon.
attack-unsorted-name = Dieselbe Reihenfolge wie vorher (unsortierter Abgleich)
attack-unsorted-text = Zwei Veröffentlichungen in derselben Reihenfolge lassen sich nebeneinanderlegen: Zeile für Zeile gilt der feinere von zwei Werten.
attack-unsorted-stop = Die Reihenfolge ist bereits zufällig.
attack-complementary-name = Was zwei Veröffentlichungen zusammen sagen (ergänzende Veröffentlichung)
attack-complementary-text = Wo die eine in der einen Spalte feiner ist und die andere in einer anderen, passen zu Personen, die in beiden stehen, weniger Datensätze als in jeder allein.
attack-complementary-stop = Veröffentlichen Sie keine Spalte feiner als zuvor, oder halten Sie diese Veröffentlichung zurück.
attack-temporal-name = Was sich seither geändert hat (zeitlicher Angriff)
attack-temporal-text = Wer seither hinzugekommen ist, zeigt sich an dem, was vorher nicht da war.
attack-temporal-stop = Veröffentlichen Sie keine Spalte feiner als zuvor, und warten Sie, bis mehr Personen hinzugekommen sind.
attack-joint-name = Was drei oder mehr Veröffentlichungen zusammen sagen
attack-joint-text = Je zwei von ihnen können standhalten, und alle zusammen unterscheiden, was keine zwei unterscheiden: Eine zeigt das Alter, eine das Geschlecht und eine den Ort.
attack-joint-stop = Veröffentlichen Sie keine Spalte feiner als in irgendeiner früheren Veröffentlichung, oder halten Sie diese Veröffentlichung zurück.
attack-composition-name = Was von einem sensiblen Wert übrig bleibt (Komposition)
attack-composition-text = Zwei Veröffentlichungen können für eine Gruppe jeweils mehrere Werte zeigen und nur einen davon gemeinsam haben. Wer in beiden Gruppen steht und wessen Wert gleich geblieben ist, hat diesen; und nur die Datensätze, die ihn zeigen, können die dieser Person sein.
attack-composition-stop = Veröffentlichen Sie keine Spalte feiner als zuvor, damit jede Gruppe eine frühere ganz enthält.
attack-difference-name = Worin sich zwei Anzahlen unterscheiden (Differenz)
attack-difference-text = Sind 20 Personen in einer Gruppe und 19 in einer Gruppe innerhalb davon, ist etwas über die eine verraten, die übrig bleibt.
attack-difference-stop = Lassen Sie die Gruppen so, wie sie in der früheren Veröffentlichung waren, oder bilden Sie größere, die diese ganz enthalten.
defence-k = { $name } mit k = { $size }
defence-alpha = { $name } mit α = { $size }
defence-recursive = { $name } mit c = { $size } und ℓ = 3
defence-closeness = { $name } mit t = { $size }
defence-shuffle = zufällige Reihenfolge
defence-presence = { $name }
defence-take = { $name } hinzufügen
defence-take-of = { $name } für „{ $attribute }“ hinzufügen
defence-means = { $name }: { $meaning }
defence-trying = { $name }: Was damit übrig bliebe, wird ausprobiert …
defence-nothing = { $name } wird nicht angeboten: Von der Tabelle bliebe nichts übrig, oder es wurde keine gefunden, die das neben dem einhält, was Sie verlangen.
defence-go = { $name } unter „Schützen“ ansehen
finding-who = { $found ->
    [group] { $labelled ->
        [yes] Wer zur Gruppe { $labels } gehört
       *[no] Wer zu dieser Gruppe gehört
      }
    [file] { $people ->
        [one] Zeile { $lines } der Datei
       *[other] Zeilen { $lines } der Datei
      }
   *[table] { $people ->
        [one] 1 { record-person }
       *[other] { $people } { record-people }
      }
  }
finding-sure = { $sure ->
    [sure] mit voller Sicherheit
   *[likely] mit { $confidence } Sicherheit
  }{ $prior ->
    [none] {""}
   *[other] {" "}({ $base ->
        [fitting] in allen passenden Datensätzen
       *[table] in der ganzen Tabelle
      }: { $prior })
  }
finding-rows = { $ordered ->
    [yes] { $records ->
        [one] Zeile { $rows } der Veröffentlichung
       *[other] Zeilen { $rows } der Veröffentlichung
      }
   *[no] { $records ->
        [one] 1 Zeile der Veröffentlichung
       *[other] { $records } Zeilen der Veröffentlichung
      }
  }
finding-identity = { finding-who }: { $several ->
    [yes] Die passenden Datensätze können alle von { $one ->
        [1] einer einzigen Person sein
       *[other] nur { $one } Personen sein
      }
   *[no] { $one ->
        [1] Genau ein Datensatz passt
       *[other] Nur { $one } Datensätze passen
      }
  }, { finding-rows }.
finding-absent = { finding-who }: Kein Datensatz der Veröffentlichung gehört dazu, mit { $confidence } Sicherheit.
finding-present = { finding-who }: Ein Datensatz der Veröffentlichung gehört dazu, mit { $confidence } Sicherheit.
finding-value = { finding-who }: Der Wert in { $attribute } ist „{ $value }“, { finding-sure }; { finding-rows }.
finding-composed = { finding-who }: Der Wert in { $attribute } ist, falls unverändert, „{ $value }“, { $sure ->
    [sure] mit voller Sicherheit
   *[likely] mit { $confidence } Sicherheit
  } nach beiden Veröffentlichungen zusammen und mit { $prior } Sicherheit nach einer allein; { finding-rows } und Nr. { $earlier } der früheren.
finding-range = { finding-who }: Der Wert in { $attribute } liegt zwischen { $low } und { $high }, das sind { $width } des Wertebereichs, { finding-sure }; { finding-rows }.
finding-group = { finding-who }: Der Wert in { $attribute } gehört zu „{ $group }“, { finding-sure }; { finding-rows }.
finding-combined = { finding-rows } und Nr. { $earlier } der früheren sagen zusammen: { $cells }. { $several ->
    [yes] { $people ->
        [one] Mindestens 1 der Personen hinter diesen Zeilen ist so.
       *[other] Mindestens { $people } der Personen hinter diesen Zeilen sind so.
      }
   *[no] { $people ->
        [one] Nur 1 Datensatz ist so.
       *[other] Nur { $people } Datensätze sind so.
      }
  }
finding-joined = { $people ->
    [one] 1 Datensatz ist
   *[other] { $people } Datensätze sind
  } seither zur Gruppe { $cells } hinzugekommen; { finding-rows }.
finding-apart = { $people ->
    [one] 1 Datensatz steht
   *[other] { $people } Datensätze stehen
  } in einer von zwei ineinanderliegenden Gruppen und nicht in der anderen: vorher { $before }, jetzt { $cells }{ $exact ->
    [yes] .
   *[no] ; andere dieser Gruppen können anderswo gezählt sein, sodass das nicht sicher ist.
  }
neighbour-title = Aus Sicht der Nachbarschaft
neighbour-text = Geben Sie ein, was Sie über eine Person wissen: so, wie es in Ihrer Datei steht, oder wie es eine Stufe der Spalte nennt, etwa „m“, „1953“, „81637“. Was Sie nicht wissen, lassen Sie leer. Ein Datensatz, dem eine Angabe fehlt oder der dort * zeigt, passt zu allem, was Sie dazu eingeben. Es kommt in keine Datei.
neighbour-look = Nachsehen, was ich erfahren würde
neighbour-nothing-said = Geben Sie zuerst mindestens eine Angabe ein.
neighbour-failed = Dies ließ sich nicht nachsehen
neighbour-fit = Vorher { $before ->
    [0] passt kein Datensatz
    [one] passt 1 Datensatz
   *[other] passen { $before } Datensätze
  }{ $persons ->
    [0] {""}
    [one] {" "}von mindestens 1 Person
   *[other] {" "}von mindestens { $persons } Personen
  }. In der Veröffentlichung { $after ->
    [0] passt keiner von { $all }
    [one] passt 1 von { $all }
   *[other] passen { $after } von { $all }
  }{ $left ->
    [0] {""}
    [one] ; sie gehören zu mindestens 1 Person
   *[other] ; sie gehören zu mindestens { $left } Personen
  }.
neighbour-none = Auf niemanden in Ihrer Tabelle trifft das zu. Schreiben Sie jedes Wort so, wie es in der Datei steht oder wie eine Stufe der Spalte es nennt.
neighbour-left-out = Wer immer das ist, wurde weggelassen. Die Nachbarschaft erfährt, dass die Datei nichts über diese Person enthält, falls bekannt war, dass sie darin stehen sollte.
neighbour-unsure = Kein Datensatz passt mit Sicherheit. Ein Text der Veröffentlichung kann für mehrere Gruppen stehen, sodass diese Person trotzdem dahinter stehen kann.
neighbour-nobody = Auf niemanden in Ihrer Tabelle trifft das zu; die passenden Datensätze gehören zu anderen.
neighbour-record-left-out = Alles, was passt, wurde weggelassen: Die Nachbarschaft erfährt, dass die Datei keinen solchen Datensatz enthält, falls bekannt war, dass einer darin stehen sollte. Andere Datensätze derselben Person können darin stehen.
neighbour-likeliest = { $attribute }: Von dem, was die Veröffentlichung über diese zeigt, { $count ->
    [one] ist { $values } am wahrscheinlichsten, mit { $share } (in der ganzen Tabelle: { $prior }).
   *[other] sind { $values } am wahrscheinlichsten, mit je { $share }.
  }
neighbour-quoted = „{ $value }“
neighbour-values = Alle { $count } Werte von { $attribute }
neighbour-share = „{ $value }“: { $share } (in der ganzen Tabelle: { $prior })
register-title = Jemand mit einem Register
register-text = Wählerverzeichnisse, Personallisten, Mitgliederlisten: Geben Sie eine Datei mit Namen und einigen der Spalten an, benannt wie in Ihrer Tabelle. Zellen dürfen fehlen. Die Datei wird nur hier gelesen und kommt in keine Ihrer Dateien.
register-choose = Register wählen
register-more = Weiteres Register wählen
register-failed = Das Register ließ sich nicht verwenden
register-linked = „{ $file }“, { $all ->
    [one] 1 Zeile
   *[other] { $all } Zeilen
  }: { $several ->
    [yes] Datensätze von nur einer Person passen
   *[no] Genau ein Datensatz passt
  } vorher { $open ->
    [yes] mindestens {""}
   *[no] {""}
  }{ $before ->
    [0] zu keiner Zeile
    [one] zu 1 Zeile (Nr. { $lines })
   *[other] zu { $before } Zeilen (Nr. { $lines })
  }, nachher { $after ->
    [0] zu keiner.
    [one] zu 1 Zeile (Nr. { $left }).
   *[other] zu { $after } Zeilen (Nr. { $left }).
  }
earlier-title = Frühere Veröffentlichungen
earlier-text = Haben Sie Daten dieser Personen schon früher veröffentlicht? Geben Sie jene Datei an. Die Veröffentlichung wird nicht angeboten, wenn beide zusammen kleinere Gruppen unterscheiden, als Ihr k erlaubt, oder einen sensiblen Wert verraten, den Sie schützen. Personen, die nur in einer der beiden stehen, werden nicht betrachtet.
earlier-choose = Frühere Veröffentlichung wählen
earlier-more = Weitere wählen
earlier-floors = Keine Spalte feiner als dort
earlier-columns = Alle ihre Spalten als bekannt ansehen
earlier-trying = Es wird versucht, ob das zu einer Veröffentlichung führt …
earlier-insufficient = „{ $name }“ führt zu keiner Veröffentlichung: Damit hält keine Tabelle Ihren Schutz ein, oder beide Veröffentlichungen zusammen sagen noch immer mehr, als er erlaubt. Was der früheren fehlt, kann hier Personen unterscheiden.
earlier-hopeless = Keines von beiden führt zu einer Veröffentlichung. Verlangen Sie unter „Schützen“ gröbere Stufen oder ein größeres k, oder lassen Sie eine Spalte weg, die der früheren Veröffentlichung fehlt.
earlier-refused = Dies geht nicht
earlier-verdict = { $open ->
    [yes] Zusammen mit ihr ließ sich nicht alles ansehen.
   *[no] { $found ->
        [0] Zusammen mit ihr gelingt kein Angriff.
        [one] Zusammen mit ihr gelingt 1 Angriff.
       *[other] Zusammen mit ihr gelingen { $found } Angriffe.
      }
  }
earlier-accept = Veröffentlichen, auch wenn beide zusammen mehr verraten
earlier-accept-text = Rezept und Bericht halten das dann fest.
check-earlier = Frühere Veröffentlichung „{ $file }“: { $found ->
    [0] Zusammen wird nicht mehr verraten
    [one] Über 1 Gruppe wird zusammen mehr verraten
   *[other] Über { $found } Gruppen wird zusammen mehr verraten
  }
check-earlier-text = Die geschriebene Datei wurde mit ihr verglichen: beide zusammengenommen, im Zeitverlauf, nach dem, was von geschützten sensiblen Werten übrig bleibt, nach Differenzen, und Zeile für Zeile, wo die Reihenfolge erhalten ist.
check-earlier-accepted = Das Rezept nimmt das in Kauf.

## Welcher Schutz

advisor-title = Wer könnte Personen suchen, und was schützt davor?
advisor-lead = Drei Antworten führen zu dem Schutz vor dem Gefundenwerden, der zu Ihrer Datei passt, so wie El Emam und Dankar (2008) es empfehlen.
advisor-knows = Könnte jemand von einer Person wissen, dass sie in dieser Datei ist?
advisor-knows-yes = Ja, oder ich kann es nicht ausschließen: Familie, Nachbarschaft und Kollegium wissen es oft.
advisor-knows-no = Nein: Wer sucht, hat nur eine Liste von Personen, die in ihr sein könnten.
advisor-counted = Liegt eine Datei mit allen vor, die gemeint sein könnten?
advisor-counted-no = Nein.
advisor-counted-yes = Ja: die Personen dieser Datei und alle anderen ihrer Art, mit denselben Quasi-Identifikatoren.
advisor-extent = Ist diese Datei eine Stichprobe aus mehr Personen?
advisor-extent-unknown = Das weiß ich nicht.
advisor-extent-everybody = Nein, alle, die gemeint sein könnten, sind in ihr.
advisor-extent-sample = Ja, zufällig aus ihnen gezogen.
advisor-people = Personen, aus denen gezogen wurde
advisor-share = oder Anteil an ihnen in %
advisor-share-unsaid = Solange der Anteil nicht bekannt ist, zählen nur die Datensätze dieser Datei.
advisor-share-said = { $records } Datensätze sind { $share } der Personen, aus denen sie gezogen wurden. Wurden sie nicht zufällig gezogen, sondern nach einem Merkmal, das andere kennen können, dann ist die Schätzung falsch: Sagen Sie in diesem Fall, dass Sie es nicht wissen.
advisor-risk = Die Wahrscheinlichkeit, gefunden zu werden, darf höchstens so groß sein (0,2 ist 1 von 5)
advisor-protection = { $name } mit k = { $k }{ $estimator ->
    [none] {""}
    [poisson] , durch einen Poisson-Test
    [individual-risk] , durch das individuelle Risiko
   *[truncated-poisson] , durch einen gestutzten Poisson-Test
  }
advisor-take = Verlangen: { $name }
advisor-there = Ihr Rezept verlangt schon: { $name }.
advisor-attach = Fügen Sie die Datei mit allen beim Schutzziel bei, sobald Sie es übernommen haben.
advisor-see = Was diese Regeln bewirken, lässt sich an einer Grundgesamtheit sehen.
advice-scenario = { $scenario ->
    [prosecutor] Jemand kann eine bestimmte Person suchen und wissen, dass sie in der Datei ist (der Ankläger). Das Risiko ist höchstens { $risk }, wenn sich in der Datei { $k } Personen gleichen.
   *[journalist] Jemand kann irgendeine Person suchen, ohne zu wissen, wer in der Datei ist (der Journalist). Das Risiko ist höchstens { $risk }, wenn sich in der Grundgesamtheit { $k } Personen gleichen.
  }
advice-reason = { $reason ->
    [knows-membership] Empfohlen: k-Anonymität. Wer weiß, dass die Person einer der Datensätze ist, sucht nur unter diesen; wie viele andere in der Grundgesamtheit ihr gleichen, hilft nicht. Das Risiko kommt dem verlangten nahe.
    [population-at-hand] Empfohlen: k-Map. Die Grundgesamtheit liegt vor, also kann in ihr gezählt werden. Im Beispiel von El Emam und Dankar ließ 2-Anonymität 3 von 14 Datensätzen weg und schrieb das Alter in Schritten von zehn Jahren, bei einem Risiko von 0,25; 2-Map ließ keinen weg und schrieb es in Schritten von fünf, bei dem Risiko von 0,5, das verlangt war.
    [sample] Empfohlen: k-Map durch einen Test (gestutzte Poisson-Verteilung). Die Datei ist eine Stichprobe: Den Datensätzen gleichen auch Personen, die nicht in ihr sind, und k-Anonymität allein vergröbert mehr, als das Risiko verlangt, am meisten in kleinen Stichproben. Der Test irrt für jede Klasse mit höchstens 0,1, nicht für alle zusammen. Eine Klasse muss mindestens so viele Datensätze haben:
   *[share-unknown] Empfohlen: k-Anonymität. Der Anteil an der Grundgesamtheit ist nicht bekannt, oder alle sind in der Datei; sicher gleichen sich also nur deren eigene Datensätze. Ist die Datei eine zufällige Stichprobe, dann stellen Sie fest, von welchem Anteil: Dann müssen sich weniger Datensätze gleichen.
  }
advice-size = { $smallest } durch { $rule ->
    [k-anonymity] k-Anonymität
    [individual-risk] individuelles Risiko, das eine Schätzung ist und kein Test
    [poisson] einen Poisson-Test
   *[truncated-poisson] einen gestutzten Poisson-Test
  }
advice-instead = Oder durch den einfachen Poisson-Test, der kleinere Klassen zulassen kann:
history-advice = { $name }, wie empfohlen

## Stichproben einer Grundgesamtheit

simulation-open = Stichproben einer Grundgesamtheit ziehen
simulation-offer = Wie sehr k-Anonymität Stichproben vergröbert und was die Schätzungen von k-Map taugen, zeigt sich an einer Grundgesamtheit, die bekannt ist.
simulation-title = Stichproben einer Grundgesamtheit
simulation-lead = Aus einer Grundgesamtheit, in der alle bekannt sind, werden zufällig Stichproben gezogen. Für jede wird die am wenigsten grobe Tabelle unter vier Regeln gesucht, die dasselbe Risiko verlangen. Dann wird gezählt, wie gefährdet die Personen in ihr wirklich sind und was die Regel kostet. Veröffentlicht wird nichts.
simulation-population = Grundgesamtheit
simulation-from-table = Ihre Tabelle, { $name }
simulation-from-table-text = als könnte niemand sonst gemeint sein
simulation-from-file = Eine Datei mit allen, die gemeint sein könnten
simulation-from-file-text = mit Ihren Quasi-Identifikatoren, deren Stufen, Ihrer Unterdrückungsgrenze und Ihrem Maß für den Verlust
simulation-from-example = Ein Beispiel
simulation-from-example-text = 5.000 erfundene Patienten, nach Geburtsjahr, Postleitzahl und Geschlecht
simulation-no-columns = Eine eigene Grundgesamtheit braucht eine Tabelle mit Quasi-Identifikatoren: Laden und beschreiben Sie eine.
simulation-drop = Legen Sie eine Datei hier ab
simulation-drop-text = Eine Tabelle mit den Spalten { $names }, ein Datensatz für jede Person. Sie bleibt in dieser Seite.
simulation-choose = Datei wählen
simulation-another = Andere wählen
simulation-k = Größtes Risiko: 1 von
simulation-samples = Stichproben je Anteil
simulation-shares = Anteile an der Grundgesamtheit
simulation-no-shares = Wählen Sie mindestens einen Anteil.
simulation-seed-title = Dieselben Stichproben noch einmal ziehen
simulation-seed = Startwert (Seed) der Stichproben (64 Hexadezimalziffern)
simulation-seed-text = Lassen Sie dies leer für Stichproben, die niemand vorhersehen kann. Mit demselben Startwert werden dieselben Stichproben noch einmal gezogen, hier und von outis simulate.
simulation-go = Stichproben ziehen
simulation-running = Stichproben werden angesehen: { $done } von { $all }.
simulation-stop = Anhalten und zeigen, was bekannt ist
simulation-failed = Die Stichproben konnten nicht gezogen werden
simulation-announce = { $done ->
    [one] 1 Stichprobe wurde angesehen.
   *[other] { $done } Stichproben wurden angesehen.
}
simulation-result = Was die Stichproben ergeben
simulation-outdated = Die Einstellungen haben sich seitdem geändert. Ziehen Sie noch einmal, um zu sehen, was jetzt gilt.
simulation-told = { $name }: { $records } Datensätze. Das Risiko darf höchstens { $risk } sein (k = { $k }), und { $limit } einer Stichprobe dürfen weggelassen werden. { $samples ->
    [one] 1 Stichprobe
   *[other] { $samples } Stichproben
  } je Anteil.
simulation-stopped = Angehalten: { $done } von { $all } Stichproben wurden angesehen; die Anteile wechseln sich ab.
simulation-none = Für keine der Stichproben gibt es unter einer der Regeln eine Tabelle: Die Unterdrückungsgrenze ist zu klein, oder die Stichproben sind es.
simulation-risk = Größtes Risiko
simulation-risk-text = Die Wahrscheinlichkeit, mit der jemand mit einer Liste der Grundgesamtheit die Person findet, die am leichtesten zu finden ist: 1 durch die Zahl der Personen, die sich gleichen. Über 1 von { $k } hält die Regel nicht, was sie verspricht.
simulation-discernibility = Kosten neben k-Anonymität
simulation-discernibility-text = Die Unterscheidbarkeit geteilt durch die von k-Anonymität in derselben Stichprobe: Unter 1 erhält die Regel mehr Genauigkeit.
simulation-suppressed = Weggelassen
simulation-suppressed-text = Der Anteil der Datensätze einer Stichprobe, die unterdrückt werden.
simulation-sizes = Kleinste Klassen und Veröffentlichungen
simulation-records = Datensätze
simulation-size = { $smallest }; { $released ->
    [one] 1 Veröffentlichung
   *[other] { $released } Veröffentlichungen
  }
simulation-save = Die Zahlen als CSV speichern
simulation-limits = Die Zahlen sind Mittelwerte über zufällige Stichproben dieser Grundgesamtheit und keiner anderen. Eine Stichprobe ohne Tabelle unter einer Regel ist in keiner Zahl der Regel enthalten.
simulation-rule = { $rule }: { $text }
sample-rule-k-anonymity-short = D1
sample-rule-k-anonymity = k-Anonymität
sample-rule-k-anonymity-text = eine Klasse hat { $k } Datensätze, wer auch sonst in der Grundgesamtheit ist
sample-rule-individual-risk-short = D2
sample-rule-individual-risk = individuelles Risiko
sample-rule-individual-risk-text = das geschätzte Risiko ist höchstens 1 von { $k }; eine Schätzung und kein Test
sample-rule-poisson-short = D3
sample-rule-poisson = Poisson-Test
sample-rule-poisson-text = ein Test verwirft weniger als { $k } Personen, oder es sind { $k } Datensätze
sample-rule-truncated-poisson-short = D4
sample-rule-truncated-poisson = gestutzter Poisson-Test
sample-rule-truncated-poisson-text = ebenso, aber mit dem Wissen, dass man Klassen ohne Datensatz nie sieht
chart-samples-across = Gezogener Anteil
chart-samples-risk = Größtes Risiko, Mittelwert der Stichproben. Es darf 1 von { $k } sein.
chart-samples-discernibility = Unterscheidbarkeit durch die von k-Anonymität, Mittelwert der Stichproben.
chart-samples-suppressed = Weggelassener Anteil, Mittelwert der Stichproben.
chart-samples-share = Bei { $share } %: D1 { $d1 }, D2 { $d2 }, D3 { $d3 }, D4 { $d4 }.
chart-samples-point = { $rule }, { $share } %: { $shown }
chart-samples-caption = { $what } Mittelwert ± Standardabweichung.
chart-samples-above = { $shown } (darüber in { $above } von { $samples })
chart-samples-none = keine Tabelle
chart-samples-number = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($deviation, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-samples-percent = { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } %
problem-parameter-fractions = Ein Anteil an der Grundgesamtheit muss größer als 0 und höchstens 100 % sein.{ problem-where } Wählen Sie andere.
problem-parameter-samples = Von jedem Anteil sind 1 bis 100.000 Stichproben möglich.{ problem-where } Wählen Sie eine andere Zahl.
why-advisor-title = Wer Personen sucht
why-advisor = Wer weiß, dass eine Person in der Datei ist, muss sie nur unter deren Datensätzen finden. Wer es nicht weiß, muss sie unter allen finden, die gemeint sein könnten. Dieselbe Datei braucht also gegen die einen mehr Schutz als gegen die anderen. Wie viel, sagt das größte Risiko, das Sie annehmen: k ist eins durch dieses Risiko, in ganzen Personen.
why-simulation-title = Stichproben einer Grundgesamtheit
why-simulation = In einer Stichprobe stehen k gleiche Datensätze für mehr als k Personen, sodass k-Anonymität mehr vergröbert, als das Risiko verlangt. Drei Regeln versuchen, mit weniger auszukommen. Ob sie halten, was sie versprechen, sieht man nur, wo die Grundgesamtheit bekannt ist. El Emam und Dankar taten das 2008 mit drei Dateien, die nicht öffentlich sind; hier nehmen Sie Ihre eigene.

## A published file

audit-title = Was verrät diese Datei über Personen?
audit-lead = Für eine Datei, die jemand anders veröffentlicht hat oder veröffentlichen will, ohne ihr Rezept oder Original. Welche Rolle eine Spalte hat, wird geschätzt wie bei Ihrer eigenen Tabelle; unten können Sie sie ändern.
audit-drop = Datei hier ablegen
audit-choose = Datei wählen
audit-another = Andere Datei wählen
audit-reading = Die Datei wird gelesen und angegriffen …
audit-announce = Die Datei ist geprüft.
audit-failed = Die Datei ließ sich nicht prüfen
audit-k = Kleinste Gruppe
audit-k-text = Mindestens so viele Datensätze haben dieselben Quasi-Identifikatoren: das k der k-Anonymität.
audit-uniques = Allein stehende Datensätze
audit-uniques-text = Von { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätzen
  } in { $classes ->
    [one] 1 Gruppe
   *[other] { $classes } Gruppen
  }: Niemand sonst hat dieselben Quasi-Identifikatoren.
audit-empty = Datensätze ohne Aussage
audit-empty-text = Alle ihre Zellen sind leer oder *: Sie wurden unterdrückt und sind in der Datei geblieben, oder es sind Leerzeilen.{ $lines ->
    [0] {""}
    [one] {" "}Außerdem zählt 1 Zeile ohne Inhalt nicht als Datensatz.
   *[other] {" "}Außerdem zählen { $lines } Zeilen ohne Inhalt nicht als Datensätze.
}
audit-values = „{ $attribute }“
audit-l-t = ℓ = { $l }, t = { $t }
audit-values-text = ℓ: die geringste Zahl verschiedener Werte in einer Gruppe. t: wie weit die Anteile in einer Gruppe höchstens von denen der ganzen Datei abweichen.
audit-attacks = Angriffe auf die Datei
audit-no-columns = Keine Spalte gilt als eine, die andere kennen können. Geben Sie unten an, welche Quasi-Identifikatoren sind.
audit-success = { $succeeded ->
    [0] Gelingt bei keiner von { $tried ->
        [one] 1 Gruppe
       *[other] { $tried } Gruppen
      }{ $highest ->
        [none] .
       *[other] ; mehr als { $highest } Sicherheit hätte niemand.
      }
   *[other] Gelingt bei { $succeeded } von { $tried ->
        [one] 1 Gruppe
       *[other] { $tried } Gruppen
      }, mit bis zu { $highest } Sicherheit.
  }
audit-columns = Spalten der Datei
audit-warning-persons-may-recur = Datensätze mit verschiedenen Werten dieser Spalte stimmen in { $partners } weit häufiger überein, als verschiedene Personen es täten: Dieselben Personen scheinen zu mehreren Zeitpunkten vorzukommen, und keine Spalte sagt, wer wer ist. Trifft das zu, sagen Zahlen, die Datensätze zählen, zu viel: Fünf gleiche Datensätze können eine einzige Person sein.
audit-warning-sensitive-unprotected = Nichts verhindert, dass diese sensible Spalte erschlossen wird: Wo alle, die gleich aussehen, denselben Wert haben, ist er von allen bekannt.
audit-warning-records-may-repeat-persons = { $partners ->
    [none] Die Spalte scheint
   *[other] Zusammen mit { $partners } scheint die Spalte
} Personen zu unterscheiden und wiederholt sich: { $values } Werte in { $records } Datensätzen. Trifft das zu, sagen Zahlen, die Datensätze zählen, zu viel: Fünf gleiche Datensätze können eine einzige Person sein. Laden Sie die Datei als Tabelle, um anzugeben, wessen jeder Datensatz ist.
audit-columns-text = Gleiche Texte sind eine Gruppe, wofür sie auch stehen. Jede Zeile zählt als ein Datensatz. { audit-perturbed }
audit-perturbed = Ob Werte zufällig verändert wurden, sagt keine Datei: Dann muss nicht stimmen, was jemand über eine Person erfährt.
audit-given = wie von Ihnen angegeben

## Release

release-title = Veröffentlichung schreiben
release-waiting = Es wird nachgesehen, was eine Veröffentlichung von jeder Spalte zeigen würde …
release-lead = Die Datei wird hier geschrieben, wie von Fremden wieder gelesen und gemessen. Nur wenn sie einhält, was Sie verlangt haben, wird sie angeboten.
release-stale = Seit die letzte Datei geschrieben wurde, haben sich Einstellungen geändert. Schreiben und prüfen Sie sie neu.
release-write = Datei schreiben und prüfen
release-will-write = Jeder Wert wird durch seine Gruppe ersetzt; weggelassene Datensätze und Identifikatoren entfallen.
release-will-parse = Die geschriebenen Bytes werden von Anfang an neu gelesen.
release-will-measure = Jedes Schutzziel wird an dem gemessen, was gelesen wurde.
release-will-offer = Erst dann wird daraus eine Datei für Sie, mit einem Bericht für Ihre Unterlagen.
release-pick = Ihr Browser fragt zuerst, wohin die Datei soll. Bis die Prüfung bestanden ist, liegt dort nur eine leere Datei.
release-declined = Es wurde keine Datei gewählt, also wurde nichts geschrieben. Wählen Sie eine, oder lassen Sie den Browser die Veröffentlichung aufbewahren, bis Sie sie speichern.
release-write-download = Schreiben und prüfen, ohne eine Datei zu wählen
release-format = Art der Datei
release-format-csv = CSV
release-format-csv-text = Text, den jedes Programm liest.
release-format-xlsx = Excel-Arbeitsmappe (.xlsx)
release-format-xlsx-text = Text bleibt Text: 01067 behält seine Null, und keine Zelle wird zu einem Datum oder einer Formel. Spalten mit reinen Zahlen sind Zahlen.
release-format-xml = XML (.xml)
release-format-xml-text = Ein Element für jeden Datensatz und darin eines für jede Zelle. Alle Zellen sind Text.
release-options = Wie sie geschrieben wird
release-shuffle = Datensätze in zufällige Reihenfolge bringen
release-shuffle-text = Damit niemand sie anhand ihrer Position mit einer anderen Datei abgleichen kann.
release-formula-guard = Formeln unschädlich machen
release-formula-guard-text = Eine Zelle, die eine Tabellenkalkulation ausführen würde, erhält einen Apostroph davor.
release-encoding = Zeichen wie in { $name } statt in UTF-8 schreiben
release-encoding-text = Für Programme, die das brauchen. Gibt es ein Zeichen dort nicht, wird nichts geschrieben.
release-trying = Zuerst werden die anderen Verfahren ausprobiert, die Ihr Rezept nennt. Noch offen: { $left }
release-untried = { $count ->
    [one] Ein Verfahren steht zum Vergleich in Ihrem Rezept und wurde mit diesen Einstellungen noch nicht ausprobiert: { $names }. Es wird zuerst ausprobiert; was es findet, kommt in den Bericht.
   *[other] { $count } Verfahren stehen zum Vergleich in Ihrem Rezept und wurden mit diesen Einstellungen noch nicht ausprobiert: { $names }. Sie werden zuerst ausprobiert; was sie finden, kommt in den Bericht.
}
release-tried-since = Seit dies geschrieben wurde, haben Sie die Verfahren zum Vergleich geändert. Was geschrieben wurde, blieb, wie es war; Bericht und Rezept dazu sind auf dem Stand von damals.
release-write-again = Neu schreiben, mit diesen Verfahren im Bericht
release-untried-without = Ohne sie weitergeben
release-seed-title = Genau dieselbe Datei noch einmal herstellen
release-seed-title-text = 64 Zeichen aus 0 bis 9 und a bis f
release-seed = Startwert (Seed) für die zufällige Reihenfolge (64 Hexadezimalziffern)
release-seed-text = Lassen Sie dies leer, außer wenn Sie eine Veröffentlichung zur Kontrolle wiederholen. Verwenden Sie einen Startwert nie für zwei verschiedene Veröffentlichungen. Wer ihn, Ihre Datei und Ihr Rezept kennt, kann die zufällige Reihenfolge rückgängig machen und zufällig getauschte oder gezogene Werte wieder wahr machen. Deshalb steht er in keinem Rezept und keinem Bericht.
release-running = Wird geschrieben, wieder gelesen und gemessen
release-stop = Schreiben abbrechen
release-announce-stopped = Das Schreiben wurde abgebrochen. Von der Datei blieb nichts zurück.
release-progress = { $written } von { $records } Datensätzen geschrieben und wieder gelesen
release-failed = Es wurde nichts veröffentlicht
release-done = { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
} geschrieben, { $size }. Dies wurde an der geschriebenen Datei überprüft:
release-done-open = { $records ->
    [one] 1 Datensatz ist
   *[other] { $records } Datensätze sind
  } geschrieben ({ $size }) und geprüft. Die Datei wird aber noch nicht angeboten: Über etwas darin ist noch zu entscheiden.
release-save = { $name } speichern
release-announce = Die Datei mit { $records } Datensätzen ist geschrieben und geprüft. Sie können sie jetzt speichern.
release-announce-written = Die Datei mit { $records } Datensätzen ist geschrieben, geprüft und gespeichert.
release-downloads = Speichern
check-parsed = { $records ->
    [one] Wieder gelesen: 1 Datensatz
   *[other] Wieder gelesen: { $records } Datensätze
}
check-parsed-text = { $left ->
    [0] Alle { $input } Datensätze Ihrer Tabelle.
    [one] Von { $input } Datensätzen Ihrer Tabelle wurde 1 weggelassen.
   *[other] Von { $input } Datensätzen Ihrer Tabelle wurden { $left } weggelassen.
}{ $folded ->
    [none] { "" }
   *[other] {" "}Sie entstanden durch Zusammenfassen der { $folded } Datensätze Ihrer Datei, die sagen, wessen sie sind: einer je Person.
}
check-counted-entity = Gezählt werden { $persons } Personen, unterschieden durch „{ $name }“
check-counted-entity-text = { $some ->
    [0] Keine davon
    [one] 1 davon
   *[other] { $some } davon
} { $some ->
    [0] verlor
    [one] verlor
   *[other] verloren
} einen Teil der eigenen Datensätze, { $all ->
    [0] keine
    [one] 1
   *[other] { $all }
} alle. Gruppen und Risiken zählen Personen; der Schutz sensibler Werte zählt Datensätze.{ $released ->
    [yes] { "" }
   *[no] { " " }Die Datei enthält diese Spalte nicht; aus der Datei allein kann also niemand die Personen nachzählen.
  }
check-counted-record = Jeder Datensatz zählt als eine Person
check-counted-record-text = So steht es im Rezept; die Datei kann es nicht zeigen. Auch der Bericht sagt das.
check-counted-open = Gezählt werden Datensätze, nicht Personen
check-counted-open-text = Niemand hat gesagt, dass jeder Datensatz zu einer anderen Person gehört. Hat eine Person mehrere, können in einer Gruppe von fünf Datensätzen weniger als fünf Personen sein.
check-k-anonymity = { $unit ->
    [persons] Jede Person sieht aus wie mindestens { $achieved } Personen, sie selbst mitgezählt
   *[records] Jeder Datensatz sieht aus wie mindestens { $achieved } Datensätze, er selbst mitgezählt
  }{ $match ->
    [wildcard] {", "}wenn eine fehlende Zelle für alles stehen kann
   *[other] {""}
  }
check-k-anonymity-text = Verlangt: { $k }. Gemessen an der geschriebenen Datei: k-Anonymität mit k = { $achieved }.{ $match ->
    [wildcard] {" "}{ wildcard-fewer } Die maßgebliche Gruppe hat dann { $deciding ->
        [one] 1 { unit-person }
       *[other] { $deciding } { unit-people }
      }.
   *[other] {""}
  }
check-model = { $name } ist eingehalten
check-model-fails = { $name } ist nicht eingehalten
check-model-text = Verlangt: { $asked }. { $achieved }
check-sensitive-models = { $guessable ->
    [no] { $name }: { $models } { $count ->
        [one] ist eingehalten
       *[other] sind eingehalten
    }
   *[other] Der Wert in { $name } lässt sich aus einer Gruppe erfahren
  }
check-sensitive-models-text = { $guessable ->
    [no] { "" }
   *[other] Verlangt: { $models }.
  }
check-sensitive-declined = Die Spalte { $name } ist nicht gegen Rückschlüsse geschützt
check-sensitive-declined-text = So wurde es entschieden. Haben alle, die gleich aussehen, dort denselben Wert, ist er von jeder dieser Personen bekannt.
check-sensitive-none = Die Spalte { $name } ist nicht gegen Rückschlüsse geschützt
check-sensitive-none-text = Niemand hat entschieden, dass das so gewollt ist.
check-sensitive-perturbed = Die Werte von { $name } müssen nicht für die Personen daneben gelten
check-sensitive-perturbed-text = Was Gruppen über die wahren Werte verraten, wird nicht gezählt.
check-perturbed = { $name }: wie die Werte verändert wurden, für alle, die sie auszählen
check-columns = { $columns ->
    [one] 1 Spalte kann für sich allein auf Personen hinweisen
   *[other] { $columns } Spalten können für sich allein auf Personen hinweisen
}
check-columns-text = Die Datei zeigt solche Werte, gezählt in dem, was geschrieben wurde, was immer sonst generalisiert wurde.
check-columns-kept = { $columns ->
    [one] Sie wurde bewusst beibehalten.
   *[other] Sie wurden bewusst beibehalten.
} Die Datei zeigt solche Werte, gezählt in dem, was geschrieben wurde, was immer sonst generalisiert wurde.
check-starred = { $records ->
    [one] 1 Datensatz hat * in jedem Quasi-Identifikator
   *[other] { $records } Datensätze haben * in jedem Quasi-Identifikator
}
check-starred-text = Mit * versehen, damit der Schutz eingehalten ist. Sie bleiben und bilden eine eigene Gruppe.
check-alone = { $people ->
    [0] { unit-Nobody } steht nach den Quasi-Identifikatoren allein
    [one] 1 { unit-person } steht nach den Quasi-Identifikatoren allein
   *[other] { $people } { counted-people } stehen nach den Quasi-Identifikatoren allein
}
check-alone-text = { $match ->
    [wildcard] Gezählt ist dabei nur, was geschrieben steht.{" "}
   *[other] {""}
  }Wer { unit-person.a-accusative } nach den Quasi-Identifikatoren herausgreift, liegt höchstens in 1 von { $most } Fällen richtig{ equal-chance }.
check-alone-found = Wer die Quasi-Identifikatoren { unit-person.a-genitive } kennt, { $unit ->
    [persons] die allein steht, findet diese Person
   *[records] der allein steht, findet diesen Datensatz
  } mit Sicherheit.
check-order-shuffled = Die Datensätze stehen in zufälliger Reihenfolge
check-order-kept = Die Datensätze stehen in der Reihenfolge Ihrer Datei
check-order-kept-text = Wer eine andere Datei in derselben Reihenfolge hat, kann beide anhand der Position abgleichen.
check-order-given-text = Die Reihenfolge ergibt sich aus dem Startwert, den Sie angegeben haben. Halten Sie ihn geheim.
check-order-system-text = Die Reihenfolge stammt aus dem Zufallsgenerator Ihres Systems und lässt sich nicht wiederholen.
check-hash = Fingerabdrücke (SHA-256) beider Dateien
check-hash-input = Ihre Tabelle
check-hash-output = die Veröffentlichung
release-plans = Für die Datenbank
release-plans-text = Diese Tabelle ist, was eine Datenbank gezählt hat. Nach einem Plan schreibt sie die Veröffentlichung aller ihrer Datensätze: Führen Sie dort apply.sql und verify.sql aus, und halten Sie mit „outis check“ das Geschriebene gegen den Plan. Erst dann darf die Veröffentlichung die Datenbank verlassen. Ein Plan ist so vertraulich wie die Tabelle. Er enthält nur die gezählten Spalten; was niemanden identifiziert und nicht gezählt wurde, veröffentlicht ein Plan der Befehlszeile.
release-singles = Oder jede Datei einzeln
download-recipient = Zum Weitergeben
download-recipient-text = Ein ZIP-Archiv zum Weitergeben: die Veröffentlichung, die öffentliche Zusammenfassung und die Fingerabdrücke (SHA-256) beider.
download-own-files = Für Ihre Unterlagen
download-own-files-text = Ein ZIP-Archiv zum Aufbewahren: beide Berichte{ $levels ->
    [0] { " " }und das Rezept
    [one] , das Rezept und die Stufen mit allen Werten der Spalte { $names }
   *[other] , das Rezept und die Stufen mit allen Werten folgender Spalten: { $names }
  }. Keine Datensätze. Nicht zum Veröffentlichen.
download-release = Die Veröffentlichung
download-release-text = Die Tabelle zum Weitergeben.
download-summary = Öffentliche Zusammenfassung
download-summary-text = Für alle, die die Veröffentlichung erhalten: was jede Spalte zeigt, welcher Schutz verlangt war und erfüllt ist und welches Risiko bleibt. Ohne das, was bei einem Angriff hilft.
download-report-html = Bericht für Menschen
download-report-html-text = Was verlangt, getan und gemessen wurde, zum Lesen, Drucken und Ablegen. Für Sie, nicht zum Veröffentlichen.
download-report-json = Bericht für Maschinen
download-report-json-text = Dieselben Zahlen als JSON, für Archive und Skripte.
download-recipe = Rezept
download-recipe-text = Jede Entscheidung und keine Datensätze, für die Datei des nächsten Jahres.
download-job = Auftrag von ANON
download-job-text = Dieselben Entscheidungen als XML, für ANON und für Programme, die seine Aufträge lesen. Wie die Datei gelesen und geschrieben wird, steht nicht darin.
download-plan-duckdb = Plan für DuckDB
download-plan-duckdb-text = Was für jede Kombination von Zellen geschrieben wird, und die Anweisungen, die das tun, das Geschriebene ansehen und aufräumen.
download-plan-postgres = Plan für PostgreSQL
download-plan-postgres-text = Was für jede Kombination von Zellen geschrieben wird, und die Anweisungen, die das tun, das Geschriebene ansehen und aufräumen.
download-plan-spark = Plan für Spark
download-plan-spark-text = Was für jede Kombination von Zellen geschrieben wird, und die Anweisungen, die das tun, das Geschriebene ansehen und aufräumen.
download-session = Sitzung
download-session-text = Jede Entscheidung, Ihre Texte für den Bericht und der Schritt, in dem Sie sind: Öffnen Sie die Sitzung an einem anderen Tag mit derselben Datei. Keine Datensätze und nichts, was gefunden wurde.
download-recipe-files = Es braucht { $files }: Bewahren Sie beides zusammen auf.
held-nothing = Diese Datei enthält keinen Wert Ihrer Tabelle.
held-some = { $sure ->
    [no] Diese Datei kann Werte Ihrer Tabelle enthalten
   *[yes] Diese Datei enthält Werte Ihrer Tabelle
  }: { $parts }.
held-bounds = die Grenzen und Schritte der Intervalle von { $name } (sie können aus Ihren Daten stammen)
held-hierarchy = { $values ->
    [one] 1 Text
   *[other] { $values } Texte
  } in den Stufen von { $name } (gleich ob in der Tabelle oder nicht)
held-levels = { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
  } von { $name } in den Stufen
held-model = { $values ->
    [one] 1 Wert
   *[other] { $values } Werte
  } von { $name } in einem Schutzziel
held-missing = { $values ->
    [one] 1 Text
   *[other] { $values } Texte
  } für „fehlend“
held-deciding = was die maßgebliche Gruppe in { $names } zeigt
held-hierarchy-file = Die gespeicherte Datei enthält jeden Wert von { $name }, einen je Zeile: { $values ->
    [one] 1 kommt
   *[other] { $values } kommen
  } in Ihrer Tabelle vor. Geben Sie sie nur an Personen weiter, die diese Werte sehen dürfen.
download-save = { $name } speichern
save-download = Stattdessen herunterladen: { $name }
save-written = { $name } ist dort geschrieben, wo Sie es gewählt haben.
save-declined = Es wurde keine Datei gewählt, also wurde nichts gespeichert.
save-failed = Die gewählte Datei ließ sich nicht schreiben. Ist auf dem Datenträger Platz, und ist sie in keinem anderen Programm geöffnet?
save-have = Ich habe { $name }
save-unseen = Outis kann nicht sehen, ob Ihr Browser die Datei gespeichert hat. Sehen Sie bei Ihren Downloads nach, und kreuzen Sie dies an, sobald die Datei da ist. Bis dahin fragt Outis nach, bevor Sie die Seite verlassen.
save-returned = Der umgebenden Seite übergeben.
save-framed = Nichts da? Möglicherweise verbietet die Seite, in die Outis eingebettet ist, Downloads. Öffnen Sie Outis dann in einem eigenen Fenster.
session-title = Sitzung
session-holds = Was steht darin?
session-waits = Die Sitzung { $name } braucht ihre Datei
session-waits-text = { $files ->
    [one] Sie enthält keine Datensätze. Wählen Sie diese Datei noch einmal, oder legen Sie sie auf der Seite ab:
   *[other] Sie enthält keine Datensätze. Wählen Sie diese Dateien noch einmal, oder legen Sie sie auf der Seite ab:
}
session-fits = Das ist die Datei der Sitzung { $name }: Ihre Einstellungen werden übernommen …
session-differs = Dies ist nicht die Datei der Sitzung { $name }
session-differs-text = Die Sitzung gehört zu dem, was hier steht; die Tabelle auf dieser Seite stammt aus etwas anderem. Wählen Sie die richtige Datei, oder machen Sie hier nur mit den Einstellungen der Sitzung weiter.
session-differs-size = Die Datei hier hat denselben Namen und eine andere Größe, wurde also inzwischen geändert. Wählen Sie die frühere, oder machen Sie hier nur mit den Einstellungen weiter.
session-differs-within = Die Datei hier hat denselben Namen und dieselbe Größe, aber ihr Inhalt ist ein anderer. Wählen Sie die frühere, oder machen Sie hier nur mit den Einstellungen weiter.
session-bytes = { $bytes } Bytes
session-hash = SHA-256
session-hash-here = Hier
session-anyway = Einstellungen der Sitzung für diese Tabelle verwenden
session-forget = Diese Sitzung schließen
texts-title = Für die erste Seite des Berichts
texts-lead = Auf Wunsch: Jede Angabe erscheint im Bericht für Menschen so, wie Sie sie schreiben. Gespeichert wird sie nirgends und in keiner anderen Datei als einer Sitzung.
text-what = Was veröffentlicht wird
text-whom = In wessen Auftrag
text-purpose = Zweck
text-recipient = Wer sie erhält
text-date = Datum
text-who = Wer sie erstellt hat
duty-title = Was Ihre Aufgabe bleibt
duty-roles = Ob die Rollen stimmen. Eine als unkritisch gekennzeichnete Spalte, die auch jemand anders hat, kann Personen trotzdem verraten.
duty-earlier = Was Sie schon früher veröffentlicht und nicht unter „Frühere Veröffentlichungen“ angegeben haben. Zwei Veröffentlichungen derselben Personen können zusammen verraten, was keine allein zeigt.
duty-inference = Ob es schadet, etwas über eine ganze Gruppe zu erfahren. Diese Prüfung misst das nicht.
duty-rest = Was die gewählten Schutzziele nicht verhindern. Jedes sagt das unter „Schützen“.
duty-contract = Recht und Verträge: wer die Datei erhält, was damit geschehen darf und wie lange.

## Why

why-theme-title = Farben
why-theme = Hell, dunkel oder wie in Ihrem System eingestellt. Gespeichert wird nichts: Der nächste Besuch beginnt wieder mit der Einstellung Ihres Systems.
why-history-title = Verlauf
why-history = Jede Änderung Ihrer Einstellungen hat ihren Eintrag und ihren Namen. Beim Zurückgehen geht nichts verloren: Machen Sie von einem früheren Eintrag aus weiter, bleiben die späteren in der Liste.
why-exposure-title = Gefährdung
why-exposure = „1 von 5“ heißt: Wer die Quasi-Identifikatoren einer Person kennt und weiß, dass sie in der Tabelle ist, findet fünf { unit-people }, die passen. Eine von fünf Vermutungen ist richtig{ $unit ->
    [persons] { $recordUnit ->
        [persons] .
       *[records] , wenn jede der fünf als gleich wahrscheinlich gilt; wer viele Datensätze hat, ist wahrscheinlicher.
      }
   *[records] , außer wenn mehrere der fünf von einer Person sind.
  } „1 von 1“ heißt, dass { unit-person.the } gefunden ist.

    Vorher wird an der Tabelle gemessen, wie Sie sie geladen haben, nachher an dem, was die Veröffentlichung zeigen würde.
why-exposure-formula = Risiko { unit-person.a-genitive } = 1 ÷ Zahl der { unit-people } mit denselben Quasi-Identifikatoren
why-network-title = Keine Verbindung ist erlaubt
why-network = Die Datei trägt eine Richtlinie in sich, die ihr jede Verbindung verbietet, und ihr eigenes Programm sendet nichts. Sie funktioniert auch mit gezogenem Netzwerkkabel. Sie müssen der Seite das nicht glauben: „So prüfen Sie es nach“ sagt, wie.

    Ihr Browser selbst kann im Hintergrund tätig sein, etwa mit Aktualisierungen. Das hat mit Ihrer Tabelle nichts zu tun.
why-sample-title = Die Beispieltabelle
why-sample = 5.000 von einem Programm erfundene Datensätze mit den Tücken echter: seltene Berufe, kleine Postleitzahlgebiete, Geburtsdaten. Gut, um den Weg kennenzulernen, bevor Ihre eigene Tabelle ihn geht.
why-examples-title = Beispiele
why-examples = Sie stammen aus den Fachveröffentlichungen, aus denen auch die Schutzziele stammen, mit den dort gedruckten Zahlen. Was Sie sehen, wird hier und jetzt von demselben Programm gemessen, das auch Ihre Tabelle messen wird.
why-recipe-title = Rezept
why-recipe = Eine kleine Datei mit jeder Entscheidung: Rollen, Stufen, Schutz, Grenzen. Sie enthält keine Datensätze. Mit ihr ist dieselbe Arbeit in zwei Klicks wiederholt, und andere können sehen, was entschieden wurde.
why-step-load-title = Laden
why-step-load = Die Datei wird Stück für Stück in den Speicher dieser Seite gelesen. Jeder Datensatz wird übernommen oder mit Angabe seiner Zeile abgelehnt: Nichts wird stillschweigend repariert, denn ein falsch gelesener Datensatz würde falsch geschützt.
why-delimiter-title = Trennzeichen
why-delimiter = Das Zeichen, das zwischen zwei Zellen steht. Gefunden wird es, indem ausprobiert wird, bei welchem jeder Datensatz gleich viele Zellen hat.
why-layout-title = Wo die Tabelle ist
why-layout = Dateien enthalten oft mehr als die Tabelle: einen Titel darüber, eine Zeile mit Einheiten, leere Zeilen, Summen am Ende. Was weggelassen wird, wird hier und im Bericht gezählt und steht im Rezept, damit beim nächsten Mal dasselbe weggelassen wird. Von selbst wird eine Zeile nur weggelassen, wenn sie nicht zu einer Person gehören kann, etwa eine Anmerkung ohne Trennzeichen unter der Tabelle. Letzte Zeilen, die Zellen haben wie alle anderen, lassen Sie selbst weg.
why-header-title = Erste Zeile
why-header = Nennt die erste Zeile die Spalten, ist sie kein Datensatz. Andernfalls ist sie einer, und die Spalten heißen nach ihren Nummern.
why-json-title = Format
why-json = Jedes Objekt ist ein Datensatz, und jeder Name in einem davon eine Spalte. Zahlen werden so gelesen, wie sie geschrieben sind; was ein Objekt nicht hat, fehlt.
why-sheet-title = Blatt
why-sheet = Eine Arbeitsmappe hat Blätter, und eines davon ist die Tabelle. Zellen werden so gelesen, wie das Blatt sie zeigt: Datumsangaben als Datum, 01067 mit der Null, 34, wo 34 gezeigt wird, auch wenn mehr Stellen gespeichert sind. Beträge werden als reine Zahlen gelesen, ohne Währung. Bei Formeln wird der Wert gelesen, der mit ihnen gespeichert wurde.
why-encoding-title = Text
why-encoding = Wie Zeichen als Bytes geschrieben sind. Alte und neue Programme machen es verschieden, und die Datei selbst sagt selten, wie. UTF-8 und UTF-16 sind an den Bytes sicher zu erkennen. Bei den älteren Zeichenkodierungen ist nur eine Vermutung möglich: Sehen Sie sich Namen mit Akzenten, Umlaute oder ein Eurozeichen an. Sind sie falsch, wählen Sie eine andere Zeichenkodierung und sehen noch einmal nach.
why-types-title = Inhalt
why-types = Wonach die Werte einer Spalte aussehen, beurteilt nach allen und nicht nur den ersten. Vom Typ hängt ab, welche Hierarchien passen; Werte ändert er nie: 07 und 7 bleiben verschieden.
why-step-describe-title = Vier Rollen
why-step-describe = Ein Identifikator benennt eine Person schon für sich allein. Ein Quasi-Identifikator tut das nur zusammen mit anderen, für jemanden, der dieselben Angaben von anderswo kennt: aus einem Register, aus der Zeitung, aus der Nachbarschaft.

    Fragen Sie bei jeder Spalte: Wer sonst könnte das über eine Person wissen?
why-role-identifier-title = Identifikator
why-role-identifier = Ein Name, eine Nummer, eine Anschrift: genug, um die Person zu finden. Die Spalte kommt überhaupt nicht in die Veröffentlichung.
why-role-quasi-identifier-title = Quasi-Identifikator
why-role-quasi-identifier = Eine Angabe, die sich mit anderen Quellen abgleichen ließe. Keine davon benennt eine Person für sich allein, aber ein Geburtsdatum mit Postleitzahl und Geschlecht tut es oft. Diese Spalten werden vergröbert, bis genügend Personen gleich aussehen.
why-columns-alone-title = Spalten, die auf Personen hinweisen
why-columns-alone = Sensible und unkritische Spalten werden wörtlich veröffentlicht. Manche finden für sich allein eine Person: eine E-Mail-Adresse, eine Notiz mit einem Namen darin, ein Kfz-Kennzeichen oder ein Gehalt, das sonst niemand hat. Outis zählt, wie viele Werte nur ein Datensatz hat und wie viele aussehen wie etwas, das auf eine Person hinweist. Ob das so ist, sagen Sie. Bei Quasi-Identifikatoren wird nach Adressen, Konto- und Telefonnummern und Kennzeichen gefragt, und der Bericht sagt, wie viele davon in der Veröffentlichung stehen.
why-unprotected-title = Schutz gegen Rückschlüsse
why-unprotected = Auch über Personen, die nicht gefunden werden, kann etwas bekannt werden: Haben alle, die gleich aussehen, dieselbe Diagnose, ist es auch ihre. Schutzziele wie ℓ-Diversität und t-Closeness halten die Werte einer Gruppe auseinander. Ist das nicht gewollt, weil der Wert kein Geheimnis ist oder die Datei an Personen geht, die ihn kennen dürfen, sagen Sie es: Es steht dann in Rezept und Bericht.
why-role-sensitive-title = Sensibel
why-role-sensitive = Was niemand aus der Veröffentlichung über eine Person erfahren soll, etwa eine Diagnose. Es bleibt, wie es ist, denn meist geht es gerade darum bei der Forschung. Der Schutz besteht darin, dass niemand weiß, zu wem es gehört.
why-role-insensitive-title = Unkritisch
why-role-insensitive = Weder anderswo bekannt noch heikel. Wird veröffentlicht, wie es ist. Wenn Sie zweifeln, ob andere es wissen könnten, wählen Sie Quasi-Identifikator.
why-perturb-title = Werte, die nicht stimmen müssen
why-perturb = Data Swapping tauscht die Werte einiger Datensätze. Randomized Response lässt jeden mit einer Wahrscheinlichkeit stehen und zieht ihn sonst neu. Beides lässt die Spalte als Ganzes nützlich, und niemand kann sich eines einzelnen Wertes sicher sein. Beim Tausch sind die Werte, die nicht gezogen wurden, wahr; so oft hat recht, wer ihnen glaubt. Randomized Response gibt eine Zusage in einer Zahl, ε, ganz gleich, was ein Angreifer weiß. Wird dieselbe Spalte mit neu gezogenen Werten noch einmal veröffentlicht, verraten beide zusammen mehr.
why-distinct-title = Werte
why-distinct = Wie viele verschiedene Werte die Spalte hat und wie sie verteilt sind. Ein Text, den nur ein Datensatz hat, wird hier nie einzeln gezeigt; ein Balken bei Zahlen kann ein einziger Datensatz sein.
why-missing-title = Fehlende Werte
why-missing = Zellen mit einem dieser Texte gelten als fehlend. Datensätze, denen eine Angabe fehlt, sehen darin gleich aus und anders als die, die sie haben: Wer angreift, weiß vielleicht, dass sie fehlt. In der Veröffentlichung wird jede fehlende Zelle als der erste Text der Liste geschrieben.
why-missing-match-title = Eine fehlende Angabe
why-missing-match = Nehmen Sie eine Person, deren Einkommen in der Tabelle fehlt. Wissen andere, dass es fehlt, gleicht sie nur denen, bei denen es auch fehlt: Dann ist „fehlend“ ein Wert. Weiß es niemand, kann die Person jede beliebige sein und passt zu allen. Die erste Wahl schützt in beiden Fällen.
why-missing-sensitive-title = Ein fehlendes Geheimnis
why-missing-sensitive = Ist eine fehlende Diagnose kein Wert, hat eine Zweiergruppe mit einer Diagnose und einer Lücke einen Wert. Ist sie ein Wert, hat die Gruppe zwei. Eine Gruppe nur aus Lücken hat keinen Wert, der zu erfahren wäre, und besteht die Prüfung, es sei denn, eine Lücke ist ein Wert; der Bericht sagt, wie viele in solchen Gruppen stehen.
why-records-entity-title = Eine Person, mehrere Datensätze
why-records-entity = Hat eine Person mehrere Datensätze, können fünf, die gleich aussehen, eine einzige Person sein. Mit einer Personenkennung werden Personen statt Datensätze gezählt, vorher und nachher. Das darf ein Identifikator sein, der nicht veröffentlicht wird. Wer Datensätze in mehreren Gruppen hat, zählt in jeder einmal. Ist doch jeder Datensatz eine Person, sagen Sie es: Das Rezept hält es fest, und der Bericht nennt es.
why-records-household-title = Wer zusammen wohnt
why-records-household = Wird ein Mitglied eines Haushalts gefunden, sind es auch die anderen. Der Bericht sagt dann, wie viele Haushalte vorher und nachher gefährdet sind. Sonst entscheidet es nichts.
why-records-count-title = Zeilen, die für mehrere Datensätze stehen
why-records-count = Eine Datenbank kann zählen, was gleich ist: eine Zeile für jede Kombination von Zellen, und wie viele Datensätze sie haben. Gruppen, Risiken und Verluste zählen dann Datensätze, wie in der ausgeschriebenen Tabelle. Zeilen, die dasselbe zeigen, werden als eine veröffentlicht, mit ihrer Summe.
why-records-sampling-weight-title = Gewichte
why-records-sampling-weight = In Umfragen kann ein Datensatz für hundert Personen stehen. Gewichte werden dort verwendet, wo die Grundgesamtheit geschätzt wird, und sonst nirgends.
why-level-losses-title = Was jede Stufe kostet
why-level-losses = Von 0, nichts verloren, bis 1, alles. Jede Stufe muss mindestens so viel kosten wie die darunter. Die Suche macht die Summe über die Spalten, jede mit ihrem Gewicht, so klein wie möglich.
why-hierarchy-title = Hierarchie
why-hierarchy = Wie die Werte der Spalte zu immer größeren Gruppen zusammengelegt werden: Aus einem Tag wird ein Monat, ein Jahr, ein Jahrzehnt. Alle Werte der Spalte steigen gemeinsam, und die Suche wählt, wie weit.
why-hierarchy-none-title = Exakt oder *
why-hierarchy-none = Die Spalte wird veröffentlicht, wie sie ist, oder gar nicht. Richtig für zwei oder drei Werte, etwa beim Geschlecht.
why-hierarchy-mask-title = Zeichen verbergen
why-hierarchy-mask = Auf jeder Stufe wird ein Zeichen mehr verborgen. Richtig für Codes, deren erste (oder letzte) Zeichen etwas Größeres bezeichnen, etwa Postleitzahlen.
why-hierarchy-intervals-title = Intervalle
why-hierarchy-intervals = Zahlen kommen in Intervalle gleicher Breite, auf jeder Stufe in breitere. Jede Breite muss ein Vielfaches der vorigen sein, damit die Intervalle ineinander passen.
why-hierarchy-groups-title = Von Hand gebildete Gruppen
why-hierarchy-groups = Sie legen Werte zusammen und geben jeder Gruppe einen Namen; Gruppen dürfen in größeren Gruppen stehen. Was Sie nicht benennen, bleibt, was es ist, bis alles zu * wird.
why-hierarchy-cuts-title = Grenzen
why-hierarchy-cuts = Zahlen oder Datumsangaben werden geteilt, wo Sie es sagen, in Bereiche, die nicht gleich breit sein müssen. Unter der ersten und über der letzten Grenze sind die Bereiche offen: Eine Grenze nahe am Rand verbirgt, wer weit darüber hinaus liegt.
why-hierarchy-rare-title = Seltene Werte zusammen
why-hierarchy-rare = Werte, die wenige Datensätze Ihrer Tabelle haben, kommen unter einer Bezeichnung zusammen, auf jeder Stufe mehr davon. Was häufig ist, bleibt, was es ist.
why-offers-title = Passende fertige Stufenleitern
why-offers = Stufen, über die sich andere Gedanken gemacht haben, angeboten, weil die Werte aussehen, als wären sie dafür gemacht. Mit einem Klick gelten sie; mit „Rückgängig“ sind sie wieder weg. Passen einige Werte nicht, stehen sie gemeinsam unter einer Bezeichnung, die Sie ändern können.
why-hierarchy-ready-title = Fertige Stufenleiter
why-hierarchy-ready = Die Stufen einer veröffentlichten Klassifikation, etwa Code, Kategorie, Gruppe und Kapitel einer Diagnose. Werte, die sie nicht kennt, werden abgelehnt, außer Sie geben eine Bezeichnung dafür an.
why-hierarchy-date-title = Teile eines Datums
why-hierarchy-date = Tage werden zu Monaten, Jahren und Jahrzehnten zusammengelegt. Alle Datumsangaben müssen gleich geschrieben sein.
why-given-files-title = Hierarchiedateien
why-given-files = Eine Hierarchiedatei hat eine Zeile für jeden Wert: erst den Wert, dann, wie er auf jeder gröberen Stufe heißt. An den Werten darin zeigt sich, für welche Spalte sie ist. Hat auch nur ein Wert der Spalte keine Zeile, lässt sich die Datei nicht verwenden, weil nichts sagen würde, was aus ihm wird.
why-own-values-title = Was in Ihrer Datei steht
why-own-values = Meldungen wiederholen nie, was in Ihrer Tabelle oder einer Ihrer Dateien steht, damit Sie sie weitergeben können. Hier sehen Sie es trotzdem, um es zu finden und zu berichtigen. Es steht nur auf diesem Bildschirm.
why-scale-title = Eine Reihenfolge von niedrig nach hoch
why-scale = Nur eines richtet sich nach der Reihenfolge von Gruppen und Werten: t-Closeness mit dem Abstand nach Reihenfolge, der fragt, wie viele Werte zwischen zweien liegen. Sagen Sie, dass es eine Skala ist, etwa niedrig, mittel, hoch, und bringen Sie Gruppen und Werte an ihren Platz. Stufen und Bezeichnungen sind in jeder Reihenfolge dieselben.
why-hierarchy-levels-title = Aus einer Datei
why-hierarchy-levels = Sie sagen selbst, welche Werte zusammengehören, in einer Tabelle mit einer Zeile je Wert. Richtig für Berufe, Regionen, Diagnosen.
why-levels-title = Stufen
why-levels = Stufe 0 ist der exakte Wert; jede Stufe darüber legt Gruppen der Stufe darunter zusammen. Die kleinste Gruppe sagt, wie viele { record-people } mindestens einen Wert allein dieser Spalte gemeinsam haben.
why-limit-title = Höchste erlaubte Stufe
why-limit = Die Suche geht nie darüber hinaus. Eine Grenze bewahrt Genauigkeit, auf die Sie nicht verzichten können. Sie kann dazu führen, dass keine Tabelle den Schutz einhält.
why-floor-title = Niedrigste erlaubte Stufe
why-floor = Was veröffentlicht wird, ist nie feiner als dies, was auch gesucht wird: keine Zelle der Datei, in keiner Gruppe. Gedacht für das, was nicht exakt gesagt werden darf, etwa ein Geburtsdatum.
why-weight-title = Gewicht
why-weight = Wie viel der Verlust an Genauigkeit in dieser Spalte gegenüber den anderen zählt. 1 ist üblich; 2 lässt ihn doppelt zählen, sodass die Suche eher andere Spalten vergröbert; bei 0 kostet er nichts.
why-step-protect-title = Schutz
why-step-protect = Denken Sie zuerst an die Person, der es nicht gelingen soll: Sie weiß einiges über jemanden, der in Behandlung, angestellt oder in der Schule ist, und hat Ihre Veröffentlichung vor sich. Entscheiden Sie dann, wie viele gleich aussehen müssen.
why-k-title = k-Anonymität
why-k = { unit-person.Each } in der Veröffentlichung hat alle Quasi-Identifikatoren mit mindestens k − 1 anderen gemeinsam. Diese bilden eine Gruppe (Äquivalenzklasse). Daraus { unit-person.a-accusative } herauszugreifen, gelingt höchstens einmal in k Fällen{ equal-chance }.

    Samarati und Sweeney haben das 1998 beschrieben. Statistische Ämter verlangen oft 3 bis 10; was richtig ist, hängt davon ab, wer die Datei erhält.
why-k-formula = Größe jeder Gruppe ≥ k, also Risiko ≤ 1 ÷ k
why-protections-title = Schutzziele
why-protections = k-Anonymität verhindert, dass { unit-person.a } herausgegriffen wird. Sie verhindert nicht, dass eine ganze Gruppe dasselbe Geheimnis hat, und auch nicht, dass die Teilnahme bekannt wird. Jedes weitere Schutzziel hält eine weitere Gefahr ab und kostet weitere Genauigkeit; die Suche findet die Wahl von einer Stufe je Spalte, die am meisten erhält und alle einhält.
why-met-title = Erfüllt oder nicht
why-met = Gemessen an der Tabelle, wie sie ist, bevor etwas vergröbert wird, und später an der Veröffentlichung selbst. Nicht erfüllt ist hier kein Fehler: Dafür gibt es die Suche.
why-failing-title = In Gruppen, die den Schutz verfehlen
why-failing = { unit-People } in Gruppen, die dieses Schutzziel für sich nicht erfüllen. Die Suche vergrößert Gruppen, bis es höchstens so viele sind, wie Sie entbehren können.
why-deciding-title = Die maßgebliche Gruppe
why-deciding = Die schwächste aller Gruppen: Was sie erreicht, erreicht die ganze Tabelle. Sind mehrere gleich schwach, steht hier eine davon; „Vergleichen“ führt alle auf. Wenn Sie wissen, was an ihr besonders ist, hilft oft am meisten eine Hierarchie, die ihre Werte mit anderen zusammenlegt.
why-parameter-joint-title = Andere kennen den Rest
why-parameter-joint = Jemand kann einen Ihrer sensiblen Werte kennen und einen anderen suchen. Damit gelten Datensätze nur dann als gleich, wenn sie auch in den anderen sensiblen Spalten übereinstimmen.
why-parameter-sampling-fraction-title = Anteil an der Grundgesamtheit
why-parameter-sampling-fraction = Datensätze in der Tabelle geteilt durch Personen, die gemeint sein könnten. Stehen 500 von 10.000 Patientinnen und Patienten eines Krankenhauses in der Tabelle, ist es 0,05. Eine zu kleine Zahl lässt die Tabelle sicherer aussehen, als sie ist.
why-parameter-sampling-fraction-formula = Datensätze in der Tabelle ÷ Personen in der Grundgesamtheit
why-parameter-significance-title = Irrtumswahrscheinlichkeit
why-parameter-significance = Wie oft der Test eine Gruppe für groß genug halten darf, die es nicht ist. Das gilt für jede Gruppe einzeln, nicht für alle zusammen.
why-parameter-population-title = Datei der Grundgesamtheit
why-parameter-population = Alle, die man für eine Person in Ihrer Tabelle halten könnte: ein Register, ein Wählerverzeichnis, alle Patientinnen und Patienten des Krankenhauses. Sie wird nur gezählt, nie veröffentlicht und verlässt diese Seite nie.
why-parameter-estimator-title = Woher man die Grundgesamtheit kennt
why-parameter-estimator = Eine Datei, die alle enthält, wird gezählt. Ohne sie wird aus der Größe einer Gruppe und dem Anteil der gezogenen Stichprobe an der Grundgesamtheit geschätzt, für wie viele Personen die Gruppe steht.
why-parameter-distance-title = Wie weit auseinander
why-parameter-distance = t-Closeness fragt, wie viel wie weit verschoben werden muss, um aus einer Verteilung der Werte die andere zu machen (die Earth Mover’s Distance). Was „weit“ heißt, hängt von der Spalte ab.
why-suppression-style-title = Was aus den weggelassenen Datensätzen wird
why-suppression-style = Ein weggelassener Datensatz hinterlässt keine Spur außer einer Zahl. Ein Datensatz, der überall * hat, zeigt noch seine sensiblen Werte: Alle weggelassenen bilden dann eine weitere Gruppe.
why-population-title = Stichprobe und Grundgesamtheit
why-population = Wer nicht weiß, dass eine Person in der Tabelle ist, muss sie unter allen Personen finden, die gemeint sein könnten. Ist Ihre Tabelle eine Stichprobe, ist das schwerer, als die Tabelle allein zeigt.
why-steps-title = Schritte in einer Hierarchie nach oben
why-steps = Von 1 auf 10 Jahre zu gehen, verliert weniger als von 10 Jahren auf nichts. Mit Gewichten nach der Höhe zählen Schritte weiter oben mehr.
why-label-title = Die Spalte, die vorhergesagt werden soll
why-label = Gruppen sind gut, wenn ihre Datensätze in dieser Spalte übereinstimmen: Dann lässt sie sich auch nach dem Vergröbern noch aus den anderen vorhersagen.
why-suppression-title = Datensätze weglassen
why-suppression = Datensätze in Gruppen, die kleiner sind als k, werden ganz aus der Veröffentlichung weggelassen, solange sie höchstens diesen Anteil der Tabelle ausmachen. Sie werden nie gekennzeichnet oder aufgeführt.
why-suppression-formula = weggelassene Datensätze ≤ Unterdrückungsgrenze × Datensätze
why-alone-title = Allein stehen
why-alone = { $unit ->
    [persons] Keine andere Person
   *[records] Kein anderer Datensatz
  } in der Tabelle hat dieselbe Kombination von Quasi-Identifikatoren. Wer diese Angaben kennt und weiß, dass die Person in der Tabelle ist, hat den Datensatz gefunden.
why-threshold-title = Ab wann { unit-person.a } als gefährdet gilt
why-threshold = Ist die Wahrscheinlichkeit, herausgegriffen zu werden, höher als dies, zählt { unit-person.a } als gefährdet. Das ändert nur die Zählung hier und im Bericht, nicht die Suche: Dafür ist k da.
why-threshold-formula = gefährdet, wenn 1 ÷ Größe der Gruppe > Schwelle
why-average-risk-title = Durchschnittsrisiko
why-average-risk = Wie oft jemand richtig läge, der zu { unit-person.each-dative } der Reihe nach einen Datensatz herausgreift.
why-average-risk-formula = Zahl der Gruppen ÷ Zahl der { unit-people }, in jeder Gruppe einmal gezählt
why-class-sizes-title = Größen der Gruppen
why-class-sizes = { $unit ->
    [persons] Wie viele Personen in Gruppen welcher Größe stehen. Wer in einer Einergruppe steht, steht allein. Gezählt sind Personen, nicht Gruppen.
   *[records] Wie viele Datensätze in Gruppen welcher Größe stehen. Einer in einer Gruppe für sich steht allein. Gezählt sind Datensätze, nicht Gruppen; eine Person kann mehrere haben.
  }
why-loss-title = Verlust
why-loss = Eine Zahl von 0 (nichts verloren) bis 1 (alles verloren), die die Suche so klein wie möglich macht. Sie entscheidet, welche von allen geschützten Tabellen gewählt wird, nie, ob sie geschützt ist.
why-metric-title = Maß
why-metric = Was die Suche so klein wie möglich macht. Maße der Zellen (Verlust, Präzision, Entropie) sehen darauf, was aus Werten wurde; Maße der Gruppen (Unterscheidbarkeit, durchschnittliche Gruppe) nur darauf, wie groß Gruppen sind. Üblich ist der Verlust (Iyengar 2002). Fachveröffentlichung und Formel des gewählten Maßes stehen darunter.
why-aggregate-title = Spalten zusammen
why-aggregate = Wie aus den Verlusten der Spalten eine Zahl wird. Beim Durchschnitt kann eine Spalte für eine andere bezahlen; die schlechteste von ihnen achtet darauf, dass keine zu viel verliert. „Erst die schlechteste, dann die nächste“ entscheidet bei gleich schlechten nach der zweitschlechtesten und so weiter.
why-gs-factor-title = Gröber oder weniger Datensätze
why-gs-factor = Bei 0,5 kostet ein weggelassener Datensatz so viel wie ein zu * vergröberter. Gegen 0 kostet das Weglassen weniger; gegen 1 kostet es alles und das Vergröbern nichts.
why-step-find-title = Die Suche
why-step-find = Jede Möglichkeit, die Stufen Ihrer Spalten zu kombinieren, kommt infrage. Die Suche beginnt mit der aussichtsreichsten und verwirft ganze Bereiche, sobald sicher ist, dass dort nichts Besseres liegt. So kann sie beweisen, dass keine andere Wahl von einer Stufe je Spalte mehr erhält, oder sagen, wie viel mehr eine andere höchstens erhalten könnte. Verfahren, die Stufen innerhalb einer Spalte mischen, gehören nicht zu diesem Beweis.
why-kept-title = Erhaltene Genauigkeit
why-kept = 100 % wäre Ihre unveränderte Tabelle, 0 % wäre nichts als *. Abgezogen von 100 % ist der Verlust nach Ihrem Maß.
why-kept-formula = erhaltene Genauigkeit = 1 − Verlust
why-gap-title = Wie viel besser könnte es sein?
why-gap = Die Suche kennt stets zwei Zahlen: die beste bisher gefundene Tabelle und eine Schranke, die keine Wahl von einer Stufe je Spalte übertreffen kann. Wo beide sich treffen, ist bewiesen, dass keine andere Wahl von einer Stufe je Spalte mehr erhält.
why-gap-formula = höchstens mehr = bester gefundener Verlust − kleinster noch möglicher Verlust
why-nodes-title = Stufenkombinationen
why-nodes = Eine Stufe für jeden Quasi-Identifikator ist eine Stufenkombination. Die meisten müssen nicht geprüft werden, weil andere sie ausschließen.
why-runners-title = Was dem nahekommt
why-runners = Die Tabelle, die am wenigsten verliert, ist nicht immer die dienlichste: Eine andere erhält vielleicht die Spalte, auf die es Ihnen ankommt. Diese sind ebenso gemessen, und jede hält Ihren Schutz ein.
why-neighbours-title = Eine Stufe mehr oder weniger
why-neighbours = Eine Spalte feiner: Ist Ihr Schutz dann nicht mehr eingehalten, sind diese Gruppen der Grund, warum diese Tabelle und keine feinere gefunden wurde. Eine Spalte gröber: Es bleibt weniger Genauigkeit, außer wenn dadurch weniger Datensätze wegfallen.
why-trade-off-title = Was Schutz kostet
why-trade-off = Ein größeres k verbirgt jeden Datensatz unter mehr anderen und kostet Genauigkeit; mehr weggelassene Datensätze erhalten den anderen ihre Genauigkeit. Oft kostet ein Schritt bei einem von beiden fast nichts und der nächste eine ganze Spalte: Sehen Sie, wo die Zahlen abfallen.
why-lattice-title = Alle Stufenkombinationen
why-lattice = Jede Wahl von einer Stufe je Spalte, von den exakten Werten unten bis zu * oben (in der Fachsprache ein Verband). Meist gilt: Was gröber ist als eine Kombination, die den Schutz einhält, hält ihn auch ein. Deshalb müssen nicht alle geprüft werden.
why-step-compare-title = Vorher und nachher
why-step-compare = Zuerst kommt Ihre Tabelle, dann, was veröffentlicht würde. Sehen Sie nach, ob noch da ist, was Sie für Ihre Arbeit brauchen, und ob verschwunden ist, was verschwinden sollte.
why-step-attack-title = Die andere Seite
why-step-attack = Ein Schutz, der eingehalten ist, sagt, was er verhindert. Hier wird auch ausprobiert, was er nicht verhindert: an der geschriebenen Datei, mit dem, was andere wissen können. Alles ausprobieren kann niemand; was nicht aufgeführt ist, wurde nicht ausprobiert.
why-certainty-title = Was als erfahren gilt
why-certainty = 90 % Sicherheit heißt, dass neun von zehn Datensätzen, die auf eine Person passen, dasselbe sagen. Senken Sie den Wert, um mehr zu sehen; an der Veröffentlichung ändert das nichts.
why-neighbour-title = Die Nachbarschaft
why-neighbour = Ein Datensatz passt, wenn er für die Person stehen kann: durch eine Gruppe, die ihren Wert enthält, oder durch eine Zelle, die nichts sagt.
why-register-title = Ein Register
why-register = Eine Datei mit Namen, die andere führen. Wer in der Tabelle ist und auf wen genau ein Datensatz passt, wird damit gefunden.
why-earlier-title = Frühere Veröffentlichungen
why-earlier = Jede Veröffentlichung kann ihren Schutz einhalten und beide zusammen nicht. Eine Zelle der einen kann hier feiner sein, eine Zelle der anderen dort; wer beide hat, nimmt jeweils die feinere.
why-audit-title = Eine veröffentlichte Datei
why-audit = Was alle messen können, die die Datei haben. Das Original ist dafür nicht nötig, und an Ihrer eigenen Arbeit ändert sich nichts.
why-ways-title = Andere Verfahren
why-ways = Es gibt viele Verfahren, zu einer Tabelle zu kommen, die einen Schutz einhält. Die mit einer Stufe je Spalte sind am leichtesten auszuwerten. Die, die nur vergröbern, wo sie müssen, erhalten mehr, um den Preis von Zellen gemischter Genauigkeit. Bei jedem Verfahren wird die Veröffentlichung auf dieselbe Weise gemessen, und der Schutz ist eingehalten oder es wird nichts geschrieben.
why-others-title = Andere Verfahren im Vergleich
why-others = Was kostet Ihr Verfahren im Vergleich zu anderen? Jedes wird an genau derselben Tabelle und mit denselben Einstellungen durchgeführt. „31 % weniger“ heißt: Sein Verlust beträgt 69 % von Ihrem, nach dem Verlust, den Sie gewählt haben. Welche Tabelle Ihrer Auswertung besser dient, sagt das nicht.
why-detail-title = Was wo vergröbert wurde
why-detail = Bei einer Stufe je Spalte sind alle ihre Zellen gleich grob. Hier sind sie es nicht: Der Balken einer Spalte sagt, wie viele Datensätze sie noch exakt zeigen, wie viele auf jeder Stufe, als Bereich oder gar nicht.
why-compare-rows-title = Datensatz für Datensatz
why-compare-rows = Dieselben { record-people } in beiden Fassungen. Weggelassene Datensätze lassen sich ebenfalls zeigen, allein auf diesem Bildschirm: Eine Liste der ungewöhnlichen wäre genau das, was bei einem Angriff gebraucht wird.
why-risk-title = Risiko
why-risk = Für { unit-person.each-accusative } eins geteilt durch die Größe der Gruppe. Die Kurve zeigt, welcher Anteil der { unit-people } ein Risiko über dem jeweiligen Wert hat: Je weiter links und unten sie bleibt, desto besser.
why-risk-formula = Risiko = 1 ÷ Größe der Gruppe
why-wildcard-title = Fehlende Zellen, die zu allem passen
why-wildcard = Wer nicht weiß, dass eine Angabe in der Veröffentlichung fehlt, hält sie für jeden möglichen Wert. Dann passen mehr Datensätze, und das Risiko ist kleiner, als es aussieht.
why-journalist-title = Irgendjemanden suchen
why-journalist = Jemand will mit einem Register in der Hand zeigen, dass sich Personen finden lassen, gleich welche. Was eine Person schützt, ist, wie viele Personen der Grundgesamtheit ihr gleichen, nicht nur, wie viele in der Tabelle (Journalist-Risiko).
why-journalist-formula = Risiko = 1 ÷ Personen der Grundgesamtheit mit denselben Quasi-Identifikatoren
why-not-covered-title = Ist die Grundgesamtheit vollständig?
why-not-covered = Sehen in der Tabelle mehr { unit-people } gleich aus als in der Datei der Grundgesamtheit, fehlen einige in dieser Datei. Den Zahlen, die darin gezählt wurden, ist dann nicht zu trauen.
why-marketer-title = Alle abgleichen
why-marketer = Jemand gleicht alle Datensätze mit einem Register ab und nimmt einzelne Irrtümer in Kauf. Dies ist der Anteil, der dabei richtig ist (Marketer-Risiko).
why-marketer-formula = Summe über die Gruppen von (Datensätze ÷ Personen der Grundgesamtheit), geteilt durch alle Datensätze
why-individual-title = Individuelles Risiko
why-individual = Wie wahrscheinlich ein Treffer mit diesem Datensatz richtig ist, da die Tabelle eine Stichprobe ist. Für wie viele Personen eine Gruppe steht, wird aus ihren Gewichten oder dem Anteil an der Grundgesamtheit geschätzt (Benedetti und Franconi 1998).
why-population-uniques-title = Einzigartig in der Grundgesamtheit
why-population-uniques = Wer in einer Stichprobe allein steht, kann außerhalb Doppelgänger haben. Vier Modelle schätzen, wie viele Personen in der ganzen Grundgesamtheit einzigartig sind. Sie weichen voneinander ab; Dankars Regel nimmt das Modell, das bei Stichproben dieser Größe am besten war.
why-special-uniques-title = Besonders einzigartig
why-special-uniques = Eine Person, die schon zwei Angaben herausgreifen, ist mehr in Gefahr als eine, für die es sechs braucht. Für jeden Datensatz werden die kleinsten solchen Mengen von Angaben gesucht; kleinere ergeben höhere Punktwerte (SUDA).
why-usefulness-title = Noch brauchbar?
why-usefulness = Schutz ist wenig wert, wenn sich aus der Veröffentlichung nichts mehr lernen lässt. Suchen Sie hier nach den Spalten, die Ihre Auswertung braucht.
why-classes-title = Gruppen, eine nach der anderen
why-classes = Eine Gruppe (Äquivalenzklasse) enthält die Datensätze, die in allen Quasi-Identifikatoren dasselbe zeigen. Wer { unit-person.a-accusative } in einer Gruppe aus n findet, greift höchstens einmal in n Fällen richtig heraus{ equal-chance }. Den wahrscheinlichsten sensiblen Wert errät man so oft, wie sein Anteil sagt, ohne jemanden herauszugreifen. ◆ steht bei den Gruppen, die nach einem Schutzziel am schwächsten sind: Was es erreicht, hängt an ihnen.
why-left-out-title = Weggelassene Datensätze
why-left-out = Ein Datensatz wird weggelassen, wenn die Gruppe, in der er stünde, nicht erfüllt, was Sie verlangen. Die nächste Gruppe ist diejenige unter den veröffentlichten, deren Werte denen des Datensatzes am nächsten liegen. Jede Spalte zählt dabei gleich: nach Betrag oder Zeit, wo Werte so geordnet sind, sonst nach der Stufe, auf der beide zuerst gleich aussehen. Unter mehreren gleich nahen ist es die größte. Mit einer Änderung bleibt der Datensatz, wenn die ganze Tabelle, mit dieser einen Spalte gröber und sonst unverändert, mit ihm veröffentlicht werden darf.
why-associations-title = Spalten, die zusammenhängen
why-associations = Für jedes Paar von Spalten sagt Cramérs V, wie viel die eine über die andere verrät, bereinigt um das, was schon der Zufall zeigen würde (Bergsma 2013). Eine Veröffentlichung, die diese Zahlen erhält, erhält das, wovon die meisten Auswertungen leben.
why-utility-title = Maße des Verlusts
why-utility = Jedes Maß, das eine Suche verwenden könnte, an dieser Veröffentlichung, so, wie seine Fachveröffentlichung es definiert. Sie unterscheiden sich in dem, was sie zählen; keines davon weiß, was Sie herausfinden wollen.
why-step-release-title = Die Veröffentlichung
why-step-release = Versprechen über eine Tabelle sind wenig wert, wenn die Datei etwas anderes sagt. Deshalb wird die Datei selbst wieder gelesen und gemessen, bevor Sie sie speichern können. Fehlende Werte und Bezeichnungen gelten dabei als der bloße Text, den alle sehen werden.
why-format-title = Art der Datei
why-format = Beide haben dieselben Zellen, und beide werden wieder gelesen und gemessen, bevor Sie sie erhalten. Programme raten, was eine Zelle einer CSV-Datei ist, und machen aus Codes womöglich Zahlen oder Datumsangaben; eine Arbeitsmappe sagt von jeder Zelle, ob sie Text oder eine Zahl ist. Sie nennt weder einen Verfasser noch ein Datum.
why-output-title = Wie sie geschrieben wird
why-output = Trennzeichen, Zeilenenden und Text sind wie in Ihrer Datei.
why-shuffle-title = Zufällige Reihenfolge
why-shuffle = Bleiben Datensätze in ihrer Reihenfolge, kann jemand mit einer anderen Datei in derselben Reihenfolge sie Zeile für Zeile abgleichen, wie grob sie auch sind.
why-formula-guard-title = Formeln
why-formula-guard = Tabellenkalkulationen führen Zellen aus, die mit =, +, − oder @ beginnen. Ein Apostroph davor macht sie zu Text. Zahlen und Bezeichnungen von Intervallen bleiben unberührt.
why-seed-title = Startwert (Seed)
why-seed = Die zufällige Reihenfolge kommt aus Ihrem System, ebenso Werte, die getauscht oder gezogen werden. Mit einem eigenen Startwert ergeben dieselbe Tabelle, dasselbe Rezept und dieselbe Version von Outis bis aufs letzte Byte dieselbe Datei. Das ist zur Kontrolle nützlich und sonst für nichts. Eine andere Tabelle oder ein anderes Rezept ergibt auch mit demselben Startwert eine andere Reihenfolge. Nehmen Sie trotzdem für jede Veröffentlichung einen neuen: Wer einen erfährt, kann dann die Reihenfolge einer Veröffentlichung rückgängig machen, nicht die aller.
why-duty-title = Was kein Programm prüfen kann
why-duty = Outis misst eine Datei. Es weiß nicht, was sonst über dieselben Personen öffentlich ist, wer die Datei lesen wird oder was ihnen zugesagt wurde.
why-download-recipient-title = Zum Weitergeben
why-download-recipient = Alles, was braucht, wer die Veröffentlichung erhält, und nichts anderes. Mit den Prüfsummen lässt sich feststellen, dass die Dateien dieselben sind, die hier geprüft wurden.
why-download-own-files-title = Für Ihre Unterlagen
why-download-own-files = Damit können Sie später zeigen, was verlangt, getan und gemessen wurde, und im nächsten Jahr dieselben Entscheidungen wieder treffen. Es verrät, was bei einem Angriff hilft: Halten Sie es intern.
why-download-release-title = Die Veröffentlichung
why-download-release = Die Datei, die geschrieben und geprüft wurde, Byte für Byte. Ihr Fingerabdruck steht im Bericht.

    Wurde vorher keine Datei gewählt, bewahrt Ihr Browser eine Kopie auf, bis Sie eine weitere Veröffentlichung herstellen, eine andere Datei öffnen oder die Seite schließen. Eine große bewahrt er möglicherweise auf dem Datenträger auf, in seinem eigenen Ordner.
why-download-summary-title = Öffentliche Zusammenfassung
why-download-summary = Sie sagt nichts über die weggelassenen Datensätze, über die Datei, aus der sie stammen, oder darüber, wie die Tabelle gefunden wurde, denn all das hilft bei der Suche nach einer Person. Geben Sie sie mit der Veröffentlichung weiter; die Berichte behalten Sie.
why-download-report-html-title = Bericht für Menschen
why-download-report-html = Eine Seite für Ihre Unterlagen und für die Prüfung durch andere. Sie zeigt die Gefährdung vorher und die weggelassenen Datensätze, was bei einem Angriff hilft: Halten Sie sie intern.
why-download-report-json-title = Bericht für Maschinen
why-download-report-json = Der vollständige Nachweis als Daten.
why-portal-title = Die umgebende Seite
why-portal = Ein Portal kann Ihnen eine Datei übergeben und auf die Veröffentlichung warten. Es sieht weder die Datei, während Sie daran arbeiten, noch Ihre Entscheidungen: Es erfährt, wie weit die Arbeit ist, und erhält die Veröffentlichung erst, wenn Sie auf die Schaltfläche mit seinem Namen drücken. Der Name ist die Adresse, die Ihr Browser nennt; das Portal kann sie nicht wählen.
why-policy-title = Die Richtlinie einer Einrichtung
why-policy = Eine Richtlinie sagt, was eine Veröffentlichung mindestens erfüllen muss: Schutz, Rollen von Spalten, das höchste Risiko. Sie wird eingestellt, wenn Ihre Tabelle gelesen wird. Sie können mehr verlangen, und Sie können ausprobieren, was weniger ergäbe; veröffentlicht wird aber nichts, das weniger verlangt, und die geschriebene Datei wird noch einmal daran gemessen. Der Bericht nennt die Richtlinie und ihren Fingerabdruck.
why-download-plan-duckdb-title = Plan für DuckDB
why-download-plan-duckdb = Zellen und Anweisungen für die Datenbank, die die Tabelle gezählt hat. In keiner Anweisung steht eine Zelle, denn Protokolle bewahren sie auf. Geschrieben wird nur, was gezählt wurde und veröffentlicht wird, was immer seitdem in die Tabelle kam.
why-download-plan-postgres-title = Plan für PostgreSQL
why-download-plan-postgres = Zellen und Anweisungen für die Datenbank, die die Tabelle gezählt hat. In keiner Anweisung steht eine Zelle, denn Protokolle bewahren sie auf. Geschrieben wird nur, was gezählt wurde und veröffentlicht wird, was immer seitdem in die Tabelle kam.
why-download-plan-spark-title = Plan für Spark
why-download-plan-spark = Zellen und Anweisungen für die Datenbank, die die Tabelle gezählt hat. In keiner Anweisung steht eine Zelle, denn Protokolle bewahren sie auf. Geschrieben wird nur, was gezählt wurde und veröffentlicht wird, was immer seitdem in die Tabelle kam.
why-download-session-title = Sitzung
why-download-session = Eine kleine Datei, um heute aufzuhören und an einem anderen Tag weiterzumachen, hier oder an einem anderen Rechner: Rezept, beiseitegelegte Einstellungen, Merker, Ihre Texte für den Bericht und der Schritt. Sie enthält keine Datensätze. Deshalb fragt sie nach derselben Datei und erkennt sie an ihrem Fingerabdruck. Was gefunden wurde, findet dieselbe Suche wieder.
why-report-texts-title = Erste Seite des Berichts
why-report-texts = Ein Bericht, der weitergegeben wird, sagt, worum es geht. Outis kann das nicht wissen, also schreiben Sie es; wer den Bericht liest, sieht, dass es von Ihnen stammt. Nichts davon ist gemessen oder geprüft.
why-download-job-title = Auftrag von ANON
why-download-job = ANON ist ein Programm, das eine Anonymisierung als XML beschreibt. In seinen Aufträgen steht nur, was entscheidet, welche Tabelle veröffentlicht wird; sagt ein Rezept mehr, so wird das Feld genannt, an dem es liegt. Öffnen Sie den Auftrag wie ein Rezept; dann gelten dieselben Entscheidungen.
why-download-recipe-title = Rezept
why-download-recipe = Öffnen Sie es im nächsten Jahr und laden Sie die neue Datei; dann gelten dieselben Entscheidungen. Haben sich Spalten geändert, werden sie genannt.
why-example-alone = { $alone ->
    [0] Betrachtet man { $names }, steht von { $records } { counted-people.dative } { unit-nobody } allein.
    [one] Betrachtet man { $names }, steht von { $records } { counted-people.dative } 1 { unit-person } allein ({ $share }).
   *[other] Betrachtet man { $names }, stehen von { $records } { counted-people.dative } { $alone } allein ({ $share }).
}
why-example-below-k = Bei k = { $k } braucht { unit-person.each } { $others ->
    [one] 1 { $unit ->
        [persons] andere, die
       *[records] anderen, der
    } gleich aussieht
   *[other] { $others } andere, die gleich aussehen
}. Derzeit ist das bei { $below } von { $records } { counted-people.dative } nicht so.
why-example-column = Die Spalte { $name } hat { $distinct ->
    [one] 1 Wert
   *[other] { $distinct } verschiedene Werte
} in { $records } Datensätzen{ $missing ->
    [0] { "" }
   *[other] ; in { $missing } fehlt der Wert
}.
why-example-suppression = { $limit } von { $records } Datensätzen sind { $people ->
    [one] 1 { record-person }
   *[other] { $people } { record-people }
}.
why-example-loss = { $parts }. Zusammen: { $kept ->
    [none] Verlust { $loss }
   *[other] { $kept }
}.
why-example-loss-part = { $name } behält { $kept }
why-example-lattice = { $lattice } Stufenkombinationen.
why-example-after = Vorher { $before ->
    [one] steht 1 { unit-person }
   *[other] stehen { $before } { counted-people }
} allein, nachher { $after }. Nachher wird nach den Quasi-Identifikatoren { unit-nobody } mit höherem Risiko als 1 von { $most } herausgegriffen{ equal-chance }.
why-example-hierarchy = In { $name } { $members ->
    [one] geht 1 Wert
   *[other] gehen { $members } Werte
} in „{ $label }“ auf; { $people ->
    [one] 1 { record-person } hat diese Bezeichnung.
   *[other] { $people } { record-people } haben diese Bezeichnung gemeinsam.
}
## What values look like

detector = { $detector ->
    [e-mail] E-Mail-Adressen
    [iban] Kontonummern (IBAN)
    [credit-card] Kreditkartennummern
    [health-insurance-number] deutsche Krankenversichertennummern
    [pension-insurance-number] deutsche Rentenversicherungsnummern
    [tax-number] deutsche Steuernummern
    [ahv-number] Schweizer AHV-Nummern
    [svnr-number] österreichische Sozialversicherungsnummern
    [nir-number] französische Sozialversicherungsnummern (NIR)
    [nhs-number] britische NHS-Nummern
    [national-insurance-number] britische Sozialversicherungsnummern (NINO)
    [cpf-number] brasilianische Steuernummern (CPF)
    [national-number] Nummern, die ein Staat an Personen vergibt
    [ssn-number] amerikanische Sozialversicherungsnummern
    [medical-record-number] Nummern von Krankenakten (MRN)
    [guid] weltweit eindeutige Kennungen (GUID) oder Hashwerte
    [telephone] Telefonnummern
    [network-address] Geräteadressen
    [web-address] Webadressen
    [number-plate] Kfz-Kennzeichen
    [street-address] Hausanschriften
    [coordinates] Koordinaten von Orten
    [person-name] Namen von Personen
    [given-name] Vornamen
    [family-name] Familiennamen
    [long-text] Freitext
    [sentence] Sätze über Personen
   *[other] etwas, das auf eine Person hinweist
  }

## Reasons for suggested roles, and how sure they are

certainty-sure = sicher
certainty-likely = wahrscheinlich
certainty-unsure = unsicher

reason-person-name = sieht aus wie Namen von Personen
reason-contact = sieht aus wie Anschriften, Telefonnummern oder E-Mail-Adressen
reason-account = sieht aus wie Konto- oder Kartennummern
reason-number-plate = sieht aus wie Kfz-Kennzeichen
reason-coordinates = sieht aus wie Punkte auf der Karte, die zu einem Haus führen
reason-id-number = sieht aus wie eine Nummer, die eine einzelne Person hat
reason-some-number = sieht aus wie eine Nummer, die eine einzelne Person, ein Datensatz oder eine Sache hat
reason-shared-number = geschrieben wie Nummern, die Personen bekommen; jede kommt aber in vielen Datensätzen vor: Nummern weniger Personen oder Codes
reason-mentions = Zellen nennen Personen: durch Werte einer Spalte, die ein Identifikator ist, oder als deren Angehörige andere gelten
reason-all-distinct = jeder oder fast jeder Datensatz hat einen eigenen Wert, der damit auf eine einzelne Person hinweist
reason-free-text = Freitext kann alles über jede Person sagen und lässt sich hier nicht schützen: lassen Sie ihn weg
reason-private = sieht aus wie etwas, das man für sich behält
reason-health = sieht aus wie eine Krankheit, eine Behandlung oder ein Körpermesswert, was man für sich behält
reason-money = sieht aus wie ein Geldbetrag, den man für sich behält
reason-answer = sieht aus wie eine Antwort, eine Bewertung oder eine Note, die sonst kaum jemand kennt
reason-activity = sieht aus wie etwas, das jemand getan, gewählt oder gekauft hat, oder wie oft, was sonst kaum jemand weiß
reason-measured = Zahlen mit Nachkommastellen, die sonst kaum jemand so genau kennt; wenn doch, geben Sie es an
reason-yes-or-no = ja oder nein: danach wird kaum jemand gefunden, und es kann viel verraten; wenn andere es wissen, geben Sie es an
reason-birth = sieht aus wie ein Geburtsdatum oder Geburtsjahr, das viele kennen
reason-postcode = sieht aus wie eine Postleitzahl, die viele kennen
reason-known-to-others = andere können dies über eine Person wissen
reason-event-date = ein Datum, an dem etwas geschah, können andere kennen
reason-constant = alle Datensätze haben denselben Wert, er unterscheidet also niemanden
reason-thing = sieht aus wie eine Eigenschaft einer Sache oder des Datensatzes, nicht der Person
reason-looks = { $reason }; { $form ->
    [yes] { $share } der Werte sind aufgebaut wie { detector }, aber nicht alle Prüfziffern stimmen
   *[no] { $share } der Werte sehen aus wie { detector }
  }
reason-nothing-rules-it-out = nichts zeigt, dass andere den Wert nicht kennen können; dies ist die vorsichtige Wahl

## Warnings

warning-totals-line = { $records ->
    [one] Der letzte Datensatz sieht aus wie eine Summe der anderen oder eine Anmerkung zu ihnen, nicht wie eine Person. Lassen Sie ihn unter „Laden“ weg, sofern er keine Person ist
   *[other] Die letzten { $records } Datensätze sehen aus wie Summen der anderen oder Anmerkungen zu ihnen, nicht wie Personen. Lassen Sie sie unter „Laden“ weg, sofern es keine Personen sind
  }.
# Where records stand.
warning-lines = { $lastLine ->
    [none] Zeile { $line }
   *[other] der erste in Zeile { $line }, der letzte in Zeile { $lastLine }
}
warning-names-repeated = { $records ->
    [one] Ein Datensatz wiederholt die Spaltennamen
   *[other] { $records } Datensätze wiederholen die Spaltennamen
  } ({ warning-lines }), wie es beim Aneinanderhängen von Dateien entsteht. Solche Zeilen zählen als Datensätze: Lassen Sie sie unter „Laden“ weg.
warning-records-fitted = { $records ->
    [one] Ein Datensatz hat eine andere Zahl von Zellen, als es Spalten gibt
   *[other] { $records } Datensätze haben eine andere Zahl von Zellen, als es Spalten gibt
  } ({ warning-lines }). Was am Ende fehlt, gilt als fehlend. Leere Zellen hinter der letzten Spalte werden weggelassen. Wurde eine Zeile in zwei zerteilt, berichtigen Sie die Datei und lesen Sie sie neu ein.
warning-totals-within = { $records ->
    [one] Ein Datensatz mitten in der Tabelle sieht aus wie eine Summe anderer
   *[other] { $records } Datensätze mitten in der Tabelle sehen aus wie Summen anderer
  } ({ warning-lines }). Solche Zeilen zählen als Datensätze. Sind es keine, nehmen Sie sie aus der Datei und lesen Sie diese neu ein.
warning-nearly-empty = { $records ->
    [one] Ein Datensatz hat nur eine gefüllte Zelle oder keine
   *[other] { $records } Datensätze haben nur eine gefüllte Zelle oder keine
  }, fast alle anderen haben mehr ({ warning-lines }). Solche Zeilen zählen als Datensätze. Sind es Überschriften oder Anmerkungen, nehmen Sie sie aus der Datei und lesen Sie diese neu ein.
warning-other-table = { $records ->
    [one] Ein Datensatz sieht aus wie eine andere Tabelle
   *[other] { $records } Datensätze sehen aus wie eine andere Tabelle
  } unter der ersten ({ $lastLine ->
    [none] sie beginnt in Zeile { $line }
   *[other] mehrere, die in den Zeilen { $line } bis { $lastLine } beginnen
  }). Alle zählen als Datensätze einer einzigen Tabelle. Gehören sie zu einer anderen, behalten Sie nur eine Tabelle in der Datei, oder lassen Sie die Datensätze weg, wenn sie am Ende stehen.
warning-many-quasi-identifiers = { $value } Quasi-Identifikatoren sind viele: Ab etwa zehn gleicht kaum noch jemand anderen, so grob sie auch sind, und viel Genauigkeit geht verloren.
warning-formula-texts = In { $records ->
    [one] einem Datensatz, in Zeile { $line },
   *[other] { $records } Datensätzen, zuerst in Zeile { $line },
  } sind Zellen Formeln, die einen Text ergeben (="01067"). Manche Programme schreiben so, um in der Tabellenkalkulation die Nullen zu erhalten. Sie werden als dieser Text gelesen (01067) und so veröffentlicht.
warning-formulas-guarded = { $records ->
    [one] Eine Zelle steht
   *[other] { $records } Zellen stehen
  } in der Datei mit einem Apostroph ('), damit eine Tabellenkalkulation den Inhalt nicht als Formel ausführt. Er gehört nicht zum Wert.
warning-leading-zeros-lost = { $records ->
    [one] Ein Datensatz hat eine Postleitzahl
   *[other] { $records } Datensätze haben Postleitzahlen
  } mit weniger Ziffern als die übrigen: Tabellenkalkulationen schneiden führende Nullen ab (1067 statt 01067). Ist das hier geschehen, ergänzen Sie die Nullen unter „Laden“, sonst gelten diese Orte als andere.
warning-ambiguous-dates = In diesen Datumsangaben kann entweder der Tag oder der Monat vorn stehen: 02/08 kann im August oder im Februar sein, und nichts in der Spalte entscheidet es. Sie werden mit dem Tag vorn gelesen. Steht der Monat vorn, geben Sie das an.
warning-ambiguous-blanks = Nichts zeigt, ob die Leerzeichen dieser Zahlen Tausender trennen: 1 234 kann eine Zahl sein oder ein Code. Sie gelten als Text. Trennen sie Tausender, geben Sie das an.
warning-ambiguous-numbers = Nichts zeigt, ob die Kommas dieser Zahlen Tausender oder Dezimalstellen trennen: 1,234 kann tausend oder gut eins bedeuten. Sie gelten als Text. Geben Sie an, was gemeint ist, und dass die Spalte Zahlen enthält.
warning-digits-lost = In { $records ->
    [one] einem Datensatz, in Zeile { $line },
   *[other] { $records } Datensätzen, zuerst in Zeile { $line },
  } stehen lange Zahlen so, wie eine Tabellenkalkulation sie anzeigt (1.23457E+15): Ihre übrigen Ziffern fehlen in der Datei. Sind es keine Messwerte, geben Sie der Spalte in der Tabellenkalkulation, die die Zahlen vollständig hat, das Format „Text“ oder „0“ und exportieren Sie sie erneut.
warning-items-not-parted = { $records ->
    [one] Eine Zelle mit Elementen, in Zeile { $line }, enthält
   *[other] { $records } Zellen mit Elementen, fast alle, die erste in Zeile { $line }, enthalten
  } ein Komma, ein Semikolon oder einen senkrechten Strich: Das Zeichen trennt vielleicht mehrere Elemente, die als eines gelesen werden. Geben Sie in diesem Fall an, was sie trennt (data.format.item-delimiter).
warning-columns-not-parted = { $records ->
    [one] Eine Zeile hat
   *[other] { $records } Zeilen haben
  } mehrere Leerzeichen nacheinander, die erste ist Zeile { $line }. So stehen Spalten untereinander, aber nicht in allen Zeilen gleich. Speichern Sie die Tabelle in dem Programm, aus dem sie stammt, als CSV.
warning-fields-in-lines = Die Tabelle scheint auf der Seite zu liegen: Ihre erste Spalte sagt, was jede Zeile enthält. Jede weitere Spalte wäre dann eine Person, keine Zeile ist es. Drehen Sie die Tabelle in dem Programm, aus dem sie stammt (in Tabellenkalkulationen: kopieren und transponiert einfügen), und öffnen Sie sie neu. Sonst zählt jede Zeile als eine Person.
warning-lists-of-columns = Die Datei ist ein Objekt mit den Werten jeder Spalte, die nebeneinander gelesen werden.
warning-list-within = Die Datei ist ein Objekt mit einer Liste von Objekten, die als Tabelle gelesen wird.{ $value ->
    [0] { "" }
    [one] { " " }Ein Wert steht neben der Liste und wird weggelassen.
   *[other] { " " }{ $value } Werte stehen neben der Liste und werden weggelassen.
  }
warning-letters-misread = In { $records ->
    [one] einem Datensatz, in Zeile { $line },
   *[other] { $records } Datensätzen, zuerst in Zeile { $line },
  } stehen Zeichen für andere, etwa „MÃ¼nchen“ statt „München“: Dateien mit zwei Zeichenkodierungen wurden aneinandergehängt, eine Datei wurde zweimal umgewandelt, oder ihre Zeichenkodierung wird hier nicht gelesen, etwa die einer anderen Schrift. Derselbe Wert kann dann als zwei zählen. Exportieren Sie die Daten erneut in einer einzigen Zeichenkodierung, am besten UTF-8.
warning-ambiguous-points = Nichts zeigt, ob die Punkte dieser Zahlen Tausender oder Dezimalstellen trennen: 1.234 kann tausend oder gut eins bedeuten. Sie werden als Dezimaltrennzeichen gelesen. Trennen sie Tausender, geben Sie das an.
warning-nearly-dates = { $records ->
    [one] In allen Datensätzen mit Wert steht hier ein Datum, nur in einem nicht, in Zeile { $line }. Seinetwegen
   *[other] In allen Datensätzen mit Wert steht hier ein Datum, nur in { $records } nicht, zuerst in Zeile { $line }. Ihretwegen
  } gilt die Spalte als Text. Berichtigen Sie { $records ->
    [one] ihn
   *[other] sie
  } in Ihrer Datei, oder lassen Sie, was dort steht, als fehlend gelten.
warning-numbers-with-units = Hinter den Zahlen steht eine Einheit, sodass die Spalte als Text gilt und keine Bereiche bekommt. Lassen Sie die Einheit in Ihrer Datei weg, oder geben Sie der Spalte eigene Gruppen.
warning-nearly-numbers = { $records ->
    [one] In allen Datensätzen mit Wert steht hier eine Zahl, nur in einem nicht, in Zeile { $line }. Seinetwegen
   *[other] In allen Datensätzen mit Wert steht hier eine Zahl, nur in { $records } nicht, zuerst in Zeile { $line }. Ihretwegen
  } gilt die Spalte als Text. Berichtigen Sie { $records ->
    [one] ihn
   *[other] sie
  } in Ihrer Datei, oder lassen Sie, was dort steht, als fehlend gelten.
warning-dates-contradicted = Ihre Datumsangaben werden mit dem Tag vorn gelesen, obwohl nach der Tabelle der Monat vorn steht, oder umgekehrt: Eine andere Spalte lässt sich nur in einer Reihenfolge lesen, oder was als Monat gelesen wird, ist überall der Januar. Geben Sie an, was vorn steht; sonst nennt die Veröffentlichung Monate, die nicht gemeint sind.
warning-dates-of-several-formats = { $records ->
    [one] Das Datum von 1 Datensatz, in Zeile { $line }, ist anders geschrieben als die meisten:
   *[other] Die Datumsangaben von { $records } Datensätzen, zuerst in Zeile { $line }, sind anders geschrieben als die meisten:
  } Ein Tag, der auf zwei Arten geschrieben ist, zählt als zwei Werte, und die Spalte gilt als Text. Schreiben Sie alle in Ihrer Datei gleich.
warning-numbers-of-several-forms = { $records ->
    [one] Die Zahl von 1 Datensatz, in Zeile { $line }, trennt ihre Dezimalstellen anders ab als die meisten.
   *[other] Die Zahlen von { $records } Datensätzen, zuerst in Zeile { $line }, trennen ihre Dezimalstellen anders ab als die meisten.
  } Deshalb gilt die Spalte als Text. Schreiben Sie alle in Ihrer Datei gleich.
warning-days-as-numbers = Die Spalte heißt wie ein Datum und enthält Zahlen. Es können Tage sein, wie Tabellenkalkulationen sie zählen: 29224 ist der 4. Januar 1980. Geben Sie der Spalte dort, wo sie herkommt, ein Datumsformat, und speichern Sie sie erneut.
warning-blocks-unfilled = { $records ->
    [one] Ein Datensatz hat
   *[other] { $records } Datensätze haben
  } in dieser Spalte nichts, unter einem, der etwas hat, wie in einer Liste, die einmal sagt, wessen Zeilen folgen. Gehören sie zum Datensatz darüber, füllen Sie sie auf: So, wie sie dastehen, zählt jeder als jemand anderes, von dem weniger bekannt ist. Gehört jeder einer eigenen Person, geben Sie das an.
warning-blank-lines-at-end = Leere Zeilen am Ende der Datei wurden übergangen.
warning-other-sheets = { $value ->
    [one] Die Arbeitsmappe hat ein weiteres Blatt, das nicht
   *[other] Die Arbeitsmappe hat { $value } weitere Blätter, die nicht
  } gelesen { $value ->
    [one] wurde.
   *[other] wurden.
  }
warning-hidden-rows = { $value ->
    [one] Das Blatt blendet eine Zeile aus. Sie wird gelesen wie alle anderen. Gehört sie nicht zur Tabelle, löschen Sie sie
   *[other] Das Blatt blendet { $value } Zeilen aus, von Hand oder durch einen Filter. Sie werden gelesen wie alle anderen. Gehören sie nicht zur Tabelle, löschen Sie sie
  } in der Arbeitsmappe.
warning-hidden-columns = { $value ->
    [one] Das Blatt blendet eine Spalte aus. Sie wird
   *[other] Das Blatt blendet { $value } Spalten aus. Sie werden
  } gelesen wie alle anderen und { $value ->
    [one] kann als Identifikator
   *[other] können als Identifikatoren
  } weggelassen werden.
warning-merged-cells = { $value ->
    [one] An einer Stelle des Blatts sind mehrere Zellen
   *[other] An { $value } Stellen des Blatts sind mehrere Zellen
  } zu einer verbunden. Der Text wird in ihrer ersten Spalte gelesen, in jeder ihrer Zeilen, in der noch etwas anderes steht; die anderen Zellen sind leer.
warning-cell-errors = { $value ->
    [one] Eine Zelle zeigt einen Fehler, etwa #NV. Sie wird
   *[other] { $value } Zellen zeigen einen Fehler, etwa #NV. Sie werden
  } als leer gelesen.
warning-formulas-without-value = { $value ->
    [one] Eine Formel hat keinen gespeicherten Wert, oder einen leeren Text als Wert. Sie wird
   *[other] { $value } Formeln haben keinen gespeicherten Wert, oder einen leeren Text als Wert. Sie werden
  } als leer gelesen. Sollte dort etwas stehen, öffnen Sie die Arbeitsmappe in einer Tabellenkalkulation und speichern Sie sie erneut: Dann sind die Werte gespeichert.
warning-utility-untold = Was von der Tabelle vor der Anonymisierung übrig bleibt, lässt sich nicht sagen: { $value ->
    [none] Die Spalten und Stufen des Rezepts passen nicht zu ihr, oder die Datei hat mehr Datensätze als sie.
    [one] 1 Text der Spalte steht auf keiner der Stufen, die ihr das Rezept gibt.
   *[other] { $value } Texte der Spalte stehen auf keiner der Stufen, die ihr das Rezept gibt.
  }
warning-no-single-root = Die gröbste Stufe hat noch mehrere Gruppen. Sind sie zu verschieden, erfüllt vielleicht keine Tabelle das Schutzziel.
warning-two-digit-years = { $attribute ->
    [none] Jahre sind
   *[other] Die Jahre von „{ $attribute }“ sind
} zweistellig geschrieben. Sie werden als 1969 bis 2068 gelesen; 45 ist also 2045. Geben Sie bei Geburten an, welches das letzte Jahr ist („pivot“ im Rezept).
warning-unequal-lengths = { $attribute ->
    [none] Manche Werte sind
   *[other] Manche Werte von „{ $attribute }“ sind
} kürzer als andere. Sie werden an dem Ende, das nicht verborgen wird, mit Leerzeichen aufgefüllt und bleiben auf allen Stufen unter * von den längeren getrennt. Bezeichnen ihre ersten Zeichen ein größeres Gebiet, fügen Sie stattdessen eine Datei mit Stufen bei.
warning-alphabetical-order = { $attribute ->
    [none] Eine sensible Spalte hat Werte
   *[other] „{ $attribute }“ hat Werte
}, die weder Zahlen noch Datumsangaben sind, und keine Stufen, die ihre Reihenfolge angeben. Der Abstand nach Reihenfolge richtet sich nach dem Alphabet: hoch kommt vor niedrig. Legen Sie die Werte unter „Beschreiben“ zu Gruppen zusammen und ordnen Sie diese, fügen Sie eine Datei mit Stufen bei, deren Zeilen in der richtigen Reihenfolge stehen, oder wählen Sie einen anderen Abstand.
warning-no-quasi-identifier = Keine Spalte ist ein Quasi-Identifikator. Jeder Datensatz gleicht damit jedem anderen, und nichts wurde geschützt. Vergewissern Sie sich, dass sich keine Spalte mit anderen Quellen abgleichen lässt.
warning-no-common-values = Keiner ihrer Werte kommt in der Tabelle der Personen vor. Sind sie dort nur anders geschrieben, wurde nichts verglichen, und nur deshalb gilt die Null-Map. Vergewissern Sie sich, dass beide sie gleich schreiben.
warning-persons-not-compared = Die Daten und die Tabelle der Personen haben keine gemeinsame Spalte, die sagt, wer jemand ist; ob jemand in beiden steht, ist daher nicht bekannt. Die Null-Map besagt nur, dass niemand aus jener Tabelle zeigt, was ein Datensatz zeigt.
warning-anon-l-value = Das verlangte ℓ passt nicht zu k. Wie in ANON wird stattdessen die Hälfte von k verwendet.
warning-l-above-k = ℓ ist { $value } und k ist { $k }: Gruppen, in denen jeder Datensatz einen Wert hat, haben mindestens ℓ Datensätze, mehr, als k verlangt. k braucht nicht geändert zu werden.
warning-label-repeated = Auf den Stufen { $level } und { $otherLevel } der Hierarchie steht derselbe Text für verschiedene Gruppen. Innerhalb einer Stufe kann nichts verwechselt werden. Wo sich in der Spalte Stufen mischen, bilden Datensätze mit demselben Text eine Gruppe.
warning-identifier-present = Ein Identifikator, und die gemessene Datei enthält ihn: Wer ihn sieht, kennt die Person, was auch sonst eingehalten ist.
warning-entity-released = Die Spalte enthält eine Personenkennung und wird veröffentlicht: Sie verbindet die Datensätze einer Person über Gruppen hinweg. Wer zwei davon kennt, kann eine Person unter weniger Personen finden, als die Quasi-Identifikatoren zusagen.
warning-sequences-single-out = Mehrere Datensätze zusammen verraten Personen, die keiner allein verrät: { $value ->
    [one] Eine Person hat
   *[other] { $value } Personen haben
} jeden Datensatz in einer großen Gruppe und { $value ->
    [one] ist
   *[other] jede ist
} als einzige an zwei oder drei davon erkennbar. Wer so viele Datensätze einer Person kennt und weiß, welche zusammengehören, kann sie finden. Eine Zeile je Person hinterlässt keine solche Spur.
warning-none-found = Diese Suche hat keine Tabelle gefunden. Sie prüft nicht alle, also kann es eine geben: Die optimale Suche kann es sagen.
warning-unknown-values = Manche der als harmlos genannten Werte kommen in der Spalte nicht vor. Vielleicht sind sie falsch geschrieben.
warning-values-alike = { $values } der Werte unterscheiden sich von einem anderen nur in Groß- und Kleinschreibung, Leerzeichen oder unsichtbaren Zeichen. Für den Schutz zählt jeder als eigener Wert. Meinen sie dasselbe, schreiben Sie sie zuerst in Ihrer Datei gleich.
warning-values-perturbed = Das Rezept lässt Werte dieser Spalte beim Schreiben zufällig verändern: Sie müssen nicht für die Personen gelten, neben denen sie stehen, und viele gelten doch. Wer die Spalte auswertet, muss wissen, wie sie verändert wurde. Andere Spalten können verraten, was verändert wurde: eine, die mit ihr zusammenhängt, und eine, die selbst verändert wird. Veröffentlichen Sie die Spalte einmal: Zwei Veröffentlichungen, für die neu gezogen wurde, verraten zusammen mehr als jede für sich.
warning-earlier-one-by-one = Jede frühere Veröffentlichung wurde für sich verglichen. Was drei oder mehr Veröffentlichungen nur zusammen sagen, wurde nicht zu Ende geprüft, weil das bei diesen Dateien zu aufwendig ist: Drei, die je eine Spalte zeigen, können unterscheiden, was keine zwei unterscheiden.
warning-special-uniques-untold = Welche Datensätze sich an wenigen Werten herausgreifen lassen (SUDA), wurde nicht berechnet: Manche Personen haben Datensätze in mehreren Gruppen, und das Verfahren zählt Datensätze.
warning-special-uniques-skipped = Welche Datensätze sich an wenigen Werten herausgreifen lassen (SUDA), wurde nicht berechnet, weil es für diese Tabelle zu lange dauern würde.
warning-associations-skipped = Wie stark Spalten zusammenhängen, wurde nicht berechnet, weil es für diese Tabelle zu lange dauern würde.
warning-wildcard-skipped = Das Risiko mit fehlenden Zellen als Platzhalter wurde nicht berechnet, weil es für diese Tabelle zu lange dauern würde.
warning-worst-completion-skipped = Wie viele jemandem bleiben, der die fehlenden Angaben kennt, wurde nicht berechnet, weil es für diese Tabelle zu lange dauern würde.
warning-nearly-unique-column = { $unique } von { $records } Datensätzen mit Wert haben einen, den sonst { unit-nobody } hat ({ $values } verschiedene Werte). Die Spalte wird wörtlich veröffentlicht: Wer einen solchen Wert kennt, findet { $recordUnit ->
    [persons] die Person
   *[records] den Datensatz
  }.
warning-looks-identifying = { $matching ->
    [none] { $values ->
        [none] Der Spaltenname ist geschrieben wie { detector } und wird veröffentlicht. Benennen Sie die Spalte in Ihrer Datei um, oder machen Sie solche Spalten zu Zeilen, mit ihren Namen in einer Spalte, die weggelassen wird.
        [one] Ein Element sieht aus wie { detector }. Soweit es veröffentlicht wird, kann es auf eine Person hinweisen. Nehmen Sie es aus Ihrer Datei heraus, wenn es nicht dort stehen soll.
       *[other] { $values } Elemente sehen aus wie { detector }. Soweit sie veröffentlicht werden, können sie auf Personen hinweisen. Nehmen Sie sie aus Ihrer Datei heraus, wenn sie nicht dort stehen sollen.
    }
   *[other] { $matching } von { $records } Datensätzen mit Wert enthalten, was aussieht wie { detector }. Soweit diese Werte veröffentlicht werden, können sie auf Personen hinweisen.
  }
warning-sensitive-unprotected = { $value ->
    [none] Nichts verhindert, dass diese sensible Spalte erschlossen wird: Wo alle, die gleich aussehen, denselben Wert haben, ist er von allen bekannt. Fügen Sie ein Schutzziel hinzu, oder lehnen Sie es im Rezept ab.
   *[other] Alle Veröffentlichten ({ $value }) sind in Gruppen mit einem einzigen Wert, was immer diese Spalte schützt: Wer eine Gruppe findet, kennt ihn. Verlangen Sie in Ihrem Rezept mehr, oder entfernen Sie ihre Schutzziele und lehnen Sie den Schutz ab.
  }
in-file = Datei { $number }: { $said }
warning-of = { $name }: { $text }
warning-other = Es gibt einen Hinweis, für den diese Seite keine Worte hat; er steht im Bericht.
warning-persons-may-recur = Datensätze mit verschiedenen Werten dieser Spalte stimmen in { $partners } weit häufiger überein, als verschiedene Personen es täten: Dieselben Personen scheinen zu mehreren Zeitpunkten vorzukommen, und keine Spalte sagt, wer wer ist. Trifft das zu, sagen Zahlen, die Datensätze zählen, zu viel: Fünf gleiche Datensätze können eine einzige Person sein. Geben Sie jeder Person in Ihrer Datei eine Nummer, behalten Sie einen einzigen Zeitpunkt, oder geben Sie unter „Beschreiben“ an, dass jeder Datensatz eine Person ist.
warning-records-may-repeat-persons = { $partners ->
    [none] Die Spalte scheint
   *[other] Zusammen mit { $partners } scheint die Spalte
} Personen zu unterscheiden und wiederholt sich: { $values } Werte in { $records } Datensätzen. Trifft das zu, sagen Zahlen, die Datensätze zählen, zu viel: Fünf gleiche Datensätze können eine einzige Person sein. Geben Sie unter „Beschreiben“ an, ob die Spalte die Personenkennung ist, fassen Sie die Zeilen je Person zusammen, oder geben Sie an, dass jeder Datensatz eine Person ist.
warning-records-without-person = { $records ->
    [one] 1 Datensatz, in Zeile { $line }, sagt nicht, wessen er ist.
   *[other] { $records } Datensätze, der erste in Zeile { $line }, sagen nicht, wessen sie sind.
} Solche Datensätze können zu Personen gehören, die andere Datensätze nennen; wo diese stehen, zählen sie deshalb nicht als weitere Person. Lassen Sie sie in der Datei weg, oder fassen Sie die Zeilen je Person zusammen.
warning-ditto-marks = { $records ->
    [one] In 1 Datensatz, in Zeile { $line }, verweist diese Spalte
   *[other] In { $records } Datensätzen, im ersten in Zeile { $line }, verweist diese Spalte
} auf die Zelle darüber (Unterführungszeichen oder ein Wort dafür). Das wird als eigener Wert gelesen, sodass diese Datensätze für solche von jemand anderem gelten. Schreiben Sie die Werte in Ihrer Datei aus, oder lassen Sie das Rezept die Spalte auffüllen (data.format.fill-down).
warning-persons-alike = { $values } Nummern von Personen, die erste in Zeile { $line }, unterscheiden sich von einer anderen nur in Groß- und Kleinschreibung, Leerzeichen, Zeichen zwischen ihren Teilen, der Reihenfolge von Wörtern oder vorangestellten Nullen. Jede zählt als eigene Person: Meinen sie dieselbe, haben Gruppen weniger Personen, als es scheint. Schreiben Sie sie zuerst in Ihrer Datei gleich.
warning-exact-places = Regionen oder Intervalle enden an genauen Orten und Zeiten von Personen, wie es das Rezept verlangt (search.exact): Wer sie sieht, weiß, wo oder wann jemand war. Nennen Sie stattdessen eine Breite und einen Zeitraum.
warning-few-share-cloaks = { $value ->
    [one] 1 Person hat eine Region und ein Intervall, die weniger
   *[other] { $value } Personen haben eine Region und ein Intervall, die weniger
  } Personen teilen, als verlangt war: Wer alle sieht und weiß, wie Regionen gebildet werden, kann sie finden. Verlangen Sie "reciprocal", wo die Suche es kennt.
warning-linked-cloaks = { $value ->
    [one] 1 Person ist
   *[other] { $value } Personen sind
  } unter weniger Personen zu finden, als verlangt war, wenn jemand weiß, welche Zeilen zu einer Person gehören, und sieht, wer in allen ihren Regionen war. Die Veröffentlichung sagt nicht, wessen Zeilen es sind. Wenn jemand es wissen kann, helfen längere Zeiträume und größere Regionen.
warning-not-shuffled = Die Datensätze stehen in der Reihenfolge Ihrer Datei, wie es das Rezept verlangt. Wer eine andere Datei in derselben Reihenfolge hat, kann beide über die Position abgleichen.

## Problems
#
# What happened, where, and what to do. A field that a problem does not have is given as
# the text `none`. No message ever contains a cell.

problem-where = { problem-where-file }{ problem-where-column }{ problem-where-line }{ problem-where-record }{ problem-where-level }
files-together = { $others ->
    [one] { $name } und eine weitere Datei
   *[other] { $name } und { $others } weitere Dateien
}

problem-where-file = { $file ->
    [none] { "" }
   *[other] {" "}Datei: { $file }.
}
problem-where-column = { $attribute ->
    [none] { $column ->
        [none] { "" }
       *[other] {" "}Spalte: { $column }.
    }
   *[other] {" "}Spalte: { $attribute }.
}
problem-where-line = { $line ->
    [none] { "" }
   *[other] { $field ->
        [rows] { $otherLine ->
            [none] {" "}Zeile { $line } der Stufen im Rezept.
           *[other] {" "}Zeilen { $line } und { $otherLine } der Stufen im Rezept.
        }
       *[other] { $otherLine ->
            [none] {" "}Zeile: { $line }.
           *[other] {" "}Zeilen: { $line } und { $otherLine }.
        }
    }
}
problem-where-record = { $record ->
    [none] { "" }
   *[other] {" "}Datensatz: { $record }.
}
problem-where-level = { $level ->
    [none] { "" }
   *[other] {" "}Stufe: { $level }.
}
problem-empty = Die Datei ist leer. Prüfen Sie, ob Sie die richtige gewählt haben und ob sie vollständig gespeichert wurde.
problem-no-records = Die Datei hat eine Zeile mit Spaltennamen und keine Datensätze. Ist die erste Zeile ein Datensatz, geben Sie das an; sonst prüfen Sie, ob die Datei vollständig exportiert wurde.
problem-workbook-broken = Die Datei ist beschädigt oder nicht so aufgebaut wie Arbeitsmappen und Datendateien. Öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie sie erneut, oder exportieren Sie das Blatt als „CSV UTF-8“.
problem-workbook-encrypted = Die Arbeitsmappe ist mit einem Passwort geschützt. Öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie eine Kopie ohne Passwort, oder exportieren Sie das Blatt als „CSV UTF-8“.
problem-workbook-too-large = Die Arbeitsmappe ist entpackt größer, als gelesen werden kann. Öffnen Sie sie in dem Programm, aus dem sie stammt, und exportieren Sie das Blatt als „CSV UTF-8“.
problem-parquet-not-read = { $detail ->
    [nested] Eine Spalte enthält Listen oder Strukturen, die in keine Zelle passen.{ problem-where } Schreiben Sie deren Teile als eigene Spalten (in DuckDB: unnest), oder lassen Sie die Spalte weg.
    [binary] Eine Spalte enthält Bytes, die kein Text sind.{ problem-where } Wandeln Sie sie in Text um, oder lassen Sie sie weg.
    [interval] Eine Spalte enthält Zeitspannen aus Monaten, Tagen und Millisekunden, für die es keinen eindeutigen Text gibt.{ problem-where } Wandeln Sie sie in Text oder eine Zahl um, oder lassen Sie sie weg.
    [kind] Eine Spalte enthält eine Art von Werten, die Outis nicht kennt.{ problem-where } Wandeln Sie sie in Text um, oder lassen Sie sie weg.
    [encrypted] Die Datei oder eine ihrer Spalten ist verschlüsselt.{ problem-where } Schreiben Sie eine Kopie ohne Verschlüsselung.
    [encoding] Die Werte einer Spalte sind auf eine Weise gespeichert, die Outis nicht liest.{ problem-where } Schreiben Sie die Datei noch einmal, ohne Kodierungen vorzugeben.
   *[other] Die Datei ist mit { $detail } gepackt.{ problem-where } Schreiben Sie sie noch einmal mit Snappy, Zstandard, gzip oder LZ4 (raw).
} Was von einer Parquet-Datei gelesen wird, steht in docs/parquet.md.
problem-missing-sheet = Die Arbeitsmappe hat kein Blatt „{ $detail }“. Wählen Sie ein anderes (unter „Laden“; im Rezept: data.format.sheet; auf der Befehlszeile: --sheet).
problem-json-broken = { $detail ->
    [half-letter] Ein Name oder Text in einem Objekt enthält ein halbes Zeichen, etwa \ud800 ohne die zweite Hälfte, und ist damit kein Text.{ problem-where } Berichtigen Sie ihn in dem Programm, aus dem er stammt.
    [nul] Ein Name oder Text in einem Objekt enthält das Zeichen NUL (\u0000), das in keiner Tabelle steht.{ problem-where } Entfernen Sie es in dem Programm, aus dem es stammt.
   *[other] Das ist kein JSON oder keine Liste von Objekten: ein Objekt je Datensatz, etwa {"{"}"age": 30, "zip": "01067"{"}"}, in einer Liste oder nacheinander.{ problem-where } Exportieren Sie die Daten erneut aus dem Programm, aus dem sie stammen, oder als „CSV UTF-8“.
}
problem-json-no-sets = Das ist kein JSON mit Mengen.{ problem-where } Die ganze Datei muss eine Liste in eckigen Klammern sein, nicht ein Objekt in jeder Zeile. Sie enthält je Person eine Liste von Elementen, etwa [["beer", "wine"], ["beer"]], oder ein Objekt mit "items" und, falls vorhanden, "id", etwa [{"{"}"id": 1, "items": ["beer"]{"}"}]. Elemente sind Texte oder Zahlen.
problem-no-sets = Niemand in der Datei hat ein Element. Prüfen Sie, ob Sie die richtige gewählt haben und ob das Rezept sagt, wie ihre Zeilen aufgebaut sind (data.format).
problem-set-blank-line = Zwischen anderen Zeilen steht eine leere.{ problem-where } Entfernen Sie sie: Sie könnte eine verlorene Person sein.
problem-set-ragged = Eine Zeile hat { $found ->
    [one] 1 Zelle
   *[other] { $found } Zellen
} statt { $expected }.{ problem-where } Entweder trennt ein anderes Zeichen die Zellen (data.format.delimiter), oder eine Zelle, die es enthält, braucht Anführungszeichen, oder die Zeilen sind anders aufgebaut (data.format.layout, data.format.item-delimiter).
problem-person-missing = Eine Zeile sagt nicht, wessen sie ist.{ problem-where } Ergänzen Sie sie; sagt es keine Zeile, geben Sie das im Rezept an (data.format.id: false).
problem-person-twice = Dieselbe Person hat zwei Zeilen.{ problem-where } Legen Sie diese zusammen; enthält jede Zeile ein Element, geben Sie das im Rezept an (data.format.layout: "pairs").
problem-no-edges = In der Datei sind keine zwei Personen verbunden. Prüfen Sie, ob Sie die richtige gewählt haben und ob das Rezept sagt, wie ihre Zeilen aufgebaut sind und was Zellen trennt (data.format).
problem-graph-blank-line = Zwischen anderen Zeilen steht eine leere.{ problem-where } Entfernen Sie sie: Sie könnte eine verlorene Verbindung sein.
problem-graph-ragged = Eine Zeile hat { $found ->
    [one] 1 Zelle
   *[other] { $found } Zellen
}, erwartet werden zwei, eine für jedes Ende einer Verbindung.{ problem-where } Sagt eine weitere Zelle etwas über die Verbindung, etwa ihr Gewicht oder Datum, lassen Sie sie weg: Verbindungen haben hier keines. Sonst trennt ein anderes Zeichen die Zellen (data.format.delimiter), oder die Zeilen sind die von Personen mit allem, womit sie verbunden sind (data.format.layout: "adjacency").
problem-vertex-missing = Eine Zelle ist leer, wo eine Person zu nennen ist.{ problem-where } Ergänzen Sie die Zeile, oder entfernen Sie sie.
problem-vertex-twice = Dieselbe Person hat zwei Zeilen.{ problem-where } Legen Sie diese zusammen; ist jede Zeile eine Verbindung, geben Sie das im Rezept an (data.format.layout: "edges").
problem-self-loop = Eine Person ist mit sich selbst verbunden.{ problem-where } Entfernen Sie das; oder lassen Sie Outis solche Verbindungen weglassen und zählen (data.format.simplify).
problem-edge-twice = Dieselben zwei Personen sind zweimal verbunden.{ problem-where } Entfernen Sie eine der beiden Verbindungen; oder lassen Sie Outis solche Verbindungen weglassen und zählen (data.format.simplify).
problem-release-line = Das ist keine Zeile einer solchen Veröffentlichung.{ problem-where } Geben Sie das Rezept an, mit dem die Veröffentlichung erstellt wurde, und die Veröffentlichung so, wie sie geschrieben wurde.
problem-place-column = Das Rezept nennt eine Spalte, die die Datei nicht hat.{ problem-where } Berichtigen Sie den Namen (data.format.columns), oder geben Sie an, was Zellen trennt (data.format.delimiter).
problem-place-cell = { $detail ->
    [number] Eine Zelle ist keine Zahl oder eine, die zu weit von 0 entfernt ist.{ problem-where } Schreiben Sie Ziffern mit einem Punkt vor den Dezimalstellen, wie in -16.37, ohne Exponent, Einheit oder Tausendertrennzeichen. Auch Zeiten sind Zahlen, etwa Sekunden seit 1970.
    [people] Eine Zelle sagt nicht, unter wie vielen Personen jemand sein will.{ problem-where } Schreiben Sie eine ganze Zahl von 1 bis 1000.
    [negative] Eine Zelle ist kleiner als 0 und sagt, wie weit ein Ort vergrößert werden darf oder wie lange jemand wartet.{ problem-where } Schreiben Sie 0 oder mehr.
    [degrees] Ein Ort liegt jenseits von 180 Grad Länge oder 85 Grad Breite.{ problem-where } Prüfen Sie, ob x die Länge und y die Breite ist und ob Orte überhaupt in Grad angegeben sind (data.format.coordinates).
    [user] Eine Zeile sagt nicht, wessen sie ist.{ problem-where } Ergänzen Sie sie, oder nehmen Sie sie heraus.
    [ragged] Eine Zeile hat { $found ->
        [one] 1 Zelle
       *[other] { $found } Zellen
    } statt { $expected } wie die erste.{ problem-where } Entweder trennt ein anderes Zeichen die Zellen (data.format.delimiter), oder eine Zelle, die es enthält, braucht Anführungszeichen.
   *[nobody] Die Datei hat eine Zeile mit Spaltennamen, und niemand war irgendwo. Prüfen Sie, ob sie vollständig exportiert wurde.
}
problem-query-cell = { $detail ->
    [user] Eine Zeile sagt nicht, wer gesucht hat.{ problem-where } Ergänzen Sie sie, oder nehmen Sie sie heraus.
    [time] Eine Zeit beginnt nicht mit einem Tag wie in 2006-03-01.{ problem-where } Schreiben Sie sie so, mit oder ohne Uhrzeit dahinter, oder lassen Sie die Veröffentlichung keine Zeiten zeigen (output.time: "none").
    [ragged] Eine Zeile hat { $found ->
        [one] 1 Zelle
       *[other] { $found } Zellen
    } statt { $expected } wie die erste.{ problem-where } Entweder trennt ein anderes Zeichen die Zellen (data.format.delimiter), oder eine Zelle, die es enthält, braucht Anführungszeichen.
   *[nobody] Die Datei hat eine Zeile mit Spaltennamen, und niemand hat etwas gesucht. Prüfen Sie, ob sie vollständig exportiert wurde.
}
problem-places-apart = Die Orte umspannen mehr als die halbe Erde und können damit auf beiden Seiten der Datumsgrenze liegen. Nennen Sie die Mitte der Karte (data.format.middle), oder teilen Sie die Datei.
problem-item-not-in-hierarchy = { $found ->
    [one] 1 Element hat
   *[other] { $found } Elemente haben
} keinen Platz in der Hierarchie.{ problem-where } Genannt ist die Stelle des ersten in Ihrer Datei. Fügen Sie der Hierarchie für jedes eine Zeile hinzu, oder berichtigen Sie die Datei.
problem-item-label = Zwei verschiedene Elemente oder Gruppen der Hierarchie würden gleich geschrieben; niemand könnte sagen, was gemeint ist.{ problem-where } Geben Sie einem davon eine andere Bezeichnung. Gibt es keine Stufe, auf der alle beisammen sind, steht die Bezeichnung * dafür.
problem-item-parted = Eine Bezeichnung oder ein Element enthält das Zeichen, das Elemente in einer Zelle trennt, und würde als zwei gelesen. Es wurde nichts veröffentlicht. Wählen Sie ein anderes Zeichen ({ $field ->
    [none] data.format.item-delimiter
   *[other] { $field }
  }), oder ändern Sie die Bezeichnung.
problem-json-not-flat = { $detail ->
    [several-lists] Die Datei ist ein Objekt mit mehreren Listen von Objekten, und jede davon kann die Tabelle sein. Behalten Sie eine davon.
    [one-object] Die Datei ist ein einziges Objekt, und keine Liste darin ist eine Tabelle. Schreiben Sie eine Liste mit einem Objekt je Datensatz (in pandas: to_json(orient="records")), oder exportieren Sie die Tabelle als „CSV UTF-8“.
   *[other] Ein Wert eines Objekts ist selbst eine Liste oder ein Objekt und passt in keine Zelle.{ problem-where } Schreiben Sie seine Teile als eigene Werte, oder exportieren Sie die Tabelle als „CSV UTF-8“.
}
problem-json-name-twice = Ein Objekt hat einen Namen zweimal.{ problem-where } Behalten Sie einen von beiden.
problem-drawn = { $detail ->
    [goes-on] Eine Zelle geht in der nächsten Zeile weiter; psql zeigt das mit „+“ an.{ problem-where }
   *[out-of-line] Eine Zelle steht unter keiner Spalte: Eine davor kann leer sein oder mehrere Leerzeichen enthalten.{ problem-where }
  } Exportieren Sie die Tabelle aus dem Programm, aus dem sie stammt, als CSV.
problem-separator-line = Die erste Zeile ist kein Datensatz: Sie sagt einer Tabellenkalkulation, welches Trennzeichen die Datei hat.{ problem-where } Löschen Sie diese Zeile, oder geben Sie wie die Seite und „outis inspect“ an, dass die Namen darunter stehen (data.format.header-line: 2). Outis findet das Trennzeichen selbst.
problem-other-format = Das ist { $detail ->
    [excel] eine Arbeitsmappe
    [zip] ein ZIP-Archiv
    [spss] eine SPSS-Datei
    [sas] eine SAS-Datei
    [stata] eine Stata-Datei
    [pdf] ein PDF-Dokument
    [image] ein Bild
    [gzip] eine komprimierte Datei (gzip) oder eine von R
    [parquet] eine Parquet-Datei
    [sqlite] eine SQLite-Datenbank
    [arrow] eine Arrow-Datei (Feather)
    [access] eine Access-Datenbank
    [r] eine Datei von R
    [dbase] eine dBase-Datei
    [sylk] eine SYLK-Datei
    [word] ein Word-Dokument
    [powerpoint] eine Präsentation
    [numbers] ein Numbers-Dokument
    [xml] eine XML-Datei
    [html] eine Webseite
    [json] eine JSON-Datei
   *[other] eine Datei ohne lesbaren Text
}, keine CSV-Datei. { $detail ->
    [excel] Nur die Tabelle selbst kann eine sein. Wählen Sie in dem Programm, aus dem sie stammt, „Speichern unter“ und dort „CSV UTF-8“.
    [zip] Entpacken Sie es zuerst, und wählen Sie die Tabelle darin.
    [gzip] Entpacken Sie sie zuerst, und wählen Sie die CSV-Datei darin; in R verwenden Sie write.csv.
    [xml] Öffnen Sie sie in dem Programm, aus dem sie stammt, und exportieren Sie die Tabelle als „CSV UTF-8“.
    [html] Speichern Sie die Tabelle selbst, nicht die Seite, die sie zeigt: Exportieren Sie sie in dem Programm, aus dem sie stammt, als „CSV UTF-8“. Oder öffnen Sie diese Datei in einer Tabellenkalkulation und speichern Sie sie als Arbeitsmappe (.xlsx).
    [json] Ist es ein Rezept, öffnen Sie es als Rezept. Enthält sie Ihre Daten, exportieren Sie diese aus dem Programm, aus dem sie stammen, als „CSV UTF-8“.
    [pdf] Verlangen Sie die Tabelle selbst als CSV-Datei.
    [image] Verlangen Sie die Tabelle selbst als CSV-Datei.
    [spss] Speichern Sie die Tabelle in SPSS als Excel-Arbeitsmappe (.xlsx), Stata-Datei (.dta) oder „CSV UTF-8“.
   *[other] Exportieren Sie die Tabelle aus dem Programm, aus dem sie stammt, als CSV in UTF-8.
}
problem-encoding = Der Text passt nicht zu { $detail ->
    [utf-8] UTF-8
    [utf-16le] UTF-16 (LE)
    [utf-16be] UTF-16 (BE)
    [windows-1252] Windows-1252
    [iso-8859-15] ISO 8859-15
   *[other] { $detail }
}.{ problem-where } Wählen Sie die Zeichenkodierung der Datei (im Rezept: data.format.encoding), oder speichern Sie die Datei in dem Programm, aus dem sie stammt, als „CSV UTF-8“. Zeichen von DOS (cp850) und alten Macintosh-Rechnern lassen sich nicht lesen.
problem-unwritable = { $detail ->
    [XML] Die Veröffentlichung enthält ein Steuerzeichen, das XML nicht aufnehmen kann.{ problem-where } Schreiben Sie sie als CSV oder als Arbeitsmappe (unter „Weitergeben“; im Rezept: output.format).
    [XML-names] Die Veröffentlichung hat keinen Datensatz, und XML nennt die Spalten nur in Datensätzen.{ problem-where } Schreiben Sie sie als CSV oder als Arbeitsmappe (unter „Weitergeben“; im Rezept: output.format).
   *[other] Ein Zeichen der Veröffentlichung gibt es in { $detail } nicht.{ problem-where } Schreiben Sie die Veröffentlichung in UTF-8 (unter „Weitergeben“; im Rezept: output.encoding), oder geben Sie der Stufe eine andere Bezeichnung.
}
problem-release-too-large = { $detail ->
    [rows] Die Veröffentlichung hat { $found } Zeilen; ein Blatt einer Arbeitsmappe kann höchstens { $expected } haben.
    [columns] Die Veröffentlichung hat { $found } Spalten; ein Blatt einer Arbeitsmappe kann höchstens { $expected } haben.
   *[cell] Eine Zelle der Veröffentlichung hat { $found } Zeichen; in einer Arbeitsmappe kann sie höchstens { $expected } haben.
}{ problem-where } Schreiben Sie die Veröffentlichung als CSV (unter „Weitergeben“; im Rezept: output.format).
problem-nul = Die Datei enthält ein NUL-Byte, das in keinem Text steht.{ problem-where } Sie ist beschädigt oder nicht in UTF-8: Exportieren Sie sie erneut als CSV in UTF-8.
problem-blank-line = Zwischen Datensätzen steht eine leere Zeile.{ problem-where } Entfernen Sie sie, oder füllen Sie ihre Zellen: Sie könnte ein verlorener Datensatz sein. Ist sie keiner, können solche Zeilen weggelassen werden (data.format.skip-empty).
problem-unclosed-quote = Ein Anführungszeichen wird geöffnet und nie geschlossen.{ problem-where } Schließen Sie es, oder schreiben Sie ein Anführungszeichen, das zum Text gehört, doppelt ("").
problem-text-after-quote = Auf ein schließendes Anführungszeichen folgt Text.{ problem-where } Das Anführungszeichen muss seine Zelle beenden; schreiben Sie eines, das zum Text gehört, doppelt ("").
problem-ragged = Ein Datensatz hat { $found ->
    [one] 1 Zelle
   *[other] { $found } Zellen
} statt { $expected } wie der erste.{ problem-where } Entweder ist das Trennzeichen ein anderes (data.format.delimiter), oder eine Zelle, die es enthält, braucht Anführungszeichen, oder diese Zeile gehört nicht zur Tabelle: Dann geben Sie an, in welcher Zeile die Namen stehen (data.format.header-line) oder wie viele Zeilen am Ende wegzulassen sind (data.format.skip-last). Wurden die letzten Zellen solcher Zeilen abgeschnitten, weil sie leer sind, geben Sie an, dass sie fehlen (data.format.fit-records). Eine Zeile, die in zwei zerteilt wurde, ist dann noch zu berichtigen.
problem-cell-too-long = Eine Zelle ist länger als die erlaubten { $expected } Bytes.{ problem-where } Meist fehlt davor ein Anführungszeichen; sonst kürzen Sie die Zelle.
problem-duplicate-name = Zwei Spalten haben denselben Namen.{ problem-where }{ $found ->
    [none] { "" }
   *[other] {" "}Die erste davon ist Spalte { $found }.
} Benennen Sie eine davon um, oder geben Sie an, dass die erste Zeile ein Datensatz ist.
problem-files-differ = { $detail ->
    [names] Diese Datei hat eine Zeile mit Spaltennamen und die erste Datei keine, oder umgekehrt.
    [layout] Die Tabelle beginnt oder endet auf anderen Zeilen als in der ersten Datei.
    [around] In einer der Dateien gehören Leerzeichen neben Trennzeichen, Anführungszeichen um Zeilen oder senkrechte Striche um Zellen zu keiner Zelle, in der anderen doch.
    [count] Die Datei hat { $found ->
        [one] 1 Spalte
       *[other] { $found } Spalten
    } statt { $expected } wie die erste Datei.
   *[column] Die Datei hat eine Spalte, die die erste Datei nicht hat.
}{ problem-where } Dateien werden nur dann zu einer Tabelle, wenn sie dieselben Spalten haben: Gleichen Sie sie an, oder nehmen Sie sie einzeln.
problem-file-twice = Dieselbe Datei ist zweimal angegeben.{ problem-where } Jeder Datensatz würde doppelt zählen, und jede Person wäre scheinbar unter zweien verborgen. Lassen Sie eine davon weg.
problem-too-many = { $detail ->
    [names] Kaum ein Objekt hat die Namen eines anderen: Insgesamt sind es { $found }, und fast jede Zelle der Tabelle wäre leer.{ problem-where } Geben Sie dem, was in jedem Objekt dasselbe ist, denselben Namen, und prüfen Sie, dass kein Name etwas enthält, das ein Wert sein sollte.
   *[other] Die Tabelle ist größer, als hier gezählt werden kann: { $expected } ist das Höchste.{ problem-where } Teilen Sie sie, oder lassen Sie vor dem Laden Spalten weg.
}
problem-not-in-hierarchy = { $found ->
    [one] 1 Wert der Spalte hat
   *[other] { $found } Werte der Spalte haben
} keinen Platz in der Hierarchie.{ problem-where } Genannt ist die Stelle des ersten in Ihrer Tabelle. Fügen Sie für jeden eine Zeile hinzu. Hat die Hierarchie eine fertige Stufenleiter, berichtigen Sie die Werte, oder geben Sie eine Bezeichnung für das an, was sie nicht kennt.
problem-not-nested = Eine Gruppe teilt sich auf einer gröberen Stufe wieder auf.{ problem-where } Alles, was auf einer Stufe beisammen ist, muss es darüber bleiben.
problem-hierarchy-ragged = Eine Zeile der Hierarchie hat { $found ->
    [one] 1 Zelle
   *[other] { $found } Zellen
} statt { $expected } wie die erste.{ problem-where } Geben Sie jeder Zeile gleich viele Stufen.
problem-hierarchy-empty = Die Hierarchie hat keine Zeilen.{ problem-where } Sie braucht eine Zeile je Wert, von fein nach grob.
problem-hierarchy-conflict = Derselbe Wert steht in zwei Zeilen, die zu verschiedenen Gruppen führen.{ problem-where } Behalten Sie eine davon.
problem-label-reused = Auf einer Stufe würde eine Gruppe von Werten geschrieben wie fehlende Zellen.{ problem-where } Geben Sie der Gruppe eine andere Bezeichnung, oder führen Sie die fehlenden Zellen in der Hierarchie auf: In der Veröffentlichung wären sie sonst nicht zu unterscheiden.
problem-hierarchy-parameter = { $field ->
    [start] Der Anfang der Intervalle hat mehr Ziffern, als genau gerechnet werden kann: 28 ist das Höchste. Runden Sie ihn.
    [end] Das Ende muss über dem Anfang liegen, und keines von beiden darf mehr als 28 Ziffern haben. Berichtigen oder runden Sie.
    [steps] { $detail ->
        [too-many] Die Hierarchie hat { $found } Stufen über dem exakten Wert, und { $expected } ist das Höchste. Lassen Sie Stufen weg, die Sie nicht wählen würden.
        [too-fine] Die Intervalle sind zu fein für einen so weiten Bereich: Er würde in mehr als 4.294.967.295 zerteilt. Machen Sie die Breiten größer, oder rücken Sie Anfang und Ende näher zusammen.
        [too-large] Eine Breite hat mehr Ziffern, als genau gerechnet werden kann: 28 ist das Höchste. Runden Sie sie.
       *[other] { $level ->
            [none] Es muss mindestens eine Breite geben.
           *[other] Eine Breite ist nicht verwendbar. Jede muss über 0 liegen und ein Vielfaches der vorigen sein, außer sie ist so breit wie der ganze Bereich: Dann wird auf dem Weg nach oben kein Intervall zerschnitten. Berichtigen Sie sie, oder lassen Sie sie weg.
        }
    }
    [rows] Die Stufen einer Spalte stehen entweder in "rows" oder in einer Datei ("file"). Geben Sie eines von beiden an.
    [levels] { $detail ->
        [too-many] Die Hierarchie hat { $found } Stufen über dem exakten Wert, und { $expected } ist das Höchste. Lassen Sie Stufen weg, die Sie nicht wählen würden.
       *[other] Wählen Sie mindestens eine Stufe, die Datumsangaben haben, von fein nach grob.
    }
    [format] Das Datumsformat ist nicht verwendbar. Es braucht mindestens das Jahr: %Y, wie in %d.%m.%Y.
    [pivot] Das letzte Jahr, das zwei Ziffern meinen, muss zwischen 1099 und 9999 liegen.
    [from] Es sind zu viele oder zu lange Werte, um Zeichen für Zeichen verborgen zu werden.
   *[other] { $detail ->
        [too-many] Die Hierarchie hat { $found } Stufen über dem exakten Wert, und { $expected } ist das Höchste. Lassen Sie Stufen weg, die Sie nicht wählen würden.
        [repeated] Was bei { $field } steht, steht schon in der Hierarchie. Ein Wert gehört zu einer Gruppe, und eine Bezeichnung steht für eine Gruppe. Lassen Sie es weg, oder geben Sie ihm eine andere Bezeichnung.
        [empty] Bei { $field } steht nichts. Füllen Sie es aus, oder lassen Sie es weg.
        [star] Die Bezeichnung bei { $field } ist *, das für alles steht. Wählen Sie eine andere.
        [value-of-another] Die Bezeichnung bei { $field } ist ein Wert, der nicht in dieser Gruppe ist: In der Veröffentlichung ließen sich die beiden sonst nicht unterscheiden. Wählen Sie eine andere Bezeichnung, oder nehmen Sie den Wert in die Gruppe auf.
        [not-in-group] Was bei { $field } steht, gilt einem Wert, der nicht in der Gruppe ist. Nehmen Sie den Wert in "values" auf, oder lassen Sie dies weg.
        [missing-marker] Was bei { $field } steht, bedeutet eine fehlende Zelle. Fehlende Zellen bleiben unter * fehlend: Lassen Sie es weg, oder wählen Sie eine andere Bezeichnung.
        [too-deep] Die Gruppen bei { $field } stecken in zu vielen anderen. Lassen Sie Stufen weg, die Sie nicht wählen würden.
        [not-ascending] Was bei { $field } steht, ist nicht größer als das davor. Jede Liste steigt, und nichts steht zweimal darin.
        [not-among-finer] Die Grenze bei { $field } steht nicht in der Liste davor. Eine Stufe darf nur Grenzen weglassen: Sonst würde auf dem Weg nach oben ein Bereich zerschnitten.
        [not-a-number] Was bei { $field } steht, ist keine Zahl. Sind die Werte Datumsangaben, geben Sie ihr "format" an.
        [not-a-date] Was bei { $field } steht, ist kein Datum in diesem Format, als Text geschrieben.
        [too-many-digits] Die Zahl bei { $field } hat mehr Ziffern, als genau gerechnet werden kann: 28 ist das Höchste. Runden Sie sie.
        [too-small] Die Zahl bei { $field } muss eine ganze von 2 bis 4.294.967.295 sein: Kein Wert kommt in weniger als einem Datensatz vor.
        [records-unknown] Welche Werte selten sind, wird in der Tabelle vor der Anonymisierung gezählt, und die ist nicht hier. Geben Sie sie dazu an (--reference).
       *[other] Eine Einstellung der Hierarchie ist nicht verwendbar: { $field }.
    }
}{ problem-where }
problem-label-is-value = { $found ->
    [one] 1 Wert lautet
   *[other] { $found } Werte lauten
} wie die Bezeichnung einer Gruppe, zu der { $found ->
    [one] er nicht gehört
   *[other] sie nicht gehören
}.{ problem-where } Genannt ist die Stelle des ersten. Wählen Sie eine andere Bezeichnung: In der Veröffentlichung ließen sich die beiden sonst nicht unterscheiden.
problem-not-a-number = { $field ->
    [none] { $found ->
        [one] 1 Wert ist keine Zahl, die in Intervalle passt
       *[other] { $found } Werte sind keine Zahlen, die in Intervalle passen
    }.{ problem-where } Genannt ist die Stelle des ersten. Wählen Sie eine andere Art von Stufen, oder lassen Sie den Text als fehlend gelten.
   *[other] { $found ->
        [one] 1 Wert ist keine Zahl
       *[other] { $found } Werte sind keine Zahlen
    }, und { $field } fragt, wie weit die Zahlen auseinanderliegen.{ problem-where } Genannt ist die Stelle des ersten. Berichtigen Sie die Werte, lassen Sie den Text als fehlend gelten, oder wählen Sie einen anderen Abstand.
}
problem-not-of-release = { $found ->
    [one] 1 Text der Spalte ist
   *[other] { $found } Texte der Spalte sind
} nicht, was das Rezept für irgendjemanden in der Eingabe schreibt, auf welcher Stufe die Spalte auch steht.{ problem-where } Geben Sie das Rezept und die Eingabe an, aus denen die Veröffentlichung entstand.
problem-breaks-earlier = { $found ->
    [0] Diese Veröffentlichung und die frühere ließen sich nicht zu Ende vergleichen. Es ist also nicht bekannt, was sie zusammen verraten.
    [one] Über 1 Gruppe von Personen verraten diese und die frühere Veröffentlichung zusammen mehr, als das Schutzziel erlaubt: dass die Gruppe kleiner ist, oder einen sensiblen Wert.
   *[other] Über { $found } Gruppen von Personen verraten diese und die frühere Veröffentlichung zusammen mehr, als das Schutzziel erlaubt: dass die Gruppe kleiner ist, oder einen sensiblen Wert.
  }{ problem-where } Was Sie tun können, steht unter „{ earlier-title }“.
problem-register-unlike = Nichts in der Spalte kommt in der Tabelle vor. Alle in der Datei wären also fremd. Wahrscheinlicher ist es anders geschrieben.{ problem-where } Schreiben Sie es wie in der Tabelle, oder lassen Sie die Spalte aus der Datei weg.
problem-register-unread = Nichts in der Spalte lässt sich als Datum lesen, oder es kann mehrere bedeuten.{ problem-where } Schreiben Sie Daten wie in der Tabelle, oder einen Monat (1962-08), ein Jahr (1962) oder eine Spanne von Jahren (1960-1969).
problem-nothing-in-common = Die Datei hat keine Spalte, über die sich Personen der Veröffentlichung finden ließen.{ problem-where } Geben Sie ihren Spalten die Namen, die sie in der Veröffentlichung haben.
problem-not-in-population = { $found ->
    [one] 1 Text der Spalte ist
   *[other] { $found } Texte der Spalte sind
} nicht, wie irgendjemand aus der Grundgesamtheit geschrieben würde, auf welcher Stufe die Spalte auch steht.{ problem-where } Die Grundgesamtheit muss alle Personen enthalten, auch die der gemessenen Datei, und gleich geschrieben: Geben Sie die ganze Grundgesamtheit an, oder messen Sie ohne sie.
problem-out-of-range = { $found ->
    [one] 1 Wert liegt
   *[other] { $found } Werte liegen
} außerhalb des Bereichs der Intervalle.{ problem-where } Genannt ist die Stelle des ersten. Erweitern Sie den Bereich, oder berichtigen Sie die Tabelle.
problem-not-a-date = { $found ->
    [one] 1 Wert ist kein Datum
   *[other] { $found } Werte sind keine Datumsangaben
} im angegebenen Format.{ problem-where } Genannt ist die Stelle des ersten. Berichtigen Sie das Format, oder lassen Sie den Text als fehlend gelten.
problem-missing-attribute = { $detail ->
    [engine-records] { $field } handelt von einer anderen Anzahl von Datensätzen als --counts.{ problem-where } Führen Sie verify.sql dieses Plans noch einmal aus, und nehmen Sie alles, was dabei entsteht.
    [engine-columns] { $field } hat nicht die Spalten, die der Plan erwartet.{ problem-where } Führen Sie verify.sql dieses Plans aus, und nehmen Sie, was dabei entsteht.
    [persons-left-out] Die Datei enthält die Spalte mit der Personenkennung nicht ({ $field }): Sie ist ein Identifikator, und den hat keine Veröffentlichung. Personen lassen sich darin also nicht zählen.{ problem-where } Um stattdessen Datensätze zu zählen, messen Sie mit "records": {"{"}"person": "record"{"}"} im Rezept. Die Zahlen nach Personen stehen im Bericht des Laufs.
    [left-out] { $field } nennt eine Spalte, die die Datei nicht enthält: Sie ist ein Identifikator, und den hat keine Veröffentlichung.{ problem-where } Messen Sie ohne das, was die Spalte braucht; die Zahlen dazu stehen im Bericht des Laufs.
    [no-quasi-identifier] { $field } hat eine Stufe für eine Spalte, die im Rezept kein Quasi-Identifikator ist.{ problem-where } Berichtigen Sie den Namen, oder nehmen Sie die Stufe heraus.
   *[other] { $field ->
        [none] Das Rezept nennt eine Spalte, die die Tabelle nicht hat.{ problem-where } Benennen Sie die Spalte in der Tabelle oder im Rezept um, oder laden Sie die Tabelle, zu der das Rezept gehört.
       *[other] { $field } nennt eine Spalte, die nicht unter "attributes" im Rezept steht.{ problem-where } Berichtigen Sie den Namen, oder nehmen Sie die Spalte dort auf.
    }
}
problem-unnamed-column = Die Tabelle hat eine Spalte, die das Rezept nicht nennt.{ problem-where } Nichts wird veröffentlicht, worüber niemand entschieden hat: Nehmen Sie die Spalte mit einer Rolle in das Rezept auf.
problem-attribute-twice = Das Rezept nennt eine Spalte zweimal.{ problem-where } Entfernen Sie einen der beiden Einträge.
problem-is-quasi-identifier = { $field } nennt eine Spalte, die ein Quasi-Identifikator ist.{ problem-where } Ihre Werte werden generalisiert und wären nicht mehr lesbar: Geben Sie ihr eine andere Rolle, oder nennen Sie eine andere Spalte.
problem-is-quasi-identifier-records-entity = „{ $attribute }“ ist die Personenkennung und ein Quasi-Identifikator. Generalisiert unterscheidet die Spalte keine Personen mehr: Geben Sie ihr unter „Beschreiben“ eine andere Rolle, oder ändern Sie dort die Antwort, dass sie die Person angibt.
problem-is-quasi-identifier-records-sampling-weight = „{ $attribute }“ enthält Gewichte und ist ein Quasi-Identifikator. Generalisiert wären sie nicht mehr lesbar: Geben Sie der Spalte unter „Beschreiben“ eine andere Rolle, oder wählen Sie dort keine Spalte mit Gewichten.
problem-not-sensitive = { $field } nennt eine Spalte, die nicht sensibel ist.{ problem-where } Geben Sie ihr die Rolle „sensibel“, oder nennen Sie eine andere Spalte.
problem-protection-not-sensitive = { $field } lehnt einen Schutz ab, den nur sensible Spalten haben können.{ problem-where } Nehmen Sie die Angabe heraus, oder geben Sie der Spalte die Rolle „sensibel“.
problem-protection-contradicts = { $field } lehnt einen Schutz ab, den eines der Datenschutzmodelle gibt.{ problem-where } Nehmen Sie eines von beiden heraus.
problem-unknown-quasi-identifier = { $field } nennt eine Spalte, die kein Quasi-Identifikator ist.{ problem-where } Berichtigen Sie den Namen, geben Sie der Spalte diese Rolle, oder nehmen Sie sie aus der Liste.
problem-listed-twice = { $detail ->
    [none] { $field } nennt eine Spalte, die schon in der Liste steht.{ problem-where } { $level ->
        [none] Entfernen Sie eine der beiden Angaben.
       *[other] Entfernen Sie sie, oder verlangen Sie eine höhere Stufe als zuvor.
    }
   *[other] { $field } und { $detail } nennen dieselbe Spalte. Wer jemand ist, stünde dort, wo etwas anderes hingehört, oder umgekehrt: Geben Sie für jedes eine eigene Spalte an.
}
problem-unknown-values = { $found ->
    [one] Ein Wert in { $field } kommt
   *[other] { $found } Werte in { $field } kommen
  } in der Spalte nicht vor.{ problem-where } Was falsch geschrieben ist, hat keine Wirkung: Berichtigen oder entfernen Sie, was nicht vorkommt.
problem-missing-table = { $field } nennt eine Tabelle, die das Rezept nicht hat: { $detail }. Nehmen Sie sie mit ihrer Datei in "tables" auf.
problem-two-populations = Das Rezept nennt zwei Grundgesamtheiten: { $detail }. Alle Schutzziele und Risiken müssen sich auf dieselbe beziehen.
problem-population-repeats-persons = Personen haben in der Grundgesamtheit mehrere Zeilen: { $attribute } scheint sie zu unterscheiden, mit { $found } Werten in { $expected } Zeilen.{ problem-where } Jede Zeile einer Grundgesamtheit zählt als eine Person. Behalten Sie eine Zeile je Person; ist jede Zeile eine Person, geben Sie das an (records.person).
problem-population-shares-persons = { $found ->
    [one] Eine Person steht
   *[other] { $found } Personen stehen
  } sowohl in den Daten als auch in der Tabelle der Personen, die darin keinen Datensatz haben sollen: Das zeigt { $attribute }.{ problem-where } Ein solcher Datensatz gehört auf jeder Stufe zu seiner Person, sodass die Null-Map nicht gelten kann. Nehmen Sie diese Personen aus einer der beiden Dateien. Ist nur ein Name gleich, nehmen Sie diese Spalte aus der Tabelle der Personen.
problem-count = { $detail ->
    [not-a-count] Eine Zeile sagt nicht, für wie viele Datensätze sie steht (records.count).{ problem-where } Schreiben Sie eine ganze Zahl ab 1 ohne Trennzeichen, und lassen Sie Zeilen ohne Datensatz weg.
   *[too-many] Die Zeilen stehen zusammen für mehr als { $expected } Datensätze, und das sind mehr, als gezählt werden können.{ problem-where } Teilen Sie die Tabelle nach einer Spalte, die bleibt, wie sie ist, etwa nach Jahr oder Region, und anonymisieren Sie jeden Teil für sich.
}
problem-fold = { $detail ->
    [person-missing] { $found ->
        [one] Ein Datensatz sagt nicht, wessen er ist, und kann nicht mit anderen seiner Person zusammengefasst werden.
       *[other] { $found } Datensätze sagen nicht, wessen sie sind, und können nicht mit anderen derselben Person zusammengefasst werden.
    }{ problem-where } Genannt ist die Stelle des ersten. Ergänzen Sie die Spalte; dürfen sie wegbleiben, geben Sie das an (data.fold.unassigned: "leave-out"): Dann werden sie im Bericht gezählt.
    [nobody] Kein Datensatz sagt, wessen er ist; es gibt also keine Person.{ problem-where } Nennen Sie die Spalte mit der Personenkennung (data.fold.by).
    [order-missing] Ein Datensatz einer Person mit mehreren sagt nicht, von wann er ist. Nichts zeigt also, welcher zuerst kommt.{ problem-where } Ergänzen Sie die Spalte, oder richten Sie sich nach einer anderen oder nach der Reihenfolge der Datei (data.fold.order).
    [order-unclear] Die Spalte, die sagen soll, welcher Datensatz zuerst kommt, enthält weder Zahlen noch Datumsangaben in einem einzigen Format.{ problem-where } Nennen Sie eine andere, geben Sie an, wie ihre Datumsangaben geschrieben sind (data.fold.format), oder richten Sie sich nach der Reihenfolge der Datei.
    [order-ambiguous] Die Datumsangaben, die sagen sollen, welcher Datensatz zuerst kommt, lassen sich auf zwei Arten lesen, mit dem Tag oder dem Monat vorn.{ problem-where } Geben Sie neben der Reihenfolge an, was gemeint ist (im Rezept: data.fold.format, etwa "%d/%m/%Y").
    [not-a-date] { $found ->
        [one] 1 Wert der Spalte, die sagt, welcher Datensatz zuerst kommt, ist kein Datum
       *[other] { $found } Werte der Spalte, die sagt, welcher Datensatz zuerst kommt, sind keine Datumsangaben
    } im angegebenen Format.{ problem-where } Genannt ist die Stelle des ersten. Berichtigen Sie den Wert oder das Format, oder lassen Sie den Text als fehlend gelten.
    [not-a-number] { $found ->
        [one] 1 Wert ist keine Zahl
       *[other] { $found } Werte sind keine Zahlen
    }, und Zahlen sollen addiert oder verglichen werden.{ problem-where } Genannt ist die Stelle des ersten. Berichtigen Sie die Werte, lassen Sie den Text als fehlend gelten, geben Sie an, wie die Datei Zahlen schreibt (data.format), oder behalten Sie den ersten oder den letzten.
    [sum-too-long] Die Summe der Zahlen einer Person hat mehr Ziffern, als genau gespeichert werden können.{ problem-where } Behalten Sie eine andere der Zahlen, oder schreiben Sie sie mit weniger Dezimalstellen.
    [by-kept] Die Spalte enthält die Personenkennung; je Person gibt es nur einen Wert.{ problem-where } Nehmen Sie sie aus { $field } heraus.
    [counted-twice] Zwei neue Spalten würden die Datensätze einer Person zählen.{ problem-where } Nehmen Sie eine davon aus { $field } heraus.
    [no-names] Eine Datei ohne Spaltennamen kann keine neue Spalte bekommen, da ihre Spalten nach Nummern gehen.{ problem-where } Geben Sie ihnen Namen (data.format.names), oder nehmen Sie die Spalte aus { $field } heraus.
   *[other] Die Datensätze jeder Person lassen sich nicht zusammenfassen: { $detail }.{ problem-where }
}
problem-join = { $detail ->
    [files] { problem-join-files }
    [no-name] Eine weitere Tabelle hat keinen Namen.{ problem-where } Benennen Sie sie (name): So heißt sie in Meldungen und Berichten.
    [one-name] Zwei weitere Tabellen heißen gleich. Benennen Sie eine davon anders: { $field }.
    [no-names] Die Spalten einer Datei haben keine Namen und ließen sich in zusammengeführten Tabellen nicht unterscheiden.{ problem-where } Benennen Sie sie (format.names), oder schreiben Sie eine Zeile mit Namen in die Datei.
    [key-missing] { $found ->
        [one] Ein Datensatz der Personentabelle sagt nicht, wessen er ist.
       *[other] { $found } Datensätze der Personentabelle sagen nicht, wessen sie sind.
    }{ problem-where } Genannt ist der Ort des ersten. Vervollständigen Sie die Spalte, oder nehmen Sie die Datensätze heraus.
    [key-twice] { $found ->
        [one] Ein Schlüssel steht zweimal in der Personentabelle, in der jede Person einen Datensatz hat.
       *[other] { $found } Datensätze der Personentabelle haben einen Schlüssel, der dort schon vorher steht; jede Person hat darin einen Datensatz.
    }{ problem-where } Genannt ist der Ort der ersten beiden. Nehmen Sie die übrigen Datensätze heraus, wählen Sie eine andere Spalte (data.join: key), oder machen Sie diese Datei zur weiteren Tabelle.
    [without-person] { $found ->
        [one] Ein Datensatz einer weiteren Tabelle gehört niemandem: Sein Schlüssel fehlt oder steht nicht in der Personentabelle.
       *[other] { $found } Datensätze einer weiteren Tabelle gehören niemandem: Ihre Schlüssel fehlen oder stehen nicht in der Personentabelle.
    }{ problem-where } Genannt ist der Ort des ersten. Vervollständigen Sie die Personentabelle; Schlüssel werden Buchstabe für Buchstabe verglichen, 07 ist also nicht 7. Oder sagen Sie, dass solche Datensätze weggelassen werden dürfen (data.join: "without-person": "leave-out"): Der Bericht zählt sie dann.
    [no-marker] Jemand hat in einer weiteren Tabelle keinen Datensatz, und nichts sagt, wie eine fehlende Zelle aussieht. Nennen Sie einen Text, der „fehlend“ bedeutet (missing.values).
    [name-twice] Eine Spalte einer weiteren Tabelle hieße wie eine andere.{ problem-where } Benennen Sie die Tabelle anders (data.join: name), oder benennen Sie die Spalte in ihrer Datei um.
    [too-many] Die Tabellen kommen zusammen auf { $found } Datensätze, und mehr als { $expected } lassen sich nicht bearbeiten. Teilen Sie die Personen in Teile, und veröffentlichen Sie jeden.
    [too-many-combinations] Wer in mehreren weiteren Tabellen Datensätze hat, bekommt jeden der einen neben jeden der anderen: zusammen { $found } Datensätze, und mehr als { $expected } werden nicht gebildet. Machen Sie vorher aus den Datensätzen einer weiteren Tabelle einen je Person, wie data.fold es mit einer Datei tut, oder führen Sie weniger Tabellen zusammen.
    [no-entity] Tabellen werden zusammengeführt (data.join), sodass eine Person mehrere Datensätze hat, und das Rezept sagt nicht, dass Personen gezählt werden: Drei Datensätze einer Person gälten als drei Personen. Sagen Sie es: "records": {"{"}"entity": "{ $attribute }"{"}"}.
    [other-entity] Tabellen werden nach dem Schlüssel jeder Person zusammengeführt (data.join), und Personen werden nach einer anderen Spalte gezählt. Zählen Sie sie nach dem Schlüssel: "records": {"{"}"entity": "{ $attribute }"{"}"}.
    [person] Tabellen werden zusammengeführt (data.join), sodass eine Person mehrere Datensätze hat, und das Rezept sagt, dass jeder eine andere Person ist (records.person). Sagen Sie stattdessen, wessen sie sind (records.entity).
    [counts] Eine Zeile steht für mehrere Datensätze (records.count), sodass niemand sagen kann, wessen die Datensätze einer weiteren Tabelle sind. Lassen Sie eines von beiden weg.
    [fold-counts] { $attribute } soll je Person gezählt oder summiert werden (data.fold) und steht in den zusammengeführten Tabellen öfter als in der eigenen Datei. Lassen Sie den ersten Wert behalten, oder stellen Sie den Personen nur diese eine Tabelle zur Seite.
   *[no-key] Über welche Spalten diese Tabellen zusammengehören, ist nicht klar: Keine Spalte der ersten Datei mit je Datensatz einem anderen Wert enthält die Werte einer Spalte dieser Datei, oder mehrere können gemeint sein, oder die erste Datei hat von manchen Personen mehrere Datensätze.{ problem-where } Nennen Sie die Datei mit einem Datensatz je Person zuerst; was die Personen unterscheidet, muss in beiden gleich geschrieben sein. Oder nennen Sie die Spalten im Rezept (data.join: key, other-key).
}
problem-join-files = { $expected ->
    [0] Das Rezept ist für eine Datei, und hier stehen ihr weitere Tabellen zur Seite. Laden Sie die Datei, für die es ist, allein.
    [one] Das Rezept stellt der Personentabelle eine weitere Tabelle zur Seite (data.join). Geben Sie beide Dateien zusammen: Legen Sie sie gemeinsam ab, oder wählen Sie sie gemeinsam aus.
   *[other] Das Rezept stellt der Personentabelle { $expected } weitere Tabellen zur Seite (data.join). Geben Sie alle Dateien zusammen: Legen Sie sie gemeinsam ab, oder wählen Sie sie gemeinsam aus.
}
problem-not-together = { $detail ->
    [earlier-columns] Das Rezept schützt die Werte einer Spalte, die mit "earlier": "columns" als bekannt gilt, weil die frühere Veröffentlichung sie zeigt: Wer eine Gruppe teilt, teilt, was bekannt ist, und kein Schutzziel kann dort gelten.{ problem-where } Nehmen Sie { $field } aus dem Rezept, oder verlangen Sie "earlier": "floors".
    [entity-and-fold] Das Rezept gibt eine Spalte als Personenkennung an (records.entity) und fasst zugleich die Datensätze jeder Person zusammen (data.fold); danach ist jeder Datensatz eine Person. Behalten Sie eines von beiden.{ problem-where }
    [entity-and-items] Das Rezept zählt Personen (records.entity), Mengen von Elementen werden aber geschützt, indem Datensätze gezählt werden: Drei Datensätze einer Person gälten als drei Personen.{ problem-where } Fassen Sie die Datensätze jeder Person zusammen (data.fold), oder lassen Sie diese Spalte weg.
    [fold-role] Das Rezept gibt einer zusammengefassten Spalte zwei Rollen, eine unter data.fold und eine andere unter attributes. Behalten Sie eine von beiden.{ problem-where }
    [entity-and-person] Das Rezept gibt eine Spalte als Personenkennung an und sagt zugleich, dass jeder Datensatz eine Person ist. Behalten Sie eines von beiden: records.entity oder records.person.{ problem-where }
    [header-line-without-header] Das Rezept sagt, in welcher Zeile die Namen stehen (data.format.header-line), und zugleich, dass es keine gibt (data.format.header). Behalten Sie eines von beiden; um anzugeben, wo die Datensätze ohne Namen beginnen, schreiben Sie data.format.first-line.{ problem-where }
    [name-or-column] Eine Spalte, die mit Nullen aufgefüllt wird (data.format.leading-zeros), wird mit ihrem Namen angegeben oder, in einer Datei ohne Kopfzeile, mit ihrer Nummer. Geben Sie eines von beiden an.{ problem-where }
    [null-map-population] Die Null-Map verlangt eine Tabelle von Personen, die hier keinen Datensatz haben; das Rezept zählt aber in einer Grundgesamtheit, in der auch die Personen der Daten stehen (k-Map, δ-Presence oder risk.population). Behalten Sie eines von beiden.{ problem-where }
    [null-map-missing] Eine Zelle eines Quasi-Identifikators fehlt und könnte der Wert von jedem sein: Niemand könnte sagen, dass keine Person jener Tabelle so aussieht.{ problem-where } Lassen Sie Datensätze mit fehlenden Zellen entfernen (missing.match: remove-row), oder nehmen Sie solche Personen aus ihrer Tabelle.
    [wildcard] Passen fehlende Zellen zu allem, lässt sich nur k-Anonymität einhalten, und das Rezept verlangt mehr. Behandeln Sie fehlend als eigenen Wert, oder lassen Sie die anderen Schutzziele weg.{ problem-where }
    [missing-own-value] Verlangt ist der Abstand von Zahlen, und fehlende Zellen zählen als eigener Wert, der keine Zahl ist. Schließen Sie fehlende sensible Werte aus, oder wählen Sie einen anderen Abstand.{ problem-where }
    [suppressed-remove-row] Unterdrückte Zellen sollen als fehlende gelten (missing.suppressed-equals-missing), und Datensätze mit fehlenden Zellen sollen entfernt werden: Dann ließe sich nichts veröffentlichen, worin eine Zelle unterdrückt ist. Nehmen Sie eines von beiden zurück.{ problem-where }
    [suppressed-star] Unterdrückte Zellen sollen als fehlende gelten (missing.suppressed-equals-missing), und unterdrückte Datensätze sollen mit „*“ in jeder Spalte stehen bleiben. Lassen Sie unterdrückte Datensätze weg: Art der Unterdrückung „drop“.{ problem-where }
    [engine-together] Eine Kennung wird zusammen mit anderen Spalten gelesen (data.together), und eine Datenbank liest jede Spalte für sich.{ problem-where } Führen Sie sie in der Datenbank zu einer Spalte zusammen, und lassen Sie data.together weg.
    [together-role] Was zusammen mit anderen Spalten gelesen wird (data.together), unterscheidet Personen und hat eine andere Rolle als „identifier“.{ problem-where } Geben Sie ihm diese Rolle.
    [together-itself] Eine Spalte soll zusammen mit sich selbst, zweimal mit derselben oder mit keiner gelesen werden (data.together).{ problem-where } Nennen Sie andere Spalten, jede einmal.
    [engine-join] Der Datei werden weitere Tabellen zur Seite gestellt (data.join), und eine Datenbank hält hier eine Tabelle.{ problem-where } Führen Sie sie in der Datenbank zusammen, und lassen Sie data.join weg.
    [counts-role] Die Spalte, die sagt, für wie viele Datensätze eine Zeile steht (records.count), hat eine andere Rolle als „insensitive“.{ problem-where } Geben Sie ihr diese Rolle: Sie wird mit der Summe aller Zeilen veröffentlicht, die dasselbe zeigen.
    [counts-entity] Eine Zeile steht für mehrere Datensätze (records.count), und eine Spalte unterscheidet Personen (records.entity): Wessen Datensätze das sind, ist nicht zu erkennen. Zählen Sie vorher jede Person einmal, und lassen Sie records.entity weg.{ problem-where }
    [counts-weight] Wo Datensätze gezählt werden, wird die Spalte ihrer Gewichte (records.sampling-weight) zusammengezählt, und nichts sonst darf auf sie sehen.{ problem-where } Machen Sie sie zum Identifikator, der nicht veröffentlicht wird, oder unkritisch, und lassen Sie weg, was sonst auf sie sieht.
    [counts-household] Eine Zeile steht für mehrere Datensätze (records.count), und wer zusammen wohnt, wird Person für Person gesagt (records.household). Lassen Sie eines von beiden weg.{ problem-where }
    [counts-fold] Eine Zeile steht für mehrere Datensätze (records.count), sodass die Datensätze einer Person nicht zusammengefasst werden können (data.fold). Tun Sie das, bevor Sie zählen.{ problem-where }
    [counts-items] Eine Zeile steht für mehrere Datensätze (records.count), und Mengen von Elementen werden Datensatz für Datensatz geschützt. Lassen Sie eines von beiden weg.{ problem-where }
    [counts-hidden] Eine Zeile steht für mehrere Datensätze (records.count), und Zeilen, die dasselbe zeigen, werden als eine veröffentlicht. Deshalb kann nichts auf eine Spalte sehen, die nicht veröffentlicht wird, oder auf die Zahl der Datensätze selbst.{ problem-where } Geben Sie der Spalte eine andere Rolle, oder lassen Sie weg, was auf sie sieht.
    [counts-parting] Eine Zeile steht für mehrere Datensätze (records.count), und diese Umkodierung verteilt gleiche Datensätze auf verschiedene Klassen. Wählen Sie eine andere, oder schreiben Sie die Tabelle aus.{ problem-where }
    [counts-start] Eine Zeile steht für mehrere Datensätze (records.count), und diese Umkodierung beginnt mit einem Datensatz an einer Stelle der Datei, die gezählte Datensätze nicht haben. Wählen Sie eine andere, oder schreiben Sie die Tabelle aus.{ problem-where }
    [counts-attack] Eine Zeile steht für mehrere Datensätze (records.count), und hier gilt jede Zeile als eine Person. Schreiben Sie die Tabelle aus, eine Zeile für jeden Datensatz.{ problem-where }
    [perturb-identifier] Eine Spalte soll verfälscht werden, die entfernt wird.{ problem-where } Lassen Sie perturb weg.
    [perturb-quasi-identifier] Ein Quasi-Identifikator soll verfälscht werden. Stimmen seine Werte nicht, so ist niemand mit denen in einer Gruppe, die ihm wirklich gleichen, und kein Schutz durch k würde gelten.{ problem-where } Lassen Sie perturb weg, oder geben Sie der Spalte eine andere Rolle.
    [perturb-counts] Eine Zeile steht für mehrere Datensätze, und Werte werden Datensatz für Datensatz getauscht oder gezogen.{ problem-where } Schreiben Sie die Tabelle aus, je Datensatz eine Zeile, oder lassen Sie perturb weg.
    [perturb-entity] Eine Person kann mehrere Datensätze haben (records.entity), und Werte werden Datensatz für Datensatz getauscht oder gezogen: Wer die Datensätze einer Person nebeneinanderlegt, sieht den wahren.{ problem-where } Fassen Sie die Zeilen je Person zusammen (data.fold), oder lassen Sie perturb weg.
    [perturb-items] Eine Spalte enthält Mengen von Elementen und soll verfälscht werden.{ problem-where } Behalten Sie eines von beiden.
    [perturb-declined] Das Rezept lehnt den Schutz einer Spalte ab, die es verfälscht.{ problem-where } Behalten Sie eines von beiden.
    [perturb-model] Ein Schutzziel handelt von den Werten einer Spalte, die verfälscht wird. Es würde an Werten gezählt, die nicht stimmen, und sagte nichts über die wahren.{ problem-where } Behalten Sie eines von beiden.
    [perturb-joint] Ein Schutzziel nimmt an, dass der Angreifer alle sensiblen Spalten kennt (joint), und die Werte dieser einen stimmen nicht.{ problem-where } Behalten Sie eines von beiden.
    [perturb-read] Eine Spalte sagt, wer zusammengehört, was ein Datensatz wiegt oder was verloren geht, und soll verfälscht werden: Das stimmte dann nicht mehr.{ problem-where } Behalten Sie eines von beiden.
    [perturb-one-value] Eine Spalte soll verfälscht werden, in der es zu wenig zu tauschen gibt: Alle Werte sind gleich, oder es werden so wenige Datensätze geschrieben, dass weniger als drei getauscht würden.{ problem-where } Lassen Sie perturb weg.
    [perturb-many-values] Werte sollen aus allen einer Spalte gezogen werden, die { $found } verschiedene hat; bei so wenigen Datensätzen dürfen es { $expected } sein, je Wert zehn Datensätze. Was gezogen wird, wäre oft der genaue Wert einer einzelnen anderen Person.{ problem-where } Wählen Sie den Tausch von Werten (Data Swapping), oder vergröbern Sie die Werte vorher.
    [perturb-likelihood] Gefragt ist, wie wahrscheinlich ein Wert einer Spalte ist, deren Werte nicht stimmen müssen.{ problem-where } Mit einer solchen Spalte wird nichts versucht: Lassen Sie die Angabe weg.
    [perturb-earlier] Eine frühere Veröffentlichung zeigt eine Spalte, deren Werte hier nicht stimmen. Die meisten können trotzdem stimmen, und wie viel beide zusammen verraten, lässt sich nicht sagen.{ problem-where } Lassen Sie die Spalte weg, oder lassen Sie perturb weg.
    [engine-counted] Ein Plan für eine Datenbank wird aus dem gemacht, was sie gezählt hat: Die Zahl der Datensätze steht in der letzten Spalte, outis_n, und sagt, für wie viele eine Zeile steht (records.count).
    [engine-counts] Das Rezept sagt, dass eine Zeile für mehrere Datensätze steht (records.count), und eine Datenbank zählt sie selbst. Lassen Sie records.count weg.{ problem-where }
    [engine-zeros] Das Rezept füllt Spalten mit Nullen auf (data.format.leading-zeros), und das geschieht mit den Zellen einer Datei. Lassen Sie die Sicht der Datenbank sie so zeigen, und lassen Sie es weg.{ problem-where }
    [engine-blocks] Das Rezept füllt Datensätze aus dem darüber auf (data.format.fill-down), und die Zeilen einer Datenbank haben keine Reihenfolge. Füllen Sie sie in einer Sicht der Datenbank auf, und lassen Sie die Angabe weg.{ problem-where }
    [engine-format] Das Rezept verlangt eine Arbeitsmappe oder XML (output.format), und eine Datenbank schreibt eine Tabelle. Lassen Sie es weg.{ problem-where }
    [engine-name] Eine Spalte hat keinen Namen, den eine Datenbank neben denen von Outis führen kann: Er ist leer, enthält ein Steuerzeichen oder beginnt mit outis_.{ problem-where } Zeigen Sie die Spalte in einer Sicht der Datenbank unter einem anderen Namen, und nennen Sie sie im Rezept so.
    [engine-form] Die Form a sagt einer Datenbank, was für jeden Wert jeder Spalte geschrieben wird, und diese Rekodierung schreibt einen Wert auf mehrere Arten, oder unterdrückte Datensätze bleiben. Lassen Sie --form weg, oder wählen Sie b.
    [engine-separator] Eine Zelle enthält das Zeichen U+001F, das zwischen den Zellen eines Schlüssels steht.{ problem-where } Nehmen Sie es aus der Tabelle.
    [engine-formula-texts] Zellen der Zählungen geben einen Text in einer Formel an, ="01067". Hier wird er als 01067 gelesen, und die Datenbank enthält, was dort steht: Planen Sie mit der Befehlszeile, oder zeigen Sie die Spalte in einer Sicht ohne die Formel.
    [engine-line] Eine Zelle enthält eine Zeile, in der nichts als \. steht; dort endet für psql, was geladen wird.{ problem-where } Nehmen Sie sie in einer Sicht der Datenbank heraus.
    [engine-guard] Eine veröffentlichte Zelle beginnt wie eine Formel.{ problem-where } Eine Datenbank setzt keinen Apostroph davor: Das muss tun, wer die Veröffentlichung in eine Datei für Tabellenkalkulationen schreibt. Sagen Sie das mit output.formula-guard: false, oder ändern Sie diese Zellen.
   *[other] Ein Schutzziel verträgt sich nicht mit einer anderen Einstellung: { $detail }.{ problem-where }
}
problem-population-without-sample = { $found ->
    [one] Ein Datensatz findet in der Tabelle der Grundgesamtheit zu wenige gleiche
   *[other] { $found } Datensätze finden in der Tabelle der Grundgesamtheit zu wenige gleiche
  } oder keine{ $detail ->
    [none] { "" }
   *[other] {" "}({ $detail })
}.{ problem-where }{ $record ->
    [none] { "" }
   *[other] {" "}Genannt ist die Stelle des ersten.
} Die Grundgesamtheit muss alle Personen enthalten, auch die der Daten, und gleich geschrieben.
problem-star-group-fails = { $found ->
    [one] Der unterdrückte Datensatz bliebe als eigene Gruppe
   *[other] Die { $found } unterdrückten Datensätze blieben als eine Gruppe
  }, und diese Gruppe hält die Schutzziele nicht ein. Lassen Sie Unterdrücktes stattdessen weg: Unterdrückungsart „drop“.
problem-not-quasi-identifier = Für eine Spalte, die kein Quasi-Identifikator ist, sind Stufen, eine Obergrenze, eine Untergrenze oder ein Gewicht angegeben.{ problem-where } Ändern Sie ihre Rolle, oder entfernen Sie die Angaben.
problem-not-for-recoding = { $field ->
    [models] δ-Presence lässt sich bei dieser Rekodierung nicht verwenden. Ihre Gruppen können für dieselben Personen der Grundgesamtheit stehen, und wie wahrscheinlich jemand in der Tabelle ist, sagt dann nicht mehr jede Gruppe für sich. Wählen Sie „Zweige der Hierarchien“ oder eine globale Suche (Full-Domain): Dabei ist niemand in zwei Gruppen.
    [missing] Fehlende Werte können bei dieser Rekodierung nicht zu allem passen. Wählen Sie eine globale Suche (Full-Domain) oder eine Unterdrückung einzelner Zellen, bei der unterdrückte Zellen als fehlende gelten, oder behandeln Sie fehlend als eigenen Wert.
   *[other] Das lässt sich nur bei globaler Rekodierung (Full-Domain) verwenden: { $field }.
}
problem-level-too-high = Verlangt ist eine Stufe, die die Hierarchie nicht hat.{ problem-where } { $expected ->
    [none] { "" }
   *[other] Die höchste ist { $expected }.
}
problem-level-too-low = Verlangt ist eine Stufe, die feiner ist, als die Spalte sein darf.{ problem-where }{ $expected ->
    [none] { "" }
   *[other] {" "}Die niedrigste erlaubte ist { $expected }.
}
problem-floor-too-high = Die niedrigste erlaubte Stufe liegt über der höchsten.{ problem-where }{ $expected ->
    [none] { "" }
   *[other] {" "}Die höchste ist { $expected }.
} Senken Sie sie, oder erhöhen Sie die höchste.
problem-parameter = { $detail ->
    [six-decimals-above-zero] { $field } muss eine Zahl über 0 mit höchstens sechs Stellen nach dem Dezimalpunkt sein.{ problem-where } Wählen Sie eine solche.
    [six-decimals-from-zero] { $field } muss eine Zahl ab 0 mit höchstens sechs Stellen nach dem Dezimalpunkt sein.{ problem-where } Wählen Sie eine solche.
    [six-decimals] { $field } muss eine Zahl mit höchstens sechs Stellen nach dem Dezimalpunkt sein, nicht weiter von 0 entfernt als 1000000000.{ problem-where } Wählen Sie eine solche.
    [all-zero] Alle Quasi-Identifikatoren haben das Gewicht 0; nichts würde als Verlust zählen. Geben Sie mindestens einem ein Gewicht über 0.
    [whole-numbers] Die Spalte, die { $field } nennt, muss ganze Zahlen ab 1 enthalten, und eine Zelle darin ist keine.{ problem-where } Genannt ist die Stelle der ersten. Berichtigen Sie die Zelle, lassen Sie ihren Text als fehlend gelten, oder nennen Sie eine andere Spalte.
    [labels] Die Spalte, die { $field } nennt, muss Bezeichnungen der Stufen enthalten, und eine Zelle darin ist keine.{ problem-where } Genannt ist die Stelle der ersten. Berichtigen Sie die Zelle, lassen Sie ihren Text als fehlend gelten, oder nennen Sie eine andere Spalte.
    [engine-parts] { $file } ist ein Ordner und enthält nicht genau eine Datei part-…. Führen Sie die Anweisungen von Outis unverändert aus: Sie lassen Spark eine einzige schreiben.
    [engine-source] { $field } muss der Name einer Tabelle oder Sicht sein, etwa people, staff.people oder ein Name in den Anführungszeichen der Datenbank. Für alles andere legen Sie in der Datenbank eine Sicht an, und nennen Sie diese.
   *[other] { $line ->
        [none] Der Wert von { $field } liegt außerhalb des Erlaubten ({ $detail }).{ problem-where } Wählen Sie einen, der darin liegt.
       *[other] Eine Zelle der Spalte, die { $field } nennt, liegt außerhalb des Erlaubten ({ $detail }).{ problem-where } Genannt ist die Stelle der ersten. Berichtigen Sie die Zelle, oder nennen Sie eine andere Spalte.
    }
}
problem-simulation-counts-records = { $field ->
    [records] In einer Simulation ist jeder Datensatz der Grundgesamtheit eine Person, und dieses Rezept sagt etwas anderes.
    [loss] Eine Simulation sieht nur auf die Größe der Klassen, und der Verlust dieses Rezepts sieht auf mehr.
   *[other] In einer Simulation gehören Datensätze zusammen, die dasselbe zeigen, und in diesem Rezept passt ein fehlender Wert zu jedem.
  }{ problem-where } Nehmen Sie das aus dem Rezept.
problem-simulation-needs-k = Eine Simulation vergleicht k-Anonymität mit Regeln für dasselbe Risiko. Das Rezept muss also k-Anonymität verlangen und sonst nichts.{ problem-where } Ändern Sie seine Modelle.
problem-search-needs-monotone = Die Suche { $detail } schließt von einer Stufenkombination auf andere. Mit diesen Schutzzielen und der erlaubten Unterdrückung kann das falsch sein. Erlauben Sie keine Unterdrückung, oder nehmen Sie eine andere Suche, etwa die optimale.
problem-search-needs-drop = Die Suche { $detail } schließt von einer Stufenkombination auf andere. Wo unterdrückte Datensätze mit * bleiben, kann das falsch sein: Sie bilden eine eigene Gruppe, die zu klein werden kann. Lassen Sie sie weg (Unterdrückungsart „drop“), oder nehmen Sie eine andere Suche, etwa die optimale.
problem-search-needs-loss = Diese Suche richtet sich nach einem bestimmten Verlustmaß, „{ $detail }“, und das Rezept verlangt ein anderes. Wählen Sie dieses Maß oder eine andere Suche.
problem-lattice-too-large = { $detail ->
    [lattice] Es gibt mehr Stufenkombinationen, als einzeln geprüft werden können, nämlich { $expected }. Entfernen Sie Stufen, oder setzen Sie Grenzen.
   *[other] Es gibt mehr Stufenkombinationen, als die Suche { $detail } prüfen kann: Sie endet bei { $expected }. Entfernen Sie Stufen, setzen Sie Grenzen, oder nehmen Sie eine andere Suche, etwa die optimale.
  }
problem-places-exact = { $detail ->
    [squares] Die Datei sagt, wann Personen da waren, und das Rezept nicht, wie lange sie als gleichzeitig gelten: Die Veröffentlichung würde zeigen, wann die erste und wann die letzte von ihnen kam. Nennen Sie in { $field } einen Zeitraum, etwa 3600 für eine Stunde in Sekunden.
    [width] Regionen würden an genauen Orten von Personen enden. Nennen Sie in { $field } eine Breite, auf deren Vielfache sie vergrößert werden; oder verlangen Sie mit "exact": true die Form der Fachveröffentlichung, die solche Orte zeigt.
   *[period] Intervalle würden zu genauen Zeiten von Personen beginnen und enden. Nennen Sie in { $field } einen Zeitraum, auf dessen Vielfache sie vergrößert werden; oder verlangen Sie mit "exact": true die Form der Fachveröffentlichung, die solche Zeiten zeigt.
}
problem-places-reciprocal = Jede Anfrage wartet für sich und hat ein eigenes Intervall; niemandem lässt sich zusagen, dass andere dasselbe haben. Nehmen Sie { $field } heraus, oder nehmen Sie eine andere Suche.
problem-one-model = Ein Rezept für diese Art von Daten hat ein Datenschutzmodell, dieses hat mehrere. Behalten Sie eines unter "models".
problem-idle-field = { $detail ->
    [places-k] { $field } nennt eine Spalte, die dieses Verfahren nicht liest: Quadrate entstehen für das k des Modells, und nur bei temporal und clique-cloak kann jede Person mehr verlangen.{ problem-where } Wählen Sie eines dieser beiden (search.algorithm), oder entfernen Sie die Angabe und verlangen Sie das größte k im Modell.
   *[other] { $field } bewirkt nichts neben dem, was das Rezept sonst sagt.{ problem-where } Entfernen Sie es.
}
problem-sensitive-needed = Dieses Datenschutzmodell ist für sensible Elemente, und es ist keines genannt. Nennen Sie sie in { $field }.
problem-unknown-items = { $found ->
    [one] Ein in { $field } genanntes Element kommt
   *[other] { $found } in { $field } genannte Elemente kommen
  } in der Datei nicht vor. Was falsch geschrieben ist, schützt niemanden: Berichtigen oder entfernen Sie, was nicht vorkommt.
problem-sensitive-spelled = { $detail ->
    [within] { $found ->
        [one] Ein Element enthält ein sensibles neben anderen, getrennt durch Komma, Semikolon oder senkrechten Strich, und ist
       *[other] { $found } Elemente enthalten ein sensibles neben anderen, getrennt durch Komma, Semikolon oder senkrechten Strich, und sind
    } nicht in { $field } genannt: Das sensible Element würde offen veröffentlicht.{ problem-where } Geben Sie an, was Elemente trennt (data.format.item-delimiter), bereinigen Sie die Datei, oder nennen Sie auch solche Elemente dort.
   *[other] { $found ->
        [one] Ein Element unterscheidet sich von einem sensiblen nur in der Schreibweise und ist
       *[other] { $found } Elemente unterscheiden sich von einem sensiblen nur in der Schreibweise und sind
    } nicht in { $field } genannt: Das sensible Element würde offen veröffentlicht.{ problem-where } Schreiben Sie sie in Ihrer Datei gleich, oder nennen Sie auch diese Schreibweise dort.
}
problem-other-data-kind = Dieses Rezept ist für { $detail ->
    [queries] ein Suchprotokoll (data.kind: "queries")
    [graph] einen Graphen (data.kind: "graph")
    [locations] Orte (data.kind: "locations")
    [table] eine Tabelle
   *[other] Mengen von Elementen (data.kind: "transactions")
 }. Dafür hat die Seite einen eigenen Bereich: Öffnen Sie es unter „Laden“.
problem-no-models = Es ist kein Schutzziel gewählt. Wählen Sie eines unter „Schützen“.
problem-loss-needs-k = Der Verlust „{ loss-c-avg }“ ist ein Vielfaches von k, und kein Schutzziel hat ein k. Fügen Sie k-Anonymität hinzu, oder wählen Sie „{ loss-average-class-size }“, das dasselbe ohne k ist.
problem-frontier-needs-k = Gefragt ist, wie viel jedes k kostet, und kein Schutzziel hier ist k-Anonymität. Fügen Sie sie hinzu, gleich mit welchem k.
problem-level-missing = Das Rezept legt Stufen fest und hat keine für diesen Quasi-Identifikator.{ problem-where } Geben Sie seine Stufe an, oder lassen Sie suchen.
problem-not-verified = Die geschriebene Datei zeigt beim erneuten Lesen nicht, was verlangt war ({ $detail }). Es wurde nichts veröffentlicht. Das ist ein Fehler in Outis; bitte melden Sie ihn. Ihre Einstellungen sind erhalten.
problem-recipe-syntax = Das Rezept ist kein gültiges JSON.{ problem-where } Vielleicht wurde es abgeschnitten oder von Hand geändert: Öffnen Sie es an dieser Stelle in einem Editor, oder verwenden Sie eine frühere Kopie.
problem-xml-broken = Die Datei ist kein XML, das Outis liest.{ problem-where } { $detail ->
    [entities] Sie deklariert einen Dokumenttyp oder verwendet eine eigene Entität, die andere Dateien hereinziehen könnte: Schreiben Sie den Text selbst.
    [too-deep] Sie ist tiefer verschachtelt als { $expected } Elemente.
    [too-large] Sie hat mehr als { $expected } Bytes.
    [encoding] Sie ist nicht in der Kodierung, die sie nennt, oder, wo sie keine nennt, nicht in UTF-8: Speichern Sie sie als UTF-8.
    [cell] Eine Tabelle hat ein Element für jeden Datensatz und darin eines mit Text für jede Zelle; hier steht etwas anderes. Exportieren Sie die Tabelle stattdessen als CSV.
    [cell-twice] Ein Datensatz hat zwei Elemente mit demselben Namen, eine Tabelle aber nur eine Zelle für beide: Benennen Sie eines um.
    [attribute] Ein Datensatz oder eine Zelle hat ein Attribut, von dem sich nicht sagen lässt, ob es eine Zelle ist: Machen Sie ein Element daraus, oder entfernen Sie es.
    [too-many-cells] Ihren Datensätzen fehlen so viele Elemente der anderen, dass die Tabelle mehr als { $expected } Zellen hätte.
   *[other] Vielleicht wurde sie abgeschnitten oder von Hand geändert: Öffnen Sie sie an dieser Stelle in einem Editor.
}
problem-anon-job = Der Auftrag von ANON lässt sich nicht so ausführen, wie es in { $field } steht.{ problem-where } { $detail ->
    [unknown] Ein solches Element oder Attribut gibt es hier nicht. Vielleicht ist es falsch geschrieben; was nicht bekannt ist, wird nie stillschweigend weggelassen.
    [missing] Es fehlt: Fügen Sie es hinzu.
    [twice] Es steht zweimal dort: Entfernen Sie eines.
   *[other] Es muss { $detail } sein.
}
problem-anon-unsayable = Ein Auftrag von ANON kann nicht ausdrücken, was das Rezept in { $field } sagt.{ problem-where } { $detail ->
    [letter] Ein Name oder eine Bezeichnung enthält ein Steuerzeichen, das XML nicht aufnehmen kann.
   *[other] Ändern Sie es, oder behalten Sie das Rezept, wie es ist.
}
problem-anon-database = Der Auftrag nennt eine Datenbank (JDBC), und Outis verbindet sich mit keiner.{ problem-where } Exportieren Sie die Tabelle als CSV, und geben Sie sie mit --input an; oder lassen Sie die Datenbank ihre Datensätze zählen, und anonymisieren Sie die Zahlen.
problem-recipe-unknown-field = Das Rezept hat ein unbekanntes Feld: { $field }.{ problem-where } Vielleicht ist es falsch geschrieben, oder das Rezept ist für eine spätere Version von Outis.
problem-recipe-missing-field = Dem Rezept fehlt das Feld { $field }.{ problem-where } Fügen Sie es hinzu.
problem-recipe-duplicate-field = Das Rezept hat das Feld { $field } zweimal.{ problem-where } Welches gemeint ist, lässt sich nicht sagen: Entfernen Sie eines.
problem-recipe-type = { $field ->
    [none] Die Datei ist JSON, aber kein Rezept: Ein Rezept ist ein einziges Objekt in geschweiften Klammern.{ problem-where } Wählen Sie die Datei, die als Rezept gespeichert wurde.
   *[other] Das Rezept hat in { $field } etwas von der falschen Art.{ problem-where }{ $detail ->
        [whole-number] {" "}Es muss eine ganze Zahl sein{ $range ->
            [none] { "" }
           *[other] {" "}({ $range })
        }, ohne Vorzeichen, Dezimalstellen oder Anführungszeichen.
        [number] {" "}Es muss eine Zahl sein{ $range ->
            [none] { "" }
           *[other] {" "}({ $range })
        }, ohne Anführungszeichen.
        [text] {" "}Es muss ein Text in Anführungszeichen sein.
        [yes-or-no] {" "}Es muss true oder false sein, ohne Anführungszeichen.
        [list] {" "}Es muss eine Liste in eckigen Klammern sein.
        [object] {" "}Es muss ein Objekt mit benannten Feldern in geschweiften Klammern sein.
       *[other] { "" }
    }
}
problem-recipe-version = Das Rezept hat die Version { $found }; dieses Outis liest Version { $expected }. Verwenden Sie die Version von Outis, mit der es erstellt wurde.
problem-unknown-model = { $field } verlangt ein unbekanntes Datenschutzmodell.{ problem-where } Bekannt sind: { $detail }. Vielleicht ist es falsch geschrieben.
problem-policy-broken = Die Richtlinie{ $field ->
    [none] { "" }
   *[other] {" "}(bei { $field })
} { $detail ->
    [recipe-kind] ist keine Richtlinie von Outis: Ihr „kind“ ist „policy“.
    [recipe-version] hat eine andere Version, als dieses Outis liest.
    [recipe-syntax] ist kein gültiges JSON.
    [recipe-unknown-field] hat ein Feld, das nicht bekannt ist.
    [recipe-missing-field] hat etwas nicht, was sie haben muss.
    [recipe-duplicate-field] hat ein Feld zweimal.
    [unknown-model] verlangt einen Schutz, der nicht bekannt ist.
    [unknown-choice] nennt etwas, was nicht bekannt ist.
    [parameter] hat eine Zahl oder einen Text außerhalb dessen, was erlaubt ist.
   *[other] hat etwas von falscher Art.
}{ problem-where } Sie wird als Ganzes abgelehnt, denn eine falsch geschriebene Regel schützt niemanden.
problem-policy-attribute = Die Richtlinie „{ $policy }“ { $detail ->
    [never] gibt diese Spalte nie heraus.{ problem-where } Geben Sie ihr die Rolle „Identifikator“, dann wird sie weggelassen.
    [quasi-identifier] nimmt diese Spalte als Quasi-Identifikator.{ problem-where } Geben Sie ihr diese Rolle oder lassen Sie sie weg.
    [sensitive] nimmt diese Spalte als sensibel.{ problem-where } Geben Sie ihr diese Rolle oder lassen Sie sie weg.
    [treatment] verlangt eine gröbere Form dieser Spalte.{ problem-where } Geben Sie ihr die Hierarchie der Richtlinie und mindestens deren niedrigste Stufe, oder lassen Sie sie weg.
    [identifying] lässt diese Spalte nicht durch: Sie sieht aus, als wiese sie auf einzelne Personen.{ problem-where } Lassen Sie sie weg.
    [unprotected] nennt diese Spalte nicht und hat keinen Schutz für sie, und sie sieht sensibel aus.{ problem-where } Lassen Sie sie weg, oder lassen Sie die Richtlinie sie nennen.
   *[unknown] nennt diese Spalte nicht, und nichts sagt, wofür sie ist.{ problem-where } Lassen Sie sie weg, oder lassen Sie sie in die Richtlinie aufnehmen.
}
problem-policy-model = Die Richtlinie „{ $policy }“ verlangt { $detail }{ $expected ->
    [none] { "" }
   *[other] {" "}mit mindestens k = { $expected }
}; was vorliegt, verlangt weniger oder erfüllt es nicht.{ problem-where } Verlangen Sie ebenso viel im Rezept und anonymisieren Sie erneut.
problem-policy-setting = { $policy ->
    [none] Eine Richtlinie
   *[other] Die Richtlinie „{ $policy }“
} { $detail ->
    [search] erlaubt diese Suche nicht. Wählen Sie eine, die sie nennt.
    [forbidden] erlaubt den Schutz { $field } nicht. Nehmen Sie einen anderen.
    [earlier] verlangt, dass eine Veröffentlichung mit einer früheren verglichen wird. Geben Sie die frühere an.
    [earlier-accepted] erlaubt nicht, dass hingenommen wird, was diese Veröffentlichung und eine frühere zusammen sagen.
    [missing] lässt nicht zu, dass sensible Werte als fehlend gelten, die es gewöhnlich nicht sind: Kein Schutz würde sie zählen (missing.values). Nehmen Sie sie aus der Liste, oder lassen Sie fehlende als eigenen Wert zählen (missing.sensitive).
    [missing-values] lässt nicht zu, dass Texte als fehlend gelten, die gewöhnlich Werte sind: Sie würden geschrieben, wie sie sind (missing.values). Nehmen Sie sie aus der Liste.
    [names] kennt Spalten unter den Namen in der ersten Zeile der Datei, und das Rezept gibt ihnen andere (data.format.names) oder beginnt anderswo (header-line, first-line). Lassen Sie diese Angaben weg, und löschen Sie in der Datei, was über den Namen steht.
    [wildcard] zählt einen fehlenden Wert als eigenen Wert; das Rezept sagt, dass er zu allem passt. Ändern Sie missing.match.
    [warning] lässt keine Veröffentlichung mit der Warnung { $field } durch: Es gilt womöglich weniger, als es scheint.{ problem-where } Beheben oder beantworten Sie im Rezept, worum es geht, und anonymisieren Sie erneut.
    [format] lässt keine Datei durch, die mehr enthält als ihre Tabelle oder die Outis nicht geschrieben hat: Andere Blätter, verborgene Zellen, Anmerkungen oder Formate blieben ungelesen. Reichen Sie die Datei ein, wie Outis sie geschrieben hat, oder als CSV.
    [left-out] lässt keine Zeilen ungelesen durch, und das Rezept lässt welche aus (data.format). Nehmen Sie das aus dem Rezept und die Zeilen aus der Datei.
   *[kind] ist nur für Tabellen; bei Mengen, Orten, Graphen und anderen Daten würde sie nicht sagen, was gelten muss.
}
problem-policy-risk = Die Richtlinie „{ $policy }“ verlangt, dass sich überall mindestens { $expected } Datensätze gleichen; an einer Stelle { $found ->
    [one] ist es 1
   *[other] sind es { $found }
}. Verlangen Sie ein größeres k.
problem-policy-unshown = Die Richtlinie „{ $policy }“ nimmt nicht hin, was nur der Bericht sagen kann: { $detail ->
    [entity] welche Datensätze zu einer Person gehören.
    [sampling-weight] für wie viele Personen ein Datensatz steht.
    [personal-demands] was einzelne Personen verlangen.
    [population] wer noch zur Grundgesamtheit gehört.
    [treatments] wie ihre Zellen vergröbert wurden.
   *[earlier] was frühere Veröffentlichungen zusammen mit dieser sagen.
} Die Veröffentlichung zeigt es nicht, sodass es hier nicht geprüft werden kann.
problem-not-a-plan = { $detail ->
    [expected] expected.csv ist nicht die Datei, die mit plan.json geschrieben wurde.{ problem-where } Nehmen Sie beide unverändert aus dem Ordner eines Plans.
   *[other] Diese Datei ist kein Plan von Outis.{ problem-where } Wählen Sie den Ordner, den outis plan geschrieben hat.
}
problem-not-a-report = Diese Datei ist kein Bericht von Outis.{ problem-where } Wählen Sie den Bericht, der mit der Veröffentlichung geschrieben wurde.
problem-other-report = Der Bericht gehört zu einer anderen Datei: Sein SHA-256 ist nicht der dieser Veröffentlichung. Reichen Sie die beiden ein, die zusammen geschrieben wurden, unverändert.
problem-recipe-kind = Diese Datei ist kein Rezept von Outis. Wählen Sie die Datei, die als Rezept gespeichert wurde; ein Bericht zum Beispiel ist keines.
problem-attribute-name = Ein Eintrag des Rezepts muss entweder den Namen einer Spalte oder ihre Nummer haben: { $field }. Geben Sie eines von beiden an.
problem-no-randomness = Das System lieferte keinen Zufall, um die Datensätze zu mischen. Versuchen Sie es erneut, oder geben Sie einen eigenen Startwert an.
problem-unknown-choice = { $field } hat einen unbekannten Wert.{ problem-where }{ $detail ->
    [none] { "" }
   *[other] {" "}Erlaubt: { $detail }.
}
problem-not-searched = Für diese Einstellungen ist noch keine Tabelle gefunden. Starten Sie zuerst die Suche.
problem-nodes-spent = Die Suche hat so viele Stufenkombinationen geprüft, wie das Rezept erlaubt, und bis dahin keine Tabelle gefunden. Es kann eine geben: Erlauben Sie mehr, oder lassen Sie bis zum Ende suchen.
problem-no-solution = { $detail ->
    [none] Keine Wahl von einer Stufe je Spalte hält das Schutzziel innerhalb Ihrer Grenzen ein. Lassen Sie zu, dass mehr { record-people } wegbleiben, verlangen Sie weniger Schutz, oder kennzeichnen Sie weniger Quasi-Identifikatoren.
    [sets] Keine Veröffentlichung hält das Schutzziel innerhalb Ihrer Grenzen ein. Verlangen Sie weniger, lassen Sie bei k^m-Anonymität mehr Personen wegbleiben, oder prüfen Sie, ob es überhaupt genug Personen gibt: Weniger als k, oder mehr als eine von p mit demselben sensiblen Element, lassen sich nicht schützen. Bei privacy-degree braucht jede Person ein Element, das nicht sensibel ist.
    [locations] Nirgends ist jemand unter genug Personen; nichts kann veröffentlicht werden. Verlangen Sie weniger Personen oder größere Regionen, längere Zeiträume oder weitere Toleranzen; das Gebiet muss die Orte umschließen.
    [graph] Es wurde kein Graph gefunden, in dem jede Zahl von Verbindungen bei k oder mehr Personen vorkommt. Es müssen mindestens k Personen sein. Sind es genug, lassen Sie die Suche öfter beginnen (search.rounds), verlangen Sie weniger Schutz, oder wählen Sie search.algorithm "swap", das auch Verbindungen entfernt.
    [queries] Niemand hat gesucht oder gewollt, was genügend andere suchen oder wollen; es kann nichts veröffentlicht werden. Verlangen Sie weniger Personen (k) oder weitere Absichten (einen kleineren Wert von search.threshold), oder lassen Sie die Zeilen weniger zeigen: output.query "intent", output.address "none", keine Zeiten.
    [star] Keine Wahl von einer Stufe je Spalte hält das Schutzziel innerhalb Ihrer Grenzen ein, wenn nur die Gruppen mit * versehen werden, die es verfehlen. Versähe man mehr { record-people } mit *, könnte es gelingen; das versucht keine Suche. Lassen Sie stattdessen { record-people } weg (Unterdrückungsart „drop“), lassen Sie zu, dass mehr davon wegbleiben, verlangen Sie weniger Schutz, oder kennzeichnen Sie weniger Quasi-Identifikatoren.
    [fixed] Auf diesen Stufen ist das Schutzziel nicht eingehalten{ $found ->
        [none] {""}
       [one] : 1 { record-person } ist in einer Gruppe, die es verfehlt, und höchstens { $expected } dürfen wegbleiben
       *[other] : { $found } { record-people } sind in Gruppen, die es verfehlen, und höchstens { $expected } dürfen wegbleiben
    }.{ records-and-people } Wählen Sie gröbere Stufen, lassen Sie zu, dass mehr { record-people } wegbleiben, oder verlangen Sie weniger Schutz; die optimale Suche findet die Stufen, die am meisten erhalten.
   *[other] Die Suche „{ $detail }“ hat keine Tabelle gefunden, die das Schutzziel innerhalb Ihrer Grenzen einhält. Sie prüft nicht alle, also kann es eine geben: Die optimale Suche kann es sagen.
}
problem-file-missing = Eine Datei, die das Rezept nennt, wurde nicht gefunden.{ problem-where } Legen Sie sie neben das Rezept.
problem-file-not-attached = Das Rezept braucht eine Datei, die noch nicht hier ist.{ problem-where } Fügen Sie diese Datei bei.
problem-cancelled = Abgebrochen. Nichts hat sich geändert.
problem-unreadable = Der Browser konnte nicht die ganze Datei lesen. Vielleicht wurde sie beim Lesen geändert oder verschoben, oder sie liegt auf einem Laufwerk, das entfernt wurde. Wählen Sie sie erneut; was vorher geladen war, ist noch hier.
problem-file-changed = Die Datei wurde beim Lesen geändert und wäre eine Mischung aus zwei Dateien geworden. Warten Sie, bis kein Programm mehr in sie schreibt, und wählen Sie sie erneut; was vorher geladen war, ist noch hier.
problem-too-large = Soweit gelesen, hat die Tabelle etwa { $records } Datensätze, die etwa { $found } Arbeitsspeicher brauchten. Ein Tab kann { $expected } haben. Lassen Sie nicht benötigte Spalten weg, vor allem solche mit einem anderen Wert in jedem Datensatz, oder nehmen Sie weniger Datensätze; die Befehlszeile kann den ganzen Speicher des Rechners nutzen. Was vorher geladen war, ist noch hier.
problem-no-memory = Beim Lesen der Datei ging der Arbeitsspeicher aus: Etwa { $records } Datensätze hätten etwa { $found } gebraucht, und der Browser gab nur { $expected }. Lassen Sie nicht benötigte Spalten weg, vor allem solche mit einem anderen Wert in jedem Datensatz, oder nehmen Sie weniger Datensätze; die Befehlszeile kann den ganzen Speicher des Rechners nutzen. Was vorher geladen war, wird wieder gelesen.
problem-file-name-taken = Die Datei { $file } heißt wie die für { $attribute } verwendete, hat aber anderen Inhalt. Ein Rezept kennt Dateien nach ihren Namen: Benennen Sie eine von beiden um, und wählen Sie sie erneut.
problem-no-table = Auf dieser Seite ist gerade keine Tabelle geladen. Laden Sie zuerst eine; Ihre Einstellungen sind erhalten.
problem-file-not-written = Die gewählte Datei ließ sich nicht schreiben. Prüfen Sie, ob auf dem Datenträger Platz ist und kein anderes Programm die Datei geöffnet hat, oder schreiben Sie, ohne eine Datei zu wählen. Ihre Einstellungen sind erhalten.
problem-no-room = Der Browser hat keinen Platz für die Datei. In einem privaten Fenster sind etwa 500 MB das Höchste: Öffnen Sie diese Seite in einem normalen Fenster, oder schaffen Sie Platz auf dem Datenträger. Ihre Einstellungen sind erhalten.
problem-nothing-to-release = Jede Spalte ist ein Identifikator; die Veröffentlichung hätte keine Spalte. Geben Sie mindestens einer eine andere Rolle.
problem-internal = In Outis ist etwas schiefgegangen. An Ihren Daten liegt es nicht; bitte melden Sie es. Ihre Einstellungen sind erhalten.

## Parts

# Charts
chart-as-table = Als Tabelle zeigen
chart-number = { $n }
chart-axis-number = { NUMBER($n, useGrouping: 0, maximumFractionDigits: 2) }
chart-decimal = { NUMBER($n, maximumFractionDigits: 1) }
chart-loss = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-percent = { NUMBER($share, maximumFractionDigits: 2) } %
chart-one-in = 1 von { NUMBER($n, maximumFractionDigits: 1) }
chart-one-in-threshold = 1 von { NUMBER($n, maximumFractionDigits: 1) } (Ihre Schwelle)
chart-n-before = { $n } vorher
chart-n-after = { $n } nachher
chart-people-before = { counted-People } vorher
chart-people-after = { counted-People } nachher
chart-people-share = { $n } ({ NUMBER($share, maximumFractionDigits: 12) } %)

chart-sizes-heading = Wie viele { counted-people } wie vielen { unit-people.dative } gleichen: Jeder Balken zählt { counted-people }.
chart-size-axis = Gleich aussehende { unit-people }
chart-size-alone = 1 (allein)
chart-size-range = { $from }–{ $to }
chart-size-or-more = { $from } oder mehr
chart-k-line = mindestens { $k } gleich
chart-sizes-caption = { $unit ->
    [persons] Wie viele { counted-people } ihre Angaben mit wie vielen Personen teilen. In der ersten Zeile stehen alle allein.
   *[records] Wie viele Datensätze ihre Angaben mit wie vielen teilen. In der ersten Zeile steht jeder Datensatz allein.
  }
chart-sizes-before = Vorher: Von { $people } { counted-people.dative } { $alone ->
    [0] steht { $unit ->
        [persons] { $recordUnit ->
            [persons] keine
           *[records] keiner
        }
       *[records] keiner
    }
    [one] steht 1
   *[other] stehen { $alone }
  } allein, und { $small ->
    [one] 1 ist
   *[other] { $small } sind
  } in Gruppen mit weniger als { $k }.
chart-sizes-after = Nachher: Von { $people } { counted-people.dative } { $alone ->
    [0] steht { $unit ->
        [persons] { $recordUnit ->
            [persons] keine
           *[records] keiner
        }
       *[records] keiner
    }
    [one] steht 1
   *[other] stehen { $alone }
  } allein, und { $small ->
    [one] 1 ist
   *[other] { $small } sind
  } in Gruppen mit weniger als { $k }.

chart-risk-heading = Anteil der { counted-people }, deren Risiko, herausgegriffen zu werden, höher ist als das darunter angegebene.
chart-risk-above = Risiko über
chart-threshold = Schwelle 1 von { NUMBER($n, maximumFractionDigits: 1) }
chart-risk-caption = Wie viele { counted-people } mit einem höheren Risiko als der jeweiligen Wahrscheinlichkeit herausgegriffen werden können. Ein Risiko von 1 von 5 bedeutet, dass fünf { unit-people } gleich aussehen.
chart-risk-before = Vorher: { $above ->
    [0] { unit-Nobody } hat
    [one] 1 { unit-person } hat
   *[other] { $above } { counted-people } haben
  } ein Risiko über 1 von { NUMBER($n, maximumFractionDigits: 1) }; das sind { NUMBER($share, maximumFractionDigits: 12) } %.
chart-risk-after = Nachher: { $above ->
    [0] { unit-Nobody } hat
    [one] 1 { unit-person } hat
   *[other] { $above } { counted-people } haben
  } ein Risiko über 1 von { NUMBER($n, maximumFractionDigits: 1) }; das sind { NUMBER($share, maximumFractionDigits: 12) } %.

chart-gap-share = Nach { NUMBER($seconds, maximumFractionDigits: 1) } s erhält die beste Tabelle { NUMBER($best, maximumFractionDigits: 1) } % der Genauigkeit, und keine Wahl von einer Stufe je Spalte kann mehr als { NUMBER($bound, maximumFractionDigits: 1) } % erhalten.
chart-gap-share-nothing = Nach { NUMBER($seconds, maximumFractionDigits: 1) } s ist noch keine Tabelle gefunden; keine kann mehr als { NUMBER($bound, maximumFractionDigits: 1) } % der Genauigkeit erhalten.
chart-best-share-alone = Nach { NUMBER($seconds, maximumFractionDigits: 1) } s erhält die beste Tabelle { NUMBER($best, maximumFractionDigits: 1) } % der Genauigkeit.
chart-best-share-caption = Erhaltene Genauigkeit im Verlauf der Suche.
chart-gap-share-caption = Erhaltene Genauigkeit im Verlauf der Suche. Die Suche endet, wenn sich die beiden Zahlen treffen.
chart-best-share = beste { NUMBER($loss, maximumFractionDigits: 1) } %
chart-bound-share = höchstens { NUMBER($loss, maximumFractionDigits: 1) } %
chart-best-share-head = Bisher am meisten erhalten
chart-bound-share-head = Höchstens zu erhalten
chart-gap = Nach { NUMBER($seconds, maximumFractionDigits: 1) } s verliert die beste Tabelle { NUMBER($best, minimumFractionDigits: 3, maximumFractionDigits: 3) } der Genauigkeit, und keine Wahl von einer Stufe je Spalte kann weniger als { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) } verlieren.
chart-gap-nothing = Nach { NUMBER($seconds, maximumFractionDigits: 1) } s ist noch keine Tabelle gefunden; keine kann weniger als { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) } der Genauigkeit verlieren.
chart-best-alone = Nach { NUMBER($seconds, maximumFractionDigits: 1) } s verliert die beste Tabelle { NUMBER($best, minimumFractionDigits: 3, maximumFractionDigits: 3) } der Genauigkeit.
chart-best-caption = Verlust an Genauigkeit im Verlauf der Suche.
chart-gap-caption = Verlust an Genauigkeit im Verlauf der Suche. Die Suche endet, wenn sich die beiden Zahlen treffen.
chart-frontier-heading = Erhaltene Genauigkeit bei jedem k: eine Linie für jeden Anteil der { record-people }, die weggelassen werden dürfen.
chart-frontier = { $k ->
    [none] { "" }
   *[other] Mit Ihrem k = { $k } und höchstens { $limit } % weggelassen bleiben { $own } % der Genauigkeit erhalten.{ " " }
}{ $differ ->
    [no] Alle betrachteten k und Grenzen erhalten { $least } %.
   *[yes] Andere k und Grenzen erhalten { $least } bis { $most } %.
}
chart-frontier-limits = { $count ->
    [1] { $first } %
   *[other] { $first }–{ $last } %
}
chart-losses = Verlust jedes Verfahrens; je kürzer der Balken, desto mehr bleibt erhalten.
chart-losses-time = Verlust jedes Verfahrens gegen die benötigten Sekunden. Am besten ist unten links.
chart-kept = Erhaltene Genauigkeit jedes Verfahrens; je länger der Balken, desto mehr.
chart-kept-time = Erhaltene Genauigkeit jedes Verfahrens gegen die benötigten Sekunden. Am besten ist oben links.
chart-kept-number = { NUMBER($n, maximumFractionDigits: 1) } %
chart-lost = { $name }: { $loss }.
chart-lost-in = { $name }: { $loss } nach { NUMBER($seconds, maximumSignificantDigits: 2) } s.
chart-short-seconds = { NUMBER($n, maximumSignificantDigits: 2) } s
chart-best = beste { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-bound = mindestens { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-seconds = Sekunden
chart-best-head = Kleinster gefundener Verlust
chart-bound-head = Kleinstmöglicher Verlust
chart-none-yet = noch keiner

chart-share-said = { $name }: { NUMBER($share, maximumSignificantDigits: 3) } %
chart-share-after = nachher: { NUMBER($share, maximumSignificantDigits: 3) } %
chart-column-empty = (leer)
chart-column-others = { $others ->
    [one] und 1 weiterer
   *[other] und { $others } weitere
  }
chart-column-all-differ = { $others } verschiedene Werte
chart-column-value = { $label }: { $records }
chart-column-bars = Datensätze nach Wert: { $values }.
chart-column-bars-others = Datensätze nach Wert: { $values }; { $others ->
    [one] 1 weiterer Wert
   *[other] { $others } weitere Werte
  }: { $records }.
chart-column-histogram = Von { NUMBER($from, useGrouping: 0) } bis { NUMBER($to, useGrouping: 0) }; die meisten Datensätze, { $records }, liegen zwischen { NUMBER($low, useGrouping: 0, maximumFractionDigits: 1) } und { NUMBER($high, useGrouping: 0, maximumFractionDigits: 1) }.

# Records
records-search = Datensätze mit diesem Text finden
records-search-go = Finden
records-filter = Zeigen
records-filter-written = alle veröffentlichten
records-filter-changed = die geänderten
records-filter-left-out = die weggelassenen
records-filter-deciding = die in maßgeblichen Gruppen
records-empty-how = Eine leere Zelle enthält keinen Text, der sich finden ließe. Sortieren Sie nach einer Spalte, dann stehen ihre leeren Zellen beisammen.
records-looking = Alle Datensätze werden durchgesehen …
records-found-written = { $found ->
    [0] Kein veröffentlichter Datensatz enthält das.
    [one] 1 veröffentlichter Datensatz enthält das, vorher oder nachher.
   *[other] { $found } veröffentlichte Datensätze enthalten das, vorher oder nachher.
}
records-holding = { $searching ->
    [yes] {" "}mit diesem Text
   *[no] { "" }
}
records-found-changed = { $found ->
    [0] Kein solcher Datensatz ist geändert.
    [one] 1 Datensatz{ records-holding } ist geändert.
   *[other] { $found } Datensätze{ records-holding } sind geändert.
}
records-found-left-out = { $found ->
    [0] Kein solcher Datensatz ist weggelassen.
    [one] 1 Datensatz{ records-holding } ist weggelassen.
   *[other] { $found } Datensätze{ records-holding } sind weggelassen.
}
records-found-deciding = { $found ->
    [0] Kein solcher Datensatz ist in einer maßgeblichen Gruppe.
    [one] 1 Datensatz{ records-holding } ist in einer Gruppe, die dafür maßgeblich ist, was ein Schutzziel erreicht.
   *[other] { $found } Datensätze{ records-holding } sind in Gruppen, die dafür maßgeblich sind, was ein Schutzziel erreicht.
}
records-sort-how = Klicken Sie auf einen Spaltenkopf, oder drücken Sie dort die Eingabetaste, um danach zu sortieren: einmal vom ersten Wert an, zweimal vom letzten, ein drittes Mal wie in der Datei. → kennzeichnet, was geändert wurde.
records-wide = Nicht alle { $count } Spalten haben Platz.
records-scroll-how = Klicken Sie in die Tabelle, um darin zu blättern.
records-gone = weggelassen
records-none = Keine Datensätze
records-shown = Datensätze { $from } bis { $to } von { $count }
records-go = Zu Datensatz gehen
records-go-button = Gehen
records-waiting = wird gelesen
records-was = vorher
records-now = nachher
records-failed = Diese Datensätze ließen sich nicht lesen.
records-retry = Erneut versuchen

# Report
report-language = de
report-title = Bericht zur Anonymisierung
report-audience = Für den internen Gebrauch. Die Zahlen vor dem Schutz, der Fingerabdruck der Eingabe und die Stufen würden jemandem helfen, der in der Veröffentlichung Personen finden will.
report-none = nicht verfügbar
report-none-missing = keine Zelle fehlt
report-change = { $was } → { $is }
report-verdict-written = Die Datei wurde geschrieben, erneut gelesen und gemessen: Jedes verlangte Schutzziel ist eingehalten.
report-verdict-written-fails = Eine Datei wurde geschrieben, erfüllt aber nicht jedes verlangte Schutzziel. Veröffentlichen Sie sie nicht.
report-verdict-measured = Die Datei wurde so gemessen, wie sie ist: Jedes verlangte Schutzziel ist eingehalten.
report-verdict-measured-fails = Die Datei wurde so gemessen, wie sie ist: Sie erfüllt nicht jedes verlangte Schutzziel.
report-verdict-nothing = Nichts wurde geschrieben: Innerhalb der Grenzen wurde keine Tabelle gefunden, die jedes verlangte Schutzziel erfüllt.
report-figure-alone = { counted-People }, { counted-who } nach den Quasi-Identifikatoren allein stehen
report-figure-worst = Höchstes Risiko { unit-person.a-genitive }{ equal-chance }
report-figure-kept = Erhaltene Datensätze

report-read = Was gelesen wurde
report-measured = Was gemessen wurde
report-policy = Die Richtlinie { $id }, unter der sie entstand
report-written = Was geschrieben wurde
report-counted = Was gezählt wird
report-counted-entity = Eine Person kann mehrere Datensätze haben; „{ $name }“ ist die Personenkennung. Gruppen, Risiken und k zählen Personen. Wer Datensätze in mehreren Gruppen hat, zählt in jeder einmal. Weggelassene Datensätze, ihre Grenze und Schutzziele für sensible Werte zählen Datensätze.
report-counted-record = Jeder Datensatz ist eine Person: So sagt es das Rezept. Die Datei kann es nicht zeigen.
report-joined = Tabellen wurden zusammengeführt: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  } von { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
  }.{ $tables ->
    [one] {""}
   *[other] {" "}Aus mehreren Tabellen steht jeder Datensatz einer Person neben jedem anderen.
  }
report-joined-table = „{ $name }“: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
  }.{ $lacking ->
    [0] {" "}Jede Person hat einen.
    [one] {" "}1 Person hat keinen und behält einen Datensatz mit fehlenden Zellen.
   *[other] {" "}{ $lacking } Personen haben keinen und behalten je einen Datensatz mit fehlenden Zellen.
  } { $several ->
    [0] Niemand hat mehrere.
    [one] 1 Person hat mehrere, nämlich { $most }.
   *[other] { $several } Personen haben mehrere, höchstens { $most }.
  }{ $without ->
    [0] {""}
    [one] {" "}1 Datensatz, der niemandem gehört, wurde weggelassen.
   *[other] {" "}{ $without } Datensätze, die niemandem gehören, wurden weggelassen.
  }
report-joined-persons = Tabelle der Personen
report-folded = Aus der Datei wurde nach „{ $name }“ ein Datensatz je Person gemacht: { $persons } aus { $records }. { $several ->
    [one] 1 Person hatte mehrere
   *[other] { $several } Personen hatten mehrere
} (höchstens { $most }).{ $unassigned ->
    [0] {""}
    [one] {" "}1 Datensatz, der nicht sagt, wessen er ist, wurde weggelassen.
   *[other] {" "}{ $unassigned } Datensätze, die nicht sagen, wessen sie sind, wurden weggelassen.
} Werte, die Personen neben den behaltenen hatten: { $values }.
report-folded-column = { $name } (behalten: { $keep })
report-folded-order = Erster und letzter richten sich nach „{ $order }“.
report-file-records = Datensätze der Datei
report-made-records = Daraus gemachte Datensätze, einer je Person
report-counted-fold = Jeder Datensatz ist eine Person: Die Datensätze jeder Person wurden nach der Spalte mit der Personenkennung zusammengefasst.
report-sequences = Wen mehrere eigene Datensätze herausgreifen
report-sequences-text = Von { $persons } Personen haben { $sheltered } jeden Datensatz in einer Gruppe, deren Risiko nicht über der Schwelle liegt. Mit zwei Datensätzen zusammen lassen sich { $two } von ihnen herausgreifen, mit höchstens dreien { $three }: Niemand sonst hat so viele Datensätze in denselben Gruppen. Dazu muss jemand so viele Datensätze einer Person kennen und sagen können, welche zusammengehören.{ $least ->
    [yes] {" "}Alle zu prüfen, hätte zu lange gedauert: Es sind mindestens so viele.
   *[no] {""}
}
report-counted-open = Gezählt werden Datensätze. Eine Person kann mehrere davon haben: Niemand hat angegeben, ob es so ist. Eine Gruppe von fünf Datensätzen kann dann weniger als fünf Personen sein.
report-persons = Personen
report-lost-some = Personen, von deren Datensätzen manche weggelassen wurden
report-lost-all = Personen, deren Datensätze alle weggelassen wurden
report-records = Datensätze
report-columns = Spalten
report-hash = SHA-256 der Datei
report-file = Datei { $number }
report-hash-files = SHA-256 dieser Dateien nacheinander
report-no-part = Nicht Teil der Tabelle
report-hash-note = Alle Zahlen unten wurden an diesen Bytes gemessen, nachdem sie erneut gelesen wurden.
report-left-out = Weggelassene Datensätze
report-left-out-note = Weggelassen, damit das Schutzziel eingehalten ist.
report-starred = Datensätze mit * in jedem Quasi-Identifikator
report-starred-note = Mit * versehen, damit das Schutzziel eingehalten ist. Sie bleiben und bilden eine weitere Gruppe.
report-classes = Gruppen gleich aussehender { unit-people }
report-classes-note = Im Fach heißen sie Äquivalenzklassen: Datensätze, die in jedem Quasi-Identifikator übereinstimmen (einer Angabe, die sich mit anderen Quellen abgleichen lässt).
report-order = Reihenfolge der Datensätze
report-order-system = Zufällig, damit der Platz einer Person in der Datei nichts verrät.
report-order-given = Zufällig nach einem vorgegebenen Startwert, damit sich dieselbe Datei erneut herstellen lässt. Wer Startwert und Eingabe kennt, kann die Reihenfolge rückgängig machen.
report-order-input = Wie in der Eingabe. Wer die Reihenfolge der Eingabe kennt, kann Datensätze über ihren Platz abgleichen.

report-verdict-kept = { $columns ->
    [one] Aber 1 Spalte wurde mit Werten veröffentlicht, die für sich allein auf Personen hinweisen können.
   *[other] Aber { $columns } Spalten wurden mit Werten veröffentlicht, die für sich allein auf Personen hinweisen können.
  } Das Rezept nimmt das in Kauf.
report-verdict-columns = { $columns ->
    [one] Aber 1 Spalte wurde mit Werten veröffentlicht, die für sich allein auf Personen hinweisen können.
   *[other] Aber { $columns } Spalten wurden mit Werten veröffentlicht, die für sich allein auf Personen hinweisen können.
  } Im Rezept hat das niemand in Kauf genommen.
report-sensitive = Sensible Spalten
# With several records of a person the file does not show whose they are, but what is true of all is.
sensitive-certain = { $certain } von { $all } { counted-people.dative } sind in Gruppen{ $unit ->
    [persons] { $recordUnit ->
        [persons] {" "}mit einem einzigen Wert: Wer die Gruppe findet, kennt ihn
       *[records] , in denen alle in mindestens einem Datensatz denselben Wert haben: Wer das von der Gruppe weiß, weiß es von jeder Person
      }
   *[records] {" "}mit einem einzigen Wert: Wer die Gruppe findet, kennt ihn
  }
sensitive-likeliest = In mindestens einer Gruppe haben { $percent } % { $unit ->
    [persons] { $recordUnit ->
        [persons] { likeliest-shared }
       *[records] der Personen in mindestens einem ihrer Datensätze denselben Wert: Wer ihn von einer von ihnen vermutet, hat in { $percent } von 100 Fällen recht
      }
   *[records] { likeliest-shared }
  }
likeliest-shared = denselben Wert: Wer diese Gruppe findet, errät ihn in { $percent } von 100 Fällen
sensitive-unrecorded = { $unrecorded } von { $all } { counted-people.dative } sind in Gruppen, in denen kein Wert verzeichnet ist: Wer eine solche Gruppe findet, weiß das
sensitive-said = { $text }.
report-sensitive-asked = verlangt: { $models }
report-sensitive-declined = gegen Rückschlüsse nicht geschützt; das wurde im Rezept entschieden
report-sensitive-none = gegen Rückschlüsse nicht geschützt, und das Rezept sagt nicht, dass dies gewollt ist
report-sensitive-perturbed = ihre Werte müssen nicht für die Personen daneben gelten; was Gruppen über die wahren verraten, wird nicht gezählt
report-perturbed = Spalten, deren Werte nicht stimmen müssen
report-perturbed-note = Die Werte dieser Spalten wurden beim Schreiben zufällig verändert. Was neben einer Person steht, muss nicht ihr Wert sein. Wer die Datei erhält, muss das wissen, und auch, wie.
perturbed-swap = Die Werte von { $share } % der Datensätze wurden zufällig gezogen und unter ihnen getauscht.
perturbed-randomized-response = Jeder Wert blieb mit einer Wahrscheinlichkeit von { $keep } % und wurde sonst aus allen Werten der Spalte gezogen.
perturbed-swap-cells = Getauscht: { $drawn }, davon zeigen { $changed } einen anderen Wert als zuvor. Nicht für die Öffentlichkeit: je kleiner die Zahl, desto sicherer jeder Wert.
perturbed-randomized-response-cells = Neu gezogen: { $drawn }, davon zeigen { $changed } einen anderen Wert als zuvor; zu erwarten waren { $expected }. Nicht für die Öffentlichkeit: Die Zahl sagt mehr als ihr Erwartungswert.
perturbed-swap-counting = Die Spalte für sich lässt sich auszählen, wie sie ist. Wie sie mit anderen Spalten zusammenhängt, ist schwächer als zuvor, etwa um den Anteil.
perturbed-randomized-response-counting = Wie oft ein Wert wahr ist, wird aus dem Anteil λ der Datensätze geschätzt, die ihn zeigen, den m Werten, die es gibt, und der Wahrscheinlichkeit p, dass einer bleibt: (λ − (1 − p) / m) / p, mit einem Standardfehler von √(λ (1 − λ) / n) / p bei n Datensätzen.
perturbed-epsilon = Es gibt m = { $values } Werte, und ε = { $epsilon }: Kein Wert macht, was gezeigt wird, mehr als e^ε-mal so wahrscheinlich wie ein anderer, für alle, die wissen, welche Werte es gibt.
perturbed-given = Gezogen wurde nach einem vorgegebenen Startwert. Wer ihn, das Rezept und den Fingerabdruck der gelesenen Datei kennt, kann sie wieder wahr machen: Halten Sie ihn geheim.
perturbed-example = { $names }: Die Werte, die hier stehen, sind ein Beispiel. Beim Schreiben werden andere gezogen, und keiner ist für den der Person daneben zu halten.
report-single-columns = Spalten, die für sich allein auf Personen hinweisen können
report-single-columns-note = Gezählt in der geschriebenen Datei, bei Quasi-Identifikatoren nach der Generalisierung. Wen eine dieser Spalten verrät, dem hilft es nicht, in den Quasi-Identifikatoren anderen zu gleichen.
report-column-accepted = Im Rezept in Kauf genommen.
report-column-open = Von niemandem in Kauf genommen.
report-protections = Schutzziele
report-protections-note = Was verlangt war, und der stärkste Wert, den die Datei erfüllt.
report-model = Schutzziel
report-asked = Verlangt
report-achieved = Erreicht
report-result = Ergebnis
report-label = { $name }: { $label }
report-holds = eingehalten
report-fails = verfehlt
report-k-anonymity = { $unit ->
    [persons] Verlangt, dass mit jeder Person mindestens { $k } Personen gleich aussehen, sie selbst mitgezählt. Das verhindert, dass jemand herausgegriffen wird. Es verhindert nicht, dass bekannt wird, was alle Personen einer Gruppe gemeinsam haben.
   *[records] Verlangt, dass mit jedem Datensatz mindestens { $k } Datensätze gleich aussehen, er selbst mitgezählt. Das verhindert, dass ein Datensatz herausgegriffen wird. Es verhindert nicht, dass bekannt wird, was alle Datensätze einer Gruppe gemeinsam haben, und schützt keine Person, die mehrere davon hat.
  }{ $match ->
    [wildcard] {" "}Eine fehlende Zelle kann hier für alles stehen. { wildcard-fewer }
   *[other] {""}
  }

report-levels = Wie Angaben gröber gemacht wurden
report-levels-note = Jede Spalte wurde für alle auf eine Stufe ihrer Hierarchie gehoben. Stufe 0 ist exakt. „Erhalten“ ist der Anteil der Genauigkeit, der übrig ist; unterdrückte Datensätze haben keine: Bei 0 % ist nichts übrig. Das richtet sich danach, was eine Stufe unterscheiden könnte, auch wo alle verbliebenen Datensätze dasselbe zeigen.
report-attribute = Spalte
report-meanings = Was die Gruppen bedeuten
report-meaning-label = Gruppe
report-meaning = Bedeutung
report-level = Stufe
report-level-exact = 0 (exakt)
report-attribute-kept = Erhaltene Genauigkeit

report-loss = Was es gekostet hat
report-loss-value = Der Verlust ist { NUMBER($loss, maximumFractionDigits: 4) }{ $kept ->
    [none] { "." }
   *[other] : { $kept } der Genauigkeit bleiben erhalten.
}
report-proof-optimal = Bewiesen: Innerhalb der Grenzen erhält keine andere Wahl von einer Stufe je Spalte mehr{ proof-stars }.
report-proof-gap = Die Suche endete vorzeitig. Innerhalb der Grenzen kann keine Wahl von einer Stufe je Spalte weniger als { NUMBER($bound, maximumFractionDigits: 4) } verlieren; eine bessere könnte also höchstens { NUMBER($gap, maximumFractionDigits: 4) } ersparen{ proof-stars }.
report-proof-unsought = Nicht alles Mögliche wurde ausprobiert; eine Tabelle mit weniger Verlust kann es geben.
report-proof-none = Die Stufen waren vorgegeben und wurden nicht gesucht; eine Tabelle mit weniger Verlust kann es geben.
report-rounded = { NUMBER($n, maximumSignificantDigits: 4) }
report-large = { NUMBER($n, maximumFractionDigits: 0) }
report-vast = { NUMBER($n, maximumSignificantDigits: 4) } × 10^{ $power }
report-tiny = { NUMBER($n, maximumSignificantDigits: 2) }
report-rounded-note = Zahlen sind zum Lesen gerundet; der Bericht als JSON enthält jede Stelle.
report-metric = Verlustmaß
report-aggregate = Spalten verbunden durch
report-gs-factor = Abwägung zwischen Vergröbern und Weglassen
report-gs-factor-note = Von 0 (einen Datensatz wegzulassen, kostet nicht mehr, als ihn zu vergröbern) bis 1 (Vergröbern kostet nichts).
report-value = Verlust der Veröffentlichung
report-bound = Kleinster Verlust mit einer Stufe je Spalte
report-bound-note = Keine Wahl von einer Stufe je Spalte innerhalb der Grenzen verliert weniger{ proof-stars }.
report-algorithm = Suche
report-lattice = Stufenkombinationen
report-visited = { $of ->
    [proof] { $n } davon wurden geprüft; die übrigen ließen sich ausschließen.
    [levels] { $n } davon wurden geprüft.
   *[steps] Dieses Verfahren ist an keine davon gebunden; es hat { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  } ausprobiert.
  }

report-risk = Risiko vorher und nachher
report-risk-note = Das Risiko, wenn jemand weiß, dass die Person in der Datei ist, und alle ihre Quasi-Identifikatoren kennt: eins geteilt durch die Zahl der { unit-people }, die gleich aussehen.
report-measure = Maß
report-now = Jetzt
report-before = Vorher
report-after = Nachher
report-uniques = { counted-People }, { counted-who } allein stehen
report-uniques-note = Sonst sieht { unit-nobody } in der Datei so aus.
report-above = { counted-People } über der Schwelle
report-above-note = Ihr Risiko ist höher als die im Rezept festgelegte Schwelle.
report-max = Höchstes Risiko
report-max-note = { $unit ->
    [persons] Das der am stärksten gefährdeten Person
   *[records] Das des am stärksten gefährdeten Datensatzes
  }{ equal-chance }.
report-average = Durchschnittsrisiko
report-average-note = Über alle { unit-people }: Gruppen geteilt durch { unit-people }, in jeder Gruppe je einmal gezählt{ equal-chance }.
report-wildcard-max = Höchstes Risiko, wenn fehlende Zellen zu allem passen
report-wildcard-max-note = Wenn jemand eine fehlende Angabe für jeden Wert gelten lässt.
report-wildcard-average = Durchschnittsrisiko, wenn fehlende Zellen zu allem passen
report-wildcard-average-note = Dasselbe im Durchschnitt über alle { unit-people }.
report-worst-completion = Wie wenige jemandem bleiben, der die fehlenden Angaben kennt
report-worst-completion-note = Von allen Werten, die fehlende Zellen haben könnten, die, zu denen am wenigsten passen.
report-household-max = Höchstes Risiko eines Haushalts
report-household-max-note = Ein Haushalt ist gefunden, wenn ein Mitglied gefunden ist.
report-household-average = Durchschnittliches Risiko eines Haushalts
report-household-average-note = Dasselbe im Durchschnitt aller Haushalte.
report-household-expected = Gefundene Haushalte, wenn alle gesucht werden
report-household-expected-note = Wie viele zu erwarten sind.
report-journalist-max = Höchstes Risiko, in der Grundgesamtheit gefunden zu werden
report-journalist-max-note = { $unit ->
    [persons] Das der Person
   *[records] Das des Datensatzes
  } mit den wenigsten Doppelgängern in der Datei der Grundgesamtheit (Journalist-Risiko).
report-journalist-average = Durchschnittliches Risiko, in der Grundgesamtheit gefunden zu werden
report-journalist-average-note = Über alle { unit-people } (Journalist-Risiko); von zwei Durchschnitten der größere.
report-journalist-above = { unit-People } über der Schwelle, in der Grundgesamtheit gezählt
report-journalist-above-note = Ihr Risiko, in der Grundgesamtheit gefunden zu werden, ist höher als die Schwelle.
report-not-covered = { unit-People } in Gruppen, die hier größer sind als in der Datei der Grundgesamtheit
report-not-covered-note = In der Tabelle sehen mehr gleich aus als in der Datei der Grundgesamtheit: Diese ist nicht vollständig, oder ein Text kann für mehrere Gruppen stehen, von denen die mit den wenigsten Personen gezählt wurde.
report-unrelated = { unit-People }, die niemandem in der Datei der Grundgesamtheit gleichen
report-unrelated-note = Sind es alle, ist die Tabelle eine Null-Map: Niemand lässt sich darüber finden, oder ihre Werte stimmen nicht.
report-misrelated = { unit-People }, die in der Datei der Grundgesamtheit nur anderen gleichen
report-misrelated-share = { $misrelated } von { $known }, deren Person bekannt ist
report-misrelated-note = Wer wer ist, sagen Identifikatoren in beiden Dateien. Sind es alle, ist die Veröffentlichung eine Wrong-Map: Wer dort sucht, findet jemand anderen.
report-marketer = Anteil, der gefunden wird, wenn alle gesucht werden
report-marketer-note = So viel trifft zu, wenn jemand alle Datensätze zugleich mit der Grundgesamtheit abgleicht (Marketer-Risiko).
report-individual-max = Höchstes individuelles Risiko
report-individual-max-note = Geschätzt aus dem Anteil der Grundgesamtheit oder den Gewichten (Benedetti und Franconi).
report-individual-mean = Mittleres individuelles Risiko
report-individual-mean-note = Dasselbe über alle { unit-people }.
report-individual-expected = Gefundene { unit-people }, wenn alle gesucht würden
report-individual-expected-note = Geschätzt: die Summe aller individuellen Risiken.
report-population-dankar = Einzigartiger Anteil der Grundgesamtheit
report-population-dankar-note = Geschätzt nach der Regel von Dankar et al.
report-population-pitman = Dasselbe nach dem Pitman-Modell von Hoshino
report-population-pitman-note = Gut für kleine Stichproben.
report-population-zayatz = Dasselbe nach Zayatz
report-population-zayatz-note = Bei kleinen Stichproben eher zu hoch.
report-population-slide-negative-binomial = Dasselbe nach dem SNB-Modell (slide negative binomial)
report-population-slide-negative-binomial-note = Gut für große Stichproben.
report-percent = { NUMBER($n, maximumSignificantDigits: 3) } %
report-special = Angaben, die Personen herausgreifen
report-special-note = { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
} der Tabelle vor dem Schutz. Der Anteil sagt, an wie viel ihrer Werte nach SUDA eine Angabe beteiligt ist; Anteile überschneiden sich.
report-associations = Wie stark Spalten zusammenhängen
report-associations-note = Von 0 (gar nicht) bis 1 (eine sagt alles über die andere): Cramérs V, um den Zufall bereinigt.
report-associations-left = { $count ->
    [one] 1 Paar wurde nicht gemessen
   *[other] { $count } Paare wurden nicht gemessen
}: Eine der beiden Spalten hat nur einen Wert, vorher oder nachher, oder beide haben zu viele.
report-pair = { $one } und { $other }
report-tables = Dateien neben der Tabelle
report-table-records = { $records } Datensätze, SHA-256
report-missing = Fehlende Zellen
report-missing-own-value = Als eigener Wert behandelt.
report-missing-wildcard = Als zu allem passend behandelt.
report-missing-remove-row = Datensätze, die noch eine zeigten, wurden { $style ->
    [star] mit * versehen
   *[drop] weggelassen
  }: { $left }.
report-missing-sensitive = Ein fehlender sensibler Wert
report-missing-sensitive-excluded = ist kein Wert: Gruppen werden nach den vorhandenen beurteilt, und eine ohne jeden besteht
report-missing-sensitive-own-value = ist ein Wert wie jeder andere
report-missing-suppressed = Unterdrückte Zellen
report-missing-suppressed-yes = gelten als fehlende: gleich geschrieben und gleich verglichen
report-missing-records = Datensätze mit einem fehlenden Quasi-Identifikator
report-sizes = Wie viele gleich aussehen
report-curve = Wie viele über jedem Risiko liegen

report-utility = Nutzen der Veröffentlichung
report-precision = Präzision
report-precision-note = 1 ist das Original; 0 bedeutet, dass jeder Wert auf die höchste Stufe gehoben wurde.
report-discernibility = Unterscheidbarkeit
report-discernibility-note = Für jeden Datensatz, wie viele so aussehen wie er, er selbst mitgezählt; alles summiert. Ein weggelassener Datensatz zählt so viel wie alle Datensätze. Weniger ist besser.
report-discernibility-star = Unterscheidbarkeit, nur Gruppen
report-discernibility-star-note = Ebenso, nur zählt jede Gruppe mit ihrer eigenen Größe.
report-class-size = Datensätze je Gruppe, im Durchschnitt
report-c-avg = Durchschnittsgruppe geteilt durch k
report-c-avg-note = 1 hieße, dass keine Gruppe größer ist als nötig.

report-warnings = Warnungen
report-no-other-warnings = Keine außer denen zu Spalten, die das Rezept in Kauf nimmt, siehe oben.
report-no-warnings = Keine.
report-warning-attribute = Spalte { $attribute }
report-warning-line = Zeile { $line }

report-run = Wie sie entstand
report-version = Version
report-build = Build
report-platform = Plattform
report-workers = Parallele Prozesse
report-compared = Andere ausprobierte Verfahren
report-compared-note = Jedes wurde an derselben Tabelle ausgeführt, mit denselben Schutzzielen und Grenzen. Sein Verlust ist mit dem der Veröffentlichung verglichen: Ein Verfahren, das 25 % weniger verliert, hat drei Viertel dieses Verlusts.
report-compared-own = { $name } (die Veröffentlichung)
report-seconds = Sekunden vom Beginn der Suche bis zur geprüften Datei

report-promise = Dieser Bericht sagt, was an dieser Datei gemessen wurde. Er sagt nicht, dass die Datei im Sinne eines Gesetzes anonym ist, und weiß nichts von anderen Dateien, die über dieselben Personen veröffentlicht wurden oder werden.
report-check = Um zu prüfen, ob eine Datei die hier beschriebene ist, berechnen Sie ihren SHA-256: unter Windows mit certutil -hashfile DATEI SHA256, sonst mit sha256sum DATEI oder shasum -a 256 DATEI.

## The first pages of a report

dossier-words = In Worten
dossier-read = { $count ->
    [one] Die Datei { $files } wurde gelesen
   *[other] Die Dateien { $files } wurden gelesen
}: { $records ->
    [one] 1 Datensatz
   *[other] { $records } Datensätze
} in { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}.
dossier-read-fold = { $count ->
    [one] Die Datei { $files } wurde gelesen
   *[other] Die Dateien { $files } wurden gelesen
}: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
} in { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}. Aus allen Zeilen einer Person wurde ein Datensatz gemacht: { $records ->
    [one] 1 Datensatz.
   *[other] { $records } Datensätze.
}
dossier-written-nothing = Es wurde keine Veröffentlichung geschrieben.
dossier-written-none = { $records ->
    [one] Der einzige Datensatz wurde weggelassen: Die Veröffentlichung zeigt von niemandem etwas.
   *[other] Alle { $records } Datensätze wurden weggelassen: Die Veröffentlichung zeigt von niemandem etwas.
}
dossier-written = { $left ->
    [0] Die Veröffentlichung enthält { $records ->
        [one] ihn.
       *[other] alle.
    }
   *[other] Die Veröffentlichung enthält { $records } davon; { $left ->
        [one] 1 wurde weggelassen.
       *[other] { $left } wurden weggelassen.
    }
}
dossier-starred = { $starred ->
    [one] 1 der enthaltenen zeigt * in jedem Quasi-Identifikator.
   *[other] { $starred } der enthaltenen zeigen * in jedem Quasi-Identifikator.
}
dossier-columns-removed = Entfernt: { $names }.
dossier-columns-coarser = Gröber gemacht: { $names }.
dossier-columns-mixed = Auf mehreren Stufen der Genauigkeit: { $names }.
dossier-columns-nearly = In fast allen Datensätzen verborgen: { $names }.
dossier-columns-same = In allen veröffentlichten Datensätzen mit Wert gleich: { $names }.
dossier-columns-gone = Nichts übrig von: { $names }.
dossier-columns-exact = Mit anderen Quellen abgleichbar und weiterhin exakt: { $names }.
dossier-columns-untrue = { $count ->
    [one] { $names } wurde zufällig verändert: Die Werte müssen nicht für die Personen daneben gelten.
   *[other] { $names } wurden zufällig verändert: Die Werte müssen nicht für die Personen daneben gelten.
}
dossier-columns-as-it-is = Unverändert veröffentlicht: { $names }.
dossier-shown-removed = nichts: Die Spalte ist entfernt
dossier-shown-none = nichts: Es gibt keinen Datensatz
dossier-shown-as-it-is = ihre Werte, wie sie sind
dossier-shown-exact = exakte Werte
dossier-shown-same = in allen Datensätzen mit Wert dasselbe: „{ $shown }“
dossier-shown-gone = nichts: Alle Datensätze mit Wert zeigen dasselbe
dossier-shown-level = gröber, auf Stufe { $level } ihrer Hierarchie
dossier-risk-before = Vorher { $alone ->
    [0] stand { $unit ->
        [persons] { $recordUnit ->
            [persons] keine
           *[records] keiner
        }
       *[records] keiner
    }
    [one] stand 1
   *[other] standen { $alone }
} von { $all } { counted-people.dative } nach den Quasi-Identifikatoren allein; das höchste Risiko war { $worst }{ equal-chance }.
dossier-risk-after = In der Veröffentlichung { $alone ->
    [0] steht { $unit ->
        [persons] { $recordUnit ->
            [persons] keine
           *[records] keiner
        }
       *[records] keiner
    }
    [one] steht 1
   *[other] stehen { $alone }
} von { $all } { counted-people.dative } allein; das höchste Risiko ist { $worst }{ equal-chance }.
dossier-risk-means = Quasi-Identifikatoren sind Angaben, die sich mit anderen Quellen abgleichen lassen. Das Risiko ist das, herausgegriffen zu werden, wenn jemand alle diese Angaben kennt und weiß, dass die Person in der Tabelle ist.
dossier-risk-written = Gezählt wird nur, was geschrieben steht: Wer eine fehlende Zelle für jeden Wert gelten lässt, findet mehr, was passt.
dossier-columns = Spalten, ihre Rollen und was gezeigt wird
dossier-role = Rolle und Grund
dossier-role-means = { $role }: { $means }.
dossier-shown = In der Veröffentlichung
dossier-reason-same = Wie vorgeschlagen ({ $certainty }): { $reason }.
dossier-reason-other = Im Rezept gewählt. Vorgeschlagen war „{ $role }“ ({ $certainty }): { $reason }.
dossier-remains = Was offen bleibt
dossier-remains-roles = Ob die Rollen stimmen. Eine als unkritisch eingestufte Spalte, die auch jemand anders hat, kann Personen dennoch verraten.
dossier-remains-earlier = Was sonst über dieselben Personen veröffentlicht wurde oder wird. Zwei Veröffentlichungen zusammen können verraten, was keine allein zeigt.
dossier-remains-order = Die Reihenfolge der Datensätze. { $order }
dossier-remains-rest = Was die verlangten Schutzziele nicht verhindern; jedes verhindert eine Gefahr.
dossier-remains-inference = Ob es schadet, etwas über eine ganze Gruppe zu erfahren. Das wurde nicht gemessen.
dossier-remains-law = Gesetz und Verträge: wer die Datei erhält, was damit geschehen darf und wie lange.
dossier-hashes = Fingerabdrücke (SHA-256)
dossier-signatures = Unterschriften
dossier-sign-role = Funktion
dossier-sign-name = Name
dossier-sign-date = Datum
dossier-sign-signature = Unterschrift
dossier-prepared = Erstellt von
dossier-checked = Geprüft von
dossier-approved = Freigegeben von
dossier-figures = Die Zahlen

## Sets of items, places and graphs

kind-offer-title = Keine Tabelle?
kind-offer-text = Was Personen gekauft haben oder besitzen, wo sie wann waren, wer wen kennt oder was sie gesucht haben, braucht einen eigenen Schutz. Die Schritte sind dieselben.
kind-legend = Was enthält die Datei?
kind-table = Eine Tabelle: eine Zeile je Person
kind-transactions-name = Mengen von Elementen
kind-locations-name = Orte und Zeiten
kind-graph-name = Ein Graph
kind-queries-name = Ein Suchprotokoll
kind-transactions-title = Mengen von Elementen
kind-transactions-lead = Zu jeder Person gehört eine Menge von Elementen: Einkäufe, Diagnosen, gesehene Filme. Wer einige davon kennt, findet vielleicht die Person und erfährt den Rest.
kind-transactions-drop = Datei mit Mengen hier ablegen
kind-transactions-drop-text = Eine Zeile je Person, Zeilen mit einer Person und einem Element oder JSON. Die Datei bleibt auf diesem Rechner.
kind-locations-title = Orte und Zeiten
kind-locations-lead = Jede Zeile sagt, dass jemand an einem Ort war, vielleicht auch, zu welcher Zeit. Wer weiß, wo eine Person war, findet vielleicht ihre Zeile.
kind-locations-drop = Datei mit Orten hier ablegen
kind-locations-drop-text = Eine Zeile mit Spaltennamen, dann eine Zeile je Ort, an dem jemand war. Die Datei bleibt auf diesem Rechner.
kind-graph-title = Ein Graph
kind-graph-lead = Personen, und wer mit wem verbunden ist. Auch ohne Namen lässt sich jemand finden: Kaum jemand sonst hat genau so viele Verbindungen.
kind-graph-drop = Datei mit Verbindungen hier ablegen
kind-graph-drop-text = Eine Zeile je Verbindung, oder eine je Person mit allen, mit denen sie verbunden ist. Die Datei bleibt auf diesem Rechner.
kind-queries-title = Ein Suchprotokoll
kind-queries-lead = Jede Zeile ist eine Suche: wer, wonach, und was angeklickt wurde. Wer eine oder zwei Anfragen einer Person kennt, findet oft alle anderen.
kind-queries-drop = Legen Sie hier ein Suchprotokoll ab
kind-queries-drop-text = Eine Zeile mit Namen, dann eine Zeile je Suche: wer, die Anfrage, die angeklickte Adresse, die Zeit. Die Datei bleibt auf diesem Computer.
kind-example = Beispiel öffnen
kind-recipe-opened = Das Rezept { $name } gilt. Laden Sie die Datei dazu.
kind-levels-wanted = Für die Stufen der Elemente nennt das Rezept die Datei { $name }. Bitte fügen Sie auch diese bei.
kind-counted-transactions = { $people ->
    [one] 1 Person hat
   *[other] { $people } Personen haben
  } { $items ->
    [one] 1 Element
   *[other] { $items } verschiedene Elemente
  }, alle zusammengezählt { $occurrences }.{ $empty ->
    [0] {""}
    [one] { " " }1 weitere Person hat keines und wird nicht veröffentlicht.
   *[other] { " " }{ $empty } weitere haben keines und werden nicht veröffentlicht.
  }
kind-counted-locations = { $requests ->
    [one] 1 Zeile
   *[other] { $requests } Zeilen
  } über { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  }.
kind-counted-graph = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  } mit { $edges ->
    [one] 1 Verbindung
   *[other] { $edges } Verbindungen
  }.
kind-counted-queries = { $searches ->
    [one] 1 Suche
   *[other] { $searches } Suchen
  } von { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  }, mit { $queries ->
    [one] 1 Anfrage
   *[other] { $queries } verschiedenen Anfragen
  }.{ $removed ->
    [0] {""}
    [one] { " " }1 E-Mail-Adresse, Name oder Nummer wurde aus Anfragen entfernt.
   *[other] { " " }{ $removed } E-Mail-Adressen, Namen, Nummern und dergleichen wurden aus Anfragen entfernt.
  }
kind-lines = { $count ->
    [one] Die erste Zeile
   *[other] Die ersten { $count } Zeilen
  } der Datei
kind-lines-wider = Manche Zeilen haben mehr Zellen, als hier zu sehen sind.
kind-delimiter-found = gefunden: { $delimiter }
kind-header-no = enthält bereits Daten
kind-delimiter = Was Zellen trennt
kind-header = Die erste Zeile
kind-no-file = noch keine Datei
kind-line-none = Geben Sie eine Datei an, um zu sehen, wer gefunden wird.
kind-line-waiting = Wer gefunden wird, ist noch nicht gemessen.
# By whoever finds most of those whose knowledge is measured.
kind-line-before = Vorher: { $unique ->
    [0] durch das, was gemessen ist, wird niemand herausgegriffen
    [one] 1 Person wird herausgegriffen
   *[other] { $unique } Personen werden herausgegriffen
  }
kind-line-look = Nachher: Wer gefunden wird, steht unter „Weitergeben“
kind-line-not-yet = Nachher: noch keine Veröffentlichung
kind-line-after = Nachher: { $unique ->
    [0] durch das, was gemessen ist, wird niemand herausgegriffen; mindestens { $fewest } kommen in Frage
    [one] 1 Person wird herausgegriffen
   *[other] { $unique } Personen werden herausgegriffen
  }
kind-layout = Was eine Zeile enthält
kind-layout-transactions-persons = Alle Elemente einer Person
kind-layout-transactions-pairs = Eine Person und ein Element
kind-layout-transactions-json = JSON: eine Liste je Person
kind-layout-graph-edges = Die beiden Personen einer Verbindung
kind-layout-graph-adjacency = Eine Person und alle, mit denen sie verbunden ist
kind-sets-id = Die erste Zelle sagt, wer es ist
kind-sets-parted = In einer Zelle sind Elemente getrennt durch
kind-sets-parted-no = nichts: ein Element je Zelle
kind-space = Leerzeichen
kind-column-user = Wer es ist
kind-column-x = Wo, von West nach Ost (Längengrad)
kind-column-y = Wo, von Süd nach Nord (Breitengrad)
kind-column-time = Wann, als Zahl
kind-column-k = Unter wie vielen jemand sein will
kind-column-dx = Wie weit der Ort nach Ost und West erweitert werden darf
kind-column-dy = Wie weit der Ort nach Nord und Süd erweitert werden darf
kind-column-dt = Wie lange jemand wartet
kind-column-choose = bitte wählen
kind-column-none = keine solche Spalte
kind-columns = { $kind ->
    [queries] die Spalten der Personen und Suchen
   *[other] die Spalten der Personen und Orte
  }
kind-columns-more = Weitere Spalten
kind-coordinates = Wie Orte angegeben sind
kind-coordinates-planar = Als Zahlen in einer Ebene
kind-coordinates-wgs84 = Als Länge und Breite in Grad
kind-middle-longitude = Längengrad der Kartenmitte
kind-middle-latitude = Breitengrad der Kartenmitte
kind-graph-label = Die zweite Zelle ist eine Bezeichnung der Person
kind-graph-simplify = Verbindungen mit sich selbst und doppelt genannte weglassen
kind-log-column-user = Wer es ist
kind-log-column-query = Was gesucht wurde
kind-log-column-address = Was angeklickt wurde
kind-log-column-time = Wann, wie in 2006-03-01 07:17
kind-log-output-query = Text einer Zeile
kind-log-output-query-typed = wie eingegeben, wenn k Personen ihn eingegeben haben
kind-log-output-query-intent = der häufigste, der dasselbe meint
kind-log-output-address = Adresse einer Zeile
kind-log-output-address-host = der Host, wenn k Personen ihn angeklickt haben
kind-log-output-address-page = die Seite, wenn k Personen sie angeklickt haben
kind-log-output-address-none = keine
kind-log-output-time = Zeit einer Zeile
kind-log-output-time-none = keine
kind-log-output-time-month = der Monat
kind-log-output-time-day = der Tag
kind-items = Angaben zu Elementen
kind-items-as-they-are = Elemente werden veröffentlicht, wie sie sind, oder gar nicht: Stufen würden nichts ändern.
kind-levels-none = Es sind keine Stufen angegeben: Ein Element wird geschrieben, wie es ist, oder als *.
kind-levels-some = { $kind ->
    [levels] { $file ->
        [none] Die Stufen der Elemente stehen im Rezept.
       *[other] Die Stufen der Elemente stehen in der Datei { $file }.
      }
   *[other] Die Stufen der Elemente stehen im Rezept.
  }
kind-levels-give = Datei mit Stufen angeben
kind-levels-away = Ohne Stufen
kind-sensitive = { $count ->
    [0] Sensible Elemente: keine
    [one] Sensible Elemente: 1
   *[other] Sensible Elemente: { $count }
  }
kind-sensitive-text = Was niemand über eine Person erfahren soll. Nur der Schutz „Sensible Elemente je Gruppe“ bezieht sich darauf.
kind-item-people = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  }
kind-limit = Personen, die weggelassen werden dürfen, in Prozent
kind-limit-text = Weggelassen werden so wenige wie möglich, und nur, wo dadurch weniger verloren geht.
kind-known = Elemente, die jemand von einer Person kennt, höchstens
kind-known-text = Dafür wird das Risiko gemessen.
kind-model = Was eingehalten sein muss
kind-search = Wie gesucht wird
kind-measuring = Es wird gemessen, wer zu finden ist.
kind-lacking = Bitte geben Sie zuerst an: { $name }.
kind-problem = So lässt sich mit dieser Datei nicht arbeiten
kind-output-labels = Bezeichnungen in die Veröffentlichung schreiben
kind-output-labels-text = Sie werden weder verändert noch gezählt: Wer eine seltene Bezeichnung hat, ist daran zu erkennen.
kind-output-shuffle = Zeilen in zufällige Reihenfolge bringen
kind-output-shuffle-text = Sonst kann die Zeilen einander zuordnen, wer eine andere Datei in derselben Reihenfolge hat.

kind-km-anonymity-name = Unter mindestens k zu finden (k^m-Anonymität)
kind-km-anonymity-means = Wer bis zu m Elemente einer Person kennt, findet mindestens k Personen mit diesen Elementen. Statt seltener Elemente wird ihre Gruppe geschrieben.
kind-transaction-k-anonymity-name = Alle Elemente gleich (Transaktions-k-Anonymität)
kind-transaction-k-anonymity-means = Was für eine Person geschrieben wird, wird für mindestens k Personen geschrieben. Wie viele Elemente jemand kennt, spielt deshalb keine Rolle.
kind-privacy-degree-name = Sensible Elemente je Gruppe (Privacy Degree)
kind-privacy-degree-means = Alle anderen Elemente bleiben, wie sie sind. Sensible werden je Gruppe veröffentlicht, und keines gehört zu mehr als einer von p Personen der Gruppe. Wem welche Zeile gehört, verbirgt das nicht.
kind-location-k-anonymity-name = In einer Region mit mindestens k (k-Anonymität für Orte)
kind-location-k-anonymity-means = Für jeden Ort wird eine Region geschrieben, in der mindestens k Personen waren, solange sie gilt.
kind-k-degree-anonymity-name = So viele Verbindungen wie k andere (k-Grad-Anonymität)
kind-k-degree-anonymity-means = Jede Anzahl von Verbindungen kommt bei mindestens k Personen vor. Dafür werden Verbindungen hinzugefügt oder verändert.
kind-query-k-anonymity-name = Dasselbe wie mindestens k (Anfrage-k-Anonymität)
kind-query-k-anonymity-means = Was zu einer Person geschrieben wird, wird zu mindestens k Personen geschrieben, und kein Text, den weniger als k Personen eingegeben haben.
kind-intent-clusters-name = Personen mit ähnlichen Absichten
kind-intent-clusters-means = Anfragen, die zu denselben Adressen führen, haben eine Absicht. Personen mit ähnlichen Absichten kommen in Gruppen; dort werden Anfragen hinzugefügt oder weggelassen, bis alle dasselbe haben.
kind-optimal-name = Der Schnitt mit dem kleinsten Verlust, bewiesen
kind-optimal-means = Gesucht wird der Schnitt durch den Baum der Elemente, der am wenigsten verliert; dass es keinen besseren gibt, wird bewiesen. Sie können anhalten und den bisher besten übernehmen.
kind-apriori-name = Kleine Mengen zuerst (Apriori)
kind-apriori-means = Seltene Mengen werden Schritt für Schritt vergröbert, kleine zuerst. Schnell, und manchmal gröber als nötig.
kind-direct-name = Alle Mengen auf einmal (direkt)
kind-direct-means = Alle seltenen Mengen werden auf einmal vergröbert. Schnell, und manchmal gröber als nötig.
kind-local-name = Gröber nur, wo es sein muss (lokal)
kind-local-means = Personen, die sich ähneln, werden für sich vergröbert. Dasselbe Element kann dann auf zwei Arten geschrieben sein: Das erhält mehr und erschwert das Zählen.
kind-top-down-name = Von oben nach unten
kind-top-down-means = Am Anfang ist alles so grob wie möglich; Gruppen von Personen werden verfeinert, solange der Schutz eingehalten ist. Wie viele Elemente einer Art jemand hat, geht verloren.
kind-cahd-name = Gruppen von Personen mit ähnlichen Elementen (CAHD)
kind-cahd-means = Personen, deren andere Elemente sich ähneln, kommen in eine Gruppe.
kind-grid-name = Quadrate gleicher Breite
kind-grid-means = Statt jedes Ortes wird sein Quadrat geschrieben. Sind weniger als k Personen darin, werden dessen Zeilen weggelassen, oder das Quadrat wächst.
kind-quad-tree-name = Quadrate, die nach Bedarf wachsen (Quadtree)
kind-quad-tree-means = Das Gebiet wird immer wieder geviertelt, solange in einem Viertel k Personen sind.
kind-temporal-name = Warten, bis k Personen da waren
kind-temporal-means = Das Quadrat bleibt, und seine Zeit wächst, bis k Personen darin waren.
kind-clique-cloak-name = Kleinster Bereich um Personen, die es zulassen (CliqueCloak)
kind-clique-cloak-means = Jede Person sagt, wie weit Ort und Zeit erweitert werden dürfen. Geschrieben wird der kleinste Bereich, der genug von ihnen umschließt.
kind-supergraph-name = Verbindungen hinzufügen
kind-supergraph-means = Alle Verbindungen bleiben, und einige kommen hinzu. Hat jemand mit Abstand die meisten, können viele neue nötig sein.
kind-swap-name = Verbindungen hinzufügen und entfernen
kind-swap-means = Meist weit weniger Änderungen: Die wenigen Personen mit sehr vielen Verbindungen verlieren einige.
kind-construct-name = Alle Verbindungen neu
kind-construct-means = Wie viele Verbindungen jemand hat, bleibt erhalten; mit wem, nicht.

kind-parameter-k = Personen, mindestens (k)
kind-parameter-same = Was dasselbe ist
kind-parameter-same-lines = alle Zeilen einer Person
kind-parameter-same-intents = was eine Person wollte
kind-parameter-same-text = Sind nur die Absichten gleich, unterscheiden sich die Zeilen: Wer Anfragen kennt, kann eine Person an ihnen finden.
kind-parameter-similarity = Was Anfragen ähnlich macht
kind-parameter-similarity-jaccard = der Anteil gemeinsamer Adressen (Jaccard)
kind-parameter-similarity-cosine = wie sich Klicks auf Adressen verteilen (Kosinus)
kind-parameter-threshold = Kleinste Ähnlichkeit innerhalb einer Absicht
kind-parameter-sampled = Anfragen für alle, denen eine Absicht fehlt
kind-parameter-m = Elemente, die jemand kennt, höchstens (m)
kind-parameter-p = Das sensible Element hat höchstens eine von so vielen Personen (p)
kind-parameter-regions = Angesehene Bereiche, höchstens
kind-parameter-alpha = Wie weit nach anderen gesucht wird, in Gruppen
kind-parameter-reciprocal = Genau dieselbe Region für alle k
kind-parameter-reciprocal-text = Zu wissen, wie Regionen gebildet werden, hilft dann nicht.
kind-parameter-width = Breite eines Quadrats
kind-parameter-width-text = In der Einheit der Orte oder in Metern.
kind-parameter-enlarge = Quadrate dürfen wachsen
kind-parameter-period = Länge eines Zeitraums
kind-parameter-period-text = In der Einheit der Zeiten. Nötig, wenn die Datei Zeiten enthält.
kind-parameter-x = Westrand des Gebiets
kind-parameter-y = Südrand des Gebiets
kind-parameter-side = Seitenlänge des Gebiets
kind-parameter-smallest = Kleinste Seitenlänge eines Quadrats
kind-parameter-dt = Wartezeit, höchstens
kind-parameter-dx = Erweiterung nach Ost und West, höchstens
kind-parameter-dy = Erweiterung nach Nord und Süd, höchstens
kind-parameter-exact = An genauen Orten und Zeiten enden, wie in der Fachveröffentlichung
kind-parameter-exact-text = Das zeigt, wo oder wann jemand war.
kind-parameter-budget = Schritte je Bereich, höchstens
kind-parameter-rounds = Durchgänge, höchstens

kind-go = Veröffentlichung suchen und prüfen
kind-find-text = In eine Datei kommt nichts, was nicht zuvor erneut gelesen und gemessen wurde.
kind-find-not-yet = Sobald Datei und Schutz angegeben sind, lässt sich hier eine Veröffentlichung suchen.
kind-running = { $found ->
    [true] Eine Veröffentlichung ist gefunden.
   *[other] Eine Veröffentlichung wird gesucht.
  } { $visited ->
    [one] 1 Schritt.
   *[other] { $visited } Schritte.
  }{ $loss ->
    [none] {""}
   *[other] { " " }Ihr Verlust ist { $loss }; keine verliert weniger als { $bound }.
  }
kind-stop = Anhalten
kind-keep = Anhalten und die bisher beste übernehmen
kind-stopping = Hält an: Die bisher beste Veröffentlichung wird geschrieben und geprüft.
kind-ended = Die Suche endete nach { $steps ->
    [one] 1 Schritt.
   *[other] { $steps } Schritten.
  }
kind-ended-stopped = Sie haben die Suche nach { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
  } angehalten. Was folgt, ist das Beste, was bis dahin gefunden wurde.
kind-run-failed = Es wurde keine Veröffentlichung geschrieben
kind-none = Es wurde keine Veröffentlichung gefunden, die diesen Schutz einhält
kind-checked = Die Veröffentlichung wurde geschrieben, aus ihren Bytes erneut gelesen und gemessen. Was folgt, ist dort gemessen.
kind-before = Vorher
kind-after = In der Veröffentlichung
kind-files = Dateien
kind-files-text = Die Veröffentlichung ist zum Weitergeben. Bericht und Rezept sind für Ihre Unterlagen.
kind-save-release = Veröffentlichung speichern
kind-save-report = Bericht speichern
kind-save-recipe = Rezept speichern
kind-unprotected = Nicht geschützt
kind-unprotected-neighbourhood = Wer daran zu erkennen ist, wie die Nachbarn im Graphen untereinander verbunden sind.
kind-unprotected-link = Dass zwei Personen verbunden sind, sobald beide gefunden sind.
kind-unprotected-content = Was Bezeichnungen über Personen sagen, und wer an ihnen zu erkennen ist.
kind-log-unprotected-content = Was alle gesucht haben, unter denen eine Person gefunden wird: Das ist von jeder bekannt.
kind-log-unprotected-queries = Wer an genau seinen Anfragen, Seiten oder Tagen zu erkennen ist, auch wenn andere dasselbe wollten.
kind-sensitive-unprotected = Sie haben sensible Elemente genannt, und dieser Schutz behandelt sie wie alle anderen. Für sie gibt es „Sensible Elemente je Gruppe“.

kind-done-transactions = In der Veröffentlichung { $released ->
    [one] steht 1
   *[other] stehen { $released }
  } von { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  }{ $suppressed ->
    [0] {""}
    [one] ; 1 ist weggelassen
   *[other] ; { $suppressed } sind weggelassen
  }.
kind-done-cut = { $raised ->
    [0] Jedes geschriebene Element ist geschrieben, wie es ist.
    [one] Statt 1 von { $items } Elementen ist eine Gruppe darüber geschrieben.
   *[other] Statt { $raised } von { $items } Elementen sind Gruppen darüber geschrieben.
  }
kind-done-local = Ein Element kann hier geschrieben sein, wie es ist, und dort als seine Gruppe.
kind-done-groups = Veröffentlicht wird in { $groups ->
    [one] 1 Gruppe von { $smallest } Personen.
   *[other] { $groups } Gruppen; die kleinste hat { $smallest } Personen.
  }
kind-done-loss = Von der Genauigkeit der Elemente gehen { $loss } verloren{ $proof ->
    [optimal] ; kein anderer Schnitt verliert weniger.
    [bound] ; kein Schnitt verliert weniger als { $bound }.
   *[other] .
  }
kind-done-all-lost = Jedes Element ist als * geschrieben: Aus der Veröffentlichung ist nichts zu erfahren. Geben Sie unter Schützen eine Datei mit Stufen an, wenn Elemente zu Gruppen gehören; oder lassen Sie einige Personen wegbleiben, oder verlangen Sie weniger.
kind-km-anonymity-achieved = { $achieved ->
    [none] Es gibt nichts zu messen.
   *[other] Wer bis zu m geschriebene Elemente kennt, findet mindestens { $achieved } Personen.
  }
kind-transaction-k-anonymity-achieved = { $achieved ->
    [none] Es gibt nichts zu messen.
   *[other] Jede geschriebene Menge von Elementen gehört zu mindestens { $achieved } Personen.
  }
kind-privacy-degree-achieved = { $achieved ->
    [none] Es gibt nichts zu messen.
   *[other] In keiner Gruppe hat mehr als eine von { $achieved } Personen dasselbe sensible Element.
  }
kind-done-locations = Von { $requests ->
    [one] 1 Zeile
   *[other] { $requests } Zeilen
  } über { $people ->
    [one] 1 Person
   *[other] { $people } Personen
  } { $released ->
    [one] steht 1
   *[other] stehen { $released }
  } in der Veröffentlichung ({ $share }).
kind-done-regions = Im Mittel hat die Region einer Zeile { $area } { $metres ->
    [true] Quadratmeter
   *[other] Flächeneinheiten
  }, und { $people } Personen waren darin.
kind-done-place-loss = Verloren gehen { $place } der Ortsangabe{ $time ->
    [none] .
   *[other] {" "}und { $time } der Zeitangabe.
  }
kind-done-exact = Regionen oder Zeiten enden an genauen Orten oder Zeiten von Personen.
kind-done-middle = Die Mitte der Karte liegt bei { $longitude } Grad Länge und { $latitude } Grad Breite.
kind-location-k-anonymity-achieved = { $achieved ->
    [none] Es gibt nichts zu messen.
   *[other] In jeder Region werden mindestens { $achieved } Personen gezählt.
  }
kind-done-graph = Alle { $people } Personen stehen in der Veröffentlichung. Von { $edges ->
    [one] 1 Verbindung
   *[other] { $edges } Verbindungen
  } { $removed ->
    [0] wurde keine entfernt
    [one] wurde 1 entfernt
   *[other] wurden { $removed } entfernt
  }; { $added ->
    [0] keine wurde hinzugefügt.
    [one] 1 wurde hinzugefügt.
   *[other] { $added } wurden hinzugefügt.
  }
kind-done-bound-added = { $optimal ->
    [true] Werden Verbindungen nur hinzugefügt, sind weniger nicht möglich.
   *[other] Werden Verbindungen nur hinzugefügt, sind weniger als { $bound } nicht möglich.
  }
kind-done-bound = { $optimal ->
    [true] Weniger Änderungen sind nicht möglich.
   *[other] Weniger als { $bound } Änderungen sind nicht möglich.
  }
kind-k-degree-anonymity-achieved = { $achieved ->
    [none] Es gibt nichts zu messen.
   *[other] Jede Anzahl von Verbindungen kommt bei mindestens { $achieved } Personen vor.
  }
kind-done-removed = { $removed ->
    [one] 1 E-Mail-Adresse, Name oder Nummer wurde aus Anfragen entfernt.
   *[other] { $removed } E-Mail-Adressen, Namen, Nummern und dergleichen wurden aus Anfragen entfernt.
  }
kind-done-queries = { $lines ->
    [one] 1 Zeile
   *[other] { $lines } Zeilen
  } von { $people } der { $all } Personen stehen in der Veröffentlichung. Das Protokoll hat { $searches ->
    [one] 1 Suche.
   *[other] { $searches } Suchen.
  }
kind-done-intents = { $queries ->
    [one] 1 Anfrage hat
   *[other] { $queries } Anfragen haben
  } { $intents ->
    [one] 1 Absicht
   *[other] { $intents } Absichten
  }{ $ambiguous ->
    [0] .
    [one] ; 1 ist mehrdeutig und wurde nach der Adresse geteilt.
   *[other] ; { $ambiguous } sind mehrdeutig und wurden nach der Adresse geteilt.
  }{ $complete ->
    [true] {""}
   *[other] { " " }Es waren zu viele, um alle zu vergleichen; die Absichten sind deshalb feiner als verlangt.
  }
kind-done-log-loss = { $added } der Zeilen sind hinzugefügt, { $lost } der Suchen fehlen. Die Anteile der Absichten weichen um { $distance } ab.
kind-query-k-anonymity-achieved = { $achieved ->
    [none] Es gibt nichts zu messen.
   *[other] { $same ->
        [intents] Was eine Person wollte, wollten mindestens { $achieved } Personen.
       *[lines] Die Zeilen jeder Person sind die von mindestens { $achieved } Personen.
      }
  }
kind-risk-queries = Wer { $known ->
    [query] eine Anfrage einer Person
    [two-queries] eine oder zwei Anfragen einer Person
    [all-queries] alle Anfragen einer Person
    [lines] alle Zeilen einer Person
   *[intents] alles, was eine Person wollte,
  } kennt, greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus{ $few ->
    [0] {""}
    [one] ; 1 ist unter weniger als k zu finden
   *[other] ; { $few } sind unter weniger als k zu finden
  }. Jede Person ist unter mindestens { $fewest } zu finden.
kind-risk-queries-undecided = { $undecided ->
    [one] Bei 1 Person wurden nicht alle Paare von Anfragen betrachtet
   *[other] Bei { $undecided } Personen wurden nicht alle Paare von Anfragen betrachtet
  }: Es können mehr zu finden sein.
kind-risk-transactions = Wer { $known ->
    [one] 1 Element
   *[other] bis zu { $known } Elemente
  } { $when ->
    [before] einer Person kennt
   *[other] einer Person so kennt, wie es in der Veröffentlichung steht
  }, greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus{ $few ->
    [none] {""}
    [0] {""}
    [one] {" "}und findet 1 Person unter weniger als k
   *[other] {" "}und findet { $few } Personen unter weniger als k
  }. Für jede Person { $fewest ->
    [one] kommt mindestens 1
   *[other] kommen mindestens { $fewest }
  } in Frage.{ $likeliest ->
    [none] {""}
   *[other] { " " }Ein sensibles Element haben höchstens { $likeliest } einer Gruppe.
  }
kind-risk-sensitive = Sensible Elemente, die jemand kennt, zählen hier nicht mit: Mit ihnen kann eine Person gefunden werden.
kind-risk-undecided = { $undecided ->
    [one] 1 Vergleich wurde aufgegeben und zählt
   *[other] { $undecided } Vergleiche wurden aufgegeben und zählen
  } als Unterschied: Es können weniger Personen herausgegriffen werden.
kind-risk-locations = { $attack ->
    [before] Wer weiß, wo eine Person war (und wann, wenn Zeiten gelesen werden),
    [restricted-space] Wer weiß, welche Personen überhaupt je in einer Region sind,
    [observation] Wer sieht, welche Personen in einer Region sind, solange sie gilt,
    [reciprocity] Wer außerdem weiß, wie Regionen gebildet werden,
   *[other] Wer außerdem weiß, welche Zeilen zu einer Person gehören,
  } greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus{ $few ->
    [0] {""}
    [one] {" "}und findet 1 Person unter weniger, als verlangt sind
   *[other] {" "}und findet { $few } Personen unter weniger, als verlangt sind
  }. Für jede Person { $fewest ->
    [one] kommt mindestens 1
   *[other] kommen mindestens { $fewest }
  } in Frage.
kind-risk-graph = Wer weiß, { $known ->
    [degree] wie viele Verbindungen eine Person hat
   *[other] wie die Nachbarn einer Person im Graphen untereinander verbunden sind
  }, greift { $unique ->
    [0] niemanden
    [one] 1 Person
   *[other] { $unique } Personen
  } heraus{ $few ->
    [0] {""}
    [one] {" "}und findet 1 Person unter weniger als k
   *[other] {" "}und findet { $few } Personen unter weniger als k
  }. Für jede Person { $fewest ->
    [one] kommt mindestens 1
   *[other] kommen mindestens { $fewest }
  } in Frage.

kind-tree = Der Baum der Elemente
kind-tree-text = Was in der Veröffentlichung geschrieben ist, steht fett. Der Balken zeigt, wie viele Personen Ihrer Datei es haben. Das sehen nur Sie.
kind-tree-node = { $people ->
    [one] 1 Person hat es
   *[other] { $people } Personen haben es
  }{ $written ->
    [0] {""}
    [one] ; geschrieben für 1
   *[other] ; geschrieben für { $written }
  }
kind-tree-sensitive = sensibel
kind-tree-hidden = { $hidden ->
    [one] 1 weiteres, das weniger Personen haben
   *[other] { $hidden } weitere, die weniger Personen haben
  }
kind-intents = Was gesucht wurde
kind-intents-text = Jede Zeile ist eine Absicht, benannt nach der Anfrage, die die meisten dafür eingegeben haben. Das sehen nur Sie.
kind-intents-query = Absicht
kind-intents-rare = (von kaum jemandem)
kind-intents-queries = Anfragen
kind-intents-before = Personen vorher
kind-intents-after = Personen in der Veröffentlichung
kind-intents-searches = Suchen vorher
kind-intents-written = Zeilen in der Veröffentlichung
kind-intents-more = { $more ->
    [one] 1 weitere Absicht, die weniger Personen haben
   *[other] { $more } weitere Absichten, die weniger Personen haben
  }
kind-map-heading = Regionen der Veröffentlichung (durchgezogene Ränder): je dunkler, desto mehr Zeilen. Punkte: Orte Ihrer Datei, die nur Sie sehen.{ $metres ->
    [true] { " " }Längen in Metern.
   *[other] {""}
  }{ $more ->
    [0] {""}
    [one] { " " }Die Region mit den wenigsten Zeilen ist nicht gezeichnet.
   *[other] { " " }{ $more } Regionen mit den wenigsten Zeilen sind nicht gezeichnet.
  }
kind-map-said = Eine Karte mit { $regions ->
    [one] 1 Region
   *[other] { $regions } Regionen
  }. Die mit den meisten Zeilen hat { $lines }.
kind-map-metres = Meter
kind-map-caption = Regionen, und wie viele Zeilen sie haben
kind-map-x = West nach Ost
kind-map-y = Süd nach Nord
kind-map-lines = Zeilen
kind-degrees-heading = Personen nach der Zahl ihrer Verbindungen: hohl vorher, gefüllt in der Veröffentlichung
kind-degrees-said = Verschiedene Anzahlen von Verbindungen: vorher { $before }, in der Veröffentlichung { $after }.
kind-degrees-x = Verbindungen
kind-degrees-y = Personen
kind-degrees-before = Personen vorher
kind-degrees-after = Personen in der Veröffentlichung
kind-degrees-caption = Wie viele Personen wie viele Verbindungen haben
kind-drawing-heading = Der Graph. Dicke Linien sind hinzugefügt, gestrichelte entfernt. Die Namen stehen nur für Sie hier.
kind-drawing-said = { $people } Personen; Verbindungen: { $kept } behalten, { $added } hinzugefügt, { $removed } entfernt.
kind-drawing-caption = Verbindungen, und was aus ihnen wurde
kind-drawing-one = Eine Person
kind-drawing-other = Andere Person
kind-drawing-fate = Was daraus wurde
kind-edge-kept = behalten
kind-edge-added = hinzugefügt
kind-edge-removed = entfernt

kind-attack = Was andere erfahren würden
kind-attack-text = Von jeder Person werden die Elemente genommen, die am meisten verraten, so viele, wie jemand kennt. Dann wird gesucht, was sich mit ihnen in der Veröffentlichung finden lässt.
kind-attack-go = Angriffe ausprobieren
kind-attacking = Angriffe werden ausprobiert.
kind-attack-failed = Die Angriffe ließen sich nicht ausprobieren
kind-attack-outcome = Er gelingt bei { $succeeded ->
    [0] keiner
    [one] 1
   *[other] { $succeeded }
  } von { $tried ->
    [one] 1 Person
   *[other] { $tried } Personen
  }.{ $highest ->
    [none] {""}
   *[other] { " " }Die sicherste Vermutung trifft mit { $highest } Sicherheit zu.
  }
example-transactions-title = Bier und Windeln
example-transactions-text = Fünf Personen, und was sie gekauft haben. Wer zwei Einkäufe kennt, findet drei von ihnen.
example-locations-title = Zehn Personen auf einer Karte
example-locations-text = Für jede steht ein Quadrat, in dem auch andere sind. Zu wissen, wie Quadrate gebildet werden, hilft dabei nicht, jemanden zu finden.
example-graph-title = Acht Personen, und wer wen kennt
example-graph-text = Nur Ada kennt fünf Personen. Eine Verbindung mehr, und niemand ist mehr an einer Anzahl zu erkennen.
example-queries-title = Zehn Personen und was sie gesucht haben
example-queries-text = An einer oder zwei Anfragen sind die meisten zu finden. In der Veröffentlichung hat jede die Zeilen zweier anderer.
why-kinds-title = Mengen, Orte, Graphen, Suchprotokolle
why-kinds = In einer Tabelle bedeutet jede Spalte für alle dasselbe. Elemente, Orte, Verbindungen und Anfragen haben solche Spalten nicht; deshalb haben sie eigene Schutzziele, Darstellungen und Maße. Von einer Tabelle, die hier geöffnet ist, geht nichts verloren.

## Glossary
#
# Plain meanings, to be read behind the word. `found` is what a text is searched for where that is
# not the word itself.

term-association = Zusammenhang
term-association-found = zusammenh
term-association-means = wie stark zwei Spalten zusammenhängen, von 0 (gar nicht) bis 1 (eine sagt alles über die andere)
term-bound = Schranke
term-bound-means = ein Verlust, den keine Wahl von einer Stufe je Spalte unterschreiten kann; sie zeigt, wie viel besser eine Tabelle noch sein könnte
term-cell-suppression = Zellunterdrückung
term-cell-suppression-means = für einzelne Zellen * schreiben, statt einen Datensatz wegzulassen
term-deciding-class = maßgebliche Gruppe
term-deciding-class-found = maßgeblich
term-deciding-class-means = die Gruppe, in der ein Schutz am schwächsten ist: Ihr Wert gilt für die ganze Veröffentlichung
term-delta-presence = δ-Presence
term-delta-presence-means = ein Schutz davor, dass bekannt wird, ob jemand überhaupt in der Tabelle ist
term-discernibility = Unterscheidbarkeit
term-discernibility-means = wie viele Datensätze so aussehen wie jeder einzelne, summiert; weniger ist nützlicher
term-entropy = Entropie
term-entropy-means = wie viele Bits nötig wären, um die exakten Werte wieder anzugeben
term-equivalence-class = Äquivalenzklasse
term-equivalence-class-means = Datensätze, die in allen Quasi-Identifikatoren gleich aussehen; hier Gruppe genannt
term-fingerprint = SHA-256
term-fingerprint-means = der Fingerabdruck einer Datei: 64 Zeichen, die andere sind, sobald ein einziges Byte ein anderes ist
term-fold = eine Zeile je Person
term-fold-means = mehrere Datensätze einer Person, zu einem zusammengefasst; behalten wird zum Beispiel der erste Wert oder die Summe
term-full-domain = eine Stufe je Spalte
term-full-domain-means = für alle Werte einer Spalte gleich grob (globale Rekodierung, Full-Domain)
term-generalization = Generalisierung
term-generalization-found = generalisier
term-generalization-means = einen gröberen Wert schreiben: 1950–1959 für 1953
term-gs-factor = GS-Faktor
term-gs-factor-means = wie viel das Weglassen eines Datensatzes neben dem Vergröbern zählt
term-hierarchy = Hierarchie
term-hierarchy-found = hierarch
term-hierarchy-means = immer gröbere Gruppen der Werte einer Spalte: Tag, Monat, Jahr
term-identifier = Identifikator
term-identifier-means = benennt eine Person für sich allein, etwa ein Name oder eine Kundennummer; wird nie veröffentlicht
term-individual-risk = individuelles Risiko
term-individual-risk-found = individuelle
term-individual-risk-means = wie wahrscheinlich ein Treffer für einen Datensatz richtig ist; geschätzt, weil die Tabelle eine Stichprobe ist
term-inference = Rückschluss
term-inference-found = rückschl
term-inference-means = etwas über eine Person aus ihrer Gruppe erfahren, ohne zu wissen, welcher Datensatz ihrer ist
term-insensitive = unkritisch
term-insensitive-means = weder anderswo bekannt noch heikel; wird unverändert veröffentlicht
term-journalist-risk = Journalist-Risiko
term-journalist-risk-means = das Risiko, dass jemand ein Register der Grundgesamtheit hat und irgendeine Person sucht
term-k-anonymity = k-Anonymität
term-k-anonymity-means = { unit-person.each } sieht in allen Quasi-Identifikatoren so aus wie mindestens k − 1 andere
term-l-diversity = ℓ-Diversität
term-l-diversity-found = ℓ-Diversität
term-l-diversity-means = in jeder Gruppe sind mindestens ℓ sensible Werte gut vertreten; keiner ist also sicher
term-lattice = Stufenkombination
term-lattice-found = Stufenkombination
term-lattice-means = eine Stufe je Spalte; alle zusammen bilden den Verband
term-level = Stufe
term-level-means = wie grob eine Spalte gezeigt wird: Stufe 0 ist exakt, die höchste ist oft *
term-loss = Verlust
term-loss-means = was Vergröbern und Weglassen kosten: 0 ist nichts, und weniger ist besser
term-marketer-risk = Marketer-Risiko
term-marketer-risk-means = der Anteil, der zutrifft, wenn jemand alle Datensätze mit einem Register abgleicht
term-missing-marker = fehlend
term-missing-marker-means = eine Zelle ohne Wert: leer, oder mit einem Text, der das bedeutet, etwa NULL
term-mixed-detail = gemischte Genauigkeit
term-mixed-detail-found = gemischt
term-mixed-detail-means = eine Spalte, die für manche Datensätze feiner und für andere gröber ist (lokale Rekodierung)
term-place = Personen (einmal je Gruppe)
term-place-found = einmal je Gruppe
term-place-means = wer Datensätze in drei Gruppen hat, zählt in jeder davon, insgesamt dreimal
term-population = Grundgesamtheit
term-population-means = alle Personen, die gemeint sein können; die in der Tabelle sind ein Teil davon
term-population-unique = einzigartig in der Grundgesamtheit
term-population-unique-means = jemand, der auch unter allen Personen, die gemeint sein können, keinen Doppelgänger hat
term-precision = Präzision
term-precision-means = der Anteil der Stufen, die nicht erstiegen wurden: 1 ist exakt, bei 0 ist alles auf der höchsten
term-prosecutor-risk = Prosecutor-Risiko
term-prosecutor-risk-means = 1 geteilt durch die Gruppengröße: wie oft jemand recht hat, der weiß, dass eine Person in der Tabelle ist
term-protection = Schutzziel
term-protection-means = was für eine Veröffentlichung eingehalten sein muss, bevor sie geschrieben wird (Datenschutzmodell)
term-public-summary = öffentliche Zusammenfassung
term-public-summary-found = Zusammenfassung
term-public-summary-means = was allen, die eine Veröffentlichung haben, darüber gesagt werden darf
term-quasi-identifier = Quasi-Identifikator
term-quasi-identifier-means = eine Angabe, die sich mit anderen Quellen abgleichen lässt, etwa Geburtsdatum, Postleitzahl, Beruf
term-recipe = Rezept
term-recipe-means = eine Datei mit allen Entscheidungen und ohne Datensätze, um dasselbe erneut zu tun
term-record = Datensatz
term-record-means = eine Zeile einer Tabelle: eine Person, oder eine von mehreren Zeilen über eine Person
term-release = Veröffentlichung
term-release-means = die Datei, die weitergegeben wird
term-report = Bericht
term-report-means = was verlangt, getan und gemessen wurde, für Ihre Unterlagen
term-sample-unique = allein stehen
term-sample-unique-found = allein
term-sample-unique-means = in allen Quasi-Identifikatoren niemandem sonst in der Tabelle gleichen
term-sampling-weight = Gewicht
term-sampling-weight-means = für wie viele Personen der Grundgesamtheit ein Datensatz steht
term-seed = Startwert
term-seed-means = 64 Zeichen, aus denen sich die zufällige Reihenfolge ergibt, damit sich dieselbe Datei erneut herstellen lässt (Seed)
term-sensitive = sensibel
term-sensitive-found = sensib
term-sensitive-means = was niemand über eine Person erfahren soll, etwa eine Diagnose; wird unverändert veröffentlicht
term-session = Sitzung
term-session-means = eine Datei, um an einem anderen Tag weiterzuarbeiten: das Rezept, was Sie für den Bericht geschrieben haben und wo Sie waren; keine Datensätze
term-special-unique = besonders einzigartig
term-special-unique-means = ein Datensatz, den wenige seiner Werte herausgreifen
term-suppression = Unterdrückung
term-suppression-found = unterdrück
term-suppression-means = einen Datensatz aus der Veröffentlichung weglassen oder ihn mit * in allen Quasi-Identifikatoren behalten
term-suppression-limit = Unterdrückungsgrenze
term-suppression-limit-means = der größte Anteil der Datensätze, der weggelassen werden darf
term-t-closeness = t-Closeness
term-t-closeness-means = in jeder Gruppe sind sensible Werte fast so verteilt wie in der ganzen Tabelle
term-utf-8 = UTF-8
term-utf-8-means = die übliche Art, Zeichen als Bytes zu schreiben; Akzente und Umlaute bleiben erhalten

## A file that comes from the page around this one, and its release, which goes back

policy-title = Alles hier geschieht unter der Richtlinie { $id }
policy-asks = Was sie verlangt
policy-held = Veröffentlicht wird nichts, das weniger verlangt, und die geschriebene Datei wird noch einmal daran gemessen.
policy-contact = Wen Sie fragen können:
policy-conform = Einstellen, was sie verlangt
policy-forget = Richtlinie weglegen
policy-model = { $name }: { $asked }
policy-risk = Das höchste Prosecutor-Risiko, an der geschriebenen Datei gemessen: höchstens { $share }.
policy-never = Nie veröffentlicht: { $names }
policy-quasi-identifier = Quasi-Identifikatoren oder weggelassen: { $names }
policy-sensitive = Sensibel oder weggelassen: { $names }
policy-insensitive = Dürfen veröffentlicht werden, wie sie sind: { $names }
policy-treatment = Veröffentlicht ab Stufe { $level } der Hierarchie der Richtlinie ({ $hierarchy }) oder weggelassen: { $names }
policy-forbidden = Dürfen nicht als Schutz verwendet werden: { $names }
policy-searches = Dürfen als Suche verwendet werden: { $names }
policy-earlier = Die Veröffentlichung wird mit einer früheren verglichen, und was beide zusammen verraten, wird nicht hingenommen.
policy-strict = Keine Veröffentlichung trägt eine ernste Warnung, etwa dass Personen mehrere Datensätze haben könnten oder dass eine Spalte identifizierend aussieht.
portal-name = Woher diese Datei kommt
# Where the browser does not tell what page is around this one.
portal-nowhere = die umgebende Seite
portal-recipe = Einstellungen ({ $place })
portal-policy = Richtlinie von { $place }
portal-asked = Eine Datei zum Schützen, übergeben von: { $place }
portal-asked-text = Wenn Sie sie öffnen, bleibt die Datei in dieser Seite. Zurückgegeben wird erst etwas, wenn Sie am Ende auf „Zurück an: { $place }“ drücken.
portal-asked-text-table = Wenn Sie sie öffnen, tritt sie an die Stelle der Tabelle, die hier geladen ist. Zurückgegeben wird von beiden erst etwas, wenn Sie am Ende auf „Zurück an: { $place }“ drücken.
portal-asked-recipe = Mit ihr kommen Einstellungen, als Rezept. Sie treten in Kraft, und Sie können jede davon ändern.
portal-asked-policy = Sie ist unter der Richtlinie { $id } zu bearbeiten. Was diese verlangt, steht da, sobald die Datei geöffnet ist, und es wird nichts veröffentlicht, das weniger erfüllt.
portal-note = Dazu schreibt { $place }:
portal-open = { $name } öffnen
portal-refuse = Nicht öffnen
portal-from = Herkunft dieser Datei: { $place }. Die Veröffentlichung geht dorthin zurück, wenn Sie unter Weitergeben auf „Zurück an: { $place }“ drücken.
portal-other-table = Dies ist nicht die Datei, die übergeben wurde ({ $place }). Was Sie hier aus ihr machen, geht nicht dorthin.
portal-leave = Nichts zurückgeben
portal-returned = Die Veröffentlichung ist übergeben an: { $place }. Was dort mit ihr geschieht, kann Outis nicht sehen.
portal-not-returned = Die Veröffentlichung ließ sich nicht übergeben ({ $place }). Speichern Sie sie, und wählen Sie sie dort selbst aus.
portal-withdrawn = Auf diese Datei wird nicht mehr gewartet ({ $place }). Was Sie hier gemacht haben, ist noch da und lässt sich speichern.
portal-hasty = Dieser Klick kam, bevor die Schaltfläche und der Zeiger darauf einen Moment da waren, oder etwas von der umgebenden Seite liegt darüber. Sehen Sie die Schaltfläche an, und drücken Sie dann noch einmal.
portal-preparing = Die geschriebene Datei wird noch einmal gelesen, bevor sie zurückgehen kann.
portal-return-title = Zurück an: { $place }
portal-return-text = An { $place } gehen { $release }, die öffentliche Zusammenfassung und die Prüfsumme der Datei. Sonst nichts, außer Sie kreuzen es hier an:
portal-return-report = Auch den Bericht
portal-return-report-text = Er ist ein Nachweis für Ihre eigenen Akten: Er nennt das Risiko vorher und den Fingerabdruck Ihrer Datei.
portal-return-recipe = Auch das Rezept
portal-return-recipe-text = Jede Entscheidung, für die Datei des nächsten Jahres.
portal-return = Zurück an: { $place }
