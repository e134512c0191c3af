package tablee.circus.words;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import tablee.circus.rules.Applause;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusSecrets;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Notebook;
import tablee.circus.rules.Phase;
import tablee.circus.rules.Posters;
import tablee.circus.rules.Ring;

/**
 * The ring as text: positions 1 to 5 from left to right, below them 10 to 6, so that neighbours stay neighbours. A token is a
 * capital for the artist that is up and a small letter for the one that is down. Below stands what each seat knows.
 */
public final class CircusDrawing {
    private CircusDrawing() {}

    public static String of(CircusState state) {
        StringBuilder drawing = new StringBuilder();
        drawing.append(headline(state)).append('\n');
        int half = Ring.POSITIONS / 2;
        for (int i = 0; i < half; i++) drawing.append(token(state, i));
        drawing.append('\n');
        for (int i = 0; i < half; i++) drawing.append(token(state, Ring.POSITIONS - 1 - i));
        drawing.append('\n');
        for (int side = 0; side < 2; side++) drawing.append(side(state, side)).append('\n');
        for (int seat = 0; seat < state.seats(); seat++) drawing.append(knowledge(state, seat));
        return drawing.toString();
    }

    private static String headline(CircusState state) {
        return switch (state.phase) {
            case FIRST_PLAYER -> "who starts?";
            case DEAL -> "seat " + state.seat + " will start";
            case TURN -> turn(state) + ", " + state.actionsLeft + " to do";
            case CLOWN_CHOICE -> turn(state) + ", " + state.actionsLeft + " to do, Clowns met";
            case OVER ->
                turn(state) + ", over: "
                        + state.ending.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    private static String turn(CircusState state) {
        return "turn " + state.turn + ", seat " + state.seat + ": " + state.actionsDone + " done";
    }

    private static String token(CircusState state, int position) {
        String artists = " . ";
        if (state.isLaid(position)) {
            artists = state.face(position).letter() + "/"
                    + Character.toLowerCase(state.back(position).letter());
        }
        return (position < 9 ? "    " : "   ") + (position + 1) + " " + artists;
    }

    private static String side(CircusState state, int side) {
        StringJoiner words = new StringJoiner(" ");
        words.add("side " + side + ": applause " + Applause.of(state, side) + ", posters");
        List<Artist> posters = Posters.artists(Posters.of(state, side));
        if (posters.isEmpty()) words.add("none");
        posters.forEach(artist -> words.add(artist.word()));
        if (isAhead(state, side)) words.add("(ahead)");
        return words.toString();
    }

    /** Where the limit decides (CIRC-64). */
    private static boolean isAhead(CircusState state, int side) {
        return state.rules.decides() && state.phase != Phase.FIRST_PLAYER && state.ahead == side;
    }

    private static String knowledge(CircusState state, int seat) {
        StringJoiner facts = new StringJoiner("; ", "seat " + seat + ": ", "\n").setEmptyValue("");
        fact(facts, "has seen", CircusSecrets.seenBy(state, seat));
        fact(facts, "is shown", CircusSecrets.shownTo(state, seat));
        if (state.rules.notebook()) fact(facts, "deduces", Notebook.deduced(state, seat));
        return facts.toString();
    }

    private static void fact(StringJoiner facts, String what, int positions) {
        if (positions != 0) facts.add(what + " " + words(positions));
    }

    private static String words(int positions) {
        StringJoiner words = new StringJoiner(" ");
        Ring.numbers(positions).forEach(number -> words.add(number.toString()));
        return words.toString();
    }
}
