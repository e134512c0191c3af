import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Checks the types of the client's sources: the TypeScript compiler, run by Deno. On systems for which there is no Deno in the jars, one
 * on the PATH is taken.
 */
final class Types {
    private static final Path WEB = Path.of(System.getProperty("jdk.launcher.sourcefile", "web/build/Types.java"))
            .toAbsolutePath()
            .getParent()
            .getParent();
    private static final Path MODULES = WEB.resolve("node_modules");

    public static void main(String[] args) throws IOException, InterruptedException {
        Path compiler = MODULES.resolve("typescript/lib/_tsc.js");
        if (!Files.exists(compiler)) throw new IOException("There is no compiler yet: run Maven with -Pgates first.");
        int status = new ProcessBuilder(command(compiler))
                .directory(WEB.toFile())
                .inheritIO()
                .start()
                .waitFor();
        System.exit(status);
    }

    private static List<String> command(Path compiler) {
        Path deno = MODULES.resolve("linux-x64-glibc/deno");
        boolean own = Files.exists(deno) && deno.toFile().setExecutable(true) && isLinux();
        String runner = own ? deno.toString() : "deno";
        return List.of(runner, "run", "--allow-all", "--quiet", "--unstable-detect-cjs", compiler.toString(), "-p", "tsconfig.json");
    }

    private static boolean isLinux() {
        return System.getProperty("os.name").equals("Linux")
                && System.getProperty("os.arch").equals("amd64");
    }
}
