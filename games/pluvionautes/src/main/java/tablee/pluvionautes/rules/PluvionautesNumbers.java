package tablee.pluvionautes.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tablee.core.BadInput;
import tablee.core.Ruleset;
import tablee.core.Setup;
import tablee.core.Word;

/** The ruleset: pieces, costs and limits. */
public final class PluvionautesNumbers {
    /** No cell costs more points than this. */
    static final int MOST_COST = 3;

    private static final PluvionautesNumbers STANDARD =
            new PluvionautesNumbers(Ruleset.beside(PluvionautesNumbers.class, "pluvionautes-1.ruleset"));

    /** Kinds of pieces, and how many there are of each. */
    private final int[] pieces;

    private final int[] counts;

    /** Points to enter a cell without island, a plain, a forest, a mountain. */
    private final int[] costs = new int[1 + Terrain.COUNT];

    private final Goods[] plantations = new Goods[Mission.COUNT];
    private final Goods[] herds = new Goods[Mission.COUNT];
    private final int airships;
    private final int airshipsInDuel;
    private final int endNormal;
    private final int endAdvanced;
    private final int leastHerd;
    private final int mostHerd;
    private final int mostPlantation;
    private final int searchSteps;

    static PluvionautesNumbers standard() {
        return STANDARD;
    }

    /** The numbers of a set-up: its own, if it brings any. */
    static PluvionautesNumbers of(Setup setup) {
        return setup.data().isEmpty() ? STANDARD : new PluvionautesNumbers(Ruleset.parse(setup.data()));
    }

    private PluvionautesNumbers(Ruleset set) {
        List<int[]> kinds = kinds(set);
        pieces = kinds.stream().mapToInt(kind -> kind[0]).toArray();
        counts = kinds.stream().mapToInt(kind -> kind[1]).toArray();
        for (int i = 0; i < costs.length; i++) {
            costs[i] = set.number("cost." + (i == 0 ? "none" : Word.of(Terrain.of(i - 1))), 1, MOST_COST);
        }
        for (Mission mission : Mission.values()) readMission(set, mission);
        airships = set.number("airships", 1, 2);
        airshipsInDuel = set.number("airships.duel", 1, 2);
        int clouds = 0;
        for (int i = 0; i < pieces.length; i++) if (Piece.isCloud(pieces[i])) clouds += counts[i];
        endNormal = set.number("end.normal", 1, clouds);
        endAdvanced = set.number("end.advanced", 1, clouds);
        List<Integer> herd = set.numbers("setup.herd", 2, 0, 99);
        leastHerd = herd.get(0);
        mostHerd = herd.get(1);
        mostPlantation = set.number("setup.plantation", 0, 99);
        searchSteps = set.number("setup.steps", 1, 1_000_000);
        set.done();
    }

    private static List<int[]> kinds(Ruleset set) {
        List<int[]> kinds = new ArrayList<>();
        for (Terrain terrain : Terrain.values()) readIslands(set, terrain, kinds);
        for (Cloud cloud : Cloud.values()) {
            kinds.add(new int[] {Piece.cloud(cloud.ordinal()), set.number("clouds." + Word.of(cloud), 0, Hex.CELLS)});
        }
        int all = kinds.stream().mapToInt(kind -> kind[1]).sum();
        if (all != Hex.CELLS) throw new BadInput("Ruleset: " + all + " islands and clouds do not fill 37 cells.");
        return kinds;
    }

    private static void readIslands(Ruleset set, Terrain terrain, List<int[]> kinds) {
        String key = "islands." + Word.of(terrain);
        for (String word : set.words(key)) {
            if (!word.matches("\\d{1,2}x[0-3],[0-3]"))
                throw set.fault(key, "takes words like 8x1,1, not \"" + word + "\"");
            int x = word.indexOf('x');
            int piece = Piece.island(terrain, word.charAt(x + 1) - '0', word.charAt(x + 3) - '0');
            if (kinds.stream().anyMatch(kind -> kind[0] == piece)) throw set.fault(key, "has a kind of island twice");
            kinds.add(new int[] {piece, Integer.parseInt(word.substring(0, x))});
        }
    }

    private void readMission(Ruleset set, Mission mission) {
        String key = "mission." + Word.of(mission);
        List<String> words = set.words(key);
        boolean fine = words.size() == 2 && isGoods(words.get(0), false) && isGoods(words.get(1), true);
        if (!fine) throw set.fault(key, "takes a plantation and a herd");
        plantations[mission.ordinal()] = Goods.valueOf(words.get(0).toUpperCase(Locale.ROOT));
        herds[mission.ordinal()] = Goods.valueOf(words.get(1).toUpperCase(Locale.ROOT));
    }

    private static boolean isGoods(String word, boolean animals) {
        for (Goods goods : Goods.values()) if (Word.of(goods).equals(word)) return goods.animals() == animals;
        return false;
    }

    public int kinds() {
        return pieces.length;
    }

    public int piece(int kind) {
        return pieces[kind];
    }

    public int count(int kind) {
        return counts[kind];
    }

    /** Points to enter a cell, by what lies there: 0 no island, or 1 and the terrain. */
    public int cost(int layers) {
        return costs[layers];
    }

    public Goods plantation(Mission mission) {
        return plantations[mission.ordinal()];
    }

    public Goods herd(Mission mission) {
        return herds[mission.ordinal()];
    }

    int airships(int seats) {
        return seats == 2 ? airshipsInDuel : airships;
    }

    int end(boolean advanced) {
        return advanced ? endAdvanced : endNormal;
    }

    int leastHerd() {
        return leastHerd;
    }

    int mostHerd() {
        return mostHerd;
    }

    int mostPlantation() {
        return mostPlantation;
    }

    int searchSteps() {
        return searchSteps;
    }
}
