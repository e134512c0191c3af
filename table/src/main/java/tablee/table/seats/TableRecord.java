package tablee.table.seats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tablee.core.BadInput;
import tablee.table.budget.Budget;
import tablee.table.shares.SeedShares;
import tablee.table.terms.TableTerms;
import tablee.wire.Json;

/**
 * All that is kept of a table beside the log of its match. Immutable.
 *
 * @param title what its host calls it, or empty
 * @param invite the code that lets people in, or empty
 * @param matches how many matches were started here
 * @param removed persons whom the host sent away
 * @param shares how the seed of the next match comes about (TABLE-42); none until the table has drawn its own
 * @param termsNumber the how-manieth terms these are (TABLE-39); none where they were never changed
 */
public record TableRecord(
        String id,
        String title,
        String invite,
        TableTerms terms,
        String host,
        List<Chair> chairs,
        Phase phase,
        int matches,
        Optional<Proposal> proposal,
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
        chairs = List.copyOf(chairs);
        removed = List.copyOf(removed);
    }

    /** A new table with all its seats open. */
    public static TableRecord of(String id, TableTerms terms, String host, long wallMillis) {
        return of(id, "", "", terms, host, wallMillis);
    }

    public static TableRecord of(
            String id, String title, String invite, TableTerms terms, String host, long wallMillis) {
        return new TableRecord(
                id,
                TypedText.line(title, TypedText.TITLE_CHARS),
                invite,
                terms,
                host,
                open(terms),
                Phase.GATHERING,
                0,
                Optional.empty(),
                List.of(),
                wallMillis,
                Optional.empty(),
                Optional.empty());
    }

    private static List<Chair> open(TableTerms terms) {
        terms.check();
        if (Json.text(terms.withData("")).length() > Budget.TERMS.most())
            throw new BadInput("The terms of a table have at most " + Budget.TERMS.most() + " characters.");
        return Collections.nCopies(terms.seats(), Chair.OPEN);
    }

    /** The same for lists: without the text of a ruleset and without a lesson, which may be long, and without the server's secret. */
    public TableRecord briefly() {
        TableTerms brief = terms.withoutScript().withData("");
        Optional<SeedShares> none = Optional.empty();
        return new TableRecord(
                id,
                title,
                invite,
                brief,
                host,
                chairs,
                phase,
                matches,
                proposal,
                removed,
                createdMillis,
                none,
                termsNumber);
    }

    /** The id of the match that is played, or was played last. */
    public String match() {
        return id + "." + matches;
    }

    public boolean isPlaying() {
        return phase == Phase.PLAYING;
    }

    public boolean isFull() {
        return chairs.stream().noneMatch(Chair::isOpen);
    }

    public boolean isHost(Caller caller) {
        return caller.person().equals(host);
    }

    public List<Integer> seatsOf(String person) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) if (chairs.get(seat).belongsTo(person)) seats.add(seat);
        return seats;
    }

    /** Which terms these are: the first ones, the second ones, and so on. */
    public int numberOfTerms() {
        return termsNumber.orElse(1);
    }

    // ---- Changes ---------------------------------------------------------------------------------------------------

    /** Other terms: the host and bots keep their seats, as far as there are any; who sat down to other terms did not agree. */
    public TableRecord on(TableTerms other) {
        List<Chair> kept = new ArrayList<>(open(other));
        for (int seat = 0; seat < Math.min(kept.size(), chairs.size()); seat++) {
            Chair chair = chairs.get(seat);
            if (chair.isBot() || chair.belongsTo(host) || other.equals(terms)) kept.set(seat, chair);
        }
        Optional<Integer> number = other.equals(terms) ? termsNumber : Optional.of(numberOfTerms() + 1);
        return new TableRecord(
                id, title, invite, other, host, kept, phase, matches, proposal, removed, createdMillis, shares, number);
    }

    public TableRecord with(int seat, Chair chair) {
        List<Chair> changed = new ArrayList<>(chairs);
        changed.set(seat, chair);
        return with(changed);
    }

    private TableRecord with(List<Chair> changed) {
        return but(changed, phase, matches, proposal, removed, shares);
    }

    /** The same table of the same host on the same terms. */
    private TableRecord but(
            List<Chair> seats,
            Phase now,
            int begun,
            Optional<Proposal> wish,
            List<String> away,
            Optional<SeedShares> some) {
        return new TableRecord(
                id, title, invite, terms, host, seats, now, begun, wish, away, createdMillis, some, termsNumber);
    }

    public TableRecord in(Phase next) {
        return but(chairs, next, matches, Optional.empty(), removed, shares);
    }

    public TableRecord with(Optional<Proposal> next) {
        return but(chairs, phase, matches, next, removed, shares);
    }

    public TableRecord sharing(SeedShares next) {
        return but(chairs, phase, matches, proposal, removed, Optional.of(next));
    }

    /** Whether a start is under way, and seats and terms stay as they are (TABLE-45). */
    public boolean isStarting() {
        return shares.map(SeedShares::isStarting).orElse(false);
    }

    /** Another code lets people in from now on (TABLE-40). */
    public TableRecord invitedBy(String code) {
        return new TableRecord(
                id,
                title,
                code,
                terms,
                host,
                chairs,
                phase,
                matches,
                proposal,
                removed,
                createdMillis,
                shares,
                termsNumber);
    }

    public TableRecord without(String person) {
        List<String> more = new ArrayList<>(removed);
        more.add(person);
        if (more.size() > Budget.SENT_AWAY.most()) more.remove(0);
        return but(chairs, phase, matches, proposal, more, shares);
    }

    /** Without anything that tells who this person was. Another one becomes host. */
    public TableRecord forgetting(String person) {
        UnaryOperator<Chair> forget =
                chair -> !chair.belongsTo(person) ? chair : phase == Phase.GATHERING ? Chair.OPEN : Chair.FORGOTTEN;
        List<Chair> others = chairs.stream().map(forget).toList();
        String next = !person.equals(host) ? host : heir(others);
        List<String> still =
                removed.stream().filter(each -> !each.equals(person)).toList();
        return new TableRecord(
                id,
                title,
                invite,
                terms,
                next,
                others,
                phase,
                matches,
                Optional.empty(),
                still,
                createdMillis,
                shares.map(each -> each.forgetting(person)),
                termsNumber);
    }

    private static String heir(List<Chair> others) {
        return others.stream()
                .filter(chair -> chair.kind() == Chair.Kind.PERSON && !chair.isForgotten())
                .map(Chair::person)
                .findFirst()
                .orElse(Chair.NOBODY);
    }

    /** As it will be in the next match; after one that is over that is a rematch. */
    public TableRecord next() {
        return (phase == Phase.OVER ? rotated() : this).started();
    }

    private TableRecord started() {
        List<Chair> fresh = chairs.stream()
                .map(chair -> chair.isForgotten() ? Chair.bot(terms.standIn()) : chair.withResigned(false))
                .toList();
        return but(fresh, Phase.PLAYING, matches + 1, Optional.empty(), removed, shares);
    }

    /** Everybody moves on by one seat, and bots sit where nobody does (TABLE-31). */
    private TableRecord rotated() {
        UnaryOperator<Chair> next = chair -> chair.isOpen() ? Chair.bot(terms.standIn()) : chair;
        List<Chair> moved = new ArrayList<>(chairs.stream().map(next).toList());
        Collections.rotate(moved, 1);
        return with(moved);
    }
}
