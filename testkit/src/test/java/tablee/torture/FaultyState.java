package tablee.torture;

import java.util.Arrays;
import java.util.stream.IntStream;
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

/** A sound state, and what one fault makes of it. */
public final class FaultyState implements State<FaultyState> {
    private static int calls;

    private final TortureState sound;
    private final PlantedFault fault;

    FaultyState(TortureState sound, PlantedFault fault) {
        this.sound = sound;
        this.fault = fault;
    }

    private boolean is(PlantedFault other) {
        return fault == other;
    }

    /** Something that no viewer knows. */
    private int hidden() {
        return sound.phase == Phase.OVER ? 0 : Arrays.stream(sound.secrets).sum();
    }

    record ViewAndBag(TortureView view, int coalInBag) {}

    record Unheard(int seat) {}

    @Override
    public int seats() {
        return sound.seats();
    }

    @Override
    public int side(int seat) {
        return sound.side(seat);
    }

    @Override
    public long toAct() {
        long waiting = sound.toAct();
        if (is(PlantedFault.CLOCK_BESIDE_CHANCE) && sound.phase == Phase.TOSS) waiting |= Actor.bit(Actor.CLOCK);
        if (is(PlantedFault.SEAT_WITHOUT_MOVES) && sound.phase == Phase.DRUM) waiting |= Actor.bit(0);
        return waiting;
    }

    @Override
    public boolean legal(int actor, int move) {
        if (is(PlantedFault.LEGAL_UNLISTED) && sound.phase == Phase.BID && move == -1) return Actor.isSeat(actor);
        if (is(PlantedFault.OUTCOME_WITHOUT_WEIGHT) && sound.phase == Phase.PICK && move == TortureMove.SEAT + seats())
            return true;
        if (is(PlantedFault.LISTED_ILLEGAL) && move == TortureMove.LEAVE) return false;
        return sound.legal(actor, move);
    }

    @Override
    public void moves(int actor, Moves out) {
        int before = out.size();
        sound.moves(actor, out);
        if (is(PlantedFault.MOVES_TELL) && sound.phase == Phase.AIM && out.size() > 1 && hidden() % 2 == 0) drop(out);
        if (is(PlantedFault.LISTED_TWICE) && out.size() > before) out.add(out.get(before));
        if (is(PlantedFault.ORDER_CHANGES) && out.size() > before + 1 && calls++ % 2 == 0) {
            int[] listed = out.toArray();
            out.clear();
            for (int i = listed.length - 1; i >= 0; i--) out.add(listed[i]);
        }
    }

    private static void drop(Moves out) {
        int[] listed = out.toArray();
        out.clear();
        out.sample();
        for (int i = 1; i < listed.length; i++) out.add(listed[i]);
    }

    @Override
    public void odds(Odds out) {
        sound.odds(out);
    }

    @Override
    public void stream(Stream out) {
        if (!is(PlantedFault.STREAM_FORGETS_COPIES)) sound.stream(out);
        else {
            Odds odds = new Odds();
            sound.odds(odds);
            out.stock("bag");
            for (int i = 0; i < odds.size(); i++) out.piece(odds.move(i), 1, odds.move(i));
        }
    }

    @Override
    public long dueAt() {
        return sound.dueAt() + (is(PlantedFault.CLOCK_TELLS) && sound.phase == Phase.BID ? hidden() : 0);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        Phase before = sound.phase;
        int kind = before == Phase.DECIDE ? sound.cells[sound.landed] : 0;
        sound.play(actor, move, at, told);
        if (is(PlantedFault.TOLD_AT_ONCE) && before == Phase.BID && Actor.isSeat(actor))
            told.all(new TortureTold.Bid(actor, move));
        if (is(PlantedFault.TOLD_LATER) && move == TortureMove.LEAVE) told.all(new TortureTold.Bid(actor, kind));
        if (is(PlantedFault.BARRIER_TELLS) && before == Phase.BID && hidden() % 2 == 0)
            told.reveal(Actor.bit(actor % 16));
        if (is(PlantedFault.DEAF_DIFFERS) && before == Phase.BID && !told.listening()) sound.since++;
        if (is(PlantedFault.EVENT_WITHOUT_WORDS) && before == Phase.AIM) told.all(new Unheard(actor));
        if (is(PlantedFault.TOKEN_LOST) && move == TortureMove.TAKE) sound.taken[actor * sound.bag.length + kind]--;
        if (is(PlantedFault.ENDLESS) && sound.phase == Phase.OVER) {
            sound.phase = Phase.BID;
            Arrays.fill(sound.bids, TortureState.NOT_YET);
        }
        if (is(PlantedFault.REMEMBERS_GAMES) && before == Phase.BID && calls++ % 50 == 0) sound.since++;
    }

    @Override
    public Refusal why(int actor, int move) {
        return switch (fault) {
            case WHY_TELLS -> Refusal.of("TORT-2", "other-phase", hidden());
            case RULE_UNKNOWN -> Refusal.of("TORT-99", "other-phase", 1);
            case REFUSAL_WITHOUT_WORDS -> Refusal.of("TORT-2", "unheard-of", 1);
            default -> sound.why(actor, move);
        };
    }

    @Override
    public boolean talk() {
        return sound.talk();
    }

    @Override
    public int lookBack(int viewer) {
        return sound.lookBack(viewer) - (is(PlantedFault.RECORD_TELLS) ? hidden() : 0);
    }

    @Override
    public int[] ranks() {
        return is(PlantedFault.RANKS_WITHOUT_FIRST)
                ? IntStream.generate(() -> 2).limit(seats()).toArray()
                : sound.ranks();
    }

    @Override
    public Count count() {
        return sound.count();
    }

    @Override
    public FaultyState copy() {
        return new FaultyState(is(PlantedFault.COPY_SHARES) ? sound : sound.copy(), fault);
    }

    @Override
    public void become(FaultyState other) {
        int before = sound.cells[0];
        sound.become(other.sound);
        if (is(PlantedFault.BECOME_FORGETS)) sound.cells[0] = before;
    }

    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        if (!is(PlantedFault.IMAGINES_NOTHING)) sound.imagine(viewer, kept, dice);
        if (is(PlantedFault.IMAGINES_TOO_MUCH)) sound.bag[0]++;
    }

    @Override
    public Record view(int viewer) {
        boolean tells = is(PlantedFault.VIEW_TELLS) && viewer != Viewer.ALL;
        return tells ? new ViewAndBag(sound.view(viewer), sound.bag[0]) : sound.view(viewer);
    }

    @Override
    public Record position() {
        if (!is(PlantedFault.POSITION_FORGETS)) return sound.position();
        TortureState forgetful = sound.copy();
        forgetful.entries = 0;
        return forgetful.position();
    }

    @Override
    public String write(int actor, int move) {
        return sound.write(actor, is(PlantedFault.WORD_OF_ANOTHER) && move == 2 ? 1 : move);
    }

    @Override
    public int read(int actor, String word) {
        return sound.read(actor, word);
    }

    @Override
    public String draw() {
        return sound.draw();
    }
}
