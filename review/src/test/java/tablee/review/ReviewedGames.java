package tablee.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;

/** Matches to be reviewed: every game that is here, in a small company and in its largest. */
final class ReviewedGames {
    /** Enough to see that everything fits together, in a few milliseconds. */
    static final ReviewDepth QUICK = new ReviewDepth(40, 120, "novice", 10, 12, 40, 2, 2);

    private ReviewedGames() {}

    static Stream<Match<?>> all(long seed) {
        return Games.all().stream()
                .flatMap(game -> companies(game).stream().<Match<?>>map(seats -> played(game, seats, Map.of(), seed)));
    }

    private static List<Integer> companies(Game<?> game) {
        List<Integer> counts = game.card().seatCounts();
        return Stream.of(game.card().fewestSeats(), counts.get(counts.size() - 1))
                .distinct()
                .toList();
    }

    static <S extends State<S>> Match<S> played(Game<S> game, int seats, Map<String, String> options, long seed) {
        return BotMatch.play(opened(game, seats, options), "novice", 20, seed);
    }

    static <S extends State<S>> Match<S> opened(Game<S> game, int seats, Map<String, String> options) {
        Map<String, String> all = new TreeMap<>(game.card().untimed());
        all.putAll(options);
        return Match.open(game, Header.of(game.card().id(), game.card().setup(seats, all)));
    }

    /** The judgement of one move, whole. */
    static <S extends State<S>> Optional<TurningPoint> judged(
            Game<S> game, int seat, ReviewDepth depth, ReviewProgress progress, Suspect<S> suspect)
            throws InterruptedException {
        MoveJudge<S> judge = new MoveJudge<>(game, suspect.before(), seat, depth, progress);
        judge.begin(suspect);
        while (!judge.isDone()) judge.goOn();
        return judge.blame();
    }

    static <S extends State<S>> Review review(Match<S> match, int seat) {
        return review(match, seat, QUICK);
    }

    static <S extends State<S>> Review review(Match<S> match, int seat, ReviewDepth depth) {
        try {
            return MatchReview.of(match, seat, depth, ReviewProgress.NOBODY);
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }
}
