package tablee.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.wire.Json;

/** The requests there are, by the word in {@code do}. */
final class Requests {
    private static final SortedMap<String, Class<? extends Request>> ALL = all();

    private Requests() {}

    private static SortedMap<String, Class<? extends Request>> all() {
        SortedMap<String, Class<? extends Request>> all = new TreeMap<>();
        all.put("sit", Gathering.Sit.class);
        all.put("stand", Gathering.Stand.class);
        all.put("seat-bot", Gathering.SeatBot.class);
        all.put("clear", Gathering.Clear.class);
        all.put("change", Gathering.Change.class);
        all.put("start", Gathering.Start.class);
        all.put("remove", Gathering.Remove.class);
        all.put("play", Playing.Move.class);
        all.put("ready", Playing.Ready.class);
        all.put("back", Playing.Back.class);
        all.put("resign", Playing.Resign.class);
        all.put("propose", Agreeing.Propose.class);
        all.put("agree", Agreeing.Agree.class);
        all.put("decline", Agreeing.Decline.class);
        all.put("say", Talking.Say.class);
        all.put("ping", Talking.Point.class);
        all.put("mute", Talking.Mute.class);
        all.put("report", Talking.Tell.class);
        all.put("sync", Looking.Sync.class);
        all.put("why", Looking.Why.class);
        all.put("hint", Looking.Hint.class);
        all.put("replay", Looking.Replay.class);
        all.put("download", Looking.Download.class);
        return Collections.unmodifiableSortedMap(all);
    }

    static Set<String> words() {
        return ALL.keySet();
    }

    /** @param fields the whole request, of which its word and its id are taken away */
    static Request read(ObjectNode fields) {
        String word = fields.path("do").asText("");
        Class<? extends Request> type = Optional.<Class<? extends Request>>ofNullable(ALL.get(word))
                .orElseThrow(() -> new BadInput("\"do\" must be one of " + String.join(", ", ALL.keySet()) + "."));
        fields.remove(List.of("do", "id"));
        return Json.read(fields, type);
    }
}
