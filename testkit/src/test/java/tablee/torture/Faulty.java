package tablee.torture;

import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Setup;

/** The torture game with one fault. */
public final class Faulty implements Game<FaultyState> {
    private final Torture sound = new Torture();
    private final PlantedFault fault;

    public Faulty(PlantedFault fault) {
        this.fault = fault;
    }

    @Override
    public Card card() {
        return sound.card();
    }

    @Override
    public FaultyState open(Setup setup) {
        return new FaultyState(sound.open(setup), fault);
    }

    @Override
    public Class<TorturePosition> positionType() {
        return sound.positionType();
    }

    @Override
    public FaultyState place(Setup setup, Record position) {
        return new FaultyState(sound.place(setup, position), fault);
    }
}
