package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** A host cannot change the terms under somebody's click. */
class TermsAgreementTest {
    private static final TableTerms CIRCUS = TableTerms.of("circus", 2, Map.of());
    private static final TableTerms HARSH = Json.read(
            Json.text(LiveClocksTest.terms(1_000, 0, true))
                    .replace("\"startWhenFull\":false", "\"startWhenFull\":true"),
            TableTerms.class);

    private final TableScene scene = new TableScene(CIRCUS);

    TermsAgreementTest() {
        scene.connect("ann");
        scene.connect("bob");
        scene.ask("ann", "sit", "seat", 0);
    }

    private int shown() {
        return scene.last("bob", "seating").path("termsNumber").intValue();
    }

    private TableRecord.Phase phase() {
        return scene.record().phase();
    }

    @Test
    @DisplayName("TABLE-39: the number of the terms grows with each change, and stays where nothing changes")
    void number() {
        assertEquals(1, shown());
        assertDone(scene.ask("ann", "change", "terms", HARSH));
        assertEquals(2, shown());
        assertDone(scene.ask("ann", "change", "terms", HARSH));
        assertEquals(2, shown());
        assertDone(scene.ask("ann", "change", "terms", CIRCUS));
        assertEquals(3, shown(), "the first terms again are not the first time");
    }

    @Test
    @DisplayName("TABLE-39: who says which terms they saw sits down to no others")
    void outdated() {
        int seen = shown();
        assertDone(scene.ask("ann", "change", "terms", HARSH));
        assertRefused("TABLE-39", "other-terms", scene.ask("bob", "sit", "seat", 1, "termsNumber", seen));
        assertRefused("TABLE-39", "other-terms", scene.ask("bob", "ready", "termsNumber", seen));
        assertEquals(TableRecord.Phase.GATHERING, phase());
        assertDone(scene.ask("bob", "sit", "seat", 1, "termsNumber", shown()));
        assertEquals(TableRecord.Phase.PLAYING, phase());
    }

    @Test
    @DisplayName("TABLE-39: who does not say it has five seconds to read, and can still stand up")
    void time() {
        assertDone(scene.ask("ann", "change", "terms", HARSH));
        scene.pass(1_000);
        assertDone(scene.ask("bob", "sit", "seat", 1));
        assertRefused("TABLE-39", "terms-are-new", scene.ask("ann", "start"));
        scene.pass(3_999);
        assertEquals(TableRecord.Phase.GATHERING, phase());
        assertDone(scene.ask("bob", "stand", "seat", 1));
        assertDone(scene.ask("bob", "sit", "seat", 1));
        assertEquals(TableRecord.Phase.GATHERING, phase());
        scene.pass(1);
        assertEquals(TableRecord.Phase.PLAYING, phase());
    }

    @Test
    @DisplayName("TABLE-39: who is ready need not wait, and a change takes that back")
    void ready() {
        assertDone(scene.ask("ann", "change", "terms", HARSH));
        assertRefused("TABLE-22", "not-playing", scene.ask("bob", "ready"));
        assertDone(scene.ask("bob", "sit", "seat", 1));
        assertDone(scene.ask("ann", "change", "terms", CIRCUS));
        assertDone(scene.ask("bob", "sit", "seat", 1, "termsNumber", shown()));
        assertDone(scene.ask("ann", "change", "terms", HARSH));
        assertDone(scene.ask("bob", "sit", "seat", 1));
        assertEquals(TableRecord.Phase.GATHERING, phase());
        assertDone(scene.ask("bob", "ready"));
        assertEquals(TableRecord.Phase.PLAYING, phase());
    }

    @Test
    @DisplayName("TABLE-39: when a table was away, people have the time to read again, and then the match begins")
    void again() {
        assertDone(scene.ask("ann", "change", "terms", HARSH));
        assertDone(scene.ask("bob", "sit", "seat", 1));
        TableScene later = new TableScene(scene.record());
        later.connect("bob");
        assertEquals(TableRecord.Phase.GATHERING, later.record().phase());
        later.pass(5_000);
        assertEquals(TableRecord.Phase.PLAYING, later.record().phase());
    }

    @Test
    @DisplayName("TABLE-39: terms that never changed keep nobody waiting")
    void unchanged() {
        TableScene fresh = new TableScene(HARSH);
        fresh.connect("ann");
        fresh.connect("bob");
        assertDone(fresh.ask("ann", "sit", "seat", 0));
        assertDone(fresh.ask("bob", "sit", "seat", 1));
        assertEquals(TableRecord.Phase.PLAYING, fresh.record().phase());
    }
}
