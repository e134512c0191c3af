package tablee.wire.json;

/** What plain data stands at a place in JSON, as far as reading it needs to know. */
public sealed interface JsonType {
    /** A record, an enum, a text, a number, a flag, a tree, or an {@link java.util.OptionalInt}. */
    record Plain(@Override Class<?> type) implements JsonType {}

    record ListOf(JsonType of) implements JsonType {}

    /** Something that may be missing. */
    record Maybe(JsonType of) implements JsonType {}

    /** A map whose keys are texts. */
    record MapOf(JsonType of) implements JsonType {}

    static JsonType plain(Class<?> type) {
        return new Plain(type);
    }

    static JsonType list(JsonType of) {
        return new ListOf(of);
    }

    static JsonType maybe(JsonType of) {
        return new Maybe(of);
    }

    static JsonType map(JsonType of) {
        return new MapOf(of);
    }

    /** The class itself, where it stands for itself. */
    default Class<?> type() {
        throw new IllegalArgumentException("not plain data: " + this);
    }
}
