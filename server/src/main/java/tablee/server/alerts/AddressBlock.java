package tablee.server.alerts;

import io.netty.util.NetUtil;
import java.math.BigInteger;
import java.net.InetAddress;
import java.util.Objects;

/** All addresses that begin with the same bits. */
record AddressBlock(byte[] address, int bits) {
    /** @param text such as {@code 10.0.0.0/8}, of ours */
    static AddressBlock of(String text) {
        String[] parts = text.split("/", 2);
        byte[] address = Objects.requireNonNull(NetUtil.createByteArrayFromIpAddressString(parts[0]), text);
        return new AddressBlock(address, Integer.parseInt(parts[1]));
    }

    boolean holds(InetAddress other) {
        byte[] bytes = other.getAddress();
        int rest = address.length * Byte.SIZE - bits;
        return bytes.length == address.length
                && new BigInteger(1, bytes).shiftRight(rest).equals(new BigInteger(1, address).shiftRight(rest));
    }
}
