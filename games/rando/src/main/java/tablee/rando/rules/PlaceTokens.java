package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** RAND-10: tokens at random on distinct crossings, none on a corner, each on a random side. */
final class PlaceTokens implements Step.Chance {
    @Override
    public void odds(RandoState s, Odds out) {
        for (int crossing = 0; crossing < Crossing.COUNT; crossing++) {
            if (!s.isFree(crossing) || s.rules.map.isCorner(crossing)) continue;
            for (int side = 0; side < 2; side++) out.add(Verb.TOKEN.move(crossing, side), 1);
        }
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        int token = s.terrain.tokensPlaced();
        Side side = RandoMove.b(move) == 0 ? Side.VALUE : Side.OBSTACLE;
        s.terrain.placeToken(token, RandoMove.a(move), side);
        if (told.listening()) {
            String at = Crossing.write(RandoMove.a(move));
            told.all(new RandoEvent.TokenPlaced(s.rules.tokenColours.get(token), s.rules.tokenValues[token], side, at));
        }
        if (token + 1 == s.rules.tokens()) s.phase = Phase.PLACE_HIKERS;
    }
}
