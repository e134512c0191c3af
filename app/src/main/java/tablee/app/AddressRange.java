package tablee.app;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/** An IP address, or a range of them such as {@code 10.0.0.0/8}, as it is typed. */
final class AddressRange {
    private AddressRange() {}

    static Optional<String> read(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length > 2) return Optional.empty();
        Optional<InetAddress> address = numeric(parts[0]);
        if (parts.length == 1) return address.map(InetAddress::getHostAddress);
        return address.filter(found -> fits(parts[1], found)).map(found -> found.getHostAddress() + "/" + parts[1]);
    }

    private static boolean fits(String bits, InetAddress address) {
        return bits.matches("\\d{1,3}") && Integer.parseInt(bits) <= address.getAddress().length * 8;
    }

    /** Digits only: no name is looked up. */
    private static Optional<InetAddress> numeric(String text) {
        if (!text.matches("[0-9a-fA-F:]*[:.][0-9a-fA-F:.]*")) return Optional.empty();
        try {
            return Optional.of(InetAddress.getByName(text));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }
}
