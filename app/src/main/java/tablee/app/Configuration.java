package tablee.app;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tablee.core.BadInput;
import tablee.live.membership.ClusterCertificates;
import tablee.live.membership.ClusterMembership;
import tablee.server.LogStyle;
import tablee.server.Retention;
import tablee.server.ServerSettings;
import tablee.server.pages.Imprint;
import tablee.server.people.identity.AccessPolicy;
import tablee.wire.engine.context.Rulesets;

/** Flags and environment made into settings; whatever does not fit is {@link BadInput} with one sentence. */
final class Configuration {
    private static final int USUAL_PORT = 8080;
    private static final int MOST_PORT = 65_535;
    private static final int MOST_DAYS = 3_650;
    /** Longer than anybody may think about a move. */
    private static final int LEAST_IDLE_DAYS = 31;

    private static final int MOST_MEGABYTES = 100_000_000;
    private static final int MOST_TIMES = 1_000;
    private static final int MOST_LINE = 300;
    private static final List<Flag> CERTIFICATES =
            List.of(Flag.CLUSTER_CERTIFICATE, Flag.CLUSTER_KEY, Flag.CLUSTER_AUTHORITY);
    private static final String EVERYWHERE = "0.0.0.0";
    private static final String HERE = "127.0.0.1";

    private final Given given;
    private final Map<String, String> environment;

    Configuration(Given given, Map<String, String> environment) {
        this.given = given;
        this.environment = environment;
    }

    ServerSettings settings() {
        int port = given.number(Flag.PORT, USUAL_PORT, 0, MOST_PORT);
        int adminPort = given.number(Flag.ADMIN_PORT, 0, 0, MOST_PORT);
        if (port != 0 && port == adminPort) {
            throw new BadInput(given.source(Flag.PORT) + " and " + given.source(Flag.ADMIN_PORT) + " are to differ.");
        }
        return new ServerSettings(
                new ServerSettings.Network(
                        host(), port, new ServerSettings.Admin(adminHost(), adminPort), publicUrl(), proxies()),
                new ServerSettings.Storage(database(), retention()),
                new ServerSettings.Services(
                        rulesets(),
                        mail(),
                        given.word(Flag.OPEN_TO, AccessPolicy.EVERYBODY),
                        given.all(Flag.ALERTS_INTO).stream()
                                .map(Configuration::machine)
                                .toList(),
                        imprint()),
                cluster(),
                times(),
                new LogStyle(
                        given.word(Flag.LOG_LEVEL, LogStyle.USUAL.detail()),
                        given.word(Flag.LOG_FORMAT, LogStyle.USUAL.form())));
    }

    private List<String> proxies() {
        return given.all(Flag.TRUSTED_PROXY).stream().map(Configuration::proxy).toList();
    }

    private ServerSettings.Times times() {
        int limits = given.number(Flag.LIMIT_TIMES, 1, 1, MOST_TIMES);
        // A measurement comes with thousands of people, all of two names.
        return new ServerSettings.Times(given.number(Flag.CLOCK_SPEED, 1, 1, MOST_TIMES), limits, 0, limits > 1);
    }

    private Retention retention() {
        Retention usual = Retention.USUAL;
        return new Retention(
                given.number(Flag.RETENTION_DAYS, usual.guestDays(), 1, MOST_DAYS),
                given.number(Flag.EMPTY_TABLE_DAYS, usual.emptyTableDays(), 1, MOST_DAYS),
                given.number(Flag.IDLE_MATCH_DAYS, usual.idleMatchDays(), LEAST_IDLE_DAYS, MOST_DAYS),
                given.number(Flag.CHAT_DAYS, usual.chatDays(), 1, MOST_DAYS),
                given.number(Flag.ARCHIVE_DAYS, usual.archiveDays(), 1, MOST_DAYS),
                given.number(Flag.FREE_MEGABYTES, usual.freeMegabytes(), 0, MOST_MEGABYTES),
                given.number(Flag.MAX_DATABASE_MEGABYTES, usual.databaseMegabytes(), 0, MOST_MEGABYTES));
    }

    // ---- Where it listens ------------------------------------------------------------------------------------------

    boolean isLan() {
        return given.isOn(Flag.LAN);
    }

    private String host() {
        if (isLan()) {
            given.notBoth(Flag.LAN, Flag.HOST, "the first means every address of this machine.");
            return EVERYWHERE;
        }
        return given.one(Flag.HOST)
                .map(value -> value.as("an address of this machine", Configuration::ownAddress))
                .orElse(HERE);
    }

    /** As it was given: by this name it is asked, and by no other. */
    private String adminHost() {
        return given.one(Flag.ADMIN_HOST)
                .map(value -> value.as("an address of this machine, or its name", text -> ownAddress(text)
                        .map(own -> text)))
                .orElse(HERE);
    }

    private static Optional<String> ownAddress(String text) {
        try {
            InetAddress address = InetAddress.getByName(text);
            boolean own = address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
            return own ? Optional.of(address.getHostAddress()) : Optional.empty();
        } catch (UnknownHostException | SocketException e) {
            return Optional.empty();
        }
    }

    private Optional<URI> publicUrl() {
        return given.one(Flag.PUBLIC_URL)
                .map(value -> value.as("an address like https://games.example.org", Configuration::site));
    }

    /** A scheme, a host and perhaps a port: what browsers send as the origin of a page. */
    private static Optional<URI> site(String text) {
        return uri(text.replaceFirst("/$", ""), Set.of("http", "https"))
                .filter(uri -> uri.getRawPath().isEmpty() && uri.getRawUserInfo() == null)
                .filter(uri -> uri.getRawQuery() == null && uri.getRawFragment() == null);
    }

    private static Optional<URI> uri(String text, Set<String> schemes) {
        try {
            return Optional.of(new URI(text))
                    .filter(uri -> schemes.contains(String.valueOf(uri.getScheme())) && uri.getHost() != null);
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static String proxy(Given.Value value) {
        return value.as("an IP address or a range like 10.0.0.0/8", AddressRange::read);
    }

    // ---- What it works with ----------------------------------------------------------------------------------------

    /** Where the data lies: a file whose folder is there, or is made now, or an address of PostgreSQL. */
    String database() {
        return remote().orElseGet(() -> DataFolder.file(folder()).toString());
    }

    /** The same for those who only read; nothing is made. */
    String databaseIfThere() {
        return remote().orElseGet(() -> DataFolder.fileIn(folder()).toString());
    }

    private Optional<String> remote() {
        given.notBoth(Flag.DATA, Flag.DB, "the data lies in a folder or in PostgreSQL.");
        return given.one(Flag.DB)
                .map(value -> value.asSecret(
                        "an address like postgresql://user:password@host:5432/name", Configuration::postgresql));
    }

    private static Optional<String> postgresql(String text) {
        return uri(text, Set.of("postgresql"))
                .filter(uri -> uri.getPath().length() > 1)
                .map(uri -> text);
    }

    private Optional<ClusterMembership> cluster() {
        needs(Flag.CLUSTER, Flag.DB, "which is the database that all nodes share");
        needs(Flag.NODES, Flag.CLUSTER, "which is where the other nodes reach this one");
        needs(Flag.CLUSTER_BIND_PORT, Flag.CLUSTER, "which is where the other nodes reach this one");
        for (Flag file : CERTIFICATES) {
            needs(Flag.CLUSTER, file, "as nodes speak to each other by TLS only");
            needs(file, Flag.CLUSTER, "which is where the other nodes reach this one");
        }
        return given.one(Flag.CLUSTER).map(value -> membership(node(value)));
    }

    private ClusterMembership membership(String self) {
        List<String> nodes =
                given.all(Flag.NODES).stream().map(Configuration::node).toList();
        int colon = self.lastIndexOf(':');
        int port = Integer.parseInt(self.substring(colon + 1));
        int bindPort = given.number(Flag.CLUSTER_BIND_PORT, port, 1, MOST_PORT);
        return new ClusterMembership(
                self.substring(0, colon),
                port,
                bindPort,
                nodes.isEmpty() ? List.of(self) : nodes,
                database(),
                new ClusterCertificates(
                        file(Flag.CLUSTER_CERTIFICATE), file(Flag.CLUSTER_KEY), file(Flag.CLUSTER_AUTHORITY)));
    }

    private Path file(Flag flag) {
        return given.one(flag).orElseThrow().as("the name of a file", DataFolder::read);
    }

    private static String node(Given.Value value) {
        return value.as("a node like 10.0.0.1:7400", text -> Optional.of(text).filter(Configuration::isNode));
    }

    private static boolean isNode(String text) {
        if (!text.matches("[A-Za-z0-9.-]+:[0-9]{1,5}")) return false;
        int port = Integer.parseInt(text.substring(text.lastIndexOf(':') + 1));
        return port >= 1 && port <= MOST_PORT;
    }

    private Path folder() {
        return given.one(Flag.DATA)
                .map(value -> value.as("the name of a folder", DataFolder::read))
                .orElseGet(() -> DataFolder.usual(
                        System.getProperty("os.name", ""), environment, Path.of(System.getProperty("user.home", "."))));
    }

    private Rulesets rulesets() {
        return given.one(Flag.RULESETS)
                .<Rulesets>map(value -> RulesetFolder.checked(
                        value.as("a folder", text -> DataFolder.read(text).filter(Files::isDirectory))))
                .orElse(Rulesets.BUILT_IN);
    }

    /** A machine by its name or address, and one port of it: no other is opened by naming this one. */
    private static String machine(Given.Value value) {
        return value.as("a machine and a port like matrix.lan:8008", text -> Optional.of(text)
                .filter(each -> isNode(each.replaceFirst("^\\[[0-9a-fA-F:]+]", "ipv6"))));
    }

    private Imprint imprint() {
        return new Imprint(
                given.one(Flag.OPERATOR).map(Configuration::line).orElse(""),
                given.one(Flag.CONTACT).map(Configuration::line).orElse(""),
                given.one(Flag.TEXTS)
                        .map(value -> value.as(
                                "a folder", text -> DataFolder.read(text).filter(Files::isDirectory))));
    }

    private static String line(Given.Value value) {
        return value.as("a line of at most " + MOST_LINE + " characters", text -> Optional.of(text.strip())
                .filter(each -> !each.isEmpty() && each.length() <= MOST_LINE));
    }

    private Optional<ServerSettings.Mail> mail() {
        Optional<URI> server = given.one(Flag.SMTP)
                .map(value -> value.asSecret(
                        "an address like smtp://user:password@host:587", text -> uri(text, Set.of("smtp", "smtps"))));
        Optional<String> from = given.one(Flag.MAIL_FROM).map(value -> value.as("a mail address", Configuration::mail));
        needs(Flag.SMTP, Flag.MAIL_FROM, "which is whom the mails come from");
        needs(Flag.MAIL_FROM, Flag.SMTP, "which is the server that takes the mails");
        return server.flatMap(uri -> from.map(address -> new ServerSettings.Mail(uri, address)));
    }

    private static Optional<String> mail(String text) {
        return List.of(text).stream()
                .filter(address -> address.matches("[^@\\s<>]+@[^@\\s<>]+|[^@<>]*<[^@\\s<>]+@[^@\\s<>]+>"))
                .findFirst();
    }

    private void needs(Flag one, Flag other, String why) {
        if (given.has(one) && !given.has(other)) {
            throw new BadInput(given.source(one) + " needs " + other.word() + ", " + why + ".");
        }
    }
}
