package tablee.rando.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A second reading of RAND-30 and RAND-31, which shares nothing with the rules: a hike on a map of names, walked one
 * crossing at a time. Pieces are written as in drawings: "R", "r2", "r2#".
 */
final class PlainRando {
    private static final int MEETINGS = 3;
    private static final String KINDS = "rygb";

    private final Map<String, String> pieces;
    private String walker;
    private String last = "";
    private int meetings;
    int points;
    final int[] steps = new int[4];

    PlainRando(Map<String, String> pieces, String walker) {
        this.pieces = new TreeMap<>(pieces);
        this.walker = walker;
    }

    boolean over() {
        return meetings == MEETINGS;
    }

    Map<String, String> pieces() {
        return pieces;
    }

    /** The directions that may be chosen, in the order north, east, south, west. */
    List<String> ways() {
        List<String> ways = new ArrayList<>();
        for (String way : List.of("north", "east", "south", "west")) {
            if (!way.equals(last) && onMap(beyond(place(walker), way))) ways.add(way);
        }
        return ways;
    }

    void go(String way) {
        last = way;
        String here = place(walker);
        String there = beyond(here, way);
        while (onMap(there) && !pieces.containsKey(there)) {
            pieces.remove(here);
            pieces.put(there, walker);
            here = there;
            there = beyond(here, way);
        }
        meetings++;
        if (onMap(there)) meet(there, way);
    }

    private void meet(String there, String way) {
        String met = pieces.get(there);
        if (met.length() > 1) {
            collect(met);
            pieces.put(there, met.endsWith("#") ? met.substring(0, 2) : met + "#");
        } else if (!over()) {
            walker = met;
            go(way);
        }
    }

    private void collect(String token) {
        int times = token.startsWith(walker.toLowerCase(Locale.ROOT)) ? 2 : 1;
        if (token.endsWith("#")) steps[KINDS.indexOf(token.charAt(0))] += times;
        else points += times * (token.charAt(1) - '0');
    }

    private String place(String piece) {
        return pieces.entrySet().stream()
                .filter(each -> each.getValue().equals(piece))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private static String beyond(String place, String way) {
        char column = place.charAt(0);
        char row = place.charAt(1);
        return switch (way) {
            case "north" -> "" + column + (char) (row - 1);
            case "south" -> "" + column + (char) (row + 1);
            case "east" -> "" + (char) (column + 1) + row;
            default -> "" + (char) (column - 1) + row;
        };
    }

    private static boolean onMap(String place) {
        return place.matches("[a-g][1-7]");
    }
}
