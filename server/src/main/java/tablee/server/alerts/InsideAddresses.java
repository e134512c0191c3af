package tablee.server.alerts;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.stream.Stream;

/**
 * Addresses that are no business of strangers: this machine, its networks, and all ranges that are not for the whole internet. What a range
 * hides another address in (NAT64, 6to4, Teredo) counts as inside too, since it leads wherever that one does.
 */
final class InsideAddresses {
    /** The IPv6 addresses that are for everybody; of those the list below takes some away. */
    private static final AddressBlock WORLD_6 = AddressBlock.of("2000::/3");

    private static final List<AddressBlock> INSIDE = Stream.of(
                    "0.0.0.0/8",
                    "10.0.0.0/8",
                    "100.64.0.0/10",
                    "127.0.0.0/8",
                    // A public address that leads to the host of a virtual machine, at one large provider.
                    "168.63.129.16/32",
                    "169.254.0.0/16",
                    "172.16.0.0/12",
                    "192.0.0.0/24",
                    "192.0.2.0/24",
                    "192.88.99.0/24",
                    "192.168.0.0/16",
                    "198.18.0.0/15",
                    "198.51.100.0/24",
                    "203.0.113.0/24",
                    "224.0.0.0/4",
                    "240.0.0.0/4",
                    "2001::/23",
                    "2001:db8::/32",
                    "2002::/16",
                    "3fff::/20")
            .map(AddressBlock::of)
            .toList();

    private InsideAddresses() {}

    /** Whether this address is not to be called for anybody. */
    static boolean has(InetAddress address) {
        boolean world = address instanceof Inet4Address || WORLD_6.holds(address);
        return !world || INSIDE.stream().anyMatch(net -> net.holds(address)) || isNextDoor(address);
    }

    /** Whether it is this machine, or in a network that this machine is part of, whatever its range. */
    private static boolean isNextDoor(InetAddress address) {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(card -> card.getInterfaceAddresses().stream())
                    .anyMatch(own -> network(own).holds(address));
        } catch (SocketException e) {
            return true;
        }
    }

    /** A card that names no network is itself one. */
    private static AddressBlock network(InterfaceAddress own) {
        int most = own.getAddress().getAddress().length * Byte.SIZE;
        int bits = own.getNetworkPrefixLength();
        return new AddressBlock(own.getAddress().getAddress(), bits < Byte.SIZE || bits > most ? most : bits);
    }
}
