package tablee.wire;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import tablee.core.BadInput;

/** In which shape a {@link Written} type is written, and how it is made again. */
final class WrittenShape {
    private static final ClassValue<WrittenShape> SHAPES = new ClassValue<>() {
        @Override
        protected WrittenShape computeValue(Class<?> type) {
            return new WrittenShape(type);
        }
    };

    private final Class<?> shape;
    private final Method reader;

    private WrittenShape(Class<?> type) {
        shape = Arrays.stream(type.getGenericInterfaces())
                .filter(each -> each instanceof ParameterizedType of && of.getRawType() == Written.class)
                .map(each -> (Class<?>) ((ParameterizedType) each).getActualTypeArguments()[0])
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type + " does not say how it is written"));
        try {
            reader = type.getDeclaredMethod("read", shape);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type + " cannot be read", e);
        }
        reader.setAccessible(true);
    }

    static WrittenShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    Class<?> shape() {
        return shape;
    }

    Object read(Object written) {
        try {
            return reader.invoke(null, written);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof BadInput reason) throw reason;
            throw new IllegalStateException("cannot read " + shape, e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + shape, e);
        }
    }
}
