package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;

/** The limit: a server that says back what it hears, and does nothing else. */
public final class Echo {
    private Echo() {}

    public static void main(String[] arguments) {
        Vertx vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
        HttpServer server = vertx.createHttpServer(
                        new HttpServerOptions().setPerMessageWebSocketCompressionSupported(false))
                .webSocketHandler(socket -> socket.textMessageHandler(socket::writeTextMessage))
                .listen(0, "127.0.0.1")
                .await();
        System.out.println("Tablée is at http://localhost:" + server.actualPort() + "/");
    }
}
