# Words of the command line alone; those it shares with the page stand in ../en.ftl.
# No-break spaces are U+00A0 here, also before “;” and “%”: terminals show narrow ones as boxes.

## Problems

# Said in the command line's own way: the page would point to its steps.
problem-file-missing = Le fichier { $file }{ $attribute ->
    [none] {""}
   *[other] , qui contient les niveaux de la colonne { $attribute },
  } est introuvable. Vérifiez son nom et son dossier ; les fichiers nommés par une recette sont cherchés à partir du dossier de la recette.
problem-other-data-kind = { $detail ->
    [transactions] Cette recette porte sur des ensembles d’éléments (data.kind: "transactions"). Seules les commandes « run » et « attack » les traitent pour l’instant.
    [locations] Cette recette porte sur des lieux (data.kind: "locations"). Seule la commande « run » les traite pour l’instant.
    [graph] Cette recette porte sur un graphe (data.kind: "graph"). Seule la commande « run » le traite pour l’instant.
    [queries] Cette recette porte sur un journal de recherches (data.kind: "queries"). Seule la commande « run » le traite pour l’instant.
    [several] Les ensembles d’éléments, les lieux, les graphes et les journaux de recherches sont lus dans un seul fichier. N’indiquez { $field } qu’une fois.
   *[other] { $field } est réservé aux tables, et cette recette porte sur autre chose. Ne l’indiquez pas.
}
problem-no-models = La recette ne demande aucune protection. Ajoutez un modèle de confidentialité à "models".
problem-not-verified = Le fichier écrit, une fois relu, ne montre pas ce qui était demandé ({ $detail }). Rien n’a été publié. C’est un défaut d’Outis ; merci de le signaler.
problem-internal = Une erreur s’est produite dans Outis ; merci de la signaler. Vos données n’y sont pour rien.

# Problems that only the command line has.

problem-usage = La ligne de commande est incompréhensible.{ $field ->
    [none] {""}
   *[other] {" "}Voir { $field }.
  }{ $detail ->
    [none] {""}
   *[other] {" "}({ $detail })
  } Consultez l’aide avec --help.
problem-file-not-read = { $attribute ->
    [none] {""}
   *[other] « { $attribute } » :{" "}
  }Le fichier { $file } ne peut pas être lu : { $detail }.
problem-file-changed = Le fichier { $file } a changé pendant la lecture : le résultat aurait mélangé deux fichiers. Rien n’a été publié. Attendez qu’aucun programme n’y écrive plus, puis réessayez.
problem-file-not-written = Le fichier { $file } ne peut pas être écrit : { $detail }.
problem-not-a-file = { $file } n’est pas un fichier et ne peut donc pas être remplacé. Choisissez un autre nom.
problem-output-name = { $detail ->
    [xlsx] La recette demande un classeur (output.format), mais la publication s’appelle { $file }. Choisissez un nom qui se termine par .xlsx, ou demandez du CSV.
    [xml] La recette demande du XML (output.format), mais la publication s’appelle { $file }. Choisissez un nom qui se termine par .xml, ou demandez du CSV.
   *[csv] La recette demande du CSV, mais la publication s’appelle { $file }, un nom que les programmes prennent pour celui d’un classeur ou d’un fichier XML. Choisissez un autre nom, ou demandez l’un des deux (output.format: "xlsx" ou "xml").
}
cli-left-out = Absent de la tâche, car cela ne décide pas de la table publiée : { $fields }.
problem-same-file = Le fichier { $file } est déjà lu ou écrit par cette commande. Choisissez un autre nom.
problem-no-randomness = Le système ne fournit pas de nombres aléatoires. Indiquez avec --seed 64 chiffres hexadécimaux que personne ne peut deviner.
problem-strict = { $attribute ->
    [none] {""}
   *[other] « { $attribute } » :{" "}
  }Le rapport contiendrait l’avertissement { $detail }, ce que --strict refuse. Rien n’a été écrit. Modifiez la recette, ou acceptez-y cet avertissement.
problem-join-files = { $expected ->
        [0] La recette n’ajoute aucune autre table au fichier (data.join)
        [one] La recette ajoute une autre table au fichier (data.join)
       *[other] La recette ajoute { $expected } autres tables au fichier (data.join)
    }, et { $found ->
        [0] aucune n’est donnée
        [one] une est donnée
       *[other] { $found } sont données
    }. Donnez chacune par --join, dans l’ordre de la recette.
problem-breaks-earlier = { $found ->
    [0] Il y a trop de groupes pour comparer cette publication à la publication antérieure : on ignore donc ce qu’elles révèlent ensemble.
    [one] Pour { $found } groupe de personnes, cette publication et la publication antérieure révèlent ensemble plus que la protection ne le permet : que le groupe est plus petit, ou une valeur sensible.
   *[other] Pour { $found } groupes de personnes, cette publication et la publication antérieure révèlent ensemble plus que la protection ne le permet : que le groupe est plus petit, ou une valeur sensible.
  }{ problem-where } { $detail ->
    [floors] L’essai a été fait : avec "earlier": "floors" dans la recette, aucune colonne n’est plus fine qu’avant, et plus personne ne se distingue.
    [columns] L’essai a été fait : avec "earlier": "columns" dans la recette, toutes les colonnes de la publication antérieure sont des quasi-identifiants (dont il faut retirer les modèles), et plus personne ne se distingue.
    [both] L’essai a été fait : avec "earlier": "floors" dans la recette (aucune colonne n’est plus fine qu’avant), comme avec "earlier": "columns" (toutes les colonnes de la publication antérieure sont des quasi-identifiants, dont il faut retirer les modèles), plus personne ne se distingue.
    [nothing] L’essai a été fait : aucune contre-mesure de la recette ("earlier": "floors" ou "columns") ne mène à une publication où plus personne ne se distingue. Publiez moins, ou rien.
   *[other] Essayez dans la recette "earlier": "floors" (aucune colonne n’est plus fine qu’avant) ou "earlier": "columns" (toutes les colonnes de la publication antérieure sont des quasi-identifiants).
  }{ $detail ->
    [nothing] { "" }
   *[other] { $field ->
        [search] {" "}Pour cela, retirez de la recette "search", qui fixe les niveaux.
       *[other] { "" }
    }
  } Il est possible d’accepter ce qu’elles révèlent ensemble ("earlier": "accepted").
problem-interrupted = Interruption avant qu’une table soit trouvée. Rien n’a été publié.

## Warnings

warning-totals-line = { $records ->
    [1] Le dernier enregistrement ressemble à un total des autres ou à une note à leur sujet, et non à une personne. Écartez-le ("skip-last" dans data.format), sauf si c’en est une
   *[other] Les { $records } derniers enregistrements ressemblent à des totaux des autres ou à des notes à leur sujet, et non à des personnes. Écartez-les ("skip-last" dans data.format), sauf si c’en sont
  }.
warning-names-repeated = { $records ->
    [one] { $records } enregistrement répète les noms des colonnes
   *[other] { $records } enregistrements répètent les noms des colonnes
  } ({ warning-lines }), comme lorsque des fichiers ont été mis bout à bout. Ces lignes comptent comme des enregistrements : écartez-les ("skip-repeated-names" dans data.format).
warning-blocks-unfilled = { $records ->
    [1] Un enregistrement n’a
   *[other] { $records } enregistrements n’ont
  } rien dans cette colonne, sous un enregistrement qui en a une valeur, comme dans une liste qui dit une seule fois à qui sont les lignes qui suivent. S’ils appartiennent à l’enregistrement du dessus, complétez-les (data.format : "fill-down" avec son nom) : tels quels, chacun compte pour quelqu’un d’autre, dont on sait moins. Si chacun est à une personne à part, dites-le ("fill-down": []).
warning-leading-zeros-lost = { $records ->
    [one] { $records } enregistrement a un code postal
   *[other] { $records } enregistrements ont un code postal
  } avec moins de chiffres que les autres : les tableurs suppriment le zéro initial (1067 pour 01067). Si c’est ce qui s’est passé, rétablissez les zéros ("leading-zeros" dans data.format) ; sinon, ces lieux seront pris pour d’autres.
warning-ambiguous-dates = Dans ces dates, le jour ou le mois peut être en tête : 02/08 peut être en août ou en février, et rien dans la colonne ne permet d’en décider. Elles sont lues avec le jour en tête. Si c’est le mois, indiquez-le ("format" des niveaux de la colonne, ou de data.fold).
warning-ambiguous-blanks = Rien n’indique si les espaces de ces nombres séparent les milliers : 1 234 peut être un nombre ou un code. Ils sont pris pour du texte. S’ils séparent les milliers, indiquez-le ("thousands": " " dans data.format).
warning-ambiguous-numbers = Rien n’indique si les virgules de ces nombres séparent les milliers ou les décimales : 1,234 peut valoir un peu plus de 1 000 ou un peu plus de 1. Ils sont pris pour du texte. Indiquez ce qu’il en est ("thousands": "," ou "decimal": "," dans data.format), et que la colonne contient des nombres.
warning-ambiguous-points = Rien n’indique si les points de ces nombres séparent les milliers ou les décimales : 1.234 peut valoir un peu plus de 1 000 ou un peu plus de 1. Ils sont lus comme des séparateurs décimaux. S’ils séparent les milliers, indiquez-le ("thousands": "." et "decimal": "," dans data.format).
warning-sequences-single-out = Plusieurs enregistrements réunis permettent de retrouver des personnes qu’aucun d’eux ne révèle à lui seul : { $value ->
    [one] { $value } personne a chacun de ses enregistrements dans une grande classe, mais elle est la seule
   *[other] { $value } personnes ont chacun de leurs enregistrements dans une grande classe, mais chacune est la seule
} à en réunir deux ou trois. Quiconque connaît autant d’enregistrements d’une personne, et sait lesquels vont ensemble, peut la retrouver. Un seul enregistrement par personne (data.fold) ne laisse pas une telle trace.
warning-persons-may-recur = Les enregistrements dont la valeur diffère ici ont en commun { $partners } bien plus souvent que des personnes différentes : les mêmes personnes semblent figurer à plusieurs dates, et aucune colonne ne dit qui est qui. Si c’est le cas, les chiffres qui comptent des enregistrements promettent trop : cinq enregistrements semblables peuvent être ceux d’une seule personne. Donnez à chaque personne le même numéro à chaque date (records.entity), ne gardez qu’une date, ou indiquez que chaque enregistrement est une personne (records.person).
warning-records-may-repeat-persons = { $partners ->
    [none] Cette colonne
   *[other] Avec { $partners }, la colonne
} semble distinguer les personnes et se répète : { $values } valeurs dans { $records } enregistrements. Si c’est le cas, les chiffres qui comptent des enregistrements promettent trop : cinq enregistrements semblables peuvent être ceux d’une seule personne. Indiquez si elle distingue les personnes (records.entity{ $partners ->
    [none] { "" }
   *[other] , data.together
}), regroupez les enregistrements de chaque personne en un seul (data.fold), ou indiquez que chaque enregistrement est une personne (records.person).
warning-anon-l-value = La valeur de l demandée ne convient pas à k. Comme dans ANON, { $value } est utilisé à la place.
warning-l-above-k = l vaut { $value } et k vaut { $k } : les classes où chaque enregistrement a une valeur auront au moins l enregistrements, plus que k n’en demande. Il n’est pas nécessaire de modifier k.
warning-label-repeated = Un même texte désigne des groupes différents aux niveaux { $level } et { $otherLevel } de la hiérarchie. À un seul niveau, aucune confusion n’est possible. Là où les niveaux se mélangent dans la colonne, les enregistrements qui portent le même texte forment une seule classe.
warning-none-found = Cette recherche n’a trouvé aucune table. Elle ne les parcourt pas toutes : il peut donc en exister une. Pour le savoir, utilisez "search": {"{"}"algorithm": "optimal"{"}"}.
warning-unknown-values = { $value ->
    [one] { $value } des valeurs déclarées acceptables n’apparaît pas. Elle est peut-être mal écrite.
   *[other] { $value } des valeurs déclarées acceptables n’apparaissent pas. Elles sont peut-être mal écrites.
  }
warning-nodes-spent = La recherche a épuisé le nombre de combinaisons de niveaux que la recette permet avant de trouver une table.
warning-interrupted = La recherche a été interrompue avant de trouver une table.

## Shares, without the narrow spaces of the page, which terminals show as boxes

percent = { $n } %
percent-less-than = moins de { $limit } %
percent-more-than = plus de { $limit } %

## Progress

cli-reading = Lecture
cli-preparing = Comptage
cli-searching = Recherche
cli-searching-nothing = Recherche : { $nodes ->
    [one] { NUMBER($nodes, useGrouping: 0) } combinaison
   *[other] { NUMBER($nodes, useGrouping: 0) } combinaisons
  }, aucune table trouvée pour l’instant
cli-searching-best = Recherche : { $nodes ->
    [one] { NUMBER($nodes, useGrouping: 0) } combinaison
   *[other] { NUMBER($nodes, useGrouping: 0) } combinaisons
  }, plus faible perte { $loss }
cli-searching-gap = Recherche : { $nodes ->
    [one] { NUMBER($nodes, useGrouping: 0) } combinaison
   *[other] { NUMBER($nodes, useGrouping: 0) } combinaisons
  }, plus faible perte { $loss }, dont { $gap } % au plus évitables
cli-attacking = Essai des attaques : { $percent } %
cli-mapping = Recherche des meilleures tables : { $done } sur { $all }
cli-simulating = Examen des échantillons : { $done } sur { $all }
cli-walking = Parcours du treillis : { $done ->
    [one] { NUMBER($done, useGrouping: 0) } combinaison
   *[other] { NUMBER($done, useGrouping: 0) } combinaisons
  } sur { NUMBER($nodes, useGrouping: 0) }
cli-writing = Écriture et vérification
cli-interrupted = outis: interruption. La meilleure table trouvée jusqu’ici est publiée ; on ignore s’il en existe de meilleures. Pour l’obtenir à nouveau, inscrivez ceci dans la recette : "search": { $search }
cli-finishing = outis: la table est en cours d’écriture. Interrompez encore une fois pour l’abandonner.

cli-sets-searching = Recherche : { NUMBER($nodes, useGrouping: 0) } régions, plus faible perte { $loss }, dont { $gap } % au plus évitables
cli-sets-searching-nothing = Recherche : { $nodes ->
    [one] { NUMBER($nodes, useGrouping: 0) } étape
   *[other] { NUMBER($nodes, useGrouping: 0) } étapes
  }
cli-sets-interrupted = outis: interruption. La meilleure publication trouvée jusqu’ici a été écrite ; le rapport dit ce que l’on sait de publications meilleures.

## Sets of items

cli-sets-released = Personnes retenues : { $records } sur les { $before } qui ont au moins un élément ({ $suppressed ->
    [one] { $suppressed } supprimée
   *[other] { $suppressed } supprimées
  }{ $empty ->
    [0] {""}
    [one]  ; { $empty } autre n’en a aucun
   *[other]  ; { $empty } autres n’en ont aucun
  })
cli-sets-cut = Éléments rendus plus grossiers : { $raised } sur { $items }
cli-sets-local = Les éléments sont rendus plus grossiers, ici d’une façon, là d’une autre
cli-sets-groups = Publication en { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
  } ; le plus petit compte { $smallest ->
    [one] { $smallest } personne
   *[other] { $smallest } personnes
  }
cli-sets-loss = Perte (NCP) : { $loss }
cli-sets-loss-optimal = Perte (NCP) : { $loss } ; aucune autre coupe ne perd moins
cli-sets-loss-bound = Perte (NCP) : { $loss } ; aucune coupe ne perd moins de { $bound }
cli-sets-model = { $model } : exigence respectée, { $achieved ->
    [none] rien à mesurer
   *[other] le fichier atteint { $achieved }
  }
cli-sets-risk = { $when ->
    [before] Avant
   *[other] Après
  }, pour qui connaît { $known ->
    [1] 1 élément
   *[other] jusqu’à { $known } éléments
  } d’une personne : { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }, le plus petit nombre de candidats est { $fewest }{ $share ->
    [none] {""}
   *[other]  ; un même élément sensible concerne au plus { $share } d’un groupe{ $when ->
        [before] {""}
       *[other]  ; ceux que quelqu’un connaît ne sont pas comptés
      }
  }
cli-perturbed = { $attribute } : { $said }
cli-item-column = { $column } : { $achieved ->
    [none] aucun enregistrement ne montre d’élément
   *[other] { $m ->
        [1] chaque élément figure
       *[other] jusqu’à { $m } éléments réunis figurent
      } dans au moins { $achieved ->
        [one] { $achieved } enregistrement
       *[other] { $achieved } enregistrements
      } d’une classe, ou dans aucun (demandé : { $k })
  } ; perte (NCP) : { $loss }{ $emptied ->
    [0] {""}
    [one]  ; { $emptied } enregistrement est écrit sans ses éléments
   *[other]  ; { $emptied } enregistrements sont écrits sans leurs éléments
  }
cli-graph-released = { $vertices ->
    [one] { $vertices } personne
   *[other] { $vertices } personnes
  } et { $edges } { $edges ->
    [one] lien
   *[other] liens
  } : { $added ->
    [one] { $added } ajouté
   *[other] { $added } ajoutés
  }, { $removed ->
    [one] { $removed } retiré
   *[other] { $removed } retirés
  } ; { $optimal ->
    [yes] il est impossible d’en changer moins de cette façon
   *[other] il est impossible d’en changer moins de { $bound } de cette façon
  }
cli-graph-model = { $model } : exigence respectée, chaque nombre de liens est celui d’au moins { $achieved ->
    [one] { $achieved } personne
   *[other] { $achieved } personnes
  }
cli-graph-risk = { $when ->
    [before] Avant
   *[other] Après
  }, pour qui sait { $known ->
    [degree] combien de liens a une personne
   *[other] comment les voisins d’une personne sont liés entre eux
  } : { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }, le plus petit nombre de candidats est { $fewest }
cli-graph-unprotected = Ne sont pas protégés : { $what ->
    [neighbourhood] les personnes reconnaissables aux liens entre leurs voisins
    [link] le lien entre deux personnes, une fois toutes deux retrouvées
   *[other] ce que les libellés disent des personnes, et les personnes qu’ils permettent de retrouver
  }
cli-sets-unprotected = Avertissement : des éléments sensibles sont désignés, et la protection les traite comme tous les autres. Pour eux, il existe « privacy-degree ».

## Query logs

cli-queries-removed = Retiré des requêtes, car cela désigne des personnes : { $found } fois ({ $kinds })
cli-queries-released = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  } de { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } sur { $all } ; le journal compte { $searches ->
    [one] { $searches } recherche
   *[other] { $searches } recherches
  }
cli-queries-intents = { $queries ->
    [one] { $queries } requête
   *[other] { $queries } requêtes
  }, dont { $ambiguous ->
    [one] { $ambiguous } ambiguë et partagée selon l’adresse
   *[other] { $ambiguous } ambiguës et partagées selon l’adresse
  }, pour { $intents ->
    [one] { $intents } intention
   *[other] { $intents } intentions
  }{ $complete ->
    [yes] {""}
   *[no] {". "}Elles étaient trop nombreuses pour être toutes comparées : les intentions sont plus fines que demandé
  }
cli-queries-loss = { $added } des lignes sont ajoutées ; { $lost } des recherches manquent ; les parts des intentions s’écartent de { $distance }
cli-queries-model = { $model } est respecté : { $same ->
    [intents] ce qu’une personne voulait, au moins { $achieved } personnes le voulaient
   *[lines] les lignes d’une personne sont celles d’au moins { $achieved } personnes
  }
cli-queries-risk = { $when ->
    [before] Avant
   *[after] Après
  }, pour qui connaît { $known ->
    [query] une requête d’une personne
    [two-queries] une ou deux requêtes d’une personne
    [all-queries] toutes les requêtes d’une personne
    [lines] toutes les lignes d’une personne
   *[intents] tout ce qu’une personne voulait
  } : { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }, le plus petit nombre de candidats est { $fewest }{ $undecided ->
    [0] {""}
    [one] {" "}(pour { $undecided } personne, toutes les paires n’ont pas été examinées)
   *[other] {" "}(pour { $undecided } personnes, toutes les paires n’ont pas été examinées)
  }
cli-queries-unprotected = Ne sont pas protégés : { $what ->
    [queries] les personnes reconnaissables à leurs requêtes, pages ou jours mêmes, bien que d’autres aient voulu la même chose
   *[content] ce qu’ont cherché toutes celles parmi lesquelles une personne est retrouvée
  }

## Places

cli-places-released = Requêtes publiées : { $released } sur { $requests }, de { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } ({ $share })
cli-places-regions = En moyenne, une région de { $area }{ $metres ->
    [yes] {" "}mètres carrés
   *[no] {" "}unités de surface
  } où se trouvent { $people } personnes
cli-places-loss = Perte : { $place } de la précision du lieu{ $time ->
    [none] {""}
   *[other] , { $time } de celle du moment
  }
cli-places-middle = (0, 0) correspond à { $longitude } degrés de longitude et { $latitude } degrés de latitude
cli-places-model = { $model } : exigence respectée, le fichier atteint { $achieved }
cli-places-risk = { $attack ->
    [before] Avant, pour qui sait où et quand une personne se trouvait
    [restricted-space] Après, pour qui sait quelles personnes se trouvent un jour ou l’autre dans une région
    [observation] Après, pour qui voit quelles personnes se trouvent dans une région tant qu’elle est valable
    [reciprocity] Après, pour qui sait aussi comment les régions sont formées
   *[intersection] Après, pour qui sait aussi quelles lignes sont celles d’une même personne
  } : { $unique ->
    [0] aucune personne n’est individualisée
    [one] { $unique } personne est individualisée
   *[other] { $unique } personnes sont individualisées
  }, { $few ->
    [0] aucune n’a
    [one] { $few } a
   *[other] { $few } ont
  } moins de candidats que demandé, le plus petit nombre est { $fewest }

## frontier

cli-frontier-point = k { $k }, au plus { $limit } % de suppression{ $enough ->
    [none] {""}
   *[other] {" "}(trouvé avec { $enough } %)
  }, { $recoding } : { $found ->
    [yes] perte { $loss }{ $kept ->
        [none] {""}
       *[other] {" "}({ $kept } % conservés)
      }, { $suppressed ->
        [one] { $suppressed } enregistrement supprimé
       *[other] { $suppressed } enregistrements supprimés
      }{ $optimal ->
        [yes] , optimum prouvé
       *[other] {""}
      }
   *[no] { $optimal ->
        [yes] il n’existe aucune table
       *[other] aucune table trouvée
      }
  }
cli-frontier-interrupted = outis: interruption. À ce moment, { $done ->
    [one] { $done } point sur { $all } était connu
   *[other] { $done } points sur { $all } étaient connus
  }.

## simulate

cli-simulation = Population : { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
  }. Seuil : un risque de { $risk } (k = { $k }). Au plus { $limit } % d’un échantillon supprimés. Chiffres : moyenne ± écart type.
cli-simulation-fraction = { $share } % tirés ({ $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
  }), { $samples ->
    [one] 1 échantillon
   *[other] { $samples } échantillons
  } :
cli-simulation-rule = { $rule } (classes de { $smallest }) : { $released ->
    [0] aucune publication
   *[other] risque { $risk ->
        [none] nul, puisque rien n’est publié
       *[other] { $risk } ± { $riskSpread }
      }{ $above ->
        [0] {""}
        [one] {" "}(au-dessus du seuil dans { $above } échantillon)
       *[other] {" "}(au-dessus du seuil dans { $above } échantillons)
      }, discernabilité { $cost ->
        [none] inconnue face au k-anonymat
       *[other] { $cost } ± { $costSpread }
      }, { $suppressed } ± { $suppressedSpread } % supprimés{ $released ->
        [one] , { $released } publication
       *[other] , { $released } publications
      }
  }
cli-simulation-interrupted = outis: interruption. À ce moment, { $done ->
    [one] { $done } échantillon sur { $all } avait été examiné.
   *[other] { $done } échantillons sur { $all } avaient été examinés.
  }

## advise

cli-advice-recipe = Dans la recette :

## attack

cli-attack-perturbed = { $name } : rien n’a été tenté avec cette colonne. La recette modifie ses valeurs au hasard, de sorte que l’on ne peut dire ce qu’elle apprend ; beaucoup peuvent être vraies malgré tout, et seul le rapport de ce fichier dit si les siennes ont été modifiées.
cli-attack = { $attack }{ $file ->
    [none] {""}
   *[other] {" "}({ $file })
  } : { $tried ->
    [0] non tentée, car ce qu’elle exige n’a pas été fourni
   *[other] tentée sur { $tried } { $unit ->
        [classes] { $tried ->
            [one] classe
           *[other] classes
          }
        [records] { $tried ->
            [one] enregistrement
           *[other] enregistrements
          }
       *[persons] { $tried ->
            [one] personne
           *[other] personnes
          }
      }{ $assumption ->
        [same-persons] {" "}(si les deux publications portent sur les mêmes personnes)
        [only-added] {" "}(si des personnes ont seulement été ajoutées)
        [none] {" "}(pour les personnes présentes dans les deux, ce qu’aucun fichier ne montre)
       *[unsaid] {""}
      } ; { $refuted ->
        [none] {""}
       *[other] la ligne { $refuted } montre que les fichiers ne sont pas dans le même ordre :{" "}
      }{ $succeeded ->
        [0] rien n’est appris avec { $confidence } % de certitude{ $highest ->
            [none] {""}
           *[other] , la certitude la plus élevée est de { $highest } %
          }
       *[other] dans { $succeeded } cas, on apprend quelque chose avec au moins { $confidence } % de certitude
      }{ $complete ->
        [no]  ; tout n’a pas été parcouru
       *[yes] {""}
      }
  }

## audit

cli-audited = { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
}, { $classes ->
    [one] { $classes } classe
   *[other] { $classes } classes
} ; { $k ->
    [none] { $records ->
        [0] aucune classe à compter
       *[other] aucune colonne que d’autres puissent connaître
    }
   *[other] la plus petite compte { $k ->
        [one] { $k } enregistrement
       *[other] { $k } enregistrements
      }
} ; { $uniques ->
    [one] { $uniques } enregistrement est sans semblable
   *[other] { $uniques } enregistrements sont sans semblable
}
cli-audit-warning-sensitive-unprotected = { audit-warning-sensitive-unprotected }
cli-audited-column = { $number } { $name } : { $role } ({ $reason }, { $certainty })
cli-audited-empty = { $empty ->
    [0] aucun enregistrement n’est vide
    [one] 1 enregistrement ne montre rien : toutes ses cellules sont vides ou *. Il a été supprimé et subsiste, ou c’est une ligne vide
   *[other] { $empty } enregistrements ne montrent rien : toutes leurs cellules sont vides ou *. Ils ont été supprimés et subsistent, ou ce sont des lignes vides
}{ $lines ->
    [0] {""}
    [one] {" "}; 1 ligne sans contenu ne compte pas parmi les enregistrements
   *[other] {" "}; { $lines } lignes sans contenu ne comptent pas parmi les enregistrements
}
cli-audited-values = { $attribute } : { $l ->
    [none] aucune classe n’a de valeur
   *[other] nombre de valeurs différentes par classe, au moins { $l } ; écart entre leurs parts et celles du fichier, au plus { $t }
}

## gate

cli-gated = { $passes ->
    [yes] La publication peut passer selon la politique
   *[no] La publication ne peut pas passer selon la politique
} « { $policy } » ({ $records ->
    [one] 1 enregistrement
   *[other] { $records } enregistrements
}).
cli-gated-column = { $number } { $name } : { $role ->
    [none] personne ne dit à quoi elle sert
   *[other] { $role } ({ $reason })
}
cli-gated-model = { $name } : la publication a { $achieved ->
    [none] rien qui puisse être mesuré
   *[other] { $achieved }
} ; le modèle { $holds ->
    [yes] est respecté
   *[no] n’est pas respecté
}

## plan, check

cli-planned = Le plan est dans { $folder } : { $released ->
    [one] { $released } enregistrement sur { $records } est publié
   *[other] { $released } enregistrements sur { $records } sont publiés
  }. Exécutez apply.sql et verify.sql dans le moteur, puis outis check.
cli-checked = { $holds ->
    [yes] La publication est ce que le plan attend : { $found ->
    [one] { $found } enregistrement
   *[other] { $found } enregistrements
  }.
   *[no] La publication n’est pas ce que le plan attend : sur { $found ->
    [one] { $found } enregistrement
   *[other] { $found } enregistrements
  }, { $superfluous } sont de trop ou changés, et { $lacking } manquent. Ne la publiez pas.
}
cli-checked-added = La colonne { $column } figure dans la publication, et le plan n’en sait rien. Ne la publiez pas.
cli-checked-lacking = La colonne { $column } manque dans la publication. Ne la publiez pas.
cli-checked-formulas = La colonne { $column } est publiée telle quelle, et un tableur prendrait certaines de ses valeurs pour des formules. Qui écrit un fichier pour tableurs doit mettre une apostrophe devant.
cli-checked-unique = La colonne { $column } est publiée telle quelle, et au moins la moitié de ses enregistrements ont une valeur qu’aucun autre n’a.
cli-checked-identifying = La colonne { $column } est publiée telle quelle, et la plupart de ses valeurs ressemblent à des adresses ou à des numéros de personnes.
cli-checked-unknown = La colonne { $column } est publiée telle quelle et n’a pas été examinée.

## lattice

cli-lattice = { $nodes ->
    [one] { $nodes } combinaison de niveaux
   *[other] { $nodes } combinaisons de niveaux
  }, dont { $holding ->
    [one] { $holding } respecte la protection
   *[other] { $holding } respectent la protection
  } ; { $visited ->
    [one] { $visited } a été parcourue
   *[other] { $visited } ont été parcourues
  }
cli-lattice-cells = { $ways ->
    [one] { $ways } façon
   *[other] { $ways } façons
  } de généraliser séparément chaque cellule de chaque enregistrement
cli-lattice-height = Hauteur { $height } : { $holding } sur { $nodes } { $holding ->
    [one] respecte la protection
   *[other] respectent la protection
  }{ $pruned ->
    [0] {""}
    [one] {" "}({ $pruned } déduite d’autres)
   *[other] {" "}({ $pruned } déduites d’autres)
  }
cli-lattice-minimal = { $count ->
    [0] Aucune combinaison de niveaux ne respecte la protection dans les limites fixées.
    [one] { $count } combinaison minimale :
   *[other] { $count } combinaisons minimales :
  }
cli-lattice-node = { $levels } : perte { $loss }, { $suppressed ->
    [one] { $suppressed } enregistrement supprimé
   *[other] { $suppressed } enregistrements supprimés
  }
cli-lattice-more = … et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
  } ; --minimal les énumère toutes.
cli-lattice-inexact = Une protection de la table dans son ensemble laisse plus de façons d’écarter des enregistrements qu’il n’en est essayé : une combinaison qui semble ne pas respecter la protection peut donc la respecter.

## run and measure

cli-older-release = outis: { $file } existait déjà et reste inchangé : ce fichier ne correspond pas au rapport qui vient d’être écrit.
cli-released = Enregistrements publiés : { $records } sur { $before } ({ $suppressed ->
    [one] { $suppressed } supprimé
   *[other] { $suppressed } supprimés
  }), en { $classes ->
    [one] { $classes } classe d’équivalence
   *[other] { $classes } classes d’équivalence
  }
cli-levels = Niveaux : { $levels }
cli-compared = { $algorithm } : perte { $loss }{ $optimal ->
    [yes] {" "}(dans les limites fixées, aucun autre choix d’un niveau par colonne ne conserve davantage{ proof-stars })
   *[other] {""}
  }, { $classes ->
    [one] { $classes } classe
   *[other] { $classes } classes
  }, { $suppressed ->
    [one] { $suppressed } enregistrement supprimé
   *[other] { $suppressed } enregistrements supprimés
  }, { $visited ->
    [one] { $visited } essai
   *[other] { $visited } essais
  }, { $seconds } s
cli-compared-nothing = { $algorithm } : rien trouvé dans les limites fixées, { $visited ->
    [one] { $visited } essai
   *[other] { $visited } essais
  }, { $seconds } s
cli-compared-refused = { $algorithm } : { $why }
cli-loss = Perte : { $loss }
cli-earlier = Rapprochement avec { $file } : { $complete ->
    [no] trop de groupes à comparer, le résultat est donc inconnu
   *[yes] { $found ->
        [0] on n’apprend sur aucun groupe plus que ce que la protection permet
        [one] on apprend sur { $found } groupe plus que ce que la protection permet
       *[other] on apprend sur { $found } groupes plus que ce que la protection permet
      }
  }{ $values ->
    [untried]  ; ce qui reste des valeurs sensibles n’a pas été vérifié, car il faut pour cela la table d’entrée (--reference)
   *[tried] {""}
  }{ $accepted ->
    [yes] {" "}(accepté)
   *[no] {""}
  }
cli-loss-bound = Perte : { $loss } (dans les limites fixées, aucun choix d’un niveau par colonne ne perd moins de { $bound }{ proof-stars })
cli-loss-optimal = Perte : { $loss } (prouvé : dans les limites fixées, aucun autre choix d’un niveau par colonne ne conserve davantage{ proof-stars })
cli-measured = { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
  }
cli-model = { $name } : demandé { $asked }, { $achieved ->
    [none] rien de mesurable n’est atteint
   *[other] atteint { $achieved }
  }{ $facets ->
    [none] {""}
   *[other] {" "}({ $facets })
  }{ $valued ->
    [yes] {" "}par les classes qui ont une valeur
   *[other] {""}
  } ; { $holds ->
    [yes] exigence respectée
   *[other] exigence non respectée
  }{ $deciding ->
    [none] {""}
   *[other] . { $match ->
        [wildcard] Une cellule manquante peut tenir lieu de n’importe quelle valeur ; si l’on ne compte que ce qui est écrit, { $several ->
            [1] la classe déterminante compte
           *[other] une des { $several } classes les plus faibles à égalité, déterminantes ensemble, compte
          }
       *[other] { $several ->
            [1] La classe déterminante compte
           *[other] Une des { $several } classes les plus faibles à égalité, déterminantes ensemble, compte
          }
      } { $deciding ->
        [one] 1 { unit-person }
       *[other] { $deciding } { unit-people }
      }
  }
cli-reference = Les parts des valeurs sont comparées à celles { $given ->
    [yes] de la table de référence fournie
   *[other] de ce fichier lui-même ; --reference désigne la table avant anonymisation
  }
cli-risk = Risque d’individualisation d’après les quasi-identifiants : { $max } % au plus, { $average } % en moyenne ; { $above } % { unit-people.of-the } au-dessus du seuil, { $uniques } sans semblable
cli-risk-before = Risque d’individualisation d’après les quasi-identifiants, avant : { $max } % au plus, { $average } % en moyenne ; { $above } % { unit-people.of-the } au-dessus du seuil, { $uniques } sans semblable
cli-risk-after = Risque d’individualisation d’après les quasi-identifiants, après : { $max } % au plus, { $average } % en moyenne ; { $above } % { unit-people.of-the } au-dessus du seuil, { $uniques } sans semblable
cli-utility = De toutes les cellules des quasi-identifiants, { $changed } % sont modifiées ; la perte est de { $loss }, la précision de Sweeney de { $precision }, la distorsion de { $distortion }
cli-counted-record = Chaque enregistrement est une personne, comme l’indique la recette.
cli-counted-fold = Un enregistrement par personne, d’après « { $by } » : { $persons ->
    [one] { $persons } personne
   *[other] { $persons } personnes
  } à partir de { $records ->
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
  }, dont { $several } à partir de plusieurs ({ $most } au plus par personne).{ $unassigned ->
    [0] {""}
    [one] {" "}{ $unassigned } enregistrement qui n’indique pas à quelle personne il appartient a été écarté.
   *[other] {" "}{ $unassigned } enregistrements qui n’indiquent pas à quelle personne ils appartiennent ont été écartés.
  }
cli-fold-lost = { $attribute } ({ $keep }) : { $persons ->
    [0] {""}
    [one] { $persons } personne avait aussi d’autres valeurs (écartées : { $values })
   *[other] { $persons } personnes avaient aussi d’autres valeurs (écartées : { $values })
  }{ $incomplete ->
    [0] {""}
   *[other] { $persons ->
        [0] {""}
       *[other]  ;{" "}
      }{ $incomplete ->
        [one] pour { $incomplete } personne, la valeur est incomplète
       *[other] pour { $incomplete } personnes, la valeur est incomplète
      }, car des cellules manquent
  }
cli-households = { $households ->
    [one] { $households } ménage
   *[other] { $households } ménages
  } de { $members ->
    [one] { $members } membre
   *[other] { $members } membres
  } : un ménage est trouvé avec { $max } % au plus, { $average } % en moyenne ; { $expected } seraient trouvés si tous étaient recherchés
cli-worst-completion = À qui connaît tout ce qui manque, il en reste { $fewest } au moins ; { $records } peuvent se trouver parmi si peu
cli-sequences = Sur { $persons ->
    [one] { $persons } personne
   *[other] { $persons } personnes
  }, { $sheltered ->
    [one] { $sheltered } a chacun de ses enregistrements
   *[other] { $sheltered } ont chacun de leurs enregistrements
  } dans une classe dont le risque ne dépasse pas le seuil ; parmi elles, individualisées par deux de leurs enregistrements : { $twoAtLeast ->
    [yes] au moins{" "}
   *[no] {""}
  }{ $byTwo }, par trois au plus : { $threeAtLeast ->
    [yes] au moins{" "}
   *[no] {""}
  }{ $byThree }
cli-counted-open = Ce sont les enregistrements qui sont comptés : la recette n’indique ni si chacun est une personne différente ("records": {"{"}"person": "record"{"}"}), ni quelle colonne est la colonne de la personne.
cli-counted-entity = Personnes distinguées d’après « { $entity } » : { $persons }{ $some ->
    [none] {""}
   *[other]  ; une partie de leurs enregistrements perdue pour { $some }, la totalité pour { $all }
  }. Les classes et les risques comptent des personnes ; la suppression et les modèles pour les valeurs sensibles comptent des enregistrements.
cli-warning = Remarque : { $warning }
cli-advice = Conseil : { $advice }
cli-ranked = { $name } : ajoute { $gain } à la distinction des autres ; à elle seule, distinction { $distinction }, séparation { $separation } ; { $unique ->
    [one] { $unique } enregistrement individualisé
   *[other] { $unique } enregistrements individualisés
  } par { $set }
cli-accepted = Accepté dans la recette : { $warning }
cli-single-columns = { $count ->
    [one] { $count } colonne est publiée
   *[other] { $count } colonnes sont publiées
  } avec des valeurs qui peuvent désigner des personnes à elles seules, quoi qu’il soit dit plus bas des quasi-identifiants : { $names }
cli-sensitive = { $attribute } : { $protection ->
    [models] { $guessable ->
        [no] colonne protégée contre l’inférence par { $models }
       *[other] protection demandée ({ $models })
      }
    [declined] colonne non protégée contre l’inférence ; la recette y renonce
    [perturbed] ses valeurs n’ont pas à être vraies des personnes à côté
   *[other] colonne non protégée contre l’inférence, et la recette ne dit pas que c’est voulu
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
    [one] { $records } enregistrement
   *[other] { $records } enregistrements
  }, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  }
cli-persons-recur = Les mêmes personnes figurent-elles ici à plusieurs dates ? { $values } combinaisons de { $names } reviennent pour des valeurs différentes de « { $time } », bien plus souvent que celles de personnes différentes, dans { $records } enregistrements. Aucune colonne ne dit qui est qui. S’il s’agit des mêmes personnes, donnez à chacune le même numéro à chaque date et indiquez la colonne avec "records": {"{"}"entity": "…"{"}"}, ou ne gardez qu’une valeur de « { $time } ». Si chaque enregistrement est une personne distincte, la recette doit l’indiquer, avec "records": {"{"}"person": "record"{"}"}.
cli-person-of-names = « { $names } » disent-elles ensemble qui est la personne ? { $values } personnes dans { $records } enregistrements. Si oui, la recette doit l’indiquer, avec "records": {"{"}"entity": "{ $name }"{"}"} et "data": {"{"}"together": {"{"}"{ $name }": { $partners }{"}"}{"}"}, pour que les personnes soient comptées. Si chaque enregistrement est une personne distincte, indiquez "records": {"{"}"person": "record"{"}"}.
cli-person = « { $name } » est-elle la colonne de la personne ? { $values } valeurs dans { $records } enregistrements. Si oui, la recette doit l’indiquer, avec "records": {"{"}"entity": "{ $name }"{"}"}{ $quasi ->
    [yes] {" "}et le rôle "identifier" pour la colonne, qui n’est alors pas publiée
   *[no] { "" }
  }, pour que les personnes soient comptées. Si chaque enregistrement est une personne distincte, indiquez "records": {"{"}"person": "record"{"}"}. Si l’analyse exige une ligne par personne, "data": {"{"}"fold": {"{"}"by": "{ $name }"{ $unassigned ->
    [0] { "" }
   *[other] , "unassigned": "leave-out"
  }{"}"}{"}"} réduit les { $records } enregistrements à { $values }{ $unassigned ->
    [0] .
    [one] {" "}et écarte { $unassigned } enregistrement qui n’indique pas à quelle personne il appartient.
   *[other] {" "}et écarte { $unassigned } enregistrements qui n’indiquent pas à quelle personne ils appartiennent.
  }
cli-format = Séparateur « { $delimiter } », { $encoding }{ $reason ->
    [mark] { "" }
    [only-ascii] {" "}(ASCII seulement)
    [reads-as-utf-8] { "" }
    [every-other-zero] {" "}(un octet sur deux est souvent nul)
    [windows-signs] {" "}(pas d’UTF-8, avec des caractères propres à Windows)
    [iso-letters] {" "}(pas d’UTF-8, avec des lettres d’ISO 8859-15)
   *[other] {" "}(pas d’UTF-8 ; si des lettres s’affichent mal, indiquez data.format.encoding dans la recette)
  }{ $bom ->
    [yes] {" "}avec indicateur d’ordre des octets (BOM)
   *[other] {""}
  }, fins de ligne { $lineEnd ->
    [crlf] CR LF
   *[other] LF
  }, { $header ->
    [0] aucune ligne ne nomme les colonnes
    [1] la première ligne nomme les colonnes
   *[other] la ligne { $header } nomme les colonnes
  }
cli-layout = { $header ->
    [0] Le premier enregistrement est à la ligne { $first }
   *[other] Les noms des colonnes sont à la ligne { $header }, le premier enregistrement à la ligne { $first }
  }{ $reason ->
    [fewer-cells-above] {" "}(les lignes au-dessus ont moins de cellules)
    [names-below] {" "}(les lignes au-dessus ne nomment pas de colonnes)
    [empty-above] {" "}(les lignes au-dessus sont vides)
    [separator-above] {" "}(la ligne au-dessus indique le séparateur)
   *[other] {""}
  } ; lignes écartées : { $above } au-dessus, { $units } sous les noms, { $empty } sans contenu, { $repeated-names } avec les noms répétés, { $pages } avec un numéro de page, { $last } à la fin
cli-trim = Les espaces à côté des séparateurs sont ignorés
cli-fit-records = Les cellules absentes en fin de ligne sont considérées comme manquantes
cli-wrapping-quotes = Les guillemets autour des lignes entières sont retirés
cli-wrapping-frame = Les barres et les filets autour des cellules sont retirés
cli-wrapping-aligned = Au moins deux espaces séparent les cellules, qui sont alignées en colonnes
cli-numbers = Nombres : milliers { $thousands ->
    [none] non séparés
   *[other] séparés par « { $thousands } »
  }, symbole monétaire ou de pourcentage { $currency ->
    [yes] à côté
   *[other] nulle part
  }
cli-sheet = { $format ->
    [dta] Un fichier Stata
    [parquet] Un fichier Parquet
    [xml] Une table en XML
   *[other] Feuille « { $sheet } » d’un classeur (.{ $format })
  }{ $detected ->
    [yes] , { $visible ->
        [yes] la première feuille visible qui ressemble à une table
       *[other] qui est masquée, car aucune feuille visible n’a de cellule
    }
   *[other] { "" }
  }, { $header ->
    [0] aucune ligne ne nomme les colonnes
    [1] la première ligne nomme les colonnes
   *[other] la ligne { $header } nomme les colonnes
  }
cli-json = JSON, un objet par enregistrement
cli-sheets = Toutes les feuilles : { $sheets }
cli-one-sheet = « { $name } »{ $rows ->
    [none] { "" }
    [one] {" "}({ $rows } ligne)
   *[other] {" "}({ $rows } lignes)
  }{ $visible ->
    [no] {" "}(masquée)
   *[yes] { "" }
  }
cli-column = { $number }. { $name } : { $type }, { $distinct ->
    [one] { $distinct } valeur distincte
   *[other] { $distinct } valeurs distinctes
  }, { $missing ->
    [one] { $missing } manquante
   *[other] { $missing } manquantes
  } ; { $role }, { $certainty } ({ $reason })
cli-offer = Niveaux qui conviendraient : { $name } ({ $ladder }). { $levels } { $all ->
    [yes] Pour l’ensemble des { $values } valeurs différentes.
   *[no] Pour { $fitting } des { $values } valeurs différentes.
}

## describe

cli-described = Outis { $version }, version de recette { $recipe }
cli-models = Modèles de confidentialité
cli-losses = Mesures de perte
cli-aggregates = Agrégations des pertes par colonne
cli-searches = Méthodes de recherche
cli-hierarchies = Hiérarchies
cli-perturbations = Ce qui rend fausses les valeurs d’une colonne
cli-set-models = Modèles de confidentialité pour les ensembles d’éléments (data.kind: "transactions")
cli-set-searches = Méthodes pour trouver une publication d’ensembles d’éléments
cli-place-models = Modèles de confidentialité pour les lieux (data.kind: "locations")
cli-place-searches = Méthodes pour trouver une publication de lieux
cli-graph-models = Modèles de confidentialité pour les graphes (data.kind: "graph")
cli-graph-searches = Méthodes pour trouver une publication de graphe
cli-log-models = Modèles de confidentialité pour les journaux de recherches (data.kind: "queries")
cli-log-searches = Méthodes pour trouver une publication d’un journal de recherches
cli-ladders = Échelles proposées lorsque les valeurs s’y prêtent
cli-column-warnings = Avertissements sur les colonnes qui peuvent désigner des personnes à elles seules
cli-detectors = Ce à quoi leurs valeurs sont comparées
cli-settings = Réglages
cli-defaults = Ce que signifie une recette là où elle ne précise rien
cli-of-model = { $text ->
    [none] {""}
   *[other] { $what ->
        [stops] Empêche : { $text }
        [not] N’empêche pas : { $text }
       *[other] { $text }
      }
  }
cli-range = de { $low } à { $high }
cli-default = { $value } par défaut
# What commands and their arguments are for. English has this in the code.
cli-help-heading-usage = Utilisation :
cli-help-heading-commands = Commandes :
cli-help-heading-arguments = Arguments :
cli-help-heading-options = Options :
cli-help-help = Affiche cette aide, ou celle d’une commande
cli-help-version = Affiche la version
cli-help-join = Une autre table que la recette ajoute à l’entrée (data.join) : une fois pour chacune, dans son ordre. Une personne peut y avoir un nombre quelconque d’enregistrements
cli-help-lang = La langue dans laquelle Outis s’adresse aux personnes ; les publications, les rapports en JSON et les noms dans les recettes sont les mêmes dans toutes les langues
cli-help = Anonymise des tables d’une ou plusieurs lignes par personne, vérifie ce qui est écrit et en apporte la preuve
cli-help-after =
    Codes de sortie :
      0  terminé, et tous les modèles sont respectés
      1  aucune solution dans les limites fixées (`run` écrit le rapport, mais pas de publication),
         ou un modèle n’est pas respecté (`measure`), ou des groupes sont trop petits une fois
         rapprochés d’une publication antérieure
      2  la demande ou les données sont incorrectes ; le message dit où
      3  un défaut d’Outis lui-même ; rien n’est écrit
cli-help-run = Anonymise une table selon une recette, et en rend compte
cli-help-run-recipe = La recette : toutes les décisions, telles que la page les enregistre
cli-help-run-input = La table à anonymiser : CSV, JSON, XML, Parquet, classeur ou fichier .dta de Stata. Plusieurs fichiers, chacun avec `--input`, forment une seule table dans cet ordre s’ils ont les mêmes colonnes
cli-help-run-sheet = La feuille à lire si la table est un classeur ; elle remplace celle que la recette peut nommer. Par défaut, la première feuille visible qui a plus d’une ligne et plus d’une colonne
cli-help-run-output = Où placer la publication ; elle n’apparaît qu’une fois vérifiée. Son nom se termine par .xlsx ou .xml si la recette demande un classeur ou du XML (output.format), et dans ce cas seulement
cli-help-run-report = Où placer le rapport. Il est pour vous et non pour le public : il aide un attaquant
cli-help-run-summary = Où placer le résumé public, pour qui reçoit la publication : quelles colonnes montrent quoi, quelle protection a été demandée et satisfaite, et le risque qui reste, sans ce qui aide un attaquant
cli-help-run-anon_report = Où placer l’`ANONReport`, le rapport qu’écrit ANON : du XML avec le statut, les niveaux, les effectifs et les temps. La recette est une tâche d’ANON, ou suit ANON (dialect)
cli-help-run-tables = Le fichier d’une table que la recette appelle NAME, par exemple la population ; il remplace celui que la recette peut avoir pour elle
cli-help-run-earlier = Une publication antérieure sur les mêmes personnes, ou presque les mêmes. Outis cherche ce que les deux révèlent ensemble ; si des groupes deviennent ainsi plus petits que ne le demande le k de la recette, rien n’est écrit (code de sortie 1), sauf si la recette dit `"earlier": "accepted"`. Avec `"earlier": "floors"`, aucune colonne n’est plus fine que dans celle-ci ; avec `"columns"`, tout ce qu’elle montre est quasi-identifiant
cli-help-run-seed = Tire l’ordre des enregistrements, et les valeurs qui ne doivent pas être vraies, de ces 64 chiffres hexadécimaux plutôt que du générateur sûr du système, pour obtenir de nouveau les mêmes octets. Gardez-les secrets et ne les utilisez jamais pour une autre publication : ils permettent de défaire l’ordre aléatoire et de rendre vraies ces valeurs
cli-help-run-threads = Le nombre maximal de threads pour la recherche ; par défaut, autant que l’ordinateur a de cœurs, mais 8 au plus. Seule la recherche `optimal` en utilise plus d’un, et seulement si elle dure assez longtemps. La publication et le rapport sont les mêmes quel que soit ce nombre
cli-help-run-strict = Refuse (code de sortie 2) si le rapport devait avertir que la publication protège peut-être moins qu’on ne le croirait : `records-may-repeat-persons`, `records-without-person`, `blocks-unfilled`, `ditto-marks`, `persons-alike`, `nearly-unique-column`, `looks-identifying`, `exact-places`, `sensitive-unprotected`, `persons-not-compared`, `no-common-values`, `dates-contradicted`. Rien n’est alors écrit
cli-help-run-quiet = N’affiche ni progression ni résumé
cli-help-run-json = Écrit les problèmes sur la sortie d’erreur sous la forme d’une ligne de JSON au lieu d’une phrase
cli-help-run-after =
    Interruptions (Ctrl-C, ou une demande de terminer) :
      Pendant la recherche, la meilleure table trouvée jusque-là est publiée, vérifiée comme toute
      autre, et le rapport dit que ses niveaux sont donnés ; on ne sait alors rien de meilleures tables.
      Si rien n’a encore été trouvé, le rapport le dit (avertissement `interrupted`) et le code de
      sortie est 1.
      Avant la recherche, ou la deuxième fois, tout est abandonné : aucun fichier n’est écrit ni
      modifié, et le code de sortie est 130, comme il est d’usage dans les shells.
cli-help-compare = Essaie plusieurs algorithmes sur la même table et montre ce que chacun trouve ; rien n’est publié
cli-help-compare-recipe = La recette
cli-help-compare-input = La table : CSV, JSON, Parquet, classeur ou fichier .dta de Stata, ou plusieurs fichiers qui ont les mêmes colonnes
cli-help-compare-sheet = { cli-help-run-sheet }
cli-help-compare-tables = Le fichier d’une table que la recette appelle NAME, par exemple la population
cli-help-compare-earlier = Une publication antérieure sur les mêmes personnes, ou presque les mêmes, généralisée selon les hiérarchies de la recette, fût-ce à d’autres niveaux : celle sur laquelle se règle `"earlier": "floors"` ou `"columns"` dans la recette, et à laquelle `attack` compare la publication, chaque fichier séparément
cli-help-compare-searches = Les algorithmes à essayer après celui de la recette, par leurs noms dans les recettes ; par défaut, ceux que la recette nomme sous `compare`
cli-help-compare-json = Affiche en JSON ce qui a été trouvé, et tout problème
cli-help-frontier = Dit ce que coûtent chaque k et chaque seuil de suppression, avec un niveau par colonne et en précision mixte ; rien n’est publié
cli-help-frontier-recipe = { cli-help-compare-recipe }
cli-help-frontier-input = { cli-help-compare-input }
cli-help-frontier-sheet = { cli-help-run-sheet }
cli-help-frontier-tables = { cli-help-compare-tables }
cli-help-frontier-earlier = { cli-help-compare-earlier }
cli-help-frontier-k = Les valeurs de k ; par défaut 2,3,5,10,20,50
cli-help-frontier-limits = Les seuils de suppression, en parts des enregistrements ; par défaut 0,0.01,0.02,0.05,0.1
cli-help-frontier-mixed = Les recodages à essayer pour la précision mixte, par leurs noms dans les recettes ; par défaut mondrian,iterative,subtree
cli-help-frontier-nodes = Le nombre maximal de combinaisons de niveaux à examiner pour chaque point avec un niveau par colonne ; par défaut 10000
cli-help-frontier-json = Affiche en JSON les points, et tout problème
cli-help-frontier-after =
    Chaque point est ce que donnerait une exécution de la recette avec un autre k pour le k-anonymat et
    un autre seuil de suppression ; tout le reste est inchangé. Pour full-domain, `optimal` dit si
    aucun choix d’un niveau par colonne ne perd moins ; si les combinaisons de niveaux autorisées ont
    été épuisées avant, c’est le meilleur point trouvé. Mixed est le recodage qui a perdu le moins
    parmi ceux qui ont été essayés, et rien n’est prouvé à son sujet. Une interruption (Ctrl-C) affiche
    les points connus à ce moment et se termine par 130, comme il est d’usage dans les shells.
    Code de sortie 1 : aucun point n’a de table.
cli-help-simulate = Tire des échantillons d’une population et dit à quel point leurs personnes sont exposées sous le k-anonymat et sous trois règles qui approchent k-map, et ce que chacune coûte ; rien n’est publié
cli-help-simulate-population = La population : CSV, JSON, Parquet, classeur ou fichier .dta de Stata, ou plusieurs fichiers qui ont les mêmes colonnes ; chaque enregistrement est une personne
cli-help-simulate-recipe = La recette, avec le k-anonymat pour seul modèle
cli-help-simulate-sheet = La feuille à lire si la population est un classeur
cli-help-simulate-fractions = Les parts de la population à tirer ; par défaut 0.1,0.2,0.3,0.4,0.5,0.6,0.7,0.8,0.9
cli-help-simulate-samples = Le nombre d’échantillons à tirer pour chaque part, 100000 au plus ; par défaut 1000
cli-help-simulate-seed = Tire les échantillons de ces 64 chiffres hexadécimaux plutôt que du générateur sûr du système, pour obtenir de nouveau les mêmes chiffres
cli-help-simulate-threads = Le nombre maximal de threads ; par défaut, autant que l’ordinateur a de cœurs, mais 8 au plus
cli-help-simulate-csv = Écrit aussi les chiffres en CSV : une ligne pour chaque part et chaque règle
cli-help-simulate-json = Affiche en JSON les chiffres, et tout problème
cli-help-simulate-after =
    Pour chaque échantillon, la publication qui perd le moins est cherchée quatre fois, comme `optimal`
    la trouve : avec le k-anonymat, puis avec k-map par le risque individuel, par un test de Poisson et
    par un test de Poisson tronqué, tous deux au seuil de signification de 0,1. Le risque est un divisé
    par le plus petit nombre de personnes de la population qui se ressemblent dans ce qui est publié ; la
    discernabilité est rapportée à celle du k-anonymat dans le même échantillon. La recette a le
    k-anonymat et aucun autre modèle.
    La même graine, la même population et la même recette donnent les mêmes échantillons et les mêmes
    chiffres quel que soit le nombre de threads. Une interruption (Ctrl-C) affiche ce que donnent les
    échantillons examinés à ce moment et se termine par 130, comme il est d’usage dans les shells. Code
    de sortie 1 : aucun échantillon n’a de publication.
cli-help-convert = Écrire une recette comme tâche d’ANON, ou une tâche d’ANON comme recette
cli-help-convert-recipe = La recette, qui devient une tâche, ou la tâche, qui devient une recette
cli-help-convert-output = Où placer la tâche ou la recette
cli-help-convert-source = La table qu’une tâche doit nommer
cli-help-convert-release = La publication qu’une tâche doit nommer ; se termine par .xml si elle doit être en XML
cli-help-convert-report = Le rapport qu’une tâche doit nommer
cli-help-convert-json = Écrire les problèmes sur la sortie d’erreur, et ce qui est laissé de côté sur la sortie standard, en JSON
cli-help-advise = Dit quelle protection convient face à qui pourrait chercher des personnes dans une publication, et pourquoi
cli-help-advise-knows_membership = Si quelqu’un peut savoir d’une personne qu’elle figure dans le fichier : par elle-même, par le voisinage, ou parce que tout le monde y figure (yes ou no). Dans le doute, yes
cli-help-advise-sampling_fraction = La part de la population qui figure dans le fichier, s’il en est un échantillon aléatoire
cli-help-advise-has_population = Si une table de la population est disponible, avec les mêmes quasi-identifiants (yes ou no)
cli-help-advise-risk = Le plus grand risque qu’une personne soit retrouvée, entre 0 et 1
cli-help-advise-json = Affiche en JSON ce qui est conseillé, et tout problème
cli-help-advise-after =
    k est un divisé par le risque, en personnes entières et au moins 2. Qui sait d’une personne qu’elle
    figure dans le fichier cherche parmi ses enregistrements : k-anonymat. Qui connaît la population sans
    savoir qui figure dans le fichier cherche parmi toutes les personnes : k-map, compté dans la
    population si elle est disponible, ou déduit d’un échantillon par un test. Sans sa part, le fichier
    ne dit rien de la population : k-anonymat.
cli-help-lattice = Dit quelles combinaisons de niveaux respectent la protection, et lesquelles sont minimales ; rien n’est publié
cli-help-lattice-recipe = { cli-help-compare-recipe }
cli-help-lattice-input = { cli-help-compare-input }
cli-help-lattice-sheet = { cli-help-run-sheet }
cli-help-lattice-tables = { cli-help-compare-tables }
cli-help-lattice-earlier = { cli-help-compare-earlier }
cli-help-lattice-minimal = Dit seulement lesquelles sont minimales, et non combien respectent la protection à chaque hauteur
cli-help-lattice-nodes = Énumère aussi toutes les combinaisons de niveaux, s’il n’y en a pas plus de 2 000
cli-help-lattice-json = { cli-help-compare-json }
cli-help-lattice-after =
    Une combinaison de niveaux est un niveau pour chaque quasi-identifiant. Elle respecte la protection
    si sa table peut être publiée : chaque modèle est respecté, et il n’y a pas plus d’enregistrements
    écartés que la recette ne le permet. Elle est minimale si elle respecte la protection et qu’aucune
    autre dont tous les niveaux sont aussi bas ou plus bas ne le fait. Là où les modèles le permettent,
    la plupart se déduisent d’autres ; ailleurs, chacune est examinée. Au-delà de 1 000 000 de
    combinaisons, la demande est refusée.
    Code de sortie 1 : aucune combinaison ne respecte la protection.
cli-help-measure = Mesure ce qu’un fichier respecte, ses libellés étant pris tels quels
cli-help-measure-recipe = La recette dont les modèles doivent être respectés
cli-help-measure-input = Le fichier à mesurer : CSV, JSON, Parquet, classeur ou fichier .dta de Stata, ou plusieurs qui ont les mêmes colonnes ; les colonnes que la recette déclare comme identifiants peuvent manquer
cli-help-measure-sheet = { cli-help-run-sheet }
cli-help-measure-reference = La table d’avant l’anonymisation : les parts des valeurs sensibles sont comparées à celles qu’elle contient. Sans elle, elles sont comparées à celles du fichier mesuré lui-même. Plusieurs fichiers sont possibles ici aussi
cli-help-measure-earlier = Une publication antérieure sur les mêmes personnes, ou presque les mêmes. Outis cherche ce que les deux révèlent ensemble ; si des groupes deviennent ainsi plus petits que ne le demande le k de la recette, le code de sortie est 1, sauf si la recette dit `"earlier": "accepted"`. Avec --reference, on sait ce que représentent les libellés et si quelqu’un a été écarté ; sans cette option, personne n’est considéré comme écarté
cli-help-measure-tables = { cli-help-compare-tables }
cli-help-measure-json = Affiche le rapport en JSON, et écrit les problèmes sur la sortie d’erreur sous la forme d’une ligne de JSON
cli-help-attack = Se met à la place de quelqu’un qui veut apprendre quelque chose sur des personnes à partir d’une publication
cli-help-attack-recipe = { cli-help-compare-recipe }
cli-help-attack-input = { cli-help-compare-input }
cli-help-attack-sheet = { cli-help-run-sheet }
cli-help-attack-tables = { cli-help-compare-tables }
cli-help-attack-earlier = { cli-help-compare-earlier }
cli-help-attack-release = La publication : CSV, JSON, Parquet, classeur ou fichier .dta de Stata, ou plusieurs fichiers qui ont les mêmes colonnes
cli-help-attack-known = Ce que quelqu’un sait de personnes : un fichier avec certaines des colonnes publiées, par exemple un registre nominatif ; des cellules peuvent manquer. Chaque fichier est essayé séparément
cli-help-attack-only = Les attaques à tenter ; par défaut, toutes
cli-help-attack-confidence = La certitude, supérieure à 0 et d’au plus 1, à partir de laquelle quelque chose compte comme appris
cli-help-attack-exclude = Combien de valeurs d’une colonne sensible quelqu’un peut exclure
cli-help-attack-likelihood = Combien de fois une valeur est plus probable pour les personnes attaquées que pour les autres, 0 si elle est impossible : COLONNE=VALEUR=RAPPORT ; remplace --exclude pour cette colonne
cli-help-attack-values = Indique aussi des valeurs. C’est ce que la publication ne doit pas révéler : gardez-les pour vous
cli-help-attack-json = { cli-help-compare-json }
cli-help-attack-after =
    Attaques : linking, homogeneity, background, skewness, similarity, minimality ; avec --known aussi
    membership ; avec --earlier aussi unsorted, complementary, temporal, composition,
    difference, avec plusieurs aussi joint.
    Sans --known, les personnes attaquées sont celles de l’entrée, dont tous les quasi-identifiants
    sont connus. Qui peut être quel enregistrement dépend de ce que chaque texte peut représenter ;
    les cellules manquantes et * peuvent être n’importe quoi. `persons` sont des lignes du fichier
    connu ou de l’entrée, `rows` des enregistrements de la publication, numérotés à partir de 1.
    Code de sortie 1 : un constat atteint la certitude.
cli-help-run-policy = La politique d’un établissement. Une recette qui demande moins qu’elle est refusée (code de sortie 2), de même qu’une publication dont le risque le plus élevé dépasse sa limite ; le rapport la nomme
cli-help-measure-policy = La politique d’un établissement. Une recette qui demande moins qu’elle est refusée (code de sortie 2) ; le code de sortie est 1 si le fichier ne respecte pas ce qu’elle demande
cli-help-gate = Décide d’après une politique si une publication remise peut passer
cli-help-gate-release = La publication remise : CSV, JSON, Parquet, un classeur ou .dta de Stata
cli-help-gate-report = Le rapport remis avec elle. On ne le croit pas : il ne peut qu’ajouter des raisons de refuser
cli-help-gate-policy = La politique qui décide
cli-help-gate-sheet = La feuille à lire, si la publication est un classeur
cli-help-gate-json = Affiche ce qui a été trouvé, et tout problème, en JSON
cli-help-gate-after =
    À quoi servent les colonnes, la politique le dit, et pour celles qu’elle ne nomme pas, leur
    apparence ; une colonne dont ni l’une ni l’autre ne sait rien est refusée. Les modèles et le
    risque sont mesurés sur la publication. Ce qu’elle ne montre pas (qui est qui, les poids, la
    population, les publications antérieures), seul le rapport peut le dire : c’est énuméré, et
    refusé si la politique ne l’accepte pas.
    Code de sortie 1 : la publication ne peut pas passer ; chaque raison est dite.
cli-help-sql = Affiche des instructions pour une table qui reste dans son moteur
cli-help-count = Affiche les instructions qui comptent une table : combien d’enregistrements a chaque combinaison de cellules
cli-help-count-recipe = La recette, telle qu’elle est pour un fichier
cli-help-count-dialect = De qui est le SQL : duckdb, postgres ou spark
cli-help-count-source = La table ou la vue, comme le moteur l’appelle ; celle d’un instantané, s’il y en a un
cli-help-count-json = Affiche tout problème en JSON
cli-help-plan = Anonymise ce qu’un moteur a compté, et écrit ce qu’il lui faut pour écrire la publication
cli-help-plan-recipe = La recette selon laquelle la table a été comptée
cli-help-plan-counts = Ce que le moteur a compté
cli-help-plan-dialect = De qui est le SQL : duckdb, postgres ou spark
cli-help-plan-form = Comment le moteur apprend ce qui est écrit : a pour chaque valeur de chaque colonne, b pour chaque combinaison de valeurs. Par défaut b jusqu’à deux millions de lignes, au-delà a si c’est possible
cli-help-plan-out = Le dossier du plan : plan.json, cells.csv, expected.csv, apply.sql, verify.sql, drop.sql
cli-help-plan-report = Où va le rapport. Il est pour vous et non pour le public : il aide un attaquant
cli-help-plan-tables = Le fichier d’une table que la recette appelle NAME, comme la population ; il remplace celui que la recette a peut-être pour elle
cli-help-plan-threads = Combien de fils cherchent ; par défaut autant qu’il y a de cœurs, huit au plus. Ce qui est trouvé n’en dépend pas
cli-help-plan-policy = La politique d’un établissement. Une recette qui demande moins qu’elle est refusée (code de sortie 2), de même qu’une publication dont le risque le plus élevé dépasse sa limite ; le rapport la nomme
cli-help-plan-json = Affiche le rapport, et tout problème, en JSON
cli-help-check = Compare ce qu’un moteur a écrit à ce qu’un plan attend
cli-help-check-plan = Le dossier du plan
cli-help-check-counts = Ce que le moteur a compté de la publication qu’il a écrite : released.csv
cli-help-check-columns = Ce qu’il dit des colonnes qui ne sont pas comptées ; par défaut columns.csv dans le dossier du plan, s’il y a de telles colonnes
cli-help-check-header = Les noms des colonnes de la publication, tels que le moteur les dit ; par défaut header.csv dans le dossier du plan
cli-help-check-report = Où va ce qui a été trouvé, en JSON
cli-help-check-json = Affiche ce qui a été trouvé, et tout problème, en JSON
cli-help-audit = Examine un fichier que quelqu’un a publié, sans la recette dont il est issu
cli-help-audit-input = Le fichier : CSV, JSON, Parquet, classeur ou fichier .dta de Stata, ou plusieurs qui ont les mêmes colonnes
cli-help-audit-sheet = La feuille à examiner si le fichier est un classeur ; par défaut, la première feuille visible qui a plus d’une ligne et plus d’une colonne
cli-help-audit-header = Si la première ligne contient les noms des colonnes (yes ou no) ; par défaut, c’est supposé d’après le contenu, et les colonnes nommées ici comptent comme un indice en ce sens
cli-help-audit-quasi_identifier = Les colonnes que quelqu’un peut connaître d’une personne
cli-help-audit-sensitive = Les colonnes que quelqu’un aimerait apprendre
cli-help-audit-insensitive = Les colonnes qui ne sont ni l’un ni l’autre
cli-help-audit-confidence = { cli-help-attack-confidence }
cli-help-audit-exclude = { cli-help-attack-exclude }
cli-help-audit-values = Indique aussi des valeurs
cli-help-audit-json = { cli-help-compare-json }
cli-help-audit-after =
    Les colonnes ont les rôles indiqués ; pour les autres, ce sont ceux que suggère `inspect` : voyez
    donc pour quoi chacune a été prise. Des textes égaux forment une classe, quoi qu’ils représentent.
    Code de sortie 1 : un constat atteint la certitude ; un enregistrement seul dans sa classe
    l’atteint toujours.
cli-help-inspect = Examine un fichier : format, colonnes, rôles suggérés avec leurs raisons
cli-help-inspect-input = La table à examiner : CSV, JSON, Parquet, classeur ou fichier .dta de Stata, ou plusieurs fichiers qui ont les mêmes colonnes
cli-help-inspect-join = Une autre table sur les mêmes personnes, où chacune peut avoir un nombre quelconque d’enregistrements. Les colonnes qui disent à qui ils sont sont cherchées, et figurent dans la recette de départ (data.join)
cli-help-inspect-sheet = { cli-help-audit-sheet }
cli-help-inspect-json = Affiche tout en JSON, avec une recette pour commencer et les valeurs les plus fréquentes de chaque colonne ; les problèmes sont écrits sur la sortie d’erreur sous la forme d’une ligne de JSON
cli-help-hierarchy = Affiche les niveaux d’un attribut sous la forme d’un fichier de hiérarchie d’ARX : une ligne par valeur, du plus fin au plus grossier, les niveaux étant séparés par ;
cli-help-hierarchy-recipe = La recette qui dit comment l’attribut devient plus grossier
cli-help-hierarchy-input = La table qui contient ses valeurs : CSV, JSON, Parquet, classeur ou fichier .dta de Stata, ou plusieurs fichiers qui ont les mêmes colonnes
cli-help-hierarchy-attribute = L’attribut, tel que la recette le nomme
cli-help-hierarchy-sheet = La feuille à lire si la table est un classeur ; elle remplace celle que la recette peut nommer
cli-help-hierarchy-json = { cli-help-run-json }
cli-help-describe = Énumère les modèles, les pertes, les recherches et les hiérarchies, avec leurs plages et leurs sources
cli-help-describe-json = Affiche cette liste en JSON

## describe: what is English in the code, by list and id

cli-formula-models-average-risk = J / n ≤ average, 1 / f ≤ max pour tous sauf une part records-at-risk
cli-formula-models-pd-recursive-l-diversity = r_y < c·(r_l + … + r_m), y étant la valeur la plus fréquente qui ne doit pas être révélée
cli-formula-models-npd-recursive-l-diversity = comme ci-dessus avec c₁, et n(s) / f ≥ c₂ % pour les s protégés
cli-formula-models-guarding-nodes = |{"{"}s sous le nœud protégé{"}"}| / f ≤ probability
cli-formula-models-subset-k-anonymity = toute combinaison d’au plus size attributs apparaît ≥ k fois
cli-source-models-sample-uniqueness = Part des enregistrements sans semblable, comme dans ARX.
cli-source-models-personal-k = X. Xiao, Y. Tao. Personalized Privacy Preservation. SIGMOD 2006, pour la taille des classes.
cli-source-losses-aecs = Taille moyenne des classes d’équivalence, comme dans ARX.
cli-source-losses-monotonic-non-uniform-entropy = A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), 2009 ; la suppression n’est pas comptée.
cli-source-losses-normalized-non-uniform-entropy = A. Gionis, T. Tassa. k-Anonymization with Minimal Loss of Information. TKDE 21(2), 2009 ; rapporté au maximum que chaque attribut peut perdre.
cli-source-losses-weighted-information-loss = ANON : la perte par niveau que donne la recette elle-même, pondérée par priorité.
cli-formula-losses-modification-rate = cellules modifiées / cellules
cli-source-losses-height = Les niveaux dont monte chaque quasi-identifiant, réunis par l’agrégat ; la hauteur d’ARX est leur somme.
cli-source-aggregates-arithmetic-mean = La moyenne pondérée sur les quasi-identifiants.
cli-source-aggregates-geometric-mean = La moyenne géométrique de 1 + perte, moins 1, comme dans ARX.
cli-source-aggregates-sum = La somme pondérée sur les quasi-identifiants.
cli-source-aggregates-max = La plus grande perte pondérée d’un quasi-identifiant.
cli-source-aggregates-rank = Toutes les pertes pondérées, de la plus grande à la plus petite, comparées l’une après l’autre.
cli-source-searches-optimal = Séparation et évaluation, le meilleur d’abord, sur le treillis de généralisation ; ce qui est trouvé est prouvé.
cli-source-searches-fixed = Un nœud du treillis choisi auparavant.
cli-source-searches-iterative = La recherche optimale, répétée sur les enregistrements qu’elle a supprimés ; d’après F. Prasser, R. Bild, J. Eicher, H. Spengler, F. Kohlmayer, K. Kuhn. Lightning: Utility-Driven Anonymization of High-Dimensional Data. TDP 9(2), 2016, et ARX.
cli-source-hierarchies-levels = Une ligne par valeur, du plus fin au plus grossier : les fichiers de hiérarchie d’ARX.
cli-source-hierarchies-groups = Un arbre de groupes de valeurs nommés (hiérarchie de généralisation des valeurs).
cli-source-hierarchies-intervals = Des intervalles de même largeur, ceux de chaque niveau dans ceux du suivant.
cli-source-hierarchies-cuts = Des plages entre points de coupe, ceux de chaque niveau étant parmi ceux du niveau inférieur ; un ou deux points donnent un codage des extrêmes.
cli-source-hierarchies-mask = P. Samarati, L. Sweeney. Protecting Privacy when Disclosing Information. 1998 : les caractères d’un code deviennent * l’un après l’autre.
cli-source-hierarchies-date = Les unités du calendrier (grégorien, ISO 8601).
cli-source-hierarchies-rare = Les valeurs que moins de n enregistrements de la table ont, sous une même étiquette.
cli-source-hierarchies-ready = Les niveaux d’une classification publiée : CIM-10 de l’OMS, CITE, CITP-08, NUTS, M.49 de l’ONU, codes postaux allemands et britanniques ; moments de la journée.
cli-formula-perturbations-swap = y = x ∘ σ, σ étant un cycle aléatoire de share · n enregistrements
cli-formula-set-models-km-anonymity = support(X) ≥ k pour tout X présent avec |X| ≤ m
cli-formula-set-models-transaction-k-anonymity = chaque ensemble est égal à celui d’au moins k − 1 autres
cli-formula-set-models-privacy-degree = count(s) / |group| ≤ 1/p pour tout élément sensible s et tout groupe
cli-source-set-searches-optimal = Séparation et évaluation sur toutes les coupes de l’arbre des éléments.
cli-source-set-searches-top-down = Y. He, J. F. Naughton. PVLDB 2(1), 2009 : généralisation locale de haut en bas.
cli-source-set-searches-cahd = G. Ghinita, Y. Tao, P. Kalnis. ICDE 2008 : anonymisation de données de grande dimension selon leurs corrélations.
cli-formula-place-models-location-k-anonymity = chaque région de dissimulation contient au moins k personnes
cli-source-place-searches-grid = Des cellules d’une même largeur, ou des blocs de 2 × 2, 4 × 4, … d’entre elles.
cli-source-place-searches-clique-cloak = B. Gedik, L. Liu. Location privacy in mobile systems: a personalized anonymization model. ICDCS 2005, section 4.
cli-formula-graph-models-k-degree-anonymity = chaque degré présent est celui d’au moins k sommets
cli-source-graph-searches-supergraph = K. Liu, E. Terzi. SIGMOD 2008 : des arêtes sont ajoutées (Supergraph avec Probing).
cli-source-graph-searches-swap = Des arêtes sont ajoutées et retirées, comme le demandent K. Liu et E. Terzi (SIGMOD 2008, simultaneous additions and deletions).
cli-source-graph-searches-construct = K. Liu, E. Terzi. SIGMOD 2008 : toutes les arêtes sont refaites (ConstructGraph), d’après V. Havel (1955) et S. L. Hakimi (1962).
cli-formula-log-models-query-k-anonymity = les lignes, ou l’ensemble des intentions, de chaque personne sont celles d’au moins k personnes
cli-source-log-searches-intent-clusters = D. Beeferman, A. Berger. Agglomerative clustering of a search engine query log. KDD 2000 ; personnes en groupes, requêtes ajoutées ou supprimées comme dans CIKM 2009.
cli-source-ladders-nuts = Union européenne, règlement (CE) nº 1059/2003 (NUTS) : comment les codes sont construits.
cli-source-ladders-countries-m49 = Nations unies, M.49 ; ISO 3166 ; noms de pays d’Unicode CLDR.
cli-source-ladders-plz-leitregion = Comment sont construits les codes postaux allemands.
cli-source-ladders-postcode-uk = Comment sont construits les codes postaux britanniques, avec leurs zones.
cli-source-ladders-ages-top = 90 et plus réunis : 45 CFR 164.514(b)(2)(i)(C).
cli-source-column-warnings-nearly-unique-column = Une colonne sensible ou non sensible où au moins cette part des enregistrements ayant une valeur en ont une que personne d’autre n’a : qui connaît la valeur retrouve alors la personne plus souvent qu’il n’échoue. Avec moins d’enregistrements, rien n’est dit, car les valeurs diffèrent par hasard, surtout celles des nombres et des dates.
cli-source-column-warnings-looks-identifying = Une colonne publiée dont des valeurs correspondent à l’un des détecteurs ci-dessous ; parmi les quasi-identifiants ne comptent que les adresses électroniques et les comptes et, si au moins cette part des valeurs correspond, les numéros de téléphone, plaques d’immatriculation, adresses, coordonnées et numéros attribués à des personnes.
cli-source-column-warnings-sensitive-unprotected = Une colonne sensible qu’aucun modèle ne protège contre l’inférence, et dont la recette ne décline pas la protection.
cli-source-detectors-e-mail = Une adresse électronique, seule ou dans un texte. Une seule suffit.
cli-source-detectors-iban = Un numéro de compte de la longueur de son pays, aux chiffres de contrôle exacts (ISO 13616). Un seul suffit.
cli-source-detectors-credit-card = Un numéro de carte de 14 à 19 chiffres, au début connu et au chiffre de contrôle exact (ISO/IEC 7812).
cli-source-detectors-health-insurance-number = Un numéro d’assurance maladie allemand : une lettre et neuf chiffres, dont le dernier contrôle les autres (§ 290 SGB V).
cli-source-detectors-pension-insurance-number = Un numéro d’assurance retraite allemand : zone, date de naissance, une lettre, numéro de série et chiffre de contrôle (§ 2 VKVV).
cli-source-detectors-tax-number = Un numéro fiscal allemand : onze chiffres dont deux ou trois sont égaux, au chiffre de contrôle exact (§ 139b AO), ou celui d’un centre des impôts comme 181/815/08155.
cli-source-detectors-ahv-number = Un numéro AVS suisse : treize chiffres commençant par 756, au chiffre de contrôle exact.
cli-source-detectors-svnr-number = Un numéro de sécurité sociale autrichien : numéro de série au chiffre de contrôle exact, et date de naissance.
cli-source-detectors-nir-number = Un numéro de sécurité sociale français (NIR) à la clé exacte.
cli-source-detectors-nhs-number = Un numéro NHS britannique : dix chiffres, dont le dernier contrôle les autres.
cli-source-detectors-national-insurance-number = Un numéro d’assurance nationale britannique : deux lettres, six chiffres et une lettre de A à D.
cli-source-detectors-cpf-number = Un CPF brésilien : onze chiffres, dont les deux derniers contrôlent les autres.
cli-source-detectors-national-number = Un numéro qu’un autre État attribue aux personnes, dans une colonne dont presque toutes les valeurs sont justes selon la même règle : codice fiscale, DNI, PESEL, BSN et autres.
cli-source-detectors-ssn-number = Un numéro de sécurité sociale américain, comme 123-45-6789.
cli-source-detectors-medical-record-number = Le numéro d’un dossier médical après MRN.
cli-source-detectors-guid = Un identifiant unique au monde (RFC 9562).
cli-source-detectors-telephone = Un numéro de téléphone avec l’indicatif d’un pays ou d’une zone, seul ou dans un texte. De simples nombres n’en sont que si la colonne porte ce nom ou si presque tous viennent d’un même pays ; les décimaux, les dates, les codes d’une colonne ainsi nommée et ceux d’articles, d’après leurs chiffres de contrôle, n’en sont pas.
cli-source-detectors-network-address = L’adresse d’un appareil : IPv4, IPv6 ou MAC.
cli-source-detectors-web-address = L’adresse d’une page, avec https:// ou www.
cli-source-detectors-number-plate = Une plaque d’immatriculation d’Allemagne, d’Autriche, de Suisse, de France, d’Italie ou de Grande-Bretagne.
cli-source-detectors-street-address = Une rue avec un numéro, peut-être avec un code postal et une localité.
cli-source-detectors-coordinates = Une latitude et une longitude à trois décimales au moins, ou en degrés et minutes.
cli-source-detectors-person-name = Deux à quatre mots avec un prénom courant ou une formule de civilité, un mot avec une initiale, ou une civilité et un nom dans un texte court.
cli-source-detectors-given-name = Un mot, ou deux avec un trait d’union, qui figure dans une liste de prénoms.
cli-source-detectors-family-name = Un mot, peut-être avec « von » ou une particule semblable, ou deux avec un trait d’union, qui figure dans une liste de noms de famille.
cli-source-detectors-long-text = Au moins 40 caractères et 5 mots, que deux enregistrements n’ont presque jamais en commun : ce que des gens écrivent sur d’autres.
cli-source-detectors-sentence = Au moins 40 caractères et 6 mots qui disent de quelqu’un qu’il est, a ou fait quelque chose, même si des enregistrements les partagent.
