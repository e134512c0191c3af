package tablee.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/** All that is measured in the games of one arrangement. */
final class Measures {
    private final Arrangement arrangement;
    private final List<Played> games;
    private final List<Integer> sides;
    private final boolean cooperative;
    private final List<Measure> all = new ArrayList<>();

    private Measures(Arrangement arrangement, List<Played> games) {
        this.arrangement = arrangement;
        this.games = games;
        sides = arrangement.sides();
        cooperative = arrangement.isCooperative();
    }

    static List<Measure> of(Arrangement arrangement, List<Played> games) {
        Measures measures = new Measures(arrangement, games);
        measures.results();
        measures.course();
        return measures.all;
    }

    private void results() {
        for (String level : new TreeSet<>(arrangement.bots())) {
            add(Measure.Kind.WINS, "won by " + level, game -> ofLevel(game, level, seat -> win(game, seat)));
            add(Measure.Kind.RANK, "rank of " + level, game -> ofLevel(game, level, game.ranks()::get));
        }
        int seats = arrangement.setup().seats();
        for (int seat = 0; seat < seats; seat++) {
            int each = seat;
            if (!cooperative) add(Measure.Kind.WINS, "won by seat " + seat, game -> win(game, each));
            add(Measure.Kind.SCORE, "score of seat " + seat, game -> game.scores()
                    .get(each));
        }
        if (!cooperative) add(Measure.Kind.WINS, "won by several sides", game -> winners(game) > 1 ? 1 : 0);
    }

    private void course() {
        add(Measure.Kind.LENGTH, "decisions", Played::decisions);
        if (!cooperative) add(Measure.Kind.LEAD, "changes of the lead", Played::leadChanges);
        SortedSet<String> kinds = new TreeSet<>();
        for (Played game : games) kinds.addAll(game.kinds().keySet());
        for (String kind : kinds) {
            add(Measure.Kind.DECISIONS, kind, game -> game.kinds().getOrDefault(kind, 0));
        }
    }

    private void add(Measure.Kind kind, String name, ToDoubleFunction<Played> measured) {
        List<Double> numbers = new ArrayList<>();
        for (Played game : games) numbers.add(measured.applyAsDouble(game));
        all.add(new Measure(kind, name, numbers));
    }

    /** A win that several sides share is shared evenly. */
    private double win(Played game, int seat) {
        return game.ranks().get(seat) == 1 ? 1.0 / winners(game) : 0;
    }

    private int winners(Played game) {
        SortedSet<Integer> winners = new TreeSet<>();
        for (int each = 0; each < sides.size(); each++) {
            if (game.ranks().get(each) == 1) winners.add(sides.get(each));
        }
        return winners.size();
    }

    private interface BySeat {
        double of(int seat);
    }

    private double ofLevel(Played game, String level, BySeat measured) {
        List<String> seated = arrangement.seated(game.number());
        double sum = 0;
        int count = 0;
        for (int seat = 0; seat < seated.size(); seat++) {
            if (!seated.get(seat).equals(level)) continue;
            sum += measured.of(seat);
            count++;
        }
        return sum / count;
    }
}
