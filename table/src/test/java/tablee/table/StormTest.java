package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Card;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.table.clock.TimeControl;
import tablee.table.terms.AbsenceTerms;
import tablee.table.terms.TableTerms;
import tablee.table.terms.TeachingTerms;

/** Everything at once, in any order: people who play, talk, quarrel, leave and come back, and a server that dies. */
class StormTest {
    private static final List<String> PEOPLE = List.of("ann", "bob", "cleo", "eve");
    private static final List<Game<?>> GAMES = Games.all();
    private static final int STEPS = 120;

    @Test
    @DisplayName("Whatever happens, nothing that was written is lost, nobody misses a line, and no secret gets out")
    void storm() {
        long only = Long.getLong("tablee.seed", 0);
        int storms = Boolean.getBoolean("tablee.full") ? 2_000 : 15;
        for (long seed = Math.max(1, only); seed <= (only == 0 ? storms : only); seed++) {
            Storm storm = new Storm(seed);
            try {
                storm.rage();
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError(
                        "seed " + seed + " (again with -Dtablee.seed=" + seed + "), " + storm.last, fault);
            }
        }
    }

    private static final class Storm {
        private final FastDice dice;
        private final TableScene scene;
        private final Map<String, Integer> seen = new HashMap<>();
        private final Map<String, Integer> read = new HashMap<>();
        private String last = "at the start";

        Storm(long seed) {
            dice = new FastDice(seed);
            scene = TableScene.playing(terms(), "ann", "bob", "RANDOM");
            scene.connect("eve");
        }

        /** Three seats; a game without three is played by as few as it takes, and the third request is refused. */
        private TableTerms terms() {
            Card game = GAMES.get(dice.roll(GAMES.size())).card();
            TimeControl pace = dice.roll(2) == 0
                    ? TimeControl.RELAXED
                    : TimeControl.live(5_000 + dice.roll(60_000), dice.roll(3_000));
            TableTerms usual =
                    TableTerms.of(game.id(), game.seatCounts().contains(3) ? 3 : game.fewestSeats(), Map.of());
            return usual.with(usual.meeting().at(pace))
                    .with(new AbsenceTerms(dice.roll(2) * 20_000L, "random", dice.roll(2) == 0))
                    .with(new TeachingTerms(true, Optional.empty()));
        }

        void rage() {
            check();
            for (int i = 0; i < STEPS; i++) {
                step();
                check();
            }
        }

        private void step() {
            String who = PEOPLE.get(dice.roll(PEOPLE.size()));
            int what = dice.roll(100);
            last = who + " " + what + " after entry " + scene.version();
            if (what < 45) tryToPlay();
            else if (what < 60) scene.botsThink(1 + dice.roll(3));
            else if (what < 70) scene.pass(dice.roll(30_000));
            else if (what < 74) scene.oversleep(dice.roll(30_000));
            else if (what < 78) scene.leave(who);
            else if (what < 82) comeBack(who);
            else if (what < 84) crash();
            else if (scene.table().presence().isHere(who)) request(who, what);
        }

        private void request(String who, int what) {
            switch (what) {
                case 84, 85, 86 -> scene.ask(who, "propose", "what", kind());
                case 87, 88, 89, 90 -> scene.ask(who, "agree");
                case 91 -> scene.ask(who, "decline");
                case 92 -> scene.ask(who, "say", "text", "hello");
                case 93 -> scene.ask(who, "back");
                case 94, 95 -> scene.ask(who, "ready");
                case 96 -> scene.ask(who, "resign", "seat", dice.roll(3));
                case 97 -> scene.ask(who, "hint", "seat", dice.roll(3));
                case 98 -> scene.askText(who, "{\"do\":\"play\",\"version\":" + dice.roll(40) + ",\"move\":\"draw\"}");
                default -> scene.askText(who, "{\"do\":" + dice.roll(9));
            }
        }

        private String kind() {
            return List.of("undo", "undo", "pause", "resume", "abandon", "rematch")
                    .get(dice.roll(6));
        }

        private void tryToPlay() {
            if (scene.someoneCanPlay()) scene.playAny();
        }

        private void comeBack(String who) {
            scene.connectAgain(who, scene.record().match(), seen.getOrDefault(who, -1));
        }

        /** The server dies, and everybody comes back to the same table. */
        private void crash() {
            boolean here = scene.table().presence().isHere("ann");
            if (here) scene.ask("ann", "sync");
            check();
            JsonNode before = scene.last("ann", "update");
            scene.crash();
            PEOPLE.forEach(this::comeBackAfresh);
            JsonNode after = scene.last("ann", "update");
            if (here) assertEquals(before.at("/sights/0/view"), after.at("/sights/0/view"));
        }

        private void comeBackAfresh(String who) {
            scene.connectAgain(who, "", -1);
        }

        // ---- What must always be so
        // ------------------------------------------------------------------------------------

        private void check() {
            for (String who : PEOPLE) {
                List<JsonNode> all = scene.received(who);
                for (int i = read.getOrDefault(who, 0); i < all.size(); i++) look(who, all.get(i));
                read.put(who, all.size());
            }
        }

        private void look(String who, JsonNode message) {
            if (!message.path("event").textValue().equals("update")) return;
            boolean over = message.has("result");
            if (!over)
                assertFalse(message.toString().contains(String.format("%064x", TableScene.SEED)), "the seed is out");
            int version = message.path("version").intValue();
            if (!message.path("fresh").booleanValue()) assertContinues(who, message, version);
            seen.put(who, version);
        }

        /** Line by line from where this person was: nothing missed, nothing twice. What the table did may be left out. */
        private void assertContinues(String who, JsonNode update, int version) {
            int next = seen.getOrDefault(who, 0);
            for (JsonNode sight : update.path("sights")) {
                int previous = next - 1;
                for (JsonNode line : sight.path("lines")) {
                    int place = line.path("version").intValue();
                    assertTrue(place > previous && place < version, "line " + place + " after " + previous);
                    boolean onlyTable = true;
                    for (int skipped = previous + 1; skipped < place; skipped++) {
                        onlyTable &= scene.entries().get(skipped).actor() == Actor.TABLE;
                    }
                    assertTrue(onlyTable, who + " missed something before line " + place);
                    previous = place;
                }
            }
        }
    }
}
