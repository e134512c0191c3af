package tablee.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is true of all tournaments, tried on random ones; each says its seed. */
class RandomTournamentsTest {
    private static final int TRIES = Boolean.getBoolean("tablee.full") ? 3_000 : 250;

    private final Random random = new Random();

    private TournamentScene scene(TournamentKind kind, int seats, int rounds, int entrants) {
        TournamentScene scene = new TournamentScene(new TournamentTerms(
                kind, seats, rounds, 600_000, 1_000, false, false, 40, Optional.empty(), Optional.empty()));
        for (int i = 0; i < entrants; i++)
            scene.accept(new TournamentCommand.Enter(1000 + random.nextInt(1000), random.nextBoolean()));
        return scene.started();
    }

    /** Plays on by chance: results, late entries, and, where it is said, people who leave, come back or never come. */
    private void play(TournamentScene scene, boolean leaving) {
        for (int i = 0; i < 3_000 && scene.at.phase() == TournamentPhase.RUNNING; i++) {
            List<Pairing> open = scene.at.open();
            int choice = random.nextInt(10);
            if (choice < 6 && !open.isEmpty()) report(scene, open.get(random.nextInt(open.size())), leaving);
            else if (choice == 6 && random.nextInt(4) == 0) tryTo(scene, new TournamentCommand.Enter(1500, false));
            else if (choice == 7 && leaving) leaveOrReturn(scene);
            else scene.later(random.nextInt(2_000));
        }
    }

    private void report(TournamentScene scene, Pairing pairing, boolean leaving) {
        List<SeatResult> results = new ArrayList<>();
        for (int seat = 0; seat < pairing.seats().size(); seat++)
            results.add(new SeatResult(
                    1 + random.nextInt(pairing.seats().size()),
                    seat,
                    random.nextInt(50),
                    !leaving || random.nextInt(9) > 0));
        scene.accept(new TournamentCommand.Report(pairing.number(), results));
    }

    private void leaveOrReturn(TournamentScene scene) {
        int who = 1 + random.nextInt(scene.at.entrants().size());
        boolean out = scene.at.entrant(who).isIn();
        tryTo(scene, out ? new TournamentCommand.Withdraw(who) : new TournamentCommand.Return(who));
    }

    private static void tryTo(TournamentScene scene, TournamentCommand command) {
        TournamentAnswer answer = scene.at.on(command, new TournamentTime(scene.upMillis, scene.wallMillis));
        scene.log.addAll(answer.events());
    }

    @Test
    @DisplayName("TOUR-13: Nobody sits in one seat more than one time more than in another, as long as nobody leaves")
    void balance() {
        for (int seed = 1; seed <= TRIES; seed++) assertBalance(seed, false);
    }

    @Test
    @DisplayName("TOUR-13: Where people leave, are away and come back it is never more than two times more")
    void balanceWithLeaving() {
        for (int seed = 1; seed <= TRIES; seed++) assertBalance(seed, true);
    }

    @Test
    @DisplayName("TOUR-13: Where those who would rest leave somebody no seat that they had least often, others rest")
    void restForBalance() {
        assertBalance(1012, false);
    }

    @Test
    @DisplayName("TOUR-13: Those who come late do not all get the seat that others need in the next round")
    void lateForBalance() {
        assertBalance(1298, false);
    }

    private void assertBalance(int seed, boolean leaving) {
        random.setSeed(seed);
        int seats = 2 + random.nextInt(3);
        TournamentScene scene = scene(TournamentKind.SWISS, seats, 1 + random.nextInt(9), seats + random.nextInt(20));
        play(scene, leaving);
        int most = leaving ? 2 : 1;
        for (Entrant who : scene.at.entrants()) {
            int[] times = scene.seats(who.number());
            int spread = IntStream.of(times).max().orElseThrow()
                    - IntStream.of(times).min().orElseThrow();
            assertTrue(
                    spread <= most, "seed " + seed + ", " + seats + " seats, " + who + ": " + Arrays.toString(times));
        }
    }

    @Test
    @DisplayName("TOUR-13, TOUR-14: In each round everybody who was in is paired or has a bye, once")
    void everybodyOnce() {
        for (int seed = 1; seed <= TRIES; seed++) {
            random.setSeed(seed);
            int seats = 2 + random.nextInt(3);
            TournamentScene scene =
                    scene(TournamentKind.SWISS, seats, 1 + random.nextInt(7), seats + random.nextInt(15));
            play(scene, true);
            assertRounds(scene, "seed " + seed);
            assertMadeAgain(scene, "seed " + seed);
        }
    }

    /** Goes through the log: at each start of a round, those who are in. */
    private static void assertRounds(TournamentScene scene, String seed) {
        Tournament replayed = Tournament.of(scene.terms, List.of());
        for (int i = 0; i < scene.log.size(); i++) {
            if (scene.log.get(i).event() instanceof TournamentEvent.RoundBegan began) {
                replayed = Tournament.of(scene.terms, scene.log.subList(0, i));
                Set<Integer> in = replayed.in().map(Entrant::number).collect(Collectors.toSet());
                List<Integer> busy = new ArrayList<>();
                scene.at.pairings().stream()
                        .filter(each -> each.round() == began.round())
                        .forEach(each -> busy.addAll(each.seats()));
                scene.at.byes().stream()
                        .filter(each -> each.round() == began.round())
                        .forEach(each -> busy.add(each.entrant()));
                assertEquals(in, new HashSet<>(busy), seed + ", round " + began.round());
                assertEquals(in.size(), busy.size(), seed + ", round " + began.round());
            }
        }
    }

    @Test
    @DisplayName(
            "TOUR-5, TOUR-17: Anyone who has withdrawn is paired no more, and in a knock-out nobody comes back who was out")
    void gone() {
        for (int seed = 1; seed <= TRIES; seed++) {
            random.setSeed(seed);
            TournamentKind kind = TournamentKind.values()[seed % TournamentKind.values().length];
            TournamentScene scene = scene(kind, 2, kind == TournamentKind.SWISS ? 4 : 1, 2 + random.nextInt(15));
            play(scene, true);
            assertGone(scene, kind + ", seed " + seed);
        }
    }

    private static void assertGone(TournamentScene scene, String which) {
        Tournament replayed = Tournament.of(scene.terms, List.of());
        Set<Integer> out = new HashSet<>();
        for (LoggedEvent each : scene.log) {
            if (each.event() instanceof TournamentEvent.Paired paired)
                for (int who : paired.seats()) {
                    assertFalse(replayed.entrant(who).isWithdrawn(), which + ": " + who + " is gone, " + paired);
                    assertFalse(out.contains(who), which + ": " + who + " was out, " + paired);
                }
            replayed.follow(List.of(each));
            for (Entrant who : replayed.entrants()) {
                if (replayed.isOut(who.number())) out.add(who.number());
                else assertFalse(out.contains(who.number()), which + ": " + who + " is back, " + each);
            }
        }
    }

    private static void assertMadeAgain(TournamentScene scene, String seed) {
        Tournament again = Tournament.of(scene.terms, scene.log);
        assertEquals(scene.at.pairings(), again.pairings(), seed);
        assertEquals(Standings.of(scene.at), Standings.of(again), seed);
        assertEquals(scene.at.wakeAtUpMillis(), again.wakeAtUpMillis(), seed);
        assertEquals(scene.at.version(), again.version(), seed);
    }

    @Test
    @DisplayName("TOUR-13: Nobody meets anybody again while that can be avoided")
    void noMeetingAgain() {
        for (int seed = 1; seed <= TRIES; seed++) {
            random.setSeed(seed);
            int size = 4 + random.nextInt(6) * 2;
            TournamentScene scene = scene(TournamentKind.SWISS, 2, Math.min(size - 1, 1 + random.nextInt(7)), size);
            scene.finish();
            for (int round = 2; round <= scene.at.round(); round++) {
                if (isMeetingAgain(scene, round))
                    assertFalse(isAvoidable(scene, round, new ArrayList<>(scene.at.starters())), "seed " + seed);
            }
        }
    }

    private static boolean isMeetingAgain(TournamentScene scene, int round) {
        return scene.at.pairings().stream()
                .anyMatch(each -> each.round() == round
                        && haveMet(
                                scene, round, each.seats().get(0), each.seats().get(1)));
    }

    private static boolean haveMet(TournamentScene scene, int round, int one, int other) {
        return before(scene, round).anyMatch(each -> each.seats().containsAll(List.of(one, other)));
    }

    private static Stream<Pairing> before(TournamentScene scene, int round) {
        return scene.at.pairings().stream().filter(each -> each.round() < round);
    }

    private static long begun(TournamentScene scene, int round, int who) {
        return before(scene, round)
                .filter(each -> each.seats().contains(who))
                .mapToInt(each -> each.seats().get(0) == who ? 1 : -1)
                .sum();
    }

    /** Looks at all pairings of these that keep the seats in balance. */
    private static boolean isAvoidable(TournamentScene scene, int round, List<Integer> left) {
        if (left.isEmpty()) return true;
        int one = left.remove(0);
        for (int other : List.copyOf(left)) {
            boolean balanced = begun(scene, round, one) == 0 || begun(scene, round, one) != begun(scene, round, other);
            if (!balanced || haveMet(scene, round, one, other)) continue;
            List<Integer> rest = new ArrayList<>(left);
            rest.remove((Integer) other);
            if (isAvoidable(scene, round, rest)) return true;
        }
        return false;
    }

    @Test
    @DisplayName("TOUR-10: The points of a Swiss tournament of duels add up: two for each match and each bye")
    void pointsAddUp() {
        for (int seed = 1; seed <= TRIES; seed++) {
            random.setSeed(seed);
            TournamentScene scene = scene(TournamentKind.SWISS, 2, 1 + random.nextInt(7), 2 + random.nextInt(15));
            play(scene, true);
            long matches =
                    scene.at.pairings().stream().filter(Pairing::hasResult).count();
            int points = Standings.of(scene.at).stream()
                    .mapToInt(StandingLine::points)
                    .sum();
            int dropped = scene.at.byes().stream()
                    .filter(bye -> Standings.of(scene.at).stream().noneMatch(line -> line.entrant() == bye.entrant()))
                    .mapToInt(TournamentEvent.Bye::points)
                    .sum();
            assertEquals(2 * (matches + scene.at.byes().size()), points + dropped, "seed " + seed);
        }
    }

    @Test
    @DisplayName("TOUR-6, TOUR-21: In every kind no match is lost or made twice, and the events make it again")
    void allKinds() {
        for (int seed = 1; seed <= TRIES; seed++) {
            random.setSeed(seed);
            TournamentKind kind = TournamentKind.values()[random.nextInt(4)];
            TournamentScene scene = scene(kind, 2, 1 + random.nextInt(2), 2 + random.nextInt(12));
            play(scene, true);
            String where = kind + ", seed " + seed;
            assertMadeAgain(scene, where);
            assertNobodyTwice(scene, where);
            if (kind != TournamentKind.ARENA) assertEquals(TournamentPhase.OVER, scene.at.phase(), where);
        }
    }

    /** At no moment has anybody two matches. */
    private static void assertNobodyTwice(TournamentScene scene, String where) {
        Set<Integer> playing = new HashSet<>();
        List<Pairing> all = scene.at.pairings();
        for (LoggedEvent logged : scene.log) {
            if (logged.event() instanceof TournamentEvent.Paired paired)
                paired.seats().forEach(who -> assertTrue(playing.add(who), where + ": " + paired));
            else if (logged.event() instanceof TournamentEvent.Reported over)
                all.get(over.pairing() - 1).seats().forEach(playing::remove);
            else if (logged.event() instanceof TournamentEvent.Expired over)
                all.get(over.pairing() - 1).seats().forEach(playing::remove);
        }
        assertTrue(scene.at.phase() == TournamentPhase.RUNNING
                || scene.terms.kind() == TournamentKind.ARENA
                || playing.isEmpty());
    }

    @Test
    @DisplayName("A Swiss tournament of a thousand is paired, round after round, without a meeting again")
    void thousand() {
        TournamentScene scene = new TournamentScene(new TournamentTerms(
                TournamentKind.SWISS, 2, 5, 600_000, 0, false, false, 1_000, Optional.empty(), Optional.empty()));
        for (int i = 0; i < 1_000; i++) scene.accept(new TournamentCommand.Enter(i, true));
        scene.started();
        scene.finish();
        assertEquals(2_500, scene.at.pairings().size());
        Set<Set<Integer>> met = new HashSet<>();
        scene.at.pairings().forEach(each -> assertTrue(met.add(Set.copyOf(each.seats()))));
        for (int who = 1; who <= 1_000; who++) {
            int[] seats = scene.seats(who);
            assertTrue(Math.abs(seats[0] - seats[1]) <= 1);
        }
    }
}
