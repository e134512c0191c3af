package tablee.browser.instead;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PagePatternTest {
    private static final int TEXTS = 600;
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern USE =
            Pattern.compile("\\.(?:split|matches|replaceAll|replaceFirst)\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

    /** Texts that the longer expressions fit, which letters thrown together never would. */
    private static final List<String> FITTING = List.of(
            "lands 1.2|3.4 face 6 hits sun monsoon",
            "lands 1.2 face 3",
            "lands . face 1 hits",
            "sun back",
            "monsoon to 1.1 value 3",
            "throw 12 3",
            "off:123",
            "1.2:4",
            "12x0,3",
            "swap 1 10",
            "flip 10",
            "first 3",
            "deal clown",
            "deal clown/big-top",
            "Anna (bot)",
            "Anna ⟨Bot⟩ ",
            "Anna <bot",
            "a b | c|d",
            "left|right",
            "someName9Thing",
            "ÄÖ one   two",
            "a=b=c",
            "Ruleset x: Ruleset",
            "one # two # three",
            "0123456789abcdef".repeat(4),
            "\r\n\n\r\u0085x\u2028\u2029\f",
            "\uD800x\uDC00\u0007",
            "😀 (ro\uD83E\uDD16bot)");

    /** Every expression that stands in what a page runs: in calls of texts, and as a constant. */
    private static SortedSet<String> patterns() throws IOException, ReflectiveOperationException {
        SortedSet<String> all = new TreeSet<>();
        for (String module : List.of("core", "wire", "table", "bots", "review", "games", "physics")) {
            for (Path file : sources(ROOT.resolve(module))) {
                String source = Files.readString(file);
                USE.matcher(source).results().forEach(each -> all.add(said(each.group(1))));
                if (source.contains("Pattern.compile(")) all.addAll(constants(file));
            }
        }
        return all;
    }

    /** What a text of a program says. */
    private static String said(String written) {
        return Pattern.compile("\\\\u(\\p{XDigit}{4})")
                .matcher(written)
                .replaceAll(each -> Character.toString(Integer.parseInt(each.group(1), 16)))
                .translateEscapes();
    }

    private static List<Path> sources(Path module) throws IOException {
        try (Stream<Path> files = Files.walk(module)) {
            return files.filter(each -> each.toString().contains("src/main/java")
                            && each.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static SortedSet<String> constants(Path file) throws ReflectiveOperationException {
        String path = file.toString().replace('\\', '/');
        String name = path.substring(path.indexOf("src/main/java/") + 14, path.length() - 5);
        SortedSet<String> all = new TreeSet<>();
        for (Field each : Class.forName(name.replace('/', '.')).getDeclaredFields()) {
            if (each.getType() != Pattern.class || !Modifier.isStatic(each.getModifiers())) continue;
            each.setAccessible(true);
            all.add(((Pattern) each.get(null)).pattern());
        }
        assertTrue(!all.isEmpty(), "an expression that is no constant: " + file);
        return all;
    }

    @Test
    @DisplayName("Every regular expression in what a page runs finds there what it finds on the platform")
    void same() throws IOException, ReflectiveOperationException {
        SortedSet<String> patterns = patterns();
        assertTrue(patterns.size() > 25, patterns.toString());
        for (String each : patterns) {
            for (String text : FITTING) same(each, text);
            Random random = new Random(each.hashCode());
            for (int i = 0; i < TEXTS; i++) same(each, text(each, random));
        }
    }

    /** Of the expression's own letters and a few others. */
    private static String text(String pattern, Random random) {
        String letters = pattern.repeat(2) + "0189azAZ -.|é\n\r\t😀(<[)>]";
        int[] points = letters.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(14); i > 0; i--) text.appendCodePoint(points[random.nextInt(points.length)]);
        return text.toString();
    }

    private static void same(String pattern, String text) {
        String which = '"' + pattern + "\" in \"" + text + '"';
        Matcher platform = Pattern.compile(pattern).matcher(text);
        PageMatcher page = PagePattern.compile(pattern).matcher(text);
        boolean matches = platform.matches();
        assertEquals(matches, page.matches(), which);
        for (int i = 0; matches && i <= platform.groupCount(); i++)
            assertEquals(platform.group(i), page.group(i), which);
        assertEquals(text.replaceAll(pattern, "-"), page.replaceAll("-"), which);
        assertEquals(text.replaceFirst(pattern, ""), page.replaceFirst(""), which);
        for (int limit : new int[] {-1, 0, 2})
            assertArrayEquals(
                    text.split(pattern, limit), PagePattern.compile(pattern).split(text, limit), which);
    }

    @Test
    @DisplayName("What a page's expressions do not know is refused and does not mean something else")
    void refused() {
        for (String each :
                List.of("\\w", "a$", "[a&&b]", "[a[b]]", "a++", "(?i)a", "(?<name>a)", "\\bword", "(a", "a)", "["))
            assertThrows(IllegalArgumentException.class, () -> PagePattern.compile(each), each);
        assertThrows(
                IllegalArgumentException.class,
                () -> PagePattern.compile("a").matcher("a").replaceAll("$0"));
    }
}
