package tablee.server.pages;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.core.FileBeside;
import tablee.core.Game;
import tablee.core.Games;
import tablee.server.http.HttpFault;
import tablee.wire.json.Json;

/**
 * What a browser keeps for days without a network: the list that the client's build made, with what was learned of each game, and a version that
 * follows from every byte of it, so that a release which changes one rule is another house.
 */
final class OfflineHouse {
    private static final String LIST = "offline.json";
    private static final Pattern WORDS = Pattern.compile("/words/([a-z-]+)/(\\w+)\\.json");
    private static final Pattern RULES = Pattern.compile("/rules/(\\w+)/(\\w+)\\.md");

    private final ClientBundle bundle;
    private final GameCatalogue catalogue;
    private volatile Optional<Asset> list = Optional.empty();

    OfflineHouse(ClientBundle bundle, GameCatalogue catalogue) {
        this.bundle = bundle;
        this.catalogue = catalogue;
    }

    /** Made once, by somebody who may wait for it. */
    Asset list() {
        Asset made = list.orElseGet(this::make);
        list = Optional.of(made);
        return made;
    }

    private Asset make() {
        String written =
                bundle.find(LIST).orElseThrow(HttpFault::notFound).plain().toString(StandardCharsets.UTF_8);
        ObjectNode answer = (ObjectNode) Json.parse(written);
        ArrayNode files = (ArrayNode) answer.path("files");
        // Of every game: a page could not tell nothing learned from nothing fetched.
        for (Game<?> game : Games.all()) files.add("/weights/" + game.card().id());
        StringBuilder tags = new StringBuilder();
        for (JsonNode file : files) tags.append(tag(file.textValue()));
        answer.put(
                "version",
                Asset.tag(tags.toString().getBytes(StandardCharsets.UTF_8)).replace("\"", ""));
        return Asset.of("application/json", answer.toString());
    }

    private String tag(String path) {
        Matcher words = WORDS.matcher(path);
        if (words.matches())
            return catalogue.words(words.group(1), words.group(2)).tag();
        Matcher rules = RULES.matcher(path);
        if (rules.matches())
            return catalogue.rules(rules.group(1), rules.group(2)).tag();
        if (path.startsWith("/assets/")) return path;
        if (path.startsWith("/weights/"))
            return weights(path.substring("/weights/".length())).tag();
        if (path.equals("/api/games")) return catalogue.games().tag();
        return bundle.find(path.equals("/") ? "index.html" : path.substring(1))
                .map(Asset::tag)
                .orElse(path);
    }

    /** What was learned of a game; nothing where nothing was, so that nobody has to know before. */
    Asset weights(String game) {
        if (Games.all().stream().noneMatch(each -> each.card().id().equals(game))) throw HttpFault.notFound();
        return Asset.of("application/octet-stream", learned(game).orElse(new byte[0]));
    }

    private static Optional<byte[]> learned(String game) {
        return FileBeside.read(FileBeside.class, "/tablee/bots/weights/" + game + ".weights");
    }
}
