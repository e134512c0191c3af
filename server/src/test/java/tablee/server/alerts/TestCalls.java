package tablee.server.alerts;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tablee.server.alerts.OutsideCall.Outcome;

/** Requests to addresses that strangers gave, and what became of them. */
final class TestCalls {
    private TestCalls() {}

    static Outcome outcome(Future<Outcome> call) {
        try {
            return call.toCompletionStage().toCompletableFuture().get(60, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    static OutsideCall to(String address) {
        return new OutsideCall(HttpMethod.POST, address, Map.of("Content-Type", "text/plain"), Buffer.buffer("hello"));
    }

    static InetAddress[] machines(String... addresses) throws UnknownHostException {
        List<InetAddress> all = new ArrayList<>();
        for (String each : addresses) all.add(InetAddress.getByName(each));
        return all.toArray(InetAddress[]::new);
    }
}
