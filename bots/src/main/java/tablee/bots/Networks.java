package tablee.bots;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Logger;
import tablee.core.BadInput;
import tablee.core.Encoder;
import tablee.core.Encoders;
import tablee.core.FileBeside;
import tablee.core.Game;
import tablee.core.State;

/**
 * The one place where weights come from: {@code weights/GAME.weights} beside this class, where a game has some; {@code weights/games.txt}
 * says which games these are. Without them, or with some that cannot be used, bots play by what people wrote down, and one sentence says why.
 */
final class Networks {
    private static final Logger LOG = Logger.getLogger(Networks.class.getName());
    private static final Networks SHIPPED = new Networks("weights");

    /**
     * What was found, and what there is to say about it.
     *
     * @param wrong something should be here, and is not or cannot be used
     */
    record Found(Optional<Network> network, boolean wrong, String sentence) {}

    private final String folder;
    private final Map<String, Found> found = new ConcurrentHashMap<>();

    Networks(String folder) {
        this.folder = folder;
    }

    static Networks shipped() {
        return SHIPPED;
    }

    /** Read once, and said once. */
    Found find(Game<?> game) {
        return found.computeIfAbsent(game.card().id(), id -> said(read(game)));
    }

    private static Found said(Found each) {
        if (each.wrong) LOG.warning(each.sentence);
        else if (each.network.isEmpty()) LOG.fine(each.sentence);
        return each;
    }

    private Found read(Game<?> game) {
        String id = game.card().id();
        try {
            return FileBeside.read(Networks.class, folder + "/" + id + ".weights")
                    .map(bytes -> new Found(Optional.of(fitting(game, bytes)), false, ""))
                    .orElseGet(() -> ship(id)
                            ? without(true, "The learned weights for " + id + " are missing")
                            : without(false, "There are no learned weights for " + id));
        } catch (BadInput | UncheckedIOException e) {
            return without(true, "The learned weights for " + id + " cannot be used (" + e.getMessage() + ")");
        }
    }

    /** Whether weights for this game should be here. */
    private boolean ship(String id) {
        return FileBeside.read(Networks.class, folder + "/games.txt")
                .filter(bytes -> Arrays.asList(new String(bytes, StandardCharsets.UTF_8).split("\n"))
                        .contains(id))
                .isPresent();
    }

    private static Found without(boolean wrong, String why) {
        return new Found(Optional.empty(), wrong, why + ": its bots play by search and written knowledge alone.");
    }

    /**
     * @throws BadInput with the reason, if these are not weights for this game as it is encoded here
     */
    static <S extends State<S>> Network fitting(Game<S> game, byte[] bytes) {
        Network network = NetworkReader.read(bytes);
        String id = game.card().id();
        Encoder<S> encoder =
                Encoders.find(game).orElseThrow(() -> new BadInput("The game " + id + " has no encoding."));
        if (!network.game().equals(id)) throw new BadInput("The weights are for " + network.game() + ".");
        boolean same = network.encoding() == encoder.version()
                && network.inputs() == encoder.length()
                && network.actions() == encoder.actionCount();
        if (!same) throw new BadInput("The weights are for encoding " + network.encoding() + " of other numbers.");
        return network;
    }
}
