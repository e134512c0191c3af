package tablee.fuzz;

import tablee.core.BadInput;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verifier;

/** Match files: refused in a sentence, or judged. */
public final class MatchFiles {
    private MatchFiles() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        try {
            MatchFile file = MatchFile.read(Input.of(bytes).text());
            if (Verifier.verify(file).sentence().isBlank()) throw new AssertionError("judged without a sentence");
            file.replay();
        } catch (BadInput refused) {
            if (refused.sentence().isBlank()) throw new AssertionError("refused without a sentence", refused);
        }
    }
}
