package tablee.server;

import java.util.List;
import java.util.Map;

/** Where the data of a server lies. @param jdbc as its driver is told */
record StoredPlace(String address, String jdbc) {
    boolean isFile() {
        return jdbc.startsWith("jdbc:sqlite:");
    }

    Map<String, List<String>> rows() {
        return isFile() ? StoredRows.of(address) : StoredRows.ofPostgres(jdbc);
    }

    /** Bytes are written otherwise in a PostgreSQL. */
    String in(String sql) {
        return isFile()
                ? sql
                : sql.replaceAll("x'([0-9a-f]*)'", "'\\\\x$1'::bytea")
                        .replaceAll("cast\\('(\\w+)' as blob\\)", "convert_to('$1', 'UTF8')");
    }
}
