package tablee.rating;

/** A way to find out who is strong. */
interface Method {
    /** How likely this side comes before the other one. */
    double chance(RatedMatch match, int side, int other);

    void enter(RatedMatch match);

    double strength(String pool, long player);

    /** The one that is shipped. */
    static Method ours(RatingBook.Beginnings beginnings) {
        RatingBook book = new RatingBook(beginnings);
        return new Method() {
            @Override
            public double chance(RatedMatch match, int side, int other) {
                return PlackettLuce.chance(side(match, side), side(match, other));
            }

            private RatedSide side(RatedMatch match, int side) {
                return new RatedSide(
                        match.of(side).stream()
                                .map(seat -> book.of(match.pool(), seat.player()))
                                .toList(),
                        1);
            }

            @Override
            public void enter(RatedMatch match) {
                book.enter(match);
            }

            @Override
            public double strength(String pool, long player) {
                return book.of(pool, player).mean();
            }
        };
    }
}
