package tablee.server.dailies;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.core.HmacDice;
import tablee.store.Store;
import tablee.store.dailies.DailyDeals;
import tablee.store.dailies.DailyResults;
import tablee.store.people.People;
import tablee.table.seats.TableRecord;
import tablee.wire.match.Seed;

/** The deals of the days in the store: drawn in time, begun once by each, and closed when their day is over. It reads the store. */
final class DailyBook {
    /** Promised this number of days before. */
    private static final int DAYS_AHEAD = 1;

    private static final int ID_BYTES = 8;
    private static final int CODE_BYTES = 16;

    private final Store store;
    private final RandomGenerator random;

    /** @param random nobody can foresee it where people play */
    DailyBook(Store store, RandomGenerator random) {
        this.store = store;
        this.random = random;
    }

    // ---- Days ------------------------------------------------------------------------------------------------------

    /** Draws what is missing of today and tomorrow, so that every deal was promised a day before it can be played. */
    CompletableFuture<Void> draw(long wallMillis) {
        int today = DailyCalendar.day(wallMillis);
        CompletableFuture<Void> done = CompletableFuture.completedFuture(null);
        for (int day = today; day <= today + DAYS_AHEAD; day++) {
            Set<String> drawn = store.dailyDeals().between(day, day).stream()
                    .map(DailyDeals.Deal::deal)
                    .collect(Collectors.toSet());
            for (DailyDeal deal : DailyDeal.of(day)) {
                if (drawn.contains(deal.id())) continue;
                byte[] seed = drawn(HmacDice.SEED_BYTES);
                done = CompletableFuture.allOf(done, store.dailyDeals().draw(day, deal.id(), seed));
            }
        }
        return done;
    }

    /** Compares the results of all days that are over by now. It takes its time, on the caller's thread. */
    void close(long wallMillis) {
        for (DailyDeals.Deal deal : store.dailyDeals().unclosed(DailyCalendar.day(wallMillis)))
            if (wallMillis >= DailyCalendar.sealedUntilMillis(deal.day()))
                store.dailyResults().close(deal.day(), deal.deal(), DailyCalendar.beginMillis(deal.day()), wallMillis);
    }

    boolean hasToClose(long wallMillis) {
        return store.dailyDeals().unclosed(DailyCalendar.day(wallMillis)).stream()
                .anyMatch(deal -> wallMillis >= DailyCalendar.sealedUntilMillis(deal.day()));
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    /** Where this person plays a deal, if they have begun it. */
    Optional<String> table(int day, DailyDeal deal, String person) {
        return store.dailyResults()
                .find(day, deal.id(), person)
                .map(DailyResults.Result::ended)
                .map(DailyResults.Ended::table);
    }

    /** A table for people who have not begun this deal yet, noted for all of them at once; refused where one of them has. */
    CompletableFuture<TableRecord> begin(
            int day, DailyDeal deal, String table, List<People.Person> who, long wallMillis) {
        TableRecord record = deal.table(table, day, who, seed(day, deal), wallMillis);
        List<String> ids = who.stream().map(People.Person::id).toList();
        return store.dailyResults()
                .begin(day, deal.id(), table, ids, wallMillis)
                .thenApply(done -> record);
    }

    /** The same table once more, where it was noted and a crash came before it was made. */
    TableRecord again(int day, DailyDeal deal, String table, long wallMillis) {
        List<People.Person> who = store.dailyResults().field(day, deal.id(), Integer.MAX_VALUE).stream()
                .filter(each -> each.ended().table().equals(table))
                .flatMap(each -> store.people().find(each.ended().person()).stream())
                .toList();
        return deal.table(table, day, who, seed(day, deal), wallMillis);
    }

    boolean isMade(String table) {
        return store.tables().load(table).isPresent();
    }

    private Seed seed(int day, DailyDeal deal) {
        return Seed.of(store.dailyDeals().find(day, deal.id()).orElseThrow().seed());
    }

    // ---- Teams -----------------------------------------------------------------------------------------------------

    /** The team that this person gathers for a deal, made where there is none yet. */
    CompletableFuture<DailyDeals.Team> gather(int day, DailyDeal deal, People.Person host) {
        DailyDeals.Team fresh = new DailyDeals.Team(hex(CODE_BYTES), day, deal.id(), host.id(), newTable());
        return store.dailyDeals().gather(fresh).thenApply(done -> store.dailyDeals()
                .team(day, deal.id(), host.id())
                .orElseThrow());
    }

    /** Those who play when this person has come to a team. */
    List<People.Person> complete(DailyDeals.Team team, People.Person guest) {
        return Stream.concat(store.people().find(team.host()).stream(), Stream.of(guest))
                .toList();
    }

    String newTable() {
        return hex(ID_BYTES);
    }

    private String hex(int bytes) {
        return HexFormat.of().formatHex(drawn(bytes));
    }

    private byte[] drawn(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return drawn;
    }
}
