package tablee.circus;

import java.util.Optional;
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

/** One moment of a game of Flip Circus. The rules themselves stand in the files named after the rulebook's chapters. */
public final class CircusState implements State<CircusState> {
    final Terms terms;

    /** For each artist, the positions where this artist lies up, and down; see {@link Ring}. */
    long faces;

    long backs;

    /** By position, four bits each: the origin of the token, which is where it was dealt. All see how tokens move. */
    long origins;

    /** By origin: who has seen both sides of the token, and when; see {@link Seen}. */
    final long[] seen = new long[Rosette.TOKENS];

    /** For each seat, the origins of the tokens whose backs it is being shown (CIRC-51), in lanes as the artists. */
    long shown;

    Phase phase = Phase.FIRST_PLAYER;
    int turn;
    int seat;
    int actionsDone;
    int actionsLeft;

    /** What the two sides hold; see {@link Applause} and {@link Posters}. */
    int applause;

    int posters;

    /** The last turn with a poster, or 0, and which one; the Clown, who has none, stands for none yet. */
    int posterTurn;

    Artist lastPoster = Artist.CLOWN;

    /** How the game ended; means something only when it is over. */
    Ending ending = Ending.DRAW;

    /** Entries so far; those before each seat's latest turn; those before the present seat's turn before this one. */
    int entries;

    final int[] turnBegan;
    int turnBeganBefore;

    CircusState(Terms terms) {
        this.terms = terms;
        turnBegan = new int[terms.seats()];
    }

    /** The positions that show this artist. */
    int showing(Artist artist) {
        return Ring.lane(faces, artist.ordinal());
    }

    /** Whether a token lies there yet. */
    boolean isLaid(int position) {
        return (faces & Ring.across(position)) != 0;
    }

    Artist face(int position) {
        return Artist.of(Ring.laneAt(faces, position));
    }

    Artist back(int position) {
        return Artist.of(Ring.laneAt(backs, position));
    }

    int origin(int position) {
        return (int) (origins >>> 4 * position) & 0xF;
    }

    int side() {
        return side(seat);
    }

    @Override
    public int seats() {
        return terms.seats();
    }

    @Override
    public int side(int ofSeat) {
        return terms.side(ofSeat);
    }

    @Override
    public long toAct() {
        return switch (phase) {
            case FIRST_PLAYER, DEAL -> Actor.bit(Actor.CHANCE);
            case TURN, CLOWN_CHOICE -> Actor.bit(seat);
            case OVER -> 0;
        };
    }

    @Override
    public boolean legal(int actor, int move) {
        if (!Actor.in(toAct(), actor) || !Move.exists(actor, move, terms)) return false;
        return actor == Actor.CHANCE ? Deal.legal(this, move) : Turns.legal(this, move);
    }

    @Override
    public void moves(int actor, Moves out) {
        if (!Actor.in(toAct(), actor)) return;
        if (phase == Phase.CLOWN_CHOICE) Clowns.moves(this, out);
        else if (phase == Phase.TURN) Turns.moves(this, out);
    }

    @Override
    public void odds(Odds out) {
        Deal.odds(this, out);
    }

    @Override
    public void stream(Stream out) {
        CircusStreams.name(this, out);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        entries++;
        if (actor == Actor.CHANCE) Deal.play(this, move, told);
        else Turns.play(this, move, told);
    }

    @Override
    public Refusal why(int actor, int move) {
        return Why.refused(this, actor, move);
    }

    @Override
    public int[] ranks() {
        return Posters.ranks(this);
    }

    @Override
    public Count count() {
        return Posters.count(this);
    }

    @Override
    public CircusState copy() {
        CircusState copy = new CircusState(terms);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(CircusState other) {
        faces = other.faces;
        backs = other.backs;
        origins = other.origins;
        System.arraycopy(other.seen, 0, seen, 0, seen.length);
        shown = other.shown;
        phase = other.phase;
        turn = other.turn;
        seat = other.seat;
        actionsDone = other.actionsDone;
        actionsLeft = other.actionsLeft;
        applause = other.applause;
        posters = other.posters;
        posterTurn = other.posterTurn;
        lastPoster = other.lastPoster;
        ending = other.ending;
        entries = other.entries;
        System.arraycopy(other.turnBegan, 0, turnBegan, 0, turnBegan.length);
        turnBeganBefore = other.turnBeganBefore;
    }

    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        if (viewer != Viewer.ALL) Knowledge.imagine(this, viewer, kept, dice);
    }

    @Override
    public Record view(int viewer) {
        return CircusView.of(this, viewer);
    }

    @Override
    public Optional<Record> figures(int viewer) {
        return Optional.of(CircusFigures.of(this));
    }

    @Override
    public Record position() {
        return CircusPosition.of(this);
    }

    @Override
    public int lookBack(int viewer) {
        return Knowledge.lookBack(this, viewer);
    }

    @Override
    public String write(int actor, int move) {
        return Move.write(move);
    }

    @Override
    public int read(int actor, String word) {
        return Move.read(actor, word, terms);
    }

    @Override
    public Refusal whyNot(int actor, String word) {
        return Why.notRead(word);
    }

    @Override
    public String draw() {
        return Drawing.of(this);
    }
}
