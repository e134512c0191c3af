package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.Seed;

/** {@code bot}: the move a bot would play for the seat whose turn it is. It gets that seat's eyes, never the match. */
record AskBot(
        String level, Optional<Long> millis, Optional<Long> iterations, Optional<String> seed, Optional<JsonNode> actor)
        implements Request {
    private static final long MOST_MILLIS = 60_000;
    private static final long MOST_ITERATIONS = 1_000_000;

    @Override
    public ObjectNode answer(Desk desk) {
        return answer(desk, desk.session());
    }

    private <S extends State<S>> ObjectNode answer(Desk desk, Session<S> session) {
        Match<S> match = session.match();
        int seat = seat(desk, match);
        Bot bot = Bots.find(level);
        Bot.Budget budget = budget();
        Seed used = desk.seed(seed);
        int move = bot.sit(match.game()).choose(match.eyes(seat), budget, new FastDice(Limits.number(used)));
        return JsonNodeFactory.instance
                .objectNode()
                .put("actor", seat)
                .put("move", session.write(seat, move))
                .put("seed", used.hex());
    }

    private int seat(Desk desk, Match<?> match) {
        if (match.over()) throw Fault.over(desk.words(match.game()));
        long waiting = Standing.actors(match) & Actor.seats(match.state().seats());
        int seat = actor.map(node -> Who.actor(node, match.state())).orElse(Actor.first(waiting));
        if (waiting == 0 || !Actor.in(waiting, seat)) throw Fault.notYourTurn(desk.words(match.game()));
        return seat;
    }

    /** Without a limit the bot thinks as long as its level does. */
    private Bot.Budget budget() {
        return new Bot.Budget(
                Limits.within("millis", millis, 1, MOST_MILLIS, Long.MAX_VALUE),
                Limits.within("iterations", iterations, 1, MOST_ITERATIONS, Long.MAX_VALUE),
                1);
    }
}
