package tablee.server.honesty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.bots.SeatOutlook;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.rating.Rating;
import tablee.store.Store;

/** One of three plays for another one's sake, among people who play for themselves: what the figures say. */
class CollusionTest {
    private static final List<String> PEOPLE = List.of("ann", "eve", "mal");
    /** Enough for the pairs of people to be listed. */
    private static final int MATCHES = 5;

    private static final int ITERATIONS = 60;
    private static final int KINDER_ITERATIONS = 150;
    private static final int MOST_TRIED = 24;

    @TempDir
    private Path folder;

    /** The last seat chooses what is best for the one before it. */
    private static final class Planted<S extends State<S>> {
        private final FastDice dice;
        private final Dealer dealer;
        private final BotPlayer<S> honest;
        private final SeatOutlook<S> friend;
        private Match<S> match;

        Planted(Game<S> game, int seed) {
            match = Match.open(game, Header.of("rando", game.card().setup(PEOPLE.size(), Map.of())));
            dice = new FastDice(seed);
            byte[] deal = new byte[32];
            deal[0] = (byte) seed;
            dealer = new Dealer(deal, Map.of());
            honest = Bots.find("casual").sit(game);
            friend = new SeatOutlook<>(game, match.state(), PEOPLE.indexOf("eve"), () -> {});
        }

        Match<S> play() throws InterruptedException {
            while (!match.over()) {
                long waiting = match.toAct();
                if (Actor.in(waiting, Actor.CHANCE))
                    dealer.deal(match).entries().forEach(this::enter);
                else move(Actor.first(waiting));
            }
            return match;
        }

        private void move(int seat) throws InterruptedException {
            int move = seat == PEOPLE.indexOf("mal") ? kindest(seat) : own(seat);
            enter(new Entry(seat, move, match.at() + 5_000));
        }

        private int own(int seat) {
            return honest.choose(match.eyes(seat), Bot.Budget.iterations(ITERATIONS), dice);
        }

        private int kindest(int seat) throws InterruptedException {
            Moves moves = new Moves();
            match.reading().moves(seat, moves);
            Perspective<S> eyes = match.eyes(seat);
            int best = moves.get(0);
            int most = -1;
            for (int i = 0; i < Math.min(MOST_TRIED, moves.size()); i++) {
                int move = moves.get(i * moves.size() / Math.min(MOST_TRIED, moves.size()));
                int good = friend.after(eyes, seat, move, KINDER_ITERATIONS, 7).orElse(-1);
                if (good > most) best = move;
                most = Math.max(most, good);
            }
            return best;
        }

        private void enter(Entry entry) {
            match = ((Match.Accepted<S>) match.play(entry)).match();
        }
    }

    private static <S extends State<S>> Match<S> planted(Game<S> game, int seed) throws InterruptedException {
        return new Planted<>(game, seed).play();
    }

    @Test
    @DisplayName(
            "A seat that plays for another one's sake gives it more than anybody gives anybody, and that pair stands"
                    + " first")
    void standsFirst() throws InterruptedException {
        try (Store store = Store.open(folder.resolve("pairs.db").toString());
                HonestyThread thread = new HonestyThread(store, nanos -> {}, System::nanoTime)) {
            HonestyThreadTest.people(store, PEOPLE);
            for (int i = 0; i < MATCHES; i++)
                HonestyThreadTest.store(store, "p" + i, "rando/many", planted(Games.find("rando"), i + 1), PEOPLE);
            while (store.ratings().hasWaiting())
                store.ratings().enterWaiting((pool, player) -> Rating.NEWCOMER).join();
            while (thread.lookAtNext()) {
                // one match after the other
            }
            List<HonestList.Pair> pairs = HonestList.of(store).pairs();
            assertEquals(3, pairs.size());
            HonestList.Pair first = pairs.get(0);
            assertEquals(
                    Set.of("eve", "mal"),
                    Set.of(first.one().person(), first.other().person()),
                    pairs.toString());
            int given = first.one().person().equals("eve") ? first.given() : first.returned();
            int returned = first.given() + first.returned() - given;
            assertTrue(given > 3 * returned, "one gives, and the other does not: " + pairs);
            for (HonestList.Pair each : pairs.subList(1, pairs.size()))
                assertTrue(2 * given > 3 * Math.max(each.given(), each.returned()), "far more: " + pairs);
        }
    }
}
