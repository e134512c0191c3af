package tablee.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.LoadState;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the browser fetched for a page, by address, in bytes as they went over the wire. */
record Load(Map<String, Integer> bytes) {
    static Load of(Page page, String path) {
        return of(page, path, "main");
    }

    /** Opens a page in a browser that has nothing yet, and waits until this is drawn and nothing more comes. */
    static Load of(Page page, String path, String sign) {
        List<Request> requests = new ArrayList<>();
        page.onRequestFinished(requests::add);
        page.navigate(path);
        page.locator(sign).first().waitFor();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        Map<String, Integer> bytes = new TreeMap<>();
        for (Request each : List.copyOf(requests)) {
            bytes.put(
                    URI.create(each.url()).getPath(), each.sizes().responseBodySize + each.sizes().responseHeadersSize);
        }
        return new Load(bytes);
    }

    /** All but the fonts, which nothing waits for and which are loaded once for ever. */
    int total() {
        return bytes.values().stream().mapToInt(Integer::intValue).sum() - fonts();
    }

    int fonts() {
        return bytes.entrySet().stream()
                .filter(each -> each.getKey().matches(".*\\.woff2?"))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** What came here and not there. */
    Load without(Load other) {
        Map<String, Integer> rest = new TreeMap<>(bytes);
        rest.keySet().removeAll(other.bytes.keySet());
        rest.keySet().removeIf(path -> path.startsWith("/t/") || path.startsWith("/api/"));
        return new Load(rest);
    }
}
