package tablee.lab.experiment;

import java.util.List;
import java.util.Map;
import tablee.core.Card;
import tablee.wire.words.Html;

/** What the arms change, as the beginning of a page: line by line of the ruleset, and the way to a table that plays so. */
record ChangesHtml(Experiment experiment) {
    String html() {
        StringBuilder html =
                new StringBuilder("<table class=\"changes\">\n<tr><th>arm</th><th>what changed</th><th></th></tr>\n");
        for (Arm arm : experiment.all()) {
            html.append("<tr><th>").append(Html.escape(arm.name())).append("</th><td>");
            html.append(changes(arm)).append("</td><td><a href=\"");
            html.append(Html.escape(VariantLink.of(experiment.site(), arm)))
                    .append("\">Play it at a table</a></td></tr>\n");
        }
        html.append("</table>\n");
        if (experiment.all().stream().anyMatch(Arm::hasOwnRuleset))
            html.append(
                            "<p class=\"note\">The rulesets lie in the folder <code>rulesets</code> beside this page: a server offers them")
                    .append(" when it is started with <code>serve --rulesets FOLDER</code>.</p>\n");
        return html.toString();
    }

    private String changes(Arm arm) {
        if (arm.equals(experiment.base())) return own(arm);
        StringBuilder lines = new StringBuilder();
        for (ArmChange change : ArmChange.between(experiment.base(), arm)) lines.append(line(change));
        return lines.isEmpty() ? "nothing" : lines.toString();
    }

    /** The base is told apart from the game as it comes. */
    private static String own(Arm arm) {
        List<ArmChange> changes = ArmChange.between(asItComes(arm), arm);
        if (changes.isEmpty()) return "nothing: the game as it comes";
        StringBuilder lines = new StringBuilder("<div class=\"note\">against the game as it comes:</div>");
        for (ArmChange change : changes) lines.append(line(change));
        return lines.toString();
    }

    private static Arm asItComes(Arm arm) {
        Card card = arm.arrangement().game().card();
        return new Arm("", arm.arrangement().on(card.setup(arm.setup().seats(), Map.of())));
    }

    private static String line(ArmChange change) {
        return "<div><code>" + Html.escape(change.what()) + "</code> <del>" + shown(change.from()) + "</del> → <ins>"
                + shown(change.to()) + "</ins></div>";
    }

    private static String shown(String value) {
        return value.isEmpty() ? "–" : Html.escape(value);
    }
}
