package tablee.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.ReadableState;
import tablee.core.Refusal;
import tablee.table.budget.Budget;
import tablee.table.match.TableMatch;
import tablee.table.message.Command;
import tablee.table.message.Message;
import tablee.table.message.TableRefusal;
import tablee.table.people.AnswerCache;
import tablee.table.people.Presence;
import tablee.wire.json.Json;
import tablee.wire.words.Advice;
import tablee.wire.words.Words;

/** Where requests arrive as lines of JSON, and answers leave. */
final class RequestHandler {
    private static final int MOST_CHARS = 16_384;

    private final Table table;
    private final AnswerCache answers;

    RequestHandler(Table table) {
        this.table = table;
        answers = new AnswerCache(table::isSeated);
    }

    /** A line from a connection that is not there any more is dropped: nobody waits for the answer. */
    void ask(Command.Ask ask, EffectsBuilder step) {
        table.presence().find(ask.connection()).ifPresent(from -> ask(ask.text(), from, step));
    }

    private void ask(String text, Presence.Connection from, EffectsBuilder step) {
        String id = "";
        try {
            ObjectNode fields = fields(text);
            id = id(fields);
            String person = from.caller().person();
            // Somebody without a name changes nothing, so that nothing is done twice.
            boolean once = !id.isEmpty() && !from.caller().isNameless();
            Optional<Message.Answer> given = once ? answers.given(person, text) : Optional.empty();
            Message.Answer answer =
                    given.isPresent() ? given.get() : carryOut(fields, new RequestContext(table, from, id, step));
            if (step.answersLater()) return;
            if (once) answers.keep(person, text, answer);
            step.send(from.id(), answer);
        } catch (BadInput fault) {
            Message.Refused refused = new Message.Refused("", "bad-request", List.of(), fault.sentence());
            step.send(from.id(), new Message.Answer(id, false, version(), Optional.of(refused)));
        }
    }

    private Message.Answer carryOut(ObjectNode fields, RequestContext asked) {
        boolean tooFast = TableRequests.isToldToAll(fields) && !asked.admits(Budget.SEATINGS);
        TableRequest request = TableRequests.read(fields);
        boolean nameless = asked.caller().isNameless() && !request.onlyLooks();
        Optional<Refusal> refusal = nameless
                ? TableRequest.refuse(TableRefusal.NAMELESS)
                : tooFast ? TableRequest.refuse(TableRefusal.TOO_FAST) : request.on(asked);
        Optional<Message.Refused> refused =
                refusal.map(each -> refused(table, each, asked.from().language()));
        return new Message.Answer(asked.id(), refused.isEmpty(), version(), refused);
    }

    private static ObjectNode fields(String text) {
        if (text.length() > MOST_CHARS) throw new BadInput("A request has at most " + MOST_CHARS + " characters.");
        if (Json.parse(text) instanceof ObjectNode fields) return fields;
        throw new BadInput("A request is a JSON object.");
    }

    /** The id of a request that was read before. */
    static String id(String text) {
        return id(fields(text));
    }

    private static String id(ObjectNode fields) {
        JsonNode id = fields.path("id");
        if (id.isMissingNode()) return "";
        if (id.isTextual() && id.textValue().length() <= 64) return id.textValue();
        throw new BadInput("\"id\" is a text of at most 64 characters.");
    }

    AnswerCache answers() {
        return answers;
    }

    private int version() {
        return table.version();
    }

    static Message.Refused refused(Table table, Refusal refusal, String language) {
        return Message.Refused.of(refusal, Words.of(table.record().terms().rules(), language));
    }

    /** A bot has thought about somebody's moves; if that moment is past, nobody needs it. */
    void hinted(Command.Hinted hinted, EffectsBuilder step) {
        Optional<TableMatch<?>> asked = table.running()
                .filter(play -> play.id().equals(hinted.match())
                        && play.match().version() == hinted.version()
                        && Actor.in(play.match().toAct(), hinted.seat()));
        asked.ifPresent(play -> table.presence()
                .find(hinted.connection())
                .ifPresent(to -> step.send(to.id(), hint(play.match().reading(), hinted, to.language()))));
    }

    private Message.Hint hint(ReadableState state, Command.Hinted hinted, String language) {
        Words words = Words.of(table.record().terms().rules(), language);
        List<Advice> advice = Advice.of(state, hinted.seat(), hinted.thoughts(), words);
        Optional<Message.Refused> refused = advice.isEmpty()
                ? Optional.of(refused(table, TableRefusal.NO_TIME.refusal(), language))
                : Optional.empty();
        return new Message.Hint(hinted.id(), hinted.version(), advice, refused);
    }
}
