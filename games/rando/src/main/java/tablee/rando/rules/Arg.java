package tablee.rando.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Word;

/** What a word of a move can be about: small numbers, each with its word. */
public enum Arg {
    ACTION(words(Tile.values()).subList(0, Tile.ACTIONS)),
    TILE(words(Tile.values())),
    DIRECTION(words(Direction.values())),
    SEAT(numbers(0, 3)),
    RANK(numbers(1, Obstacle.COUNT)),
    SLOT(numbers(1, RandoRules.MOST_IN_HAND)),
    CROSSING(crossings()),
    SIDE(words(Side.values())),
    OBSTACLE(words(Obstacle.values())),
    KIND(words(CardKind.values())),
    COLOUR(words(Colour.values()));

    private final List<String> words;

    Arg(List<String> words) {
        this.words = words;
    }

    public int count() {
        return words.size();
    }

    public String write(int number) {
        return words.get(number);
    }

    /** The number that a word stands for, or -1. */
    public int read(String word) {
        return words.indexOf(word);
    }

    /** Whether a word stands for something on this terrain and at this table. */
    public boolean exists(RandoState s, String word) {
        int number = read(word);
        if (number < 0) return false;
        if (this == SEAT) return number < s.seats();
        return this != CROSSING || s.rules.map.contains(number);
    }

    private static List<String> words(Enum<?>[] constants) {
        List<String> words = new ArrayList<>();
        for (Enum<?> each : constants) words.add(Word.of(each));
        return List.copyOf(words);
    }

    private static List<String> numbers(int from, int to) {
        List<String> words = new ArrayList<>();
        for (int number = from; number <= to; number++) words.add(Integer.toString(number));
        return List.copyOf(words);
    }

    private static List<String> crossings() {
        List<String> words = new ArrayList<>();
        for (int crossing = 0; crossing < Crossing.COUNT; crossing++) words.add(Crossing.write(crossing));
        return List.copyOf(words);
    }
}
