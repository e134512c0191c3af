package tablee.pluvionautes;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.testkit.Conformance;

class PluvionautesConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(new Pluvionautes());
    }
}
