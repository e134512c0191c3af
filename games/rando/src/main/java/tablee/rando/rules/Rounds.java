package tablee.rando.rules;

import tablee.core.Told;

/** How turns and rounds follow each other (RAND-11, RAND-20 to 23). */
final class Rounds {
    private Rounds() {}

    /** The next round begins with the first player's turn. */
    static void begin(RandoState s, Told told) {
        s.round++;
        s.turns = 0;
        if (told.listening()) told.all(new RandoEvent.RoundBegan(s.round, s.first));
        beginTurn(s);
    }

    /** RAND-20: without an active tile, a blocked one is turned instead. */
    private static void beginTurn(RandoState s) {
        s.seat = (s.first + s.turns) % s.seats();
        s.part = Part.TILE;
        s.phase = s.boards.active(s.seat) != 0 ? Phase.USE_TILE : Phase.TURN_TILE;
    }

    /** What was being done is complete: on to what comes after it. */
    static void proceed(RandoState s, Told told) {
        s.times = 0;
        s.done = 0;
        s.endHike();
        switch (s.part) {
            case TILE -> endTile(s, told);
            case CARD -> endTurn(s, told);
            case ROUND_END -> {
                s.turns++;
                RoundEnd.proceed(s, told);
            }
            case SETUP -> throw new IllegalStateException("nobody acts before the first round");
        }
    }

    /** RAND-20: the tile is blocked; RAND-21: who has cards may play one. */
    private static void endTile(RandoState s, Told told) {
        if (s.using != RandoState.NONE) {
            s.boards.block(s.seat, s.using);
            if (told.listening()) told.all(new RandoEvent.TileBlocked(s.seat, Tile.of(s.using)));
            s.using = RandoState.NONE;
        }
        s.part = Part.CARD;
        if (s.hands.size(s.seat) > 0) s.phase = Phase.PLAY_CARD;
        else endTurn(s, told);
    }

    static void endTurn(RandoState s, Told told) {
        s.turns++;
        if (s.turns < s.seats()) beginTurn(s);
        else RoundEnd.begin(s, told);
    }

    /** RAND-11: the one with most points; of several the one met first clockwise, starting from the first player so far. */
    static int leader(RandoState s) {
        int leader = s.first;
        for (int i = 1; i < s.seats(); i++) {
            int seat = (s.first + i) % s.seats();
            if (s.boards.points(seat) > s.boards.points(leader)) leader = seat;
        }
        return leader;
    }
}
