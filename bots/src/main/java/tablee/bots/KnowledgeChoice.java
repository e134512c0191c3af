package tablee.bots;

import java.util.Optional;
import tablee.core.Encoders;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Knowledges;
import tablee.core.State;

/**
 * What a player thinks by: what people wrote down about a game, with a network on top where there is one to be used.
 *
 * @param knowing whether it knows anything beside the rules
 */
record KnowledgeChoice(Optional<Network> network, boolean knowing) {
    static final KnowledgeChoice WRITTEN = new KnowledgeChoice(Optional.empty(), true);
    static final KnowledgeChoice NOTHING = new KnowledgeChoice(Optional.empty(), false);

    static KnowledgeChoice of(Network network) {
        return new KnowledgeChoice(Optional.of(network), true);
    }

    /** The best level uses the weights that ship with a game; the others keep their character. */
    static KnowledgeChoice usual(Level level, Game<?> game) {
        return level.equals(Level.EXPERT)
                ? new KnowledgeChoice(Networks.shipped().find(game).network(), true)
                : WRITTEN;
    }

    static <S extends State<S>> Knowledge<S> written(Game<S> game) {
        return Knowledges.find(game)
                .orElseGet(() -> new NoKnowledge<>(game.card().id()));
    }

    /** A fresh instance for a match like this: with as many seats, by the same numbers. */
    <S extends State<S>> Knowledge<S> find(Game<S> game, S like) {
        if (!knowing) return new NoKnowledge<>(game.card().id());
        Knowledge<S> written = written(game);
        return network.filter(each -> each.judged(like.seats()))
                .flatMap(each -> Encoders.find(game)
                        .filter(encoder -> encoder.usual(like))
                        .map(encoder -> (Knowledge<S>) new LearnedKnowledge<>(written, encoder, each)))
                .orElse(written);
    }
}
