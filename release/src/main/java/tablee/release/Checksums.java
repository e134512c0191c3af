package tablee.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** {@code SHA256SUMS}, as {@code sha256sum -c} reads it. */
final class Checksums {
    static final String FILE = "SHA256SUMS";

    private Checksums() {}

    static void into(Path folder) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Path file : files(folder)) {
            text.append(of(file)).append("  ").append(file.getFileName()).append('\n');
        }
        Files.writeString(folder.resolve(FILE), text);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.endsWith(FILE)).sorted().toList();
        }
    }

    static String of(Path file) throws IOException {
        MessageDigest digest = sha256();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException none) {
            throw new IllegalStateException(none);
        }
    }
}
