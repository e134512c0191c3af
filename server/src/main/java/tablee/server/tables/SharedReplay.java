package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.core.Match;
import tablee.table.match.ReplayFrames;
import tablee.table.message.Message;
import tablee.wire.json.Json;

/**
 * A finished match as its log tells it, for somebody with a link or who may see it: no table, no talk, no seed.
 *
 * @param key the same one stands for the same match and the same card
 */
record SharedReplay(String key, ReplayCard card, FinishedMatch finished) {

    int seats() {
        return finished.seats();
    }

    int entries() {
        return finished.log().size();
    }

    /** What a page needs to show it, with the result. */
    String about() {
        ObjectNode about = JsonNodeFactory.instance
                .objectNode()
                .put("match", finished.id())
                .put("game", finished.head().game())
                .put("at", card.at())
                .put("eyes", card.eyes())
                .put("title", card.title())
                .put("text", card.text());
        about.set("options", Json.tree(finished.head().options()));
        about.set("seats", Json.tree(card.seats()));
        about.set("result", Json.tree(result(finished.match())));
        return Json.text(about);
    }

    String frames(int viewer, int from, int count) {
        return Json.text(ReplayFrames.of(finished.match(), viewer, from, count));
    }

    private static Message.Result result(Match<?> match) {
        Optional<List<Integer>> ranks =
                match.ranks().map(each -> Arrays.stream(each).boxed().toList());
        return new Message.Result(ranks, match.reading().count(), Optional.empty());
    }
}
