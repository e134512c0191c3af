import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Makes a new game out of {@code examples/skeleton}, under a name of its own. Run by {@code ./tablee new-game NAME}, or as
 * {@code java examples/NewGame.java ROOT NAME}.
 */
final class NewGame {
    private static final String OLD = "skeleton";
    private static final String OLD_PREFIX = "SKEL";
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]{2,19}");
    private static final int PREFIX_LENGTH = 5;

    private final Path root;
    private final String name;
    private final String prefix;

    private NewGame(Path root, String name) throws IOException {
        this.root = root;
        this.name = name;
        prefix = prefix();
    }

    public static void main(String[] args) throws IOException {
        if (args.length != 2) fail("say how the game is called: ./tablee new-game NAME");
        Path root = Path.of(args[0]).toAbsolutePath();
        String name = args[1];
        if (!NAME.matcher(name).matches() || SourceVersion.isKeyword(name))
            fail("a game's name is a word of 3 to 20 small letters and digits, and no word of Java: \"" + name + "\" is not.");
        if (exists(root, "games", name) || exists(root, "examples", name)) fail("there is a game \"" + name + "\".");
        if (Files.exists(root.resolve(name))) fail("\"" + name + "\" is a folder of the repository.");
        new NewGame(root, name).make();
    }

    private static boolean exists(Path root, String folder, String name) {
        return Files.exists(root.resolve(folder).resolve(name));
    }

    private static void fail(String sentence) {
        System.err.println("tablee: " + sentence);
        System.exit(2);
    }

    private void make() throws IOException {
        Path skeleton = root.resolve("examples").resolve(OLD);
        for (Path file : files(skeleton)) copy(skeleton.relativize(file), Files.readString(file));
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
                  web/src/main/ts/games/skeleton    house.ts is its picture; until there is an index.ts a plain board draws it
                Try it:    mvn -q -pl games/skeleton -am test -Dtest='Skeleton*' -Dsurefire.failIfNoSpecifiedTests=false
                Record:    the same with -Dtablee.record=true, once what is written down about the heap is deleted from src/test/resources:
                           playthroughs (all but their headers), recorded, replay-hashes.txt, vocabulary.txt
                           (the last two: mvn -q -pl app -am test -Dtest='ReplayHashTest,VocabularyTest' with the same flags)
                Play it:   ./tablee
                The whole guide is CONTRIBUTING.md; a game with hidden information is examples/liar.
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

    private void copy(Path file, String text) throws IOException {
        Path to = root.resolve(place(file));
        Files.createDirectories(to.getParent());
        Files.writeString(to, renamed(text));
    }

    /** Where a file of the skeleton belongs in a game that ships. */
    private String place(Path file) {
        if (file.endsWith("rules.md")) return "docs/rules/" + name + ".md";
        if (file.endsWith("engine.md")) return "docs/engine/" + name + ".md";
        if (file.startsWith("client")) return "web/src/main/ts/games/" + name + "/" + file.subpath(1, file.getNameCount());
        return "games/" + name + "/" + renamed(file.toString());
    }

    private String renamed(String text) {
        return text.replace(OLD, name).replace(capital(OLD), capital(name)).replace(OLD_PREFIX, prefix);
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The word that the ids of its rules begin with: the first letters of its name, as many as it takes to be its own. */
    private String prefix() throws IOException {
        String letters = name.replaceAll("[^a-z]", "").toUpperCase(Locale.ROOT);
        for (int length = Math.min(PREFIX_LENGTH - 1, letters.length()); length <= letters.length(); length++) {
            String tried = letters.substring(0, length);
            if (length >= 3 && !isTaken(tried)) return tried;
        }
        fail("the rules of another game begin with " + letters + ": choose another name.");
        return letters;
    }

    private boolean isTaken(String tried) throws IOException {
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
        Files.writeString(
                list,
                Files.readString(list).stripTrailing() + "\n| [" + name + ".md](" + name + ".md) | " + capital(name) + " | 2–4 | |\n");
    }
}
