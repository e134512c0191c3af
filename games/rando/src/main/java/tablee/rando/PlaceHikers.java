package tablee.rando;

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
        s.terrain.placeHiker(hiker, Move.a(move));
        if (told.listening()) told.all(new Event.HikerPlaced(Colour.of(hiker), Crossing.write(Move.a(move))));
        if (hiker + 1 == Colour.COUNT) s.stage = Stage.PLACE_MARKERS;
    }
}
