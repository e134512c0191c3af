package tablee.lab.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tablee.lab.page.Chart;
import tablee.lab.page.LabText;
import tablee.lab.page.Section;
import tablee.lab.statistics.Interval;

/** What the ladder found so far, as a section of {@code docs/bots.md} with plots beside it. */
record LadderPage(Plan plan, Path folder) {
    void write(Path docs) throws IOException {
        Path plots = docs.resolve("bots");
        Files.createDirectories(plots);
        StringBuilder text = new StringBuilder();
        for (Contest contest : plan.contests()) contest(contest, text, plots);
        for (Climb climb : plan.climbs()) {
            String title = name(climb.game()) + ": expert with more to think, against " + Climb.OPPONENT;
            climb(title, climb.game() + "-climb", climb.bouts(), text, plots);
        }
        for (Teams teams : plan.teams()) teams(teams, text, plots);
        for (Teams teams : plan.teams()) {
            if (!Plan.isClimbed(teams)) continue;
            String title = String.format(
                    "%s: %s with more to think, %s, %d turns",
                    name(teams.game()),
                    teams.seats() == 3 ? "three experts" : "experts",
                    teams.difficulty(),
                    teams.turns());
            climb(title, teams.game() + "-climb", teams.climb(), text, plots);
        }
        Section.write(docs.resolve("bots.md"), "ladder", text.toString());
    }

    private static String name(String game) {
        return tablee.core.Games.find(game).card().name();
    }

    // ---- Games of some against others
    // --------------------------------------------------------------------------------

    private void contest(Contest contest, StringBuilder text, Path plots) throws IOException {
        List<Bout.Score> scores = scores(contest.bouts());
        if (scores.isEmpty()) return;
        text.append(String.format(
                "%n### %s, %d seats, at most %d iterations a decision%n%n",
                name(contest.game()), contest.seats(), contest.iterations()));
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

    private void teams(Teams teams, StringBuilder text, Path plots) throws IOException {
        if (scores(teams.bouts()).isEmpty()) return;
        String title = String.format(
                "%s, %s, %d turns a round",
                name(teams.game()), teams.seats() == 1 ? "alone" : "a team of three", teams.turns());
        text.append(String.format("%n### %s, at most %d iterations a decision%n%n", title, teams.iterations()));
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
        text.append("\n")
                .append(plot(chart(title, teams), teams.game() + "-" + teams.seats() + "-" + teams.turns(), plots));
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

    private void climb(String title, String file, List<Bout> bouts, StringBuilder text, Path plots) throws IOException {
        List<Bout.Score> scores = scores(bouts);
        if (scores.isEmpty()) return;
        text.append("\n### ").append(title).append("\n\n| iterations | games | points |\n|---|---|---|\n");
        List<String> labels = new ArrayList<>();
        for (Bout.Score score : scores) {
            String iterations = score.bout().level().replaceFirst("expert@?", "");
            labels.add(iterations);
            text.append(String.format(
                    "| %s | %d | %s |%n", iterations, score.games().size(), LabText.percent(score.points())));
        }
        List<Interval> figures = scores.stream().map(Bout.Score::points).toList();
        Chart chart = new Chart(title, Chart.Form.LINES, labels, List.of(new Chart.Strand("points", figures)));
        text.append("\n").append(plot(chart, file, plots));
    }

    private List<Bout.Score> scores(List<Bout> bouts) {
        return bouts.stream().flatMap(bout -> bout.recall(folder).stream()).toList();
    }

    private static String plot(Chart chart, String name, Path plots) throws IOException {
        Files.writeString(plots.resolve(name + ".svg"), chart.svg());
        return "![" + chart.title() + "](bots/" + name + ".svg)\n";
    }
}
