package tablee.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import tablee.lab.game.Arrangement;
import tablee.lab.game.Course;
import tablee.lab.game.Observed;

/** All that is measured in the games of one arrangement: only what every game counts and tells, and what its own survey noted. */
final class Measures {
    private final Arrangement arrangement;
    private final List<Observed> games;
    private final Standing standing;
    private final SourceNames names;
    private final List<Measure> all = new ArrayList<>();

    private Measures(Arrangement arrangement, List<Observed> games) {
        this.arrangement = arrangement;
        this.games = games;
        standing = new Standing(arrangement.sides());
        names = new SourceNames(arrangement.game());
    }

    static List<Measure> of(Arrangement arrangement, List<Observed> games) {
        Measures measures = new Measures(arrangement, games);
        measures.results();
        measures.course();
        measures.leaders();
        measures.sources();
        measures.choices();
        return measures.all;
    }

    private void results() {
        SortedSet<String> levels = new TreeSet<>(arrangement.bots());
        if (standing.isTogether()) add(Measure.Kind.WINS, "won", game -> standing.win(game.played(), 0));
        for (String level : levels) {
            if (levels.size() == 1) continue;
            add(Measure.Kind.WINS, "won by " + level, game -> ofLevel(game, level, true));
            add(Measure.Kind.RANK, "rank of " + level, game -> ofLevel(game, level, false));
        }
        if (!standing.isTogether()) {
            places();
            add(Measure.Kind.WINS, "won by several sides", game -> standing.winners(game.played()) > 1 ? 1 : 0);
            add(Measure.Kind.MARGIN, "winner ahead of the second by", game -> standing.margin(game.played()));
        }
        add(Measure.Kind.SCORE, "score of a seat", game -> mean(game.played().scores()));
    }

    /** By place in the order of play, which is drawn, and by seat, which should make no difference. */
    private void places() {
        int seats = arrangement.setup().seats();
        for (int i = 0; i < seats; i++) {
            int place = i;
            Function<Observed, Integer> seat = game -> game.course().order().get(place);
            String name = "place " + (place + 1);
            add(Measure.Kind.WINS, "won by " + name, game -> standing.win(game.played(), seat.apply(game)));
            add(Measure.Kind.SCORE, "score of " + name, game -> game.played()
                    .scores()
                    .get(seat.apply(game)));
        }
        for (int i = 0; i < seats; i++) {
            int seat = i;
            add(Measure.Kind.WINS, "won by seat " + seat, game -> standing.win(game.played(), seat));
            add(Measure.Kind.SCORE, "score of seat " + seat, game -> game.played()
                    .scores()
                    .get(seat));
        }
    }

    private void course() {
        add(Measure.Kind.LENGTH, "decisions", game -> game.played().decisions());
        add(Measure.Kind.ROUNDS, unit() + "s", game -> game.course().rounds());
        if (!standing.isTogether())
            add(Measure.Kind.LEAD, "changes of the lead", game -> game.played().leadChanges());
    }

    private String unit() {
        return games.get(0).course().unit();
    }

    /** How often the one who is ahead on the way wins; together, how far all have come. */
    private void leaders() {
        if (!standing.isTogether()) {
            addSome(
                    Measure.Kind.LEADER,
                    "leader at half time",
                    game -> standing.leaderWins(game, game.course().rounds() / 2));
            addSome(
                    Measure.Kind.LEADER,
                    "leader after three quarters",
                    game -> standing.leaderWins(game, game.course().rounds() * 3 / 4));
        }
        for (int round : SampledRounds.of(games)) {
            String after = "after " + unit() + " " + round;
            if (standing.isTogether())
                addSome(
                        Measure.Kind.PROGRESS,
                        "score " + after,
                        game -> SampledRounds.reached(game, round)
                                ? OptionalDouble.of(mean(game.course().scoresAfter(round)))
                                : OptionalDouble.empty());
            else addSome(Measure.Kind.LEADER, "leader " + after, game -> standing.leaderWins(game, round));
        }
    }

    private void sources() {
        List<Integer> none = List.of(0);
        for (String source : keys(game -> game.course().sources())) {
            boolean idle = games.stream().allMatch(game -> game.course().sources().getOrDefault(source, none).stream()
                    .allMatch(points -> points == 0));
            if (idle) continue; // a line that only explains, such as how a tie was broken
            add(
                    Measure.Kind.SOURCES,
                    names.of(source),
                    game -> mean(game.course().sources().getOrDefault(source, none)));
        }
    }

    private void choices() {
        for (String kind : keys(game -> game.played().kinds())) {
            add(Measure.Kind.DECISIONS, kind, game -> game.played().kinds().getOrDefault(kind, 0));
        }
        for (String figure : keys(game -> game.course().noted())) {
            addSome(Measure.Kind.NOTED, figure.replace('-', ' '), game -> noted(game.course(), figure));
        }
        for (String event : keys(game -> game.course().told())) {
            add(Measure.Kind.TOLD, names.event(event), game -> game.course()
                    .told()
                    .getOrDefault(event, 0));
        }
    }

    private static OptionalDouble noted(Course course, String figure) {
        Course.Note note = course.noted().get(figure);
        return note == null ? OptionalDouble.empty() : OptionalDouble.of(note.value());
    }

    private SortedSet<String> keys(Function<Observed, SortedMap<String, ?>> map) {
        SortedSet<String> keys = new TreeSet<>();
        for (Observed game : games) keys.addAll(map.apply(game).keySet());
        return keys;
    }

    private static double mean(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    private void add(Measure.Kind kind, String name, ToDoubleFunction<Observed> measured) {
        addSome(kind, name, game -> OptionalDouble.of(measured.applyAsDouble(game)));
    }

    private void addSome(Measure.Kind kind, String name, Function<Observed, OptionalDouble> measured) {
        List<Double> numbers = new ArrayList<>();
        for (Observed game : games) measured.apply(game).ifPresent(numbers::add);
        if (!numbers.isEmpty()) all.add(new Measure(kind, name, numbers));
    }

    private double ofLevel(Observed game, String level, boolean wins) {
        List<String> seated = arrangement.seated(game.played().number());
        double sum = 0;
        int count = 0;
        for (int seat = 0; seat < seated.size(); seat++) {
            if (!seated.get(seat).equals(level)) continue;
            sum += wins
                    ? standing.win(game.played(), seat)
                    : game.played().ranks().get(seat);
            count++;
        }
        return sum / count;
    }
}
