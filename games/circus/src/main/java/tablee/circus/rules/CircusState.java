package tablee.circus.rules;

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
import tablee.core.TableRule;
import tablee.core.Told;
import tablee.core.Viewer;

/** One moment of a game of Flip Circus. The rules about what it waits for are in the {@link Step} of its
 * phase. */
public final class CircusState implements NotedState<CircusState> {
    public final CircusRules rules;
    private final Notation<CircusState> notation;

    /** For each artist, the positions where this artist lies up, and down; see {@link Ring}. */
    public long faces;

    public long backs;

    /** By position, four bits each: the origin of the token, which is where it was dealt. All see how tokens move. */
    public long origins;

    /** By origin: who has seen both sides of the token, and when; see {@link Seen}. */
    public final long[] seen;

    /** For each seat, the origins of the tokens whose backs it is being shown (CIRC-51), in lanes as the artists. */
    public long shown;

    public Phase phase = Phase.FIRST_PLAYER;
    public int turn;
    public int seat;
    public int actionsDone;
    public int actionsLeft;

    /** What the two sides hold; see {@link Applause} and {@link Posters}. */
    int applause;

    public int posters;

    /** The last turn with a poster, or 0, and which one; the Clown, who has none, stands for none yet. */
    public int posterTurn;

    public Artist lastPoster = Artist.CLOWN;

    /** The side that would win at the limit, where that decides; means something once it is known who starts. See {@link LimitStanding}. */
    public int ahead;

    /** How the game ended; means something only when it is over. */
    public Ending ending = Ending.DRAW;

    /** Entries so far; those before each seat's latest turn; those before the present seat's turn before this one. */
    public int entries;

    public final int[] turnBegan;
    public int turnBeganBefore;

    public CircusState(CircusRules rules, Notation<CircusState> notation) {
        this.rules = rules;
        this.notation = notation;
        seen = new long[Rosette.TOKENS];
        turnBegan = new int[rules.seats()];
    }

    private CircusState(CircusState other) {
        rules = other.rules;
        notation = other.notation;
        seen = other.seen.clone();
        turnBegan = other.turnBegan.clone();
        becomeButLists(other);
    }

    /** The positions that show this artist. */
    public int showing(Artist artist) {
        return Ring.lane(faces, artist.ordinal());
    }

    /** Whether a token lies there yet. */
    public boolean isLaid(int position) {
        return (faces & Ring.across(position)) != 0;
    }

    public Artist face(int position) {
        return Artist.of(Ring.laneAt(faces, position));
    }

    public Artist back(int position) {
        return Artist.of(Ring.laneAt(backs, position));
    }

    public int origin(int position) {
        return (int) (origins >>> 4 * position) & 0xF;
    }

    public int side() {
        return side(seat);
    }

    @Override
    public Notation<CircusState> notation() {
        return notation;
    }

    @Override
    public CircusState self() {
        return this;
    }

    @Override
    public int seats() {
        return rules.seats();
    }

    @Override
    public int side(int ofSeat) {
        return rules.side(ofSeat);
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
        if (!Actor.in(toAct(), actor) || !CircusMove.exists(actor, move, rules)) return false;
        return phase.step.refuse(this, move).isEmpty();
    }

    @Override
    public void moves(int actor, Moves out) {
        if (!Actor.in(toAct(), actor)) return;
        if (phase == Phase.TURN) TakeTurn.STEP.moves(this, out);
        else AnswerClowns.STEP.moves(this, out);
    }

    @Override
    public void odds(Odds out) {
        if (phase.step instanceof Step.Chance chance) chance.odds(this, out);
    }

    @Override
    public void stream(Stream out) {
        CircusStreams.name(this, out);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        entries++;
        if (actor == Actor.CHANCE) phase.step.play(this, move, told);
        else if (phase == Phase.TURN) TakeTurn.STEP.play(this, move, told);
        else AnswerClowns.STEP.play(this, move, told);
    }

    @Override
    public Refusal why(int actor, int move) {
        if (!Actor.in(toAct(), actor)) return Refusal.of(TableRule.TURN.id(), "not-your-turn");
        if (!CircusMove.exists(actor, move, rules)) return Refusal.of(TableRule.WORD.id(), "no-such-move");
        return phase.step.refuse(this, move).orElseThrow();
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
        return new CircusState(this);
    }

    @Override
    public void become(CircusState other) {
        System.arraycopy(other.seen, 0, seen, 0, seen.length);
        System.arraycopy(other.turnBegan, 0, turnBegan, 0, turnBegan.length);
        becomeButLists(other);
    }

    private void becomeButLists(CircusState other) {
        faces = other.faces;
        backs = other.backs;
        origins = other.origins;
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
        ahead = other.ahead;
        ending = other.ending;
        entries = other.entries;
        turnBeganBefore = other.turnBeganBefore;
    }

    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        if (viewer != Viewer.ALL) CircusSecrets.imagine(this, viewer, kept, dice);
    }

    @Override
    public int lookBack(int viewer) {
        return CircusSecrets.lookBack(this, viewer);
    }
}
