package tablee.lab.ladder;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.lab.game.Arrangement;
import tablee.lab.game.BoutJournal;
import tablee.lab.game.Played;
import tablee.lab.game.ThinkingTime;
import tablee.lab.series.LabProgress;
import tablee.lab.series.Series;
import tablee.lab.statistics.Interval;
import tablee.lab.statistics.Mean;
import tablee.lab.statistics.Sequential;

/**
 * A series of games in which one level shows what it can do: against another, or with its own kind where all play together.
 *
 * @param most how many games are played unless it is clear before
 * @param low it is clear when the level makes at most about this many points a game,
 * @param high or at least about this many; the same number twice: all games are played
 * @param asked and then surely more than this many
 * @param time where what thinking takes is noted
 */
record Bout(
        String name,
        Arrangement arrangement,
        String level,
        int most,
        double low,
        double high,
        double asked,
        ThinkingTime time) {
    Bout(String name, Arrangement arrangement, String level, int most, double low, double high, double asked) {
        this(name, arrangement, level, most, low, high, asked, new ThinkingTime());
    }

    /** All games are played. */
    static Bout whole(String name, Arrangement arrangement, String level, int games) {
        return new Bout(name, arrangement, level, games, 1, 1, 1);
    }

    /** What came out, so far. */
    record Score(Bout bout, List<Played> games, Sequential.Verdict verdict) {
        Interval points() {
            double sum = games.stream().mapToDouble(bout::points).sum();
            return Interval.share(sum, games.size());
        }

        double sum() {
            return games.stream().mapToDouble(bout::points).sum();
        }

        /** The mean rank of those who play at this level, or of the others. */
        Mean rank(boolean own) {
            List<Double> ranks = new ArrayList<>();
            for (Played game : games) {
                List<String> seated = bout.arrangement.seated(game.number());
                List<Integer> theirs = new ArrayList<>();
                for (int seat = 0; seat < seated.size(); seat++) {
                    if (seated.get(seat).equals(bout.level) == own)
                        theirs.add(game.ranks().get(seat));
                }
                ranks.add(Mean.of(theirs).value());
            }
            return Mean.of(ranks);
        }
    }

    Score play(Path folder, long seed, int cores, PrintStream err) {
        BoutJournal<Played> journal = BoutJournal.open(file(folder));
        Sequential test = new Sequential(low, high, asked);
        LabProgress progress = new LabProgress(err, name);
        new Series(
                        journal,
                        most,
                        number -> arrangement.play(seed, number, time),
                        game -> isClear(test, game),
                        game -> progress.game(game, most))
                .run(cores);
        return new Score(this, journal.games(), test.verdict());
    }

    /** What was played of it before, if anything. */
    Optional<Score> recall(Path folder) {
        if (!Files.exists(file(folder))) return Optional.empty();
        List<Played> games = BoutJournal.open(file(folder)).games();
        Sequential test = new Sequential(low, high, asked);
        games.forEach(game -> isClear(test, game));
        return games.isEmpty() ? Optional.empty() : Optional.of(new Score(this, games, test.verdict()));
    }

    /** The budget is part of the name: games of another one would prove nothing. */
    private Path file(Path folder) {
        return folder.resolve(name + "-" + arrangement.iterations() + ".csv");
    }

    /** Both play every deal from every seat, so a series ends only after whole deals. */
    private boolean isClear(Sequential test, Played game) {
        test.add(points(game));
        boolean wholeDeal = (game.number() + 1) % arrangement.period() == 0;
        return wholeDeal && test.verdict() != Sequential.Verdict.OPEN;
    }

    /** The share of the others that this level leaves behind, a tie being half; where there are no others, whether it wins. */
    double points(Played game) {
        List<String> seated = arrangement.seated(game.number());
        double beaten = 0;
        int others = 0;
        for (int own = 0; own < seated.size(); own++) {
            for (int other = 0; other < seated.size(); other++) {
                if (!seated.get(own).equals(level) || seated.get(other).equals(level)) continue;
                others++;
                int ahead =
                        Integer.compare(game.ranks().get(other), game.ranks().get(own));
                beaten += (1 + ahead) / 2.0;
            }
        }
        return others == 0 ? (game.ranks().get(0) == 1 ? 1 : 0) : beaten / others;
    }
}
