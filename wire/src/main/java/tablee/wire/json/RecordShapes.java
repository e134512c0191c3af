package tablee.wire.json;

import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * Where the shapes of records come from: what the platform says about a class. A page without a server has another class in this one's
 * place, which was written when the program was built.
 */
final class RecordShapes {
    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return look(type);
        }
    };

    private RecordShapes() {}

    static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    private static RecordShape look(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) throw new IllegalArgumentException("not a record: " + type);
        List<RecordShape.Part> parts =
                Arrays.stream(components).map(RecordShapes::part).toList();
        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
        Function<Record, Object>[] accessors =
                Arrays.stream(components).map(RecordShapes::accessor).toArray(Function[]::new);
        return new RecordShape(parts, (whole, part) -> accessors[part].apply(whole), maker(type, components));
    }

    private static RecordShape.Part part(RecordComponent component) {
        boolean flat = component.isAnnotationPresent(Flat.class);
        return new RecordShape.Part(component.getName(), type(component.getGenericType()), flat);
    }

    /** What this type means for a reader of JSON; one that no JSON holds stands for itself, and is refused when it is read. */
    static JsonType type(Type type) {
        if (!(type instanceof ParameterizedType generic))
            return JsonType.plain(type instanceof Class<?> plain ? plain : Object.class);
        Type[] of = generic.getActualTypeArguments();
        Type raw = generic.getRawType();
        if (raw == List.class) return JsonType.list(type(of[0]));
        if (raw == Optional.class) return JsonType.maybe(type(of[0]));
        boolean map = (raw == Map.class || raw == SortedMap.class) && of[0] == String.class;
        return map ? JsonType.map(type(of[1])) : JsonType.plain((Class<?>) raw);
    }

    private static RecordShape.Maker maker(Class<?> type, RecordComponent[] components) {
        Constructor<?> maker = constructor(type, components);
        return values -> {
            try {
                return (Record) maker.newInstance(values);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof RuntimeException fault) throw fault;
                throw new IllegalStateException("cannot make a record", e);
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("cannot make a record", e);
            }
        };
    }

    private static Constructor<?> constructor(Class<?> type, RecordComponent[] components) {
        try {
            Constructor<?> maker = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            maker.setAccessible(true);
            return maker;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every record has its canonical constructor", e);
        }
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
}
