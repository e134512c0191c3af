package tablee.store.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import tablee.core.BadInput;

/**
 * Where the data lies: one SQLite file by default, PostgreSQL by address. Both hold the same tables and pass the same tests.
 *
 * <p>SQLite runs with a write-ahead log and full synchronisation, so that what was committed survives a cut of power.
 */
public final class Database implements AutoCloseable {
    enum Kind {
        SQLITE,
        POSTGRESQL
    }

    private static final int READERS = 4;
    /** Anyone who waits for longer is told that the database is away. */
    private static final int CONNECT_MILLIS = 3_000;
    /** A database that is silent for longer is taken for gone: nothing that a table asks for takes a tenth of that. */
    private static final int SILENT_SECONDS = 10;

    /** At this number of pages in SQLite's log, 64 MB, a commit moves them to the file by itself: {@link WalCheckpoints} did not keep up. */
    private static final int WAL_PAGES = 16_384;

    private static final String SILENT = "socketTimeout";

    private static final Logger POOL_LOG = Logger.getLogger("com.zaxxer.hikari");

    private final Kind kind;
    /** Where the file lies, if it is one. */
    private final Optional<Path> folder;

    private final HikariDataSource readers;
    private final HikariDataSource writer;
    private final CircuitBreaker toRead;
    private final CircuitBreaker toWrite;
    private final Optional<WalCheckpoints> checkpoints;

    private Database(Kind kind, Optional<Path> folder, HikariConfig config) {
        this.kind = kind;
        this.folder = folder;
        config.setConnectionTimeout(CONNECT_MILLIS);
        HikariConfig one = new HikariConfig();
        config.copyStateTo(one);
        one.setMaximumPoolSize(1);
        if (kind == Kind.SQLITE) one.setConnectionInitSql("pragma wal_autocheckpoint = " + WAL_PAGES);
        one.setPoolName("writer");
        config.setMaximumPoolSize(READERS);
        config.setPoolName("readers");
        POOL_LOG.setLevel(Level.WARNING);
        Schema.bring(config, kind);
        writer = new HikariDataSource(one);
        readers = new HikariDataSource(config);
        toWrite = new CircuitBreaker(writer);
        toRead = new CircuitBreaker(readers);
        checkpoints = kind == Kind.SQLITE ? Optional.of(new WalCheckpoints(readers)) : Optional.empty();
    }

    /** @param address a path of a file, or {@code postgresql://user:password@host:port/name} */
    public static Database open(String address) {
        HikariConfig config = config(address);
        try {
            if (isRemote(address)) return new Database(Kind.POSTGRESQL, Optional.empty(), config);
            Path file = Path.of(address).toAbsolutePath();
            OwnerOnly.database(file);
            SqliteSpace.prepare(file);
            return new Database(Kind.SQLITE, Optional.ofNullable(file.getParent()), config);
        } catch (BadInput bad) {
            throw bad;
        } catch (RuntimeException e) {
            throw closed(address, e);
        }
    }

    public static boolean isRemote(String address) {
        return address.startsWith("postgresql://");
    }

    private static HikariConfig config(String address) {
        return isRemote(address) ? postgresql(URI.create(address)) : sqlite(Path.of(address));
    }

    /** One connection beside those of a store, on which an answer may take its time. */
    public static Connection connect(String address) throws SQLException {
        return connect(config(address));
    }

    static Connection connect(HikariConfig config) throws SQLException {
        Properties properties = new Properties();
        config.getDataSourceProperties().forEach((key, value) -> properties.put(key, String.valueOf(value)));
        properties.remove(SILENT);
        Optional.ofNullable(config.getUsername()).ifPresent(user -> properties.put("user", user));
        Optional.ofNullable(config.getPassword()).ifPresent(password -> properties.put("password", password));
        return DriverManager.getConnection(config.getJdbcUrl(), properties);
    }

    /** The same, for questions that are answered at once or never. */
    static Connection ask(String address) throws SQLException {
        Connection connection = connect(address);
        if (isRemote(address)) connection.setNetworkTimeout(Runnable::run, CONNECT_MILLIS);
        return connection;
    }

    public static BadInput closed(String address, Exception e) {
        return new BadInput("The database " + withoutPassword(address) + " cannot be opened: " + cause(e) + ".");
    }

    private static HikariConfig sqlite(Path file) {
        SqliteLibrary.load();
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath());
        Properties properties = new Properties();
        properties.put("journal_mode", "WAL");
        properties.put("synchronous", "FULL");
        properties.put("foreign_keys", "true");
        properties.put("busy_timeout", "5000");
        // A transaction that reads before it writes would be refused at once if a command beside the server wrote in
        // between.
        properties.put("transaction_mode", "IMMEDIATE");
        properties.put("cache_size", "-32768"); // kibibytes: the pages that a thousand running matches grow on
        config.setDataSourceProperties(properties);
        return config;
    }

    private static HikariConfig postgresql(URI address) {
        HikariConfig config = new HikariConfig();
        int port = address.getPort() < 0 ? 5432 : address.getPort();
        config.setJdbcUrl("jdbc:postgresql://" + address.getHost() + ":" + port + address.getPath()
                + PostgresParameters.of(address));
        String[] user = address.getUserInfo() == null
                ? new String[] {}
                : address.getUserInfo().split(":", 2);
        if (user.length > 0) config.setUsername(user[0]);
        if (user.length > 1) config.setPassword(user[1]);
        // As texts: the driver overlooks values of other types that come through a pool.
        config.addDataSourceProperty("connectTimeout", String.valueOf(CONNECT_MILLIS / 1_000));
        config.addDataSourceProperty(SILENT, String.valueOf(SILENT_SECONDS));
        config.addDataSourceProperty("tcpKeepAlive", "true");
        config.addDataSourceProperty("logServerErrorDetail", "false"); // the values of rows
        return config;
    }

    /** An older release does not know what a newer one keeps, and would lose it. */
    public static void refuseNewer(String address) {
        Schema.refuseNewer(config(address), isRemote(address) ? Kind.POSTGRESQL : Kind.SQLITE);
    }

    public static String withoutPassword(String address) {
        return address.replaceFirst("://([^:@/]*):[^@/]*@", "://$1@")
                .replaceFirst("sslpassword=[^&]*", "sslpassword=…");
    }

    /** The reason in a few words, without the full stop that some drivers add. */
    public static String cause(Throwable e) {
        Throwable deepest = e;
        while (deepest.getCause() != null) deepest = deepest.getCause();
        return String.valueOf(deepest.getMessage())
                .lines()
                .findFirst()
                .orElse("unknown reason")
                .replaceFirst("[.:]$", "");
    }

    public OptionalLong freeBytes() {
        return folder.map(place -> place.toFile().getUsableSpace())
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    /** How many bytes the data takes, without what is free for new data. */
    public long usedBytes() {
        String sql = kind == Kind.SQLITE
                ? "select (page_count - freelist_count) * page_size from pragma_page_count, pragma_freelist_count, pragma_page_size"
                : "select pg_database_size(current_database())";
        return reading()
                .withHandle(handle -> handle.createQuery(sql).mapTo(Long.class).one());
    }

    public boolean isFile() {
        return kind == Kind.SQLITE;
    }

    /** What goes wrong may be logged, so that no message says whom a statement was about. */
    public Jdbi reading() {
        Jdbi reading = Jdbi.create(toRead::connect);
        reading.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return reading;
    }

    public CircuitBreaker writing() {
        return toWrite;
    }

    @Override
    public void close() {
        checkpoints.ifPresent(WalCheckpoints::close);
        readers.close();
        writer.close();
    }
}
