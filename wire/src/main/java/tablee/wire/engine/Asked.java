package tablee.wire.engine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Eyes;
import tablee.core.Match;
import tablee.core.State;

/** A bot that was asked about the decision of a seat. It gets that seat's eyes, never the match. */
record Asked<S extends State<S>>(BotPlayer<S> player, int seat, Eyes<S> eyes) {
    static <S extends State<S>> Asked<S> of(Desk desk, Session<S> session, String level, Optional<JsonNode> actor) {
        Match<S> match = session.match();
        int seat = seat(desk, match, actor);
        return new Asked<>(Bots.find(level).sit(match.game()), seat, match.eyes(seat));
    }

    private static int seat(Desk desk, Match<?> match, Optional<JsonNode> actor) {
        if (match.over()) throw Fault.over(desk.words(match.game()));
        long waiting = Standing.actors(match) & Actor.seats(match.state().seats());
        int seat = actor.map(node -> Who.actor(node, match.state())).orElse(Actor.first(waiting));
        if (waiting == 0 || !Actor.in(waiting, seat)) throw Fault.notYourTurn(desk.words(match.game()));
        return seat;
    }
}
