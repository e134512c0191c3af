package tablee.wire.json;

/**
 * A value that is written as plain data of another shape, so that the program can have a type that says what is meant while what was
 * written before stays as it is.
 *
 * <p>The type has a static method {@code read(T)} that makes the value again.
 *
 * @param <T> the shape in which it is written: a record, or a text
 */
public interface Written<T> {
    T written();
}
