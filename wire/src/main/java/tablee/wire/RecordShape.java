package tablee.wire;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tablee.core.BadInput;

/** The components of a record class in their order, and how to take a record apart and put one together. */
final class RecordShape {
    /**
     * One component.
     *
     * @param label its name as JSON has it, ready to be written
     * @param flat whether its fields stand in its place, see {@link Flat}
     */
    record Part(String name, SerializableString label, Type type, Function<Record, Object> accessor, boolean flat) {
        Stream<String> fields() {
            return flat ? RecordShape.of((Class<?>) type).fields.stream() : Stream.of(name);
        }

        Object of(Record whole) {
            return accessor.apply(whole);
        }
    }

    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return new RecordShape(type);
        }
    };

    private final Constructor<?> maker;
    private final List<Part> parts;
    private final List<String> fields;

    private RecordShape(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) throw new IllegalArgumentException("not a record: " + type);
        parts = Arrays.stream(components).map(RecordShape::part).toList();
        fields = parts.stream().flatMap(Part::fields).toList();
        try {
            maker = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every record has its canonical constructor", e);
        }
        maker.setAccessible(true);
    }

    private static Part part(RecordComponent component) {
        String name = component.getName();
        boolean flat = component.isAnnotationPresent(Flat.class);
        return new Part(name, new SerializedString(name), component.getGenericType(), accessor(component), flat);
    }

    /** What {@code whole -> whole.component()} would be if it were written out: several times quicker than reflection. */
    @SuppressWarnings("unchecked") // the function is made for this very type
    private static Function<Record, Object> accessor(RecordComponent component) {
        try {
            Class<?> type = component.getDeclaringRecord();
            MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
            CallSite site = LambdaMetafactory.metafactory(
                    inside,
                    "apply",
                    MethodType.methodType(Function.class),
                    MethodType.methodType(Object.class, Object.class),
                    inside.unreflect(component.getAccessor()),
                    MethodType.methodType(Object.class, type));
            return (Function<Record, Object>) site.getTarget().invoke();
        } catch (Throwable e) { // what a method handle is declared to throw
            throw new IllegalStateException("cannot read " + component, e);
        }
    }

    static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    List<Part> parts() {
        return parts;
    }

    /** The names that JSON has for them. */
    List<String> fields() {
        return fields;
    }

    /** The record with these values, or {@link BadInput} if it does not accept them. */
    Object make(Object[] values, String name) {
        try {
            return maker.newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof BadInput reason) throw reason;
            throw new BadInput(name + " holds values that do not go together.");
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a record", e);
        }
    }
}
