package tablee.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.store.matches.Journal;
import tablee.wire.json.Json;
import tablee.wire.match.WrittenHeader;

/** The data of a release as SQL: everything that its SQLite file held, as text that can be read and compared. */
final class Golden {
    private static final String END = ";\n";
    /** A session is forgotten when nobody has used it for long; in these files it was used today. */
    private static final String TODAY = "unixepoch() / 86400";

    private Golden() {}

    // ---- Writing and reading ---------------------------------------------------------------------------------------

    static String dump(Path database) throws SQLException {
        StringBuilder sql = new StringBuilder();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
            List<String> tables = new ArrayList<>();
            try (Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery("select type, name, sql from sqlite_master"
                            + " where sql is not null and name not like 'sqlite_%' order by type desc, rowid")) {
                while (rows.next()) {
                    sql.append(rows.getString(3)).append(END);
                    if (rows.getString(1).equals("table")) tables.add(rows.getString(2));
                }
            }
            for (String table : tables) rows(connection, table, sql);
        }
        return sql.toString();
    }

    private static void rows(Connection connection, String table, StringBuilder sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select * from \"" + table + "\"")) {
            int columns = rows.getMetaData().getColumnCount();
            while (rows.next()) {
                List<String> values = new ArrayList<>();
                for (int column = 1; column <= columns; column++) {
                    boolean seen = rows.getMetaData().getColumnName(column).equals("seen_day");
                    values.add(seen ? TODAY : literal(rows.getObject(column)));
                }
                sql.append("insert into \"" + table + "\" values (" + String.join(", ", values) + ")" + END);
            }
        }
    }

    private static String literal(Object value) {
        if (value == null) return "null";
        if (value instanceof byte[] bytes) return "x'" + HexFormat.of().formatHex(bytes) + "'";
        if (value instanceof Number) return value.toString();
        return "'" + value.toString().replace("'", "''") + "'";
    }

    /** The database of that release, in a file. */
    static Path restore(Path golden, Path database) throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (String sql : Files.readString(golden).split(END)) if (!sql.isBlank()) statement.executeUpdate(sql);
            connection.commit();
        }
        return database;
    }

    /** What the comments at the top say under this word: one line each. */
    static List<String> notes(Path golden, String word) throws IOException {
        String begin = "-- " + word + " ";
        return Files.readString(golden)
                .lines()
                .filter(line -> line.startsWith(begin))
                .map(line -> line.substring(begin.length()))
                .toList();
    }

    // ---- Replaying -------------------------------------------------------------------------------------------------

    /** One number for all that a match shows anybody: position, every view and the count, after every entry. */
    static String hash(Journal.Whole log) {
        WrittenHeader head = Json.read(log.start().header(), WrittenHeader.class);
        return hash(head.rules(), head.header(), log.entries());
    }

    private static <S extends State<S>> String hash(Game<S> rules, Header header, List<Entry> entries) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            Match<S> match = Match.open(rules, header);
            add(match.state(), digest);
            for (Entry entry : entries) {
                match = ((Match.Accepted<S>) match.play(entry)).match();
                add(match.state(), digest);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static void add(State<?> state, MessageDigest digest) {
        List<Object> shown = new ArrayList<>(List.of(state.position(), state.count()));
        for (int seat = 0; seat < state.seats(); seat++) shown.add(state.view(seat));
        shown.add(state.view(Viewer.SPECTATOR));
        shown.add(state.view(Viewer.ALL));
        shown.forEach(each -> digest.update((Json.text(each) + "\n").getBytes(StandardCharsets.UTF_8)));
    }
}
