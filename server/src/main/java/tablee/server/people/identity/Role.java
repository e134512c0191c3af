package tablee.server.people.identity;

import java.util.Optional;
import tablee.store.people.People;

/** Who somebody is on this server; each may do all that those before may. A program is what its owner is, and never an administrator. */
public enum Role {
    NOBODY,
    GUEST,
    ACCOUNT,
    INVITED,
    ADMINISTRATOR;

    /** Only somebody who signs in is an administrator. */
    public static Role of(Optional<People.Standing> known) {
        if (known.isEmpty()) return NOBODY;
        People.Standing standing = known.get();
        if (standing.admin() && standing.account()) return ADMINISTRATOR;
        if (standing.invited()) return INVITED;
        return standing.account() ? ACCOUNT : GUEST;
    }
}
