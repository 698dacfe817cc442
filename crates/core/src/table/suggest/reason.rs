//! Why a role is suggested, and how sure that is.

use crate::table::Role;

/// Why a role is suggested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Identifier: called or written like the name of a person.
    PersonName,
    /// Identifier: called or written like a way to reach a person.
    Contact,
    /// Identifier: called or written like the number of a bank account or a card.
    Account,
    /// Identifier: called or written like the plate of a car.
    NumberPlate,
    /// Identifier: called or written like points on the map, which lead to a house.
    Coordinates,
    /// Identifier: called or written like a number given to one person.
    IdNumber,
    /// Identifier: called like a number given to one person, record, case or thing.
    SomeNumber,
    /// Identifier: written like numbers given to persons, though many records share each.
    SharedNumber,
    /// Identifier: hardly any value occurs twice.
    AllDistinct,
    /// Identifier: cells mention values of a column that is an identifier, or whose relative somebody is.
    Mentions,
    /// Identifier: prose, which may name anybody.
    FreeText,
    /// Sensitive: called like something people keep to themselves.
    Private,
    /// Sensitive: called or written like an illness, a treatment or what is measured of a body.
    Health,
    /// Sensitive: called or written like an amount of money.
    Money,
    /// Sensitive: an answer, a rating or a grade.
    Answer,
    /// Sensitive: what somebody did, chose or bought, or how often.
    Activity,
    /// Sensitive: numbers with decimals, which nobody else is likely to know as exactly.
    Measured,
    /// Sensitive: yes or no, which finds hardly anybody and may tell much.
    YesOrNo,
    /// Quasi-identifier: called like a date of birth, which with sex and postcode singles out
    /// most people.
    Birth,
    /// Quasi-identifier: called like a postcode.
    Postcode,
    /// Quasi-identifier: called like something that others know about a person.
    KnownToOthers,
    /// Quasi-identifier: dates of events are known to others, whatever the event.
    EventDate,
    /// Insensitive: the same in every record.
    Constant,
    /// Insensitive: called like what is of a thing or of the record, and not of the person.
    Thing,
    /// Quasi-identifier: nothing says that it cannot be matched.
    NothingRulesItOut,
}

impl Reason {
    /// Every reason, so that each can be given words.
    pub const ALL: [Self; 25] = [
        Self::PersonName,
        Self::Contact,
        Self::Account,
        Self::NumberPlate,
        Self::Coordinates,
        Self::IdNumber,
        Self::SomeNumber,
        Self::SharedNumber,
        Self::AllDistinct,
        Self::Mentions,
        Self::FreeText,
        Self::Private,
        Self::Health,
        Self::Money,
        Self::Answer,
        Self::Activity,
        Self::Measured,
        Self::YesOrNo,
        Self::Birth,
        Self::Postcode,
        Self::KnownToOthers,
        Self::EventDate,
        Self::Constant,
        Self::Thing,
        Self::NothingRulesItOut,
    ];

    /// The reason's name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::PersonName => "person-name",
            Self::Contact => "contact",
            Self::Account => "account",
            Self::NumberPlate => "number-plate",
            Self::Coordinates => "coordinates",
            Self::IdNumber => "id-number",
            Self::SomeNumber => "some-number",
            Self::SharedNumber => "shared-number",
            Self::AllDistinct => "all-distinct",
            Self::Mentions => "mentions",
            Self::FreeText => "free-text",
            Self::Private => "private",
            Self::Health => "health",
            Self::Money => "money",
            Self::Answer => "answer",
            Self::Activity => "activity",
            Self::Measured => "measured",
            Self::YesOrNo => "yes-or-no",
            Self::Birth => "birth",
            Self::Postcode => "postcode",
            Self::KnownToOthers => "known-to-others",
            Self::EventDate => "event-date",
            Self::Constant => "constant",
            Self::Thing => "thing",
            Self::NothingRulesItOut => "nothing-rules-it-out",
        }
    }

    /// The role it speaks for.
    #[must_use]
    pub fn role(self) -> Role {
        match self {
            Self::PersonName
            | Self::Contact
            | Self::Account
            | Self::NumberPlate
            | Self::Coordinates
            | Self::IdNumber
            | Self::SomeNumber
            | Self::SharedNumber
            | Self::AllDistinct
            | Self::Mentions
            | Self::FreeText => Role::Identifier,
            Self::Private
            | Self::Health
            | Self::Money
            | Self::Answer
            | Self::Activity
            | Self::Measured
            | Self::YesOrNo => Role::Sensitive,
            Self::Birth
            | Self::Postcode
            | Self::KnownToOthers
            | Self::EventDate
            | Self::NothingRulesItOut => Role::QuasiIdentifier,
            Self::Constant | Self::Thing => Role::Insensitive,
        }
    }
}

/// How sure a suggested role is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Certainty {
    /// Nothing, or only the form of the values, speaks for it: somebody has to say.
    Unsure,
    /// Its name or its values speak for it.
    Likely,
    /// Its name and its values do, or what its values look like is nothing else.
    Sure,
}

impl Certainty {
    /// Each, so that it can be given words.
    pub const ALL: [Self; 3] = [Self::Unsure, Self::Likely, Self::Sure];

    /// Its name, by which its words are found.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Unsure => "unsure",
            Self::Likely => "likely",
            Self::Sure => "sure",
        }
    }
}
