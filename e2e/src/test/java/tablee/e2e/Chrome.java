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

/**
 * The browsers of a test run: the chromium that is installed, never a downloaded one. Every day pages are shown by its shell
 * without windows, which takes half the processor time; the long run, and what needs the browser around the page
 * (service workers, alerts, the app), takes the whole chromium.
 */
final class Chrome {
    private static final Chrome WHOLE = new Chrome(List.of(
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
            "chrome",
            "Google Chrome",
            "Chromium"));
    private static final Chrome SHELL = new Chrome(List.of("chromium-headless-shell"));
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
            // Letters are as wide without windows as with them.
            "--font-render-hinting=none",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");
    private static final int PATIENCE_MILLIS = 20_000;
    private static final String MISSING =
            "The browser tests need chromium and found none: install it (on Debian: apt-get install chromium), or set"
                    + " CHROME to its program.";

    private static Optional<Chrome> usual = Optional.empty();

    private final List<String> names;
    private Optional<Browser> started = Optional.empty();

    private Chrome(List<String> names) {
        this.names = names;
    }

    /** Shows pages. Started with the first test, and gone with the process. */
    static synchronized Browser browser() {
        Chrome chosen = usual.orElseGet(Chrome::choose);
        usual = Optional.of(chosen);
        return chosen.running();
    }

    private static Chrome choose() {
        boolean told = System.getenv("CHROME") != null;
        return told || Boolean.getBoolean("tablee.full") || SHELL.program().isEmpty() ? WHOLE : SHELL;
    }

    /** With all that a browser has beside its pages. */
    static Browser whole() {
        return WHOLE.running();
    }

    private synchronized Browser running() {
        Browser browser = started.orElseGet(this::start);
        started = Optional.of(browser);
        return browser;
    }

    private Browser start() {
        // A busy machine is no reason to fail: whatever is right at last is right.
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program().orElseThrow(() -> new AssertionError(MISSING)))
                        .setArgs(FLAGS));
    }

    private Optional<Path> program() {
        return find().or(() -> {
            Debian.install(names.get(0));
            return find();
        });
    }

    private Optional<Path> find() {
        Optional<String> own = Optional.ofNullable(System.getenv("CHROME"));
        if (own.isPresent()) return own.map(Path::of);
        Stream<String> path =
                Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator));
        return Stream.concat(path, FOLDERS.stream())
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> names.stream().map(Path.of(folder)::resolve))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
