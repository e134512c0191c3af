package tablee.liar;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.testkit.Conformance;

class LiarConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(new Liar());
    }
}
