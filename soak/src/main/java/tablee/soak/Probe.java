package tablee.soak;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** What a load balancer asks. */
final class Probe {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Probe() {}

    static boolean isReady(String address) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/ready"))
                .timeout(Duration.ofSeconds(2))
                .build();
        try {
            return CLIENT.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException away) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
