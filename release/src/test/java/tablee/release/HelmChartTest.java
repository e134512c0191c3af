package tablee.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.marcnuri.helm.Helm;
import com.marcnuri.helm.LintResult;
import com.marcnuri.helm.TemplateCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The chart, looked at by Helm's own linter and filled in by Helm itself. No cluster is asked. */
class HelmChartTest {
    @TempDir
    Path folder;

    private Path chart;

    @BeforeEach
    void unpack() throws IOException {
        Path source = Sources.ROOT.resolve("ops/helm/tablee");
        for (Packed entry : Packed.below(source, "tablee", Map.of("{{version}}", "1.2.3"))) {
            Path file = folder.resolve(entry.name());
            if (entry instanceof Packed.Text text) Files.writeString(file, text.text());
            else Files.createDirectories(file);
        }
        chart = folder.resolve("tablee");
    }

    @Test
    @DisplayName("Helm's linter finds nothing wrong")
    void lint() {
        LintResult result = new Helm(chart).lint().strict().call();
        assertFalse(result.isFailed(), () -> String.join("\n", result.getMessages()));
    }

    @Test
    @DisplayName(
            "One node with its PostgreSQL: the password is the same on both sides, and no node is told of a cluster")
    void alone() {
        String files = filled().call();
        assertTrue(files.contains("POSTGRES_PASSWORD: \"p@ss\""), files);
        assertTrue(files.contains("TABLEE_DB: \"postgresql://tablee:p%40ss@home-database:5432/tablee\""), files);
        assertTrue(files.contains("image: \"tablee:1.2.3\""), files);
        assertFalse(files.contains("TABLEE_CLUSTER"), files);
        assertFalse(files.contains("kind: Ingress"), files);
    }

    @Test
    @DisplayName("Three nodes know one another by name and have certificates")
    void three() {
        String files = filled().set("nodes", 3).set("cluster.secret", "keys").call();
        String names = "home-0.home-nodes:7400,home-1.home-nodes:7400,home-2.home-nodes:7400";
        assertTrue(files.contains("value: \"" + names + "\""), files);
        assertTrue(files.contains("value: \"$(POD).home-nodes:7400\""), files);
        assertTrue(files.contains("secretName: keys"), files);
    }

    @Test
    @DisplayName("Several nodes without certificates, no password, or no database at all: a sentence instead of files")
    void refused() {
        assertSays("several nodes need cluster.secret", filled().set("nodes", 2));
        assertSays("postgresql.password has to be given", filled().set("postgresql.password", ""));
        assertSays("databaseSecret has to name a secret", filled().set("postgresql.enabled", false));
    }

    @Test
    @DisplayName("A database and an ingress of the host's own")
    void own() {
        String files = filled().set("postgresql.enabled", false)
                .set("databaseSecret", "mine")
                .set("ingress.enabled", true)
                .set("ingress.tlsSecret", "certificate")
                .call();
        assertTrue(files.contains("name: mine"), files);
        assertTrue(files.contains("secretName: certificate"), files);
        assertEquals(1, files.split("kind: StatefulSet", -1).length - 1, files);
    }

    private TemplateCommand filled() {
        return new Helm(chart).template().withName("home").set("postgresql.password", "p@ss");
    }

    private static void assertSays(String sentence, TemplateCommand command) {
        String said = assertThrows(IllegalStateException.class, command::call).getMessage();
        assertTrue(said.contains(sentence), said);
    }
}
