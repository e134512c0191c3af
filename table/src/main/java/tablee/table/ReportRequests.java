package tablee.table;

import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Refusal;
import tablee.table.budget.Budget;
import tablee.table.message.Effects;
import tablee.table.message.ReportKind;
import tablee.table.message.TableRefusal;
import tablee.table.seats.Caller;
import tablee.table.seats.TypedText;

/** What is shown to those who run the server, with the place in the match (TABLE-28). */
final class ReportRequests {
    private static final int NO_LINE = -1;

    private ReportRequests() {}

    /** What a person is reported for. */
    enum Matter {
        NAME(ReportKind.NAME),
        CONDUCT(ReportKind.CONDUCT);

        private final ReportKind kind;

        Matter(ReportKind kind) {
            this.kind = kind;
        }
    }

    /** A line of chat. */
    record Tell(int line, String reason) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<String> about = asked.table().talk().lately().stream()
                    .filter(each -> each.number() == line)
                    .map(Effects.Said::person)
                    .findFirst();
            if (about.isEmpty()) return TableRequest.refuse(TableRefusal.NOTHING_SAID);
            return report(asked, ReportKind.LINE, about.get(), line, reason);
        }
    }

    /** Somebody's name, or how they behave. */
    record TellOf(String person, Matter matter, String reason) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (Caller.isNameless(person) || !asked.knows(person))
                return TableRequest.refuse(TableRefusal.NO_SUCH_PERSON);
            if (person.equals(asked.person())) throw new BadInput("Nobody reports themselves.");
            return report(asked, matter.kind, person, NO_LINE, reason);
        }
    }

    private static Optional<Refusal> report(
            RequestContext asked, ReportKind kind, String about, int line, String reason) {
        if (!asked.admits(Budget.TALK)) return TableRequest.refuse(TableRefusal.TOO_FAST);
        if (!asked.admitsAnywhere(Budget.REPORTS, Budget.REPORTS_FROM))
            return TableRequest.refuse(TableRefusal.ENOUGH_REPORTED);
        if (!asked.table().limits().shared().admits(Budget.REPORTS_OF, about))
            return TableRequest.refuse(TableRefusal.OFTEN_REPORTED);
        String why = TypedText.line(reason, TypedText.CHAT_CHARS);
        int version = asked.table().play().isPresent() ? asked.table().version() : -1;
        asked.step()
                .report(new Effects.Report(
                        asked.person(),
                        kind,
                        about,
                        line,
                        version,
                        why,
                        asked.step().now().wallMillis()));
        return TableRequest.DONE;
    }
}
