package tablee.app.sources;

import static tablee.app.sources.Repository.assertNone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Option;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.words.Words;

/**
 * What clients, bots and stored matches of a release rely on. A word that is written down here never goes away and never
 * changes, but for four messages of connections that had been listed before the first release and never left a node. A new one is added to the file with {@code -Dtablee.record=true}, which takes nothing away. What a game shows and
 * tells is written down beside its recorded games.
 */
class VocabularyTest {
    private static final Path FILES = Path.of("app/src/test/resources/tablee/app/vocabulary");
    private static final Pattern FAULT = Pattern.compile("HttpFault\\(\\s*(\\d{3}),\\s*\"([a-z-]+)\"");
    private static final Pattern ASKED = Pattern.compile("JsonBody\\.of\\(\\w+, (\\w+)\\.class\\)");
    private static final int RANDOM_GAMES = 20;
    private static final int MOST_PLIES = 4_000;

    @Test
    @DisplayName("What a table is asked and what it says")
    void table() throws IOException, ClassNotFoundException {
        Vocabulary words = new Vocabulary();
        all(words, "request", "tablee.table.TableRequests");
        for (Class<?> event : Vocabulary.records(Class.forName("tablee.table.message.Message"))) {
            words.word("event", Vocabulary.kebab(event.getSimpleName()));
            words.type("event " + Vocabulary.kebab(event.getSimpleName()), event);
        }
        for (Object refusal : Class.forName("tablee.table.message.TableRefusal").getEnumConstants())
            words.word("refusal", Vocabulary.kebab(((Enum<?>) refusal).name()));
        Words.shared("en").phrases().keySet().forEach(key -> {
            words.word("phrase", key);
            if (key.startsWith("refusal.")) words.word("refusal", key.substring("refusal.".length()));
        });
        holds("table", words);
    }

    @Test
    @DisplayName("What the engine is asked")
    void engine() throws IOException, ClassNotFoundException {
        Vocabulary words = new Vocabulary();
        all(words, "request", "tablee.wire.engine.EngineRequests");
        words.type("request load log", Class.forName("tablee.wire.engine.matches.LoadLog"));
        words.type("error", Class.forName("tablee.wire.engine.context.EngineFault$Code"));
        holds("engine", words);
    }

    @Test
    @DisplayName("What is stored, and what nodes of a cluster send one another")
    void store() throws IOException, ClassNotFoundException {
        Vocabulary words = new Vocabulary();
        Class<?> table = Class.forName("tablee.table.seats.TableRecord");
        words.type("table", table);
        words.type("header", Class.forName("tablee.wire.match.WrittenHeader"));
        words.type("match-file", MatchFile.class);
        words.type("entry", Entry.class);
        words.type("tournament", Class.forName("tablee.live.tournament.TournamentDocument"), table);
        for (Class<?> event : Vocabulary.records(Class.forName("tablee.tournament.TournamentEvent"))) {
            words.word("tournament-event", Vocabulary.kebab(event.getSimpleName()));
            words.type("tournament-event " + Vocabulary.kebab(event.getSimpleName()), event);
        }
        all(words, "mail", "tablee.live.connection.ClusterMessageSerializer", table);
        for (Class<?> option : Vocabulary.records(Option.class))
            words.word("option", Vocabulary.kebab(option.getSimpleName()));
        holds("store", words);
    }

    @Test
    @DisplayName(
            "What the server is asked over HTTP, what it answers about moments, puzzles and tables of the lobby, and why it does not")
    void http() throws IOException, ClassNotFoundException {
        Vocabulary words = new Vocabulary();
        for (Path file : Repository.files(".java")) {
            if (!file.startsWith("server/src/main/java")) continue;
            String text = Repository.text(file);
            FAULT.matcher(text).results().forEach(fault -> words.word("fault", fault.group(1), fault.group(2)));
            for (MatchResult asked : ASKED.matcher(text).results().toList())
                words.type("asked", meant(file, asked.group(1)));
        }
        words.type("moment", Class.forName("tablee.server.analysis.AnalysisMoment"));
        for (Class<?> answer :
                Class.forName("tablee.server.puzzles.PuzzleAnswers").getDeclaredClasses())
            if (answer.isRecord()) words.type("puzzle", answer);
        for (String line : List.of("Open", "Mine", "Turn"))
            words.type("lobby " + Vocabulary.kebab(line), Class.forName("tablee.server.tables.LobbyTable$" + line));
        holds("http", words);
    }

    /** The class of this name that a source means: one of its own, one that it imports, or its neighbour. */
    private static Class<?> meant(Path source, String name) throws ClassNotFoundException {
        String text = Repository.text(source);
        String folder = Path.of("server/src/main/java")
                .relativize(source.getParent())
                .toString()
                .replace('/', '.');
        Matcher imported = Pattern.compile("import ([\\w.]+\\." + name + ");").matcher(text);
        if (imported.find()) return Class.forName(imported.group(1));
        boolean own = Pattern.compile("record " + name + "\\(").matcher(text).find();
        String outer = source.getFileName().toString().replace(".java", "$");
        return Class.forName(folder + "." + (own ? outer : "") + name);
    }

    @TestFactory
    @DisplayName("What a game shows and tells")
    Stream<DynamicTest> games() {
        return Games.all().stream()
                .map(game -> DynamicTest.dynamicTest(game.card().id(), () -> game(game)));
    }

    private static void game(Game<?> game) throws IOException {
        Vocabulary words = new Vocabulary();
        Words.of(game, "en").phrases().keySet().stream()
                .filter(key -> key.startsWith("told.") && !key.contains("@"))
                .forEach(key -> words.word("event", key.substring("told.".length())));
        for (Option option : game.card().options()) words.word("option", option.id(), option.standard());
        for (int ruleset : game.card().rulesets())
            for (int seats : game.card().seatCounts())
                for (int seed = 0; seed < RANDOM_GAMES; seed++)
                    play(game.open(game.card().setup(seats, ruleset, Map.of(), "")), seed, words);
        String id = game.card().id();
        holds(Path.of("games", id, "src/test/resources/vocabulary.txt"), id, words);
    }

    private static void play(State<?> state, int seed, Vocabulary words) {
        Playout playout = new Playout(new FastDice(seed), 1_000);
        for (int ply = 0; ply < MOST_PLIES && state.toAct() != 0; ply++) {
            playout.choose(state);
            words.word("move", state.write(playout.actor(), playout.move()).split("[ 0-9]", 2)[0]);
            Told told = new Told();
            state.play(playout.actor(), playout.move(), playout.at(), told);
            told.to(Viewer.ALL).forEach(event -> words.shape("told " + name(event), Json.tree(event)));
        }
        words.shape("view", Json.tree(state.view(0)));
        state.figures(0).ifPresent(figures -> words.shape("figures", Json.tree(figures)));
        words.shape("position", Json.tree(state.position()));
    }

    private static String name(Record event) {
        return Json.event(event).get("event").asText();
    }

    private static void all(Vocabulary words, String kind, String name, Class<?>... listed)
            throws ClassNotFoundException {
        Map<?, ?> all = (Map<?, ?>) Vocabulary.constant(Class.forName(name), "ALL");
        all.forEach((word, type) -> {
            words.word(kind, word.toString());
            words.type(kind + " " + word, (Class<?>) type, listed);
        });
    }

    private static void holds(String name, Vocabulary words) throws IOException {
        holds(FILES.resolve(name + ".txt"), name, words);
    }

    private static void holds(Path list, String name, Vocabulary words) throws IOException {
        Path file = Repository.root().resolve(list);
        SortedSet<String> known = new TreeSet<>(Files.exists(file) ? Files.readAllLines(file) : List.of());
        if (Boolean.getBoolean("tablee.record")) {
            known.addAll(words.lines());
            Files.write(file, known);
        }
        List<String> gone = new ArrayList<>(known);
        gone.removeAll(words.lines());
        assertNone("words of " + name + " that others rely on and that are gone", gone);
        List<String> fresh = new ArrayList<>(words.lines());
        fresh.removeAll(known);
        assertNone("new words of " + name + ", to be added with -Dtablee.record=true", fresh);
    }
}
