package tablee.wire.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Where in a row of bytes each thing stands. Numbers are little-endian; those of several bytes stand at multiples of their length, and a row ends
 * at a multiple of eight, so that a program reads rows as arrays without copying them.
 *
 * @param fields in the order of the row
 * @param bytes the length of a row
 */
public record RowLayout(List<Field> fields, int bytes) {
    /** @param type as numpy writes it */
    public record Field(String name, String type, int count) {
        int bytes() {
            return count * (type.charAt(type.length() - 1) - '0');
        }
    }

    public RowLayout {
        fields = List.copyOf(fields);
    }

    static RowLayout of(int seats, int vector, int actions) {
        List<Field> fields = new ArrayList<>(List.of(
                new Field("at", "<i8", 1),
                new Field("due", "<i8", 1),
                new Field("scores", "<i4", seats),
                new Field("vector", "<i2", vector),
                new Field("actor", "i1", 1),
                new Field("over", "u1", 1),
                new Field("ranks", "u1", seats),
                new Field("mask", "u1", actions)));
        int sum = fields.stream().mapToInt(Field::bytes).sum();
        int rest = -sum & 7;
        if (rest > 0) fields.add(new Field("rest", "u1", rest));
        return new RowLayout(fields, sum + rest);
    }
}
