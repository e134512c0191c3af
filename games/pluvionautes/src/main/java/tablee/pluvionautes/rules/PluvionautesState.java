package tablee.pluvionautes.rules;

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

/**
 * One moment of a game. The fields are here; the rules about what it waits for are in the {@link Step} of its phase.
 * Those of every turn are called directly, which saves some of a ply.
 */
public final class PluvionautesState implements NotedState<PluvionautesState>, Scene {
    /** Nobody, where a seat is asked for. */
    public static final int NOBODY = -1;

    /** No aim. */
    public static final int NO_AIM = -1;

    /** What {@link #seed} is before the first part of it is drawn. */
    public static final int NO_SEED = 1;

    public final PluvionautesRules rules;
    private final Notation<PluvionautesState> notation;
    public final Sky sky;

    /** The cells of each seat's airships. */
    public final long[] airships;

    public Phase phase;
    public int turn = NOBODY;
    public int first = NOBODY;
    public int round = 1;
    public int throwsLeft;

    /** The aim or target of the throw in the air. */
    public int aim = NO_AIM;

    /** The cells on or between which the balloon die lies; 0 while it is in the hand. */
    public long die;

    public int face;
    public int points;

    /** Whether the die was turned over in this turn. */
    public boolean turned;

    /** What the balloon tows. */
    public int carried = Piece.NONE;

    /** Where the weather dice lie, each as a {@link Knock}; 0: not on the board. */
    public int sun;

    public int monsoon;

    /** The weather dice that were hit and whose knock is still to come, as bits. */
    public int hit;

    /** Which missions are in play, an ordinal; or -1. */
    public int missionSet = -1;

    /** The missions of the seats: 1 and the ordinal in four bits each, the first seat lowest. */
    public int missions;

    /** The parts of the seed so far, ten bits each, after a leading 1. */
    public int seed = NO_SEED;

    public PluvionautesState(PluvionautesRules rules, Notation<PluvionautesState> notation) {
        this.rules = rules;
        this.notation = notation;
        sky = new Sky(rules.numbers());
        airships = new long[rules.seats()];
        phase = rules.advancedSetup() ? Phase.SEED : Phase.LAY;
    }

    @Override
    public PluvionautesState copy() {
        PluvionautesState copy = new PluvionautesState(rules, notation);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(PluvionautesState other) {
        sky.become(other.sky);
        System.arraycopy(other.airships, 0, airships, 0, airships.length);
        phase = other.phase;
        turn = other.turn;
        first = other.first;
        round = other.round;
        throwsLeft = other.throwsLeft;
        aim = other.aim;
        die = other.die;
        face = other.face;
        points = other.points;
        turned = other.turned;
        carried = other.carried;
        sun = other.sun;
        monsoon = other.monsoon;
        hit = other.hit;
        missionSet = other.missionSet;
        missions = other.missions;
        seed = other.seed;
    }

    @Override
    public Notation<PluvionautesState> notation() {
        return notation;
    }

    @Override
    public PluvionautesState self() {
        return this;
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
        return phase == Phase.OVER ? 0 : Actor.bit(phase.chance() ? Actor.CHANCE : turn);
    }

    @Override
    public boolean legal(int actor, int move) {
        if (!Actor.in(toAct(), actor)) return false;
        if (actor != Actor.CHANCE && !isMove(move)) return false;
        return phase.step.refuse(this, move).isEmpty();
    }

    /** Whether a number is a move of a seat at all. */
    private static boolean isMove(int move) {
        return Aim.valid(move) || PluvionautesMove.valid(move);
    }

    @Override
    public void moves(int actor, Moves out) {
        if (actor != turn) return;
        switch (phase) {
            case THROW -> Throw.STEP.moves(this, out);
            case MOVE -> MoveDie.STEP.moves(this, out);
            case TOW -> TowPiece.STEP.moves(this, out);
            default -> {
                if (phase.step instanceof Step.Decision decision) decision.moves(this, out);
            }
        }
    }

    @Override
    public void odds(Odds out) {
        if (phase == Phase.FLIGHT) Flight.STEP.odds(this, out);
        else if (phase.step instanceof Step.Chance chance) chance.odds(this, out);
        else throw new IllegalStateException("nothing is left to chance in " + phase);
    }

    @Override
    public void stream(Stream out) {
        PluvionautesStreams.name(this, out);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        switch (phase) {
            case THROW -> Throw.STEP.play(this, move, told);
            case FLIGHT -> Flight.STEP.play(this, move, told);
            case MOVE -> MoveDie.STEP.play(this, move, told);
            case TOW -> TowPiece.STEP.play(this, move, told);
            default -> phase.step.play(this, move, told);
        }
    }

    @Override
    public Refusal why(int actor, int move) {
        if (actor == Actor.CHANCE) return Step.Chance.why(this, move);
        if (!isMove(move)) return Refusal.of("TABLE-10", "no-such-move");
        boolean seats = phase.step instanceof Step.Decision;
        return seats ? phase.step.refuse(this, move).orElseGet(phase::notNow) : phase.notNow();
    }

    @Override
    public int[] ranks() {
        return SkyYield.of(this).ranks();
    }

    @Override
    public Count count() {
        return Explained.count(this);
    }

    /** The missions of others are any that are left in play, dealt anew; everything else lies open (PLUV-11). */
    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        PluvionautesSecrets.imagine(this, viewer, dice);
    }

    // ---- What stands where ----

    /** The cell of the die, once it lies on one. */
    public int dieCell() {
        return Hex.first(die);
    }

    long allAirships() {
        long all = 0;
        for (long each : airships) all |= each;
        return all;
    }

    /** The cells on which weather dice lie. */
    long weatherCells() {
        return Knock.cells(sun) | Knock.cells(monsoon);
    }

    /** Islands that carry neither cloud nor airship nor weather die: where one can land (PLUV-27). */
    public long bareIslands() {
        return sky.islands() & ~(sky.clouds() | allAirships() | weatherCells());
    }

    /** Islands that can be towed (PLUV-23, 42, 71). */
    public long freeIslands() {
        return bareIslands() & ~sky.held();
    }

    /** Whether the end of the game is triggered (PLUV-45, 64). */
    public boolean endTriggered() {
        return sky.anchored() >= rules.end();
    }

    public int mission(int seat) {
        return (missions >> 4 * seat & 15) - 1;
    }

    public int weather(Weather which) {
        return which == Weather.SUN ? sun : monsoon;
    }

    public void weather(Weather which, int knock) {
        if (which == Weather.SUN) sun = knock;
        else monsoon = knock;
    }

    @Override
    public boolean throwing() {
        return phase == Phase.FLIGHT;
    }

    @Override
    public Aim aim() {
        return Aim.unpack(aim);
    }

    @Override
    public boolean tossing() {
        return phase == Phase.TOSS && sun == 0;
    }

    @Override
    public int layersAt(int cell) {
        return sky.layers(cell);
    }

    @Override
    public boolean weatherInPlay() {
        return monsoon != 0;
    }

    @Override
    public int weatherCell(Weather which) {
        return Hex.first(Knock.cells(weather(which)));
    }

    @Override
    public int weatherValue(Weather which) {
        return Knock.value(weather(which));
    }

    @Override
    public boolean weatherFixed() {
        return endTriggered();
    }
}
