import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Draws the house's mark, that of {@code favicon.svg}, as the pictures that systems want of an app. Run as {@code java Icons.java FOLDER}. */
final class Icons {
    private static final int GRID = 32;
    private static final Color PAPER = new Color(0xf7f2e8);

    public static void main(String[] args) throws IOException {
        System.setProperty("java.awt.headless", "true");
        Path out = Files.createDirectories(Path.of(args[0]).resolve("icons"));
        write(out, "192.png", 192, 1, false);
        write(out, "512.png", 512, 1, false);
        // Systems cut these into a form of their own: the mark stays within the middle that all of them leave.
        write(out, "maskable-512.png", 512, 0.7, true);
        write(out, "apple-180.png", 180, 0.8, true);
    }

    private static void write(Path out, String name, int pixels, double share, boolean full) throws IOException {
        BufferedImage picture = new BufferedImage(pixels, pixels, full ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = picture.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        if (full) fill(pen, PAPER, new Rectangle2D.Double(0, 0, pixels, pixels));
        double scale = pixels * share / GRID;
        pen.translate((pixels - GRID * scale) / 2, (pixels - GRID * scale) / 2);
        pen.scale(scale, scale);
        if (!full) fill(pen, PAPER, new Ellipse2D.Double(1, 1, 30, 30));
        fill(pen, new Color(0x20242e), new Ellipse2D.Double(9, 9, 14, 14));
        fill(pen, new Color(0x1f7a8c), new Ellipse2D.Double(13, 1.5, 6, 6));
        fill(pen, new Color(0xe4572e), new Rectangle2D.Double(24.6, 13.2, 5.6, 5.6));
        fill(pen, new Color(0xe9a820), closed(16, 24.2, 19.4, 30, 12.6, 30));
        fill(pen, new Color(0x4f8a5b), closed(4.5, 12.4, 8.1, 16, 4.5, 19.6, 0.9, 16));
        pen.dispose();
        ImageIO.write(picture, "png", out.resolve(name).toFile());
    }

    private static void fill(Graphics2D pen, Color color, Shape shape) {
        pen.setColor(color);
        pen.fill(shape);
    }

    private static Shape closed(double... corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners[0], corners[1]);
        for (int i = 2; i < corners.length; i += 2) path.lineTo(corners[i], corners[i + 1]);
        path.closePath();
        return path;
    }
}
