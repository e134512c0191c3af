package tablee.browser.instead;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** A regular expression from its text: as much of the language as is written in what a page runs. All else is refused, so that nothing means something else there. */
final class PatternReader {
    private final String text;
    private int at;
    private int groups;

    PatternReader(String text) {
        this.text = text;
    }

    PatternPart whole() {
        PatternPart whole = choice();
        if (at < text.length()) throw unknown();
        return whole;
    }

    int groups() {
        return groups;
    }

    private IllegalArgumentException unknown() {
        return new IllegalArgumentException("no page reads this expression: " + text);
    }

    private boolean takes(String word) {
        boolean there = text.startsWith(word, at);
        if (there) at += word.length();
        return there;
    }

    private void expect(String word) {
        if (!takes(word)) throw unknown();
    }

    private int next() {
        if (at >= text.length()) throw unknown();
        int letter = text.codePointAt(at);
        at += Character.charCount(letter);
        return letter;
    }

    private PatternPart choice() {
        List<PatternPart> ways = new ArrayList<>();
        do ways.add(sequence());
        while (takes("|"));
        return ways.size() == 1 ? ways.get(0) : PatternPart.choice(ways);
    }

    private PatternPart sequence() {
        List<PatternPart> parts = new ArrayList<>();
        while (at < text.length() && "|)".indexOf(text.charAt(at)) < 0) parts.add(repeated(part()));
        return PatternPart.sequence(parts);
    }

    private PatternPart part() {
        if (takes("(")) return bracketed();
        if (takes("[")) return PatternPart.letter(letters());
        if (takes("^")) return PatternPart.start();
        // A point is no end of a line; the platform knows these five.
        if (takes(".")) return PatternPart.letter(letter -> "\n\r\u0085\u2028\u2029".indexOf(letter) < 0);
        if ("*+?{}]$".indexOf(text.charAt(at)) >= 0) throw unknown();
        return PatternPart.letter(one());
    }

    private PatternPart bracketed() {
        PatternPart part;
        if (takes("?:")) part = choice();
        else if (takes("?=")) part = PatternPart.ahead(choice());
        else if (takes("?<=")) part = PatternPart.behind(choice());
        else if (takes("?")) throw unknown();
        else part = group();
        expect(")");
        return part;
    }

    private PatternPart group() {
        int number = ++groups;
        return PatternPart.group(number, choice());
    }

    private PatternPart repeated(PatternPart part) {
        if (takes("*")) return repeated(part, 0, Integer.MAX_VALUE);
        if (takes("+")) return repeated(part, 1, Integer.MAX_VALUE);
        if (takes("?")) return repeated(part, 0, 1);
        if (!takes("{")) return part;
        int least = number();
        int most = !takes(",") ? least : text.startsWith("}", at) ? Integer.MAX_VALUE : number();
        expect("}");
        return repeated(part, least, most);
    }

    private PatternPart repeated(PatternPart part, int least, int most) {
        boolean greedy = !takes("?");
        if (takes("+")) throw unknown();
        return new PatternPart.Repeated(part, least, most, greedy);
    }

    private int number() {
        int from = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (at == from) throw unknown();
        return Integer.parseInt(text.substring(from, at));
    }

    private IntPredicate letters() {
        boolean others = takes("^");
        IntPredicate any = letter -> false;
        do any = any.or(range());
        while (!takes("]"));
        return others ? any.negate() : any;
    }

    private IntPredicate range() {
        if (takes("[") || takes("&&")) throw unknown();
        int first = at < text.length() ? text.codePointAt(at) : -1;
        IntPredicate one = one();
        if (first == '\\' || !text.startsWith("-", at) || text.startsWith("-]", at)) return one;
        at++;
        int last = next();
        if (last == '\\') throw unknown();
        return letter -> first <= letter && letter <= last;
    }

    private IntPredicate one() {
        int letter = next();
        return letter == '\\' ? escaped() : each -> each == letter;
    }

    private IntPredicate escaped() {
        int letter = next();
        if (letter == 'd') return PatternReader::isDigit;
        if (letter == 's') return each -> " \t\n\u000B\f\r".indexOf(each) >= 0;
        if (letter == 'p') return kind();
        if (Character.isLetterOrDigit(letter)) throw unknown();
        return each -> each == letter;
    }

    private static boolean isDigit(int letter) {
        return letter >= '0' && letter <= '9';
    }

    private IntPredicate kind() {
        if (takes("{Cntrl}")) return letter -> letter < ' ' || letter == 127;
        if (takes("{Cs}")) return letter -> Character.getType(letter) == Character.SURROGATE;
        if (takes("{Ps}")) return letter -> Character.getType(letter) == Character.START_PUNCTUATION;
        if (takes("{Pe}")) return letter -> Character.getType(letter) == Character.END_PUNCTUATION;
        if (takes("{L}")) return Character::isLetter;
        expect("{N}");
        return PatternReader::isNumber;
    }

    private static boolean isNumber(int letter) {
        int type = Character.getType(letter);
        return type == Character.DECIMAL_DIGIT_NUMBER
                || type == Character.LETTER_NUMBER
                || type == Character.OTHER_NUMBER;
    }
}
