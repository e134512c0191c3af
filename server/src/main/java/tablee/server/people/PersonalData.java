package tablee.server.people;

import java.util.List;
import java.util.Optional;
import tablee.store.Accounts;
import tablee.store.Bonds;
import tablee.store.Chat;
import tablee.store.DailyResults;
import tablee.store.History;
import tablee.store.Marks;
import tablee.store.NoticeSettings;
import tablee.store.Passkeys;
import tablee.store.People;
import tablee.store.PlayerRatings;
import tablee.store.Replays;
import tablee.store.Reports;
import tablee.store.Sanctions;
import tablee.store.Sessions;
import tablee.store.Store;
import tablee.store.Tables;

/** All that is kept of one person, for that person to read. Hashes of secrets say nothing to anybody and stay here. */
record PersonalData(
        People.Person person,
        Optional<String> account,
        List<Sessions.Days> sessions,
        List<Key> passkeys,
        Optional<Address> recoveryMail,
        List<People.Person> bots,
        Optional<NoticeSettings.Notice> notices,
        List<String> tables,
        List<History.Played> history,
        List<Chat.Spoken> chat,
        List<Replays.Shared> replays,
        List<Sanctions.Sanction> words,
        List<Reports.Reported> reports,
        List<Bonds.Bond> bonds,
        List<PlayerRatings.Standing> ratings,
        List<DailyResults.Result> dailies,
        List<Marks.Mark> marks) {
    private static final int ALL = Integer.MAX_VALUE;

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

    static PersonalData of(Store store, People.Person person) {
        String id = person.id();
        return new PersonalData(
                person,
                store.accounts().of(id).map(Accounts.Account::name),
                store.sessions().of(id),
                store.passkeys().of(id).stream().map(Key::of).toList(),
                store.recoveryMails().of(id).map(each -> new Address(each.mail(), each.confirmed(), each.usedDay())),
                store.bots().of(id),
                store.notices().of(id),
                store.tables().of(id, ALL).stream().map(Tables.Kept::id).toList(),
                store.history().of(id, ALL),
                store.chat().by(id),
                store.replays().of(id),
                store.sanctions().of(id),
                store.reports().by(id, ALL),
                store.bonds().madeBy(id),
                store.ratings().of(id),
                store.dailyResults().of(id, 0, ALL),
                store.marks().of(id));
    }
}
