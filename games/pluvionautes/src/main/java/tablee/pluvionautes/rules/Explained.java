package tablee.pluvionautes.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Count;
import tablee.core.Count.Item;
import tablee.core.Word;

/** The count in words: mission, group, island, and there the printed number, each cloud and the weather die. */
final class Explained {
    private final PluvionautesState state;
    private final SkyYield yields;
    private final int seat;

    private Explained(PluvionautesState state, SkyYield yields, int seat) {
        this.state = state;
        this.yields = yields;
        this.seat = seat;
    }

    static Count count(PluvionautesState state) {
        SkyYield yields = SkyYield.of(state);
        PluvionautesNumbers numbers = state.rules.numbers();
        List<Item> items = new ArrayList<>();
        for (int seat = 0; seat < Dealing.dealt(state); seat++) {
            Mission mission = Mission.of(state.mission(seat));
            Explained explained = new Explained(state, yields, seat);
            items.add(explained.largest("plantation", numbers.plantation(mission)));
            items.add(explained.largest("herd", numbers.herd(mission)));
        }
        return new Count(items);
    }

    private Item largest(String key, Goods goods) {
        List<Item> islands = new ArrayList<>();
        for (long left = yields.bestGroup(goods); left != 0; left &= left - 1) {
            islands.add(island(goods, Hex.first(left)));
        }
        return new Item(seat, key, List.of(Word.key(goods)), yields.best(goods), islands);
    }

    private Item island(Goods goods, int cell) {
        List<Item> parts = new ArrayList<>();
        int island = state.sky.islandAt(cell);
        int printed = goods.animals() ? Piece.animals(island) : Piece.plantation(island);
        parts.add(Item.of(seat, "printed", printed, Word.key(goods)));
        int sum = printed + clouds(goods, cell, parts);
        if (sum < 0) parts.add(Item.of(seat, "not-below-zero", -sum));
        if (sum > 0 && yields.doubled(goods, cell)) {
            Weather die = goods.animals() ? Weather.SUN : Weather.MONSOON;
            parts.add(Item.of(seat, "doubled", sum, Word.key(die)));
        }
        Object[] args = {Word.key(goods.terrain()), Hex.write(cell)};
        return new Item(seat, "island", List.of(args), yields.at(goods, cell), parts);
    }

    /** Adds a line for each cloud beside the island, and answers what they give together. */
    private int clouds(Goods goods, int cell, List<Item> parts) {
        int sum = 0;
        for (long left = Hex.near(Hex.bit(cell)); left != 0; left &= left - 1) {
            int cloud = state.sky.anchoredAt(cell, Hex.first(left));
            if (cloud == Piece.NONE || Piece.kind(cloud) == Cloud.FOG.ordinal()) continue;
            int points = (Piece.kind(cloud) == Cloud.SUN.ordinal()) == goods.animals() ? 1 : -1;
            sum += points;
            String slot = Hex.writeSet(Hex.bit(cell) | left & -left);
            parts.add(Item.of(seat, "cloud", points, Word.key(Cloud.of(Piece.kind(cloud))), slot));
        }
        return sum;
    }
}
