package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Card;
import tablee.core.Games;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.wire.json.Json;

/** Games on their boards without a server, by hand: some moves of the game of the day, and whole games in every mode in the full run. */
class OfflineBoardsTest {
    /** How a game's own test presses what makes a move. */
    private interface Hands {
        Consumer<String> on(BoardPlay play, boolean byMouse);
    }

    private static final Map<String, Hands> HANDS = Map.of(
            "circus", CircusBoardTest::hand,
            "flow", FlowBoardTest::hand,
            "pluvionautes", PluvionautesBoardTest::hand,
            "rando", RandoBoardTest::hand);

    /** So that a whole game takes a minute. */
    private static final Map<String, String> SHORT = Map.of("draw-after", "50", "rounds", "15", "round", "untimed");

    private static final int RELOADED_AFTER = 4;
    private static final int MOST = Scale.FULL ? Integer.MAX_VALUE : 10;

    private static final String HANDED = """
        viewer => {
          const { eyes } = document.querySelector('table-page');
          return eyes.handTo === viewer || eyes.viewer === viewer;
        }\
        """;

    @TempDir
    Path folder;

    private Server server;
    private Visitor visitor;

    @BeforeEach
    void keepTheHouse() {
        server = Server.start(ServerSettings.local(0, folder.resolve("t.db").toString()));
        visitor = Site.at(server.port()).visitorWithWorkers().named("Ada").go("/");
        KeptHouse.keep(visitor.page());
        visitor.cutOff(server);
    }

    @AfterEach
    void leave() {
        visitor.close();
        server.close();
    }

    private record Way(PlayMode mode, String level, boolean byMouse) {}

    /** Each mode of a game by mouse and by keyboard, against one level after the other; otherwise one of each, of today. */
    static List<Way> ways() {
        List<String> levels = Bots.all().stream().map(Bot::level).toList();
        List<Way> ways = new ArrayList<>();
        for (String game : BoardGames.someBoards()) {
            List<PlayMode> modes = Scale.FULL
                    ? PlayMode.ends(Games.find(game).card())
                    : List.of(new PlayMode(game, BoardGames.seats(game), Map.of()));
            for (int i = 0; i < Math.max(modes.size(), Scale.FULL ? levels.size() : 1); i++) {
                for (boolean byMouse : new boolean[] {true, false})
                    ways.add(new Way(
                            modes.get(i % modes.size()), levels.get((byMouse ? i : i + 2) % levels.size()), byMouse));
            }
        }
        return ways;
    }

    @ParameterizedTest
    @MethodSource("ways")
    @DisplayName(
            "A game by mouse, and one by keyboard alone, with neither server nor network and a reload between; to the end in the full run")
    void wholeGame(Way way) {
        String game = way.mode.game();
        Hands hands = Objects.requireNonNull(HANDS.get(game), game);
        BoardPlay play = new BoardPlay(visitor, game, table(way));
        Random random = new Random(22);
        for (int played = 1; played <= MOST && play.mine(); played++) {
            new Fingers(play).ready();
            List<String> moves = play.moves();
            if (moves.isEmpty()) continue;
            String move = moves.get(random.nextInt(moves.size()));
            Consumer<String> hand = hands.on(play, way.byMouse);
            play.act(() -> hand.accept(move));
            if (played == RELOADED_AFTER) play = reloaded(play, game);
        }
        assertTrue(play.movesOf(0) >= RELOADED_AFTER, "moves by hand: " + play.update());
        assertTrue(visitor.page().url().contains("/t/here-"), visitor.page().url());
    }

    private BoardPlay reloaded(BoardPlay play, String game) {
        int version = play.version();
        visitor.page().reload();
        BoardPlay after = BoardPlay.at(visitor, game);
        after.until(version);
        return after;
    }

    private String table(Way way) {
        Card card = Games.find(way.mode.game()).card();
        StringBuilder chairs = new StringBuilder("{\"kind\":\"me\"}");
        for (int seat = 1; seat < way.mode.seats(); seat++)
            chairs.append(",{\"kind\":\"bot\",\"level\":\"").append(way.level).append("\"}");
        String options = Json.text(way.mode.with(card, SHORT).options());
        return visitor.table(card.id(), way.mode.seats(), ",\"options\":" + options, chairs.toString(), true);
    }

    @Test
    @DisplayName(
            "Two people at one screen play in the page, to the end in the full run, each in turn behind the other's back")
    void oneScreen() {
        String both = "{\"kind\":\"me\"},{\"kind\":\"me\"}";
        String table = visitor.table("circus", 2, ",\"options\":{\"draw-after\":\"50\"}", both, true);
        BoardPlay play = new BoardPlay(visitor, "circus", table);
        Random random = new Random(22);
        int handed = 0;
        for (int played = 0; played < 2 * (long) MOST && play.mine(); played++) {
            handed += handOver(play.sight().path("viewer").asText());
            List<String> moves = play.moves();
            play.choose(moves.get(random.nextInt(moves.size())));
        }
        assertTrue(play.movesOf(0) > 5 && play.movesOf(1) > 5, play.movesOf(0) + " and " + play.movesOf(1));
        assertTrue(handed > 3, "the screen went from one to the other " + handed + " times");
        assertEquals(List.of(), AxeTest.findings(visitor.page()));
    }

    /** Until the one whose turn it is sits before the screen; answers whether there was a curtain. */
    private int handOver(String viewer) {
        visitor.page().waitForFunction(HANDED, viewer);
        Locator curtain = visitor.page().locator(".curtain button");
        if (curtain.count() == 0) return 0;
        curtain.first().click();
        return 1;
    }
}
