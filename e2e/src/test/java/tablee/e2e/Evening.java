package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.DynamicContainer;
import tablee.core.Game;
import tablee.core.Games;
import tablee.puzzle.PuzzleBook;

/** One person's evening: a table in every state, so that every screen has something to show. Prepared once for all tests. */
final class Evening {
    private static final int MOVES = 8;
    private static final List<String> GAMES = BoardGames.all();

    private static Optional<Evening> prepared = Optional.empty();

    private final Site site;
    private final List<Screen> screens = new ArrayList<>();
    private final String cookies;
    private final String accountCookies;

    private Evening(Site site) {
        this.site = site;
        try (Visitor hanna = site.visitor().named("Hanna")) {
            pages();
            tables(hanna);
            cookies = hanna.context().storageState();
        }
        try (Visitor ida = site.visitor().named("Ida")) {
            account(ida);
            accountCookies = ida.context().storageState();
        }
    }

    static synchronized Evening of(Site site) {
        Evening evening = prepared.orElseGet(() -> new Evening(site));
        prepared = Optional.of(evening);
        return evening;
    }

    List<Screen> screens() {
        return List.copyOf(screens);
    }

    /** Those that a short run looks at with care. */
    List<Screen> mainScreens() {
        return screens.stream()
                .filter(each ->
                        each.name().matches("home|new-flow|account|gathering|first-.*|play-.*|end-.*|replay-.*"))
                .toList();
    }

    /** The same person, looking in another way; somebody else where it takes an account. */
    Visitor visitor(ScreenLook look, Screen screen) {
        Browser.NewContextOptions options = look.context()
                .setBaseURL(site.address())
                .setStorageState(screen.needsAccount() ? accountCookies : cookies);
        return new Visitor(site, Chrome.browser().newContext(options));
    }

    /**
     * A test for each of these screens, in each of these windows: one page is opened, and its window changes its size. So the
     * looks are of one kind.
     */
    DynamicContainer tests(List<ScreenLook> looks, List<Screen> shown, Consumer<Page> test) {
        return dynamicContainer(
                looks.toString(),
                shown.stream().map(screen -> dynamicTest(screen.name(), () -> in(looks, screen, test))));
    }

    private void in(List<ScreenLook> looks, Screen screen, Consumer<Page> test) {
        try (Visitor visitor = visitor(looks.get(0), screen)) {
            show(visitor, screen);
            assertAll(looks.stream().map(look -> () -> {
                resize(visitor.page(), look);
                try {
                    test.accept(visitor.page());
                } catch (AssertionError found) {
                    throw new AssertionError(look + ": " + found.getMessage(), found);
                }
            }));
        }
    }

    /** Another window round the same page. */
    static void resize(Page page, ScreenLook look) {
        if (page.viewportSize().width == look.width() && page.viewportSize().height == look.height()) return;
        page.setViewportSize(look.width(), look.height());
        // Boards hear of their new size in the next frame, and draw in the one after it.
        page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))");
    }

    /** Goes to a screen and waits until it is whole. */
    static void show(Visitor visitor, Screen screen) {
        // Hanna has seen every game; on these screens she comes for the first time.
        if (screen.name().startsWith("first-")) visitor.page().addInitScript("localStorage.removeItem('tablee.met')");
        visitor.page().navigate(screen.path());
        visitor.page().locator(screen.sign()).first().waitFor();
        visitor.page().waitForFunction("() => document.fonts.status === 'loaded'");
        if (screen.name().equals("analysis-desk"))
            visitor.page()
                    .evaluate("() => document.querySelectorAll('main details').forEach(part => part.open = true)");
        // The browser logs an error for the page that does not exist; that is what it is for.
        if (screen.name().equals("missing")) visitor.forgiven();
    }

    private void pages() {
        screens.add(new Screen("home", "/"));
        for (String game : GAMES) {
            screens.add(new Screen("new-" + game, "/new/" + game));
            screens.add(new Screen("rules-" + game, "/rules/" + game));
        }
        for (String page : List.of(
                "settings",
                "account",
                "history",
                "profile",
                "statistics",
                "ratings",
                "daily",
                "about",
                "puzzles",
                "analysis",
                "honest-play")) {
            screens.add(new Screen(page, "/" + page));
        }
        if (!Scale.EVERY_SCREEN) screens.add(new Screen("learn", "/learn/" + GAMES.get(0)));
        screens.add(new Screen("missing", "/nowhere"));
    }

    /** What is seen without sitting at a table: a puzzle, and a day of the daily challenge. */
    private void puzzles(Visitor hanna) {
        for (Game<?> game : Games.all()) {
            PuzzleBook.of(game).all().stream().limit(1).forEach(each -> {
                String path = "/puzzles/" + each.game() + "/" + each.id();
                screens.add(new Screen("puzzle-" + each.game(), path, BoardGames.tag(each.game())));
            });
        }
        String day = hanna.ask("GET", "/api/daily", "").path("day").asText();
        screens.add(new Screen("daily-day", "/daily/" + day, "daily-page .entry"));
    }

    private void tables(Visitor hanna) {
        String gathering =
                hanna.table("circus", 2, ",\"visibility\":\"listed\"", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
        screens.add(new Screen("gathering", gathering));
        for (String game : GAMES) {
            String table = hanna.against(game, BoardGames.seats(game), ",\"hints\":true" + BoardGames.untimed(game));
            playSome(new BoardPlay(hanna, game, table));
            screens.add(new Screen("play-" + game, table));
        }
        // Flow's board leaves the least room for what a newcomer is told.
        for (String game : Scale.EVERY_SCREEN ? GAMES : List.of("flow")) first(hanna, game);
        for (String game : Scale.EVERY_SCREEN ? GAMES : List.of("rando")) finished(hanna, game);
        if (Scale.EVERY_SCREEN) lookedBack(hanna);
        if (Scale.EVERY_SCREEN) puzzles(hanna);
        if (Scale.EVERY_SCREEN) more(hanna);
        screens.add(new Screen("tournaments", "/tournaments"));
        screens.add(new Screen(Screen.NEW_TOURNAMENT, "/tournament/new", "form.new"));
        screens.add(new Screen("daily-team", team(hanna), "pre.shared"));
        if (Scale.EVERY_SCREEN) cups(hanna);
    }

    /** Hanna waits for somebody to play today's Flow with. */
    private static String team(Visitor hanna) {
        for (JsonNode deal : hanna.ask("GET", "/api/daily", "").path("deals")) {
            if (deal.path("people").asInt() < 2) continue;
            String path = "/api/daily/deals/" + deal.path("deal").asText() + "/team";
            return "/daily/team/" + hanna.ask("POST", path, "{}").path("code").asText();
        }
        throw new AssertionError("no deal of the day is for two");
    }

    /** Somebody's tournaments that Hanna has entered: before the start, while she plays, and when it is over. */
    private void cups(Visitor hanna) {
        try (Visitor host = site.visitor().named("Ida")) {
            account(host);
            screens.add(new Screen("tournament-entry", cup(host, hanna, "relaxed")));
            String running = cup(host, hanna, "days");
            host.ask("POST", "/api" + running.replace("/tournament/", "/tournaments/") + "/start", "{}");
            screens.add(new Screen("tournament-running", running));
            String over = cup(host, hanna, "relaxed");
            host.ask("POST", "/api" + over.replace("/tournament/", "/tournaments/") + "/start", "{}");
            screens.add(new Screen("tournament-over", over));
        }
    }

    private static void account(Visitor visitor) {
        String name = "ida " + Long.toString(System.nanoTime(), 36);
        visitor.ask("POST", "/api/account", "{\"name\":\"" + name + "\",\"password\":\"a long way to the sea\"}");
    }

    private static String cup(Visitor host, Visitor hanna, String kind) {
        String pace = "{\"kind\":\"" + kind + "\"" + (kind.equals("days") ? ",\"budgetMillis\":86400000}" : "}");
        String body = "{\"title\":\"The cup of the long winter evenings\",\"kind\":\"swiss\",\"rounds\":2,"
                + "\"pauseSeconds\":1,\"noShowSeconds\":10,\"listed\":true,\"table\":{\"game\":\"circus\",\"seats\":2,"
                + "\"pace\":" + pace + "}}";
        String id =
                host.ask("POST", "/api/tournaments", body).path("tournament").asText();
        hanna.ask("POST", "/api/tournaments/" + id + "/entry", "{}");
        host.ask("POST", "/api/tournaments/" + id + "/bots", "{\"level\":\"random\",\"count\":5}");
        return "/tournament/" + id;
    }

    private void finished(Visitor hanna, String game) {
        String table = hanna.against(game, BoardGames.seats(game), BoardGames.untimed(game));
        new BoardPlay(hanna, game, table).finish(1);
        screens.add(new Screen("end-" + game, table));
        screens.add(new Screen("replay-" + game, table + "/replay?at=30"));
        if (Scale.EVERY_SCREEN && game.equals("rando"))
            screens.add(new Screen("review-rando", table + "/replay?review=0", "table-review svg.curve"));
    }

    /** A review that blames a move, and the analysis board with lines. */
    private void lookedBack(Visitor hanna) {
        String table = hanna.against("circus", 2, ReviewPageTest.oneSwapFromTheWin());
        BoardPlay play = new BoardPlay(hanna, "circus", table);
        play.choose("flip 1");
        play.resign();
        screens.add(new Screen("review-turning", table + "/replay?review=0", "table-review .turning"));
        String line = "&line=" + URLEncoder.encode("0 draw|chance tile cross|0 place b1 nesw", StandardCharsets.UTF_8);
        screens.add(
                new Screen("analysis-desk", AnalysisByHandTest.dealt(Games.find("flow")) + line, "analysis-page ul a"));
    }

    /** A table at which nobody has moved yet, as one sees it who does not know the game. */
    private void first(Visitor hanna, String game) {
        String table = hanna.against(game, BoardGames.seats(game), BoardGames.untimed(game));
        screens.add(new Screen("first-" + game, table));
    }

    /** What is seen less often: the lessons, one screen for two, a table that one only watches. */
    private void more(Visitor hanna) {
        for (String game : GAMES) {
            if (!BoardGames.hasBoard(game)) continue; // a lesson is its board's
            screens.add(new Screen("learn-" + game, "/learn/" + game));
            screens.add(new Screen("play-lesson-" + game, lesson(hanna, game)));
        }
        String shared = hanna.table("rando", 2, "", "{\"kind\":\"me\"},{\"kind\":\"me\",\"name\":\"Jo\"}", true);
        screens.add(new Screen("curtain", shared));
        try (Visitor ben = site.visitor().named("Ben")) {
            String watched = ben.against("circus", 2, ",\"visibility\":\"listed\"");
            screens.add(new Screen("play-watched", watched));
            screens.add(new Screen("play-large-screen", watched + "/screen"));
        }
    }

    private static String lesson(Visitor hanna, String game) {
        hanna.go("/learn/" + game).page().locator("main .button.main").first().click();
        hanna.page().waitForURL("**/t/**");
        return hanna.page().url().replaceFirst("^https?://[^/]+", "");
    }

    /** A few moves, so that there is something on the table. */
    private static void playSome(BoardPlay play) {
        Random random = new Random(7);
        for (int i = 0; i < MOVES && play.mine(); i++) {
            List<String> moves = play.moves();
            if (!moves.isEmpty()) play.choose(moves.get(random.nextInt(moves.size())));
        }
    }
}
