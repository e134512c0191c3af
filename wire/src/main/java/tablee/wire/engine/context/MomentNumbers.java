package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.Actor;
import tablee.core.Encoder;
import tablee.core.Encoders;
import tablee.core.Game;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.State;

/** What a seat may know and do at one moment, as numbers for programs that learn. */
public final class MomentNumbers {
    private MomentNumbers() {}

    public static <S extends State<S>> Encoder<S> encoder(Game<S> game) {
        return Encoders.find(game)
                .orElseThrow(() -> new EngineFault(
                        EngineFault.Code.BAD_REQUEST,
                        "The game \"" + game.card().id() + "\" has no numbers for programs that learn."));
    }

    /** The lowest seat that is to act; where none is, seat 0 looks on. */
    public static int first(Match<?> match) {
        long waiting = match.toAct() & Actor.seats(match.reading().seats());
        return waiting == 0 ? 0 : Actor.first(waiting);
    }

    public static <S extends State<S>> ObjectNode write(
            Encoder<S> encoder, Match<S> match, int seat, ObjectNode answer) {
        int[] vector = new int[encoder.length()];
        encoder.observe(match.state(), seat, vector);
        answer.put("actor", seat);
        answer.set("vector", list(vector));
        moves(encoder, match, seat, answer);
        return answer;
    }

    private static <S extends State<S>> void moves(Encoder<S> encoder, Match<S> match, int seat, ObjectNode answer) {
        S state = match.state();
        Moves moves = new Moves();
        if (Actor.in(MatchStatus.actors(match), seat)) state.moves(seat, moves);
        int[] mask = new int[encoder.actionCount()];
        int[] numbers = new int[moves.size()];
        ArrayNode words = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = encoder.number(state, seat, moves.get(i));
            mask[numbers[i]] = 1;
            words.add(state.write(seat, moves.get(i)));
        }
        answer.set("moves", words);
        answer.set("numbers", list(numbers));
        answer.set("mask", list(mask));
    }

    private static ArrayNode list(int[] numbers) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (int number : numbers) list.add(number);
        return list;
    }
}
