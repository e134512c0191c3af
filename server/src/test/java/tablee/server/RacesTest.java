package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.people.identity.AccessPolicy;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.wire.json.Json;

/** What counts once counts once, though many come with it at the same moment. */
class RacesTest {
    private static final int MANY = 8;
    private static final String PASSWORD = "correct horse battery";

    private final ServerSettings settings =
            Running.settings().behind(List.of("127.0.0.1")).openTo(AccessPolicy.INVITED);
    private final Server server = Server.start(settings);
    private final ExecutorService hands = Executors.newFixedThreadPool(MANY);

    @AfterEach
    void close() {
        hands.shutdownNow();
        server.close();
    }

    private static String place(int number) {
        return "198.51.100." + (10 + number);
    }

    /** All of them at once, and how many of each answer there were. */
    private List<Integer> statuses(IntFunction<HttpResponse<String>> request) {
        List<Callable<Integer>> all = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            int number = i;
            all.add(() -> request.apply(number).statusCode());
        }
        try {
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> each : hands.invokeAll(all)) statuses.add(each.get());
            return statuses.stream().sorted().toList();
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    private static long of(List<Integer> statuses, int status) {
        return statuses.stream().filter(each -> each == status).count();
    }

    private String account(Browser who, String name) {
        return who.post("/api/account", Json.parse("{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}"))
                .path("recovery")
                .textValue();
    }

    @Test
    @DisplayName("A recovery code that eight people type at once is worth one new password")
    void recovery() {
        Browser ann = Browser.guest(server, "Ann", place(99));
        String code = account(ann, "ann lee");
        List<Integer> statuses = statuses(number -> Browser.nobody(server, place(number))
                .tryPost(
                        "/api/recover",
                        "{\"name\":\"ann lee\",\"recovery\":\"" + code + "\",\"password\":\"another horse " + number
                                + "\"}"));
        assertEquals(1, of(statuses, 200), statuses.toString());
        // Of those who are refused some wait for a hash in vain: there is a bound for each account.
        assertEquals(MANY - 1, of(statuses, 401) + of(statuses, 503), statuses.toString());
    }

    @Test
    @DisplayName("An invitation to the server that eight people use at once lets one of them in")
    void invitation() {
        String code = new Office(server, settings)
                .atTheMachine(AuditLog.Act.INVITE, "")
                .orElseThrow();
        List<Browser> guests = new ArrayList<>();
        for (int i = 0; i < MANY; i++) guests.add(Browser.guest(server, "Guest", place(i)));
        List<Integer> statuses =
                statuses(number -> guests.get(number).tryPost("/api/house/invitation", "{\"code\":\"" + code + "\"}"));
        assertEquals(1, of(statuses, 200), statuses.toString());
        assertEquals(MANY - 1, of(statuses, 404), statuses.toString());
        List<Integer> made = statuses(number -> guests.get(number)
                .tryPost("/api/tables", "{\"terms\":{\"game\":\"circus\",\"seats\":2},\"seats\":[{\"kind\":\"me\"}]}"));
        assertEquals(1, of(made, 200), made.toString());
    }

    @Test
    @DisplayName("A name that eight people sign up with at once is one's; the others are told so and stay guests")
    void name() {
        List<Browser> guests = new ArrayList<>();
        for (int i = 0; i < MANY; i++) guests.add(Browser.guest(server, "Guest", place(i)));
        List<Integer> statuses = statuses(number -> guests.get(number)
                .tryPost("/api/account", "{\"name\":\"the same\",\"password\":\"" + PASSWORD + "\"}"));
        assertEquals(1, of(statuses, 200), statuses.toString());
        assertEquals(MANY - 1, of(statuses, 409), statuses.toString());
        long accounts = guests.stream()
                .filter(each -> each.json("/api/me").at("/person/account").isTextual())
                .count();
        assertEquals(1, accounts);
    }

    @Test
    @DisplayName(
            "Who signs in with the old password in the very moment in which it is changed is not signed in after it")
    void oldPassword() {
        Browser ann = Browser.guest(server, "Ann", place(99));
        account(ann, "ann lee");
        String wish = "{\"name\":\"ann lee\",\"password\":\"" + PASSWORD + "\"}";
        List<Integer> statuses = statuses(number -> number == MANY / 2
                ? ann.tryPost(
                        "/api/password", "{\"current\":\"" + PASSWORD + "\",\"password\":\"another horse battery\"}")
                : Browser.nobody(server, place(number)).tryPost("/api/session", wish));
        assertTrue(of(statuses, 200) >= 1, statuses.toString());
        assertEquals(1, ann.json("/api/sessions").path("sessions").size(), statuses.toString());
    }

    @Test
    @DisplayName("Who deletes themselves in eight windows at once is gone once, and nothing fails")
    void deletion() {
        Browser ann = Browser.guest(server, "Ann", place(99));
        account(ann, "ann lee");
        List<Integer> statuses = statuses(number ->
                Browser.nobody(server, place(number)).with(ann.cookie()).delete("/api/me"));
        assertTrue(of(statuses, 200) >= 1, statuses.toString());
        assertEquals(MANY, of(statuses, 200) + of(statuses, 401) + of(statuses, 403), statuses.toString());
        assertTrue(
                StoredRows.of(settings.database()).get("people").stream().noneMatch(row -> row.contains(ann.person())));
    }

    @Test
    @DisplayName("Who changes something in other windows while they delete themselves is told so, and no request fails")
    void changesWhileDeleted() {
        for (int round = 0; round < 5; round++) {
            Browser ann = Browser.guest(server, "Annabel", place(round));
            String cookie = ann.cookie();
            List<Integer> statuses = statuses(number -> {
                Browser window = Browser.nobody(server, place(number)).with(cookie);
                return switch (number % 4) {
                    case 0 -> window.delete("/api/me");
                    case 1 -> window.tryPost("/api/me", "{\"name\":\"Annabel " + number + "\"}");
                    case 2 -> AlertDoors.put(window, "{'turns':true,'invitations':true,'friends':true,'zone':'UTC'}");
                    default -> window.tryPost("/api/bots", "{\"name\":\"Annabels Robo\"}");
                };
            });
            assertEquals(0, of(statuses, 500), statuses.toString());
        }
    }

    @Test
    @DisplayName("What was being written while somebody deleted themselves is forgotten by the next tidying")
    void leftBehind() {
        Browser ann = Browser.guest(server, "Annabel", place(99));
        account(ann, "annabel");
        new Office(server, settings).atTheMachine(AuditLog.Act.ADMIT, ann.person());
        String table = ann.table("{'title':'By the sea','terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}")
                .path("table")
                .textValue();
        List<String> before = rows("tables");
        ann.delete("/api/me");
        assertEquals(List.of(), naming(ann));
        // As if the table had been on its way at that moment.
        try (Store store = Store.open(settings.database());
                Connection connection = DriverManager.getConnection("jdbc:sqlite:" + settings.database());
                PreparedStatement late = connection.prepareStatement("update tables set document = ? where id = ?")) {
            String document = before.get(0)
                    .substring(before.get(0).indexOf('{'), before.get(0).lastIndexOf('}') + 1);
            late.setString(1, document);
            late.setString(2, table);
            late.execute();
            store.tables().admit(table, ann.person()).join();
            String id = "'" + ann.person() + "'";
            for (String each : List.of(
                    "insert into matches (id, header, commitment, seed, created_millis) values ('m', '{}', '', x'', 1)",
                    "insert into replays values ('r', 'm', " + id + ", '{\"names\":[\"Annabel\"]}', x'', 1)",
                    "insert into reports (id, kind, line, about, version, reporter, reason, wall_millis)"
                            + " values ('p', 'CONDUCT', -1, 'x', -1, " + id + ", 'rude to Annabel', 1)"))
                late.getConnection().createStatement().execute(each);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        assertEquals(List.of("guests", "replays", "reports", "tables"), naming(ann));
        server.tidy(System.currentTimeMillis()).await();
        assertEquals(List.of(), naming(ann));
    }

    @Test
    @DisplayName("Who opens a table again and again while they delete themselves is shown out of it in the end")
    void opensAgain() {
        Browser boss = new Office(server, settings).boss();
        for (int round = 0; round < 5; round++) {
            Browser ann = Browser.guest(server, "Annabel", place(round));
            JsonNode made = boss.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}");
            ann.join(made.path("invite").textValue());
            String table = made.path("table").textValue();
            List<TestSocket> lines = new CopyOnWriteArrayList<>(List.of(ann.sit(table)));
            AtomicBoolean gone = new AtomicBoolean();
            Future<?> opening = hands.submit(() -> {
                while (!gone.get()) lines.add(ann.sit(table));
            });
            Await.until(() -> lines.size() > 3);
            assertEquals(200, ann.delete("/api/me").statusCode());
            gone.set(true);
            Await.until(opening::isDone);
            for (TestSocket line : lines) line.awaitClosed();
            assertEquals(List.of(), naming(ann));
        }
    }

    private List<String> rows(String table) {
        return StoredRows.of(settings.database()).get(table);
    }

    /** The tables of the store in which this person stands. */
    private List<String> naming(Browser who) {
        return StoredRows.of(settings.database()).entrySet().stream()
                .filter(each -> each.getValue().stream()
                        .anyMatch(row ->
                                row.contains(who.person()) || row.contains("Annabel") || row.contains("By the sea")))
                .map(Map.Entry::getKey)
                .toList();
    }
}
