package tablee.bench.server;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tablee.wire.words.Html;

/** Samples of stacks as a picture: a box is a function, as wide as the samples in which it was at work, on top of the one that called it. */
final class FlameGraph {
    private static final int WIDTH = 1_200;
    private static final int LINE = 17;
    private static final double NARROWEST = 4;
    private static final double CHAR_WIDTH = 6.6;
    private static final List<String> COLOURS = List.of("#f4a259", "#f2c078", "#e9b872", "#f6bd60", "#f28f3b");

    private static final class Box {
        private final Map<String, Box> above = new TreeMap<>();
        private long samples;
    }

    private final Box root = new Box();

    /** @param frames the outermost first */
    void add(List<String> frames) {
        Box box = root;
        box.samples++;
        for (String frame : frames) {
            box = box.above.computeIfAbsent(frame, name -> new Box());
            box.samples++;
        }
    }

    long samples() {
        return root.samples;
    }

    String svg(String title) {
        int height = (depth(root, WIDTH) + 2) * LINE;
        StringBuilder out = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"monospace\" font-size=\"11\">%n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"#fffdf8\"/>%n<text x=\"4\" y=\"12\">%s</text>%n",
                WIDTH,
                height,
                Html.escape(title)));
        draw(root, 0, height - LINE, out);
        return out.append("</svg>\n").toString();
    }

    private double width(Box box) {
        return (double) WIDTH * box.samples / root.samples;
    }

    private int depth(Box box, double width) {
        if (width < NARROWEST) return 0;
        return 1
                + box.above.values().stream()
                        .mapToInt(each -> depth(each, width(each)))
                        .max()
                        .orElse(0);
    }

    private void draw(Box box, double x, int y, StringBuilder out) {
        double left = x;
        for (Map.Entry<String, Box> each : box.above.entrySet()) {
            double width = width(each.getValue());
            if (width >= NARROWEST) {
                out.append(one(each.getKey(), left, y, width, each.getValue().samples));
                draw(each.getValue(), left, y - LINE, out);
            }
            left += width;
        }
    }

    private String one(String name, double x, int y, double width, long samples) {
        int room = (int) (width / CHAR_WIDTH);
        String shown = room < 3 ? "" : name.length() <= room ? name : name.substring(0, room - 1) + "…";
        return String.format(
                Locale.ROOT,
                "<g><title>%s, %.1f %%</title><rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\" stroke=\"#fff\"/>"
                        + "<text x=\"%.1f\" y=\"%d\">%s</text></g>%n",
                Html.escape(name),
                100.0 * samples / root.samples,
                x,
                y,
                width,
                LINE,
                COLOURS.get(Math.floorMod(name.hashCode(), COLOURS.size())),
                x + 2,
                y + LINE - 5,
                Html.escape(shown));
    }
}
