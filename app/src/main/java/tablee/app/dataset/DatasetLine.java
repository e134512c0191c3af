package tablee.app.dataset;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Count;
import tablee.core.Match;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;

/**
 * One match of a data set, as docs/dataset.md describes it.
 *
 * @param dataset the version of this form
 * @param players who sat in each seat; of people only that they are people
 * @param match the match file
 */
record DatasetLine(
        int dataset, String game, List<Player> players, List<Integer> ranks, List<Integer> scores, ObjectNode match) {
    private static final int VERSION = 1;

    /** @param level of a bot of the house where it is known, or empty */
    record Player(Kind kind, String level) {
        enum Kind {
            BOT,
            PERSON
        }

        static Player bot(String level) {
            return new Player(Kind.BOT, level);
        }

        static Player person() {
            return new Player(Kind.PERSON, "");
        }
    }

    static DatasetLine of(List<Player> players, Match<?> match, MatchFile file) {
        Count count = match.reading().count();
        return new DatasetLine(
                VERSION,
                match.game().card().id(),
                List.copyOf(players),
                Arrays.stream(match.ranks().orElse(new int[0])).boxed().toList(),
                IntStream.range(0, players.size()).map(count::total).boxed().toList(),
                file.tree());
    }

    String text() {
        return Json.text(this);
    }
}
