package tablee.core;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What a seed says about streams. Pieces have the order of HMAC-SHA256(seed, purpose, piece, copy, reshuffle), and the one that comes is the
 * first that is left; dice read HMAC-SHA256(seed, purpose, round, seat, count, block). A purpose is followed by a zero byte, numbers are four
 * bytes, big-endian.
 */
final class StreamKey {
    private final HmacSha256 mac;

    StreamKey(byte[] seed) {
        mac = HmacDice.mac(seed);
    }

    /** The endless bits of a die. */
    Dice dice(Stream.Die die, int count) {
        byte[] name = name(die.purpose(), die.round(), die.seat(), count);
        return new HmacDice(mac, name);
    }

    /** The outcome that draws the least piece of those that are asked for. */
    int pick(Stream stream, StockHistory stock) {
        byte[] least = new byte[0];
        int move = State.NO_MOVE;
        for (Stream.Piece piece : stream.pieces()) {
            if (piece.move() == State.NO_MOVE) continue;
            byte[] rank = rank(stream.stock(), piece, stock);
            if (move != State.NO_MOVE && order(rank, least) >= 0) continue;
            least = rank;
            move = piece.move();
        }
        if (move == State.NO_MOVE) throw new IllegalStateException("nothing to draw from " + stream.stock());
        return move;
    }

    /** The place of the first piece of a kind that is left. */
    private byte[] rank(String purpose, Stream.Piece piece, StockHistory stock) {
        byte[][] ranks = new byte[stock.first(piece)][];
        for (int copy = 0; copy < ranks.length; copy++) {
            ranks[copy] = mac.code(name(purpose, piece.piece(), copy, stock.reshuffle()));
        }
        Arrays.sort(ranks, StreamKey::order);
        return ranks[stock.gone(piece)];
    }

    /** Byte by byte, each without a sign. */
    private static int order(byte[] one, byte[] other) {
        for (int i = 0; i < one.length; i++) {
            int difference = (one[i] & 0xff) - (other[i] & 0xff);
            if (difference != 0) return difference;
        }
        return 0;
    }

    private static byte[] name(String purpose, int first, int second, int third) {
        byte[] word = purpose.getBytes(StandardCharsets.UTF_8);
        ByteBuffer name = ByteBuffer.allocate(word.length + 1 + 3 * Integer.BYTES);
        return name.put(word)
                .put((byte) 0)
                .putInt(first)
                .putInt(second)
                .putInt(third)
                .array();
    }
}
