package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.dailies.Marks;
import tablee.store.matches.History;
import tablee.table.Table;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.table.terms.TableTerms;
import tablee.wire.match.Seed;

/** What a match is worth to those who won it. */
class EarnedMarksTest {
    private static final Seed SEED = Seed.read("00".repeat(32));

    /** A table whose match has begun, with these in its seats. */
    private static Table table(String game, Map<String, String> options, Chair... chairs) {
        TableLabel label = TableLabel.of("t", "Cup", "code").of(new TournamentPlace("cup", 1, 30_000));
        TableRecord record = TableRecord.hostless(label, TableTerms.of(game, chairs.length, options), 0);
        for (int seat = 0; seat < chairs.length; seat++) record = record.with(seat, chairs[seat]);
        Table table = Table.of(record, List.of(), () -> SEED);
        table.on(new Command.Begin(), new Now(1_000, 1_000));
        return table;
    }

    private static final Chair ANN = Chair.person("ann", "Ann");
    private static final Chair BEN = Chair.person("ben", "Ben");

    /** The marks of Ann in the first seat. */
    private static List<String> marks(Table table, int rank, boolean tied, boolean left) {
        String game = table.record().terms().rules().card().id();
        History.Result result = new History.Result("t.1", game, "ann", 0, rank, tied, left, List.of());
        return EarnedMarks.of(table, List.of(result)).stream()
                .map(Marks.Earned::mark)
                .toList();
    }

    private static List<String> won(Table table) {
        return marks(table, 1, false, false);
    }

    @Test
    @DisplayName("Flow won at Inconceivable is a mark, and at no other difficulty; a loss is none")
    void hardest() {
        Table hardest = table("flow", Map.of("difficulty", "inconceivable"), ANN, BEN);
        assertEquals(List.of("first-win-flow", "hardest-flow"), won(hardest));
        assertEquals(List.of(), marks(hardest, 2, false, false));
        assertEquals(List.of("first-win-flow"), won(table("flow", Map.of("difficulty", "very-hard"), ANN, BEN)));
        assertEquals(List.of("first-win-flow"), won(table("flow", Map.of(), ANN, BEN)));
        assertEquals(
                List.of("first-win-circus"), won(table("circus", Map.of(), ANN, BEN)), "a game without difficulties");
    }

    @Test
    @DisplayName("Who beats the best bot has a mark; not against another level, beside it, by a tie or by a stand-in")
    void beatExpert() {
        Table best = table("circus", Map.of(), ANN, Chair.bot("expert"));
        assertEquals(List.of("first-win-circus", "beat-expert"), won(best));
        assertEquals(List.of(), marks(best, 1, true, false), "a tie");
        assertEquals(List.of(), marks(best, 1, false, true), "a bot stood in");
        assertEquals(List.of(), marks(best, 2, false, false), "a loss");
        assertEquals(
                List.of("first-win-circus"), won(table("circus", Map.of(), ANN, Chair.bot("strong"))), "another level");
        Table partners = table("circus", Map.of(), ANN, Chair.bot("strong"), Chair.bot("expert"), Chair.bot("strong"));
        assertEquals(partners.outcome().side(0), partners.outcome().side(2));
        assertEquals(List.of("first-win-circus"), won(partners), "beside it");
        assertEquals(
                List.of("first-win-flow"), won(table("flow", Map.of(), ANN, Chair.bot("expert"))), "all play together");
    }
}
