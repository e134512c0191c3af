package tablee.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The answers given lately: what is asked again gets the same one and is not done again (TABLE-23). */
final class Answers {
    private static final int MOST_KEPT = 256;

    private record Key(String person, String id) {}

    private final Map<Key, Message.Answer> given = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Message.Answer> eldest) {
            return size() > MOST_KEPT;
        }
    };

    Optional<Message.Answer> given(String person, String id) {
        return Optional.ofNullable(given.get(new Key(person, id)));
    }

    void keep(String person, Message.Answer answer) {
        given.put(new Key(person, answer.id()), answer);
    }
}
