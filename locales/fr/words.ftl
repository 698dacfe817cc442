# Every word a reader of Outis sees, in the page, the reports and the command line.
#
# Short sentences, second person. A technical term has its plain meaning beside it where
# it is first met. People before percentages. Nothing is promised that was not measured.

## What figures count

# Every message may use these: $unit is what class sizes and risks count, $recordUnit what a
# record is. “personnes” is said only where each of those counted is one. What stands after the point
# is the word with its article or preposition, since these depend on its gender and first letter.
unit-people = { $unit ->
    [persons] personnes
   *[records] enregistrements
  }
    .of = { $unit ->
        [persons] de personnes
       *[records] d’enregistrements
      }
    .the = { $unit ->
        [persons] les personnes
       *[records] les enregistrements
      }
    .of-the = { $unit ->
        [persons] des personnes
       *[records] des enregistrements
      }
# What totals over all groups count: whoever has records in several groups counts in each of them.
counted-people = { $unit ->
    [persons] { $recordUnit ->
        [persons] personnes
       *[records] personnes (une fois par groupe)
      }
   *[records] enregistrements
  }
    .of = { $unit ->
        [persons] { $recordUnit ->
            [persons] de personnes
           *[records] de personnes (une fois par groupe)
          }
       *[records] d’enregistrements
      }
# Said with a risk: whoever has most of the records of a group is met most often.
equal-chance = { $unit ->
    [persons] { $recordUnit ->
        [persons] { "" }
       *[records] , chaque personne étant supposée aussi probable que les autres
      }
   *[records] { "" }
  }
counted-who = qui
counted-People = { $unit ->
    [persons] { $recordUnit ->
        [persons] Personnes
       *[records] Personnes (une fois par groupe)
      }
   *[records] Enregistrements
  }
unit-People = { $unit ->
    [persons] Personnes
   *[records] Enregistrements
  }
unit-person = { $unit ->
    [persons] personne
   *[records] enregistrement
  }
    .a = { $unit ->
        [persons] une personne
       *[records] un enregistrement
      }
    .of-a = { $unit ->
        [persons] d’une personne
       *[records] d’un enregistrement
      }
    .the = { $unit ->
        [persons] la personne
       *[records] l’enregistrement
      }
    .of-the = { $unit ->
        [persons] de la personne
       *[records] de l’enregistrement
      }
    .each = { $unit ->
        [persons] chaque personne
       *[records] chaque enregistrement
      }
    .Each = { $unit ->
        [persons] Chaque personne
       *[records] Chaque enregistrement
      }
    .none = { $unit ->
        [persons] aucune personne
       *[records] aucun enregistrement
      }
unit-nobody = { unit-person.none }
unit-Nobody = { $unit ->
    [persons] Aucune personne
   *[records] Aucun enregistrement
  }
record-people = { $recordUnit ->
    [persons] personnes
   *[records] enregistrements
  }
    .of = { $recordUnit ->
        [persons] de personnes
       *[records] d’enregistrements
      }
    .of-the = { $recordUnit ->
        [persons] des personnes
       *[records] des enregistrements
      }
record-People = { $recordUnit ->
    [persons] Personnes
   *[records] Enregistrements
  }
record-Nobody = { $recordUnit ->
    [persons] Aucune personne
   *[records] Aucun enregistrement
  }
record-person = { $recordUnit ->
    [persons] personne
   *[records] enregistrement
  }
    .a = { $recordUnit ->
        [persons] une personne
       *[records] un enregistrement
      }
    .the = { $recordUnit ->
        [persons] la personne
       *[records] l’enregistrement
      }
    .The = { $recordUnit ->
        [persons] La personne
       *[records] L’enregistrement
      }
    .of-a = { $recordUnit ->
        [persons] d’une personne
       *[records] d’un enregistrement
      }
    .the-only = { $recordUnit ->
        [persons] la seule personne
       *[records] le seul enregistrement
      }
record-nobody = { $recordUnit ->
    [persons] aucune personne
   *[records] aucun enregistrement
  }
of-all = { $suppressed ->
    [0] { record-nobody }
    [1] 1 { record-person } sur { $records }
   *[other] { $suppressed } { record-people } sur { $records }
  }

## Frame

app-name = Outis
app-no-file = aucune table chargée
app-file = { $name } · { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
} · { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
app-file-short = { $name } · { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}
app-file-folded = { app-file } · { $persons ->
    [one] { $persons } ligne pour une personne
   *[other] { $persons } lignes, une par personne
}
skip-link = Aller à l’espace de travail
missing-start = Outis n’a pas pu démarrer. Il lui faut un navigateur de 2023 ou plus récent. Ouvrez cette page dans une version récente de Firefox, Chrome, Edge ou Safari.
missing-javascript = Outis fonctionne dans cette page et a besoin de JavaScript, qui est désactivé dans ce navigateur.
missing-webassembly = WebAssembly est désactivé dans ce navigateur. Outis en a besoin pour calculer dans cette page. Sur un ordinateur géré par votre organisme, une règle peut en être la cause : adressez-vous au service qui l’administre, ou ouvrez cette page dans un autre navigateur.
missing-worker = Ce navigateur ne permet pas à une page de calculer en arrière-plan. Outis en a besoin. Ouvrez cette page dans une version récente de Firefox, Chrome, Edge ou Safari.
# What the language calls itself.
language-name = Français
language-label = Langue
theme-button = Couleurs : { $theme }. Changer
theme-system = comme votre système
theme-light = claires
theme-dark = sombres
why-button = Pourquoi ? Expliquer l’élément sélectionné
why-panel-name = Pourquoi ?
why-close = Fermer
why-eyebrow = Pourquoi ?
why-in-your-table = Dans votre table
why-terms = Définitions :
rail-name = Étapes
rail-done = , terminé
rail-blocked = , il manque encore quelque chose
rail-load-first = commencez ici
rail-reading = lecture…
rail-records = { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}
rail-quasi-identifiers = { $count ->
    [one] { $count } quasi-identifiant
   *[other] { $count } quasi-identifiants
}
rail-k = k = { $k }, suppression jusqu’à { $limit }
rail-models = { $count ->
    [one] { $count } protection
   *[other] { $count } protections
}, suppression jusqu’à { $limit }
rail-searching = recherche…
rail-not-found = pas encore de table
rail-kept = { $kept } de la précision conservée
rail-levels = niveaux fixés
rail-levels-fail = ces niveaux ne suffisent pas
rail-find-next = pas encore de recherche
rail-compare = avant et après
rail-checked = écrite et vérifiée
rail-not-written = rien d’écrit pour l’instant
rail-attack = ce que d’autres apprendraient
rail-attacked = { $found ->
    [0] aucune attaque ne réussit
    [one] { $found } attaque réussit
   *[other] { $found } attaques réussissent
  }
step-load = Char{"\u00AD"}ger
step-describe = Dé{"\u00AD"}crire
step-protect = Pro{"\u00AD"}té{"\u00AD"}ger
step-find = Cher{"\u00AD"}cher
step-compare = Com{"\u00AD"}pa{"\u00AD"}rer
step-attack = At{"\u00AD"}ta{"\u00AD"}quer
step-release = Pu{"\u00AD"}blier
blocked-table = il faut une table
blocked-table-long = Il n’y a pas encore de table. Chargez-en une : tout ce que vous ferez ici portera sur elle.
blocked-table-go = Charger une table
blocked-quasi-identifiers = il faut des quasi-identifiants
blocked-person = une question est ouverte
blocked-person-long = Une colonne semble distinguer les personnes, et ses valeurs se répètent. Indiquez sous « Décrire » si elle distingue les personnes. D’ici là, nul ne sait si cinq enregistrements qui se ressemblent sont cinq personnes ou une seule.
blocked-person-go = Répondre à la question
blocked-quasi-identifiers-long = Aucune colonne n’est encore désignée comme quasi-identifiant. Indiquez quelles informations peuvent être recoupées avec d’autres sources : sans elles, personne ne peut être individualisé et rien ne peut être protégé.
blocked-quasi-identifiers-go = Décrire les colonnes
blocked-search = il faut une recherche
blocked-search-long = Avec ces réglages, aucune table n’a encore été trouvée. Lancez d’abord la recherche : elle ne dure le plus souvent que quelques secondes.
blocked-search-go = Aller à la recherche
blocked-earlier = publications antérieures à fournir
blocked-earlier-long = La recette demande une contre-mesure face à des publications antérieures, qui ne sont pas là. Fournissez-les, puis appliquez de nouveau la contre-mesure.
blocked-earlier-go = Les fournir sous « Attaquer »
blocked-columns = décision à prendre sur des colonnes
blocked-columns-long = Avant l’écriture d’un fichier : une colonne au moins, telle qu’elle serait publiée, peut désigner des personnes à elle seule. Décidez pour chacune si elle est écartée, si elle devient un quasi-identifiant ou si elle est conservée délibérément.
blocked-columns-go = Décider sous « Décrire »
blocked-sensitive = décision à prendre sur une colonne sensible
blocked-sensitive-long = Avant l’écriture d’un fichier : rien n’empêche d’apprendre le contenu d’une colonne sensible. Ajoutez une protection pour cette colonne, ou indiquez que vous n’en voulez pas.
blocked-sensitive-go = Décider sous « Protéger »
history-name = Historique de vos réglages
history-title = Historique
history-steps = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
history-undo = Annuler : { $label }
history-undo-none = Rien à annuler
history-redo = Rétablir : { $label }
history-redo-none = Rien à rétablir
history-announce = Réglages tels qu’après : { $label }
history-came = k = { $k } : { $text }
history-came-none = aucune table ne respecte cette protection.
history-came-fails = ces niveaux ne suffisent pas{ $failing ->
    [none] .
    [one] {" "}: { $failing } { record-person } se trouve dans un groupe non conforme, alors que le seuil de suppression est de { $allowed }.
   *[other] {" "}: { $failing } { record-people } se trouvent dans des groupes non conformes, alors que le seuil de suppression est de { $allowed }.
}
history-back = Retour à l’entrée { $number } : { $label }
history-loaded = { $name } chargé
history-recipe = { $name } ouvert
history-conformed = Réglé selon la politique { $id }
history-role = { $name } : { $role }
history-roles = { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  } : { $role }
history-group = { $name } : quasi-identifiant, par groupes
history-accepted = { $name } : conservée délibérément
history-ask-again = { $name } : décision à reprendre
history-declined = { $name } : aucune protection, délibérément
history-undeclined = { $name } : décision sur la protection à reprendre
history-perturbed = { $name } : valeurs qui n’ont pas à être vraies de la personne à côté
history-true = { $name } : valeurs telles quelles
history-hierarchy = { $name } : niveaux
history-cut-moved = { $name } : bornes
history-hierarchies = Niveaux de { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  }
history-dates-day = { $name } : le jour vient en premier
history-dates-month = { $name } : le mois vient en premier
history-commas-thousands = { $name } : les virgules séparent les milliers
history-commas-decimals = { $name } : les virgules séparent les décimales
history-points-thousands = { $name } : les points séparent les milliers
history-points-decimals = { $name } : les points séparent les décimales
history-type = { $name } : { $type }
history-limit = { $name } : niveau le plus haut
history-floor = { $name } : niveau le plus bas
history-weight = { $name } : poids
history-anon = Comme ANON
history-no-anon = Plus comme ANON
history-missing = Ce qui signifie « manquant »
history-k = k = { $k }
history-person-entity = « { $name } » distingue les personnes
history-fold = Une ligne par personne, d’après « { $name } »
history-unfold = Retour à toutes les lignes
history-person-record = Chaque enregistrement est une personne
history-records = Ce que représente un enregistrement
history-records-household = « { $name } » distingue les ménages
history-records-count = « { $name } » dit combien d’enregistrements une ligne représente
history-records-weight = « { $name } » contient des poids
history-model = { $name }
history-model-of = { $name }, { $attribute }
history-model-added = { $name } : protection ajoutée
history-model-removed = { $name } : protection retirée
history-population = Population tirée de { $name }
history-suppression = Enregistrements qui peuvent être écartés
history-sample = Ce que l’on sait de la population
history-threshold = Seuil d’exposition { unit-person.of-a }
history-loss = Mesure de la perte
history-output = Écriture de la publication
history-defence = { $name }, contre une attaque
history-defence-of = { $name } pour « { $attribute } », contre une attaque
history-earlier = { $accepted ->
    [yes] Révéler davantage avec les publications antérieures est accepté
   *[no] Ne rien révéler de plus que les publications antérieures
  }
history-search-again = Recherche des meilleurs niveaux
history-fixed = Niveaux de la recherche arrêtée
history-levels = Niveaux choisis à la main
history-search = Méthode : { $name }
history-compare = Méthodes à comparer : { $count }
line-name = Exposition et réseau
line-no-table = Chargez une table pour voir qui est exposé.
line-no-quasi-identifiers = Aucun quasi-identifiant : rien à mesurer pour l’instant.
line-measuring = Mesure de l’exposition…
line-measuring-after = Mesure de ce que la publication montrerait…
line-not-measured = L’exposition ne peut pas être mesurée : voir « Décrire ».
line-not-measured-protect = Une protection est incomplète : voir « Protéger ».
line-before-alone = Maintenant : { $people ->
    [one] { $people } { unit-person } n’a pas de semblable
   *[other] { $people } { counted-people } n’ont pas de semblable
}
line-before = Risque actuel : au plus 1 sur { $most }, pour { $people } { counted-people }{ equal-chance }
line-after = Après : { $most ->
    [1] { check-alone }
   *[other] au plus 1 sur { $most } pour { unit-person.each }, d’après les quasi-identifiants{ equal-chance }
  }
line-after-columns = Après : { $most ->
    [1] { check-alone }, et
   *[other] au plus 1 sur { $most } d’après les quasi-identifiants{ equal-chance }, mais
  } { $columns ->
    [one] { $columns } colonne peut désigner des personnes à elle seule
   *[other] { $columns } colonnes peuvent désigner des personnes à elles seules
}
line-after-none = Après : { compare-nothing-left }
line-after-open = Après : pas encore de recherche
line-network = Aucune connexion n’est autorisée.
line-network-check = Comment vérifier
help-button = Aide et glossaire
help-title = Aide
help-lead = Le chemin d’une table à une publication, le clavier, le sens des mots et ce qu’Outis ne fait pas. L’explication du choix que vous survolez ou sélectionnez se trouve à côté de l’espace de travail, sous « Pourquoi ? ».
help-search = Chercher un mot ou une question
help-found = { $found ->
    [0] Rien ici n’en parle. Essayez un autre mot.
    [one] { $found } entrée
   *[other] { $found } entrées
}
help-way = Le chemin en sept étapes
help-keyboard = Le clavier
help-key-tab = Tab, Maj + Tab
help-key-tab-text = Passer à l’élément suivant ou précédent. Le premier arrêt de la page mène directement à l’espace de travail.
help-key-space = Espace, Entrée
help-key-space-text = Actionner un bouton, cocher une case, ouvrir ce qui se déplie.
help-key-arrows = Flèches
help-key-arrows-text = Choisir un rôle ou une autre option, déplacer un curseur, aller de point en point sur la carte des coûts, de combinaison en combinaison, de cellule en cellule dans une table d’enregistrements.
help-key-ends = Origine, Fin
help-key-ends-text = Le début ou la fin de la rangée que parcourent les flèches ; avec Ctrl, ceux de toute une table d’enregistrements.
help-key-escape = Échap
help-key-escape-text = Ferme « Pourquoi ? » là où il recouvre l’espace de travail.
help-glossary = Le sens des mots
help-not = Ce qu’Outis ne fait pas
help-not-law = Il ne dit pas qu’une table est anonyme au sens d’une loi. Il dit ce qui a été mesuré sur un fichier.
help-not-others = Il ne sait pas ce qui est public par ailleurs sur les mêmes personnes, ni ce que vous avez déjà publié.
help-not-roles = Il ne peut pas savoir quelles colonnes d’autres pourraient recouper. Il suggère des rôles ; c’est vous qui décidez.
help-not-names = Il n’invente ni noms ni numéros à la place de ceux qu’il retire : rien de tel ne peut donc ramener à une personne.
help-not-text = Il ne cherche pas de personnes dans le texte libre : écartez une telle colonne.
help-not-noise = Il n’ajoute pas de bruit et n’échange rien entre les personnes, sauf si vous le demandez pour une colonne dont les valeurs isolées n’ont pas à être vraies : les valeurs deviennent plus grossières, sont remplacées par * ou disparaissent.
help-not-models = Une protection écarte le danger indiqué à côté d’elle, et aucun autre. Se ressembler ne protège pas un secret que partagent tous ceux qui se ressemblent.
help-not-groups = Il ne juge pas si un groupe subit un tort quand on apprend quelque chose sur lui tout entier.
help-not-network = Il n’envoie rien. Ce que vous n’enregistrez pas est perdu à la fermeture de cette page.
plain-words = En mots simples
about-button = À propos
about-title = À propos d’Outis
about-lead = Un seul fichier qui, dans votre navigateur, fait d’une table sur des personnes une table qui en montre moins sur chacune d’elles.
about-version = Version { $version }.
about-back = Retour à « { $step } »
about-network = Ce qu’il envoie
about-network-text = Ce fichier contient une règle qui lui interdit toute connexion, et votre navigateur la fait respecter. Rien dans son propre programme n’envoie quoi que ce soit : ce que vous chargez reste dans cet onglet jusqu’à ce que vous enregistriez un fichier.

    Une page ne peut pas le prouver elle-même. Ce qu’un navigateur dit à une page de ses requêtes omet celles de ses processus auxiliaires (workers) et en compte qui ne sont jamais parties. Il n’y a donc pas de compteur ici. Les vérifications suivantes ne dépendent pas de ce que dit la page :
about-framed = Cette page se trouve dans un cadre d’une autre page. Celle-ci peut vous remettre un fichier et apprend où en est votre travail, par des mots comme « reading » et « checked ». Elle reçoit la publication lorsque vous appuyez sur « Renvoyer à : … », et rien avant.
about-check = Comment vérifier
about-check-cable = Débranchez le réseau, ou passez en mode avion, avant de charger une table. Tout fonctionne, publication comprise.
about-check-panel = Ouvrez les outils de développement de votre navigateur (F12), allez à « Réseau », rechargez la page et faites votre travail. Une fois la page affichée, la liste ne montre que des adresses qui commencent par blob: ou data:, c’est-à-dire internes à la page. Chrome et Edge montrent les requêtes du worker dans la même liste. Dans Firefox, regardez aussi about:networking, qui énumère toutes les connexions du navigateur.
about-check-hash = Comparez le SHA-256 du fichier avec celui qui est publié à côté de lui : vous saurez que c’est bien le fichier qui a été construit et testé. Sous Windows : certutil -hashfile outis.html SHA256. Sur un Mac : shasum -a 256 outis.html. Sous Linux : sha256sum outis.html.
about-check-policy = Ouvrez le fichier dans un éditeur de texte. Près du début se trouve Content-Security-Policy avec connect-src 'none', puis, en clair, ce qui est retiré à la page avant son démarrage.
about-licence = Licence
about-licence-text = Outis est un logiciel libre sous licence Apache 2.0, fourni sans garantie. Il comprend des composants d’autres auteurs, chacun sous ses propres conditions, reproduites ci-dessous.
about-parts = { $count ->
    [one] Ce que contient ce fichier : { $count } composant
   *[other] Ce que contient ce fichier : { $count } composants
}
about-parts-table = Composants et licences
about-part = Composant
about-part-version = Version
about-part-licence = Licence
about-part-texts = Texte
about-text = Texte { $number }
about-text-of = Pour { $names }
dead-title = Le calcul s’est arrêté
dead-text = C’est un défaut d’Outis, pas une erreur de votre part. Rien n’a quitté cette page.
dead-text-table = C’est un défaut d’Outis ou du navigateur, non de vos données. Vos réglages et ce qui a été trouvé jusqu’ici sont conservés. Au redémarrage, { $name } sera lu de nouveau.
dead-detail = Pour le diagnostic : { $message }
dead-memory = La mémoire est épuisée : cette page disposait de { $memory } et n’a pas pu en obtenir plus. Un onglet peut disposer d’environ 4 Go.
dead-text-kept = Vos réglages et ce qui a été trouvé jusqu’ici sont conservés. Rien n’a quitté cette page. Une table qui a moins de colonnes ou d’enregistrements demande moins de mémoire ; la ligne de commande aussi.
dead-unheard = Le calcul ne s’est pas arrêté à votre demande. Il a donc été interrompu et redémarre. Vos réglages sont conservés.
dead-restart = Redémarrer
dead-restart-table = Redémarrer et lire { $name }
silent-title = Pas de réponse depuis un moment
silent-text = Le calcul n’avance plus depuis quelque temps. Il en est peut-être à une étape longue, ou il attend un disque : il reprendra alors de lui-même. Vous pouvez aussi l’interrompre et redémarrer ; vos réglages et ce qui a été trouvé jusqu’ici sont conservés.
message-search-ended = La recherche s’est interrompue avant la fin. La même recherche retrouvera la meilleure table jusqu’ici ({ $kept }) ; ses niveaux peuvent aussi être enregistrés dans une recette.
message-file-differs = { $name } a été lu de nouveau, et ce n’est plus le même fichier. Vos réglages sont conservés ; ce qui avait été trouvé pour l’ancien fichier est perdu.
message-put-away = Masquer ce message
message-levels-used = { $columns ->
    [one] { $columns } colonne prend désormais ses niveaux dans un fichier.
   *[other] { $columns } colonnes prennent désormais leurs niveaux dans des fichiers.
} { $left ->
    [0] { "" }
    [one] { $left } fichier n’est pas utilisé ; il figure ci-dessous.
   *[other] { $left } fichiers ne sont pas utilisés ; ils figurent ci-dessous.
}
message-save-recipe = Enregistrer ces réglages dans une recette
message-settings-kept = { $name } a les colonnes que nomment vos réglages ; ils ont donc été conservés. Passez-les en revue : les valeurs peuvent différer.
message-settings-do-not-fit = Vos réglages pour { $name } ne conviennent pas à { $next }, qui commence avec ses propres suggestions.
message-session-in-force = Votre session { $name } reprend au point où vous l’aviez laissée. Elle ne contient pas ce qui avait été trouvé : relancez la recherche là où il manque un résultat.
message-session-syntax = { $name } n’est pas du JSON valide ; aucune session ne peut en être lue. Le fichier est peut-être tronqué : utilisez une copie antérieure.
message-session-deep = { $name } contient des listes imbriquées au-delà de toute mesure et n’a donc pas été lu. Aucune session n’est écrite ainsi : utilisez une copie antérieure.
message-session-large = { $name } est plus gros que toute session (64 Mo) et n’a donc pas été lu. Choisissez le fichier qui a été enregistré comme session.
message-session-version = { $name } est une session d’une autre version. Ouvrez-la avec la version d’Outis qui l’a produite.
message-session-unknown = La session { $name } a un champ inconnu : { $field }. Il est peut-être mal écrit, ou vient d’une version ultérieure d’Outis.
message-session-lacking = Il manque à la session { $name } le champ { $field }. Utilisez une copie antérieure.
message-session-type = Dans la session { $name }, le contenu du champ { $field } n’est pas du bon type. Elle a peut-être été modifiée à la main : utilisez une copie antérieure.
message-plan-refused = Il n’y a pas de plan. { $why }
message-job-left-out = Absent de la tâche d’ANON, car cela ne décide pas de la table publiée : { $fields }.
message-job-refused = Une tâche d’ANON n’a pas de mots pour ce que la recette dit dans { $field }. { $detail ->
    [letter] Un nom ou un libellé contient un caractère de contrôle, que XML ne peut pas contenir.
   *[other] Modifiez-le, ou gardez la recette telle qu’elle est.
}
message-earlier-unprotected = Ce que la publication antérieure montre de { $names } compte désormais comme connu. Une protection de ces valeurs promettrait ce que personne ne peut tenir : elle a été retirée.
message-recipe-in-force = La recette { $name } est appliquée. Vous pouvez continuer à n’importe quelle étape.
message-policy-stays = C’est la politique venue avec le fichier qui compte. Une autre ne peut pas prendre sa place.
message-conforms = Tout ce que la politique { $id } demande avant une recherche est déjà réglé.
message-conformed = Ce que la politique { $id } demande est réglé. « Annuler » revient en arrière ; rien n’est alors publié.
range-from = au moins { $low }
range-above = plus de { $low }
range-above-most = plus de { $low }, au plus { $high }
range-inside = plus de { $low } et moins de { $high }
range-between = de { $low } à { $high }
percent = { $n } %
percent-less-than = moins de { $limit } %
percent-more-than = plus de { $limit } %
seconds-under = moins de { $limit } s
seconds = { $n } s
minutes = { $minutes } min { $seconds } s
one-in = 1 sur { $n }
cell-empty = (vide)

## Files that are given together

given-waits = { $files ->
    [one] { $files } fichier attend la table.
   *[other] { $files } fichiers attendent la table.
}
given-looking = { $files ->
    [one] Comparaison de { $files } fichier avec les colonnes…
   *[other] Comparaison de { $files } fichiers avec les colonnes…
}
given-announce = { $fit ->
    [0] Aucune colonne trouvée pour { $files ->
        [1] ce fichier
       *[other] ces { $files } fichiers
    }.
    [one] Colonne trouvée pour { $fit } fichier sur { $files }.
   *[other] Colonnes trouvées pour { $fit } fichiers sur { $files }.
  } Rien n’est encore appliqué.
given-title = { $chosen ->
    [one] { $chosen } fichier sur { $files } a une colonne
   *[other] { $chosen } fichiers sur { $files } ont une colonne
  }
given-title-left = { $files ->
    [one] { $files } fichier n’est pas utilisé
   *[other] { $files } fichiers ne sont pas utilisés
  }
given-text-left = Choisissez une colonne de { $table } pour ce qui reste, ou n’en utilisez rien.
given-text = Un fichier va à la colonne de { $table } dont il a les valeurs, une par ligne ; si plusieurs colonnes ont les mêmes valeurs, son nom décide. Rien n’est encore appliqué : passez la liste en revue, et choisissez une autre colonne là où c’est faux.
given-table = { $file } a été pris pour la table : des { $files } fichiers, c’est le seul qui ne peut pas être lu comme une hiérarchie.
given-use = { $columns ->
    [one] Utiliser ces niveaux pour { $columns } colonne
   *[other] Utiliser ces niveaux pour { $columns } colonnes
}
given-forget = N’en utiliser aucun
given-column = Colonne pour { $file }
given-none = aucune colonne
given-which-table = Lequel de ces fichiers est la table ?
given-which-table-text = Leur contenu ne le dit pas. Les autres seront ensuite comparés avec ses colonnes. Ou bien plusieurs ont les mêmes colonnes, par exemple un fichier par mois : ils forment alors une seule table.
given-belong = Ces tables vont ensemble par { $column }
given-belong-text = { $file } a { $persons ->
    [one] un enregistrement d’une personne
   *[other] un enregistrement pour chacune des { $persons } personnes
  }. Une fois les tables réunies, chacun de leurs enregistrements { $others ->
    [1] de l’autre fichier
   *[other] des autres fichiers
  } se trouve à côté, et l’on compte les personnes, non les enregistrements.
given-belong-table = { $name } : { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
  }.{ $without ->
    [0] {""}
    [1] {" "}1 n’est à personne dans la table des personnes, et est laissé de côté.
   *[other] {" "}{ $without } ne sont à personne dans la table des personnes, et sont laissés de côté.
  } { $lacking ->
    [0] Chaque personne en a un.
    [1] 1 personne n’en a pas, et garde un enregistrement aux cellules manquantes.
   *[other] { $lacking } personnes n’en ont pas, et chacune garde un enregistrement aux cellules manquantes.
  }
given-put-together = Les réunir
given-only = Prendre seulement { $file }
given-load = Charger { $file } comme table
given-together = Charger { $files } fichiers aux mêmes colonnes comme une seule table
given-below = { $files ->
    [1] Ajouter les enregistrements de ce fichier à la suite de { $name }
   *[other] Ajouter les enregistrements de { $files } fichiers à la suite de { $name }
}
given-not-looked = Non examiné : il est plus gros que toute hiérarchie (64 Mo), ou un autre de ces fichiers porte le même nom.
given-fits = Il a une ligne pour { $values ->
    [1] la seule valeur
    [2] les deux valeurs
   *[other] chacune des { $values } valeurs
  } de la colonne { $column }.
given-fits-name = Colonnes dont il a toutes les valeurs : { $columns }. Son nom indique { $column }.
given-no-hierarchy = Ce n’est pas une hiérarchie. { $problem }
given-no-column-any = Il ne convient à aucune colonne : aucune de ses valeurs n’y figure.
given-no-column = Il ne convient à aucune colonne. La plus proche est { $column } : { $lacking ->
    [one] { $lacking } valeur
   *[other] { $lacking } valeurs
  } sur { $values } { $lacking ->
    [one] n’y a pas de ligne
   *[other] n’y ont pas de ligne
  }. Complétez le fichier et déposez-le de nouveau.
given-other-name = Il a une ligne pour chaque valeur de { $columns }. Mais son nom indique { $name }, dont { $lacking ->
    [one] { $lacking } valeur lui manque
   *[other] { $lacking } valeurs lui manquent
  }. Est-il destiné à { $columns } ?
given-several-files = Il a une ligne pour chaque valeur de { $columns }, mais un autre de ces fichiers aussi. Choisissez lequel utiliser.
given-several-columns = Colonnes dont il a toutes les valeurs : { $columns }. Son nom ne dit pas laquelle est visée. Choisissez.
given-not-chosen = Il a une ligne pour chaque valeur de la colonne { $columns } et n’est pas utilisé.
given-sensitive = Cette colonne est sensible et publiée telle quelle : les niveaux disent seulement lesquelles de ses valeurs sont proches.
given-later = Cette colonne a le rôle « { $role } » et elle est publiée sans niveaux. Ils sont gardés jusqu’à ce que vous en fassiez un quasi-identifiant.
own-values = Dans votre propre table
own-lines = Dans { $file }
own-line = Ligne { $number }
own-more = et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
own-values-text = Affiché sur cet écran seulement : ni dans le message ci-dessus, ni dans un rapport, ni à l’impression.
given-choose-title = Vous avez des fichiers de hiérarchies ?
given-choose-text = Déposez-en autant que vous voulez sur la page, à n’importe quelle étape, ou choisissez-les ici. Chacun est associé à une colonne d’après ses valeurs, et montré avant d’être utilisé.
given-choose = Choisir des fichiers de hiérarchies

## Load

load-title = Charger une table
load-files-name = Fichiers
load-files-differ = Ils ne sont pas écrits de la même façon. Ce qui est dit plus bas du séparateur et du texte vaut pour le premier ; les autres sont lus tels qu’ils sont écrits.
load-files-part = { $name } : { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}
load-files-written = { $name } : { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
} ; séparateur : { $delimiter } ; encodage : { $encoding }
load-files-small = Ils forment une seule table, dans cet ordre. Ce que vous choisissez ci-dessous vaut pour chacun d’eux ; les premières lignes sont celles du premier.
load-title-table = { $name }
load-lead = Une ligne par personne, ou plusieurs, dans un fichier CSV ou un classeur. Il est lu à l’intérieur de cette page et ne va nulle part ailleurs.
load-drop = Déposez une table ici
load-drop-small = CSV avec virgules, points-virgules, tabulations ou barres verticales ; .xlsx, .xlsm, .xlsb, .xls, .ods ; Stata .dta ; Parquet ; JSON, un objet par enregistrement ; XML, un élément par enregistrement. Ou copiez des cellules et collez-les ici. Les fichiers qui ont les mêmes colonnes deviennent une seule table ; des fichiers de hiérarchies peuvent s’y joindre.
load-room = La place suffit pour environ { $millions } { $millions ->
    [one] million
   *[other] millions
} d’enregistrements de { $columns } colonnes. Pour un fichier plus gros, vous saurez tôt que faire.
load-choose = Choisir un fichier
load-choose-another = Choisir un autre fichier
load-another-unsaved = La publication tirée de { $name }, ou son rapport, n’est pas enregistrée. Lire une autre table ferait perdre les deux : enregistrez-les d’abord sous « Publier ».
load-another = Autre chose ?
load-sample-title = Juste pour voir ?
load-sample-text = 5 000 patients inventés, avec noms, dates de naissance, codes postaux, professions et diagnostics. Aucun n’a jamais existé.
load-sample = Essayer avec un exemple
load-recipe-title = Déjà fait ?
load-recipe-text = Une recette contient toutes les décisions et aucun enregistrement : ouvrez celle de l’année dernière, puis chargez le fichier de cette année. Une session reprend votre travail là où vous l’avez laissé : ouvrez-la et continuez avec le même fichier.
load-recipe = Ouvrir une recette ou une session
load-xml = XML avec un élément par enregistrement. Toutes les cellules sont du texte.
load-audit-title = On vous a remis un fichier ?
load-audit-text = Voyez ce qu’un fichier publié révèle sur des personnes : combien n’ont pas de semblable, à quel point ses groupes sont petits, ce que l’on peut apprendre. Ni recette ni original ne sont nécessaires.
load-audit = Examiner un fichier
examples-title = Apprendre par l’exemple
examples-text = Des tables de quelques lignes, tirées de la littérature. Chacune s’ouvre avec sa recette et dit ce qu’il faut regarder.
example-open = Ouvrir : { $title }
example-open-short = Ouvrir
example-two-ways-title = Quatre patients, bien des façons de les cacher
example-two-ways-text = Comment la recherche choisit les niveaux pour que chacun ressemble à un autre (Sweeney 2002).
example-two-ways-look = Sur 48 combinaisons de niveaux, 16 font que chacun ressemble à un autre. La recherche garde celle qui monte le moins : zip au niveau 2, age au niveau 1, nationality au niveau 1. La moitié de tous les niveaux est gravie, soit une perte de 0,5.
example-left-out-title = En écarter deux pour que six gardent davantage
example-left-out-text = Huit patients, dont deux sortent de l’ordinaire (ANON).
example-left-out-look = A, B et C se ressemblent, de même que D, E et F. G et H ne trouvent place nulle part et sont écartés : 2 sur 8. Chaque groupe compte au moins 2 maladies. Voyez sous « Comparer » ce qu’en disent la précision de Sweeney (0,3) et la discernabilité (34).
example-four-anonymous-title = Semblables, et de même maladie
example-four-anonymous-text = Une table publiée dans laquelle chacun ressemble à trois autres. Est-ce assez ? (Machanavajjhala et al. 2007)
example-four-anonymous-look = La table est déjà 4-anonyme. Mais les quatre personnes de 130**, 3* ont toutes un cancer : le ℓ distinct vaut 1, et la distance à la table entière est de 0,5833. Qui connaît un homme de 31 ans dans le 13053 connaît sa maladie.
example-three-diverse-title = Trois maladies dans chaque groupe
example-three-diverse-text = Les mêmes patients, dans d’autres groupes.
example-three-diverse-look = Chaque groupe compte maintenant 3 maladies différentes, et la distance à la table entière n’est plus que de 0,1667. Le ℓ entropique vaut 2,828, et non 3, parce que le cancer est deux fois plus fréquent dans deux des groupes.
example-similarity-title = Des valeurs différentes qui disent la même chose
example-similarity-text = Trois salaires et trois maladies dans chaque groupe, proches les uns des autres (Li et al. 2007).
example-similarity-look = Chaque groupe compte 3 salaires et 3 maladies. Pourtant, dans 476**, 2*, tous gagnent peu (t = 0,375 selon l’ordre) et tous ont une maladie de l’estomac (t = 0,4444 selon les niveaux). La ℓ-diversité ne le voit pas, la t-proximité si.
example-skewness-title = Une personne sur cent, ou presque toutes
example-skewness-text = Deux groupes qui paraissent aussi divers l’un que l’autre, sans être aussi dangereux (Li et al. 2007).
example-skewness-look = Le nord a 49 tests positifs et 1 négatif, le sud l’inverse. ℓ = 2 est atteint dans les deux. Mais dans la table entière, 1 personne sur 100 est positive, et 98 sur 100 au nord : t = 0,97.
example-register-title = Sans semblable dans la table, mais pas dans la ville
example-register-text = Six personnes sur quatorze, et un registre qui les contient toutes (k-map).
example-register-look = Des années de naissance par pas de 5 suffisent : chaque enregistrement correspond alors à au moins 2 personnes du registre, bien que certains n’aient pas de semblable dans la table. Le 2-anonymat demanderait des pas de 10, et 2 enregistrements écartés.
example-attackers-title = Trois attaquants, trois risques
example-attackers-text = Ce qu’un voisin, un journaliste et un annonceur peuvent tirer de la même table (El Emam).
example-attackers-look = Qui sait qu’une personne figure dans la table a raison dans 1 cas sur 1 au mieux, et à 0,4 en moyenne. Qui cherche n’importe qui dans le registre : 1 sur 4 au mieux, et 0,2 en moyenne. Qui apparie tout le monde a raison dans 20 % des cas. Voyez les mesures sous « Exposition actuelle ».
load-promise = Vous pouvez débrancher le réseau maintenant. Tout ici fonctionne sans lui.
load-reading = Lecture de { $name }
load-read = { $read } sur { $size }, { $records } enregistrements lus
load-need = D’après son début, le fichier contient environ { $records } enregistrements, qui demanderont au plus environ { $need } de mémoire. Un onglet peut disposer de { $room }.
load-anyway = Essayer quand même de le lire
load-cancel = Arrêter la lecture
load-failed = { $name } n’a pas pu être lu
load-failed-kept = { $name } n’a pas pu être lu ; { $kept } reste chargé
load-announce = { $name } est chargé : { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
  }, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  }.
load-found = { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}, { $size }. Voici comment le fichier a été compris ; corrigez ce qui est faux.
load-delimiter-name = Séparateur
load-delimiter-detected = Entre les cellules : { $delimiter }, d’après le fichier.
load-delimiter-none = Aucun séparateur de cellules n’a été trouvé. S’il y en a un, choisissez-le.
load-delimiter-given = Entre les cellules : { $delimiter }, comme indiqué par vous ou par la recette.
load-layout-name = Table
load-layout = { $header ->
    [0] Le premier enregistrement est à la ligne { $first }
   *[other] Les noms sont à la ligne { $header }{ $said ->
        [true] { "" }
       *[false] , le premier enregistrement à la ligne { $first }
    }
}{ $reason ->
    [first-line] .
    [empty-above] , semble-t-il : les lignes au-dessus sont vides.
    [separator-above] , semble-t-il : la ligne au-dessus ne fait qu’indiquer le séparateur aux programmes.
    [fewer-cells-above] , semble-t-il : les lignes au-dessus ont moins de cellules, et des noms suivent.
    [names-below] , semble-t-il : les lignes au-dessus ne nomment pas de colonnes, celle-ci si.
   *[given] , comme indiqué par vous ou par la recette.
}{ $said ->
    [true] {" "}Le premier enregistrement est à la ligne { $first }, comme indiqué par vous ou par la recette.
   *[false] { "" }
}{ $heading ->
    [first-unnamed] {" "}Les enregistrements ont une cellule de plus qu’il n’y a de noms : leur première colonne, qui les nomme ou les numérote, n’en a pas.
    [last-unnamed] {" "}Les enregistrements ont une cellule de plus qu’il n’y a de noms : ils finissent tous par un séparateur, et leur dernière colonne, vide, n’a pas de nom.
    [last-is-none] {" "}La ligne d’en-tête finit par un séparateur sous lequel il n’y a pas de colonne.
   *[whole] { "" }
}{ $cleaned ->
    [true] {" "}Les guillemets et les blancs autour des noms ont été retirés.
   *[false] { "" }
}
load-left-out = { $above ->
    [0] { "" }
    [one] { $above } ligne au-dessus est écartée.
   *[other] { $above } lignes au-dessus sont écartées.
}{ $units ->
    [0] { "" }
    [one] {" "}{ $units } ligne entre les noms et le premier enregistrement est écartée.
   *[other] {" "}{ $units } lignes entre les noms et le premier enregistrement sont écartées.
}{ $empty ->
    [0] { "" }
    [one] {" "}{ $empty } ligne sans contenu est écartée.
   *[other] {" "}{ $empty } lignes sans contenu sont écartées.
}{ $repeated-names ->
    [0] { "" }
    [one] {" "}{ $repeated-names } ligne qui répète les noms est écartée.
   *[other] {" "}{ $repeated-names } lignes qui répètent les noms sont écartées.
}{ $pages ->
    [0] { "" }
    [one] {" "}{ $pages } ligne de numéro de page est écartée.
   *[other] {" "}{ $pages } lignes de numéros de page sont écartées.
}{ $last ->
    [0] { "" }
    [1] {" "}Le dernier enregistrement est écarté.
   *[other] {" "}Les { $last } derniers enregistrements sont écartés.
}
load-around = { $wrapping ->
    [quotes] {" "}Les guillemets autour de lignes entières sont retirés.
    [frame] {" "}Les barres et les traits autour des cellules sont retirés.
    [aligned] {" "}Deux espaces ou plus séparent les cellules.
   *[nothing] { "" }
}{ $trim ->
    [true] {" "}Les blancs à côté des séparateurs sont retirés.
   *[false] { "" }
}{ $fit ->
    [true] {" "}Les cellules absentes en fin de ligne sont considérées comme manquantes.
   *[false] { "" }
}
load-first-sheet = Lire la première feuille qui peut être une table
load-dates = Ce qui vient en premier
load-dates-day = Le jour : 02/08 est en août
load-dates-month = Le mois : 02/08 est en février
load-blanks = Ce que séparent les espaces
load-blanks-thousands = Les milliers : 1 234 dépasse mille
load-commas = Ce que séparent les virgules
load-commas-thousands = Les milliers : 1,234 dépasse mille
load-commas-decimals = Les décimales : 1,234 dépasse à peine un
load-points = Ce que séparent les points
load-points-thousands = Les milliers : 1.234 dépasse mille
load-points-decimals = Les décimales : 1.234 dépasse à peine un
load-skip-empty = Écarter les lignes sans contenu
load-skip-repeated-names = Écarter les lignes qui répètent les noms
load-skip-pages = Écarter les lignes de numéros de page
load-trim = Retirer les blancs à côté des séparateurs
load-fit-records = Considérer comme manquantes les cellules absentes en fin de ligne
load-wrapping-quotes = Retirer les guillemets autour de lignes entières
load-wrapping-frame = Retirer les barres et les traits autour des cellules
load-wrapping-aligned = Séparer les cellules là où il y a deux espaces ou plus
load-restore-zeros = Compléter à cinq chiffres
load-fill-down = Ils appartiennent à l’enregistrement du dessus : compléter
load-fill-down-none = Chacun est à une personne à part
load-filled-down = Compléter « { $name } », et ce qui va avec, par l’enregistrement du dessus
load-zeros-restored = Compléter « { $name } » par des zéros, à { $digits } chiffres
load-skip-totals = { $records ->
    [1] Écarter le dernier enregistrement
   *[other] Écarter les { $records } derniers enregistrements
}
load-skip-last = Enregistrements à écarter à la fin
load-first-line = Ligne du premier enregistrement
load-layout-change = Où la table commence et finit
load-lines-title = Quelle ligne contient les noms ?
load-lines-title-record = Quelle ligne contient le premier enregistrement ?
load-lines-small = Voici les premières lignes du fichier, telles qu’elles y figurent. Choisissez la ligne des noms : ce qui est au-dessus est écarté.
load-lines-small-record = Voici les premières lignes du fichier, telles qu’elles y figurent. Choisissez la ligne du premier enregistrement : ce qui est au-dessus est écarté.
load-lines-refused = Où la table de { $name } commence et finit
load-lines-region = Premières lignes du fichier
load-lines-line = Ligne { $line }
load-lines-blank = (ligne vide)
load-lines-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
load-name-columns = Nommer les colonnes
load-name-column = Nom de la colonne { $number }
load-name-apply = Utiliser ces noms
load-name-forget = Reprendre les noms du fichier
load-delimiter-label = Relire avec un autre séparateur
load-delimiter-choose = Lire avec un autre séparateur…
delimiter-comma = virgule
delimiter-semicolon = point-virgule
delimiter-tab = tabulation
delimiter-pipe = barre verticale
delimiter-other = « { $character } »
load-pasted = Cellules collées.tsv
load-json-name = Format
load-json = JSON : un objet par enregistrement
load-parquet = Un fichier Parquet. Les dates et les heures sont montrées selon ISO 8601, les nombres avec le moins de chiffres possible, les décimaux avec toutes leurs décimales.
load-stata = Un jeu de données Stata. Les valeurs sont montrées par leurs libellés, les dates par année, mois et jour, les nombres tels qu’ils sont enregistrés.
load-sheet-name = Feuille
load-sheet-detected = { $name }, { $visible ->
    [true] la première feuille visible qui ressemble à une table.
   *[false] qui est masquée : aucune feuille visible ne contient de cellule.
}
load-sheet-given = { $name }, comme indiqué par vous ou par la recette.
load-sheet-label = Lire une autre feuille
load-sheet-hidden = { $name } (masquée{ $rows ->
    [none] { "" }
    [one] , { $rows } ligne
   *[other] , { $rows } lignes
  })
load-sheet-rows = { $name } ({ $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  })
load-header-name = Noms
load-header-yes = { $line ->
    [1] La première ligne nomme les colonnes
   *[other] La ligne { $line } nomme les colonnes
}
load-header-no = { $line ->
    [1] La première ligne est déjà un enregistrement
   *[other] La ligne { $line } est déjà un enregistrement
}{ $named ->
    [true] {""}
   *[false] {" "}; les colonnes sont numérotées
}
load-detected = , semble-t-il.
load-header-label = Relire en donnant un autre sens à la première ligne
load-header-names = nomme les colonnes
load-header-record = est un enregistrement
load-encoding-name = Texte
load-encoding = { $name }{ $bom ->
    [true] {" "}avec indicateur d’ordre des octets (BOM)
   *[other] { "" }
}{ $reason ->
    [mark] .
    [only-ascii] {" "}: aucun caractère hors de l’ASCII.
    [reads-as-utf-8] , semble-t-il.
    [every-other-zero] , semble-t-il : de deux octets qui se suivent, c’est souvent le même qui est nul.
    [windows-signs] , semble-t-il : ce n’est pas de l’UTF-8, et il y a des signes que seul Windows connaît. Si des lettres sont fausses, choisissez un autre encodage ; si aucun ne convient, enregistrez d’abord le fichier en « CSV UTF-8 ».
    [iso-letters] , semble-t-il : ce n’est pas de l’UTF-8, et il y a des lettres propres à l’ISO 8859-15. Si des lettres sont fausses, choisissez un autre encodage ; si aucun ne convient, enregistrez d’abord le fichier en « CSV UTF-8 ».
    [not-utf-8] , semble-t-il : ce n’est pas de l’UTF-8. Si des lettres sont fausses, choisissez un autre encodage ; si aucun ne convient, enregistrez d’abord le fichier en « CSV UTF-8 ».
   *[given] , comme indiqué par vous ou par la recette.
} Les lignes finissent comme sous { $ending ->
    [crlf] Windows
   *[other] Unix
}. { $released ->
    [same] La publication est écrite de la même façon.
   *[other] La publication est écrite en { $written }, avec les mêmes fins de ligne.
}
load-encoding-label = Relire avec un autre encodage
load-encoding-choose = Lire en…
encoding-utf-8 = UTF-8
encoding-utf-16le = UTF-16 (LE)
encoding-utf-16be = UTF-16 (BE)
encoding-windows-1252 = Windows (Europe occidentale, 1252)
encoding-iso-8859-15 = ISO 8859-15 (Latin-9)
load-types-name = Contenu
load-types = { $types }. { $missing ->
    [0] Aucune cellule n’est manquante.
    [one] { $missing } cellule est manquante ({ $share }).
   *[other] { $missing } cellules sont manquantes ({ $share }).
}
load-types-form = Dans les nombres, { $thousands ->
    [point] des points séparent les milliers
    [comma] des virgules séparent les milliers
    [apostrophe] des apostrophes séparent les milliers
    [space] des espaces séparent les milliers
   *[none] aucun signe ne sépare les milliers
}{ $currency ->
    [true] {" "}et des signes de monnaie ou de pourcentage les accompagnent
   *[false] { "" }
} : ils sont lus ainsi et restent tels qu’ils sont écrits.
load-types-integer = { $count ->
    [one] { $count } colonne de nombres entiers
   *[other] { $count } colonnes de nombres entiers
}
load-types-decimal = { $count ->
    [one] { $count } colonne de nombres décimaux
   *[other] { $count } colonnes de nombres décimaux
}
load-types-date = { $count ->
    [one] { $count } colonne de dates
   *[other] { $count } colonnes de dates
}
load-types-text = { $count ->
    [one] { $count } colonne de texte
   *[other] { $count } colonnes de texte
}
load-first = { $count ->
    [1] L’enregistrement, tel qu’il a été compris
   *[other] Les { $count } premiers enregistrements, tels qu’ils ont été compris
}
load-first-small = Si une cellule est dans la mauvaise colonne, le séparateur est faux.
load-next = Décrire les colonnes
recipe-forget = Fermer cette recette
recipe-waits = La recette { $name } est ouverte. Chargez la table à laquelle elle est destinée : elle s’appliquera d’elle-même.
recipe-waits-join = La recette { $name } est ouverte. Elle réunit { $files } tables des mêmes personnes : déposez leurs fichiers ou choisissez-les en une fois. Elle s’appliquera d’elle-même.
recipe-refused = La recette { $name } n’est pas appliquée
recipe-attach = Joindre { $file }

## Describe

# What stands between the parts of a sentence, and between a name and what is said of it.
between-clauses = {" ; "}
between-name = {" : "}
list-more = { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}

describe-title = Que contient chaque colonne ?
describe-next = Choisir la protection
describe-lead = Donnez à chaque colonne l’un des quatre rôles. Chaque suggestion est motivée.
describe-lead-none = Donnez à chaque colonne l’un des quatre rôles. L’une au moins doit être un quasi-identifiant, une information qui peut être recoupée avec d’autres sources.
unsaid-title = Rien ne dit à quoi { $count ->
    [one] sert { $count } colonne
   *[other] servent { $count } colonnes
}
unsaid-text = Ni leurs noms ni leurs valeurs ne disent si d’autres pourraient les connaître. Tant que vous n’avez pas décidé, ce sont des quasi-identifiants. C’est prudent, mais chaque colonne qui n’en est pas un coûte de la précision dans toutes les autres. Si d’autres peuvent les connaître, laissez-les ainsi.
unsaid-which = Colonnes sur lesquelles décider
unsaid-role = Rôle des colonnes choisies
unsaid-set = Appliquer
many-quasi-title = { $count } quasi-identifiants, c’est beaucoup
many-quasi-text = Demandez-vous pour chacun si quelqu’un d’extérieur pourrait le connaître. En tête viennent ceux qui ajoutent le plus à ce que les autres distinguent, avec les valeurs exactes du fichier.
many-quasi-column = Colonne
many-quasi-gain = Ajoute
many-quasi-separation = Distingue
many-quasi-unique = Individualise
many-quasi-without = Sans elle, les autres conservent
many-quasi-nothing = rien trouvé
many-quasi-singled = { $unique ->
    [one] { $unique } enregistrement
   *[other] { $unique } enregistrements
  }{ $columns ->
    [1] {" "}à elle seule
   *[other] {" "}avec { $others }
  }
many-quasi-note = Ajoute : combinaisons de valeurs nouvelles, en part des enregistrements, { $largest ->
    [1] la colonne prise seule
    [2] la colonne prise seule et à côté d’une autre, en moyenne
   *[3] la colonne prise seule et à côté d’une ou deux autres, en moyenne
  }. Distingue : part de toutes les paires d’enregistrements qui diffèrent sur cette colonne.
many-quasi-weigh = Mesurer ce que coûte chacune
many-quasi-weighing = Recherche sans chacune à son tour : { $done } sur { $all }
many-quasi-kept = Avec toutes, la précision conservée sous les protections actuelles équivaut à { $kept } colonnes entières sur { $columns }. Une colonne coûte ce que les autres conservent de plus sans elle ; les plus coûteuses viennent maintenant en tête. Ce sont des recherches courtes : une recherche complète peut conserver un peu plus.
many-quasi-columns = { $kept } sur { $columns }
many-quasi-more = { $kept } sur { $columns } : { $more } de plus
many-quasi-no-more = { $kept } sur { $columns } : pas davantage
advice-title = { $count ->
    [one] Revoir { $count } colonne
   *[other] Revoir { $count } colonnes
  }
warning-free-text = Le texte libre peut dire n’importe quoi de n’importe qui et ne peut pas être protégé ici : écartez-le.
warning-no-levels = Entre la valeur exacte et « * », rien ne réunit ses valeurs : toute sa précision est conservée, ou aucune. Donnez-lui des niveaux, ou écartez-la.
warning-exact-dates = Ses dates donnent au moins le jour. Si un mois ou une année suffit à qui lira la publication, faites-en le niveau le plus bas autorisé ; un quasi-identifiant a des niveaux.
advice-show = Montrer la colonne
advice-show-name = Montrer la colonne { $name }
columns-open = { $count ->
    [one] { $count } colonne peut désigner des personnes à elle seule
   *[other] { $count } colonnes peuvent désigner des personnes à elles seules
}
columns-open-text = Ce qui est publié de telles valeurs désigne des personnes à lui seul : toutes ces valeurs, mais pour un quasi-identifiant seulement celles qui ne sont pas généralisées. Ressembler à d’autres dans les quasi-identifiants ne protège pas qui est trouvé ici. Décidez pour chaque colonne avant d’écrire un fichier.
columns-decide = Décider
columns-decide-name = Décider pour { $name }
columns-ask = Que faire de { $name } ?
columns-leave-out = L’écarter
columns-leave-out-name = L’écarter : { $name }
columns-quasi = En faire un quasi-identifiant
columns-quasi-name = En faire un quasi-identifiant : { $name }
columns-group = Former des groupes : { $kind }
columns-group-name = Former des groupes : { $kind } ({ $name })
columns-keep = La conserver délibérément
columns-keep-name = La conserver délibérément : { $name }
columns-keep-many = Conserver délibérément ces { $count } colonnes presque uniques
columns-keep-text = Une colonne conservée est publiée telle quelle ; un quasi-identifiant, dans la mesure où il n’est pas généralisé. Les chiffres ci-dessus figurent dans le rapport comme acceptés par vous.
columns-kept = Conservée délibérément.
columns-kept-title = Conservées délibérément
columns-ask-again = Reprendre la décision
columns-ask-again-name = Reprendre la décision pour { $name }
columns-written = { $count ->
    [one] Dans le fichier écrit, { $count } colonne peut désigner des personnes à elle seule
   *[other] Dans le fichier écrit, { $count } colonnes peuvent désigner des personnes à elles seules
}
names-together = { $columns ->
    [one] { $names }
   *[other] { $names } prises ensemble
}
describe-lead-alone = { $alone ->
    [0] D’après { names-together }, { $unit ->
        [persons] chacune des { $records } { counted-people } ressemble à au moins une autre
       *[records] chacun des { $records } { counted-people } ressemble à au moins un autre
    }.
    [one] D’après { names-together }, { $alone } { unit-person } sur { $records } n’a pas de semblable ({ $share }).
   *[other] D’après { names-together }, { $alone } { counted-people } sur { $records } n’ont pas de semblable ({ $share }).
}
describe-problem = Quelque chose ici ne convient pas à la table
describe-filter = Chercher une colonne
describe-shown = { $shown ->
    [one] { $shown } colonne
   *[other] { $shown } colonnes
} sur { $all }
describe-select-all = { $count ->
    [1] La sélectionner
   *[other] Sélectionner ces { $count } colonnes
}
describe-select-none = Vider la sélection
describe-select = Sélectionner { $name }
describe-selected = { $count ->
    [one] { $count } colonne sélectionnée
   *[other] { $count } colonnes sélectionnées
}
describe-bulk-role = Leur rôle
describe-bulk-set = { $count ->
    [one] Fixer le rôle de { $count } colonne
   *[other] Fixer le rôle de { $count } colonnes
}
describe-none-match = Aucune colonne n’a « { $filter } » dans son nom.
describe-pages = Pages de colonnes
describe-page = { $from } à { $to } sur { $all }
describe-page-before = Colonnes précédentes
describe-page-after = Colonnes suivantes
describe-role-of = Rôle : { $name }
role-identifier = identifiant
role-identifier-short = Identifiant
role-identifier-plain = nomme une personne à lui seul. Écarté de la publication.
role-quasi-identifier = quasi-identifiant
role-quasi-identifier-short = Quasi-identifiant
role-quasi-identifier-plain = une information qui peut être recoupée avec d’autres sources. Rendue plus grossière.
role-sensitive = sensible
role-sensitive-short = Sensible
role-sensitive-plain = ce que personne ne doit apprendre sur quelqu’un. Publié tel quel.
role-insensitive = non sensible
role-insensitive-short = Non sensible
role-insensitive-plain = ni connu ailleurs, ni délicat. Publié tel quel.
type-integer = nombres entiers
type-decimal = nombres décimaux
type-date = dates
type-text = texte
column-unnamed = (sans nom)
column-type = Contenu : { $name }
column-values = { $distinct ->
    [one] { $distinct } valeur
   *[other] { $distinct } valeurs
}
column-missing = { $missing ->
    [one] { $missing } manquante
   *[other] { $missing } manquantes
} ({ $share })
column-missing-as = { $fate ->
    [removed] notées : { $markers } ; les enregistrements concernés sont écartés
    [none] notées : { $markers }
   *[written] notées : { $markers } ; dans la publication : { $marker }
}
column-levels = Niveaux : { $kind }
column-ungrouped = Elle est conservée telle quelle ou pas du tout. Indiquez lesquelles de ses valeurs vont ensemble, et une partie pourra en être conservée.
perturb-choice = Ce que chaque enregistrement montre de { $name }
perturb-of = Valeurs individuelles de { $name }
perturb-none = vraies : chaque enregistrement garde la sienne
perturb-swap = échangées entre enregistrements (data swapping)
perturb-randomized-response = tirées en partie au hasard (réponse randomisée)
perturb-share = Part des enregistrements qui échangent la leur (0,1 à 1)
perturb-keep = Probabilité qu’une valeur reste (0,9 au plus)
perturb-swap-text = Autant d’enregistrements sont tirés au hasard, et leurs valeurs tournent entre eux. La colonne a les mêmes valeurs, aussi souvent ; son lien avec d’autres colonnes s’estompe. Qui retrouve un enregistrement ne peut être sûr que la valeur est celle de cette personne ; elle l’est pourtant pour tous ceux qui n’ont pas été tirés : rien de plus n’est promis.
perturb-randomized-response-text = Chaque valeur reste avec cette probabilité ; sinon, une est tirée parmi toutes celles de la colonne, chacune aussi probable. Une cellule manquante en est une. Le rapport dit comment estimer malgré tout les parts, et ce qui est promis (ε). Quelles valeurs existent, tout le monde le voit.
perturb-text = Des valeurs qui n’ont pas à être vraies de la personne à côté protègent là où la colonne ne doit être dénombrée que dans son ensemble. Aucune autre protection ne peut alors être demandée pour la colonne, aucune attaque n’est tentée avec elle, et tout le monde en est informé. Publiez-la une seule fois.
reason-same = Rôle suggéré ({ $certainty }) : { $reason }
reason-other = Rôle suggéré « { $role } » ({ $certainty }) : { $reason }
missing-title = Que signifie « manquant » ?
missing-text = { $count ->
    [0] Aucun texte ne signifie manquant : chaque cellule compte comme une valeur.
    [1] Les cellules qui contiennent exactement ce texte comptent comme manquantes.
   *[other] Les cellules qui contiennent exactement l’un de ces textes comptent comme manquantes.
}
missing-first = écrite dans la publication
missing-remove = { $marker } est une valeur, non une marque de valeur manquante
missing-add-label = Autre texte qui signifie manquant
missing-add = Ajouter
missing-match = Une information manquante sur une personne
match-own-value = compte comme une valeur à part
match-own-value-text = { $recordUnit ->
    [persons] Les personnes à qui elle manque
   *[records] Les enregistrements où elle manque
  } se ressemblent. Le choix prudent : quelqu’un peut savoir qu’elle manque.
match-wildcard = correspond à tout
match-wildcard-text = Une personne à qui elle manque peut, sur ce point, être n’importe qui. Ce choix conserve davantage. Il n’est juste que si nul ne connaît les valeurs qui manquent ici, ni ne sait qu’elles manquent : à ne compter que ce qui est écrit, quelqu’un peut ne pas avoir de semblable. Il n’est possible qu’avec le k-anonymat seul.
match-remove-row = écarte l’enregistrement
match-remove-row-text = Les enregistrements qui, au niveau choisi, montrent encore une information manquante sont { $style ->
    [star] remplacés par * dans chaque quasi-identifiant, et restent dans la publication.
   *[drop] écartés de la publication.
  }
missing-suppressed = Une cellule vidée compte comme manquante
missing-suppressed-text = Ce qui disparaît quand des cellules sont vidées est écrit comme une information manquante et compte comme telle : nul ne peut distinguer les deux. Moins d’informations sont perdues.
missing-sensitive = Une valeur sensible manquante
missing-sensitive-excluded = n’est pas une valeur
missing-sensitive-excluded-text = Les groupes sont jugés sur les valeurs présentes. Un groupe qui n’en a aucune est accepté.
missing-sensitive-own-value = est une valeur comme une autre
missing-sensitive-own-value-text = Que quelqu’un n’ait pas répondu est en soi une chose à cacher.
## Is this column the person?

person-question = La colonne « { $name } » désigne-t-elle la personne ? { $values } valeurs pour { $records } enregistrements
person-question-names = « { $names } » disent-elles ensemble qui est la personne ? { $values } combinaisons pour { $records } enregistrements
person-alike = Les valeurs qui ne diffèrent que par leur graphie (p1 et P1, K-017 et K 017) comptent pour une dans cette question. Telles qu’elles sont écrites, elles comptent pour des personnes différentes : unifiez-les d’abord dans votre fichier.
person-text = { $columns ->
    [1] La colonne ressemble au numéro, au nom, à l’adresse ou à la date de naissance d’une personne, et ses valeurs se répètent. Si elle désigne la personne,
   *[other] Ensemble, elles ressemblent à ce qui distingue une personne des autres, et leurs combinaisons se répètent. Si elles désignent la personne,
} cinq enregistrements qui se ressemblent sont peut-être une seule et même personne, qui ne se fond parmi aucune autre. Tant que vous n’avez pas répondu, tous les chiffres comptent ici des enregistrements, non des personnes.
person-ways = Si oui, il y a deux façons de faire. Gardez les lignes et comptez les personnes, si ce sont les lignes que l’on étudie : visites, paiements, séjours. Ou faites une ligne par personne, si l’analyse le demande ou si l’historique de chacun en dirait trop : qui connaît deux ou trois lignes d’une personne peut la retrouver, même si chaque ligne se fond parmi beaucoup d’autres.
person-fold = Oui : faire une ligne par personne
person-yes = Oui : garder les lignes, compter les personnes
person-no = Non, chaque enregistrement est une personne différente
person-other = Non, c’est une autre colonne
person-unsure = Pas sûr : montrer ce que cela change
person-again = Changer la réponse
person-recurring = Les mêmes personnes figurent-elles ici à plusieurs dates ?
person-recurring-text = { $values } combinaisons de { $names } reviennent pour des valeurs différentes de « { $time } », bien plus souvent que celles de personnes différentes, dans { $records } enregistrements. Aucune colonne ne dit qui est qui. S’il s’agit des mêmes personnes, cinq enregistrements qui se ressemblent sont peut-être une seule et même personne, qui ne se fond parmi aucune autre. Tant que vous n’avez pas répondu, tous les chiffres comptent ici des enregistrements, non des personnes.
person-recurring-ways = Si oui, donnez dans votre fichier un numéro à chaque personne, le même à chaque date, et rechargez-le ; ou ne gardez que les lignes d’une seule valeur de « { $time } », et chargez celles-ci.
person-recurring-other = Oui, et une colonne dit qui est qui
person-answered-entity = { $columns ->
    [1] « { $name } » distingue les personnes
   *[other] { $name } distinguent ensemble les personnes
  }
person-answered-entity-text = Les groupes et les risques comptent les personnes, quel que soit le nombre d’enregistrements de chacune. Le seuil de suppression et la protection des valeurs sensibles comptent les enregistrements.
person-answered-record = Chaque enregistrement est une personne, bien que « { $name } » se répète
person-answered-record-text = La recette le dit, et le rapport le dira aussi. Tous les chiffres comptent chaque enregistrement comme une personne à part.
person-effect-asking = Comptage des deux façons…
person-effect-failed = Le comptage n’a pas pu se faire
person-effect = La table telle quelle, comptée des deux façons
person-effect-records = Si chaque enregistrement est une personne
person-effect-persons = Si « { $name } » désigne la personne
person-effect-smallest = Dans le plus petit groupe
person-effect-alone = Sans semblable
person-effect-below-k = Dans des groupes de moins de { $k }
person-effect-above = Avec un risque au-dessus du seuil
person-effect-all = Total compté ; qui a des enregistrements dans plusieurs groupes compte une fois dans chacun
person-effect-seeming = { $classes ->
    [0] Dans la table telle quelle, aucun groupe ne compte { $k } enregistrements ou plus et pourtant moins de { $k } personnes.
    [one] { $classes } groupe compte { $k } enregistrements ou plus ({ $records }) et pourtant moins de { $k } personnes, si « { $name } » désigne la personne.
   *[other] { $classes } groupes comptent { $k } enregistrements ou plus ({ $records } en tout) et pourtant moins de { $k } personnes, si « { $name } » désigne la personne.
  }
person-effect-most = Une personne peut avoir { $most } enregistrements. Après généralisation, un groupe de { $k } enregistrements peut alors ne réunir que { $fewest ->
    [1] cette seule personne
   *[other] { $fewest } personnes
  }, à moins de compter les personnes.
person-effect-folded = Avec une ligne par personne
person-effect-sequences = Dans la table telle quelle, une seule ligne individualise { $one } des { $persons } personnes, deux de leurs lignes au plus, prises ensemble, en individualisent { $least ->
    [yes] au moins { $two }
   *[no] { $two }
}, et trois au plus { $leastThree ->
    [yes] au moins { $three }
   *[no] { $three }
}.
person-effect-fold = Une ligne par personne fait { $persons } lignes à partir de { $records } ; une personne en a { $most }. Si chaque colonne conserve la première valeur, { $values } autres valeurs sont perdues ; vous pouvez choisir ce que chaque colonne conserve.{ $unassigned ->
    [0] {""}
    [one] {" "}{ $unassigned } ligne qui ne dit pas à qui elle est serait écartée.
   *[other] {" "}{ $unassigned } lignes qui ne disent pas à qui elles sont seraient écartées.
}
fold-answered = Une ligne par personne, d’après « { $name } »
fold-asking = Regroupement en une ligne par personne…
fold-failed = Le regroupement en une ligne par personne a échoué
fold-came = { $persons } lignes ont été faites à partir de { $records } : { $several ->
    [one] { $several } personne en avait plusieurs
   *[other] { $several } personnes en avaient plusieurs
}, { $most } au plus. { $values ->
    [0] { $gone ->
        [0] Rien n’a été perdu.
       *[other] { "" }
    }
    [one] { $values } valeur qu’une personne avait en plus de celle qui est conservée a été perdue.
   *[other] { $values } valeurs que des personnes avaient en plus de celles qui sont conservées ont été perdues.
}{ $gone ->
    [0] { "" }
    [1] {" "}D’une colonne, seul un nombre est conservé : le nombre de ses valeurs, ou leur somme.
   *[other] {" "}De { $gone } colonnes, seuls des nombres sont conservés : le nombre de leurs valeurs, ou leur somme.
} Tout ce qui suit porte sur ces lignes et compte des personnes.
fold-order = Premières et dernières valeurs selon
fold-order-file = l’ordre du fichier
fold-format-found = comme trouvé dans la colonne
fold-columns = Ce que chaque colonne conserve des lignes d’une personne
fold-column = Colonne
fold-keep = Conserve
fold-keep-of = Ce que « { $name } » conserve
fold-lost = Perdu
fold-lost-of = { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
} de { $persons ->
    [one] { $persons } personne
   *[other] { $persons } personnes
}
fold-lost-count = toutes les valeurs ; seul leur nombre est conservé
fold-lost-sum = toutes les valeurs ; seule leur somme est conservée
fold-lost-nothing = rien
fold-incomplete = { $incomplete ->
    [one] pour { $incomplete } personne, des valeurs manquaient et n’y sont pas
   *[other] pour { $incomplete } personnes, des valeurs manquaient et n’y sont pas
}
fold-count = Ajouter une colonne « { $name } » qui compte les lignes de chaque personne
fold-count-name = Lignes
fold-made = Combien de fois quelqu’un est venu, et le total que cela fait, peuvent être connus : { $names } { $count ->
    [one] est un quasi-identifiant
   *[other] sont des quasi-identifiants
}, sauf si vous choisissez un autre rôle ci-dessous.
fold-unassigned = { $records ->
    [one] { $records } ligne qui ne dit pas à qui elle est a été écartée.
   *[other] { $records } lignes qui ne disent pas à qui elles sont ont été écartées.
}
keep-first = la première valeur
keep-last = la dernière valeur
keep-count = le nombre de valeurs
keep-sum = la somme des valeurs
keep-min = la plus petite valeur
keep-max = la plus grande valeur
person-effect-advice = Si vous ne pouvez pas le savoir, répondez oui. Si c’est faux, cela coûte un peu de précision ; l’autre réponse coûte à des personnes leur protection.
counted-often = { $persons } personnes ont { $all } places dans des groupes : qui a des enregistrements dans plusieurs groupes a une place dans chacun. Les chiffres additionnés sur les groupes comptent ces places.

records-title = Plusieurs enregistrements pour une personne, ménages, lignes comptées ou poids
records-text = Sans choix ici, chaque enregistrement compte une fois. Ce qui distingue les personnes ou les ménages devient un identifiant ; le nombre d’enregistrements que représente une ligne devient non sensible, de même qu’un quasi-identifiant qui contient des poids.
records-entity = Colonne qui distingue les personnes
records-entity-none = aucune
records-plain = Chaque enregistrement est-il une personne différente ?
records-plain-text = Aucune colonne ne révèle à elle seule quelqu’un qui aurait plusieurs enregistrements, mais un examen du fichier ne peut pas prouver que personne n’en a. Tant que vous ne l’avez pas dit, tous les chiffres comptent des enregistrements, non des personnes. Si une personne peut en avoir plusieurs, choisissez ci-dessous la colonne qui distingue les personnes.
records-plain-yes = Oui, chaque enregistrement est une personne différente
records-plain-no = Non, une colonne distingue les personnes
records-plain-answered = Chaque enregistrement est une personne différente
records-household = Colonne qui distingue les ménages
records-household-none = aucune
records-count = Colonne du nombre d’enregistrements de chaque ligne
records-count-none = chaque ligne est un enregistrement
records-sampling-weight = Colonne de poids
records-sampling-weight-none = chaque enregistrement compte une fois
column-levels-sensitive = Proximité des valeurs : { $kind }
level-losses = Ce que coûte chaque niveau, de 0 à 1
level-losses-level = { $level ->
    [0] exact, par exemple { $shown }
   *[other] sous la forme { $shown }
}

## Hierarchies

hierarchy-legend = Comment généraliser { $name } ?
hierarchy-legend-sensitive = { $name } : quelles valeurs sont proches ?
hierarchy-none = exact ou *
hierarchy-mask = caractères masqués
hierarchy-intervals = intervalles
hierarchy-groups = groupes nommés
hierarchy-cuts = bornes
hierarchy-groups-none = Aucun groupe pour l’instant ; d’ici là, la colonne reste comme elle était : { $kind }.
hierarchy-rare = valeurs rares réunies
hierarchy-ready = échelle prête à l’emploi
hierarchy-date = parties d’une date
hierarchy-levels = à partir d’un fichier
ready-ladder = Échelle prête à l’emploi
ready-others = Libellé de ce qu’elle ne connaît pas
ready-others-text = Sans libellé, les valeurs que ces niveaux ne connaissent pas sont refusées. Avec un libellé, elles sont toutes réunies à partir du niveau 1.
offers-title = Échelles prêtes à l’emploi qui conviennent
offers-fit-all = Pour les { $values } valeurs.
offers-fit = { $fitting } sur { $some ->
    [yes] { $values } valeurs examinées
   *[no] { $values ->
        [one] { $values } valeur
       *[other] { $values } valeurs
    }
} { $fitting ->
    [one] convient
   *[other] conviennent
} ({ $share } ; { $records } des enregistrements concernés).
offers-weighing = Calcul de ce que chacune conserverait…
offers-none = Avec elle, une courte recherche ne trouve aucune table.
offers-table = Avec elle, on trouve une table qui montre { $texts ->
    [one] { $texts } valeur
   *[other] { $texts } valeurs différentes
} de la colonne et { $suppressed ->
    [0] n’écarte aucun enregistrement
    [one] écarte { $suppressed } enregistrement
   *[other] écarte { $suppressed } enregistrements
}.
offers-gone = Avec elle, il ne resterait plus rien de la colonne{ $now ->
    [0] , comme à présent.
    [1] , comme à présent.
   *[other] {" "}; à présent, elle montre { $now } valeurs différentes.
}
offers-gain = { $more ->
    [0] { $same ->
        [yes] Montre autant de valeurs différentes qu’à présent : { $texts }.
       *[no] Montre { $texts ->
            [one] { $texts } valeur
           *[other] { $texts } valeurs différentes
        }, contre { $now } à présent.
    }
    [one] Garde distincte { $more } valeur qui disparaîtrait : { $texts } différentes dans la table, contre { $now } à présent.
   *[other] Garde distinctes { $more } valeurs qui disparaîtraient : { $texts } différentes dans la table, contre { $now } à présent.
}
offers-lose = { $names } : il n’en resterait rien.
offers-left-out = Enregistrements écartés : { $suppressed }, contre { $now } à présent.
ladder-icd-10-who-2019 = Diagnostics : CIM-10 de l’OMS (ICD-10), 2019
ladder-icd-10-who-2019-text = Catégorie, bloc, chapitre.
ladder-icd-10-who-2019-source = Organisation mondiale de la santé, CIM-10, édition 2019 : les codes seuls.
ladder-isced-2011 = Études : CITE 2011 (ISCED)
ladder-isced-2011-text = Niveau ; faible, moyen, élevé.
ladder-isced-2011-source = UNESCO, CITE 2011, niveau d’éducation atteint : les codes seuls.
ladder-isco-08 = Professions : CITP-08 (ISCO-08)
ladder-isco-08-text = Trois chiffres, deux, un.
ladder-isco-08-source = Organisation internationale du travail, CITP-08 : les codes seuls.
ladder-nuts = Régions d’Europe : NUTS
ladder-nuts-text = Un caractère de moins à chaque niveau, jusqu’au pays.
ladder-nuts-source = Union européenne, règlement (CE) nº 1059/2003 (NUTS) : construction des codes.
ladder-countries-m49 = Pays : ONU M.49
ladder-countries-m49-text = Pays, partie d’un continent, continent.
ladder-countries-m49-source = Nations unies, M.49 ; ISO 3166 ; noms de pays tirés d’Unicode CLDR. Les régions du monde sont écrites en anglais.
ladder-plz-leitregion = Codes postaux allemands
ladder-plz-leitregion-text = Deux chiffres, un.
ladder-plz-leitregion-source = Construction des codes postaux allemands.
ladder-postcode-uk = Codes postaux britanniques
ladder-postcode-uk-text = Secteur, district, zone.
ladder-postcode-uk-source = Construction des codes postaux britanniques, avec leurs zones.
ladder-time-of-day = Heures de la journée
ladder-time-of-day-text = Heure, quart de journée, demi-journée.
ladder-postcode-digits = Codes postaux par chiffres
ladder-postcode-digits-text = Un chiffre de moins à chaque niveau.
ladder-ages = Âges par tranches
ladder-ages-text = 5 ans, 10, 20.
ladder-ages-top = Âges par tranches, les plus âgés réunis
ladder-ages-top-text = 5 ans, 10, 20 ; à partir de 90, tous ensemble.
ladder-ages-top-source = 90 ans et plus réunis : 45 CFR 164.514(b)(2)(i)(C).
ladder-life-stages = Étapes de la vie
ladder-life-stages-text = Bornes à 6, 12, 18, 30, 45, 65 et 80 ; puis à 18 et 65.
ladder-calendar = Parties du calendrier
ladder-calendar-text = Mois, trimestre, année, 5 ans, décennie.
ladder-calendar-source = Le calendrier grégorien.
ladder-weeks = Semaines
ladder-weeks-text = Semaine du lundi au dimanche ; l’année à laquelle elle est rattachée. Les semaines chevauchent les mois, qui ne peuvent donc pas venir au-dessus.
ladder-weeks-source = ISO 8601.
ladder-years = Années réunies
ladder-years-text = 5 ans, décennie, siècle.
ladder-years-source = Le calendrier grégorien.
ladder-amounts = Montants ronds
ladder-amounts-text = Plages qui commencent par un nombre rond : selon le premier chiffre ; selon 1, 2 et 5 ; selon 1.
ladder-counts = Dénombrements, les plus grands réunis
ladder-counts-text = Pour des nombres qui comptent quelque chose : chaque petit nombre à part, les grands ensemble ; puis aucun ou quelques-uns.
ladder-common = Les valeurs les plus fréquentes, les rares réunies
ladder-common-text = Ce que peu d’enregistrements ont est réuni sous un seul libellé, toujours plus à chaque niveau ; ce que beaucoup ont reste tel quel.
hierarchy-codes = Si ces nombres sont des codes, par exemple 1 pour célibataire et 2 pour marié, dites vous-même lesquels vont ensemble : des plages de codes ne signifient rien.
hierarchy-codes-group = Former des groupes à la main
hierarchy-none-text = Deux niveaux : la valeur exacte, ou rien du tout, écrit *.
hierarchy-of-recipe = Ces niveaux figurent dans la recette ouverte et restent tels quels. Ci-dessous, ce qu’ils donnent ; pour les changer, changez la recette.
hierarchy-building = Construction des niveaux…
hierarchy-refused = Non appliqué ; les niveaux restent : { $kind }
hierarchy-does-not-fit = Ces niveaux ne conviennent pas à la colonne
hierarchy-file-attached = Les niveaux viennent de { $file }.
hierarchy-rows = Les niveaux figurent dans la recette : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
hierarchy-file-none = Aucun fichier n’est encore joint.
hierarchy-file-text = Une ligne par valeur, du plus fin au plus grossier, séparés par des points-virgules : Berlin;Est;Allemagne;*. Chaque valeur de la colonne doit avoir sa ligne. Le fichier est vérifié avant de remplacer quoi que ce soit.
hierarchy-file-choose = Choisir un fichier de hiérarchie
hierarchy-more-sensitive = Export
hierarchy-more = Niveaux le plus haut et le plus bas, poids, export
hierarchy-limit = Niveau le plus haut autorisé
hierarchy-limit-none = aucune limite
hierarchy-floor = Niveau le plus bas autorisé
hierarchy-floor-none = valeurs exactes
hierarchy-limit-level = niveau { $level } : { $shown }
hierarchy-weight = Poids de cette information
hierarchy-export = Enregistrer ces niveaux en fichier CSV
mask-legend = Par quel bout commence le masquage ?
mask-right = Par la droite : 81667, 8166*, 816**
mask-left = Par la gauche : 81667, *1667, **667
mask-text = Les valeurs plus courtes sont complétées par des espaces à l’autre bout, pour que chaque niveau en masque autant que de la plus longue : parmi des codes de cinq caractères, 13 devient «    1* », puis «    ** ».
intervals-start = De
intervals-end = À
intervals-steps = Largeurs, du plus fin au plus grossier
intervals-closed = Une valeur située sur une borne appartient à
intervals-closed-left = l’intervalle qu’elle commence
intervals-closed-right = l’intervalle qu’elle termine
date-format = Écriture des dates
date-format-text = %d est le jour, %m le mois, %Y l’année à quatre chiffres, %y à deux.
date-pivot = Dernière année désignée par deux chiffres
date-pivot-text = Les années sont lues de { $from } à { $to }. Une naissance en { $next } devient alors une naissance en { $from }.
date-levels = Niveaux
date-level-week = semaine
date-level-week-year = année de rattachement de la semaine
date-level-month = mois
date-level-quarter = trimestre
date-level-year = année
date-level-five-years = tranche de 5 ans
date-level-decade = décennie
date-level-century = siècle
levels-name = Niveaux : { $name }
levels-level = { $level ->
    [0] Niveau 0, exact
   *[other] Niveau { $level }
}
levels-groups = { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
}
levels-smallest = { $people ->
    [one] le plus petit : { $people } { record-person }
   *[other] le plus petit : { $people } { record-people }
}
levels-barred = non autorisé
levels-glimpse-more = { $labels }, …
levels-group = Groupe
levels-people = { record-People }
levels-members = Composé de
levels-members-more = { $labels } et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
levels-shown = { $shown } groupes affichés sur { $groups }.

## Protect

protect-title = Que doit-il être impossible de faire ?
protect-lead = Choisissez combien { unit-people.of } doivent se ressembler, et de combien { record-people.of } vous pouvez vous passer.
protect-alone-now = { $alone ->
    [0] Aujourd’hui, { unit-nobody } sur { $records } n’est sans semblable.
    [1] Aujourd’hui, 1 { unit-person } sur { $records } n’a pas de semblable : sa combinaison est unique ({ $share }).
   *[other] Aujourd’hui, { $alone } { counted-people } sur { $records } n’ont pas de semblable : leur combinaison est unique ({ $share }).
}
protect-k-before = { unit-person.Each } doit ressembler à au moins
protect-k-after = { $unit ->
    [persons] personnes, elle-même comprise.
   *[records] enregistrements, lui-même compris.
  }
protect-k-term = k-anonymat avec k = { $k }
protect-k-less = Un de moins
protect-k-more = Un de plus
protect-stops = Ce que cela empêche
protect-stops-not = Ce que cela n’empêche pas
protect-below-k = { $below ->
    [0] Dès maintenant, { unit-person.each } se trouve dans un groupe d’au moins { $k }.
    [1] Aujourd’hui, 1 { unit-person } sur { $records } se trouve dans un groupe plus petit que { $k }.
   *[other] Aujourd’hui, { $below } { counted-people } sur { $records } se trouvent dans des groupes plus petits que { $k }.
}
model-k-anonymity-danger = On vous individualise dans la table
model-k-anonymity-example = Qui connaît { $names } pour une personne peut chercher le seul enregistrement qui correspond.
model-k-anonymity-stops = { $match ->
    [wildcard] Qui connaît ces informations sur une personne de la publication, et admet qu’une cellule manquante peut valoir n’importe quelle valeur, trouve au moins { $k } enregistrements qui correspondent. { wildcard-fewer }
   *[other] Qui connaît ces informations sur une personne de la publication trouve au moins { $k } { unit-people } qui correspondent, jamais moins. { $unit ->
        [persons] { $recordUnit ->
            [persons] { stops-picking }
           *[records] Si toutes ces personnes sont aussi probables les unes que les autres, quel que soit le nombre de leurs enregistrements, on tombe juste au plus une fois sur { $k } en choisissant une personne. En choisissant un enregistrement, on peut tomber juste plus souvent.
          }
       *[records] { stops-picking }
      }
  }
stops-picking = { $unit ->
    [persons] Qui en choisit une tombe juste { $k ->
        [1] à chaque fois
       *[other] au plus une fois sur { $k }
      }.
   *[records] Qui en choisit un tombe juste { $k ->
        [1] à chaque fois
       *[other] au plus une fois sur { $k }
      }, sauf si plusieurs d’entre eux concernent la même personne.
  }
# Said of k-anonymity where missing cells match everything.
wildcard-fewer = Qui sait qu’une cellule est vide, ou ne compte que ce qui est écrit, peut en trouver moins, voire un seul.
model-k-anonymity-not = Apprendre quelque chose sur tout le groupe : si les { $k } ont la même valeur dans { $sensitive ->
    [none] une colonne
   *[other] { $sensitive }
}, on la connaît quand même. Cela ne protège pas non plus une personne que révèle une colonne que vous n’avez pas déclarée.
budget-title = Ce dont vous pouvez vous passer
budget-text = Quelques enregistrements inhabituels peuvent rendre tous les autres plus grossiers. Si on les écarte, les autres conservent davantage de précision ; mais ce qui est écarté manque aussi dans vos résultats.
budget-label = Écarter au plus
budget-slider = Enregistrements que l’on peut écarter, en pourcentage
budget-people = { $people ->
    [0] { record-nobody } sur { $records }
    [1] 1 { record-person } sur { $records }
   *[other] { $people } { record-people } sur { $records }
}
now-measures = Toutes les mesures du risque
now-title = Exposition actuelle
now-alone = { counted-people } sans semblable ({ $share })
now-below-k = { counted-people } dans des groupes plus petits que { $k } ({ $share })
now-above = { counted-people } avec un risque supérieur à 1 sur { $most } ({ $share })
now-average = risque moyen d’individualisation{ equal-chance }
threshold-label = Probabilité au-delà de laquelle { $unit ->
    [persons] une personne est considérée comme exposée
   *[records] un enregistrement est considéré comme exposé
  }
loss-title = Comment la perte est mesurée
loss-text = La recherche vise la table qui perd le moins. Ce qui est réglé ici dit ce que « le moins » signifie ; cela ne change rien à la protection.
loss-metric = Mesure
loss-loss = Perte : part des valeurs devenues indiscernables
loss-loss-means = Pour chaque cellule, de quelle part des valeurs prévues par les niveaux de la colonne on ne peut plus la distinguer. Le choix habituel.
loss-precision = Précision de Sweeney : part des niveaux gravis
loss-precision-means = De combien chaque valeur a gravi ses niveaux, quel que soit leur contenu. Convient si vous avez établi les niveaux avec soin.
loss-discernibility = Discernabilité : enregistrements qui se ressemblent
loss-discernibility-means = Pour chaque enregistrement, combien lui ressemblent, lui-même compris ; le tout additionné. Un enregistrement écarté compte autant que tous les enregistrements.
loss-discernibility-star = Discernabilité, groupes seuls
loss-discernibility-star-means = La même, où chaque groupe compte pour sa propre taille, y compris les groupes écartés.
loss-average-class-size = Groupe moyen : enregistrements par groupe
loss-average-class-size-means = La taille moyenne des groupes. Ne dit rien de ce que sont devenues les valeurs.
loss-c-avg = Groupe moyen, rapporté à k
loss-c-avg-means = Le même en multiples de k : on ne peut pas faire mieux que 1.
loss-aecs = Groupe moyen, selon le calcul d’ARX
loss-aecs-means = Tous les enregistrements divisés par le nombre de groupes ; ceux qui sont écartés comptent pour un groupe.
loss-non-uniform-entropy = Entropie : bits d’information perdus
loss-non-uniform-entropy-means = Combien de bits il faudrait pour retrouver les valeurs exactes. Les valeurs rares comptent davantage.
loss-monotonic-non-uniform-entropy = Entropie, comme si rien n’était écarté
loss-monotonic-non-uniform-entropy-means = La même, où les enregistrements écartés comptent selon les niveaux de leurs colonnes. Avec des niveaux mixtes, ils n’en ont pas et le chiffre est le même.
loss-normalized-non-uniform-entropy = Entropie, chaque colonne de 0 à 1
loss-normalized-non-uniform-entropy-means = La même, divisée par ce que chaque colonne pourrait perdre au maximum.
loss-ambiguity = Ambiguïté : combinaisons qu’un enregistrement peut représenter
loss-ambiguity-means = De combien de combinaisons de valeurs exactes chaque enregistrement pourrait provenir.
loss-ncp = Pénalité de certitude : part des valeurs couvertes
loss-ncp-means = Comme la perte, mais une valeur tant soit peu plus grossière compte toutes les valeurs qu’elle couvre. Courante dans la littérature sous le nom de NCP.
loss-weighted-information-loss = Votre propre perte pour chaque niveau
loss-weighted-information-loss-means = Ce que coûte chaque niveau de chaque colonne, et ce que pèse chaque colonne, selon ce que vous indiquez ; à défaut, chaque niveau coûte sa part du nombre de niveaux. Comme dans ANON.
loss-distortion = Distorsion : niveaux gravis, pondérés
loss-distortion-means = Les niveaux gravis, où ceux proches du sommet peuvent peser davantage (Li et al. 2006).
loss-modification-rate = Cellules modifiées
loss-modification-rate-means = La part des cellules qui ne sont plus exactes, si peu qu’elles aient changé.
loss-classification = Classification : la prédiction reste-t-elle possible ?
loss-classification-means = Combien d’enregistrements diffèrent de la majorité de leur groupe dans une colonne que vous désignez, par exemple un diagnostic.
loss-height = Niveaux gravis
loss-height-means = De combien de niveaux chaque colonne est montée. Simple, mais ignore ce que contiennent les niveaux.
loss-aggregate = Colonnes réunies
aggregate-arithmetic-mean = leur moyenne
aggregate-geometric-mean = leur moyenne géométrique
aggregate-sum = leur somme
aggregate-max = la pire d’entre elles
aggregate-rank = la pire d’abord, puis la suivante
loss-gs-factor = Plus grossier, ou moins d’enregistrements (0 à 1)

## Protections
#
# Each is told by the danger, then what it asks, an example, when to use it, what it stops and
# what it does not. `asked` and `achieved` are the short notation and its outcome.

family-identity = Individualisation
family-identity-text = Quelqu’un trouve l’enregistrement qui est le vôtre.
family-value = Inférence sur vous
family-value-text = Personne ne sait quel enregistrement est le vôtre, et pourtant tous ceux qui pourraient l’être disent la même chose.
family-presence = Participation révélée
family-presence-text = Le simple fait de figurer dans la table dit quelque chose de vous.
family-population = Identification par un autre registre
family-population-text = À quel point vous êtes à l’abri dépend de toutes les personnes dont il pourrait s’agir, et pas seulement de celles de la table.

protect-anon = Comme ANON
protect-anon-text = Un ℓ inférieur à 1 ou supérieur à k devient la moitié de k, et le rapport le dit. Sans cela, il est pris tel quel, et les groupes comptent au moins ℓ enregistrements.
protect-remove = Supprimer { $name }
protect-source = Formule et source
unprotected-title = Que peut-on apprendre sur des personnes que nul ne retrouve ?
unprotected-title-declined = Laissé sans protection, à dessein
unprotected-open = { $name } est une colonne sensible, et rien n’empêche d’en apprendre le contenu. Si toutes les personnes qui se ressemblent y ont la même valeur, on la connaît pour chacune d’elles, sans avoir retrouvé personne.
unprotected-text = Outis n’écrit aucun fichier tant que cela n’est pas décidé. Votre décision figure dans la recette et dans le rapport.
unprotected-add = Ajouter une protection : { $model }
unprotected-add-name = Ajouter une protection : { $model }, pour { $name }
unprotected-decline = Laisser sans protection
unprotected-decline-name = Laisser sans protection : { $name }
unprotected-decline-all = Laisser les { $count } colonnes sans protection
unprotected-declined = Il a été décidé que { $name } reste sans protection contre l’inférence. Le rapport le dit.
unprotected-again = Revoir la décision
unprotected-again-name = Revoir la décision pour { $name }
chooser-open = Ajouter une protection
chooser-filter = Trouver une protection par danger, nom ou usage
chooser-none = Aucune protection ne parle de « { $filter } ».
chooser-suggestion = Pour { $attribute }, on commence le plus souvent par cette protection : { $name }. Elle ferme la voie la plus simple vers un secret, et s’explique facilement.
chooser-suggested = suggérée
chooser-add = Ajouter { $name }
chooser-add-short = Ajouter
outcome-now-met = Satisfaite par la table en l’état.
outcome-now-not-met = Non satisfaite par la table en l’état.
outcome-after-met = Satisfaite par la publication.
outcome-after-not-met = Non satisfaite par la publication.
outcome-failing-now = { $failing ->
    [one] { $failing } { unit-person } se trouve dans un groupe qui ne la satisfait pas.
   *[other] { $failing } { counted-people } se trouvent dans des groupes qui ne la satisfont pas.
} La recherche rend les informations plus grossières jusqu’à ce qu’elle soit satisfaite, ou écarte des enregistrements dans la limite de votre seuil.
# Of protections about the table as a whole, whose groups are not judged one by one.
outcome-failing-table = { $failing ->
    [one] Pour la satisfaire par ce seul moyen, il faudrait écarter { $failing } { unit-person }.
   *[other] Pour la satisfaire par ce seul moyen, il faudrait écarter { $failing } { counted-people }.
}
outcome-failing-after = { $failing ->
    [one] { $failing } { unit-person } se trouve dans un groupe qui, à lui seul, ne la satisfait pas.
   *[other] { $failing } { counted-people } se trouvent dans des groupes qui, à eux seuls, ne la satisfont pas.
}
outcome-deciding = { $several ->
    [1] { $match ->
        [wildcard] Si l’on ne compte que ce qui est écrit, le groupe déterminant
       *[other] Le groupe déterminant
      }
   *[other] { $match ->
        [wildcard] Si l’on ne compte que ce qui est écrit, l’un des { $several } groupes aussi faibles les uns que les autres, déterminants ensemble,
       *[other] L’un des { $several } groupes aussi faibles les uns que les autres, déterminants ensemble,
      }
  } { $records ->
    [0] ne comprend { unit-nobody } de la table
    [one] comprend { $records } { unit-person }
   *[other] comprend { $records } { unit-people }
  } :
outcome-valued = Cela vaut pour les groupes qui ont une valeur.
outcome-facet = { $name } : { $value }
facet-joint = les autres colonnes sensibles étant connues
facet-k = plus petit groupe
facet-max = risque le plus élevé
facet-records-at-risk = part des enregistrements au-dessus du risque maximal demandé
facet-min = participation la moins probable
facet-c1 = c₁ devrait dépasser
facet-c2 = plus petite part d’une valeur protégée, en pourcentage
facet-trace-distance = distance de trace
facet-kullback-leibler = divergence de Kullback-Leibler
model-number = { NUMBER($n, maximumFractionDigits: 6, useGrouping: 0) }

model-k-anonymity-name = k-anonymat
model-k-anonymity-means = { $unit ->
    [persons] Chaque personne ressemble à au moins k personnes, elle-même comprise.
   *[records] Chaque enregistrement ressemble à au moins k enregistrements, lui-même compris.
  }
model-k-anonymity-when = Toujours, pour commencer : sans lui, quelqu’un peut n’avoir aucun semblable.
model-k-anonymity-asked = k = { $k }
model-k-anonymity-achieved = { $match ->
    [wildcard] Si une cellule manquante peut valoir n’importe quelle valeur, il y a partout au moins { $achieved ->
        [one] { $achieved } { unit-person } qui correspond
       *[other] { $achieved } { unit-people } qui correspondent
      }.
   *[other] Le plus petit groupe compte { $achieved ->
        [one] { $achieved } { unit-person }
       *[other] { $achieved } { unit-people }
      }.
  }

model-average-risk-name = Risque moyen
model-average-risk-danger = On vous individualise trop souvent, sur l’ensemble { unit-people.of-the }
model-average-risk-means = Qui s’y essaie pour { unit-person.each }, à tour de rôle, ne tombe pas juste trop souvent.
model-average-risk-example = Qui tente d’apparier tous les enregistrements par { $names } doit rarement tomber juste.
model-average-risk-when = Quand une convention d’utilisation des données fixe un risque, par exemple 0,05 en moyenne, et que peu de personnes justifieraient un grand effort.
model-average-risk-stops = Tomber juste dans une proportion de cas supérieure à { $average } en cherchant à apparier { unit-person.each }.
model-average-risk-not = Qu’une personne se remarque : la moyenne peut être basse alors que quelqu’un n’a pas de semblable. Fixez aussi un risque maximal, ou gardez le k-anonymat.
model-average-risk-asked = au plus { $average } en moyenne{ $max ->
    [none] { "" }
   *[other] , { $max } pour chacun
}{ $records-at-risk ->
    [none] { "" }
   *[other] , sauf pour une part de { $records-at-risk }
}
model-average-risk-achieved = Le risque moyen est de { $achieved }.

model-personal-k-name = k personnel
model-personal-k-danger = On vous individualise plus facilement que convenu
model-personal-k-means = Chaque enregistrement indique lui-même à combien { unit-people.of } il doit ressembler.
model-personal-k-example = Le nombre inscrit dans { $attribute } dit quelle taille doit avoir le groupe de { unit-person.each }.
model-personal-k-when = Quand des personnes ou des institutions ont reçu des promesses différentes, et qu’une colonne contient le nombre.
model-personal-k-stops = Que quelqu’un se trouve dans un groupe plus petit que son propre nombre dans { $attribute }.
model-personal-k-not = Apprendre ce que tout un groupe partage. La colonne elle-même est publiée, sauf si vous lui donnez le rôle d’identifiant.
model-personal-k-asked = k d’après { $attribute }
model-personal-k-achieved = Le groupe le plus faible compte { $achieved } fois le nombre { unit-people.of } demandé ; 1 suffit.

model-subset-k-anonymity-name = k-anonymat des combinaisons
model-subset-k-anonymity-danger = On vous individualise par deux ou trois informations
model-subset-k-anonymity-means = Chaque combinaison de quelques informations apparaît au moins k fois.
model-subset-k-anonymity-example = Personne ne connaît à la fois { $names } pour une personne, mais quelqu’un peut en connaître deux.
model-subset-k-anonymity-when = Quand les quasi-identifiants sont si nombreux que personne ne peut tous les connaître à la fois ; c’est ce que font les instituts de statistique.
model-subset-k-anonymity-stops = Qui ne connaît que ce nombre d’informations trouve au moins { $k } enregistrements qui correspondent.
model-subset-k-anonymity-not = Quelqu’un qui connaît davantage d’informations : réunies, elles peuvent encore individualiser une personne.
model-subset-k-anonymity-asked = k = { $k }{ $size ->
    [none] { "" }
    [one] {" "}pour chaque colonne séparément
   *[other] {" "}pour un maximum de { $size } colonnes réunies
}
model-subset-k-anonymity-achieved = La combinaison la plus rare apparaît { $achieved } fois.

model-sample-uniqueness-name = Unicité dans l’échantillon
model-sample-uniqueness-danger = Trop { unit-people.of } sans semblable
model-sample-uniqueness-means = Seule une petite part des enregistrements peut être sans semblable.
model-sample-uniqueness-example = Peu d’enregistrements peuvent être sans semblable d’après { $names }.
model-sample-uniqueness-when = Quand on peut accepter que certains soient sans semblable, parce que la table est un petit échantillon et que personne ne sait qui en fait partie.
model-sample-uniqueness-stops = Qu’une part des enregistrements supérieure à { $max } soit sans semblable.
model-sample-uniqueness-not = Que l’on trouve ceux qui sont sans semblable, si l’on sait qu’ils figurent dans la table.
model-sample-uniqueness-asked = au plus { $max }
model-sample-uniqueness-achieved = La part { unit-people.of-the } sans semblable est de { $achieved }.

model-distinct-l-diversity-name = ℓ-diversité distincte
model-distinct-l-diversity-danger = Un secret que partage tout votre groupe
model-distinct-l-diversity-means = Chaque groupe qui a des valeurs dans la colonne sensible en contient au moins ℓ différentes.
model-distinct-l-diversity-example = Si toutes les personnes qui vous ressemblent ont la même valeur dans { $attribute }, nul besoin de savoir quel enregistrement est le vôtre.
model-distinct-l-diversity-when = Dès qu’une colonne est sensible ; la plus simple de ces protections.
model-distinct-l-diversity-stops = Connaître avec certitude la valeur { record-person.of-a } dans { $attribute } parce que tout son groupe la partage : là où des valeurs sont renseignées, { $l } restent possibles.
model-distinct-l-diversity-not = Une bonne supposition : avec 99 fois une valeur et 1 fois une autre, il y a bien deux valeurs. Ni des valeurs aux noms différents qui signifient presque la même chose.
model-distinct-l-diversity-asked = ℓ = { $l } pour { $attribute }
model-distinct-l-diversity-achieved = Le groupe le plus pauvre contient { $achieved ->
    [one] { $achieved } valeur
   *[other] { $achieved } valeurs différentes
} dans { $attribute }.

model-entropy-l-diversity-name = ℓ-diversité entropique
model-entropy-l-diversity-danger = Un secret que partage presque tout votre groupe
model-entropy-l-diversity-means = Les valeurs de chaque groupe sont aussi mélangées que le seraient ℓ valeurs également fréquentes.
model-entropy-l-diversity-example = Si 99 membres de votre groupe ont une même valeur dans { $attribute } et 1 une autre, ce que l’on suppose de vous est presque certain.
model-entropy-l-diversity-when = Quand aucune valeur ne doit être beaucoup plus fréquente que les autres. Stricte : si une valeur est fréquente dans toute la table, elle peut être hors d’atteinte.
model-entropy-l-diversity-stops = Deviner trop bien la valeur dans { $attribute } : l’incertitude dans chaque groupe est celle de { $l } valeurs également probables.
model-entropy-l-diversity-not = Apprendre qu’une valeur est plus probable dans votre groupe qu’ailleurs, ou que toutes les valeurs y signifient presque la même chose.
model-entropy-l-diversity-asked = ℓ = { $l } pour { $attribute }
model-entropy-l-diversity-achieved = Le groupe le moins mélangé équivaut à { $achieved ->
    [one] { $achieved } valeur
   *[other] { $achieved } valeurs également fréquentes
} dans { $attribute }.

model-recursive-l-diversity-name = (c, ℓ)-diversité récursive
model-recursive-l-diversity-danger = Un secret bien plus probable que les autres
model-recursive-l-diversity-means = Dans chaque groupe, la fréquence de la valeur la plus courante reste inférieure à c fois celle des plus rares réunies.
model-recursive-l-diversity-example = Une valeur dans { $attribute } peut être fréquente dans votre groupe, mais pas au point d’écraser les autres.
model-recursive-l-diversity-when = Quand l’entropie demande trop, parce que certaines valeurs sont fréquentes partout.
model-recursive-l-diversity-stops = Qu’une valeur dans { $attribute } l’emporte, dans un groupe, sur toutes les autres hormis les { $l } − 1 plus fréquentes.
model-recursive-l-diversity-not = Apprendre qu’une valeur est plus probable dans votre groupe qu’ailleurs, ou des valeurs qui signifient presque la même chose.
model-recursive-l-diversity-asked = c = { $c }, ℓ = { $l } pour { $attribute }
model-recursive-l-diversity-achieved = Elle serait satisfaite pour tout c supérieur à { $achieved }.

model-pd-recursive-l-diversity-name = Diversité récursive avec valeurs anodines
model-pd-recursive-l-diversity-danger = Un secret révélé, là où certaines valeurs n’en sont pas un
model-pd-recursive-l-diversity-means = Comme la diversité récursive, mais les valeurs qui ne nuisent pas peuvent être apprises.
model-pd-recursive-l-diversity-example = On peut apprendre que quelqu’un a « sain » dans { $attribute }, mais pas les autres valeurs.
model-pd-recursive-l-diversity-when = Quand la plupart des personnes ont une valeur anodine, comme « sain », qu’il n’est pas nécessaire de cacher.
model-pd-recursive-l-diversity-stops = Qu’une valeur dans { $attribute }, hormis les valeurs anodines, devienne trop probable dans un groupe.
model-pd-recursive-l-diversity-not = Apprendre que quelqu’un n’a pas une valeur. Juger si une valeur est anodine vous revient.
model-pd-recursive-l-diversity-asked = c = { $c }, ℓ = { $l } pour { $attribute }
model-pd-recursive-l-diversity-achieved = Elle serait satisfaite pour tout c supérieur à { $achieved }.

model-npd-recursive-l-diversity-name = Diversité récursive avec valeurs protégées
model-npd-recursive-l-diversity-danger = Une valeur exclue pour vous
model-npd-recursive-l-diversity-means = Comme la précédente, et certaines valeurs doivent rester possibles pour tout le monde.
model-npd-recursive-l-diversity-example = Personne ne doit pouvoir dire que vous n’avez pas une certaine valeur dans { $attribute }.
model-npd-recursive-l-diversity-when = Quand ne pas avoir quelque chose est aussi un secret, par exemple une vaccination.
model-npd-recursive-l-diversity-stops = Qu’une valeur devienne trop probable, et qu’une valeur protégée dans { $attribute } descende sous { $c2 } % d’un groupe.
model-npd-recursive-l-diversity-not = Apprendre qu’une valeur est plus probable dans votre groupe qu’ailleurs.
model-npd-recursive-l-diversity-asked = c₁ = { $c1 }, c₂ = { $c2 } %, ℓ = { $l } pour { $attribute }
model-npd-recursive-l-diversity-achieved = Elle serait satisfaite pour tout c₁ supérieur à { $achieved }.

model-t-closeness-name = t-proximité
model-t-closeness-danger = Votre groupe se distingue de tous les autres
model-t-closeness-means = Dans chaque groupe, les valeurs sensibles sont réparties presque comme dans toute la table.
model-t-closeness-example = Si une valeur dans { $attribute } domine dans votre groupe et est rare ailleurs, on a appris quelque chose sur vous.
model-t-closeness-when = Quand même une probabilité est un secret : là où une valeur est rare, ou que plusieurs signifient presque la même chose.
model-t-closeness-stops = Apprendre d’un groupe davantage sur { $attribute } que de toute la table, à une distance de { $t } près.
model-t-closeness-not = Ce que toute la table dit de tout le monde. Elle dit peu des valeurs rares prises une à une : c’est le rôle de la β-ressemblance.
model-t-closeness-asked = t = { $t } pour { $attribute }
model-t-closeness-achieved = Le groupe le plus éloigné de toute la table en est à une distance de { $achieved }.

model-delta-disclosure-name = δ-divulgation
model-delta-disclosure-danger = Une valeur bien plus probable, ou bien moins probable, pour vous
model-delta-disclosure-means = Dans aucun groupe une valeur n’est beaucoup plus ou beaucoup moins fréquente que dans toute la table, mesuré comme un rapport.
model-delta-disclosure-example = Une valeur rare partout dans { $attribute } ne doit pas être fréquente dans votre groupe, ni l’inverse.
model-delta-disclosure-when = Pour des exigences strictes sur de grands groupes : dans la forme stricte, chaque groupe doit contenir chaque valeur.
model-delta-disclosure-stops = Que la probabilité d’une valeur dans { $attribute } change d’un facteur supérieur à celui que représente δ = { $delta }.
model-delta-disclosure-not = Que l’on individualise quelqu’un dans un très petit groupe : gardez aussi le k-anonymat.
model-delta-disclosure-asked = δ = { $delta } pour { $attribute }
model-delta-disclosure-achieved = Elle serait satisfaite pour tout δ supérieur à { $achieved }.

model-beta-likeness-name = β-ressemblance
model-beta-likeness-danger = Une valeur rare qui devient probable pour vous
model-beta-likeness-means = Dans aucun groupe une valeur n’est beaucoup plus fréquente que dans toute la table.
model-beta-likeness-example = Si une personne sur cent a une certaine valeur dans { $attribute }, ce ne doit pas être une sur deux dans votre groupe.
model-beta-likeness-when = Quand ce sont les valeurs rares qui sont délicates, comme une infection que peu de personnes ont.
model-beta-likeness-stops = Qu’une valeur dans { $attribute } devienne plus probable que dans toute la table de plus de { $beta } fois sa part.
model-beta-likeness-not = Apprendre qu’une valeur est moins probable dans un groupe, ou que des valeurs signifient presque la même chose.
model-beta-likeness-asked = β = { $beta } pour { $attribute }
model-beta-likeness-achieved = Le plus grand gain d’une valeur est de { $achieved }.

model-alpha-k-anonymity-name = (α, k)-anonymat
model-alpha-k-anonymity-danger = Une certaine valeur trop fréquente dans votre groupe
model-alpha-k-anonymity-means = Des groupes d’au moins k, où aucune valeur sensible n’a une part supérieure à α.
model-alpha-k-anonymity-example = Si la moitié de votre groupe a la même valeur dans { $attribute }, savoir si vous l’avez se joue à pile ou face.
model-alpha-k-anonymity-when = Quand on veut une limite simple, ou que seules certaines valeurs sont délicates.
model-alpha-k-anonymity-stops = Deviner l’une des valeurs dans { $attribute } avec une certitude supérieure à { $alpha }, et se trouver dans un groupe plus petit que { $k }.
model-alpha-k-anonymity-not = Des valeurs qui signifient presque la même chose : chacune peut rester sous la limite alors qu’ensemble elles disent tout.
model-alpha-k-anonymity-asked = α = { $alpha }, k = { $k } pour { $attribute }
model-alpha-k-anonymity-achieved = La plus grande part d’une valeur dans un groupe est de { $achieved }.

model-guarding-nodes-name = Nœuds de garde
model-guarding-nodes-danger = On vous relie à ce que vous vouliez garder caché
model-guarding-nodes-means = Chaque personne indique un groupe de valeurs sensibles auquel on ne doit pas pouvoir la relier.
model-guarding-nodes-example = Quelqu’un peut demander qu’aucune maladie des poumons ne lui soit rattachée, quelle qu’elle soit.
model-guarding-nodes-when = Quand les personnes ont pu choisir ce qui reste caché, et qu’une colonne contient leur choix. La colonne sensible a besoin de niveaux.
model-guarding-nodes-stops = Un lien, avec une certitude supérieure à { $probability }, entre une personne et le groupe de valeurs qu’elle a indiqué.
model-guarding-nodes-not = Ce que les personnes n’ont pas demandé, et celles qui n’ont rien demandé.
model-guarding-nodes-asked = au plus { $probability } pour { $attribute }, comme indiqué dans { $guard }
model-guarding-nodes-achieved = Le lien le plus sûr a une probabilité de { $achieved }.

model-delta-presence-name = δ-présence
model-delta-presence-danger = On sait que vous figurez dans la table
model-delta-presence-means = Pour toute personne de la population, on ne peut dire si elle figure dans la table.
model-delta-presence-example = Si toutes les personnes qui ont comme vous { $names } figurent dans une table de patients, on sait que vous en faites partie.
model-delta-presence-when = Quand la participation est elle-même le secret : un registre de malades, de débiteurs, de délinquants. Il faut un fichier de toute la population.
model-delta-presence-stops = Savoir, avec une certitude supérieure à { $max } ou inférieure à { $min }, que quelqu’un figure dans la table.
model-delta-presence-not = Apprendre quelque chose sur ceux dont on sait qu’ils y figurent. Elle vaut ce que vaut l’exhaustivité du fichier de la population.
model-delta-presence-asked = de { $min } à { $max }
model-delta-presence-achieved = On sait avec une certitude d’au plus { $achieved } que quelqu’un figure dans la table.

model-k-map-name = k-map
model-k-map-danger = On vous retrouve par un registre
model-k-map-means = { $unit ->
    [persons] Chaque personne de la publication ressemble à au moins k personnes de la population, qu’elles figurent ou non dans la table.
   *[records] Chaque enregistrement de la publication ressemble à au moins k personnes de la population, qu’elles figurent ou non dans la table.
  }
model-k-map-example = Qui dispose d’un registre avec { $names } doit trouver au moins k personnes pour chaque enregistrement.
model-k-map-when = Quand la table est un échantillon et que personne ne peut savoir qui en fait partie. Conserve davantage de précision que le k-anonymat.
model-k-map-stops = Trouver moins de { $k } personnes de la population pour un enregistrement.
model-k-map-not = Quelqu’un qui sait que la personne figure dans la table : face à lui, c’est le k-anonymat qui compte.
model-k-map-asked = k = { $k }, population { $estimator ->
    [none] d’après un fichier
   *[other] estimée
}
model-k-map-achieved = L’enregistrement le plus rare représente { $achieved ->
    [one] { $achieved } personne
   *[other] { $achieved } personnes
  } de la population.

model-null-map-name = null-map
model-null-map-danger = On vous prend pour quelqu’un de la publication
model-null-map-means = Personne, dans une table d’autres personnes, ne ressemble à un enregistrement de la publication.
model-null-map-example = Qui cherche { $names } des personnes de cette table ne doit trouver d’enregistrement pour aucune d’elles.
model-null-map-when = Quand on dispose d’une table de personnes qui n’ont pas d’enregistrement ici, et qu’aucune ne doit être prise pour quelqu’un de la publication : données inventées, ou d’un autre lieu.
model-null-map-stops = Trouver un enregistrement qui pourrait être celui de quelqu’un de cette table.
model-null-map-not = Retrouver ceux qui figurent dans la publication, pour qui les connaît ou dispose d’une autre table. Les enregistrements n’ont pas à se ressembler : demandez aussi le k-anonymat.
model-null-map-asked = personne de la table des personnes
model-null-map-achieved = { $achieved ->
    [0] Personne, dans la table des personnes, ne ressemble à un enregistrement.
    [one] { $achieved } personne de la table ressemble à un des enregistrements.
   *[other] Jusqu’à { $achieved } personnes de la table ressemblent à un même enregistrement.
}

model-population-uniqueness-name = Unicité dans la population
model-population-uniqueness-danger = Être sans semblable, même hors de la table
model-population-uniqueness-means = Seule une petite part de la population peut être sans semblable, selon une estimation à partir de l’échantillon.
model-population-uniqueness-example = Qui n’a pas de semblable dans la table d’après { $names } peut en avoir en dehors.
model-population-uniqueness-when = Quand la table est un petit échantillon et qu’il n’existe pas de registre où compter.
model-population-uniqueness-stops = Qu’une part de la population supérieure à { $max } soit sans semblable, pour autant que l’estimation soit juste.
model-population-uniqueness-not = Les erreurs de l’estimation, et les personnes qui sont uniques malgré tout.
model-population-uniqueness-asked = au plus { $max }
model-population-uniqueness-achieved = La part estimée { unit-people.of-the } sans semblable est de { $achieved }.

parameter-optional = (peut rester vide)
parameter-k = Combien doivent se ressembler (k)
parameter-l = Nombre de valeurs (ℓ)
parameter-c = Combien de fois plus fréquente au plus (c)
parameter-c1 = Combien de fois plus fréquente au plus (c₁)
parameter-c2 = Plus petite part des valeurs protégées, en pourcentage (c₂)
parameter-t = Distance maximale (t)
parameter-delta = Changement maximal (δ)
parameter-beta = Gain maximal (β)
parameter-alpha = Part maximale d’une valeur (α)
parameter-probability = Certitude maximale d’un lien
parameter-average = Risque moyen maximal
parameter-max = Au plus
parameter-min = Au moins
parameter-size = Colonnes connues à la fois, au plus
parameter-records-at-risk = Part des enregistrements qui peut dépasser ce risque
parameter-significance = Probabilité d’erreur pour chaque groupe
parameter-sampling-fraction = Part de la population que contient la table
parameter-joint = D’autres connaissent les autres colonnes sensibles
parameter-joint-text = Compter comme si toutes les personnes qui se ressemblent y avaient aussi les mêmes valeurs. Plus strict.
parameter-attribute = Pour la colonne
parameter-guard = Colonne avec les choix des personnes
parameter-values = Seulement ces valeurs
parameter-values-text = Sans sélection, toutes les valeurs comptent.
parameter-acceptable = Valeurs qui ne nuisent pas
parameter-acceptable-text = Apprendre l’une d’elles sur une personne est sans conséquence.
parameter-guarded = Valeurs qui doivent rester possibles
parameter-guarded-text = On ne doit savoir de personne qu’il lui manque l’une d’elles.
parameter-combinations = Certaines combinaisons seulement
parameter-population = Population
parameter-estimator = D’où l’on connaît la population
parameter-reference = Comparé avec
parameter-distance = Écart entre deux valeurs
parameter-base = Logarithme
parameter-mode = Valeurs absentes d’un groupe
parameter-variant = Limite
combinations-text = Sans sélection, toutes les combinaisons comptent, jusqu’au nombre ci-dessus.
combinations-legend = Colonnes qui peuvent être connues à la fois
combinations-add = Ajouter cette combinaison
combinations-remove = Supprimer { $names }
attribute-none = Aucune colonne n’est encore sensible. Cette protection doit savoir ce que personne ne doit apprendre.
attribute-mark = Déclarer comme sensible
attribute-choose = Choisir une colonne
values-other = Une autre valeur
values-add = Ajouter
choice-reference-none = toute la table, puisque rien d’autre n’est dit
choice-reference-input = toute la table
choice-reference-input-text = Tous les enregistrements comptent, y compris ceux qui sont écartés. Ce que la publication écarte ne peut pas masquer la répartition d’une valeur.
choice-reference-released = ce qui est publié
choice-reference-released-text = Seuls les enregistrements publiés comptent : qui lit la publication n’en voit pas d’autres. Ceux que l’on écarte changent alors ce à quoi les groupes sont comparés.
choice-distance-equal = toutes à égale distance
choice-distance-equal-text = Deux valeurs sont identiques ou non. Convient aux noms sans ordre.
choice-distance-ordered = selon leur ordre
choice-distance-ordered-text = Plus il y a de valeurs entre deux autres, plus elles sont éloignées. Convient aux degrés et aux tailles. Les nombres suivent leur grandeur et les dates le temps ; les lignes d’un fichier de niveaux passent avant les deux ; les autres textes suivent l’alphabet.
choice-distance-numeric = selon leur différence
choice-distance-numeric-text = La différence des nombres compte : 20 et 30 sont plus proches que 20 et 90.
choice-distance-hierarchical = selon leurs niveaux
choice-distance-hierarchical-text = Les valeurs qui se rejoignent tôt dans les niveaux de la colonne sont proches : deux maladies de l’estomac le sont plus que l’estomac et le poumon. La colonne sensible a besoin de niveaux.
distance-tree = Régler les niveaux de la colonne { $name } sous « Décrire »
choice-base-e = naturel
choice-base-e-text = Comme on lit l’article d’ordinaire.
choice-base-2 = binaire
choice-base-2-text = Comme dans ARX ; la même limite est alors plus stricte d’un facteur 0,69.
choice-mode-strict = la protection n’est pas satisfaite
choice-mode-strict-text = Un groupe sans une valeur l’exclut pour toutes les personnes du groupe, comme le dit la définition.
choice-mode-present-only = elles ne sont pas examinées
choice-mode-present-only-text = Comme dans ARX et pycanon ; plus faible que la définition.
choice-variant-basic = la même pour toutes les valeurs
choice-variant-basic-text = Aucune valeur ne peut gagner plus que β.
choice-variant-enhanced = plus basse pour les valeurs fréquentes
choice-variant-enhanced-text = Une valeur fréquente peut gagner moins : au plus −ln de sa part dans la table.
choice-estimator-none = d’un fichier de toutes les personnes
choice-estimator-individual-risk = estimée : risque individuel
choice-estimator-individual-risk-text = Benedetti et Franconi : le risque attendu de chaque enregistrement est d’au plus 1 sur k.
choice-estimator-poisson = estimée : test de taille
choice-estimator-poisson-text = Un groupe doit être assez grand pour que moins de k dans la population soient improbables.
choice-estimator-truncated-poisson = estimée : test de taille, groupes observés seuls
choice-estimator-truncated-poisson-text = De même, sachant que les groupes sans enregistrement ne sont jamais observés ; plus strict pour les petits échantillons.
choice-estimator-dankar = la règle de Dankar et al.
choice-estimator-dankar-text = Choisit l’estimation qui était la meilleure pour cette part dans leur comparaison.
choice-estimator-pitman = modèle de Pitman
choice-estimator-pitman-text = Hoshino 2001 ; bon pour les petits échantillons.
choice-estimator-zayatz = Zayatz
choice-estimator-zayatz-text = D’après la taille des groupes telle qu’elle est ; souvent trop élevé pour les petits échantillons.
choice-estimator-slide-negative-binomial = binomiale négative glissante
choice-estimator-slide-negative-binomial-text = Chen et Keller-McNulty 1998 ; bon pour les grands échantillons.
population-title = La table est un échantillon d’une population plus grande
population-lead = Dans ce cas, d’autres personnes peuvent ressembler à celles qui y figurent. Ce que vous indiquez ici sert à mesurer, jamais à chercher.
population-fraction = Part de la population que contient la table (0 à 1)
population-none = Aucun fichier de la population n’est encore joint.
population-needed = Joignez d’abord un fichier de la population : cette protection y compte.
population-attached = La population est dans { $file }.
population-text = { $whose ->
    [others] Un fichier CSV de personnes qui n’ont pas d’enregistrement dans la table, avec les mêmes quasi-identifiants sous les mêmes noms et, s’il y en a, les mêmes identifiants : ils montrent si quelqu’un figure dans les deux.
   *[everybody] Un fichier CSV de toutes les personnes dont il pourrait s’agir, y compris celles de la table, avec les mêmes quasi-identifiants sous les mêmes noms.
  } Déposez-le ici ou choisissez-le. Il ne quitte pas cette page.
population-choose = Choisir un fichier de la population
population-choose-another = Choisir un autre fichier de la population
population-take = Utiliser { $file }
population-without = Mesurer sans lui
style-legend = Ce que deviennent les enregistrements écartés
style-drop = Ils ne figurent pas dans la publication
style-drop-text = Rien ne montre qu’ils étaient là, hormis leur nombre.
style-star = Ils restent, remplacés par * dans chaque quasi-identifiant
style-star-text = Le nombre d’enregistrements est juste, et leurs autres colonnes peuvent être analysées. Ils forment un groupe de plus, qui doit satisfaire chaque protection comme les autres : les niveaux où ce n’est pas le cas ne sont pas une solution.
loss-label = La colonne à prédire
loss-steps = Niveaux gravis dans une hiérarchie
steps-uniform = tous de même poids
steps-height = ceux proches du sommet pèsent plus
loss-beta = De combien les pas proches du sommet pèsent plus (β)
loss-levels-hint = Ce que coûte chaque niveau se règle avec les niveaux de chaque colonne, sous « Décrire ».

## Find

find-title = Trouver une table
find-go = Chercher une table
find-next = Comparer avant et après
find-lead = Parmi toutes les façons de combiner les niveaux de vos colonnes, Outis cherche celle qui conserve le plus de précision tout en respectant votre protection.
find-stale = Vos réglages ont changé depuis la dernière recherche. Cherchez à nouveau : ce qui a été trouvé n’y répond plus.
find-asked-protection = Protection
find-asked-k = { $unit ->
    [persons] Chaque personne ressemble à au moins { $k } personnes, elle-même comprise.
   *[records] Chaque enregistrement ressemble à au moins { $k } enregistrements, lui-même compris.
  }{ $match ->
    [wildcard] {" "}Une cellule manquante peut valoir n’importe quelle valeur.
   *[other] {""}
  }
find-asked-limit = À écarter
find-asked-limit-text = Au plus { $limit } { record-people.of-the }, soit { $people ->
    [0] { record-nobody }.
    [1] 1 { record-person }.
   *[other] { $people } { record-people }.
}
find-asked-columns = À rendre plus grossier
find-asked-size = Choix possibles
find-asked-size-text = { $lattice ->
    [one] { $lattice } façon
   *[other] { $lattice } façons
  } de combiner leurs niveaux.
find-nothing-yet-figure = …
find-nothing-yet = Aucune table qui respecte la protection n’a encore été trouvée
find-stop = Arrêter et garder la meilleure jusqu’ici
find-stop-text = Vous pouvez arrêter à tout moment. La meilleure table trouvée est alors vérifiée comme toute autre, et ses niveaux sont inscrits dans la recette.
find-stopping = Arrêt après cette étape…
find-kept = de la précision est conservée
find-loss-sum = perte, additionnée sur les colonnes
# Said after what is proven where suppressed records stay with *: that more of them are starred than
# must be is no choice that a search looks at.
proof-stars = { $stars ->
    [yes] {", "}si seuls les groupes qui ne respectent pas la protection sont remplacés par *
   *[no] {""}
  }
find-proven = Prouvé : avec les niveaux et les limites que vous autorisez, aucun autre choix d’un niveau par colonne n’en conserve davantage{ proof-stars }.
find-gap = Un autre choix d’un niveau par colonne pourrait en conserver au plus { $gap } de plus{ proof-stars }.
find-not-proven = Sans recherche : ces niveaux étaient donnés.
find-spent = La recherche s’est arrêtée après { $nodes ->
    [one] { $nodes } combinaison
   *[other] { $nodes } combinaisons
}, comme le veut la recette. Il existe peut-être une meilleure table ; ce qu’elle pourrait conserver de plus, au maximum, est indiqué plus haut.
find-fixed = Ces niveaux ont été choisis, par vous ou par la recette ; rien n’a été cherché. Ce sont eux que montre « Comparer » et qu’écrit « Publier ».
find-stopped-fixed = Vous avez arrêté la recherche : la recette contient donc maintenant ces niveaux au lieu d’une recherche. La même publication peut être refaite à partir d’elle.
find-search-again = Chercher plutôt les meilleurs niveaux
find-levels = Niveaux choisis
find-level = niveau { $level }
level-exact = valeurs exactes
level-date = par { $part }
level-intervals = par pas de { $step }
level-mask = { $from ->
    [left] avec { $characters ->
        [1] le premier caractère masqué
       *[other] les { $characters } premiers caractères masqués
    }
   *[right] avec { $characters ->
        [1] le dernier caractère masqué
       *[other] les { $characters } derniers caractères masqués
    }
}
level-groups = en { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
}
level-cuts = en { $groups ->
    [one] { $groups } tranche
   *[other] { $groups } tranches
}
level-rare = avec les valeurs rares réunies sous « { $label } »
level-frequent = avec ses seules valeurs fréquentes
level-ready = { $ladder ->
    [icd-10-who-2019] { $level ->
        [1] par catégorie de la CIM-10
        [2] par bloc de la CIM-10
        [3] par chapitre de la CIM-10
       *[other] { level-groups }
    }
    [isced-2011] { $level ->
        [1] par niveau d’études
        [2] par niveau d’études faible, moyen ou élevé
       *[other] { level-groups }
    }
    [isco-08] { $level ->
        [1] par les trois premiers chiffres de la CITP-08
        [2] par les deux premiers chiffres de la CITP-08
        [3] par le premier chiffre de la CITP-08
       *[other] { level-groups }
    }
    [nuts] { $level ->
        [1] par les quatre premiers caractères du code NUTS
        [2] par les trois premiers caractères du code NUTS
        [3] par pays
       *[other] { level-groups }
    }
    [countries-m49] { $level ->
        [1] par pays
        [2] par partie de continent
        [3] par continent
       *[other] { level-groups }
    }
    [plz-leitregion] { $level ->
        [1] par les deux premiers chiffres
        [2] par le premier chiffre
       *[other] { level-groups }
    }
    [postcode-uk] { $level ->
        [1] par secteur postal
        [2] par district postal
        [3] par zone postale
       *[other] { level-groups }
    }
    [time-of-day] { $level ->
        [1] par heure
        [2] par quart de journée
        [3] par demi-journée
       *[other] { level-groups }
    }
   *[other] { level-groups }
}
# Read behind the name of a column or of several: no adjective, since their gender is unknown.
level-gone = sans aucune précision
level-same = { $else ->
    [empty] uniquement « { $shown } » ou vide
    [star] uniquement « { $shown } » ou *
    [both] uniquement « { $shown } », * ou vide
   *[none] partout « { $shown } »
}
level-example = { $exact } → { $shown }

## Other levels

sliders-hold = Avec ces niveaux, la protection est respectée : { $kept } de la précision est conservée, { runner-suppressed }.
sliders-hold-left = Avec ces niveaux, la protection est respectée : { runner-suppressed }.
sliders-fail = Avec ces niveaux, la protection n’est pas respectée : { $found ->
    [one] { $found } { record-person } se trouve dans un groupe qui ne la respecte pas
   *[other] { $found } { record-people } se trouvent dans des groupes qui ne la respectent pas
}, et vous pouvez en écarter { $allowed } au plus.{ records-and-people }
# Said where people are counted who may have several records each.
records-and-people = { $recordUnit ->
    [persons] {""}
   *[records] { $unit ->
        [persons] {" "}La taille des groupes se compte en personnes ; ce qui est écarté, en enregistrements.
       *[records] {""}
    }
  }
sliders-hint = Déplacez un niveau pour voir aussitôt si votre protection est toujours respectée, et ce qui est conservé.
sliders-level = Niveau de la colonne { $name }
sliders-limit = Chercher la meilleure table sans dépasser, pour { $names }, { $count ->
    [one] ce niveau
   *[other] ces niveaux
}
sliders-floor = Chercher la meilleure table sans descendre, pour { $names }, sous { $count ->
    [one] ce niveau
   *[other] ces niveaux
}
sliders-here = Chercher la meilleure table avec { $names } exactement comme ici
sliders-held-here = Toujours « { $lowest } ».
sliders-held-floor = Jamais plus fin que « { $lowest } ».
sliders-held-limit = Jamais plus grossier que « { $highest } ».
sliders-held-both = De « { $lowest } » à « { $highest } ».
sliders-free = Chercher avec tous les niveaux
sliders-free-label = Chercher avec tous les niveaux de la colonne { $name }
runners-title = Ce qui s’en approche
runners-lead = D’autres combinaisons de niveaux qui respectent votre protection, d’abord celles qui perdent le moins. Celles dont une variante plus fine ne perd pas davantage n’y figurent pas.
runners-lead-minimal = Les combinaisons de niveaux qui respectent votre protection alors qu’aucune plus fine ne le fait, d’abord celles qui perdent le moins.
runner-part = { $told ->
    [gone] { $name } sans aucune précision
    [words] { $name } { $shown }
   *[like] { $name } comme « { $shown } »
} { $before ->
    [gone] au lieu de rien
    [words] (et non { $was })
   *[like] au lieu de « { $was } »
  }
runner-finer = Montre { $finer }.
runner-coarser = Montre { $coarser }.
runner-both = Montre { $finer } ; en contrepartie, { $coarser }.
runner-suppressed = { of-all } { $style ->
    [star] { find-suppressed.starred } dans toutes ces colonnes
   *[other] { find-suppressed.left-out }
}
node-keeps = { $kept } ; { $suppressed }.
node-exact = { $name } : valeurs exactes
node-level = { $name } : comme « { $shown } »
node-words = { $name } : { $how }
node-fails = Votre protection n’y est pas respectée.
node-visited = Cette combinaison a été examinée.
node-follows-holds = Qu’elle respecte la protection découle d’une plus fine qui la respecte.
node-follows-fails = Cela découle d’une plus grossière.
node-minimal = Aucune plus fine ne respecte la protection.
node-own = Ce sont les niveaux de la table ci-dessus.
node-take = Adopter ces niveaux
trade-off-title = Que coûterait un autre k ou un autre seuil ?
trade-off-lead = Chaque chiffre est la précision que conserve la meilleure table trouvée avec ce k, si l’on écarte au plus cette part { record-people.of-the }. Tous les autres réglages restent inchangés.
trade-off-recoding = Précision
trade-off-full-domain = un niveau par colonne
trade-off-mixed = niveaux mixtes
trade-off-caption = Précision conservée, selon k et la part { record-people.of-the } que l’on peut écarter
trade-off-k = k
trade-off-asking = Calcul en cours : { $known } sur { $all }.
trade-off-legend = ★ vos réglages ; plus la couleur est forte, plus la précision conservée est grande ; – aucune table. Les touches fléchées mènent d’un chiffre à l’autre.
trade-off-go = Calculer
trade-off-failed = Le calcul n’a pas abouti
trade-off-open = …
trade-off-none = –
trade-off-own = vos réglages
trade-off-pair = k = { $k }, au plus { $limit } à écarter
trade-off-not-yet = Pas encore calculé.
trade-off-none-proven = Avec un niveau par colonne, aucune table ne respecte votre protection.
trade-off-none-found = Aucune table n’a été trouvée dans les limites de cette recherche.
trade-off-none-mixed = Aucune table à niveaux mixtes n’a été trouvée.
trade-off-proven = Prouvé : aucun autre choix d’un niveau par colonne n’en conserve davantage.
trade-off-unproven = Non prouvé : la recherche a été écourtée.
trade-off-way = Par la méthode « { $name } » : les cellules d’une même colonne ont une précision différente.
trade-off-enough = Cette table a été trouvée avec au plus { $limit } à écarter ; au-delà, aucune de celles essayées n’en conserve davantage.
trade-off-take = Adopter ce k et ce seuil
trade-off-take-mixed = Adopter ce k et ce seuil, avec des niveaux mixtes
trade-off-pin = Poser un repère pour comparer
trade-off-one-pin = Un repère est posé. Posez-en un autre pour voir les deux côte à côte.
trade-off-pinned = Les deux repères
trade-off-column = Colonne
trade-off-result = Résultat
trade-off-shown = { $level ->
    [0] valeurs exactes, comme « { $shown } »
   *[other] aussi grossier que « { $shown } »
  }
history-point = k = { $k }, au plus { $limit } à écarter
neighbours-title = Pourquoi cette table, et que coûterait un niveau de plus ?
neighbours-lead = Chaque colonne un niveau plus fin ou plus grossier, toutes les autres inchangées. { $allowed ->
    [0] { record-Nobody } ne peut être { $recordUnit ->
        [persons] écartée
       *[records] écarté
    }.
    [1] On peut écarter au plus 1 { record-person }.
   *[other] On peut écarter au plus { $allowed } { record-people }.
}
neighbours-inexact = Là où il est dit que votre protection n’est pas respectée, seules certaines façons d’écarter des enregistrements ont été essayées.
neighbour-finer = Un niveau plus fin, { neighbour-shown } :
neighbour-coarser = Un niveau plus grossier, { neighbour-shown } :
neighbour-shown = { $told ->
    [gone] sans aucune précision
    [words] { $shown }
   *[like] par exemple « { $shown } »
  }
neighbour-fails = votre protection n’est pas respectée{ $records ->
    [0] .
    [1] {" :"} 1 { record-person } se trouve dans un groupe qui ne la respecte pas, et vous pouvez en écarter { $allowed } au plus.
   *[other] {" :"} { $records } { record-people } se trouvent dans des groupes qui ne la respectent pas, et vous pouvez en écarter { $allowed } au plus.
}
neighbour-whole = Aucun groupe n’est en défaut à lui seul : c’est la table dans son ensemble qui ne la respecte pas.
neighbour-failing = Parmi les groupes qui ne la respectent pas :
neighbour-group = { $records ->
    [1] 1 { record-person }
   *[other] { $records } { record-people }
}{ $same ->
    [yes] {""}
   *[no] {" "}de { $persons ->
        [1] 1 personne
       *[other] { $persons } personnes
    }
}
neighbour-take = Adopter
neighbour-take-label = Adopter. { $how }
nodes-ask = Examiner les { $nodes } combinaisons de niveaux
nodes-asking = Les { $nodes } combinaisons de niveaux sont examinées…
nodes-failed = Les combinaisons de niveaux n’ont pas pu être examinées
nodes-title = Les { $nodes } combinaisons de niveaux
nodes-lead = { $holding ->
    [one] { $holding } d’entre elles respecte votre protection.
   *[other] { $holding } d’entre elles respectent votre protection.
} { $minimal ->
    [0] Aucune n’est minimale.
    [1] 1 est minimale : elle la respecte, et aucune plus fine ne le fait.
   *[other] { $minimal } sont minimales : elles la respectent, et aucune plus fine ne le fait.
}
nodes-legend = ★ la table ci-dessus ; • minimale ; × ne respecte pas la protection : rien ne peut y être publié et aucune perte n’est connue ; sans signe : la respecte. Plus la couleur est forte, moins la perte est grande. Un bord en tirets : le résultat découle d’autres combinaisons et n’a pas été examiné.
nodes-ends = La combinaison la plus fine est en bas, la plus grossière en haut ; le chiffre devant une rangée est la somme de ses niveaux. Les touches fléchées mènent de l’une à l’autre.
nodes-map = Combinaisons de niveaux
nodes-many = Elles sont trop nombreuses pour être dessinées une à une.
nodes-around = Sont dessinées la table ci-dessus et les combinaisons à un niveau d’elle.
nodes-heights = Combinaisons selon la somme de leurs niveaux
nodes-height = Somme des niveaux
nodes-height-nodes = Combinaisons
nodes-height-holding = Respectent la protection
nodes-height-pruned = Découlent d’autres
nodes-height-minimal = Minimales
nodes-height-best = Conservé au mieux
outcome-coarser = { $name } { $how }
outcome-mixed = { $names } en précision mixte
outcome-nearly = { $names } : valeurs masquées dans presque tous les enregistrements
outcome-same = { $name } { $else ->
    [empty] uniquement « { $shown } » ou vide
    [star] uniquement « { $shown } » ou *
    [both] uniquement « { $shown } », * ou vide
   *[none] partout « { $shown } »
}
outcome-gone = plus rien dans { $names }
outcome-exact = { $names } comme dans votre fichier
outcome-names = Chaque colonne par son nom
outcome-values-part = { $name } { outcome-but } { $gone } de ses { $values } valeurs
outcome-values-gone = { $names }, { outcome-only-theirs }
outcome-missing-gone = { $names } { outcome-but } les cellules manquantes, { outcome-only-theirs }
# Said of one value or of several: “que” suits both.
outcome-only-theirs = que { $recordUnit ->
    [persons] seules des personnes { $style ->
        [star] remplacées par *
       *[drop] écartées
      }
   *[records] seuls des enregistrements { $style ->
        [star] remplacés par *
       *[drop] écartés
      }
  } présentent
outcome-missing-as = { $names } { outcome-but } les cellules manquantes, qui montrent toutes { $marker }
outcome-guarded = { $names } { outcome-but } { outcome-apostrophe }
outcome-guarded-coarser = { $names } avec { outcome-apostrophe }
outcome-apostrophe = une apostrophe (') devant ce qui ressemble à une formule
outcome-but = comme dans votre fichier, sauf
outcome-left-out = { of-all } { find-suppressed.left-out }
outcome-nothing = { $records ->
    [1] rien ne serait publié : { $recordUnit ->
        [persons] la seule personne est écartée
       *[records] le seul enregistrement est écarté
    }
   *[other] rien ne serait publié : { $recordUnit ->
        [persons] les { $records } personnes sont toutes écartées
       *[records] les { $records } enregistrements sont tous écartés
    }
}
outcome-starred = { of-all } { find-suppressed.starred } dans toutes ces colonnes
studio-free = { $free ->
    [one] { $free } valeur sur { $all } n’est dans aucun groupe
   *[other] { $free } valeurs sur { $all } ne sont dans aucun groupe
}
studio-some = Voici les { $shown } premières valeurs de la colonne. Si une colonne en a davantage, un fichier de groupes est plus facile à faire.
studio-filter = Trouver des valeurs
studio-found = { $found ->
    [0] Aucune de ces valeurs ne contient
    [1] 1 de ces valeurs contient
   *[other] { $found } de ces valeurs contiennent
} « { $sought } ».
studio-tick-all = Cocher { $count ->
    [1] la valeur affichée
   *[other] les { $count } valeurs affichées
}
studio-more = { $shown } valeurs sur { $found } sont affichées. Saisissez une partie d’une valeur pour en trouver d’autres.
studio-name = Nom du groupe
studio-group = { $groups ->
    [0] Grouper { $values ->
        [0] les valeurs cochées
        [1] 1 valeur
       *[other] { $values } valeurs
    }
   *[other] Placer { $groups ->
        [1] 1 groupe
       *[other] { $groups } groupes
    }{ $values ->
        [0] { "" }
        [1] { " " }et 1 valeur
       *[other] { " " }et { $values } valeurs
    } dans un groupe plus grand
}
studio-merge = En faire un seul groupe
studio-nothing = Cochez d’abord les valeurs qui vont ensemble.
studio-grouped = Le groupe { $label } a été créé{ $values ->
    [0] .
    [1] { " " }avec 1 valeur.
   *[other] { " " }avec { $values } valeurs.
}
studio-name-taken = Il existe déjà un groupe { $label }.
studio-name-value = { $label } est une valeur hors du groupe. Choisissez un autre nom.
studio-name-star = Un groupe ne peut pas s’appeler * : ce signe vaut pour tout.
studio-groups = Groupes
studio-choose = Sélectionner { $label }
studio-rename = Nom du groupe { $label }
studio-renamed = Le groupe { $label } s’appelle maintenant { $name }.
studio-holds = { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
}, { $records ->
    [one] { $records } { record-person }
   *[other] { $records } { record-people }
}
studio-scale = L’ordre des groupes et des valeurs est celui d’une échelle, du plus bas au plus haut
studio-up = Monter { $name }
studio-down = Descendre { $name }
studio-moved-up = { $name } se trouve un rang plus haut.
studio-moved-down = { $name } se trouve un rang plus bas.
studio-put-here = Placer ici
studio-put-into = { $values ->
    [1] Placer ici, dans { $label } : 1 valeur cochée
   *[other] Placer ici, dans { $label } : { $values } valeurs cochées
}
studio-put = { $values ->
    [one] { $values } valeur est maintenant dans { $label }.
   *[other] { $values } valeurs sont maintenant dans { $label }.
}
studio-split-name = Nom du groupe à côté de { $label }
studio-split = Détacher { $values ->
    [1] 1 valeur
   *[other] { $values } valeurs
}
studio-meaning = Ce que signifie { $label }, pour qui lit la recette ou le rapport
studio-meant = La signification de { $label } a été modifiée.
studio-dissolve = Défaire le groupe { $label }
studio-dissolve-short = Défaire
studio-dissolved = { $label } n’est plus un groupe.
studio-values = { $count ->
    [1] Sa seule valeur
   *[other] Ses { $count } valeurs
}
studio-take-out = Retirer { $value } du groupe { $label }
studio-take-out-short = Retirer
studio-taken-out = { $value } n’est maintenant dans aucun groupe.
cuts-text = Les nombres sont coupés à ces bornes ; sous la première et au-dessus de la dernière, les tranches sont ouvertes. Un niveau plus grossier ne peut qu’omettre des bornes.
cuts-typed = Saisissez au moins un nombre, écrit comme dans la table ; plusieurs comme dans { $example }.
cuts-unread = « { $text } » ne peut pas être lu comme un nombre ; les bornes restent telles qu’elles étaient. Saisissez des nombres écrits comme dans la table ; plusieurs comme dans { $example }.
cuts-too-long = « { $text } » a plus de 15 chiffres, ce qu’une borne ne peut pas conserver exactement ; les bornes restent telles qu’elles étaient. Saisissez un nombre plus rond, par exemple { $example }.
cuts-typed-dates = Saisissez au moins une date ; séparez-en plusieurs par des virgules.
cuts-text-dates = Les dates sont coupées à ces bornes, écrites comme dans la colonne ; avant la première et après la dernière, les tranches sont ouvertes. Un niveau plus grossier ne peut qu’omettre des bornes.
cuts-level = { $level ->
    [1] Bornes du niveau le plus fin
   *[other] Bornes du niveau plus grossier { $level }
}{ $shown ->
    [none] { "" }
   *[other] { ", par exemple " }« { $shown } »
}
cuts-handle = Borne { $number } sur { $all }
cuts-handle-text = { $point } : { $left ->
    [one] { $left } { record-person }
   *[other] { $left } { record-people }
} avant, { $right } après
cuts-list = Ce qui se trouve entre les bornes du niveau le plus fin
cuts-list-range = De, à
cuts-range-all = tout
cuts-range-below = { $closed ->
    [right] jusqu’à { $high } inclus
   *[left] moins de { $high }
}
cuts-range = { $closed ->
    [right] plus de { $low }, jusqu’à { $high } inclus
   *[left] de { $low } à moins de { $high }
}
cuts-range-above = { $closed ->
    [right] plus de { $low }
   *[left] { $low } et plus
}
cuts-reach = Commence une tranche
cuts-reach-of = Jusqu’à quel niveau { $point } commence une tranche
cuts-reach-level = { $level ->
    [1] au niveau le plus fin
   *[other] { $level ->
        [2] jusqu’au deuxième niveau
       *[other] jusqu’au niveau { $level }
    }
}
cuts-add = Ajouter une borne
cuts-added = { $point } est maintenant une borne, à l’endroit qui partage le plus d’enregistrements à parts égales.
cuts-no-room = Il ne reste aucune valeur ronde qui sépare des enregistrements. Saisissez une borne ci-dessous.
cuts-remove = Retirer la borne { $point }
cuts-remove-short = Retirer
cuts-removed = { $point } n’est plus une borne ; il en reste { $left }.
cuts-last = La dernière borne reste : sans elle, il n’y aurait pas de groupes.
cuts-coarser = Ajouter un niveau plus grossier
cuts-fewer = Retirer le niveau le plus grossier
rare-text = Les valeurs qui ont moins d’enregistrements que ce nombre sont réunies sous un même libellé, davantage à chaque niveau. Ce qui est fréquent ne change pas.
rare-below = Moins d’enregistrements que, niveau par niveau
rare-label = Libellé
living-title = La table telle qu’elle serait maintenant
living-line = Résultat provisoire :
living-line-single = Résultat provisoire, avec un niveau par colonne :
living-asking = Calcul en cours…
living-large = Un aperçu : avec { $classes } combinaisons différentes de ces informations, chaque changement ne donne lieu qu’à une brève recherche.
living-none = Avec ces réglages, aucune table ne respecte votre protection. « Chercher » dit ce qui pourrait être changé.
living-way = C’est la meilleure table avec un niveau par colonne. La méthode « { $name } », que vous avez choisie, trouve la sienne.
living-spent = Aucune table n’a été trouvée rapidement. La recherche sous « Chercher » prend plus de temps.
living-so-far = Il en existe peut-être une meilleure : la recherche sous « Chercher » le dira.
living-gap = Un autre choix pourrait en conserver au plus { $gap } de plus.
living-going = Recherche d’une meilleure en cours…
living-columns = Les { $shown } premières colonnes sur { $all }.
living-left-out = { $recordUnit ->
    [persons] Seraient écartées : les { $shown } premières sur { $all }
   *[records] Seraient écartés : les { $shown } premiers sur { $all }
  }
living-records = Les premiers enregistrements publiés, tels qu’ils sont et tels qu’ils seraient
why-living-title = La table telle qu’elle serait
why-living = Ce que donnent ensemble vos colonnes, vos niveaux et vos protections, recalculé à chaque changement. Un niveau par colonne ; rien n’en est gardé. Sous « Chercher », la recherche va jusqu’à la preuve.
mixed-title = Des niveaux mixtes conserveraient davantage
mixed-trying = Des niveaux mixtes conserveraient-ils davantage ? L’essai se fait en arrière-plan.
mixed-none = Aucune des tables à niveaux mixtes essayées en arrière-plan ne conserve sensiblement davantage.
mixed-kept = { $kept } de la précision serait conservée si une colonne pouvait montrer des valeurs de précision différente, avec { of-all } { $style ->
    [star] { find-suppressed.starred } dans toutes ces colonnes
   *[drop] { find-suppressed.left-out }
}.
mixed-loss = La perte serait de { $kept } si une colonne pouvait montrer des valeurs de précision différente, avec { of-all } { $style ->
    [star] { find-suppressed.starred } dans toutes ces colonnes
   *[drop] { find-suppressed.left-out }
}.
mixed-lost-part = Une partie serait conservée dans { $names }.
mixed-lost-nearly = Il ne resterait presque rien dans { $names } : presque tous les enregistrements en masqueraient le contenu.
mixed-lost-none = Là non plus, il ne resterait rien dans { $names }.
mixed-take = Adopter la table à niveaux mixtes
mixed-way = Essayé en arrière-plan, par la méthode : { $name }
lost-title = La colonne { $name } ne montre plus rien
lost-title-same = La colonne { $name } montre { $else ->
    [empty] uniquement « { $shown } » ou vide
    [star] uniquement « { $shown } » ou *
    [both] uniquement « { $shown } », * ou vide
   *[none] partout « { $shown } »
}
lost-counted = D’après ce que le niveau de la colonne peut distinguer, { $kept } de sa précision est encore comptée comme conservée.
lost-text = Tous les enregistrements qui ont une valeur y montrent la même chose : avec des valeurs plus fines, des groupes seraient trop petits pour votre protection, ou d’autres colonnes devraient céder.
lost-text-left = Tous les enregistrements qui montrent une valeur montrent celle-ci : ceux qui en ont d’autres sont écartés, ou les masquent.
lost-text-chosen = Tous les enregistrements qui ont une valeur y montrent la même chose, au niveau qui a été choisi pour la colonne.
lost-text-ungrouped = Tous les enregistrements y montrent * : elle n’a pas de groupes entre la valeur exacte et le tout. Avec de tels groupes, une partie peut rester.
lost-more = { $count ->
    [1] 1 autre colonne ne montre plus rien. Elle figure
   *[other] { $count } autres colonnes ne montrent plus rien. Elles figurent
} parmi les niveaux choisis.
lost-ladder = Donner à la colonne { $name } des niveaux adaptés : { $ladder }
lost-limit = { $known ->
    [yes] La garder
   *[no] Essayer de la garder
} au moins comme « { $shown } », et laisser céder les autres
lost-group = Grouper les valeurs de la colonne { $name }
lost-levels = Modifier les niveaux de la colonne { $name }
lost-leave-out = Ne pas publier la colonne { $name }
remedy-trying = Essai de ce qui en conserverait une partie…
remedy-shows = On y lit alors { $example }.
remedy-gives = En contrepartie : { $parts }.
remedy-gives-nothing = Rien d’autre ne devient plus grossier, et l’on n’écarte pas davantage { record-people.of }.
remedy-gone = plus rien dans { $names }
remedy-left-out = { runner-suppressed } au lieu de { $before }
remedy-kept = { $then } de la précision est conservée au lieu de { $was }.
remedy-group = Indiquez lesquelles de ses valeurs vont ensemble, puis cherchez à nouveau. Rien ne change d’ici là.
remedy-levels = Rien ne change tant que vous ne les avez pas modifiés ; cherchez ensuite à nouveau.
remedy-weight = Donnez-lui d’autres niveaux ou un poids plus élevé, puis cherchez à nouveau. Rien ne change d’ici là.
nearly-title = La colonne { $name } ne montre presque plus rien
nearly-text = Presque tous les enregistrements la masquent : les autres colonnes en conservent ainsi davantage.
remedy-untried = La table est trop grande pour un essai automatique : lancez la recherche, et voyez ce qui cède.
remedy-leave-out = La publication n’a alors pas de colonne { $name }, et les autres colonnes peuvent conserver davantage.
find-nothing = { $recordUnit ->
    [persons] Toutes les personnes sont écartées. Permettez d’en écarter moins : on cherchera alors une table qui garde les autres.
   *[records] Tous les enregistrements sont écartés. Permettez d’en écarter moins : on cherchera alors une table qui garde les autres.
  }
# The attributes stand behind of-all, with which they agree.
find-suppressed = { $suppressed ->
    [0] { $recordUnit ->
        [persons] Aucune personne n’est écartée. Toutes les personnes
       *[records] Aucun enregistrement n’est écarté. Tous les enregistrements
    }
    [1] { $recordUnit ->
        [persons] 1 personne est écartée. Les autres
       *[records] 1 enregistrement est écarté. Les autres
    }
   *[other] { $recordUnit ->
        [persons] { $suppressed } personnes sont écartées. Les autres
       *[records] { $suppressed } enregistrements sont écartés. Les autres
    }
} forment { $classes ->
    [one] { $classes } groupe
   *[other] { $classes } groupes
} { unit-people.of } qui se ressemblent.
    .left-out = { $suppressed ->
        [one] { $recordUnit ->
            [persons] écartée
           *[records] écarté
        }
       *[other] { $recordUnit ->
            [persons] écartées
           *[records] écartés
        }
    }
    .starred = { $suppressed ->
        [one] { $recordUnit ->
            [persons] remplacée par *
           *[records] remplacé par *
        }
       *[other] { $recordUnit ->
            [persons] remplacées par *
           *[records] remplacés par *
        }
    }
find-starred = { $suppressed ->
    [1] 1 { record-person } est { find-suppressed.starred } dans chaque quasi-identifiant. Les autres
   *[other] { $suppressed } { record-people } sont { find-suppressed.starred } dans chaque quasi-identifiant. Les autres
} forment { $classes ->
    [one] { $classes } groupe
   *[other] { $classes } groupes
} { unit-people.of } qui se ressemblent.
find-nodes = combinaisons examinées, sur { $lattice }
find-elapsed = temps écoulé
find-kept-share = { $kept } de la précision est conservée
find-kept-loss = la perte est de { $loss }
find-loss-own = selon votre mesure : { $metric }
find-asked-model = { $means } ({ $asked })
find-announce = Jusqu’ici : { $kept }, après { $visited } essais.
find-announce-done = Recherche terminée : { $kept }.
find-announce-none = Recherche terminée. Aucun choix d’un niveau par colonne ne respecte la protection{ proof-stars }.
find-announce-none-way = Recherche terminée. Elle n’a trouvé aucune table qui respecte la protection ; il peut en exister une.
find-failed = La recherche n’a pas eu lieu
find-fixed-fails = Les niveaux de cette recette ne respectent pas la protection
find-none-title = Aucune combinaison de niveaux ne respecte cette protection
find-none-title-way = Cette recherche n’a trouvé aucune table
find-none-way = La recherche « { $name } » n’examine pas toutes les tables : il peut donc en exister une qui respecte cette protection. La « Recherche optimale » peut le dire. Rien n’est perdu : choisissez cette recherche, ou changez l’un des points suivants et cherchez à nouveau.
find-none-star = Retirer les enregistrements écartés de la publication au lieu de les y garder remplacés par *. Comme ils forment un groupe à part, eux aussi doivent satisfaire chaque protection.
find-none-text = Même aux niveaux les plus grossiers autorisés, plus de { $limit } { record-people.of-the } se trouvent dans des groupes de moins de { $k } { unit-people }.{ records-and-people } Rien n’est perdu : changez l’un des points suivants et cherchez à nouveau.
find-none-models = Avec toute combinaison de niveaux autorisée, il faudrait écarter plus de { $limit } { record-people.of-the }, ou ce qui reste ne respecterait pas la protection. Rien n’est perdu : changez l’un des points suivants et cherchez à nouveau.
find-none-weaker = Demander moins, ou supprimer l’une des protections : { $names }. Sous « Protéger », chacune dit à quelle distance la table s’en trouve.
find-none-limit = Écarter davantage { record-people.of }. Actuellement au plus { $limit } du total, soit { $people ->
    [0] { record-nobody }.
    [1] 1 { record-person }.
   *[other] { $people } { record-people }.
}
find-none-k = Demander que moins { unit-people.of } se ressemblent. Actuellement, k vaut { $k }.
find-none-k-table = Demander que moins { unit-people.of } se ressemblent. Actuellement, k vaut { $k }, plus que { $unit ->
    [persons] les { $records } personnes existantes
   *[records] les { $records } enregistrements existants
} : aucune table ne peut le respecter.
find-none-fewer = Déclarer moins de colonnes comme quasi-identifiants, si elles ne peuvent vraiment pas être recoupées avec d’autres sources, ou laisser leurs niveaux monter jusqu’à *.
find-none-limits = { $count ->
    [1] Relever le niveau maximal de la colonne que vous avez limitée.
   *[other] Relever les niveaux maximaux des { $count } colonnes que vous avez limitées.
}
find-none-protect = Modifier la protection
find-none-describe = Modifier les colonnes et les niveaux

find-lead-way = Outis suit la méthode que vous avez choisie. Ce qu’elle trouve est mesuré comme toute autre table et respecte votre protection.
find-go-way = Chercher une table : { $name }
find-how = Comment elle a été trouvée : { $name }
find-stop-nothing = Arrêter sans rien garder
find-stop-text-nothing = Vous pouvez arrêter à tout moment, mais rien n’est alors gardé : une table inachevée ne pourrait pas être refaite à partir de la recette.
find-cancelled-title = Recherche arrêtée. Rien n’a été gardé
find-cancelled = La recherche « { $name } » n’est pas allée à son terme, et ce qu’elle avait obtenu ne pourrait pas être refait à partir de la recette. Recommencez, ou choisissez une autre méthode.
find-announce-cancelled = Recherche arrêtée. Rien n’a été gardé.
find-not-proven-way = Rien n’est prouvé sur les autres tables : on n’a pas essayé tout ce qui est possible.
find-tries = étapes essayées
stage-far = { $at } sur { $of }
stage-at = { $at } jusqu’ici
stage-other = Recherche d’une table…
stage-search = Examen des combinaisons de niveaux les plus prometteuses.
stage-dive = Recherche d’une première table qui respecte votre protection.
stage-prove = Vérification qu’aucun autre choix d’un niveau par colonne n’en conserve davantage.
stage-exhaustive-node = Examen de toutes les combinaisons de niveaux.
stage-samarati-height = Recherche de la plus petite hauteur à laquelle une combinaison respecte la protection.
stage-datafly-attribute = La colonne aux valeurs les plus variées devient plus grossière.
stage-incognito-subset = Examen de quelques colonnes réunies, puis de davantage.
stage-ola-sublattice = Division par deux de ce qui reste des combinaisons.
stage-best-first-node = Examen des combinaisons, les moins grossières d’abord.
stage-flash-path = Suivi d’un chemin du plus fin au plus grossier.
stage-flash-node = Examen de ce que les chemins ont laissé ouvert.
stage-kaca-merge = Réunion des groupes là où elle coûte le moins.
stage-k-member-cluster = Rassemblement d’enregistrements proches les uns des autres.
stage-refine = Déplacement d’enregistrements entre groupes tant que cela préserve de la précision.
stage-mondrian-cut = Division des groupes en deux.
stage-subtree-cut = Affinage des groupes de valeurs, l’un après l’autre.
stage-iterative-round = Nouvelle recherche parmi les enregistrements écartés.
stage-cell-suppression = Vidage de quelques cellules dans les groupes trop petits.
stage-unsafe-combinations = Les combinaisons rares sont rendues fréquentes.
way-eyebrow = Comment la table est trouvée : { $family }
way-source = Source
way-limits = Limites de la recherche
way-hindered = Impossible avec ces réglages. { $problem }
ways-open = Autres méthodes
ways-chosen = choisie
ways-take = Choisir cette méthode : { $name }
ways-take-short = Choisir cette méthode
ways-optimal = Prouvé : le meilleur avec un niveau par colonne
ways-optimal-text = Un niveau par colonne, et la preuve qu’aucun autre choix d’un niveau par colonne n’en conserve davantage. Les méthodes qui mêlent les niveaux dans une colonne peuvent conserver plus.
ways-lattice = Comme dans la littérature
ways-lattice-text = Un niveau par colonne, trouvé comme le font des articles connus.
ways-local = Plus fin là où c’est possible
ways-local-text = Les enregistrements de groupes différents, ou les valeurs de branches différentes, peuvent être à des niveaux différents.
ways-cells = Cellule par cellule
ways-cells-text = Des cellules ne sont laissées vides que là où un groupe est trop petit.
ways-given = Niveaux donnés
## Ways to find a table
#
# Each is told by its name, what it does and promises, and when it is right.

search-optimal-name = Recherche optimale
search-optimal-what = Trouve le choix d’un niveau par colonne qui perd le moins, et prouve qu’aucun autre choix d’un niveau par colonne ne conserve davantage.
search-optimal-when = Convient à la plupart des tables : chaque colonne reste à un seul niveau, ce qui est le plus facile à analyser et à expliquer.
search-exhaustive-name = Toutes les combinaisons
search-exhaustive-what = Examine toutes les combinaisons de niveaux et retient la meilleure. Même résultat que la recherche optimale, par le moyen le plus simple.
search-exhaustive-when = Pour vérifier la recherche optimale sur une petite table, ou pour l’expliquer.
search-samarati-name = Samarati
search-samarati-what = Cherche par dichotomie la plus faible hauteur à laquelle une combinaison de niveaux respecte encore la protection, et y retient la meilleure. Peu de niveaux gravis en tout, mais pas toujours la perte la plus faible.
search-samarati-when = Pour reproduire ce qu’un article en a fait. Pour le k-anonymat et les autres protections que des niveaux plus grossiers ne compromettent jamais.
search-datafly-name = Datafly
search-datafly-what = Rend plus grossière, encore et encore, la colonne qui a le plus de valeurs différentes, jusqu’à ce qu’il reste assez peu d’enregistrements à écarter. Très rapide, et souvent plus grossier que nécessaire. D’une colonne de plus grand poids, davantage de valeurs peuvent rester.
search-datafly-when = Pour reproduire d’anciennes publications faites ainsi, ou s’y comparer.
search-incognito-name = Incognito
search-incognito-what = Trouve toutes les combinaisons qui respectent la protection, de quelques colonnes jusqu’à toutes, et retient celle qui perd le moins.
search-incognito-when = Pour reproduire ce qu’un article en a fait, avec peu de colonnes. Pour les protections que des niveaux plus grossiers ne compromettent jamais.
search-ola-name = Optimal Lattice Anonymization
search-ola-what = Divise en deux l’ensemble des combinaisons de niveaux jusqu’à connaître les plus fines qui respectent la protection, et retient celle qui perd le moins.
search-ola-when = Connue pour les données de santé, où des recommandations la citent. Pour les protections que des niveaux plus grossiers ne compromettent jamais.
search-best-first-name = Le meilleur d’abord
search-best-first-what = Examine les combinaisons dans l’ordre de leur perte d’information pondérée, et s’arrête à la première qui respecte la protection.
search-best-first-when = Pour reproduire des travaux qui mesurent ainsi la perte.
search-flash-name = Flash
search-flash-what = Suit des chemins à travers les combinaisons, et saute celles dont on sait déjà si elles respectent ou non la protection.
search-flash-when = Pour comparer avec ARX, dont les anciennes versions cherchent ainsi.
search-fixed-name = Niveaux donnés
search-fixed-what = Les niveaux figurent dans la recette ; rien n’est cherché.
search-fixed-when = Convient pour refaire une publication antérieure.
search-kaca-name = Grappes le long des hiérarchies (KACA)
search-kaca-what = Réunit les plus petits groupes avec leurs plus proches, pas à pas le long des niveaux. Chaque groupe n’est grossier qu’autant qu’il le faut : la plupart des cellules conservent davantage.
search-kaca-when = Quand la précision compte plus que d’avoir un niveau par colonne, et que votre analyse accepte des cellules de précision mixte. Lente pour plusieurs milliers d’enregistrements différents.
search-mondrian-name = Mondrian
search-mondrian-what = Coupe la table en deux selon une colonne, puis de nouveau chaque moitié, tant que les deux moitiés respectent votre protection.
search-mondrian-when = Pour les nombres et les valeurs ordonnées, quand des plages de largeurs différentes sont acceptables. Rapide sur les grandes tables.
search-k-member-name = Grappes de k enregistrements
search-k-member-what = Rassemble k enregistrements proches les uns des autres, puis les k suivants, et ne rend chaque groupe grossier qu’autant qu’il le faut.
search-k-member-when = Pour les petites tables, où la moindre précision compte. Lente sur les grandes.
search-iterative-name = Optimale, puis le reste
search-iterative-what = Cherche les meilleurs niveaux, retient les groupes qui respectent la protection, et cherche de nouveau parmi les enregistrements écartés.
search-iterative-when = Quand quelques enregistrements inhabituels rendent tous les autres grossiers. Les groupes d’un même tour ont les mêmes niveaux : le résultat reste facile à lire.
search-subtree-name = Branches des hiérarchies
search-subtree-what = Part du plus grossier et affine branche par branche : « Bavière » peut se diviser en districts tandis que « Saxe » reste entière. Des valeurs égales se présentent toujours de la même façon.
search-subtree-when = Quand une colonne a des valeurs fréquentes et des valeurs rares, et que votre analyse a besoin que des valeurs égales le restent.
search-cell-suppression-name = Suppression de cellules
search-cell-suppression-what = Laisse les valeurs exactes et vide quelques cellules, celles qui rendent un enregistrement rare, jusqu’à ce que chaque groupe soit assez grand.
search-cell-suppression-when = Quand les valeurs exactes comptent et que quelques cellules manquantes ne gênent pas, comme dans les enquêtes.
search-mu-argus-name = μ-Argus
search-mu-argus-what = Rend fréquentes les combinaisons rares de quelques colonnes : d’abord par des niveaux plus grossiers, puis en vidant des cellules. Les colonnes de plus grand poids cèdent plus tard.
search-mu-argus-when = Connue des instituts de statistique. Elle examine les combinaisons de quelques colonnes ; ce qui reste est ensuite écarté.
search-parameter-stop = Fin de la recherche
search-choice-stop-limit = quand il en reste assez peu
search-choice-stop-limit-text = Dès qu’il ne reste pas plus d’enregistrements que vous n’acceptez d’en écarter.
search-choice-stop-k = quand il en reste k au plus
search-choice-stop-k-text = Comme dans l’article. Si c’est plus que vous n’acceptez d’en écarter, rien n’est trouvé.
search-parameter-memory = Mémoire, en mégaoctets
search-parameter-memory-text = Ce que la recherche peut retenir. Avec moins, elle dure plus longtemps et trouve la même chose.
search-parameter-nodes = Nombre maximal de combinaisons à examiner
search-parameter-nodes-text = Sans nombre, la recherche va jusqu’à la preuve. Avec un nombre, elle s’y arrête sur la meilleure combinaison trouvée, dit combien on pourrait encore conserver de plus, et travaille sans calcul parallèle, pour finir chaque fois au même endroit.
search-parameter-start = Enregistrement de départ
search-parameter-start-text = Le premier groupe commence par l’enregistrement le plus éloigné de celui qui porte ce numéro. L’article le tire au sort.
search-parameter-importance = Colonnes à conserver, la plus importante d’abord
search-parameter-importance-text = Les cellules des colonnes du bas de la liste sont vidées en premier, et avant elles celles des colonnes qui n’y figurent pas. Sans liste, les colonnes de plus grand poids comptent davantage, puis celles qui ont moins de valeurs.
search-parameter-recode = Colonnes à rendre plus grossières, l’une après l’autre
search-parameter-recode-text = Tant qu’il y a plus d’enregistrements rares que cela. Sans liste, la colonne présente dans le plus de combinaisons rares monte d’un niveau à la fois.
listed-column = Colonne
listed-level = Niveau
listed-step = { $shown ->
    [none] { $name }, niveau { $level }
   *[other] { $name }, comme { $shown }
}
listed-levels = { $name } : { $levels }
listed-shown = { $level } se présente comme { $shown }
listed-up = Monter : { $name }
listed-remove = Retirer de la liste : { $name }
listed-add = Ajouter
search-parameter-distance = Ce que les groupes limitent
search-choice-distance-uniform = les pas gravis dans les niveaux
search-choice-distance-uniform-text = Comme publié : passer d’un niveau au suivant compte partout autant.
search-choice-distance-height = les pas, ceux du haut comptant davantage
search-choice-distance-height-text = Passer d’une décennie à « tout » compte plus que passer d’un mois à une année.
search-choice-distance-loss = la perte que vous avez choisie
search-choice-distance-loss-text = Pour autant qu’elle se calcule cellule par cellule. C’est en général ce qui perd le moins.
search-parameter-beta = De combien les pas proches du sommet pèsent plus (β)
search-parameter-beta-text = À partir de 1, comme publié. Le pas depuis le j-ième niveau sous le sommet pèse 1/j à la puissance β.
search-parameter-stubs = Ne prendre aux grands groupes que le nécessaire
search-parameter-stubs-text = Un grand groupe cède à un petit juste assez d’enregistrements, au lieu d’être réuni avec lui.
search-parameter-refine = Améliorer ensuite les groupes
search-parameter-refine-text = Des enregistrements changent de groupe tant que la perte diminue. Cela dure plus longtemps.
search-parameter-mode = Enregistrements identiques
search-choice-mode-strict = restent ensemble
search-choice-mode-strict-text = Des enregistrements identiques montrent toujours la même chose.
search-choice-mode-relaxed = peuvent être séparés
search-choice-mode-relaxed-text = Les groupes deviennent plus petits et plus réguliers. Des enregistrements identiques sont séparés là où il ne reste rien d’autre à couper, et peuvent montrer des plages différentes.
search-parameter-cut = Où couper
search-choice-cut-widest = selon la colonne la plus étendue
search-choice-cut-widest-text = Comme publié.
search-choice-cut-least-loss = là où la perte est la plus faible
search-choice-cut-least-loss-text = Toutes les coupes sont examinées. Cela dure plus longtemps et perd en général moins.
search-parameter-rounds = Tours
search-parameter-rounds-text = Nombre approximatif ; plus il y en a, moins on perd et plus cela dure.
search-parameter-size = Nombre maximal de colonnes par combinaison
search-parameter-size-text = S’applique là où aucune protection ne dit elle-même quelles combinaisons comptent.
search-parameter-share = Part d’enregistrements encore rares quand on commence à vider
search-parameter-share-text = De 0 à 1. Au-dessus, les niveaux deviennent plus grossiers ; en dessous, des cellules sont vidées.
search-parameter-cells = Ce que montre une cellule
search-choice-cells-hierarchy = une valeur de la hiérarchie
search-choice-cells-hierarchy-text = La plus proche qui soit commune à toutes les valeurs du groupe.
search-choice-cells-ranges = une plage, pour les nombres
search-choice-cells-ranges-text = Du plus petit au plus grand nombre du groupe ; les autres valeurs suivent la hiérarchie.

## Step by step

trail-title = Ce qui a été essayé, pas à pas
trail-text = Les combinaisons de niveaux que la méthode « { $name } » a rencontrées, dans son ordre : si elles respectent la protection, et ce qu’elles perdraient.
trail-parts = Une colonne marquée – n’a pas été prise en compte à ce pas : certaines colonnes ont été examinées seules.
trail-step = Pas
trail-outcome = Résultat
trail-holds = respecte la protection
trail-holds-chosen = respecte la protection, et est retenue
trail-fails = ne respecte pas la protection
trail-holds-known = respecte la protection, déduit sans examen
trail-fails-known = ne respecte pas la protection, déduit sans examen
trail-more = { $more ->
    [one] { $more } autre combinaison a été examinée après celles-ci.
   *[other] { $more } autres combinaisons ont été examinées après celles-ci.
}

## Other ways compared

others-title = Essayer d’autres méthodes sur la même table
others-text = Même table, même protection, mêmes limites ; seule la méthode change. Rien n’est publié : vous voyez ce que chacune perdrait.
others-open = Choisir les méthodes à essayer
others-none = Cochez les méthodes que vous voulez voir à côté de la vôtre.
others-go = { $count ->
    [one] Essayer { $count } autre méthode
   *[other] Essayer { $count } autres méthodes
}
others-running = Essai en cours : { $name }{ $left ->
    [0] { "" }
    [one] , puis { $left } autre
   *[other] , puis { $left } autres
}.
others-stop = Arrêter les essais
others-best = « { $name } » perd ici { $less } que « { $own } ».
others-best-yours = Aucune ne perd moins que la vôtre : { $name }.
others-means-share = Elle conserve { NUMBER($loss, maximumFractionDigits: 1) } % de la précision, la vôtre { NUMBER($own, maximumFractionDigits: 1) } %, selon la perte que vous avez choisie.
others-means = Sa perte est de { NUMBER($loss, maximumFractionDigits: 4) }, celle de la vôtre de { NUMBER($own, maximumFractionDigits: 4) }, selon la mesure que vous avez choisie.
others-mixed-cut = En contrepartie, une colonne montre des valeurs de précision mixte.
others-mixed-regions = En contrepartie, les cellules d’une colonne sont de précision mixte, ce que toutes les analyses n’acceptent pas.
others-mixed-cells = En contrepartie, certaines cellules sont vides, ce que toutes les analyses n’acceptent pas.
others-kept = Les méthodes cochées figurent dans votre recette, et ce qu’elles ont trouvé entre dans le rapport de la publication.
tried-caption = Méthodes essayées, et ce que chacune perdrait
tried-way = Méthode
tried-loss = Perte
tried-kept = Précision conservée
tried-against = Perd
tried-time = Durée
tried-visited = Examinées
tried-classes = Groupes
tried-suppressed = { $recordUnit ->
    [persons] Écartées
   *[records] Écartés
}
tried-proven = Prouvé, pour un niveau par colonne
tried-yours = la vôtre
tried-yes = oui{ proof-stars }
tried-no = non
tried-with = { $name } : { $parts }
tried-running = Démarrage…
tried-nothing = N’a trouvé aucune table dans vos limites.
tried-less = { NUMBER($share, maximumSignificantDigits: 2) } % de moins
tried-more = { NUMBER($share, maximumSignificantDigits: 2) } % de plus
tried-same = autant
tried-more-than-none = plus que rien
tried-number = { NUMBER($n, maximumSignificantDigits: 4) }
tried-announce = { $name } : { $outcome ->
    [refused] impossible avec ces réglages
    [nothing] aucune table trouvée
    [kept] { $kept } de la précision conservée
   *[found] perte { $loss }
}.

## Compare

compare-title = Avant et après
compare-next = Attaquer
compare-failed = La comparaison est impossible
compare-was = avant :
compare-is = après :
compare-alone = { counted-People } { counted-who } n’ont pas de semblable d’après les quasi-identifiants
compare-worst = Risque maximal d’individualisation{ equal-chance }
compare-lost = Sur { $persons } personnes, { $all ->
    [0] aucune ne perd tous ses enregistrements
    [1] 1 perd tous ses enregistrements
   *[other] { $all } perdent tous leurs enregistrements
}, et { $some ->
    [0] aucune n’en perd une partie
    [1] 1 en perd une partie
   *[other] { $some } en perdent une partie
}.
compare-records = { record-People }
compare-kept = Précision conservée
compare-loss = perte { $loss }
compare-none-left-out = aucune suppression
compare-left-out = { $suppressed } { $suppressed ->
    [one] { $recordUnit ->
        [persons] écartée
       *[records] écarté
    }
   *[other] { $recordUnit ->
        [persons] écartées
       *[records] écartés
    }
} ({ $share })
compare-starred = dont { $suppressed } { find-suppressed.starred } dans chaque quasi-identifiant ({ $share })
compare-nothing-left = il ne reste rien
compare-columns = Colonne par colonne
compare-more-columns = { $count ->
    [one] Afficher { $count } colonne de plus
   *[other] Afficher { $count } colonnes de plus
}
compare-removed = Ne figure pas dans la publication.
compare-perturbed = N’ont pas à être vraies des personnes à côté. { $how } Ce qui en est montré ici est un exemple, tiré à nouveau quand la publication est écrite.
compare-unchanged = Inchangée : { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
} { $gone ->
    [0] avant et après.
    [1] sur { $before } ; l’autre n’apparaissait que dans des enregistrements écartés.
   *[other] sur { $before } ; les autres n’apparaissaient que dans des enregistrements écartés.
}
compare-guarded = Ce qui ressemble à une formule est précédé d’une apostrophe (').
compare-missing-as = Chaque cellule manquante est écrite { $marker }.
compare-groups = { $before ->
    [one] { $before } valeur
   *[other] { $before } valeurs
} → { $after ->
    [one] { $after } groupe
   *[other] { $after } groupes
}
compare-column-kept = Précision conservée dans { $name }
compare-column-kept-share = { $kept } conservés
compare-column-kept-counted = comptés comme { $kept } conservés
detail-title = Ce qui est devenu plus grossier, et où
detail-cut-text = Une valeur se présente partout de la même façon, et les valeurs d’une colonne peuvent être à des niveaux différents. Chaque barre représente les enregistrements publiés, les exacts d’abord.
detail-regions-text = Les enregistrements de groupes différents sont à des niveaux différents. Chaque barre représente les enregistrements publiés, les exacts d’abord.
detail-cells-text = Les cellules ne sont vides que là où un groupe était trop petit. Chaque barre représente les enregistrements publiés, les exacts d’abord.
detail-mixed = à plusieurs niveaux
detail-caption = Enregistrements publiés de chaque colonne, selon la précision de leur cellule
detail-share = Enregistrements, de l’exact au grossier
detail-exact = exact
detail-ranges = plages
detail-level = { $shown ->
    [none] niveau { $level }
   *[other] comme « { $shown } »
}
detail-root = plus rien (*)
detail-cells = vide
detail-missing = manquant
detail-part = { $part } { NUMBER($share, maximumFractionDigits: 12) } %
compare-rows = Enregistrement par enregistrement
compare-rows-lines = { $released ->
    [1] La ligne publiée, avec son original. Elle représente autant d’enregistrements qu’elle le dit.
   *[other] Les { $released } lignes publiées, { $sorted ->
        [yes] triées
       *[no] dans l’ordre de votre fichier
    }, avec leurs originaux. Chacune représente autant d’enregistrements qu’elle le dit.
}
compare-rows-text = { $released ->
    [1] L’enregistrement publié, avec son original.
   *[other] Les { $released } enregistrements publiés, { $sorted ->
        [yes] triés
       *[no] dans l’ordre de votre fichier
    }, avec leurs originaux.
}
compare-near = Groupe par groupe
compare-near-text = Ce qui figure ici, ce sont vos propres données, pour cet écran seulement. Le rapport destiné à vos dossiers n’en reprend que ce que montre le groupe déterminant, sa taille et le nombre de groupes tout aussi faibles ; le résumé et la publication n’en contiennent rien.
classes-title = Chaque groupe : ce qu’il montre, ce qu’il révèle, ce qu’il détermine
classes-text = Un groupe contient les enregistrements qui se ressemblent dans tous les quasi-identifiants. Cliquez sur un titre de colonne pour trier. ◆ marque les groupes déterminants, dont dépend ce qu’une protection atteint : aucun groupe n’est plus faible.
classes-search = Chercher les groupes qui montrent
classes-deciding-only = Groupes déterminants seulement
classes-counting = Comptage…
classes-failed = Indisponible pour le moment.
classes-found = { $found ->
    [0] Aucun des { $all } groupes ne correspond.
    [1] 1 sur { $all ->
        [one] { $all } groupe
       *[other] { $all } groupes
    }
   *[other] { $found } sur { $all } groupes
}
classes-look-head = Voir dedans
classes-look = Ouvrir
classes-look-at = Ouvrir le groupe { $labels }
classes-close = Fermer
classes-close-at = Fermer le groupe { $labels }
classes-records = { record-People }
classes-persons = Personnes
classes-risk = Risque
classes-likeliest = { $name } : le plus probable
classes-share = Sa part
classes-no-value = aucune valeur
classes-decides-head = Déterminant
classes-decides = déterminant pour { $name } : { $achieved }
classes-inside = { $records ->
    [one] Dans ce groupe : { $records } { record-person }
   *[other] Dans ce groupe : { $records } { record-people }
}
classes-values = { $name } dans ce groupe
classes-values-more = et { $more } de plus
pager-before = Précédents
pager-after = Suivants
pager-shown = { $from }–{ $to } sur { $all }
left-out-title = { $records ->
    [1] { $recordUnit ->
        [persons] La personne écartée, et pourquoi
       *[records] L’enregistrement écarté, et pourquoi
    }
   *[other] Les { $records } { $recordUnit ->
        [persons] personnes écartées, et pourquoi
       *[records] enregistrements écartés, et pourquoi
    }
}
left-out-title-starred = { $records ->
    [1] { $recordUnit ->
        [persons] La personne remplacée par *, et pourquoi
       *[records] L’enregistrement remplacé par *, et pourquoi
    }
   *[other] Les { $records } { $recordUnit ->
        [persons] personnes remplacées par *, et pourquoi
       *[records] enregistrements remplacés par *, et pourquoi
    }
}
left-out-looking = Recherche de ce qui l’éviterait…
left-out-text = { $recordUnit ->
    [persons] Celles qui ont le plus de semblables viennent d’abord ; les identiques sont réunies.
   *[records] Ceux qui ont le plus de semblables viennent d’abord ; les identiques sont réunis.
}
left-out-tried = « Comment l’éviter » a été essayé, non supposé : une colonne plus grossière pour tous les enregistrements, tout le reste inchangé, et la table entière vérifiée de nouveau.
left-out-mixed = Dans cette table, chaque cellule a son propre niveau. Il n’y a donc pas de groupe où ces enregistrements seraient, ni de niveau de colonne à relever pour tous. Combien il en manque et quel changement unique permettrait de les conserver ne peut pas être dit ici ; une table avec un niveau par colonne peut le dire.
left-out-pages = Enregistrements écartés
left-out-equal = { $records ->
    [one] { $records } { record-person } a exactement ces valeurs.
   *[other] { $records } { record-people } ont exactement ces valeurs.
}
left-out-why = Pourquoi
left-out-far = Ce qui manque
left-out-nearest = Groupe le plus proche
left-out-keep = Comment l’éviter
left-out-few = { $alike ->
    [1] Aucun semblable ; il est demandé qu’au moins { $k } { unit-people } se ressemblent.
   *[other] Seulement { $alike } { unit-people } se ressembleraient ; il en est demandé au moins { $k }.
}
left-out-few-mixed = { $alike ->
    [1] { $unit ->
        [persons] Aucune autre personne
       *[records] Aucun autre enregistrement
    } n’a exactement ces valeurs ; il est demandé qu’au moins { $k } { unit-people } se ressemblent, et aucun groupe d’accueil n’a été trouvé.
   *[other] { $alike } { unit-people } ont exactement ces valeurs ; il est demandé qu’au moins { $k } se ressemblent, et aucun groupe d’accueil n’a été trouvé.
}
left-out-model = { $name } : le groupe d’accueil n’atteint pas ce qui est demandé ({ $asked }).
left-out-model-achieved = { $name } : il est demandé { $asked } ; le groupe d’accueil atteint { $achieved }.
left-out-model-mixed = { $name } : les enregistrements ayant exactement ces valeurs n’atteignent pas à eux seuls ce qui est demandé ({ $asked }), et aucun groupe d’accueil n’a été trouvé.
left-out-model-achieved-mixed = { $name } : il est demandé { $asked } ; les enregistrements ayant exactement ces valeurs atteignent { $achieved }. Aucun groupe d’accueil n’a été trouvé.
left-out-missing = Une valeur manquante y figure, qui selon votre recette ne correspond à rien.
left-out-table = Son groupe suffirait à lui seul, mais { $name } ({ $asked }) porte sur la table entière, et sans ce groupe la table satisfait cette exigence.
left-out-no-place = Chaque protection serait satisfaite en soi ; aucun groupe d’accueil n’a été trouvé dans les niveaux que vous autorisez.
left-out-lacking = { left-out-more }.
left-out-lacking-others = { left-out-more }, et que le groupe satisfasse le reste de ce qui est demandé.
left-out-more = { $lacking ->
    [1] Il faudrait { $unit ->
        [persons] qu’une personne de plus soit semblable
       *[records] qu’un enregistrement de plus soit semblable
    }
   *[other] Il faudrait que { $lacking } { unit-people } de plus soient semblables
}
left-out-none-released = Aucun groupe n’est publié.
# With its preposition, as after “un groupe”.
left-out-alike = { $alike ->
    [1] { unit-person.of-a }
   *[other] de { $alike } { unit-people }
}
left-out-nearest-covers = Un groupe { left-out-alike }, dont les cellules couvrent ces valeurs.
left-out-nearest-differs = { $columns ->
    [one] Un groupe { left-out-alike }. Il ne diffère que par { $names } (≠) :
   *[other] Un groupe { left-out-alike }. Il diffère par { $names } (≠) :
}
left-out-nearest-several = { $several } groupes sont aussi proches ; aucun n’est plus grand que celui-ci.
left-out-no-change = Rendre une seule colonne plus grossière ne suffirait pas.
left-out-change = La colonne { $name } plus grossière pour tous : elle montrerait ici { $label }.
left-out-change-share = La table conserverait { $loss } % de la précision et { left-out-left }.
left-out-change-loss = La table perdrait { $loss } et { left-out-left }.
left-out-left = { $suppressed ->
    [0] { $style ->
        [star] ne remplacerait par * { record-nobody }
       *[drop] n’écarterait { record-nobody }
    }
    [one] { $style ->
        [star] remplacerait par * { $suppressed } { record-person }
       *[drop] écarterait { $suppressed } { record-person }
    }
   *[other] { $style ->
        [star] remplacerait par * { $suppressed } { record-people }
       *[drop] écarterait { $suppressed } { record-people }
    }
}
left-out-k = Avec k = { $k }, cela serait évité, tout le reste inchangé.
left-out-no-k = Un k plus petit ne suffirait pas à lui seul.
left-out-k-untold = L’effet d’un k plus petit n’est pas donné ici : il changerait aussi ce qui est demandé aux autres groupes.
compare-risk = { $unit ->
    [persons] Personne par personne
   *[records] Combien se ressemblent
  }
compare-risk-table = Mesures du risque, avant et après
compare-risk-nothing = Aucun enregistrement ne serait publié : il n’y a donc pas de risque à mesurer après.
compare-protections = Les protections sont-elles satisfaites ?
evaluate-text = La publication serait écrite en mémoire, relue et mesurée. Avec { $records } enregistrements, cela prend un moment.
evaluate-go = Mesurer les protections et ce qui reste
population-uniques-caption = Part estimée de la population qui est unique
special-title = Les informations qui individualisent une personne
special-text = { $before ->
    [0] Aucun enregistrement n’est individualisé par quelques-unes de ses informations, valeurs manquantes mises à part.
    [1] Avant, 1 enregistrement est individualisé par certaines de ses informations, et pas toujours par toutes
   *[other] Avant, { $before } enregistrements sont individualisés par certaines de leurs informations, et pas toujours par toutes
}{ $before ->
    [0] { "" }
   *[other]  ; après, { $after }. Moins il en faut, plus il est probable que quelqu’un les connaisse. { special-missing }
}
special-missing = Le fait qu’une information manque n’est pas compté, même s’il peut à lui seul individualiser un enregistrement.
special-text-before = { $before ->
    [0] Aucun enregistrement n’est individualisé par quelques-unes de ses informations, valeurs manquantes mises à part.
    [1] 1 enregistrement est individualisé par certaines de ses informations, et pas toujours par toutes. Moins il en faut, plus il est probable que quelqu’un les connaisse. { special-missing }
   *[other] { $before } enregistrements sont individualisés par certaines de leurs informations, et pas toujours par toutes. Moins il en faut, plus il est probable que quelqu’un les connaisse. { special-missing }
}
special-skipped = Pas encore recherchées : sur une grande table, cela peut prendre un moment. Vous pouvez continuer pendant ce temps.
special-go = Les rechercher
special-asking = Recherche…
special-none = Elles ne peuvent pas être recherchées : il y a trop de colonnes, ou certaines personnes ont des enregistrements dans plusieurs groupes.
special-contributions = Part de chaque information dans les scores ; ces parts se recoupent
special-largest = Enregistrements aux scores les plus élevés, avant
special-record = Enregistrement
special-score = Score
special-risk = Risque
special-sets = Individualisé par
compare-useful = Votre analyse reste-t-elle possible ?
compare-useful-text = Ce que la publication dit encore des liens entre colonnes, et ce qui a été perdu selon chaque mesure.
associations-title = Force du lien entre les colonnes
associations-text = 0 : connaître l’une ne dit rien de l’autre ; 1 : cela en dit tout. Le premier chiffre vaut avant, le second après. Là où les deux sont proches, les tableaux croisant ces deux colonnes montrent toujours la même chose. Pour des colonnes à nombreuses valeurs et peu d’enregistrements, de petits chiffres ne disent rien. – : rien à comparer, car une colonne ne montre alors qu’une seule valeur, ou trop de valeurs.
associations-rise = ↑ Lien apparemment plus fort qu’avant : { $pairs }. On ne sait pour autant rien de nouveau sur { $count ->
    [one] cette paire
   *[other] ces paires
}. Soit des groupes plus grossiers ont mêlé ce qui n’était pas lié, ou des enregistrements qui sortaient du schéma sont écartés, et un tableau de { $count ->
    [one] ces deux colonnes
   *[other] deux de ces colonnes
} exagérerait ce lien ; soit elles étaient liées depuis le début, et la mesure ne pouvait pas le montrer là où presque chaque valeur était différente, comme pour deux dates distantes de quelques jours. Comparez-les par groupes plus grossiers dans votre propre fichier avant de vous y fier.
association-pair = { $one } avec { $other }
associations-caption = Force du lien de chaque paire de colonnes, avant et après
associations-more = { $count ->
    [one] { $count } autre colonne est la moins liée et n’est pas affichée.
   *[other] { $count } autres colonnes sont les moins liées et ne sont pas affichées.
}
associations-alone = { $names } : { $count ->
    [one] colonne non affichée, car elle n’a qu’une seule valeur, ou en a trop, et ne peut être comparée à rien.
   *[other] colonnes non affichées, car chacune n’a qu’une seule valeur, ou en a trop, et ne peut être comparée à rien.
}
associations-skipped = Il y a trop de valeurs différentes pour comparer les liens entre colonnes.
association-number = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
utility-title = Ce qui a été perdu, selon chaque mesure
utility-precision = Précision de Sweeney : part des niveaux non gravis
measure-precision-means = 1 est l’original ; 0 signifie que toutes les valeurs ont été portées au sommet.
utility-height = Niveaux gravis, en tout
utility-gcp = Pénalité de certitude par plage (GCP)
measure-height-means = La somme des niveaux. Simple, et aveugle à ce que les niveaux contiennent.
measure-gcp-means = La même, mais avec la plage des nombres d’un groupe au lieu de son libellé quand les valeurs sont des nombres.
utility-minimal-distortion = Niveaux gravis, en moyenne
measure-minimal-distortion-means = Niveau divisé par la hauteur, en moyenne sur les colonnes ; les enregistrements écartés ne comptent pas.
utility-columns = Colonne par colonne
short-loss = Perte
short-precision = Précision de Sweeney
short-non-uniform-entropy = Entropie, en bits
short-normalized-non-uniform-entropy = Entropie, de 0 à 1
short-ncp = Pénalité de certitude
short-range = La même par plage
short-distortion = Distorsion
short-modification-rate = Cellules modifiées
groups-caption = Groupes de la colonne { $name }, { record-people } avant et après
groups-bar = Part
groups-change = { $before } → { $after }
groups-more = { $count ->
    [one] Afficher { $count } groupe de plus
   *[other] Afficher { $count } groupes de plus
}
groups-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres ensemble
} : { $before ->
    [one] { $before } { record-person }
   *[other] { $before } { record-people }
} avant, { $after } après.

## Attack

attack-title = Que pourrait-on encore apprendre ?
attack-lead = Ici, Outis change de camp. Il lit le fichier qui serait écrit comme le lit celui qui le reçoit, connaît de chaque personne ce qui figure dans les quasi-identifiants, et essaie ce que décrit la littérature scientifique.
attack-next = Passer à la publication
attack-certainty = Ce qui compte comme appris
attack-certainty-full = seulement ce qui est certain
attack-certainty-from = à partir de { $share } de certitude
attack-table-title = Attaques contre toutes les personnes de la table
attack-trying = Essai des attaques…
attack-stop = Arrêter
attack-stopped = Arrêté : on ne sait pas quelles attaques réussissent.
attack-try = Les essayer
attack-failed = Les attaques n’ont pas pu être essayées
attack-announce = Les attaques ont été essayées.
attack-found = réussit
attack-held = échoue
attack-open = n’a pas été essayée jusqu’au bout
attack-success = { $known ->
    [yes] { $before ->
        [0] Avant : aucune réussite.
        [one] Avant : { $before } réussite sur { $tried } { attack-unit }.
       *[other] Avant : { $before } réussites sur { $tried } { attack-unit }.
      }{ " " }
   *[no] { "" }
  }Après : { $after ->
    [0] aucune réussite{ $highest ->
        [none] .
       *[other]  ; la supposition la plus sûre, compte tenu de tout ce que chaque texte peut représenter, est juste avec une probabilité de { $highest }.
      }
    [one] { $after } réussite sur { $tried } { attack-unit } ; la supposition la plus sûre est juste avec une probabilité de { $highest }.
   *[other] { $after } réussites sur { $tried } { attack-unit } ; la supposition la plus sûre est juste avec une probabilité de { $highest }.
  }
attack-unit = { $counting ->
    [lines] lignes du fichier
    [rows] enregistrements
   *[people] { unit-people }
  }
attack-counts-rows = Les parts portent sur les lignes. Parmi les personnes qui en ont plusieurs, davantage peuvent avoir une valeur dans l’une d’elles : « Publier » dit pour combien c’est le cas.
attack-perturbed = { $name } : rien n’a été tenté avec cette colonne. La recette modifie ses valeurs au hasard, de sorte que l’on ne peut dire ce que l’on apprend par elle ; beaucoup peuvent être vraies malgré tout, et seul le rapport de ce fichier dit si les siennes ont été modifiées.
attack-refuted = La ligne { $row } montre que les deux fichiers ne sont pas dans le même ordre. Ils peuvent toutefois concorder dans un autre ordre, que quelqu’un trouverait par hasard.
attack-cut-short = Il y avait trop de possibilités pour les parcourir toutes : rien n’est donc affirmé.
attack-more = { $more ->
    [one] { $more } autre du même genre.
   *[other] { $more } autres du même genre.
  }
attack-take-away = Retirer
attack-earlier = À côté de « { $file } »{ $assumption ->
    [same-persons] , si les deux portent sur les mêmes personnes.
    [only-added] , si des personnes se sont seulement ajoutées.
   *[none] , pour les personnes présentes dans les deux ; aucun fichier ne montre lesquelles.
  }
attack-linking-name = Retrouver un enregistrement (appariement)
attack-linking-text = Quelqu’un connaît les quasi-identifiants d’une personne et regarde quels enregistrements correspondent. S’il n’y en a qu’un, c’est le sien.
attack-linking-stop = Un k plus grand l’empêche, ou des cellules manquantes qui correspondent à toute valeur (sous « Décrire »).
attack-homogeneity-name = Ce que tout un groupe partage (homogénéité)
attack-homogeneity-text = Inutile de savoir quel enregistrement est celui d’une personne si tous ceux qui correspondent, ou presque tous, ont la même valeur sensible.
attack-background-name = La même chose, une valeur exclue (connaissances préalables)
attack-background-text = Qui peut exclure une valeur pour une personne, quelle qu’elle soit, regarde ce qui reste.
attack-skewness-name = Plus probable qu’ailleurs (asymétrie)
attack-skewness-text = Une valeur que peu de personnes ont dans la table, et beaucoup dans un groupe, est presque révélée pour chacune de ce groupe.
attack-similarity-name = Des valeurs différentes qui disent la même chose (similarité)
attack-similarity-text = Des valeurs peuvent différer et dire pourtant la même chose : des salaires proches, des maladies d’un même organe.
attack-membership-name = Qui figure dans la table (appartenance)
attack-membership-text = Qui connaît toutes les personnes susceptibles de figurer dans la table regarde à qui un enregistrement correspond, et à qui aucun.
attack-minimality-name = Ce que la méthode avait une raison de faire (minimalité)
attack-minimality-text = Qui connaît la recette se demande quelles valeurs auraient conduit précisément à cette table. D’autres auraient été rendues moins grossières.
attack-minimality-stop = Aucune protection ne l’empêche. Des niveaux que vous fixez à la main, sans regarder les valeurs sensibles, ne trahissent aucune raison ; une publication dont personne ne connaît la recette non plus.
attack-common-stop = { $attributes } : ce qui s’apprend ici est presque aussi probable pour n’importe qui dans toute la table. Aucune protection ne l’enlève ; ne pas publier la colonne, si.
attack-unsorted-name = Le même ordre qu’avant (appariement non trié)
attack-unsorted-text = Deux publications dans le même ordre se lisent côte à côte : ligne par ligne, la plus fine des deux valeurs l’emporte.
attack-unsorted-stop = L’ordre est déjà aléatoire.
attack-complementary-name = Ce que deux publications disent ensemble (publications complémentaires)
attack-complementary-text = Là où l’une est plus fine dans une colonne et l’autre dans une autre, moins d’enregistrements correspondent à une personne présente dans les deux que dans chacune.
attack-complementary-stop = Ne publiez aucune colonne plus fine qu’auparavant, ou retenez cette publication.
attack-temporal-name = Ce qui a changé depuis (attaque temporelle)
attack-temporal-text = Les enregistrements qui n’y étaient pas auparavant montrent qui s’est ajouté depuis.
attack-temporal-stop = Ne publiez aucune colonne plus fine qu’auparavant, et attendez que davantage de personnes se soient ajoutées.
attack-joint-name = Ce que trois publications ou plus disent ensemble
attack-joint-text = Chaque paire peut tenir, et toutes ensemble distinguer ce qu’aucune paire ne distingue : l’une montre l’âge, l’autre le sexe, la troisième la commune.
attack-joint-stop = Ne publiez aucune colonne plus fine que dans l’une des publications antérieures, ou retenez cette publication.
attack-composition-name = Ce qui reste d’une valeur sensible (composition)
attack-composition-text = Deux publications peuvent montrer chacune plusieurs valeurs pour un groupe et n’en avoir qu’une en commun. Qui figure dans les deux groupes, et dont la valeur n’a pas changé, a celle-là ; et seuls les enregistrements qui la montrent peuvent être les siens.
attack-composition-stop = Ne publiez aucune colonne plus fine qu’auparavant, pour qu’un groupe contienne en entier un groupe antérieur.
attack-difference-name = Ce qui sépare deux effectifs (différence)
attack-difference-text = S’il y a 20 personnes dans un groupe et 19 dans un groupe contenu dans celui-ci, on apprend quelque chose de la personne qui reste.
attack-difference-stop = Gardez les groupes de la publication antérieure, ou prenez-en de plus grands qui les contiennent en entier.
defence-k = { $name } avec k = { $size }
defence-alpha = { $name } avec α = { $size }
defence-recursive = { $name } avec c = { $size } et ℓ = 3
defence-closeness = { $name } avec t = { $size }
defence-shuffle = un ordre aléatoire
defence-presence = { $name }
defence-take = Ajouter : { $name }
defence-take-of = Ajouter pour « { $attribute } » : { $name }
defence-means = { $name } : { $meaning }
defence-trying = { $name } : on essaie ce qu’il en resterait…
defence-nothing = { $name } n’est pas proposé : il ne resterait rien de la table, ou aucune n’a été trouvée qui le respecte en plus de ce que vous demandez.
defence-go = Voir sous « Protéger » : { $name }
finding-who = { $found ->
    [group] { $labelled ->
        [yes] Toute personne du groupe { $labels }
       *[no] Toute personne de ce groupe
      }
    [file] { $people ->
        [one] Ligne { $lines } du fichier
       *[other] Lignes { $lines } du fichier
      }
   *[table] { $people ->
        [one] { $people } { record-person }
       *[other] { $people } { record-people }
      }
  }
finding-sure = { $sure ->
    [sure] avec certitude
   *[likely] avec une certitude de { $confidence }
  }{ $prior ->
    [none] {""}
   *[other] {" "}({ $base ->
        [fitting] parmi tous les enregistrements qui correspondent
       *[table] dans toute la table
      } : { $prior })
  }
finding-rows = { $ordered ->
    [yes] { $records ->
        [one] ligne { $rows } de la publication
       *[other] lignes { $rows } de la publication
      }
   *[no] { $records ->
        [one] { $records } ligne de la publication
       *[other] { $records } lignes de la publication
      }
  }
finding-identity = { finding-who } : { $several ->
    [yes] les enregistrements qui correspondent peuvent tous être { $one ->
        [1] d’une seule personne
       *[other] de { $one } personnes seulement
      }
   *[no] { $one ->
        [1] exactement un enregistrement correspond
       *[other] seulement { $one } enregistrements correspondent
      }
  }, { finding-rows }.
finding-absent = { finding-who } : aucun enregistrement de la publication n’y correspond, avec une certitude de { $confidence }.
finding-present = { finding-who } : un enregistrement de la publication y correspond, avec une certitude de { $confidence }.
finding-value = { finding-who } : { $attribute } vaut « { $value } », { finding-sure } ; { finding-rows }.
finding-composed = { finding-who } : si rien n’a changé, { $attribute } vaut « { $value } », { $sure ->
    [sure] avec certitude
   *[likely] avec une certitude de { $confidence }
  } d’après les deux publications ensemble, contre { $prior } d’après une seule ; { finding-rows }, ainsi que le n° { $earlier } de la publication antérieure.
finding-range = { finding-who } : { $attribute } se situe entre { $low } et { $high }, soit { $width } de son étendue, { finding-sure } ; { finding-rows }.
finding-group = { finding-who } : { $attribute } relève de « { $group } », { finding-sure } ; { finding-rows }.
finding-combined = Ensemble, { finding-rows } et le n° { $earlier } de la publication antérieure disent : { $cells }. { $several ->
    [yes] { $people ->
        [1] Au moins une des personnes derrière ces lignes est ainsi.
       *[other] Au moins { $people } des personnes derrière ces lignes sont ainsi.
      }
   *[no] { $people ->
        [1] Un seul enregistrement est ainsi.
       *[other] Seuls { $people } enregistrements sont ainsi.
      }
  }
finding-joined = { $people ->
    [one] { $people } enregistrement s’est ajouté
   *[other] { $people } enregistrements se sont ajoutés
  } depuis au groupe { $cells } ; { finding-rows }.
finding-apart = { $people ->
    [one] { $people } enregistrement figure
   *[other] { $people } enregistrements figurent
  } dans l’un de deux groupes emboîtés et pas dans l’autre : avant { $before }, maintenant { $cells }{ $exact ->
    [yes] .
   *[no]  ; d’autres personnes de ces groupes peuvent être comptées ailleurs, de sorte que ce n’est pas certain.
  }
neighbour-title = Se mettre à la place du voisin
neighbour-text = Dites ce que vous savez d’une personne, tel que cela figure dans votre fichier ou tel que le nomme un niveau de la colonne : « m », « 1953 », « 81637 ». Laissez vide ce que vous ne savez pas. Un enregistrement à qui manque une information, ou qui montre *, correspond à tout ce que vous en dites. Cela n’entre dans aucun fichier.
neighbour-look = Voir ce que j’apprendrais
neighbour-nothing-said = Dites d’abord au moins une chose.
neighbour-failed = La recherche a échoué
neighbour-fit = Avant, { $before ->
    [0] aucun enregistrement ne correspond
    [1] 1 enregistrement correspond
   *[other] { $before } enregistrements correspondent
  }{ $persons ->
    [0] {""}
    [1] , d’au moins 1 personne
   *[other] , d’au moins { $persons } personnes
  }. Dans la publication, { $after ->
    [0] aucun sur { $all } ne correspond
    [1] 1 sur { $all } correspond
   *[other] { $after } sur { $all } correspondent
  }{ $left ->
    [0] {""}
    [1] , d’au moins 1 personne
   *[other] , d’au moins { $left } personnes
  }.
neighbour-none = Personne dans votre table ne correspond. Écrivez chaque mot tel qu’il figure dans le fichier, ou tel que le nomme un niveau de la colonne.
neighbour-left-out = Qui que ce soit, cette personne a été écartée : le voisin apprend que le fichier ne contient rien sur elle, s’il savait qu’elle devait y figurer.
neighbour-unsure = Aucun enregistrement ne correspond avec certitude. Un texte de la publication peut représenter plusieurs groupes : cette personne peut tout de même se trouver derrière.
neighbour-nobody = Personne dans votre table ne correspond ; les enregistrements qui correspondent sont ceux d’autres personnes.
neighbour-record-left-out = Tout ce qui correspond a été écarté : le voisin apprend que le fichier ne contient aucun enregistrement de ce genre, s’il savait qu’il devait en contenir un. D’autres enregistrements de la même personne peuvent y figurer.
neighbour-likeliest = { $attribute } : d’après ce que la publication en montre, { $count ->
    [1] { $values } est le plus probable, à { $share } (dans toute la table : { $prior }).
   *[other] { $values } sont les plus probables, à { $share } chacun.
  }
neighbour-quoted = « { $value } »
neighbour-values = Les { $count } valeurs de { $attribute }
neighbour-share = « { $value } » : { $share } (dans toute la table : { $prior })
register-title = Quelqu’un qui a un registre
register-text = Listes électorales, du personnel, de membres : donnez un fichier avec des noms et certaines des colonnes, nommées comme dans votre table. Des cellules peuvent manquer. Il est lu ici, et n’entre dans aucun de vos fichiers.
register-choose = Donner un registre
register-more = En donner un autre
register-failed = Le registre n’a pas pu être utilisé
register-linked = « { $file } », { $all ->
    [one] { $all } ligne
   *[other] { $all } lignes
  } : { $several ->
    [yes] les enregistrements d’une seule personne correspondent
   *[no] exactement un enregistrement correspond
  }, avant, { $open ->
    [yes] au moins {""}
   *[no] {""}
  }{ $before ->
    [0] à aucune ligne
    [1] à 1 ligne ({ $lines })
   *[other] à { $before } lignes ({ $lines })
  }, après, { $after ->
    [0] à aucune.
    [1] à 1 ligne ({ $left }).
   *[other] à { $after } lignes ({ $left }).
  }
earlier-title = Publications antérieures
earlier-text = Avez-vous déjà publié des données de ces personnes ? Donnez ce fichier. La publication n’est pas proposée si les deux ensemble distinguent des groupes plus petits que votre k ne le permet, ou révèlent une valeur sensible que vous protégez. Les personnes qui ne figurent que dans l’une des deux ne sont pas examinées.
earlier-choose = Donner une publication antérieure
earlier-more = En donner une autre
earlier-floors = Ne rendre aucune colonne plus fine que dans celle-ci
earlier-columns = Compter toutes ses colonnes comme connues
earlier-trying = On essaie si cela mène à une publication …
earlier-insufficient = « { $name } » ne mène à aucune publication : aucune table ne respecte alors votre protection, ou les deux publications ensemble en disent toujours plus qu’elle ne le permet. Ce qui manque à la publication antérieure peut distinguer des personnes ici.
earlier-hopeless = Aucune des deux ne mène à une publication. Demandez sous « Protéger » des niveaux plus grossiers ou un k plus grand, ou écartez une colonne qui manque à la publication antérieure.
earlier-refused = C’est impossible
earlier-verdict = { $open ->
    [yes] Avec elle, tout n’a pas pu être examiné.
   *[no] { $found ->
        [0] Avec elle, aucune attaque ne réussit.
        [one] Avec elle, { $found } attaque réussit.
       *[other] Avec elle, { $found } attaques réussissent.
      }
  }
earlier-accept = La publier même si les deux ensemble en disent davantage
earlier-accept-text = La recette et le rapport le disent alors.
check-earlier = Publication antérieure « { $file } » : { $found ->
    [0] rien de plus n’est révélé par les deux ensemble
    [1] les deux ensemble en révèlent davantage sur 1 groupe
   *[other] les deux ensemble en révèlent davantage sur { $found } groupes
  }
check-earlier-text = Le fichier écrit lui a été comparé : les deux combinées, dans le temps, par ce qui reste des valeurs sensibles protégées, par différences, et ligne par ligne là où l’ordre est conservé.
check-earlier-accepted = La recette l’accepte.

## Quelle protection

advisor-title = Qui pourrait chercher des personnes, et qu’est-ce qui en protège ?
advisor-lead = Trois réponses mènent à la protection contre le fait d’être retrouvé qui convient à votre fichier, comme le conseillent El Emam et Dankar (2008).
advisor-knows = Quelqu’un pourrait-il savoir d’une personne qu’elle figure dans ce fichier ?
advisor-knows-yes = Oui, ou je ne peux pas l’exclure : la famille, le voisinage et les collègues le savent souvent.
advisor-knows-no = Non : qui cherche n’a qu’une liste de personnes qui pourraient y figurer.
advisor-counted = Un fichier de toutes les personnes dont il pourrait s’agir est-il disponible ?
advisor-counted-no = Non.
advisor-counted-yes = Oui : les personnes de ce fichier et toutes leurs semblables, avec les mêmes quasi-identifiants.
advisor-extent = Ce fichier est-il un échantillon d’une population plus grande ?
advisor-extent-unknown = Je ne sais pas.
advisor-extent-everybody = Non, toutes les personnes dont il pourrait s’agir y figurent.
advisor-extent-sample = Oui, tiré parmi elles au hasard.
advisor-people = Personnes parmi lesquelles il a été tiré
advisor-share = ou leur part en %
advisor-share-unsaid = Tant que la part n’est pas connue, seuls les enregistrements de ce fichier comptent.
advisor-share-said = { $records } enregistrements représentent { $share } des personnes parmi lesquelles ils ont été tirés. S’ils n’ont pas été tirés au hasard, mais selon un trait que d’autres peuvent connaître, l’estimation est fausse : indiquez alors que vous ne savez pas.
advisor-risk = La probabilité d’être retrouvé peut être d’au plus (0,2 signifie 1 sur 5)
advisor-protection = { $name } avec k = { $k }{ $estimator ->
    [none] {""}
    [poisson] , par un test de Poisson
    [individual-risk] , par le risque individuel
   *[truncated-poisson] , par un test de Poisson tronqué
  }
advisor-take = Demander : { $name }
advisor-there = Votre recette demande déjà : { $name }.
advisor-attach = Joignez le fichier de toutes les personnes à la protection, une fois que vous l’aurez reprise.
advisor-see = Ce que donnent ces règles se voit sur une population.
advice-scenario = { $scenario ->
    [prosecutor] Quelqu’un peut chercher une personne précise et savoir qu’elle figure dans le fichier (le procureur). Le risque est d’au plus { $risk } si { $k } personnes se ressemblent dans le fichier.
   *[journalist] Quelqu’un peut chercher n’importe qui, sans savoir qui figure dans le fichier (le journaliste). Le risque est d’au plus { $risk } si { $k } personnes se ressemblent dans la population.
  }
advice-reason = { $reason ->
    [knows-membership] Conseillé : k-anonymat. Qui sait que la personne est l’un des enregistrements ne cherche que parmi eux ; le nombre de celles qui lui ressemblent dans la population n’y change rien. Le risque est proche de ce qui est demandé.
    [population-at-hand] Conseillé : k-map. La population est disponible, on peut donc y compter. Dans l’exemple d’El Emam et Dankar, le 2-anonymat écartait 3 enregistrements sur 14 et écrivait les âges par tranches de dix ans, pour un risque de 0,25 ; 2-map n’en écartait aucun et les écrivait par tranches de cinq, pour le risque de 0,5 qui était demandé.
    [sample] Conseillé : k-map par un test (loi de Poisson tronquée). Le fichier est un échantillon : des personnes qui n’y figurent pas ressemblent aussi à ses enregistrements, et le k-anonymat seul rend plus grossier que le risque ne l’exige, surtout dans de petits échantillons. L’erreur du test est d’au plus 0,1 pour chaque classe, non pour toutes ensemble. Une classe doit avoir au moins ce nombre d’enregistrements :
   *[share-unknown] Conseillé : k-anonymat. La part de la population n’est pas connue, ou tout le monde figure dans le fichier ; seuls ses propres enregistrements se ressemblent donc à coup sûr. Si le fichier est un échantillon aléatoire, cherchez de quelle part : moins d’enregistrements devront alors se ressembler.
  }
advice-size = { $smallest } par { $rule ->
    [k-anonymity] le k-anonymat
    [individual-risk] le risque individuel, qui est une estimation et non un test
    [poisson] un test de Poisson
   *[truncated-poisson] un test de Poisson tronqué
  }
advice-instead = Ou par le test de Poisson simple, qui peut admettre des classes plus petites :
history-advice = { $name }, comme conseillé

## Échantillons d’une population

simulation-open = Tirer des échantillons d’une population
simulation-offer = À quel point le k-anonymat rend les échantillons plus grossiers, et ce que valent les estimations de k-map, se voit sur une population connue.
simulation-title = Échantillons d’une population
simulation-lead = Des échantillons sont tirés au hasard d’une population dont chaque personne est connue. Pour chacun est cherchée la table la moins grossière sous quatre règles qui demandent le même risque. Puis on compte à quel point les personnes qui y figurent sont réellement exposées, et ce que la règle coûte. Rien n’est publié.
simulation-population = Population
simulation-from-table = Votre table, { $name }
simulation-from-table-text = comme s’il ne pouvait s’agir de personne d’autre
simulation-from-file = Un fichier de toutes les personnes dont il pourrait s’agir
simulation-from-file-text = avec vos quasi-identifiants, leurs niveaux, votre seuil de suppression et votre mesure de perte
simulation-from-example = Un exemple
simulation-from-example-text = 5 000 patients inventés, par année de naissance, code postal et sexe
simulation-no-columns = Votre propre population demande une table avec des quasi-identifiants : chargez-en une et décrivez-la.
simulation-drop = Déposez un fichier ici
simulation-drop-text = Une table avec les colonnes { $names }, un enregistrement par personne. Elle reste dans cette page.
simulation-choose = Choisir un fichier
simulation-another = En choisir un autre
simulation-k = Plus grand risque : 1 sur
simulation-samples = Échantillons par part
simulation-shares = Parts de la population
simulation-no-shares = Choisissez au moins une part.
simulation-seed-title = Tirer de nouveau les mêmes échantillons
simulation-seed = Graine des échantillons (64 chiffres hexadécimaux)
simulation-seed-text = Laissez vide pour des échantillons que nul ne peut prévoir. Avec la même graine, les mêmes échantillons sont tirés de nouveau, ici et par outis simulate.
simulation-go = Tirer les échantillons
simulation-running = Examen des échantillons : { $done } sur { $all }.
simulation-stop = Arrêter et montrer ce qui est connu
simulation-failed = Les échantillons n’ont pas pu être tirés
simulation-announce = { $done ->
    [one] { $done } échantillon a été examiné.
   *[other] { $done } échantillons ont été examinés.
}
simulation-result = Ce que donnent les échantillons
simulation-outdated = Les réglages ont changé depuis. Tirez de nouveau pour voir ce qui vaut maintenant.
simulation-told = { $name } : { $records } enregistrements. Le risque peut être d’au plus { $risk } (k = { $k }), et { $limit } d’un échantillon peuvent être écartés. { $samples ->
    [one] 1 échantillon
   *[other] { $samples } échantillons
  } par part.
simulation-stopped = Arrêté : { $done } échantillons sur { $all } ont été examinés ; les parts se relaient.
simulation-none = Aucun des échantillons n’a de table sous l’une des règles : le seuil de suppression est trop petit, ou les échantillons le sont.
simulation-risk = Plus grand risque
simulation-risk-text = La probabilité que quelqu’un qui a une liste de la population retrouve la personne la plus facile à retrouver : 1 sur le nombre de personnes qui se ressemblent. Au-dessus de 1 sur { $k }, la règle ne tient pas sa promesse.
simulation-discernibility = Coût à côté du k-anonymat
simulation-discernibility-text = La discernabilité divisée par celle du k-anonymat dans le même échantillon : au-dessous de 1, la règle conserve plus de précision.
simulation-suppressed = Écartés
simulation-suppressed-text = La part des enregistrements d’un échantillon qui sont supprimés.
simulation-sizes = Plus petites classes et publications
simulation-records = Enregistrements
simulation-size = { $smallest } ; { $released ->
    [one] 1 publication
   *[other] { $released } publications
  }
simulation-save = Enregistrer les chiffres en CSV
simulation-limits = Les chiffres sont des moyennes sur des échantillons aléatoires de cette population, et d’aucune autre. Un échantillon sans table sous une règle n’entre dans aucun de ses chiffres.
simulation-rule = { $rule } : { $text }
sample-rule-k-anonymity-short = D1
sample-rule-k-anonymity = k-anonymat
sample-rule-k-anonymity-text = une classe a { $k } enregistrements, quelles que soient les autres personnes de la population
sample-rule-individual-risk-short = D2
sample-rule-individual-risk = risque individuel
sample-rule-individual-risk-text = le risque estimé est d’au plus 1 sur { $k } ; une estimation, et non un test
sample-rule-poisson-short = D3
sample-rule-poisson = test de Poisson
sample-rule-poisson-text = un test rejette moins de { $k } personnes, ou il y a { $k } enregistrements
sample-rule-truncated-poisson-short = D4
sample-rule-truncated-poisson = test de Poisson tronqué
sample-rule-truncated-poisson-text = de même, sachant que les classes sans enregistrement ne sont jamais observées
chart-samples-across = Part tirée
chart-samples-risk = Plus grand risque, moyenne des échantillons. Il peut être de 1 sur { $k }.
chart-samples-discernibility = Discernabilité divisée par celle du k-anonymat, moyenne des échantillons.
chart-samples-suppressed = Part écartée, moyenne des échantillons.
chart-samples-share = À { $share } % : D1 { $d1 }, D2 { $d2 }, D3 { $d3 }, D4 { $d4 }.
chart-samples-point = { $rule }, { $share } % : { $shown }
chart-samples-caption = { $what } Moyenne ± écart type.
chart-samples-above = { $shown } (au-dessus dans { $above } sur { $samples })
chart-samples-none = pas de table
chart-samples-number = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($deviation, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-samples-percent = { NUMBER($mean, maximumFractionDigits: 1) } ± { NUMBER($deviation, maximumFractionDigits: 1) } %
problem-parameter-fractions = Une part de la population doit être supérieure à 0 et d’au plus 100 %.{ problem-where } Choisissez-en d’autres.
problem-parameter-samples = De 1 à 100 000 échantillons par part sont possibles.{ problem-where } Choisissez un autre nombre.
why-advisor-title = Qui cherche des personnes
why-advisor = Qui sait qu’une personne figure dans le fichier n’a qu’à la retrouver parmi ses enregistrements. Qui ne le sait pas doit la retrouver parmi toutes les personnes dont il pourrait s’agir. Le même fichier demande donc plus de protection contre le premier que contre le second. Combien, c’est le plus grand risque accepté qui le dit : k est un divisé par ce risque, en personnes entières.
why-simulation-title = Échantillons d’une population
why-simulation = Dans un échantillon, k enregistrements qui se ressemblent représentent plus de k personnes, si bien que le k-anonymat rend plus grossier que le risque ne l’exige. Trois règles tentent de s’en tirer avec moins. Si elles tiennent leur promesse ne se voit que là où la population est connue. El Emam et Dankar l’ont fait en 2008 sur trois fichiers qui ne sont pas publics ; ici vous prenez le vôtre.

## A published file

audit-title = Que révèle ce fichier sur les personnes ?
audit-lead = Pour un fichier que quelqu’un d’autre a publié, ou veut publier : sans sa recette ni son original. La nature de chaque colonne est supposée comme pour votre propre table ; modifiez-la ci-dessous.
audit-drop = Déposez un fichier ici
audit-choose = Choisir un fichier
audit-another = Choisir un autre fichier
audit-reading = Le fichier est lu et attaqué…
audit-announce = Le fichier a été examiné.
audit-failed = Le fichier n’a pas pu être examiné
audit-k = Plus petit groupe
audit-k-text = Au moins autant d’enregistrements ont les mêmes quasi-identifiants : c’est le k du k-anonymat.
audit-uniques = Enregistrements sans semblable
audit-uniques-text = Sur { $records ->
    [1] 1 enregistrement
   *[other] { $records } enregistrements
  } en { $classes ->
    [1] 1 groupe
   *[other] { $classes } groupes
  } : aucun autre n’a les mêmes quasi-identifiants.
audit-empty = Enregistrements qui ne montrent rien
audit-empty-text = Toutes leurs cellules sont vides ou * : ils ont été supprimés et restent dans le fichier, ou ce sont des lignes vides.{ $lines ->
    [0] {""}
    [one] {" "}De plus, 1 ligne sans contenu ne compte pas comme enregistrement.
   *[other] {" "}De plus, { $lines } lignes sans contenu ne comptent pas comme enregistrements.
}
audit-values = « { $attribute } »
audit-l-t = ℓ = { $l }, t = { $t }
audit-values-text = ℓ : le plus petit nombre de valeurs différentes dans un groupe. t : l’écart maximal entre les parts d’un groupe et celles du fichier.
audit-attacks = Attaques contre ce fichier
audit-no-columns = Aucune colonne n’est considérée comme connue d’autres. Dites ci-dessous lesquelles sont des quasi-identifiants.
audit-success = { $succeeded ->
    [0] { $tried ->
        [1] Ne réussit pas sur l’unique groupe
       *[other] Ne réussit sur aucun des { $tried } groupes
      }{ $highest ->
        [none] .
       *[other]  ; personne ne pourrait être sûr à plus de { $highest }.
      }
   *[other] Réussit sur { $tried ->
        [1] l’unique groupe
       *[other] { $succeeded } des { $tried } groupes
      }, avec une certitude allant jusqu’à { $highest }.
  }
audit-columns = Ses colonnes
audit-warning-persons-may-recur = Les enregistrements dont la valeur diffère ici ont en commun { $partners } bien plus souvent que des personnes différentes : les mêmes personnes semblent figurer à plusieurs dates, et aucune colonne ne dit qui est qui. Si c’est le cas, les chiffres qui comptent des enregistrements en disent trop : cinq qui se ressemblent peuvent être une seule personne.
audit-warning-sensitive-unprotected = Rien n’empêche d’apprendre le contenu de cette colonne sensible : là où tous ceux qui se ressemblent ont la même valeur, elle est connue pour chacun.
audit-warning-records-may-repeat-persons = { $partners ->
    [none] La colonne
   *[other] Avec { $partners }, la colonne
} semble distinguer les personnes, et elle se répète : { $values } valeurs dans { $records } enregistrements. Si c’est le cas, les chiffres qui comptent des enregistrements en disent trop : cinq qui se ressemblent peuvent être une seule personne. Chargez le fichier comme table pour indiquer à qui appartient chaque enregistrement.
audit-columns-text = Des textes égaux forment un groupe, quoi qu’ils représentent. Chaque ligne compte comme un enregistrement. { audit-perturbed }
audit-perturbed = Aucun fichier ne dit si des valeurs ont été modifiées au hasard : dans ce cas, ce que l’on apprend de quelqu’un n’est pas forcément vrai.
audit-given = comme vous l’avez indiqué

## Release

release-title = Écrire la publication
release-waiting = Examen de ce qu’une publication montrerait de chaque colonne…
release-lead = Le fichier est écrit ici, relu comme par un inconnu, et mesuré. Il n’est proposé que s’il respecte ce que vous avez demandé.
release-stale = Des réglages ont changé depuis l’écriture du dernier fichier. Écrivez-le et vérifiez-le de nouveau.
release-write = Écrire et vérifier le fichier
release-will-write = Chaque valeur est remplacée par son groupe ; les enregistrements écartés et les identifiants disparaissent.
release-will-parse = Les octets écrits sont relus depuis le début.
release-will-measure = Chaque protection est mesurée sur ce qui a été lu.
release-will-offer = Alors seulement, il devient un fichier à vous, avec un rapport pour vos dossiers.
release-pick = Votre navigateur demande d’abord où placer le fichier. Tant que la vérification n’est pas réussie, il n’y a là qu’un fichier vide.
release-declined = Aucun fichier n’a été choisi : rien n’a donc été écrit. Choisissez-en un, ou laissez le navigateur garder la publication jusqu’à ce que vous l’enregistriez.
release-write-download = Écrire et vérifier sans choisir de fichier
release-format = Type de fichier
release-format-csv = CSV
release-format-csv-text = Du texte que tous les programmes lisent.
release-format-xlsx = Classeur Excel (.xlsx)
release-format-xlsx-text = Le texte reste du texte : 01067 garde son zéro, et aucune cellule ne devient une date ou une formule. Les colonnes de nombres seuls sont des nombres.
release-format-xml = XML (.xml)
release-format-xml-text = Un élément par enregistrement et, dans celui-ci, un élément par cellule. Toutes les cellules sont du texte.
release-options = Mode d’écriture
release-shuffle = Mettre les enregistrements dans un ordre aléatoire
release-shuffle-text = Pour que personne ne puisse les apparier avec un autre fichier d’après leur position.
release-formula-guard = Rendre les formules inoffensives
release-formula-guard-text = Une cellule qu’un tableur exécuterait est précédée d’une apostrophe.
release-encoding = Encoder les caractères en { $name } plutôt qu’en UTF-8
release-encoding-text = Pour un programme qui en a besoin. Si un caractère n’y existe pas, rien n’est écrit.
release-trying = Les autres méthodes que nomme votre recette sont d’abord essayées. Reste : { $left }
release-untried = { $count ->
    [one] Une méthode figure dans votre recette à titre de comparaison et n’a pas encore été essayée avec ces réglages : { $names }. Elle est essayée d’abord, et ce qu’elle trouve entre dans le rapport.
   *[other] { $count } méthodes figurent dans votre recette à titre de comparaison et n’ont pas encore été essayées avec ces réglages : { $names }. Elles sont essayées d’abord, et ce qu’elles trouvent entre dans le rapport.
}
release-tried-since = Vous avez changé les méthodes à comparer depuis cette écriture. Ce qui a été écrit est resté tel quel ; son rapport et sa recette datent de ce moment-là.
release-write-again = Écrire de nouveau, avec ces méthodes dans le rapport
release-untried-without = Publier sans elles
release-seed-title = Refaire exactement le même fichier
release-seed-title-text = 64 caractères de 0 à 9 et de a à f
release-seed = Graine de l’ordre aléatoire (64 chiffres hexadécimaux)
release-seed-text = Laissez vide, sauf si vous refaites une publication pour la vérifier. N’utilisez jamais une graine pour deux publications différentes. Qui la connaît, ainsi que votre fichier et votre recette, peut défaire l’ordre aléatoire, et rendre vraies des valeurs échangées ou tirées au hasard : elle ne figure donc dans aucune recette ni aucun rapport.
release-running = Écriture, relecture, mesure
release-stop = Arrêter l’écriture
release-announce-stopped = L’écriture a été arrêtée. Rien n’a été gardé du fichier.
release-progress = { $written } enregistrements sur { $records } écrits et relus
release-failed = Rien n’a été publié
release-done = { $records ->
    [one] { $records } enregistrement écrit
   *[other] { $records } enregistrements écrits
}, { $size }. Voici ce qui a été vérifié sur le fichier écrit :
release-done-open = { $records ->
    [one] { $records } enregistrement est écrit
   *[other] { $records } enregistrements sont écrits
  } ({ $size }) et le fichier vérifié, mais il n’est pas encore proposé : un point reste à décider.
release-save = Enregistrer { $name }
release-announce = Le fichier de { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
} est écrit et vérifié. Vous pouvez maintenant l’enregistrer.
release-announce-written = Le fichier de { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
} est écrit, vérifié et enregistré.
release-downloads = Enregistrer
check-parsed = { $records ->
    [one] Relu : { $records } enregistrement
   *[other] Relus : { $records } enregistrements
}
check-parsed-text = { $left ->
    [0] Les { $input } enregistrements de votre table.
    [1] Sur { $input } enregistrements de votre table, 1 a été écarté.
   *[other] Sur { $input } enregistrements de votre table, { $left } ont été écartés.
}{ $folded ->
    [none] { "" }
   *[other] {" "}Ils proviennent des { $folded } enregistrements de votre fichier qui disent à qui ils appartiennent, regroupés en une ligne par personne.
}
check-counted-entity = { $persons } personnes sont comptées, distinguées par « { $name } »
check-counted-entity-text = { $some ->
    [0] Aucune n’a perdu une partie de ses enregistrements
    [1] 1 d’entre elles a perdu une partie de ses enregistrements
   *[other] { $some } d’entre elles ont perdu une partie de leurs enregistrements
}, { $all ->
    [0] aucune ne les a tous perdus
    [1] 1 les a tous perdus
   *[other] { $all } les ont tous perdus
}. Les groupes et les risques comptent des personnes ; les protections des valeurs sensibles comptent des enregistrements.{ $released ->
    [yes] { "" }
   *[no] { " " }Le fichier ne contient pas cette colonne : personne ne peut les recompter d’après le seul fichier.
  }
check-counted-record = Chaque enregistrement compte comme une personne
check-counted-record-text = La recette le dit ; le fichier ne peut pas le montrer. Le rapport le dit aussi.
check-counted-open = Ce sont des enregistrements qui sont comptés, non des personnes
check-counted-open-text = Personne n’a indiqué que chaque enregistrement est une personne différente. Si l’une d’elles en a plusieurs, un groupe de cinq enregistrements peut compter moins de cinq personnes.
check-k-anonymity = { $unit ->
    [persons] Chaque personne ressemble à au moins { $achieved } personnes, elle-même comprise
   *[records] Chaque enregistrement ressemble à au moins { $achieved } enregistrements, lui-même compris
  }{ $match ->
    [wildcard] {", "}si une cellule manquante peut valoir n’importe quelle valeur
   *[other] {""}
  }
check-k-anonymity-text = Demandé : { $k }. Mesuré sur le fichier écrit : k-anonymat avec k = { $achieved }.{ $match ->
    [wildcard] {" "}{ wildcard-fewer } Le groupe déterminant compte alors { $deciding ->
        [one] { $deciding } { unit-person }
       *[other] { $deciding } { unit-people }
      }.
   *[other] {""}
  }
check-model = { $name } : protection respectée
check-model-fails = { $name } : protection non respectée
check-model-text = Demandé : { $asked }. { $achieved }
check-sensitive-models = { $guessable ->
    [no] { $name } : { $models } { $count ->
        [one] (protection respectée)
       *[other] (protections respectées)
    }
   *[other] { $name } : un groupe peut en révéler la valeur
  }
check-sensitive-models-text = { $guessable ->
    [no] { "" }
   *[other] Demandé : { $models }.
  }
check-sensitive-declined = { $name } : pas de protection contre l’inférence
check-sensitive-declined-text = Il en a été décidé ainsi. Si tous les enregistrements qui se ressemblent y ont la même valeur, elle est connue pour chacun.
check-sensitive-none = { $name } : pas de protection contre l’inférence
check-sensitive-none-text = Personne n’a décidé que c’est voulu.
check-sensitive-perturbed = Les valeurs de { $name } n’ont pas à être vraies des personnes à côté
check-sensitive-perturbed-text = Ce que les groupes révèlent des vraies valeurs n’est pas compté.
check-perturbed = { $name } : comment les valeurs ont été modifiées, pour qui les dénombre
check-columns = { $columns ->
    [one] { $columns } colonne peut désigner des personnes à elle seule
   *[other] { $columns } colonnes peuvent désigner des personnes à elles seules
}
check-columns-text = Le fichier montre de telles valeurs, comptées dans ce qui a été écrit, quoi qu’il ait été généralisé par ailleurs.
check-columns-kept = Il a été décidé de { $columns ->
    [one] la conserver
   *[other] les conserver
}. Le fichier montre de telles valeurs, comptées dans ce qui a été écrit, quoi qu’il ait été généralisé par ailleurs.
check-starred = { $records ->
    [one] { $records } enregistrement est remplacé par * dans chaque quasi-identifiant
   *[other] { $records } enregistrements sont remplacés par * dans chaque quasi-identifiant
}
check-starred-text = Remplacés par * pour que la protection soit respectée. Ils restent, et forment un groupe à part.
check-alone = { $people ->
    [0] { unit-Nobody } n’est sans semblable d’après les quasi-identifiants
    [1] 1 { unit-person } n’a pas de semblable d’après les quasi-identifiants
   *[other] { $people } { counted-people } n’ont pas de semblable d’après les quasi-identifiants
}
check-alone-text = { $match ->
    [wildcard] Seul ce qui est écrit est compté.{" "}
   *[other] {""}
  }Individualiser { unit-person.a } d’après les quasi-identifiants réussit au plus 1 fois sur { $most }{ equal-chance }.
check-alone-found = { $unit ->
    [persons] Qui connaît les quasi-identifiants d’une personne sans semblable la retrouve avec certitude.
   *[records] Qui connaît les quasi-identifiants d’un enregistrement sans semblable le retrouve avec certitude.
  }
check-order-shuffled = Les enregistrements sont dans un ordre aléatoire
check-order-kept = Les enregistrements sont dans l’ordre de votre fichier
check-order-kept-text = Qui a un autre fichier dans le même ordre peut apparier les deux d’après la position.
check-order-given-text = L’ordre vient de la graine que vous avez donnée. Gardez-la secrète.
check-order-system-text = L’ordre vient du générateur aléatoire de votre système et ne peut pas être reproduit.
check-hash = Empreintes (SHA-256) des deux fichiers
check-hash-input = votre table
check-hash-output = la publication
release-plans = Pour la base de données
release-plans-text = Cette table est ce qu’une base de données a compté. Un plan lui fait écrire la publication de tous ses enregistrements : exécutez-y apply.sql et verify.sql, puis comparez ce qu’ils écrivent au plan avec « outis check ». Alors seulement la publication peut quitter la base. Un plan est aussi confidentiel que la table. Il ne contient que les colonnes comptées ; ce qui n’identifie personne et n’a pas été compté est publié par un plan de la ligne de commande.
release-singles = Ou chaque fichier séparément
download-recipient = Pour le destinataire
download-recipient-text = Un fichier zip à transmettre : la publication, le résumé public et les empreintes (SHA-256) des deux.
download-own-files = Pour vos dossiers
download-own-files-text = Un fichier zip à conserver : les deux rapports{ $levels ->
    [0] { " " }et la recette
    [1] , la recette et les niveaux de la colonne { $names } avec toutes ses valeurs
   *[other] , la recette et les niveaux des colonnes { $names } avec toutes leurs valeurs
  }. Aucun enregistrement. Ne pas publier.
download-release = La publication
download-release-text = La table à transmettre.
download-summary = Résumé public
download-summary-text = Pour qui reçoit la publication : ce que montre chaque colonne, quelle protection a été demandée et satisfaite, et le risque qui reste. Sans rien qui aide un attaquant.
download-report-html = Rapport à lire
download-report-html-text = Ce qui a été demandé, fait et mesuré, à lire, imprimer et classer. Pour vous, non pour publication.
download-report-json = Rapport pour les programmes
download-report-json-text = Les mêmes chiffres en JSON, pour les archives et les scripts.
download-recipe = Recette
download-recipe-text = Toutes les décisions et aucun enregistrement, pour le fichier de l’année prochaine.
download-job = Tâche d’ANON
download-job-text = Les mêmes décisions en XML, pour ANON et pour les programmes qui lisent ses tâches. La façon de lire et d’écrire le fichier n’y figure pas.
download-plan-duckdb = Plan pour DuckDB
download-plan-duckdb-text = Ce qui est écrit pour chaque combinaison de cellules, et les instructions qui l’appliquent, examinent ce qui a été écrit et font le ménage.
download-plan-postgres = Plan pour PostgreSQL
download-plan-postgres-text = Ce qui est écrit pour chaque combinaison de cellules, et les instructions qui l’appliquent, examinent ce qui a été écrit et font le ménage.
download-plan-spark = Plan pour Spark
download-plan-spark-text = Ce qui est écrit pour chaque combinaison de cellules, et les instructions qui l’appliquent, examinent ce qui a été écrit et font le ménage.
download-session = Session
download-session-text = Toutes les décisions, ce que vous avez écrit pour le rapport, et l’étape où vous êtes : rouvrez-la un autre jour avec le même fichier. Aucun enregistrement, et rien de ce qui a été trouvé.
download-recipe-files = Elle a besoin de { $files } : conservez-les ensemble.
held-nothing = Ce fichier ne contient aucune valeur de votre table.
held-some = Ce fichier { $sure ->
    [no] peut contenir
   *[yes] contient
  } des valeurs de votre table : { $parts }.
held-bounds = les bornes et les pas des intervalles de la colonne { $name }, qui peuvent être tirés de vos données
held-hierarchy = { $values ->
    [one] { $values } texte
   *[other] { $values } textes
  } des niveaux de la colonne { $name }, figurant ou non dans la table
held-levels = { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
  } des niveaux de la colonne { $name }
held-model = { $values ->
    [one] { $values } valeur nommée
   *[other] { $values } valeurs nommées
  } par une protection pour la colonne { $name }
held-missing = { $values ->
    [one] { $values } texte qui signifie
   *[other] { $values } textes qui signifient
  } « manquant »
held-deciding = ce que le groupe déterminant montre dans { $names }
held-hierarchy-file = Le fichier enregistré contient toutes les valeurs de la colonne { $name }, une par ligne : { $values ->
    [one] { $values } figure
   *[other] { $values } figurent
  } dans votre table. Ne le transmettez qu’à des personnes autorisées à les voir.
download-save = Enregistrer { $name }
save-download = Télécharger plutôt { $name }
save-written = { $name } est écrit à l’endroit que vous avez choisi.
save-declined = Aucun fichier n’a été choisi : rien n’a donc été enregistré.
save-failed = Le fichier que vous avez choisi n’a pas pu être écrit. Y a-t-il de la place sur le disque, et aucun autre programme ne l’a-t-il ouvert ?
save-have = J’ai { $name }
save-unseen = Outis ne peut pas voir si votre navigateur l’a enregistré. Regardez parmi vos téléchargements, et cochez cette case une fois que le fichier y est ; d’ici là, Outis vous interroge avant que vous ne quittiez la page.
save-returned = Remise à la page environnante.
save-framed = Rien à cet endroit ? La page qui entoure Outis interdit peut-être les téléchargements. Ouvrez alors Outis dans sa propre fenêtre.
session-title = Session
session-holds = Que contient-elle ?
session-waits = La session { $name } a besoin de son fichier
session-waits-text = { $files ->
    [one] Elle ne contient aucun enregistrement. Choisissez de nouveau ce fichier, ou déposez-le sur la page :
   *[other] Elle ne contient aucun enregistrement. Choisissez de nouveau ces fichiers, ou déposez-les sur la page :
}
session-fits = C’est le fichier de la session { $name } : ses réglages sont repris…
session-differs = Ce n’est pas le fichier de la session { $name }
session-differs-text = La session va avec ce qui est indiqué ici, et la table de cette page vient d’ailleurs. Choisissez le bon fichier, ou continuez ici avec ses seuls réglages.
session-differs-size = Le fichier présent ici a le même nom et une autre taille : il a donc été modifié depuis. Choisissez le précédent, ou continuez ici avec les seuls réglages.
session-differs-within = Le fichier présent ici a le même nom et la même taille, mais son contenu diffère. Choisissez le précédent, ou continuez ici avec les seuls réglages.
session-bytes = { $bytes } octets
session-hash = SHA-256
session-hash-here = Ici
session-anyway = Utiliser ses réglages pour cette table
session-forget = Fermer cette session
texts-title = Pour la première page du rapport
texts-lead = Si vous le souhaitez : chaque texte figure dans le rapport à lire tel que vous l’écrivez. Il n’est stocké nulle part, ni dans aucun autre fichier qu’une session.
text-what = Ce qui est publié
text-whom = Pour le compte de
text-purpose = Finalité
text-recipient = Destinataire
text-date = Date
text-who = Préparé par
duty-title = Ce qui reste à votre charge
duty-roles = L’exactitude des rôles. Une colonne marquée non sensible que quelqu’un d’autre possède aussi peut encore trahir des personnes.
duty-earlier = Ce que vous avez publié auparavant sans l’indiquer sous « Publications antérieures ». Deux publications sur les mêmes personnes peuvent révéler ensemble ce qu’aucune ne montre seule.
duty-inference = Si apprendre quelque chose sur tout un groupe cause un préjudice. Cette vérification ne le mesure pas.
duty-rest = Ce que les protections choisies n’empêchent pas. Chacune le dit sous « Protéger ».
duty-contract = Le droit et les contrats : qui reçoit le fichier, ce qu’il peut en faire, et pendant combien de temps.

## Why

why-theme-title = Couleurs
why-theme = Clair, sombre, ou comme sur votre système. Rien n’est stocké : la prochaine visite repart du réglage de votre système.
why-history-title = Historique
why-history = Chaque modification de vos réglages a son entrée et son nom. Revenir en arrière ne perd rien : si vous continuez depuis une entrée antérieure, les suivantes restent dans la liste.
why-exposure-title = Exposition
why-exposure = « 1 sur 5 » signifie ceci : qui connaît les quasi-identifiants d’une personne et sait qu’elle figure dans la table trouve cinq { unit-people } qui correspondent. Une supposition sur cinq est juste{ $unit ->
    [persons] { $recordUnit ->
        [persons] .
       *[records] {" "}si les cinq sont tenues pour également probables ; une personne qui a beaucoup d’enregistrements l’est davantage.
      }
   *[records] , sauf si plusieurs des cinq sont d’une même personne.
  } « 1 sur 1 » signifie que { $unit ->
    [persons] la personne est retrouvée
   *[records] l’enregistrement est retrouvé
  }.

    « Avant » se mesure sur la table telle que vous l’avez chargée, « après » sur ce que la publication montrerait.
why-exposure-formula = risque { unit-person.of-a } = 1 ÷ nombre { unit-people.of } ayant les mêmes quasi-identifiants
why-network-title = Aucune connexion n’est permise
why-network = Le fichier contient une politique de sécurité qui lui interdit toute connexion, et son propre programme n’envoie rien. Il fonctionne câble débranché. Ne croyez pas la page sur parole : « Comment vérifier » dit comment faire.

    Votre navigateur lui-même peut être actif en arrière-plan, par exemple pour des mises à jour. Cela n’a rien à voir avec votre table.
why-sample-title = La table d’exemple
why-sample = 5 000 enregistrements inventés par un programme, avec les pièges des vrais : professions rares, codes postaux peu peuplés, dates de naissance. Utile pour apprendre le parcours avant que votre propre table ne le suive.
why-examples-title = Exemples
why-examples = Ils viennent des articles dont sont issues les protections, avec les chiffres qui y sont imprimés. Ce que vous voyez est mesuré ici et maintenant par le même programme qui mesurera votre table.
why-recipe-title = Recette
why-recipe = Un petit fichier avec toutes les décisions : rôles, niveaux, protection, limites. Il ne contient aucun enregistrement. Il permet de refaire le même travail en deux clics, et à quelqu’un d’autre de voir ce qui a été décidé.
why-step-load-title = Charger
why-step-load = Le fichier est lu morceau par morceau dans la mémoire de cette page. Chaque enregistrement est accepté, ou refusé avec le numéro de sa ligne : rien n’est réparé en silence, car un enregistrement mal lu serait mal protégé.
why-delimiter-title = Séparateur
why-delimiter = Le caractère placé entre deux cellules. Il est trouvé en essayant lequel donne à chaque enregistrement le même nombre de cellules.
why-layout-title = Où se trouve la table
why-layout = Les fichiers contiennent souvent plus que la table : un titre au-dessus, une ligne d’unités, des lignes vides, des totaux à la fin. Tout ce qui est laissé de côté est compté ici et dans le rapport, et figure dans la recette, pour que la même chose le soit la prochaine fois. Une ligne n’est laissée de côté d’office que si elle ne peut pas être celle d’une personne, comme une note sans séparateur sous la table. C’est à vous d’exclure les dernières lignes dont les cellules sont comme toutes les autres.
why-header-title = Première ligne
why-header = Si la première ligne nomme les colonnes, ce n’est pas un enregistrement. Sinon, c’en est un, et les colonnes sont désignées par leur numéro.
why-json-title = Format
why-json = Chaque objet est un enregistrement, et chaque nom qui y figure une colonne. Les nombres sont lus tels qu’ils sont écrits ; ce qu’un objet n’a pas est manquant.
why-sheet-title = Feuille
why-sheet = Un classeur a des feuilles, et l’une d’elles est la table. Les cellules sont lues comme la feuille les montre : les dates comme des dates, 01067 avec son zéro, 34 là où 34 est affiché même si plus de décimales sont enregistrées. Les montants sont lus comme de simples nombres, sans devise. Des formules, on lit la valeur enregistrée avec elles.
why-encoding-title = Texte
why-encoding = La façon dont les caractères sont écrits en octets. Les programmes anciens et récents s’y prennent différemment, et le fichier lui-même le dit rarement. UTF-8 et UTF-16 se reconnaissent avec certitude aux octets. Pour les encodages plus anciens, on ne peut que supposer : regardez les noms avec des accents, des trémas ou un symbole euro. S’ils sont faux, choisissez un autre encodage et regardez de nouveau.
why-types-title = Contenu
why-types = Ce à quoi ressemblent les valeurs d’une colonne, d’après toutes et non d’après les premières. Le type détermine quelles hiérarchies conviennent ; il ne change jamais une valeur : 07 et 7 restent différents.
why-step-describe-title = Quatre rôles
why-step-describe = Un identifiant désigne une personne à lui seul. Un quasi-identifiant ne le fait qu’avec d’autres, pour quelqu’un qui connaît les mêmes informations par ailleurs : un registre, un journal, le voisinage.

    Demandez-vous pour chaque colonne : qui d’autre pourrait savoir cela d’une personne ?
why-role-identifier-title = Identifiant
why-role-identifier = Un nom, un numéro, une adresse : assez pour trouver la personne. La colonne est entièrement exclue de la publication.
why-role-quasi-identifier-title = Quasi-identifiant
why-role-quasi-identifier = Une information qui pourrait être recoupée avec d’autres sources. Aucune ne désigne une personne à elle seule, mais une date de naissance avec un code postal et un sexe le fait souvent. Ces colonnes deviennent plus grossières jusqu’à ce qu’assez de personnes se ressemblent.
why-columns-alone-title = Colonnes qui désignent des personnes
why-columns-alone = Les colonnes sensibles et non sensibles sont publiées mot pour mot. Certaines font trouver une personne à elles seules : une adresse électronique, une note contenant un nom, une plaque d’immatriculation, ou un salaire que personne d’autre n’a. Outis compte combien de valeurs n’appartiennent qu’à un seul enregistrement, et combien ressemblent à quelque chose qui désigne une personne. C’est à vous de dire si c’est le cas. Pour les quasi-identifiants, la question est posée pour les adresses, les numéros de compte et de téléphone et les plaques, et le rapport dit combien il en figure dans la publication.
why-unprotected-title = Protection contre l’inférence
why-unprotected = On peut apprendre quelque chose d’une personne sans la trouver : si toutes celles qui se ressemblent ont le même diagnostic, c’est aussi le sien. Des protections comme la ℓ-diversité et la t-proximité maintiennent des valeurs distinctes dans un groupe. Si ce n’est pas voulu, parce que la valeur n’a rien de secret ou que le fichier va à des personnes qui peuvent la connaître, dites-le : cela figure alors dans la recette et le rapport.
why-role-sensitive-title = Sensible
why-role-sensitive = Ce que personne ne doit apprendre d’une personne par la publication, comme un diagnostic. La valeur reste telle quelle, car c’est en général l’objet même de la recherche. La protection tient à ce que l’on ne sait pas à qui elle appartient.
why-role-insensitive-title = Non sensible
why-role-insensitive = Ni connu par ailleurs ni délicat. Publié tel quel. Si vous doutez que d’autres puissent le savoir, choisissez quasi-identifiant.
why-perturb-title = Valeurs qui n’ont pas à être vraies
why-perturb = Le data swapping échange les valeurs de quelques enregistrements. La réponse randomisée laisse chacune avec une probabilité et la tire à nouveau sinon. Les deux laissent la colonne utile dans son ensemble, et personne ne peut être sûr d’une valeur. Avec l’échange, les valeurs qui n’ont pas été tirées sont vraies ; qui y croit a raison aussi souvent. La réponse randomisée promet quelque chose par un nombre, ε, quoi que sache un attaquant. Si la même colonne est publiée encore avec des valeurs tirées à nouveau, les deux ensemble révèlent davantage.
why-distinct-title = Valeurs
why-distinct = Combien de valeurs différentes a la colonne, et comment elles se répartissent. Un texte qui n’appartient qu’à un seul enregistrement n’est jamais montré ici isolément ; une barre de nombres peut représenter un seul enregistrement.
why-missing-title = Valeurs manquantes
why-missing = Les cellules contenant l’un de ces textes comptent comme manquantes. Les enregistrements auxquels une information manque se ressemblent sur ce point, et diffèrent de ceux qui l’ont : un attaquant peut savoir qu’elle manque. Dans la publication, chaque cellule manquante s’écrit comme le premier texte de la liste.
why-missing-match-title = Une information manquante
why-missing-match = Prenez une personne dont le revenu manque dans la table. Si d’autres savent qu’il manque, elle ne ressemble qu’à celles dont le revenu manque aussi : « manquant » est alors une valeur. Si personne ne le sait, elle peut être n’importe qui, et correspond à toutes. Le premier choix protège dans les deux cas.
why-missing-sensitive-title = Un secret manquant
why-missing-sensitive = Si un diagnostic manquant n’est pas une valeur, un groupe de deux avec un diagnostic et une lacune a une valeur. Si c’en est une, le groupe en a deux. Un groupe fait uniquement de lacunes n’a aucune valeur à apprendre et passe, sauf si une lacune est une valeur ; le rapport dit combien sont dans de tels groupes.
why-records-entity-title = Une personne, plusieurs enregistrements
why-records-entity = Si une personne a plusieurs enregistrements, cinq qui se ressemblent peuvent être une seule personne. Avec une colonne qui distingue les personnes, ce sont des personnes qui sont comptées au lieu d’enregistrements, avant et après. Ce peut être un identifiant, qui n’est pas publié. Qui a des enregistrements dans plusieurs groupes compte une fois dans chacun. Si chaque enregistrement est bien une personne, dites-le : la recette le retient, et le rapport l’indique.
why-records-household-title = Qui vit ensemble
why-records-household = Si l’on retrouve un membre d’un ménage, on retrouve les autres. Le rapport dit alors combien de ménages sont exposés, avant et après. Cela ne décide de rien d’autre.
why-records-count-title = Lignes qui représentent plusieurs enregistrements
why-records-count = Une base de données peut compter ce qui est identique : une ligne par combinaison de cellules, avec le nombre d’enregistrements concernés. Groupes, risques et pertes comptent alors des enregistrements, comme dans la table développée. Les lignes qui montrent la même chose sont publiées en une seule, avec leur somme.
why-records-sampling-weight-title = Poids
why-records-sampling-weight = Dans les enquêtes, un enregistrement peut représenter cent personnes. Les poids servent là où la population est estimée, et nulle part ailleurs.
why-level-losses-title = Ce que coûte chaque niveau
why-level-losses = De 0, rien de perdu, à 1, tout. Chaque niveau doit coûter au moins autant que celui d’en dessous. La recherche rend aussi petite que possible la somme sur les colonnes, chacune selon son poids.
why-hierarchy-title = Hiérarchie
why-hierarchy = Comment les valeurs d’une colonne sont réunies en groupes toujours plus grands : un jour devient un mois, une année, une décennie. Toutes les valeurs de la colonne montent ensemble, et la recherche choisit jusqu’où.
why-hierarchy-none-title = Exact ou *
why-hierarchy-none = La colonne est publiée telle quelle ou pas du tout. Convient à deux ou trois valeurs, comme le sexe.
why-hierarchy-mask-title = Masquage de caractères
why-hierarchy-mask = Un caractère de plus est masqué à chaque niveau. Convient aux codes dont les premiers (ou les derniers) caractères désignent quelque chose de plus vaste, comme les codes postaux.
why-hierarchy-intervals-title = Intervalles
why-hierarchy-intervals = Les nombres sont rangés dans des intervalles de même largeur, plus larges à chaque niveau. Chaque largeur doit être un multiple de la précédente, pour que les intervalles s’emboîtent.
why-hierarchy-groups-title = Groupes faits à la main
why-hierarchy-groups = Vous réunissez des valeurs et donnez un nom à chaque groupe ; des groupes peuvent entrer dans de plus grands. Ce que vous ne nommez pas reste tel quel jusqu’à ce que tout devienne *.
why-hierarchy-cuts-title = Bornes
why-hierarchy-cuts = Les nombres ou les dates sont coupés où vous le dites, en tranches qui n’ont pas à être de même largeur. Sous la première borne et au-dessus de la dernière, les tranches sont ouvertes : une borne près d’une extrémité cache qui se trouve bien au-delà.
why-hierarchy-rare-title = Valeurs rares réunies
why-hierarchy-rare = Les valeurs que peu d’enregistrements de votre table possèdent sont réunies sous un même libellé, davantage à chaque niveau. Ce qui est fréquent reste tel quel.
why-offers-title = Échelles prêtes à l’emploi qui conviennent
why-offers = Des niveaux que d’autres ont pensés, proposés parce que les valeurs semblent faites pour eux. Un clic les applique ; « Annuler » les retire. Là où certaines valeurs ne conviennent pas, elles sont réunies sous un libellé que vous pouvez changer.
why-hierarchy-ready-title = Échelle prête à l’emploi
why-hierarchy-ready = Les niveaux d’une classification publiée, comme code, catégorie, bloc et chapitre d’un diagnostic. Les valeurs qu’elle ne connaît pas sont refusées, sauf si vous leur donnez un libellé.
why-hierarchy-date-title = Parties d’une date
why-hierarchy-date = Les jours sont réunis en mois, en années et en décennies. Toutes les dates doivent être écrites de la même façon.
why-given-files-title = Fichiers de hiérarchie
why-given-files = Un fichier de hiérarchie a une ligne par valeur : la valeur, puis son nom à chaque niveau plus grossier. Les valeurs qu’il contient disent donc pour quelle colonne il est fait. S’il manque une ligne à une seule valeur de la colonne, le fichier ne peut pas servir, car rien ne dirait ce qu’elle devient.
why-own-values-title = Ce qui figure dans votre fichier
why-own-values = Les messages ne reprennent jamais ce qui figure dans votre table ou dans l’un de vos fichiers : vous pouvez ainsi les transmettre. Vous le voyez tout de même ici, pour le retrouver et le corriger. Cela n’est nulle part ailleurs que sur cet écran.
why-scale-title = Un ordre, du bas vers le haut
why-scale = Une seule chose dépend de l’ordre des groupes et des valeurs : la t-proximité avec la distance par ordre, qui demande combien de valeurs en séparent deux. Dites qu’il s’agit d’une échelle ordonnée, comme faible, moyen, élevé, et mettez groupes et valeurs à leur place. Niveaux et libellés sont les mêmes dans n’importe quel ordre.
why-hierarchy-levels-title = À partir d’un fichier
why-hierarchy-levels = Vous dites vous-même quelles valeurs vont ensemble, dans un tableau avec une ligne par valeur. Convient aux professions, aux régions, aux diagnostics.
why-levels-title = Niveaux
why-levels = Le niveau 0 est la valeur exacte ; chaque niveau au-dessus réunit des groupes du niveau inférieur. Le plus petit groupe dit combien { record-people.of } au moins partagent une valeur de cette seule colonne.
why-limit-title = Niveau le plus haut autorisé
why-limit = La recherche ne va jamais au-dessus. Une limite conserve la précision dont vous ne pouvez pas vous passer, et peut ne laisser aucune table qui respecte la protection.
why-floor-title = Niveau le plus bas autorisé
why-floor = Ce qui est publié n’est jamais plus fin que cela, quoi que l’on cherche : aucune cellule du fichier, dans aucun groupe. C’est fait pour ce qui ne doit pas être dit exactement, comme une date de naissance.
why-weight-title = Poids
why-weight = Combien la perte de précision dans cette colonne compte par rapport aux autres. 1 est l’usage ; 2 la fait compter double, de sorte que la recherche rend plutôt les autres plus grossières ; 0 la rend gratuite.
why-step-protect-title = Protection
why-step-protect = Pensez d’abord à la personne qui ne doit pas réussir : elle connaît quelques informations sur un patient, un salarié ou un élève, et a votre publication sous les yeux. Décidez ensuite combien doivent se ressembler.
why-k-title = k-anonymat
why-k = { unit-person.Each } de la publication partage tous ses quasi-identifiants avec au moins k − 1 autres. Ensemble, { $unit ->
    [persons] elles
   *[records] ils
} forment un groupe (une classe d’équivalence) ; y individualiser { unit-person.a } réussit au plus une fois sur k{ equal-chance }.

    Samarati et Sweeney l’ont décrit en 1998. Les instituts de statistique demandent souvent de 3 à 10 ; la bonne valeur dépend de qui reçoit le fichier.
why-k-formula = taille de chaque groupe ≥ k, donc risque ≤ 1 ÷ k
why-protections-title = Protections
why-protections = Le k-anonymat empêche { $unit ->
    [persons] qu’une personne soit individualisée
   *[records] qu’un enregistrement soit individualisé
}. Il n’empêche pas que tout un groupe ait le même secret, ni que l’on sache qui figure dans la table. Chaque protection supplémentaire écarte un danger de plus et coûte un peu plus de précision ; la recherche trouve le choix d’un niveau par colonne qui conserve le plus et les respecte toutes.
why-met-title = Satisfaite ou non
why-met = Mesuré sur la table telle qu’elle est avant que rien ne devienne plus grossier, et plus tard sur la publication elle-même. « Non satisfaite » n’est pas ici un défaut : c’est à cela que sert la recherche.
why-failing-title = Dans des groupes non conformes
why-failing = { unit-People } dans des groupes qui ne satisfont pas cette protection à eux seuls. La recherche agrandit les groupes jusqu’à ce qu’il n’en reste pas plus que vous n’acceptez d’en écarter.
why-deciding-title = Le groupe déterminant
why-deciding = Le plus faible de tous les groupes : ce qu’il atteint est ce que toute la table atteint. Si plusieurs sont aussi faibles, l’un d’eux figure ici ; « Comparer » les montre tous. Si vous savez ce qu’il a de particulier, une hiérarchie qui réunit ses valeurs aide souvent le plus.
why-parameter-joint-title = D’autres savent le reste
why-parameter-joint = Quelqu’un peut connaître l’une de vos valeurs sensibles et en chercher une autre. Avec ce réglage, des enregistrements ne comptent comme semblables que s’ils concordent aussi dans les autres colonnes sensibles.
why-parameter-sampling-fraction-title = Part de la population
why-parameter-sampling-fraction = Les enregistrements de la table rapportés aux personnes dont il pourrait s’agir. Si 500 des 10 000 patients d’un hôpital figurent dans la table, c’est 0,05. Un nombre trop petit fait paraître la table plus sûre qu’elle ne l’est.
why-parameter-sampling-fraction-formula = enregistrements de la table ÷ personnes de la population
why-parameter-significance-title = Risque d’erreur
why-parameter-significance = À quelle fréquence le test peut tenir pour assez grand un groupe qui ne l’est pas. Cela vaut pour chaque groupe pris seul, non pour tous ensemble.
why-parameter-population-title = Fichier de la population
why-parameter-population = Toutes les personnes que l’on pourrait prendre pour une personne de votre table : un registre, une liste électorale, tous les patients de l’hôpital. Ce fichier est seulement compté, jamais publié, et ne quitte jamais cette page.
why-parameter-estimator-title = Comment la population est connue
why-parameter-estimator = Un fichier qui contient tout le monde est compté. Sans lui, le nombre de personnes que représente un groupe est estimé d’après sa taille et la part de la population qui a été tirée.
why-parameter-distance-title = Quelle distance
why-parameter-distance = La t-proximité demande combien il faut déplacer, et jusqu’où, pour passer d’une répartition des valeurs à l’autre (distance du terrassier, earth mover’s distance). Ce que « loin » veut dire dépend de la colonne.
why-suppression-style-title = Ce qu’ils deviennent
why-suppression-style = Un enregistrement écarté ne laisse aucune trace, hormis un nombre. Un enregistrement remplacé par * dans chaque quasi-identifiant montre encore ses valeurs sensibles : tous ceux qui sont écartés forment un groupe de plus.
why-population-title = Échantillon et population
why-population = Qui ignore qu’une personne figure dans la table doit la trouver parmi toutes celles dont il pourrait s’agir. Si votre table est un échantillon, c’est plus difficile que la table seule ne le montre.
why-steps-title = Pas dans une hiérarchie
why-steps = Passer de 1 an à 10 ans perd moins que passer de 10 ans à rien. Avec des poids selon la hauteur, les pas proches du sommet comptent davantage.
why-label-title = La colonne à prédire
why-label = Les groupes sont bons si leurs enregistrements concordent dans cette colonne : on peut alors encore la prédire d’après les autres, une fois celles-ci plus grossières.
why-suppression-title = Écarter des enregistrements
why-suppression = Les enregistrements de groupes plus petits que k sont entièrement écartés de la publication, tant qu’ils ne dépassent pas cette part de la table. Ils ne sont jamais marqués ni listés.
why-suppression-formula = enregistrements écartés ≤ seuil × enregistrements
why-alone-title = Sans semblable
why-alone = { $unit ->
    [persons] Aucune autre personne
   *[records] Aucun autre enregistrement
} de la table n’a la même combinaison de quasi-identifiants. Qui connaît ces informations et sait que la personne figure dans la table a trouvé l’enregistrement.
why-threshold-title = { $unit ->
    [persons] Quand une personne compte comme exposée
   *[records] Quand un enregistrement compte comme exposé
}
why-threshold = La probabilité d’individualisation au-delà de laquelle { $unit ->
    [persons] une personne est comptée comme exposée
   *[records] un enregistrement est compté comme exposé
}. Elle ne change que le comptage ici et dans le rapport, non la recherche : c’est à cela que sert k.
why-threshold-formula = exposition si 1 ÷ taille du groupe > seuil
why-average-risk-title = Risque moyen
why-average-risk = À quelle fréquence aurait raison quelqu’un qui { $unit ->
    [persons] désignerait un enregistrement pour chaque personne, l’une après l’autre
   *[records] chercherait chaque enregistrement, l’un après l’autre, et en désignerait un
}.
why-average-risk-formula = nombre de groupes ÷ nombre { unit-people.of }, { $unit ->
    [persons] chacune comptée
   *[records] chacun compté
} une fois par groupe
why-class-sizes-title = Tailles des groupes
why-class-sizes = { $unit ->
    [persons] Combien de personnes ressemblent à combien d’autres. Une personne dans un groupe d’une seule n’a pas de semblable. Ce sont des personnes qui sont comptées, non des groupes.
   *[records] Combien d’enregistrements ressemblent à combien d’autres. Un enregistrement seul dans son groupe n’a pas de semblable. Ce sont des enregistrements qui sont comptés, non des groupes ; une personne peut en avoir plusieurs.
  }
why-loss-title = Perte
why-loss = Un nombre de 0 (rien de perdu) à 1 (tout est perdu) que la recherche rend aussi petit que possible. Il décide laquelle de toutes les tables protégées est choisie, jamais si elle est protégée.
why-metric-title = Mesure
why-metric = Ce que la recherche rend aussi petit que possible. Les mesures de cellules (perte, précision, entropie) regardent ce que deviennent les valeurs ; les mesures de groupes (discernabilité, groupe moyen) seulement la taille des groupes. Le choix habituel est la perte (Iyengar 2002). L’article et la formule de la mesure choisie figurent en dessous.
why-aggregate-title = Colonnes ensemble
why-aggregate = Comment les pertes des colonnes deviennent un seul nombre. La moyenne laisse une colonne payer pour une autre ; la pire veille à ce qu’aucune ne perde trop. La pire d’abord, puis la suivante, départage les ex æquo sur la pire par la deuxième, et ainsi de suite.
why-gs-factor-title = Plus grossier, ou moins d’enregistrements
why-gs-factor = À 0,5, un enregistrement écarté coûte autant qu’un enregistrement réduit à *. Vers 0, écarter coûte moins ; vers 1, écarter coûte tout et généraliser ne coûte rien.
why-step-find-title = La recherche
why-step-find = Chaque façon de combiner les niveaux de vos colonnes est candidate. La recherche commence par les plus prometteuses, et élimine des régions entières dès qu’il est certain que rien de mieux ne s’y trouve. Elle peut ainsi prouver qu’aucun autre choix d’un niveau par colonne ne conserve davantage, ou dire combien un autre pourrait au plus conserver en plus. Les méthodes à niveaux mixtes dans une colonne ne font pas partie de cette preuve.
why-kept-title = Précision conservée
why-kept = 100 % serait votre table inchangée, 0 % ne serait que des *. C’est un moins la perte selon votre mesure.
why-kept-formula = précision conservée = 1 − perte
why-gap-title = Peut-on faire beaucoup mieux ?
why-gap = La recherche connaît toujours deux nombres : la meilleure table trouvée jusqu’ici, et une borne inférieure de la perte qu’aucun choix d’un niveau par colonne ne peut battre. Quand ils se rejoignent, il est prouvé qu’aucun autre choix d’un niveau par colonne ne conserve davantage.
why-gap-formula = au plus en plus = perte de la meilleure table trouvée − plus petite perte encore possible
why-nodes-title = Combinaisons
why-nodes = Un niveau pour chaque quasi-identifiant fait une combinaison. La plupart n’ont pas besoin d’être examinées, car d’autres les excluent.
why-runners-title = Les suivantes
why-runners = La table qui perd le moins n’est pas toujours celle qui sert le mieux : une autre peut conserver la colonne qui compte pour vous. Celles-ci sont mesurées comme elle, et votre protection est respectée par chacune.
why-neighbours-title = Un niveau de plus ou de moins
why-neighbours = Une colonne plus fine : si votre protection n’est plus respectée, ces groupes expliquent pourquoi cette table a été trouvée et non une plus fine. Une colonne plus grossière : elle conserve moins, sauf si cela permet d’écarter moins d’enregistrements.
why-trade-off-title = Ce que coûte la protection
why-trade-off = Un k plus grand cache chaque enregistrement parmi davantage d’autres, et coûte de la précision ; écarter plus d’enregistrements conserve la précision des autres. Souvent, un pas dans l’un ou l’autre ne coûte presque rien, et un autre une colonne entière : regardez où les chiffres chutent.
why-lattice-title = Toutes les combinaisons de niveaux
why-lattice = Tous les choix d’un niveau par colonne, des valeurs exactes en bas à * en haut (on parle d’un treillis). Le plus souvent, ce qui est plus grossier qu’une combinaison qui respecte la protection la respecte aussi : il n’est donc pas nécessaire de toutes les examiner.
why-step-compare-title = Avant et après
why-step-compare = D’abord votre table, puis ce qui serait publié. Regardez si ce dont vous avez besoin pour votre travail est encore là, et si ce qui devait disparaître a disparu.
why-step-attack-title = L’autre camp
why-step-attack = Une protection respectée dit ce qu’elle empêche. Ici, on essaie aussi ce qu’elle n’empêche pas : sur le fichier écrit, avec ce que d’autres peuvent savoir. Personne ne peut tout essayer ; ce qui n’est pas dans la liste n’a pas été essayé.
why-certainty-title = Ce qui compte comme appris
why-certainty = Une certitude de 90 % signifie que neuf enregistrements sur dix qui correspondent à une personne disent la même chose. Abaissez-la pour en voir plus ; rien ne change dans la publication.
why-neighbour-title = Le voisin
why-neighbour = Un enregistrement correspond s’il peut représenter la personne : un groupe qui contient sa valeur, ou une cellule qui ne dit rien.
why-register-title = Un registre
why-register = Un fichier que d’autres tiennent, avec des noms. Toute personne à qui correspond exactement un enregistrement est retrouvée ainsi, si elle figure dans la table.
why-earlier-title = Publications antérieures
why-earlier = Chaque publication peut respecter sa protection, et les deux ensemble non. Une cellule de l’une peut être plus fine ici, une cellule de l’autre là ; qui a les deux prend chaque fois la plus fine.
why-audit-title = Un fichier publié
why-audit = Ce que peut mesurer quiconque a le fichier. L’original n’est pas nécessaire, et rien ne change dans votre propre travail.
why-ways-title = Autres méthodes
why-ways = Il y a bien des méthodes pour arriver à une table qui respecte une protection. Celles à un niveau par colonne sont les plus faciles à analyser. Celles qui ne rendent plus grossier que là où il le faut conservent davantage, au prix de cellules de précision mixte. Quelle que soit la méthode, la publication est mesurée de la même manière : la protection est respectée, ou rien n’est écrit.
why-others-title = Autres méthodes comparées
why-others = Combien coûte votre méthode à côté d’autres ? Chacune est exécutée sur exactement la même table et les mêmes réglages. « 31 % de moins » signifie que sa perte est de 69 % de la vôtre, selon la perte que vous avez choisie. Cela ne dit pas quelle table sert le mieux votre analyse.
why-detail-title = Ce qui est devenu plus grossier, et où
why-detail = Avec un niveau par colonne, toutes les cellules d’une colonne sont également grossières. Ici, non : la barre d’une colonne dit combien d’enregistrements la montrent encore exactement, combien à chaque niveau, sous forme de plage, ou pas du tout.
why-compare-rows-title = Enregistrement par enregistrement
why-compare-rows = { $recordUnit ->
    [persons] Les mêmes personnes
   *[records] Les mêmes enregistrements
} dans les deux versions. Les enregistrements écartés peuvent aussi être affichés, sur cet écran seulement : une liste des plus inhabituels serait exactement ce qu’un attaquant veut.
why-risk-title = Risque
why-risk = Pour { unit-person.each }, un divisé par la taille du groupe. La courbe montre quelle part { unit-people.of-the } a un risque supérieur à chaque valeur : plus elle reste à gauche et en bas, mieux c’est.
why-risk-formula = risque = 1 ÷ taille du groupe
why-wildcard-title = Cellules manquantes qui correspondent à tout
why-wildcard = Qui ignore qu’une information manque dans la publication peut la prendre pour n’importe quelle valeur. Davantage d’enregistrements correspondent alors, et le risque est plus faible qu’il n’y paraît.
why-journalist-title = Chercher n’importe qui
why-journalist = Quelqu’un veut montrer, registre en main, que l’on peut retrouver des personnes, qui qu’elles soient. Ce qui protège une personne, c’est le nombre de personnes de la population qui lui ressemblent, et non seulement de la table (risque du journaliste).
why-journalist-formula = risque = 1 ÷ personnes de la population ayant les mêmes quasi-identifiants
why-not-covered-title = La population est-elle complète ?
why-not-covered = Si plus { unit-people.of } se ressemblent dans la table que dans le fichier de la population, il en manque dans ce fichier, et les chiffres qui y sont comptés ne sont pas fiables.
why-marketer-title = Apparier tout le monde
why-marketer = Quelqu’un apparie tous les enregistrements avec un registre et accepte de se tromper çà et là. Voici la part qu’il trouve juste (risque du marketeur).
why-marketer-formula = somme sur les groupes de (enregistrements ÷ personnes de la population), divisée par le total des enregistrements
why-individual-title = Risque individuel
why-individual = La probabilité qu’un appariement avec cet enregistrement soit juste, sachant que la table est un échantillon. Le nombre de personnes que représente un groupe est estimé d’après ses poids ou la part de la population (Benedetti et Franconi 1998).
why-population-uniques-title = Unique dans la population
why-population-uniques = Une personne sans semblable dans un échantillon peut en avoir en dehors. Quatre modèles estiment combien de personnes sont uniques dans toute la population. Ils divergent ; la règle de Dankar retient celui qui s’est révélé le meilleur pour des échantillons de cette taille.
why-special-uniques-title = Unicités particulières
why-special-uniques = Une personne individualisée par deux informations court plus de danger qu’une autre pour laquelle il en faut six. Pour chaque enregistrement, on cherche les plus petits ensembles de ce genre ; plus ils sont petits, plus le score est élevé (SUDA).
why-usefulness-title = Encore utile ?
why-usefulness = Une protection vaut peu si l’on ne peut plus rien apprendre de la publication. Cherchez ici les colonnes dont votre analyse a besoin.
why-classes-title = Groupes, un par un
why-classes = Un groupe (une classe d’équivalence) contient les enregistrements qui montrent la même chose dans tous les quasi-identifiants. Qui trouve { unit-person.a } dans un groupe de n choisit juste au plus une fois sur n{ equal-chance }, et devine la valeur sensible la plus probable aussi souvent que le dit sa part, sans individualiser personne. ◆ figure devant les groupes les plus faibles selon une protection : ce qu’elle atteint dépend d’eux.
why-left-out-title = Enregistrements écartés
why-left-out = Un enregistrement est écarté si le groupe où il serait ne satisfait pas ce que vous demandez. Le groupe le plus proche est le groupe publié dont les valeurs sont les plus proches de celles de l’enregistrement, chaque colonne comptant autant : en quantité ou en temps là où les valeurs ont cet ordre, sinon selon le niveau où les deux se présentent d’abord de la même façon. Parmi plusieurs aussi proches, c’est le plus grand. Un changement conserve l’enregistrement si toute la table, avec cette seule colonne plus grossière et rien d’autre de changé, peut être publiée avec lui.
why-associations-title = Colonnes liées
why-associations = Pour chaque paire de colonnes, le V de Cramér dit combien l’une renseigne sur l’autre, corrigé de ce que le seul hasard montrerait (Bergsma 2013). Une publication qui conserve ces nombres conserve ce dont vivent la plupart des analyses.
why-utility-title = Mesures de perte
why-utility = Toutes les mesures qu’une recherche pourrait utiliser, sur cette publication, telles que leur article les définit. Elles diffèrent par ce qu’elles comptent ; aucune ne sait ce que vous voulez découvrir.
why-step-release-title = La publication
why-step-release = Des promesses sur une table valent peu si le fichier dit autre chose. C’est donc le fichier lui-même qui est relu et mesuré avant que vous puissiez l’enregistrer, les valeurs manquantes et les libellés étant pris comme le simple texte que tout le monde verra.
why-format-title = Type de fichier
why-format = Les deux ont les mêmes cellules, et les deux sont relus et mesurés avant de vous parvenir. Les programmes devinent ce qu’est une cellule d’un fichier CSV, et peuvent transformer des codes en nombres ou en dates ; un classeur dit de chaque cellule si c’est du texte ou un nombre. Il ne nomme ni auteur ni date.
why-output-title = Mode d’écriture
why-output = Séparateur, fins de ligne et texte sont ceux de votre fichier.
why-shuffle-title = Ordre aléatoire
why-shuffle = Si les enregistrements restent dans leur ordre, quelqu’un qui a un autre fichier dans le même ordre peut les apparier ligne par ligne, si grossiers soient-ils.
why-formula-guard-title = Formules
why-formula-guard = Les tableurs exécutent les cellules qui commencent par =, +, − ou @. Une apostrophe devant en fait du texte. Les nombres et les libellés d’intervalles ne sont pas touchés.
why-seed-title = Graine
why-seed = L’ordre aléatoire vient de votre système, de même que les valeurs échangées ou tirées. Avec votre propre graine, la même table, la même recette et la même version d’Outis donnent le même fichier jusqu’au dernier octet, ce qui sert à vérifier et à rien d’autre. Une autre table ou une autre recette donne un autre ordre, même avec la même graine. Prenez tout de même une nouvelle graine pour chaque publication : qui en apprend une ne peut alors défaire l’ordre que d’une publication, non de toutes.
why-duty-title = Ce qu’aucun programme ne peut vérifier
why-duty = Outis mesure un fichier. Il ne sait pas ce qui est public par ailleurs sur les mêmes personnes, qui lira le fichier, ni ce qui leur a été promis.
why-download-recipient-title = Pour le destinataire
why-download-recipient = Tout ce dont a besoin qui reçoit la publication, et rien d’autre. Les sommes de contrôle permettent de constater que les fichiers sont bien ceux qui ont été vérifiés ici.
why-download-own-files-title = Pour vos dossiers
why-download-own-files = De quoi montrer plus tard ce qui a été demandé, fait et mesuré, et reprendre les mêmes décisions l’année prochaine. Cela contient ce qui aide un attaquant : à garder en interne.
why-download-release-title = La publication
why-download-release = Le fichier qui a été écrit et vérifié, à l’octet près. Son empreinte figure dans le rapport.

    Si aucun fichier n’a été choisi d’abord, votre navigateur en garde une copie jusqu’à ce que vous fassiez une autre publication, ouvriez un autre fichier ou fermiez la page. S’il est volumineux, il peut le garder sur le disque, dans son propre dossier.
why-download-summary-title = Résumé public
why-download-summary = Il ne dit rien des enregistrements écartés, du fichier d’où ils viennent, ni de la façon dont la table a été trouvée, car tout cela aide qui cherche une personne. Transmettez-le avec la publication ; gardez les rapports.
why-download-report-html-title = Rapport à lire
why-download-report-html = Une page pour vos dossiers et pour les auditeurs. Elle montre l’exposition avant et les enregistrements écartés, ce qui aide un attaquant : à garder en interne.
why-download-report-json-title = Rapport pour les programmes
why-download-report-json = Toutes les preuves sous forme de données.
why-portal-title = La page environnante
why-portal = Un portail peut vous remettre un fichier et attendre la publication. Il ne voit ni le fichier pendant que vous y travaillez, ni vos décisions : il apprend où en est le travail, et ne reçoit la publication que lorsque vous appuyez sur le bouton qui porte son nom. Ce nom est l’adresse qu’indique votre navigateur ; le portail ne peut pas le choisir.
why-policy-title = La politique d’un établissement
why-policy = Une politique dit ce qu’une publication doit au moins respecter : protections, rôles des colonnes, risque le plus élevé. Elle est réglée à la lecture de votre table. Vous pouvez demander davantage, et essayer ce que donnerait moins ; mais rien n’est publié qui demande moins, et le fichier écrit est mesuré encore une fois. Le rapport nomme la politique et son empreinte.
why-download-plan-duckdb-title = Plan pour DuckDB
why-download-plan-duckdb = Cellules et instructions pour la base de données qui a compté la table. Aucune cellule ne figure dans une instruction, car les journaux les conservent. Seules sont écrites les combinaisons comptées et publiées, quoi qu’il soit entré dans la table depuis.
why-download-plan-postgres-title = Plan pour PostgreSQL
why-download-plan-postgres = Cellules et instructions pour la base de données qui a compté la table. Aucune cellule ne figure dans une instruction, car les journaux les conservent. Seules sont écrites les combinaisons comptées et publiées, quoi qu’il soit entré dans la table depuis.
why-download-plan-spark-title = Plan pour Spark
why-download-plan-spark = Cellules et instructions pour la base de données qui a compté la table. Aucune cellule ne figure dans une instruction, car les journaux les conservent. Seules sont écrites les combinaisons comptées et publiées, quoi qu’il soit entré dans la table depuis.
why-download-session-title = Session
why-download-session = Un petit fichier pour s’arrêter aujourd’hui et reprendre un autre jour, ici ou sur un autre ordinateur : recette, réglages mis de côté, repères, ce que vous avez écrit pour le rapport, et l’étape. Il ne contient aucun enregistrement : il demande donc de nouveau le même fichier, et le reconnaît à son empreinte. Ce qui a été trouvé est retrouvé par la même recherche.
why-report-texts-title = Première page du rapport
why-report-texts = Un rapport que l’on transmet dit de quoi il parle. Outis ne peut pas le savoir : c’est donc à vous de l’écrire, et qui lit le rapport voit que cela vient de vous. Rien n’en est mesuré ni vérifié.
why-download-job-title = Tâche d’ANON
why-download-job = ANON est un programme qui décrit une anonymisation en XML. Ses tâches ne contiennent que ce qui décide de la table publiée ; si une recette en dit plus, le champ en cause est nommé. Ouvrez la tâche comme une recette, et les mêmes décisions s’appliquent.
why-download-recipe-title = Recette
why-download-recipe = Ouvrez-la l’année prochaine, chargez le nouveau fichier, et les mêmes décisions s’appliquent. Si des colonnes ont changé, elles sont nommées.
why-example-alone = { $alone ->
    [0] { unit-Nobody } sur { $records } n’est sans semblable d’après { $names }.
    [1] 1 { unit-person } sur { $records } n’a pas de semblable d’après { $names } ({ $share }).
   *[other] { $alone } { counted-people } sur { $records } n’ont pas de semblable d’après { $names } ({ $share }).
}
why-example-below-k = Avec k = { $k }, il faut à { unit-person.each } { $others ->
    [one] { $others } semblable
   *[other] { $others } semblables
}. Actuellement, { $below ->
    [one] { $below } { unit-person } sur { $records } n’en a pas autant.
   *[other] { $below } { counted-people } sur { $records } n’en ont pas autant.
}
why-example-column = { $name } a { $distinct ->
    [one] { $distinct } valeur
   *[other] { $distinct } valeurs différentes
} dans { $records } enregistrements{ $missing ->
    [0] { "" }
   *[other] , et manque dans { $missing }
}.
why-example-suppression = { $limit } de { $records } enregistrements font { $people ->
    [one] { $people } { record-person }
   *[other] { $people } { record-people }
}.
why-example-loss = { $parts }. Ensemble : { $kept ->
    [none] perte { $loss }
   *[other] { $kept }
}.
why-example-loss-part = { $name } conserve { $kept }
why-example-lattice = { $lattice } combinaisons.
why-example-after = { $before ->
    [one] { $before } { unit-person } n’a pas de semblable avant, { $after } après.
   *[other] { $before } { counted-people } n’ont pas de semblable avant, { $after } après.
} Après, les quasi-identifiants n’individualisent { unit-person.none } à plus de 1 sur { $most }{ equal-chance }.
why-example-hierarchy = Dans { $name }, { $members ->
    [one] { $members } valeur entre
   *[other] { $members } valeurs entrent
} dans « { $label } », { $people ->
    [one] que porte { $people } { record-person }.
   *[other] que partagent { $people } { record-people }.
}
## What values look like

# With its article, since it is said after « à » and « comme ».
detector = { $detector ->
    [e-mail] des adresses électroniques
    [iban] des numéros de compte bancaire (IBAN)
    [credit-card] des numéros de carte bancaire
    [health-insurance-number] des numéros d’assurance maladie allemands
    [pension-insurance-number] des numéros d’assurance retraite allemands
    [tax-number] des numéros fiscaux allemands
    [ahv-number] des numéros AVS suisses
    [svnr-number] des numéros d’assurance sociale autrichiens
    [nir-number] des numéros de sécurité sociale français (NIR)
    [nhs-number] des numéros NHS britanniques
    [national-insurance-number] des numéros d’assurance nationale britanniques (NINO)
    [cpf-number] des numéros fiscaux brésiliens (CPF)
    [national-number] des numéros qu’un État attribue à des personnes
    [ssn-number] des numéros de sécurité sociale américains
    [medical-record-number] des numéros de dossier médical (MRN)
    [guid] des identifiants uniques universels (GUID) ou des valeurs de hachage
    [telephone] des numéros de téléphone
    [network-address] des adresses d’appareils
    [web-address] des adresses de pages web
    [number-plate] des plaques d’immatriculation
    [street-address] des adresses postales
    [coordinates] des coordonnées de lieux
    [person-name] des noms de personnes
    [given-name] des prénoms
    [family-name] des noms de famille
    [long-text] du texte libre
    [sentence] des phrases sur des personnes
   *[other] quelque chose qui désigne une personne
  }

## Reasons for suggested roles, and how sure they are

certainty-sure = sûr
certainty-likely = probable
certainty-unsure = incertain

reason-person-name = ressemble à des noms de personnes
reason-contact = ressemble à des adresses, à des numéros de téléphone ou à des adresses électroniques
reason-account = ressemble à des numéros de compte ou de carte bancaire
reason-number-plate = ressemble à des plaques d’immatriculation
reason-coordinates = ressemble à des points sur la carte, qui mènent à une maison
reason-id-number = ressemble à un numéro attribué à une seule personne
reason-some-number = ressemble à un numéro attribué à une seule personne, à un seul enregistrement ou à une seule chose
reason-shared-number = écrit comme des numéros attribués à des personnes, mais chacun figure dans de nombreux enregistrements : ce sont ceux de quelques personnes, ou des codes
reason-mentions = des cellules citent des personnes : par des valeurs d’une colonne qui est un identifiant, ou comme celles dont d’autres sont les proches
reason-all-distinct = chaque enregistrement, ou presque, a une valeur à lui, qui désigne donc une seule personne
reason-free-text = un texte libre peut tout dire de n’importe qui et ne peut pas être protégé ici : écartez-le
reason-private = ressemble à ce que l’on garde pour soi
reason-health = ressemble à une maladie, à un traitement ou à une mesure du corps, que l’on garde pour soi
reason-money = ressemble à une somme d’argent, que l’on garde pour soi
reason-answer = ressemble à une réponse, à une appréciation ou à une note, que presque personne d’autre ne connaît
reason-activity = ressemble à ce que quelqu’un a fait, choisi ou acheté, ou au nombre de fois, que presque personne d’autre ne connaît
reason-measured = des nombres à décimales, que presque personne d’autre ne connaît aussi exactement ; si d’autres les connaissent, indiquez-le
reason-yes-or-no = oui ou non : cela ne permet guère de retrouver quelqu’un et peut en dire long ; si d’autres le savent, indiquez-le
reason-birth = ressemble à une date ou à une année de naissance, que beaucoup connaissent
reason-postcode = ressemble à un code postal, que beaucoup connaissent
reason-known-to-others = d’autres peuvent le savoir d’une personne
reason-event-date = d’autres peuvent connaître la date d’un événement
reason-constant = tous les enregistrements ont la même valeur : elle ne distingue personne
reason-thing = ressemble à une propriété d’une chose ou de l’enregistrement, non de la personne
reason-looks = { $reason } ; { $form ->
    [yes] { $share } de ses valeurs sont construites comme { detector }, mais tous les chiffres de contrôle ne sont pas justes
   *[no] { $share } de ses valeurs ressemblent à { detector }
  }
reason-nothing-rules-it-out = rien n’indique que d’autres ne puissent pas la connaître ; c’est le choix prudent

## Warnings

warning-totals-line = { $records ->
    [1] Le dernier enregistrement ressemble à un total des autres ou à une note à leur sujet, non à une personne. Écartez-le sous « Charger », sauf si c’en est une
   *[other] Les { $records } derniers enregistrements ressemblent à des totaux des autres ou à des notes à leur sujet, non à des personnes. Écartez-les sous « Charger », sauf si c’en sont
  }.
# Where records stand.
warning-lines = { $lastLine ->
    [none] ligne { $line }
   *[other] le premier à la ligne { $line }, le dernier à la ligne { $lastLine }
}
warning-names-repeated = { $records ->
    [1] Un enregistrement répète les noms des colonnes
   *[other] { $records } enregistrements répètent les noms des colonnes
  } ({ warning-lines }), comme lorsque des fichiers ont été mis bout à bout. Ces lignes comptent comme des enregistrements : écartez-les sous « Charger ».
warning-records-fitted = { $records ->
    [1] Un enregistrement n’a pas autant de cellules qu’il y a de colonnes
   *[other] { $records } enregistrements n’ont pas autant de cellules qu’il y a de colonnes
  } ({ warning-lines }). Ce qui manque à la fin est considéré comme manquant ; les cellules vides au-delà de la dernière colonne sont écartées. Si une ligne a été coupée en deux, corrigez le fichier et chargez-le de nouveau.
warning-totals-within = { $records ->
    [1] Au milieu de la table, un enregistrement ressemble à un total d’autres
   *[other] Au milieu de la table, { $records } enregistrements ressemblent à des totaux d’autres
  } ({ warning-lines }). Ces lignes comptent comme des enregistrements : si elles n’en sont pas, retirez-les du fichier et chargez-le de nouveau.
warning-nearly-empty = { $records ->
    [1] Un enregistrement n’a qu’une cellule remplie, ou aucune
   *[other] { $records } enregistrements n’ont chacun qu’une cellule remplie, ou aucune
  }, alors que presque tous les autres en ont plus ({ warning-lines }). Ces lignes comptent comme des enregistrements : si ce sont des titres ou des notes, retirez-les du fichier et chargez-le de nouveau.
warning-other-table = { $records ->
    [1] Un enregistrement ressemble à une autre table
   *[other] { $records } enregistrements ressemblent à une autre table
  }, placée sous la première ({ $lastLine ->
    [none] elle commence à la ligne { $line }
   *[other] il y en a plusieurs, qui commencent entre les lignes { $line } et { $lastLine }
  }). Tous comptent comme des enregistrements d’une seule table. S’ils appartiennent à une autre, ne gardez qu’une table dans le fichier, ou écartez-les s’ils se trouvent à la fin.
warning-many-quasi-identifiers = { $value } quasi-identifiants, c’est beaucoup : à partir d’une dizaine, presque personne ne ressemble plus à personne, si grossiers qu’ils soient, et beaucoup de précision se perd.
warning-formula-texts = Dans { $records ->
    [1] un enregistrement, à la ligne { $line },
   *[other] { $records } enregistrements, dont le premier à la ligne { $line },
  } des cellules sont des formules qui donnent un texte (="01067"). Certains programmes écrivent ainsi pour qu’un tableur conserve les zéros. Elles sont lues comme ce texte (01067), et publiées de même.
warning-formulas-guarded = { $records ->
    [1] Une cellule est précédée
   *[other] { $records } cellules sont précédées
  }, dans le fichier, d’une apostrophe (') qui empêche un tableur d’exécuter le contenu comme une formule. Elle ne fait pas partie de la valeur.
warning-leading-zeros-lost = { $records ->
    [1] Un enregistrement a un code postal
   *[other] { $records } enregistrements ont un code postal
  } qui compte moins de chiffres que les autres : les tableurs suppriment le zéro initial (1067 pour 01067). Si c’est ce qui s’est passé, rétablissez les zéros sous « Charger » ; sinon ces lieux seront pris pour d’autres.
warning-ambiguous-dates = Dans ces dates, le jour ou le mois peut venir en premier : 02/08 peut être en août ou en février, et rien dans la colonne ne permet de trancher. Elles sont lues avec le jour en premier. Si c’est le mois, indiquez-le.
warning-ambiguous-blanks = Rien n’indique si les espaces de ces nombres séparent les milliers : 1 234 peut être un nombre ou un code. Ils sont pris pour du texte. S’ils séparent les milliers, indiquez-le.
warning-ambiguous-numbers = Rien n’indique si les virgules de ces nombres séparent les milliers ou les décimales : 1,234 peut valoir plus de mille ou un peu plus de un. Ils sont pris pour du texte. Indiquez ce qu’il en est, et que la colonne contient des nombres.
warning-digits-lost = Dans { $records ->
    [1] un enregistrement, à la ligne { $line },
   *[other] { $records } enregistrements, dont le premier à la ligne { $line },
  } de longs nombres figurent tels qu’un tableur les affiche (1.23457E+15) : leurs autres chiffres ne sont pas dans le fichier. Si ce ne sont pas des mesures, donnez à la colonne le format « texte » ou « 0 » dans le tableur qui les contient en entier, et exportez de nouveau.
warning-items-not-parted = { $records ->
    [1] Une cellule d’éléments, à la ligne { $line }, contient
   *[other] { $records } cellules d’éléments, presque toutes, dont la première à la ligne { $line }, contiennent
  } une virgule, un point-virgule ou une barre verticale : ce caractère sépare peut-être plusieurs éléments, lus comme un seul. Si c’est le cas, indiquez ce qui les sépare (data.format.item-delimiter).
warning-columns-not-parted = { $records ->
    [1] Une ligne, la ligne { $line }, contient
   *[other] { $records } lignes, dont la première est la ligne { $line }, contiennent
  } des suites d’espaces, comme lorsque les colonnes sont alignées, mais pas de la même façon sur toutes les lignes. Enregistrez la table au format CSV dans le programme dont elle provient.
warning-fields-in-lines = La table semble couchée sur le côté : sa première colonne dit ce que contient chaque ligne, de sorte que chaque autre colonne est une personne, et aucune ligne n’en est une. Faites-la pivoter dans le programme dont elle provient (dans un tableur : copiez-la et collez-la transposée), puis ouvrez-la de nouveau. Sinon, chaque ligne compte comme une personne.
warning-lists-of-columns = Le fichier est un objet qui contient les valeurs de chaque colonne ; elles sont lues côte à côte.
warning-list-within = Le fichier est un objet qui contient une liste d’objets ; elle est lue comme la table.{ $value ->
    [0] { "" }
    [1] { " " }Une valeur se trouve à côté de la liste et est écartée.
   *[other] { " " }{ $value } valeurs se trouvent à côté de la liste et sont écartées.
  }
warning-letters-misread = Dans { $records ->
    [1] un enregistrement, à la ligne { $line },
   *[other] { $records } enregistrements, dont le premier à la ligne { $line },
  } des caractères en remplacent d’autres, comme « MÃ¼nchen » pour « München » : des fichiers de deux encodages ont été mis bout à bout, un fichier a été converti deux fois, ou son encodage n’est pas lu ici, comme celui d’une autre écriture. La même valeur peut alors compter pour deux. Exportez de nouveau les données dans un seul encodage, de préférence UTF-8.
warning-ambiguous-points = Rien n’indique si les points de ces nombres séparent les milliers ou les décimales : 1.234 peut valoir plus de mille ou un peu plus de un. Ils sont lus comme séparateurs décimaux. S’ils séparent les milliers, indiquez-le.
warning-nearly-dates = { $records ->
    [1] Tous les enregistrements ayant une valeur ont ici une date, sauf un, à la ligne { $line }. À cause de lui,
   *[other] Tous les enregistrements ayant une valeur ont ici une date, sauf { $records }, dont le premier à la ligne { $line }. À cause d’eux,
  } la colonne est prise pour du texte. Corrigez-{ $records ->
    [1] le
   *[other] les
  } dans votre fichier, ou déclarez manquant ce qui s’y trouve.
warning-numbers-with-units = Une unité suit ses nombres, si bien que la colonne est prise pour du texte et n’a pas d’intervalles. Retirez l’unité dans votre fichier, ou donnez à la colonne vos propres groupes.
warning-nearly-numbers = { $records ->
    [1] Tous les enregistrements ayant une valeur ont ici un nombre, sauf un, à la ligne { $line }. À cause de lui,
   *[other] Tous les enregistrements ayant une valeur ont ici un nombre, sauf { $records }, dont le premier à la ligne { $line }. À cause d’eux,
  } la colonne est prise pour du texte. Corrigez-{ $records ->
    [1] le
   *[other] les
  } dans votre fichier, ou déclarez manquant ce qui s’y trouve.
warning-dates-contradicted = Ses dates sont lues avec le jour en premier alors que le tableau montre que c’est le mois, ou l’inverse : une autre colonne ne se lit que dans un ordre, ou ce qui est lu comme mois est partout janvier. Indiquez ce qui vient en premier ; sinon, la publication donne des mois que personne n’a voulu dire.
warning-dates-of-several-formats = { $records ->
    [1] La date de 1 enregistrement, à la ligne { $line }, est écrite autrement que la plupart.
   *[other] Les dates de { $records } enregistrements, dont le premier à la ligne { $line }, sont écrites autrement que la plupart.
  } Un même jour écrit de deux façons compte pour deux valeurs, et la colonne est prise pour du texte. Écrivez toutes les dates de la même façon dans votre fichier.
warning-numbers-of-several-forms = { $records ->
    [1] Le nombre de 1 enregistrement, à la ligne { $line }, sépare ses décimales autrement que la plupart.
   *[other] Les nombres de { $records } enregistrements, dont le premier à la ligne { $line }, séparent leurs décimales autrement que la plupart.
  } La colonne est donc prise pour du texte. Écrivez tous les nombres de la même façon dans votre fichier.
warning-days-as-numbers = La colonne porte un nom de date et contient des nombres, qui peuvent être des jours tels que les tableurs les comptent : 29224 est le 4 janvier 1980. Donnez à la colonne un format de date dans le programme dont elle provient, et enregistrez de nouveau.
warning-blocks-unfilled = { $records ->
    [1] Un enregistrement n’a
   *[other] { $records } enregistrements n’ont
  } rien dans cette colonne, sous un enregistrement qui en a une valeur, comme dans une liste qui dit une seule fois à qui sont les lignes qui suivent. S’ils appartiennent à l’enregistrement du dessus, complétez-les : tels quels, chacun compte pour quelqu’un d’autre, dont on sait moins. Si chacun est à une personne à part, dites-le.
warning-blank-lines-at-end = Des lignes vides à la fin du fichier ont été ignorées.
warning-other-sheets = { $value ->
    [1] Le classeur a une autre feuille, qui n’a pas été lue.
   *[other] Le classeur a { $value } autres feuilles, qui n’ont pas été lues.
  }
warning-hidden-rows = { $value ->
    [1] La feuille masque une ligne. Elle est lue comme toutes les autres. Si elle n’appartient pas à la table, supprimez-la
   *[other] La feuille masque { $value } lignes, à la main ou par un filtre. Elles sont lues comme toutes les autres. Si elles n’appartiennent pas à la table, supprimez-les
  } dans le classeur.
warning-hidden-columns = { $value ->
    [1] La feuille masque une colonne. Elle est lue comme toutes les autres, et peut être écartée comme identifiant.
   *[other] La feuille masque { $value } colonnes. Elles sont lues comme toutes les autres, et peuvent être écartées comme identifiants.
  }
warning-merged-cells = { $value ->
    [1] À un endroit de la feuille,
   *[other] À { $value } endroits de la feuille,
  } plusieurs cellules sont affichées comme une seule. Le texte est lu dans leur première colonne, à chacune de leurs lignes qui contient autre chose ; les autres cellules sont vides.
warning-cell-errors = { $value ->
    [1] Une cellule affiche une erreur, telle que #N/A. Elle est lue comme vide.
   *[other] { $value } cellules affichent une erreur, telle que #N/A. Elles sont lues comme vides.
  }
warning-formulas-without-value = { $value ->
    [1] Une formule n’a pas de valeur enregistrée, ou seulement un texte vide. Elle est lue comme vide.
   *[other] { $value } formules n’ont pas de valeur enregistrée, ou seulement un texte vide. Elles sont lues comme vides.
  } Si quelque chose devait s’y trouver, ouvrez le classeur dans un tableur et enregistrez-le de nouveau : les valeurs seront alors enregistrées.
warning-utility-untold = Ce qui reste de la table d’avant l’anonymisation ne peut pas être établi : { $value ->
    [none] les colonnes et les niveaux de la recette ne lui correspondent pas, ou le fichier a plus d’enregistrements qu’elle.
    [1] 1 texte de la colonne ne figure sur aucun des niveaux que la recette lui donne.
   *[other] { $value } textes de la colonne ne figurent sur aucun des niveaux que la recette lui donne.
  }
warning-no-single-root = Le niveau le plus grossier compte encore plusieurs groupes. S’ils sont trop différents, il se peut qu’aucune table ne respecte la protection.
warning-two-digit-years = { $attribute ->
    [none] Des années
   *[other] Les années de « { $attribute } »
} sont écrites avec deux chiffres. Elles sont lues de 1969 à 2068 : 45 est donc 2045. Pour des naissances, indiquez la dernière année possible (« pivot » dans la recette).
warning-unequal-lengths = { $attribute ->
    [none] Certaines valeurs
   *[other] Certaines valeurs de « { $attribute } »
} sont plus courtes que d’autres. Elles sont complétées par des espaces à l’extrémité qui n’est pas masquée, et restent séparées des plus longues à tous les niveaux en dessous de *. Si leurs premiers caractères désignent une zone plus large, joignez plutôt un fichier de niveaux.
warning-alphabetical-order = { $attribute ->
    [none] Une colonne sensible
   *[other] « { $attribute } »
} a des valeurs qui ne sont ni des nombres ni des dates, et aucun niveau n’indique leur ordre. La distance selon l’ordre suit donc l’alphabet : « élevé » y vient avant « faible ». Groupez les valeurs sous « Décrire » et mettez-les dans l’ordre, joignez un fichier de niveaux dont les lignes sont dans le bon ordre, ou choisissez une autre distance.
warning-no-quasi-identifier = Aucune colonne n’est un quasi-identifiant : chaque enregistrement ressemble donc à tous les autres, et rien n’a été protégé. Assurez-vous qu’aucune colonne ne peut être recoupée avec d’autres sources.
warning-no-common-values = Aucune de ses valeurs ne se trouve dans la table des personnes. Si elles y sont seulement écrites autrement, rien n’a été comparé, et la null-map n’est respectée que pour cela. Assurez-vous que les deux fichiers les écrivent de la même façon.
warning-persons-not-compared = Les données et la table des personnes n’ont en commun aucune colonne qui dise qui est quelqu’un : on ne sait donc pas si quelqu’un figure dans les deux. La null-map dit seulement que personne, dans cette table, ne montre ce que montre un enregistrement.
warning-anon-l-value = Le ℓ demandé ne convient pas à k. Comme dans ANON, la moitié de k est utilisée à sa place.
warning-l-above-k = ℓ vaut { $value } et k vaut { $k } : les groupes où chaque enregistrement a une valeur auront au moins ℓ enregistrements, plus que k n’en demande. Il n’est pas nécessaire de modifier k.
warning-label-repeated = Un même texte désigne des groupes différents aux niveaux { $level } et { $otherLevel } de la hiérarchie. Au sein d’un même niveau, aucune confusion n’est possible. Là où les niveaux se mêlent dans la colonne, les enregistrements de même texte forment un seul groupe.
warning-identifier-present = C’est un identifiant, et le fichier mesuré le contient : qui le voit connaît la personne, quelles que soient les protections respectées par ailleurs.
warning-entity-released = La colonne distingue les personnes et est publiée : elle relie les enregistrements d’une personne d’un groupe à l’autre. Qui en connaît deux peut retrouver une personne parmi moins de personnes que les quasi-identifiants ne le promettent.
warning-sequences-single-out = Plusieurs enregistrements ensemble permettent de retrouver des personnes qu’aucun d’eux ne révèle seul : { $value ->
    [1] une personne a tous ses enregistrements dans de grands groupes, et est la seule à en avoir deux ou trois ensemble.
   *[other] { $value } personnes ont tous leurs enregistrements dans de grands groupes, et chacune est la seule à en avoir deux ou trois ensemble.
  } Qui connaît autant d’enregistrements d’une personne, et peut dire lesquels vont ensemble, peut la retrouver. Une ligne par personne ne laisse pas cette trace.
warning-none-found = Cette recherche n’a trouvé aucune table. Elle ne les examine pas toutes, il peut donc en exister une : la recherche optimale peut le dire.
warning-unknown-values = Certaines des valeurs désignées comme anodines n’existent pas dans la colonne. Elles sont peut-être mal écrites.
warning-values-alike = { $values } de ses valeurs ne diffèrent d’une autre que par des majuscules, des espaces ou des caractères invisibles. Pour les protections, chacune compte comme une valeur différente : si elles veulent dire la même chose, écrivez-les d’abord de la même façon dans votre fichier.
warning-values-perturbed = La recette fait modifier au hasard des valeurs de cette colonne quand la publication est écrite : elles n’ont pas à être vraies des personnes à côté desquelles elles figurent, et beaucoup le sont. Qui analyse la colonne doit savoir comment elle a été modifiée. D’autres colonnes peuvent révéler ce qui a été modifié : une colonne liée à elle, et une colonne modifiée elle-même. Publiez la colonne une seule fois : deux publications tirées à nouveau révèlent ensemble plus que chacune.
warning-earlier-one-by-one = Chaque publication antérieure a été comparée seule. Ce que trois publications ou plus ne disent qu’ensemble n’a pas été examiné jusqu’au bout, car cela demande trop de travail pour ces fichiers : trois qui montrent chacune une colonne peuvent distinguer ce que deux ne distinguent pas.
warning-special-uniques-untold = Les enregistrements que peu de valeurs suffisent à individualiser (SUDA) n’ont pas été calculés : certaines personnes ont des enregistrements dans plusieurs groupes, et la méthode compte des enregistrements.
warning-special-uniques-skipped = Les enregistrements que peu de valeurs suffisent à individualiser (SUDA) n’ont pas été calculés : pour cette table, ce serait trop long.
warning-associations-skipped = L’association entre les colonnes n’a pas été calculée : pour cette table, ce serait trop long.
warning-wildcard-skipped = Le risque avec des cellules manquantes pouvant représenter n’importe quelle valeur n’a pas été calculé : pour cette table, ce serait trop long.
warning-worst-completion-skipped = Combien il en reste à qui connaît ce qui manque n’a pas été calculé : pour cette table, cela prendrait trop de temps.
warning-nearly-unique-column = { $unique } des { $records } enregistrements ayant une valeur en ont une { $unit ->
    [persons] qu’aucune autre personne n’a
   *[records] qu’aucun autre enregistrement n’a
  } ({ $values } valeurs différentes). La colonne est publiée telle quelle : qui connaît une telle valeur retrouve { record-person.the }.
warning-looks-identifying = { $matching ->
    [none] { $values ->
        [none] Le nom de la colonne est écrit comme { detector }, et il est publié. Renommez la colonne dans votre fichier, ou transformez ces colonnes en lignes, leurs noms allant dans une colonne qui est écartée.
        [1] Un élément ressemble à { detector }. Dans la mesure où il est publié, il peut désigner une personne. Retirez-le de votre fichier, s’il n’a pas à y figurer.
       *[other] { $values } éléments ressemblent à { detector }. Dans la mesure où ils sont publiés, ils peuvent désigner des personnes. Retirez-les de votre fichier, s’ils n’ont pas à y figurer.
    }
   *[other] { $matching } des { $records } enregistrements ayant une valeur contiennent ce qui ressemble à { detector }. Dans la mesure où ces valeurs sont publiées, elles peuvent désigner des personnes.
  }
warning-sensitive-unprotected = { $value ->
    [none] Rien n’empêche d’apprendre le contenu de cette colonne sensible : là où tous ceux qui se ressemblent ont la même valeur, elle est connue pour chacun. Ajoutez une protection, ou renoncez-y dans la recette.
   *[other] Tout ce qui est publié ({ $value }) se trouve dans des groupes à valeur unique, quelles que soient les protections de cette colonne : qui retrouve un groupe connaît la valeur. Dans une recette à vous, demandez davantage, ou retirez ses protections et renoncez à protéger la colonne.
  }
in-file = Fichier { $number } : { $said }
warning-of = { $name } : { $text }
warning-other = Il y a quelque chose à savoir que cette page ne sait pas dire ; cela figure dans le rapport.
warning-persons-may-recur = Les enregistrements dont la valeur diffère ici ont en commun { $partners } bien plus souvent que des personnes différentes : les mêmes personnes semblent figurer à plusieurs dates, et aucune colonne ne dit qui est qui. Si c’est le cas, les chiffres qui comptent des enregistrements en disent trop : cinq qui se ressemblent peuvent être une seule personne. Donnez un numéro à chaque personne dans votre fichier, ne gardez qu’une date, ou indiquez sous « Décrire » que chaque enregistrement est une personne.
warning-records-may-repeat-persons = { $partners ->
    [none] La colonne
   *[other] Avec { $partners }, la colonne
} semble distinguer les personnes, et elle se répète : { $values } valeurs dans { $records } enregistrements. Si c’est le cas, les chiffres qui comptent des enregistrements en disent trop : cinq qui se ressemblent peuvent être une seule personne. Sous « Décrire », indiquez si elle distingue les personnes, regroupez leurs lignes en une seule, ou indiquez que chaque enregistrement est une personne.
warning-records-without-person = { $records ->
    [1] 1 enregistrement, à la ligne { $line }, ne dit pas à qui il appartient.
   *[other] { $records } enregistrements, dont le premier à la ligne { $line }, ne disent pas à qui ils appartiennent.
} Ils peuvent être ceux de personnes que d’autres enregistrements nomment ; là où se trouvent d’autres personnes, ils n’en comptent donc aucune de plus. Écartez-les du fichier, ou regroupez les lignes par personne.
warning-ditto-marks = { $records ->
    [1] Dans 1 enregistrement, à la ligne { $line }, cette colonne renvoie
   *[other] Dans { $records } enregistrements, dont le premier à la ligne { $line }, cette colonne renvoie
} à la cellule du dessus (guillemet de répétition, ou un mot qui en tient lieu). Cela est lu comme une valeur à part entière, si bien que ces enregistrements comptent comme ceux de quelqu’un d’autre. Écrivez les valeurs en toutes lettres dans votre fichier, ou faites remplir la colonne par la recette (data.format.fill-down).
warning-persons-alike = { $values } numéros de personnes, dont le premier à la ligne { $line }, ne diffèrent d’un autre que par des majuscules, des espaces, des signes entre leurs parties, l’ordre des mots ou des zéros placés devant. Chacun compte comme une personne à part : s’ils désignent la même, les groupes ont moins de personnes qu’il n’y paraît. Écrivez-les d’abord de la même façon dans votre fichier.
warning-exact-places = Des régions ou des intervalles s’arrêtent aux lieux et aux heures exacts de personnes, comme la recette le demande (search.exact) : qui les voit sait où ou quand quelqu’un se trouvait. Indiquez plutôt une largeur et une période.
warning-few-share-cloaks = { $value ->
    [1] 1 personne a une région et un intervalle que partagent moins de personnes
   *[other] { $value } personnes ont une région et un intervalle que partagent moins de personnes
  } que demandé : qui voit tout le monde et sait comment les régions sont formées peut remonter jusqu’à { $value ->
    [1] elle
   *[other] elles
  }. Demandez "reciprocal", si la recherche le propose.
warning-linked-cloaks = { $value ->
    [1] 1 personne se retrouve
   *[other] { $value } personnes se retrouvent
  } parmi moins de personnes que demandé, si l’on sait quelles lignes appartiennent à une même personne et que l’on voit qui se trouvait dans toutes ses régions. La publication ne dit pas à qui sont les lignes ; si quelqu’un peut le savoir, des périodes plus longues et des régions plus grandes aident.
warning-not-shuffled = Les enregistrements sont dans l’ordre de votre fichier, comme le veut la recette. Qui possède un autre fichier dans le même ordre peut apparier les deux d’après la position.

## Problems
#
# What happened, where, and what to do. A field that a problem does not have is given as
# the text `none`. No message ever contains a cell.

problem-where = { problem-where-file }{ problem-where-column }{ problem-where-line }{ problem-where-record }{ problem-where-level }
files-together = { $others ->
    [1] { $name } et un autre fichier
   *[other] { $name } et { $others } autres fichiers
}

problem-where-file = { $file ->
    [none] { "" }
   *[other] {" "}Fichier : { $file }.
}
problem-where-column = { $attribute ->
    [none] { $column ->
        [none] { "" }
       *[other] {" "}Colonne { $column }.
    }
   *[other] {" "}Colonne : { $attribute }.
}
problem-where-line = { $line ->
    [none] { "" }
   *[other] { $field ->
        [rows] { $otherLine ->
            [none] {" "}Ligne { $line } de ses niveaux dans la recette.
           *[other] {" "}Lignes { $line } et { $otherLine } de ses niveaux dans la recette.
        }
       *[other] { $otherLine ->
            [none] {" "}Ligne { $line }.
           *[other] {" "}Lignes { $line } et { $otherLine }.
        }
    }
}
problem-where-record = { $record ->
    [none] { "" }
   *[other] {" "}Enregistrement { $record }.
}
problem-where-level = { $level ->
    [none] { "" }
   *[other] {" "}Niveau { $level }.
}
problem-empty = Le fichier est vide. Vérifiez que vous avez choisi le bon, et qu’il a été enregistré en entier.
problem-no-records = Le fichier a une ligne de noms de colonnes et aucun enregistrement. Si la première ligne est un enregistrement, indiquez-le ; sinon, vérifiez que le fichier a été exporté en entier.
problem-workbook-broken = Le fichier est endommagé, ou n’est pas construit comme un classeur ou un fichier de données. Ouvrez-le dans le programme dont il provient et enregistrez-le de nouveau, ou exportez la feuille au format « CSV UTF-8 ».
problem-workbook-encrypted = Le classeur est protégé par un mot de passe. Ouvrez-le dans le programme dont il provient et enregistrez une copie sans mot de passe, ou exportez la feuille au format « CSV UTF-8 ».
problem-workbook-too-large = Une fois décompressé, le classeur est plus grand que ce qui peut être lu. Ouvrez-le dans le programme dont il provient, et exportez la feuille au format « CSV UTF-8 ».
problem-parquet-not-read = { $detail ->
    [nested] Une colonne contient des listes ou des structures, qui ne tiennent dans aucune cellule.{ problem-where } Écrivez leurs parties comme des colonnes distinctes (dans DuckDB : unnest), ou retirez la colonne.
    [binary] Une colonne contient des octets qui ne sont pas du texte.{ problem-where } Convertissez-la en texte, ou retirez-la.
    [interval] Une colonne contient des intervalles de mois, de jours et de millisecondes, qui n’ont pas de texte unique.{ problem-where } Convertissez-la en texte ou en nombre, ou retirez-la.
    [kind] Une colonne contient une sorte de valeurs qu’Outis ne connaît pas.{ problem-where } Convertissez-la en texte, ou retirez-la.
    [encrypted] Le fichier, ou l’une de ses colonnes, est chiffré.{ problem-where } Écrivez-en une copie sans chiffrement.
    [encoding] Les valeurs d’une colonne sont enregistrées d’une manière qu’Outis ne lit pas.{ problem-where } Écrivez le fichier une nouvelle fois sans imposer d’encodage.
   *[other] Le fichier est compressé avec { $detail }.{ problem-where } Écrivez-le une nouvelle fois avec Snappy, Zstandard, gzip ou LZ4 (raw).
} Ce qui est lu d’un fichier Parquet est décrit dans docs/parquet.md.
problem-missing-sheet = Le classeur n’a pas de feuille « { $detail } ». Choisissez-en une autre (sous « Charger » ; dans une recette : data.format.sheet ; en ligne de commande : --sheet).
problem-json-broken = { $detail ->
    [half-letter] Un nom ou un texte d’un objet contient une moitié de caractère, comme \ud800 sans la moitié qui le suit ; ce n’est pas un texte.{ problem-where } Corrigez-le dans le programme dont il provient.
    [nul] Un nom ou un texte d’un objet contient le caractère NUL (\u0000), qui ne figure dans aucune table.{ problem-where } Retirez-le dans le programme dont il provient.
   *[other] Ce n’est pas du JSON, ou pas une liste d’objets : un objet par enregistrement, tel que {"{"}"age": 30, "zip": "01067"{"}"}, dans une liste ou l’un après l’autre.{ problem-where } Exportez-le de nouveau depuis le programme dont il provient, ou au format « CSV UTF-8 ».
}
problem-json-no-sets = Ce n’est pas du JSON contenant des ensembles.{ problem-where } Le fichier entier doit être une liste entre crochets, et non un objet par ligne. Elle contient pour chaque personne une liste d’éléments, telle que [["beer", "wine"], ["beer"]], ou un objet avec "items" et, le cas échéant, "id", tel que [{"{"}"id": 1, "items": ["beer"]{"}"}]. Les éléments sont des textes ou des nombres.
problem-no-sets = Personne dans le fichier n’a d’élément. Vérifiez que vous avez choisi le bon, et que la recette dit comment ses lignes sont construites (data.format).
problem-set-blank-line = Une ligne vide se trouve entre d’autres lignes.{ problem-where } Retirez-la : ce pourrait être une personne perdue.
problem-set-ragged = Une ligne a { $found ->
    [1] 1 cellule
   *[other] { $found } cellules
} au lieu de { $expected }.{ problem-where } Soit un autre caractère sépare les cellules (data.format.delimiter), soit une cellule qui le contient doit être mise entre guillemets, soit les lignes sont construites autrement (data.format.layout, data.format.item-delimiter).
problem-person-missing = Une ligne ne dit pas à qui elle appartient.{ problem-where } Complétez-la ; si aucune ligne ne le dit, indiquez-le dans la recette (data.format.id: false).
problem-person-twice = La même personne a deux lignes.{ problem-where } Réunissez-les ; si chaque ligne contient un seul élément, indiquez-le dans la recette (data.format.layout: "pairs").
problem-no-edges = Dans le fichier, aucune personne n’est liée à une autre. Vérifiez que vous avez choisi le bon, et que la recette dit comment ses lignes sont construites et ce qui sépare les cellules (data.format).
problem-graph-blank-line = Une ligne vide se trouve entre d’autres lignes.{ problem-where } Retirez-la : ce pourrait être un lien perdu.
problem-graph-ragged = Une ligne a { $found ->
    [1] 1 cellule
   *[other] { $found } cellules
} au lieu de deux, une pour chaque extrémité d’un lien.{ problem-where } Si une autre cellule dit quelque chose du lien, comme son poids ou sa date, retirez-la : ici, les liens n’en ont pas. Sinon, soit un autre caractère sépare les cellules (data.format.delimiter), soit chaque ligne est celle d’une personne avec toutes celles auxquelles elle est liée (data.format.layout: "adjacency").
problem-vertex-missing = Une cellule est vide là où une personne doit être nommée.{ problem-where } Complétez la ligne, ou retirez-la.
problem-vertex-twice = La même personne a deux lignes.{ problem-where } Réunissez-les ; si chaque ligne est un lien, indiquez-le dans la recette (data.format.layout: "edges").
problem-self-loop = Une personne est liée à elle-même.{ problem-where } Retirez ce lien, ou laissez Outis écarter et compter les liens de ce genre (data.format.simplify).
problem-edge-twice = Les deux mêmes personnes sont liées deux fois.{ problem-where } Retirez l’un des deux liens, ou laissez Outis écarter et compter les liens de ce genre (data.format.simplify).
problem-release-line = Ce n’est pas une ligne d’une telle publication.{ problem-where } Donnez la recette avec laquelle la publication a été faite, et la publication telle qu’elle a été écrite.
problem-place-column = La recette nomme une colonne que le fichier n’a pas.{ problem-where } Corrigez le nom (data.format.columns), ou indiquez ce qui sépare les cellules (data.format.delimiter).
problem-place-cell = { $detail ->
    [number] Une cellule n’est pas un nombre, ou en est un trop éloigné de 0.{ problem-where } Écrivez des chiffres avec un point avant les décimales, comme -16.37, sans exposant, unité ni séparateur de milliers. Les heures sont elles aussi des nombres, par exemple des secondes depuis 1970.
    [people] Une cellule ne dit pas parmi combien de personnes quelqu’un veut être.{ problem-where } Écrivez un nombre entier de 1 à 1000.
    [negative] Une cellule qui dit de combien un lieu peut être élargi, ou combien de temps quelqu’un attend, est inférieure à 0.{ problem-where } Écrivez 0 ou plus.
    [degrees] Un lieu se trouve au-delà de 180 degrés de longitude ou de 85 degrés de latitude.{ problem-where } Vérifiez que x est la longitude et y la latitude, ou que les lieux sont bien en degrés (data.format.coordinates).
    [user] Une ligne ne dit pas à qui elle appartient.{ problem-where } Complétez-la ou retirez-la.
    [ragged] Une ligne a { $found ->
        [1] 1 cellule
       *[other] { $found } cellules
    }, alors que la première en a { $expected }.{ problem-where } Soit un autre caractère sépare les cellules (data.format.delimiter), soit une cellule qui le contient doit être mise entre guillemets.
   *[nobody] Le fichier a une ligne de noms de colonnes, et personne n’était nulle part. Vérifiez qu’il a été exporté en entier.
}
problem-query-cell = { $detail ->
    [user] Une ligne ne dit pas qui a cherché.{ problem-where } Complétez-la ou retirez-la.
    [time] Une heure ne commence pas par un jour comme 2006-03-01.{ problem-where } Écrivez-la ainsi, avec ou sans heure ensuite, ou faites que la publication ne montre aucune heure (output.time: "none").
    [ragged] Une ligne a { $found ->
        [1] 1 cellule
       *[other] { $found } cellules
    }, alors que la première en a { $expected }.{ problem-where } Soit un autre caractère sépare les cellules (data.format.delimiter), soit une cellule qui le contient doit être mise entre guillemets.
   *[nobody] Le fichier a une ligne de noms de colonnes, et personne n’a rien cherché. Vérifiez qu’il a été exporté en entier.
}
problem-places-apart = Les lieux couvrent plus de la moitié du globe ; ils peuvent donc se trouver de part et d’autre de la ligne de changement de date. Indiquez le milieu de la carte (data.format.middle), ou partagez le fichier.
problem-item-not-in-hierarchy = { $found ->
    [1] 1 élément n’a
   *[other] { $found } éléments n’ont
} pas de place dans la hiérarchie.{ problem-where } L’emplacement est celui du premier d’entre eux dans votre fichier. Ajoutez à la hiérarchie une ligne pour chacun, ou corrigez le fichier.
problem-item-label = Deux éléments ou groupes différents de la hiérarchie s’écriraient de la même façon, et personne ne saurait lequel est désigné.{ problem-where } Donnez à l’un d’eux un autre libellé ; s’il n’y a pas de niveau où tous sont réunis, c’est le libellé * qui en tient lieu.
problem-item-parted = Un libellé ou un élément contient le caractère qui sépare les éléments au sein d’une cellule : il serait lu comme deux éléments. Rien n’a été publié. Choisissez un autre caractère ({ $field ->
    [none] data.format.item-delimiter
   *[other] { $field }
  }), ou modifiez le libellé.
problem-json-not-flat = { $detail ->
    [several-lists] Le fichier est un seul objet avec plusieurs listes d’objets, et chacune peut être la table. Gardez-en une.
    [one-object] Le fichier est un seul objet, et aucune liste qu’il contient n’est une table. Écrivez une liste avec un objet par enregistrement (dans pandas : to_json(orient="records")), ou exportez la table au format « CSV UTF-8 ».
   *[other] Une valeur d’un objet est elle-même une liste ou un objet, qui ne tient dans aucune cellule.{ problem-where } Écrivez ses parties comme des valeurs distinctes, ou exportez la table au format « CSV UTF-8 ».
}
problem-json-name-twice = Un objet a deux fois le même nom.{ problem-where } N’en gardez qu’un.
problem-drawn = { $detail ->
    [goes-on] Une cellule se poursuit à la ligne suivante, ce que psql marque par « + ».{ problem-where }
   *[out-of-line] Une cellule n’est placée sous aucune colonne : l’une des précédentes est peut-être vide, ou contient plusieurs espaces.{ problem-where }
  } Exportez la table au format CSV depuis le programme dont elle provient.
problem-separator-line = La première ligne n’est pas un enregistrement : elle indique à un tableur le séparateur du fichier.{ problem-where } Supprimez cette ligne, ou indiquez que les noms se trouvent en dessous, comme le font la page et « outis inspect » (data.format.header-line: 2). Outis trouve lui-même le séparateur.
problem-other-format = { $detail ->
    [excel] C’est un classeur
    [zip] C’est une archive zip
    [spss] C’est un fichier SPSS
    [sas] C’est un fichier SAS
    [stata] C’est un fichier Stata
    [pdf] C’est un document PDF
    [image] C’est une image
    [gzip] C’est un fichier compressé (gzip), ou un fichier de R
    [parquet] C’est un fichier Parquet
    [sqlite] C’est une base de données SQLite
    [arrow] C’est un fichier Arrow (Feather)
    [access] C’est une base de données Access
    [r] C’est un fichier de R
    [dbase] C’est un fichier dBase
    [sylk] C’est un fichier SYLK
    [word] C’est un document Word
    [powerpoint] C’est une présentation
    [numbers] C’est un document Numbers
    [xml] C’est un fichier XML
    [html] C’est une page web
    [json] C’est un fichier JSON
   *[other] Ce n’est pas un fichier texte
}, donc pas un fichier CSV. { $detail ->
    [excel] Seule la table elle-même peut en être un. Dans le programme dont elle provient, choisissez « Enregistrer sous », puis « CSV UTF-8 ».
    [zip] Décompressez d’abord l’archive et choisissez la table qu’elle contient.
    [gzip] Décompressez-le d’abord et choisissez le fichier CSV qu’il contient ; dans R, utilisez write.csv.
    [xml] Ouvrez-le dans le programme dont il provient, et exportez la table au format « CSV UTF-8 ».
    [html] Enregistrez la table elle-même, non la page qui l’affiche : dans le programme dont elle provient, exportez-la au format « CSV UTF-8 ». Ou ouvrez ce fichier dans un tableur et enregistrez-le comme classeur (.xlsx).
    [json] Si c’est une recette, ouvrez-le comme telle. S’il contient vos données, exportez-les au format « CSV UTF-8 » depuis le programme dont elles proviennent.
    [pdf] Demandez la table elle-même sous forme de fichier CSV.
    [image] Demandez la table elle-même sous forme de fichier CSV.
    [spss] Dans SPSS, enregistrez-le comme classeur Excel (.xlsx), fichier Stata (.dta) ou « CSV UTF-8 ».
   *[other] Exportez la table au format CSV en UTF-8 depuis le programme dont elle provient.
}
problem-encoding = Le texte ne correspond pas à l’encodage { $detail ->
    [utf-8] UTF-8
    [utf-16le] UTF-16 (LE)
    [utf-16be] UTF-16 (BE)
    [windows-1252] Windows-1252
    [iso-8859-15] ISO 8859-15
   *[other] { $detail }
}.{ problem-where } Choisissez son encodage (dans une recette : data.format.encoding), ou enregistrez le fichier au format « CSV UTF-8 » dans le programme dont il provient. Les caractères de DOS (cp850) et des anciens Macintosh ne peuvent pas être lus.
problem-unwritable = { $detail ->
    [XML] La publication contient un caractère de contrôle, que XML ne peut pas contenir.{ problem-where } Écrivez-la en CSV ou comme classeur (sous « Publier » ; dans une recette : output.format).
    [XML-names] La publication n’a aucun enregistrement, et XML ne nomme les colonnes que dans des enregistrements.{ problem-where } Écrivez-la en CSV ou comme classeur (sous « Publier » ; dans une recette : output.format).
   *[other] Un caractère de la publication n’existe pas dans l’encodage { $detail }.{ problem-where } Écrivez la publication en UTF-8 (sous « Publier » ; dans une recette : output.encoding), ou donnez au niveau un autre libellé.
}
problem-release-too-large = { $detail ->
    [rows] La publication a { $found } lignes, et une feuille de classeur en a au plus { $expected }.
    [columns] La publication a { $found } colonnes, et une feuille de classeur en a au plus { $expected }.
   *[cell] Une cellule de la publication a { $found } caractères, et celle d’un classeur en a au plus { $expected }.
}{ problem-where } Écrivez la publication au format CSV (sous « Publier » ; dans une recette : output.format).
problem-nul = Le fichier contient un octet NUL, qui ne figure dans aucun texte.{ problem-where } Il est endommagé, ou n’est pas en UTF-8 : exportez-le de nouveau au format CSV en UTF-8.
problem-blank-line = Une ligne vide se trouve entre des enregistrements.{ problem-where } Retirez-la, ou remplissez ses cellules : ce pourrait être un enregistrement perdu. Si ce n’en est pas un, ces lignes peuvent être écartées (data.format.skip-empty).
problem-unclosed-quote = Un guillemet est ouvert et n’est jamais fermé.{ problem-where } Fermez-le ; si un guillemet fait partie du texte, écrivez-le deux fois ("").
problem-text-after-quote = Du texte suit un guillemet fermant.{ problem-where } Le guillemet doit terminer sa cellule ; s’il fait partie du texte, écrivez-le deux fois ("").
problem-ragged = Un enregistrement a { $found ->
    [1] 1 cellule
   *[other] { $found } cellules
}, alors que le premier en a { $expected }.{ problem-where } Soit le séparateur est un autre (data.format.delimiter), soit une cellule qui le contient doit être mise entre guillemets, soit cette ligne ne fait pas partie de la table : indiquez alors à quelle ligne se trouvent les noms (data.format.header-line), ou combien de lignes écarter à la fin (data.format.skip-last). Si les dernières cellules de ces lignes ont été coupées parce qu’elles sont vides, indiquez qu’elles sont manquantes (data.format.fit-records) ; une ligne coupée en deux reste à corriger.
problem-cell-too-long = Une cellule dépasse les { $expected } octets autorisés.{ problem-where } Le plus souvent, un guillemet manque avant elle ; sinon, raccourcissez la cellule.
problem-duplicate-name = Deux colonnes ont le même nom.{ problem-where }{ $found ->
    [none] { "" }
   *[other] {" "}La première est la colonne { $found }.
} Renommez l’une d’elles, ou indiquez que la première ligne est un enregistrement.
problem-files-differ = { $detail ->
    [names] Ce fichier a une ligne avec les noms de ses colonnes et le premier n’en a pas, ou l’inverse.
    [layout] La table ne commence ou ne finit pas aux mêmes lignes que dans le premier fichier.
    [around] Dans l’un des fichiers, des espaces à côté des séparateurs, des guillemets autour des lignes ou des barres autour des cellules n’appartiennent à aucune cellule ; dans l’autre, ils en font partie.
    [count] Le fichier a { $found ->
        [1] 1 colonne
       *[other] { $found } colonnes
    } et le premier en a { $expected }.
   *[column] Le fichier a une colonne que le premier fichier n’a pas.
}{ problem-where } Des fichiers ne forment une seule table que s’ils ont les mêmes colonnes : rendez-les semblables, ou prenez-les l’un après l’autre.
problem-file-twice = Le même fichier est donné deux fois.{ problem-where } Chaque enregistrement compterait double, et chacun semblerait caché parmi deux. Écartez l’un des deux.
problem-too-many = { $detail ->
    [names] Presque aucun objet n’a les noms d’un autre : il y en a { $found } en tout, de sorte que presque toutes les cellules de la table seraient vides.{ problem-where } Donnez le même nom à ce qui est identique dans chaque objet, et vérifiez qu’aucun nom ne contient ce qui devrait être une valeur.
   *[other] La table est plus grande que ce qui peut être numéroté ici : { $expected } au plus.{ problem-where } Divisez-la, ou écartez des colonnes avant de la charger.
}
problem-not-in-hierarchy = { $found ->
    [1] 1 valeur de la colonne n’a
   *[other] { $found } valeurs de la colonne n’ont
} pas de place dans la hiérarchie.{ problem-where } L’emplacement est celui de la première d’entre elles dans votre table. Ajoutez une ligne pour chacune ; si la hiérarchie est une échelle prête à l’emploi, corrigez-les ou donnez un libellé à ce qu’elle ne connaît pas.
problem-not-nested = Un groupe se divise de nouveau à un niveau plus grossier.{ problem-where } Tout ce qui est réuni à un niveau doit le rester au-dessus.
problem-hierarchy-ragged = Une ligne de la hiérarchie a { $found ->
    [1] 1 cellule
   *[other] { $found } cellules
}, alors que la première en a { $expected }.{ problem-where } Donnez à chaque ligne le même nombre de niveaux.
problem-hierarchy-empty = La hiérarchie n’a pas de lignes.{ problem-where } Il lui faut une ligne pour chaque valeur, du plus fin au plus grossier.
problem-hierarchy-conflict = La même valeur figure sur deux lignes qui mènent à des groupes différents.{ problem-where } N’en gardez qu’une.
problem-label-reused = À un niveau, un groupe de valeurs s’écrirait comme les cellules manquantes.{ problem-where } Donnez au groupe un autre libellé, ou inscrivez les cellules manquantes dans la hiérarchie : dans la publication, on ne pourrait pas les distinguer.
problem-hierarchy-parameter = { $field ->
    [start] Le début des intervalles a plus de chiffres que le calcul exact n’en permet : 28 au plus. Arrondissez-le.
    [end] La fin doit se trouver au-dessus du début, et ni l’un ni l’autre ne peut avoir plus de 28 chiffres. Corrigez-la, ou arrondissez-la.
    [steps] { $detail ->
        [too-many] La hiérarchie a { $found } niveaux au-dessus de la valeur exacte, et { $expected } est le maximum. Écartez des niveaux que vous ne choisiriez pas.
        [too-fine] Les intervalles sont trop fins pour une étendue aussi large : elle serait découpée en plus de 4 294 967 295 intervalles. Augmentez les largeurs, ou rapprochez le début et la fin.
        [too-large] Une largeur a plus de chiffres que le calcul exact n’en permet : 28 au plus. Arrondissez-la.
       *[other] { $level ->
            [none] Il doit y avoir au moins une largeur.
           *[other] Une largeur ne peut pas être utilisée. Chacune doit être supérieure à 0 et multiple de la précédente, sauf si elle couvre toute l’étendue : ainsi, aucun intervalle n’est coupé en deux quand on monte. Corrigez-la, ou écartez-la.
        }
    }
    [rows] Les niveaux d’une colonne figurent soit dans "rows", soit dans un "file". Donnez l’un des deux.
    [levels] { $detail ->
        [too-many] La hiérarchie a { $found } niveaux au-dessus de la valeur exacte, et { $expected } est le maximum. Écartez des niveaux que vous ne choisiriez pas.
       *[other] Choisissez au moins un niveau que les dates possèdent, du plus fin au plus grossier.
    }
    [format] Le format des dates ne peut pas être utilisé. Il lui faut au moins l’année : %Y, comme dans %d.%m.%Y.
    [pivot] La dernière année désignée par deux chiffres doit se situer entre 1099 et 9999.
    [from] Les valeurs sont trop nombreuses ou trop longues pour être masquées caractère par caractère.
   *[other] { $detail ->
        [too-many] La hiérarchie a { $found } niveaux au-dessus de la valeur exacte, et { $expected } est le maximum. Écartez des niveaux que vous ne choisiriez pas.
        [repeated] Ce qui se trouve à { $field } figure déjà dans la hiérarchie. Une valeur n’est que dans un groupe, et un libellé ne désigne qu’un groupe. Écartez-le, ou donnez-lui un autre libellé.
        [empty] Il n’y a rien à { $field }. Complétez, ou écartez cette entrée.
        [star] Le libellé à { $field } est *, qui représente tout. Choisissez-en un autre.
        [value-of-another] Le libellé à { $field } est une valeur qui n’est pas dans ce groupe : dans la publication, on ne pourrait pas les distinguer. Choisissez un autre libellé, ou mettez la valeur dans le groupe.
        [not-in-group] Ce qui se trouve à { $field } porte sur une valeur qui n’est pas dans le groupe. Mettez la valeur dans ses "values", ou écartez cette entrée.
        [missing-marker] Ce qui se trouve à { $field } désigne une cellule manquante. Les cellules manquantes le restent en dessous de * : écartez cette entrée, ou choisissez un autre libellé.
        [too-deep] Les groupes à { $field } sont imbriqués dans trop d’autres. Écartez des niveaux que vous ne choisiriez pas.
        [not-ascending] Ce qui se trouve à { $field } n’est pas supérieur à ce qui précède. Chaque liste est croissante, et rien n’y figure deux fois.
        [not-among-finer] La borne à { $field } ne figure pas dans la liste précédente. Un niveau ne peut qu’en retirer : sinon, un intervalle serait coupé en deux quand on monte.
        [not-a-number] Ce qui se trouve à { $field } n’est pas un nombre. Si les valeurs sont des dates, donnez leur "format".
        [not-a-date] Ce qui se trouve à { $field } n’est pas une date de ce format, écrite comme un texte.
        [too-many-digits] Le nombre à { $field } a plus de chiffres que le calcul exact n’en permet : 28 au plus. Arrondissez-le.
        [too-small] Le nombre à { $field } doit être un entier de 2 à 4 294 967 295 : aucune valeur n’a moins d’un enregistrement.
        [records-unknown] Les valeurs rares se comptent dans la table d’avant l’anonymisation, qui n’est pas ici. Donnez-la elle aussi (--reference).
       *[other] Un réglage de la hiérarchie ne peut pas être utilisé : { $field }.
    }
}{ problem-where }
problem-label-is-value = { $found ->
    [1] 1 valeur s’écrit comme le libellé d’un groupe dont elle ne fait
   *[other] { $found } valeurs s’écrivent comme le libellé d’un groupe dont elles ne font
} pas partie.{ problem-where } L’emplacement est celui de la première. Choisissez un autre libellé : dans la publication, on ne pourrait pas les distinguer.
problem-not-a-number = { $field ->
    [none] { $found ->
        [1] 1 valeur n’est pas un nombre
       *[other] { $found } valeurs ne sont pas des nombres
    } que des intervalles puissent contenir.{ problem-where } L’emplacement est celui de la première. Choisissez un autre type de niveaux, ou déclarez le texte manquant.
   *[other] { $found ->
        [1] 1 valeur n’est pas un nombre
       *[other] { $found } valeurs ne sont pas des nombres
    }, et { $field } demande l’écart entre les nombres.{ problem-where } L’emplacement est celui de la première. Corrigez les valeurs, déclarez le texte manquant, ou choisissez une autre distance.
}
problem-not-of-release = { $found ->
    [1] 1 texte de la colonne n’est
   *[other] { $found } textes de la colonne ne sont
} pas de ceux que la recette écrit pour quelqu’un du fichier d’entrée, quel que soit le niveau de la colonne.{ problem-where } Donnez la recette et le fichier d’entrée dont la publication a été tirée.
problem-breaks-earlier = { $found ->
    [0] Cette publication et la publication antérieure n’ont pas pu être comparées jusqu’au bout : on ne sait pas ce qu’elles disent ensemble.
    [1] Sur 1 groupe de personnes, cette publication et la publication antérieure en disent ensemble plus que la protection ne le permet : que le groupe est plus petit, ou une valeur sensible.
   *[other] Sur { $found } groupes de personnes, cette publication et la publication antérieure en disent ensemble plus que la protection ne le permet : que le groupe est plus petit, ou une valeur sensible.
  }{ problem-where } Ce que vous pouvez faire se trouve sous « { earlier-title } ».
problem-register-unlike = Rien dans la colonne ne figure dans la table : chaque personne du fichier y serait donc étrangère. Plus probablement, l’écriture diffère.{ problem-where } Écrivez la colonne comme le fait la table, ou écartez-la du fichier.
problem-register-unread = Rien dans la colonne ne se lit comme une date, ou plusieurs seraient possibles.{ problem-where } Écrivez les dates comme le fait la table, ou bien un mois (1962-08), une année (1962) ou une suite d’années (1960-1969).
problem-nothing-in-common = Le fichier n’a aucune colonne par laquelle retrouver des personnes de la publication.{ problem-where } Donnez à ses colonnes les noms qu’elles ont dans la publication.
problem-not-in-population = { $found ->
    [1] 1 texte de la colonne n’est
   *[other] { $found } textes de la colonne ne sont
} l’écriture d’aucune personne de la population, quel que soit le niveau de la colonne.{ problem-where } La population doit contenir tout le monde, y compris les personnes du fichier mesuré, et être écrite de la même façon : donnez la population entière, ou mesurez sans elle.
problem-out-of-range = { $found ->
    [1] 1 valeur se trouve
   *[other] { $found } valeurs se trouvent
} en dehors de l’étendue des intervalles.{ problem-where } L’emplacement est celui de la première. Élargissez l’étendue, ou corrigez la table.
problem-not-a-date = { $found ->
    [1] 1 valeur n’est pas une date
   *[other] { $found } valeurs ne sont pas des dates
} du format donné.{ problem-where } L’emplacement est celui de la première. Corrigez le format, ou déclarez le texte manquant.
problem-missing-attribute = { $detail ->
    [engine-records] { $field } porte sur un autre nombre d’enregistrements que --counts.{ problem-where } Exécutez encore une fois verify.sql de ce plan, et prenez tout ce qu’il écrit.
    [engine-columns] { $field } n’a pas les colonnes que le plan attend.{ problem-where } Exécutez verify.sql de ce plan, et prenez ce qu’il écrit.
    [persons-left-out] Le fichier ne contient pas la colonne qui distingue les personnes ({ $field }) : c’est un identifiant, que n’a aucune publication ; les personnes ne peuvent donc pas y être comptées.{ problem-where } Pour compter plutôt les enregistrements, mesurez avec "records": {"{"}"person": "record"{"}"} dans la recette. Les chiffres par personne figurent dans le rapport de l’exécution.
    [left-out] { $field } nomme une colonne que le fichier ne contient pas : c’est un identifiant, que n’a aucune publication.{ problem-where } Mesurez sans ce qui a besoin de la colonne ; ses chiffres figurent dans le rapport de l’exécution.
    [no-quasi-identifier] { $field } donne un niveau à une colonne qui n’est pas un quasi-identifiant de la recette.{ problem-where } Corrigez le nom, ou retirez le niveau.
   *[other] { $field ->
        [none] La recette nomme une colonne que la table n’a pas.{ problem-where } Renommez la colonne dans la table ou dans la recette, ou chargez la table à laquelle la recette est destinée.
       *[other] { $field } nomme une colonne qui ne figure pas parmi les "attributes" de la recette.{ problem-where } Corrigez le nom, ou ajoutez la colonne aux attributs.
    }
}
problem-unnamed-column = La table a une colonne que la recette ne nomme pas.{ problem-where } Rien n’est publié sans que quelqu’un en ait décidé : ajoutez-la à la recette avec un rôle.
problem-attribute-twice = La recette nomme deux fois la même colonne.{ problem-where } Retirez l’une des deux entrées.
problem-is-quasi-identifier = { $field } nomme une colonne qui est un quasi-identifiant.{ problem-where } Ses valeurs sont généralisées et ne pourraient plus être lues : donnez-lui un autre rôle, ou nommez une autre colonne.
problem-is-quasi-identifier-records-entity = « { $attribute } » distingue les personnes, et est un quasi-identifiant. Généralisée, cette colonne ne pourrait plus les distinguer : donnez-lui un autre rôle sous « Décrire », ou modifiez-y la réponse qui en fait la colonne de la personne.
problem-is-quasi-identifier-records-sampling-weight = « { $attribute } » contient des poids, et est un quasi-identifiant. Généralisés, ils ne pourraient plus être lus : donnez à la colonne un autre rôle sous « Décrire », ou n’y choisissez aucune colonne de poids.
problem-not-sensitive = { $field } nomme une colonne qui n’est pas sensible.{ problem-where } Donnez-lui le rôle sensible, ou nommez une autre colonne.
problem-protection-not-sensitive = { $field } renonce à une protection que seules les colonnes sensibles peuvent avoir.{ problem-where } Retirez-le, ou donnez à la colonne le rôle sensible.
problem-protection-contradicts = { $field } renonce à une protection qu’apporte l’un des modèles.{ problem-where } Retirez l’un des deux.
problem-unknown-quasi-identifier = { $field } nomme une colonne qui n’est pas un quasi-identifiant.{ problem-where } Corrigez le nom, donnez ce rôle à la colonne, ou retirez-la de la liste.
problem-listed-twice = { $detail ->
    [none] { $field } nomme une colonne déjà présente dans la liste.{ problem-where } { $level ->
        [none] Retirez l’une des deux.
       *[other] Retirez-la, ou demandez un niveau plus élevé que la fois précédente.
    }
   *[other] { $field } et { $detail } nomment la même colonne. L’identité de quelqu’un figurerait à la place d’autre chose, ou l’inverse : donnez à chacun sa propre colonne.
}
problem-unknown-values = { $found ->
    [1] Une valeur de { $field } n’existe pas
   *[other] { $found } valeurs de { $field } n’existent pas
  } dans la colonne.{ problem-where } { $found ->
    [1] Peut-être mal écrite, elle serait sans effet : corrigez-la ou retirez-la.
   *[other] Peut-être mal écrites, elles seraient sans effet : corrigez-les ou retirez-les.
  }
problem-missing-table = { $field } nomme une table que la recette n’a pas : { $detail }. Ajoutez-la à "tables", avec son fichier.
problem-two-populations = La recette nomme deux populations : { $detail }. Toutes les protections et tous les risques doivent se fonder sur la même.
problem-population-repeats-persons = Des personnes ont plusieurs lignes dans la population : { $attribute } semble les distinguer, avec { $found } valeurs dans { $expected } lignes.{ problem-where } Chaque ligne d’une population compte comme une personne. Ne gardez qu’une ligne par personne ; si chaque ligne est bien une personne, indiquez-le (records.person).
problem-population-shares-persons = { $found ->
    [one] Une personne figure
   *[other] { $found } personnes figurent
  } à la fois dans les données et dans la table des personnes qui ne doivent pas y avoir d’enregistrement : { $attribute } le montre.{ problem-where } Un tel enregistrement reste celui de sa personne à tous les niveaux, si bien que la null-map ne peut être respectée. Retirez ces personnes de l’un des deux fichiers. Si seul un nom est commun, retirez cette colonne de la table des personnes.
problem-count = { $detail ->
    [not-a-count] Une ligne ne dit pas pour combien d’enregistrements elle compte (records.count).{ problem-where } Écrivez un nombre entier à partir de 1, sans séparateur, et retirez les lignes sans enregistrement.
   *[too-many] Les lignes comptent ensemble pour plus de { $expected } enregistrements, plus qu’on ne peut en compter.{ problem-where } Divisez la table selon une colonne qui reste telle quelle, comme l’année ou la région, et anonymisez chaque partie séparément.
}
problem-fold = { $detail ->
    [person-missing] { $found ->
        [1] Un enregistrement ne dit pas à qui il appartient, et ne peut donc pas être réuni à d’autres de la même personne.
       *[other] { $found } enregistrements ne disent pas à qui ils appartiennent, et ne peuvent donc pas être réunis à d’autres de la même personne.
    }{ problem-where } L’emplacement est celui du premier. Complétez la colonne ; s’ils peuvent être écartés, indiquez-le (data.fold.unassigned: "leave-out") : ils sont alors comptés dans le rapport.
    [nobody] Aucun enregistrement ne dit à qui il appartient : il n’y a donc aucune personne.{ problem-where } Nommez la colonne qui distingue les personnes (data.fold.by).
    [order-missing] Un enregistrement d’une personne qui en a plusieurs ne dit pas quand il a eu lieu : rien n’indique donc lequel vient en premier.{ problem-where } Complétez la colonne, ou suivez-en une autre ou l’ordre du fichier (data.fold.order).
    [order-unclear] La colonne qui doit dire quel enregistrement vient en premier ne contient ni nombres ni dates d’un même format.{ problem-where } Nommez-en une autre, indiquez comment ses dates sont écrites (data.fold.format), ou suivez l’ordre du fichier.
    [order-ambiguous] Les dates qui doivent dire quel enregistrement vient en premier peuvent se lire de deux façons, le jour ou le mois en premier.{ problem-where } Indiquez laquelle est la bonne, à côté de l’ordre (dans une recette : data.fold.format, par exemple "%d/%m/%Y").
    [not-a-date] { $found ->
        [1] 1 valeur de la colonne qui dit quel enregistrement vient en premier n’est pas une date
       *[other] { $found } valeurs de la colonne qui dit quel enregistrement vient en premier ne sont pas des dates
    } du format donné.{ problem-where } L’emplacement est celui de la première. Corrigez la valeur ou le format, ou déclarez le texte manquant.
    [not-a-number] { $found ->
        [1] 1 valeur n’est pas un nombre
       *[other] { $found } valeurs ne sont pas des nombres
    }, alors que des nombres doivent être additionnés ou comparés.{ problem-where } L’emplacement est celui de la première. Corrigez les valeurs, déclarez le texte manquant, indiquez comment le fichier écrit les nombres (data.format), ou gardez la première ou la dernière valeur.
    [sum-too-long] La somme des nombres d’une personne a plus de chiffres qu’il n’est possible d’en conserver exactement.{ problem-where } Gardez un autre des nombres, ou écrivez-les avec moins de décimales.
    [by-kept] Cette colonne distingue les personnes : elle n’a donc qu’une valeur pour chacune.{ problem-where } Retirez-la de { $field }.
    [counted-twice] Deux nouvelles colonnes compteraient les enregistrements d’une personne.{ problem-where } Retirez l’une d’elles de { $field }.
    [no-names] Un fichier sans noms de colonnes ne peut pas avoir de nouvelle colonne, puisque ses colonnes sont désignées par leur numéro.{ problem-where } Donnez-leur des noms (data.format.names), ou retirez-la de { $field }.
   *[other] Les enregistrements de chaque personne ne peuvent pas être regroupés en un seul : { $detail }.{ problem-where }
}
problem-join = { $detail ->
    [files] { problem-join-files }
    [no-name] Une autre table n’a pas de nom.{ problem-where } Donnez-lui un nom (name) : c’est celui des messages et des rapports.
    [one-name] Deux autres tables portent le même nom. Nommez l’une d’elles autrement : { $field }.
    [no-names] Les colonnes d’un fichier n’ont pas de nom, et ne se distingueraient plus une fois les tables réunies.{ problem-where } Donnez-leur des noms (format.names), ou écrivez une ligne de noms dans le fichier.
    [key-missing] { $found ->
        [one] Un enregistrement de la table des personnes ne dit pas à qui il est.
       *[other] { $found } enregistrements de la table des personnes ne disent pas à qui ils sont.
    }{ problem-where } L’endroit est celui du premier. Complétez la colonne, ou retirez les enregistrements.
    [key-twice] { $found ->
        [one] Une clé figure deux fois dans la table des personnes, où chaque personne a un enregistrement.
       *[other] { $found } enregistrements de la table des personnes ont une clé qui y figure déjà, et chaque personne y a un enregistrement.
    }{ problem-where } L’endroit est celui des deux premiers. Retirez les autres enregistrements, choisissez une autre colonne (data.join : key), ou faites de ce fichier l’autre table.
    [without-person] { $found ->
        [one] Un enregistrement d’une autre table n’est à personne : sa clé manque, ou n’est pas dans la table des personnes.
       *[other] { $found } enregistrements d’une autre table ne sont à personne : leurs clés manquent, ou ne sont pas dans la table des personnes.
    }{ problem-where } L’endroit est celui du premier. Complétez la table des personnes ; les clés sont comparées lettre par lettre, et 07 n’est pas 7. Ou, si de tels enregistrements peuvent être laissés de côté, dites-le (data.join : "without-person": "leave-out") : le rapport les compte alors.
    [no-marker] Quelqu’un n’a pas d’enregistrement dans une autre table, et rien ne dit comment s’écrit une cellule manquante. Nommez un texte qui veut dire « manquant » (missing.values).
    [name-twice] Une colonne d’une autre table porterait le nom d’une autre.{ problem-where } Nommez la table autrement (data.join : name), ou renommez la colonne dans son fichier.
    [too-many] Les tables font ensemble { $found } enregistrements, et pas plus de { $expected } ne peuvent être traités. Divisez les personnes en parties, et publiez chacune.
    [too-many-combinations] Qui a des enregistrements dans plusieurs autres tables reçoit chacun de l’une à côté de chacun de l’autre : { $found } enregistrements ensemble, et pas plus de { $expected } ne sont formés. Faites d’abord un enregistrement par personne d’une autre table, comme data.fold le fait d’un fichier, ou réunissez moins de tables.
    [no-entity] Des tables sont réunies (data.join), si bien qu’une personne a plusieurs enregistrements, et la recette ne dit pas que les personnes sont comptées : trois enregistrements d’une personne passeraient pour trois personnes. Dites-le : "records": {"{"}"entity": "{ $attribute }"{"}"}.
    [other-entity] Des tables sont réunies par la clé de chaque personne (data.join), et les personnes sont comptées par une autre colonne. Comptez-les par la clé : "records": {"{"}"entity": "{ $attribute }"{"}"}.
    [person] Des tables sont réunies (data.join), si bien qu’une personne a plusieurs enregistrements, et la recette dit que chacun est une autre personne (records.person). Dites plutôt à qui ils sont (records.entity).
    [counts] Une ligne vaut plusieurs enregistrements (records.count), si bien que personne ne peut dire à qui sont les enregistrements d’une autre table. Laissez l’un des deux de côté.
    [fold-counts] { $attribute } doit être compté ou additionné pour chaque personne (data.fold), et figure plus souvent dans les tables réunies que dans son fichier. Gardez la première valeur, ou ne réunissez que cette table avec celle des personnes.
   *[no-key] On ne sait pas par quelles colonnes ces tables vont ensemble : aucune colonne du premier fichier ayant une autre valeur dans chaque enregistrement ne contient les valeurs d’une colonne de ce fichier, ou plusieurs peuvent être visées, ou le premier fichier a plusieurs enregistrements de certaines personnes.{ problem-where } Donnez d’abord le fichier qui a un enregistrement par personne ; ce qui les distingue doit être écrit de la même façon dans les deux. Ou nommez les colonnes dans la recette (data.join : key, other-key).
}
problem-join-files = { $expected ->
    [0] La recette est pour un seul fichier, et d’autres tables lui sont ici ajoutées. Chargez seul le fichier auquel elle est destinée.
    [one] La recette ajoute une autre table à celle des personnes (data.join). Donnez les deux fichiers ensemble : déposez-les ou choisissez-les en une fois.
   *[other] La recette ajoute { $expected } autres tables à celle des personnes (data.join). Donnez tous les fichiers ensemble : déposez-les ou choisissez-les en une fois.
}
problem-not-together = { $detail ->
    [earlier-columns] La recette protège les valeurs d’une colonne qui compte comme connue avec "earlier": "columns", puisque la publication antérieure la montre : qui partage un groupe partage ce qui est connu, et aucun modèle ne peut y tenir.{ problem-where } Retirez { $field } de la recette, ou demandez "earlier": "floors".
    [entity-and-fold] La recette dit à la fois qu’une colonne distingue les personnes (records.entity) et que les enregistrements de chaque personne sont regroupés en un seul (data.fold), après quoi chaque enregistrement est une personne. Gardez l’un des deux.{ problem-where }
    [entity-and-items] La recette compte des personnes (records.entity), alors que la protection des ensembles d’éléments compte des enregistrements : trois enregistrements d’une seule personne passeraient pour trois personnes.{ problem-where } Regroupez les enregistrements de chaque personne en un seul (data.fold), ou écartez cette colonne.
    [fold-role] La recette donne deux rôles à une colonne regroupée, l’un sous data.fold et l’autre sous attributes. Gardez l’un des deux.{ problem-where }
    [entity-and-person] La recette dit à la fois qu’une colonne distingue les personnes et que chaque enregistrement est une personne. Gardez l’un des deux : records.entity ou records.person.{ problem-where }
    [header-line-without-header] La recette dit à quelle ligne se trouvent les noms (data.format.header-line), et qu’il n’y en a pas (data.format.header). Gardez l’un des deux ; pour indiquer où commencent les enregistrements sans noms, écrivez data.format.first-line.{ problem-where }
    [name-or-column] Une colonne complétée par des zéros (data.format.leading-zeros) est désignée par son nom ou, dans un fichier sans ligne d’en-tête, par son numéro. Donnez l’un des deux.{ problem-where }
    [null-map-population] La null-map demande une table de personnes qui n’ont pas d’enregistrement ici, alors que la recette compte dans une population où figurent aussi celles des données (k-map, δ-présence ou risk.population). Gardez l’un des deux.{ problem-where }
    [null-map-missing] Une cellule d’un quasi-identifiant manque et pourrait avoir la valeur de n’importe qui : on ne pourrait pas dire qu’aucune personne de la table ne ressemble à cet enregistrement.{ problem-where } Faites retirer les enregistrements à cellules manquantes (missing.match: remove-row), ou retirez ces personnes de leur table.
    [wildcard] Si les cellules manquantes correspondent à tout, seul le k-anonymat peut être respecté, et la recette demande davantage. Comptez « manquant » comme une valeur à part entière, ou écartez les autres protections.{ problem-where }
    [missing-own-value] La distance entre nombres est demandée, et les cellules manquantes comptent comme une valeur à part entière, qui n’est pas un nombre. Excluez les valeurs sensibles manquantes, ou choisissez une autre distance.{ problem-where }
    [suppressed-remove-row] Les cellules supprimées doivent compter comme manquantes (missing.suppressed-equals-missing), et les enregistrements aux cellules manquantes doivent être écartés : rien ne pourrait être publié où une cellule est supprimée. Renoncez à l’un des deux.{ problem-where }
    [suppressed-star] Les cellules supprimées doivent compter comme manquantes (missing.suppressed-equals-missing), et les enregistrements supprimés doivent rester avec « * » dans chaque colonne. Écartez les enregistrements supprimés : suppression de type « drop ».{ problem-where }
    [engine-together] Un identifiant est lu avec d’autres colonnes (data.together), et un moteur lit chaque colonne seule.{ problem-where } Réunissez-les en une colonne dans le moteur, et laissez data.together de côté.
    [together-role] Ce qui est lu avec d’autres colonnes (data.together) distingue les personnes et a un autre rôle que « identifier ».{ problem-where } Donnez-lui ce rôle.
    [together-itself] Une colonne doit être lue avec elle-même, deux fois avec la même ou avec aucune (data.together).{ problem-where } Nommez d’autres colonnes, chacune une fois.
    [engine-join] D’autres tables sont ajoutées au fichier (data.join), et un moteur tient une table.{ problem-where } Réunissez-les dans le moteur, et laissez data.join de côté.
    [counts-role] La colonne qui dit pour combien d’enregistrements compte une ligne (records.count) a un autre rôle que « insensitive ».{ problem-where } Donnez-lui ce rôle : elle est publiée avec la somme de toutes les lignes qui montrent la même chose.
    [counts-entity] Une ligne compte pour plusieurs enregistrements (records.count), et une colonne distingue les personnes (records.entity) : on ne peut savoir à qui sont ces enregistrements. Comptez d’abord chaque personne une fois, et retirez records.entity.{ problem-where }
    [counts-weight] Là où des enregistrements sont comptés, la colonne de leurs poids (records.sampling-weight) est additionnée, et rien d’autre ne peut la regarder.{ problem-where } Faites-en un identifiant, qui n’est pas publié, ou un attribut non sensible, et retirez ce qui la regarde par ailleurs.
    [counts-household] Une ligne compte pour plusieurs enregistrements (records.count), et qui vit ensemble se dit personne par personne (records.household). Laissez l’un des deux de côté.{ problem-where }
    [counts-fold] Une ligne compte pour plusieurs enregistrements (records.count), si bien que ceux d’une personne ne peuvent être réunis (data.fold). Faites-le avant de compter.{ problem-where }
    [counts-items] Une ligne compte pour plusieurs enregistrements (records.count), et les ensembles d’éléments sont protégés enregistrement par enregistrement. Retirez l’un des deux.{ problem-where }
    [counts-hidden] Une ligne compte pour plusieurs enregistrements (records.count), et les lignes qui montrent la même chose sont publiées en une seule. Rien ne peut donc regarder une colonne qui n’est pas publiée, ni le nombre d’enregistrements lui-même.{ problem-where } Donnez un autre rôle à la colonne, ou retirez ce qui la regarde.
    [counts-parting] Une ligne compte pour plusieurs enregistrements (records.count), et ce recodage répartit des enregistrements égaux entre plusieurs classes. Choisissez-en un autre, ou écrivez la table en entier.{ problem-where }
    [counts-start] Une ligne compte pour plusieurs enregistrements (records.count), et ce recodage commence par un enregistrement à une place du fichier, que des enregistrements comptés n’ont pas. Choisissez-en un autre, ou écrivez la table en entier.{ problem-where }
    [counts-attack] Une ligne compte pour plusieurs enregistrements (records.count), et ici chaque ligne est prise pour une personne. Écrivez la table en entier, une ligne par enregistrement.{ problem-where }
    [perturb-identifier] Une colonne qui est retirée doit être perturbée.{ problem-where } Retirez perturb.
    [perturb-quasi-identifier] Un quasi-identifiant doit être perturbé. Si ses valeurs ne sont pas vraies, personne n’est dans un groupe avec ceux qui lui ressemblent vraiment, et aucune protection par k ne tiendrait.{ problem-where } Retirez perturb, ou donnez un autre rôle à la colonne.
    [perturb-counts] Une ligne compte pour plusieurs enregistrements, et les valeurs sont échangées ou tirées enregistrement par enregistrement.{ problem-where } Écrivez le tableau en entier, une ligne par enregistrement, ou retirez perturb.
    [perturb-entity] Une personne peut avoir plusieurs enregistrements (records.entity), et les valeurs sont échangées ou tirées enregistrement par enregistrement : qui met côte à côte ceux d’une personne voit la vraie.{ problem-where } Regroupez les lignes de chaque personne (data.fold), ou retirez perturb.
    [perturb-items] Une colonne contient des ensembles d’éléments et doit être perturbée.{ problem-where } Gardez l’un des deux.
    [perturb-declined] La recette renonce à protéger une colonne qu’elle perturbe.{ problem-where } Gardez l’un des deux.
    [perturb-model] Une protection porte sur les valeurs d’une colonne qui est perturbée. Elle serait comptée sur des valeurs qui ne sont pas vraies, et ne dirait rien des vraies.{ problem-where } Gardez l’un des deux.
    [perturb-joint] Une protection suppose que l’attaquant connaît toutes les colonnes sensibles (joint), et les valeurs de celle-ci ne sont pas vraies.{ problem-where } Gardez l’un des deux.
    [perturb-read] Une colonne dit qui va ensemble, ce que pèse un enregistrement ou ce qui est perdu, et doit être perturbée : cela ne serait alors plus vrai.{ problem-where } Gardez l’un des deux.
    [perturb-one-value] Une colonne serait perturbée où il y a trop peu à échanger : toutes les valeurs sont les mêmes, ou si peu d’enregistrements sont écrits que moins de trois seraient échangés.{ problem-where } Retirez perturb.
    [perturb-many-values] Des valeurs doivent être tirées parmi toutes celles d’une colonne, qui en a { $found } différentes ; pour si peu d’enregistrements il peut y en avoir { $expected }, dix enregistrements par valeur. Ce qui est tiré serait souvent la valeur exacte d’une seule autre personne.{ problem-where } Choisissez l’échange de valeurs (data swapping), ou rendez d’abord les valeurs plus grossières.
    [perturb-likelihood] Il est question de la vraisemblance d’une valeur d’une colonne dont les valeurs ne sont pas forcément vraies.{ problem-where } Rien n’est tenté avec une telle colonne : retirez l’indication.
    [perturb-earlier] Une publication antérieure montre une colonne dont les valeurs ne sont pas vraies ici. La plupart peuvent l’être malgré tout, et l’on ne peut dire ce que les deux révèlent ensemble.{ problem-where } Retirez la colonne, ou retirez perturb.
    [engine-counted] Un plan pour un moteur est fait de ce que le moteur a compté : le nombre d’enregistrements figure dans la dernière colonne, outis_n, et dit combien d’enregistrements une ligne représente (records.count).
    [engine-counts] La recette dit qu’une ligne compte pour plusieurs enregistrements (records.count), et un moteur les compte lui-même. Retirez records.count.{ problem-where }
    [engine-zeros] La recette complète des colonnes par des zéros (data.format.leading-zeros), ce qui se fait sur les cellules d’un fichier. Faites que la vue du moteur les montre ainsi, et retirez ce champ.{ problem-where }
    [engine-blocks] La recette complète des enregistrements par celui du dessus (data.format.fill-down), et les lignes d’un moteur n’ont pas d’ordre. Complétez-les dans une vue du moteur, et omettez cette indication.{ problem-where }
    [engine-format] La recette demande un classeur ou du XML (output.format), et un moteur écrit une table. Retirez ce champ.{ problem-where }
    [engine-name] Une colonne n’a pas de nom qu’un moteur puisse prendre à côté de ceux que donne Outis : il est vide, contient un caractère de contrôle ou commence par outis_.{ problem-where } Montrez-la sous un autre nom dans une vue du moteur, et nommez-la ainsi dans la recette.
    [engine-form] La forme a dit à un moteur ce qui est écrit pour chaque valeur de chaque colonne, et ce recodage écrit une valeur de plusieurs façons, ou des enregistrements supprimés restent. Retirez --form, ou choisissez b.
    [engine-separator] Une cellule contient le caractère U+001F, qui sépare les cellules d’une clé.{ problem-where } Retirez-le de la table.
    [engine-formula-texts] Des cellules des comptages donnent un texte dans une formule, ="01067". Il est lu ici comme 01067, et le moteur contient ce qui y figure : planifiez avec la ligne de commande, ou montrez la colonne sans formule dans une vue.
    [engine-line] Une cellule contient une ligne faite de \. seulement, où psql cesse de charger.{ problem-where } Retirez-la dans une vue du moteur.
    [engine-guard] Une cellule publiée commence comme une formule.{ problem-where } Un moteur ne met pas d’apostrophe devant : c’est à qui écrit la publication dans un fichier pour tableurs de le faire. Dites-le par output.formula-guard: false, ou changez ces cellules.
   *[other] Une protection ne va pas avec un autre réglage : { $detail }.{ problem-where }
}
problem-population-without-sample = { $found ->
    [1] Un enregistrement trouve trop peu de semblables,
   *[other] { $found } enregistrements trouvent trop peu de semblables,
  } ou aucun, dans la table de population{ $detail ->
    [none] { "" }
   *[other] {" "}({ $detail })
}.{ problem-where }{ $record ->
    [none] { "" }
   *[other] {" "}L’emplacement est celui du premier.
} Elle doit contenir tout le monde, y compris les personnes des données, et être écrite de la même façon.
problem-star-group-fails = { $found ->
    [1] 1 enregistrement supprimé resterait comme un groupe à part
   *[other] Les { $found } enregistrements supprimés resteraient comme un seul groupe
  }, et ce groupe ne respecte pas les protections. Faites plutôt écarter les enregistrements supprimés : mode de suppression « drop ».
problem-not-quasi-identifier = Des niveaux, une limite, un niveau minimal ou un poids sont donnés pour une colonne qui n’est pas un quasi-identifiant.{ problem-where } Changez son rôle, ou retirez-les.
problem-not-for-recoding = { $field ->
    [models] La δ-présence ne peut pas être utilisée avec ce recodage. Ses classes peuvent désigner les mêmes personnes de la population, et la probabilité que quelqu’un soit dans la table n’est alors plus donnée par chaque classe seule. Choisissez le recodage « Branches des hiérarchies » ou une recherche à un niveau par colonne (full-domain), où personne n’est dans deux classes.
    [missing] Avec ce recodage, les valeurs manquantes ne peuvent pas correspondre à tout. Choisissez une recherche à un niveau par colonne (full-domain), une suppression de cellules où les cellules supprimées comptent comme manquantes, ou comptez « manquant » comme une valeur à part entière.
   *[other] Ceci ne peut être utilisé qu’avec le recodage global (full-domain) : { $field }.
}
problem-level-too-high = La recette demande un niveau que la hiérarchie n’a pas.{ problem-where } { $expected ->
    [none] { "" }
   *[other] Le plus élevé est { $expected }.
}
problem-level-too-low = La recette demande un niveau plus fin que la colonne ne peut l’être.{ problem-where }{ $expected ->
    [none] { "" }
   *[other] {" "}Le plus bas autorisé est { $expected }.
}
problem-floor-too-high = Le niveau le plus bas autorisé est au-dessus du plus élevé.{ problem-where }{ $expected ->
    [none] { "" }
   *[other] {" "}Le plus élevé est { $expected }.
} Abaissez le premier, ou relevez le second.
problem-parameter = { $detail ->
    [six-decimals-above-zero] { $field } doit être un nombre supérieur à 0 avec au plus six décimales.{ problem-where } Choisissez-en un.
    [six-decimals-from-zero] { $field } doit être un nombre supérieur ou égal à 0 avec au plus six décimales.{ problem-where } Choisissez-en un.
    [six-decimals] { $field } doit être un nombre avec au plus six décimales, à 1000000000 de 0 au maximum.{ problem-where } Choisissez-en un.
    [all-zero] Tous les quasi-identifiants ont le poids 0 : rien ne compterait comme une perte. Donnez à l’un d’eux au moins un poids supérieur à 0.
    [whole-numbers] La colonne que nomme { $field } doit contenir des nombres entiers à partir de 1, et l’une de ses cellules n’en est pas un.{ problem-where } L’emplacement est celui de la première. Corrigez la cellule, déclarez son texte manquant, ou nommez une autre colonne.
    [labels] La colonne que nomme { $field } doit contenir des libellés des niveaux, et l’une de ses cellules n’en est pas un.{ problem-where } L’emplacement est celui de la première. Corrigez la cellule, déclarez son texte manquant, ou nommez une autre colonne.
    [engine-parts] { $file } est un dossier, et ne contient pas exactement un fichier part-…. Exécutez les instructions d’Outis telles quelles : elles en font écrire un seul à Spark.
    [engine-source] { $field } doit être le nom d’une table ou d’une vue, comme people, staff.people ou un nom entre les guillemets du moteur. Pour toute autre chose, créez une vue dans le moteur, et nommez-la.
   *[other] { $line ->
        [none] La valeur de { $field } sort de ce qui est autorisé ({ $detail }).{ problem-where } Choisissez-en une qui convient.
       *[other] Une cellule de la colonne que nomme { $field } sort de ce qui est autorisé ({ $detail }).{ problem-where } L’emplacement est celui de la première. Corrigez la cellule, ou nommez une autre colonne.
    }
}
problem-simulation-counts-records = { $field ->
    [records] Dans une simulation, chaque enregistrement de la population est une personne, et cette recette dit autre chose.
    [loss] Une simulation ne regarde que la taille des classes, et la perte de cette recette regarde davantage.
   *[other] Dans une simulation, des enregistrements se ressemblent s’ils montrent la même chose, et dans cette recette une valeur manquante correspond à toutes.
  }{ problem-where } Retirez cela de la recette.
problem-simulation-needs-k = Une simulation compare le k-anonymat à des règles qui visent le même risque. La recette doit donc demander le k-anonymat, et rien d’autre.{ problem-where } Modifiez ses modèles.
problem-search-needs-monotone = La recherche { $detail } conclut d’une combinaison de niveaux à d’autres ; avec ces protections et la suppression autorisée, elle peut se tromper. N’autorisez aucune suppression, ou prenez une autre recherche, par exemple la recherche optimale.
problem-search-needs-drop = La recherche { $detail } conclut d’une combinaison de niveaux à d’autres. Là où les enregistrements supprimés restent, remplacés par *, elle peut se tromper : ils forment un groupe à part, qui peut devenir trop petit. Écartez-les (mode de suppression « drop »), ou prenez une autre recherche, par exemple la recherche optimale.
problem-search-needs-loss = Cette recherche se guide sur une seule mesure de perte, « { $detail } », et la recette en demande une autre. Choisissez cette mesure, ou une autre recherche.
problem-lattice-too-large = { $detail ->
    [lattice] Il y a plus de combinaisons de niveaux qu’il n’est possible d’en examiner une à une, à savoir { $expected }. Retirez des niveaux ou fixez des limites.
   *[other] Il y a plus de combinaisons de niveaux que la recherche { $detail } ne peut en examiner : elle s’arrête à { $expected }. Retirez des niveaux, fixez des limites, ou prenez une autre recherche, par exemple la recherche optimale.
  }
problem-places-exact = { $detail ->
    [squares] Le fichier dit quand les personnes étaient présentes, et la recette ne dit pas combien de temps compte pour un même moment : la publication montrerait quand la première et la dernière sont arrivées. Indiquez une période dans { $field }, par exemple 3600 pour une heure en secondes.
    [width] Les régions s’arrêteraient aux lieux exacts des personnes. Indiquez une largeur dans { $field }, aux multiples de laquelle elles sont élargies ; ou demandez la forme de l’article scientifique, qui montre ces lieux, avec "exact": true.
   *[period] Les intervalles commenceraient et finiraient aux heures exactes des personnes. Indiquez une période dans { $field }, aux multiples de laquelle ils sont élargis ; ou demandez la forme de l’article scientifique, qui montre ces heures, avec "exact": true.
}
problem-places-reciprocal = Chaque requête attend seule et a son propre intervalle : on ne peut promettre à personne que d’autres aient le même. Retirez { $field }, ou prenez une autre recherche.
problem-one-model = Une recette pour ce genre de données a une seule protection, et celle-ci en a plusieurs. N’en gardez qu’une dans "models".
problem-idle-field = { $detail ->
    [places-k] { $field } nomme une colonne que cette recherche ne lit pas : les carrés sont faits pour le k du modèle, et seuls temporal et clique-cloak laissent chaque personne demander davantage.{ problem-where } Choisissez l’une de ces deux recherches (search.algorithm), ou retirez cette colonne et demandez le plus grand k dans le modèle.
   *[other] { $field } n’ajoute rien au reste de la recette.{ problem-where } Retirez-le.
}
problem-sensitive-needed = Cette protection concerne des éléments sensibles, et aucun n’est nommé. Nommez-les dans { $field }.
problem-unknown-items = { $found ->
    [1] Un élément nommé dans { $field } n’existe pas
   *[other] { $found } éléments nommés dans { $field } n’existent pas
  } dans le fichier. { $found ->
    [1] Peut-être mal écrit, il ne protégerait personne : corrigez-le ou retirez-le.
   *[other] Peut-être mal écrits, ils ne protégeraient personne : corrigez-les ou retirez-les.
  }
problem-sensitive-spelled = { $detail ->
    [within] { $found ->
        [1] Un élément en contient un sensible à côté d’autres, séparés par une virgule, un point-virgule ou une barre verticale, et n’est pas nommé
       *[other] { $found } éléments en contiennent un sensible à côté d’autres, séparés par une virgule, un point-virgule ou une barre verticale, et ne sont pas nommés
    } dans { $field } : l’élément sensible serait publié en clair.{ problem-where } Indiquez ce qui sépare les éléments (data.format.item-delimiter), corrigez le fichier, ou nommez-y aussi de tels éléments.
   *[other] { $found ->
        [1] Un élément ne diffère d’un élément sensible que par son écriture, et n’est pas nommé
       *[other] { $found } éléments ne diffèrent d’un élément sensible que par leur écriture, et ne sont pas nommés
    } dans { $field } : l’élément sensible serait publié en clair.{ problem-where } Écrivez-les de la même façon dans votre fichier, ou nommez-y aussi cette écriture.
}
problem-other-data-kind = Cette recette est destinée à { $detail ->
    [queries] un journal de recherches (data.kind: "queries")
    [graph] un graphe (data.kind: "graph")
    [locations] des lieux (data.kind: "locations")
    [table] une table
   *[other] des ensembles d’éléments (data.kind: "transactions")
 }. Ces données ont leur propre place sur la page : ouvrez-y la recette, à partir de « Charger ».
problem-no-models = Aucune protection n’est choisie. Choisissez-en une sous « Protéger ».
problem-loss-needs-k = La perte « { loss-c-avg } » est un multiple de k, et aucune protection n’a de k. Ajoutez le k-anonymat, ou choisissez « { loss-average-class-size } », qui est la même chose sans k.
problem-frontier-needs-k = La question est de savoir ce que coûte chaque k, et aucune protection n’est ici le k-anonymat. Ajoutez-le, quel que soit son k.
problem-level-missing = La recette fixe des niveaux, et n’en a aucun pour ce quasi-identifiant.{ problem-where } Ajoutez son niveau, ou lancez plutôt une recherche.
problem-not-verified = Le fichier écrit, relu, ne présente pas ce qui était demandé ({ $detail }). Rien n’a été publié. C’est un défaut d’Outis ; merci de le signaler. Vos réglages sont conservés.
problem-recipe-syntax = La recette n’est pas du JSON valide.{ problem-where } Elle a peut-être été tronquée ou modifiée à la main : ouvrez-la dans un éditeur à cet endroit, ou utilisez une copie plus ancienne.
problem-xml-broken = Le fichier n’est pas du XML qu’Outis sache lire.{ problem-where } { $detail ->
    [entities] Il déclare un type de document ou utilise une entité propre, qui pourrait appeler d’autres fichiers : écrivez le texte lui-même.
    [too-deep] Il est imbriqué sur plus de { $expected } éléments.
    [too-large] Il a plus de { $expected } octets.
    [encoding] Il n’est pas dans l’encodage qu’il annonce, ou pas en UTF-8 s’il n’en annonce aucun : enregistrez-le en UTF-8.
    [cell] Une table a un élément par enregistrement et, dans celui-ci, un élément avec du texte par cellule ; il y a ici autre chose. Exportez plutôt la table au format CSV.
    [cell-twice] Un enregistrement a deux éléments de même nom, et une table une seule cellule pour les deux : renommez l’un d’eux.
    [attribute] Un enregistrement ou une cellule a un attribut dont on ne peut pas savoir s’il est une cellule : faites-en un élément, ou retirez-le.
    [too-many-cells] Il manque à ses enregistrements tant d’éléments des autres que la table aurait plus de { $expected } cellules.
   *[other] Il a peut-être été tronqué ou modifié à la main : ouvrez-le dans un éditeur à cet endroit.
}
problem-anon-job = La tâche d’ANON ne peut pas être exécutée comme elle le dit dans { $field }.{ problem-where } { $detail ->
    [unknown] Il n’y a pas ici de tel élément ou attribut. Il est peut-être mal écrit ; ce qui n’est pas connu n’est jamais écarté en silence.
    [missing] Il manque : ajoutez-le.
    [twice] Il y figure deux fois : retirez l’un des deux.
   *[other] Ce doit être { $detail }.
}
problem-anon-unsayable = Une tâche d’ANON n’a pas de mots pour ce que la recette dit dans { $field }.{ problem-where } { $detail ->
    [letter] Un nom ou un libellé contient un caractère de contrôle, que XML ne peut pas contenir.
   *[other] Modifiez-le, ou gardez la recette telle qu’elle est.
}
problem-anon-database = La tâche nomme une base de données (JDBC), et Outis ne se connecte à aucune.{ problem-where } Exportez la table au format CSV et donnez-la avec --input ; ou faites compter les enregistrements par la base de données et anonymisez ces effectifs.
problem-recipe-unknown-field = La recette a un champ inconnu : { $field }.{ problem-where } Il est peut-être mal écrit, ou la recette est destinée à une version plus récente d’Outis.
problem-recipe-missing-field = Il manque à la recette le champ { $field }.{ problem-where } Ajoutez-le.
problem-recipe-duplicate-field = La recette a deux fois le champ { $field }.{ problem-where } On ne peut pas savoir lequel est le bon : retirez l’un des deux.
problem-recipe-type = { $field ->
    [none] Le fichier est du JSON, mais pas une recette : c’est un seul objet, entre accolades.{ problem-where } Choisissez le fichier qui a été enregistré comme recette.
   *[other] La recette contient dans { $field } quelque chose d’un mauvais type.{ problem-where }{ $detail ->
        [whole-number] {" "}Ce doit être un nombre entier{ $range ->
            [none] { "" }
           *[other] {" "}({ $range })
        }, sans signe, décimales ni guillemets.
        [number] {" "}Ce doit être un nombre{ $range ->
            [none] { "" }
           *[other] {" "}({ $range })
        }, sans guillemets.
        [text] {" "}Ce doit être un texte entre guillemets.
        [yes-or-no] {" "}Ce doit être true ou false, sans guillemets.
        [list] {" "}Ce doit être une liste, entre crochets.
        [object] {" "}Ce doit être un objet à champs nommés, entre accolades.
       *[other] { "" }
    }
}
problem-recipe-version = La recette est de la version { $found } ; cet Outis lit la version { $expected }. Utilisez la version d’Outis avec laquelle elle a été faite.
problem-unknown-model = { $field } demande une protection inconnue.{ problem-where } Sont connues : { $detail }. Elle est peut-être mal écrite.
problem-policy-broken = La politique{ $field ->
    [none] { "" }
   *[other] {" "}(à { $field })
} { $detail ->
    [recipe-kind] n’est pas une politique d’Outis : son « kind » est « policy ».
    [recipe-version] est d’une autre version que celle que lit cet Outis.
    [recipe-syntax] n’est pas du JSON valide.
    [recipe-unknown-field] a un champ qui n’est pas connu.
    [recipe-missing-field] n’a pas quelque chose qu’elle doit avoir.
    [recipe-duplicate-field] a un champ deux fois.
    [unknown-model] demande une protection qui n’est pas connue.
    [unknown-choice] nomme quelque chose qui n’est pas connu.
    [parameter] a un nombre ou un texte hors de ce qui est permis.
   *[other] a quelque chose d’un mauvais type.
}{ problem-where } Elle est refusée en entier, car une règle mal écrite ne protège personne.
problem-policy-attribute = La politique « { $policy } » { $detail ->
    [never] ne laisse jamais sortir cette colonne.{ problem-where } Donnez-lui le rôle « identifiant », qui la laisse de côté.
    [quasi-identifier] prend cette colonne pour un quasi-identifiant.{ problem-where } Donnez-lui ce rôle, ou laissez-la de côté.
    [sensitive] prend cette colonne pour sensible.{ problem-where } Donnez-lui ce rôle, ou laissez-la de côté.
    [treatment] demande une forme plus grossière de cette colonne.{ problem-where } Donnez-lui la hiérarchie de la politique et au moins son niveau le plus bas, ou laissez-la de côté.
    [identifying] ne laisse pas passer cette colonne : elle semble désigner des personnes une à une.{ problem-where } Laissez-la de côté.
    [unprotected] ne nomme pas cette colonne et n’a aucune protection pour elle, alors qu’elle paraît sensible.{ problem-where } Retirez-la, ou faites-la nommer par la politique.
   *[unknown] ne nomme pas cette colonne, et rien ne dit à quoi elle sert.{ problem-where } Laissez-la de côté, ou faites-la nommer par la politique.
}
problem-policy-model = La politique « { $policy } » demande { $detail }{ $expected ->
    [none] { "" }
   *[other] {" "}avec au moins k = { $expected }
} ; ce qui est là demande moins ou ne le respecte pas.{ problem-where } Demandez-en autant dans la recette, et anonymisez de nouveau.
problem-policy-setting = { $policy ->
    [none] Une politique
   *[other] La politique « { $policy } »
} { $detail ->
    [search] ne permet pas cette recherche. Choisissez-en une qu’elle nomme.
    [forbidden] ne permet pas la protection { $field }. Prenez-en une autre.
    [earlier] demande qu’une publication soit comparée à une publication antérieure. Donnez la publication antérieure.
    [earlier-accepted] ne permet pas d’accepter ce que cette publication et une publication antérieure disent ensemble.
    [missing] n’admet pas que des valeurs sensibles passent pour manquantes alors qu’elles ne le sont pas d’ordinaire : aucune protection ne les compterait (missing.values). Retirez-les de la liste, ou faites compter les manquantes comme une valeur à part (missing.sensitive).
    [missing-values] n’admet pas que passent pour manquants des textes qui d’ordinaire sont des valeurs : ils seraient écrits tels quels (missing.values). Retirez-les de la liste.
    [names] connaît les colonnes par les noms de la première ligne du fichier, et la recette leur en donne d’autres (data.format.names) ou commence ailleurs (header-line, first-line). Laissez ces indications de côté, et supprimez du fichier ce qui se trouve au-dessus des noms.
    [wildcard] compte une valeur manquante comme une valeur à part ; la recette dit qu’elle correspond à tout. Changez missing.match.
    [warning] ne laisse passer aucune publication avec l’avertissement { $field } : la protection est peut-être moindre qu’il n’y paraît.{ problem-where } Corrigez ce dont il s’agit ou répondez-y dans la recette, puis anonymisez de nouveau.
    [format] ne laisse passer aucun fichier qui contient plus que sa table ou qu’Outis n’a pas écrit : d’autres feuilles, des cellules masquées, des remarques ou des formats passeraient sans être lus. Remettez le fichier tel qu’Outis l’a écrit, ou au format CSV.
    [left-out] ne laisse passer aucune ligne sans la lire, et la recette en omet (data.format). Retirez cela de la recette, et ces lignes du fichier.
   *[kind] ne vaut que pour les tables ; pour des ensembles, des lieux, des graphes et d’autres données, elle ne dirait pas ce qui doit être respecté.
}
problem-policy-risk = La politique « { $policy } » demande qu’au moins { $expected } enregistrements se ressemblent partout où quelqu’un peut chercher ; à un endroit, il y en a { $found }. Demandez un k plus grand.
problem-policy-unshown = La politique « { $policy } » n’accepte pas ce que seul le rapport peut dire : { $detail ->
    [entity] quels enregistrements appartiennent à une même personne.
    [sampling-weight] combien de personnes un enregistrement représente.
    [personal-demands] ce que demandent des personnes une à une.
    [population] qui d’autre est dans la population.
    [treatments] comment ses cellules ont été rendues plus grossières.
   *[earlier] ce que des publications antérieures disent avec celle-ci.
} La publication ne le montre pas, de sorte que cela ne peut pas être vérifié ici.
problem-not-a-plan = { $detail ->
    [expected] expected.csv n’est pas le fichier écrit avec plan.json.{ problem-where } Prenez les deux dans le dossier d’un même plan, sans changement.
   *[other] Ce fichier n’est pas un plan d’Outis.{ problem-where } Choisissez le dossier que outis plan a écrit.
}
problem-not-a-report = Ce fichier n’est pas un rapport d’Outis.{ problem-where } Choisissez le rapport écrit avec la publication.
problem-other-report = Le rapport porte sur un autre fichier : son SHA-256 n’est pas celui de cette publication. Remettez les deux qui ont été écrits ensemble, sans changement.
problem-recipe-kind = Ce fichier n’est pas une recette d’Outis. Choisissez le fichier qui a été enregistré comme recette ; un rapport, par exemple, n’en est pas une.
problem-attribute-name = Une entrée de la recette doit avoir soit le nom d’une colonne, soit son numéro : { $field }. Donnez-lui l’un des deux.
problem-no-randomness = Le système n’a pas fourni de hasard pour mélanger les enregistrements. Réessayez, ou donnez votre propre graine.
problem-unknown-choice = { $field } a une valeur inconnue.{ problem-where }{ $detail ->
    [none] { "" }
   *[other] {" "}Valeurs autorisées : { $detail }.
}
problem-not-searched = Pour ces réglages, aucune table n’a encore été trouvée. Lancez d’abord la recherche.
problem-nodes-spent = La recherche a examiné autant de combinaisons que la recette le permet, et n’a trouvé aucune table jusque-là. Il en existe peut-être une : autorisez davantage de combinaisons, ou laissez-la chercher jusqu’au bout.
problem-no-solution = { $detail ->
    [none] Aucun choix d’un niveau par colonne ne respecte la protection dans vos limites. Laissez écarter davantage { record-people.of }, demandez moins de protection, ou déclarez moins de quasi-identifiants.
    [sets] Aucune publication ne respecte la protection dans vos limites. Demandez-en moins, laissez écarter plus de personnes si la protection est le k^m-anonymat, ou vérifiez qu’il y a assez de personnes : moins de k, ou plus d’une sur p avec le même élément sensible, ne peuvent pas être protégées. Avec privacy-degree, chacun doit avoir un élément qui n’est pas sensible.
    [locations] Personne n’est parmi assez de personnes où que ce soit : rien ne peut donc être publié. Demandez-en moins, ou des régions plus grandes, des périodes plus longues ou des tolérances plus larges ; la zone doit entourer les lieux.
    [graph] Aucun graphe n’a été trouvé dans lequel chaque nombre de liens est celui d’au moins k personnes. Il faut au moins k personnes ; s’il y en a assez, laissez la recherche recommencer plus souvent (search.rounds), demandez moins de protection, ou choisissez search.algorithm "swap", qui retire aussi des liens.
    [queries] Personne n’a cherché ni voulu ce que cherchent ou veulent assez d’autres ; rien ne peut être publié. Demandez moins de personnes (k) ou des intentions plus larges (search.threshold plus bas), ou faites que les lignes montrent moins : output.query "intent", output.address "none", pas d’heures.
    [star] Aucun choix d’un niveau par colonne ne respecte la protection dans vos limites, si seuls les groupes qui ne la respectent pas sont remplacés par *. Remplacer ainsi davantage { record-people.of } pourrait suffire, ce qu’aucune recherche n’essaie : écartez plutôt des { record-people } (mode de suppression « drop »), autorisez-en davantage, demandez moins de protection, ou déclarez moins de quasi-identifiants.
    [fixed] À ces niveaux, la protection n’est pas respectée{ $found ->
        [none] {""}
       [one] {"\u00A0"}: { $found } { record-person } est dans un groupe qui ne la respecte pas, et il est permis d’en écarter { $expected } au plus
       *[other] {"\u00A0"}: { $found } { record-people } sont dans des groupes qui ne la respectent pas, et il est permis d’en écarter { $expected } au plus
    }.{ records-and-people } Choisissez des niveaux plus grossiers, laissez écarter davantage { record-people.of }, ou demandez moins de protection ; la recherche optimale trouve les niveaux qui conservent le plus.
   *[other] La recherche « { $detail } » n’a trouvé aucune table qui respecte la protection dans vos limites. Elle ne les examine pas toutes, il peut donc en exister une : la recherche optimale peut le dire.
}
problem-file-missing = Un fichier que nomme la recette n’a pas été trouvé.{ problem-where } Placez-le à côté de la recette.
problem-file-not-attached = La recette a besoin d’un fichier qui n’est pas encore ici.{ problem-where } Joignez ce fichier.
problem-cancelled = Arrêté. Rien n’a changé.
problem-unreadable = Le navigateur n’a pas pu lire le fichier en entier. Il a peut-être été modifié ou déplacé pendant la lecture, ou se trouve sur un support qui a été retiré. Choisissez-le de nouveau ; ce qui avait été chargé auparavant est toujours là.
problem-file-changed = Le fichier a changé pendant la lecture : il aurait été un mélange de deux fichiers. Attendez qu’aucun programme n’y écrive plus, puis choisissez-le de nouveau ; ce qui avait été chargé auparavant est toujours là.
problem-too-large = D’après ce qui a été lu, la table a environ { $records } enregistrements, qui demanderaient environ { $found } de mémoire. Un onglet peut en avoir { $expected }. Écartez les colonnes inutiles, surtout celles dont la valeur diffère à chaque enregistrement, ou prenez moins d’enregistrements ; la ligne de commande peut utiliser toute la mémoire de l’ordinateur. Ce qui avait été chargé auparavant est toujours là.
problem-no-memory = La mémoire a manqué pendant la lecture du fichier : environ { $records } enregistrements en demandaient environ { $found }, et le navigateur n’en a pas donné plus de { $expected }. Écartez les colonnes inutiles, surtout celles dont la valeur diffère à chaque enregistrement, ou prenez moins d’enregistrements ; la ligne de commande peut utiliser toute la mémoire de l’ordinateur. Ce qui avait été chargé auparavant est relu.
problem-file-name-taken = Le fichier { $file } a le même nom que celui qui sert pour { $attribute }, mais un autre contenu. Une recette reconnaît les fichiers à leur nom : renommez l’un des deux et choisissez-le de nouveau.
problem-no-table = Il n’y a pas de table dans cette page en ce moment. Chargez-en d’abord une ; vos réglages sont conservés.
problem-file-not-written = Le fichier que vous avez désigné n’a pas pu être écrit. Vérifiez qu’il reste de la place sur le disque et qu’aucun autre programme n’a ouvert le fichier, ou écrivez sans désigner de fichier. Vos réglages sont conservés.
problem-no-room = Le navigateur n’a pas de place pour le fichier. Dans une fenêtre privée, environ 500 Mo sont le maximum : ouvrez cette page dans une fenêtre normale, ou libérez de l’espace sur le disque. Vos réglages sont conservés.
problem-nothing-to-release = Toutes les colonnes sont des identifiants : la publication n’aurait aucune colonne. Donnez un autre rôle à l’une d’elles au moins.
problem-internal = Un problème est survenu dans Outis. Vos données n’y sont pour rien ; merci de le signaler. Vos réglages sont conservés.

## Parts

# Charts
chart-as-table = Afficher sous forme de tableau
chart-number = { $n }
chart-axis-number = { NUMBER($n, useGrouping: 0, maximumFractionDigits: 2) }
chart-decimal = { NUMBER($n, maximumFractionDigits: 1) }
chart-loss = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-percent = { NUMBER($share, maximumFractionDigits: 2) } %
chart-one-in = 1 sur { NUMBER($n, maximumFractionDigits: 1) }
chart-one-in-threshold = 1 sur { NUMBER($n, maximumFractionDigits: 1) } (votre seuil)
chart-n-before = { $n } avant
chart-n-after = { $n } après
chart-people-before = { counted-People } avant
chart-people-after = { counted-People } après
chart-people-share = { $n } ({ NUMBER($share, maximumFractionDigits: 12) } %)

chart-sizes-heading = Nombre { counted-people.of } selon le nombre { unit-people.of } qui se ressemblent : chaque barre compte des { counted-people }.
chart-size-axis = { unit-People } qui se ressemblent
chart-size-alone = 1 (sans semblable)
chart-size-range = { $from }–{ $to }
chart-size-or-more = { $from } ou plus
chart-k-line = au moins { $k } qui se ressemblent
chart-sizes-caption = { $unit ->
    [persons] Combien { counted-people.of } partagent leurs informations avec combien de personnes. Dans la première ligne, personne n’a de semblable.
   *[records] Combien d’enregistrements partagent leurs informations avec combien d’autres. Dans la première ligne, aucun enregistrement n’a de semblable.
  }
chart-sizes-before = Avant : sur { $people } { counted-people }, { $alone ->
    [0] { $unit ->
        [persons] toutes
       *[records] tous
      } ont des semblables
    [1] 1 n’a pas de semblable
   *[other] { $alone } n’ont pas de semblable
  } et { $small ->
    [1] 1 est
   *[other] { $small } sont
  } dans des groupes de moins de { $k }.
chart-sizes-after = Après : sur { $people } { counted-people }, { $alone ->
    [0] { $unit ->
        [persons] toutes
       *[records] tous
      } ont des semblables
    [1] 1 n’a pas de semblable
   *[other] { $alone } n’ont pas de semblable
  } et { $small ->
    [1] 1 est
   *[other] { $small } sont
  } dans des groupes de moins de { $k }.

chart-risk-heading = Part des { counted-people } dont le risque d’individualisation dépasse le risque indiqué en dessous.
chart-risk-above = Risque supérieur à
chart-threshold = seuil 1 sur { NUMBER($n, maximumFractionDigits: 1) }
chart-risk-caption = Combien { counted-people.of } ont un risque d’individualisation supérieur à chaque probabilité. Un risque de 1 sur 5 signifie que cinq { unit-people } se ressemblent.
chart-risk-before = Avant : { $above ->
    [0] { unit-nobody } n’a
    [1] 1 { unit-person } a
   *[other] { $above } { counted-people } ont
  } un risque supérieur à 1 sur { NUMBER($n, maximumFractionDigits: 1) }, soit { NUMBER($share, maximumFractionDigits: 12) } %.
chart-risk-after = Après : { $above ->
    [0] { unit-nobody } n’a
    [1] 1 { unit-person } a
   *[other] { $above } { counted-people } ont
  } un risque supérieur à 1 sur { NUMBER($n, maximumFractionDigits: 1) }, soit { NUMBER($share, maximumFractionDigits: 12) } %.

chart-gap-share = Après { NUMBER($seconds, maximumFractionDigits: 1) } s, la meilleure table conserve { NUMBER($best, maximumFractionDigits: 1) } % de la précision, et aucun choix d’un niveau par colonne ne peut en conserver plus de { NUMBER($bound, maximumFractionDigits: 1) } %.
chart-gap-share-nothing = Après { NUMBER($seconds, maximumFractionDigits: 1) } s, aucune table n’est encore trouvée ; aucune ne peut conserver plus de { NUMBER($bound, maximumFractionDigits: 1) } % de la précision.
chart-best-share-alone = Après { NUMBER($seconds, maximumFractionDigits: 1) } s, la meilleure table conserve { NUMBER($best, maximumFractionDigits: 1) } % de la précision.
chart-best-share-caption = Précision conservée au fil de la recherche.
chart-gap-share-caption = Précision conservée au fil de la recherche. La recherche s’arrête quand les deux chiffres se rejoignent.
chart-best-share = meilleur { NUMBER($loss, maximumFractionDigits: 1) } %
chart-bound-share = pas plus de { NUMBER($loss, maximumFractionDigits: 1) } %
chart-best-share-head = Maximum conservé jusqu’ici
chart-bound-share-head = Maximum que l’on peut conserver
chart-gap = Après { NUMBER($seconds, maximumFractionDigits: 1) } s, la meilleure table a une perte de { NUMBER($best, minimumFractionDigits: 3, maximumFractionDigits: 3) }, et aucun choix d’un niveau par colonne ne peut perdre moins de { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
chart-gap-nothing = Après { NUMBER($seconds, maximumFractionDigits: 1) } s, aucune table n’est encore trouvée ; aucune ne peut avoir une perte inférieure à { NUMBER($bound, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
chart-best-alone = Après { NUMBER($seconds, maximumFractionDigits: 1) } s, la meilleure table a une perte de { NUMBER($best, minimumFractionDigits: 3, maximumFractionDigits: 3) }.
chart-best-caption = Perte de précision au fil de la recherche.
chart-gap-caption = Perte de précision au fil de la recherche. La recherche s’arrête quand les deux chiffres se rejoignent.
chart-frontier-heading = Précision conservée pour chaque k : une ligne par part { record-people.of } qu’il est permis d’écarter.
chart-frontier = { $k ->
    [none] { "" }
   *[other] Avec votre k = { $k } et un seuil de suppression de { $limit } %, { $own } % de la précision est conservée.{ " " }
}{ $differ ->
    [no] Tous les k et tous les seuils examinés en conservent { $least } %.
   *[yes] D’autres k et d’autres seuils en conservent de { $least } à { $most } %.
}
chart-frontier-limits = { $count ->
    [1] { $first } %
   *[other] { $first }–{ $last } %
}
chart-losses = Perte de chaque méthode ; plus la barre est courte, plus il reste de précision.
chart-losses-time = Perte de chaque méthode selon le nombre de secondes. Le mieux est en bas à gauche.
chart-kept = Précision conservée par chaque méthode ; plus la barre est longue, plus il en reste.
chart-kept-time = Précision conservée par chaque méthode selon le nombre de secondes. Le mieux est en haut à gauche.
chart-kept-number = { NUMBER($n, maximumFractionDigits: 1) } %
chart-lost = { $name } : { $loss }.
chart-lost-in = { $name } : { $loss } après { NUMBER($seconds, maximumSignificantDigits: 2) } s.
chart-short-seconds = { NUMBER($n, maximumSignificantDigits: 2) } s
chart-best = meilleur { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-bound = pas moins de { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }
chart-seconds = Secondes
chart-best-head = Plus petite perte trouvée
chart-bound-head = Plus petite perte possible
chart-none-yet = pas encore

chart-share-said = { $name } : { NUMBER($share, maximumSignificantDigits: 3) } %
chart-share-after = après : { NUMBER($share, maximumSignificantDigits: 3) } %
chart-column-empty = (vide)
chart-column-others = { $others ->
    [1] et 1 autre
   *[other] et { $others } autres
  }
chart-column-all-differ = { $others } valeurs différentes
chart-column-value = { $label } : { $records }
chart-column-bars = Enregistrements par valeur : { $values }.
chart-column-bars-others = Enregistrements par valeur : { $values } ; { $others } { $others ->
    [one] autre valeur
   *[other] autres valeurs
  } : { $records }.
chart-column-histogram = De { NUMBER($from, useGrouping: 0) } à { NUMBER($to, useGrouping: 0) } ; le plus grand nombre d’enregistrements, { $records }, se trouve entre { NUMBER($low, useGrouping: 0, maximumFractionDigits: 1) } et { NUMBER($high, useGrouping: 0, maximumFractionDigits: 1) }.

# Records
records-search = Trouver les enregistrements contenant
records-search-go = Trouver
records-filter = Afficher
records-filter-written = tous ceux qui sont publiés
records-filter-changed = ceux qui sont modifiés
records-filter-left-out = ceux qui sont écartés
records-filter-deciding = ceux des groupes déterminants
records-empty-how = Une cellule vide ne contient aucun texte à trouver. Triez selon une colonne : ses cellules vides se trouvent alors ensemble.
records-looking = Parcours de tous les enregistrements…
records-found-written = { $found ->
    [0] Aucun enregistrement publié ne contient cela.
    [1] 1 enregistrement publié contient cela, avant ou après.
   *[other] { $found } enregistrements publiés contiennent cela, avant ou après.
}
records-holding = { $searching ->
    [yes] {" "}contenant ce texte
   *[no] { "" }
}
records-found-changed = { $found ->
    [0] Aucun enregistrement de ce genre n’est modifié.
    [1] 1 enregistrement{ records-holding } est modifié.
   *[other] { $found } enregistrements{ records-holding } sont modifiés.
}
records-found-left-out = { $found ->
    [0] Aucun enregistrement de ce genre n’est écarté.
    [1] 1 enregistrement{ records-holding } est écarté.
   *[other] { $found } enregistrements{ records-holding } sont écartés.
}
records-found-deciding = { $found ->
    [0] Aucun enregistrement de ce genre n’est dans un groupe déterminant.
    [1] 1 enregistrement{ records-holding } est dans un groupe qui détermine ce qu’une protection atteint.
   *[other] { $found } enregistrements{ records-holding } sont dans des groupes qui déterminent ce qu’une protection atteint.
}
records-sort-how = Cliquez sur l’en-tête d’une colonne, ou appuyez sur Entrée quand il est sélectionné, pour trier selon elle : une fois à partir de la première valeur, deux fois à partir de la dernière, une troisième fois pour revenir à l’ordre du fichier. → marque ce qui a été modifié.
records-wide = Les { $count } colonnes ne tiennent pas toutes.
records-scroll-how = Cliquez dans la table pour la faire défiler.
records-gone = écarté
records-none = Aucun enregistrement
records-shown = Enregistrements { $from } à { $to } sur { $count }
records-go = Aller à l’enregistrement
records-go-button = Aller
records-waiting = lecture en cours
records-was = avant
records-now = maintenant
records-failed = Ces enregistrements n’ont pas pu être lus.
records-retry = Réessayer

# Report
report-language = fr
report-title = Rapport d’anonymisation
report-audience = À usage interne. Les chiffres d’avant la protection, l’empreinte du fichier d’entrée et les niveaux aideraient quiconque tente de retrouver des personnes dans la publication.
report-none = non disponible
report-none-missing = aucune cellule n’est manquante
report-change = { $was } → { $is }
report-verdict-written = Le fichier a été écrit, relu et mesuré : toutes les protections demandées sont respectées.
report-verdict-written-fails = Un fichier a été écrit, mais il ne respecte pas toutes les protections demandées. Ne le publiez pas.
report-verdict-measured = Le fichier a été mesuré tel quel : toutes les protections demandées sont respectées.
report-verdict-measured-fails = Le fichier a été mesuré tel quel : il ne respecte pas toutes les protections demandées.
report-verdict-nothing = Rien n’a été écrit : dans les limites fixées, aucune table respectant toutes les protections demandées n’a été trouvée.
report-figure-alone = { counted-People } { counted-who } n’ont pas de semblable d’après les quasi-identifiants
report-figure-worst = Risque le plus élevé pour { unit-person.a }{ equal-chance }
report-figure-kept = Enregistrements conservés

report-read = Ce qui a été lu
report-measured = Ce qui a été mesuré
report-policy = La politique { $id } selon laquelle il a été fait
report-written = Ce qui a été écrit
report-counted = Ce qui est compté
report-counted-entity = Une personne peut avoir plusieurs enregistrements ; « { $name } » distingue les personnes. Les groupes, les risques et k comptent des personnes ; qui a des enregistrements dans plusieurs groupes compte une fois dans chacun. Les enregistrements écartés, leur seuil et les protections de valeurs sensibles comptent des enregistrements.
report-counted-record = Chaque enregistrement est une personne : c’est la recette qui le dit. Le fichier ne peut pas le montrer.
report-joined = Des tables ont été réunies : { $records ->
    [one] 1 enregistrement
   *[other] { $records } enregistrements
  } de { $persons ->
    [one] 1 personne
   *[other] { $persons } personnes
  }.{ $tables ->
    [one] {""}
   *[other] {" "}De plusieurs tables, chaque enregistrement d’une personne figure à côté de chaque autre.
  }
report-joined-table = « { $name } » : { $records ->
    [one] 1 enregistrement
   *[other] { $records } enregistrements
  }.{ $lacking ->
    [0] {" "}Chaque personne en a un.
    [one] {" "}1 personne n’en a pas, et garde un enregistrement aux cellules manquantes.
   *[other] {" "}{ $lacking } personnes n’en ont pas, et gardent chacune un enregistrement aux cellules manquantes.
  } { $several ->
    [0] Personne n’en a plusieurs.
    [one] 1 personne en a plusieurs, { $most }.
   *[other] { $several } personnes en ont plusieurs, { $most } au plus.
  }{ $without ->
    [0] {""}
    [one] {" "}1 enregistrement qui n’est à personne a été laissé de côté.
   *[other] {" "}{ $without } enregistrements qui ne sont à personne ont été laissés de côté.
  }
report-joined-persons = Table des personnes
report-folded = Un enregistrement par personne a été tiré du fichier, selon « { $name } » : { $persons } à partir de { $records }. { $several ->
    [one] { $several } personne en avait plusieurs
   *[other] { $several } personnes en avaient plusieurs
}, { $most } au plus.{ $unassigned ->
    [0] {""}
    [1] {" "}1 enregistrement qui ne dit pas à qui il appartient a été écarté.
   *[other] {" "}{ $unassigned } enregistrements qui ne disent pas à qui ils appartiennent ont été écartés.
} Valeurs que des personnes avaient en plus de celles qui ont été conservées : { $values }.
report-folded-column = { $name } (conservé : { $keep })
report-folded-order = Le premier et le dernier s’entendent selon « { $order } ».
report-file-records = Enregistrements du fichier
report-made-records = Enregistrements qui en ont été tirés, un par personne
report-counted-fold = Chaque enregistrement est une personne : ceux de chacune ont été regroupés en un seul, selon la colonne qui distingue les personnes.
report-sequences = Personnes que plusieurs de leurs enregistrements individualisent
report-sequences-text = Sur { $persons } personnes, { $sheltered } ont tous leurs enregistrements dans des groupes dont le risque ne dépasse pas le seuil. Deux enregistrements ensemble en individualisent { $two }, et trois au plus { $three } : personne d’autre n’a autant d’enregistrements dans les mêmes groupes. Il faut pour cela connaître autant d’enregistrements d’une personne et savoir lesquels vont ensemble.{ $least ->
    [yes] {" "}Tout examiner aurait été trop long : ces nombres sont des minimums.
   *[no] {""}
}
report-counted-open = Des enregistrements sont comptés. Une personne peut en avoir plusieurs : personne n’a dit ce qu’il en est. Un groupe de cinq enregistrements peut alors représenter moins de cinq personnes.
report-persons = Personnes
report-lost-some = Personnes dont certains enregistrements ont été écartés
report-lost-all = Personnes dont tous les enregistrements ont été écartés
report-records = Enregistrements
report-columns = Colonnes
report-hash = SHA-256 du fichier
report-file = Fichier { $number }
report-hash-files = SHA-256 de ces fichiers, l’un après l’autre
report-no-part = Hors de la table
report-hash-note = Tous les chiffres ci-dessous ont été mesurés sur ces octets, après les avoir relus.
report-left-out = Enregistrements écartés
report-left-out-note = Écartés pour que la protection soit respectée.
report-starred = Enregistrements remplacés par * dans tous les quasi-identifiants
report-starred-note = Remplacés par * pour que la protection soit respectée. Ils restent, et forment un groupe de plus.
report-classes = Groupes { unit-people.of } qui se ressemblent
report-classes-note = Les spécialistes parlent de classes d’équivalence : des enregistrements identiques dans tous les quasi-identifiants (une information pouvant être recoupée avec d’autres sources).
report-order = Ordre des enregistrements
report-order-system = Aléatoire : la place d’une personne dans le fichier ne dit rien.
report-order-given = Aléatoire à partir d’une graine donnée, pour que le même fichier puisse être refait. Qui connaît la graine et le fichier d’entrée peut rétablir l’ordre.
report-order-input = Comme dans le fichier d’entrée. Qui en connaît l’ordre peut apparier les enregistrements d’après leur place.

report-verdict-kept = { $columns ->
    [1] Mais 1 colonne a été publiée avec des valeurs qui peuvent à elles seules désigner des personnes.
   *[other] Mais { $columns } colonnes ont été publiées avec des valeurs qui peuvent à elles seules désigner des personnes.
  } La recette l’accepte.
report-verdict-columns = { $columns ->
    [1] Mais 1 colonne a été publiée avec des valeurs qui peuvent à elles seules désigner des personnes.
   *[other] Mais { $columns } colonnes ont été publiées avec des valeurs qui peuvent à elles seules désigner des personnes.
  } Personne ne l’a accepté dans la recette.
report-sensitive = Colonnes sensibles
# With several records of a person the file does not show whose they are, but what is true of all is.
sensitive-certain = { $certain } { counted-people } sur { $all } sont dans des groupes { $unit ->
    [persons] { $recordUnit ->
        [persons] à valeur unique : qui retrouve le groupe connaît la valeur
       *[records] où chaque personne a une même valeur dans au moins un enregistrement : qui le sait du groupe le sait de chacune
      }
   *[records] à valeur unique : qui retrouve le groupe connaît la valeur
  }
sensitive-likeliest = Dans au moins un groupe, { $percent } % { $unit ->
    [persons] { $recordUnit ->
        [persons] des personnes { likeliest-shared }
       *[records] des personnes ont la même valeur dans au moins un de leurs enregistrements : qui la devine pour l’une d’elles tombe juste { $percent } fois sur 100
      }
   *[records] des enregistrements { likeliest-shared }
  }
likeliest-shared = ont la même valeur : qui retrouve ce groupe la devine juste { $percent } fois sur 100
sensitive-unrecorded = { $unrecorded } { counted-people } sur { $all } sont dans des groupes où aucune valeur n’est enregistrée : qui retrouve un tel groupe le sait
sensitive-said = { $text }.
report-sensitive-asked = demandé : { $models }
report-sensitive-declined = non protégée contre l’inférence ; cela a été décidé dans la recette
report-sensitive-none = non protégée contre l’inférence, et la recette ne dit pas que c’est voulu
report-sensitive-perturbed = ses valeurs n’ont pas à être vraies des personnes à côté ; ce que les groupes révèlent des vraies n’est pas compté
report-perturbed = Colonnes dont les valeurs n’ont pas à être vraies
report-perturbed-note = Les valeurs de ces colonnes ont été modifiées au hasard quand le fichier a été écrit. Ce qui figure à côté d’une personne n’est pas forcément sa valeur. Qui reçoit le fichier doit le savoir, et comment.
perturbed-swap = Les valeurs de { $share } % des enregistrements ont été tirées au hasard et échangées entre eux.
perturbed-randomized-response = Chaque valeur est restée avec une probabilité de { $keep } %, et a été tirée sinon parmi toutes les valeurs de la colonne.
perturbed-swap-cells = Échangées : { $drawn }, dont { $changed } montrent une autre valeur qu’avant. Pas pour le public : plus le nombre est petit, plus chaque valeur est sûre.
perturbed-randomized-response-cells = Tirées à nouveau : { $drawn }, dont { $changed } montrent une autre valeur qu’avant ; { $expected } étaient attendues. Pas pour le public : le nombre en dit plus que son espérance.
perturbed-swap-counting = La colonne seule peut être dénombrée telle quelle. Son lien avec d’autres colonnes est plus faible qu’avant, d’à peu près la part.
perturbed-randomized-response-counting = Pour estimer combien de fois une valeur est vraie, prenez la part λ des enregistrements qui la montrent, les m valeurs qui existent et la probabilité p que l’une reste : (λ − (1 − p) / m) / p, avec une erreur type de √(λ (1 − λ) / n) / p pour n enregistrements.
perturbed-epsilon = Il y a m = { $values } valeurs, et ε = { $epsilon } : aucune valeur ne rend ce qui est montré plus de e^ε fois aussi probable qu’une autre, pour qui sait quelles valeurs existent.
perturbed-given = Elles ont été tirées à partir d’une graine donnée. Qui la connaît, ainsi que la recette et l’empreinte du fichier lu, peut les rendre vraies : gardez-la secrète.
perturbed-example = { $names } : les valeurs montrées ici sont un exemple. D’autres sont tirées quand la publication est écrite, et aucune ne doit être prise pour celle de la personne à côté.
report-single-columns = Colonnes qui peuvent à elles seules désigner des personnes
report-single-columns-note = Compté dans le fichier écrit ; pour les quasi-identifiants, d’après ce qui s’y trouve une fois généralisé. Ressembler aux autres dans les quasi-identifiants n’aide pas la personne que l’une de ces colonnes permet de retrouver.
report-column-accepted = Accepté dans la recette.
report-column-open = Accepté par personne.
report-protections = Protections
report-protections-note = Ce qui a été demandé, et la valeur la plus forte que le fichier atteint.
report-model = Protection
report-asked = Demandé
report-achieved = Atteint
report-result = Résultat
report-label = { $name } : { $label }
report-holds = respectée
report-fails = non respectée
report-k-anonymity = { $unit ->
    [persons] Demande que chaque personne ressemble à au moins { $k } personnes, elle-même comprise. Cela empêche d’individualiser quelqu’un ; cela n’empêche pas d’apprendre ce que toutes les personnes d’un groupe ont en commun.
   *[records] Demande que chaque enregistrement ressemble à au moins { $k } enregistrements, lui-même compris. Cela empêche d’individualiser un enregistrement ; cela n’empêche pas d’apprendre ce que tous les enregistrements d’un groupe ont en commun, et ne protège pas une personne qui en a plusieurs.
  }{ $match ->
    [wildcard] {" "}Une cellule manquante peut ici représenter n’importe quelle valeur. { wildcard-fewer }
   *[other] {""}
  }

report-levels = Comment les informations ont été rendues plus grossières
report-levels-note = Chaque attribut a été porté à un même niveau de sa hiérarchie pour tous. Le niveau 0 est exact. La précision conservée est la part qui en reste, les enregistrements supprimés n’en ayant aucune : 0 % signifie qu’il ne reste rien. Elle se mesure à ce qu’un niveau pourrait distinguer, même là où tous les enregistrements restants affichent la même chose.
report-attribute = Attribut
report-meanings = Signification des groupes
report-meaning-label = Groupe
report-meaning = Signification
report-level = Niveau
report-level-exact = 0 (exact)
report-attribute-kept = Précision conservée

report-loss = Ce que cela a coûté
report-loss-value = La perte est de { NUMBER($loss, maximumFractionDigits: 4) }{ $kept ->
    [none] { "." }
   *[other] {"\u00A0"}: { $kept } de la précision est conservée.
}
report-proof-optimal = Prouvé : dans les limites fixées, aucun autre choix d’un niveau par colonne ne conserve davantage{ proof-stars }.
report-proof-gap = La recherche s’est arrêtée avant la fin. Dans les limites fixées, aucun choix d’un niveau par colonne ne peut perdre moins de { NUMBER($bound, maximumFractionDigits: 4) } ; un meilleur gagnerait donc au plus { NUMBER($gap, maximumFractionDigits: 4) }{ proof-stars }.
report-proof-unsought = Tout ce qui est possible n’a pas été essayé ; il peut exister une table qui perd moins.
report-proof-none = Les niveaux étaient donnés, sans recherche ; il peut exister une table qui perd moins.
report-rounded = { NUMBER($n, maximumSignificantDigits: 4) }
report-large = { NUMBER($n, maximumFractionDigits: 0) }
report-vast = { NUMBER($n, maximumSignificantDigits: 4) } × 10^{ $power }
report-tiny = { NUMBER($n, maximumSignificantDigits: 2) }
report-rounded-note = Les chiffres sont arrondis pour la lecture ; le rapport au format JSON contient toutes les décimales.
report-metric = Mesure de la perte
report-aggregate = Attributs combinés par
report-gs-factor = Équilibre entre généralisation et mise à l’écart
report-gs-factor-note = De 0 (écarter un enregistrement ne coûte pas plus que le rendre plus grossier) à 1 (rendre plus grossier ne coûte rien).
report-value = Perte de la publication
report-bound = Plus petite perte, avec un niveau par colonne
report-bound-note = Dans les limites fixées, aucun choix d’un niveau par colonne ne perd moins{ proof-stars }.
report-algorithm = Recherche
report-lattice = Combinaisons de niveaux
report-visited = { $of ->
    [proof] { $n } d’entre elles ont été examinées ; les autres ont été exclues.
    [levels] { $n } d’entre elles ont été examinées.
   *[steps] Cette méthode ne s’en tient à aucune d’elles ; elle a essayé { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
  }.
  }

report-risk = Risque avant et après
report-risk-note = Le risque vis-à-vis de quelqu’un qui sait que la personne est dans le fichier et connaît tous ses quasi-identifiants : un divisé par le nombre { unit-people.of } qui se ressemblent.
report-measure = Mesure
report-now = Actuellement
report-before = Avant
report-after = Après
report-uniques = { counted-People } { counted-who } n’ont pas de semblable
report-uniques-note = { $unit ->
    [persons] Aucune autre personne du fichier ne leur ressemble.
   *[records] Aucun autre enregistrement du fichier ne leur ressemble.
  }
report-above = { counted-People } au-dessus du seuil
report-above-note = Leur risque dépasse le seuil fixé dans la recette.
report-max = Risque le plus élevé
report-max-note = { $unit ->
    [persons] De la personne la plus exposée
   *[records] De l’enregistrement le plus exposé
  }{ equal-chance }.
report-average = Risque moyen
report-average-note = Sur l’ensemble { unit-people.of-the } : le nombre de groupes divisé par le nombre { unit-people.of }, { $unit ->
    [persons] chacune comptée
   *[records] chacun compté
  } une fois par groupe{ equal-chance }.
report-wildcard-max = Risque le plus élevé, si les cellules manquantes correspondent à tout
report-wildcard-max-note = Vis-à-vis de quelqu’un qui prend une information manquante pour n’importe quelle valeur.
report-wildcard-average = Risque moyen, si les cellules manquantes correspondent à tout
report-wildcard-average-note = Le même en moyenne sur l’ensemble { unit-people.of-the }.
report-worst-completion = Le moins qu’il en reste à qui connaît ce qui manque
report-worst-completion-note = De toutes les valeurs que les cellules manquantes pourraient avoir, celles auxquelles le moins correspondent.
report-household-max = Risque le plus élevé d’un ménage
report-household-max-note = Un ménage est trouvé si l’un de ses membres l’est.
report-household-average = Risque moyen d’un ménage
report-household-average-note = Le même, en moyenne sur tous les ménages.
report-household-expected = Ménages trouvés si tous sont recherchés
report-household-expected-note = Combien il faut en attendre.
report-journalist-max = Risque le plus élevé d’être retrouvé dans la population
report-journalist-max-note = { $unit ->
    [persons] De la personne qui a
   *[records] De l’enregistrement qui a
  } le moins de semblables dans le fichier de la population (risque du journaliste).
report-journalist-average = Risque moyen d’être retrouvé dans la population
report-journalist-average-note = Sur l’ensemble { unit-people.of-the } (risque du journaliste) ; la plus grande de deux moyennes.
report-journalist-above = { unit-People } au-dessus du seuil, d’après la population
report-journalist-above-note = Le risque de les retrouver dans la population dépasse le seuil.
report-not-covered = { unit-People } dans des groupes plus grands ici que dans le fichier de la population
report-not-covered-note = Il y a plus de semblables dans la table que dans le fichier de la population : celui-ci n’est pas complet, ou un texte peut désigner plusieurs groupes, dont celui qui compte le moins de personnes a été retenu.
report-unrelated = { unit-People } sans semblable dans le fichier de la population
report-unrelated-note = Si c’est le cas de tous, la table est une « null-map » : elle ne permet de retrouver personne, ou ses valeurs ne sont pas vraies.
report-misrelated = { unit-People } qui ne ressemblent, dans le fichier de la population, qu’à d’autres personnes
report-misrelated-share = { $misrelated } sur { $known } dont la personne est connue
report-misrelated-note = Les identifiants présents dans les deux fichiers disent qui est qui. Si c’est le cas de tous, la publication est une « wrong-map » : qui y cherche trouve quelqu’un d’autre.
report-marketer = Part retrouvée quand tous sont recherchés
report-marketer-note = Ce que trouve juste quelqu’un qui apparie d’un coup tous les enregistrements avec la population (risque du marketeur).
report-individual-max = Risque individuel le plus élevé
report-individual-max-note = Estimé d’après la part de la population ou les poids (Benedetti et Franconi).
report-individual-mean = Risque individuel moyen
report-individual-mean-note = Le même sur l’ensemble { unit-people.of-the }.
report-individual-expected = { unit-People } que l’on retrouverait en recherchant tout le monde
report-individual-expected-note = Estimation : la somme de tous les risques individuels.
report-population-dankar = Part unique dans la population
report-population-dankar-note = Estimée selon la règle de Dankar et al.
report-population-pitman = La même selon le modèle de Pitman (Hoshino)
report-population-pitman-note = Convient aux petits échantillons.
report-population-zayatz = La même selon Zayatz
report-population-zayatz-note = A tendance à être élevée pour les petits échantillons.
report-population-slide-negative-binomial = La même selon le modèle SNB (slide negative binomial)
report-population-slide-negative-binomial-note = Convient aux grands échantillons.
report-percent = { NUMBER($n, maximumSignificantDigits: 3) } %
report-special = Informations qui individualisent des personnes
report-special-note = { $records ->
    [1] 1 enregistrement
   *[other] { $records } enregistrements
} de la table d’avant la protection. La part dit dans quelle mesure une information contribue à leurs scores ; les parts se recoupent (SUDA).
report-associations = Force de l’association entre les colonnes
report-associations-note = De 0 (aucune) à 1 (l’une dit tout de l’autre) : V de Cramér, corrigé du hasard.
report-associations-left = { $count ->
    [1] 1 paire n’a pas été mesurée
   *[other] { $count } paires n’ont pas été mesurées
} : l’une des deux colonnes n’a qu’une valeur, avant ou après, ou toutes deux en ont trop.
report-pair = { $one } et { $other }
report-tables = Fichiers joints à la table
report-table-records = { $records } enregistrements, SHA-256
report-missing = Cellules manquantes
report-missing-own-value = Prises comme une valeur à part entière.
report-missing-wildcard = Prises comme correspondant à tout.
report-missing-remove-row = Enregistrements où il en restait une, { $style ->
    [star] remplacés par *
   *[drop] écartés
  } : { $left }.
report-missing-sensitive = Une valeur sensible manquante
report-missing-sensitive-excluded = n’est pas une valeur : les groupes sont jugés sur celles qui existent, et un groupe sans aucune est accepté
report-missing-sensitive-own-value = est une valeur comme une autre
report-missing-suppressed = Les cellules supprimées
report-missing-suppressed-yes = comptent comme manquantes : écrites et comparées comme elles
report-missing-records = Enregistrements avec un quasi-identifiant manquant
report-sizes = Combien se ressemblent
report-curve = Combien dépassent chaque risque

report-utility = Utilité de la publication
report-precision = Précision de Sweeney
report-precision-note = 1 est l’original ; 0 signifie que chaque valeur a été portée au niveau le plus élevé.
report-discernibility = Discernabilité
report-discernibility-note = Pour chaque enregistrement, combien lui ressemblent, lui-même compris ; le tout additionné. Un enregistrement écarté compte pour tous les enregistrements. Moins, c’est mieux.
report-discernibility-star = Discernabilité, groupes seulement
report-discernibility-star-note = La même, chaque groupe étant pris à sa propre taille.
report-class-size = Enregistrements par groupe, en moyenne
report-c-avg = Groupe moyen rapporté à k
report-c-avg-note = 1 signifierait qu’aucun groupe n’est plus grand qu’il ne doit l’être.

report-warnings = Avertissements
report-no-other-warnings = Aucun, hormis ceux sur des colonnes que la recette accepte, ci-dessus.
report-no-warnings = Aucun.
report-warning-attribute = attribut { $attribute }
report-warning-line = ligne { $line }

report-run = Comment il a été produit
report-version = Version
report-build = Compilation
report-platform = Plateforme
report-workers = Processus de calcul
report-compared = Autres méthodes essayées
report-compared-note = Chacune a été appliquée à la même table, avec les mêmes protections et les mêmes limites. Sa perte est comparée à celle de la publication : une méthode qui perd 25 % de moins a les trois quarts de cette perte.
report-compared-own = { $name } (la publication)
report-seconds = Secondes entre le début de la recherche et le fichier vérifié

report-promise = Ce rapport dit ce qui a été mesuré sur ce fichier. Il ne dit pas que le fichier est anonyme au sens d’une loi, et il ne sait rien des autres fichiers qui ont été ou seront publiés sur les mêmes personnes.
report-check = Pour vérifier qu’un fichier est bien celui décrit ici, calculez son SHA-256 : sous Windows avec certutil -hashfile FICHIER SHA256, ailleurs avec sha256sum FICHIER ou shasum -a 256 FICHIER.

## The first pages of a report

dossier-words = En mots
dossier-read = { $count ->
    [one] Le fichier { $files } a été lu
   *[other] Les fichiers { $files } ont été lus
} : { $records ->
    [1] 1 enregistrement
   *[other] { $records } enregistrements
} en { $columns ->
    [1] 1 colonne
   *[other] { $columns } colonnes
}.
dossier-read-fold = { $count ->
    [one] Le fichier { $files } a été lu
   *[other] Les fichiers { $files } ont été lus
} : { $rows ->
    [1] 1 ligne
   *[other] { $rows } lignes
} en { $columns ->
    [1] 1 colonne
   *[other] { $columns } colonnes
}. Toutes les lignes d’une personne ont été regroupées en un enregistrement : { $records ->
    [1] 1 enregistrement.
   *[other] { $records } enregistrements.
}
dossier-written-nothing = Aucune publication n’a été écrite.
dossier-written-none = { $records ->
    [1] Le seul enregistrement a été écarté : la publication ne montre rien de personne.
   *[other] Les { $records } enregistrements ont tous été écartés : la publication ne montre rien de personne.
}
dossier-written = { $left ->
    [0] La publication { $records ->
        [1] le contient.
       *[other] les contient tous.
    }
   *[other] La publication en contient { $records } ; { $left ->
        [1] 1 a été écarté.
       *[other] { $left } ont été écartés.
    }
}
dossier-starred = { $starred ->
    [1] 1 de ceux qu’elle contient est remplacé par * dans tous les quasi-identifiants.
   *[other] { $starred } de ceux qu’elle contient sont remplacés par * dans tous les quasi-identifiants.
}
dossier-columns-removed = Colonnes retirées : { $names }.
dossier-columns-coarser = Rendues plus grossières : { $names }.
dossier-columns-mixed = À plusieurs niveaux de précision : { $names }.
dossier-columns-nearly = Masquées dans presque tous les enregistrements : { $names }.
dossier-columns-same = Identiques dans tous les enregistrements publiés qui ont une valeur : { $names }.
dossier-columns-gone = Dont il ne reste rien : { $names }.
dossier-columns-exact = Pouvant être recoupées avec d’autres sources et restées exactes : { $names }.
dossier-columns-untrue = { $count ->
    [one] { $names } a été modifiée au hasard : ses valeurs n’ont pas à être vraies des personnes à côté.
   *[other] { $names } ont été modifiées au hasard : leurs valeurs n’ont pas à être vraies des personnes à côté.
}
dossier-columns-as-it-is = Publiées telles quelles : { $names }.
dossier-shown-removed = rien : la colonne est retirée
dossier-shown-none = rien : il n’y a aucun enregistrement
dossier-shown-as-it-is = ses valeurs telles quelles
dossier-shown-exact = des valeurs exactes
dossier-shown-same = la même chose dans tous les enregistrements qui ont une valeur : « { $shown } »
dossier-shown-gone = rien : tous les enregistrements qui ont une valeur affichent la même chose
dossier-shown-level = des valeurs plus grossières, au niveau { $level } de sa hiérarchie
dossier-risk-before = Avant, sur { $all } { counted-people }, { $alone ->
    [0] { $unit ->
        [persons] toutes
       *[records] tous
      } avaient des semblables
    [one] { $alone } n’avait pas de semblable
   *[other] { $alone } n’avaient pas de semblable
} d’après les quasi-identifiants ; le risque le plus élevé était de { $worst }{ equal-chance }.
dossier-risk-after = Dans la publication, sur { $all } { counted-people }, { $alone ->
    [0] { $unit ->
        [persons] toutes
       *[records] tous
      } ont des semblables
    [one] { $alone } n’a pas de semblable
   *[other] { $alone } n’ont pas de semblable
} ; le risque le plus élevé est de { $worst }{ equal-chance }.
dossier-risk-means = Les quasi-identifiants sont des informations pouvant être recoupées avec d’autres sources ; le risque est celui d’être individualisé par quelqu’un qui les connaît toutes et sait que la personne est dans la table.
dossier-risk-written = Seul compte ce qui est écrit : qui prend une cellule manquante pour n’importe quelle valeur trouve davantage de correspondances.
dossier-columns = Les colonnes, leurs rôles et ce qui est montré
dossier-role = Rôle, et pourquoi
dossier-role-means = { $role } : { $means }.
dossier-shown = Dans la publication
dossier-reason-same = Conforme à la suggestion ({ $certainty }) : { $reason }.
dossier-reason-other = Choisi dans la recette. Suggestion : { $role } ({ $certainty }) ; { $reason }.
dossier-remains = Ce qui reste à examiner
dossier-remains-roles = Si les rôles sont justes. Une colonne tenue pour non sensible, mais dont quelqu’un d’autre dispose aussi, peut tout de même révéler des personnes.
dossier-remains-earlier = Ce qui a été ou sera publié par ailleurs sur les mêmes personnes. Deux publications ensemble peuvent révéler ce qu’aucune ne montre seule.
dossier-remains-order = L’ordre des enregistrements. { $order }
dossier-remains-rest = Ce que les protections demandées n’empêchent pas ; chacune n’écarte qu’un danger.
dossier-remains-inference = Si le fait d’apprendre quelque chose sur un groupe entier est dommageable. Cela n’a pas été mesuré.
dossier-remains-law = Le droit et les contrats : qui reçoit le fichier, ce qu’il peut en faire, et pour combien de temps.
dossier-hashes = Empreintes (SHA-256)
dossier-signatures = Signatures
dossier-sign-role = Fonction
dossier-sign-name = Nom
dossier-sign-date = Date
dossier-sign-signature = Signature
dossier-prepared = Établi par
dossier-checked = Vérifié par
dossier-approved = Approuvé par
dossier-figures = Les chiffres

## Sets of items, places and graphs

kind-offer-title = Ce n’est pas une table ?
kind-offer-text = Ce que des personnes ont acheté ou possèdent, où et quand elles se trouvaient, qui connaît qui, ce qu’elles ont cherché : de telles données exigent des protections particulières. Les étapes sont les mêmes.
kind-legend = Que contient le fichier ?
kind-table = Une table : une ligne par personne
kind-transactions-name = Ensembles d’éléments
kind-locations-name = Lieux et moments
kind-graph-name = Un graphe
kind-queries-name = Un journal de recherches
kind-transactions-title = Ensembles d’éléments
kind-transactions-lead = Chaque personne a un ensemble d’éléments : achats, diagnostics, films vus. Qui en connaît quelques-uns peut retrouver la personne, et apprendre le reste.
kind-transactions-drop = Déposez ici un fichier d’ensembles
kind-transactions-drop-text = Une ligne par personne, des lignes avec une personne et un seul élément, ou du JSON. Il reste sur cet ordinateur.
kind-locations-title = Lieux et moments
kind-locations-lead = Chaque ligne situe une personne en un lieu et, si le fichier l’indique, à un moment. Qui sait où une personne se trouvait peut retrouver sa ligne.
kind-locations-drop = Déposez ici un fichier de lieux
kind-locations-drop-text = Une ligne de noms, puis une ligne pour chaque lieu où quelqu’un se trouvait. Il reste sur cet ordinateur.
kind-graph-title = Un graphe
kind-graph-lead = Des personnes, et qui est lié à qui. Même sans noms, presque personne d’autre n’a exactement le même nombre de liens.
kind-graph-drop = Déposez ici un fichier de liens
kind-graph-drop-text = Une ligne par lien, ou une ligne par personne avec tous ses voisins. Il reste sur cet ordinateur.
kind-queries-title = Un journal de recherches
kind-queries-lead = Chaque ligne est une recherche : qui, quoi, et ce sur quoi on a cliqué. Qui connaît une ou deux requêtes d’une personne retrouve souvent toutes les autres.
kind-queries-drop = Déposez ici un journal de recherches
kind-queries-drop-text = Une ligne de noms, puis une ligne par recherche : qui, la requête, l’adresse ouverte, l’heure. Il reste sur cet ordinateur.
kind-example = Ouvrir un exemple
kind-recipe-opened = La recette { $name } est en vigueur. Donnez maintenant son fichier.
kind-levels-wanted = La recette nomme le fichier { $name } pour les niveaux des éléments. Joignez-le aussi.
kind-counted-transactions = { $people ->
    [one] { $people } personne a
   *[other] { $people } personnes ont
  } { $items ->
    [one] { $items } élément différent
   *[other] { $items } éléments différents
  }, soit { $occurrences ->
    [one] { $occurrences } occurrence
   *[other] { $occurrences } occurrences
  } en tout.{ $empty ->
    [0] {""}
    [one] {" "}{ $empty } autre personne n’en a aucun et n’est pas publiée.
   *[other] {" "}{ $empty } autres personnes n’en ont aucun et ne sont pas publiées.
  }
kind-counted-locations = { $requests ->
    [one] { $requests } ligne
   *[other] { $requests } lignes
  } de { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  }.
kind-counted-graph = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } et { $edges ->
    [one] { $edges } lien
   *[other] { $edges } liens
  }.
kind-counted-queries = { $searches ->
    [one] { $searches } recherche
   *[other] { $searches } recherches
  } de { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  }, pour { $queries ->
    [one] { $queries } requête
   *[other] { $queries } requêtes différentes
  }.{ $removed ->
    [0] {""}
    [one] { " " }{ $removed } adresse e-mail, nom ou numéro a été retiré des requêtes.
   *[other] { " " }{ $removed } adresses e-mail, noms, numéros et autres ont été retirés des requêtes.
  }
kind-lines = { $count ->
    [1] La première ligne
   *[other] Les { $count } premières lignes
  } du fichier
kind-lines-wider = Certaines lignes ont plus de cellules qu’il n’en est montré.
kind-delimiter-found = détecté : { $delimiter }
kind-header-no = contient déjà des données
kind-delimiter = Ce qui sépare les cellules
kind-header = La première ligne
kind-no-file = pas encore de fichier
kind-line-none = Donnez un fichier pour voir qui est retrouvé.
kind-line-waiting = Qui est retrouvé n’est pas encore mesuré.
# By whoever finds most of those whose knowledge is measured.
kind-line-look = Après : qui est retrouvé figure sous « Publier »
kind-line-before = Avant : { $unique ->
    [0] d’après ce qui est mesuré, personne n’est individualisé
    [1] 1 personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }
kind-line-not-yet = Après : pas encore de publication
kind-line-after = Après : { $unique ->
    [0] d’après ce qui est mesuré, personne n’est individualisé ; { $fewest } candidats au moins
    [1] 1 personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }
kind-layout = Ce que contient une ligne
kind-layout-transactions-persons = Tous les éléments d’une personne
kind-layout-transactions-pairs = Une personne et un seul élément
kind-layout-transactions-json = JSON : une liste par personne
kind-layout-graph-edges = Les deux personnes d’un lien
kind-layout-graph-adjacency = Une personne et tous ses voisins
kind-sets-id = La première cellule dit de qui il s’agit
kind-sets-parted = Ce qui sépare les éléments dans une cellule
kind-sets-parted-no = rien : un seul élément par cellule
kind-space = espace
kind-column-user = Qui (la personne)
kind-column-x = Où, d’ouest en est (longitude)
kind-column-y = Où, du sud au nord (latitude)
kind-column-time = Quand, sous forme de nombre
kind-column-k = Parmi combien de personnes quelqu’un veut être
kind-column-dx = De combien le lieu peut être élargi, d’est en ouest
kind-column-dy = De combien le lieu peut être élargi, du nord au sud
kind-column-dt = Combien de temps quelqu’un attend
kind-column-choose = à choisir
kind-column-none = aucune colonne
kind-columns = { $kind ->
    [queries] les colonnes des personnes et des recherches
   *[other] les colonnes des personnes et des lieux
  }
kind-columns-more = Autres colonnes
kind-coordinates = Ce que sont les lieux
kind-coordinates-planar = Nombres sur un plan
kind-coordinates-wgs84 = Longitude et latitude en degrés
kind-middle-longitude = Longitude du milieu de la carte
kind-middle-latitude = Latitude du milieu de la carte
kind-graph-label = La deuxième cellule est un libellé de la personne
kind-graph-simplify = Écarter les liens d’une personne avec elle-même, et ceux qui figurent deux fois
kind-log-column-user = Qui c’est
kind-log-column-query = Ce qui a été cherché
kind-log-column-address = Ce qui a été ouvert
kind-log-column-time = Quand, comme 2006-03-01 07:17
kind-log-output-query = Texte d’une ligne
kind-log-output-query-typed = tel que saisi, si k personnes l’ont saisi
kind-log-output-query-intent = le plus fréquent de même sens
kind-log-output-address = Adresse d’une ligne
kind-log-output-address-host = l’hôte, si k personnes l’ont ouvert
kind-log-output-address-page = la page, si k personnes l’ont ouverte
kind-log-output-address-none = aucune
kind-log-output-time = Heure d’une ligne
kind-log-output-time-none = aucune
kind-log-output-time-month = le mois
kind-log-output-time-day = le jour
kind-items = Les éléments
kind-items-as-they-are = Les éléments sont publiés tels quels, ou pas du tout : des niveaux n’y changeraient rien.
kind-levels-none = Aucun niveau n’est donné : un élément est écrit tel quel, ou comme *.
kind-levels-some = { $kind ->
    [levels] { $file ->
        [none] Les niveaux des éléments figurent dans la recette.
       *[other] Les niveaux des éléments viennent du fichier { $file }.
      }
   *[other] Les niveaux des éléments figurent dans la recette.
  }
kind-levels-give = Donner un fichier de niveaux
kind-levels-away = Retirer les niveaux
kind-sensitive = { $count ->
    [0] Éléments sensibles : aucun
    [one] Éléments sensibles : { $count }
   *[other] Éléments sensibles : { $count }
  }
kind-sensitive-text = Ce que personne ne doit apprendre d’une personne. Seule la protection « Éléments sensibles par groupe » les concerne.
kind-item-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  }
kind-limit = Personnes qui peuvent être écartées, en pour cent
kind-limit-text = On en écarte le moins possible, et seulement là où la perte est ainsi moindre.
kind-known = Éléments que quelqu’un connaît d’une personne, au plus
kind-known-text = Le risque est mesuré pour ce nombre.
kind-model = Ce qui doit être respecté
kind-search = Méthode de recherche
kind-measuring = Mesure en cours : qui peut être retrouvé.
kind-lacking = À indiquer d’abord : { $name }.
kind-problem = Ce fichier ne peut pas être traité ainsi
kind-output-labels = Écrire les libellés dans la publication
kind-output-labels-text = Ils ne sont ni modifiés ni comptés : un libellé rare fait retrouver la personne qui le porte.
kind-output-shuffle = Mettre les lignes dans un ordre aléatoire
kind-output-shuffle-text = Sinon, quiconque possède un autre fichier dans le même ordre peut recouper les deux.

kind-km-anonymity-name = Parmi au moins k personnes (k^m-anonymat)
kind-km-anonymity-means = Qui connaît jusqu’à m éléments d’une personne trouve au moins k personnes qui les ont. Les éléments rares sont remplacés par leur groupe.
kind-transaction-k-anonymity-name = Tous les éléments identiques (k-anonymat des transactions)
kind-transaction-k-anonymity-means = Ce qui est écrit pour une personne l’est pour au moins k personnes. Peu importe donc combien d’éléments quelqu’un connaît.
kind-privacy-degree-name = Éléments sensibles par groupe (degré de confidentialité)
kind-privacy-degree-means = Tous les autres éléments restent tels quels. Les éléments sensibles sont publiés par groupe, et aucun ne concerne plus d’une personne sur p de son groupe. Cette protection ne cache pas à qui appartient une ligne.
kind-location-k-anonymity-name = Dans une région d’au moins k personnes (k-anonymat de localisation)
kind-location-k-anonymity-means = Chaque lieu est remplacé par une région où se trouvent au moins k personnes tant qu’elle est valable.
kind-k-degree-anonymity-name = Autant de liens que k autres (k-anonymat de degré)
kind-k-degree-anonymity-means = Chaque nombre de liens est celui d’au moins k personnes. Des liens sont ajoutés ou modifiés jusqu’à ce que ce soit le cas.
kind-query-k-anonymity-name = La même chose qu’au moins k (k-anonymat des requêtes)
kind-query-k-anonymity-means = Ce qui est écrit d’une personne l’est d’au moins k personnes, et aucun texte n’est écrit que moins de k personnes ont saisi.
kind-intent-clusters-name = Des personnes aux intentions semblables
kind-intent-clusters-means = Des requêtes qui mènent aux mêmes adresses ont une même intention. Les personnes aux intentions semblables forment des groupes, où des requêtes sont ajoutées ou retirées jusqu’à ce que toutes aient la même chose.
kind-optimal-name = La coupe qui perd le moins, avec preuve
kind-optimal-means = Cherche dans l’arbre des éléments la coupe qui perd le moins, et le prouve. Vous pouvez arrêter la recherche et garder la meilleure trouvée jusque-là.
kind-apriori-name = Les petits ensembles d’abord (apriori)
kind-apriori-means = Corrige les ensembles rares pas à pas, les petits d’abord. Rapide, et parfois plus grossier que nécessaire.
kind-direct-name = Tous les ensembles à la fois (direct)
kind-direct-means = Corrige tous les ensembles rares à la fois. Rapide, et parfois plus grossier que nécessaire.
kind-local-name = Plus grossier seulement là où il le faut (local)
kind-local-means = Chaque groupe de personnes qui se ressemblent est rendu plus grossier séparément. Un même élément peut être écrit de deux façons, ce qui conserve davantage et se compte plus difficilement.
kind-top-down-name = De haut en bas
kind-top-down-means = Part du plus grossier et affine des groupes de personnes tant que la protection est respectée. On ne sait plus combien d’éléments d’un même genre a une personne.
kind-cahd-name = Groupes de personnes aux éléments semblables (CAHD)
kind-cahd-means = Les personnes dont les autres éléments se ressemblent sont réunies en un groupe.
kind-grid-name = Carrés de même largeur
kind-grid-means = Chaque lieu est remplacé par son carré. Si moins de k personnes s’y trouvent, ses lignes sont écartées, ou le carré s’agrandit.
kind-quad-tree-name = Carrés qui s’agrandissent au besoin (quad-tree)
kind-quad-tree-means = La zone est divisée en quatre, encore et encore, tant que k personnes se trouvent dans un quart.
kind-temporal-name = Attendre que k personnes soient passées
kind-temporal-means = Le carré reste le même, et sa durée s’allonge jusqu’à ce que k personnes s’y soient trouvées.
kind-clique-cloak-name = La plus petite boîte autour de personnes qui l’acceptent (CliqueCloak)
kind-clique-cloak-means = Chaque personne dit de combien le lieu et le temps peuvent être élargis. La plus petite boîte qui entoure assez d’entre elles est écrite.
kind-supergraph-name = Des liens sont ajoutés
kind-supergraph-means = Tous les liens restent, et d’autres s’y ajoutent. Si une personne en a de loin le plus, il peut en falloir beaucoup de nouveaux.
kind-swap-name = Des liens sont ajoutés et retirés
kind-swap-means = Le plus souvent, bien moins de changements : les quelques personnes qui ont un très grand nombre de liens en perdent.
kind-construct-name = Tous les liens refaits
kind-construct-means = Les nombres de liens sont conservés, mais non qui est lié à qui.

kind-parameter-k = Personnes, au moins (k)
kind-parameter-same = Ce qui est identique
kind-parameter-same-lines = toutes les lignes d’une personne
kind-parameter-same-intents = ce qu’une personne voulait
kind-parameter-same-text = Si seules les intentions sont identiques, les lignes diffèrent : qui connaît des requêtes peut y reconnaître une personne.
kind-parameter-similarity = Ce qui rend des requêtes semblables
kind-parameter-similarity-jaccard = la part d’adresses communes (Jaccard)
kind-parameter-similarity-cosine = la répartition des clics entre adresses (cosinus)
kind-parameter-threshold = Similarité minimale au sein d’une intention
kind-parameter-sampled = Requêtes données à qui n’a pas une intention
kind-parameter-m = Éléments que quelqu’un connaît, au plus (m)
kind-parameter-p = Une personne sur combien a l’élément sensible, au plus (p)
kind-parameter-regions = Régions examinées, au plus
kind-parameter-alpha = Jusqu’où chercher d’autres personnes, en groupes
kind-parameter-reciprocal = Exactement la même région pour les k personnes
kind-parameter-reciprocal-text = Savoir comment les régions sont formées n’aide alors pas.
kind-parameter-width = Largeur d’un carré
kind-parameter-width-text = Dans l’unité des lieux, ou en mètres.
kind-parameter-enlarge = Les carrés peuvent s’agrandir
kind-parameter-period = Longueur d’une période
kind-parameter-period-text = Dans l’unité de temps du fichier. Nécessaire si le fichier indique des moments.
kind-parameter-x = Bord ouest de la zone
kind-parameter-y = Bord sud de la zone
kind-parameter-side = Côté de la zone
kind-parameter-smallest = Plus petit côté d’un carré
kind-parameter-dt = Attente, au plus
kind-parameter-dx = Élargissement d’est en ouest, au plus
kind-parameter-dy = Élargissement du nord au sud, au plus
kind-parameter-exact = S’arrêter aux lieux et moments exacts, comme dans l’article
kind-parameter-exact-text = Cela révèle où ou quand quelqu’un se trouvait.
kind-parameter-budget = Étapes pour une boîte, au plus
kind-parameter-rounds = Tours, au plus

kind-go = Chercher et vérifier une publication
kind-find-text = Rien n’est remis dans un fichier avant d’avoir été relu et mesuré.
kind-find-not-yet = Une fois le fichier et la protection indiqués, une publication est cherchée ici.
kind-running = { $found ->
    [true] Une publication a été trouvée.
   *[other] Recherche d’une publication.
  } { $visited ->
    [one] { $visited } étape.
   *[other] { $visited } étapes.
  }{ $loss ->
    [none] {""}
   *[other] {" "}Sa perte est de { $loss } ; aucune ne perd moins de { $bound }.
  }
kind-stop = Arrêter
kind-keep = Arrêter et utiliser la meilleure trouvée
kind-stopping = Arrêt en cours : la meilleure publication trouvée est écrite et vérifiée.
kind-ended = La recherche s’est terminée après { $steps ->
    [1] 1 étape.
   *[other] { $steps } étapes.
  }
kind-ended-stopped = Vous avez arrêté la recherche après { $steps ->
    [1] 1 étape.
   *[other] { $steps } étapes.
  } Ce qui suit est le meilleur qui avait été trouvé jusque-là.
kind-run-failed = Aucune publication n’a été écrite
kind-none = Aucune publication respectant cette protection n’a été trouvée
kind-checked = La publication a été écrite, relue à partir de ses octets et mesurée. Les chiffres qui suivent ont été mesurés sur ces octets.
kind-before = Avant
kind-after = Dans la publication
kind-files = Fichiers
kind-files-text = La publication est à transmettre. Le rapport et la recette sont pour vos dossiers.
kind-save-release = Enregistrer la publication
kind-save-report = Enregistrer le rapport
kind-save-recipe = Enregistrer la recette
kind-unprotected = Ce qui n’est pas protégé
kind-unprotected-neighbourhood = Les personnes reconnaissables aux liens entre leurs voisins.
kind-unprotected-link = Le lien entre deux personnes, une fois toutes deux retrouvées.
kind-unprotected-content = Ce que les libellés disent des personnes, et les personnes qu’ils permettent de retrouver.
kind-log-unprotected-content = Ce qu’ont cherché toutes celles parmi lesquelles une personne est retrouvée : cela se sait de chacune.
kind-log-unprotected-queries = Les personnes reconnaissables à leurs requêtes, pages ou jours mêmes, bien que d’autres aient voulu la même chose.
kind-sensitive-unprotected = Vous avez nommé des éléments sensibles, et cette protection les traite comme tous les autres. Celle qui les concerne est « Éléments sensibles par groupe ».

kind-done-transactions = { $released ->
    [one] { $released } personne
   *[other] { $released } personnes
  } sur { $people } { $released ->
    [one] figure
   *[other] figurent
  } dans la publication{ $suppressed ->
    [0] {""}
    [one] {" "}; { $suppressed } est écartée
   *[other] {" "}; { $suppressed } sont écartées
  }.
kind-done-cut = { $raised ->
    [0] Chaque élément écrit l’est tel quel.
    [one] { $raised } élément sur { $items } est remplacé par un groupe au-dessus de lui.
   *[other] { $raised } éléments sur { $items } sont remplacés par un groupe au-dessus d’eux.
  }
kind-done-local = Un élément peut être écrit tel quel à un endroit, et remplacé par son groupe à un autre.
kind-done-groups = Les personnes sont publiées en { $groups ->
    [one] { $groups } groupe de { $smallest }.
   *[other] { $groups } groupes, dont le plus petit en compte { $smallest }.
  }
kind-done-loss = { $loss } de la précision des éléments est perdue{ $proof ->
    [optimal] {" "}; aucune autre coupe ne perd moins.
    [bound] {" "}; aucune coupe ne perd moins de { $bound }.
   *[other] .
  }
kind-done-all-lost = Chaque élément est écrit comme * : la publication n’apprend rien à personne. Sous Protéger, donnez un fichier de niveaux si les éléments forment des groupes ; ou laissez écarter quelques personnes, ou demandez moins.
kind-km-anonymity-achieved = { $achieved ->
    [none] Il n’y a rien à mesurer.
   *[other] Qui connaît jusqu’à m éléments écrits trouve au moins { $achieved } personnes.
  }
kind-transaction-k-anonymity-achieved = { $achieved ->
    [none] Il n’y a rien à mesurer.
   *[other] Chaque ensemble d’éléments écrit est celui d’au moins { $achieved } personnes.
  }
kind-privacy-degree-achieved = { $achieved ->
    [none] Il n’y a rien à mesurer.
   *[other] Aucun élément sensible ne concerne plus d’une personne sur { $achieved } d’un groupe.
  }
kind-done-locations = { $released ->
    [one] { $released } ligne
   *[other] { $released } lignes
  } sur { $requests }, de { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  }, { $released ->
    [one] figure
   *[other] figurent
  } dans la publication ({ $share }).
kind-done-regions = En moyenne, la région d’une ligne couvre { $area } { $metres ->
    [true] mètres carrés
   *[other] unités de surface
  }, et { $people } personnes s’y trouvaient.
kind-done-place-loss = { $place } de la précision du lieu est perdue{ $time ->
    [none] .
   *[other] , et { $time } de celle du moment.
  }
kind-done-exact = Des régions ou des périodes s’arrêtent aux lieux ou aux moments exacts de personnes.
kind-done-middle = Le milieu de la carte est à { $longitude } degrés de longitude et { $latitude } degrés de latitude.
kind-location-k-anonymity-achieved = { $achieved ->
    [none] Il n’y a rien à mesurer.
   *[other] Chaque région compte au moins { $achieved } personnes.
  }
kind-done-graph = Les { $people } personnes figurent toutes dans la publication. Sur { $edges ->
    [one] { $edges } lien
   *[other] { $edges } liens
  }, { $removed ->
    [0] aucun n’a été retiré
    [one] { $removed } a été retiré
   *[other] { $removed } ont été retirés
  } ; { $added ->
    [0] aucun n’a été ajouté.
    [one] { $added } a été ajouté.
   *[other] { $added } ont été ajoutés.
  }
kind-done-bound-added = { $optimal ->
    [true] Si l’on ne fait qu’ajouter des liens, il est impossible d’en ajouter moins.
   *[other] Si l’on ne fait qu’ajouter des liens, il est impossible d’en ajouter moins de { $bound }.
  }
kind-done-bound = { $optimal ->
    [true] Il est impossible d’en changer moins.
   *[other] Il est impossible d’en changer moins de { $bound }.
  }
kind-k-degree-anonymity-achieved = { $achieved ->
    [none] Il n’y a rien à mesurer.
   *[other] Chaque nombre de liens est celui d’au moins { $achieved } personnes.
  }
kind-done-removed = { $removed ->
    [one] { $removed } adresse e-mail, nom ou numéro a été retiré des requêtes.
   *[other] { $removed } adresses e-mail, noms, numéros et autres ont été retirés des requêtes.
  }
kind-done-queries = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  } de { $people } personnes sur { $all } figurent dans la publication. Le journal compte { $searches ->
    [one] { $searches } recherche.
   *[other] { $searches } recherches.
  }
kind-done-intents = { $queries ->
    [one] { $queries } requête a
   *[other] { $queries } requêtes ont
  } { $intents ->
    [one] { $intents } intention
   *[other] { $intents } intentions
  }{ $ambiguous ->
    [0] .
    [one] { " " }; { $ambiguous } est ambiguë et a été partagée selon l’adresse.
   *[other] { " " }; { $ambiguous } sont ambiguës et ont été partagées selon l’adresse.
  }{ $complete ->
    [true] {""}
   *[other] { " " }Elles étaient trop nombreuses pour être toutes comparées : les intentions sont plus fines que demandé.
  }
kind-done-log-loss = { $added } des lignes sont ajoutées, { $lost } des recherches manquent. Les parts des intentions s’écartent de { $distance }.
kind-query-k-anonymity-achieved = { $achieved ->
    [none] Il n’y a rien à mesurer.
   *[other] { $same ->
        [intents] Ce qu’une personne voulait, au moins { $achieved } personnes le voulaient.
       *[lines] Les lignes de chaque personne sont celles d’au moins { $achieved } personnes.
      }
  }
kind-risk-queries = Pour qui connaît { $known ->
    [query] une requête d’une personne
    [two-queries] une ou deux requêtes d’une personne
    [all-queries] toutes les requêtes d’une personne
    [lines] toutes les lignes d’une personne
   *[intents] tout ce qu’une personne voulait
  }, { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }{ $few ->
    [0] {""}
    [one] , { $few } est retrouvée parmi moins de k
   *[other] , { $few } sont retrouvées parmi moins de k
  }. Chacune est retrouvée parmi au moins { $fewest }.
kind-risk-queries-undecided = { $undecided ->
    [one] Pour { $undecided } personne, toutes les paires de requêtes n’ont pas été examinées
   *[other] Pour { $undecided } personnes, toutes les paires de requêtes n’ont pas été examinées
  } : davantage peuvent être retrouvées.
kind-risk-transactions = Pour qui connaît { $known ->
    [1] 1 élément d’une personne
   *[other] jusqu’à { $known } éléments d’une personne
  }{ $when ->
    [before] {""}
   *[other] , { $known ->
        [1] tel que la publication l’écrit
       *[other] tels que la publication les écrit
      }
  } : { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }{ $few ->
    [none] {""}
    [0] {""}
    [one] , { $few } a moins de k candidats
   *[other] , { $few } ont moins de k candidats
  }. Le plus petit nombre de candidats est { $fewest }.{ $likeliest ->
    [none] {""}
   *[other] {" "}Un même élément sensible concerne au plus { $likeliest } d’un groupe.
  }
kind-risk-sensitive = Les éléments sensibles que quelqu’un connaît ne sont pas comptés ici : avec eux, une personne peut être retrouvée.
kind-risk-undecided = { $undecided ->
    [1] 1 comparaison a été abandonnée et compte
   *[other] { $undecided } comparaisons ont été abandonnées et comptent
  } comme une différence : moins de personnes sont peut-être individualisées.
kind-risk-locations = { $attack ->
    [before] Pour qui sait où une personne se trouvait (et quand, si les heures sont lues)
    [restricted-space] Pour qui sait quelles personnes se trouvent un jour ou l’autre dans une région
    [observation] Pour qui voit quelles personnes se trouvent dans une région tant qu’elle est valable
    [reciprocity] Pour qui sait aussi comment les régions sont formées
   *[other] Pour qui sait aussi quelles lignes sont celles d’une même personne
  } : { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }{ $few ->
    [0] {""}
    [one] , { $few } a moins de candidats que demandé
   *[other] , { $few } ont moins de candidats que demandé
  }. Le plus petit nombre de candidats est { $fewest }.
kind-risk-graph = Pour qui sait { $known ->
    [degree] combien de liens a une personne
   *[other] comment les voisins d’une personne sont liés entre eux
  } : { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }{ $few ->
    [0] {""}
    [one] , { $few } a moins de k candidats
   *[other] , { $few } ont moins de k candidats
  }. Le plus petit nombre de candidats est { $fewest }.

kind-tree = L’arbre des éléments
kind-tree-text = Ce qui est écrit dans la publication figure en gras. La barre montre combien de personnes de votre fichier l’ont. Personne d’autre que vous ne le voit.
kind-tree-node = { $people ->
    [one] { $people } personne l’a
   *[other] { $people } personnes l’ont
  }{ $written ->
    [0] {""}
    [one] {" "}; écrit pour { $written }
   *[other] {" "}; écrit pour { $written }
  }
kind-tree-sensitive = sensible
kind-tree-hidden = { $hidden ->
    [one] { $hidden } autre, que moins de personnes ont
   *[other] { $hidden } autres, que moins de personnes ont
  }
kind-intents = Ce qui a été cherché
kind-intents-text = Chaque ligne est une intention, nommée d’après la requête que le plus de personnes ont saisie. Vous seul voyez cela.
kind-intents-query = Intention
kind-intents-rare = (de presque personne)
kind-intents-queries = Requêtes
kind-intents-before = Personnes avant
kind-intents-after = Personnes dans la publication
kind-intents-searches = Recherches avant
kind-intents-written = Lignes de la publication
kind-intents-more = { $more ->
    [one] { $more } autre intention, de moins de personnes
   *[other] { $more } autres intentions, de moins de personnes
  }
kind-map-heading = Régions de la publication (bords pleins), d’autant plus foncées qu’elles ont plus de lignes. Points : lieux de votre fichier, que personne d’autre que vous ne voit.{ $metres ->
    [true] {" "}Les longueurs sont en mètres.
   *[other] {""}
  }{ $more ->
    [0] {""}
    [one] {" "}{ $more } région, celle qui a le moins de lignes, n’est pas dessinée.
   *[other] {" "}{ $more } régions, celles qui ont le moins de lignes, ne sont pas dessinées.
  }
kind-map-said = Carte de { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
  }. Celle qui a le plus de lignes en a { $lines }.
kind-map-metres = mètres
kind-map-caption = Régions, et nombre de lignes de chacune
kind-map-x = D’ouest en est
kind-map-y = Du sud au nord
kind-map-lines = Lignes
kind-degrees-heading = Personnes selon leur nombre de liens : barres creuses avant, pleines dans la publication
kind-degrees-said = Nombres de liens différents : { $before } avant, { $after } dans la publication.
kind-degrees-x = Liens
kind-degrees-y = Personnes
kind-degrees-before = Personnes avant
kind-degrees-after = Personnes dans la publication
kind-degrees-caption = Combien de personnes ont combien de liens
kind-drawing-heading = Le graphe. Les traits épais ont été ajoutés, les traits interrompus retirés. Les noms ne figurent ici que pour vous.
kind-drawing-said = Personnes : { $people }. Liens conservés : { $kept }, ajoutés : { $added }, retirés : { $removed }.
kind-drawing-caption = Les liens, et ce qu’ils sont devenus
kind-drawing-one = Une personne
kind-drawing-other = L’autre personne
kind-drawing-fate = Ce qu’est devenu le lien
kind-edge-kept = conservé
kind-edge-added = ajouté
kind-edge-removed = retiré

kind-attack = Ce que quelqu’un apprendrait
kind-attack-text = De chaque personne, on retient les éléments les plus révélateurs, autant que quelqu’un en connaît. On cherche ensuite ce qu’ils permettent de trouver dans la publication.
kind-attack-go = Essayer les attaques
kind-attacking = Essai des attaques…
kind-attack-failed = Les attaques n’ont pas pu être essayées
kind-attack-outcome = { $succeeded ->
    [0] Aucune réussite
    [one] { $succeeded } réussite
   *[other] { $succeeded } réussites
  } sur { $tried }.{ $highest ->
    [none] {""}
   *[other] {" "}La supposition la plus sûre est juste avec une probabilité de { $highest }.
  }
example-transactions-title = Bière et couches
example-transactions-text = Cinq personnes et leurs achats. Qui connaît deux achats retrouve trois d’entre elles.
example-locations-title = Dix personnes sur une carte
example-locations-text = Chacune devient un carré où se trouvent d’autres personnes ; savoir comment les carrés sont formés n’y change rien.
example-graph-title = Huit personnes, et qui connaît qui
example-graph-text = Seule Ada connaît cinq personnes. Un lien de plus, et un nombre ne fait plus retrouver personne.
example-queries-title = Dix personnes et ce qu’elles ont cherché
example-queries-text = Une ou deux requêtes suffisent à retrouver la plupart. Dans la publication, chacune a les lignes de deux autres.
why-kinds-title = Ensembles, lieux, graphes, journaux de recherches
why-kinds = Dans une table, chaque colonne signifie la même chose pour tout le monde. Les éléments, les lieux, les liens et les requêtes n’ont pas de telles colonnes : ils ont donc leurs propres protections, images et mesures. Rien d’une table ouverte ici n’est perdu.

## Glossary
#
# Plain meanings, to be read behind the word. `found` is what a text is searched for where that is
# not the word itself.

term-association = association
term-association-means = la force du lien entre deux colonnes, de 0 (aucun) à 1 (l’une dit tout de l’autre)
term-bound = borne inférieure
term-bound-means = une perte en dessous de laquelle aucun choix d’un niveau par colonne ne peut descendre ; elle montre de combien une table pourrait encore être meilleure
term-cell-suppression = suppression de cellules
term-cell-suppression-means = remplacer certaines cellules par * au lieu d’écarter un enregistrement
term-deciding-class = groupe déterminant
term-deciding-class-found = déterminant
term-deciding-class-means = le groupe où une protection est la plus faible : son chiffre est celui de toute la publication
term-delta-presence = δ-présence
term-delta-presence-means = une protection qui empêche d’apprendre si quelqu’un figure ou non dans la table
term-discernibility = discernabilité
term-discernibility-means = combien d’enregistrements ressemblent à chacun, le tout additionné ; moins, c’est plus utile
term-entropy = entropie
term-entropy-means = combien de bits il faudrait pour retrouver les valeurs exactes
term-equivalence-class = classe d’équivalence
term-equivalence-class-means = des enregistrements qui se ressemblent dans tous les quasi-identifiants ; appelée ici un groupe
term-fingerprint = SHA-256
term-fingerprint-means = l’empreinte d’un fichier : 64 chiffres hexadécimaux qui changent dès qu’un seul octet change
term-fold = une ligne par personne
term-fold-means = plusieurs enregistrements d’une personne regroupés en un seul, en conservant par exemple la première valeur ou la somme
term-full-domain = un niveau par colonne
term-full-domain-means = le même degré de précision pour toutes les valeurs d’une colonne (recodage global, full-domain)
term-generalization = généralisation
term-generalization-found = généralis
term-generalization-means = écrire une valeur plus grossière : 1950–1959 pour 1953
term-gs-factor = facteur gs
term-gs-factor-means = ce que compte le fait d’écarter un enregistrement par rapport à le rendre plus grossier
term-hierarchy = hiérarchie
term-hierarchy-found = hiérarch
term-hierarchy-means = des groupes de plus en plus grossiers des valeurs d’une colonne : jour, mois, année
term-identifier = identifiant
term-identifier-means = désigne une personne à lui seul, comme un nom ou un numéro de client ; jamais publié
term-individual-risk = risque individuel
term-individual-risk-means = la probabilité qu’un appariement avec un enregistrement soit juste, estimée parce que la table est un échantillon
term-inference = inférence
term-inference-means = apprendre quelque chose sur une personne d’après le groupe où elle se trouve, sans savoir quel enregistrement est le sien
term-insensitive = non sensible
term-insensitive-means = ni connu ailleurs ni délicat ; publié tel quel
term-journalist-risk = risque du journaliste
term-journalist-risk-means = le risque vis-à-vis de quelqu’un qui dispose d’un registre de la population et cherche n’importe qui
term-k-anonymity = k-anonymat
term-k-anonymity-means = { unit-person.each } ressemble à au moins k − 1 autres dans tous les quasi-identifiants
term-l-diversity = ℓ-diversité
term-l-diversity-found = diversité
term-l-diversity-means = dans chaque groupe, au moins ℓ valeurs sensibles sont bien représentées, de sorte qu’aucune n’est certaine
term-lattice = combinaison de niveaux
term-lattice-found = combinaison
term-lattice-means = un niveau pour chaque colonne ; toutes ensemble forment le treillis
term-level = niveau
term-level-means = à quel point une colonne est montrée de façon grossière : le niveau 0 est exact, le plus élevé est souvent *
term-loss = perte
term-loss-means = ce que coûtent la généralisation et la mise à l’écart : 0 n’est rien, et moins vaut mieux
term-marketer-risk = risque du marketeur
term-marketer-risk-means = la part que trouve juste quelqu’un qui apparie tous les enregistrements avec un registre
term-missing-marker = manquant
term-missing-marker-means = une cellule sans valeur : vide, ou avec un texte qui le signifie, comme NULL
term-mixed-detail = précision mixte
term-mixed-detail-found = mixte
term-mixed-detail-means = une colonne plus fine pour certains enregistrements et plus grossière pour d’autres (recodage local)
term-place = personnes (une fois par groupe)
term-place-means = qui a des enregistrements dans trois groupes compte dans chacun, trois fois en tout
term-population = population
term-population-means = toutes les personnes qui peuvent être désignées, dont celles de la table sont une partie
term-population-unique = unicité dans la population
term-population-unique-means = n’avoir aucun double, même parmi toutes les personnes qui peuvent être désignées
term-precision = précision de Sweeney
term-precision-means = la part des niveaux qui n’a pas été gravie : 1 est exact, 0 ne laisse que le sommet
term-prosecutor-risk = risque du procureur
term-prosecutor-risk-means = 1 divisé par la taille du groupe : combien de fois tombe juste quelqu’un qui sait qu’une personne est dans la table
term-protection = protection
term-protection-means = ce qui doit être respecté pour qu’une publication soit écrite (modèle de confidentialité)
term-public-summary = résumé public
term-public-summary-means = ce que l’on peut dire d’une publication à tous ceux qui l’ont
term-quasi-identifier = quasi-identifiant
term-quasi-identifier-means = une information pouvant être recoupée avec d’autres sources, comme la date de naissance, le code postal, la profession
term-recipe = recette
term-recipe-means = un fichier avec toutes les décisions et sans enregistrements, pour refaire la même chose
term-record = enregistrement
term-record-means = une ligne d’une table : une personne, ou l’une des lignes qui la concernent
term-release = publication
term-release-means = le fichier qui est transmis
term-report = rapport
term-report-means = ce qui a été demandé, fait et mesuré, pour vos dossiers
term-sample-unique = sans semblable
term-sample-unique-found = semblable
term-sample-unique-means = ne ressembler à personne d’autre dans la table, dans l’ensemble des quasi-identifiants
term-sampling-weight = poids
term-sampling-weight-means = combien de personnes de la population un enregistrement représente
term-seed = graine
term-seed-means = 64 chiffres hexadécimaux dont est tiré l’ordre aléatoire, pour que le même fichier puisse être refait
term-sensitive = sensible
term-sensitive-means = ce que personne ne doit apprendre au sujet d’une personne, comme un diagnostic ; publié tel quel
term-session = session
term-session-means = un fichier pour reprendre un autre jour : la recette, ce que vous avez écrit pour le rapport et l’étape où vous étiez ; aucun enregistrement
term-special-unique = unicité particulière
term-special-unique-means = un enregistrement que peu de ses valeurs suffisent à individualiser
term-suppression = suppression
term-suppression-found = suppression
term-suppression-means = écarter un enregistrement de la publication, ou l’y laisser remplacé par * dans tous les quasi-identifiants
term-suppression-limit = seuil de suppression
term-suppression-limit-means = la plus grande part des enregistrements qu’il est permis d’écarter
term-t-closeness = t-proximité
term-t-closeness-means = dans chaque groupe, les valeurs sensibles sont réparties presque comme dans toute la table
term-utf-8 = UTF-8
term-utf-8-means = la façon usuelle d’écrire les lettres en octets, qui conserve les accents et les trémas

## A file that comes from the page around this one, and its release, which goes back

policy-title = Tout se fait ici selon la politique { $id }
policy-asks = Ce qu’elle demande
policy-held = Rien n’est publié qui demande moins, et le fichier écrit est mesuré encore une fois.
policy-contact = À qui s’adresser :
policy-conform = Régler ce qu’elle demande
policy-forget = Ranger la politique
policy-model = { $name } : { $asked }
policy-risk = Le risque du procureur le plus élevé, mesuré sur le fichier écrit : { $share } au plus.
policy-never = Jamais publiées : { $names }
policy-quasi-identifier = Quasi-identifiants, ou laissées de côté : { $names }
policy-sensitive = Sensibles, ou laissées de côté : { $names }
policy-insensitive = Peuvent être publiées telles quelles : { $names }
policy-treatment = Publiées à partir du niveau { $level } de la hiérarchie de la politique ({ $hierarchy }), ou laissées de côté : { $names }
policy-forbidden = Ne peuvent servir de protection : { $names }
policy-searches = Peuvent servir de recherche : { $names }
policy-earlier = La publication est comparée à une précédente, et ce que les deux disent ensemble n’est pas accepté.
policy-strict = Aucune publication ne porte d’avertissement grave, par exemple que des personnes ont peut-être plusieurs enregistrements ou qu’une colonne paraît identifiante.
portal-name = D’où vient ce fichier
# Where the browser does not tell what page is around this one.
portal-nowhere = la page environnante
portal-recipe = réglages fournis par { $place }
portal-policy = politique de { $place }
portal-asked = Un fichier à protéger, remis par : { $place }
portal-asked-text = Si vous l’ouvrez, le fichier reste dans cette page. Rien n’en est remis avant que vous n’appuyiez, à la fin, sur « Renvoyer à : { $place } ».
portal-asked-text-table = Si vous l’ouvrez, il prend la place de la table chargée ici. Rien n’est remis de l’un ni de l’autre avant que vous n’appuyiez, à la fin, sur « Renvoyer à : { $place } ».
portal-asked-recipe = Des réglages l’accompagnent, sous forme de recette. Ils entrent en vigueur, et vous pouvez changer chacun d’eux.
portal-asked-policy = Il est à traiter selon la politique { $id }. Ce qu’elle demande s’affiche dès que le fichier est ouvert, et rien n’est publié qui respecte moins.
portal-note = Message de { $place } :
portal-open = Ouvrir { $name }
portal-refuse = Ne pas l’ouvrir
portal-from = Origine de ce fichier : { $place }. Sa publication y retourne si vous appuyez sur « Renvoyer à : { $place } » à l’étape Publier.
portal-other-table = Ce n’est pas le fichier remis par { $place }. Ce que vous en faites ici n’y va pas.
portal-leave = Ne rien renvoyer
portal-returned = La publication a été remise à : { $place }. Outis ne peut pas voir ce qu’elle y devient.
portal-not-returned = La publication n’a pas pu être remise à : { $place }. Enregistrez-la, puis choisissez-la là-bas vous-même.
portal-withdrawn = Ce fichier n’est plus attendu par { $place }. Ce que vous avez fait ici est toujours là et peut être enregistré.
portal-hasty = Ce clic est venu avant que le bouton, et le pointeur dessus, aient été là un instant, ou quelque chose de la page environnante le recouvre. Regardez le bouton, puis appuyez de nouveau.
portal-preparing = Le fichier écrit est relu une fois encore avant de pouvoir être renvoyé.
portal-return-title = Renvoyer à : { $place }
portal-return-text = Sont remis à { $place } : { $release }, le résumé public et la somme de contrôle du fichier. Rien d’autre, sauf si vous le cochez ici :
portal-return-report = Le rapport aussi
portal-return-report-text = C’est une preuve pour vos propres dossiers : il indique le risque avant et l’empreinte de votre fichier.
portal-return-recipe = La recette aussi
portal-return-recipe-text = Toutes les décisions, pour le fichier de l’année prochaine.
portal-return = Renvoyer à : { $place }
