package tablee.physics;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;

/**
 * Where a die was, 60 times a second, in ten bytes each, big-endian: x, y and z as 16-bit numbers of tenths of a millimetre;
 * then 32 bits for the turn. Of the quaternion w, i, j, k the component of the greatest size is left out: two bits say which,
 * and the other three follow in order with ten bits each, 511 standing for the square root of a half. The sign is chosen so
 * that the missing one is not negative.
 */
public final class Trajectory {
    public static final int PER_SECOND = 60;
    public static final int SAMPLE_BYTES = 10;

    private static final double PER_MILLIMETRE = 10;
    private static final double MOST = Math.sqrt(0.5);
    private static final int FULL = 511;

    private final int start;
    private final byte[] packed;

    private Trajectory(int start, byte[] packed) {
        this.start = start;
        this.packed = packed;
    }

    /** The number of the first sample, counted from the beginning of the throw. */
    public int start() {
        return start;
    }

    public int samples() {
        return packed.length / SAMPLE_BYTES;
    }

    public byte[] bytes() {
        return packed.clone();
    }

    /** The bytes in base64 for addresses, without padding. */
    public String text() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(packed);
    }

    public static Trajectory of(int start, String text) {
        return of(start, Base64.getUrlDecoder().decode(text));
    }

    static Trajectory of(int start, byte[] packed) {
        return new Trajectory(start, packed);
    }

    /** What a client sees at a sample. */
    public Pose pose(int sample) {
        ByteBuffer in = ByteBuffer.wrap(packed, sample * SAMPLE_BYTES, SAMPLE_BYTES);
        double x = in.getShort() / PER_MILLIMETRE;
        double y = in.getShort() / PER_MILLIMETRE;
        double z = in.getShort() / PER_MILLIMETRE;
        double[] turn = unpack(in.getInt());
        return new Pose(x, y, z, turn[0], turn[1], turn[2], turn[3]);
    }

    private static double[] unpack(int bits) {
        int missing = bits >>> 30;
        double[] turn = new double[4];
        double left = 1;
        int shift = 20;
        for (int part = 0; part < 4; part++) {
            if (part == missing) continue;
            turn[part] = (((bits >> shift) & 1023) - 512) * MOST / FULL;
            left -= turn[part] * turn[part];
            shift -= 10;
        }
        turn[missing] = Math.sqrt(Math.max(0, left));
        return turn;
    }

    private static int pack(double... turn) {
        int missing = 0;
        for (int part = 1; part < 4; part++) if (Math.abs(turn[part]) > Math.abs(turn[missing])) missing = part;
        double sign = turn[missing] < 0 ? -1 : 1;
        int bits = missing;
        for (int part = 0; part < 4; part++) {
            if (part != missing) bits = (bits << 10) + (int) ExactMath.rint(sign * turn[part] * FULL / MOST) + 512;
        }
        return bits;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Trajectory that && start == that.start && Arrays.equals(packed, that.packed);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(packed);
    }

    /** Fills a trajectory sample by sample. */
    static final class Recorder {
        private ByteBuffer out = ByteBuffer.allocate(128 * SAMPLE_BYTES);
        private final int start;

        Recorder(int start) {
            this.start = start;
        }

        void add(Pose pose) {
            if (!out.hasRemaining())
                out = ByteBuffer.allocate(2 * out.capacity()).put(out.flip());
            out.putShort(tenths(pose.x())).putShort(tenths(pose.y())).putShort(tenths(pose.z()));
            out.putInt(pack(pose.w(), pose.i(), pose.j(), pose.k()));
        }

        private static short tenths(double millimetres) {
            double tenths = ExactMath.rint(millimetres * PER_MILLIMETRE);
            return (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, tenths));
        }

        /** What was recorded, without the samples at the end that only repeat where the die lies. */
        Trajectory done() {
            int end = out.position();
            while (end >= 2 * SAMPLE_BYTES && repeats(end)) end -= SAMPLE_BYTES;
            return new Trajectory(start, Arrays.copyOf(out.array(), end));
        }

        private boolean repeats(int end) {
            int last = end - SAMPLE_BYTES;
            return Arrays.equals(out.array(), last - SAMPLE_BYTES, last, out.array(), last, end);
        }
    }
}
