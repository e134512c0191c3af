import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildResult;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Makes {@code house.wasm}: first the shapes of all records, which a page cannot look up by reflection, as Java in the records' own packages;
 * then WebAssembly out of everything but the simulation of throws, which becomes {@code physics.wasm}. Run as {@code java -cp ... WasmBuild.java FOLDER}, the folder being that of this module's classes. Does
 * nothing where no input has changed.
 */
final class WasmBuild {
    private static final String HOUSE = "tablee.browser.PageExports";
    private static final String PHYSICS = "tablee.browser.thrown.ThrowExports";

    private final Path out;
    /** Classes that only a page needs. They stand in packages of other modules, which must not find them. */
    private final Path shapes;
    private final List<Path> classPath;
    private final List<Path> ours;

    private WasmBuild(Path out) {
        this.out = out;
        shapes = out.resolveSibling("page-classes");
        classPath = Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(each -> Path.of(each).toAbsolutePath())
                .toList();
        // Our own modules are folders of classes while all are built, and jars of one group when only this one is.
        ours = classPath.stream().filter(each -> Files.isDirectory(each) || each.toString().contains("tablee")).toList();
    }

    public static void main(String[] args) throws Exception {
        Path self = Path.of(System.getProperty("jdk.launcher.sourcefile", "")).toAbsolutePath();
        new WasmBuild(Path.of(args[0]).toAbsolutePath()).run(self);
    }

    private void run(Path self) throws Exception {
        Path made = out.resolve("tablee/web/house.wasm");
        Path thrown = out.resolve("tablee/web/physics.wasm");
        Path stamp = out.resolveSibling("wasm-inputs.txt");
        String inputs = inputs(self);
        if (Files.exists(made) && Files.exists(thrown) && Files.exists(stamp) && Files.readString(stamp).equals(inputs)) return;
        writeShapes(self.resolveSibling("ShapeWriter.java"));
        listResources();
        compile("house", HOUSE, made);
        compile("physics", PHYSICS, thrown);
        Files.writeString(stamp, inputs);
    }

    // ---- What it depends on ----------------------------------------------------------------------------------------

    private String inputs(Path self) throws Exception {
        MessageDigest hash = MessageDigest.getInstance("SHA-256");
        for (Path entry : classPath) hash.update(entry.getFileName().toString().getBytes(StandardCharsets.UTF_8));
        hash.update(Files.readAllBytes(self));
        hash.update(Files.readAllBytes(self.resolveSibling("ShapeWriter.java")));
        for (Path root : ours) {
            for (Map.Entry<String, byte[]> file : files(root).entrySet()) {
                if (file.getKey().contains(".wasm") || file.getKey().endsWith("browser/resources.txt") || file.getKey().endsWith("browser/records.txt")) continue;
                hash.update(file.getKey().getBytes(StandardCharsets.UTF_8));
                hash.update(file.getValue());
            }
        }
        return HexFormat.of().formatHex(hash.digest());
    }

    private static SortedMap<String, byte[]> files(Path root) throws IOException {
        if (!Files.exists(root)) return new TreeMap<>();
        if (Files.isDirectory(root)) return filesIn(root);
        try (FileSystem jar = FileSystems.newFileSystem(root)) {
            return filesIn(jar.getPath("/"));
        }
    }

    private static SortedMap<String, byte[]> filesIn(Path folder) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList())
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
        return files;
    }

    private void writeShapes(Path program) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command =
                List.of(java, "-cp", System.getProperty("java.class.path"), program.toString(), out.toString());
        int status = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (status != 0) System.exit(status);
    }

    // ---- Files that go along --------------------------------------------------------------------------------------

    private void listResources() throws IOException {
        StringBuilder list = new StringBuilder();
        for (Path root : ours)
            for (String name : files(root).keySet())
                if (name.startsWith("tablee/") && name.matches(".*(\\.ruleset|/rules/[\\w-]+\\.txt)")) list.append(name).append('\n');
        Path file = out.resolve("tablee/browser/resources.txt");
        Files.createDirectories(file.getParent());
        Files.writeString(file, list.toString());
    }

    // ---- WebAssembly -----------------------------------------------------------------------------------------------

    private void compile(String program, String main, Path made) throws Exception {
        System.setProperty("tablee.wasm.program", program);
        long start = System.nanoTime();
        InProcessBuildStrategy build = new InProcessBuildStrategy();
        build.init();
        build.setClassPathEntries(Stream.concat(Stream.of(shapes), classPath.stream()).map(Path::toString).toList());
        build.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        build.setMainClass(main);
        build.setTransformers(new String[] {"tablee.browser.compiler.PageTrimming"});
        build.setEntryPointName("main");
        build.setTargetDirectory(made.getParent().toString());
        build.setTargetFileName(made.getFileName().toString());
        build.setOptimizationLevel(TeaVMOptimizationLevel.valueOf(System.getProperty("tablee.wasm", "ADVANCED")));
        build.setObfuscated(!Boolean.getBoolean("tablee.wasm.names"));
        build.setStrict(false);
        build.setDebugInformationGenerated(Boolean.getBoolean("tablee.wasm.debug"));
        build.setCacheDirectory(out.resolveSibling("wasm-cache-" + program).toString());
        BuildResult result = build.build();
        boolean failed = false;
        for (Problem problem : result.getProblems().getProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            failed |= problem.getSeverity() == ProblemSeverity.ERROR;
            System.err.println(problem.getSeverity() + ": " + text.getText() + at(problem));
        }
        if (failed) System.exit(1);
        pack(made);
        System.out.println(program + ".wasm: " + Files.size(made) + " bytes in " + (System.nanoTime() - start) / 1_000_000 + " ms");
    }

    /** The smaller copy that browsers are sent. */
    private static void pack(Path made) throws IOException {
        try (GZIPOutputStream packed = new GZIPOutputStream(Files.newOutputStream(Path.of(made + ".gz"))) {
            {
                def.setLevel(9);
            }
        }) {
            packed.write(Files.readAllBytes(made));
        }
    }

    private static String at(Problem problem) {
        return problem.getLocation() == null ? "" : " (" + problem.getLocation().getMethod() + ", " + problem.getLocation().getSourceLocation() + ")";
    }
}
