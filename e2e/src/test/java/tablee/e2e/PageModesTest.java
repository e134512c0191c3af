package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.browser.PageHouse;
import tablee.core.BadInput;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Card;
import tablee.core.Games;
import tablee.core.Option;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** Every way to play each game, in a browser that has neither server nor network. */
class PageModesTest {
    /** A number of seats with one option that is not as usual, or none. */
    private record Mode(String game, int seats, Map<String, String> options) {}

    @TempDir
    Path folder;

    @Test
    @DisplayName(
            "Whole games with every number of seats and every value of each option, against each level, without a server: the table in chromium answers byte for byte as here")
    void everyMode() {
        Server server =
                Server.start(ServerSettings.local(0, folder.resolve("t.db").toString()));
        try (Visitor visitor = Site.at(server.port()).visitorWithWorkers().go("/about")) {
            KeptHouse.keep(visitor.page());
            server.close();
            visitor.context().setOffline(true);
            visitor.forgiven();
            visitor.go("/about");
            int games = 0;
            int requests = 0;
            for (Mode mode : modes()) {
                for (String level : levels()) {
                    requests += same(visitor, mode, level, games++);
                }
            }
            System.out.println(games + " whole games without a server, " + requests + " answers as here");
        } finally {
            server.close();
        }
    }

    private static int same(Visitor visitor, Mode mode, String level, int number) {
        PageHouse here = new PageHouse();
        PageGame game = new PageGame(
                request -> {
                    String answer = here.answer(request);
                    String there = PageWorker.text(visitor.page(), mode.game, request);
                    assertEquals(answer, there, mode + " against " + level);
                    return answer;
                },
                number);
        JsonNode header = game.play(mode.game, mode.seats, mode.options, level).path("header");
        assertEquals(mode.seats, header.path("seats").intValue());
        mode.options.forEach((option, value) ->
                assertEquals(value, header.path("options").path(option).textValue(), mode + ": " + header));
        return game.requests();
    }

    private static List<String> levels() {
        List<String> all = Bots.all().stream().map(Bot::level).toList();
        return Scale.FULL ? all : List.of(ofToday(all));
    }

    /** All of them in the full run, otherwise one of each game. */
    private static List<Mode> modes() {
        List<Mode> all = new ArrayList<>();
        for (String game :
                BoardGames.all().stream().filter(BoardGames::hasBoard).toList()) {
            List<Mode> modes = modes(Games.find(game).card());
            if (Scale.FULL) all.addAll(modes);
            else all.add(ofToday(modes));
        }
        return all;
    }

    private static <T> T ofToday(List<T> all) {
        return all.get((int) Math.floorMod(LocalDate.now(ZoneOffset.UTC).toEpochDay(), (long) all.size()));
    }

    private static List<Mode> modes(Card card) {
        List<Mode> modes = new ArrayList<>();
        for (int seats : card.seatCounts()) modes.add(new Mode(card.id(), seats, Map.of()));
        for (Option option : card.options()) {
            for (String value : others(option)) {
                Map<String, String> chosen = new TreeMap<>(Map.of(option.id(), value));
                if (goesTogether(card, chosen)) modes.add(new Mode(card.id(), card.fewestSeats(), chosen));
            }
        }
        return modes;
    }

    private static boolean goesTogether(Card card, Map<String, String> options) {
        try {
            Games.find(card.id()).open(card.setup(card.fewestSeats(), options));
            return true;
        } catch (BadInput apart) {
            return false;
        }
    }

    /** What an option can be beside what it usually is; orders and names have too many. */
    private static List<String> others(Option option) {
        List<String> values = new ArrayList<>();
        if (option instanceof Option.Flag flag) values.add(flag.on() ? "off" : "on");
        if (option instanceof Option.Choice choice) values.addAll(choice.values());
        if (option instanceof Option.Range range)
            values.addAll(List.of(Integer.toString(range.least()), Integer.toString(range.most())));
        if (option instanceof Option.Pick pick) values.addAll(pick.values());
        values.remove(option.standard());
        return values;
    }
}
