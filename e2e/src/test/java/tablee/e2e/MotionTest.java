package tablee.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards that move: what is played back ends, whether it is watched or cut, and then the board shows how things stand. */
class MotionTest {
    private static final int MOVES = Scale.FULL ? 14 : 8;

    /** One question and not two: where all choose at the same time, another seat's move may come between them. */
    private static final String DRAWN = "board => board.playback.view === undefined && board.sight.moves.length > 0"
            + " && board.state.view === board.sight.view";

    @ParameterizedTest
    // The plain board shows how things stand at once and plays nothing back.
    @MethodSource("tablee.e2e.BoardGames#someBoards")
    @DisplayName("Moves are played back to their end; every third one is cut")
    void playsBack(String game) {
        Random random = new Random(3);
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            visitor.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
            BoardPlay play = new BoardPlay(
                    visitor, game, visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game)));
            for (int i = 0; i < MOVES && play.mine(); i++) {
                List<String> moves = play.moves();
                if (moves.isEmpty()) continue;
                play.choose(moves.get(random.nextInt(moves.size())));
                if (i % 3 == 0) play.board().evaluate("board => board.skip()");
                if (!play.mine()) break;
                shown(visitor.page(), game, i);
            }
        }
    }

    private static void shown(Page page, String game, int move) {
        try {
            page.waitForFunction("tag => (" + DRAWN + ")(document.querySelector(tag))", game + "-board");
        } catch (TimeoutError never) {
            throw new AssertionError(game + ": after move " + move + " the board never shows how things stand", never);
        }
    }
}
