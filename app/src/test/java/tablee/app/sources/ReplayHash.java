package tablee.app.sources;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;

/**
 * One number for all that a recorded game shows anybody: SHA-256 over the canonical JSON of position, every viewer's view and
 * the count, after every entry. As a program it prints one line a file, so that another JDK can be asked for the same.
 */
final class ReplayHash {
    private final MessageDigest digest;

    private ReplayHash() throws NoSuchAlgorithmException {
        digest = MessageDigest.getInstance("SHA-256");
    }

    public static void main(String[] files) throws IOException, NoSuchAlgorithmException {
        for (String file : files) System.out.println(of(Path.of(file)));
    }

    static String of(Path file) throws IOException, NoSuchAlgorithmException {
        JsonNode tree = Json.parse(Files.readString(file));
        MatchFile match = MatchFile.read(tree.has("match") ? tree.get("match") : tree);
        ReplayHash hash = new ReplayHash();
        hash.replay(match.head().rules(), match);
        return HexFormat.of().formatHex(hash.digest.digest());
    }

    private <S extends State<S>> void replay(Game<S> game, MatchFile file) {
        Match<S> match = Match.open(game, file.head().header());
        add(match);
        for (Entry entry : file.entries()) {
            match = ((Match.Accepted<S>) match.play(entry)).match();
            add(match);
        }
    }

    private <S extends State<S>> void add(Match<S> match) {
        S state = match.state();
        add(state.position());
        for (int seat = 0; seat < state.seats(); seat++) add(state.view(seat));
        add(state.view(Viewer.SPECTATOR));
        add(state.view(Viewer.ALL));
        add(state.count());
    }

    private void add(Object plain) {
        digest.update((Json.text(plain) + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
