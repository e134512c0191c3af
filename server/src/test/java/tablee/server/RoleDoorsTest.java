package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.server.people.identity.AccessPolicy;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.HouseRules.Right;
import tablee.wire.json.Json;

/** The doors behind each line of the table of roles in docs/hosting.md, tried by somebody of each role. */
class RoleDoorsTest {
    /** Whether a door opens. */
    private interface Door {
        boolean opens(Browser who);
    }

    private static boolean post(Browser who, String path, String body) {
        return who.tryPost(path, body.replace('\'', '"')).statusCode() == 200;
    }

    private static boolean ask(Browser who, String table, String request) {
        TestSocket line = who.sit(table);
        line.await("seating");
        return line.ask(request).path("ok").booleanValue();
    }

    // ---- The doors -------------------------------------------------------------------------------------------------

    private static Map<String, Door> doors(Right right, Town town) {
        Map<String, Door> doors = new TreeMap<>();
        switch (right) {
            case LOOK_ON -> {
                String table = town.table("").path("table").textValue();
                doors.put("socket", who -> who.sit(table).await("seating").has("chairs"));
                doors.put("page", who -> who.get("/api/tables/" + table).statusCode() == 200);
            }
            case PLAY -> {
                doors.put("seat", who -> ask(who, town.table("").path("table").textValue(), "{'do':'sit','seat':0}"));
                doors.put("team of the day", who -> post(who, "/api/daily/teams/" + team(town), "{}"));
            }
            case REPORT -> report(doors, town);
            case MAKE_TABLES -> make(doors);
            case TALK -> talk(doors, town);
            case ADMINISTER -> {
                doors.put("log", who -> who.get("/api/admin/log").statusCode() == 200);
                doors.put("acts", who -> post(who, "/api/admin/acts", "{'act':'notify','note':'hello'}"));
            }
        }
        return doors;
    }

    private static void report(Map<String, Door> doors, Town town) {
        Browser eve = Browser.guest(town.server(), "Eve");
        String wish = "'person':'" + eve.person() + "','matter':'conduct','reason':'rude'}";
        doors.put("away from tables", who -> post(who, "/api/reports", "{" + wish));
        doors.put("table", who -> {
            String table = town.table("").path("table").textValue();
            eve.sit(table).await("seating");
            return ask(who, table, "{'do':'report-person'," + wish);
        });
    }

    private static void make(Map<String, Door> doors) {
        doors.put("table", who -> post(who, "/api/tables", String.format(Town.TERMS, "")));
        doors.put("deal of the day", who -> post(who, "/api/daily/deals/circus", "{}"));
        doors.put("team of the day", who -> post(who, "/api/daily/deals/flow-team/team", "{}"));
    }

    private static String team(Town town) {
        Browser host = town.account("Host");
        town.office().act("admit", host.person());
        return host.post("/api/daily/deals/flow-team/team", Json.parse("{}"))
                .path("code")
                .textValue();
    }

    private static void talk(Map<String, Door> doors, Town town) {
        doors.put("say", who -> ask(who, town.table("").path("table").textValue(), "{'do':'say','text':'hello'}"));
        doors.put("ping", who -> {
            String table = town.table("{'kind':'open'},{'kind':'bot','level':'random'}")
                    .path("table")
                    .textValue();
            return begin(town, who, table)
                    .ask("{'do':'ping','at':'3'}")
                    .path("ok")
                    .booleanValue();
        });
        doors.put("replay", who -> {
            String table = town.table("{'kind':'open'},{'kind':'bot','level':'random'}")
                    .path("table")
                    .textValue();
            begin(town, who, table).ask("{'do':'resign','seat':0}");
            return post(
                    who,
                    "/api/replays",
                    ReplaysTest.order(table + ".1", ReplaysTest.PICTURE).toString());
        });
    }

    /** Sits down, if they may, and the match begins. */
    private static TestSocket begin(Town town, Browser who, String table) {
        TestSocket line = who.sit(table);
        line.await("seating");
        line.ask("{'do':'sit','seat':0}");
        town.office().boss().sit(table).ask("{'do':'start'}");
        return line;
    }

    // ---- Everybody at each of them ---------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "ASVS 8.1.1, 8.2.1: each door of each line of the table of roles opens to those of whom the table says so, and to nobody else")
    void doors(AccessPolicy openness) {
        ServerSettings settings = Running.settings().faster(100).openTo(openness);
        HouseRules rules = new HouseRules(openness);
        Map<String, Boolean> expected = new TreeMap<>();
        Map<String, Boolean> seen = new TreeMap<>();
        try (Server server = Server.start(settings)) {
            Town town = Town.of(server, settings);
            Await.until(
                    () -> !town.office().boss().json("/api/daily").path("deals").isEmpty());
            // Anyone who has played a deal of the day gathers no team for it: making comes before playing.
            List<Right> order = Stream.of(Right.values())
                    .sorted(Comparator.comparing(Right.PLAY::equals))
                    .toList();
            for (Right right : order)
                doors(right, town).forEach((door, way) -> town.people().forEach((role, who) -> {
                    String line = right + ", " + door + ": " + role;
                    expected.put(line, rules.may(role, right));
                    server.limits().pass(3_600_000);
                    seen.put(line, way.opens(who));
                }));
        }
        assertEquals(expected, seen);
    }
}
