package tablee.server.tables;

import java.io.ByteArrayOutputStream;
import java.util.Base64;
import tablee.core.BadInput;
import tablee.table.budget.Budget;

/**
 * A picture that a page has drawn of its board. Nothing is believed of it: it is a JPEG of one size, all that browsers hide in
 * such files beside the picture is left out, and behind its end there is nothing.
 */
final class JpegPicture {
    static final String TYPE = "image/jpeg";
    static final int WIDTH = 600;
    static final int HEIGHT = 315;

    private static final int START = 0xD8;
    private static final int END = 0xD9;
    private static final int SCAN = 0xDA;
    private static final int FRAME = 0xC0;
    private static final int PROGRESSIVE_FRAME = 0xC2;
    private static final int FIRST_NOTE = 0xE1;
    private static final int LAST_NOTE = 0xEF;
    private static final int COMMENT = 0xFE;

    private final byte[] bytes;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private boolean sized;

    private JpegPicture(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The picture without anything else, from its text in Base64. */
    static byte[] checked(String base64) {
        try {
            byte[] bytes = Base64.getDecoder().decode(base64);
            if (bytes.length > Budget.REPLAY_PICTURE.most()) throw bad();
            return new JpegPicture(bytes).plain();
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw bad();
        }
    }

    private static BadInput bad() {
        return new BadInput("The picture is a JPEG of " + WIDTH + " by " + HEIGHT + " pixels and at most "
                + Budget.REPLAY_PICTURE.most() + " bytes, in Base64.");
    }

    private byte[] plain() {
        if (marker(0) != START) throw bad();
        out.write(bytes, 0, 2);
        int at = 2;
        for (int marker = marker(at); marker != SCAN; marker = marker(at)) at = segment(at, marker);
        int end = bytes.length - 2;
        if (!sized || marker(end) != END || end <= at) throw bad();
        out.write(bytes, at, bytes.length - at);
        return out.toByteArray();
    }

    private int marker(int at) {
        if ((bytes[at] & 0xFF) != 0xFF) throw bad();
        return bytes[at + 1] & 0xFF;
    }

    private int number(int at) {
        return ((bytes[at] & 0xFF) << 8) | (bytes[at + 1] & 0xFF);
    }

    /** Keeps a part before the picture itself, unless it is a note about it; answers where the next one begins. */
    private int segment(int at, int marker) {
        int length = number(at + 2);
        if (length < 2 || at + 2 + length >= bytes.length) throw bad();
        if (marker == FRAME || marker == PROGRESSIVE_FRAME) {
            if (number(at + 5) != HEIGHT || number(at + 7) != WIDTH) throw bad();
            sized = true;
        }
        boolean note = (marker >= FIRST_NOTE && marker <= LAST_NOTE) || marker == COMMENT;
        if (!note) out.write(bytes, at, length + 2);
        return at + 2 + length;
    }
}
