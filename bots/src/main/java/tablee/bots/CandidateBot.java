package tablee.bots;

import java.util.Optional;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Game;
import tablee.core.State;

/** The best level with weights that are still to be judged, for the lab alone: it is listed nowhere. */
public final class CandidateBot implements Bot {
    private final String level;
    private final byte[] weights;

    public CandidateBot(String level, byte[] weights) {
        this.level = level;
        this.weights = weights.clone();
    }

    @Override
    public String level() {
        return level;
    }

    @Override
    public <S extends State<S>> BotPlayer<S> sit(Game<S> game) {
        return new SearchPlayer<>(
                Level.EXPERT, game, KnowledgeChoice.best(Optional.of(Networks.fitting(game, weights))));
    }
}
