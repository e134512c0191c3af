package tablee.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The one browser of a test run: the chromium that is installed, never a downloaded one. */
final class Chrome {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
    private static final List<String> FOLDERS = List.of(
            "/usr/bin",
            "/usr/local/bin",
            "/snap/bin",
            "/opt/google/chrome",
            "/opt/homebrew/bin",
            "/Applications/Google Chrome.app/Contents/MacOS",
            "/Applications/Chromium.app/Contents/MacOS");
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");
    private static final int PATIENCE_MILLIS = 20_000;
    private static final String MISSING =
            "The browser tests need chromium and found none: install it (on Debian: apt-get install chromium), or set"
                    + " CHROME to its program.";

    private static Optional<Browser> started = Optional.empty();

    private Chrome() {}

    /** Started with the first test, and gone with the process. */
    static synchronized Browser browser() {
        Browser browser = started.orElseGet(Chrome::start);
        started = Optional.of(browser);
        return browser;
    }

    private static Browser start() {
        // A busy machine is no reason to fail: whatever is right at last is right.
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program())
                        .setArgs(FLAGS));
    }

    private static Path program() {
        return find().or(Chrome::install).orElseThrow(() -> new AssertionError(MISSING));
    }

    private static Optional<Path> find() {
        Optional<String> own = Optional.ofNullable(System.getenv("CHROME"));
        if (own.isPresent()) return own.map(Path::of);
        Stream<String> path =
                Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator));
        return Stream.concat(path, FOLDERS.stream())
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> Stream.concat(NAMES.stream(), Stream.of("Google Chrome", "Chromium"))
                        .map(Path.of(folder)::resolve))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Optional<Path> install() {
        Debian.install("chromium");
        return find();
    }
}
