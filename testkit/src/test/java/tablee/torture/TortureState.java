package tablee.torture;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Stream;
import tablee.core.Told;
import tablee.core.Viewer;

/** A moment of the torture game. */
public final class TortureState implements State<TortureState> {
    static final int NOT_YET = -1;
    static final int LATE = -2;
    static final int UNSEEN = -1;
    static final int EMPTY = -2;
    static final int BID_MILLIS = 10_000;
    static final int DRUM_MILLIS = 1_000;

    final Setup setup;
    Phase phase = Phase.DEAL;
    int round = 1;
    int entries;
    long since;
    int thrower = -1;
    int aim = -1;
    int landed = -1;
    final int[] secrets;
    final int[] bids;
    final int[] cells = new int[Torture.CELLS];
    final int[] seenBy = new int[Torture.CELLS];
    final int[] seenIn = new int[Torture.CELLS];
    final int[] taken;
    final int[] bag;

    private TortureState(Setup setup) {
        this.setup = setup;
        secrets = new int[setup.seats()];
        bids = new int[setup.seats()];
        taken = new int[setup.seats() * Torture.KINDS.size()];
        bag = Torture.tokens(setup);
    }

    static TortureState open(Setup setup) {
        TortureState state = new TortureState(setup);
        Arrays.fill(state.secrets, -1);
        Arrays.fill(state.bids, NOT_YET);
        Arrays.fill(state.cells, UNSEEN);
        return state;
    }

    @Override
    public int seats() {
        return secrets.length;
    }

    @Override
    public int side(int seat) {
        return setup.options().on("teams") ? seat % 2 : seat;
    }

    /** The seats of one side: a look is shared with the team. */
    int mates(int seat) {
        return IntStream.range(0, seats())
                .filter(each -> side(each) == side(seat))
                .map(each -> 1 << each)
                .sum();
    }

    @Override
    public long toAct() {
        return switch (phase) {
            case DEAL, PICK, TOSS, LOOK -> Actor.bit(Actor.CHANCE);
            case BID -> bidding() | Actor.bit(Actor.CLOCK);
            case DRUM -> Actor.bit(Actor.CLOCK);
            case AIM, DECIDE -> Actor.bit(thrower);
            case OVER -> 0;
        };
    }

    private long bidding() {
        long waiting = 0;
        for (int seat = 0; seat < seats(); seat++) if (bids[seat] == NOT_YET) waiting |= Actor.bit(seat);
        return waiting;
    }

    @Override
    public long dueAt() {
        return switch (phase) {
            case BID -> since + BID_MILLIS;
            case DRUM -> since + DRUM_MILLIS;
            default -> NEVER;
        };
    }

    @Override
    public boolean talk() {
        return phase != Phase.BID;
    }

    @Override
    public int lookBack(int viewer) {
        return setup.options().on("memory") ? entries : Integer.MAX_VALUE;
    }

    @Override
    public boolean legal(int actor, int move) {
        if (!Actor.in(toAct(), actor)) return false;
        if (actor == Actor.CLOCK) return move == TortureMove.RING;
        return switch (phase) {
            case BID -> TortureMove.is(move, 0, TortureMove.BIDS);
            case AIM -> TortureMove.is(move, TortureMove.AIM, TortureMove.AIMS) && cells[cellOf(move)] != EMPTY;
            case DECIDE -> move == TortureMove.TAKE || move == TortureMove.LEAVE;
            case DEAL, LOOK -> TortureMove.is(move, TortureMove.KIND, bag.length) && bag[move - TortureMove.KIND] > 0;
            case PICK -> TortureMove.is(move, TortureMove.SEAT, seats());
            case TOSS -> TortureMove.is(move, TortureMove.LAND, Torture.CELLS + 1);
            case DRUM, OVER -> false;
        };
    }

    static int cellOf(int aimMove) {
        return (aimMove - TortureMove.AIM) / 10;
    }

    @Override
    public void moves(int actor, Moves out) {
        if (!Actor.in(toAct(), actor)) return;
        if (actor == Actor.CLOCK) out.add(TortureMove.RING);
        else if (phase == Phase.BID) for (int bid = 0; bid < TortureMove.BIDS; bid++) out.add(bid);
        else if (phase == Phase.AIM) aims(out);
        else {
            out.add(TortureMove.TAKE);
            out.add(TortureMove.LEAVE);
        }
    }

    private void aims(Moves out) {
        out.sample();
        for (int cell = 0; cell < Torture.CELLS; cell++) {
            if (cells[cell] != EMPTY) out.add(TortureMove.AIM + 10 * cell + 5);
        }
    }

    @Override
    public void odds(Odds out) {
        TortureChance.odds(this, out);
    }

    @Override
    public void stream(Stream out) {
        TortureChance.name(this, out);
    }

    @Override
    public void play(int actor, int move, long at, Told told) {
        entries++;
        new TorturePlay(this, told, at).play(actor, move);
    }

    @Override
    public Refusal why(int actor, int move) {
        if (TortureMove.is(move, TortureMove.AIM, TortureMove.AIMS) && phase == Phase.AIM) {
            return Refusal.of("TORT-6", "empty-cell", cellOf(move));
        }
        boolean word = !TortureMove.write(move).startsWith("move");
        return word ? Refusal.of("TORT-2", "other-phase", round) : Refusal.of("TABLE-10", "no-such-move");
    }

    @Override
    public int[] ranks() {
        return TortureCount.ranks(this);
    }

    @Override
    public Count count() {
        return TortureCount.count(this);
    }

    @Override
    public TortureState copy() {
        TortureState copy = new TortureState(setup);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(TortureState other) {
        phase = other.phase;
        round = other.round;
        entries = other.entries;
        since = other.since;
        thrower = other.thrower;
        aim = other.aim;
        landed = other.landed;
        fill(secrets, other.secrets);
        fill(bids, other.bids);
        fill(cells, other.cells);
        fill(seenBy, other.seenBy);
        fill(seenIn, other.seenIn);
        fill(taken, other.taken);
        fill(bag, other.bag);
    }

    private static void fill(int[] to, int[] from) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    @Override
    public void imagine(int viewer, Memory kept, Dice dice) {
        new TortureKnowledge(this, viewer).imagine(kept, dice);
    }

    @Override
    public TortureView view(int viewer) {
        return new TortureKnowledge(this, viewer).view();
    }

    @Override
    public TorturePosition position() {
        return new TorturePosition(
                phase,
                round,
                entries,
                since,
                thrower,
                aim,
                landed,
                list(secrets),
                list(bids),
                list(cells),
                list(seenBy),
                list(seenIn),
                list(taken),
                list(bag));
    }

    void set(TorturePosition position) {
        phase = position.phase();
        round = position.round();
        entries = position.entries();
        since = position.since();
        thrower = position.thrower();
        aim = position.aim();
        landed = position.landed();
        set(secrets, position.secrets());
        set(bids, position.bids());
        set(cells, position.cells());
        set(seenBy, position.seenBy());
        set(seenIn, position.seenIn());
        set(taken, position.taken());
        set(bag, position.bag());
    }

    private static void set(int[] to, List<Integer> from) {
        for (int i = 0; i < to.length; i++) to[i] = from.get(i);
    }

    static List<Integer> list(int[] numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    @Override
    public String write(int actor, int move) {
        return TortureMove.write(move);
    }

    @Override
    public int read(int actor, String word) {
        return TortureMove.read(word);
    }

    @Override
    public String draw() {
        TortureView all = view(Viewer.ALL);
        return "round " + round + ": " + String.join(" | ", all.cells()) + "  secrets " + all.secrets() + " bids "
                + all.bids();
    }
}
