package tablee.browser.instead;

import com.fasterxml.jackson.databind.node.BaseJsonNode;
import tablee.wire.json.Json;

/** How a tree of JSON shows itself as a text; Jackson's own way would bring all of Jackson along. */
public final class PageInternalNodeMapper {
    private PageInternalNodeMapper() {}

    public static String nodeToString(BaseJsonNode node) {
        return Json.text(node);
    }

    public static String nodeToPrettyString(BaseJsonNode node) {
        return Json.text(node);
    }
}
