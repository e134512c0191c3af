package tablee.rando.bots;

import java.util.List;
import tablee.core.Encoder.Span;
import tablee.core.VectorWriter;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Give;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Markers;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoRules;
import tablee.rando.rules.RandoSecrets;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;
import tablee.rando.rules.Side;
import tablee.rando.rules.Space;
import tablee.rando.rules.Tile;

/** What a seat knows of a moment, in numbers: the terrain, what is being done, and what lies before each player. */
final class RandoVector {
    private static final int SEATS = 4;
    private static final int CROSSINGS = 64;
    private static final int PHASES = Phase.values().length;
    private static final int SPACES = Space.values().length;
    private static final int KINDS = CardKind.COUNT;
    private static final int DIRECTIONS = 4;

    /** Of one player: points, scales, levels, tiles removed and blocked, multipliers, cards by kind and of no known kind, choice. */
    private static final int BOARD = 2 + Obstacle.COUNT + 2 * Tile.COUNT + Tile.ACTIONS + KINDS + 1 + 1;

    private static final int ALL_TILES = (1 << Tile.COUNT) - 1;

    static final List<Span> SPANS = List.of(
            new Span("boards", SEATS * BOARD),
            new Span("ahead", SEATS - 1),
            new Span("markers", Obstacle.COUNT * Obstacle.COUNT),
            new Span("rounds left", 1),
            new Span("restores left", 1),
            new Span("space", SPACES),
            new Span("stage", PHASES),
            new Span("turn", SEATS),
            new Span("first", SEATS),
            new Span("seats", 1),
            new Span("using", Tile.COUNT),
            new Span("times left", 1),
            new Span("stretches left", 1),
            new Span("walker", Colour.COUNT),
            new Span("came", DIRECTIONS),
            new Span("top", Colour.COUNT),
            new Span("pile", 1),
            new Span("unseen", KINDS),
            new Span("hand", RandoRules.MOST_IN_HAND * KINDS),
            new Span("hikers", Colour.COUNT * CROSSINGS),
            new Span("values", Colour.COUNT * CROSSINGS),
            new Span("obstacles", Obstacle.COUNT * CROSSINGS));

    private final VectorWriter out = new VectorWriter();
    private final int[] unseen = new int[KINDS];

    void fill(RandoState s, int seat, int[] vector) {
        out.begin(vector);
        countUnseen(s);
        for (int i = 0; i < SEATS; i++) {
            if (i < s.seats()) board(s, seat, (seat + i) % s.seats());
            else out.skip(BOARD);
        }
        ahead(s, seat);
        for (int rank = 0; rank < Obstacle.COUNT; rank++) out.oneOf(Markers.at(s.markers, rank), Obstacle.COUNT);
        track(s);
        moment(s, seat);
        cards(s, seat);
        terrain(s);
        out.end();
    }

    /** What lies in the pile; cards in hands that are not known are added on the way. */
    private void countUnseen(RandoState s) {
        for (int kind = 0; kind < KINDS; kind++) {
            unseen[kind] = 0;
            for (int colour = 0; colour < Colour.COUNT; colour++) unseen[kind] += s.pile.count(colour, kind);
        }
    }

    private void board(RandoState s, int viewer, int seat) {
        out.number(s.boards.points(seat));
        out.number(Score.scales(s, seat));
        for (int i = 0; i < Obstacle.COUNT; i++) out.number(s.boards.level(seat, i));
        out.bits(ALL_TILES & ~s.boards.owned(seat), Tile.COUNT);
        out.bits(ALL_TILES & ~s.boards.active(seat), Tile.COUNT);
        for (int i = 0; i < Tile.ACTIONS; i++) out.number(s.boards.multiplier(seat, i) - s.rules.least(i));
        hand(s, viewer, seat);
        out.number(choice(s, viewer, seat));
    }

    private void hand(RandoState s, int viewer, int seat) {
        int unknown = 0;
        int known = 0;
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            if (RandoSecrets.knows(viewer, seat, card)) known += 1 << 4 * Hands.kind(card);
            else {
                unknown++;
                unseen[Hands.kind(card)]++;
            }
        }
        for (int kind = 0; kind < KINDS; kind++) out.number(known >>> 4 * kind & 15);
        out.number(unknown);
    }

    /** RAND-43: one's own choice at Give, and of the others' only that it was made. */
    private static int choice(RandoState s, int viewer, int seat) {
        int choice = Give.choice(s, seat);
        return viewer == seat ? choice : Math.min(1, choice);
    }

    private void ahead(RandoState s, int seat) {
        int own = Score.total(s, seat);
        for (int i = 1; i < SEATS; i++) out.number(i < s.seats() ? own - Score.total(s, (seat + i) % s.seats()) : 0);
    }

    private void track(RandoState s) {
        int rounds = s.rules.rounds();
        int restores = 0;
        for (int round = Math.max(s.round, 1); round < rounds; round++) {
            if (s.rules.track.get(round - 1) == Space.RESTORE) restores++;
        }
        out.number(rounds - s.round);
        out.number(restores);
        out.oneOf(
                s.round < 1
                        ? -1
                        : s.rules.track.get(Math.min(s.round, rounds) - 1).ordinal(),
                SPACES);
    }

    private void moment(RandoState s, int seat) {
        out.oneOf(s.phase.ordinal(), PHASES);
        out.oneOf(relative(s, s.seat, seat), SEATS);
        out.oneOf(relative(s, s.first, seat), SEATS);
        out.number(s.seats());
        out.oneOf(s.using, Tile.COUNT);
        out.number(s.times - s.done);
        out.number(s.phase == Phase.HIKE ? s.rules.stretches - s.stretch : 0);
        out.oneOf(s.phase == Phase.HIKE ? s.walker() : -1, Colour.COUNT);
        out.oneOf(s.came, DIRECTIONS);
        out.oneOf(s.pile.top(), Colour.COUNT);
    }

    private static int relative(RandoState s, int other, int seat) {
        return other < 0 ? -1 : (other - seat + s.seats()) % s.seats();
    }

    private void cards(RandoState s, int seat) {
        out.number(s.pile.size());
        for (int cards : unseen) out.number(cards);
        int size = s.hands.size(seat);
        for (int slot = 0; slot < RandoRules.MOST_IN_HAND; slot++) {
            out.oneOf(slot < size ? Hands.kind(s.hands.get(seat, slot)) : -1, KINDS);
        }
    }

    private void terrain(RandoState s) {
        for (int hiker = 0; hiker < Colour.COUNT; hiker++) out.oneOf(s.terrain.hiker(hiker), CROSSINGS);
        int tokens = s.terrain.tokensPlaced();
        for (int token = 0; token < tokens; token++) {
            int colour = s.rules.tokenColours.get(token).ordinal();
            int sides = s.terrain.side(token) == Side.VALUE ? 0 : Colour.COUNT;
            out.ahead((sides + colour) * CROSSINGS + s.terrain.token(token), 1 + s.rules.tokenValues[token]);
        }
        out.skip(2 * Colour.COUNT * CROSSINGS);
    }
}
