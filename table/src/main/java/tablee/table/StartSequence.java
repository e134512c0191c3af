package tablee.table;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tablee.table.clock.TimeControl;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.shares.SeedShares;
import tablee.table.shares.VoidStart;
import tablee.table.terms.SameDeal;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.WrittenHeader;

/**
 * From the wish to start until the match begins (TABLE-42): promises are waited for, shares are shown, and anyone who shows none makes the
 * start void. What is remembered of it is {@link SeedShares}, which is stored with the table.
 */
final class StartSequence {
    /** For promises, and then for shares. Pages need none of it: it is for lines that have just broken. */
    private static final long PATIENCE_MILLIS = 20_000;

    private final Table table;
    private final SeedSource seeds;
    private final TermsAgreement terms;
    private boolean resumed;

    StartSequence(Table table, SeedSource seeds) {
        this.table = table;
        this.seeds = seeds;
        terms = new TermsAgreement(table);
    }

    TermsAgreement terms() {
        return terms;
    }

    /** A table of 0.1.0 has no shares yet; and while one was away nobody could keep a promise. */
    void resume(EffectsBuilder step) {
        if (table.record().shares().isEmpty()) change(SeedShares.open(seeds.seed(), List.of()));
        else if (!resumed && table.record().isStarting()) change(shares().until(patience(step)));
        if (!resumed) terms.resume(step.now());
        resumed = true;
    }

    /**
     * Somebody wants to start, or everybody wants a rematch.
     *
     * @param made the table was just made for this, and its people are on their way
     */
    void call(EffectsBuilder step, boolean made) {
        if (table.record().terms().isLesson()) {
            table.begin(WrittenHeader.of(table.record().terms().header()), seeds.seed(), step);
            return;
        }
        if (table.record().terms().deal().isPresent()) {
            SameDeal deal = table.record().terms().deal().get();
            table.begin(header(deal.origin()), shares().seed(), step);
            return;
        }
        change(shares().among(table::isSeated));
        if (!made && leavesOutAbsent()) change(shares().without(person -> !isHere(person)));
        await(step, made);
        advance(step);
    }

    private boolean leavesOutAbsent() {
        return table.record().phase() == TableRecord.Phase.OVER
                || table.record().terms().pace().kind() == TimeControl.Kind.DAYS;
    }

    private void await(EffectsBuilder step, boolean made) {
        List<String> awaited =
                shares().able().stream().filter(each -> made || isHere(each)).toList();
        change(shares().waiting(awaited, patience(step)));
    }

    /** Goes on as far as nobody has to be waited for. Until the start is wanted, anyone who stands up takes the promise back. */
    void advance(EffectsBuilder step) {
        if (!table.record().isStarting()) change(shares().among(table::isSeated));
        else if (!canStart()) change(shares().calledOff());
        else if (shares().isPromised()) close(step);
        else if (shares().isComplete()) mix(step);
    }

    /** In a rematch bots sit where nobody does. */
    private boolean canStart() {
        return table.record().isFull() || table.record().phase() == TableRecord.Phase.OVER;
    }

    /** This person is sent away or deleted: what was promised can no longer be kept (TABLE-45). */
    void leave(String person, EffectsBuilder step) {
        boolean bound = shares().revealing().isPresent() && shares().promises().containsKey(person);
        if (bound) fail(List.of(person), step);
    }

    /** The wait is over, and nothing came. */
    void timeUp(EffectsBuilder step) {
        if (shares().waiting().isPresent()) close(step);
        else fail(shares().missing(), step);
    }

    // ---- The steps -------------------------------------------------------------------------------------------------

    /** All promises are known: from now on the header is fixed but for the shares. */
    private void close(EffectsBuilder step) {
        SeedShares now = shares();
        if (now.promises().isEmpty()) {
            SeedOrigin origin = now.able().isEmpty() ? SeedOrigin.of(seeds.kind()) : origin();
            table.begin(header(origin), now.seed(), step);
            return;
        }
        change(now.revealing(header(origin()), patience(step)));
    }

    /** All shares are there. */
    private void mix(EffectsBuilder step) {
        SeedShares now = shares();
        table.begin(now.revealing().orElseThrow().head().from(origin()), now.seed(), step);
    }

    /** The start is void because of these people, and begins anew (TABLE-44). */
    private void fail(List<String> because, EffectsBuilder step) {
        List<VoidStart.Someone> by = because.stream().map(this::someone).toList();
        change(shares().voided(by, seeds.seed()));
        for (String person : because) if (shares().hasFailed(person) && !isAlone(person)) unseat(person);
        if (canStart()) call(step, false);
    }

    /** Anyone who plays against bots alone lets nobody down. */
    private boolean isAlone(String person) {
        return people(table.record())
                .allMatch(seat -> table.record().chairs().get(seat).person().equals(person));
    }

    /** Who promised in vain before has no second chance to do so unseen. */
    private void unseat(String person) {
        boolean played = table.record().phase() == TableRecord.Phase.OVER
                || table.record().tournament().isPresent();
        Chair next = played ? Chair.bot(table.record().terms().standIn()) : Chair.OPEN;
        for (int seat : table.record().seatsOf(person))
            table.change(table.record().with(seat, next));
    }

    /** What everybody promises next, once a match has begun: each one has fresh shares. */
    SeedShares next() {
        return SeedShares.open(seeds.seed(), shares().able());
    }

    // ---- The header ------------------------------------------------------------------------------------------------

    private WrittenHeader header(SeedOrigin origin) {
        return WrittenHeader.of(table.record().terms().header()).from(origin);
    }

    private SeedOrigin origin() {
        TableRecord next = table.record().next();
        return shares().origin(next::seatsOf, people(next).boxed().toList());
    }

    private static IntStream people(TableRecord record) {
        List<Chair> chairs = record.chairs();
        return IntStream.range(0, chairs.size()).filter(seat -> chairs.get(seat) instanceof Chair.Person);
    }

    private VoidStart.Someone someone(String person) {
        Stream<Chair> chairs = table.record().chairs().stream();
        String name = chairs.filter(chair -> chair.belongsTo(person))
                .map(Chair::name)
                .findFirst()
                .orElse("");
        return new VoidStart.Someone(person, name);
    }

    // ---- Short words -----------------------------------------------------------------------------------------------

    private SeedShares shares() {
        return table.record().shares().orElseThrow();
    }

    private void change(SeedShares next) {
        table.change(table.record().sharing(next));
    }

    private boolean isHere(String person) {
        return table.presence().isHere(person);
    }

    private static long patience(EffectsBuilder step) {
        return step.now().upMillis() + PATIENCE_MILLIS;
    }
}
