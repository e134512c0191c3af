package tablee.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The answers given lately: what is asked again, word for word and with its id, gets the same one and is not done again
 * (TABLE-23).
 */
final class AnswerCache {
    private static final int MOST_KEPT = 64;

    private record Key(String person, String text) {}

    private final Map<Key, Message.Answer> given = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Message.Answer> eldest) {
            return size() > MOST_KEPT;
        }
    };

    Optional<Message.Answer> given(String person, String text) {
        return Optional.ofNullable(given.get(new Key(person, text)));
    }

    void keep(String person, String text, Message.Answer answer) {
        given.put(new Key(person, text), answer);
    }
}
