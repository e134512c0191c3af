package tablee.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Everybody's ratings, as they follow from results in one order. */
public final class RatingBook {
    /** Where a player stands before the first match of a pool. */
    public interface Beginnings {
        Rating first(String pool, long player);
    }

    /** One player's rating before and after a match. */
    public record Move(long player, Rating before, Rating after) {}

    private record Key(String pool, long player) {}

    private final Map<Key, Rating> ratings = new HashMap<>();
    private final Beginnings beginnings;

    public RatingBook(Beginnings beginnings) {
        this.beginnings = beginnings;
    }

    public Rating of(String pool, long player) {
        return ratings.computeIfAbsent(new Key(pool, player), key -> beginnings.first(pool, player));
    }

    /** Enters the next match, and says who moved. */
    public List<Move> enter(RatedMatch match) {
        List<Move> moves = moves(match, player -> of(match.pool(), player));
        for (Move move : moves) ratings.put(new Key(match.pool(), move.player), move.after);
        return moves;
    }

    /** Where the ratings from before are. */
    public interface Before {
        Rating of(long player);
    }

    /** Who moves, and how far: a pure function, wherever the ratings are kept. */
    public static List<Move> moves(RatedMatch match, Before before) {
        List<RatedSide> sides = new ArrayList<>();
        for (int side : match.sides()) {
            List<Rating> players = match.of(side).stream()
                    .map(seat -> before.of(seat.player()))
                    .toList();
            sides.add(new RatedSide(players, match.rank(side)));
        }
        if (sides.size() < 2 || match.sides().stream().allMatch(match::isLeft)) return List.of();
        return together(moves(match, sides, PlackettLuce.after(sides)));
    }

    /** One bot may sit in several seats: it moves by the average of what they tell. */
    private static List<Move> together(List<Move> moves) {
        Map<Long, List<Move>> byPlayer = new LinkedHashMap<>();
        for (Move move : moves)
            byPlayer.computeIfAbsent(move.player, player -> new ArrayList<>()).add(move);
        return byPlayer.values().stream().map(RatingBook::average).toList();
    }

    private static Move average(List<Move> moves) {
        long mean = 0;
        long spread = 0;
        for (Move move : moves) {
            mean += move.after.mean();
            spread += move.after.spread();
        }
        Rating after = new Rating(Math.floorDiv(mean, moves.size()), Math.floorDiv(spread, moves.size()));
        return new Move(moves.get(0).player, moves.get(0).before, after);
    }

    private static List<Move> moves(RatedMatch match, List<RatedSide> before, List<List<Rating>> after) {
        List<Move> moves = new ArrayList<>();
        List<Integer> numbers = match.sides();
        for (int side = 0; side < numbers.size(); side++) {
            List<RatedSeat> seats = match.of(numbers.get(side));
            for (int place = 0; place < seats.size(); place++) {
                RatedSeat seat = seats.get(place);
                Rating old = before.get(side).players().get(place);
                if (match.isMoved(seat))
                    moves.add(new Move(seat.player(), old, after.get(side).get(place)));
            }
        }
        return moves;
    }
}
