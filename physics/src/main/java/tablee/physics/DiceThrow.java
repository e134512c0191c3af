package tablee.physics;

import java.util.List;

/** All that a throw depends on: the tiles in the tray, the dice thrown at once, and the dice that lie there already. */
public record DiceThrow(Relief relief, List<Launch> thrown, List<Pose> lying) {
    public DiceThrow {
        thrown = List.copyOf(thrown);
        lying = List.copyOf(lying);
    }
}
