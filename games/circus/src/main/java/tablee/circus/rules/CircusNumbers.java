package tablee.circus.rules;

import java.util.List;
import tablee.core.Ruleset;

/** What the ruleset file says: every number of the game. */
public record CircusNumbers(
        List<String> ring,
        int actions,
        int mostActions,
        int applause,
        int secondApplause,
        int actionPrice,
        int lookPrice,
        int winningPosters,
        List<String> drawAfter,
        String usualDrawAfter) {
    private static final List<CircusNumbers> BUILT_IN = List.of(beside(1), beside(2));

    public static CircusNumbers ofRuleset(int version) {
        return BUILT_IN.get(version - 1);
    }

    static CircusNumbers newest() {
        return BUILT_IN.get(BUILT_IN.size() - 1);
    }

    private static CircusNumbers beside(int version) {
        return from(Ruleset.beside(CircusNumbers.class, "circus-" + version + ".ruleset"));
    }

    static CircusNumbers from(Ruleset file) {
        List<String> ring = file.words("ring");
        boolean artists = ring.size() == Artist.ON_POSTERS.size()
                && Artist.ON_POSTERS.stream().allMatch(artist -> ring.contains(artist.word()));
        if (!artists) throw file.fault("ring", "takes the five artists with a poster");
        List<String> drawAfter = file.words("draw-after");
        String usual = file.word("usual-draw-after");
        if (!drawAfter.contains(usual)) throw file.fault("usual-draw-after", "takes one of draw-after");
        int actions = file.number("actions", 1, 9);
        int applause = file.number("applause", 0, 15);
        CircusNumbers numbers = new CircusNumbers(
                ring,
                actions,
                file.number("most-actions", actions, 99),
                applause,
                file.number("second-applause", 0, applause),
                file.number("action-price", 1, 15),
                file.number("look-price", 1, 15),
                file.number("winning-posters", 1, Artist.ON_POSTERS.size()),
                drawAfter,
                usual);
        file.done();
        return numbers;
    }
}
