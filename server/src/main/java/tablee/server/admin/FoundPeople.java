package tablee.server.admin;

import java.util.List;
import java.util.Optional;
import tablee.store.Store;
import tablee.store.people.Accounts;
import tablee.store.people.People;

/** People of whom a name, an account or the id was given, as far as those who run the server see them. */
public record FoundPeople(List<Row> people) {
    /** @param account the name by which they sign in, if they do */
    public record Row(String person, String name, Optional<String> account, boolean admin, boolean banned) {
        static Row of(Store store, People.Person person) {
            Optional<String> account = store.accounts().of(person.id()).map(Accounts.Account::name);
            return new Row(person.id(), person.name(), account, person.admin(), person.banned());
        }
    }

    public static FoundPeople of(Store store, String text, int most) {
        return new FoundPeople(store.people().search(text, most).stream()
                .map(person -> Row.of(store, person))
                .toList());
    }
}
