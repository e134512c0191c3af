package tablee.store;

import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import tablee.store.admin.AuditLog;
import tablee.store.admin.Figures;
import tablee.store.admin.House;
import tablee.store.admin.Reports;
import tablee.store.admin.Sanctions;
import tablee.store.alerts.AlertChannels;
import tablee.store.alerts.AlertQueue;
import tablee.store.alerts.AlertWishes;
import tablee.store.alerts.NoticeSettings;
import tablee.store.dailies.DailyDeals;
import tablee.store.dailies.DailyResults;
import tablee.store.dailies.DailyTables;
import tablee.store.dailies.Marks;
import tablee.store.database.Database;
import tablee.store.database.StoreException;
import tablee.store.database.StoreWriter;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.matches.Replays;
import tablee.store.people.Accounts;
import tablee.store.people.Bonds;
import tablee.store.people.BotTokens;
import tablee.store.people.Challenges;
import tablee.store.people.Passkeys;
import tablee.store.people.People;
import tablee.store.people.RecoveryMails;
import tablee.store.people.Sessions;
import tablee.store.ratings.PlayerRatings;
import tablee.store.ratings.WaitingPlayers;
import tablee.store.tables.Chat;
import tablee.store.tables.Codes;
import tablee.store.tables.Tables;
import tablee.store.tournaments.Tournaments;

/** Everything that is kept, behind one door. */
public final class Store implements AutoCloseable {
    private final Database database;
    private final StoreWriter writer;
    private final Journal journal;
    private final Tables tables;
    private final Chat chat;
    private final History history;
    private final People people;
    private final Sessions sessions;
    private final Accounts accounts;
    private final Passkeys passkeys;
    private final Challenges challenges;
    private final RecoveryMails recoveryMails;
    private final BotTokens bots;
    private final NoticeSettings notices;
    private final AlertWishes alertWishes;
    private final AlertChannels alertChannels;
    private final AlertQueue alerts;
    private final ServerKeys serverKeys;
    private final Replays replays;
    private final Codes codes;
    private final Reports reports;
    private final AuditLog audit;
    private final Administration administration;
    private final Sanctions sanctions;
    private final House house;
    private final Figures figures;
    private final Bonds bonds;
    private final PlayerRatings ratings;
    private final Tournaments tournaments;
    private final WaitingPlayers waiting;
    private final DailyDeals dailyDeals;
    private final DailyResults dailyResults;
    private final DailyTables dailyTables;
    private final Marks marks;
    private final Uptime uptime;
    private final Upkeep upkeep;
    private volatile StoreObserver observer = StoreObserver.NOBODY;

    private Store(Database database) {
        this.database = database;
        writer = new StoreWriter(database.writing());
        journal = new Journal(database.reading());
        tables = new Tables(writer, database.reading());
        chat = new Chat(database.reading());
        history = new History(writer, database.reading());
        people = new People(writer, database.reading());
        sessions = new Sessions(writer, database.reading());
        accounts = new Accounts(writer, database.reading());
        passkeys = new Passkeys(writer, database.reading());
        challenges = new Challenges(writer);
        recoveryMails = new RecoveryMails(writer, database.reading());
        bots = new BotTokens(writer, database.reading());
        notices = new NoticeSettings(writer, database.reading());
        alertWishes = new AlertWishes(writer, database.reading());
        alertChannels = new AlertChannels(writer, database.reading());
        alerts = new AlertQueue(writer, database.reading());
        serverKeys = new ServerKeys(writer, database.reading());
        replays = new Replays(writer, database.reading());
        codes = new Codes(writer, database.reading());
        reports = new Reports(writer, database.reading());
        audit = new AuditLog(database.reading());
        administration = new Administration(writer);
        sanctions = new Sanctions(writer, database.reading());
        house = new House(writer, database.reading());
        figures = new Figures(writer, database.reading());
        bonds = new Bonds(writer, database.reading());
        ratings = new PlayerRatings(writer, database.reading());
        tournaments = new Tournaments(writer, database.reading());
        waiting = new WaitingPlayers(writer, database.reading());
        dailyDeals = new DailyDeals(writer, database.reading());
        dailyResults = new DailyResults(writer, database.reading());
        dailyTables = new DailyTables(database.reading());
        marks = new Marks(database.reading());
        uptime = new Uptime(writer, database.reading());
        upkeep = new Upkeep(writer, database.reading(), journal, database.isFile());
    }

    /** @param address a path of a file, or {@code postgresql://user:password@host:port/name} */
    public static Store open(String address) {
        return new Store(Database.open(address));
    }

    /** Writes what a table did. It is on disk when this completes; what fails, fails whole, with {@link StoreException}. */
    public CompletableFuture<Void> write(Change change) {
        long from = System.nanoTime();
        CompletableFuture<Void> done = writer.write(change::on);
        var unused = done.thenRun(() -> observer.written(change, System.nanoTime() - from));
        return done;
    }

    /** Deletes a person with all bots, what they said, and the link from them to tables and matches. */
    public CompletableFuture<Void> forget(String person, People.Eraser eraser) {
        return writer.write(batch -> PersonErasure.forget(batch, person, eraser));
    }

    /** Tells this one, from now on, what is written. */
    public void observe(StoreObserver observer) {
        this.observer = observer;
        writer.observe(observer);
    }

    public Journal journal() {
        return journal;
    }

    public Tables tables() {
        return tables;
    }

    public Chat chat() {
        return chat;
    }

    public History history() {
        return history;
    }

    public People people() {
        return people;
    }

    public Sessions sessions() {
        return sessions;
    }

    public Accounts accounts() {
        return accounts;
    }

    public Passkeys passkeys() {
        return passkeys;
    }

    public Challenges challenges() {
        return challenges;
    }

    public RecoveryMails recoveryMails() {
        return recoveryMails;
    }

    public BotTokens bots() {
        return bots;
    }

    public NoticeSettings notices() {
        return notices;
    }

    public AlertWishes alertWishes() {
        return alertWishes;
    }

    public AlertChannels alertChannels() {
        return alertChannels;
    }

    public AlertQueue alerts() {
        return alerts;
    }

    public ServerKeys serverKeys() {
        return serverKeys;
    }

    public Replays replays() {
        return replays;
    }

    public Codes codes() {
        return codes;
    }

    public Reports reports() {
        return reports;
    }

    public AuditLog audit() {
        return audit;
    }

    public Administration administration() {
        return administration;
    }

    public Sanctions sanctions() {
        return sanctions;
    }

    public House house() {
        return house;
    }

    public Bonds bonds() {
        return bonds;
    }

    public PlayerRatings ratings() {
        return ratings;
    }

    public Tournaments tournaments() {
        return tournaments;
    }

    public WaitingPlayers waiting() {
        return waiting;
    }

    public DailyDeals dailyDeals() {
        return dailyDeals;
    }

    public DailyResults dailyResults() {
        return dailyResults;
    }

    public DailyTables dailyTables() {
        return dailyTables;
    }

    public Marks marks() {
        return marks;
    }

    public Figures figures() {
        return figures;
    }

    public Uptime uptime() {
        return uptime;
    }

    public Upkeep upkeep() {
        return upkeep;
    }

    /** How many bytes are left where the data lies; nothing is known of another machine. */
    public OptionalLong freeBytes() {
        return database.freeBytes();
    }

    /** How many bytes the data takes, wherever it is; what was deleted counts until PostgreSQL has tidied up. */
    public long usedBytes() {
        return database.usedBytes();
    }

    /** How long the writer was busy with one commit at most, since this was asked last: nobody else could write meanwhile. */
    public long longestWriteNanos() {
        return writer.longestNanos();
    }

    @Override
    public void close() {
        writer.close();
        database.close();
    }
}
