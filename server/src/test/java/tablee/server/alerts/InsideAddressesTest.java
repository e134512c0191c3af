package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which machines are called for nobody. */
class InsideAddressesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "127.255.255.254",
                "0.0.0.0",
                "10.1.2.3",
                "172.16.0.1",
                "172.31.255.255",
                "192.168.1.1",
                "169.254.169.254",
                "168.63.129.16",
                "100.64.0.1",
                "100.127.255.255",
                "192.0.0.8",
                "192.0.2.1",
                "198.18.0.1",
                "198.51.100.7",
                "203.0.113.9",
                "224.0.0.1",
                "239.255.255.250",
                "240.0.0.1",
                "255.255.255.255",
                "192.88.99.1",
                "::1",
                "::",
                "::ffff:10.0.0.1",
                "::ffff:127.0.0.1",
                "::127.0.0.1",
                "fe80::1",
                "fec0::1",
                "fc00::1",
                "fd12:3456::1",
                "ff02::1",
                "64:ff9b::7f00:1",
                "64:ff9b::10.0.0.1",
                "64:ff9b:1::1",
                "2002:7f00:1::1",
                "2001::1",
                "2001:db8::1",
                "100::1",
                "3fff::1",
                "5f00::1"
            })
    @DisplayName("ASVS 1.3.6: This machine, private, shared, local, reserved and translated addresses are inside")
    void inside(String address) throws UnknownHostException {
        assertTrue(InsideAddresses.has(InetAddress.getByName(address)), address);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "8.8.8.8",
                "172.15.255.255",
                "172.32.0.1",
                "100.63.255.255",
                "100.128.0.1",
                "162.159.128.233",
                "192.1.0.1",
                "198.20.0.1",
                "223.255.255.254",
                "2606:4700::1111",
                "2a00:1450:4001::1"
            })
    @DisplayName("What the whole internet reaches is outside")
    void outside(String address) throws UnknownHostException {
        assertFalse(InsideAddresses.has(InetAddress.getByName(address)), address);
    }

    @Test
    @DisplayName("ASVS 1.3.6: Every address of this machine is inside, whatever its range")
    void own() throws SocketException {
        NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .forEach(address -> assertTrue(InsideAddresses.has(address), address.toString()));
    }
}
