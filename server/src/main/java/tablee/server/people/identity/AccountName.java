package tablee.server.people.identity;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tablee.table.seats.Caller;
import tablee.table.seats.NameSkeleton;

/** A name that an account can have: letters of one alphabet, digits, and a few signs between them. */
public record AccountName(String name) {
    private static final int LEAST_LETTERS = 2;
    private static final String BETWEEN = " -_.'’";

    /** None if nobody can be called so. */
    public static Optional<AccountName> read(String typed) {
        String name = new Caller("", typed, false).name();
        boolean fits = name.codePoints().filter(Character::isLetterOrDigit).count() >= LEAST_LETTERS
                && name.codePoints().allMatch(AccountName::isAllowed)
                && alphabets(name).size() <= 1;
        return fits ? Optional.of(new AccountName(name)) : Optional.empty();
    }

    private static boolean isAllowed(int point) {
        return Character.isLetterOrDigit(point)
                || Character.getType(point) == Character.NON_SPACING_MARK
                || BETWEEN.indexOf(point) >= 0;
    }

    /** The alphabets that its letters are of. */
    private static Set<Character.UnicodeScript> alphabets(String name) {
        return name.codePoints()
                .filter(Character::isLetter)
                .mapToObj(Character.UnicodeScript::of)
                .filter(script -> script != Character.UnicodeScript.COMMON)
                .collect(Collectors.toSet());
    }

    public String look() {
        return NameSkeleton.of(name);
    }
}
