package tablee.testkit;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Playout;
import tablee.core.State;

/**
 * Searches for a finished game of some kind, seed by seed. Usually with random set-ups and random players; both can be
 * given, for endings that chance alone does not reach.
 */
public final class Recorder<S extends State<S>> {
    private final Game<S> game;
    private final Function<Dice, Header> headers;
    private final TrialPlayer<S> player;
    private final int tries;

    private Recorder(Game<S> game, Function<Dice, Header> headers, TrialPlayer<S> player, int tries) {
        this.game = game;
        this.headers = headers;
        this.player = player;
        this.tries = tries;
    }

    public static <S extends State<S>> Recorder<S> of(Game<S> game) {
        return new Recorder<>(
                game, dice -> Header.of(game.card().id(), RandomSetup.draw(game, dice)), TrialPlayer.random(), 10_000);
    }

    /** Always starts so. */
    public Recorder<S> from(Header header) {
        return new Recorder<>(game, dice -> header, player, tries);
    }

    public Recorder<S> with(TrialPlayer<S> other) {
        return new Recorder<>(game, headers, other, tries);
    }

    public Recorder<S> tries(int most) {
        return new Recorder<>(game, headers, player, most);
    }

    /** The first game, by seed, that ends so. */
    public Optional<Match<S>> find(Predicate<Match<S>> ending) {
        for (long seed = 1; seed <= tries; seed++) {
            Match<S> match = play(new FastDice(seed));
            if (ending.test(match)) return Optional.of(match);
        }
        return Optional.empty();
    }

    private Match<S> play(Dice dice) {
        Match<S> match = Match.open(game, headers.apply(dice));
        Playout time = new Playout(dice);
        Moves moves = new Moves();
        while (match.toAct() != 0 && match.version() < CheckedGames.MOST_ENTRIES) {
            S state = match.state();
            time.choose(state);
            int move = time.move();
            if (Actor.isSeat(time.actor())) {
                moves.clear();
                state.moves(time.actor(), moves);
                move = player.choose(state, time.actor(), moves, dice);
            }
            match = ((Match.Accepted<S>) match.play(new Entry(time.actor(), move, time.at()))).match();
        }
        return match;
    }
}
