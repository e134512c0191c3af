package tablee.bench;

import java.util.Map;
import java.util.Optional;
import tablee.bots.LookMeter;
import tablee.bots.SearchMeter;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Perspective;
import tablee.core.Playout;
import tablee.core.State;

/** The bots' search in the middle of a game, written {@code id/seats}, with its standard options. */
record SearchBench<S extends State<S>>(Game<S> game, Perspective<S> eyes) {
    private static final int PLIES_BEFORE = 12;
    private static final int SEED = 1;

    static SearchBench<?> of(String subject) {
        String[] parts = subject.split("/");
        return of(Games.find(parts[0]), Integer.parseInt(parts[1]));
    }

    private static <S extends State<S>> SearchBench<S> of(Game<S> game, int seats) {
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
        return new SearchBench<>(game, match.eyes(Actor.first(match.toAct() & Actor.seats(seats))));
    }

    SearchMeter<S> plain() {
        return SearchMeter.plain(game, eyes, SEED);
    }

    SearchMeter<S> written() {
        return SearchMeter.written(game, eyes, SEED);
    }

    Optional<SearchMeter<S>> best() {
        return SearchMeter.best(game, eyes, SEED);
    }

    Optional<LookMeter> looks() {
        return LookMeter.of(game, eyes, SEED);
    }
}
