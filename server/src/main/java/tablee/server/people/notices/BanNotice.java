package tablee.server.people.notices;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import tablee.store.admin.Sanctions;
import tablee.store.people.People;
import tablee.wire.words.Words;

/** What somebody reads who is banned: why, and until when. */
public final class BanNotice {
    private BanNotice() {}

    /** @param words what those who run the server have said to this person; empty where no ban among them holds */
    public static String of(List<Sanctions.Sanction> words, String language) {
        long now = System.currentTimeMillis();
        return words.stream()
                .filter(each -> each.kind() == Sanctions.Kind.BAN && each.isToBeShown(now))
                .findFirst()
                .map(ban -> sentence(ban, language))
                .orElse("");
    }

    private static String sentence(Sanctions.Sanction ban, String language) {
        Words words = Words.of(BanNotice.class, language);
        return ban.untilMillis() == People.FOR_GOOD
                ? words.say("banned", ban.reason())
                : words.say("banned-until", until(ban.untilMillis(), language), ban.reason());
    }

    /** By the clock that all have in common: where they are, we do not know. */
    private static String until(long millis, String language) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withLocale(Locale.forLanguageTag(language))
                        .withZone(ZoneOffset.UTC)
                        .format(Instant.ofEpochMilli(millis))
                + " UTC";
    }
}
