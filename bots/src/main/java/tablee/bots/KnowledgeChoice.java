package tablee.bots;

import java.util.Optional;
import tablee.core.Encoders;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Knowledges;
import tablee.core.State;

/** What a player thinks by: what people wrote down about a game, with a network on top where there is one to be used. */
record KnowledgeChoice(Optional<Network> network, Extent extent) {
    static final KnowledgeChoice WRITTEN = new KnowledgeChoice(Optional.empty(), Extent.WRITTEN);
    static final KnowledgeChoice NOTHING = new KnowledgeChoice(Optional.empty(), Extent.NOTHING);

    /** How much of what people wrote down a player knows. */
    enum Extent {
        /** The rules alone. */
        NOTHING,
        /** What everybody knows who plays well. */
        WRITTEN,
        /** Also what only the best reckon with. */
        FORESIGHT
    }

    /** Everything there is to know, and these weights if there are any. */
    static KnowledgeChoice best(Optional<Network> network) {
        return new KnowledgeChoice(network, Extent.FORESIGHT);
    }

    /** The best level uses the weights that ship with a game; the others keep their character. */
    static KnowledgeChoice usual(Level level, Game<?> game) {
        return level.equals(Level.EXPERT) ? best(Networks.shipped().find(game).network()) : WRITTEN;
    }

    static <S extends State<S>> Knowledge<S> written(Game<S> game) {
        return Knowledges.find(game)
                .orElseGet(() -> new NoKnowledge<>(game.card().id()));
    }

    /** A fresh instance for a match like this: with as many seats, by the same numbers. */
    <S extends State<S>> Knowledge<S> find(Game<S> game, S like) {
        if (extent == Extent.NOTHING) return new NoKnowledge<>(game.card().id());
        Knowledge<S> written = extent == Extent.FORESIGHT ? written(game).foresight() : written(game);
        return network.filter(each -> each.judged(like.seats()))
                .flatMap(each -> Encoders.find(game)
                        .filter(encoder -> encoder.usual(like))
                        .map(encoder -> (Knowledge<S>) new LearnedKnowledge<>(written, encoder, each, like.seats())))
                .orElse(written);
    }
}
