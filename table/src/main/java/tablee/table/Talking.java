package tablee.table;

import java.util.Optional;
import tablee.core.Refusal;

/** Chat and pointing (TABLE-28). */
final class Talking {
    private Talking() {}

    record Say(String text) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            String line = Text.line(text, Text.CHAT_CHARS);
            if (line.isEmpty()) return Request.refuse(No.NOTHING_SAID);
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            boolean aside = asked.sheet().isPlaying() && !asked.table().isSeated(asked.person());
            asked.step()
                    .say(asked.table()
                            .talk()
                            .say(asked.caller(), line, aside, asked.step().now()));
            return DONE;
        }
    }

    /** Points at a square; only people in a seat do, and it is gone at once. */
    record Point(String at) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            if (!asked.table().isSeated(asked.person())) return Request.refuse(No.NOT_SEATED);
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            Message.Ping ping = new Message.Ping(asked.person(), asked.caller().name(), Text.line(at, Text.WORD_CHARS));
            asked.table().presence().all().stream()
                    .filter(each -> asked.table().presence().hears(each, asked.person()))
                    .forEach(each -> asked.step().send(each.id(), ping));
            return DONE;
        }
    }

    /** From now on the asker hears, or hears again, what this person says. */
    record Mute(String person, boolean on) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            asked.table().presence().mute(asked.person(), person, on);
            return DONE;
        }
    }

    /** Shows a line of chat to those who run the server. */
    record Tell(int line, String reason) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            boolean said = asked.table().talk().lately().stream().anyMatch(each -> each.number() == line);
            if (!said) return Request.refuse(No.NOTHING_SAID);
            if (!asked.table().talk().admits(asked.person(), asked.step().now())) return Request.refuse(No.TOO_FAST);
            String why = Text.line(reason, Text.CHAT_CHARS);
            asked.step()
                    .report(new Effects.Report(
                            asked.person(), line, why, asked.step().now().wallMillis()));
            return DONE;
        }
    }

    private static Optional<Refusal> refuse(Asked asked) {
        boolean open =
                asked.table().running().map(play -> play.match().state().talk()).orElse(true);
        if (!open) return Request.refuse(No.TALK_IS_CLOSED);
        boolean slow = asked.table().talk().admits(asked.person(), asked.step().now());
        return slow ? Request.DONE : Request.refuse(No.TOO_FAST);
    }
}
