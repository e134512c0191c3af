package tablee.bots;

import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Game;
import tablee.core.State;
import tablee.core.Word;

/** What learned players are measured by, for the lab alone: the best level's search as it was before there were weights, or with less. */
public enum YardstickBot implements Bot {
    /** By what people wrote down. */
    WRITTEN(KnowledgeChoice.WRITTEN),

    /** Without any knowledge: every world is played by random moves to its end. */
    PLAIN(KnowledgeChoice.NOTHING);

    private final KnowledgeChoice choice;

    YardstickBot(KnowledgeChoice choice) {
        this.choice = choice;
    }

    @Override
    public String level() {
        return Word.of(this);
    }

    @Override
    public <S extends State<S>> BotPlayer<S> sit(Game<S> game) {
        return new SearchPlayer<>(Level.EXPERT, game, choice);
    }
}
