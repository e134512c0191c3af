package tablee.core;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A moment of the pile game. */
public final class PileState implements State<PileState> {
    private final Setup setup;
    private int pile;
    private int turn;
    private boolean started;
    private long turnStarted;

    /** How often it was asked whether a move is legal, this moment and all its copies together. */
    final AtomicInteger asked;

    PileState(Setup setup, PileGame.Position position) {
        this(setup, position, new AtomicInteger());
    }

    private PileState(Setup setup, PileGame.Position position, AtomicInteger asked) {
        this.setup = setup;
        this.asked = asked;
        pile = position.pile();
        turn = position.turn();
        started = position.started();
        turnStarted = position.turnStarted();
    }

    private boolean won() {
        return pile >= setup.options().number("goal");
    }

    @Override
    public int seats() {
        return setup.seats();
    }

    @Override
    public int side(int seat) {
        return setup.options().on("teams") ? seat % 2 : seat;
    }

    @Override
    public long toAct() {
        if (!started) return Actor.bit(Actor.CHANCE);
        if (won()) return 0;
        long seats = setup.options().on("together") ? Actor.seats(seats()) : Actor.bit(turn);
        return seats | (dueAt() == NEVER ? 0 : Actor.bit(Actor.CLOCK));
    }

    @Override
    public boolean legal(int actor, int move) {
        asked.incrementAndGet();
        if (!Actor.in(toAct(), actor)) return false;
        if (actor == Actor.CHANCE) return move >= 0 && move <= 2;
        return actor == Actor.CLOCK ? move == PileGame.RING : move >= 1 && move <= PileGame.PEEK;
    }

    @Override
    public void moves(int actor, Moves out) {
        if (actor == Actor.CLOCK) out.add(PileGame.RING);
        else for (int move = 1; move <= PileGame.PEEK; move++) out.add(move);
    }

    @Override
    public void odds(Odds out) {
        out.uniform(3);
        if (setup.options().on("thrown")) out.source("throw");
    }

    @Override
    public long dueAt() {
        boolean runs = started && !won() && setup.options().on("clock");
        return runs ? turnStarted + PileGame.SECOND : NEVER;
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        if (move == PileGame.PEEK) peek(actor, told);
        else pile += actor == Actor.CLOCK ? 0 : move;
        if (move != PileGame.PEEK && told.listening()) told.all(new PileGame.Put(actor, pile));
        if (started) turn = (turn + 1) % seats();
        started = true;
        turnStarted = at;
    }

    private void peek(int actor, Told told) {
        told.some(Actor.bit(actor), new PileGame.Peeked(actor, pile), new PileGame.SomebodyPeeked(actor));
        told.reveal(Actor.bit(actor));
    }

    @Override
    public Refusal why(int actor, int move) {
        return Refusal.of("PILE-1", "one-or-two", move);
    }

    @Override
    public int[] ranks() {
        int[] ranks = new int[seats()];
        int winner = (turn + seats() - 1) % seats();
        for (int seat = 0; seat < ranks.length; seat++) ranks[seat] = side(seat) == side(winner) ? 1 : 2;
        return ranks;
    }

    @Override
    public Count count() {
        return new Count(List.of(Count.Item.of(0, "pile", pile)));
    }

    @Override
    public PileState copy() {
        return new PileState(setup, position(), asked);
    }

    @Override
    public void become(PileState other) {
        pile = other.pile;
        turn = other.turn;
        started = other.started;
        turnStarted = other.turnStarted;
    }

    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        pile = kept.keeps(0, dice) ? pile : dice.roll(9);
    }

    @Override
    public Record view(int viewer) {
        return position();
    }

    @Override
    public PileGame.Position position() {
        return new PileGame.Position(pile, turn, started, turnStarted);
    }

    @Override
    public int lookBack(int viewer) {
        return setup.options().number("memory");
    }

    @Override
    public String write(int actor, int move) {
        return Integer.toString(move);
    }

    @Override
    public int read(int actor, String word) {
        return word.matches("\\d") ? Integer.parseInt(word) : NO_MOVE;
    }

    @Override
    public String draw() {
        return "#".repeat(pile);
    }
}
