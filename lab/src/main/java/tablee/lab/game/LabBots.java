package tablee.lab.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tablee.bots.CandidateBot;
import tablee.bots.YardstickBot;
import tablee.core.BadInput;
import tablee.core.Bot;
import tablee.core.Bots;

/** Who can play in the lab: the levels, the best of them with a file of weights that is to be judged, and what these are measured by. */
public final class LabBots {
    private static final String WEIGHTS = ".weights";

    private LabBots() {}

    public static Bot find(String level) {
        if (level.equals(YardstickBot.WRITTEN.level())) return YardstickBot.WRITTEN;
        if (level.equals(YardstickBot.PLAIN.level())) return YardstickBot.PLAIN;
        return level.endsWith(WEIGHTS) ? candidate(level) : Bots.find(level);
    }

    private static Bot candidate(String file) {
        try {
            return new CandidateBot(file, Files.readAllBytes(Path.of(file)));
        } catch (IOException e) {
            throw new BadInput("The file of weights \"" + file + "\" cannot be read.");
        }
    }
}
