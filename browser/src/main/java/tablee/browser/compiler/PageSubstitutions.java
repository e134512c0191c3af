package tablee.browser.compiler;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** In place of each of these classes a page has the one of {@code tablee.browser.instead} whose name is the same after "Page". */
public final class PageSubstitutions implements SubstitutionPolicy {
    private static final List<String> REPLACED = List.of(
            "tablee.core.FileBeside",
            "tablee.core.Providers",
            "tablee.core.SortedCopy",
            "tablee.wire.json.RecordShapes",
            "tablee.wire.json.WrittenShapes",
            "tablee.wire.json.TreeParser",
            "java.util.HexFormat",
            "java.text.Normalizer",
            "java.text.Normalizer$Form",
            "com.fasterxml.jackson.databind.node.InternalNodeMapper");

    @Override
    public void contribute(SubstitutionSink sink) {
        for (String name : REPLACED) {
            String where = name.substring(0, name.lastIndexOf('.'));
            sink.selectClasses(name::equals)
                    .replacePackage(where, "tablee.browser.instead")
                    .simpleNamePrefix("Page");
        }
    }
}
