package tablee.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A TypeScript file, read just well enough to find its texts and templates. */
final class ClientScript {
    /** Stands for whatever code fills a gap in a template. */
    static final char GAP = '\u0001';

    private static final Pattern TEXT = Pattern.compile("'((?:[^'\\\\\n]|\\\\.)*)'");

    /** A template literal: the word before it (html, svg or none), and its text with gaps. */
    record Template(String tag, String text, int line) {}

    private final String code;

    ClientScript(String source) {
        // Comments hold apostrophes; addresses hold two slashes after a colon.
        code = source.replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("(?m)(^|[\\s;{])//.*$", "$1");
    }

    /** All plain texts between single quotes. */
    List<String> texts() {
        List<String> found = new ArrayList<>();
        Matcher text = TEXT.matcher(code);
        while (text.find()) found.add(text.group(1));
        return found;
    }

    /** The first arguments of all calls of {@code say}, as code. */
    List<String> said() {
        List<String> found = new ArrayList<>();
        Matcher call = Pattern.compile("\\bsay\\(").matcher(code);
        while (call.find()) found.add(code.substring(call.end(), endOfArgument(call.end())));
        return found;
    }

    /** Whether the file has a {@code say} of its own, which makes whole keys out of their ends. */
    boolean saysItsOwnWay() {
        return Pattern.compile("\\b(?:const|function) say\\b").matcher(code).find();
    }

    /** All templates, those inside others too. */
    List<Template> templates() {
        List<Template> found = new ArrayList<>();
        templates(0, code.length(), found);
        return found;
    }

    private void templates(int from, int to, List<Template> found) {
        for (int at = from; at < to; at++) {
            char c = code.charAt(at);
            if (c == '\'' || c == '"') at = endOfText(at);
            if (c == '`') at = template(at, found);
        }
    }

    /** Reads the template that opens here; the answer is where it closes. */
    private int template(int open, List<Template> found) {
        StringBuilder text = new StringBuilder();
        int at = open + 1;
        while (at < code.length() && code.charAt(at) != '`') {
            if (code.charAt(at) == '\\') at++;
            if (code.startsWith("${", at)) {
                int end = endOfGap(at + 2);
                templates(at + 2, end, found);
                text.append(GAP);
                at = end;
            } else {
                text.append(code.charAt(at));
            }
            at++;
        }
        found.add(new Template(wordBefore(open), text.toString(), lineOf(open)));
        return at;
    }

    private int endOfGap(int from) {
        int depth = 0;
        for (int at = from; at < code.length(); at++) {
            char c = code.charAt(at);
            if (c == '\'' || c == '"') at = endOfText(at);
            else if (c == '`') at = template(at, new ArrayList<>());
            else if (c == '{') depth++;
            else if (c == '}' && depth-- == 0) return at;
        }
        return code.length();
    }

    private int endOfArgument(int from) {
        int depth = 0;
        for (int at = from; at < code.length(); at++) {
            char c = code.charAt(at);
            if (c == '\'' || c == '"') at = endOfText(at);
            else if (c == '`') at = template(at, new ArrayList<>());
            else if ("([{".indexOf(c) >= 0) depth++;
            else if (depth == 0 && ",)".indexOf(c) >= 0) return at;
            else if (")]}".indexOf(c) >= 0) depth--;
        }
        return code.length();
    }

    /** Where the text that opens here closes; a quote that does not close in its line is none. */
    private int endOfText(int open) {
        for (int at = open + 1; at < code.length() && code.charAt(at) != '\n'; at++) {
            if (code.charAt(at) == '\\') at++;
            else if (code.charAt(at) == code.charAt(open)) return at;
        }
        return open;
    }

    private String wordBefore(int at) {
        int from = at;
        while (from > 0 && Character.isLetter(code.charAt(from - 1))) from--;
        return code.substring(from, at);
    }

    private int lineOf(int at) {
        return (int) code.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    }
}
