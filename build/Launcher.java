import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * What the script {@code tablee} does, for {@code tablee.cmd}: builds what changed and starts it. {@code LauncherTest} holds
 * that both tell Java, Maven and Python the same. Run as a source file, so it has to be one file. It knows one JDK only, keeps no
 * archive for quick starts, and leaves {@code outdated}, which is all about texts of Maven's, to the script.
 */
final class Launcher {
    /** What answers {@code --help} with its lines of the page of commands; all others have a page of their own. */
    private static final Set<String> WITHOUT_PAGE = Set.of("test", "format", "mutants", "bench", "fuzz", "outdated", "screens", "new-game");
    private static final Set<String> OF_THE_APP = Set.of("server", "warm", "memory", "flood", "profile");
    private static final Set<String> NOT_SOURCES = Set.of("target", "node_modules", ".git");
    private static final String SECONDS = "-Dtests.patience.seconds=43200";
    private static final boolean WINDOWS = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    private static final List<String> START =
            List.of("-Dsun.misc.unsafe.memory.access=allow", "-XX:+ExitOnOutOfMemoryError");
    private static final List<String> FORWARD =
            List.of("--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED");

    private final Path root;
    private final Path jdk;
    private final String command;
    private final List<String> words;
    private final Path jar;

    private Launcher(Path root, Path jdk, List<String> words) {
        this.root = root;
        this.jdk = jdk;
        this.command = words.isEmpty() ? "serve" : words.get(0);
        this.words = words.isEmpty() ? List.of() : words.subList(1, words.size());
        this.jar = root.resolve("app/target/tablee.jar");
    }

    public static void main(String[] arguments) {
        List<String> words = Arrays.asList(arguments).subList(2, arguments.length);
        try {
            System.exit(new Launcher(Path.of(arguments[0]).toRealPath(), Path.of(arguments[1]), words).run());
        } catch (Stopped stopped) {
            say(stopped.getMessage());
            System.exit(1);
        } catch (IOException | UncheckedIOException broken) {
            say("a file could not be read or written: " + broken.getMessage());
            System.exit(1);
        } catch (InterruptedException ended) {
            System.exit(130);
        }
    }

    /** With a sentence for the person. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped(String sentence) {
            super(sentence);
        }
    }

    private static void say(String text) {
        System.err.println("tablee: " + text);
    }

    private int run() throws IOException, InterruptedException {
        boolean help = WITHOUT_PAGE.contains(command) && (words.contains("-h") || words.contains("--help"));
        if (help) return said(0, System.out, ownPage());
        return switch (command) {
            case "scatter", "throws" -> start(words);
            case "ladder" -> start(joined(List.of("--out", under("target/ladder"), "--docs", under("docs")), words));
            case "test" -> test();
            case "format" -> format();
            case "bench" -> bench();
            case "release" -> release();
            case "new-game" -> newGame();
            case "screens" -> screens();
            case "help", "-h", "--help" -> said(0, System.out, help());
            case "version", "--version" -> said(0, System.out, "tablee " + version() + "\n");
            case "mutants" -> mutants();
            case "fuzz" -> fuzz();
            case "outdated" -> throw new Stopped("\"outdated\" needs the script tablee, on Linux, macOS or WSL.");
            // The first part of that page is what the jar does.
            default -> help().split("\nand with")[0].contains("\n  " + command + " ") ? start(words) : said(2, System.err, "tablee: there is no command \"" + command + "\".\n" + help());
        };
    }

    private static int said(int status, PrintStream where, String text) {
        where.print(text);
        return status;
    }

    private String under(String name) {
        return root.resolve(name).toString();
    }

    @SafeVarargs
    private static List<String> joined(List<String>... lists) {
        return Stream.of(lists).flatMap(List::stream).toList();
    }

    private String help() throws IOException {
        return Files.readString(root.resolve("app/src/main/resources/tablee/app/help.txt"));
    }

    /** What that page says of one command. */
    private String ownPage() throws IOException {
        StringBuilder page = new StringBuilder("usage: ./tablee " + command + " [arguments]\n\n");
        boolean own = false;
        for (String line : help().lines().toList()) {
            if (!line.startsWith("   ")) own = line.startsWith("  " + command + " ");
            if (own) page.append(line).append('\n');
        }
        return page.toString();
    }

    private String version() throws IOException {
        try (Stream<String> lines = Files.lines(root.resolve("pom.xml"))) {
            return lines.filter(line -> line.startsWith("  <version>")).findFirst().orElse("").replaceAll("</?version>", "").strip();
        }
    }

    // ---- Starting ------------------------------------------------------------------------------------------------

    private int major() throws IOException {
        try (Stream<String> lines = Files.lines(jdk.resolve("release"))) {
            return lines.filter(line -> line.startsWith("JAVA_VERSION="))
                    .map(line -> Integer.parseInt(line.replaceAll("[^0-9.]", "").split("\\.")[0]))
                    .findFirst()
                    .orElse(0);
        }
    }

    private int start(List<String> rest) throws IOException, InterruptedException {
        build("app", jar);
        return java(joined(START, List.of("-jar", jar.toString(), command), rest));
    }

    private int java(List<String> arguments) throws IOException, InterruptedException {
        return program(joined(List.of(jdk.resolve("bin").resolve("java").toString()), arguments));
    }

    /** With what programs in Python ask for: the jar, their package, and the JDK first on the path. */
    private int program(List<String> call) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(call).inheritIO();
        builder.environment().putAll(Map.of("TABLEE_JAR", jar.toString(), "PYTHONPATH", under("python")));
        builder.environment().merge("PATH", jdk.resolve("bin").toString(), (path, bin) -> bin + File.pathSeparator + path);
        return builder.start().waitFor();
    }

    // ---- Building ------------------------------------------------------------------------------------------------

    private void build(String module, Path made, String... flags) throws IOException, InterruptedException {
        Path note = made.resolveSibling(made.getFileName() + ".made-from");
        Files.createDirectories(root.resolve("target"));
        try (FileChannel channel = FileChannel.open(
                        root.resolve("target/building.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock one = channel.lock()) {
            String now = fingerprint();
            if (one.isValid() && Files.exists(made) && Files.exists(note) && Files.readString(note).equals(now)) return;
            say("building " + module + " (the first time this downloads its parts and takes a minute or two)");
            Files.deleteIfExists(note);
            must(maven(joined(List.of(flags), List.of("-Dmaven.test.skip=true", "-pl", module, "-am", "package"))), "the build failed.");
            Files.writeString(note, now);
        }
    }

    private static void must(int status, String sentence) {
        if (status != 0) throw new Stopped(sentence);
    }

    /** A number for the content of everything a jar is made of. */
    private String fingerprint() throws IOException {
        CRC32 sum = new CRC32();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(this::isSource).sorted().toList()) {
                sum.update(root.relativize(file).toString().replace('\\', '/').getBytes(StandardCharsets.UTF_8));
                sum.update(Files.readAllBytes(file));
            }
        }
        return Long.toHexString(sum.getValue());
    }

    private boolean isSource(Path file) {
        List<String> parts = new ArrayList<>();
        root.relativize(file).forEach(part -> parts.add(part.toString()));
        if (parts.stream().anyMatch(NOT_SOURCES::contains) || !Files.isRegularFile(file)) return false;
        int src = parts.indexOf("src");
        boolean test = src >= 0 && src + 1 < parts.size() && parts.get(src + 1).equals("test");
        boolean client = parts.get(0).equals("web") || parts.get(0).equals(".mvn");
        return !test && (src >= 0 || client || parts.get(parts.size() - 1).equals("pom.xml"));
    }

    /** Runs Maven in the root; what matters of its output goes to standard error, all of it into the log. */
    private int maven(List<String> arguments) throws IOException, InterruptedException {
        Path log = root.resolve("target").resolve(command + ".log");
        Files.createDirectories(log.getParent());
        List<String> call = new ArrayList<>(WINDOWS ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
        call.addAll(List.of("-B", "-ntp", "-Dstyle.color=never"));
        // Maven before 3.9 does not read MAVEN_ARGS.
        Stream.of("MAVEN_ARGS", "TABLEE_MAVEN_FLAGS").map(System.getenv()::get).filter(flags -> flags != null)
                .forEach(flags -> call.addAll(List.of(flags.strip().split(" +"))));
        ProcessBuilder builder = new ProcessBuilder(joined(call, arguments))
                .directory(root.toFile())
                .redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", jdk.toString());
        builder.environment().remove("MAVEN_ARGS");
        if (major() >= 24) builder.environment().merge("MAVEN_OPTS", String.join(" ", FORWARD), (a, b) -> b + " " + a);
        Process process = begun(builder);
        process.getOutputStream().close();
        try (PrintWriter all = new PrintWriter(Files.newBufferedWriter(log));
                BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            out.lines().peek(all::println).filter(Launcher::matters).forEach(Launcher::tell);
        }
        int status = process.waitFor();
        if (status != 0) say("Maven's whole output is in " + log);
        return status;
    }

    private static Process begun(ProcessBuilder builder) {
        try {
            return builder.start();
        } catch (IOException none) {
            throw new Stopped(
                    "Maven 3.8.7 or newer is needed to build and mvn was not found on the PATH: please install it.");
        }
    }

    /** The module being built, test results, errors, and whatever tests print. */
    private static boolean matters(String line) {
        if (line.startsWith("[INFO] Building jar: ") || line.isEmpty()) return false;
        if (line.startsWith("[INFO] Building ")) return true;
        if (line.matches("\\[(INFO|WARNING)\\] Tests run:.*")) return line.contains(" in ");
        return !line.startsWith("[INFO]") && !line.startsWith("[WARNING]");
    }

    private static void tell(String line) {
        System.err.println(line.replaceFirst("^\\[(INFO|WARNING)\\] ", ""));
    }

    // ---- Other commands ------------------------------------------------------------------------------------------

    private int test() throws IOException, InterruptedException {
        boolean full = !words.isEmpty() && words.get(0).equals("--full");
        // Two modules beside each other, except for the long counts, which are left alone with the machine.
        List<String> pace = full
                ? List.of("-Dtablee.full=true", "-Pgates", "-Dtests.heap=4g", "-Dtests.again=0", "-Dtests.patience=6 h", SECONDS)
                : List.of("-T2", "-Pgates");
        List<String> rest = full ? words.subList(1, words.size()) : words;
        boolean some = rest.stream().anyMatch(word -> word.startsWith("-Dtest="));
        List<String> none = some ? List.of("-Dsurefire.failIfNoSpecifiedTests=false") : List.of();
        say("all checks and tests on " + jdk);
        must(maven(joined(pace, rest, none, List.of("verify"))), "the tests failed.");
        say("all checks and tests passed.");
        return 0;
    }

    private int format() throws IOException, InterruptedException {
        must(maven(List.of("spotless:apply")), "the sources could not be formatted.");
        must(maven(List.of("-Pgates", "-pl", "web", "process-resources")), "there is no Deno.");
        return java(List.of(under("web/build/Check.java"), "format"));
    }

    private int bench() throws IOException, InterruptedException {
        String what = words.isEmpty() ? "" : words.get(0);
        int inPage = List.of("web", "page", "house").indexOf(what);
        if (inPage >= 0) return browser(List.of("-Dtest=" + List.of("WeightTest", "PageFiguresTest", "PageSpeedTest,PageDelayTest").get(inPage), "-Dtablee.note=true"));
        if (List.of("python", "lines").contains(what)) return python(what);
        if (!OF_THE_APP.contains(what) && !List.of("rules", "bots", "chance", "review", "ratings", "start").contains(what)) {
            say("say what to measure: tablee bench rules|bots|chance|review|ratings|server|warm|memory|flood|profile|start|web|page|house|python|lines [--quick]");
            return 2;
        }
        List<String> more = new ArrayList<>(words);
        Path bench = root.resolve("bench/target/bench.jar");
        build("bench", bench);
        if (OF_THE_APP.contains(what) || what.equals("start")) build("app", jar);
        if (OF_THE_APP.contains(what)) more.add(jar.toString());
        if (what.equals("start")) more.addAll(List.of(root.toString(), jdk.toString()));
        more.add(under("docs/benchmarks.md"));
        return java(joined(List.of("-jar", bench.toString()), more));
    }

    /** Lines are counted by a program without packages, so that any Python does. */
    private int python(String what) throws IOException, InterruptedException {
        build("app", jar);
        String any = WINDOWS ? "python" : "python3";
        String python = what.equals("lines") ? any : Optional.ofNullable(System.getenv("TABLEE_PYTHON")).orElse("");
        String program = under("python/" + (what.equals("lines") ? "lines.py" : "bench.py"));
        List<String> rest = joined(words.subList(1, words.size()), List.of(under("docs/benchmarks.md")));
        return program(joined(List.of(python.isEmpty() ? ownPython(any) : python, program), rest));
    }

    /** That of target/python, which gets what the package is measured and tested with. */
    private String ownPython(String any) throws IOException, InterruptedException {
        Path python = root.resolve(WINDOWS ? "target/python/Scripts/python.exe" : "target/python/bin/python");
        if (Files.exists(python) && program(List.of(python.toString(), "-c", "import numpy, pettingzoo, pygame")) == 0) return python.toString();
        say("installing numpy, PettingZoo and pygame into target/python");
        List<String> install = List.of(python.toString(), "-m", "pip", "-q", "install", "--retries", "1", "numpy", "pettingzoo", "gymnasium", "pygame");
        boolean made = program(List.of(any, "-m", "venv", under("target/python"))) == 0 && program(install) == 0;
        must(made ? 0 : 1, "Python's packages could not be installed; TABLEE_PYTHON names a Python that has them.");
        return python.toString();
    }

    /** The classes to mutate are chosen by package, since Maven must also build what they rest on. */
    private int mutants() throws IOException, InterruptedException {
        List<String> modules = words;
        if (words.isEmpty()) {
            try (Stream<Path> games = Files.list(root.resolve("games"))) {
                Stream<String> those = games.filter(each -> Files.exists(each.resolve("pom.xml"))).map(each -> "games/" + each.getFileName());
                modules = Stream.concat(Stream.of("core"), those.sorted()).toList();
            }
        }
        for (String each : modules) must(Files.exists(root.resolve(each).resolve("pom.xml")) ? 0 : 1, "there is no module \"" + each + "\" to mutate.");
        String packages = modules.stream().map(each -> "tablee." + each.replaceAll(".*/", "") + ".*").collect(Collectors.joining(","));
        List<String> goals = List.of("-DtargetClasses=" + packages, "test-compile", "org.pitest:pitest-maven:mutationCoverage");
        must(maven(joined(List.of("-pl", String.join(",", modules), "-am"), goals)), "the mutation tests failed.");
        modules.forEach(each -> say("report: " + each + "/target/pit-reports/index.html"));
        return 0;
    }

    private int fuzz() throws IOException, InterruptedException {
        Path fuzz = root.resolve("fuzz/target/fuzz.jar");
        build("fuzz", fuzz, "-Pfuzz");
        Stream<String> flags = words.stream()
                .flatMap(word -> word.equals("--keep") ? Stream.of(word, under("fuzz/src/main/resources/tablee/fuzz")) : Stream.of(word));
        return java(joined(List.of("-jar", fuzz.toString()), flags.toList(), List.of(under("target/fuzz"))));
    }

    private int release() throws IOException, InterruptedException {
        Path release = root.resolve("release/target/release.jar");
        build("app", jar);
        build("release", release);
        List<String> places = List.of("--root", root.toString(), "--jar", jar.toString(), "--jdk", jdk.toString());
        return java(joined(List.of("-jar", release.toString()), places, words));
    }

    private int newGame() throws IOException, InterruptedException {
        int status = java(joined(List.of(under("examples/NewGame.java"), root.toString()), words));
        if (status != 0) return status;
        must(maven(List.of("-pl", "games/" + words.get(0), "spotless:apply")), "the new sources could not be formatted.");
        return 0;
    }

    private int screens() throws IOException, InterruptedException {
        String names = words.isEmpty() ? ".*" : String.join(",", words);
        browser(List.of("-Dtest=ContactSheets", "-Dtablee.screens=" + names));
        say("the sheets are in target/screens");
        return 0;
    }

    private int browser(List<String> flags) throws IOException, InterruptedException {
        List<String> call = joined(List.of("-pl", "e2e", "-am", "-Dsurefire.failIfNoSpecifiedTests=false"), flags);
        must(maven(joined(call, List.of("test"))), "the browser did not do it.");
        return 0;
    }
}
