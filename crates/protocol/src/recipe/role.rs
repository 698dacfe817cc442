//! The protocol's names of the core's roles.

use super::Role;
use outis::table::Role as Core;

impl Role {
    /// Its name in recipes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Identifier => "identifier",
            Self::QuasiIdentifier => "quasi-identifier",
            Self::Sensitive => "sensitive",
            Self::Insensitive => "insensitive",
        }
    }
}

impl From<Core> for Role {
    fn from(role: Core) -> Self {
        match role {
            Core::Identifier => Self::Identifier,
            Core::QuasiIdentifier => Self::QuasiIdentifier,
            Core::Sensitive => Self::Sensitive,
            Core::Insensitive => Self::Insensitive,
        }
    }
}

impl From<Role> for Core {
    fn from(role: Role) -> Self {
        match role {
            Role::Identifier => Self::Identifier,
            Role::QuasiIdentifier => Self::QuasiIdentifier,
            Role::Sensitive => Self::Sensitive,
            Role::Insensitive => Self::Insensitive,
        }
    }
}
