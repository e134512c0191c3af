package tablee.rando;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import tablee.core.Actor;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.core.Word;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoEvent;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;
import tablee.rando.rules.Side;
import tablee.rando.rules.Space;
import tablee.rando.rules.Tile;
import tablee.rando.rules.Verb;

/** What is counted in many games, for {@link RandoBalance}. */
final class RandoTally {
    private static final int LATE = 7;

    private final int seats;
    private final List<Integer> totals = new ArrayList<>();
    private final List<Integer> margins = new ArrayList<>();
    private final double[] winsBySeat;
    private final double[] winsByPlace;
    private final long[] uses = new long[Tile.COUNT];
    private final long[] removed = new long[Tile.COUNT];
    private final long[] jokers = new long[Tile.ACTIONS];
    private final long[] played = new long[CardKind.COUNT];
    private final long[] asked = new long[Space.values().length];
    private final long[] paid = new long[Space.values().length];
    private long games;
    private long decisions;
    private long turns;
    private long hikes;
    private long idleHikes;
    private long hiked;
    private long values;
    private long landslides;
    private long losses;
    private long scales;
    private long cards;
    private long ties;
    private double lateLeaderWins;
    private double lastLeaderWins;

    // Of the game being played.
    private int first;
    private int round;
    private int[] leadLate = {};
    private int[] leadLast = {};
    private int hikeFrom;

    RandoTally(int seats) {
        this.seats = seats;
        winsBySeat = new double[seats];
        winsByPlace = new double[seats];
    }

    /** The games of another tally count here too. */
    void add(RandoTally more) {
        totals.addAll(more.totals);
        margins.addAll(more.margins);
        add(winsBySeat, more.winsBySeat);
        add(winsByPlace, more.winsByPlace);
        add(uses, more.uses);
        add(removed, more.removed);
        add(jokers, more.jokers);
        add(played, more.played);
        add(asked, more.asked);
        add(paid, more.paid);
        games += more.games;
        decisions += more.decisions;
        turns += more.turns;
        hikes += more.hikes;
        idleHikes += more.idleHikes;
        hiked += more.hiked;
        values += more.values;
        landslides += more.landslides;
        losses += more.losses;
        scales += more.scales;
        cards += more.cards;
        ties += more.ties;
        lateLeaderWins += more.lateLeaderWins;
        lastLeaderWins += more.lastLeaderWins;
    }

    private static void add(double[] sum, double[] more) {
        for (int i = 0; i < sum.length; i++) sum[i] += more[i];
    }

    private static void add(long[] sum, long[] more) {
        for (int i = 0; i < sum.length; i++) sum[i] += more[i];
    }

    long games() {
        return games;
    }

    void begin() {
        round = 0;
    }

    void before(RandoState s, int actor, int move) {
        if (actor == Actor.CHANCE) return;
        decisions++;
        if (s.phase == Phase.HIKE && s.came == RandoState.NONE) {
            hikeFrom = harvest(s, actor);
        }
        if (s.phase == Phase.USE_TILE || s.phase == Phase.TURN_TILE && s.part == Part.TILE) turns++;
        Verb verb = RandoMove.verb(move);
        if (s.part == Part.ROUND_END && (verb == Verb.PAY || verb == Verb.GIVE || verb == Verb.LOWER)) {
            asked[s.space().ordinal()]++;
            if (verb == Verb.PAY) paid[s.space().ordinal()]++;
        }
        if (s.phase == Phase.LANDSLIDE && s.terrain.side(s.terrain.tokenAt(RandoMove.a(move))) == Side.VALUE) {
            landslides += s.rules.tokenValues[s.terrain.tokenAt(RandoMove.a(move))];
        }
    }

    private static int harvest(RandoState s, int seat) {
        int sum = s.boards.points(seat);
        for (int i = 0; i < Obstacle.COUNT; i++) sum += s.boards.level(seat, i);
        return sum;
    }

    void after(RandoState s, int actor, Told told) {
        if (round == 0 && s.round == 1) first = s.first;
        if (s.round != round) {
            if (round == LATE) leadLate = leaders(s);
            if (round == s.rules.rounds() - 1) leadLast = leaders(s);
            round = s.round;
        }
        boolean walked = false;
        boolean stopped = false;
        for (Record event : told.to(Viewer.ALL)) {
            walked |= event instanceof RandoEvent.HikerWalked;
            stopped |= event instanceof RandoEvent.HikeStopped;
            if (event instanceof RandoEvent.ValueScored scored) values += scored.points();
            if (event instanceof RandoEvent.PointsLost lost) losses += lost.points();
            if (event instanceof RandoEvent.TileUsed used) uses[used.tile().ordinal()]++;
            if (event instanceof RandoEvent.CardPlayed card) played[card.kind().ordinal()]++;
            if (event instanceof RandoEvent.TileRemoved gone)
                removed[gone.tile().ordinal()]++;
            if (event instanceof RandoEvent.JokerUsed used) {
                uses[Tile.JOKER.ordinal()]++;
                jokers[used.action().ordinal()]++;
            }
        }
        if ((walked || stopped) && s.came == RandoState.NONE) endHike(harvest(s, actor) - hikeFrom);
    }

    private void endHike(int gain) {
        hikes++;
        hiked += gain;
        if (gain <= 0) idleHikes++;
    }

    private static int[] leaders(RandoState s) {
        return Arrays.stream(ranked(s)).filter(seat -> s.ranks()[seat] == 1).toArray();
    }

    private static int[] ranked(RandoState s) {
        int[] all = new int[s.seats()];
        for (int i = 0; i < all.length; i++) all[i] = i;
        return all;
    }

    void end(RandoState s) {
        games++;
        int[] winners = leaders(s);
        if (winners.length > 1) ties++;
        for (int winner : winners) {
            winsBySeat[winner] += 1.0 / winners.length;
            winsByPlace[(winner - first + seats) % seats] += 1.0 / winners.length;
        }
        lateLeaderWins += share(leadLate, winners);
        lastLeaderWins += share(leadLast, winners);
        int[] sorted = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            sorted[seat] = Score.total(s, seat);
            totals.add(sorted[seat]);
            scales += Score.scales(s, seat);
            cards += Score.cards(s, seat);
        }
        Arrays.sort(sorted);
        margins.add(sorted[seats - 1] - sorted[seats - 2]);
    }

    /** How far those who led are those who won. */
    private static double share(int[] leaders, int[] winners) {
        long both = Arrays.stream(leaders)
                .filter(seat -> Arrays.stream(winners).anyMatch(winner -> winner == seat))
                .count();
        return (double) both / leaders.length;
    }

    @Override
    public String toString() {
        double seatGames = games * seats;
        double gained = values + scales + cards;
        StringJoiner out = new StringJoiner("\n");
        out.add(format(
                "decisions per game %.1f, per turn %.2f", decisions / (double) games, decisions / (double) turns));
        out.add("totals: " + spread(totals) + "; margin of the winner: " + spread(margins));
        out.add("win % by seat: " + percent(winsBySeat, games) + "; by place in round 1: "
                + percent(winsByPlace, games));
        out.add(format(
                "per seat: values %.1f, scales %.1f, cards %.1f, losses -%.1f (of what is gained: %.0f-%.0f-%.0f %%); "
                        + "Landslide values %.2f",
                values / seatGames,
                scales / seatGames,
                cards / seatGames,
                losses / seatGames,
                100 * values / gained,
                100 * scales / gained,
                100 * cards / gained,
                landslides / seatGames));
        out.add(format(
                "leader after round 7 wins %.1f %%, after the last round but one %.1f %%; shared %.1f %%",
                100 * lateLeaderWins / games, 100 * lastLeaderWins / games, 100.0 * ties / games));
        out.add(format(
                "hikes per seat %.1f, yielding %.2f each, nothing %.1f %%",
                hikes / seatGames, hiked / (double) hikes, 100.0 * idleHikes / hikes));
        out.add("tiles, % of turns: " + percent(uses, turns, Tile.values()));
        out.add("Joker as, % of turns: " + percent(jokers, turns, Tile.values()));
        out.add("removed at Discard, %: "
                + percent(removed, Math.max(1, Arrays.stream(removed).sum()), Tile.values()));
        out.add("cards played, % of turns: " + percent(played, turns, CardKind.values()));
        out.add("pays, % of those who may choose: " + paid(Space.GIVE) + ", " + paid(Space.LOWER));
        return out.toString();
    }

    private String paid(Space space) {
        int i = space.ordinal();
        return format(
                "%s %.1f (asked %.2f times per seat)",
                Word.of(space), 100.0 * paid[i] / asked[i], asked[i] / (double) (games * seats));
    }

    private static String format(String text, Object... args) {
        return String.format(Locale.ROOT, text, args);
    }

    private static String spread(List<Integer> numbers) {
        int[] sorted = numbers.stream().mapToInt(Integer::intValue).sorted().toArray();
        double mean = Arrays.stream(sorted).average().orElse(0);
        double variance = Arrays.stream(sorted)
                .mapToDouble(each -> (each - mean) * (each - mean))
                .average()
                .orElse(0);
        return format(
                "mean %.1f, deviation %.1f, 5–50–95 %% at %d–%d–%d",
                mean,
                Math.sqrt(variance),
                sorted[sorted.length / 20],
                sorted[sorted.length / 2],
                sorted[sorted.length * 19 / 20]);
    }

    private static String percent(double[] counts, long all) {
        StringJoiner out = new StringJoiner("-");
        for (double count : counts) out.add(format("%.1f", 100 * count / all));
        return out.toString();
    }

    private static String percent(long[] counts, long all, Enum<?>[] names) {
        StringJoiner out = new StringJoiner(", ");
        for (int i = 0; i < counts.length; i++) {
            out.add(Word.of(names[i]) + format(" %.1f", 100.0 * counts[i] / all));
        }
        return out.toString();
    }
}
