package tablee.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Odds;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Stream;

/** A game of random moves whose chance is dealt from a seed, and what chance brought in it. */
final class DealtGame<S extends State<S>> {
    /**
     * One outcome.
     *
     * @param entry its place in the log
     * @param roll for dice: purpose, round, seat, how often that was rolled before, and all it could be
     * @param stock for a piece of a stock: which one it was
     */
    record Drawn(int entry, String purpose, String roll, Optional<StockDraw> stock, Odds odds, int move) {}

    private final Dealer dealer;
    private final Playout players;
    private final StockDraw.Account stocks = new StockDraw.Account();
    private final Map<String, Integer> rolls = new HashMap<>();
    private final List<Drawn> drawn = new ArrayList<>();
    private Match<S> match;

    DealtGame(Game<S> game, Header header, long deal, long choices) {
        dealer = new Dealer(StreamDealing.bytes(deal), Map.of());
        players = new Playout(new FastDice(choices));
        match = Match.open(game, header);
    }

    /** Plays to the end; after each entry somebody may interfere. */
    DealtGame<S> play(Consumer<DealtGame<S>> after) {
        while (!match.over()) {
            step();
            after.accept(this);
        }
        return this;
    }

    private void step() {
        S state = match.state();
        boolean chance = Actor.in(match.toAct(), Actor.CHANCE);
        if (chance) {
            Entry entry = dealer.deal(match).entries().get(0);
            note(state, entry.move());
            enter(entry);
            return;
        }
        players.startAt(match.at());
        players.choose(state);
        enter(new Entry(players.actor(), players.move(), players.at()));
    }

    private void note(S state, int move) {
        Stream stream = new Stream();
        state.stream(stream);
        Odds odds = MovesCheck.outcomes(state);
        boolean stock = !stream.stock().isEmpty();
        String purpose = stock ? stream.stock() : stream.dice().get(0).purpose();
        String roll = stock ? "" : roll(stream.dice()) + MovesCheck.text(odds);
        drawn.add(new Drawn(match.version(), purpose, roll, stocks.draw(stream, move), odds, move));
    }

    private String roll(List<Stream.Die> dice) {
        return dice + " " + rolls.merge(dice.toString(), 1, Integer::sum) + " ";
    }

    void enter(Entry entry) {
        Match.Step<S> step = match.play(entry);
        if (step instanceof Match.Accepted<S> accepted) match = accepted.match();
        else throw new AssertionError("entry " + match.version() + " is refused: " + step);
    }

    Match<S> match() {
        return match;
    }

    List<Drawn> drawn() {
        return drawn;
    }
}
