package tablee.wire;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import tablee.core.BadInput;

/** The components of a record class in their order, and how to take a record apart and put one together. */
final class Shape {
    /** One component. */
    record Part(String name, Type type, Method accessor) {
        Object of(Record whole) {
            try {
                return accessor.invoke(whole);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("cannot read " + name + " of " + whole.getClass(), e);
            }
        }
    }

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return new Shape(type);
        }
    };

    private final Constructor<?> maker;
    private final List<Part> parts;

    private Shape(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) throw new IllegalArgumentException("not a record: " + type);
        parts = Arrays.stream(components).map(Shape::part).toList();
        try {
            maker = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every record has its canonical constructor", e);
        }
        maker.setAccessible(true);
    }

    private static Part part(RecordComponent component) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true);
        return new Part(component.getName(), component.getGenericType(), accessor);
    }

    static Shape of(Class<?> type) {
        return SHAPES.get(type);
    }

    List<Part> parts() {
        return parts;
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
