package tablee.wire.engine;

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

/** {@code legal}: who may act, and how. */
record LegalMoves(Optional<JsonNode> actor) implements EngineRequest {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @Override
    public ObjectNode answer(EngineDesk desk) {
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
        for (long left = asked; left != 0; left &= left - 1) {
            int each = Actor.first(left);
            moves.set(Actor.write(each), moves(session, each, waiting, answer));
        }
        return answer;
    }

    private static ArrayNode moves(Session<?> session, int actor, long waiting, ObjectNode answer) {
        if (actor == Actor.TABLE) return tableMoves(session);
        if (!Actor.in(waiting, actor)) return NODES.arrayNode();
        return actor == Actor.CHANCE ? outcomes(session, answer) : listed(session, actor, answer);
    }

    private static ArrayNode listed(Session<?> session, int actor, ObjectNode answer) {
        ReadableState state = session.match().reading();
        Moves moves = new Moves();
        state.moves(actor, moves);
        if (moves.isSample()) answer.put("sample", true);
        ArrayNode words = NODES.arrayNode();
        for (int move : moves.toArray()) words.add(state.write(actor, move));
        return words;
    }

    private static ArrayNode outcomes(Session<?> session, ObjectNode answer) {
        ReadableState state = session.match().reading();
        Odds odds = new Odds();
        state.odds(odds);
        ArrayNode words = NODES.arrayNode();
        ArrayNode weights = NODES.arrayNode();
        for (int i = 0; i < odds.size(); i++) {
            words.add(state.write(Actor.CHANCE, odds.move(i)));
            weights.add(odds.weight(i));
        }
        answer.set("weights", weights);
        if (!odds.source().isEmpty()) answer.put("source", odds.source());
        if (session.match().header().chance() == Header.STREAMS) answer.set("stream", StreamNames.of(state));
        return words;
    }

    private static ArrayNode tableMoves(Session<?> session) {
        ArrayNode words = NODES.arrayNode();
        int most =
                Math.max(session.match().undoable(), session.match().reading().seats() - 1);
        for (TableMove.Kind kind : TableMove.Kind.values()) {
            for (int arg = 0; arg <= most; arg++) {
                TableMove move = new TableMove(kind, arg);
                boolean fine = session.match().why(Actor.TABLE, move.code()).isEmpty();
                if (fine) words.add(move.write());
            }
        }
        return words;
    }
}
