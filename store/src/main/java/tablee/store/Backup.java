package tablee.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tablee.core.BadInput;
import tablee.store.database.Database;
import tablee.store.database.OwnerOnly;
import tablee.store.database.Rows;
import tablee.store.database.Sql;
import tablee.store.database.WriteLock;
import tablee.store.matches.Journal;

/**
 * Everything that is kept, in one file: as it was at one moment, also while a server runs. It is an SQLite file, wherever the
 * data lies, so that data can also move from a file to PostgreSQL and back.
 */
public final class Backup {
    /** @param damaged the matches whose logs do not add up, each with the reason; they were so before */
    public record Content(int tables, int matches, List<String> damaged) {}

    private Backup() {}

    // ---- Writing ---------------------------------------------------------------------------------------------------

    /** @param address as of {@link Store#open} */
    public static Content write(String address, Path file) {
        if (Files.exists(file)) throw new BadInput("The file " + file + " is there already.");
        boolean remote = Database.isRemote(address);
        if (!remote && !Files.exists(Path.of(address))) throw new BadInput("There is no data in " + address + ".");
        refuseNewer(address);
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try {
            Files.deleteIfExists(unfinished);
            if (remote) gather(address, unfinished);
            else snapshot(address, unfinished);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (SQLException | IOException e) {
            throw new BadInput("The backup cannot be written: " + Database.cause(e) + ".");
        }
        return read(file);
    }

    private static void refuseNewer(String address) {
        try {
            Database.refuseNewer(address);
        } catch (BadInput bad) {
            throw bad;
        } catch (RuntimeException e) {
            throw Database.closed(address, e);
        }
    }

    /** Into an empty file, which SQLite takes as it is. */
    private static void snapshot(String address, Path file) throws SQLException, IOException {
        OwnerOnly.file(file);
        try (Connection connection = Database.connect(address)) {
            Sql.run(connection, "vacuum into ?", file.toAbsolutePath().toString());
        }
    }

    private static void gather(String address, Path file) throws SQLException {
        Store.open(file.toString()).close();
        try (Connection from = Database.connect(address);
                Connection to = Database.connect(file.toString())) {
            from.setAutoCommit(false);
            from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            from.setReadOnly(true);
            to.setAutoCommit(false);
            Rows.copy(from, to);
            to.commit();
        }
        try (Connection to = Database.connect(file.toString())) {
            // So that nothing is left to be found in a file beside it.
            pragma(to, "journal_mode = delete");
        }
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    /** What a backup holds; {@link BadInput} if it is none, or is damaged itself. Every log is followed to its end. */
    public static Content read(Path file) {
        if (!Files.isRegularFile(file)) throw new BadInput("There is no file " + file + ".");
        try (Connection connection = Database.connect(file.toString())) {
            String sound = pragma(connection, "integrity_check");
            if (!sound.equals("ok")) throw new BadInput("The file " + file + " is damaged: " + sound + ".");
        } catch (SQLException e) {
            throw new BadInput("The file " + file + " is not a backup: " + Database.cause(e) + ".");
        }
        return withCopy(file, Backup::content);
    }

    private static Content content(Path copy) {
        try (Store store = Store.open(copy.toString());
                Connection connection = Database.connect(copy.toString())) {
            List<String> damaged = new ArrayList<>();
            List<String> matches = ids(connection, "matches");
            for (String match : matches) {
                if (store.journal().load(match) instanceof Journal.Damaged log) damaged.add(log.reason());
            }
            return new Content(ids(connection, "tables").size(), matches.size(), damaged);
        } catch (SQLException e) {
            throw new BadInput("The backup cannot be read: " + Database.cause(e) + ".");
        }
    }

    private static List<String> ids(Connection connection, String table) throws SQLException {
        List<String> ids = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select id from " + table + " order by id")) {
            while (rows.next()) ids.add(rows.getString(1));
        }
        return ids;
    }

    private static String pragma(Connection connection, String what) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("pragma " + what)) {
            return row.next() ? row.getString(1) : "";
        }
    }

    // ---- Restoring -------------------------------------------------------------------------------------------------

    /**
     * Puts a backup where a server will find it. Refused while one runs there.
     *
     * @param replace what is there already is lost; otherwise it is refused too
     */
    public static Content restore(Path file, String address, boolean replace) {
        Content content = read(file);
        try (WriteLock claim = WriteLock.of(address)) {
            if (Database.isRemote(address)) withCopy(file, copy -> scatter(copy, address, replace));
            else put(file, Path.of(address), replace);
        }
        return content;
    }

    private static void put(Path file, Path target, boolean replace) {
        if (Files.exists(target) && !replace) throw notEmpty(target.toString());
        Path unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
        try {
            OwnerOnly.copy(file, unfinished);
            // What belonged to the file before would be taken for news about this one.
            Files.deleteIfExists(target.resolveSibling(target.getFileName() + "-wal"));
            Files.deleteIfExists(target.resolveSibling(target.getFileName() + "-shm"));
            Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new BadInput("The data in " + target + " cannot be written: " + Database.cause(e) + ".");
        }
        Store.open(target.toString()).close();
    }

    private static Path scatter(Path copy, String address, boolean replace) {
        Store.open(copy.toString()).close();
        Store.open(address).close();
        try (Connection from = Database.connect(copy.toString());
                Connection to = Database.connect(address)) {
            to.setAutoCommit(false);
            if (!Rows.isEmpty(to) && !replace) throw notEmpty(Database.withoutPassword(address));
            Rows.clear(to);
            Rows.copy(from, to);
            to.commit();
            return copy;
        } catch (SQLException e) {
            throw new BadInput("The backup cannot be restored: " + Database.cause(e) + ".");
        }
    }

    private static BadInput notEmpty(String where) {
        return new BadInput("There is data in " + where + " already; --force replaces it.");
    }

    /** Does something with a copy of the file, which may be changed: a backup itself never is. */
    private static <T> T withCopy(Path file, Function<Path, T> action) {
        try {
            Path folder = Files.createTempDirectory("tablee-backup");
            try {
                return action.apply(Files.copy(file, folder.resolve("copy.db")));
            } finally {
                deleteAll(folder);
            }
        } catch (IOException e) {
            throw new BadInput("There is no room for a copy of " + file + ": " + Database.cause(e) + ".");
        }
    }

    private static void deleteAll(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path each : files.toList()) Files.delete(each);
        }
        Files.delete(folder);
    }
}
