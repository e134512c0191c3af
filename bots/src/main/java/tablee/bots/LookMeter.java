package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.core.Encoders;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.State;

/**
 * What a network's look costs by itself: the vectors that a search of the best level asked about, one after the other, are asked about
 * again. Between two of them only what differs is written, since in a search, too, the vector lies in the processor's nearest room.
 */
public final class LookMeter {
    private static final int LOOKS = 2000;

    /** The places that change from one vector to the next, and what stands there then. */
    private record Change(int[] places, int[] numbers) {
        static Change between(int[] before, int[] after) {
            int[] places = IntStream.range(0, before.length)
                    .filter(place -> before[place] != after[place])
                    .toArray();
            return new Change(
                    places, IntStream.of(places).map(place -> after[place]).toArray());
        }

        void write(int[] vector) {
            for (int i = 0; i < places.length; i++) vector[places[i]] = numbers[i];
        }
    }

    private final NetworkRun run;
    private final int[] vector;
    private final List<Change> changes = new ArrayList<>();
    private int next;
    private long sum;

    private LookMeter(Network network, List<int[]> vectors) {
        run = new NetworkRun(network);
        vector = vectors.get(vectors.size() - 1).clone();
        int[] before = vector;
        for (int[] after : vectors) {
            changes.add(Change.between(before, after));
            before = after;
        }
    }

    /** The looks of a search from here, where weights that ship with the game are used in a match like this. */
    public static <S extends State<S>> Optional<LookMeter> of(Game<S> game, Perspective<S> eyes, long seed) {
        FastDice dice = new FastDice(seed);
        S world = eyes.imagine(Memory.PERFECT, dice);
        return Networks.shipped()
                .find(game)
                .network()
                .filter(network -> network.judged(world.seats()))
                .map(network -> new LookMeter(network, vectors(game, eyes, network, world, dice)));
    }

    private static <S extends State<S>> List<int[]> vectors(
            Game<S> game, Perspective<S> eyes, Network network, S world, FastDice dice) {
        RecordingEncoder<S> encoder = new RecordingEncoder<>(Encoders.find(game).orElseThrow(), LOOKS);
        LearnedKnowledge<S> knowledge =
                new LearnedKnowledge<>(KnowledgeChoice.written(game), encoder, network, world.seats());
        Search<S> search = new Search<>(knowledge, Level.EXPERT, dice, SearchPlayer.MOST_NODES, world);
        for (int i = 0; i < LOOKS; i++) search.iterate(eyes);
        return encoder.kept();
    }

    /** Looks this often, and asks for the value each time. */
    public void run(int count) {
        for (int i = 0; i < count; i++) {
            changes.get(next).write(vector);
            run.look(vector);
            sum += run.value();
            next = next + 1 == changes.size() ? 0 : next + 1;
        }
    }

    /** How many numbers change from one look to the next. */
    public double changed() {
        return changes.stream().mapToInt(each -> each.places.length).average().orElse(0);
    }

    /** All values so far, so that no look can be left out. */
    public long sum() {
        return sum;
    }
}
