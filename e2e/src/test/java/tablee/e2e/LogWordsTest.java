package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.testkit.Elision;

/** The log as the page says it: no code stands where a word should, and in French no vowel before a vowel. Whole games are read by SentencesTest, without a page. */
class LogWordsTest {
    private static final Pattern CODE = Pattern.compile(
            "[{}|\\[\\]=@]|(?<![\\p{L}\\d.])[a-z][a-z-]*\\.[a-z][a-z-]*(?!\\p{L})|undefined|NaN|\\b(?:true|false)\\b");

    private static final int MOVES = Scale.FULL ? 200 : 15;

    @TestFactory
    @DisplayName("A game, read line by line")
    Stream<DynamicTest> logs() {
        List<String> languages = Scale.FULL ? Scale.LANGUAGES : List.of("pl");
        return BoardGames.asked().stream().flatMap(game -> languages.stream()
                .map(language -> DynamicTest.dynamicTest(game + " in " + language, () -> reads(game, language))));
    }

    private static void reads(String game, String language) {
        try (Visitor ada = Site.open().visitor(ScreenLook.DESK.in(language)).named("Ada")) {
            String table = ada.against(game, Math.max(2, BoardGames.seats(game)), BoardGames.untimed(game));
            BoardPlay play = new BoardPlay(ada, game, table);
            Random random = new Random(7);
            for (int i = 0; i < MOVES && play.mine(); i++) {
                List<String> moves = play.moves();
                if (!moves.isEmpty()) play.choose(moves.get(random.nextInt(moves.size())));
            }
            ada.page()
                    .locator("[role=tablist] [role=tab]")
                    .nth(play.over() ? 1 : 0)
                    .click();
            Locator log = ada.page().locator(".log li");
            log.first().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
            List<String> lines = log.allInnerTexts();
            assertFalse(lines.isEmpty());
            assertEquals(
                    List.of(),
                    lines.stream().filter(line -> CODE.matcher(line).find()).toList());
            // Ada begins with a vowel, as some things do.
            if (language.equals("fr"))
                assertEquals(List.of(), lines.stream().filter(Elision::lacks).toList());
        }
    }
}
