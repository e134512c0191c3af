package tablee.bots;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import tablee.core.BadInput;

/** Reads a file of weights; one that is damaged, or made for something else, is refused in one sentence. */
final class NetworkReader {
    static final int MAGIC = 0x54424C4E;
    static final int FORMAT = 2;
    private static final int MOST_NAME = 64;

    private final ByteBuffer in;

    private NetworkReader(byte[] bytes) {
        in = ByteBuffer.wrap(bytes);
    }

    /**
     * @throws BadInput with the reason, if these are not the weights of a network
     */
    static Network read(byte[] bytes) {
        if (bytes.length < 2 * Integer.BYTES || ByteBuffer.wrap(bytes).getInt() != MAGIC)
            throw new BadInput("This is no file of weights.");
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - Integer.BYTES);
        int noted = ByteBuffer.wrap(bytes).getInt(bytes.length - Integer.BYTES);
        if ((int) sum.getValue() != noted) throw new BadInput("The file of weights is damaged.");
        try {
            return new NetworkReader(bytes).network();
        } catch (BufferUnderflowException e) {
            throw new BadInput("The file of weights is too short.");
        }
    }

    private Network network() {
        in.getInt();
        int format = in.getInt();
        if (format != FORMAT)
            throw new BadInput("The weights are of format " + format + ", and this program reads " + FORMAT + ".");
        byte[] name = new byte[size("the name", MOST_NAME)];
        in.get(name);
        int encoding = in.getInt();
        int seats = in.getInt();
        int horizon = size("the horizon", 1000);
        boolean priors = in.getInt() != 0;
        ValueMix mix = new ValueMix(size("its own part", ValueMix.MOST), size("the written part", ValueMix.MOST));
        int curiosity = size("the curiosity", Network.MOST_CURIOSITY);
        int inputs = size("the vector", Network.MOST_INPUTS);
        int first = size("the first layer", Network.MOST_UNITS);
        int second = size("the second layer", Network.MOST_UNITS);
        int actions = size("the moves", Network.MOST_INPUTS);
        Network network = new Network(
                new String(name, StandardCharsets.UTF_8),
                encoding,
                seats,
                horizon,
                priors,
                mix,
                curiosity,
                layer(inputs, first),
                layer(first, second),
                layer(second, 1),
                layer(second, actions),
                table(),
                table());
        if (in.remaining() != Integer.BYTES) throw new BadInput("The file of weights is too long.");
        return network;
    }

    private int size(String what, int most) {
        int size = in.getInt();
        if (size < 0 || size > most) throw new BadInput("The file of weights says " + size + " for " + what + ".");
        return size;
    }

    private Network.Layer layer(int inputs, int outputs) {
        int[] weights = new int[inputs * outputs];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = in.getShort();
            if (Math.abs(weights[i]) > Network.MOST_WEIGHT)
                throw new BadInput("The file of weights has a weight of " + weights[i] + ".");
        }
        int[] biases = new int[outputs];
        for (int i = 0; i < outputs; i++) biases[i] = in.getInt();
        return new Network.Layer(inputs, outputs, weights, biases);
    }

    private int[] table() {
        int[] table = new int[Network.TABLE];
        for (int i = 0; i < table.length; i++) table[i] = in.getInt();
        return table;
    }
}
