package tablee.lab.experiment;

import java.util.List;
import java.util.Locale;
import tablee.lab.statistics.Interval;
import tablee.wire.words.Html;

/**
 * Bars that lie, one below the other, so that each has room for its name and its figure. Its colours come from the page, which has a
 * light and a dark side.
 */
record BarChart(String title, List<Group> groups) {
    /** Bars that belong together: one for each arm. */
    record Group(String name, List<Bar> bars) {}

    /** @param arm which colour it has */
    record Bar(int arm, String name, Interval figure, String words) {}

    private static final int WIDTH = 680;
    private static final int LEFT = 250;
    private static final int RIGHT = 190;
    private static final int LINE = 22;
    private static final int TOP = 40;
    private static final int LONGEST_NAME = 38;
    private static final int COLOURS = 6;

    String svg() {
        StringBuilder svg = new StringBuilder();
        double most = groups.stream()
                .flatMap(group -> group.bars.stream())
                .mapToDouble(BarChart::reach)
                .max()
                .orElse(1);
        int y = TOP;
        for (Group group : groups) {
            boolean alone = group.bars.size() == 1;
            if (!alone) {
                svg.append(text(0, y + 15, "start", "group", group.name));
                y += LINE;
            }
            for (Bar bar : group.bars) {
                bar(svg, y, alone ? group.name : bar.name, bar, most == 0 ? 1 : most);
                y += LINE;
            }
            y += alone ? 0 : 6;
        }
        String head = String.format(
                "<svg class=\"bars\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\" font-size=\"13\">%n",
                WIDTH, y + 8, Html.escape(title));
        return head + text(0, 20, "start", "title", title) + svg + "</svg>\n";
    }

    private static double reach(Bar bar) {
        double high = Double.isFinite(bar.figure.high()) ? bar.figure.high() : bar.figure.value();
        return Math.max(Math.abs(bar.figure.value()), high);
    }

    private static void bar(StringBuilder svg, int y, String name, Bar bar, double most) {
        double width = (WIDTH - LEFT - RIGHT) / most;
        svg.append(String.format("<g><title>%s</title>", Html.escape(name + ": " + bar.words)));
        svg.append(text(LEFT - 8, y + 15, "end", "name", cut(name)));
        svg.append(String.format(
                Locale.ROOT,
                "<rect class=\"bar c%d\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"14\"/>",
                bar.arm % COLOURS,
                LEFT,
                y + 4,
                Math.max(1, Math.abs(bar.figure.value()) * width)));
        if (Double.isFinite(bar.figure.low()) && bar.figure.value() >= 0)
            svg.append(String.format(
                    Locale.ROOT,
                    "<line class=\"whisker\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/>",
                    LEFT + Math.max(0, bar.figure.low()) * width,
                    LEFT + bar.figure.high() * width,
                    y + 11,
                    y + 11));
        svg.append(text(WIDTH - RIGHT + 8, y + 15, "start", "figure", bar.words))
                .append("</g>\n");
    }

    private static String cut(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }

    private static String text(int x, int y, String anchor, String kind, String words) {
        return String.format(
                "<text class=\"%s\" x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>%n",
                kind, x, y, anchor, Html.escape(words));
    }
}
