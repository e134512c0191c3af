package tablee.live.threads;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/** Parts of replays for the next who ask, compressed. What was asked for longest ago goes first. One thread uses it. */
final class ReplayPartCache {
    @Bounded(by = Budget.PARTS_KEPT)
    private final Map<String, byte[]> parts = new LinkedHashMap<>(16, 0.75f, true);

    private long bytes;

    String get(String key, Supplier<String> made) {
        Optional<String> known = Optional.ofNullable(parts.get(key)).map(ReplayPartCache::inflate);
        if (known.isPresent()) return known.get();
        String text = made.get();
        keep(key, deflate(text));
        return text;
    }

    private void keep(String key, byte[] part) {
        parts.put(key, part);
        bytes += part.length;
        Iterator<byte[]> oldest = parts.values().iterator();
        while (bytes > Budget.PARTS_KEPT.most()) {
            bytes -= oldest.next().length;
            oldest.remove();
        }
    }

    long bytes() {
        return bytes;
    }

    private static byte[] deflate(String text) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    private static String inflate(byte[] packed) {
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
