package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.server.people.identity.AccessPolicy;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.Role;
import tablee.wire.json.Json;

/** The doors behind the table in docs/hosting.md of what takes an account, tried by everybody. */
class AccountDoorsTest {
    private static final String HEAD = "| may they … | needs an account | and may | a program |";
    private static final String CUP = "{'title':'Cup','kind':'swiss','table':{'game':'circus','seats':2%s}}";
    private static final String RATED =
            "{'terms':{'game':'circus','seats':2,'rated':true,'visibility':'listed'},'seats':[%s]}";

    /** A line of the table. */
    private record Line(String what, boolean account, HouseRules.Right right, boolean programs) {
        static Line of(String line) {
            String[] cells = line.split("\\|");
            String right = cells[3].strip().toUpperCase(Locale.ROOT).replace(' ', '_');
            return new Line(cells[1].strip(), yes(cells[2]), HouseRules.Right.valueOf(right), yes(cells[4]));
        }

        private static boolean yes(String cell) {
            return cell.strip().equals("yes");
        }

        boolean opens(HouseRules rules, Who who) {
            return rules.may(who.role, right) && (who.account || !account) && (!who.program || programs);
        }
    }

    private record Who(String name, Browser browser, Role role, boolean account, boolean program) {}

    private interface Door {
        boolean opens(Browser who);
    }

    private static List<Line> lines() throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        return Files.readAllLines(root.resolve("docs/hosting.md")).stream()
                .dropWhile(line -> !line.equals(HEAD))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(Line::of)
                .toList();
    }

    private static boolean post(Browser who, String path, String body) {
        return who.tryPost(path, body.replace('\'', '"')).statusCode() == 200;
    }

    // ---- The doors -------------------------------------------------------------------------------------------------

    private static Map<String, Door> doors(Town town) {
        String plain = cup(town, "");
        String rated = cup(town, ",'rated':true");
        return Map.of(
                "enter a tournament whose results do not count", who -> enter(who, plain),
                "enter a rated tournament", who -> enter(who, rated),
                "make a tournament", who -> post(who, "/api/tournaments", String.format(CUP, "")),
                "sit down at a rated table", who -> sit(town, who),
                "make a rated table and sit there",
                        who -> post(who, "/api/tables", String.format(RATED, "{'kind':'me'}")),
                "wait for a rated game, where nobody else waits", AccountDoorsTest::await,
                "play the deal of the day alone", who -> post(who, "/api/daily/deals/circus", "{}"),
                "have a program, and get its token",
                        who -> post(who, "/api/bots", "{'name':'Robo " + Long.toString(System.nanoTime(), 36) + "'}"));
    }

    private static String cup(Town town, String terms) {
        String wish = String.format(CUP, terms).replace('\'', '"');
        return town.office()
                .boss()
                .post("/api/tournaments", Json.parse(wish))
                .path("tournament")
                .textValue();
    }

    private static boolean enter(Browser who, String cup) {
        return post(who, "/api/tournaments/" + cup + "/entry", "{}");
    }

    private static boolean sit(Town town, Browser who) {
        String table = town.office()
                .boss()
                .table(String.format(RATED, ""))
                .path("table")
                .textValue();
        TestSocket line = who.sit(table);
        line.await("seating");
        return line.ask("{'do':'sit','seat':0}").path("ok").booleanValue();
    }

    private static boolean await(Browser who) {
        boolean waits = post(who, "/api/match", "{'game':'circus','seats':2}");
        who.delete("/api/match");
        return waits;
    }

    // ---- Everybody at each of them ---------------------------------------------------------------------------------

    private static List<Who> everybody(Town town) {
        Browser invited = Browser.guest(town.server(), "Ivy");
        town.office().act("admit", invited.person());
        String token = town.people()
                .get(Role.ACCOUNT)
                .post("/api/bots", Json.parse("{\"name\":\"Robo\"}"))
                .path("token")
                .textValue();
        return List.of(
                new Who("nobody", town.people().get(Role.NOBODY), Role.NOBODY, false, false),
                new Who("guest", town.people().get(Role.GUEST), Role.GUEST, false, false),
                new Who("invited guest", invited, Role.INVITED, false, false),
                new Who("account", town.people().get(Role.ACCOUNT), Role.ACCOUNT, true, false),
                new Who("program", new Browser(town.server()).bearing(token), Role.ACCOUNT, true, true),
                new Who("invited", town.people().get(Role.INVITED), Role.INVITED, true, false),
                new Who("administrator", town.people().get(Role.ADMINISTRATOR), Role.ADMINISTRATOR, true, false));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "ASVS 8.1.1, 8.2.1: each door of the table of what takes an account opens to those of whom the table says so, and to nobody else")
    void doors(AccessPolicy openness) throws IOException {
        ServerSettings settings = Running.settings().faster(100).openTo(openness);
        HouseRules rules = new HouseRules(openness);
        Map<String, Boolean> expected = new TreeMap<>();
        Map<String, Boolean> seen = new TreeMap<>();
        try (Server server = Server.start(settings)) {
            Town town = Town.of(server, settings);
            Await.until(
                    () -> !town.office().boss().json("/api/daily").path("deals").isEmpty());
            Map<String, Door> doors = doors(town);
            List<Line> lines = lines();
            assertEquals(
                    doors.keySet(), Set.copyOf(lines.stream().map(Line::what).toList()));
            List<Who> everybody = everybody(town);
            for (Line line : lines)
                for (Who who : everybody) {
                    String at = line.what + ": " + who.name;
                    expected.put(at, line.opens(rules, who));
                    server.limits().pass(3_600_000);
                    seen.put(at, doors.get(line.what).opens(who.browser));
                }
        }
        assertEquals(expected, seen);
    }
}
