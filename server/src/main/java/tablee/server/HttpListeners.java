package tablee.server;

import io.vertx.core.Context;
import io.vertx.core.Deployable;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.ext.web.Router;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tablee.core.BadInput;

/** Opens ports and closes them again with everything else that was opened. */
final class HttpListeners {
    private static final int FRAME_BYTES = 8 << 10;
    /** What the system keeps for somebody who does not read; left alone, it would be megabytes. */
    private static final int SEND_BUFFER_BYTES = 128 << 10;
    /** Vert.x finds a free port for this number, the same for all loops. */
    private static final int ANY_BUT_THE_SAME = -1;

    private static final int SILENT_SECONDS = 90;
    /** Who was told to go and does not answer is cut off after so long. */
    private static final int FAREWELL_SECONDS = 3;

    private final Vertx vertx;
    private final OpenedResources opened;
    private final Handler<HttpConnection> greeter;

    /** @param greeter meets every connection that opens */
    HttpListeners(Vertx vertx, OpenedResources opened, Handler<HttpConnection> greeter) {
        this.vertx = vertx;
        this.opened = opened;
        this.greeter = greeter;
    }

    /** Listens at one port with this many event loops, which share the connections. */
    HttpServer listen(int loops, HttpServerOptions options, Router router, String host, int port) {
        List<HttpServer> servers = new CopyOnWriteArrayList<>();
        int shared = port == 0 && loops > 1 ? ANY_BUT_THE_SAME : port;
        Supplier<Deployable> loop = () -> new Deployable() {
            @Override
            public Future<?> deploy(Context context) {
                HttpServer server = vertx.createHttpServer(options)
                        .connectionHandler(greeter)
                        .requestHandler(router);
                return server.listen(shared, host).onSuccess(servers::add);
            }
        };
        String doors = vertx.deployVerticle(loop, new DeploymentOptions().setInstances(loops))
                .recover(fault -> Future.failedFuture(fault instanceof IOException ? taken(port, fault) : fault))
                .await();
        opened.add(() -> vertx.undeploy(doors).await());
        return servers.get(0);
    }

    /** Somebody else was quicker, after the command had found the port free. */
    private static BadInput taken(int port, Throwable fault) {
        return new BadInput("Port " + port + " cannot be opened, another program may have taken it just now: "
                + fault.getMessage() + ".");
    }

    static HttpServerOptions options() {
        return new HttpServerOptions()
                .setMaxWebSocketFrameSize(FRAME_BYTES)
                .setMaxWebSocketMessageSize(FRAME_BYTES)
                .setWebSocketClosingTimeout(FAREWELL_SECONDS)
                .setPerMessageWebSocketCompressionSupported(false)
                .setPerFrameWebSocketCompressionSupported(false)
                .setHttp2ClearTextEnabled(false)
                .setSendBufferSize(SEND_BUFFER_BYTES)
                .setStrictThreadMode(true) // each connection saves five kilobytes of queue
                .setReadIdleTimeout(SILENT_SECONDS)
                .setIdleTimeoutUnit(TimeUnit.SECONDS);
    }
}
