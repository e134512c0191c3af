package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Header;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.ReadableState;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.wire.engine.context.ActorNames;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchStatus;
import tablee.wire.engine.context.Session;

/** {@code legal}: who may act, and how. */
public record LegalMoves(Optional<JsonNode> actor) implements EngineRequest {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Moves of one actor in words, and the number that a log has for each. */
    private record Listed(ArrayNode words, ArrayNode numbers) {
        Listed() {
            this(NODES.arrayNode(), NODES.arrayNode());
        }

        void add(String word, int number) {
            words.add(word);
            numbers.add(number);
        }
    }

    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk.session());
    }

    private <S extends State<S>> ObjectNode answer(Session<S> session) {
        long waiting = MatchStatus.actors(session.match());
        long asked = actor.map(
                        node -> Actor.bit(ActorNames.actor(node, session.match().reading())))
                .orElse(waiting);
        ObjectNode answer = NODES.objectNode();
        answer.set("actors", MatchStatus.list(waiting));
        ObjectNode moves = answer.putObject("moves");
        ObjectNode numbers = answer.putObject("numbers");
        for (long left = asked; left != 0; left &= left - 1) {
            int each = Actor.first(left);
            Listed listed = moves(session, each, waiting, answer);
            moves.set(Actor.write(each), listed.words);
            numbers.set(Actor.write(each), listed.numbers);
        }
        return answer;
    }

    private static Listed moves(Session<?> session, int actor, long waiting, ObjectNode answer) {
        if (actor == Actor.TABLE) return tableMoves(session);
        if (!Actor.in(waiting, actor)) return new Listed();
        return actor == Actor.CHANCE ? outcomes(session, answer) : listed(session, actor, answer);
    }

    private static Listed listed(Session<?> session, int actor, ObjectNode answer) {
        ReadableState state = session.match().reading();
        Moves moves = new Moves();
        state.moves(actor, moves);
        if (moves.isSample()) answer.put("sample", true);
        Listed listed = new Listed();
        for (int move : moves.toArray()) listed.add(state.write(actor, move), move);
        return listed;
    }

    private static Listed outcomes(Session<?> session, ObjectNode answer) {
        ReadableState state = session.match().reading();
        Odds odds = new Odds();
        state.odds(odds);
        Listed listed = new Listed();
        ArrayNode weights = NODES.arrayNode();
        for (int i = 0; i < odds.size(); i++) {
            listed.add(state.write(Actor.CHANCE, odds.move(i)), odds.move(i));
            weights.add(odds.weight(i));
        }
        answer.set("weights", weights);
        if (!odds.source().isEmpty()) answer.put("source", odds.source());
        if (session.match().header().chance() == Header.STREAMS) answer.set("stream", StreamNames.of(state));
        return listed;
    }

    private static Listed tableMoves(Session<?> session) {
        Listed listed = new Listed();
        int most =
                Math.max(session.match().undoable(), session.match().reading().seats() - 1);
        for (TableMove.Kind kind : TableMove.Kind.values()) {
            for (int arg = 0; arg <= most; arg++) {
                TableMove move = new TableMove(kind, arg);
                boolean fine = session.match().why(Actor.TABLE, move.code()).isEmpty();
                if (fine) listed.add(move.write(), move.code());
            }
        }
        return listed;
    }
}
