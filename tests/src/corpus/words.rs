//! What made-up people are called and where they live.
//!
//! Typed for the corpus from what is generally known, not taken from the lists that the detectors
//! look names up in: many of these stand in none of them.

/// A language that a table is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English of Britain and America.
    English,
    /// German, with Austria and Switzerland.
    German,
    /// French.
    French,
}

impl Language {
    /// The one of three that is said in this language.
    pub(super) fn of_three<T>(self, english: T, german: T, french: T) -> T {
        match self {
            Self::English => english,
            Self::German => german,
            Self::French => french,
        }
    }
}

#[rustfmt::skip]
const GIVEN_ENGLISH: &[&str] = &[
    "James", "Mary", "Robert", "Patricia", "John", "Jennifer", "Michael", "Linda", "David", "Elizabeth",
    "William", "Barbara", "Richard", "Susan", "Joseph", "Jessica", "Thomas", "Karen", "Daniel", "Nancy",
    "Oliver", "Harriet", "Alfie", "Poppy", "Gareth", "Niamh", "Callum", "Isla", "Duncan", "Rhiannon",
    "Tyrone", "Imani", "Priya", "Arjun", "Mei", "Kwame", "Aoife", "Declan", "Rosalind", "Nigel",
];

#[rustfmt::skip]
const GIVEN_GERMAN: &[&str] = &[
    "Anna", "Peter", "Maria", "Thomas", "Sabine", "Michael", "Ursula", "Andreas", "Monika", "Stefan",
    "Petra", "Christian", "Lukas", "Lena", "Jonas", "Mia", "Paul", "Emilia", "Felix", "Hannah",
    "Heidemarie", "Siegfried", "Waltraud", "Gottfried", "Edeltraud", "Ottokar", "Roswitha", "Volker",
    "Mechthild", "Detlef", "Ayşe", "Mehmet", "Zeynep", "Dragan", "Jovana", "Kazimierz", "Nguyen", "Malte",
    "Fiete", "Wiebke",
];

#[rustfmt::skip]
const GIVEN_FRENCH: &[&str] = &[
    "Marie", "Jean", "Nathalie", "Pierre", "Isabelle", "Michel", "Sylvie", "Philippe", "Catherine",
    "Nicolas", "Camille", "Antoine", "Manon", "Lucas", "Chloé", "Hugo", "Inès", "Théo", "Léa", "Mathis",
    "Geneviève", "Thibault", "Solène", "Aurélien", "Clémence", "Bastien", "Maëlys", "Yann", "Fatoumata",
    "Mamadou", "Rachid", "Samira", "Éloïse", "Gaspard", "Odile", "Lucienne",
];

#[rustfmt::skip]
const FAMILY_ENGLISH: &[&str] = &[
    "Smith", "Jones", "Williams", "Taylor", "Brown", "Davies", "Evans", "Wilson", "Thomas", "Johnson",
    "Roberts", "Walker", "Wright", "Robinson", "Thompson", "White", "Hughes", "Edwards", "Green", "Hall",
    "O'Connor", "MacLeod", "Featherstone", "Ramsbottom", "Patel", "Singh", "Nguyen", "Garcia", "Okafor",
    "Abernathy", "Kowalski", "Vanderberg", "Hutchings", "Pemberton", "Sutcliffe", "Blackwood", "Harker",
    "Lindqvist", "Ostrander", "Whitcombe",
];

#[rustfmt::skip]
const FAMILY_GERMAN: &[&str] = &[
    "Müller", "Schmidt", "Schneider", "Fischer", "Weber", "Meyer", "Wagner", "Becker", "Schulz", "Hoffmann",
    "Koch", "Bauer", "Richter", "Klein", "Wolf", "Schröder", "Neumann", "Schwarz", "Zimmermann", "Braun",
    "Gruber", "Huber", "Pichler", "Steiner", "Moser", "Hofer", "Oberhuber", "Zwicky", "Aeschbacher",
    "Schwarzenbacher", "Nowak", "Yıldırım", "Öztürk", "Petrović", "Wischnewski", "Kaltenbrunner", "Tiefenbach",
    "von Hagen", "Meyer-Lüdemann", "Brinkschulte",
];

#[rustfmt::skip]
const FAMILY_FRENCH: &[&str] = &[
    "Martin", "Bernard", "Dubois", "Thomas", "Robert", "Richard", "Petit", "Durand", "Leroy", "Moreau",
    "Simon", "Laurent", "Lefebvre", "Michel", "Garcia", "Roux", "Fournier", "Girard", "Bonnet", "Dupont",
    "Traoré", "Benali", "Le Goff", "de La Tour", "Charpentier", "Delacroix", "Quéméner", "Haddad",
    "Villeneuve", "Beauchamp", "Carpentier", "Marchand", "Poirier", "Vasseur", "Guichard", "Tessier",
];

#[rustfmt::skip]
const TOWNS_ENGLISH: &[&str] = &[
    "Bristol", "Leeds", "York", "Norwich", "Exeter", "Cardiff", "Dundee", "Bath", "Hull", "Reading",
    "Swansea", "Derby", "Luton", "Oxford", "Ipswich", "Wells", "Ripon", "Truro", "Ely", "Durham",
];

#[rustfmt::skip]
const TOWNS_GERMAN: &[&str] = &[
    "Dresden", "Kassel", "Ulm", "Passau", "Bremen", "Linz", "Graz", "Wels", "Chur", "Basel", "Freiberg",
    "Bad Aibling", "Villach", "Halle", "Trier", "Gera", "Görlitz", "Kiel", "Soest", "Rosenheim",
];

#[rustfmt::skip]
const TOWNS_FRENCH: &[&str] = &[
    "Lyon", "Nantes", "Dijon", "Reims", "Brest", "Pau", "Nîmes", "Tours", "Metz", "Annecy", "Angers",
    "Caen", "Limoges", "Saint-Malo", "Le Mans", "Rouen", "Grenoble", "Colmar", "Perpignan", "Nancy",
];

pub(super) fn given(language: Language) -> &'static [&'static str] {
    language.of_three(GIVEN_ENGLISH, GIVEN_GERMAN, GIVEN_FRENCH)
}

pub(super) fn family(language: Language) -> &'static [&'static str] {
    language.of_three(FAMILY_ENGLISH, FAMILY_GERMAN, FAMILY_FRENCH)
}

pub(super) fn towns(language: Language) -> &'static [&'static str] {
    language.of_three(TOWNS_ENGLISH, TOWNS_GERMAN, TOWNS_FRENCH)
}

/// Texts that people write about others; each has a number put in, so that few are alike.
pub(super) fn notes(language: Language) -> &'static [&'static str] {
    language.of_three(
        &[
            "was brought in by her neighbour after a fall on the stairs, seen {n} times before",
            "asked for a call back about the letter of last week, reference {n}",
            "lives alone since his wife died, son visits every {n} days",
            "prefers to be called in the evening and has moved house {n} times",
            "nothing to report",
        ],
        &[
            "Patient wurde von der Nachbarin gebracht, klagt seit {n} Tagen über Schmerzen im Knie",
            "bittet um Rückruf wegen des Schreibens vom {n}. des Monats",
            "lebt seit dem Tod der Frau allein, der Sohn kommt alle {n} Tage",
            "wollte die Unterlagen nicht mitnehmen und kommt in {n} Wochen wieder",
            "ohne Befund",
        ],
        &[
            "a été amenée par sa voisine après une chute, se plaint depuis {n} jours",
            "demande à être rappelé au sujet de la lettre du {n} du mois",
            "vit seul depuis la mort de sa femme, son fils vient tous les {n} jours",
            "n'a pas voulu prendre les papiers et revient dans {n} semaines",
            "rien à signaler",
        ],
    )
}

/// Sentences that recur word for word, as forms and macros write them.
pub(super) fn phrases(language: Language) -> &'static [&'static str] {
    language.of_three(
        &[
            "The patient was seen today and is doing well on the present treatment.",
            "No change since the last visit, we will see her again in three months.",
            "Complains of pain in the left knee when walking down the stairs.",
            "Discharged home in the care of the daughter who lives next door.",
            "Did not come to the appointment and could not be reached by telephone.",
            "Is worried about losing the job at the bakery because of the illness.",
        ],
        &[
            "Der Patient wurde heute gesehen und kommt mit der Behandlung gut zurecht.",
            "Keine Änderung seit dem letzten Besuch, Wiedervorstellung in drei Monaten.",
            "Klagt über Schmerzen im linken Knie beim Hinuntergehen der Treppe.",
            "Entlassung nach Hause in die Pflege der Tochter, die nebenan wohnt.",
            "Ist zum Termin nicht erschienen und war telefonisch nicht zu erreichen.",
            "Macht sich Sorgen, wegen der Krankheit die Stelle in der Bäckerei zu verlieren.",
        ],
        &[
            "Le patient a été vu aujourd'hui et supporte bien le traitement actuel.",
            "Pas de changement depuis la dernière visite, nous la reverrons dans trois mois.",
            "Se plaint de douleurs au genou gauche en descendant les escaliers.",
            "Sortie à domicile aux bons soins de la fille qui habite à côté.",
            "N'est pas venu au rendez-vous et n'a pas pu être joint par téléphone.",
            "S'inquiète de perdre son emploi à la boulangerie à cause de la maladie.",
        ],
    )
}
