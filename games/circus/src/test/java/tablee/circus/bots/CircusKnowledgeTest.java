package tablee.circus.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.rules.Applause;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.CircusTable;
import tablee.circus.rules.Phase;
import tablee.circus.rules.Posters;
import tablee.core.Reason;
import tablee.testkit.KnowledgeCheck;

class CircusKnowledgeTest {
    private static final CircusKnowledge KNOWLEDGE = new CircusKnowledge();

    private static int distance(String drawing, Artist artist) {
        CircusState state = CircusTable.of(drawing).state;
        return Closeness.of(state.faces, state.backs, artist.ordinal(), 0);
    }

    private static String reason(CircusTable stage, String word) {
        CircusState state = stage.state;
        Reason reason = CircusReasons.of(state, state.seat, state.read(state.seat, word));
        return reason.rule() + " " + reason.key() + " " + reason.args();
    }

    @Test
    @DisplayName("Every move has a reason that can be said in four languages, and what it says is true")
    void reasonsAreTrue() {
        Set<String> given = KnowledgeCheck.of(CircusTable.GAME, 60, CircusKnowledgeTest::check);
        assertTrue(
                given.containsAll(Set.of("poster", "clowns-meet", "closer", "farther", "look", "take", "buy")),
                given.toString());
    }

    private static void check(CircusState before, CircusState after, int seat, Reason reason) {
        int side = before.side(seat);
        Object last =
                reason.args().isEmpty() ? 0 : reason.args().get(reason.args().size() - 1);
        switch (reason.key()) {
            case "win", "five-clowns" -> assertTrue(after.phase == Phase.OVER || after.phase == Phase.CLOWN_CHOICE);
            case "poster" -> {
                if (after.phase != Phase.CLOWN_CHOICE) assertEquals(Posters.countOf(after, side), last);
            }
            case "clowns-meet", "clowns-take", "clowns-return", "clowns-spend" ->
                assertEquals(Phase.CLOWN_CHOICE, after.phase);
            case "take", "decline", "buy", "end" -> assertEquals(Applause.of(after, side), last);
            case "buy-last", "end-none" -> assertEquals(0, Applause.of(after, side));
            case "return" -> assertEquals(Applause.of(after, 1 - side), last);
            case "return-last" -> assertEquals(0, Applause.of(after, 1 - side));
            case "more-clowns" -> assertEquals(Integer.bitCount(after.showing(Artist.CLOWN)), last);
            case "closer" -> assertTrue((int) reason.args().get(1) < (int) last);
            case "farther" -> assertTrue((int) reason.args().get(1) > (int) last);
            case "foretell" -> assertTrue((int) last == 1 || (int) last == 2);
            default -> assertTrue(reason.rule().startsWith("CIRC-"));
        }
    }

    @Test
    @DisplayName("Tokens that stand side by side take only their flips, others a swap for each place between them")
    void distances() {
        assertEquals(1, distance("""
                A/m  A/t  C/a  C/m  F/s
                C/t  C/s  M/f  S/t  C/f""", Artist.ACROBAT));
        assertEquals(3 + 1, distance("""
                A/m  C/m  C/f  A/t  F/s
                C/t  C/s  M/f  S/t  C/a""", Artist.ACROBAT));
    }

    @Test
    @DisplayName("CIRC-33: Strongmen in the way cost an action more")
    void strongmenInTheWay() {
        String free = """
                T/a  C/m  T/c  F/s  C/f
                T/s  M/a  M/f  C/s  A/c""";
        assertEquals(1, distance(free, Artist.TAMER));
        assertEquals(2, distance(free.replace("T/a  C/m", "T/a  S/c").replace("C/s", "C/m"), Artist.TAMER));
    }

    @Test
    @DisplayName("CIRC-40: a move that completes a trio says so, and that is what weighs most")
    void completes() {
        CircusTable stage = CircusTable.of("""
                T/a  C/m  T/c  F/s  C/f
                T/s  M/a  M/f  C/s  A/c""");
        assertEquals("CIRC-40 poster [artist.tamer, 1]", reason(stage, "swap 2 3"));
        stage.posters(0, Artist.ACROBAT, Artist.MAGICIAN);
        assertEquals("CIRC-43 win [artist.tamer, 3]", reason(stage, "swap 2 3"));
        CircusState state = stage.state;
        int completing = KNOWLEDGE.weigh(state, 0, state.read(0, "swap 2 3"));
        assertTrue(completing > KNOWLEDGE.weigh(state, 0, state.read(0, "swap 5 6")));
    }

    @Test
    @DisplayName("CIRC-36: the hint for Clowns names what they earn: nobody takes Applause from an empty reserve")
    void clownsEarn() {
        CircusTable stage = CircusTable.of("""
                C/a A/m C/m M/f C/f
                F/s C/t S/t C/s T/a""");
        assertEquals("CIRC-36 clowns-meet []", reason(stage, "swap 2 3"));
        assertEquals("CIRC-36 clowns-take []", reason(stage.applause(2, 0), "swap 2 3"));
        assertEquals("CIRC-36 clowns-return []", reason(stage.applause(2, 3), "swap 2 3"));
        assertEquals("CIRC-36 clowns-spend []", reason(stage.applause(5, 0), "swap 2 3"));
    }

    @Test
    @DisplayName("CIRC-20: who can complete a trio in this turn has the better chance, and both chances make one")
    void chances() {
        CircusState state = CircusTable.of("""
                T/a  C/m  T/c  F/s  C/f
                T/s  M/a  M/f  C/s  A/c""").state;
        assertTrue(KNOWLEDGE.value(state, 0) > 550);
        assertEquals(1000, KNOWLEDGE.value(state, 0) + KNOWLEDGE.value(state, 1));
    }
}
