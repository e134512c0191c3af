package tablee.server.people.identity;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;

/**
 * Our cookies: no script reads them, and other sites send none.
 *
 * @param secure people come by https only
 * @param keptDays for how long one stays that a browser keeps
 */
public record SessionCookies(boolean secure, int keptDays) {
    private static final long DAY_SECONDS = 86_400;

    /** By https: browsers take a cookie of such a name from this very host only, with Secure and for the whole host. */
    public String named(String cookie) {
        return (secure ? "__Host-" : "") + cookie;
    }

    /** One that stays as long as a session would. */
    public Cookie lasting(String name, String value) {
        return of(name, value).setMaxAge(keptDays * DAY_SECONDS);
    }

    Cookie of(String name, String value) {
        return Cookie.cookie(named(name), value)
                .setPath("/")
                .setHttpOnly(true)
                .setSecure(secure)
                .setSameSite(CookieSameSite.LAX);
    }
}
