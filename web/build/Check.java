import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Checks the client's sources: their layout, what a linter finds, the types, and then the tests in {@code src/test/ts}. All is run by
 * Deno; on systems for which there is none in the jars, one on the PATH is taken. {@code java web/build/Check.java types} looks at the
 * types only, {@code format} lays out the sources anew.
 */
final class Check {
    private static final Path WEB = Path.of(System.getProperty("jdk.launcher.sourcefile", "web/build/Check.java"))
            .toAbsolutePath()
            .getParent()
            .getParent();
    private static final Path MODULES = WEB.resolve("node_modules");
    private static final Path TESTS = WEB.resolve("target/tests");
    private static final Path LAYOUT = WEB.resolve("target/layout");
    private static final List<String> SOURCES = List.of("src/main/ts", "src/main/css", "src/test/ts");
    private static final int WIDTH = 120;

    /** Deno would lay out templates too, and breaks on pieces of SVG: under other names of the same length it leaves them alone. */
    private static final String[][] TAGS = {{"html`", "htmq`"}, {"svg`", "svq`"}, {"css`", "csq`"}};

    public static void main(String[] args) throws IOException, InterruptedException {
        Path compiler = MODULES.resolve("typescript/lib/_tsc.js");
        if (!Files.exists(compiler)) throw new IOException("There is no compiler yet: run Maven with -Pgates first.");
        List<String> words = List.of(args);
        if (words.contains("format")) {
            layout(true);
            return;
        }
        if (!words.contains("types")) {
            layout(false);
            run(deno("lint", "--config", "deno.jsonc", "src"));
        }
        run(deno("run", "--allow-all", "--unstable-detect-cjs", compiler.toString(), "-p", "tsconfig.json"));
        if (words.contains("types")) return;
        run(List.of(java(), WEB.resolve("build/Bundle.java").toString(), TESTS.toString(), "--tests"));
        run(deno("test", "--no-check", "--allow-read", TESTS.toString()));
    }

    // ---- Layout ----------------------------------------------------------------------------------------------------

    /** Lays out a copy of all sources, and takes it over or complains about what differs and what is too wide. */
    private static void layout(boolean write) throws IOException, InterruptedException {
        List<Path> files = sources();
        for (Path file : files) copy(file);
        run(deno("fmt", "--config", "deno.jsonc", LAYOUT.toString()));
        List<String> wrong = new ArrayList<>();
        for (Path file : files) {
            String now = Files.readString(WEB.resolve(file));
            String then = renamed(Files.readString(LAYOUT.resolve(file)), 1, 0);
            if (write && !now.equals(then)) Files.writeString(WEB.resolve(file), then);
            else if (!now.equals(then)) wrong.add(file + " is laid out otherwise: ./tablee format");
            wide(file, write ? then : now, wrong);
        }
        wrong.forEach(line -> System.err.println("web/" + line));
        if (!wrong.isEmpty()) System.exit(1);
    }

    private static List<Path> sources() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String folder : SOURCES) {
            try (Stream<Path> files = Files.walk(WEB.resolve(folder))) {
                files.filter(file -> file.toString().matches(".*\\.(ts|css)"))
                        .sorted()
                        .forEach(file -> all.add(WEB.relativize(file)));
            }
        }
        return all;
    }

    private static void copy(Path file) throws IOException {
        Path copy = LAYOUT.resolve(file);
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, renamed(Files.readString(WEB.resolve(file)), 0, 1));
    }

    private static String renamed(String text, int from, int to) {
        String all = text;
        for (String[] tag : TAGS) all = all.replaceAll("\\b" + tag[from], tag[to]);
        return all;
    }

    private static void wide(Path file, String text, List<String> wrong) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).length() > WIDTH) wrong.add(file + ":" + (i + 1) + " ends after column " + WIDTH);
        }
    }

    // ---- Deno ------------------------------------------------------------------------------------------------------

    private static List<String> deno(String verb, String... rest) {
        Path jar = MODULES.resolve("linux-x64-glibc/deno");
        boolean own = Files.exists(jar) && jar.toFile().setExecutable(true) && isLinux();
        List<String> command = new ArrayList<>(List.of(own ? jar.toString() : "deno", verb, "--quiet"));
        command.addAll(List.of(rest));
        return command;
    }

    private static boolean isLinux() {
        return System.getProperty("os.name").equals("Linux")
                && System.getProperty("os.arch").equals("amd64");
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(command).directory(WEB.toFile()).inheritIO();
        process.environment().put("NO_COLOR", "1");
        int status = process.start().waitFor();
        if (status != 0) System.exit(status);
    }
}
