package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Match;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.wire.engine.context.ActorNames;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.MatchStatus;
import tablee.wire.engine.context.Session;

/** A bot that was asked about the decision of a seat. It gets that seat's eyes, never the match. */
record BotQuestion<S extends State<S>>(BotPlayer<S> player, int seat, Perspective<S> eyes) {
    static <S extends State<S>> BotQuestion<S> of(
            EngineContext desk, Session<S> session, String level, Optional<JsonNode> actor) {
        Match<S> match = session.match();
        int seat = seat(desk, match, actor);
        return new BotQuestion<>(Bots.find(level).sit(match.game()), seat, match.eyes(seat));
    }

    private static int seat(EngineContext desk, Match<?> match, Optional<JsonNode> actor) {
        if (match.over()) throw EngineFault.over(desk.words(match.game()));
        long waiting = MatchStatus.actors(match) & Actor.seats(match.reading().seats());
        int seat = actor.map(node -> ActorNames.actor(node, match.reading())).orElse(Actor.first(waiting));
        if (waiting == 0 || !Actor.in(waiting, seat)) throw EngineFault.notYourTurn(desk.words(match.game()));
        return seat;
    }
}
