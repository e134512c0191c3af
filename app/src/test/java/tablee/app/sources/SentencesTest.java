package tablee.app.sources;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Games;
import tablee.testkit.Sentences;

/** Whole games of every game there is, read as players read them, in four languages. */
class SentencesTest {
    @TestFactory
    Stream<DynamicNode> noCodes() {
        return Games.all().stream().flatMap(Sentences::of);
    }
}
