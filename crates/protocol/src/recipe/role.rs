//! The protocol's names of the core's roles.

use super::Role;
use outis::table::Role as Core;

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
