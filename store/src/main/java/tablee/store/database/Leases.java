package tablee.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import tablee.store.Store;

/**
 * Rights that one of several servers has for a while. The database's own clock decides when one has run out, so it does not
 * matter what the servers' clocks say. Each question takes a connection of its own: there are few, and the answer must not wait
 * behind the writes of tables.
 */
public final class Leases {
    /** How the name of a right begins that a member of a cluster holds as long as it is there. */
    public static final String NODE = "node ";

    /** For how long a member of a cluster signs. */
    public static final long NODE_MILLIS = 10_000;

    /** A clock that is set back by as little makes nobody seem gone. */
    private static final long FURTHEST_MILLIS = 2 * NODE_MILLIS;

    private static final String POSTGRESQL_NOW = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
    private static final String SQLITE_NOW = "cast(unixepoch('subsec') * 1000 as integer)";

    private final String address;
    private final String now;

    /** @param address as of {@link Store#open}; the schema has to be there already */
    public Leases(String address) {
        this.address = address;
        now = now(Database.isRemote(address));
    }

    private static String now(boolean remote) {
        return remote ? POSTGRESQL_NOW : SQLITE_NOW;
    }

    /** Takes a right, or keeps it for so long from now on; false if somebody else has it. */
    public boolean take(String name, String owner, long millis) throws SQLException {
        String sql = "insert into leases (name, owner, until_millis) values (?, ?, " + now + " + ?)"
                + " on conflict (name) do update set owner = excluded.owner, until_millis = excluded.until_millis"
                + " where leases.owner = excluded.owner or leases.until_millis < " + now;
        try (Connection connection = Database.ask(address)) {
            return Sql.run(connection, sql, name, owner, millis) == 1;
        }
    }

    /** Gives it back, if it is this owner's. */
    public void giveBack(String name, String owner) throws SQLException {
        try (Connection connection = Database.ask(address)) {
            Sql.run(connection, "delete from leases where name = ? and owner = ?", name, owner);
        }
    }

    /** The members of a cluster that are there now. Nobody signs for longer: who seems to has signed before the clock was set back, and may be gone. */
    public List<String> nodes() throws SQLException {
        try (Connection connection = Database.ask(address)) {
            return nodes(connection, now);
        }
    }

    /** The same, asked through a connection that there is already. */
    static List<String> nodes(Connection connection, Database.Kind kind) throws SQLException {
        return nodes(connection, now(kind == Database.Kind.POSTGRESQL));
    }

    private static List<String> nodes(Connection connection, String now) throws SQLException {
        String sql = "select name from leases where name like '" + NODE + "%' and until_millis >= " + now
                + " and until_millis <= " + now + " + " + FURTHEST_MILLIS + " order by name";
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet rows = statement.executeQuery()) {
            List<String> names = new ArrayList<>();
            while (rows.next()) names.add(rows.getString(1));
            return names;
        }
    }

    public boolean has(String name, String owner) throws SQLException {
        String sql = "select 1 from leases where name = ? and owner = ? and until_millis >= " + now;
        try (Connection connection = Database.ask(address);
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, name);
            statement.setString(2, owner);
            try (ResultSet row = statement.executeQuery()) {
                return row.next();
            }
        }
    }
}
