package tablee.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.table.clock.Now;
import tablee.wire.json.Written;

/** Records put together from their parts at random; what a record refuses is drawn again. */
final class RecordSamples {
    private static final int TRIES = 400;
    private static final int MOST_DEPTH = 6;
    private static final List<String> TEXTS =
            List.of("", "a b", "0", "é\n\"", "flow", "circus", "en", "12:3", "0".repeat(64), "3/4", "a-b");

    /** Nothing that could stand there is known. */
    static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown(Type type) {
            super(type.toString());
        }
    }

    private final Random random;

    RecordSamples(long seed) {
        random = new Random(seed);
    }

    /** The values that a record of this type was made of; none if it refused all that were tried. */
    Optional<Object[]> values(Class<?> type) {
        for (int i = 0; i < TRIES; i++) {
            try {
                Object[] values = parts(type, 0);
                make(type, values);
                return Optional.of(values);
            } catch (ReflectiveOperationException | Unknown refused) {
                // others are tried
            }
        }
        return Optional.empty();
    }

    static Record make(Class<?> type, Object[] values) throws ReflectiveOperationException {
        Constructor<?> maker = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new));
        maker.setAccessible(true);
        return (Record) maker.newInstance(values);
    }

    private Object[] parts(Class<?> type, int depth) throws ReflectiveOperationException {
        RecordComponent[] parts = type.getRecordComponents();
        Object[] values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) values[i] = value(parts[i].getGenericType(), depth + 1);
        return values;
    }

    private Object value(Type type, int depth) throws ReflectiveOperationException {
        if (depth > MOST_DEPTH) throw new Unknown(type);
        if (type instanceof ParameterizedType of) return many(of, depth);
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) return random.nextInt(5);
        if (plain == long.class || plain == Long.class) return random.nextLong(1L << random.nextInt(40));
        if (plain == boolean.class || plain == Boolean.class) return random.nextBoolean();
        if (plain == String.class) return TEXTS.get(random.nextInt(TEXTS.size()));
        if (plain == OptionalInt.class) return random.nextBoolean() ? OptionalInt.of(3) : OptionalInt.empty();
        if (plain.isEnum()) return plain.getEnumConstants()[random.nextInt(plain.getEnumConstants().length)];
        if (plain.isRecord()) return make(plain, parts(plain, depth));
        if (JsonNode.class.isAssignableFrom(plain))
            return JsonNodeFactory.instance.objectNode().put("a", 1);
        if (plain == Object.class) return "anything";
        if (plain == Record.class) return new Now(1, 2);
        if (Written.class.isAssignableFrom(plain)) return written(plain, depth);
        if (plain.isSealed()) return one(plain.getPermittedSubclasses(), depth);
        throw new Unknown(type);
    }

    /** Out of the shape in which it is written. */
    private Object written(Class<?> type, int depth) throws ReflectiveOperationException {
        for (Type each : type.getGenericInterfaces()) {
            if (!(each instanceof ParameterizedType of) || of.getRawType() != Written.class) continue;
            Class<?> shape = (Class<?>) of.getActualTypeArguments()[0];
            Method read = type.getDeclaredMethod("read", shape);
            read.setAccessible(true);
            return read.invoke(null, value(shape, depth));
        }
        throw new Unknown(type);
    }

    private Object one(Class<?>[] kinds, int depth) throws ReflectiveOperationException {
        return value(kinds[random.nextInt(kinds.length)], depth);
    }

    private Object many(ParameterizedType type, int depth) throws ReflectiveOperationException {
        Type[] of = type.getActualTypeArguments();
        boolean some = random.nextInt(3) > 0;
        if (type.getRawType() == Optional.class) return some ? Optional.of(value(of[0], depth)) : Optional.empty();
        if (type.getRawType() == List.class) {
            List<Object> list = new ArrayList<>();
            for (int i = some ? random.nextInt(4) : 0; i > 0; i--) list.add(value(of[0], depth));
            return list;
        }
        if (!Map.class.isAssignableFrom((Class<?>) type.getRawType())) throw new Unknown(type);
        SortedMap<String, Object> map = new TreeMap<>();
        if (some) map.put("a", value(of[1], depth));
        return map;
    }
}
