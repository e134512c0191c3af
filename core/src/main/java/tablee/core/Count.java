package tablee.core;

import java.util.List;

/** A count that explains itself: what each seat scores, item by item. */
public record Count(List<Item> items) {
    public Count {
        items = List.copyOf(items);
    }

    /**
     * One line of a count.
     *
     * @param key the sentence to say (a key of the game's words), with its arguments
     * @param parts what the points are made of, where that needs saying
     */
    public record Item(int seat, String key, List<Object> args, int points, List<Item> parts) {
        public Item {
            args = List.copyOf(args);
            parts = List.copyOf(parts);
        }

        public static Item of(int seat, String key, int points, Object... args) {
            return new Item(seat, key, List.of(args), points, List.of());
        }
    }

    public int total(int seat) {
        return items.stream()
                .filter(item -> item.seat == seat)
                .mapToInt(Item::points)
                .sum();
    }
}
