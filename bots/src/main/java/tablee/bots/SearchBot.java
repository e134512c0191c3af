package tablee.bots;

import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Game;
import tablee.core.State;

/** A bot that thinks before it plays. */
record SearchBot(Level of) implements Bot {
    @Override
    public String level() {
        return of.name();
    }

    @Override
    public <S extends State<S>> BotPlayer<S> sit(Game<S> game) {
        return new SearchPlayer<>(of, game, KnowledgeChoice.usual(of, game));
    }
}
