package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * {@code ./tablee screens}: every screen in two widths, both themes and four languages, as pictures and as one sheet for
 * each screen. {@code -Dtablee.screens=home,play-.*} takes only screens of these names, {@code -Dtablee.languages=en,de} only
 * these languages.
 */
@EnabledIfSystemProperty(named = "tablee.screens", matches = ".+")
class ContactSheets {
    private static final int WIDE = 640;
    private static final int NARROW = 240;
    private static final int ROW = 520;
    private static final int GAP = 12;

    private static final Path OUT =
            Path.of(Objects.requireNonNull(System.getProperty("tablee.root")), "target/screens");

    @Test
    @DisplayName("Sheets of every screen")
    void records() throws IOException {
        Files.createDirectories(OUT);
        Evening evening = Evening.of(Site.open());
        List<String> wanted = List.of(System.getProperty("tablee.screens", ".*").split(","));
        for (Screen screen : evening.screens()) {
            if (wanted.stream().anyMatch(screen.name()::matches)) record(evening, screen);
        }
        try (Stream<Path> files = Files.list(OUT)) {
            assertTrue(files.findAny().isPresent(), "there is something to look at");
        }
    }

    private static void record(Evening evening, Screen screen) throws IOException {
        List<BufferedImage> pictures = new ArrayList<>();
        for (String language :
                System.getProperty("tablee.languages", "en,fr,de,pl").split(",")) {
            for (ScreenLook look :
                    List.of(ScreenLook.DESK, ScreenLook.DESK.atNight(), ScreenLook.PHONE, ScreenLook.PHONE.atNight())) {
                pictures.add(picture(evening, screen, look.in(language)));
            }
        }
        ImageIO.write(
                joined(pictures), "png", OUT.resolve(screen.name() + ".png").toFile());
    }

    private static BufferedImage picture(Evening evening, Screen screen, ScreenLook look) throws IOException {
        try (Visitor visitor = evening.visitor(look, screen)) {
            Evening.show(visitor, screen);
            unrolled(visitor.page(), look);
            byte[] bytes = visitor.page().screenshot(new Page.ScreenshotOptions().setFullPage(true));
            String name = screen.name() + "-" + look.language() + "-" + look.width() + (look.dark() ? "-dark" : "");
            Files.createDirectories(OUT.resolve("single"));
            Files.write(OUT.resolve("single/" + name + ".png"), bytes);
            return ImageIO.read(new ByteArrayInputStream(bytes));
        }
    }

    /** A long page in a window as long: what sticks to the window's edge is where it belongs. */
    private static void unrolled(Page page, ScreenLook look) {
        int height = (int) page.evaluate("document.documentElement.scrollHeight");
        if (height > look.height()) page.setViewportSize(look.width(), height);
    }

    /** Four in a row: wide and narrow, light and dark; a row for each language. */
    private static BufferedImage joined(List<BufferedImage> pictures) {
        int rows = pictures.size() / 4;
        BufferedImage record =
                new BufferedImage(2 * (WIDE + NARROW) + 5 * GAP, rows * (ROW + GAP) + GAP, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = record.createGraphics();
        pen.setColor(Color.GRAY);
        pen.fillRect(0, 0, record.getWidth(), record.getHeight());
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        for (int i = 0; i < pictures.size(); i++) {
            BufferedImage each = pictures.get(i);
            // Long pages are shown as far as they go in this shape.
            double scale = 1.0 * (i % 4 < 2 ? WIDE : NARROW) / each.getWidth();
            int height = Math.min(each.getHeight(), (int) (ROW / scale));
            BufferedImage top = each.getSubimage(0, 0, each.getWidth(), height);
            int x = GAP + i % 4 * GAP + (i % 4 < 2 ? i % 4 * WIDE : 2 * WIDE + (i % 4 - 2) * NARROW);
            int y = GAP + i / 4 * (ROW + GAP);
            pen.drawImage(top, x, y, (int) (each.getWidth() * scale), (int) (height * scale), null);
        }
        pen.dispose();
        return record;
    }
}
