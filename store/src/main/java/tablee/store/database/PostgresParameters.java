package tablee.store.database;

import java.net.URI;
import java.util.List;
import tablee.core.BadInput;

/** What may follow the name in an address of PostgreSQL. A word that nobody knows would be a wish that nobody grants. */
final class PostgresParameters {
    private static final List<String> KNOWN = List.of(
            "sslmode",
            "sslrootcert",
            "sslcert",
            "sslkey",
            "sslpassword",
            "sslNegotiation",
            "channelBinding",
            "gssEncMode",
            "currentSchema",
            "ApplicationName");

    private PostgresParameters() {}

    /** {@code ?sslmode=require}, or nothing; {@link BadInput} for what is not known. */
    static String of(URI address) {
        String query = address.getRawQuery() == null ? "" : address.getRawQuery();
        if (query.isEmpty()) return "";
        for (String each : query.split("&")) {
            String name = each.split("=", 2)[0];
            if (!KNOWN.contains(name)) {
                throw new BadInput("The address of the database has a parameter \"" + name
                        + "\" that is not known; known are " + String.join(", ", KNOWN) + ".");
            }
        }
        return "?" + query;
    }
}
