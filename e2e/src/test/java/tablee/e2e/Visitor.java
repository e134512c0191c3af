package tablee.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.server.Server;
import tablee.wire.json.Json;

/**
 * A person in front of a browser. When they leave, the test fails if the page made an error, broke its content policy or
 * asked another host for anything.
 */
final class Visitor implements AutoCloseable {
    private final Site site;
    private final BrowserContext context;
    private final Page page;
    private final List<String> troubles = new ArrayList<>();
    private boolean forgiving;
    /** Whose tables stand in the page, once there is no server. */
    private Optional<String> owner = Optional.empty();

    Visitor(Site site, BrowserContext context) {
        this.site = site;
        this.context = context;
        context.onRequest(request -> {
            if (!request.url().startsWith(site.address()) && !request.url().matches("(?:data|blob):.*"))
                troubles.add("asked another host: " + request.url());
        });
        page = context.newPage();
        page.onConsoleMessage(this::heard);
        page.onPageError(troubles::add);
    }

    private void heard(ConsoleMessage message) {
        if (message.type().equals("error") && !forgiving) troubles.add(message.text() + " at " + message.location());
    }

    Page page() {
        return page;
    }

    BrowserContext context() {
        return context;
    }

    /** Opens a page of ours and waits until it is drawn. */
    Visitor go(String path) {
        page.navigate(site.address() + path);
        return drawn();
    }

    /** Waits until the page's own code and words are there. */
    Visitor drawn() {
        page.waitForFunction("() => document.querySelector('main h1, main .board, main [data-drawn]')");
        return this;
    }

    /** What has gone wrong, and what the page still has to say about it, was to be expected. */
    void forgiven() {
        forgiving = true;
        troubles.clear();
    }

    /** From now on there is neither server nor network: tables stand in the page, whose browser keeps the house. */
    Visitor cutOff(Server server) {
        owner = Optional.of(ask("GET", "/api/me", "").at("/person/id").asText());
        server.close();
        context.setOffline(true);
        forgiven();
        return this;
    }

    // ---- By the server's interface, where the page is not what is tested
    // ---------------------------------------------

    JsonNode ask(String method, String path, String body) {
        RequestOptions options = RequestOptions.create()
                .setMethod(method)
                .setHeader("Origin", site.address())
                .setHeader("Content-Type", "application/json");
        if (!body.isEmpty()) options.setData(body);
        APIResponse answer = context.request().fetch(site.address() + path, options);
        if (!answer.ok()) throw new AssertionError(method + " " + path + ": " + answer.status() + " " + answer.text());
        return Json.parse(answer.text());
    }

    /** Gives oneself a name, and is a guest from then on. */
    Visitor named(String name) {
        ask("POST", "/api/me", Json.text(new Me(name, "en")));
        return this;
    }

    private record Me(String name, String language) {}

    /** A table of mine against bots that play at random, already started, as a page to go to. */
    String against(String game, int seats, String terms) {
        StringBuilder chairs = new StringBuilder("{\"kind\":\"me\"}");
        for (int seat = 1; seat < seats; seat++) chairs.append(",{\"kind\":\"bot\",\"level\":\"random\"}");
        return table(game, seats, terms, chairs.toString(), true);
    }

    /** A table; {@code terms} are further terms, each with a comma before it. */
    String table(String game, int seats, String terms, String chairs, boolean start) {
        String body = "{\"terms\":{\"game\":\"" + game + "\",\"seats\":" + seats + terms + "},\"seats\":[" + chairs
                + "],\"start\":" + start + "}";
        if (owner.isPresent()) return "/t/" + KeptHouse.make(page, owner.get(), body);
        return "/t/" + ask("POST", "/api/tables", body).get("table").asText();
    }

    @Override
    public void close() {
        context.close();
        if (!troubles.isEmpty()) throw new AssertionError("the page had trouble:\n  " + String.join("\n  ", troubles));
    }
}
