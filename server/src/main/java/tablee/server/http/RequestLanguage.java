package tablee.server.http;

import io.vertx.ext.web.LanguageHeader;
import io.vertx.ext.web.RoutingContext;
import java.util.Locale;
import tablee.wire.words.Words;

/** Which of our languages to answer in. */
public final class RequestLanguage {
    private RequestLanguage() {}

    /** The first one of the request's {@code Accept-Language} that there are words in; English otherwise. */
    public static String of(RoutingContext context) {
        return context.acceptableLanguages().stream()
                .map(LanguageHeader::tag)
                .map(tag -> tag.toLowerCase(Locale.ROOT))
                .filter(Words.LANGUAGES::contains)
                .findFirst()
                .orElse("en");
    }

    public static String orEnglish(String language) {
        return Words.LANGUAGES.contains(language) ? language : "en";
    }
}
