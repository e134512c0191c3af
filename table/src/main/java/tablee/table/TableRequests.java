package tablee.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.SortedCopy;
import tablee.wire.json.Json;

/** The requests there are, by the word in {@code do}. */
final class TableRequests {
    private static final SortedMap<String, Class<? extends TableRequest>> ALL = all();

    private TableRequests() {}

    private static SortedMap<String, Class<? extends TableRequest>> all() {
        SortedMap<String, Class<? extends TableRequest>> all = new TreeMap<>();
        all.put("sit", SeatingRequests.Sit.class);
        all.put("stand", SeatingRequests.Stand.class);
        all.put("seat-bot", SeatingRequests.SeatBot.class);
        all.put("clear", SeatingRequests.Clear.class);
        all.put("change", SeatingRequests.Change.class);
        all.put("start", SeatingRequests.Start.class);
        all.put("remove", SeatingRequests.Remove.class);
        all.put("renew-invite", SeatingRequests.RenewInvite.class);
        all.put("play", PlayRequests.Move.class);
        all.put("ready", PlayRequests.Ready.class);
        all.put("reveal", ShareRequests.Reveal.class);
        all.put("back", PlayRequests.Back.class);
        all.put("resign", PlayRequests.Resign.class);
        all.put("propose", ProposalRequests.Propose.class);
        all.put("agree", ProposalRequests.Agree.class);
        all.put("decline", ProposalRequests.Decline.class);
        all.put("say", ChatRequests.Say.class);
        all.put("ping", ChatRequests.Point.class);
        all.put("mute", ChatRequests.Mute.class);
        all.put("report", ReportRequests.Tell.class);
        all.put("report-person", ReportRequests.TellOf.class);
        all.put("sync", ViewRequests.Sync.class);
        all.put("why", ViewRequests.Why.class);
        all.put("try", ViewRequests.Try.class);
        all.put("hint", ViewRequests.Hint.class);
        all.put("replay", ViewRequests.Replay.class);
        all.put("download", ViewRequests.Download.class);
        return SortedCopy.of(all);
    }

    /** Each of these is written, and told to everybody at the table. */
    private static final Set<String> TOLD_TO_ALL =
            Set.of("sit", "stand", "seat-bot", "clear", "change", "start", "remove", "ready", "reveal", "back", "mute");

    static boolean isToldToAll(ObjectNode fields) {
        return TOLD_TO_ALL.contains(word(fields));
    }

    private static String word(ObjectNode fields) {
        return fields.path("do").isTextual() ? fields.path("do").textValue() : "";
    }

    static Set<String> words() {
        return ALL.keySet();
    }

    /** The record whose fields a request of this word has. */
    static Class<? extends TableRequest> type(String word) {
        return Optional.<Class<? extends TableRequest>>ofNullable(ALL.get(word))
                .orElseThrow(() -> new BadInput("\"do\" must be one of " + String.join(", ", ALL.keySet()) + "."));
    }

    /** @param fields the whole request, of which its word and its id are taken away */
    static TableRequest read(ObjectNode fields) {
        Class<? extends TableRequest> type = type(word(fields));
        fields.remove(List.of("do", "id"));
        return Json.read(fields, type);
    }
}
