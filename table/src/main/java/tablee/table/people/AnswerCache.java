package tablee.table.people;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.message.Message;

/**
 * The answers given lately: what is asked again, word for word and with its id, gets the same one and is not done again
 * (TABLE-23). Each person has answers of their own, and nobody who looks on pushes out those of a seat.
 */
public final class AnswerCache {
    private static final long PRIME = 0x100000001b3L;

    private final Predicate<String> seated;

    /** By person, and then by the {@link #key} of the request. Who asked longest ago comes first. */
    @Bounded(by = {Budget.ONLOOKERS, Budget.ANSWERS_KEPT})
    private final Map<String, Map<Long, Message.Answer>> given = new LinkedHashMap<>(16, 0.75f, true);

    public AnswerCache(Predicate<String> seated) {
        this.seated = seated;
    }

    public Optional<Message.Answer> given(String person, String text) {
        return Optional.ofNullable(given.getOrDefault(person, Map.of()).get(key(text)));
    }

    public void keep(String person, String text, Message.Answer answer) {
        Map<Long, Message.Answer> own = given.computeIfAbsent(person, someone -> new LinkedHashMap<>());
        own.put(key(text), answer);
        if (own.size() > Budget.ANSWERS_KEPT.count()) dropFirst(own.keySet().iterator());
        if (given.size() > Budget.ONLOOKERS.count()) dropOnlooker(person);
    }

    /** The text itself would be most of what is kept. Who makes two of their own texts meet here is not heard the second time. */
    private static long key(String text) {
        long key = text.length();
        for (int i = 0; i < text.length(); i++) key = (key ^ text.charAt(i)) * PRIME;
        return key;
    }

    private void dropOnlooker(String but) {
        given.keySet().stream()
                .filter(person -> !person.equals(but) && !seated.test(person))
                .findFirst()
                .ifPresent(given::remove);
    }

    private static void dropFirst(Iterator<Long> requests) {
        requests.next();
        requests.remove();
    }

    /** How many answers are kept. */
    public int size() {
        return given.values().stream().mapToInt(Map::size).sum();
    }
}
