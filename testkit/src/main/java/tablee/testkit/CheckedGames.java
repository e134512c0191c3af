package tablee.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;

/**
 * Random games, played once, with all checks looking on. What a check finds first is kept; from then on it rests.
 *
 * <p>Every game is played through {@link Match}, by listed moves only.
 */
final class CheckedGames<S extends State<S>> {
    /** More entries than any game can need: one that gets here does not end. */
    static final int MOST_ENTRIES = 20_000;

    private static final int[] PACES_MILLIS = {100, 1_000, 10_000, 60_000};
    private static final int LAST_WORDS = 5;
    private static final int SOME_ENDS = 4;

    private final Game<S> game;
    private final TrialSettings settings;
    private final List<GameCheck<S>> checks;
    private final Map<GameCheck<S>, AssertionError> faults = new IdentityHashMap<>();
    private boolean done;
    private long played = 1;
    private long entries = 100; // a guess, until the first games show how long they are

    CheckedGames(Game<S> game, TrialSettings settings, List<GameCheck<S>> checks) {
        this.game = game;
        this.settings = settings;
        this.checks = checks;
    }

    /** Throws what this check found. */
    void report(GameCheck<S> check) {
        if (!done) run();
        AssertionError fault = faults.get(check);
        if (fault != null) throw fault;
    }

    private void run() {
        done = true;
        settings.seeds().takeWhile(seed -> faults.size() < checks.size()).forEach(seed -> new Run(seed).play());
        for (GameCheck<S> check : checks) {
            guard(check, "after all games", check::afterwards);
        }
    }

    private void guard(GameCheck<S> check, Object where, Runnable look) {
        if (faults.containsKey(check)) return;
        try {
            look.run();
        } catch (RuntimeException | AssertionError fault) {
            keep(check, where, fault);
        }
    }

    private void keep(GameCheck<S> check, Object where, Throwable fault) {
        faults.putIfAbsent(check, new AssertionError(where + ":\n" + fault, fault));
    }

    /** What is looked at, in words. */
    @Override
    public String toString() {
        String what = settings.thorough() ? "the game of seed " + settings.seed() : settings.games() + " random games";
        return game.card().id() + ", " + what;
    }

    /** One game. */
    private final class Run {
        private final long seed;
        private final FastDice dice;
        private final StreamDealing dealing;
        private final Deque<String> lastWords = new ArrayDeque<>();
        private String setup = "no set-up";
        private final int[] looks = new int[checks.size()];
        private int version;

        Run(long seed) {
            this.seed = seed;
            dice = new FastDice(seed);
            dealing = new StreamDealing(seed);
        }

        void play() {
            try {
                playToTheEnd();
            } catch (RuntimeException | AssertionError fault) {
                // The game itself broke down; that is nobody's finding in particular, so it is everybody's.
                for (GameCheck<S> check : checks) keep(check, this, fault);
            }
            played++;
            entries += version;
        }

        private void playToTheEnd() {
            Header header = StreamDealing.header(game, RandomSetup.draw(game, dice), seed);
            setup = header.setup().toString();
            Match<S> match = Match.open(game, header);
            Playout player = new Playout(dice, PACES_MILLIS[dice.roll(PACES_MILLIS.length)]);
            while (match.toAct() != 0) match = step(match, player);
            look(match);
        }

        private Match<S> step(Match<S> match, Playout player) {
            Expect.that(version < MOST_ENTRIES, "no end after " + MOST_ENTRIES + " entries");
            Moment<S> moment = look(match);
            Entry entry = dealing.choose(match, moment.state(), player);
            remember(moment.state(), entry);
            if (!(match.play(entry) instanceof Match.Accepted<S> accepted)) {
                throw new AssertionError("a listed move is refused: " + match.why(entry.actor(), entry.move()));
            }
            version++;
            Told told = accepted.told();
            for (GameCheck<S> check : checks) guard(check, this, () -> check.told(moment, told));
            return accepted.match();
        }

        private void remember(S state, Entry entry) {
            String word = state.write(entry.actor(), entry.move());
            lastWords.add(Actor.write(entry.actor()) + " " + word + " at " + entry.at());
            if (lastWords.size() > LAST_WORDS) lastWords.remove();
        }

        /** Lets those checks look that want to; in a game that is played again, all of them. */
        private Moment<S> look(Match<S> match) {
            S state = match.state();
            FastDice sample = new FastDice(seed * 31 + version);
            for (int i = 0; i < checks.size(); i++) {
                GameCheck<S> check = checks.get(i);
                FastDice own = new FastDice(seed * 1_000_003 + version * 101L + i);
                boolean wanted = state.toAct() == 0 ? wantsEnd(check, sample) : wants(i, sample);
                if (wanted || settings.thorough()) guard(check, this, () -> check.at(new Moment<>(match, state, own)));
            }
            return new Moment<>(match, state, sample);
        }

        private boolean wantsEnd(GameCheck<S> check, Dice sample) {
            return check.everyEnd() || sample.roll(SOME_ENDS) == 0;
        }

        /** As often as the check says in a game of usual length, and not much more in a longer one. */
        private boolean wants(int check, Dice sample) {
            int moments = checks.get(check).momentsPerGame();
            boolean wanted = sample.roll(entries) < played * moments && looks[check] < 4L * moments;
            if (wanted) looks[check]++;
            return wanted;
        }

        /** Where the game stands, to be put before a fault. */
        @Override
        public String toString() {
            return game.card().id() + ", seed " + seed + " (play it again with -Dtablee.seed=" + seed + "), " + setup
                    + ", after entry " + version + ", the last ones being " + lastWords;
        }
    }
}
