package tablee.server.pages;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.server.http.HttpFault;
import tablee.server.http.Replies;
import tablee.table.budget.Bounded;
import tablee.wire.words.Words;

/**
 * The privacy notice and the terms, as far as they are the host's: who runs the server, and texts of their own, which are read at the start. What
 * the program itself does is said by the page, which has words for it.
 */
public final class LegalTexts {
    private static final List<String> TEXTS = List.of("privacy", "terms");
    private static final long MOST_BYTES = 200_000;

    private final Imprint imprint;

    @Bounded(why = "files that are read at the start: two texts in four languages")
    private final Map<String, Asset> own = new TreeMap<>();

    /** {@link BadInput} in one sentence for a folder that does not hold what it should. */
    public LegalTexts(Imprint imprint) {
        this.imprint = imprint;
        imprint.texts().ifPresent(this::read);
    }

    private void read(Path folder) {
        for (String text : TEXTS) {
            for (String language : Words.LANGUAGES) {
                Path file = folder.resolve(text + "." + language + ".md");
                if (Files.exists(file)) own.put(text + "." + language, asset(file));
            }
        }
        if (own.isEmpty())
            throw new BadInput(
                    "The folder " + folder + " has none of the files privacy.en.md, terms.en.md, and so on.");
    }

    private static Asset asset(Path file) {
        try {
            if (Files.size(file) > MOST_BYTES)
                throw new BadInput("The file " + file + " is too long: " + MOST_BYTES + " bytes are the most.");
            return Asset.of("text/markdown; charset=utf-8", Files.readString(file));
        } catch (IOException e) {
            throw new BadInput("The file " + file + " cannot be read as text in UTF-8.");
        }
    }

    public void on(Router router) {
        router.get("/legal/:text/:file").handler(this::send);
    }

    /** In the language that is asked for, or else in the first of ours that there is. */
    private void send(RoutingContext context) {
        String text = context.pathParam("text");
        String language = context.pathParam("file").replaceFirst("\\.md$", "");
        Optional<Asset> asset = Optional.ofNullable(own.get(text + "." + language))
                .or(() -> Words.LANGUAGES.stream()
                        .map(each -> text + "." + each)
                        .filter(own::containsKey)
                        .map(own::get)
                        .findFirst());
        asset.ifPresentOrElse(
                found -> found.send(context, 200, "no-cache"), () -> Replies.fail(context, HttpFault.notFound()));
    }

    /** For {@code /api/house}: what the page needs to know. */
    public ObjectNode describe() {
        ObjectNode facts = JsonNodeFactory.instance
                .objectNode()
                .put("operator", imprint.operator())
                .put("contact", imprint.contact());
        ArrayNode texts = facts.putArray("own");
        TEXTS.stream()
                .filter(text -> own.keySet().stream().anyMatch(key -> key.startsWith(text + ".")))
                .forEach(texts::add);
        return facts;
    }
}
