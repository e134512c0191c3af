package tablee.wire.engine;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tablee.wire.engine.context.EngineFault;

/** Lines of UTF-8, of a bounded length: of a longer line no more than the bound is ever kept. */
final class LineReader {
    private final InputStream in;
    private final int mostBytes;

    LineReader(InputStream in, int mostBytes) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.mostBytes = mostBytes;
    }

    /**
     * The next line without its end, or nothing at the end of input.
     *
     * @throws EngineFault if the line is too long or not UTF-8; the one after it can still be read
     */
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        int next = in.read();
        if (next < 0) return Optional.empty();
        for (; next >= 0 && next != '\n'; next = in.read()) {
            if (line.size() < mostBytes) line.write(next);
            else tooLong = true;
        }
        if (tooLong) throw new EngineFault(EngineFault.Code.TOO_MUCH, "A line has at most " + mostBytes + " bytes.");
        return Optional.of(decode(line.toByteArray()));
    }

    /** Whether the next byte is this one, which is not taken away. */
    boolean isNext(int mark) throws IOException {
        in.mark(1);
        int next = in.read();
        in.reset();
        return next == mark;
    }

    /**
     * This number of bytes as they are, to be read with the lowest byte of a number first.
     *
     * @throws EOFException if the input ends before
     */
    ByteBuffer frame(int bytes) throws IOException {
        byte[] all = in.readNBytes(bytes);
        if (all.length < bytes) throw new EOFException("the input ended within a frame");
        return ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
    }

    void skip(long bytes) throws IOException {
        in.skipNBytes(bytes);
    }

    private static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new EngineFault(EngineFault.Code.BAD_REQUEST, "The line is not UTF-8.");
        }
    }
}
