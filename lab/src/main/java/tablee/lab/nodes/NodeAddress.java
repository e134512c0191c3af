package tablee.lab.nodes;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import tablee.cli.Arguments;
import tablee.core.BadInput;
import tablee.live.membership.ClusterCertificates;

/** Where a node of the lab is reached. Beyond this machine nodes know each other by certificates, as those of a server do. */
public record NodeAddress(String host, int port) {
    static final String SYSTEM = "tablee-lab";
    private static final List<String> CERTIFICATES = List.of("cluster-certificate", "cluster-key", "cluster-authority");
    private static final List<String> THIS_MACHINE = List.of("127.0.0.1", "localhost", "::1");

    static NodeAddress read(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 1 || !text.substring(colon + 1).matches("\\d{1,5}"))
            throw new BadInput("A node is HOST:PORT, not \"" + text + "\".");
        int port = Integer.parseInt(text.substring(colon + 1));
        if (port > 65_535) throw new BadInput("A node is HOST:PORT, not \"" + text + "\".");
        return new NodeAddress(text.substring(0, colon), port);
    }

    Address address() {
        return AddressFromURIString.parse("pekko://" + SYSTEM + "@" + this);
    }

    /** What Pekko has to know to listen here. */
    Config config(Arguments arguments) {
        Map<String, Object> own =
                Map.of("pekko.remote.artery.canonical.hostname", host, "pekko.remote.artery.canonical.port", port);
        Config plain = ConfigFactory.parseResources(NodeAddress.class, "lab.conf");
        return ConfigFactory.parseMap(own)
                .withFallback(secured(arguments))
                .withFallback(plain)
                .withFallback(ConfigFactory.load())
                .resolve();
    }

    private Config secured(Arguments arguments) {
        List<Path> files = CERTIFICATES.stream()
                .map(arguments::last)
                .flatMap(Optional::stream)
                .map(Path::of)
                .toList();
        if (files.isEmpty() && THIS_MACHINE.contains(host)) return ConfigFactory.empty();
        if (files.size() < CERTIFICATES.size())
            throw new BadInput("Nodes beyond this machine know each other by certificates: give "
                    + String.join(
                            ", ", CERTIFICATES.stream().map(each -> "--" + each).toList()) + ", as for serve.");
        ClusterCertificates certificates = new ClusterCertificates(files.get(0), files.get(1), files.get(2));
        return ConfigFactory.parseMap(certificates.settings())
                .withFallback(ConfigFactory.parseResources(NodeAddress.class, "tls.conf"));
    }

    /** The flags by which a command is told of certificates, each with its help. */
    public static Stream<Map.Entry<String, String>> flags() {
        return Stream.of(
                Map.entry(CERTIFICATES.get(0), "what this node shows to others on other machines, in PEM"),
                Map.entry(CERTIFICATES.get(1), "the private key of that certificate, in PEM"),
                Map.entry(CERTIFICATES.get(2), "the certificate that all nodes' certificates are signed with, in PEM"));
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
