package tablee.server.watch;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;

/** What is measured all the time, in the words of Prometheus. */
public final class Metrics implements AutoCloseable {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics pauses = new JvmGcMetrics();
    private final PlayMetrics play = new PlayMetrics(registry);

    public Metrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        pauses.bindTo(registry);
    }

    /** What is counted where it is written. */
    public PlayMetrics play() {
        return play;
    }

    /** Which program this is; the number is always 1, as is usual for such. */
    public void build(String version) {
        Gauge.builder("tablee.build.info", () -> 1)
                .description("which release this is, and on which Java")
                .tag("version", version)
                .tag("java", Runtime.version().toString())
                .register(registry);
    }

    /** A number that goes up and down. */
    public void gauge(String name, String what, DoubleSupplier number) {
        Gauge.builder(name, number::getAsDouble).description(what).register(registry);
    }

    /** A number that only grows. */
    public <T> void count(String name, String what, T of, ToDoubleFunction<T> number) {
        FunctionCounter.builder(name, of, number).description(what).register(registry);
    }

    /** Times every request; which one it was is not noted beyond the status of its answer. */
    public void time(RoutingContext context) {
        long start = System.nanoTime();
        context.addEndHandler(done -> Timer.builder("tablee.http.requests")
                .description("requests by the class of their status")
                .tag("status", context.response().getStatusCode() / 100 + "xx")
                .register(registry)
                .record(System.nanoTime() - start, TimeUnit.NANOSECONDS));
        context.next();
    }

    String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        pauses.close();
        registry.close();
    }
}
