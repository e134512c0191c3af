package tablee.app;

import java.util.List;
import java.util.Locale;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;

/** What can be said to {@code serve}, as a flag or in the environment. Where both are given, the flag counts. */
enum Flag {
    PORT("N", "the port that people come to (default 8080; 0: any that is free)"),
    HOST("ADDRESS", "the address of this machine to listen at (default 127.0.0.1: this machine only)"),
    LAN("", "listen to the whole network, and print the address to share and its QR code"),
    PUBLIC_URL("URL", "where people reach the server, if a reverse proxy stands before it"),
    TRUSTED_PROXY(
            "ADDRESS",
            "a proxy whose X-Forwarded-For is believed, or a range of them like 10.0.0.0/8; several: again,\n"
                    + "or with commas between"),
    DATA("FOLDER", "where the data lies (default: the platform's folder for data, see below)"),
    DB("URL", "PostgreSQL instead: postgresql://user:password@host:5432/name"),
    CLUSTER("HOST:PORT", "play on several nodes that share --db: where the other nodes reach this one"),
    NODES("HOST:PORT,..", "nodes of that cluster to join; the first one may begin it (default: this one)"),
    CLUSTER_BIND_PORT("N", "where this node listens to the others, if not at the port they know (behind a forwarding)"),
    CLUSTER_CERTIFICATE("FILE", "what this node shows to the others, in PEM; a node without one stays out"),
    CLUSTER_KEY("FILE", "the private key of that certificate, RSA, in PEM"),
    CLUSTER_AUTHORITY("FILE", "the certificate that all nodes' certificates are signed with, in PEM"),
    ADMIN_PORT("N", "metrics (default 0: any that is free)"),
    ADMIN_HOST(
            "ADDRESS",
            "the address of this machine, or its name, at which that port is (default 127.0.0.1: this machine only);\n"
                    + "anyone who reaches it reads the counts"),
    OPEN_TO(
            "WHO",
            "who may make tables and talk: everybody, accounts (those who sign in) or invited (default everybody);\n"
                    + "everybody may play who was invited to a table"),
    LOG_LEVEL("LEVEL", "the least that the log tells: error, warning, info or debug (default info)"),
    LOG_FORMAT("FORM", "plain: sentences; json: an object a line (default plain)"),
    RULESETS("FOLDER", "files NAME.ruleset that a table may name"),
    SMTP(
            "URL",
            "a mail server, for telling people that it is their turn: smtp://user:password@host:587,\n"
                    + "smtps://user:password@host:465"),
    MAIL_FROM("ADDRESS", "whom those mails come from"),
    ALERTS_INTO(
            "HOST:PORT,..",
            "machines in your own network that people's alerts may be sent to, by http too, such as a Matrix server\n"
                    + "(default: none; alerts go to the internet only)"),
    OPERATOR(
            "TEXT",
            "who runs this server, for its privacy notice and terms: a name, and an address if the law asks for it"),
    CONTACT("TEXT", "where people turn to about that, such as a mail address"),
    TEXTS(
            "FOLDER",
            "a privacy notice and terms of your own: privacy.en.md, terms.en.md, and the same for fr, de and pl"),
    RETENTION_DAYS("N", "forget guests, and end sessions, that were not seen for so long (default 90)"),
    EMPTY_TABLE_DAYS("N", "delete tables at which no match began for so long (default 14)"),
    IDLE_MATCH_DAYS(
            "N", "delete tables at which nothing was played for so long, with the unfinished match (default 180)"),
    CHAT_DAYS("N", "delete lines of chat after so long (default 365)"),
    ARCHIVE_DAYS("N", "put finished matches into their archive after so long (default 7)"),
    FREE_MEGABYTES("N", "make no new tables with less room on the disk than this (default 256; 0: always)"),
    MAX_DATABASE_MEGABYTES("N", "make no new tables when the database is larger than this (default 10240; 0: always)"),
    CLOCK_SPEED("N", "for tests only: the clocks of all tables run N times faster"),
    LIMIT_TIMES("N", "for tests and measurements only: one person may ask for N times more");

    private final String value;
    private final String help;

    /** @param value what stands behind it, or empty */
    Flag(String value, String help) {
        this.value = value;
        this.help = help;
    }

    String word() {
        return "--" + id();
    }

    private String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What was given for it; of a flag without a value, that it is on. */
    List<String> from(Arguments arguments) {
        if (takesValue()) return arguments.all(id());
        return arguments.has(id()) ? List.of("true") : List.of();
    }

    String variable() {
        return "TABLEE_" + name();
    }

    boolean takesValue() {
        return !value.isEmpty();
    }

    boolean isRepeatable() {
        return this == TRUSTED_PROXY || this == NODES || this == ALERTS_INTO;
    }

    /** This flag as one of a command. */
    void addTo(CliCommand command) {
        if (!takesValue()) command.flag(id(), help);
        else if (isRepeatable()) command.repeated(id(), value, help);
        else command.option(id(), value, help);
    }
}
