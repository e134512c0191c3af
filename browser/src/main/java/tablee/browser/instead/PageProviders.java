package tablee.browser.instead;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/** {@link tablee.core.Providers} without streams of providers, which the compiler does not know. */
public final class PageProviders {
    private PageProviders() {}

    public static <T> List<Supplier<T>> of(Class<T> kind) {
        List<Supplier<T>> all = new ArrayList<>();
        for (T each : ServiceLoader.load(kind)) {
            int place = all.size();
            boolean[] used = {false};
            all.add(() -> {
                T next = used[0] ? again(kind, place) : each;
                used[0] = true;
                return next;
            });
        }
        return all;
    }

    private static <T> T again(Class<T> kind, int place) {
        Iterator<T> fresh = ServiceLoader.load(kind).iterator();
        for (int i = 0; i < place; i++) fresh.next();
        return fresh.next();
    }
}
