package tablee.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder that needs nothing installed.
 *
 * @param java the runtime that goes along
 * @param licence the text of ours; those of the parts are inside the jar and the runtime
 * @param readme what there is to know to somebody who has the folder and nothing else
 */
record StandaloneFolder(Path java, Path jar, String licence, String readme) {
    private static final int USER = 10001;

    /** Finds its own folder, also when it was called through a link; without a word it serves. */
    private static final String START = """
            #!/bin/sh
            script=$0
            while [ -L "$script" ]; do
                target=$(readlink "$script")
                case $target in
                    /*) script=$target ;;
                    *) script=$(dirname "$script")/$target ;;
                esac
            done
            here=$(cd "$(dirname "$script")" && pwd -P) || exit 1
            [ $# -gt 0 ] || set -- serve
            exec "$here/java/bin/java" %s -jar "$here/tablee.jar" "$@"
            """;

    List<Packed> files(String name) throws IOException {
        List<Packed> files = new ArrayList<>();
        files.add(Packed.folder(name));
        files.add(new Packed.Text(name + "/tablee", START.formatted(String.join(" ", JavaRuntime.FLAGS)), true));
        files.add(new Packed.FileOf(name + "/tablee.jar", jar, false));
        files.add(new Packed.Text(name + "/LICENSE", licence, false));
        files.add(new Packed.Text(name + "/README.txt", readme, false));
        files.addAll(javaFiles(name + "/java"));
        return files;
    }

    List<Packed> javaFiles(String name) throws IOException {
        return Packed.below(java, name);
    }

    /** What stands in an image beside the runtime: the jar, a user without a name elsewhere, and a place for the data. */
    List<Packed> imageFiles(String name) {
        return List.of(
                new Packed.FileOf(name + "/tablee.jar", jar, false),
                new Packed.Text(name + "/LICENSE", licence, false),
                new Packed.Text("etc/passwd", "tablee:x:%1$d:%1$d::/data:/bin/false\n".formatted(USER), false),
                new Packed.Text("etc/group", "tablee:x:%d:\n".formatted(USER), false),
                new Packed.Folder("data", USER, false),
                new Packed.Folder("tmp", 0, true));
    }
}
