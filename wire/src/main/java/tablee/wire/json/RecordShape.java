package tablee.wire.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.core.BadInput;

/** The components of a record class in their order, and how to take a record apart and put one together. */
public final class RecordShape {
    /**
     * One component.
     *
     * @param flat whether its fields stand in its place, see {@link Flat}
     */
    public record Part(String name, JsonType type, boolean flat) {
        Stream<String> fields() {
            return flat ? RecordShape.of(type.type()).fields.stream() : Stream.of(name);
        }
    }

    /** Takes a record apart. */
    @FunctionalInterface
    public interface Access {
        /** The value of the component at this place. */
        Object value(Record whole, int part);
    }

    /** The canonical constructor. */
    @FunctionalInterface
    public interface Maker {
        Record make(Object[] values);
    }

    private final List<Part> parts;
    private final List<String> fields;
    private final Access access;
    private final Maker maker;

    public RecordShape(List<Part> parts, Access access, Maker maker) {
        this.parts = List.copyOf(parts);
        this.access = access;
        this.maker = maker;
        fields = parts.stream().flatMap(Part::fields).toList();
    }

    public static RecordShape of(Class<?> type) {
        return RecordShapes.of(type);
    }

    public List<Part> parts() {
        return parts;
    }

    /** The names that JSON has for them. */
    List<String> fields() {
        return fields;
    }

    public Object value(Record whole, int part) {
        return access.value(whole, part);
    }

    /** The value of the component of this name, if there is one. */
    public Optional<Object> value(Record whole, String name) {
        int part = parts.stream().map(Part::name).toList().indexOf(name);
        return part < 0 ? Optional.empty() : Optional.of(value(whole, part));
    }

    /** The record with these values, or {@link BadInput} if it does not accept them. */
    Object make(Object[] values, String name) {
        try {
            return maker.make(values);
        } catch (BadInput reason) {
            throw reason;
        } catch (RuntimeException e) {
            throw new BadInput(name + " holds values that do not go together.");
        }
    }
}
