package tablee.browser;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Entry;
import tablee.core.State;
import tablee.table.MatchOutcome;
import tablee.table.Table;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.ChairFields;
import tablee.table.seats.NewTableRequest;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.shares.SeedShares;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** One table of the page: the machine, and what is written down of its match so far. */
final class PageTable {
    /** The person at this page, as the page's script says it. */
    private static final String HERE = "here";

    private final Table table;
    private final PageSeeds seeds;
    private final PageBots bots;
    private final List<Effects.Said> said = new ArrayList<>();
    private Optional<PageMatch> match;

    private PageTable(Table table, PageSeeds seeds, PageBots bots, Optional<PageMatch> match) {
        this.table = table;
        this.seeds = seeds;
        this.bots = bots;
        this.match = match;
    }

    static PageTable make(PageRequest.Make make, PageBots bots) {
        PageSeeds seeds = new PageSeeds(make.secret());
        Caller host = new Caller(make.host().person(), make.host().name(), false);
        TableRecord record = make.wanted()
                .record(make.table(), "", host, Rulesets.BUILT_IN, make.now().wallMillis())
                .sharing(SeedShares.open(seeds.seed(), List.of()));
        return new PageTable(Table.of(record, List.of(), seeds), seeds, bots, Optional.empty());
    }

    static PageTable open(PageRequest.Open open, PageBots bots) {
        KeptTable kept = open.kept();
        PageSeeds seeds = new PageSeeds(open.secret());
        Optional<PageMatch> match = kept.match()
                .map(file ->
                        PageMatch.of(MatchFile.read(file), Seed.read(kept.seed().orElseThrow())));
        Table table = match.map(
                        each -> Table.of(kept.record(), each.kept(), kept.gameMillis(), kept.said(), seeds, open.now()))
                .orElseGet(() -> Table.of(kept.record(), kept.said(), seeds));
        PageTable page = new PageTable(table, seeds, bots, match);
        page.said.addAll(kept.said());
        return page;
    }

    /** What is to be kept of a match that was played elsewhere. People are told apart, and are nobody the server knows. */
    static PageOutcome adopt(PageRequest.Adopt adopt, PageBots bots) {
        MatchFile file = MatchFile.read(adopt.file());
        PageMatch match = PageMatch.of(file, file.seed().orElseThrow(() -> new BadInput("The match is not over.")));
        ObjectNode terms = JsonNodeFactory.instance
                .objectNode()
                .put("game", file.head().game())
                .put("seats", file.head().seats());
        terms.set("options", Json.tree(file.head().options()));
        TableRecord record = TableRecord.of(
                TableLabel.of(adopt.table(), adopt.title(), ""),
                NewTableRequest.full(terms, Rulesets.BUILT_IN),
                HERE,
                adopt.now().wallMillis());
        for (int seat = 0; seat < adopt.chairs().size(); seat++) {
            ChairFields chair = adopt.chairs().get(seat);
            String who = adopt.seats().contains(seat) ? HERE : "seat-" + seat;
            record = record.with(
                    seat,
                    chair.kind() == ChairFields.Kind.BOT ? Chair.bot(chair.level()) : Chair.person(who, chair.name()));
        }
        PageSeeds seeds = new PageSeeds(adopt.secret());
        TableRecord over = record.next().in(TableRecord.Phase.OVER);
        long millis = file.entries().isEmpty()
                ? 0
                : file.entries().get(file.entries().size() - 1).at();
        Table table = Table.of(over, match.kept(), millis, List.of(), seeds, adopt.now());
        PageTable page = new PageTable(table, seeds, bots, Optional.of(match));
        return new PageOutcome(
                Optional.of(page.kept(adopt.now())), page.ended(), List.of(), Optional.empty(), List.of());
    }

    /** A new table is kept before anything else; and its match begins if it is to. */
    PageOutcome begin(Now now, boolean starts) {
        PageOutcome begun = starts ? carryOut(new Command.Begin(), now) : PageOutcome.NOTHING;
        return new PageOutcome(
                Optional.of(kept(now)), begun.ended(), begun.sends(), begun.wakeInMillis(), begun.thoughts());
    }

    PageOutcome take(PageRequest.Take take) {
        seeds.renew(take.secret());
        return carryOut(take.command().command(), take.now());
    }

    private PageOutcome carryOut(Command command, Now now) {
        Effects effects = table.on(command, now);
        boolean writes = note(effects.writes());
        boolean over = effects.writes().over();
        List<Effects.Send> sends = new ArrayList<>(effects.allSends());
        List<PageOutcome.Thought> thoughts = new ArrayList<>();
        for (Effects.Thinking<?> each : effects.thoughts()) {
            if (!each.isHint()) {
                thoughts.add(thought(each));
                continue;
            }
            // Advice is awaited by the one person there is, so nobody else has to wait for it.
            Effects hinted = table.on(bots.advise(each), now);
            writes |= note(hinted.writes());
            over |= hinted.writes().over();
            sends.addAll(hinted.allSends());
        }
        Optional<KeptTable> keep = writes ? Optional.of(kept(now)) : Optional.empty();
        return new PageOutcome(keep, over ? ended() : Optional.empty(), sends, wakeInMillis(now), thoughts);
    }

    /** For the person of this page, who has the first of their seats. */
    private Optional<PageOutcome.Ended> ended() {
        MatchOutcome outcome = table.outcome();
        return table.record().host().person().map(person -> {
            int seat = table.record().seatsOf(person).get(0);
            int rank = outcome.ranks().map(ranks -> ranks[seat]).orElse(0);
            return new PageOutcome.Ended(seat, rank, outcome.isTied(seat));
        });
    }

    private Optional<Long> wakeInMillis(Now now) {
        long wake = Math.min(table.wakeAtUpMillis(now), table.newsAtUpMillis());
        return wake == State.NEVER ? Optional.empty() : Optional.of(Math.max(1, wake - now.upMillis()));
    }

    private boolean note(Effects.Writes writes) {
        writes.begin().ifPresent(begin -> match = Optional.of(PageMatch.begin(begin)));
        match = match.map(each -> each.and(writes.entries()));
        said.addAll(writes.said());
        return !writes.isEmpty();
    }

    private PageOutcome.Thought thought(Effects.Thinking<?> each) {
        return new PageOutcome.Thought(
                each.match(),
                each.eyes().version(),
                each.eyes().seat(),
                each.level(),
                table.record().terms().game(),
                each.pauseMillis(),
                match.orElseThrow().file().tree());
    }

    private KeptTable kept(Now now) {
        return new KeptTable(
                table.record(),
                match.map(each -> each.file().tree()),
                match.map(each -> each.seed().hex()),
                table.gameMillis(now),
                now.wallMillis(),
                List.copyOf(said));
    }

    /** A match as far as it is written down. */
    private record PageMatch(WrittenHeader head, Optional<String> commitment, Seed seed, List<Entry> entries) {
        static PageMatch begin(Effects.Begin begin) {
            return new PageMatch(begin.head(), begin.commitment(), begin.seed(), List.of());
        }

        static PageMatch of(MatchFile file, Seed seed) {
            return new PageMatch(file.head(), file.commitment(), seed, file.entries());
        }

        PageMatch and(List<Entry> more) {
            List<Entry> all = new ArrayList<>(entries);
            all.addAll(more);
            return new PageMatch(head, commitment, seed, List.copyOf(all));
        }

        Table.Kept kept() {
            return new Table.Kept(head, seed, entries);
        }

        MatchFile file() {
            return new MatchFile(head, commitment, entries, Optional.empty());
        }
    }
}
