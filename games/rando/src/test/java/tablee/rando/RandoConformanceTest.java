package tablee.rando;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.testkit.Conformance;

class RandoConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(new Rando());
    }
}
