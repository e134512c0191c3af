package tablee.server.pages;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * Bytes to be sent as they are, in the encodings there are of them.
 *
 * @param tag of this very content
 */
record Asset(String type, Buffer plain, Optional<Buffer> gzip, Optional<Buffer> brotli, String tag) {
    private static final int WORTH_PACKING_BYTES = 1024;

    static Asset of(String type, byte[] bytes) {
        return new Asset(type, Buffer.buffer(bytes), packed(bytes), Optional.empty(), tag(bytes));
    }

    static Asset of(String type, String text) {
        return of(type, text.getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<Buffer> packed(byte[] bytes) {
        if (bytes.length < WORTH_PACKING_BYTES) return Optional.empty();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Optional.of(Buffer.buffer(packed.toByteArray()));
    }

    static String tag(byte[] bytes) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(hash, 0, 12) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Sends it, or says that the browser has it already. */
    void send(RoutingContext context, int status, String cacheControl) {
        HttpServerResponse response = context.response();
        response.putHeader(HttpHeaders.ETAG, tag)
                .putHeader(HttpHeaders.CACHE_CONTROL, cacheControl)
                .putHeader(HttpHeaders.VARY, "Accept-Encoding");
        if (status == 200 && tag.equals(context.request().getHeader(HttpHeaders.IF_NONE_MATCH))) {
            var unused = response.setStatusCode(304).end();
            return;
        }
        Buffer body = encoded(context);
        response.setStatusCode(status).putHeader(HttpHeaders.CONTENT_TYPE, type);
        response.putHeader(HttpHeaders.CONTENT_LENGTH, String.valueOf(body.length()));
        if (context.request().method().equals(HttpMethod.HEAD)) {
            var unused = response.end();
        } else BodyInParts.send(response, body);
    }

    private Buffer encoded(RoutingContext context) {
        String accepted = String.valueOf(context.request().getHeader(HttpHeaders.ACCEPT_ENCODING));
        boolean br = brotli.isPresent() && accepted.contains("br");
        boolean gz = gzip.isPresent() && accepted.contains("gzip");
        if (br || gz) context.response().putHeader(HttpHeaders.CONTENT_ENCODING, br ? "br" : "gzip");
        return br ? brotli.get() : gz ? gzip.get() : plain;
    }
}
