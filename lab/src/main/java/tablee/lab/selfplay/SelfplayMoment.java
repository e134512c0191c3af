package tablee.lab.selfplay;

import java.nio.ByteBuffer;

/**
 * What is kept of one moment: the vector, a byte a number; for each number of a move 0 where it is not legal, otherwise 1 and the
 * share of the thinking in 254ths; what came of it, what was expected and what written knowledge says, in thousandths; the game's number, of which the last
 * byte; and the seat. All 0 in place of the moves, and an expectation of -1: nobody thought.
 */
final class SelfplayMoment {
    /** What a record has beside the vector and the moves. */
    static final int TAIL = 3 * Short.BYTES + 2;

    private static final int OPEN = -1;
    private static final int WHOLE = 254;

    private final int seat;
    private final byte[] vector;
    private final byte[] moves;
    private final int written;
    private int expected = OPEN;

    SelfplayMoment(int seat, int[] numbers, int actions, int written) {
        this.seat = seat;
        this.written = written;
        vector = new byte[numbers.length];
        for (int i = 0; i < numbers.length; i++) vector[i] = (byte) Math.max(-128, Math.min(numbers[i], 127));
        moves = new byte[actions];
    }

    int seat() {
        return seat;
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

    byte[] bytes(int reward, int game) {
        return ByteBuffer.allocate(vector.length + moves.length + TAIL)
                .put(vector)
                .put(moves)
                .putShort((short) reward)
                .putShort((short) expected)
                .putShort((short) written)
                .put((byte) game)
                .put((byte) seat)
                .array();
    }
}
