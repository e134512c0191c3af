package tablee.toy;

import java.util.List;
import java.util.Optional;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Moves;
import tablee.core.Perspective;
import tablee.core.Reason;
import tablee.core.State;

/** One bot, which takes the first move it is offered. */
public final class Players implements Bot.Family {
    @Override
    public List<Bot> levels() {
        return List.of(new First());
    }

    private record First() implements Bot {
        @Override
        public String level() {
            return "first";
        }

        @Override
        public <S extends State<S>> BotPlayer<S> sit(Game<S> game) {
            return new Seated<>();
        }
    }

    private record Seated<S extends State<S>>() implements BotPlayer<S> {
        @Override
        public int choose(Perspective<S> eyes, Bot.Budget budget, Dice dice) {
            Moves moves = new Moves();
            eyes.moves(moves);
            return moves.get(0);
        }

        @Override
        public List<Thought> think(Perspective<S> eyes, Bot.Budget budget, Dice dice) {
            return List.of(
                    new Thought(choose(eyes, budget, dice), 1000, 500, Optional.of(Reason.of("TOY-1", "first", 1))));
        }
    }
}
