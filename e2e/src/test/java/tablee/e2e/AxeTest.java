package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** Nothing stands in the way of people who use assistive technology; {@link ScreensTest} looks at all screens. */
class AxeTest {
    private static final Set<String> BAD = Set.of("serious", "critical");

    /** Those whose ends and replays are looked at, and whose boards in the size and language of the day. */
    private static final String GAMES = Scale.FULL ? ".*" : BoardGames.ofToday();

    @TestFactory
    @DisplayName(
            "axe finds nothing serious on the main screens, by day and at night, in the size and language of the day")
    Stream<DynamicContainer> axe() {
        Evening evening = Evening.of(Site.open());
        return Stream.of(
                tests(
                        evening,
                        List.of(ScreenLook.DESK),
                        "home|new-flow|account|gathering|play-.*|(end|replay)-" + GAMES),
                tests(evening, List.of(ScreenLook.PHONE.atNight()), "home|gathering"),
                tests(evening, List.of(ScreenLook.ofTheDay()), "home|play-" + GAMES));
    }

    private static DynamicContainer tests(Evening evening, List<ScreenLook> looks, String names) {
        List<Screen> screens = evening.screens().stream()
                .filter(each -> each.name().matches(names))
                .toList();
        return evening.tests(looks, screens, page -> assertEquals(List.of(), findings(page)));
    }

    /** What axe has to say that is serious. */
    static List<String> findings(Page page) {
        return new AxeBuilder(page)
                .setLegacyMode(true).analyze().getViolations().stream()
                        .filter(rule -> BAD.contains(rule.getImpact()))
                        .map(AxeTest::told)
                        .toList();
    }

    /** What these rules have to say on a page that axe has looked at before, and is in since then. */
    static List<?> findings(Page page, String... rules) {
        return (List<?>) page.evaluate(AGAIN, List.of(rules));
    }

    private static final String AGAIN = """
            rules => axe.run(document, { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
                .then(found => found.violations
                    .filter(each => ['serious', 'critical'].includes(each.impact))
                    .map(each => `${each.id}: ${each.help}` + each.nodes.slice(0, 4)
                        .map(node => `\\n    ${node.html.slice(0, 200)}\\n      ${node.failureSummary.replaceAll('\\n', ' ')}`)
                        .join('')))""";

    private static String told(Rule rule) {
        StringBuilder text = new StringBuilder(rule.getId() + ": " + rule.getHelp());
        rule.getNodes().stream().limit(4).forEach(node -> text.append("\n    ")
                .append(node.getHtml(), 0, Math.min(200, node.getHtml().length()))
                .append("\n      ")
                .append(node.getFailureSummary().replace("\n", " ")));
        return text.toString();
    }
}
