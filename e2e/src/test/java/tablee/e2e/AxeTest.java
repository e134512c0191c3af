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

/** Nothing on any screen stands in the way of people who use assistive technology. */
class AxeTest {
    private static final Set<String> BAD = Set.of("serious", "critical");

    @TestFactory
    @DisplayName("axe finds nothing serious")
    Stream<DynamicContainer> axe() {
        Evening evening = Evening.of(Site.open());
        return looks().map(look ->
                evening.tests(look, screens(evening, look), page -> assertEquals(List.of(), findings(page))));
    }

    /** In a long run by day and by night, in every size, and in every language on a desk and on a phone. */
    private static Stream<ScreenLook> looks() {
        if (!Scale.FULL) return Stream.of(ScreenLook.DESK, ScreenLook.PHONE.atNight());
        Stream<ScreenLook> nights = Stream.of(ScreenLook.DESK.atNight(), ScreenLook.PHONE.atNight());
        Stream<ScreenLook> languages = Stream.of("fr", "de", "pl")
                .flatMap(language -> Stream.of(ScreenLook.DESK.in(language), ScreenLook.PHONE.in(language)));
        return Stream.of(ScreenLook.SIZES.stream(), nights, languages).flatMap(each -> each);
    }

    /** In a short run the main screens on a desk, and at night on a phone those that are drawn in another way there. */
    private static List<Screen> screens(Evening evening, ScreenLook look) {
        if (Scale.FULL) return evening.screens();
        return evening.mainScreens().stream()
                .filter(each -> !look.phone() || each.name().matches("home|gathering|play-.*"))
                .toList();
    }

    /** What axe has to say that is serious. */
    static List<String> findings(Page page) {
        return new AxeBuilder(page)
                .setLegacyMode(true).analyze().getViolations().stream()
                        .filter(rule -> BAD.contains(rule.getImpact()))
                        .map(AxeTest::told)
                        .toList();
    }

    private static String told(Rule rule) {
        StringBuilder text = new StringBuilder(rule.getId() + ": " + rule.getHelp());
        rule.getNodes().stream().limit(4).forEach(node -> text.append("\n    ")
                .append(node.getHtml(), 0, Math.min(200, node.getHtml().length()))
                .append("\n      ")
                .append(node.getFailureSummary().replace("\n", " ")));
        return text.toString();
    }
}
