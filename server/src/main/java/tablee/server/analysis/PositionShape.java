package tablee.server.analysis;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Word;

/**
 * What a game's positions are made of, laid out like a position: each list has one of its things, and a word is the first of its kind. So a form
 * knows what may come into a list that is empty. What a position may lack is left out.
 */
final class PositionShape {
    private PositionShape() {}

    static Map<String, Object> of(Class<? extends Record> type) {
        Map<String, Object> parts = new LinkedHashMap<>();
        for (RecordComponent part : type.getRecordComponents()) {
            if (part.getType() != Optional.class) parts.put(part.getName(), part(part.getGenericType()));
        }
        return parts;
    }

    private static Object part(Type type) {
        if (type instanceof ParameterizedType list) return List.of(part(list.getActualTypeArguments()[0]));
        Class<?> plain = (Class<?>) type;
        if (plain.isRecord()) return of(plain.asSubclass(Record.class));
        if (plain.isEnum()) return Word.of((Enum<?>) plain.getEnumConstants()[0]);
        if (plain == boolean.class || plain == Boolean.class) return false;
        return plain == String.class ? "" : 0;
    }
}
