import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Makes the client out of its sources: one file each for the house, the table and every game, named by what they hold.
 * Run as {@code java Bundle.java <folder> [--dev | --tests]}. Needs no Node: esbuild is a program, and comes as a jar like Lit does.
 */
final class Bundle {
    private static final Path WEB = Path.of(System.getProperty("jdk.launcher.sourcefile", "web/build/Bundle.java"))
            .toAbsolutePath()
            .getParent()
            .getParent();
    private static final Path MODULES = WEB.resolve("node_modules");
    private static final Path SOURCES = WEB.resolve("src/main");
    /** A jar's own folder, which has the version in its name, and what lies below it. */
    private static final Pattern PACKED = Pattern.compile("META-INF/resources/(?:_static|webjars)/([^/]+)/[^/]+/(.+)");

    private static final int WORTH_PACKING = 600;

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 0 || args[0].startsWith("-")) {
            System.err.println("usage: java Bundle.java FOLDER [--dev | --tests]");
            System.exit(2);
        }
        Path out = Path.of(args[0]).toAbsolutePath();
        findGames();
        boolean dev = List.of(args).contains("--dev");
        unpack();
        keepPolish();
        if (List.of(args).contains("--tests")) {
            bundleTests(out);
            return;
        }
        Path assets = out.resolve("assets");
        empty(assets);
        run(command(assets, dev, "css/house.css"));
        run(command(assets, dev, "ts/main.ts", "ts/theme.ts"));
        run(worker(out, dev));
        Files.writeString(out.resolve("index.html"), index(assets));
        java("Icons.java", out.toString());
        java("OfflineList.java", out.toString());
        if (!dev) pack(out);
    }

    // ---- What npm would install ------------------------------------------------------------------------------------

    private static void unpack() throws IOException {
        try (Stream<Path> jars = Files.list(MODULES.resolve(".jars"))) {
            for (Path jar : jars.filter(Bundle::isNew).sorted().toList()) unpack(jar);
        }
    }

    private static Path noteOf(Path jar) {
        return MODULES.resolve(".done").resolve(jar.getFileName().toString());
    }

    private static boolean isNew(Path jar) {
        return jar.toString().endsWith(".jar") && !Files.exists(noteOf(jar));
    }

    private static void unpack(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().filter(each -> !each.isDirectory()).toList()) {
                Matcher path = PACKED.matcher(entry.getName());
                if (path.matches()) write(zip, entry, MODULES.resolve(folder(path.group(1))).resolve(path.group(2)));
            }
        }
        Files.createDirectories(noteOf(jar).getParent());
        Files.writeString(noteOf(jar), "");
    }

    /** Jars have no folders in their names: {@code lit__reactive-element} is {@code @lit/reactive-element}. */
    private static String folder(String name) {
        return name.contains("__") ? "@" + name.replace("__", "/") : name;
    }

    private static void write(ZipFile zip, ZipEntry entry, Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (InputStream in = zip.getInputStream(entry)) {
            Files.write(file, in.readAllBytes());
        }
    }

    /** The letters that Polish needs beside the Latin ones, by number: where the locale is plain, no word of a command line has them. */
    private static final String POLISH = "104 105 106 107 118 119 141 142 143 144 15A 15B 179 17A 17B 17C";

    private static void keepPolish() throws IOException, InterruptedException {
        Files.createDirectories(MODULES.resolve("polish"));
        keepPolish("inter", 400);
        keepPolish("inter", 600);
        keepPolish("pt-serif", 700);
    }

    private static void keepPolish(String font, int weight) throws IOException, InterruptedException {
        Path from = MODULES.resolve(font + "/files/" + font + "-latin-ext-" + weight + "-normal.woff");
        Path kept = MODULES.resolve("polish/" + font + "-" + weight + ".woff");
        if (Files.exists(kept) && Files.getLastModifiedTime(kept).compareTo(Files.getLastModifiedTime(from)) > 0) return;
        java("LetterSubset.java", from.toString(), kept.toString(), POLISH);
    }

    /** Runs another program of this folder. */
    private static void java(String program, String... args) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-XX:TieredStopAtLevel=1"));
        command.add(WEB.resolve("build").resolve(program).toString());
        command.addAll(List.of(args));
        run(command);
    }

    // ---- The games -------------------------------------------------------------------------------------------------

    /** Writes the module {@code found-games}: what each folder of a game gives to the house, so that nobody keeps a list of them. */
    private static void findGames() throws IOException {
        StringBuilder imports = new StringBuilder();
        StringBuilder boards = new StringBuilder();
        StringBuilder styles = new StringBuilder();
        List<String> names = new ArrayList<>();
        try (Stream<Path> folders = Files.list(SOURCES.resolve("ts/games"))) {
            for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
                String name = folder.getFileName().toString();
                String from = "'../../src/main/ts/games/" + name + "/";
                names.add(name);
                imports.append("import ").append(name).append(" from ").append(from).append("house';\n");
                if (Files.exists(folder.resolve("house.css")))
                    styles.append("@import ").append(from).append("house.css';\n");
                if (!Files.exists(folder.resolve("index.ts"))) continue; // no board yet: the plain one draws it
                boards.append("  ").append(name).append(": () => import(").append(from).append("index'),\n");
            }
        }
        Path module = MODULES.resolve("found-games");
        Files.createDirectories(module);
        Files.writeString(module.resolve("houses.css"), styles);
        Files.writeString(
                module.resolve("index.ts"),
                """
                import type { AtHome } from '../../src/main/ts/house/at-home';
                import type { GameClient } from '../../src/main/ts/table/board';
                %s
                export const houses: Record<string, AtHome | undefined> = { %s };

                export const boards: Record<string, (() => Promise<{ default: GameClient }>) | undefined> = {
                %s};
                """
                        .formatted(imports, String.join(", ", names), boards));
    }

    // ---- Bundling --------------------------------------------------------------------------------------------------

    /** The page's own style is made apart: in scripts, which have styles for what they draw, such a file is a text. */
    private static List<String> command(Path assets, boolean dev, String... entries) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                esbuild().toString(),
                "--bundle",
                "--target=es2021,chrome100,firefox100,safari15.4",
                "--tsconfig=" + WEB.resolve("tsconfig.json"),
                "--outdir=" + assets,
                "--entry-names=[name]-[hash]",
                "--chunk-names=[name]-[hash]",
                "--log-level=warning",
                "--legal-comments=none",
                "--define:DEV=" + dev));
        for (String entry : entries) command.add(SOURCES.resolve(entry).toString());
        if (entries[0].startsWith("ts/")) command.addAll(List.of("--splitting", "--format=esm", "--loader:.css=text"));
        else command.addAll(List.of("--loader:.woff=file", "--loader:.woff2=file", "--asset-names=[name]-[hash]"));
        if (!dev) command.add("--minify");
        return command;
    }

    /** The worker with the tables of a page has a name that stays: its content policy is its own, and the server knows it by that name. */
    private static List<String> worker(Path out, boolean dev) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                esbuild().toString(),
                "--bundle",
                "--format=esm",
                "--target=es2021,chrome119,firefox120",
                "--tsconfig=" + WEB.resolve("tsconfig.json"),
                "--log-level=warning",
                "--outfile=" + out.resolve("house-worker.js"),
                SOURCES.resolve("ts/worker/main.ts").toString()));
        if (!dev) command.add("--minify");
        return command;
    }

    /** Tests run without a page; what modules need of one to be loaded is put before them. */
    private static void bundleTests(Path out) throws IOException, InterruptedException {
        empty(out);
        List<String> command = new ArrayList<>(List.of(
                esbuild().toString(),
                "--bundle",
                "--format=esm",
                "--inject:" + WEB.resolve("src/test/ts/page.ts"),
                "--tsconfig=" + WEB.resolve("tsconfig.json"),
                "--log-level=warning",
                "--loader:.css=text",
                "--define:DEV=false",
                "--outdir=" + out));
        files(WEB.resolve("src/test/ts")).stream()
                .map(Path::toString)
                .filter(name -> name.endsWith(".test.ts"))
                .forEach(command::add);
        run(command);
    }

    private static Path esbuild() throws IOException {
        String own = System.getenv("ESBUILD");
        if (own != null) return Path.of(own);
        try (Stream<Path> folders = Files.list(MODULES)) {
            Path found = folders.map(folder -> folder.resolve("bin/esbuild"))
                    .filter(Files::exists)
                    .findFirst()
                    .orElseThrow(() -> new IOException("There is no esbuild for this system: set ESBUILD to one."));
            if (!found.toFile().setExecutable(true)) throw new IOException(found + " cannot be run.");
            return found;
        }
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        int status = new ProcessBuilder(command).directory(WEB.toFile()).inheritIO().start().waitFor();
        if (status != 0) System.exit(status);
    }

    // ---- Around it -------------------------------------------------------------------------------------------------

    /** The page, with the names of the files it starts from. */
    private static String index(Path assets) throws IOException {
        String page = Files.readString(SOURCES.resolve("static/index.html"));
        for (Path file : files(assets)) {
            String name = file.getFileName().toString();
            Matcher parts = Pattern.compile("(main|theme|house)-\\w+\\.(js|css)").matcher(name);
            if (parts.matches()) page = page.replace("{" + parts.group(1) + "}", "/assets/" + name);
        }
        return page;
    }

    private static void empty(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (Path file : files(folder)) Files.delete(file);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted(Comparator.naturalOrder()).toList();
        }
    }

    /** A smaller copy beside each file of some size, so that the server never has to make one. */
    private static void pack(Path out) throws IOException {
        for (Path file : files(out)) {
            boolean text = file.toString().matches(".*\\.(js|css|html|svg|webmanifest|md)");
            if (text && Files.size(file) > WORTH_PACKING) Files.write(Path.of(file + ".gz"), gzip(file));
        }
    }

    private static byte[] gzip(Path file) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed) {
            {
                def.setLevel(9);
            }
        }) {
            gzip.write(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }
}
