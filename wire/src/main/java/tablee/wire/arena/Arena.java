package tablee.wire.arena;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.BadInput;
import tablee.core.Encoder;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.State;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Seed;

/**
 * Matches of one set-up, each in a slot. What is asked of them is a list of rows, all of which are looked at before any is done: where one is
 * refused, nothing has changed. For one thread.
 */
public final class Arena<S extends State<S>> {
    /** This number of slots and no more. */
    public static final int MOST_SLOTS = 65_536;

    private final Game<S> game;
    private final Header header;
    private final Encoder<S> encoder;
    private final RowLayout layout;
    private final RowWriter<S> writer;
    private final S fresh;
    private final List<ArenaMatch<S>> matches = new ArrayList<>();
    private final boolean[] named;

    private Arena(Game<S> game, Header header, Encoder<S> encoder, int slots) {
        this.game = game;
        this.header = header;
        this.encoder = encoder;
        fresh = game.open(header.setup());
        layout = RowLayout.of(fresh.seats(), encoder.length(), encoder.actionCount());
        writer = new RowWriter<>(encoder);
        named = new boolean[slots];
    }

    /** An arena whose matches have all begun: that in slot i with the seed that is the i-th to follow from this one. */
    public static <S extends State<S>> Arena<S> open(
            Game<S> game, Header header, Encoder<S> encoder, int slots, long paceMillis, Seed seed) {
        Arena<S> arena = new Arena<>(game, header, encoder, slots);
        var sources = ChanceSources.named(header.sources(), arena.fresh);
        for (int i = 0; i < slots; i++) {
            ArenaMatch<S> match = new ArenaMatch<>(arena.fresh.copy(), seed, paceMillis, sources);
            match.begin(arena.fresh, seed.next(i));
            arena.matches.add(match);
        }
        return arena;
    }

    public RowLayout layout() {
        return layout;
    }

    public Encoder<S> encoder() {
        return encoder;
    }

    public int slots() {
        return matches.size();
    }

    /** For each seat the side that it plays for. */
    public List<Integer> sides() {
        return IntStream.range(0, fresh.seats()).map(fresh::side).boxed().toList();
    }

    public Header header() {
        return header;
    }

    public Game<S> game() {
        return game;
    }

    /** Each of these slots begins again with its own seed of 32 bytes. */
    public void reset(int[] slots, List<Seed> seeds) {
        distinct(slots);
        for (int i = 0; i < slots.length; i++) matches.get(slots[i]).begin(fresh, seeds.get(i));
    }

    /** Each of these slots plays the move that this number stands for, by the seat that is to act. */
    public void step(int[] slots, int[] numbers) {
        distinct(slots);
        int[] moves = new int[slots.length];
        for (int i = 0; i < slots.length; i++) moves[i] = move(slots[i], numbers[i]);
        for (int i = 0; i < slots.length; i++) {
            ArenaMatch<S> match = matches.get(slots[i]);
            match.play(match.actor(), moves[i]);
        }
    }

    private int move(int slot, int number) {
        ArenaMatch<S> match = matches.get(slot);
        int seat = match.actor();
        if (seat < 0) throw new BadInput("The match in slot " + slot + " is over.");
        int move = encoder.move(match.state(), seat, number);
        if (move != State.NO_MOVE && match.state().legal(seat, move)) return move;
        throw new BadInput("The match in slot " + slot + " has no legal move with the number " + number + ".");
    }

    /** Each second slot becomes what lies in the first: a fork, or a fork restored. Done one after the other. */
    public void fork(int[] from, int[] to) {
        known(from);
        known(to);
        for (int i = 0; i < from.length; i++) matches.get(to[i]).become(matches.get(from[i]));
    }

    /** Each of these slots becomes a world that this viewer cannot tell from it, with chance from its own seed. */
    public void imagine(int[] slots, int[] viewers, List<Seed> seeds) {
        distinct(slots);
        for (int viewer : viewers) seat(viewer, 0);
        for (int i = 0; i < slots.length; i++) matches.get(slots[i]).imagine(viewers[i], seeds.get(i));
    }

    /** The rows of these slots for these seats, -1 for the one that is to act. */
    public void rows(int[] slots, int[] seats, ByteBuffer out) {
        known(slots);
        for (int seat : seats) seat(seat, -1);
        for (int i = 0; i < slots.length; i++) writer.write(matches.get(slots[i]), seats[i], layout, out);
    }

    /** The rows of these slots for the seats that are to act. */
    public void rows(int[] slots, ByteBuffer out) {
        for (int slot : slots) writer.write(matches.get(slot), -1, layout, out);
    }

    /** The log of a slot, unless it was imagined. */
    public List<Entry> log(int slot) {
        known(new int[] {slot});
        if (matches.get(slot).imagined())
            throw new BadInput("What lies in slot " + slot + " was imagined, and no log leads there.");
        return matches.get(slot).tape().entries();
    }

    public Seed seed(int slot) {
        return matches.get(slot).seed();
    }

    private void seat(int seat, int least) {
        if (seat < least || seat >= fresh.seats()) {
            throw new BadInput("Seats are 0 to " + (fresh.seats() - 1) + ", not " + seat + ".");
        }
    }

    private void known(int[] slots) {
        for (int slot : slots) {
            if (slot < 0 || slot >= matches.size())
                throw new BadInput("Slots are 0 to " + (matches.size() - 1) + ", not " + slot + ".");
        }
    }

    private void distinct(int[] slots) {
        known(slots);
        for (int slot : slots) named[slot] = false;
        for (int slot : slots) {
            if (named[slot]) throw new BadInput("Slot " + slot + " is named twice.");
            named[slot] = true;
        }
    }
}
