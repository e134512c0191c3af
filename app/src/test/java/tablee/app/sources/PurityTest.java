package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static tablee.app.sources.Repository.assertNone;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Rules are pure: time and chance come in as entries, and the same log gives the same match on every machine. */
class PurityTest {
    /** I/O, clocks, randomness, threads. */
    private static final Pattern IMPURE =
            Pattern.compile("java\\.(?:io|nio|net|time|sql|util\\.(?:concurrent|random))\\..*"
                    + "|java\\.lang\\.(?:(?:Thread|Process|InheritableThread).*|Runtime)"
                    + "|java\\.util\\.(?:Random|SplittableRandom|Timer|TimerTask|Date|Calendar|GregorianCalendar|UUID|Scanner)"
                    + "|java\\.security\\.SecureRandom");

    /** Packages named like I/O that do none: bytes in memory, and their meaning as text. */
    private static final Pattern HARMLESS =
            Pattern.compile("java\\.nio\\.(?:ByteBuffer|ByteOrder|charset\\..*)|java\\.io\\.Serializable");

    private static final Set<String> IMPURE_CALLS = Set.of(
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.System.identityHashCode",
            "java.lang.System.getenv",
            "java.lang.System.getProperty",
            "java.lang.Math.random",
            "java.util.Collections.shuffle",
            "java.util.Collection.parallelStream",
            "java.util.List.parallelStream");

    /** Exceptions, each with its reason. */
    private static final Map<String, String> MAY_READ = Map.of(
            "tablee.core.Ruleset", "reads the game's own numbers, a resource beside the game's class",
            "tablee.core.FileBeside", "is where words and weights are read, which a page brings instead");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(rules());

    @Test
    @DisplayName("Rules know no files, clocks, random sources or threads")
    void noWorldOutside() {
        Set<String> wrong = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            if (MAY_READ.containsKey(type.getName())) continue;
            type.getDirectDependenciesFromSelf().stream()
                    .filter(dependency -> isImpure(
                            dependency.getTargetClass().getBaseComponentType().getName()))
                    .forEach(dependency -> wrong.add(dependency.getDescription()));
        }
        assertNone("I/O, clocks, randomness or threads in the rules", wrong);
    }

    @Test
    @DisplayName("Rules ask the system nothing")
    void noImpureCalls() {
        List<String> wrong = CLASSES.stream()
                .flatMap(type -> type.getAccessesFromSelf().stream())
                .filter(access -> IMPURE_CALLS.contains(name(access.getTarget())))
                .map(access -> access.getDescription())
                .toList();
        assertNone("calls that answer differently each time", wrong);
    }

    @Test
    @DisplayName("Rules compute without floating point, which need not be equal everywhere")
    void noFloatingPoint() {
        Set<String> wrong = new TreeSet<>();
        for (JavaClass type : CLASSES) wrong.addAll(FloatingPoint.in(type));
        assertNone("floating point in the rules", wrong);
    }

    @Test
    @DisplayName("There are rules to look at")
    void rulesWereRead() {
        assertFalse(CLASSES.isEmpty());
    }

    private static boolean isImpure(String name) {
        return IMPURE.matcher(name).matches() && !HARMLESS.matcher(name).matches();
    }

    private static String name(AccessTarget target) {
        return target.getOwner().getName() + "." + target.getName();
    }

    private static String[] rules() {
        return Stream.concat(Stream.of("core"), Repository.games().stream())
                .map(module -> "tablee." + module)
                .toArray(String[]::new);
    }
}
