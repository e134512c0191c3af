package tablee.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.table.budget.Bounded;
import tablee.wire.json.Json;

/** The tables of one page. A request is a text of JSON whose {@code do} names it, and so is the answer. */
public final class PageHouse {
    /** What goes wrong here is told to the page in place of an answer. */
    record Failure(String failed) {}

    /** A table that this page has not opened. */
    private static final String UNKNOWN = "There is no such table in this page.";

    @Bounded(why = "the tables that this page has open: one that nobody looks at is closed")
    private final Map<String, PageTable> tables = new HashMap<>();

    private final PageBots bots = new PageBots();
    private final PageReviews reviews = new PageReviews();

    public String answer(String request) {
        try {
            return Json.text(carryOut(request));
        } catch (BadInput fault) {
            return Json.text(new Failure(fault.sentence()));
        } catch (RuntimeException fault) {
            return Json.text(new Failure("fault: " + fault));
        }
    }

    private Record carryOut(String request) {
        if (!(Json.parse(request) instanceof ObjectNode fields)) throw new BadInput("A request is a JSON object.");
        String word = fields.path("do").isTextual() ? fields.path("do").textValue() : "";
        fields.remove(List.of("do"));
        return switch (word) {
            case "words" -> PageLibrary.take(Json.read(fields, PageRequest.Words.class));
            case "weights" -> PageLibrary.take(Json.read(fields, PageRequest.Weights.class));
            case "sources" -> PageSources.of(Json.read(fields, PageRequest.Sources.class));
            case "make" -> make(Json.read(fields, PageRequest.Make.class));
            case "open" -> open(Json.read(fields, PageRequest.Open.class));
            case "adopt" -> PageTable.adopt(Json.read(fields, PageRequest.Adopt.class), bots);
            case "take" -> take(Json.read(fields, PageRequest.Take.class));
            case "close" -> close(Json.read(fields, PageRequest.Close.class));
            case "think" -> bots.think(Json.read(fields, PageRequest.Think.class));
            case "review" -> reviews.goOn(Json.read(fields, PageRequest.Review.class));
            case "lines" -> PageLines.of(Json.read(fields, PageRequest.Lines.class));
            case "draw" -> PageDiagram.draw(Json.read(fields, PageRequest.Draw.class));
            case "ask" -> PageTrial.of(Json.read(fields, PageRequest.Ask.class));
            case "digest" -> PageDigest.of(Json.read(fields, PageRequest.Digest.class));
            default -> throw new BadInput("There is no request " + Json.quote(word) + ".");
        };
    }

    private PageOutcome make(PageRequest.Make make) {
        PageTable table = PageTable.make(make, bots);
        tables.put(make.table(), table);
        return table.begin(make.now(), make.wanted().startsAtOnce());
    }

    private PageOutcome open(PageRequest.Open open) {
        PageTable table = PageTable.open(open, bots);
        tables.put(open.kept().record().id(), table);
        return PageOutcome.NOTHING;
    }

    private PageOutcome close(PageRequest.Close close) {
        tables.remove(close.table());
        return PageOutcome.NOTHING;
    }

    private PageOutcome take(PageRequest.Take take) {
        return Optional.ofNullable(tables.get(take.table()))
                .orElseThrow(() -> new BadInput(UNKNOWN))
                .take(take);
    }
}
