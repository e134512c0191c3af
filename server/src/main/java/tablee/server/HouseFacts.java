package tablee.server;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.server.pages.LegalTexts;

/** What pages say about a server that follows from its settings: whether it sends mails, who runs it, and how long it keeps what. */
final class HouseFacts {
    private HouseFacts() {}

    static ObjectNode of(ServerSettings settings, LegalTexts legal) {
        Retention kept = settings.retention();
        ObjectNode facts = JsonNodeFactory.instance
                .objectNode()
                .put("mails", settings.services().mail().isPresent());
        facts.set("imprint", legal.describe());
        facts.putObject("keptDays")
                .put("guests", kept.guestDays())
                .put("emptyTables", kept.emptyTableDays())
                .put("idleMatches", kept.idleMatchDays())
                .put("chat", kept.chatDays());
        return facts;
    }

    /** Whom push services turn to: the page, if they can reach it, or the address that mails come from. */
    static String contact(ServerSettings settings, String base) {
        if (base.startsWith("https:")) return base;
        String from = settings.services().mail().map(ServerSettings.Mail::from).orElse("host@localhost");
        return "mailto:" + from.replaceFirst(".*<(.*)>.*", "$1");
    }
}
