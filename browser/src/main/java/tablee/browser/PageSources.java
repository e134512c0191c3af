package tablee.browser;

import java.util.Map;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.match.ChanceSources;

/** Whether dice of a game are thrown: then the page's script brings the simulation before a table of it is opened. */
record PageSources(boolean thrown) {
    static PageSources of(PageRequest.Sources asked) {
        Game<?> game = Games.find(asked.game());
        Card card = game.card();
        return new PageSources(!ChanceSources.serving(game.open(card.setup(card.fewestSeats(), Map.of())))
                .isEmpty());
    }
}
