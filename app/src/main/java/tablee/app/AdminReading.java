package tablee.app;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.PrintStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.server.admin.FigureList;
import tablee.server.admin.FoundPeople;
import tablee.server.admin.FoundTables;
import tablee.server.admin.FoundTournaments;
import tablee.server.admin.PersonFile;
import tablee.server.honesty.HonestList;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.admin.Reports;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.table.seats.NameSkeleton;

/** What {@code tablee admin} reads: a line for each thing, with its id first. */
record AdminReading(Store store, PrintStream out) {
    private static final int MOST = 100;
    private static final Set<String> WORDS =
            Set.of("people", "tables", "tournaments", "reports", "person", "log", "figures", "honest-play");

    boolean isWord(String word) {
        return WORDS.contains(word);
    }

    int print(String word, String text) {
        List<String> lines = lines(word, text);
        lines.forEach(out::println);
        if (lines.isEmpty()) out.println("Nothing.");
        return CliCommand.FINE;
    }

    private List<String> lines(String word, String text) {
        return switch (word) {
            case "people" ->
                FoundPeople.of(store, text, MOST).people().stream()
                        .map(AdminReading::line)
                        .toList();
            case "tables" ->
                FoundTables.of(store, text, MOST).tables().stream()
                        .map(AdminReading::line)
                        .toList();
            case "tournaments" ->
                FoundTournaments.of(store, text, MOST).tournaments().stream()
                        .map(each -> each.tournament() + "  " + each.game() + ", " + each.kind() + ", " + each.phase()
                                + ", “" + each.title() + "” by " + each.host() + ", " + each.entrants() + " entered")
                        .toList();
            case "reports" ->
                store.reports().accused(0, MOST).stream()
                        .flatMap(each -> store.reports().open(each.person(), MOST).stream())
                        .map(AdminReading::line)
                        .toList();
            case "log" ->
                store.audit().before(Long.MAX_VALUE, MOST).stream()
                        .map(AdminReading::line)
                        .toList();
            case "person" -> AdminPersonLines.of(PersonFile.of(store, person(text)));
            case "honest-play" -> honestPlay();
            default -> figures();
        };
    }

    private List<String> figures() {
        FigureList figures = FigureList.of(store, JsonNodeFactory.instance.objectNode());
        return figures.days().entrySet().stream()
                .map(each -> words(each.getKey()) + ": "
                        + each.getValue().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .toList();
    }

    /** Figures to look into, with the furthest from what is usual first. */
    private List<String> honestPlay() {
        HonestList list = HonestList.of(store);
        return Stream.of(
                        list.people().stream().map(AdminReading::line),
                        list.pairs().stream().map(AdminReading::line),
                        list.partners().stream().map(AdminReading::line))
                .flatMap(lines -> lines)
                .toList();
    }

    private static String line(HonestList.Player each) {
        return String.format(
                Locale.ROOT,
                "%s  %s, %s: %.1f%% of %d decisions as expert, %+.1f deviations from usual; %.1f s each, times %d%% apart",
                each.person(),
                each.name(),
                each.pool(),
                each.agreement() / 10.0,
                each.decisions(),
                each.above() / 10.0,
                each.tenths() / 10.0,
                each.evenness());
    }

    private static String line(HonestList.Pair each) {
        return String.format(
                Locale.ROOT,
                "%s %s  %s and %s: %d matches, %d to %d, %+d points to the first; costly moves gave %.2f and %.2f wins%s%s",
                each.one().person(),
                each.other().person(),
                each.one().name(),
                each.other().name(),
                each.matches(),
                each.ahead(),
                each.behind(),
                each.points(),
                each.given() / 1000.0,
                each.returned() / 1000.0,
                each.sameNetwork() ? "; same network" : "",
                each.sameDevice() ? "; same kind of device" : "");
    }

    private static String line(HonestList.Partners each) {
        return String.format(
                Locale.ROOT,
                "%s %s  %s and %s side by side: %d matches, %d not won; the first left %d, the other %d; %+d and %+d points",
                each.one().person(),
                each.other().person(),
                each.one().name(),
                each.other().name(),
                each.matches(),
                each.lost(),
                each.left(),
                each.otherLeft(),
                each.points(),
                each.otherPoints());
    }

    static String line(FoundTables.Row each) {
        return each.table() + "  " + each.game() + ", " + each.phase() + ", “" + each.title() + "”: "
                + String.join(", ", each.names());
    }

    static String line(FoundPeople.Row each) {
        return each.person() + "  " + each.name()
                + each.account().map(name -> ", account " + name).orElse(", guest")
                + (each.admin() ? ", administrator" : "")
                + (each.banned() ? ", banned" : "");
    }

    static String line(Reports.Reported each) {
        Reports.Report report = each.report();
        return report.about() + "  " + Instant.ofEpochMilli(report.wallMillis()) + place(each) + ", "
                + words(report.kind())
                + (each.text().isEmpty() ? "" : " “" + each.text() + "”") + ", reported by " + report.by() + ": “"
                + report.reason() + "”";
    }

    private static String place(Reports.Reported each) {
        Reports.Report report = each.report();
        if (each.table().isEmpty()) return each.page().isEmpty() ? "" : ", " + each.page();
        return ", table " + each.table()
                + (report.match().isEmpty() ? "" : ", match " + report.match())
                + (report.version() < 0 ? "" : " at move " + report.version());
    }

    static String line(AuditLog.Entry each) {
        return each.number() + "  " + Instant.ofEpochMilli(each.wallMillis()) + " "
                + each.actor().name() + ": " + words(each.act()) + " " + each.subject()
                + (each.note().isEmpty() ? "" : " “" + each.note() + "”");
    }

    static String words(Enum<?> each) {
        return each.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The one person who is meant: by the account's name, by the id, or by a name that only one has. */
    String person(String who) {
        if (who.isEmpty()) throw new BadInput("say about whom: an account, a name or an id.");
        var account = store.accounts().byLook(NameSkeleton.of(who));
        if (account.isPresent()) return account.get().person();
        List<FoundPeople.Row> found = FoundPeople.of(store, who, MOST).people().stream()
                .filter(each -> each.person().equals(who) || each.name().equalsIgnoreCase(who))
                .toList();
        if (found.isEmpty()) throw new BadInput("there is nobody called \"" + who + "\".");
        if (found.size() > 1)
            throw new BadInput("several are called \"" + who + "\": "
                    + found.stream().map(FoundPeople.Row::person).collect(Collectors.joining(", ")) + ".");
        return found.get(0).person();
    }

    /** Who signs in by this name, or has this id: as what somebody likes to be called, anybody could take the name. */
    String account(String who) {
        if (who.isEmpty()) throw new BadInput("say who: the name of an account, or an id.");
        return store.accounts()
                .byLook(NameSkeleton.of(who))
                .map(Accounts.Account::person)
                .or(() -> store.people().find(who).map(People.Person::id))
                .orElseThrow(
                        () -> new BadInput("nobody signs in as \"" + who + "\": give the account's name, or an id."));
    }
}
