package tablee.server.people.identity;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a program shows to be known, if there is something in its place: {@code Authorization: Bearer …}. */
final class BearerToken {
    private static final Pattern BEARER = Pattern.compile("(?i)bearer(?:\\s+(\\S*))?");

    private BearerToken() {}

    /** Empty text where only the word is there: that is a token, too, and worth nothing. */
    static Optional<String> of(HttpServerRequest request) {
        Matcher shown = BEARER.matcher(String.valueOf(request.getHeader(HttpHeaders.AUTHORIZATION)));
        return shown.matches() ? Optional.of(Optional.ofNullable(shown.group(1)).orElse("")) : Optional.empty();
    }
}
