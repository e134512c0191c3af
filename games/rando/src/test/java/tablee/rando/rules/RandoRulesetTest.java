package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.rando.Rando;
import tablee.rando.positions.RandoFigures;
import tablee.rando.positions.RandoInvariants;
import tablee.rando.positions.RandoView;
import tablee.wire.match.MatchFile;
import tablee.wire.match.WrittenHeader;

/** A designer copies the ruleset file, changes numbers, and plays the variant. */
class RandoRulesetTest {
    private final Rando rando = new Rando();

    static String standardText() {
        try (InputStream in = Rando.class.getResourceAsStream("rules/rando-1.ruleset")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The standard file with one line replaced; the key must be there. */
    private static String with(String key, String value) {
        String text = standardText().replaceFirst("(?m)^" + key.replace(".", "\\.") + " = .*", key + " = " + value);
        assertEquals(false, text.equals(standardText()), key);
        return text;
    }

    private Setup setup(int seats, String name, String text) {
        return rando.card().setup(seats, 1, Map.of("ruleset", name), text);
    }

    @Test
    @DisplayName("A variant is played by the numbers of its file")
    void variant() {
        String text = with("terrain", "5 8").replace("hand = 3", "hand = 5").replace("deal = 1", "deal = 2");
        RandoState s = rando.open(setup(2, "long-walk", text));
        Playout player = new Playout(new FastDice(3));
        while (s.round == 0) player.step(s, Told.DEAF);
        RandoView view = RandoView.of(s, 0);
        assertEquals(5, view.width());
        assertEquals(8, view.height());
        assertEquals(2, view.seats().get(0).hand().size());
        assertEquals(5, view.handLimit());
    }

    @Test
    @DisplayName("RAND-43, RAND-44: a board is told what giving no card and lowering nothing cost by this file")
    void losses() {
        String text = with("give.loss", "4").replace("lower.loss = 3", "lower.loss = 1");
        RandoFigures figures =
                (RandoFigures) rando.open(setup(2, "dear", text)).figures(0).orElseThrow();
        assertEquals(4, figures.giveLoss());
        assertEquals(1, figures.lowerLoss());
    }

    @Test
    @DisplayName("The text goes into the match header, so that the match replays anywhere")
    void replays() {
        String text = with("track", "give discard end");
        Header header = Header.of("rando", setup(3, "short", text));
        Match<RandoState> match = Match.open(rando, header);
        Playout player = new Playout(new FastDice(8));
        while (!match.over()) {
            player.choose(match.state());
            match = ((Match.Accepted<RandoState>)
                            match.play(new tablee.core.Entry(player.actor(), player.move(), player.at())))
                    .match();
        }
        String file = new MatchFile(
                        WrittenHeader.of(header), java.util.Optional.empty(), match.log(), java.util.Optional.empty())
                .text();
        MatchFile read = MatchFile.read(file);
        Match<RandoState> again = Match.replay(rando, read.head().header(), read.entries());
        assertEquals(match.state().position(), again.state().position());
        assertEquals(3, again.state().round);
    }

    @Test
    @DisplayName("A table names a ruleset; without its text there is only the standard one")
    void names() {
        assertEquals("There is no ruleset \"mine\" here.", refusal("mine", ""));
        assertEquals("The ruleset \"standard\" is built in and takes no file.", refusal("standard", standardText()));
        assertEquals(
                "Option ruleset takes a name of at most 40 small letters, digits and hyphens, not \"../x\".",
                assertThrows(BadInput.class, () -> setup(2, "../x", "")).getMessage());
        rando.open(setup(2, "mine", standardText()));
    }

    private String refusal(String name, String text) {
        return assertThrows(BadInput.class, () -> rando.open(setup(2, name, text)))
                .getMessage();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            terrain             | 7 9                  | 4  | terrain takes whole numbers from 3 to 8, not "9".
            terrain             | 3 3                  | 4  | terrain has no room for 12 tokens and the hikers.
            tokens.red          | 1 2 x                | 5  | tokens.red takes whole numbers from 0 to 9, not "x".
            weights             | 3 2 1                | 10 | weights takes 4 numbers, not 3.
            multiplier.hike     | 1 2                  | 12 | multiplier.hike takes the least, the most, and the number at the start.
            multiplier.draw     | 2 1 1                | 13 | multiplier.draw takes a whole number from 2 to 9, not "1".
            multiplier.raise    | 1 3 4                | 15 | multiplier.raise takes a whole number from 1 to 3, not "4".
            multiplier.lower    | 1 2 opponents        | 14 | multiplier.lower must reach from 1 to 3 to start with the number of opponents.
            cards.sprint        | 3 3 3                | 18 | cards.sprint takes 4 numbers, not 3.
            deal                | 4                    | 23 | deal is more than the 3 cards of a full hand.
            hand                | 0                    | 24 | hand takes whole numbers from 1 to 9, not "0".
            track               | give end respite     | 30 | track has its only end as last space.
            track               | give party end       | 30 | track knows no space "party".
            track               | give                 | 30 | track has its only end as last space.
            """)
    @DisplayName("An invalid file is refused with the line and the reason")
    void invalid(String key, String value, int line, String reason) {
        assertEquals("Ruleset, line " + line + ": " + reason, refusal("mine", with(key, value)));
    }

    @Test
    @DisplayName("A misspelt, missing or doubled setting is refused")
    void misspelt() {
        assertEquals(
                "Ruleset, line 9: there is no setting \"scales\".",
                refusal("mine", standardText().replaceFirst("(?m)^scale =", "scales =") + "\nscale = 10"));
        assertEquals(
                "Ruleset: the setting \"scale\" is missing.",
                refusal("mine", standardText().replaceFirst("(?m)^scale =.*", "")));
        String doubled = standardText() + "scale = 9";
        assertEquals("Ruleset, line " + doubled.lines().count() + ": scale is given twice.", refusal("mine", doubled));
    }

    @Test
    @DisplayName("Strange but valid numbers make games that end and keep all invariants")
    void strangeVariants() {
        String[] texts = {
            with("terrain", "3 6").replaceAll("(?m)^tokens\\.(\\w+) = .*", "tokens.$1 = 9"),
            with("stretches", "1"),
            with("stretches", "9").replaceAll("same-colour = 2", "same-colour = 5"),
            with("deal", "0"),
            with("hand", "1"),
            with("multiplier.draw", "1 9 9").replaceAll("hand = 3", "hand = 5"),
            with("track", "discard discard discard discard discard discard restore discard give lower end"),
            standardText().replaceAll("(?m)^cards\\.([\\w-]+) = .*", "cards.$1 = 0 0 0 1"),
        };
        for (String text : texts) {
            for (int seats = 2; seats <= 4; seats++) playOut(rando.open(setup(seats, "strange", text)));
        }
    }

    private static void playOut(RandoState s) {
        Playout player = new Playout(new FastDice(11));
        int entries = 0;
        for (; s.toAct() != 0 && entries < 20_000; entries++) {
            player.step(s, Told.DEAF);
            RandoInvariants.check(s);
        }
        assertEquals(0, s.toAct());
    }
}
