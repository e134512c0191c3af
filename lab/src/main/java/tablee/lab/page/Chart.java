package tablee.lab.page;

import java.util.List;
import java.util.Locale;
import tablee.lab.statistics.Interval;
import tablee.wire.words.Html;

/**
 * A chart as SVG: figures with their intervals, as bars or joined by lines, side by side where there are several strands.
 *
 * @param labels what stands below each figure
 */
public record Chart(String title, Form form, List<String> labels, List<Strand> strands) {
    public enum Form {
        BARS,
        LINES
    }

    /** One colour's figures, one for each label. */
    public record Strand(String name, List<Interval> figures) {}

    private static final List<String> COLOURS =
            List.of("#1F7A8C", "#E4572E", "#4F8A5B", "#7A4E8A", "#E9A820", "#20242E", "#7F8899");
    private static final int WIDTH = 680;
    private static final int HEIGHT = 340;
    private static final int LEFT = 64;
    private static final int RIGHT = 16;
    private static final int TOP = 64;
    private static final int BOTTOM = 44;
    /** What a letter takes at most on average, and what is left free between labels. */
    private static final double LETTER = 7;

    public String svg() {
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\""
                        + " font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#20242E\">%n",
                WIDTH, HEIGHT, Html.escape(title)));
        svg.append(String.format("<rect width=\"%d\" height=\"%d\" fill=\"#F7F2E8\"/>%n", WIDTH, HEIGHT));
        svg.append(text(LEFT, 22, "start", title).replace("<text", "<text font-size=\"15\" font-weight=\"600\""));
        Axis axis = Axis.around(
                strands.stream().flatMap(strand -> strand.figures.stream()).toList());
        legend(svg);
        grid(svg, axis);
        for (int i = 0; i < strands.size(); i++) {
            if (form == Form.LINES) line(svg, axis, i);
            for (int j = 0; j < labels.size(); j++) figure(svg, axis, i, j);
        }
        return svg.append("</svg>\n").toString();
    }

    private void legend(StringBuilder svg) {
        if (strands.size() < 2) return;
        double x = LEFT;
        for (int i = 0; i < strands.size(); i++) {
            svg.append(rectangle(x, 36, 10, 10, colour(i)));
            svg.append(text(x + 15, 45, "start", strands.get(i).name));
            x += 34 + 7.2 * strands.get(i).name.length();
        }
    }

    private void grid(StringBuilder svg, Axis axis) {
        for (double tick : axis.ticks()) {
            double y = y(axis, tick);
            svg.append(stroke(LEFT, y, WIDTH - RIGHT, y, "#D9CFBD", 1));
            svg.append(text(LEFT - 8, y + 4, "end", axis.write(tick)));
        }
        labels(svg);
    }

    /** From the left, leaving out only those that would touch the one before. */
    private void labels(StringBuilder svg) {
        double free = 0;
        for (int i = 0; i < labels.size(); i++) {
            double half = LETTER * labels.get(i).length() / 2;
            if (x(i) - half < free) continue;
            svg.append(text(x(i), HEIGHT - BOTTOM + 18, "middle", labels.get(i)));
            free = x(i) + half + LETTER;
        }
    }

    private void figure(StringBuilder svg, Axis axis, int strand, int label) {
        Interval figure = strands.get(strand).figures.get(label);
        double x = x(label);
        if (form == Form.BARS) {
            double width = Math.min(44, 0.8 * step() / strands.size());
            x += (strand - (strands.size() - 1) / 2.0) * width;
            double top = Math.min(y(axis, figure.value()), y(axis, 0));
            double height = Math.abs(y(axis, 0) - y(axis, figure.value()));
            svg.append(rectangle(x - 0.45 * width, top, 0.9 * width, height, colour(strand)));
        } else {
            x += (strand - (strands.size() - 1) / 2.0) * 3;
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\" fill=\"%s\"/>%n",
                    x,
                    y(axis, figure.value()),
                    colour(strand)));
        }
        if (figure.high() > figure.low())
            svg.append(stroke(x, y(axis, figure.low()), x, y(axis, figure.high()), "#20242E", 1.2));
    }

    private void line(StringBuilder svg, Axis axis, int strand) {
        List<Interval> figures = strands.get(strand).figures;
        double shift = (strand - (strands.size() - 1) / 2.0) * 3;
        for (int i = 1; i < figures.size(); i++) {
            double from = y(axis, figures.get(i - 1).value());
            svg.append(stroke(
                    x(i - 1) + shift, from, x(i) + shift, y(axis, figures.get(i).value()), colour(strand), 2));
        }
    }

    private double step() {
        return (WIDTH - LEFT - RIGHT) / (double) Math.max(1, labels.size());
    }

    private double x(int label) {
        return LEFT + (label + 0.5) * step();
    }

    private static double y(Axis axis, double value) {
        return HEIGHT - BOTTOM - axis.share(value) * (HEIGHT - TOP - BOTTOM);
    }

    private static String colour(int strand) {
        return COLOURS.get(strand % COLOURS.size());
    }

    private static String text(double x, double y, String anchor, String words) {
        return String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
                x,
                y,
                anchor,
                Html.escape(words));
    }

    private static String rectangle(double x, double y, double width, double height, String colour) {
        return String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>%n",
                x,
                y,
                width,
                height,
                colour);
    }

    private static String stroke(double x1, double y1, double x2, double y2, String colour, double width) {
        return String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%.1f\"/>%n",
                x1,
                y1,
                x2,
                y2,
                colour,
                width);
    }
}
