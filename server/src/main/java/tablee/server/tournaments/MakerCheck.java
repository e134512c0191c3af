package tablee.server.tournaments;

import tablee.server.http.HttpFault;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.Role;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.table.seats.SeatName;

/** Who makes a tournament, and who enters one that counts: people who can be found again. It reads the store. */
final class MakerCheck {
    private final Store store;
    private final HouseRules rules;

    MakerCheck(Store store, HouseRules rules) {
        this.store = store;
        this.rules = rules;
    }

    void check(People.Person host) {
        if (!hasAccount(host)) throw new HttpFault(403, "tournament-account");
        if (!rules.may(Role.of(store.people().standing(host.id())), HouseRules.Right.MAKE_TABLES))
            throw new HttpFault(403, "not-open-to-you");
        // Everybody reads its title.
        boolean silenced = store.people()
                .standing(host.id())
                .filter(each -> each.isSilenced(System.currentTimeMillis()))
                .isPresent();
        if (silenced) throw new HttpFault(403, "silenced");
    }

    void checkRated(People.Person person) {
        if (!hasAccount(person)) throw new HttpFault(403, "tournament-rated");
    }

    private boolean hasAccount(People.Person person) {
        return !SeatName.isOfProgram(person.name())
                && store.people()
                        .standing(person.id())
                        .map(People.Standing::account)
                        .orElse(false);
    }
}
