package tablee.server.people.profile;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tablee.server.people.passkeys.PasskeyOptions;
import tablee.store.Store;
import tablee.store.alerts.NoticeSettings;
import tablee.store.dailies.DailyDeals;
import tablee.store.dailies.DailyResults;
import tablee.store.dailies.Marks;
import tablee.store.matches.History;
import tablee.store.matches.Replays;
import tablee.store.matches.ReviewCosts;
import tablee.store.people.Accounts;
import tablee.store.people.Bonds;
import tablee.store.people.Passkeys;
import tablee.store.people.People;
import tablee.store.people.Sessions;
import tablee.store.ratings.HonestFigures;
import tablee.store.ratings.PlayerRatings;
import tablee.store.tables.Chat;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** All that is kept of one person, for that person to read. Hashes of secrets say nothing to anybody and stay here. */
record PersonalData(
        People.Person person,
        Optional<String> account,
        List<Sessions.Days> sessions,
        List<Key> passkeys,
        Optional<Address> recoveryMail,
        List<People.Person> bots,
        Optional<NoticeSettings.Notice> notices,
        AlertData alerts,
        List<String> tables,
        List<Seat> seats,
        List<History.Played> history,
        List<ReviewCosts.Cost> reviewed,
        List<String> puzzlesTried,
        List<Chat.Spoken> chat,
        List<Replays.Shared> replays,
        HouseData house,
        List<Bonds.Bond> bonds,
        List<Bonds.Other> asking,
        long lastHereMillis,
        List<Rated> ratings,
        List<HonestFigures.Own> honestPlay,
        List<DailyResults.Result> dailies,
        List<DailyDeals.Team> teams,
        List<Marks.Mark> marks,
        TournamentData tournaments,
        OptionalInt studiesSinceDay) {
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

    /** A seat at a table, and the name that others see there. */
    record Seat(String table, String title, int seat, String name) {
        static Stream<Seat> of(TableRecord table, String person) {
            return table.seatsOf(person).stream()
                    .map(seat -> new Seat(
                            table.id(), table.title(), seat, name(table.chairs().get(seat))));
        }

        private static String name(Chair chair) {
            return chair instanceof Chair.Person sitting ? sitting.name() : "";
        }
    }

    /** A rating, and how it came about. */
    record Rated(PlayerRatings.Standing standing, List<PlayerRatings.Point> course) {}

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
                AlertData.of(store, id),
                store.tables().allOf(id),
                store.tables().of(id, ALL).stream()
                        .flatMap(kept -> Seat.of(Json.read(kept.document(), TableRecord.class), id))
                        .toList(),
                store.history().of(id, ALL),
                store.history().costs().of(id),
                store.house().puzzles().triedBy(id),
                store.chat().by(id),
                store.replays().of(id),
                HouseData.of(store, id),
                store.bonds().madeBy(id),
                store.bonds().asking(id, ALL),
                store.bonds().lastSeen(id),
                store.ratings().of(id).stream()
                        .map(each -> new Rated(each, store.ratings().course(id, each.pool(), ALL)))
                        .toList(),
                store.ratings().honest().of(id),
                store.dailyResults().of(id, 0, ALL),
                store.dailyDeals().teamsOf(id),
                store.marks().of(id),
                TournamentData.of(store, id),
                store.people().studies().since(id));
    }
}
