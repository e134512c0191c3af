package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Dice;
import tablee.core.Game;
import tablee.core.Moves;
import tablee.core.Perspective;
import tablee.core.State;

/** Plays any move it is offered: the floor that every other bot has to rise from. */
record RandomPlayer() implements Bot {
    @Override
    public String level() {
        return "random";
    }

    @Override
    public <S extends State<S>> BotPlayer<S> sit(Game<S> game) {
        return new Player<>();
    }

    private record Player<S extends State<S>>() implements BotPlayer<S> {
        @Override
        public int choose(Perspective<S> eyes, Budget budget, Dice dice) {
            return offered(eyes).pick(dice);
        }

        @Override
        public List<Thought> think(Perspective<S> eyes, Budget budget, Dice dice) {
            int[] moves = offered(eyes).toArray();
            List<Thought> thoughts = new ArrayList<>();
            for (int move : moves) thoughts.add(new Thought(move, 1000 / moves.length, 500, Optional.empty()));
            return thoughts;
        }

        private static Moves offered(Perspective<?> eyes) {
            Moves moves = new Moves();
            eyes.moves(moves);
            return moves;
        }
    }
}
