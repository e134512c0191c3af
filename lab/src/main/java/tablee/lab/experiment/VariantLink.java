package tablee.lab.experiment;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import tablee.core.Option;

/** The page of a server where a table is made that plays like an arm of an experiment. */
final class VariantLink {
    private VariantLink() {}

    static String of(URI site, Arm arm) {
        StringBuilder link = new StringBuilder(
                site + "/new/" + arm.arrangement().game().card().id());
        link.append("?seats=").append(arm.setup().seats());
        if (arm.hasOwnRuleset()) link.append("&ruleset=").append(arm.slug());
        for (Option option : arm.arrangement().game().card().options()) {
            String value = arm.setup().options().asMap().get(option.id());
            if (value == null || value.equals(option.standard()) || option instanceof Option.Name) continue;
            link.append("&option.")
                    .append(option.id())
                    .append('=')
                    .append(URLEncoder.encode(value, StandardCharsets.UTF_8));
        }
        return link.toString();
    }
}
