package tablee.app;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tablee.wire.json.Json;

/** The parts this program is made of, by the list (SBOM, CycloneDX) that the build packs into the jar. */
final class Licences {
    private static final String LIST = "/META-INF/sbom/tablee.cdx.json";

    private static final String NO_LIST =
            "This jar was built by a Maven that was told to stay offline, and has no list.\n";

    /** A part, and the licences from which one may choose. */
    record Part(String name, String version, List<String> licences) {
        @Override
        public String toString() {
            return String.format("%-62s %-16s %s", name, version, String.join(" or ", licences));
        }
    }

    private Licences() {}

    /** Everything that ships, in the order of names; nothing where the build was offline. */
    static List<Part> all() {
        return StreamSupport.stream(list().path("components").spliterator(), false)
                .map(Licences::part)
                .distinct()
                .sorted((one, other) -> one.name.compareTo(other.name))
                .toList();
    }

    static String text() {
        return all().isEmpty()
                ? NO_LIST
                : all().stream().map(part -> part + "\n").collect(Collectors.joining());
    }

    private static Part part(JsonNode component) {
        List<String> licences = StreamSupport.stream(component.path("licenses").spliterator(), false)
                .map(Licences::licence)
                .toList();
        String name =
                component.path("group").asText() + ":" + component.path("name").asText();
        return new Part(name, component.path("version").asText(), licences);
    }

    /** An SPDX name where there is one, otherwise what its authors call it. */
    private static String licence(JsonNode one) {
        JsonNode licence = one.path("license");
        return one.path("expression")
                .asText(licence.path("id").asText(licence.path("name").asText()));
    }

    private static JsonNode list() {
        try (InputStream in = Licences.class.getResourceAsStream(LIST)) {
            return in == null
                    ? JsonNodeFactory.instance.objectNode()
                    : Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
