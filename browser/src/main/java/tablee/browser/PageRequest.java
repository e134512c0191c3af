package tablee.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.review.analysis.AnalysisWish;
import tablee.table.clock.Now;
import tablee.table.seats.ChairFields;
import tablee.table.seats.NewTableRequest;

/** What the page's script asks for. Times and secrets come from the script: this side has neither a clock nor a source of chance. */
sealed interface PageRequest {
    /** A new table of this person. */
    record Make(String table, Someone host, NewTableRequest wanted, String secret, Now now) implements PageRequest {}

    /** A table that was kept. */
    record Open(KeptTable kept, String secret, Now now) implements PageRequest {}

    /**
     * A match that is over and was played on the server, to be kept like those of the page.
     *
     * @param seats those of the person at this page
     * @param file with its seed
     */
    record Adopt(
            String table,
            String title,
            List<Integer> seats,
            List<ChairFields> chairs,
            ObjectNode file,
            String secret,
            Now now)
            implements PageRequest {}

    /** Something happens at a table that is open. */
    record Take(String table, PageCommand command, String secret, Now now) implements PageRequest {}

    /** Nobody looks at the table any more. */
    record Close(String table) implements PageRequest {}

    /**
     * A bot decides.
     *
     * @param file the match so far, without its seed
     * @param iterations how much to think, where it is not to depend on time
     */
    record Think(String match, int seat, String level, ObjectNode file, long dice, Optional<Long> iterations)
            implements PageRequest {}

    /**
     * The review of a match that is over goes on by a few pieces.
     *
     * @param file begins it; without one the review that was begun last goes on
     * @param from how many points of its curve are known
     */
    record Review(Optional<ObjectNode> file, int seat, int from, String language) implements PageRequest {}

    /**
     * A bot thinks about the end of a line on the analysis board.
     *
     * @param file the match that the wish names, where it names one
     */
    record Lines(AnalysisWish wish, Optional<ObjectNode> file, String language) implements PageRequest {}

    /** What a viewer sees of a position. */
    record Draw(
            String game,
            int seats,
            Optional<ObjectNode> options,
            ObjectNode position,
            String viewer,
            Optional<Boolean> figures)
            implements PageRequest {}

    /**
     * A seat at a table of a server asks about a move of its own.
     *
     * @param view what it sees, all of which this answers from
     * @param tries what the move would bring, and not only why it is refused
     */
    record Ask(
            String game,
            int seats,
            Map<String, String> options,
            int seat,
            ObjectNode view,
            String move,
            boolean tries,
            String language)
            implements PageRequest {}

    /** A match replayed, as one number for each entry, to compare machines. */
    record Digest(ObjectNode file, List<String> viewers) implements PageRequest {}

    /** What is said in one language: by a game, or by every table where none is named. */
    record Words(Optional<String> game, String language, String text) implements PageRequest {}

    /** What was learned of one game. */
    record Weights(String game, String hex) implements PageRequest {}

    /** What chance of a game comes from beside its odds. */
    record Sources(String game) implements PageRequest {}

    /** The person at this page. */
    record Someone(String person, String name) {}
}
