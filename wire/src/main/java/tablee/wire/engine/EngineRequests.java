package tablee.wire.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.learning.LiftMatch;
import tablee.wire.engine.learning.ListMoments;
import tablee.wire.engine.learning.ObserveMoment;
import tablee.wire.engine.learning.OpenArena;
import tablee.wire.engine.learning.OpenBatch;
import tablee.wire.engine.learning.StepBatch;
import tablee.wire.engine.matches.ForgetMatch;
import tablee.wire.engine.matches.ForkMatch;
import tablee.wire.engine.matches.ListGames;
import tablee.wire.engine.matches.LoadLog;
import tablee.wire.engine.matches.LoadPosition;
import tablee.wire.engine.matches.LoadView;
import tablee.wire.engine.matches.MatchImagination;
import tablee.wire.engine.matches.NewMatch;
import tablee.wire.engine.matches.VerifyLog;
import tablee.wire.engine.matches.ViewImagination;
import tablee.wire.engine.matches.WriteLog;
import tablee.wire.engine.matches.WritePosition;
import tablee.wire.engine.play.AskBot;
import tablee.wire.engine.play.AskHint;
import tablee.wire.engine.play.AskWhy;
import tablee.wire.engine.play.CountScore;
import tablee.wire.engine.play.CountSequences;
import tablee.wire.engine.play.DrawState;
import tablee.wire.engine.play.LegalMoves;
import tablee.wire.engine.play.LookAt;
import tablee.wire.engine.play.PlayMove;
import tablee.wire.engine.play.PlayRandomly;
import tablee.wire.json.Json;

/** The requests there are, by the word in {@code do}. */
final class EngineRequests {
    private static final SortedMap<String, Class<? extends EngineRequest>> ALL = all();

    /** What any request may have. */
    private static final Set<String> COMMON = Set.of("do", "language", "match");

    private EngineRequests() {}

    private static SortedMap<String, Class<? extends EngineRequest>> all() {
        SortedMap<String, Class<? extends EngineRequest>> all = new TreeMap<>();
        all.put("games", ListGames.class);
        all.put("new", NewMatch.class);
        all.put("legal", LegalMoves.class);
        all.put("play", PlayMove.class);
        all.put("why", AskWhy.class);
        all.put("view", LookAt.class);
        all.put("log", WriteLog.class);
        all.put("load", LoadPosition.class);
        all.put("position", WritePosition.class);
        all.put("imagine", MatchImagination.class);
        all.put("draw", DrawState.class);
        all.put("score", CountScore.class);
        all.put("bot", AskBot.class);
        all.put("hint", AskHint.class);
        all.put("observe", ObserveMoment.class);
        all.put("moments", ListMoments.class);
        all.put("batch", OpenBatch.class);
        all.put("step", StepBatch.class);
        all.put("arena", OpenArena.class);
        all.put("lift", LiftMatch.class);
        all.put("fork", ForkMatch.class);
        all.put("forget", ForgetMatch.class);
        all.put("verify", VerifyLog.class);
        all.put("perft", CountSequences.class);
        all.put("playouts", PlayRandomly.class);
        return Collections.unmodifiableSortedMap(all);
    }

    static Set<String> words() {
        return ALL.keySet();
    }

    static EngineRequest read(ObjectNode fields) {
        Class<? extends EngineRequest> type = type(fields);
        ObjectNode own = fields.objectNode();
        fields.fields().forEachRemaining(field -> {
            if (!COMMON.contains(field.getKey())) own.set(field.getKey(), field.getValue());
        });
        return Json.read(own, type);
    }

    private static Class<? extends EngineRequest> type(ObjectNode fields) {
        String word = fields.path("do").isTextual() ? fields.path("do").textValue() : "";
        // What is loaded is a log, a view or a position, and these have nothing in common but the word.
        if (word.equals("load") && fields.has("log")) return LoadLog.class;
        if (word.equals("load") && fields.has("view")) return LoadView.class;
        if (word.equals("imagine") && fields.has("view")) return ViewImagination.class;
        return Optional.ofNullable(ALL.get(word))
                .orElseThrow(() -> new EngineFault(
                        EngineFault.Code.BAD_REQUEST,
                        "\"do\" must be one of " + String.join(", ", ALL.keySet()) + "."));
    }
}
