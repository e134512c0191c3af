package tablee.bench;

import java.util.Map;
import tablee.bots.SearchMeter;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.State;

/** The bots' search in the middle of a game, written {@code id/seats}, with its standard options. */
final class SearchBench {
    private static final int PLIES_BEFORE = 12;

    private SearchBench() {}

    static SearchMeter<?> meter(String subject, boolean knowing) {
        String[] parts = subject.split("/");
        return meter(Games.find(parts[0]), Integer.parseInt(parts[1]), knowing);
    }

    private static <S extends State<S>> SearchMeter<S> meter(Game<S> game, int seats, boolean knowing) {
        Match<S> match =
                Match.open(game, Header.of(game.card().id(), game.card().setup(seats, Map.of())));
        Playout playout = new Playout(new FastDice(7), 1000);
        int plies = 0;
        while (plies < PLIES_BEFORE || (match.toAct() & Actor.seats(seats)) == 0) {
            playout.choose(match.state());
            if (playout.actor() != Actor.CHANCE) plies++;
            Match.Step<S> step = match.play(new Entry(playout.actor(), playout.move(), playout.at()));
            match = ((Match.Accepted<S>) step).match();
        }
        int seat = Actor.first(match.toAct() & Actor.seats(seats));
        return new SearchMeter<>(game, match.eyes(seat), knowing, 1);
    }
}
