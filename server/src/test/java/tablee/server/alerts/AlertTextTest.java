package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** What people who are away read, each in their own language. */
class AlertTextTest {
    private static People.Person person(String name, String language) {
        return new People.Person(name, name, language, false, false);
    }

    private static Tables.Kept table() {
        TableRecord record =
                TableRecord.of(new TableLabel("tea", "Tea", ""), TableTerms.of("circus", 2, Map.of()), "bob", 0);
        return new Tables.Kept("tea", 1, "circus", "playing", Json.text(record), 1, 0, 0, 0, 0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | It is your turn | Flip Circus: Tea | Bob invites you | Bob is here | Your friend has just come. | No more alerts here",
                "fr | C’est à vous de jouer | Flip Circus : Tea | Bob vous invite | Bob est là | Votre ami(e) vient d’arriver. | Plus d’alertes ici",
                "de | Du bist dran | Flip Circus: Tea | Bob lädt dich ein | Bob ist da | Jemand aus deinem Freundeskreis ist gerade gekommen. | Hier keine Meldungen mehr",
                "pl | Twój ruch | Flip Circus: Tea | Bob zaprasza cię do gry | Bob już tu jest | Ktoś z twoich znajomych właśnie przyszedł. | Bez powiadomień tutaj"
            })
    @DisplayName(
            "A turn, an invitation and a friend who has come are told in the language of their reader, and how to end it")
    void languages(String language, String turn, String at, String invitation, String friend, String text, String off) {
        People.Person reader = person("Ann", language);
        People.Person bob = person("Bob", "en");
        AlertText turned = AlertText.turn(reader, table());
        AlertText invited = AlertText.invitation(reader, bob, table());
        AlertText here = AlertText.friend(reader, bob);
        assertEquals(List.of(turn, at), List.of(turned.title(), turned.body()));
        assertEquals(List.of(invitation, at), List.of(invited.title(), invited.body()));
        assertEquals(List.of(friend, text), List.of(here.title(), here.body()));
        for (AlertText each : List.of(turned, invited, here)) assertEquals(off, each.off());
    }
}
