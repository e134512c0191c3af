package tablee.toy;

import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Option;
import tablee.core.Setup;

/**
 * A game to test with. Each seat is dealt a secret bonus; then they take one to three stones in turn or toss a coin for one
 * or two, until the heap is empty. With the clock, who thinks for ten seconds takes one stone.
 */
public final class Toy implements Game<ToyState> {
    static final int MOST_STONES = 30;

    /** @param bonus the seats' bonuses as far as they are dealt */
    public record Position(
            int left, int turn, List<Integer> bonus, List<Integer> taken, boolean tossing, boolean clock, long since) {}

    @Override
    public Card card() {
        List<Option> options = List.of(new Option.Range("stones", 1, MOST_STONES, 9), new Option.Flag("clock", false));
        return new Card("toy", "Toy", List.of(1), List.of(2, 3), options);
    }

    @Override
    public ToyState open(Setup setup) {
        return new ToyState(
                setup.seats(), setup.options().number("stones"), setup.options().on("clock"));
    }

    @Override
    public Class<Position> positionType() {
        return Position.class;
    }

    @Override
    public ToyState place(Setup setup, Record position) {
        Position given = (Position) position;
        if (given.taken().size() != setup.seats()) {
            throw new BadInput("There are " + setup.seats() + " seats, not "
                    + given.taken().size() + ".");
        }
        if (given.left() < 0 || given.left() > MOST_STONES) throw new BadInput("The heap holds 0 to 30 stones.");
        if (given.turn() < 0 || given.turn() >= setup.seats()) throw new BadInput("There is no such turn.");
        if (given.bonus().size() > setup.seats()) throw new BadInput("There is a bonus too many.");
        return new ToyState(given);
    }

    @Override
    public Optional<Class<? extends Record>> viewType() {
        return Optional.of(ToyState.View.class);
    }

    @Override
    public ToyState imagine(Setup setup, int viewer, Record view, Dice dice) {
        ToyState.View seen = (ToyState.View) view;
        List<Integer> bonus =
                seen.bonus().stream().map(each -> Math.max(1, each)).toList();
        boolean clock = setup.options().on("clock");
        ToyState world =
                place(setup, new Position(seen.left(), seen.turn(), bonus, seen.taken(), seen.tossing(), clock, 0));
        world.imagine(viewer, Memory.PERFECT, dice);
        return world;
    }
}
