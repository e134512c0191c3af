package tablee.wire.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.TableMove;
import tablee.toy.ToyState;
import tablee.wire.json.Json;
import tablee.wire.json.SampleRecords;

class VerifierTest {
    private final Match<ToyState> match = SampleRecords.finished(Map.of(), 1);
    private final MatchFile file = SampleRecords.file(match);

    @Test
    @DisplayName("ASVS 11.2.2, 11.4.1, 11.4.3: A commitment is SHA-256 over the seed and the header's canonical JSON")
    void commitment() {
        String header = "{\"game\":\"toy\",\"ruleset\":1,\"seats\":2,\"options\":{\"clock\":\"off\",\"stones\":\"9\"},"
                + "\"data\":\"\",\"sources\":{\"coin\":2}}";
        assertEquals(header, Json.text(file.head()));
        // Computed apart: (printf SEED | xxd -r -p; printf HEADER) | sha256sum
        assertEquals(
                "a6286486b0441ec1b882128ee1d819c9bdcd062dc7442dac9cf9fec9a44a665e",
                Commitment.of(SampleRecords.SEED, file.head()));
    }

    @Test
    @DisplayName("Finished matches are fair, with and without the clock and thrown coins")
    void fair() {
        for (long choices = 0; choices < 50; choices++) {
            Verdict verdict =
                    Verifier.verify(SampleRecords.file(SampleRecords.finished(Map.of("clock", "on"), choices)));
            assertEquals(Verdict.Kind.FAIR, verdict.kind(), verdict.sentence());
        }
        String sentence = Verifier.verify(file).sentence();
        assertTrue(sentence.startsWith("Fair: the commitment holds, all " + match.version() + " entries"), sentence);
    }

    @Test
    @DisplayName("Another outcome of chance is found, wherever it is")
    void forgedChance() {
        int found = 0;
        for (int place = 0; place < match.version(); place++) {
            Entry entry = match.log().get(place);
            if (entry.actor() != Actor.CHANCE) continue;
            Verdict verdict = Verifier.verify(with(place, new Entry(Actor.CHANCE, entry.move() % 2 + 1, entry.at())));
            assertEquals(Verdict.Kind.FORGED, verdict.kind());
            assertEquals(OptionalInt.of(place), verdict.entry());
            found++;
        }
        assertTrue(found > 2, "the sample tosses a coin too");
    }

    @Test
    @DisplayName("What chance brought and should have brought is said")
    void forgedSentence() {
        Entry first = match.log().get(0);
        int other = first.move() % 3 + 1;
        assertEquals(
                "Entry 0: chance brought \"brings " + other + "\", but \"brings " + first.move()
                        + "\" follows from the seed.",
                Verifier.verify(with(0, new Entry(Actor.CHANCE, other, 0))).sentence());
    }

    @Test
    @DisplayName("An illegal entry is found and its rule named")
    void illegal() {
        Verdict verdict = Verifier.verify(with(2, new Entry(0, 9, 0)));
        assertEquals(Verdict.Kind.ILLEGAL, verdict.kind());
        assertEquals("Entry 2: refused by TABLE-10: There is no such move.", verdict.sentence());
    }

    @Test
    @DisplayName("Another seed or header does not fit the commitment")
    void wrongCommitment() {
        Seed other = Seed.read("f".repeat(64));
        MatchFile reseeded = new MatchFile(file.head(), file.commitment(), file.entries(), Optional.of(other));
        assertEquals(Verdict.Kind.WRONG_COMMITMENT, Verifier.verify(reseeded).kind());
        WrittenHeader larger =
                SampleRecords.file(SampleRecords.fresh(Map.of("stones", "10"))).head();
        MatchFile changed = new MatchFile(larger, file.commitment(), file.entries(), file.seed());
        assertEquals(Verdict.Kind.WRONG_COMMITMENT, Verifier.verify(changed).kind());
    }

    @Test
    @DisplayName("Nothing can be said yet without the seed, without a commitment, or before the end")
    void notYet() {
        MatchFile secret = new MatchFile(file.head(), file.commitment(), file.entries(), Optional.empty());
        assertEquals(Verdict.Kind.UNFINISHED, Verifier.verify(secret).kind());
        MatchFile byHand = new MatchFile(file.head(), Optional.empty(), file.entries(), Optional.empty());
        assertEquals(Verdict.Kind.UNCOMMITTED, Verifier.verify(byHand).kind());
        List<Entry> cut = file.entries().subList(0, match.version() - 1);
        MatchFile early = new MatchFile(file.head(), file.commitment(), cut, file.seed());
        assertEquals(Verdict.Kind.UNFINISHED, Verifier.verify(early).kind());
    }

    @Test
    @DisplayName("A source of another version is named as missing")
    void missingSource() {
        WrittenHeader head = file.head();
        WrittenHeader newer = new WrittenHeader(
                head.game(),
                head.ruleset(),
                head.seats(),
                head.options(),
                head.data(),
                new TreeMap<>(Map.of("coin", 3)),
                head.start(),
                head.chance(),
                head.seed());
        MatchFile thrown = new MatchFile(
                newer, Optional.of(Commitment.of(SampleRecords.SEED, newer)), file.entries(), file.seed());
        Verdict verdict = Verifier.verify(thrown);
        assertEquals(Verdict.Kind.MISSING_SOURCE, verdict.kind());
        assertEquals(
                "To check this match the chance source \"coin\" is needed in version 3, which is not here.",
                verdict.sentence());
    }

    @Test
    @DisplayName("The table shifts no outcome by entries of its own, and may end the match while chance is to act")
    void tableInBetween() {
        Entry pause = new Entry(Actor.TABLE, new TableMove(TableMove.Kind.PAUSE, 0).code(), 0);
        Entry resume = new Entry(Actor.TABLE, new TableMove(TableMove.Kind.RESUME, 0).code(), 0);
        List<Entry> entries = new ArrayList<>(List.of(pause, resume));
        entries.addAll(file.entries());
        MatchFile interrupted = new MatchFile(file.head(), file.commitment(), entries, file.seed());
        assertEquals(Verdict.Kind.FAIR, Verifier.verify(interrupted).kind());
        Entry abandon = new Entry(Actor.TABLE, new TableMove(TableMove.Kind.ABANDON, 0).code(), 0);
        Match<ToyState> abandoned = SampleRecords.after(SampleRecords.fresh(Map.of()), abandon);
        assertEquals(
                Verdict.Kind.FAIR,
                Verifier.verify(SampleRecords.file(abandoned)).kind());
    }

    @Test
    @DisplayName("A match whose header names no source draws by the odds, and is checked so")
    void standIn() {
        Match<ToyState> plain = SampleRecords.finished(SampleRecords.withoutSources(Map.of("stones", "30")), 3);
        assertEquals(Map.of(), plain.header().sources());
        assertNotEquals(SampleRecords.finished(Map.of("stones", "30"), 3).log(), plain.log());
        assertTrue(Verifier.verify(SampleRecords.file(plain)).fair());
    }

    private MatchFile with(int place, Entry entry) {
        List<Entry> entries = new ArrayList<>(file.entries());
        entries.set(place, entry);
        return new MatchFile(file.head(), file.commitment(), entries, file.seed());
    }
}
