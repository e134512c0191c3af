package tablee.server.alerts;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Which addresses a name has just now. It waits for the answer. */
@FunctionalInterface
interface HostResolver {
    HostResolver SYSTEM = InetAddress::getAllByName;

    InetAddress[] resolve(String host) throws UnknownHostException;
}
