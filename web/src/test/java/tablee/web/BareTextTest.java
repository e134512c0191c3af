package tablee.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.web.ClientSources.assertNone;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** No template holds a word that is the same in every language, but the name of the house. */
class BareTextTest {
    private static final Set<String> TEMPLATES = Set.of("html", "svg", "staticHtml", "staticSvg");
    private static final Pattern TAG =
            Pattern.compile("(?s)</?[a-zA-Z\u0001](?:[^>\"']|\"[^\"]*\"|'[^']*')*>|<!--.*?-->");
    private static final Pattern SPOKEN =
            Pattern.compile("(?:title|alt|placeholder|aria-label|aria-description|aria-roledescription)=\"([^\"]*)\"");
    private static final Pattern LETTER = Pattern.compile("\\p{L}");
    private static final String NAME = "Tablée";

    @Test
    @DisplayName("Text and spoken attributes of templates come from the words")
    void noBareText() {
        List<String> bare = new ArrayList<>();
        for (Path file : ClientSources.scripts()) {
            if (file.toString().contains("/dev/")) continue;
            for (ClientScript.Template each : new ClientScript(ClientSources.text(file)).templates()) {
                if (TEMPLATES.contains(each.tag()))
                    bareIn(each.text())
                            .forEach(text -> bare.add(ClientSources.name(file) + ":" + each.line() + ": " + text));
            }
        }
        assertNone("bare text in templates", bare);
    }

    @Test
    @DisplayName("Bare text is found between tags, in attributes and inside gaps")
    void finds() {
        assertEquals(List.of("Hello"), bare("html`<p class=\"big\">Hello ${say('home.title')}</p>`"));
        assertEquals(List.of("Close"), bare("html`<button aria-label=\"Close\">${icon}</button>`"));
        assertEquals(List.of("no"), bare("html`<p>${on ? html`<b>no</b>` : say('it\\'s')}</p>`"));
        assertEquals(List.of(), bare("html`<p title=${say('a.b')}>${1} · 3 %</p>` // isn't text"));
        assertEquals(List.of(), bare("html`<a @click=${() => { if (a > b) go(`/t/${id}`); }}>Tablée</a>`"));
    }

    private static List<String> bare(String code) {
        return new ClientScript(code)
                .templates().stream()
                        .filter(each -> TEMPLATES.contains(each.tag()))
                        .flatMap(each -> bareIn(each.text()).stream())
                        .toList();
    }

    private static List<String> bareIn(String template) {
        List<String> found = new ArrayList<>();
        Matcher spoken = SPOKEN.matcher(template);
        while (spoken.find()) found.add(spoken.group(1));
        for (String text : TAG.matcher(template).replaceAll("\n").split("\n")) {
            found.add(text.replace(ClientScript.GAP, ' ')
                    .replaceAll("&\\w+;", " ")
                    .strip());
        }
        found.removeIf(text -> !LETTER.matcher(text).find() || text.equals(NAME));
        return found;
    }
}
