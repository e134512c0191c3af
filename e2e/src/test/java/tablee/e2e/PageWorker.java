package tablee.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.util.List;
import tablee.wire.json.Json;

/** A worker with the house in it, asked by a test as the page's script would ask. */
final class PageWorker {
    /** With a table of the game, whose making brings all that the game needs: words, what was learned, and what dice are thrown with. */
    private static final String ASK = """
            async ([game, request]) => {
              window.house ??= new Worker('/house-worker.js', { type: 'module' });
              window.brought ??= new Set();
              const told = (message) => new Promise((done) => {
                window.house.onmessage = ({ data }) => data.id === 1 && done(data.answer);
                window.house.postMessage({ id: 1, ...message });
              });
              if (!window.brought.has(game)) {
                window.brought.add(game);
                const table = `here-for-${game}`;
                const wanted = { terms: { game, seats: 2 }, seats: [{ kind: 'me' }] };
                const host = { person: 'here', name: 'Zoé' };
                await told({ kind: 'make', request: { table, host, wanted }, owner: '', house: '', language: 'en' });
              }
              const asked = JSON.parse(request);
              return JSON.stringify(await told({ kind: asked.do === 'think' ? 'think' : 'ask', game, request: asked }));
            }""";

    private PageWorker() {}

    static JsonNode ask(Page page, String game, String request) {
        return Json.parse(text(page, game, request));
    }

    /** The answer as it was written. */
    static String text(Page page, String game, String request) {
        return (String) page.evaluate(ASK, List.of(game, request));
    }
}
