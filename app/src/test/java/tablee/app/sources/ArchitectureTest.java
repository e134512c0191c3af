package tablee.app.sources;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.app.sources.Repository.assertNone;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Match;

/** Who may know whom. What a module may use, it may use together with all that this rests on. */
class ArchitectureTest {
    private static final String EVERYTHING = "*";

    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("core", Set.of()),
            Map.entry("wire", Set.of("core")),
            Map.entry("testkit", Set.of("core", "wire")),
            Map.entry("bots", Set.of("core")),
            Map.entry("review", Set.of("core", "wire", "bots")),
            Map.entry("puzzle", Set.of("core", "cli", "wire", "review")),
            Map.entry("cli", Set.of("core")),
            Map.entry("physics", Set.of("core", "cli", "pluvionautes")),
            Map.entry("lab", Set.of("core", "cli", "wire", "bots", "games", "live")),
            Map.entry("rating", Set.of()),
            Map.entry("tournament", Set.of("core")),
            Map.entry("store", Set.of("core", "wire", "rating")),
            Map.entry("table", Set.of("core", "wire")),
            Map.entry("live", Set.of("table", "store", "tournament")),
            Map.entry("browser", Set.of("core", "wire", "table", "bots", "review", "physics")),
            Map.entry("simtest", Set.of("live", "cli")),
            Map.entry("soak", Set.of("store", "cli")),
            Map.entry("server", Set.of("live", "review", "puzzle")),
            Map.entry("app", Set.of(EVERYTHING)));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("tablee");

    @Test
    @DisplayName("A module uses only the modules it may use")
    void modulesKeepTheirPlaces() {
        Set<String> wrong = new TreeSet<>();
        for (JavaClass user : CLASSES) {
            for (JavaClass used : neighbours(user)) {
                if (!mayUse(module(user), module(used))) wrong.add(user.getName() + " uses " + used.getName());
            }
        }
        assertNone("uses that MAY_USE does not list", wrong);
    }

    @Test
    @DisplayName("Bots have eyes, never a match")
    void botsSeeNoMatch() {
        noClasses()
                .that()
                .resideInAPackage("tablee.bots..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("tablee.core.Match")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    @DisplayName("Libraries are used by what they offer, not by what is inside them")
    void noInternals() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.vertx..impl..",
                        "io.vertx..internal..",
                        "io.netty..internal..",
                        "org.apache.pekko..internal..")
                .check(CLASSES);
    }

    @Test
    @DisplayName("What is found on the class path is found in one place, which a page replaces by its own")
    void oneLoader() {
        noClasses()
                .that()
                .haveNameNotMatching(
                        "tablee\\.(?:core\\.Providers|browser\\.instead\\.PageProviders(?:\\$.*)?|app\\.sources\\..*)")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(ServiceLoader.class)
                .check(CLASSES);
    }

    @Test
    @DisplayName("Where people play, a state that is asked something is read and not copied")
    void copiesAreWanted() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "tablee.table..",
                        "tablee.live..",
                        "tablee.store..",
                        "tablee.server..",
                        "tablee.browser..",
                        "tablee.simtest..",
                        "tablee.bots..")
                .should()
                .callMethod(Match.class, "state")
                .check(CLASSES);
    }

    @Test
    @DisplayName("The table and the order of work around it know nothing of Pekko, so that one thread can run them")
    void tablesWithoutPekko() {
        noClasses()
                .that()
                .resideInAnyPackage("tablee.table..", "tablee.live.runner..", "tablee.live.threads..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.pekko..")
                .check(CLASSES);
    }

    @Test
    @DisplayName("Packages form no cycles")
    void noCycles() {
        slices().matching("tablee.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    @DisplayName("Names say what a thing is, not how it is built")
    void names() {
        List<String> bad = CLASSES.stream()
                .filter(type -> type.getSimpleName().matches("Abstract.*|.*Impl|.*Manager|.*Utils?")
                        || (type.isInterface() && type.getSimpleName().matches("I[A-Z].*")))
                .map(JavaClass::getName)
                .toList();
        assertNone("names that say how a thing is built", bad);
    }

    @Test
    @DisplayName("The rules that are checked here are the ones that ship")
    void everyModuleWasRead() {
        assertTrue(CLASSES.stream().anyMatch(resideInAPackage("tablee.core..")));
        for (String game : Repository.games()) {
            assertTrue(CLASSES.stream().anyMatch(resideInAPackage("tablee." + game + "..")), game);
        }
    }

    private static Set<JavaClass> neighbours(JavaClass user) {
        return user.getDirectDependenciesFromSelf().stream()
                .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                .filter(used -> used.getPackageName().startsWith("tablee."))
                .collect(Collectors.toSet());
    }

    private static String module(JavaClass type) {
        return type.getPackageName().split("\\.")[1];
    }

    private static boolean mayUse(String user, String used) {
        return user.equals(used)
                || allowed(user)
                        .anyMatch(direct -> direct.equals(EVERYTHING) || direct.equals(used) || mayUse(direct, used));
    }

    private static Stream<String> allowed(String module) {
        if (Repository.games().contains(module)) return Stream.of("core");
        Set<String> direct = MAY_USE.get(module);
        if (direct == null) throw new AssertionError("say in MAY_USE what " + module + " may depend on");
        return direct.stream().flatMap(name -> name.equals("games") ? Repository.games().stream() : Stream.of(name));
    }
}
