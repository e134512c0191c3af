package tablee.wire.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import tablee.core.BadInput;

/** Where the shapes of {@link Written} types come from, as {@link RecordShapes} are: a page without a server has another class here. */
final class WrittenShapes {
    private static final ClassValue<WrittenShape> SHAPES = new ClassValue<>() {
        @Override
        protected WrittenShape computeValue(Class<?> type) {
            return look(type);
        }
    };

    private WrittenShapes() {}

    static WrittenShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    private static WrittenShape look(Class<?> type) {
        Class<?> shape = Arrays.stream(type.getGenericInterfaces())
                .filter(each -> each instanceof ParameterizedType of && of.getRawType() == Written.class)
                .map(each -> (Class<?>) ((ParameterizedType) each).getActualTypeArguments()[0])
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type + " does not say how it is written"));
        Method reader = reader(type, shape);
        return new WrittenShape(shape, written -> read(reader, written));
    }

    private static Method reader(Class<?> type, Class<?> shape) {
        try {
            Method reader = type.getDeclaredMethod("read", shape);
            reader.setAccessible(true);
            return reader;
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type + " cannot be read", e);
        }
    }

    private static Object read(Method reader, Object written) {
        try {
            return reader.invoke(null, written);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof BadInput reason) throw reason;
            throw new IllegalStateException("cannot read " + reader.getDeclaringClass(), e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + reader.getDeclaringClass(), e);
        }
    }
}
