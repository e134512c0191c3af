package tablee.lab;

import java.nio.ByteBuffer;

/**
 * What is kept of one moment: the vector, a byte a number; for each number of a move 0 where it is not legal, otherwise 1 and the
 * share of the thinking in 254ths; what came of it and what was expected, in thousandths. All 0 in place of the moves: nobody thought.
 */
final class SelfplayMoment {
    private static final int OPEN = -1;
    private static final int WHOLE = 254;

    private final int seat;
    private final byte[] vector;
    private final byte[] moves;
    private int expected = OPEN;

    SelfplayMoment(int seat, int[] numbers, int actions) {
        this.seat = seat;
        vector = new byte[numbers.length];
        for (int i = 0; i < numbers.length; i++) vector[i] = (byte) Math.max(-128, Math.min(numbers[i], 127));
        moves = new byte[actions];
    }

    int seat() {
        return seat;
    }

    boolean isOpen() {
        return expected == OPEN;
    }

    void expect(int permille) {
        expected = permille;
    }

    void legal(int number) {
        moves[number] = 1;
    }

    void share(int number, int permille) {
        moves[number] = (byte) (1 + permille * WHOLE / 1000);
    }

    /** What is still open when the game ends is worth what came of it. */
    byte[] bytes(int reward) {
        return ByteBuffer.allocate(vector.length + moves.length + 2 * Short.BYTES)
                .put(vector)
                .put(moves)
                .putShort((short) reward)
                .putShort((short) (isOpen() ? reward : expected))
                .array();
    }
}
