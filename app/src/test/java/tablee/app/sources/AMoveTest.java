package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.app.sources.Repository.assertNone;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The page that follows one move through the program. */
class AMoveTest {
    private static final Path PAGE = Path.of("docs/a-move.md");
    /** As many as there are, so that a further one is noticed; fewer are welcome, and lower these. */
    private static final int MOST_ROWS = 55;

    private static final int MOST_FILES = 27;
    /** After this something else than a call leads on: a socket, a mailbox, a queue. */
    private static final String ELSEWHERE = "→";

    private static final int MOST_ELSEWHERE = 11;

    private static final Pattern ROW =
            Pattern.compile("^\\| (\\d+) \\| `([^`]+)` \\| `(\\w+)` \\| (.*) \\|$", Pattern.MULTILINE);

    private record Row(int number, Path file, String function, String says) {
        String name() {
            return "row " + number + ", " + file + ": " + function;
        }

        /** What stands between the braces of each function of this name. */
        List<String> bodies() {
            if (!Files.isRegularFile(Repository.root().resolve(file))) return List.of();
            String text = Repository.text(file);
            Matcher found = Pattern.compile("^ +(?:[\\w<>\\[\\]?., ]+ )?" + function + "\\(", Pattern.MULTILINE)
                    .matcher(text);
            List<String> all = new ArrayList<>();
            while (found.find()) {
                int parameters = closing(text, found.end(), '(', ')');
                int brace = text.indexOf('{', parameters);
                boolean isCall = brace < 0 || text.substring(parameters, brace).matches("(?s).*[;=].*");
                if (!isCall) all.add(text.substring(brace, closing(text, brace + 1, '{', '}')));
            }
            return all;
        }

        private static int closing(String text, int from, char opens, char closes) {
            int at = from;
            for (int depth = 1; depth > 0; at++) {
                if (text.charAt(at) == opens) depth++;
                if (text.charAt(at) == closes) depth--;
            }
            return at;
        }

        boolean leadsTo(Row next) {
            Pattern call = Pattern.compile("\\b" + next.function + "\\b");
            return says.contains(ELSEWHERE)
                    || bodies().stream().anyMatch(body -> call.matcher(body).find());
        }
    }

    private static List<Row> rows() {
        return ROW.matcher(Repository.text(PAGE))
                .results()
                .map(row -> new Row(Integer.parseInt(row.group(1)), Path.of(row.group(2)), row.group(3), row.group(4)))
                .toList();
    }

    @Test
    @DisplayName("Every row of docs/a-move.md is a function that is there, and they are numbered through")
    void stands() {
        List<Row> rows = rows();
        assertEquals(MOST_ROWS, rows.size(), "the page says how many rows it has");
        assertEquals(
                MOST_FILES,
                rows.stream().map(Row::file).distinct().count(),
                "the page says how many files they lie in");
        assertEquals(
                IntStream.rangeClosed(1, rows.size()).boxed().toList(),
                rows.stream().map(Row::number).toList());
        assertNone(
                "rows of docs/a-move.md that lead nowhere",
                rows.stream()
                        .filter(row -> row.bodies().isEmpty())
                        .map(Row::name)
                        .toList());
    }

    @Test
    @DisplayName("Every row calls the next one's function, or says what else leads there")
    void leadsOn() {
        List<Row> rows = rows();
        List<String> gaps = IntStream.range(1, rows.size())
                .filter(i -> !rows.get(i - 1).leadsTo(rows.get(i)))
                .mapToObj(i ->
                        rows.get(i - 1).name() + " does not call " + rows.get(i).function())
                .toList();
        assertNone("gaps in docs/a-move.md", gaps);
        long elsewhere =
                rows.stream().filter(row -> row.says().contains(ELSEWHERE)).count();
        assertEquals(MOST_ELSEWHERE, elsewhere, "the page says how many such places there are");
    }
}
