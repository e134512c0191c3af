package tablee.wire.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.core.BadInput;
import tablee.core.Header;
import tablee.core.Match;
import tablee.toy.Toy;
import tablee.toy.ToyState;
import tablee.wire.json.Json;
import tablee.wire.json.SampleRecords;

class MatchFileTest {
    private static final Map<String, String> SMALL = Map.of("stones", "4");

    private static final String TEXT = "{\"format\":1,\"header\":{\"game\":\"toy\",\"ruleset\":1,\"seats\":2,"
            + "\"options\":{\"clock\":\"off\",\"stones\":\"4\"},\"data\":\"\",\"sources\":{\"coin\":2}},"
            + "\"commitment\":\"3abd42d01df6f7b8f5f7a1c0fdd6f4bd4bbfec3ea1cb4d27b1e44c2a3ac0c7d8\","
            + "\"entries\":[[\"chance\",1,0],[\"chance\",3,0],[0,2,0],[1,2,500]],\"seed\":\"" + SampleRecords.SEED.hex()
            + "\"}";

    @Test
    @DisplayName("A file is exactly this JSON, and reads back equal")
    void exactText() {
        MatchFile file = MatchFile.read(TEXT);
        assertEquals(TEXT, file.text());
        assertEquals("4", file.head().options().get("stones"));
        assertTrue(file.replay().over());
    }

    @Test
    @DisplayName("Written and loaded, a match is the same match: entries, state and text")
    void sameMatch() {
        for (long choices = 0; choices < 50; choices++) {
            Match<ToyState> match = SampleRecords.finished(Map.of("clock", "on"), choices);
            MatchFile loaded = MatchFile.read(SampleRecords.file(match).text());
            assertEquals(SampleRecords.file(match), loaded);
            assertEquals(match.log(), loaded.replay().log());
            assertEquals(
                    Json.text(match.state().position()),
                    Json.text(loaded.replay().state().position()));
        }
    }

    @Test
    @DisplayName("A match may start from a position")
    void startPosition() {
        Toy.Position position = new Toy.Position(2, 1, List.of(1, 1), List.of(3, 0), false, false, 0);
        Match<ToyState> match = Match.open(
                new Toy(), new Header("toy", new Toy().card().setup(2, SMALL), new TreeMap<>(), Optional.of(position)));
        MatchFile file = new MatchFile(WrittenHeader.of(match.header()), Optional.empty(), List.of(), Optional.empty());
        MatchFile loaded = MatchFile.read(file.text());
        assertEquals(file, loaded);
        assertEquals(position, loaded.replay().state().position());
    }

    @Test
    @DisplayName(
            "A header is kept as it was written, so that its commitment holds when a later release knows more options")
    void headIsKept() {
        String without = TEXT.replace("\"clock\":\"off\",", "");
        MatchFile file = MatchFile.read(without);
        assertEquals(without, file.text());
        assertEquals("off", file.head().header().setup().options().word("clock"));
        assertNotEquals(
                Commitment.of(SampleRecords.SEED, MatchFile.read(TEXT).head()),
                Commitment.of(SampleRecords.SEED, file.head()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'format':1 | 'format':3 | This match is in format 3, and only formats 1 and 2 are known here.",
                "'format':1 | 'format':2 | The field 'header.chance' is missing.",
                "'coin':2} | 'coin':2},'chance':2 | The field 'header.chance' is not known in format 1.",
                "'coin':2} | 'coin':2},'seed':{'kind':'daily'} | The field 'header.seed' is not known in format 1.",
                "'format':1, |  | The field 'format' is missing.",
                "'format':1 | 'format':'1' | The field 'format' must be a whole number from -2147483648 to 2147483647.",
                "'toy' | 'chess' | There is no game 'chess'; there are toy.",
                "'ruleset':1 | 'ruleset':3 | Toy has the ruleset versions 1, not 3.",
                "'seats':2 | 'seats':7 | Toy is played with 2, 3 seats, not with 7.",
                "'stones':'4' | 'stones':'99' | Option stones takes a whole number from 1 to 30, not '99'.",
                "'clock':'off' | 'watch':'off' | There is no option 'watch'; there are clock, stones.",
                "'data':'', |  | The field 'header.data' is missing.",
                "3abd | 3ABD | A commitment is 64 hex digits, 0 to 9 and a to f.",
                "'seed':'00 | 'seed':'0 | A seed is 64 hex digits, 0 to 9 and a to f.",
                "[0,2,0] | [0,2] | Entry 2 is not [actor, move, game time].",
                "[0,2,0] | ['0',2,0] | Entry 2 is not [actor, move, game time].",
                "[0,2,0] | ['me',2,0] | Entry 2 is not [actor, move, game time].",
                "[0,2,0] | [0,2,-1] | Entry 2 is not [actor, move, game time].",
                "[0,2,0] | [0,2.5,0] | Entry 2 is not [actor, move, game time].",
                "[0,2,0] | [0,9,0] | Entry 2 (0, move 9, at 0) is refused by TABLE-10.",
                "[0,2,0] | [0,2,900] | Entry 3 (1, move 2, at 500) is refused by TABLE-3.",
                "[1,2,500] | [1,3,500] | Entry 3 (1, move 3, at 500) is refused by TOY-1.",
                "[1,2,500] | [1,2,500],[0,1,500] | Entry 4 (0, move 1, at 500) is refused by TABLE-2.",
            })
    @DisplayName("An edited file is refused in one sentence, with the entry's number")
    void refuses(String right, String wrong, String sentence) {
        String from = right.replace('\'', '"');
        String to = wrong == null ? "" : wrong.replace('\'', '"');
        assertTrue(TEXT.contains(from));
        BadInput refused = assertThrows(
                BadInput.class, () -> MatchFile.read(TEXT.replace(from, to)).replay());
        assertEquals(sentence.replace('\'', '"'), refused.sentence());
    }

    @Test
    @DisplayName("A truncated file is refused, wherever it is cut")
    void truncated() {
        for (int length = 0; length < TEXT.length(); length++) {
            String cut = TEXT.substring(0, length);
            assertThrows(BadInput.class, () -> MatchFile.read(cut));
        }
    }

    @Test
    @DisplayName("A file of more entries than any game has is refused")
    void tooManyEntries() {
        String many = "[0,2,0],".repeat(MatchFile.MOST_ENTRIES);
        BadInput refused =
                assertThrows(BadInput.class, () -> MatchFile.read(TEXT.replace("[0,2,0],", many + "[0,2,0],")));
        assertEquals("A match has at most 20000 entries.", refused.sentence());
    }
}
