package tablee.circus.bots;

import java.util.List;
import tablee.circus.rules.Applause;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusSecrets;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Phase;
import tablee.circus.rules.Posters;
import tablee.circus.rules.Ring;
import tablee.circus.rules.Rosette;
import tablee.core.Encoder;
import tablee.core.State;
import tablee.core.VectorWriter;

/**
 * A moment of Flip Circus in numbers, for a seat that forgets nothing: it knows the backs it has seen, wherever they went
 * (CIRC-50), which tokens have a Clown (CIRC-10), and what the others have looked at.
 */
public final class CircusEncoder implements Encoder<CircusState> {
    private static final int ARTISTS = 6;
    private static final int SEATS = 4;
    private static final int ON_POSTERS = ARTISTS - 1;
    private static final int PAIRS = Ring.POSITIONS * (Ring.POSITIONS - 1) / 2;

    private static final List<Span> VECTOR = List.of(
            new Span("faces", ARTISTS * Ring.POSITIONS),
            new Span("backs", ARTISTS * Ring.POSITIONS),
            new Span("clown tokens", Ring.POSITIONS),
            new Span("seen", SEATS * Ring.POSITIONS),
            new Span("posters", 2 * ON_POSTERS),
            new Span("applause", 2),
            new Span("reserve", 1),
            new Span("turn", SEATS),
            new Span("seats", 1),
            new Span("clown choice", 1),
            new Span("actions", 2),
            new Span("quiet turns left", 1),
            new Span("rosette", ON_POSTERS * ON_POSTERS));

    private static final List<Span> ACTIONS = List.of(
            new Span("swap", PAIRS),
            new Span("flip", Ring.POSITIONS),
            new Span("use", Ring.POSITIONS),
            new Span("look", Ring.POSITIONS),
            new Span("plain", 6));

    /** Kinds of moves about one position, in the order of their numbers, and those about none. */
    private static final int[] PLACED = {CircusMove.FLIP, CircusMove.USE, CircusMove.LOOK};

    private static final int[] PLAIN = {
        CircusMove.BUY, CircusMove.OK, CircusMove.END, CircusMove.TAKE, CircusMove.RETURN, CircusMove.DECLINE
    };

    private final VectorWriter out = new VectorWriter();

    @Override
    public String game() {
        return "circus";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Span> vector() {
        return VECTOR;
    }

    @Override
    public List<Span> actions() {
        return ACTIONS;
    }

    @Override
    public void observe(CircusState s, int seat, int[] vector) {
        out.begin(vector);
        ring(s, seat);
        int side = s.side(seat);
        out.bits(Posters.of(s, side), ON_POSTERS);
        out.bits(Posters.of(s, 1 - side), ON_POSTERS);
        out.number(Applause.of(s, side));
        out.number(Applause.of(s, 1 - side));
        out.number(Applause.reserve(s));
        out.oneOf((s.seat - seat + s.seats()) % s.seats(), SEATS);
        out.number(s.seats());
        out.flag(s.phase == Phase.CLOWN_CHOICE);
        out.number(s.actionsDone);
        out.number(s.actionsLeft);
        out.number(s.rules.drawAfter() - Math.max(0, Math.max(0, s.turn - 1) - s.posterTurn));
        rosette(s);
        out.end();
    }

    private void ring(CircusState s, int seat) {
        int seen = CircusSecrets.seenBy(s, seat);
        for (int artist = 0; artist < ARTISTS; artist++) out.bits(Ring.lane(s.faces, artist), Ring.POSITIONS);
        for (int artist = 0; artist < ARTISTS; artist++) out.bits(Ring.lane(s.backs, artist) & seen, Ring.POSITIONS);
        int clown = Artist.CLOWN.ordinal();
        out.bits(Ring.lane(s.faces, clown) | Ring.lane(s.backs, clown), Ring.POSITIONS);
        for (int i = 0; i < SEATS; i++) {
            out.bits(i < s.seats() ? CircusSecrets.seenBy(s, (seat + i) % s.seats()) : 0, Ring.POSITIONS);
        }
    }

    /** CIRC-3: who can be back to back, which a table chooses. */
    private void rosette(CircusState s) {
        for (int one = 0; one < ON_POSTERS; one++) {
            for (int other = 0; other < ON_POSTERS; other++) {
                out.flag(s.rules.rosette().token(Artist.of(one), Artist.of(other)) != Rosette.NO_TOKEN);
            }
        }
    }

    @Override
    public int number(CircusState s, int seat, int move) {
        int kind = CircusMove.kind(move);
        int first = CircusMove.first(move);
        if (kind == CircusMove.SWAP) return pair(first, CircusMove.second(move));
        for (int i = 0; i < PLACED.length; i++) if (kind == PLACED[i]) return PAIRS + i * Ring.POSITIONS + first;
        int number = PAIRS + PLACED.length * Ring.POSITIONS;
        for (int each : PLAIN) {
            if (kind == each) return number;
            number++;
        }
        return NO_NUMBER;
    }

    @Override
    public boolean usual(CircusState s) {
        return s.rules.usual();
    }

    private static int pair(int low, int high) {
        return high * (high - 1) / 2 + low;
    }

    @Override
    public int move(CircusState s, int seat, int number) {
        if (number < 0 || number >= actionCount()) return State.NO_MOVE;
        if (number < PAIRS) return swap(number);
        int placed = number - PAIRS;
        int kind = placed / Ring.POSITIONS;
        if (kind < PLACED.length) return CircusMove.on(PLACED[kind], placed % Ring.POSITIONS);
        return PLAIN[placed - PLACED.length * Ring.POSITIONS];
    }

    private static int swap(int number) {
        int high = 1;
        while (pair(0, high + 1) <= number) high++;
        return CircusMove.swap(number - pair(0, high), high);
    }
}
