package tablee.skeleton.rules;

import java.util.Arrays;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Notation;
import tablee.core.NotedState;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Stream;
import tablee.core.Told;

/** A moment of the game. The rules about what it waits for are in the {@link Step} of its phase. */
public final class SkeletonState implements NotedState<SkeletonState> {
    public static final int NOBODY = -1;

    final SkeletonRules rules;
    private final Notation<SkeletonState> notation;

    public int stones;

    /** Who plays; once the heap is empty, who took the last stone; {@link #NOBODY} before chance has chosen. */
    public int turn = NOBODY;

    public SkeletonState(SkeletonRules rules, Notation<SkeletonState> notation) {
        this.rules = rules;
        this.notation = notation;
        stones = rules.stones();
    }

    @Override
    public Notation<SkeletonState> notation() {
        return notation;
    }

    @Override
    public SkeletonState self() {
        return this;
    }

    // ---- Who may do what -------------------------------------------------------------------------------------------

    private Phase phase() {
        if (turn == NOBODY) return Phase.START;
        return stones == 0 ? Phase.OVER : Phase.TAKE;
    }

    @Override
    public int seats() {
        return rules.seats();
    }

    @Override
    public int side(int seat) {
        return seat;
    }

    @Override
    public long toAct() {
        return switch (phase()) {
            case START -> Actor.bit(Actor.CHANCE);
            case TAKE -> Actor.bit(turn);
            case OVER -> 0;
        };
    }

    @Override
    public boolean legal(int actor, int move) {
        return Actor.in(toAct(), actor) && phase().step.refuse(this, move).isEmpty();
    }

    @Override
    public void moves(int actor, Moves out) {
        if (Actor.in(toAct(), actor) && phase().step instanceof Step.Decision decision) decision.moves(this, out);
    }

    @Override
    public void odds(Odds out) {
        if (phase().step instanceof Step.Chance chance) chance.odds(this, out);
    }

    @Override
    public void stream(Stream out) {
        out.roll("first", 0, 0);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        phase().step.play(this, move, told);
    }

    @Override
    public Refusal why(int actor, int move) {
        return phase().step.refuse(this, move).orElseThrow();
    }

    // ---- How it ends -----------------------------------------------------------------------------------------------

    @Override
    public int[] ranks() {
        int[] ranks = new int[seats()];
        Arrays.fill(ranks, 2);
        ranks[turn] = 1;
        return ranks;
    }

    @Override
    public Count count() {
        if (turn == NOBODY || stones > 0) return new Count(List.of());
        return new Count(List.of(Count.Item.of(turn, "last-stone", 1)));
    }

    // ---- Copies ----------------------------------------------------------------------------------------------------

    @Override
    public SkeletonState copy() {
        SkeletonState copy = new SkeletonState(rules, notation);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(SkeletonState other) {
        stones = other.stones;
        turn = other.turn;
    }

    /** Nothing is hidden, so there is nothing to imagine. */
    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {}
}
