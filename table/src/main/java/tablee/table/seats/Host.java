package tablee.table.seats;

import java.util.Optional;
import tablee.wire.json.Written;

/** Whose table it is: nobody's, once its host is forgotten and no other person sits there. */
public record Host(Optional<String> person) implements Written<String> {
    static final Host NOBODY = new Host(Optional.empty());

    public static Host of(String person) {
        return new Host(Optional.of(person));
    }

    static Host read(String written) {
        return written.equals(ChairFields.NOBODY) ? NOBODY : of(written);
    }

    @Override
    public String written() {
        return person.orElse(ChairFields.NOBODY);
    }

    public boolean is(String somebody) {
        return person.equals(Optional.of(somebody));
    }
}
