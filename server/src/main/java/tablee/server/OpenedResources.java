package tablee.server;

import java.util.ArrayDeque;
import java.util.Deque;
import tablee.table.budget.Bounded;

/** What was opened so far: closed in the opposite order, all of it, whatever one of them says. */
final class OpenedResources implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(OpenedResources.class.getName());

    @Bounded(why = "parts of the server, at its start")
    private final Deque<AutoCloseable> all = new ArrayDeque<>();

    <T extends AutoCloseable> T add(T resource) {
        all.push(resource);
        return resource;
    }

    @Override
    public void close() {
        while (!all.isEmpty()) {
            try {
                all.pop().close();
            } catch (Exception fault) {
                LOG.log(System.Logger.Level.WARNING, "something did not close well", fault);
            }
        }
    }
}
