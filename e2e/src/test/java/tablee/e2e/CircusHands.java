package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;

/** The board of Flip Circus under somebody's hands. */
final class CircusHands {
    private static final int LEAST_PIXELS = 44;

    final BoardPlay play;
    final Fingers fingers;

    CircusHands(BoardPlay play) {
        this.play = play;
        this.fingers = new Fingers(play);
    }

    private Locator token(String place) {
        return play.board().locator("[data-key=place-" + place + "]");
    }

    void click(String move) {
        String[] word = move.split(" ");
        if (word.length > 1) token(word[1]).click();
        if (word[0].equals("swap")) token(word[2]).click();
        else fingers.button(move).click();
    }

    /** As by mouse, but with a finger that needs room. */
    void tapped(String move) {
        String[] word = move.split(" ");
        if (word.length > 1) tap(token(word[1]));
        tap(word[0].equals("swap") ? token(word[2]) : fingers.button(move));
    }

    private void tap(Locator thing) {
        thing.scrollIntoViewIfNeeded();
        BoundingBox box = thing.boundingBox();
        assertTrue(
                Math.min(box.width, box.height) >= LEAST_PIXELS,
                "too small for a finger: " + box.width + " x " + box.height);
        thing.tap();
    }

    void type(String move) {
        String[] word = move.split(" ");
        if (word.length == 1) {
            fingers.tabTo(move);
            return;
        }
        walkTo(word[1]);
        if (word[0].equals("flip")) {
            fingers.press("r");
            return;
        }
        fingers.press("Enter");
        if (word[0].equals("swap")) {
            walkTo(word[2]);
            fingers.press("Enter");
        } else {
            fingers.tabTo(move);
        }
    }

    private void walkTo(String place) {
        fingers.focus();
        for (int steps = 0; steps < 10 && !fingers.focused().equals("place-" + place); steps++)
            fingers.press("ArrowRight");
        assertEquals("place-" + place, fingers.focused(), "where the arrows lead");
    }

    void drag(String swap) {
        String[] word = swap.split(" ");
        BoundingBox from = token(word[1]).boundingBox();
        BoundingBox to = token(word[2]).boundingBox();
        var mouse = play.page().mouse();
        mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        mouse.down();
        mouse.move((from.x + to.x) / 2 + from.width / 2, (from.y + to.y) / 2 + from.height / 2);
        mouse.move(to.x + to.width / 2, to.y + to.height / 2);
        mouse.up();
    }
}
