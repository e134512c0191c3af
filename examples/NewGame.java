import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Makes a new game out of {@code examples/skeleton}, under a name of its own, or gives it a small board. Run by
 * {@code ./tablee new-game NAME [--board]}, or as {@code java examples/NewGame.java ROOT NAME [--board]}.
 */
final class NewGame {
    private static final String OLD = "skeleton";
    private static final String OLD_PREFIX = "SKEL";
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]{2,19}");
    private static final int PREFIX_LENGTH = 5;
    private static final String BOARDS = "web/src/main/ts/games";
    private static final String OLD_BOARD = "web/src/main/ts/examples/" + OLD;
    private static final String PICTURE = "house.ts";

    private static final String BOARD_BELOW = "what to change in its board is said below";
    private static final String PLAIN_BOARD = """
            a plain board draws the game, until
                                                ./tablee new-game skeleton --board lays a small one there to be changed""";

    private final Path root;
    private final String name;
    private final String prefix;

    private NewGame(Path root, String name, String prefix) {
        this.root = root;
        this.name = name;
        this.prefix = prefix;
    }

    public static void main(String[] args) throws IOException {
        boolean board = args.length == 3 && args[2].equals("--board");
        if (args.length != 2 && !board) fail("say how the game is called: ./tablee new-game NAME [--board]");
        Path root = Path.of(args[0]).toAbsolutePath();
        String name = args[1];
        if (!NAME.matcher(name).matches() || SourceVersion.isKeyword(name))
            fail("a game's name is a word of 3 to 20 small letters and digits, and no word of Java: \"" + name
                    + "\" is not.");
        if (board && exists(root, "games", name)) {
            if (exists(root, BOARDS, name + "/index.ts")) fail("\"" + name + "\" has a board.");
            new NewGame(root, name, OLD_PREFIX).makeBoard(); // a board names no rule
            return;
        }
        if (exists(root, "games", name) || exists(root, "examples", name)) fail("there is a game \"" + name + "\".");
        if (Files.exists(root.resolve(name))) fail("\"" + name + "\" is a folder of the repository.");
        NewGame game = new NewGame(root, name, prefix(root, name));
        game.make(board);
        if (board) game.makeBoard();
    }

    private static boolean exists(Path root, String folder, String name) {
        return Files.exists(root.resolve(folder).resolve(name));
    }

    private static void fail(String sentence) {
        System.err.println("tablee: " + sentence);
        System.exit(2);
    }

    private void make(boolean board) throws IOException {
        Path skeleton = root.resolve("examples").resolve(OLD);
        for (Path file : files(skeleton)) copy(file, place(skeleton.relativize(file)));
        copy(root.resolve(OLD_BOARD).resolve(PICTURE), BOARDS + "/" + name + "/" + PICTURE);
        register();
        System.out.print(renamed(
                """
                The game "skeleton" is there, plays, and passes every check. It is a heap of stones still. Now write, in this order:
                  docs/rules/skeleton.md            its rules: numbered sentences, SKEL-1 and so on; [R] where you decide something
                  games/skeleton/src/main           the rules as code; Game and State of core say what each method has to do
                  games/skeleton/src/test           a test for each rule, by its id; playthroughs; a recorded game for each ending
                  .../tablee/skeleton/words.*       sentences, in four languages; the conformance test says which are missing or stray
                  .../tablee/skeleton/rules.*.md    the rules for people, in four languages; the last chapter lists every [R]
                  docs/engine/skeleton.md           words of moves, position, view and events, for programs
                  web/src/main/ts/games/skeleton    house.ts is its picture; %s
                Try it:    mvn -q -pl games/skeleton -am test -Dtest='Skeleton*' -Dsurefire.failIfNoSpecifiedTests=false
                Record:    the same with -Dtablee.record=true, once what is written down about the heap is deleted from src/test/resources:
                           playthroughs (all but their headers), recorded, replay-hashes.txt, vocabulary.txt
                           (the last two: mvn -q -pl app -am test -Dexec.skip -Dtest='ReplayHashTest,VocabularyTest' with the same flags)
                Play it:   ./tablee
                The whole guide is docs/add-a-game.md; a game with hidden information is examples/liar.
                """.formatted(board ? BOARD_BELOW : PLAIN_BOARD)));
    }

    /** The skeleton's own board, as a beginning: its picture may have been drawn anew already. */
    private void makeBoard() throws IOException {
        Path folder = root.resolve(OLD_BOARD);
        for (Path file : files(folder)) {
            if (!file.endsWith(PICTURE)) copy(file, BOARDS + "/" + name + "/" + folder.relativize(file));
        }
        System.out.print(renamed(
                """
                The folder web/src/main/ts/games/skeleton has a board now. It draws the heap of stones still. Change it in this order:
                  view.ts                       what the server tells: docs/engine/skeleton.md
                  spots.ts, say.ts              what can be pointed at, its move and its name; the sentences
                  layout.ts, art.ts, draw.ts    where things lie, how each looks, and the whole drawing; style.css
                  step.ts, motion.ts            what an event changes, and how that is shown; sounds.ts
                  lesson.ts, story.ts           a first game, and what its curve counts; places.ts, for the log
                  words.*.properties            what only the board says, in four languages
                Try it:    mvn -q -pl web -Pgates test
                What each file gives is in web/README.md.
                """));
    }

    // ---- Copying ---------------------------------------------------------------------------------------------------

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .filter(file -> !folder.relativize(file).startsWith("target"))
                    .sorted()
                    .toList();
        }
    }

    private void copy(Path file, String place) throws IOException {
        Path to = root.resolve(place);
        Files.createDirectories(to.getParent());
        Files.writeString(to, renamed(Files.readString(file)));
    }

    /** Where a file of the skeleton belongs in a game that ships. */
    private String place(Path file) {
        if (file.endsWith("rules.md")) return "docs/rules/" + name + ".md";
        if (file.endsWith("engine.md")) return "docs/engine/" + name + ".md";
        return "games/" + name + "/" + renamed(file.toString());
    }

    private String renamed(String text) {
        return text.replace(OLD, name).replace(capital(OLD), capital(name)).replace(OLD_PREFIX, prefix);
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The word that the ids of its rules begin with: the first letters of its name, as many as it takes to be its own. */
    private static String prefix(Path root, String name) throws IOException {
        String letters = name.replaceAll("[^a-z]", "").toUpperCase(Locale.ROOT);
        for (int length = Math.min(PREFIX_LENGTH - 1, letters.length()); length <= letters.length(); length++) {
            String tried = letters.substring(0, length);
            if (length >= 3 && !isTaken(root, tried)) return tried;
        }
        fail("the rules of another game begin with " + letters + ": choose another name.");
        return letters;
    }

    private static boolean isTaken(Path root, String tried) throws IOException {
        for (Path page : files(root.resolve("docs/rules"))) {
            if (Files.readString(page).contains("**" + tried + "-")) return true;
        }
        return false;
    }

    // ---- The one list ----------------------------------------------------------------------------------------------

    private void register() throws IOException {
        Path pom = root.resolve("games/pom.xml");
        String module = "    <module>" + name + "</module>\n";
        String dependency = "    <dependency><groupId>tablee</groupId><artifactId>tablee-" + name
                + "</artifactId><version>${project.version}</version></dependency>\n";
        String text = Files.readString(pom);
        if (!text.contains("  </modules>\n") || !text.contains("  </dependencies>\n"))
            throw new IOException("games/pom.xml has no end of modules and dependencies.");
        Files.writeString(
                pom,
                text.replaceFirst("( {2}</modules>\n)", module + "$1")
                        .replaceFirst("( {2}</dependencies>\n)", dependency.replace("$", "\\$") + "$1"));
        Path list = root.resolve("docs/rules/README.md");
        Files.writeString(list, withRow(Files.readString(list)));
    }

    /** The game's row below the last one of the table; more text may follow it. */
    private String withRow(String list) {
        int last = list.lastIndexOf("\n| [");
        int end = last < 0 ? list.length() : list.indexOf('\n', last + 1) + 1;
        String row = "| [" + name + ".md](" + name + ".md) | " + capital(name) + " | 2\u20134 | |\n";
        return list.substring(0, end) + row + list.substring(end);
    }
}
