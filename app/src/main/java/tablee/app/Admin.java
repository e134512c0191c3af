package tablee.app;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.server.admin.AdminActs;
import tablee.server.admin.AdminOrder;
import tablee.server.http.HttpFault;
import tablee.store.Store;
import tablee.store.admin.AuditLog;

/**
 * {@code tablee admin ACT [WHO]}, with {@code --data} or {@code --db}: what those who run the server do, from the machine itself. It writes to
 * the data, also while servers run; they follow within a second.
 */
record Admin(PrintStream out, PrintStream err, Map<String, String> environment) {
    private static final CliCommand COMMAND = command();

    private static CliCommand command() {
        CliCommand command = CliCommand.named("admin", "what those who run a server read and do; also while it runs")
                .words(
                        "ACT [WHO]",
                        "what to do, and about whom: an account, a name, an id, or the id of a table or a tournament,"
                                + " or a shared replay")
                .option(
                        "reason",
                        "TEXT",
                        "why; who is warned, silenced or banned reads it, and who has entered a tournament that is closed")
                .option("hours", "N", "for how long (silence and notify: 24 unless said; ban: for good unless said)");
        Flag.DATA.addTo(command);
        Flag.DB.addTo(command);
        return command.closing(
                "To read: people [TEXT], person WHO (reports, sanctions and notes), tables [TEXT], tournaments [TEXT],",
                "reports, log, figures, honest-play.",
                "About a person: grant, revoke (make or unmake an administrator), warn, silence, ban, lift, sign-out,",
                "admit (count as invited), reset (a new recovery code), erase, resolve (their reports), note.",
                "About a table: close-table, erase-table. About a tournament: close-tournament, erase-tournament (--reason TEXT).",
                "About a shared replay: end-replay (its address, or the code at the end of it).",
                "About everybody: notify (--reason TEXT; none takes it back), invite.");
    }

    int run(List<String> words) {
        return COMMAND.run(words, out, err, arguments -> {
            if (arguments.words().isEmpty() || arguments.words().size() > 2)
                throw new BadInput("admin takes what to do and about whom; \"admin --help\" lists what there is.");
            Configuration place = new Configuration(new Given(arguments, environment), environment);
            try (Store store = Store.open(place.database())) {
                return run(store, arguments);
            } catch (HttpFault fault) {
                throw new BadInput(sentence(fault));
            }
        });
    }

    private int run(Store store, Arguments arguments) {
        String word = arguments.words().get(0);
        String who = arguments.words().size() > 1 ? arguments.words().get(1) : "";
        AdminReading reading = new AdminReading(store, out);
        if (reading.isWord(word)) return reading.print(word, who);
        AuditLog.Act act = act(word);
        AdminOrder order = new AdminOrder(
                act, subject(reading, act, who), arguments.last("reason").orElse(""), hours(arguments));
        Optional<String> code = carryOut(store, order);
        out.println(code.map(each -> code(act, each)).orElse("Done: " + word + "."));
        return CliCommand.FINE;
    }

    private static AuditLog.Act act(String word) {
        try {
            return AuditLog.Act.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
        } catch (IllegalArgumentException e) {
            throw new BadInput("there is nothing called \"" + word + "\" to do; \"admin --help\" lists what there is.");
        }
    }

    private static Optional<Integer> hours(Arguments arguments) {
        return arguments.last("hours").map(text -> (int) Arguments.number("--hours", text, 1, 100_000));
    }

    private static String subject(AdminReading reading, AuditLog.Act act, String who) {
        return switch (act) {
            case NOTIFY, INVITE -> {
                if (!who.isEmpty())
                    throw new BadInput(
                            "that is about everybody, and not about \"" + who + "\": what it says goes with --reason.");
                yield "";
            }
            case END_REPLAY -> who.substring(who.lastIndexOf('/') + 1);
            case CLOSE_TABLE, ERASE_TABLE, CLOSE_TOURNAMENT, ERASE_TOURNAMENT -> who;
            case GRANT -> reading.account(who);
            default -> reading.person(who);
        };
    }

    private static Optional<String> carryOut(Store store, AdminOrder order) {
        try {
            return new AdminActs(store)
                    .carryOut(AuditLog.Actor.AT_THE_MACHINE, order)
                    .join();
        } catch (CompletionException broken) {
            throw new BadInput("it was not done: "
                    + Objects.requireNonNullElse(broken.getCause(), broken).getMessage() + ".");
        }
    }

    private static String code(AuditLog.Act act, String code) {
        return act == AuditLog.Act.INVITE
                ? "For one person, for thirty days: /invited/" + code
                : "The recovery code, to be handed over: " + code;
    }

    private static String sentence(HttpFault fault) {
        return switch (fault.key()) {
            case "not-found" -> "there is no such person, table, tournament or shared replay.";
            case "say-why" -> "say why with --reason TEXT.";
            case "tournament-ended" -> "this tournament is over.";
            case "no-reason" -> "say why with --reason TEXT: the person reads it.";
            case "no-account" -> "this person has no account.";
            default -> fault.key() + ".";
        };
    }
}
