package tablee.table.shares;

import java.util.List;

/**
 * A start that came to nothing, and because of whom: told to everybody, so that nobody can quietly draw again.
 *
 * @param server what the server had promised for it
 */
public record VoidStart(String server, List<Someone> by) {
    /** @param name as it was then: this person may have lost the seat since */
    public record Someone(String person, String name) {
        private static final Someone FORGOTTEN = new Someone("-", "");
    }

    public VoidStart {
        by = List.copyOf(by);
    }

    boolean names(String person) {
        return by.stream().anyMatch(each -> each.person.equals(person));
    }

    /** Without anything that tells who this person was. */
    VoidStart forgetting(String person) {
        return new VoidStart(
                server,
                by.stream()
                        .map(each -> each.person.equals(person) ? Someone.FORGOTTEN : each)
                        .toList());
    }
}
