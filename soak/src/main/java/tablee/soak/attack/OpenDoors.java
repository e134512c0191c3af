package tablee.soak.attack;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that a stranger can send which may change something: a test compares this with what the server takes. */
public final class OpenDoors {
    /** Of each request at a table an example that gets as far as it can. */
    private static final SortedMap<String, Map<String, Object>> REQUESTS = requestsWithFields();

    /** Routes that write, each with a body, or without. */
    private static final SortedMap<String, Map<String, Object>> ROUTES = routesWithBodies();

    private OpenDoors() {}

    private static SortedMap<String, Map<String, Object>> requestsWithFields() {
        SortedMap<String, Map<String, Object>> all = new TreeMap<>();
        Map<String, Object> seat = Map.of("seat", 0);
        Map<String, Object> move = Map.of("seat", 0, "move", "swap 1 2");
        for (String word : List.of("stand", "clear", "resign", "hint")) all.put(word, seat);
        for (String word : List.of("start", "renew-invite", "ready", "back", "agree", "decline", "sync", "download"))
            all.put(word, Map.of());
        all.put("sit", Map.of("seat", 1, "name", "Mallory"));
        all.put("seat-bot", Map.of("seat", 1, "level", "expert"));
        all.put("change", Map.of("terms", Map.of("game", "circus", "seats", 4, "visibility", "listed")));
        all.put("remove", Map.of("person", "nobody"));
        all.put("play", Map.of("version", 1, "seat", 0, "move", "swap 1 2"));
        all.put("propose", Map.of("what", "undo"));
        all.put("say", Map.of("text", "hello"));
        all.put("ping", Map.of("at", "3"));
        all.put("mute", Map.of("person", "nobody", "on", true));
        all.put("report", Map.of("line", 0, "reason", "rude"));
        all.put("report-person", Map.of("person", "nobody", "matter", "conduct", "reason", "rude"));
        all.put("why", move);
        all.put("try", move);
        all.put("reveal", Map.of("server", "00".repeat(32), "share", "00".repeat(32)));
        all.put("replay", Map.of("viewer", "all", "from", 0, "count", 50));
        return all;
    }

    private static SortedMap<String, Map<String, Object>> routesWithBodies() {
        SortedMap<String, Map<String, Object>> all = new TreeMap<>();
        String secret = "correct horse battery";
        for (String route : List.of(
                "DELETE /api/me",
                "DELETE /api/session",
                "DELETE /api/sessions",
                "DELETE /api/sessions/{session}",
                "DELETE /api/passkeys/{passkey}",
                "DELETE /api/bots/{bot}",
                "DELETE /api/replays/{code}",
                "POST /api/me/words/{word}",
                "POST /mail/{code}/yes",
                "POST /mail/{code}/no")) all.put(route, Map.of());
        all.put("POST /api/me", Map.of("name", "Mallory", "language", "pl"));
        all.put("PUT /api/me/study", Map.of("consent", true));
        all.put("PUT /api/me/notify", Map.of("mail", "victim@example.org", "feed", true));
        all.put("POST /api/account", Map.of("name", "Mallory the Great", "password", secret));
        all.put("POST /api/session", Map.of("name", "Mallory the Great", "password", secret));
        all.put("POST /api/password", Map.of("current", secret, "password", secret + "!"));
        all.put("POST /api/proof", Map.of("password", secret));
        all.putAll(passkeys());
        all.put("POST /api/recover", Map.of("name", "Mallory", "recovery", "x", "password", secret));
        all.put("POST /api/recover/mail", Map.of("name", "Mallory"));
        all.put("PUT /api/me/recovery", Map.of("mail", "victim@example.org"));
        all.put("POST /api/me/recovery", Map.of("code", "x"));
        all.put("POST /api/bots", Map.of("name", "Robo"));
        all.put("POST /api/admin/acts", Map.of("act", "notify", "note", "Mallory was here", "hours", 1));
        all.put("POST /api/house/invitation", Map.of("code", "none"));
        all.put("POST /api/people/{person}", Map.of("bond", "block", "on", true));
        all.put("POST /api/people/{person}/invitation", Map.of("table", "none"));
        all.putAll(matches());
        all.put("POST /api/reports", Map.of("person", "nobody", "matter", "conduct", "reason", "rude"));
        all.put("POST /api/tables/{table}/code", Map.of());
        all.put("POST /api/codes", Map.of("code", "ABCDEF"));
        all.putAll(alerts());
        all.putAll(contests());
        return all;
    }

    private static Map<String, Map<String, Object>> matches() {
        Map<String, Map<String, Object>> all = new TreeMap<>();
        all.put(
                "POST /api/diagram",
                Map.of("game", "circus", "seats", 2, "position", Map.of(), "viewer", "spectator", "figures", true));
        all.put(
                "POST /api/replays",
                Map.of(
                        "match",
                        "none.1",
                        "at",
                        0,
                        "eyes",
                        "all",
                        "title",
                        "t",
                        "text",
                        "t",
                        "picture",
                        "A".repeat(9_000)));
        all.put("POST /api/tables", Map.of("terms", Map.of("game", "flow", "seats", 2)));
        all.put("POST /api/matches", Map.of("match", Map.of(), "seats", List.of()));
        all.put("POST /api/matches/{match}/again", Map.of("entry", 0, "seat", 0));
        all.put(
                "POST /api/analysis",
                Map.of("match", "none.1", "at", 0, "line", List.of("chance x"), "viewer", "all", "iterations", 4_000));
        all.put("POST /api/puzzles/{game}/{puzzle}", Map.of("move", "\u0000 swap 1 2", "hint", -1));
        return all;
    }

    private static Map<String, Map<String, Object>> passkeys() {
        Map<String, Map<String, Object>> all = new TreeMap<>();
        Map<String, Object> key = Map.of("id", "AAAA", "rawId", "AAAA", "response", Map.of("clientDataJSON", "e30"));
        for (String door : List.of("", "/session", "/proof"))
            all.put("POST /api/passkeys" + door, Map.of("credential", key));
        all.put("POST /api/passkeys/challenge", Map.of("purpose", "session"));
        all.put("POST /api/passkeys/account", Map.of("name", "Mallory the Key", "credential", key));
        all.put("POST /api/passkeys/{passkey}", Map.of("called", "Mallory's"));
        return all;
    }

    private static Map<String, Map<String, Object>> alerts() {
        return Map.of(
                "PUT /api/me/alerts", Map.of("turns", true, "invitations", true, "friends", true, "zone", "UTC"),
                "POST /api/me/alerts/channels", Map.of("kind", "json", "name", "inside", "url", "https://127.0.0.1/"),
                "POST /api/me/alerts/channels/{channel}", Map.of("on", true),
                "POST /api/me/alerts/channels/{channel}/test", Map.of(),
                "DELETE /api/me/alerts/channels/{channel}", Map.of(),
                "POST /alerts/{code}/off", Map.of());
    }

    private static Map<String, Map<String, Object>> contests() {
        Map<String, Map<String, Object>> all = new TreeMap<>();
        for (String wish : List.of("bots", "cancel", "entry", "start"))
            all.put("POST /api/tournaments/{tournament}/" + wish, Map.of("level", "casual", "count", 64));
        all.put("DELETE /api/tournaments/{tournament}/entry", Map.of());
        all.put("DELETE /api/tournaments/{tournament}/entrants/{number}", Map.of());
        all.put(
                "POST /api/tournaments",
                Map.of("title", "Mallory", "kind", "swiss", "table", Map.of("game", "flow", "seats", 2)));
        all.put("POST /api/match", Map.of("game", "circus", "seats", 2));
        all.put("DELETE /api/match", Map.of());
        all.put("POST /api/daily/deals/{deal}", Map.of());
        all.put("POST /api/daily/deals/{deal}/team", Map.of());
        all.put("POST /api/daily/teams/{code}", Map.of());
        return all;
    }

    /** The words in {@code do} that are tried. */
    public static SortedSet<String> requests() {
        return new TreeSet<>(REQUESTS.keySet());
    }

    /** The routes that are tried, such as {@code POST /api/me}. */
    public static SortedSet<String> routes() {
        return new TreeSet<>(ROUTES.keySet());
    }

    /** All of them, once, through a socket. */
    static void ask(RawConnection socket) throws IOException {
        for (Map.Entry<String, Map<String, Object>> each : REQUESTS.entrySet())
            socket.frame(Attack.request(each.getKey(), each.getValue()));
    }

    /** All of them, once, as this person or as nobody. */
    static void write(Attacker by, String as) throws IOException {
        for (Map.Entry<String, Map<String, Object>> each : ROUTES.entrySet()) {
            String[] route = each.getKey().split(" ");
            by.send(route[0], route[1].replaceAll("\\{.*?}", "none"), as, each.getValue());
        }
    }
}
