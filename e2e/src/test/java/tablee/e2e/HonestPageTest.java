package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.store.Store;
import tablee.store.admin.AuditLog;

/** A leaderboard that is full, one's own course, what is forbidden, and the figures that those who run the server read. */
class HonestPageTest {
    private static final Path PICTURES = Path.of("target", "pictures");

    /** Who is listed, in the words of each language. */
    private static final Map<String, String> ENTRY = Map.of(
            "en", "You are listed once you have ended ten rated games here and your rating is known within 200 points.",
            "fr", "On figure dans la liste après dix parties cotées ici, quand la cote est connue à 200 points près.",
            "de",
                    "sobald man hier zehn gewertete Partien beendet hat und die Wertung auf 200 Punkte genau bekannt ist.",
            "pl", "po dziesięciu skończonych tu partiach rankingowych, gdy ranking jest znany z dokładnością do 200");

    @TempDir
    Path folder;

    private Server server;
    private String database;

    @BeforeEach
    void start() {
        database = folder.resolve("tablee.db").toString();
        server = Server.start(ServerSettings.local(0, database).faster(10));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String id(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").at("/person/id").asText();
    }

    /** An administrator who plays rated games too. */
    private Visitor boss(ScreenLook look) {
        Visitor boss = Site.at(server.port()).visitor(look).named("Boss");
        String name = "the boss " + Long.toString(System.nanoTime(), 36);
        boss.ask("POST", "/api/account", "{\"name\":\"" + name + "\",\"password\":\"a long way to the sea\"}");
        try (Store store = Store.open(database)) {
            AdminOrder grant = new AdminOrder(AuditLog.Act.GRANT, id(boss), "", Optional.empty());
            new AdminActs(store).carryOut(AuditLog.Actor.AT_THE_MACHINE, grant).join();
        }
        return boss;
    }

    /** Twelve people of one game, their matches, and what was seen of them; the first is this person. */
    private void fill(String me) throws SQLException {
        long now = System.currentTimeMillis();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement sql = connection.createStatement()) {
            sql.execute("pragma busy_timeout = 10000");
            for (int i = 1; i <= 12; i++) {
                String person = i == 1 ? me : "p" + i;
                if (i > 1)
                    sql.execute("insert into people (id, name, language, admin, created_millis) values ('" + person
                            + "', 'Player " + i + "', 'en', 0, 1)");
                sql.execute("insert into rating_players (id, kind, name) values (" + (100 + i) + ", 'PERSON', '"
                        + person + "')");
                sql.execute("insert into ratings select epoch, 'circus/two', " + (100 + i) + ", "
                        + (30_000_000 - i * 500_000) + ", 2000000, 20, 1 from rating_state");
                sql.execute("insert into sessions values (x'" + String.format("%04x", i) + "', '" + person
                        + "', 1, 99999, 's" + i + "', 'Firefox Linux', x'0" + (i < 4 ? 1 : i % 9 + 1) + "', 0)");
            }
            fillTeams(sql, now);
            for (int match = 1; match <= 24; match++) {
                int other = 102 + match % (match < 9 ? 1 : 11);
                sql.execute(
                        "insert into rated_matches (match, pool, together, ended_millis, number, void, examined) values ('m"
                                + match + "', 'circus/two', 0, " + (now - match * 3_600_000L) + ", " + (25 - match)
                                + ", 0, 1)");
                for (int seat = 0; seat < 2; seat++) {
                    int player = seat == 0 ? 101 : other;
                    sql.execute("insert into rated_seats values ('m" + match + "', " + seat + ", " + player + ", "
                            + seat + ", " + (1 + seat) + ", 0, 20)");
                    sql.execute("insert into rating_moves select epoch, " + player + ", " + (25 - match) + ", "
                            + (25_000_000 + (seat == 0 ? 1 : -1) * (25 - match) * 150_000 + match % 3 * 200_000)
                            + ", 3000000 from rating_state");
                    sql.execute("insert into honest_seats values ('m" + match + "', " + seat + ", " + player
                            + ", 'circus/two', " + now + ", 40, " + (seat == 0 ? 33 : 14 + match % 5)
                            + ", 120000, 40000000)");
                }
                sql.execute("insert into honest_gifts values (" + other + ", 101, 'm" + match + "', " + now + ", 120)");
            }
        }
    }

    /** The first one's partner has left six times. */
    private static void fillTeams(Statement sql, long now) throws SQLException {
        for (int match = 1; match <= 6; match++) {
            sql.execute(
                    "insert into rated_matches (match, pool, together, ended_millis, number, void, examined) values ('t"
                            + match + "', 'circus/teams', 0, " + (now - match * 3_600_000L) + ", " + (30 + match)
                            + ", 0, 1)");
            for (int seat = 0; seat < 4; seat++)
                sql.execute("insert into rated_seats values ('t" + match + "', " + seat + ", "
                        + (seat / 2 + 101 + seat % 2 * 2) + ", " + seat % 2 + ", " + (2 - seat % 2) + ", "
                        + (seat == 2 ? 1 : 0) + ", 20)");
        }
    }

    private static void picture(Page page, String name, ScreenLook look) throws IOException {
        Files.createDirectories(PICTURES);
        String file = name + "-" + look.language() + "-" + look.width() + (look.dark() ? "-dark" : "") + ".png";
        page.screenshot(
                new Page.ScreenshotOptions().setPath(PICTURES.resolve(file)).setFullPage(true));
    }

    private static void isWhole(Page page, String name, ScreenLook look) throws IOException {
        picture(page, name, look);
        assertEquals(List.of(), AxeTest.findings(page), name + " " + look);
        boolean wide = (boolean) page.evaluate("document.documentElement.scrollWidth > innerWidth + 1");
        assertEquals(false, wide, name + " is wider than the window: " + look);
        assertThat(page.locator("main")).not().containsText("honest.");
        assertThat(page.locator("main")).not().containsText("ratings.");
    }

    @Test
    @DisplayName(
            "Leaderboard with one's own place and course, bots to challenge, what is forbidden, and figures for those who run the server: in four languages, on a desk and a phone, by day and by night; axe finds nothing serious")
    void pages() throws SQLException, IOException {
        List<ScreenLook> all = List.of(
                ScreenLook.DESK,
                ScreenLook.PHONE.in("de").atNight(),
                ScreenLook.DESK.in("fr").atNight(),
                ScreenLook.PHONE.in("pl"),
                ScreenLook.PHONE.atNight(),
                ScreenLook.DESK.in("de"),
                ScreenLook.PHONE.in("fr"),
                ScreenLook.DESK.in("pl").atNight());
        List<ScreenLook> looks = Scale.FULL ? all : all.subList(0, 2);
        boolean filled = false;
        for (ScreenLook look : looks) {
            try (Visitor boss = boss(look)) {
                if (!filled) fill(id(boss));
                Page page = boss.go("/ratings/circus/two").page();
                assertThat(page.locator(".places tbody tr")).hasCount(12);
                assertThat(page.locator("section[aria-labelledby=list]")).containsText(ENTRY.get(look.language()));
                assertThat(page.locator("section[aria-labelledby=house-bots] .entry"))
                        .hasCount(5);
                assertThat(page.locator("section[aria-labelledby=house-bots] button"))
                        .hasCount(5);
                if (!filled) {
                    assertThat(page.locator("tr.me")).containsText("Boss");
                    assertThat(page.locator("svg.course")).isVisible();
                    assertThat(page.getByText("place 1")).isVisible();
                }
                isWhole(page, "ratings", look);
                page = boss.go("/honest-play").page();
                assertThat(page.locator("main h2")).hasCount(4);
                isWhole(page, "honest-play", look);
                page = boss.go("/admin/honest").page();
                assertThat(page.locator("admin-honest .card").first()).isVisible();
                if (!filled) {
                    assertThat(page.locator("admin-honest .card").first()).containsText("Boss");
                    assertThat(page.locator("admin-honest")).containsText("Signed in from networks that look alike");
                    assertThat(page.locator("admin-honest")).containsText("6 games in one team, 6 of them not won");
                    assertThat(page.locator("admin-honest")).containsText("left by Player 2 alone: 6");
                }
                isWhole(page, "admin-honest", look);
                filled = true;
            }
        }
    }
}
