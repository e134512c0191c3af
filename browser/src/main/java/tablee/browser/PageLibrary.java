package tablee.browser;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import tablee.bots.HouseBots;
import tablee.browser.instead.PageFiles;
import tablee.core.Games;
import tablee.wire.words.Words;

/** What the page's script brings before it is needed: words, which a page has anyway, and what was learned of the one game that is played. */
final class PageLibrary {
    private PageLibrary() {}

    static PageOutcome take(PageRequest.Words words) {
        Class<?> owner = words.game().<Class<?>>map(PageLibrary::game).orElse(Words.class);
        PageFiles.bring(
                owner, "words." + words.language() + ".properties", words.text().getBytes(StandardCharsets.UTF_8));
        return PageOutcome.NOTHING;
    }

    static PageOutcome take(PageRequest.Weights weights) {
        PageFiles.bring(
                HouseBots.class,
                "weights/" + weights.game() + ".weights",
                HexFormat.of().parseHex(weights.hex()));
        return PageOutcome.NOTHING;
    }

    private static Class<?> game(String id) {
        return Games.find(id).getClass();
    }
}
