package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.browser.PageHouse;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Games;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** Every way to play each game, in a browser that has neither server nor network. */
class PageModesTest {
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
            for (PlayMode mode : modes()) {
                for (String level : levels()) {
                    requests += same(visitor, mode, level, games++);
                }
            }
            System.out.println(games + " whole games without a server, " + requests + " answers as here");
        } finally {
            server.close();
        }
    }

    private static int same(Visitor visitor, PlayMode mode, String level, int number) {
        PageHouse here = new PageHouse();
        PageGame game = new PageGame(
                request -> {
                    String answer = here.answer(request);
                    String there = PageWorker.text(visitor.page(), mode.game(), request);
                    assertEquals(answer, there, mode + " against " + level);
                    return answer;
                },
                number);
        JsonNode header =
                game.play(mode.game(), mode.seats(), mode.options(), level).path("header");
        assertEquals(mode.seats(), header.path("seats").intValue());
        mode.options()
                .forEach((option, value) ->
                        assertEquals(value, header.path("options").path(option).textValue(), mode + ": " + header));
        return game.requests();
    }

    private static List<String> levels() {
        List<String> all = Bots.all().stream().map(Bot::level).toList();
        return Scale.FULL ? all : List.of(ofToday(all));
    }

    /** All of them in the full run, otherwise one of each game. */
    private static List<PlayMode> modes() {
        List<PlayMode> all = new ArrayList<>();
        for (String game :
                BoardGames.all().stream().filter(BoardGames::hasBoard).toList()) {
            List<PlayMode> modes = PlayMode.all(Games.find(game).card());
            if (Scale.FULL) all.addAll(modes);
            else all.add(ofToday(modes));
        }
        return all;
    }

    private static <T> T ofToday(List<T> all) {
        return all.get((int) Math.floorMod(LocalDate.now(ZoneOffset.UTC).toEpochDay(), (long) all.size()));
    }
}
