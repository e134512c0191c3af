package tablee.store.dailies;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.StoreWriter;

/** The deals of the days, and the teams that gather for them. A day is counted from 1970, in UTC. */
public final class DailyDeals {
    /** @param closed whether everybody has had their chance, and results are compared */
    public record Deal(int day, String deal, byte[] seed, boolean closed) {}

    /** @param table where the team will play */
    public record Team(String code, int day, String deal, String host, String table) {}

    private static final String TEAMS = "select code, day, deal, host, table_id from daily_teams where ";

    private final StoreWriter writer;
    private final Jdbi reading;

    public DailyDeals(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** The seed of a deal; where another node has drawn one before, that one counts. */
    public CompletableFuture<Void> draw(int day, String deal, byte[] seed) {
        return writer.write(batch -> batch.run(
                "insert into daily_deals (day, deal, seed) values (?, ?, ?) on conflict do nothing", day, deal, seed));
    }

    public Optional<Deal> find(int day, String deal) {
        return between(day, day).stream().filter(each -> each.deal.equals(deal)).findFirst();
    }

    /** The deals of these days, the oldest first. */
    public List<Deal> between(int firstDay, int lastDay) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select day, deal, seed, closed_millis from daily_deals where day between :first and :last"
                                + " order by day, deal")
                .bind("first", firstDay)
                .bind("last", lastDay)
                .map((row, context) -> new Deal(row.getInt(1), row.getString(2), row.getBytes(3), row.getLong(4) > 0))
                .list());
    }

    /** Up to this day, what is not compared yet. */
    public List<Deal> unclosed(int lastDay) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select day, deal, seed from daily_deals where closed_millis = 0 and day <= :last order by day, deal")
                .bind("last", lastDay)
                .map((row, context) -> new Deal(row.getInt(1), row.getString(2), row.getBytes(3), false))
                .list());
    }

    // ---- Teams -----------------------------------------------------------------------------------------------------

    /** One team a person and deal: who gathers one again has the one there is. */
    public CompletableFuture<Void> gather(Team team) {
        return writer.write(batch -> batch.run(
                "insert into daily_teams (code, day, deal, host, table_id) values (?, ?, ?, ?, ?) on conflict do nothing",
                team.code,
                team.day,
                team.deal,
                team.host,
                team.table));
    }

    public Optional<Team> team(String code) {
        return reading.withHandle(handle -> handle.createQuery(TEAMS + "code = :code")
                .bind("code", code)
                .map((row, context) -> team(row))
                .findFirst());
    }

    public Optional<Team> team(int day, String deal, String host) {
        return reading.withHandle(handle -> handle.createQuery(TEAMS + "day = :day and deal = :deal and host = :host")
                .bind("day", day)
                .bind("deal", deal)
                .bind("host", host)
                .map((row, context) -> team(row))
                .findFirst());
    }

    /** The teams that this person gathers. */
    public List<Team> teamsOf(String host) {
        return reading.withHandle(handle -> handle.createQuery(TEAMS + "host = :host order by day, deal")
                .bind("host", host)
                .map((row, context) -> team(row))
                .list());
    }

    private static Team team(ResultSet row) throws SQLException {
        return new Team(row.getString(1), row.getInt(2), row.getString(3), row.getString(4), row.getString(5));
    }
}
