package tablee.server.tables;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Viewer;
import tablee.store.matches.Replays;
import tablee.table.seats.Chair;
import tablee.table.seats.ChairFields;
import tablee.table.seats.TypedText;
import tablee.wire.json.Json;
import tablee.wire.words.Html;

/**
 * What a link to a moment shows: which moment, through whose eyes, who sat there, and what a preview says.
 *
 * @param title of the preview, and {@code text} below it, both as the one who shares it reads them
 */
public record ReplayCard(int at, String eyes, String title, String text, List<Seat> seats) {
    private static final int TITLE_CHARS = 80;
    private static final int TEXT_CHARS = 160;

    /** Who sat there, by name; a bot by its level. */
    public record Seat(ChairFields.Kind kind, String name, String level) {
        /** Somebody of this name, or of none any more. */
        static Seat of(String name) {
            return new Seat(ChairFields.Kind.PERSON, name, "");
        }

        static Seat of(Chair chair) {
            ChairFields fields = chair.written();
            return new Seat(fields.kind(), chair.isBot() ? "" : fields.name(), fields.level());
        }
    }

    static ReplayCard of(int at, String eyes, String title, String text, List<Chair> chairs) {
        if (at < 0 || Viewer.read(eyes).isEmpty()) throw new BadInput("A moment is an entry, seen by somebody.");
        return new ReplayCard(
                at,
                eyes,
                TypedText.line(title, TITLE_CHARS),
                TypedText.line(text, TEXT_CHARS),
                chairs.stream().map(Seat::of).toList());
    }

    public static ReplayCard of(Replays.Shared shared) {
        return Json.read(shared.card(), ReplayCard.class);
    }

    /** What a preview says, in one line. */
    public String words() {
        return text.isEmpty() ? title : title + " · " + text;
    }

    /** For the head of the page, where those look who show a preview; searches are not to find it. */
    String head(String page, String picture) {
        return "<meta name=\"robots\" content=\"noindex\">"
                + meta("og:type", "website")
                + meta("og:site_name", "Tablée")
                + meta("og:title", title)
                + meta("og:description", text)
                + meta("og:url", page)
                + meta("og:image", picture)
                + meta("og:image:type", JpegPicture.TYPE)
                + meta("og:image:width", String.valueOf(JpegPicture.WIDTH))
                + meta("og:image:height", String.valueOf(JpegPicture.HEIGHT))
                + "<meta name=\"twitter:card\" content=\"summary_large_image\">";
    }

    private static String meta(String property, String content) {
        return "<meta property=\"" + property + "\" content=\"" + Html.escape(content) + "\">";
    }
}
