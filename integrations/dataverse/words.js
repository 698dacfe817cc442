// What people read on the bridge page, beside what Outis itself says.

const all = {
  en: {
    "title": "Protect a file of {site}",
    "reading": "The file is being fetched from {site}. It stays in your browser.",
    "waiting": "The file is in Outis, below. Nothing of it goes anywhere before you return it and press a button here.",
    "note": "Please protect the file so that nobody in it stands alone. The release goes into the dataset.",
    "returned": "The release is here. It and its public summary go into the dataset when you press a button.",
    "unsigned":
      "This file is published, so that {site} lets no tool write beside it. Save the release, and upload "
      + "it to a new draft.",
    "cancelled": "Nothing was given back. Nothing went to {site}.",
    "sending": "The release is being sent to {site}.",
    "sent": "The release and its public summary are in the dataset.",
    "original": "The file that is not protected is still in the dataset.",
    "deleted": "The file that was not protected is no longer in the dataset.",
    "add": "Add the release to the dataset",
    "replace": "Replace the file by the release",
    "delete": "Delete the file that is not protected from the dataset",
    "save": "Save the release",
    "unknown-site":
      "This page was not opened by a Dataverse installation that it knows. Open it from the menu of a file.",
    "no-parameters":
      "{site} does not tell which file is meant. The link is valid for a few minutes: open this page again "
      + "from the file.",
    "no-file": "{site} does not hand the file out. Its administrator has to list this page's address for CORS.",
    "refused": "{site} did not take it: {message}",
    "failed": "The file could not be protected ({code}). Nothing went to {site}.",
  },
  de: {
    "title": "Eine Datei von {site} schützen",
    "reading": "Die Datei wird von {site} geholt. Sie bleibt in Ihrem Browser.",
    "waiting":
      "Die Datei ist unten in Outis. Nichts davon geht irgendwohin, bevor Sie sie zurückgeben und hier "
      + "einen Knopf drücken.",
    "note":
      "Bitte schützen Sie die Datei so, dass niemand darin allein steht. Die geschützte Datei kommt in den Datensatz.",
    "returned":
      "Die geschützte Datei ist hier. Sie und ihre öffentliche Zusammenfassung kommen in den Datensatz, "
      + "wenn Sie einen Knopf drücken.",
    "unsigned":
      "Diese Datei ist veröffentlicht, sodass {site} kein Werkzeug daneben schreiben lässt. Speichern Sie "
      + "die geschützte Datei, und laden Sie sie in einen neuen Entwurf hoch.",
    "cancelled": "Es wurde nichts zurückgegeben. An {site} ging nichts.",
    "sending": "Die geschützte Datei wird an {site} gesendet.",
    "sent": "Die geschützte Datei und ihre öffentliche Zusammenfassung sind im Datensatz.",
    "original": "Die ungeschützte Datei ist noch im Datensatz.",
    "deleted": "Die ungeschützte Datei ist nicht mehr im Datensatz.",
    "add": "Geschützte Datei zum Datensatz hinzufügen",
    "replace": "Datei durch die geschützte ersetzen",
    "delete": "Ungeschützte Datei aus dem Datensatz löschen",
    "save": "Geschützte Datei speichern",
    "unknown-site":
      "Diese Seite wurde von keiner Dataverse-Installation geöffnet, die sie kennt. Öffnen Sie sie aus dem "
      + "Menü einer Datei.",
    "no-parameters":
      "{site} sagt nicht, welche Datei gemeint ist. Der Verweis gilt wenige Minuten: Öffnen Sie diese "
      + "Seite noch einmal von der Datei aus.",
    "no-file":
      "{site} gibt die Datei nicht heraus. Die Verwaltung dort muss die Adresse dieser Seite für CORS zulassen.",
    "refused": "{site} hat es nicht angenommen: {message}",
    "failed": "Die Datei konnte nicht geschützt werden ({code}). An {site} ging nichts.",
  },
  fr: {
    "title": "Protéger un fichier de {site}",
    "reading": "Le fichier est demandé à {site}. Il reste dans votre navigateur.",
    "waiting":
      "Le fichier est dans Outis, ci-dessous. Rien n’en part avant que vous ne le rendiez et n’appuyiez "
      + "ici sur un bouton.",
    "note":
      "Veuillez protéger le fichier pour que personne n’y soit seul. Le fichier protégé ira dans le jeu de données.",
    "returned":
      "Le fichier protégé est ici. Lui et son résumé public iront dans le jeu de données si vous appuyez "
      + "sur un bouton.",
    "unsigned":
      "Ce fichier est publié : {site} ne laisse aucun outil écrire à côté. Enregistrez le fichier protégé "
      + "et envoyez-le dans une nouvelle version.",
    "cancelled": "Rien n’a été rendu. Rien n’est allé à {site}.",
    "sending": "Le fichier protégé est envoyé à {site}.",
    "sent": "Le fichier protégé et son résumé public sont dans le jeu de données.",
    "original": "Le fichier non protégé est encore dans le jeu de données.",
    "deleted": "Le fichier non protégé n’est plus dans le jeu de données.",
    "add": "Ajouter le fichier protégé au jeu de données",
    "replace": "Remplacer le fichier par le fichier protégé",
    "delete": "Supprimer le fichier non protégé du jeu de données",
    "save": "Enregistrer le fichier protégé",
    "unknown-site":
      "Cette page n’a pas été ouverte par une installation de Dataverse qu’elle connaît. Ouvrez-la depuis "
      + "le menu d’un fichier.",
    "no-parameters":
      "{site} ne dit pas de quel fichier il s’agit. Le lien vaut quelques minutes : rouvrez cette page "
      + "depuis le fichier.",
    "no-file": "{site} ne donne pas le fichier. Son administration doit permettre l’adresse de cette page (CORS).",
    "refused": "{site} ne l’a pas accepté : {message}",
    "failed": "Le fichier n’a pas pu être protégé ({code}). Rien n’est allé à {site}.",
  },
}

/** The first of these languages that is spoken here. */
export function spoken(languages) {
  return languages.map(language => language.slice(0, 2).toLowerCase()).find(language => language in all) ?? "en"
}

/** A sentence, with what stands for the names in it. */
export function words(language, id, given = {}) {
  return all[language][id].replace(/\{(\w+)\}/g, (_, name) => given[name] ?? "")
}
