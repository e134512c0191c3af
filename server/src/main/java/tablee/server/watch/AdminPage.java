package tablee.server.watch;

import java.util.Optional;
import tablee.wire.Html;

/** A plain page without scripts. Everything that people typed is text and stays text. */
final class AdminPage {
    static final String STYLE =
            "body { font: 16px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }"
                    + " form { display: flex; gap: .5rem; margin: .25rem 0 1rem } input, button { font: inherit }";

    private final StringBuilder body = new StringBuilder();

    void heading(String text) {
        body.append("<h2>").append(Html.escape(text)).append("</h2>");
    }

    void text(String text) {
        body.append("<p>").append(Html.escape(text)).append("</p>");
    }

    void row(String name, long number) {
        text(name + ": " + number);
    }

    /** @param address one of our own pages */
    void link(String text, String address) {
        body.append("<p><a href=\"")
                .append(Html.escape(address))
                .append("\">")
                .append(Html.escape(text))
                .append("</a></p>");
    }

    /** @param person whom the buttons are about, or a field to say so */
    void judge(Optional<String> person) {
        body.append(
                        "<form method=\"post\" action=\"/people\"><input name=\"person\" required aria-label=\"person\" value=\"")
                .append(Html.escape(person.orElse("")))
                .append("\">");
        button("ban", "Ban");
        button("pardon", "Pardon");
        button("sign-out", "Sign out");
        button("make-admin", "Make admin");
        button("unmake-admin", "Unmake admin");
        body.append("</form>");
    }

    private void button(String act, String label) {
        body.append("<button name=\"act\" value=\"")
                .append(act)
                .append("\">")
                .append(label)
                .append("</button>");
    }

    String html() {
        return "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Tablée</title>"
                + "<link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"/admin.css\"></head><body>" + body
                + "</body></html>";
    }
}
