package tablee.server.dailies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.store.Store;
import tablee.store.dailies.DailyResults;
import tablee.store.dailies.DailyTables;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.table.seats.TableRecord;
import tablee.wire.match.Seed;

/** A week of dailies: everybody plays every deal of every day at real tables, and each day is closed when it is over. */
class DailyWeekTest {
    /** A Monday. */
    private static final int MONDAY = DailyCalendar.read("2026-11-16").orElseThrow();

    private static final int DAYS = 7;
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    /** Played to its end against bots in a short run too; those play at random, so that people win as well as lose. */
    private static final String WHOLE = "rando";
    /** After this number of moves people give up against a bot in all others; in full they play to the end. */
    private static final int MOVES = FULL ? Integer.MAX_VALUE : 5;

    /** The same deals in every run, so that what comes of them is no matter of luck. */
    private static final int SEED = 24;

    private static final long NOON = TimeUnit.HOURS.toMillis(12);

    /** Twins play alike, "late" makes an account on Wednesday, "guest" never does, and "rest" stays away for two days. */
    private static final List<String> PEOPLE = List.of("one", "twin", "rest", "late", "guest");

    /** The second one has somebody who has no account yet when the week begins. */
    private static final List<List<String>> TEAMS = List.of(List.of("one", "twin"), List.of("rest", "late"));

    private static final Comparator<DailyResults.Ended> BETTER = Comparator.comparing(DailyResults.Ended::outcome)
            .thenComparing(each -> each.own() - each.other())
            .thenComparing(DailyResults.Ended::extra);

    @TempDir
    private Path folder;

    private final Map<String, Map<Integer, String>> tables = new HashMap<>();

    private static void person(Store store, String id) {
        byte[] secret = ("secret " + id).getBytes(StandardCharsets.UTF_8);
        store.people()
                .add(new People.Person(id, id, "en", false, false), secret, 1)
                .join();
        if (id.equals("one") || id.equals("twin") || id.equals("rest")) account(store, id, 1);
    }

    private static void account(Store store, String id, long wallMillis) {
        byte[] recovery = ("code " + id).getBytes(StandardCharsets.UTF_8);
        store.accounts()
                .add(new Accounts.Account(id, id, id, "x", recovery), wallMillis)
                .join();
    }

    @Test
    @DisplayName("A week of dailies: promised before, the same for all, alone and in teams, played once, compared, and"
            + " added up")
    void week() {
        try (Store store = Store.open(folder.resolve("week.db").toString())) {
            PEOPLE.forEach(each -> person(store, each));
            DailyBook book = new DailyBook(store, new Random(SEED));
            for (int day = MONDAY; day < MONDAY + DAYS; day++) {
                long now = DailyCalendar.beginMillis(day) + NOON;
                book.draw(now).join();
                assertFalse(store.dailyDeals().between(day + 1, day + 1).isEmpty(), "tomorrow is promised today");
                if (day == MONDAY + 2) account(store, "late", now);
                for (String each : PEOPLE)
                    if (!(each.equals("rest") && day > MONDAY + 4)) play(store, book, day, each, now);
                for (List<String> each : TEAMS) playTogether(store, book, day, each, now);
                book.close(now + NOON);
                assertFalse(
                        store.dailyDeals().find(day, WHOLE).orElseThrow().closed(), "what was begun can be finished");
                book.close(DailyCalendar.sealedUntilMillis(day));
                check(store, day);
                checkTeams(store, day);
            }
            weekly(store);
            assertPlayed(store);
        }
    }

    /** Against bots, matches were won and lost, by more and by less. */
    private static void assertPlayed(Store store) {
        List<DailyResults.Ended> all = new ArrayList<>();
        for (int day = MONDAY; day < MONDAY + DAYS; day++)
            for (DailyDeal deal : DailyDeal.of(day))
                if (FULL ? deal.level().isPresent() : deal.id().equals(WHOLE))
                    store.dailyResults().field(day, deal.id(), 100).forEach(each -> all.add(each.ended()));
        Map<DailyResults.Outcome, Long> outcomes =
                all.stream().collect(Collectors.groupingBy(DailyResults.Ended::outcome, Collectors.counting()));
        long margins =
                all.stream().map(each -> each.own() - each.other()).distinct().count();
        System.out.println("a week of dailies against bots: " + outcomes + ", " + margins + " margins");
        assertTrue(
                outcomes.keySet().containsAll(Set.of(DailyResults.Outcome.WON, DailyResults.Outcome.LOST)),
                outcomes.toString());
        assertTrue(margins > (FULL ? 10 : 5), margins + " margins");
    }

    private void play(Store store, DailyBook book, int day, String id, long now) {
        People.Person person = store.people().find(id).orElseThrow();
        for (DailyDeal deal : DailyDeal.of(day)) {
            if (deal.isTeam()) continue;
            String table = id + day + deal.id();
            TableRecord record =
                    book.begin(day, deal, table, List.of(person), now).join();
            String dice = id.equals("twin") ? "one" : id;
            boolean whole = deal.level().isEmpty() || deal.id().equals(WHOLE);
            int most = whole ? Integer.MAX_VALUE : MOVES;
            boolean strong = FULL && !deal.id().equals(WHOLE);
            new PlayedTable(store, record, now, strong).play(List.of(id), new FastDice(dice.hashCode() + day), most);
            tables.computeIfAbsent(deal.id() + day, key -> new HashMap<>()).put(PEOPLE.indexOf(id), table);
            assertThrows(
                    RuntimeException.class,
                    () -> book.begin(day, deal, "again", List.of(person), now).join(),
                    "once");
        }
    }

    private static List<DailyDeal> teamDeals(int day) {
        return DailyDeal.of(day).stream().filter(DailyDeal::isTeam).toList();
    }

    private static void playTogether(Store store, DailyBook book, int day, List<String> team, long now) {
        List<People.Person> people = team.stream()
                .map(each -> store.people().find(each).orElseThrow())
                .toList();
        for (DailyDeal deal : teamDeals(day)) {
            String table = team.get(0) + day + deal.id();
            TableRecord record = book.begin(day, deal, table, people, now).join();
            new PlayedTable(store, record, now, FULL)
                    .play(team, new FastDice(team.hashCode() + day), Integer.MAX_VALUE);
            assertThrows(
                    RuntimeException.class,
                    () -> book.begin(day, deal, "other", people.subList(1, 2), now)
                            .join(),
                    "once, also in another team");
        }
    }

    /** Both of a team have its result; teams are compared where each of them is older than the day. */
    private static void checkTeams(Store store, int day) {
        assertEquals(1, teamDeals(day).size(), "Flow");
        for (DailyDeal deal : teamDeals(day)) {
            Map<String, DailyResults.Result> field = new HashMap<>();
            store.dailyResults()
                    .field(day, deal.id(), 100)
                    .forEach(each -> field.put(each.ended().person(), each));
            assertEquals(Set.copyOf(PEOPLE.subList(0, 4)), field.keySet());
            for (List<String> team : TEAMS) {
                DailyResults.Result one = field.get(team.get(0));
                DailyResults.Result other = field.get(team.get(1));
                assertEquals(one.points(), other.points(), team + ", day " + day);
                assertEquals(one.ended().own(), other.ended().own());
                boolean known = !team.contains("late") || day > MONDAY + 2;
                assertEquals(List.of(known, known), List.of(one.ranked(), other.ranked()), team + ", day " + day);
            }
            int first = field.get("one").points();
            int second = field.get("rest").points();
            if (day > MONDAY + 2) assertEquals(1_000, first + second, "of two teams, day " + day);
            else assertEquals(500, first, "alone among those who are ranked");
        }
    }

    private static List<Entry> log(Store store, String table) {
        return ((Journal.Whole) store.journal().load(table + ".1")).entries();
    }

    private static List<String> moves(List<Entry> log) {
        return log.stream().map(each -> each.actor() + ":" + each.move()).toList();
    }

    private void check(Store store, int day) {
        for (DailyDeal deal : DailyDeal.of(day)) {
            if (deal.isTeam()) continue;
            Map<Integer, String> at = tables.get(deal.id() + day);
            assertEquals(
                    moves(log(store, at.get(0))),
                    moves(log(store, at.get(1))),
                    "who plays alike has the same match: " + deal.id());
            Journal.Whole mine = (Journal.Whole) store.journal().load(at.get(0) + ".1");
            assertEquals(
                    Seed.of(store.dailyDeals()
                            .find(day, deal.id())
                            .orElseThrow()
                            .seed()),
                    Seed.of(mine.start().seed()));
            List<DailyResults.Result> field = store.dailyResults().field(day, deal.id(), 100);
            List<DailyResults.Result> ranked =
                    field.stream().filter(DailyResults.Result::ranked).toList();
            assertEquals(
                    2 + (day <= MONDAY + 4 ? 1 : 0) + (day >= MONDAY + 3 ? 1 : 0),
                    ranked.size(),
                    "accounts older than the day");
            assertEquals(
                    500.0,
                    ranked.stream()
                            .mapToInt(DailyResults.Result::points)
                            .average()
                            .orElseThrow(),
                    1);
            for (DailyResults.Result each : field) assertWon(store, each);
            for (DailyResults.Result each : ranked) assertEquals(points(each, ranked), each.points(), "of " + each);
            moments(store, deal, at, mine);
        }
    }

    /** What counts for the day is what the history of this person says of the same match. */
    private static void assertWon(Store store, DailyResults.Result result) {
        History.Result kept = store.history().of(result.ended().person(), 1_000).stream()
                .map(History.Played::result)
                .filter(each -> each.match().equals(result.ended().table() + ".1"))
                .findFirst()
                .orElseThrow();
        boolean won = kept.rank() == 1 && !kept.tied();
        assertEquals(won, result.ended().outcome() == DailyResults.Outcome.WON, result + ", " + kept);
    }

    /** As duplicate bridge has it, counted here once more: a point for each who is beaten, and half for each with as much. */
    private static int points(DailyResults.Result own, List<DailyResults.Result> all) {
        int halves = 0;
        for (DailyResults.Result other : all)
            if (!other.equals(own)) halves += 1 + Integer.signum(BETTER.compare(own.ended(), other.ended()));
        return (int) Math.round(halves * 500.0 / (all.size() - 1));
    }

    /** The first decision is the same for all, and the twin does what one does oneself. */
    private static void moments(Store store, DailyDeal deal, Map<Integer, String> at, Journal.Whole mine) {
        List<List<Entry>> others = IntStream.range(1, PEOPLE.size())
                .filter(at::containsKey)
                .mapToObj(each -> log(store, at.get(each)))
                .toList();
        int seat = mine.entries().stream()
                .mapToInt(Entry::actor)
                .filter(actor -> actor < deal.seats())
                .findFirst()
                .orElseThrow();
        SameMoments.Moment first = SameMoments.of(mine, seat, others).get(0);
        assertEquals(others.size(), first.here(), "everybody was there");
        assertTrue(first.words().getOrDefault(first.word(), 0) >= 1, "the twin did so: " + first);
    }

    private static void weekly(Store store) {
        for (DailyDeal deal : DailyDeal.of(MONDAY)) {
            if (deal.isTeam()) continue;
            DailyTables.Span week = DailyCalendar.Span.WEEK.of(deal.id(), MONDAY + 3);
            assertEquals(MONDAY, week.firstDay());
            assertEquals(MONDAY + 6, week.lastDay());
            Map<String, Long> sums = new HashMap<>();
            for (String each : PEOPLE) {
                List<Integer> points =
                        new ArrayList<>(store.dailyResults().of(each, week.firstDay(), week.lastDay()).stream()
                                .filter(result -> result.deal().equals(deal.id()) && result.ranked())
                                .map(DailyResults.Result::points)
                                .sorted(Comparator.reverseOrder())
                                .limit(5)
                                .toList());
                if (!points.isEmpty())
                    sums.put(each, points.stream().mapToLong(Integer::longValue).sum());
            }
            List<DailyTables.Place> places = store.dailyTables().of(week, 50, "");
            Map<String, Long> shown = new HashMap<>();
            places.forEach(each -> shown.put(each.person(), each.points()));
            assertEquals(sums, shown);
            assertEquals(4, places.size(), "everybody but the guest");
            assertTrue(places.stream().allMatch(each -> each.deals() <= 5));
        }
    }
}
