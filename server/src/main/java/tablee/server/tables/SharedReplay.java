package tablee.server.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.server.http.HttpFault;
import tablee.store.Journal;
import tablee.store.Replays;
import tablee.store.Store;
import tablee.table.match.ReplayFrames;
import tablee.table.message.Message;
import tablee.wire.Json;
import tablee.wire.WrittenHeader;

/** A finished match as its log tells it, for somebody with a link: no table, no talk, no seed. */
record SharedReplay(Replays.Shared shared, WrittenHeader head, List<Entry> log) {
    static SharedReplay of(Store store, Replays.Shared shared) {
        if (!(store.journal().load(shared.match()) instanceof Journal.Whole whole)) throw HttpFault.notFound();
        WrittenHeader head = Json.read(whole.start().header(), WrittenHeader.class);
        return new SharedReplay(shared, head, whole.entries());
    }

    String key() {
        return "shared " + shared.code();
    }

    int seats() {
        return head.seats();
    }

    int entries() {
        return log.size();
    }

    /** What a page needs to show it, with the result. */
    String about() {
        ReplayCard card = ReplayCard.of(shared);
        ObjectNode about = JsonNodeFactory.instance
                .objectNode()
                .put("match", shared.match())
                .put("game", head.game())
                .put("at", card.at())
                .put("eyes", card.eyes())
                .put("title", card.title())
                .put("text", card.text());
        about.set("options", Json.tree(head.options()));
        about.set("seats", Json.tree(card.seats()));
        about.set("result", Json.tree(result(match())));
        return Json.text(about);
    }

    String frames(int viewer, int from, int count) {
        return Json.text(ReplayFrames.of(match(), viewer, from, count));
    }

    private Match<?> match() {
        return replay(head.rules(), head.header(), log);
    }

    private static <S extends State<S>> Match<S> replay(Game<S> game, Header header, List<Entry> log) {
        return Match.replay(game, header, log);
    }

    private static Message.Result result(Match<?> match) {
        Optional<List<Integer>> ranks =
                match.ranks().map(each -> Arrays.stream(each).boxed().toList());
        return new Message.Result(ranks, match.state().count(), Optional.empty());
    }
}
