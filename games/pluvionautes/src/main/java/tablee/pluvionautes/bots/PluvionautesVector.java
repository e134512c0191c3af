package tablee.pluvionautes.bots;

import java.util.List;
import tablee.core.Encoder.Span;
import tablee.core.VectorWriter;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.PluvionautesRules;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Scatter;
import tablee.pluvionautes.rules.Terrain;

/** What a seat knows of a moment, in numbers: the sky cell by cell, the balloon, the weather, and one's own mission. */
final class PluvionautesVector {
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final Goods[] GOODS = Goods.values();
    private static final int CLOUDS = 3;
    private static final int SEATS = PluvionautesRules.MOST_SEATS;
    private static final int MISSIONS = 6;
    private static final int PHASES = Phase.values().length;
    private static final int FACES = 6;

    static final List<Span> SPANS = List.of(
            new Span("islands", TERRAINS.length * Hex.CELLS),
            new Span("animals", Hex.CELLS),
            new Span("plantations", Hex.CELLS),
            new Span("clouds", CLOUDS * Hex.CELLS),
            new Span("anchored", CLOUDS * Hex.WAYS * Hex.CELLS),
            new Span("own airships", Hex.CELLS),
            new Span("other airships", Hex.CELLS),
            new Span("sun and monsoon", 2 * Hex.CELLS),
            new Span("weather values", 2),
            new Span("balloon", Hex.CELLS),
            new Span("face", FACES),
            new Span("points", 1),
            new Span("turned", 1),
            new Span("towed island", TERRAINS.length + 2),
            new Span("towed cloud", CLOUDS),
            new Span("target", Hex.CELLS),
            new Span("phase", PHASES),
            new Span("hit", 2),
            new Span("turn", SEATS),
            new Span("first", SEATS),
            new Span("seats", 1),
            new Span("rounds left", 1),
            new Span("throws left", 1),
            new Span("clouds left", 1),
            new Span("own mission", MISSIONS),
            new Span("in play", MISSIONS),
            new Span("largest", 2 * GOODS.length),
            new Span("own goods", 4),
            new Span("other goods", 2 * MISSIONS),
            new Span("options", 3));

    private final VectorWriter out = new VectorWriter();
    private final Yield yield = new Yield();

    void fill(PluvionautesState s, int seat, int[] vector) {
        out.begin(vector);
        sky(s);
        dice(s, seat);
        moment(s, seat);
        missions(s, seat);
        out.flag(s.rules.advanced());
        out.flag(s.rules.weather());
        out.flag(s.rules.dexterity());
        out.end();
    }

    private void cells(long cells) {
        for (long left = cells & Hex.BOARD; left != 0; left &= left - 1) out.ahead(Hex.place(Hex.first(left)), 1);
        out.skip(Hex.CELLS);
    }

    private void sky(PluvionautesState s) {
        for (Terrain terrain : TERRAINS) cells(s.sky.islands(terrain));
        for (long left = s.sky.islands(); left != 0; left &= left - 1) {
            int cell = Hex.first(left);
            int island = s.sky.islandAt(cell);
            out.ahead(Hex.place(cell), Piece.animals(island));
            out.ahead(Hex.CELLS + Hex.place(cell), Piece.plantation(island));
        }
        out.skip(2 * Hex.CELLS);
        for (int kind = 0; kind < CLOUDS; kind++) cells(s.sky.clouds(kind));
        for (int kind = 0; kind < CLOUDS; kind++) {
            for (int way = 0; way < Hex.WAYS; way++) cells(s.sky.anchored(kind, way));
        }
    }

    private void dice(PluvionautesState s, int seat) {
        long others = 0;
        for (int other = 0; other < s.seats(); other++) if (other != seat) others |= s.airships[other];
        cells(s.airships[seat]);
        cells(others);
        cells(Knock.cells(s.sun));
        cells(Knock.cells(s.monsoon));
        out.number(Knock.value(s.sun));
        out.number(Knock.value(s.monsoon));
        cells(s.die);
        out.oneOf(s.face - 1, FACES);
        out.number(s.points);
        out.flag(s.turned);
        boolean island = Piece.isIsland(s.carried);
        out.oneOf(island ? Piece.terrain(s.carried) : -1, TERRAINS.length);
        out.number(island ? Piece.animals(s.carried) : 0);
        out.number(island ? Piece.plantation(s.carried) : 0);
        out.oneOf(Piece.isCloud(s.carried) ? Piece.kind(s.carried) : -1, CLOUDS);
        out.oneOf(target(s.aim), Hex.CELLS);
    }

    private static int target(int aim) {
        if (aim == PluvionautesState.NO_AIM) return -1;
        return Hex.place(Aim.valid(aim) ? Scatter.measured().target(aim) : PluvionautesMove.number(aim));
    }

    private void moment(PluvionautesState s, int seat) {
        out.oneOf(s.phase.ordinal(), PHASES);
        out.bits(s.hit, 2);
        out.oneOf(relative(s, s.turn, seat), SEATS);
        out.oneOf(relative(s, s.first, seat), SEATS);
        out.number(s.seats());
        out.number(s.rules.rounds() - s.round);
        out.number(s.throwsLeft);
        out.number(s.rules.end() - s.sky.anchored());
    }

    private static int relative(PluvionautesState s, int other, int seat) {
        return other == PluvionautesState.NOBODY ? -1 : (other - seat + s.seats()) % s.seats();
    }

    /** Largest and second largest groups as they would count now: of all goods, of one's own, and of each other mission in play. */
    private void missions(PluvionautesState s, int seat) {
        yield.of(s);
        int own = s.mission(seat);
        int inPlay = s.missionSet < 0 ? 0 : MissionSet.of(s.missionSet).bits();
        out.oneOf(own, MISSIONS);
        out.bits(inPlay, MISSIONS);
        for (Goods goods : GOODS) both(goods);
        if (own < 0) out.skip(4);
        else {
            both(s.rules.numbers().plantation(Mission.of(own)));
            both(s.rules.numbers().herd(Mission.of(own)));
        }
        for (int mission = 0; mission < MISSIONS; mission++) {
            if (mission == own || (inPlay >> mission & 1) == 0) out.skip(2);
            else other(s, Mission.of(mission));
        }
    }

    private void both(Goods goods) {
        out.number(yield.best(goods));
        out.number(yield.second(goods));
    }

    private void other(PluvionautesState s, Mission mission) {
        Goods plantation = s.rules.numbers().plantation(mission);
        Goods herd = s.rules.numbers().herd(mission);
        out.number(yield.best(plantation) + yield.best(herd));
        out.number(yield.second(plantation) + yield.second(herd));
    }
}
