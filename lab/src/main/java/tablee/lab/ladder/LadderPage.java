package tablee.lab.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tablee.lab.page.Chart;
import tablee.lab.page.LabText;
import tablee.lab.page.Section;
import tablee.lab.statistics.Interval;

/** What the ladder found so far, as a section of {@code docs/bots.md} with plots beside it. */
record LadderPage(Plan plan, Path folder) {
    private static final String SECTION = "ladder";

    /** Where no game of a chapter is at hand, what stood there stays: it was played somewhere else. */
    void write(Path docs) throws IOException {
        Path page = docs.resolve("bots.md");
        Path plots = docs.resolve("bots");
        Files.createDirectories(plots);
        Map<String, String> before = Section.chapters(page, SECTION);
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> chapter : chapters(plots).entrySet()) {
            String now = chapter.getValue();
            text.append(now.isEmpty() ? before.getOrDefault(chapter.getKey(), "") : now);
        }
        Section.write(page, SECTION, text.toString());
    }

    /** By their headings, in the order of the page. */
    private Map<String, String> chapters(Path plots) throws IOException {
        Map<String, String> chapters = new LinkedHashMap<>();
        for (Contest contest : plan.contests()) chapters.put(title(contest), contest(contest, plots));
        for (Climb climb : plan.climbs()) {
            String title = name(climb.game()) + ": expert with more to think, against " + Climb.OPPONENT;
            chapters.put(title, climb(title, climb.game() + "-climb", climb.bouts(), plots));
        }
        for (Teams teams : plan.teams()) chapters.put(heading(teams), teams(teams, plots));
        for (Teams teams : plan.teams()) {
            if (!Plan.isClimbed(teams)) continue;
            String title = String.format(
                    "%s: %s with more to think, %s, %d turns",
                    name(teams.game()),
                    teams.seats() == 3 ? "three experts" : "experts",
                    teams.difficulty(),
                    teams.turns());
            chapters.put(title, climb(title, teams.game() + "-climb", teams.climb(), plots));
        }
        return chapters;
    }

    private static String name(String game) {
        return tablee.core.Games.find(game).card().name();
    }

    // ---- Games of some against others
    // --------------------------------------------------------------------------------

    private static String title(Contest contest) {
        return String.format(
                "%s, %d seats, at most %d iterations a decision",
                name(contest.game()), contest.seats(), contest.iterations());
    }

    private String contest(Contest contest, Path plots) throws IOException {
        List<Bout.Score> scores = scores(contest.bouts());
        if (scores.isEmpty()) return "";
        StringBuilder text = new StringBuilder("\n### " + title(contest) + "\n\n");
        text.append(
                "| | games | points of the first | mean rank of the first | of the second |\n|---|---|---|---|---|\n");
        for (Bout.Score score : scores) {
            text.append(String.format(
                    "| %s | %d | %s | %s | %s |%n",
                    pair(score.bout()),
                    score.games().size(),
                    LabText.percent(score.points()),
                    score.rank(true),
                    score.rank(false)));
        }
        Optional<List<Interval>> ratings = contest.ratings(folder);
        if (ratings.isPresent()) ratings(contest, ratings.get(), text, plots);
        return text.toString();
    }

    private static String pair(Bout bout) {
        List<String> bots = bout.arrangement().bots();
        return bots.get(0) + " – " + bots.get(1);
    }

    private void ratings(Contest contest, List<Interval> ratings, StringBuilder text, Path plots) throws IOException {
        String title = name(contest.game()) + ", " + contest.seats() + " seats: rating above random";
        Chart chart = new Chart(title, Chart.Form.BARS, Contest.LEVELS, List.of(new Chart.Strand("rating", ratings)));
        text.append("\nRatings: ");
        for (int i = 0; i < ratings.size(); i++) {
            Interval each = ratings.get(i);
            text.append(String.format(
                    Locale.ROOT,
                    "%s%s %.0f (%.0f to %.0f)",
                    i == 0 ? "" : ", ",
                    Contest.LEVELS.get(i),
                    each.value(),
                    each.low(),
                    each.high()));
        }
        text.append(".\n\n").append(plot(chart, contest.game() + "-" + contest.seats(), plots));
    }

    // ---- Games of all together
    // ---------------------------------------------------------------------------------------

    private static String title(Teams teams) {
        return String.format(
                "%s, %s, %d turns a round",
                name(teams.game()), teams.seats() == 1 ? "alone" : "a team of three", teams.turns());
    }

    private static String heading(Teams teams) {
        return String.format("%s, at most %d iterations a decision", title(teams), teams.iterations());
    }

    private String teams(Teams teams, Path plots) throws IOException {
        if (scores(teams.bouts()).isEmpty()) return "";
        StringBuilder text = new StringBuilder("\n### " + heading(teams) + "\n\n");
        text.append("Games won:\n\n| difficulty | ")
                .append(String.join(" | ", Teams.LEVELS))
                .append(" |\n|---|");
        text.append("---|".repeat(Teams.LEVELS.size())).append("\n");
        for (String difficulty : teams.difficulties()) {
            text.append("| ").append(difficulty).append(" |");
            for (String level : Teams.LEVELS) {
                Optional<Bout.Score> score = teams.bout(level, difficulty).recall(folder);
                text.append(" ").append(score.map(LadderPage::won).orElse("–")).append(" |");
            }
            text.append("\n");
        }
        String file = teams.game() + "-" + teams.seats() + "-" + teams.turns();
        return text.append("\n")
                .append(plot(chart(title(teams), teams), file, plots))
                .toString();
    }

    private static String won(Bout.Score score) {
        return LabText.percent(score.points()) + " of " + score.games().size();
    }

    private Chart chart(String title, Teams teams) {
        List<Chart.Strand> strands = new ArrayList<>();
        for (String level : Teams.LEVELS) {
            List<Interval> figures = new ArrayList<>();
            for (String difficulty : teams.difficulties()) {
                teams.bout(level, difficulty).recall(folder).ifPresent(score -> figures.add(score.points()));
            }
            if (figures.size() == teams.difficulties().size()) strands.add(new Chart.Strand(level, figures));
        }
        return new Chart(title + ": share of games won", Chart.Form.LINES, teams.difficulties(), strands);
    }

    // ---- More to think
    // -----------------------------------------------------------------------------------------------

    private String climb(String title, String file, List<Bout> bouts, Path plots) throws IOException {
        List<Bout.Score> scores = scores(bouts);
        if (scores.isEmpty()) return "";
        StringBuilder text =
                new StringBuilder("\n### " + title + "\n\n| iterations | games | points |\n|---|---|---|\n");
        List<String> labels = new ArrayList<>();
        for (Bout.Score score : scores) {
            String iterations = score.bout().level().replaceFirst("expert@?", "");
            labels.add(iterations);
            text.append(String.format(
                    "| %s | %d | %s |%n", iterations, score.games().size(), LabText.percent(score.points())));
        }
        List<Interval> figures = scores.stream().map(Bout.Score::points).toList();
        Chart chart = new Chart(title, Chart.Form.LINES, labels, List.of(new Chart.Strand("points", figures)));
        return text.append("\n").append(plot(chart, file, plots)).toString();
    }

    private List<Bout.Score> scores(List<Bout> bouts) {
        return bouts.stream().flatMap(bout -> bout.recall(folder).stream()).toList();
    }

    private static String plot(Chart chart, String name, Path plots) throws IOException {
        Files.writeString(plots.resolve(name + ".svg"), chart.svg());
        return "![" + chart.title() + "](bots/" + name + ".svg)\n";
    }
}
