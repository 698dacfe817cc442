"""What people read, beside what Outis itself says."""

from typing import Dict

WORDS: Dict[str, Dict[str, str]] = {
    "en": {
        "note": "Please protect the file so that nobody in it stands alone. What you return is what gets uploaded.",
        "note-report": "Please tick the report as well when you return the file: this site checks by it.",
        "empty": "Tables are protected in your browser before they are uploaded.",
        "several": "Please choose one file.",
        "waiting": "Your file is in Outis, below. Nothing of it has left your browser.",
        "protected": "The protected file is in the form.",
        "exempt": "Files of this kind are uploaded as they are.",
        "held-back": "Not sent: first protect your file below, and return it to this form.",
        "failed": "The file could not be protected ({code}). Nothing was uploaded.",
        "report-missing": "Choose the file again, and return it together with its report: this site checks by it, and keeps none.",
        "too-large": "The file or its report is larger than this site takes.",
        "not-checked": "The file could not be checked, and was not kept.",
        "protect": "Protect the stored file",
        "title": "Protect a file",
        "replace": "Replace the stored file",
        "begin": "Open the stored file in Outis",
        "explained": "The stored file is opened in your browser. What you return replaces it.",
        "replaced": "The file was replaced by its release.",
    },
    "de": {
        "note": "Bitte schützen Sie die Datei so, dass niemand darin allein steht. Hochgeladen wird, was Sie zurückgeben.",
        "note-report": "Bitte wählen Sie bei der Rückgabe auch den Bericht: Diese Seite prüft danach.",
        "empty": "Tabellen werden in Ihrem Browser geschützt, bevor sie hochgeladen werden.",
        "several": "Bitte wählen Sie eine Datei.",
        "waiting": "Ihre Datei ist unten in Outis. Nichts davon hat Ihren Browser verlassen.",
        "protected": "Die geschützte Datei steht im Formular.",
        "exempt": "Dateien dieser Art werden hochgeladen, wie sie sind.",
        "held-back": "Nicht gesendet: Schützen Sie zuerst unten Ihre Datei, und geben Sie sie an dieses Formular zurück.",
        "failed": "Die Datei konnte nicht geschützt werden ({code}). Es wurde nichts hochgeladen.",
        "report-missing": "Wählen Sie die Datei noch einmal, und geben Sie sie mit ihrem Bericht zurück: Diese Seite prüft danach und behält ihn nicht.",
        "too-large": "Die Datei oder ihr Bericht ist größer, als diese Seite annimmt.",
        "not-checked": "Die Datei konnte nicht geprüft werden und wurde nicht behalten.",
        "protect": "Gespeicherte Datei schützen",
        "title": "Eine Datei schützen",
        "replace": "Gespeicherte Datei ersetzen",
        "begin": "Gespeicherte Datei in Outis öffnen",
        "explained": "Die gespeicherte Datei wird in Ihrem Browser geöffnet. Was Sie zurückgeben, ersetzt sie.",
        "replaced": "Die Datei wurde durch die geschützte ersetzt.",
    },
    "fr": {
        "note": "Veuillez protéger le fichier pour que personne n’y soit seul. Ce que vous rendez est ce qui est envoyé.",
        "note-report": "Cochez aussi le rapport en rendant le fichier : ce site vérifie d’après lui.",
        "empty": "Les tableaux sont protégés dans votre navigateur avant d’être envoyés.",
        "several": "Veuillez choisir un seul fichier.",
        "waiting": "Votre fichier est dans Outis, ci-dessous. Rien n’en a quitté votre navigateur.",
        "protected": "Le fichier protégé est dans le formulaire.",
        "exempt": "Les fichiers de ce genre sont envoyés tels quels.",
        "held-back": "Non envoyé : protégez d’abord votre fichier ci-dessous, puis rendez-le à ce formulaire.",
        "failed": "Le fichier n’a pas pu être protégé ({code}). Rien n’a été envoyé.",
        "report-missing": "Choisissez encore le fichier et rendez-le avec son rapport : ce site vérifie d’après lui et ne le garde pas.",
        "too-large": "Le fichier ou son rapport dépasse ce que ce site accepte.",
        "not-checked": "Le fichier n’a pas pu être vérifié et n’a pas été gardé.",
        "protect": "Protéger le fichier enregistré",
        "title": "Protéger un fichier",
        "replace": "Remplacer le fichier enregistré",
        "begin": "Ouvrir le fichier enregistré dans Outis",
        "explained": "Le fichier enregistré s’ouvre dans votre navigateur. Ce que vous rendez le remplace.",
        "replaced": "Le fichier a été remplacé par sa version protégée.",
    },
}


def words_of(language: str) -> Dict[str, str]:
    """The words of a language as CKAN names it (`de`, `pt_BR`); English where there are none."""
    return WORDS.get(language.split("_")[0].split("-")[0], WORDS["en"])
