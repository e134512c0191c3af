package tablee.skeleton;

import java.util.Arrays;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.Stream;
import tablee.core.Told;
import tablee.core.Viewer;

/** A moment of the game. A move is how many stones are taken; of chance, who starts. */
public final class SkeletonState implements State<SkeletonState> {
    static final int NOBODY = -1;

    private final int seats;
    private int stones;
    private int turn;

    SkeletonState(int seats, SkeletonPosition position) {
        this.seats = seats;
        stones = position.stones();
        turn = position.turn();
    }

    // ---- Who may do what -------------------------------------------------------------------------------------------

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int side(int seat) {
        return seat;
    }

    @Override
    public long toAct() {
        if (turn == NOBODY) return Actor.bit(Actor.CHANCE);
        return stones == 0 ? 0 : Actor.bit(turn);
    }

    @Override
    public boolean legal(int actor, int move) {
        if (!Actor.in(toAct(), actor)) return false;
        if (actor == Actor.CHANCE) return move >= 0 && move < seats;
        return move >= 1 && move <= Math.min(Skeleton.MOST_TAKEN, stones);
    }

    @Override
    public void moves(int actor, Moves out) {
        for (int move = 1; legal(actor, move); move++) out.add(move);
    }

    @Override
    public void odds(Odds out) {
        out.uniform(seats);
    }

    @Override
    public void stream(Stream out) {
        out.roll("first", 0, 0);
    }

    @Override
    public Refusal why(int actor, int move) {
        if (actor == Actor.CHANCE) return Refusal.of("SKEL-2", "no-such-seat", move);
        if (move < 1 || move > Skeleton.MOST_TAKEN) return Refusal.of("SKEL-3", "one-to-most", Skeleton.MOST_TAKEN);
        return Refusal.of("SKEL-4", "not-so-many", stones);
    }

    // ---- What happens ----------------------------------------------------------------------------------------------

    @Override
    public void play(int actor, int move, long at, Told told) {
        if (actor == Actor.CHANCE) start(move, told);
        else take(move, told);
    }

    private void start(int seat, Told told) {
        turn = seat;
        // Nobody could know who would start: an undo does not go back before this.
        told.reveal(Viewer.EVERYBODY);
        if (told.listening()) told.all(new Happened.Started(seat));
    }

    private void take(int count, Told told) {
        stones -= count;
        if (told.listening()) told.all(new Happened.StonesTaken(turn, count, stones));
        if (stones > 0) turn = (turn + 1) % seats;
        else if (told.listening()) told.all(new Happened.Won(turn));
    }

    // ---- How it ends -----------------------------------------------------------------------------------------------

    @Override
    public int[] ranks() {
        int[] ranks = new int[seats];
        Arrays.fill(ranks, 2);
        ranks[turn] = 1;
        return ranks;
    }

    @Override
    public Count count() {
        if (turn == NOBODY || stones > 0) return new Count(List.of());
        return new Count(List.of(Count.Item.of(turn, "last-stone", 1)));
    }

    // ---- Copies, views, words --------------------------------------------------------------------------------------

    @Override
    public SkeletonState copy() {
        return new SkeletonState(seats, position());
    }

    @Override
    public void become(SkeletonState other) {
        stones = other.stones;
        turn = other.turn;
    }

    /** Nothing is hidden, so there is nothing to imagine. */
    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {}

    @Override
    public SkeletonPosition view(int viewer) {
        return position();
    }

    @Override
    public SkeletonPosition position() {
        return new SkeletonPosition(stones, turn);
    }

    @Override
    public String write(int actor, int move) {
        return (actor == Actor.CHANCE ? "start " : "take ") + move;
    }

    @Override
    public int read(int actor, String word) {
        String verb = actor == Actor.CHANCE ? "start " : "take ";
        return word.matches(verb + "(?:0|[1-9]\\d?)") ? Integer.parseInt(word.substring(verb.length())) : NO_MOVE;
    }

    @Override
    public String draw() {
        return "stones " + stones + ", turn " + (turn == NOBODY ? "of nobody" : turn);
    }
}
