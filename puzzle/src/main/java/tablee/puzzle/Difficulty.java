package tablee.puzzle;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.State;

/** How hard a puzzle is, by how many solve it at their first try: bots first, and then the people who tried it. */
public final class Difficulty {
    /** A kind of bot that stands for people. */
    private record Solver(String level, int iterations) {}

    /** Of all levels, in a hurry and in peace. Each of them tries a puzzle this often, which makes a field of 27. */
    private static final List<Solver> FIELD = List.of(
            new Solver("novice", 40),
            new Solver("casual", 40),
            new Solver("casual", 150),
            new Solver("strong", 40),
            new Solver("strong", 150),
            new Solver("strong", 300),
            new Solver("expert", 30),
            new Solver("expert", 100),
            new Solver("expert", 300));

    /** That of a puzzle which hardly anybody solves. */
    public static final int MOST = 6;

    /** What a first glance is: {@code GLANCE} thoughts of {@code casual}. */
    private static final int GLANCE = 10;

    private static final int SECOND_LOOK = 250;

    /** In thousandths of a win. */
    private static final int MUCH = 60;

    private static final int TRIES = 3;

    /** As many people as the guess by bots counts for. */
    private static final int GUESSED = 20;

    /** How many of a hundred are thought to solve a puzzle of the first difficulty at once, and by how many less each next one. */
    private static final int EASIEST = 75;

    private static final int STEP = 10;

    private Difficulty() {}

    /**
     * What follows from how many people solved it at their first try. As long as few have tried, how many bots did counts more.
     *
     * @param bots how hard it is for bots
     */
    public static int ofPeople(int bots, int tried, int solved) {
        int guessed = EASIEST - STEP * (bots - 1);
        return ofShare((100 * solved + GUESSED * guessed) / (tried + GUESSED));
    }

    /** @param share how many of a hundred solve it at their first try */
    private static int ofShare(int share) {
        return Math.max(1, Math.min(MOST, 1 + (EASIEST + STEP / 2 - 1 - share) / STEP));
    }

    /** What {@code casual} plays at a first glance; not always the same. */
    public static <S extends State<S>> Set<Integer> glances(Game<S> game, Match<S> match, int seat) {
        Set<Integer> moves = new TreeSet<>();
        for (int seed = 1; seed <= TRIES; seed++) moves.add(choice(game, match, seat, "casual", GLANCE, seed));
        return moves;
    }

    /** What the best level finds after a while, if that seems much better than what a glance finds; otherwise {@link State#NO_MOVE}. */
    static <S extends State<S>> int secondLook(Game<S> game, Match<S> match, int seat, Set<Integer> glances) {
        List<BotPlayer.Thought> thoughts = Bots.find("expert")
                .sit(game)
                .think(match.eyes(seat), Bot.Budget.iterations(SECOND_LOOK), new FastDice(1));
        BotPlayer.Thought best = thoughts.get(0);
        if (glances.contains(best.move())) return State.NO_MOVE;
        int glance = thoughts.stream()
                .filter(thought -> glances.contains(thought.move()))
                .mapToInt(BotPlayer.Thought::valuePermille)
                .max()
                .orElse(0);
        return best.valuePermille() - glance >= MUCH ? best.move() : State.NO_MOVE;
    }

    /** By how many of a field of bots find the move at their first try. */
    static <S extends State<S>> int of(Game<S> game, Match<S> match, int seat, int right) {
        int solved = 0;
        for (Solver each : FIELD) {
            for (int seed = 1; seed <= TRIES; seed++) {
                if (choice(game, match, seat, each.level, each.iterations, seed) == right) solved++;
            }
        }
        return ofShare(100 * solved / (FIELD.size() * TRIES));
    }

    private static <S extends State<S>> int choice(
            Game<S> game, Match<S> match, int seat, String level, int iterations, int seed) {
        return Bots.find(level)
                .sit(game)
                .choose(match.eyes(seat), Bot.Budget.iterations(iterations), new FastDice(seed));
    }
}
