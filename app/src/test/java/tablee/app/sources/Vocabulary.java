package tablee.app.sources;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import tablee.wire.json.Flat;
import tablee.wire.json.Written;

/**
 * The words that leave this program: names of requests, events and refusals, their fields, and the words of enums among
 * them. They come from names of classes, so that renaming a class can change a message; here they are collected.
 */
final class Vocabulary {
    private final SortedSet<String> lines = new TreeSet<>();

    SortedSet<String> lines() {
        return lines;
    }

    void word(String... parts) {
        lines.add(String.join(" ", parts));
    }

    /**
     * All that can be said in a place of this type, field by field.
     *
     * @param listed types that are listed elsewhere already
     */
    void type(String place, Type type, Type... listed) {
        type(place, type, new HashSet<>(List.of(listed)));
    }

    private void type(String place, Type type, Set<Type> above) {
        if (!(type instanceof ParameterizedType generic)) {
            if (type instanceof Class<?> plain) plain(place, plain, above);
            return;
        }
        Type[] arguments = generic.getActualTypeArguments();
        boolean map = Map.class.isAssignableFrom((Class<?>) generic.getRawType());
        type(
                place + (map ? ".*" : List.class.equals(generic.getRawType()) ? "[]" : "?"),
                arguments[map ? 1 : 0],
                above);
    }

    private void plain(String place, Class<?> type, Set<Type> above) {
        if (Written.class.isAssignableFrom(type)) {
            type(place, written(type), above);
        } else if (type.isEnum()) {
            for (Object each : type.getEnumConstants()) word(place, "=", kebab(((Enum<?>) each).name()));
        } else if (type.isRecord()) {
            if (!above.add(type)) return;
            for (RecordComponent part : type.getRecordComponents())
                type(field(place, part), part.getGenericType(), above);
            above.remove(type);
        } else if (type.isSealed()) {
            for (Class<?> each : type.getPermittedSubclasses()) type(place, each, above);
        } else {
            word(place, ":", type.getSimpleName());
        }
    }

    /** The shape in which such a value leaves the program. */
    private static Type written(Class<?> type) {
        return Arrays.stream(type.getGenericInterfaces())
                .filter(each -> each instanceof ParameterizedType of && of.getRawType() == Written.class)
                .map(each -> ((ParameterizedType) each).getActualTypeArguments()[0])
                .findFirst()
                .orElseThrow();
    }

    private static String field(String place, RecordComponent part) {
        return part.isAnnotationPresent(Flat.class) ? place : place + "." + part.getName();
    }

    /** Which fields this JSON has, whatever they hold. */
    void shape(String place, JsonNode json) {
        if (json.isArray()) json.forEach(each -> shape(place + "[]", each));
        else if (json.isObject())
            json.properties().forEach(field -> shape(place + "." + field.getKey(), field.getValue()));
        else word(place);
    }

    /** The classes behind a sealed interface that have fields of their own. */
    static List<Class<?>> records(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .flatMap(each -> each.isRecord() ? List.<Class<?>>of(each).stream() : records(each).stream())
                .toList();
    }

    /** What a static field of a class of another package holds. */
    static Object constant(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(null);
        } catch (ReflectiveOperationException gone) {
            throw new AssertionError(type + " has no constant " + name, gone);
        }
    }

    static String kebab(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").replace('_', '-').toLowerCase(Locale.ROOT);
    }
}
