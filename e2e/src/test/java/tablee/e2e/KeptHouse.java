package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import tablee.wire.json.Json;

/** A browser that keeps the house for days without a network, and what lies in it. */
final class KeptHouse {
    private static final String KEEP = """
            async () => {
              await navigator.serviceWorker.register('/notices.js');
              const { active } = await navigator.serviceWorker.ready;
              const { port1, port2 } = new MessageChannel();
              const done = new Promise((kept) => (port1.onmessage = ({ data }) => kept(data)));
              active.postMessage('keep', [port2]);
              return done;
            }""";

    private static final String ROWS = """
            async () => {
              if (!(await indexedDB.databases()).some((each) => each.name === 'tablee')) return '[]';
              const asked = indexedDB.open('tablee', 1);
              await new Promise((done) => (asked.onsuccess = done));
              const all = asked.result.transaction('tables').objectStore('tables').getAll();
              await new Promise((done) => (all.onsuccess = done));
              asked.result.close();
              return JSON.stringify(all.result);
            }""";

    /** All texts that the cache of answers about a person holds. */
    private static final String MINE = """
            async () => {
              if (!(await caches.has('mine'))) return '';
              const mine = await caches.open('mine');
              const texts = await Promise.all((await mine.keys()).map(async (each) =>
                  each.url + ' ' + (await (await mine.match(each)).text())));
              return texts.join('\\n');
            }""";

    private static final String LOSE = """
            async (path) => {
              window.lost = [];
              for (const name of (await caches.keys()).filter((each) => each.startsWith('house-'))) {
                const cache = await caches.open(name);
                const kept = await cache.match(path);
                if (!kept) continue;
                window.lost.push([cache, path, kept]);
                await cache.delete(path);
              }
              return window.lost.length > 0;
            }""";

    private static final String FIND_AGAIN =
            "async () => { for (const [cache, path, kept] of window.lost) await cache.put(path, kept); }";

    /** By a worker of its own, which lets go of the table. */
    private static final String MAKE = """
            async ([table, owner, wanted]) => {
              const [kept] = (await caches.keys()).filter((each) => each.startsWith('house-')).reverse();
              const house = kept.slice('house-'.length);
              const worker = new Worker(`/house-worker.js?house=${house}`, { type: 'module', name: house });
              const made = new Promise((done) => (worker.onmessage = ({ data }) => data.id === 1 && done(data.answer)));
              const request = { table, host: { person: 'here', name: 'Ada' }, wanted: JSON.parse(wanted) };
              worker.postMessage({ kind: 'make', id: 1, request, owner, house, language: 'en' });
              const { failed } = await made;
              worker.terminate();
              if (failed) throw new Error(failed);
            }""";

    private static int made;

    private KeptHouse() {}

    /** A table in the page itself, on any terms. */
    static String make(Page page, String owner, String wanted) {
        String table = "here-made-" + made++;
        page.evaluate(MAKE, List.of(table, owner, wanted));
        return table;
    }

    /** One part of the kept house is not there any more. */
    static void lose(Page page, String path) {
        assertEquals(true, page.evaluate(LOSE, path), "it was there");
    }

    static void findAgain(Page page) {
        page.evaluate(FIND_AGAIN);
    }

    static void keep(Page page) {
        assertEquals(true, page.evaluate(KEEP), "all of it is kept");
    }

    /** The games that this browser keeps. */
    static List<JsonNode> rows(Page page) {
        List<JsonNode> rows = new ArrayList<>();
        Json.parse((String) page.evaluate(ROWS)).forEach(rows::add);
        return rows;
    }

    /** What is answered without a server as it was last. */
    static String remembered(Page page) {
        return (String) page.evaluate(MINE);
    }

    /** Begins a game against bots in the page itself. */
    static BoardPlay playNow(Visitor visitor, String game) {
        visitor.go("/");
        visitor.page()
                .locator("li.game:has(a[href='/rules/" + game + "']) button.main")
                .click();
        BoardPlay play = BoardPlay.at(visitor, game);
        assertEquals(true, visitor.page().url().contains("/t/here-"), "the table stands in the page");
        return play;
    }
}
