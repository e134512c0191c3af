package tablee.wire.engine;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import tablee.core.BadInput;
import tablee.wire.arena.Arena;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;

/**
 * Frames of bytes between the lines of JSON, for arenas: text would cost more than the rules do. A frame begins with {@link #MARK}, which no
 * line of JSON begins with; then come a byte that says what to do, the arena as two bytes and the length of the rest as four, all little-endian. Its
 * answer begins in the same way, with 0 where all was done and 1 where a line of JSON follows that says why not.
 */
final class EngineFrames {
    static final int MARK = 1;
    static final int HEAD_BYTES = 8;

    private static final int MOST_BYTES = 1 << 24;
    private static final int MOST_ANSWER_BYTES = 1 << 28;
    /** Java copies what it writes, and asks the system anew for room where that is much. */
    private static final int PART_BYTES = 1 << 16;

    private static final byte DONE = 0;
    private static final byte REFUSED = 1;

    private final EngineContext desk;
    private ByteBuffer answer = buffer(1 << 12);

    EngineFrames(EngineContext desk) {
        this.desk = desk;
    }

    /** Reads one frame whole, so that what follows it can be read, and answers it. */
    void answer(LineReader in, OutputStream out) throws IOException {
        ByteBuffer head = in.frame(HEAD_BYTES);
        int arena = head.getShort(2) & 0xFFFF;
        long length = head.getInt(4) & 0xFFFFFFFFL;
        if (length > MOST_BYTES) {
            in.skip(length);
            refused(new EngineFault(EngineFault.Code.TOO_MUCH, "A frame has at most " + MOST_BYTES + " bytes."));
        } else answer(arena, head.get(1), in.frame((int) length));
        answer.putShort(2, (short) arena);
        int bytes = answer.position();
        for (int at = 0; at < bytes; at += PART_BYTES) out.write(answer.array(), at, Math.min(PART_BYTES, bytes - at));
        out.flush();
    }

    private void answer(int arena, int act, ByteBuffer asked) {
        try {
            done(desk.arena(arena), FrameAct.of(act), asked);
        } catch (EngineFault fault) {
            refused(fault);
        } catch (BadInput bad) {
            refused(new EngineFault(EngineFault.Code.BAD_REQUEST, bad));
        } catch (RuntimeException | AssertionError bug) {
            refused(EngineFault.of(bug));
        }
    }

    private void done(Arena<?> arena, FrameAct act, ByteBuffer asked) {
        long bytes = (long) act.rows(asked) * arena.layout().bytes();
        if (bytes > MOST_ANSWER_BYTES) {
            throw new EngineFault(
                    EngineFault.Code.TOO_MUCH, "The answer would have more than " + MOST_ANSWER_BYTES + " bytes.");
        }
        if (answer.capacity() < HEAD_BYTES + bytes) answer = buffer(HEAD_BYTES + (int) bytes);
        answer.clear().position(HEAD_BYTES);
        act.play(arena, asked, answer);
        head(DONE);
    }

    private void refused(EngineFault fault) {
        byte[] text = Engine.refuse(fault).getBytes(StandardCharsets.UTF_8);
        if (answer.capacity() < HEAD_BYTES + text.length) answer = buffer(HEAD_BYTES + text.length);
        answer.clear().position(HEAD_BYTES);
        answer.put(text);
        head(REFUSED);
    }

    private void head(byte status) {
        answer.put(0, (byte) MARK).put(1, status).putInt(4, answer.position() - HEAD_BYTES);
    }

    private static ByteBuffer buffer(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
