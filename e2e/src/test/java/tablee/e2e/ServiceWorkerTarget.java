package tablee.e2e;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A service worker, in which a test runs a few lines: the library shows these to programs in other languages only. */
final class ServiceWorkerTarget {
    private final Page page;
    private final CDPSession browser;
    private final String session;
    private final Map<Integer, JsonObject> answers = new HashMap<>();
    private int asked;

    private ServiceWorkerTarget(Page page, CDPSession browser, String session) {
        this.page = page;
        this.browser = browser;
        this.session = session;
        browser.on("Target.receivedMessageFromTarget", event -> {
            JsonObject said =
                    JsonParser.parseString(event.get("message").getAsString()).getAsJsonObject();
            if (said.has("id")) answers.put(said.get("id").getAsInt(), said);
        });
    }

    /** @param address how the address of its script ends */
    static ServiceWorkerTarget of(BrowserContext context, String address) {
        Page page = context.pages().get(0);
        CDPSession browser = Objects.requireNonNull(context.browser()).newBrowserCDPSession();
        page.waitForCondition(() -> find(browser, address).isPresent());
        JsonObject attach = new JsonObject();
        attach.addProperty("targetId", find(browser, address).orElseThrow());
        attach.addProperty("flatten", false);
        String session =
                browser.send("Target.attachToTarget", attach).get("sessionId").getAsString();
        return new ServiceWorkerTarget(page, browser, session);
    }

    private static Optional<String> find(CDPSession browser, String address) {
        JsonArray all = browser.send("Target.getTargets").getAsJsonArray("targetInfos");
        for (JsonElement each : all) {
            JsonObject target = each.getAsJsonObject();
            boolean worker = target.get("type").getAsString().equals("service_worker");
            if (worker && target.get("url").getAsString().endsWith(address))
                return Optional.of(target.get("targetId").getAsString());
        }
        return Optional.empty();
    }

    /** What these lines come to, as text; a promise is waited for. */
    String evaluate(String lines) {
        int id = ++asked;
        JsonObject evaluate = new JsonObject();
        evaluate.addProperty("expression", lines);
        evaluate.addProperty("awaitPromise", true);
        evaluate.addProperty("returnByValue", true);
        JsonObject message = new JsonObject();
        message.addProperty("id", id);
        message.addProperty("method", "Runtime.evaluate");
        message.add("params", evaluate);
        JsonObject wrapped = new JsonObject();
        wrapped.addProperty("sessionId", session);
        wrapped.addProperty("message", message.toString());
        browser.send("Target.sendMessageToTarget", wrapped);
        page.waitForCondition(() -> answers.containsKey(id));
        JsonObject answer = Objects.requireNonNull(answers.get(id)).getAsJsonObject("result");
        if (answer.has("exceptionDetails")) throw new AssertionError(answer.toString());
        return answer.getAsJsonObject("result").get("value").getAsString();
    }
}
