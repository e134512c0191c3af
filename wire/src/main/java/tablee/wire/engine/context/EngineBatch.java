package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import tablee.core.Encoder;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.words.Words;

/** Many matches of one game side by side. Immutable: a step leads to another batch, so a refusal changes none of them. */
public record EngineBatch<S extends State<S>>(Game<S> game, Encoder<S> encoder, List<Session<S>> sessions) {
    private static final int NO_MOVE = -1;

    public EngineBatch {
        sessions = List.copyOf(sessions);
    }

    public static <S extends State<S>> EngineBatch<S> of(Game<S> game, List<Session<S>> sessions) {
        return new EngineBatch<>(game, MomentNumbers.encoder(game), sessions);
    }

    public EngineBatch<S> step(List<Integer> numbers, Words words) {
        if (numbers.size() != sessions.size()) {
            throw new EngineFault(
                    EngineFault.Code.BAD_REQUEST,
                    "There are " + sessions.size() + " matches and " + numbers.size() + " numbers.");
        }
        List<Session<S>> next = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) next.add(step(i, numbers.get(i), words));
        return new EngineBatch<>(game, encoder, next);
    }

    private Session<S> step(int index, int number, Words words) {
        Session<S> session = sessions.get(index);
        Match<S> match = session.match();
        if (match.over() != (number == NO_MOVE)) {
            throw new EngineFault(
                    EngineFault.Code.BAD_REQUEST,
                    "Match " + index + (match.over() ? " is over: its number is -1." : " is not over."));
        }
        if (match.over()) return session;
        S state = match.state();
        int seat = MomentNumbers.first(match);
        int move = encoder.move(state, seat, number);
        if (move == State.NO_MOVE || !state.legal(seat, move)) {
            throw new EngineFault(
                    EngineFault.Code.BAD_REQUEST,
                    "Match " + index + " has no legal move with the number " + number + ".");
        }
        return session.play(new Entry(seat, move, match.at()), words).session();
    }

    /** What the seats to act may know, and how matches ended. */
    public ObjectNode write() {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        answer.put("encoding", encoder.version());
        ArrayNode matches = answer.putArray("matches");
        for (Session<S> session : sessions) matches.add(write(session.match()));
        return answer;
    }

    private ObjectNode write(Match<S> match) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        if (match.over()) return MatchStatus.write(answer, match);
        MomentNumbers.write(encoder, match, MomentNumbers.first(match), answer);
        return answer;
    }
}
