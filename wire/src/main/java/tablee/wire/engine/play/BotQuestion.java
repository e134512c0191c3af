package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Eyes;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.engine.desk.ActorNames;
import tablee.wire.engine.desk.EngineDesk;
import tablee.wire.engine.desk.EngineFault;
import tablee.wire.engine.desk.MatchStatus;
import tablee.wire.engine.desk.Session;

/** A bot that was asked about the decision of a seat. It gets that seat's eyes, never the match. */
record BotQuestion<S extends State<S>>(BotPlayer<S> player, int seat, Eyes<S> eyes) {
    static <S extends State<S>> BotQuestion<S> of(
            EngineDesk desk, Session<S> session, String level, Optional<JsonNode> actor) {
        Match<S> match = session.match();
        int seat = seat(desk, match, actor);
        return new BotQuestion<>(Bots.find(level).sit(match.game()), seat, match.eyes(seat));
    }

    private static int seat(EngineDesk desk, Match<?> match, Optional<JsonNode> actor) {
        if (match.over()) throw EngineFault.over(desk.words(match.game()));
        long waiting = MatchStatus.actors(match) & Actor.seats(match.reading().seats());
        int seat = actor.map(node -> ActorNames.actor(node, match.reading())).orElse(Actor.first(waiting));
        if (waiting == 0 || !Actor.in(waiting, seat)) throw EngineFault.notYourTurn(desk.words(match.game()));
        return seat;
    }
}
