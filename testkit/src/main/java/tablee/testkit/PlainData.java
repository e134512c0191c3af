package tablee.testkit;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;

/** Numbers, strings, booleans, enums, and lists, records, options and sorted maps of those: what the wire can carry. */
final class PlainData {
    private PlainData() {}

    static void check(Object data) {
        if (data instanceof List<?> list) list.forEach(PlainData::check);
        else if (data instanceof SortedMap<?, ?> map) map.values().forEach(PlainData::check);
        else if (data instanceof Optional<?> maybe) maybe.ifPresent(PlainData::check);
        else if (data instanceof Record whole) parts(whole);
        else Expect.that(atom(data), "not plain data: " + data + " (" + data.getClass() + ")");
    }

    private static boolean atom(Object data) {
        return data instanceof Integer
                || data instanceof Long
                || data instanceof String
                || data instanceof Boolean
                || data instanceof OptionalInt
                || data instanceof Enum<?>;
    }

    private static void parts(Record whole) {
        for (RecordComponent part : whole.getClass().getRecordComponents()) check(part(whole, part));
    }

    static Object part(Record whole, RecordComponent part) {
        try {
            part.getAccessor().setAccessible(true);
            return part.getAccessor().invoke(whole);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(part + " cannot be read", e);
        }
    }
}
