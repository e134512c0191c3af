package tablee.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** A file that lies beside a class. Words and learned weights are read here and nowhere else, because in a page they come from its script. */
public final class FileBeside {
    private FileBeside() {}

    public static Optional<byte[]> read(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
