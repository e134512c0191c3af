package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** RAND-10: the obstacle markers in random order, the first rank first. */
final class PlaceMarkers implements Step.Chance {
    @Override
    public void odds(RandoState s, Odds out) {
        for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) {
            if (Markers.rank(s.markers, obstacle) < 0) out.add(Verb.MARKER.move(obstacle), 1);
        }
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        int rank = Markers.placed(s.markers);
        s.markers = Markers.put(s.markers, rank, RandoMove.a(move));
        if (told.listening()) told.all(new RandoEvent.MarkerPlaced(Obstacle.of(RandoMove.a(move)), rank + 1));
        if (rank + 1 == Obstacle.COUNT) s.phase = Phase.CHOOSE_FIRST;
    }
}
