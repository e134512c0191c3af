package tablee.testkit;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.core.Memory;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;

/**
 * Two moves of somebody else that a viewer cannot tell apart: what is told of them is the same too. Which moves these are
 * is found out by {@link State#imagine}: where a state can be imagined both from the one after the first move and from the
 * one after the second, the viewer's information is the same in all three.
 */
final class HiddenMoves<S extends State<S>> implements Check<S> {
    private static final int TRIES = 12;

    private long secrets;
    private long varied;

    /** What a move leads to. */
    private record After<T extends State<T>>(T state, Told told) {}

    @Override
    public String sentence() {
        return "of moves that a viewer cannot tell apart it is told the same, and what it does not know is imagined anew";
    }

    @Override
    public int momentsPerGame() {
        return 3;
    }

    @Override
    public void at(Moment<S> moment) {
        if (moment.over()) return;
        int[] actors = Moment.actors(moment.state().toAct());
        int actor = actors[moment.dice().roll(actors.length)];
        int[] viewers =
                IntStream.of(moment.viewers()).filter(each -> each != actor).toArray();
        int[] moves = choices(moment.state(), actor);
        if (moves.length < 2 || viewers.length == 0) return;
        int viewer = viewers[moment.dice().roll(viewers.length)];
        After<S> one = after(moment, actor, moves[moment.dice().roll(moves.length)]);
        After<S> other = after(moment, actor, moves[moment.dice().roll(moves.length)]);
        if (one.state.position().equals(other.state.position())) return;
        if (Actor.in(one.told.revealedTo() | other.told.revealedTo(), viewer)) return;
        compare(one, other, viewer, moment.dice());
    }

    private static int[] choices(State<?> state, int actor) {
        if (actor != Actor.CHANCE) return Moment.moves(state, actor).toArray();
        Odds odds = MovesCheck.outcomes(state);
        return IntStream.range(0, odds.size()).map(odds::move).toArray();
    }

    private After<S> after(Moment<S> moment, int actor, int move) {
        S state = moment.state().copy();
        Told told = new Told();
        long at = actor == Actor.CLOCK
                ? Math.max(state.dueAt(), moment.match().at())
                : moment.match().at();
        state.play(actor, move, at, told);
        return new After<>(state, told);
    }

    private void compare(After<S> one, After<S> other, int viewer, Dice dice) {
        long seed = dice.bits();
        boolean toldAlike = Facts.told(one.told, viewer).equals(Facts.told(other.told, viewer));
        boolean seenAlike = Facts.seen(one.state, viewer).equals(Facts.seen(other.state, viewer));
        Set<Record> worlds = imagined(one.state, viewer, seed);
        if (toldAlike && seenAlike) {
            secrets++;
            if (worlds.size() > 1 || !worlds.contains(one.state.position())) varied++;
            return;
        }
        worlds.retainAll(imagined(other.state, viewer, seed));
        if (worlds.isEmpty()) return;
        String who = Viewer.write(viewer) + " should not be able to tell apart";
        Expect.same(Facts.told(one.told, viewer), Facts.told(other.told, viewer), "told of two moves that " + who);
        Expect.same(Facts.seen(one.state, viewer), Facts.seen(other.state, viewer), "after two moves that " + who);
    }

    private Set<Record> imagined(S state, int viewer, long seed) {
        Set<Record> worlds = new HashSet<>();
        for (int i = 0; i < TRIES; i++) {
            S world = state.copy();
            world.imagine(viewer, Memory.PERFECT, new FastDice(seed + i));
            worlds.add(world.position());
        }
        return worlds;
    }

    /** A game that imagines nothing would pass every comparison of worlds. */
    @Override
    public void afterwards() {
        Expect.that(
                secrets == 0 || varied > 0,
                "imagine changed nothing in " + secrets + " moments in which the viewer did not know all");
    }
}
