package tablee.browser;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Match;
import tablee.core.State;
import tablee.review.analysis.AnalysisLine;
import tablee.review.analysis.AnalysisWish;
import tablee.wire.match.MatchFile;

/** What a bot thinks of the end of a line that was tried, as the server finds it out. */
record PageLines(List<AnalysisLine> lines) {
    static PageLines of(PageRequest.Lines asked) {
        AnalysisWish wish = asked.wish();
        wish.check();
        Match<?> start = asked.file()
                .<Match<?>>map(file -> wish.before(MatchFile.read(file).replay()))
                .orElseGet(wish::placed);
        return of(start, wish, asked.language());
    }

    private static <S extends State<S>> PageLines of(Match<S> start, AnalysisWish wish, String language) {
        int iterations = wish.iterations().orElseThrow(() -> new BadInput("Say how much to think."));
        try {
            return new PageLines(AnalysisLine.of(wish.played(start, language), iterations, language, () -> {})
                    .orElse(List.of()));
        } catch (InterruptedException never) {
            throw new IllegalStateException("nobody interrupts a page", never);
        }
    }
}
