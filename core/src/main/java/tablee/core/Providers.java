package tablee.core;

import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/** How to make each thing of a kind that is here. A page without a server has another class in this one's place. */
public final class Providers {
    private Providers() {}

    /** Found by {@link ServiceLoader}, in the order in which it finds them; each call of one makes a new thing. */
    public static <T> List<Supplier<T>> of(Class<T> kind) {
        return ServiceLoader.load(kind, Providers.class.getClassLoader()).stream()
                .<Supplier<T>>map(provider -> provider::get)
                .toList();
    }
}
