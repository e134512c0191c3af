package tablee.server.pages;

import io.vertx.core.buffer.Buffer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import tablee.core.FileBeside;
import tablee.table.budget.Bounded;

/** The client, as it lies on the class path. Names that could lead anywhere else are nobody's. */
final class ClientBundle {
    private static final String ROOT = "/tablee/web/";
    private static final Pattern NAME = Pattern.compile("(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)+");

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("map", "application/json"),
            Map.entry("md", "text/markdown; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("webp", "image/webp"),
            Map.entry("woff", "font/woff"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("webmanifest", "application/manifest+json"));

    @Bounded(why = "the files there are")
    private final Map<String, Asset> found = new ConcurrentHashMap<>();

    /** Reads from the class path the first time, so not on an event loop. */
    Optional<Asset> find(String name) {
        Optional<Asset> known = known(name);
        if (known.isPresent() || !NAME.matcher(name).matches()) return known;
        Optional<byte[]> plain = bytes(name).or(() -> bytes(name + ".gz").map(ClientBundle::unpacked));
        Optional<Asset> read = plain.flatMap(bytes -> type(name).map(type -> asset(name, type, bytes)));
        read.ifPresent(asset -> found.put(name, asset));
        return read;
    }

    Optional<Asset> known(String name) {
        return Optional.ofNullable(found.get(name));
    }

    private static Asset asset(String name, String type, byte[] bytes) {
        Optional<Buffer> gzip = bytes(name + ".gz").map(Buffer::buffer);
        Asset made = Asset.of(type, bytes);
        return new Asset(
                type,
                made.plain(),
                gzip.isPresent() ? gzip : made.gzip(),
                bytes(name + ".br").map(Buffer::buffer),
                made.tag());
    }

    private static Optional<String> type(String name) {
        return Optional.ofNullable(TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
    }

    static Optional<byte[]> bytes(String name) {
        return FileBeside.read(ClientBundle.class, ROOT + name);
    }

    /** The jar has the largest file packed only, since it has a bound. */
    private static byte[] unpacked(byte[] packed) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
