package tablee.table;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.table.budget.Budget;
import tablee.table.message.Message;
import tablee.table.message.TableRefusal;
import tablee.table.seats.TypedText;

/** Chat and pointing (TABLE-28). */
final class ChatRequests {
    private ChatRequests() {}

    record Say(String text) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            String line = TypedText.line(text, TypedText.CHAT_CHARS);
            if (line.isEmpty()) return TableRequest.refuse(TableRefusal.NOTHING_SAID);
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            boolean aside = asked.record().isPlaying() && !asked.table().isSeated(asked.person());
            asked.step()
                    .say(asked.table()
                            .talk()
                            .say(asked.shown(), line, aside, asked.step().now()));
            return DONE;
        }
    }

    /** Points at a square; only people in a seat do, and it is gone at once. */
    record Point(String at) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.table().isSeated(asked.person())) return TableRequest.refuse(TableRefusal.NOT_SEATED);
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            Message.Ping ping =
                    new Message.Ping(asked.person(), asked.shown().name(), TypedText.line(at, TypedText.WORD_CHARS));
            asked.table().presence().all().stream()
                    .filter(each -> asked.table().presence().hears(each, asked.person()))
                    .forEach(each -> asked.step().send(each.id(), ping));
            return DONE;
        }
    }

    /** From now on the asker hears, or hears again, what this person says. */
    record Mute(String person, boolean on) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (on && !asked.knows(person)) return TableRequest.refuse(TableRefusal.NO_SUCH_PERSON);
            boolean done = asked.table().presence().mute(asked.person(), person, on);
            return done ? DONE : TableRequest.refuse(TableRefusal.TOO_MANY);
        }
    }

    private static Optional<Refusal> refuse(RequestContext asked) {
        boolean open = asked.table()
                .running()
                .map(play -> play.match().reading().talk())
                .orElse(true);
        if (!open) return TableRequest.refuse(TableRefusal.TALK_IS_CLOSED);
        if (!asked.caller().hasVoice()) return TableRequest.refuse(TableRefusal.NO_VOICE);
        if (asked.caller().isSilenced(asked.step().now().wallMillis()))
            return TableRequest.refuse(TableRefusal.SILENCED);
        boolean admitted = asked.admits(Budget.TALK) && asked.admitsAnywhere(Budget.TALK_OF, Budget.TALK_FROM);
        return admitted ? TableRequest.DONE : TableRequest.refuse(TableRefusal.TOO_FAST);
    }
}
