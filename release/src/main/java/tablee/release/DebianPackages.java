package tablee.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tablee.core.BadInput;

/** Files of Debian's packages, for the lowest layer: the libraries that every program of Linux stands on. */
record DebianPackages(List<String> names) {
    private static final String COPYRIGHT = "usr/share/doc/";

    /** What Java opens: the C library, and those of C++ and zlib where it was built to use the system's, as Debian's is. */
    static DebianPackages ofRuntime() {
        return new DebianPackages(List.of("libc6", "libgcc-s1", "libstdc++6", "zlib1g"));
    }

    /** @param folder to unpack them in; it has to stay until the files are packed */
    List<Packed> files(Path folder) throws IOException {
        if (!Files.exists(Path.of("/usr/bin/apt-get"))) {
            throw new BadInput("the image is made of Debian's packages, and this machine has no apt-get.");
        }
        Path root = Files.createDirectories(folder.resolve("root"));
        List<String> command = new ArrayList<>(List.of("apt-get", "-q", "download"));
        command.addAll(names);
        Tool.output(folder, command);
        for (Path file : list(folder, ".deb")) {
            Tool.output("dpkg-deb", "-x", file.toString(), root.toString());
        }
        Map<String, Packed> entries = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(file -> !file.equals(root)).toList()) {
                Packed entry = entry(root, file);
                if (needed(entry.name())) entries.put(entry.name(), entry);
            }
        }
        return List.copyOf(entries.values());
    }

    private static List<Path> list(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static Packed entry(Path root, Path file) throws IOException {
        String name = root.relativize(file).toString();
        if (Files.isSymbolicLink(file)) {
            return new Packed.Link(name, Files.readSymbolicLink(file).toString());
        }
        if (Files.isDirectory(file)) return Packed.folder(name);
        return new Packed.FileOf(name, file, Files.isExecutable(file));
    }

    /** Libraries and their licences. Tables for other alphabets than ours and pages for people stay out. */
    private static boolean needed(String name) {
        boolean licence = name.startsWith(COPYRIGHT) && name.endsWith("/copyright");
        boolean table = name.contains("/gconv") || name.contains("/audit");
        return licence || (name.startsWith("lib") || name.startsWith("usr/lib")) && !table;
    }
}
