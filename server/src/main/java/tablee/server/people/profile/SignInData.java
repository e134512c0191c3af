package tablee.server.people.profile;

import java.util.List;
import java.util.Optional;
import tablee.server.people.passkeys.PasskeyOptions;
import tablee.store.Store;
import tablee.store.people.Accounts;
import tablee.store.people.Passkeys;
import tablee.store.people.People;
import tablee.store.people.Sessions;

/** Of one person: by what they come in, and the bots that they let in. */
record SignInData(
        Optional<String> account,
        List<Sessions.Days> sessions,
        List<Key> passkeys,
        Optional<Address> recoveryMail,
        List<People.Person> bots) {
    /** Where a code for a forgotten password goes. */
    record Address(String mail, boolean confirmed, int usedDay) {}

    /** A passkey as far as it is here: its public half. */
    record Key(
            String name,
            String credential,
            String publicHalf,
            long counter,
            boolean synced,
            int createdDay,
            int usedDay) {
        static Key of(Passkeys.Passkey key) {
            return new Key(
                    key.name(),
                    PasskeyOptions.text(key.credential()),
                    PasskeyOptions.text(key.publicHalf()),
                    key.counter(),
                    key.synced(),
                    key.createdDay(),
                    key.usedDay());
        }
    }

    static SignInData of(Store store, String id) {
        return new SignInData(
                store.accounts().of(id).map(Accounts.Account::name),
                store.sessions().of(id),
                store.passkeys().of(id).stream().map(Key::of).toList(),
                store.recoveryMails().of(id).map(each -> new Address(each.mail(), each.confirmed(), each.usedDay())),
                store.bots().of(id));
    }
}
