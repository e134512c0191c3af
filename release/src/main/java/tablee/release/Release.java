package tablee.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import tablee.core.BadInput;
import tablee.wire.json.Json;

/**
 * Everything a host downloads, in one folder.
 *
 * @param root the sources
 * @param jar the packed server
 * @param jdk whose Java goes along
 * @param out the folder, which is emptied first
 */
record Release(Path root, Path jar, Path jdk, Path out) {
    private static final String PARTS = "META-INF/sbom/tablee.cdx.json";
    private static final String VERSION = "{{version}}";

    /** Made beside it and moved in one go: what is there is whole. */
    void make(Consumer<String> say) throws IOException {
        byte[] parts = parts();
        String version = version(parts);
        unlessForeign();
        Path making = out.resolveSibling(out.getFileName() + ".making");
        delete(making);
        Files.createDirectories(making);
        new Release(root, jar, jdk, making).fill("tablee-" + version, version, parts, say);
        delete(out);
        Files.move(making, out);
        say.accept("everything is in " + out);
    }

    private void fill(String name, String version, byte[] parts, Consumer<String> say) throws IOException {
        Files.copy(jar, out.resolve(name + ".jar"));
        Files.write(out.resolve(name + "-sbom.cdx.json"), parts);
        say.accept("the Java that goes along");
        Path java = new JavaRuntime(jdk).linked(jar, out.resolve("java"));
        String readme = text("ops/folder.txt").replace(VERSION, version);
        StandaloneFolder bundle = new StandaloneFolder(java, jar, text("LICENSE"), readme);
        say.accept("the folder for Linux x64");
        new Tar(bundle.files(name + "-linux-x64")).zippedInto(out.resolve(name + "-linux-x64.tar.gz"));
        say.accept("the image for containers");
        image(bundle, version).into(out.resolve(name + "-image.tar"));
        copies(name, version);
        delete(out.resolve("java"));
        delete(out.resolve("packages"));
        Checksums.into(out);
    }

    private OciImage image(StandaloneFolder bundle, String version) throws IOException {
        List<List<Packed>> layers = List.of(
                DebianPackages.ofRuntime().files(out.resolve("packages")),
                bundle.javaFiles("opt/tablee/java"),
                bundle.imageFiles("opt/tablee"));
        return new OciImage("tablee", version, layers);
    }

    /** What is there as a file already; compose file and chart name the version. */
    private void copies(String name, String version) throws IOException {
        Files.writeString(
                out.resolve(name + "-compose.yml"), text("ops/compose.yml").replace(VERSION, version));
        Files.writeString(out.resolve("tablee.service"), text("ops/tablee.service"));
        Files.writeString(out.resolve("CHANGELOG.md"), text("CHANGELOG.md"));
        new Tar(Packed.below(root.resolve("ops/helm/tablee"), "tablee", Map.of(VERSION, version)))
                .zippedInto(out.resolve(name + "-helm.tgz"));
    }

    private String text(String file) throws IOException {
        return Files.readString(root.resolve(file));
    }

    /** The list of parts that the build puts into the jar. */
    private byte[] parts() throws IOException {
        if (!Files.isRegularFile(jar)) throw new BadInput("there is no jar " + jar + ".");
        try (JarFile file = new JarFile(jar.toFile())) {
            ZipEntry entry = file.getEntry(PARTS);
            if (entry == null) throw new BadInput("the jar has no list of its parts: build it without -o.");
            try (InputStream in = file.getInputStream(entry)) {
                return in.readAllBytes();
            }
        }
    }

    private static String version(byte[] parts) {
        return Json.parse(new String(parts, StandardCharsets.UTF_8))
                .path("metadata")
                .path("component")
                .path("version")
                .asText();
    }

    /** A folder that holds something else is left alone. */
    private void unlessForeign() throws IOException {
        if (Files.isDirectory(out) && !Files.exists(out.resolve(Checksums.FILE)) && !isEmpty(out)) {
            throw new BadInput(out + " holds something else; name an empty folder.");
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
