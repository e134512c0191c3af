import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the client's sources: the TypeScript compiler looks at the types, then the tests in {@code src/test/ts} run. Both are run by
 * Deno; on systems for which there is none in the jars, one on the PATH is taken. {@code java web/build/Check.java types}: only the
 * types.
 */
final class Check {
    private static final Path WEB = Path.of(System.getProperty("jdk.launcher.sourcefile", "web/build/Check.java"))
            .toAbsolutePath()
            .getParent()
            .getParent();
    private static final Path MODULES = WEB.resolve("node_modules");
    private static final Path TESTS = WEB.resolve("target/tests");

    public static void main(String[] args) throws IOException, InterruptedException {
        Path compiler = MODULES.resolve("typescript/lib/_tsc.js");
        if (!Files.exists(compiler)) throw new IOException("There is no compiler yet: run Maven with -Pgates first.");
        run(deno("run", "--allow-all", "--unstable-detect-cjs", compiler.toString(), "-p", "tsconfig.json"));
        if (List.of(args).contains("types")) return;
        run(List.of(java(), WEB.resolve("build/Bundle.java").toString(), TESTS.toString(), "--tests"));
        run(deno("test", "--no-check", "--allow-read", TESTS.toString()));
    }

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
