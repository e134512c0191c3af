package tablee.wire.engine.matches;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.engine.context.Session;

/** The moves of a log in words, one for each entry. A word is written by the state in which the move was made, so that all are played again. */
final class LoggedWords {
    private LoggedWords() {}

    /** Adds them to an answer, where they are asked for. */
    static void add(ObjectNode answer, Optional<Boolean> asked, Session<?> session) {
        if (asked.orElse(false)) answer.set("words", of(session));
    }

    private static <S extends State<S>> ArrayNode of(Session<S> session) {
        ArrayNode words = JsonNodeFactory.instance.arrayNode();
        Match<S> match = Match.open(session.match().game(), session.match().header());
        for (Entry entry : session.match().log()) {
            words.add(new Session<>(match, session.head(), session.seed()).write(entry.actor(), entry.move()));
            match = ((Match.Accepted<S>) match.play(entry)).match();
        }
        return words;
    }
}
