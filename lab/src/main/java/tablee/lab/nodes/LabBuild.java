package tablee.lab.nodes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Which build plays: other rules or bots would play other games by the same seed, so that nodes of another build stay out. */
final class LabBuild {
    private LabBuild() {}

    /** The hash of the jar; all class folders are taken for one build, as only those who work on it start it so. */
    static String mark() {
        try {
            Path program = Path.of(LabBuild.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(program)) return "classes";
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(program));
            return HexFormat.of().formatHex(hash);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("a program lies somewhere, and every JDK hashes", e);
        }
    }
}
