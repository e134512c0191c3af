package tablee.skeleton;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.testkit.Conformance;

class SkeletonConformanceTest {
    @TestFactory
    Stream<DynamicNode> conforms() {
        return Conformance.of(new Skeleton());
    }
}
