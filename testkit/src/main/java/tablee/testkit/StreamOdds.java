package tablee.testkit;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Odds;
import tablee.core.Setup;
import tablee.core.State;

/**
 * Counts how often each outcome comes, and compares that with how often the odds say it comes: for all draws of a purpose, for the first,
 * second, … of them, and after each outcome before. What was expected and by how much it may differ is summed draw by draw, given what lay
 * in the stock then, so that the sums hold however the games went.
 */
final class StreamOdds<S extends State<S>> {
    /** No more than this many standard deviations away: by chance that is one in 500 million. */
    private static final double FAR = 6;
    /** With less variance than this the bell curve says nothing. */
    private static final double ENOUGH = 25;
    /** Of large sets only the first draws are told apart. */
    private static final int PLACES = 8;

    private final Game<S> game;
    private final long draws;

    StreamOdds(Game<S> game, long draws) {
        this.game = game;
        this.draws = draws;
    }

    /** How often something came, was expected to come, and how much that varies. */
    private static final class Tally {
        private long seen;
        private double expected;
        private double variance;

        double away() {
            return (seen - expected) / Math.sqrt(variance);
        }

        double away(Tally other) {
            double difference = seen - expected - (other.seen - other.expected);
            return difference / Math.sqrt(variance + other.variance);
        }
    }

    /** Both ways to deal keep to the odds, and to each other. */
    void check() {
        Map<String, Tally> old = run(Header.NUMBERED);
        Map<String, Tally> streams = run(Header.STREAMS);
        Expect.that(!streams.isEmpty(), "nothing came often enough");
        near(streams);
        near(old);
        streams.forEach((key, tally) -> {
            Tally before = old.get(key);
            if (before != null) near(key, tally.away(before));
        });
    }

    private static void near(Map<String, Tally> tallies) {
        double squares = 0;
        for (Map.Entry<String, Tally> each : tallies.entrySet()) {
            double away = each.getValue().away();
            near(each.getKey(), away);
            squares += away * away;
        }
        double spread = Math.sqrt(2.0 * tallies.size());
        Expect.that(
                squares - tallies.size() < 2 * FAR * spread,
                "all " + tallies.size() + " together differ too much: " + squares);
    }

    private static void near(String key, double away) {
        Expect.that(Math.abs(away) < FAR, key + " is " + away + " standard deviations away");
    }

    private Map<String, Tally> run(int chance) {
        Map<String, Tally> tallies = new TreeMap<>();
        long done = 0;
        for (long seed = 1; done < draws; seed++) {
            Setup setup = RandomSetup.draw(game, new FastDice(seed));
            Header header = StreamDealing.header(game, setup, chance);
            DealtGame<S> played = new DealtGame<>(game, header, seed, seed).play(table -> {});
            Map<String, Integer> before = new HashMap<>();
            for (DealtGame.Drawn drawn : played.drawn()) add(drawn, before, tallies);
            done += played.drawn().size();
        }
        tallies.values().removeIf(tally -> tally.variance < ENOUGH);
        return tallies;
    }

    private static void add(DealtGame.Drawn drawn, Map<String, Integer> before, Map<String, Tally> tallies) {
        String purpose = drawn.purpose();
        int nth = before.merge("count " + purpose, 1, Integer::sum);
        add(drawn, purpose + ": ", tallies);
        if (nth <= PLACES) add(drawn, purpose + ", draw " + nth + ": ", tallies);
        Integer last = before.put(purpose, drawn.move());
        if (last != null) add(drawn, purpose + " after " + last + ": ", tallies);
    }

    private static void add(DealtGame.Drawn drawn, String key, Map<String, Tally> tallies) {
        Odds odds = drawn.odds();
        for (int i = 0; i < odds.size() && odds.size() > 1; i++) {
            Tally tally = tallies.computeIfAbsent(key + odds.move(i), unused -> new Tally());
            double share = (double) odds.weight(i) / odds.total();
            tally.expected += share;
            tally.variance += share * (1 - share);
            if (odds.move(i) == drawn.move()) tally.seen++;
        }
    }
}
