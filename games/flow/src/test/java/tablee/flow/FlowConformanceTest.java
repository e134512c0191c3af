package tablee.flow;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.testkit.Conformance;

class FlowConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(new Flow());
    }
}
