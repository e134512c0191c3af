package tablee.lab.series;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;
import tablee.core.BadInput;
import tablee.lab.game.Arrangement;
import tablee.lab.game.BoutJournal;
import tablee.lab.game.Played;
import tablee.lab.game.ThinkingTime;

/**
 * Whether games of a journal that was kept go the same way today, which they do as long as rules, bots and weights are those of then: a
 * game follows from who plays, the seed and its number alone.
 */
public record JournalCheck(List<Played> kept) {
    /** The first games of a journal, at most this number. */
    public static JournalCheck of(Path journal, int most) {
        if (!Files.isRegularFile(journal)) throw new BadInput("There is no journal " + journal + ".");
        List<Played> games = BoutJournal.open(journal).games();
        return new JournalCheck(games.subList(0, Math.min(most, games.size())));
    }

    /** The numbers of those that go another way. */
    public List<Integer> others(Arrangement arrangement, long seed, int cores) {
        ConcurrentSkipListSet<Integer> others = new ConcurrentSkipListSet<>();
        LabThreads.run(cores, kept.size(), number -> {
            Played now = arrangement.play(seed, number, new ThinkingTime());
            if (!now.equals(kept.get(number))) others.add(number);
        });
        return List.copyOf(others);
    }

    public String sentence(List<Integer> others) {
        if (others.isEmpty()) return "all " + kept.size() + " games went the same way again.";
        return others.size() + " of " + kept.size() + " games went another way: " + others + ".";
    }
}
