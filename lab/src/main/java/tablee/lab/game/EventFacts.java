package tablee.lab.game;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import tablee.core.Word;

/**
 * What can be read from an event of any game, because games tell of the same things in the same words: {@code round}, {@code turn} and
 * {@code seat} are numbers, {@code points} and {@code steps} add up, and enums are kinds that are counted apart.
 */
final class EventFacts {
    private static final List<String> ADDED_UP = List.of("points", "steps");

    private record Part(String name, Method accessor) {
        Object of(Record event) {
            try {
                return accessor.invoke(event);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("a record hands out its parts", e);
            }
        }
    }

    private static final ClassValue<EventFacts> SHAPES = new ClassValue<>() {
        @Override
        protected EventFacts computeValue(Class<?> type) {
            return new EventFacts(type);
        }
    };

    private final String name;
    private final List<Part> numbers = new ArrayList<>();
    private final List<Part> kinds = new ArrayList<>();

    private EventFacts(Class<?> type) {
        name = type.getSimpleName();
        for (RecordComponent component : type.getRecordComponents()) {
            Part part = new Part(component.getName(), component.getAccessor());
            part.accessor.setAccessible(true);
            if (component.getType() == int.class) numbers.add(part);
            if (component.getType().isEnum()) kinds.add(part);
        }
    }

    static EventFacts of(Record event) {
        return SHAPES.get(event.getClass());
    }

    boolean isNamed(String other) {
        return name.equals(other);
    }

    /** The number of this name in an event, if it has one. */
    OptionalInt number(Record event, String part) {
        for (Part each : numbers) {
            if (each.name.equals(part)) return OptionalInt.of((Integer) each.of(event));
        }
        return OptionalInt.empty();
    }

    /** Once for the event, once for each kind that it names, and what adds up. */
    void count(Record event, BiConsumer<String, Integer> out) {
        out.accept(name, 1);
        for (Part kind : kinds) {
            if (kind.of(event) instanceof Enum<?> thing) out.accept(name + "+" + kind.name + "=" + Word.of(thing), 1);
        }
        for (Part number : numbers) {
            if (ADDED_UP.contains(number.name)) out.accept(name + "+" + number.name, (Integer) number.of(event));
        }
    }
}
