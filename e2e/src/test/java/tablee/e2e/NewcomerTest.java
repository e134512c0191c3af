package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Games;
import tablee.wire.words.Words;

/** The first visit to each game: what it is about, and what to do now. */
class NewcomerTest {
    static Stream<String> games() {
        return Stream.concat(BoardGames.some().stream(), Stream.of("liar")).distinct();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName(
            "Who sees a game for the first time is told its goal and what to do now, in any language, and never again")
    void once(String game) {
        for (String language : List.of("en", "fr", "de", "pl")) {
            try (Visitor ada =
                    Site.open().visitor(ScreenLook.PHONE.in(language)).named("Ada")) {
                String table = ada.against(game, BoardGames.seats(game), BoardGames.untimed(game));
                Page page = new BoardPlay(ada, game, table).page();
                String goal = Words.of(Games.find(game), language).say("goal");
                assertThat(page.locator(".newcomer p")).hasCount(2);
                assertThat(page.locator(".newcomer p").first()).hasText(goal);
                page.reload();
                page.locator(".board > *").first().waitFor();
                assertThat(page.locator(".newcomer")).hasCount(0);
            }
        }
    }

    @Test
    @DisplayName("It goes with a tap, or with the first move of one's own")
    void goes() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            BoardPlay circus = new BoardPlay(ada, "circus", ada.against("circus", 2, ""));
            Locator card = ada.page().locator(".newcomer");
            card.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Got it"))
                    .click();
            assertThat(card).hasCount(0);
            circus.board().waitFor();
            BoardPlay rando = new BoardPlay(ada, "rando", ada.against("rando", 2, ""));
            card.waitFor();
            while (rando.mine() && rando.movesOf(0) == 0)
                rando.choose(rando.moves().get(0));
            assertThat(card).hasCount(0);
        }
    }

    @Test
    @DisplayName("Somebody who only looks on is told the goal")
    void onlooker() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            String table = ada.against("circus", 2, ",\"visibility\":\"listed\"");
            ben.go(table);
            assertThat(ben.page().locator(".newcomer p")).hasCount(1);
        }
    }
}
