package tablee.rando.bots;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Encoder;
import tablee.core.State;
import tablee.core.Word;
import tablee.rando.rules.Arg;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Verb;

/** A moment of Flip' Rando in numbers. A move is its verb and its arguments; seats count from one's own to the left. */
public final class RandoEncoder implements Encoder<RandoState> {
    private static final List<Verb> VERBS = verbs();
    private static final List<Span> ACTIONS = actionSpans();
    private static final int[] FIRST = Span.firsts(ACTIONS);

    private final RandoVector vector = new RandoVector();

    private static List<Verb> verbs() {
        List<Verb> verbs = new ArrayList<>();
        for (Verb verb : Verb.values()) if (!verb.chance()) verbs.add(verb);
        return List.copyOf(verbs);
    }

    private static List<Span> actionSpans() {
        List<Span> spans = new ArrayList<>();
        for (Verb verb : VERBS) spans.add(new Span(Word.of(verb), count(verb, 0) * count(verb, 1)));
        return List.copyOf(spans);
    }

    private static int count(Verb verb, int index) {
        return index < verb.args.size() ? verb.args.get(index).count() : 1;
    }

    @Override
    public String game() {
        return "rando";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Span> vector() {
        return RandoVector.SPANS;
    }

    @Override
    public List<Span> actions() {
        return ACTIONS;
    }

    @Override
    public void observe(RandoState s, int seat, int[] out) {
        vector.fill(s, seat, out);
    }

    @Override
    public int number(RandoState s, int seat, int move) {
        Verb verb = RandoMove.verb(move);
        int a = RandoMove.a(move);
        if (takesSeat(verb)) a = (a - seat + s.seats()) % s.seats();
        return FIRST[verb.ordinal()] + a * count(verb, 1) + RandoMove.b(move);
    }

    @Override
    public int move(RandoState s, int seat, int number) {
        if (number < 0 || number >= FIRST[VERBS.size()]) return State.NO_MOVE;
        int index = 0;
        while (FIRST[index + 1] <= number) index++;
        Verb verb = VERBS.get(index);
        int rest = number - FIRST[index];
        int a = rest / count(verb, 1);
        if (takesSeat(verb)) {
            if (a >= s.seats()) return State.NO_MOVE;
            a = (a + seat) % s.seats();
        }
        int move = verb.move(a, rest % count(verb, 1));
        return RandoMove.exists(seat, move, s.rules.map, s.seats()) ? move : State.NO_MOVE;
    }

    @Override
    public boolean usual(RandoState s) {
        return s.rules.usual();
    }

    private static boolean takesSeat(Verb verb) {
        return !verb.args.isEmpty() && verb.args.get(0) == Arg.SEAT;
    }
}
