package tablee.rando.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.BadInput;
import tablee.core.Ruleset;
import tablee.core.Setup;
import tablee.core.Word;

/** The numbers of a ruleset file, checked. */
public final class RandoRules {
    static final int MOST_TOKENS = 24;
    public static final int MOST_IN_HAND = 14;
    private static final int MOST_ROUNDS = 30;
    private static final int MOST_SEATS = 4;

    /** Stands in {@link #start} for the number of opponents. */
    private static final int OPPONENTS = -1;

    public static final String STANDARD = "standard";
    public static final String PER_REPETITION = "per-repetition";
    public static final String PER_ACTION = "per-action";

    /** By version, with the stretches counted per repetition and per action. */
    private static final List<List<RandoRules>> BUILT_IN = List.of(builtIn(1), builtIn(2));

    public final TerrainMap map;
    public final List<Colour> tokenColours = new ArrayList<>();
    public final int[] tokenValues;
    public final int scale;
    public final int[] weights;
    private final int[] least = new int[Tile.ACTIONS];
    private final int[] most = new int[Tile.ACTIONS];
    private final int[] start = new int[Tile.ACTIONS];

    /** How many cards there are, by colour and kind. */
    public final int[] cards = new int[Colour.COUNT * CardKind.COUNT];

    public final int deal;
    public final int hand;
    public final int stretches;
    public final int sameColour;
    public final List<Space> track;
    public final int giveLoss;
    public final int lowerLoss;
    public final int cardPoints;

    /** RAND-31: whether all repetitions of an action share the stretches, and a hike may be stopped. */
    public final boolean perAction;

    /** RAND-61: whether the count says how a tie was broken; until ruleset 2 it did not. */
    final boolean explainsTies;

    RandoRules(Ruleset file, boolean perAction, int version) {
        this.perAction = perAction;
        explainsTies = version >= 2;
        List<Integer> size = file.numbers("terrain", 2, 3, Crossing.MOST_ACROSS);
        map = new TerrainMap(size.get(0), size.get(1));
        tokenValues = tokens(file);
        scale = file.number("scale", 1, 99);
        weights = ints(file.numbers("weights", Obstacle.COUNT, -9, 9));
        for (int action = 0; action < Tile.ACTIONS; action++) multiplier(file, action);
        for (int kind = 0; kind < CardKind.COUNT; kind++) cards(file, kind);
        deal = file.number("deal", 0, 5);
        hand = file.number("hand", 1, 9);
        stretches = file.number("stretches", 1, 9);
        sameColour = file.number("same-colour", 1, 9);
        track = track(file);
        giveLoss = file.number("give.loss", 0, 99);
        lowerLoss = file.number("lower.loss", 0, 99);
        cardPoints = file.number("card-points", 0, 99);
        file.done();
        check(file);
    }

    /** The built-in numbers, or those of the file that the table named, whose text came with the set-up. */
    public static RandoRules of(Setup setup) {
        String name = setup.options().word("ruleset");
        boolean given = !setup.data().isEmpty();
        if (name.equals(STANDARD) && given)
            throw new BadInput("The ruleset \"standard\" is built in and takes no file.");
        if (!name.equals(STANDARD) && !given) throw new BadInput("There is no ruleset \"" + name + "\" here.");
        boolean perAction = setup.options().word("stretches").equals(PER_ACTION);
        if (given) return new RandoRules(Ruleset.parse(setup.data()), perAction, setup.ruleset());
        return BUILT_IN.get(setup.ruleset() - 1).get(perAction ? 1 : 0);
    }

    private static List<RandoRules> builtIn(int version) {
        return List.of(beside(version, false), beside(version, true));
    }

    private static RandoRules beside(int version, boolean perAction) {
        return new RandoRules(Ruleset.beside(RandoRules.class, "rando-" + version + ".ruleset"), perAction, version);
    }

    private int[] tokens(Ruleset file) {
        List<Integer> values = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            String key = "tokens." + Word.of(colour);
            int count = file.words(key).size();
            if (count == 0) throw file.fault(key, "takes at least one number");
            values.addAll(file.numbers(key, count, 0, 9));
            for (int i = 0; i < count; i++) tokenColours.add(colour);
            if (values.size() > MOST_TOKENS) throw file.fault(key, "makes more than " + MOST_TOKENS + " tokens");
        }
        if (values.size() > map.inner() || values.size() + Colour.COUNT > map.size()) {
            throw file.fault("terrain", "has no room for " + values.size() + " tokens and the hikers");
        }
        return ints(values);
    }

    private void multiplier(Ruleset file, int action) {
        String key = "multiplier." + Word.of(Tile.of(action));
        List<String> words = file.words(key);
        if (words.size() != 3) throw file.fault(key, "takes the least, the most, and the number at the start");
        least[action] = number(file, key, words.get(0), 1, 9);
        most[action] = number(file, key, words.get(1), least[action], 9);
        boolean opponents = words.get(2).equals("opponents");
        start[action] = opponents ? OPPONENTS : number(file, key, words.get(2), least[action], most[action]);
        if (opponents && (least[action] > 1 || most[action] < MOST_SEATS - 1)) {
            throw file.fault(key, "must reach from 1 to 3 to start with the number of opponents");
        }
    }

    private static int number(Ruleset file, String key, String word, int from, int to) {
        int number = word.matches("\\d") ? Integer.parseInt(word) : -1;
        if (number < from || number > to) {
            throw file.fault(key, "takes a whole number from " + from + " to " + to + ", not \"" + word + "\"");
        }
        return number;
    }

    private void cards(Ruleset file, int kind) {
        List<Integer> counts = file.numbers("cards." + Word.of(CardKind.of(kind)), Colour.COUNT, 0, 20);
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            cards[Pile.index(colour, kind)] = counts.get(colour);
        }
    }

    private static List<Space> track(Ruleset file) {
        List<Space> spaces = new ArrayList<>();
        for (String word : file.words("track")) spaces.add(space(file, word));
        if (spaces.size() > MOST_ROUNDS) throw file.fault("track", "has more than " + MOST_ROUNDS + " spaces");
        if (spaces.indexOf(Space.END) != spaces.size() - 1) throw file.fault("track", "has its only end as last space");
        return List.copyOf(spaces);
    }

    private static Space space(Ruleset file, String word) {
        for (Space space : Space.values()) if (Word.of(space).equals(word)) return space;
        throw file.fault("track", "knows no space \"" + word + "\"");
    }

    private void check(Ruleset file) {
        int all = 0;
        for (int count : cards) all += count;
        if (all <= MOST_SEATS * deal) throw file.fault("deal", "takes all of the " + all + " cards");
        if (handRoom() > MOST_IN_HAND) {
            throw file.fault("hand", "and the most that can be drawn make more than " + MOST_IN_HAND + " cards");
        }
        if (deal > hand) throw file.fault("deal", "is more than the " + hand + " cards of a full hand");
    }

    private static int[] ints(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether these are the built-in numbers with the usual options. */
    public boolean usual() {
        return BUILT_IN.get(0).get(0) == this || BUILT_IN.get(1).get(0) == this;
    }

    public int tokens() {
        return tokenValues.length;
    }

    public int least(int action) {
        return least[action];
    }

    public int most(int action) {
        return most[action];
    }

    int start(int action, int seats) {
        return start[action] == OPPONENTS ? seats - 1 : start[action];
    }

    /** The most cards a hand can hold for a moment: a full one, and a whole Draw or a gift. */
    public int handRoom() {
        return hand + Math.max(1, most(Tile.DRAW.ordinal()));
    }

    public int rounds() {
        return track.size();
    }
}
