package tablee.browser.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import org.teavm.extension.ExtensionEnvironment;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that go along: rulesets and words. The build lists them. */
public final class PageResources implements ResourcesPolicy {
    public static final String LIST = "tablee/browser/resources.txt";

    private ClassLoader files = PageResources.class.getClassLoader();

    @Override
    public void initialize(ExtensionEnvironment environment) {
        files = environment.classLoader();
    }

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        if (PageSubstitutions.isPhysics()) return new String[0];
        try (InputStream list = files.getResourceAsStream(LIST)) {
            if (list == null) throw new IllegalStateException("no " + LIST);
            return new String(list.readAllBytes(), StandardCharsets.UTF_8).split("\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
