package tablee.table.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.core.BadInput;
import tablee.table.budget.Budget;
import tablee.table.shares.SeedShares;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Flat;
import tablee.wire.json.Json;

/**
 * All that is kept of a table beside the log of its match. Immutable.
 *
 * @param removed persons whom the host sent away
 * @param shares how the seed of the next match comes about (TABLE-42); none until the table has drawn its own
 * @param termsNumber the number of these terms, counted from the first ones (TABLE-39); none where they were never changed
 */
public record TableRecord(
        @Flat TableLabel label,
        TableTerms terms,
        @Flat SeatPlan plan,
        @Flat TableProgress progress,
        List<String> removed,
        long createdMillis,
        Optional<SeedShares> shares,
        Optional<Integer> termsNumber) {

    public enum Phase {
        GATHERING,
        PLAYING,
        OVER
    }

    public TableRecord {
        removed = List.copyOf(removed);
    }

    /** A new table with all its seats open. */
    public static TableRecord of(String id, TableTerms terms, String host, long wallMillis) {
        return of(new TableLabel(id, "", ""), terms, host, wallMillis);
    }

    public static TableRecord of(TableLabel label, TableTerms terms, String host, long wallMillis) {
        check(terms);
        SeatPlan plan = SeatPlan.open(Host.of(host), terms.seats());
        return new TableRecord(
                label, terms, plan, TableProgress.NONE, List.of(), wallMillis, Optional.empty(), Optional.empty());
    }

    /** A table that nobody hosts: its seats and terms are those that it was made with. */
    public static TableRecord hostless(TableLabel label, TableTerms terms, long wallMillis) {
        TableRecord record = of(label, terms, ChairFields.NOBODY, wallMillis);
        return record.with(new SeatPlan(Host.NOBODY, record.chairs()));
    }

    private static void check(TableTerms terms) {
        terms.check();
        if (Json.text(terms.withData("")).length() > Budget.TERMS.most())
            throw new BadInput("The terms of a table have at most " + Budget.TERMS.most() + " characters.");
    }

    // ---- What is in it ---------------------------------------------------------------------------------------------

    public String id() {
        return label.id();
    }

    public String title() {
        return label.title();
    }

    /** The tournament whose match is played here. */
    public Optional<TournamentPlace> tournament() {
        return label.tournament();
    }

    public String invite() {
        return label.invite();
    }

    public Host host() {
        return plan.host();
    }

    /** The people in seats; one with several seats is named for each. */
    public Stream<String> people() {
        return plan.people();
    }

    public List<Chair> chairs() {
        return plan.chairs();
    }

    public Phase phase() {
        return progress.phase();
    }

    public int matches() {
        return progress.matches();
    }

    public Optional<Proposal> proposal() {
        return progress.proposal();
    }

    /** The id of the match that is played, or was played last. */
    public String match() {
        return id() + "." + matches();
    }

    public boolean isPlaying() {
        return phase() == Phase.PLAYING;
    }

    /** Whether a start is under way, and seats and terms stay as they are (TABLE-45). */
    public boolean isStarting() {
        return shares.map(SeedShares::isStarting).orElse(false);
    }

    public boolean isFull() {
        return plan.isFull();
    }

    public boolean isHost(Caller caller) {
        return isHost(caller.person());
    }

    private boolean isHost(String person) {
        return host().is(person);
    }

    public List<Integer> seatsOf(String person) {
        return plan.seatsOf(person);
    }

    /** Which terms these are: the first ones, the second ones, and so on. */
    public int numberOfTerms() {
        return termsNumber.orElse(1);
    }

    // ---- Changes ---------------------------------------------------------------------------------------------------

    private TableRecord with(SeatPlan next) {
        return new TableRecord(label, terms, next, progress, removed, createdMillis, shares, termsNumber);
    }

    private TableRecord with(TableProgress next) {
        return new TableRecord(label, terms, plan, next, removed, createdMillis, shares, termsNumber);
    }

    private TableRecord removing(List<String> next) {
        return new TableRecord(label, terms, plan, progress, next, createdMillis, shares, termsNumber);
    }

    private TableRecord with(TableTerms next, Optional<SeedShares> nextShares) {
        return new TableRecord(label, next, plan, progress, removed, createdMillis, nextShares, termsNumber);
    }

    /** The same for lists: without the text of a ruleset and without a lesson, which may be long, and without the server's secret. */
    public TableRecord briefly() {
        return with(terms.withoutScript().withData(""), Optional.empty());
    }

    public TableRecord sharing(SeedShares next) {
        return with(terms, Optional.of(next));
    }

    /** Other terms: the host and bots keep their seats; who sat down to other terms did not agree. */
    public TableRecord on(TableTerms other) {
        check(other);
        TableRecord next =
                with(plan.resized(other.seats(), other.equals(terms))).with(other, shares);
        return other.equals(terms) ? next : next.numbered(numberOfTerms() + 1);
    }

    private TableRecord numbered(int number) {
        Optional<Integer> some = Optional.of(number);
        return new TableRecord(label, terms, plan, progress, removed, createdMillis, shares, some);
    }

    public TableRecord with(int seat, Chair chair) {
        return with(plan.with(seat, chair));
    }

    public TableRecord in(Phase next) {
        return with(progress.in(next));
    }

    public TableRecord with(Optional<Proposal> next) {
        return with(progress.with(next));
    }

    /** Another code lets people in from now on (TABLE-40). */
    public TableRecord invitedBy(String code) {
        return new TableRecord(
                label.invitedBy(code), terms, plan, progress, removed, createdMillis, shares, termsNumber);
    }

    public TableRecord without(String person) {
        List<String> more = new ArrayList<>(removed);
        more.add(person);
        if (more.size() > Budget.SENT_AWAY.most()) more.remove(0);
        return removing(more);
    }

    /** Without anything that tells who this person was, nor what they said: a title is the host's. Another one becomes host. */
    public TableRecord forgetting(String person) {
        Chair left = phase() == Phase.GATHERING ? Chair.OPEN : new Chair.Forgotten();
        List<String> still =
                removed.stream().filter(each -> !each.equals(person)).toList();
        TableLabel named = isHost(person) ? label.untitled() : label;
        return new TableRecord(named, terms, plan, progress, removed, createdMillis, shares, termsNumber)
                .with(plan.forgetting(person, left))
                .with(Optional.<Proposal>empty())
                .removing(still)
                .with(terms, shares.map(each -> each.forgetting(person)));
    }

    /** As it will be in the next match; after one that is over that is a rematch. */
    public TableRecord next() {
        return (phase() == Phase.OVER ? rotated() : this).started();
    }

    private TableRecord started() {
        return with(plan.started(terms.standIn())).with(progress.started());
    }

    /** Everybody moves on by one seat, and bots sit where nobody does (TABLE-31). */
    private TableRecord rotated() {
        return with(plan.rotated(terms.standIn()));
    }
}
