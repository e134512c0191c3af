package tablee.wire.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tablee.core.BadInput;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.json.Json;

/**
 * A whole match as JSON: the header, the commitment, the entries, and the seed once it is no secret any more. Written and
 * read again, it is the same match, bit for bit.
 *
 * @param commitment none where chance was played by hand
 */
public record MatchFile(WrittenHeader head, Optional<String> commitment, List<Entry> entries, Optional<Seed> seed) {
    /** What 0.1.0 writes and reads: headers that say nothing of {@link WrittenHeader#chance}. */
    public static final int FIRST_FORMAT = 1;

    /** Headers that name how outcomes follow from the seed, and may say where the seed comes from. */
    public static final int FORMAT = 2;

    /** No match that people play comes near; a file with more would only keep the reader busy. */
    public static final int MOST_ENTRIES = 20_000;

    /** The latest game time: what every reader of JSON keeps exactly, and far from where sums overflow. */
    public static final long MOST_MILLIS = (1L << 53) - 1;

    public MatchFile {
        entries = List.copyOf(entries);
    }

    /** The file's JSON: entries are {@code [actor, move, at]}, seats by number and the other actors by name. */
    record Text(
            int format,
            WrittenHeader header,
            Optional<String> commitment,
            List<JsonNode> entries,
            Optional<String> seed) {}

    public String text() {
        return Json.text(tree());
    }

    public ObjectNode tree() {
        List<JsonNode> rows = entries.stream().map(MatchFile::row).toList();
        return (ObjectNode) Json.tree(new Text(format(), head, commitment, rows, seed.map(Seed::hex)));
    }

    private int format() {
        return head.chance().isPresent() ? FORMAT : FIRST_FORMAT;
    }

    private static JsonNode row(Entry entry) {
        ArrayNode row = JsonNodeFactory.instance.arrayNode(3);
        return row.add(Actors.write(entry.actor())).add(entry.move()).add(entry.at());
    }

    /** The file that this text holds; whether the entries are legal only a {@link #replay} tells. */
    public static MatchFile read(String text) {
        return read(Json.parse(text));
    }

    public static MatchFile read(JsonNode tree) {
        // A file of a later format may hold anything; it is named for what it is before its fields are looked at.
        JsonNode format = tree.path("format");
        if (format.isIntegralNumber() && !isKnown(format)) {
            throw new BadInput("This match is in format " + format + ", and only formats 1 and 2 are known here.");
        }
        Text file = Json.read(tree, Text.class);
        checkFormat(file);
        if (file.entries.size() > MOST_ENTRIES) throw new BadInput("A match has at most " + MOST_ENTRIES + " entries.");
        if (file.seed.isPresent() && file.commitment.isEmpty())
            throw new BadInput("There is a seed but no commitment.");
        file.commitment.ifPresent(MatchFile::checkCommitment);
        return new MatchFile(file.header, file.commitment, entries(file.entries), file.seed.map(Seed::read));
    }

    private static boolean isKnown(JsonNode format) {
        return format.isInt() && format.intValue() >= FIRST_FORMAT && format.intValue() <= FORMAT;
    }

    private static void checkFormat(Text file) {
        boolean named = file.header.chance().isPresent();
        if (file.format == FORMAT && !named) throw new BadInput("The field \"header.chance\" is missing.");
        if (file.format == FORMAT) return;
        if (named) throw new BadInput("The field \"header.chance\" is not known in format 1.");
        if (file.header.seed().isPresent()) throw new BadInput("The field \"header.seed\" is not known in format 1.");
    }

    static void checkCommitment(String commitment) {
        if (!commitment.matches("[0-9a-f]{64}"))
            throw new BadInput("A commitment is 64 hex digits, 0 to 9 and a to f.");
    }

    private static List<Entry> entries(List<JsonNode> rows) {
        List<Entry> entries = new ArrayList<>(rows.size());
        for (JsonNode row : rows) entries.add(entry(row, entries.size()));
        return entries;
    }

    private static Entry entry(JsonNode row, int index) {
        OptionalInt actor = Actors.read(row.path(0));
        if (row.size() != 3 || actor.isEmpty() || !row.get(1).isInt() || !isTime(row.get(2))) {
            throw new BadInput("Entry " + index + " is not [actor, move, game time].");
        }
        return new Entry(actor.getAsInt(), row.get(1).intValue(), row.get(2).longValue());
    }

    private static boolean isTime(JsonNode at) {
        return at.isIntegralNumber() && at.canConvertToLong() && at.longValue() >= 0 && at.longValue() <= MOST_MILLIS;
    }

    /**
     * The match that the entries lead to.
     *
     * @throws BadInput if the header cannot be used, or an entry is refused, with its number
     */
    public Match<?> replay() {
        return replay(head.rules(), head.header());
    }

    private <S extends State<S>> Match<S> replay(Game<S> rules, Header header) {
        return Match.replay(rules, header, entries);
    }
}
