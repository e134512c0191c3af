package tablee.live.threads;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.State;
import tablee.table.budget.Bounded;
import tablee.table.message.Effects;

/**
 * The bots that sit at tables, between their decisions: what one thought about the last is worth something for the next. Only so
 * many are kept; one that was let go begins to think anew, and nothing else is lost. A bot finds out by itself what became of the
 * moment it thought about, so undo and people who come and go need no care.
 */
final class BotMemory {
    private record Place(String match, int seat, String level) {
        static Place of(Effects.Thinking<?> thinking) {
            return new Place(thinking.match(), thinking.eyes().seat(), thinking.level());
        }
    }

    private final int most;
    /** Whose last decision is longest ago comes first. */
    @Bounded(why = "no more than fit into an eighth of the heap")
    private final Map<Place, BotPlayer<?>> players = new LinkedHashMap<>();

    BotMemory(int most) {
        this.most = most;
    }

    /** A bot that thinks is gone from here until it is back, so that no two threads have the same one. */
    <S extends State<S>> BotPlayer<S> call(Effects.Thinking<S> thinking) {
        BotPlayer<?> player = remove(Place.of(thinking));
        return player == null ? Bots.find(thinking.level()).sit(thinking.game()) : ofThisGame(player);
    }

    private synchronized BotPlayer<?> remove(Place place) {
        return players.remove(place);
    }

    /** A match has one game, and so has a bot that sits there. */
    @SuppressWarnings("unchecked")
    private static <S extends State<S>> BotPlayer<S> ofThisGame(BotPlayer<?> player) {
        return (BotPlayer<S>) player;
    }

    synchronized void back(Effects.Thinking<?> thinking, BotPlayer<?> player) {
        players.put(Place.of(thinking), player);
        Iterator<Place> longest = players.keySet().iterator();
        while (players.size() > most) {
            longest.next();
            longest.remove();
        }
    }

    /** The match is over, or its table sleeps or is looked after elsewhere. */
    synchronized void leave(String match) {
        players.keySet().removeIf(place -> place.match.equals(match));
    }

    synchronized int size() {
        return players.size();
    }
}
