package tablee.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import tablee.cli.CliCommand;
import tablee.core.BadInput;

/** {@code ./tablee release}: the script names the sources, the jar and the JDK. */
public final class ReleaseMain {
    private ReleaseMain() {}

    public static void main(String[] words) {
        System.exit(run(List.of(words)));
    }

    static int run(List<String> words) {
        return CliCommand.named("release", "Makes what a host downloads, in target/release or in the folder named.")
                .option("root", "FOLDER", "the sources")
                .option("jar", "FILE", "the packed server")
                .option("jdk", "FOLDER", "whose Java goes into bundle and image")
                .words("FOLDER", "where to put it")
                .run(words, System.out, System.err, arguments -> {
                    Path root = Path.of(arguments.last("root").orElse("."));
                    if (arguments.words().size() > 1) throw new BadInput("release takes one folder.");
                    Path out = arguments.words().isEmpty()
                            ? root.resolve("target/release")
                            : Path.of(arguments.words().get(0));
                    Path jar = Path.of(arguments.last("jar").orElse("app/target/tablee.jar"));
                    Path jdk = Path.of(arguments.last("jdk").orElse(System.getProperty("java.home", "")));
                    return make(new Release(root, jar, jdk, out.toAbsolutePath()));
                });
    }

    private static int make(Release release) {
        try {
            release.make(text -> System.err.println("tablee: " + text));
            return CliCommand.FINE;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
