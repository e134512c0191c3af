package tablee.app.sources;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the tests of some classes in a process of its own, for sources that were made by a test. Prints what fails. */
final class MiniRunner {
    private MiniRunner() {}

    public static void main(String[] classes) throws ReflectiveOperationException {
        int run = 0;
        List<String> failed = new ArrayList<>();
        for (String name : classes) {
            for (Method method : Class.forName(name).getDeclaredMethods()) run += run(method, failed);
        }
        failed.forEach(System.out::println);
        System.out.println(run + " tests, " + failed.size() + " failed");
        if (run == 0 || !failed.isEmpty()) System.exit(1);
    }

    private static int run(Method method, List<String> failed) throws ReflectiveOperationException {
        boolean factory = method.isAnnotationPresent(TestFactory.class);
        if (!factory && !method.isAnnotationPresent(Test.class)) return 0;
        method.setAccessible(true);
        Constructor<?> make = method.getDeclaringClass().getDeclaredConstructor();
        make.setAccessible(true);
        Object test = make.newInstance();
        if (!factory) {
            attempt(method.getName(), () -> method.invoke(test), failed);
            return 1;
        }
        List<DynamicNode> nodes =
                ((Stream<?>) method.invoke(test)).map(DynamicNode.class::cast).toList();
        for (DynamicNode node : nodes)
            attempt(
                    node.getDisplayName(),
                    () -> ((DynamicTest) node).getExecutable().execute(),
                    failed);
        return nodes.size();
    }

    private interface Attempt {
        void run() throws Throwable;
    }

    private static void attempt(String name, Attempt attempt, List<String> failed) {
        try {
            attempt.run();
        } catch (Throwable fault) {
            failed.add(name + ": " + (fault.getCause() == null ? fault : fault.getCause()));
        }
    }
}
