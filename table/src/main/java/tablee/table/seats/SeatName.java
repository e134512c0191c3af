package tablee.table.seats;

import java.util.Collection;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names that eyes tell apart, and that tell people from programs (TABLE-47). */
public final class SeatName {
    /** What a program's name ends with, so that anyone who plays with it knows. */
    static final String MARK = " (bot)";

    /** What programs are called in the languages of the house, as eyes see it. */
    private static final Set<String> PROGRAMS = Stream.of(
                    "bot", "robot", "computer", "ordinateur", "ordi", "roboter", "komputer")
            .map(NameSkeleton::of)
            .collect(Collectors.toUnmodifiableSet());

    /** A name, a word in brackets of any kind, and nothing more to be read. */
    private static final Pattern BRACKETED =
            Pattern.compile("(.*?)[\\p{Ps}<]([^\\p{Ps}<]*?)(?:[\\p{Pe}>][^\\p{L}\\p{N}]*)?");

    private static final int ROOM_FOR_NUMBER = 3;

    private SeatName() {}

    public static boolean isOfProgram(String name) {
        return name.endsWith(MARK);
    }

    /** A person's name without what only programs have at the end; empty if there is nothing else. */
    public static String ofPerson(String name) {
        Matcher parts = BRACKETED.matcher(name);
        boolean poses = parts.matches() && PROGRAMS.contains(NameSkeleton.of(parts.group(2)));
        return poses ? ofPerson(parts.group(1).strip()) : name;
    }

    /** The name, with a number behind it if one of the others looks the same. Without a name there is no look. */
    public static String apart(String name, Collection<String> others) {
        Set<String> looks = others.stream().map(SeatName::look).collect(Collectors.toSet());
        String apart = name;
        for (int number = 2; !name.isEmpty() && looks.contains(look(apart)); number++) apart = numbered(name, number);
        return apart;
    }

    /** The name with this number behind it, and before the mark of a program, cut so that all have room. */
    public static String numbered(String name, int number) {
        String mark = isOfProgram(name) ? MARK : "";
        String bare = name.substring(0, name.length() - mark.length());
        String behind = " " + number;
        int room = TypedText.NAME_CHARS - Math.max(ROOM_FOR_NUMBER, behind.length()) - mark.length();
        return TypedText.line(bare, room) + behind + mark;
    }

    /** What eyes see of a name; of one without a letter only its signs. */
    public static String look(String name) {
        String letters = NameSkeleton.of(name);
        return letters.isEmpty() ? name : letters;
    }
}
