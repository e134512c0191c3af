package tablee.liar.rules;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
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
import tablee.core.Viewer;

/** A moment of the game, in flat arrays. The rules about what it waits for are in the {@link Step} of its phase. */
public final class LiarState implements NotedState<LiarState> {
    public final LiarRules rules;
    private final Notation<LiarState> notation;

    /** How many dice each seat has left. */
    public final int[] dice;

    /** The faces under each cup, in the order in which they were rolled; 0 where none lies yet. */
    final int[] faces;

    public int turn;

    /** The last bid of this round, as a move, or 0 before the first. */
    public int bid;

    public LiarState(LiarRules rules, Notation<LiarState> notation) {
        this.rules = rules;
        this.notation = notation;
        dice = new int[rules.seats()];
        faces = new int[rules.seats() * LiarRules.MOST_DICE];
        Arrays.fill(dice, rules.dice());
    }

    @Override
    public Notation<LiarState> notation() {
        return notation;
    }

    @Override
    public LiarState self() {
        return this;
    }

    // ---- What lies where -------------------------------------------------------------------------------------------

    private static int place(int seat, int die) {
        return seat * LiarRules.MOST_DICE + die;
    }

    public void put(int seat, int die, int face) {
        faces[place(seat, die)] = face;
    }

    public List<Integer> under(int seat) {
        return Arrays.stream(faces, place(seat, 0), place(seat + 1, 0))
                .filter(face -> face > 0)
                .boxed()
                .toList();
    }

    public List<Integer> shown() {
        return Arrays.stream(faces).filter(face -> face > 0).boxed().toList();
    }

    int players() {
        int players = 0;
        for (int each : dice) if (each > 0) players++;
        return players;
    }

    int allDice() {
        int all = 0;
        for (int each : dice) all += each;
        return all;
    }

    /** The place of the next die to roll, or -1 when all lie. */
    int nextDie() {
        for (int seat = 0; seat < dice.length; seat++) {
            for (int i = 0; i < dice[seat]; i++) if (faces[place(seat, i)] == 0) return place(seat, i);
        }
        return -1;
    }

    int after(int seat) {
        int next = (seat + 1) % dice.length;
        while (dice[next] == 0) next = (next + 1) % dice.length;
        return next;
    }

    int before(int seat) {
        int last = (seat + dice.length - 1) % dice.length;
        while (dice[last] == 0) last = (last + dice.length - 1) % dice.length;
        return last;
    }

    // ---- Who may do what -------------------------------------------------------------------------------------------

    private Phase phase() {
        if (players() == 1) return Phase.OVER;
        return nextDie() >= 0 ? Phase.ROLL : Phase.BID;
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
            case ROLL -> Actor.bit(Actor.CHANCE);
            case BID -> Actor.bit(turn);
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
        out.roll("cup", 0, nextDie() / LiarRules.MOST_DICE);
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
        int[] ranks = new int[dice.length];
        for (int seat = 0; seat < dice.length; seat++) ranks[seat] = dice[seat] > 0 ? 1 : 2;
        return ranks;
    }

    @Override
    public Count count() {
        return new Count(IntStream.range(0, dice.length)
                .mapToObj(seat -> Count.Item.of(seat, "dice-left", dice[seat], dice[seat]))
                .toList());
    }

    // ---- Copies ----------------------------------------------------------------------------------------------------

    @Override
    public LiarState copy() {
        LiarState copy = new LiarState(rules, notation);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(LiarState other) {
        System.arraycopy(other.dice, 0, dice, 0, dice.length);
        System.arraycopy(other.faces, 0, faces, 0, faces.length);
        turn = other.turn;
        bid = other.bid;
    }

    /** What lies under other cups could be anything; bids say nothing about it for certain. */
    @Override
    public void imagine(int viewer, Memory kept, Dice random) {
        if (viewer == Viewer.ALL) return;
        for (int i = 0; i < faces.length; i++) {
            boolean own = i / LiarRules.MOST_DICE == viewer;
            if (!own && faces[i] > 0) faces[i] = 1 + random.roll(LiarRules.FACES);
        }
    }
}
