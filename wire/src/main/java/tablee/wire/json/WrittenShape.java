package tablee.wire.json;

import java.util.function.Function;
import tablee.core.BadInput;

/**
 * In which shape a {@link Written} type is written, and how it is made again.
 *
 * @param shape a record, or a text
 * @param reader the static method {@code read} of the type
 */
public record WrittenShape(Class<?> shape, Function<Object, Object> reader) {
    static WrittenShape of(Class<?> type) {
        return WrittenShapes.of(type);
    }

    /** The value again, or {@link BadInput} if there is none that is written so. */
    Object read(Object written) {
        return reader.apply(written);
    }
}
