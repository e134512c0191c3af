package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Fingers that pull something along, by the browser's own touch events: it must not take them for scrolling. */
class TouchTest {
    private static final int STEPS = 12;

    private record Spot(double x, double y) {
        static Spot of(Locator thing) {
            thing.scrollIntoViewIfNeeded();
            BoundingBox box = thing.boundingBox();
            return new Spot(box.x + box.width / 2, box.y + box.height / 2);
        }

        Spot plus(double dx, double dy) {
            return new Spot(x + dx, y + dy);
        }
    }

    @Test
    @DisplayName("The die is drawn back from the rim and thrown")
    void die() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            BoardPlay play = table(visitor, "pluvionautes", ",\"options\":{\"rounds\":\"15\"}");
            BoundingBox cell = new Arrows(play).thing("cell-6.1").boundingBox();
            Spot rim = new Spot(cell.x + cell.width, cell.y + cell.height * 1.35);
            play.act(() -> drag(visitor, rim, rim.plus(4, 60)));
            assertTrue(play.sight().get("lines").toString().contains("die-thrown"), "a throw was told");
        }
    }

    @Test
    @DisplayName("A slider is dragged")
    void slider() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            BoardPlay play = table(visitor, "pluvionautes", ",\"options\":{\"rounds\":\"15\"}");
            Locator slider = new Arrows(play).thing("aim-strength");
            Spot middle = Spot.of(slider);
            BoundingBox box = slider.boundingBox();
            drag(visitor, middle, middle.plus(box.width / 2 + 20, 30));
            assertEquals(slider.getAttribute("aria-valuemax"), slider.getAttribute("aria-valuenow"));
            drag(visitor, middle, middle.plus(-box.width / 2 - 20, -10));
            assertEquals(slider.getAttribute("aria-valuemin"), slider.getAttribute("aria-valuenow"));
        }
    }

    @Test
    @DisplayName("A token of the ring is dragged onto the one beside it")
    void token() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            BoardPlay play = table(visitor, "circus", "");
            String[] swap = move(play, "swap ").split(" ");
            Locator from = play.board().locator("[data-key=place-" + swap[1] + "]");
            Locator to = play.board().locator("[data-key=place-" + swap[2] + "]");
            play.act(() -> drag(visitor, Spot.of(from), Spot.of(to)));
            assertTrue(play.sight().get("lines").toString().contains("swapped"), "a swap was told");
        }
    }

    @Test
    @DisplayName("A tile is dragged to where it fits, and is seen above the finger")
    void tile() {
        try (Visitor visitor = Site.open().visitor(ScreenLook.PHONE).named("Ada")) {
            BoardPlay play = table(visitor, "flow", ",\"options\":{\"round\":\"untimed\"}");
            Random random = new Random(1);
            while (play.mine() && play.moves().stream().noneMatch(each -> each.startsWith("place "))) {
                List<String> moves = play.moves();
                if (!moves.isEmpty())
                    play.choose(moves.contains("draw") ? "draw" : moves.get(random.nextInt(moves.size())));
            }
            new Fingers(play).ready();
            String square = move(play, "place ").split(" ")[1];
            Spot to = Spot.of(play.board().locator("[data-key=square-" + square + "]"));
            Spot from = Spot.of(play.board().locator("[data-key=turn]"));
            play.act(() -> drag(visitor, from, to.plus(0, 44)));
            assertTrue(play.sight().get("lines").toString().contains("tile-placed"), "a placed tile was told");
        }
    }

    private static BoardPlay table(Visitor visitor, String game, String terms) {
        BoardPlay play = new BoardPlay(visitor, game, visitor.against(game, 2, terms));
        play.mine();
        new Fingers(play).ready();
        return play;
    }

    private static String move(BoardPlay play, String begins) {
        return play.moves().stream()
                .filter(each -> each.startsWith(begins))
                .findFirst()
                .orElseThrow();
    }

    /** Down, a way in small steps, and up. */
    private static void drag(Visitor visitor, Spot from, Spot to) {
        CDPSession session = visitor.page().context().newCDPSession(visitor.page());
        touch(session, "touchStart", List.of(from));
        for (int i = 1; i <= STEPS; i++) {
            double part = (double) i / STEPS;
            touch(session, "touchMove", List.of(from.plus((to.x - from.x) * part, (to.y - from.y) * part)));
        }
        touch(session, "touchEnd", List.of());
        session.detach();
    }

    private static void touch(CDPSession session, String type, List<Spot> points) {
        JsonArray all = new JsonArray();
        for (Spot each : points) {
            JsonObject point = new JsonObject();
            point.addProperty("x", each.x);
            point.addProperty("y", each.y);
            all.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", all);
        session.send("Input.dispatchTouchEvent", event);
    }
}
