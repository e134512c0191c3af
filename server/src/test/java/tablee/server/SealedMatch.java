package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import tablee.wire.json.Json;

/** A match that is over while others may still play its deal (TABLE-62). */
final class SealedMatch {
    private SealedMatch() {}

    /** What would show more than their own result is refused to somebody who has played it. */
    static void assertRefused(Browser browser, String table, TestSocket line) {
        for (String ask : List.of("'download'", "'replay','viewer':'all','from':0,'count':5"))
            assertEquals(
                    "sealed", line.ask("{'do':" + ask + "}").at("/refused/key").textValue());
        String wish = ReplaysTest.order(table + ".1", ReplaysTest.PICTURE).toString();
        var shared = browser.tryPost("/api/replays", wish);
        assertEquals(409, shared.statusCode(), shared.body());
        assertEquals("sealed", Json.parse(shared.body()).at("/error/key").textValue());
        String match = "/api/matches/" + table + ".1";
        for (var answer : List.of(
                browser.get(match + "/review?seat=0&from=0"),
                browser.tryPost(match + "/again", "{\"entry\":1,\"seat\":0}"),
                browser.tryPost(
                        "/api/analysis", "{\"match\":\"" + table + ".1\",\"at\":0,\"line\":[],\"viewer\":\"all\"}")))
            assertEquals("sealed", Json.parse(answer.body()).at("/error/key").textValue(), answer.body());
    }
}
