package tablee.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.review.BotMatch;
import tablee.review.MatchReview;
import tablee.review.Review;
import tablee.review.ReviewDepth;
import tablee.review.ReviewProgress;

/** What the review of a match takes: matches between bots, each reviewed for its first seat, by the processor's time. */
record ReviewReport(int matches) {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double MILLION = 1e6;
    private static final int WARM_UP = 1;

    static String of(List<String> subjects, boolean quick) throws InterruptedException {
        ReviewReport report = new ReviewReport(quick ? 3 : 9);
        StringBuilder text = new StringBuilder(String.format(
                "%nMeasured on %s by `./tablee bench review%s`, Java %s, one core, by the processor's time: %d matches of `casual` bots"
                        + " each, reviewed for the first seat.%n%n",
                LocalDate.now(), quick ? " --quick" : "", System.getProperty("java.version"), report.matches));
        text.append("| game/seats | entries | decisions of the seat | looked at closely | turning points |"
                + " seconds: median | longest |\n|---|---|---|---|---|---|---|\n");
        for (String subject : subjects) {
            String[] parts = subject.split("/");
            text.append(report.row(Games.find(parts[0]), Integer.parseInt(parts[1])));
        }
        return text.toString();
    }

    private <S extends State<S>> String row(Game<S> game, int seats) throws InterruptedException {
        double[] seconds = new double[matches];
        double[] sums = new double[4];
        for (int number = -WARM_UP; number < matches; number++) {
            Match<S> match = played(game, seats, number);
            long start = THREADS.getCurrentThreadCpuTime();
            Review review = MatchReview.of(match, 0, ReviewDepth.USUAL, ReviewProgress.NOBODY);
            if (number < 0) continue;
            seconds[number] = (THREADS.getCurrentThreadCpuTime() - start) / MILLION / 1000;
            sums[0] += review.points().size();
            sums[1] += review.decisions();
            sums[2] += review.looked();
            sums[3] += review.turningPoints().size();
        }
        Arrays.sort(seconds);
        return String.format(
                Locale.ROOT,
                "| %s/%d | %.0f | %.0f | %.1f | %.1f | %.2f | %.2f |%n",
                game.card().id(),
                seats,
                sums[0] / matches,
                sums[1] / matches,
                sums[2] / matches,
                sums[3] / matches,
                seconds[matches / 2],
                seconds[matches - 1]);
    }

    private static <S extends State<S>> Match<S> played(Game<S> game, int seats, int number) {
        Map<String, String> options = new TreeMap<>(game.card().untimed());
        Match<S> match =
                Match.open(game, Header.of(game.card().id(), game.card().setup(seats, options)));
        return BotMatch.play(match, "casual", 150, 1000 + number);
    }
}
