package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** RAND-10: hikers at random on free crossings. */
final class PlaceHikers implements Step.Chance {
    @Override
    public void odds(RandoState s, Odds out) {
        for (int crossing = 0; crossing < Crossing.COUNT; crossing++) {
            if (s.isFree(crossing)) out.add(Verb.HIKER.move(crossing), 1);
        }
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        int hiker = s.terrain.hikersPlaced();
        s.terrain.placeHiker(hiker, RandoMove.a(move));
        if (told.listening()) told.all(new RandoEvent.HikerPlaced(Colour.of(hiker), Crossing.write(RandoMove.a(move))));
        if (hiker + 1 == Colour.COUNT) s.phase = Phase.PLACE_MARKERS;
    }
}
