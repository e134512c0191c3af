package tablee.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import tablee.wire.json.Json;

/**
 * An image for containers as one file, after the OCI's image layout, written without an engine. It also has the older
 * {@code manifest.json}, so that {@code docker load} and {@code podman load} both know its name.
 *
 * @param layers from the one that changes least to the one that changes most
 */
record OciImage(String name, String version, List<List<Packed>> layers) {
    private static final String LAYER = "application/vnd.oci.image.layer.v1.tar+gzip";
    private static final String CONFIG = "application/vnd.oci.image.config.v1+json";
    private static final String MANIFEST = "application/vnd.oci.image.manifest.v1+json";

    /** @param plain the digest of what it holds before it is zipped */
    private record Layer(Blob blob, String plain) {}

    private record Blob(String type, String digest, byte[] bytes) {
        static Blob of(String type, byte[] bytes) {
            return new Blob(type, Checksums.of(bytes), bytes);
        }

        Map<String, Object> described() {
            return Map.of("mediaType", type, "digest", "sha256:" + digest, "size", bytes.length);
        }

        String place() {
            return "blobs/sha256/" + digest;
        }
    }

    void into(Path file) throws IOException {
        List<Layer> packed = new ArrayList<>();
        for (List<Packed> layer : layers) packed.add(packed(layer));
        Blob config = Blob.of(CONFIG, json(config(packed)));
        Blob manifest = Blob.of(MANIFEST, json(manifest(config, packed)));
        Path folder = Files.createTempDirectory("tablee-image");
        List<Packed> files = new ArrayList<>();
        for (Blob blob : Stream.concat(
                        Stream.of(config, manifest), packed.stream().map(Layer::blob))
                .toList()) {
            files.add(new Packed.FileOf(blob.place(), Files.write(folder.resolve(blob.digest()), blob.bytes()), false));
        }
        files.add(text("oci-layout", Map.of("imageLayoutVersion", "1.0.0")));
        files.add(text("index.json", index(manifest)));
        files.add(text("manifest.json", older(config, packed)));
        try (var out = Files.newOutputStream(file)) {
            new Tar(files).into(out);
        }
        for (Path blob : Files.list(folder).toList()) Files.delete(blob);
        Files.delete(folder);
    }

    private static Layer packed(List<Packed> entries) throws IOException {
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        new Tar(entries).into(plain);
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
            plain.writeTo(out);
        }
        return new Layer(Blob.of(LAYER, zipped.toByteArray()), Checksums.of(plain.toByteArray()));
    }

    private Map<String, Object> config(List<Layer> packed) {
        List<String> entry = new ArrayList<>(List.of("/opt/tablee/java/bin/java"));
        entry.addAll(JavaRuntime.FLAGS);
        entry.addAll(List.of("-jar", "/opt/tablee/tablee.jar"));
        Map<String, Object> run = Map.of(
                "User", "10001:10001",
                "ExposedPorts", Map.of("8080/tcp", Map.of()),
                "Env", List.of("LANG=C.UTF-8", "TABLEE_HOST=0.0.0.0", "STATE_DIRECTORY=/data"),
                "Entrypoint", entry,
                "Cmd", List.of("serve"),
                "Volumes", Map.of("/data", Map.of()),
                "WorkingDir", "/data",
                "StopSignal", "SIGTERM",
                "Labels", Map.of("org.opencontainers.image.version", version));
        return Map.of(
                "created",
                Tar.MOMENT.toString(),
                "architecture",
                "amd64",
                "os",
                "linux",
                "config",
                run,
                "rootfs",
                Map.of(
                        "type",
                        "layers",
                        "diff_ids",
                        packed.stream().map(layer -> "sha256:" + layer.plain()).toList()));
    }

    private static Map<String, Object> manifest(Blob config, List<Layer> packed) {
        return Map.of(
                "schemaVersion",
                2,
                "mediaType",
                MANIFEST,
                "config",
                config.described(),
                "layers",
                packed.stream().map(layer -> layer.blob().described()).toList());
    }

    private Map<String, Object> index(Blob manifest) {
        Map<String, Object> described = new HashMap<>(manifest.described());
        described.put("annotations", Map.of("org.opencontainers.image.ref.name", name + ":" + version));
        return Map.of("schemaVersion", 2, "manifests", List.of(described));
    }

    private List<Map<String, Object>> older(Blob config, List<Layer> packed) {
        return List.of(Map.of(
                "Config", config.place(),
                "RepoTags", List.of(name + ":" + version),
                "Layers", packed.stream().map(layer -> layer.blob().place()).toList()));
    }

    private static Packed text(String name, Object plain) {
        return new Packed.Text(name, Json.text(plain), false);
    }

    private static byte[] json(Object plain) {
        return Json.text(plain).getBytes(StandardCharsets.UTF_8);
    }
}
