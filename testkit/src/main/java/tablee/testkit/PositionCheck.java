package tablee.testkit;

import tablee.core.BadInput;
import tablee.core.State;
import tablee.wire.json.Json;

/** Positions go out and in; what comes in is checked for invariants, so this also shows that components are conserved. */
final class PositionCheck<S extends State<S>> implements GameCheck<S> {
    private static final int RARELY = 10;

    private final boolean full;

    PositionCheck(boolean full) {
        this.full = full;
    }

    @Override
    public String sentence() {
        return "a position is plain data, survives JSON, keeps the game's invariants and gives the same state back";
    }

    /** Every one where there is time for it: what goes missing is to be found where it went. */
    @Override
    public int momentsPerGame() {
        return full ? CheckedGames.MOST_ENTRIES : 10;
    }

    @Override
    public void at(Moment<S> moment) {
        Record position = moment.state().position();
        Expect.same(position, place(moment, position).position(), "place(position()) has another position");
        if (moment.dice().roll(RARELY) == 0) json(moment, position);
    }

    private void json(Moment<S> moment, Record position) {
        PlainData.check(position);
        Expect.same(moment.game().positionType(), position.getClass(), "the class of position()");
        Record read = Json.read(Json.text(position), moment.game().positionType());
        Expect.same(position, read, "the position read back from JSON differs");
        Expect.same(Facts.all(moment.state()), Facts.all(place(moment, read)), "place(position()) differs");
        for (int viewer : moment.viewers()) PlainData.check(moment.state().view(viewer));
    }

    static <S extends State<S>> S place(Moment<S> moment, Record position) {
        try {
            return moment.game().place(moment.setup(), position);
        } catch (BadInput refused) {
            throw new AssertionError("the position is refused: " + refused.getMessage() + "\n" + Json.text(position));
        }
    }
}
