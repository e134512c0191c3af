package tablee.browser.instead;

import tablee.wire.json.JsonType;
import tablee.wire.json.RecordShape;

/** The short words in which the build writes down what records are made of: there are a thousand such places. */
public final class PageParts {
    private PageParts() {}

    public static RecordShape.Part part(String name, Class<?> type) {
        return new RecordShape.Part(name, JsonType.plain(type), false);
    }

    public static RecordShape.Part part(String name, JsonType type) {
        return new RecordShape.Part(name, type, false);
    }

    public static RecordShape.Part flat(String name, Class<?> type) {
        return new RecordShape.Part(name, JsonType.plain(type), true);
    }

    public static JsonType list(Class<?> type) {
        return JsonType.list(JsonType.plain(type));
    }

    public static JsonType list(JsonType type) {
        return JsonType.list(type);
    }

    public static JsonType maybe(Class<?> type) {
        return JsonType.maybe(JsonType.plain(type));
    }

    public static JsonType maybe(JsonType type) {
        return JsonType.maybe(type);
    }

    public static JsonType map(Class<?> type) {
        return JsonType.map(JsonType.plain(type));
    }

    public static JsonType map(JsonType type) {
        return JsonType.map(type);
    }
}
