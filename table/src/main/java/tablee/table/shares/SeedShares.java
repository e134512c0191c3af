package tablee.table.shares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import tablee.core.SortedCopy;
import tablee.core.State;
import tablee.table.budget.Budget;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.WrittenHeader;

/**
 * How a table comes to the seed of its next match (TABLE-42). The server has promised its share; people promise theirs; only when all
 * promises are known are the shares shown. Immutable, and stored with the table: a crash changes nothing.
 *
 * @param secret the server's share, which everybody gets to know after the match
 * @param able people whose pages take part; those who cannot are not waited for
 * @param promises SHA-256 of a share, by person
 * @param waiting somebody wants to start, and some promises are still missing
 * @param revealing all promises are known, and shares are shown
 * @param voids the starts before this one that came to nothing, the last one last
 */
public record SeedShares(
        String secret,
        List<String> able,
        SortedMap<String, String> promises,
        Optional<Waiting> waiting,
        Optional<Revealing> revealing,
        List<VoidStart> voids) {

    /** @param awaited people who are there, and have not promised yet */
    public record Waiting(List<String> awaited, long untilUpMillis) {
        public Waiting {
            awaited = List.copyOf(awaited);
        }
    }

    /**
     * @param head the header of the match to come, in which only the shares are missing: nobody changes it any more
     * @param shares by person, as far as they were shown
     */
    public record Revealing(WrittenHeader head, SortedMap<String, String> shares, long untilUpMillis) {
        public Revealing {
            shares = SortedCopy.of(shares);
        }
    }

    /** Anyone who has let others down this often loses the seat (TABLE-44). */
    private static final int MOST_FAILURES = 2;

    public SeedShares {
        able = List.copyOf(able);
        promises = SortedCopy.of(promises);
        voids = List.copyOf(voids);
    }

    /** Nobody has promised anything but the server. */
    public static SeedShares open(Seed secret, List<String> able) {
        return new SeedShares(secret.hex(), able, new TreeMap<>(), Optional.empty(), Optional.empty(), List.of());
    }

    // ---- What there is ---------------------------------------------------------------------------------------------

    /** What the server promises: SHA-256 of its share. */
    public String server() {
        return SeedOrigin.Share.promise(seed());
    }

    public Seed seed() {
        return Seed.read(secret);
    }

    /** Whether the start is under way. */
    public boolean isStarting() {
        return waiting.isPresent() || revealing.isPresent();
    }

    /** When the patience ends, by the table's time, or {@link State#NEVER}. */
    public long untilUpMillis() {
        return waiting.map(Waiting::untilUpMillis)
                .or(() -> revealing.map(Revealing::untilUpMillis))
                .orElse(State.NEVER);
    }

    /** Those who have promised a share and not shown it. */
    public List<String> missing() {
        return promises.keySet().stream()
                .filter(person -> !shown().containsKey(person))
                .toList();
    }

    private SortedMap<String, String> shown() {
        return revealing.map(Revealing::shares).orElse(new TreeMap<>());
    }

    /** Whether this person has promised in vain once too often. */
    public boolean hasFailed(String person) {
        return voids.stream().filter(each -> each.names(person)).count() >= MOST_FAILURES;
    }

    // ---- Promises --------------------------------------------------------------------------------------------------

    /** Without those who do not sit here any more. */
    public SeedShares among(Predicate<String> seated) {
        return with(able.stream().filter(seated).toList(), only(promises, seated));
    }

    /** Without the promises of these people: they are left out of this start. */
    public SeedShares without(Predicate<String> absent) {
        return with(able, only(promises, absent.negate()));
    }

    private static SortedMap<String, String> only(SortedMap<String, String> all, Predicate<String> who) {
        SortedMap<String, String> some = new TreeMap<>(all);
        some.keySet().removeIf(who.negate());
        return some;
    }

    public SeedShares promise(String person, String commitment) {
        SortedMap<String, String> more = new TreeMap<>(promises);
        more.put(person, commitment);
        List<String> those = new ArrayList<>(able);
        if (!those.contains(person)) those.add(person);
        return with(those, more);
    }

    private SeedShares with(List<String> those, SortedMap<String, String> some) {
        return new SeedShares(secret, those, some, waiting, revealing, voids);
    }

    /** Somebody wants to start. */
    public SeedShares waiting(List<String> awaited, long untilUpMillis) {
        Waiting next = new Waiting(awaited, untilUpMillis);
        return new SeedShares(secret, able, promises, Optional.of(next), Optional.empty(), voids);
    }

    /** Whether everybody who is waited for has promised. */
    public boolean isPromised() {
        return waiting.map(each -> each.awaited.stream().allMatch(this::isNotAwaited))
                .orElse(false);
    }

    private boolean isNotAwaited(String person) {
        return promises.containsKey(person) || !able.contains(person);
    }

    /** The start is off, and promises stand. */
    public SeedShares calledOff() {
        return new SeedShares(secret, able, promises, Optional.empty(), Optional.empty(), voids);
    }

    // ---- Shares ----------------------------------------------------------------------------------------------------

    /** From now on nothing is promised, and shares are shown. */
    public SeedShares revealing(WrittenHeader head, long untilUpMillis) {
        Revealing next = new Revealing(head, new TreeMap<>(), untilUpMillis);
        return new SeedShares(secret, able, promises, Optional.empty(), Optional.of(next), voids);
    }

    /** Whether this is the share that this person has promised. */
    public boolean isPromised(String person, Seed share) {
        return SeedOrigin.Share.promise(share).equals(promises.get(person));
    }

    public SeedShares reveal(String person, Seed share) {
        Revealing now = revealing.orElseThrow();
        SortedMap<String, String> more = new TreeMap<>(now.shares);
        more.put(person, share.hex());
        Revealing next = new Revealing(now.head, more, now.untilUpMillis);
        return new SeedShares(secret, able, promises, waiting, Optional.of(next), voids);
    }

    public boolean isComplete() {
        return revealing.isPresent() && missing().isEmpty();
    }

    /** Everybody has as much time again, because nobody could come while the table was away. */
    public SeedShares until(long upMillis) {
        if (waiting.isPresent()) return waiting(waiting.get().awaited, upMillis);
        Optional<Revealing> longer = revealing.map(each -> new Revealing(each.head, each.shares, upMillis));
        return new SeedShares(secret, able, promises, waiting, longer, voids);
    }

    /** This start is void because of these people; the next one has fresh shares. */
    public SeedShares voided(List<VoidStart.Someone> by, Seed fresh) {
        List<VoidStart> more = new ArrayList<>(voids);
        more.add(new VoidStart(server(), by));
        if (more.size() > Budget.VOID_STARTS.most()) more.remove(0);
        return new SeedShares(fresh.hex(), able, new TreeMap<>(), Optional.empty(), Optional.empty(), more);
    }

    // ---- The header ------------------------------------------------------------------------------------------------

    /**
     * Where the seed comes from, as far as it is known: a share that was not shown yet is empty.
     *
     * @param seats of a person in the match to come
     * @param people the seats of all people in it, in order
     */
    public SeedOrigin origin(Function<String, List<Integer>> seats, List<Integer> people) {
        List<SeedOrigin.Share> list = promises.keySet().stream()
                .map(person -> share(person, seats.apply(person)))
                .sorted(Comparator.comparing(share -> share.seats().get(0)))
                .toList();
        List<Integer> in =
                list.stream().flatMap(share -> share.seats().stream()).toList();
        return SeedOrigin.shared(
                server(),
                list,
                people.stream().filter(seat -> !in.contains(seat)).toList());
    }

    private SeedOrigin.Share share(String person, List<Integer> seats) {
        return new SeedOrigin.Share(
                seats, Optional.ofNullable(promises.get(person)).orElseThrow(), shown().getOrDefault(person, ""));
    }

    /** Without anything that tells who this person was. */
    public SeedShares forgetting(String person) {
        List<VoidStart> nameless =
                voids.stream().map(each -> each.forgetting(person)).toList();
        SeedShares others = among(each -> !each.equals(person));
        return new SeedShares(others.secret, others.able, others.promises, waiting, revealing, nameless);
    }

    /** Says nothing, so that no log gives a secret away. */
    @Override
    public String toString() {
        return "shares";
    }
}
