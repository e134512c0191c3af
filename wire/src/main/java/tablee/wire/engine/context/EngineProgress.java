package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.wire.json.Json;
import tablee.wire.match.Actors;
import tablee.wire.match.MatchFile;
import tablee.wire.words.Words;

/** A session on the move: collects what is entered and told on the way. */
public final class EngineProgress<S extends State<S>> {
    private final Words words;
    private final ArrayNode entries = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode told = JsonNodeFactory.instance.arrayNode();
    private final ArrayNode shown = JsonNodeFactory.instance.arrayNode();
    private Session<S> session;

    EngineProgress(Session<S> session, Words words) {
        this.session = session;
        this.words = words;
    }

    public Session<S> session() {
        return session;
    }

    EngineProgress<S> play(Entry entry) {
        Match<S> match = session.match();
        if (match.version() >= MatchFile.MOST_ENTRIES) {
            throw new EngineFault(
                    EngineFault.Code.TOO_MUCH, "A match has at most " + MatchFile.MOST_ENTRIES + " entries.");
        }
        Match.Step<S> step = match.play(entry);
        if (step instanceof Match.Refused<S> refused) throw EngineFault.refused(refused.refusal(), words);
        Match.Accepted<S> accepted = (Match.Accepted<S>) step;
        note(entry);
        accepted.told().to(Viewer.ALL).forEach(event -> told.add(Json.event(event)));
        session = new Session<>(accepted.match(), session.head(), session.seed());
        return this;
    }

    private void note(Entry entry) {
        ObjectNode noted = entries.addObject();
        noted.set("actor", Actors.write(entry.actor()));
        noted.put("move", session.write(entry.actor(), entry.move())).put("at", entry.at());
    }

    /** Lets chance act until somebody else has to. */
    EngineProgress<S> settle() {
        if (!session.chanceIsNext()) return this;
        Dealer dealer = session.dealer();
        while (session.chanceIsNext()) {
            Dealer.Dealt dealt = dealer.deal(session.match());
            dealt.show().ifPresent(show -> shown.add(Json.tree(show)));
            dealt.entries().forEach(this::play);
        }
        return this;
    }

    /** How far it came: the version, what was entered and told, and who acts now. */
    public ObjectNode write(ObjectNode answer) {
        answer.put("version", session.match().version())
                .put("at", session.match().at());
        answer.set("entries", entries);
        answer.set("told", told);
        if (!shown.isEmpty()) answer.set("shown", shown);
        return MatchStatus.write(answer, session.match());
    }
}
