package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.Word;

/** What the game waits for. */
public enum Phase {
    PLACE_TOKENS("RAND-10", new PlaceTokens()),
    PLACE_HIKERS("RAND-10", new PlaceHikers()),
    PLACE_MARKERS("RAND-10", new PlaceMarkers()),
    CHOOSE_FIRST("RAND-11", new ChooseFirst()),
    DEAL("RAND-10", new Deal()),
    USE_TILE("RAND-20", new UseTile()),
    TURN_TILE("RAND-20", new TurnTile()),
    HIKE("RAND-30", new Hike()),
    DISCARD_TOP("RAND-30", new DiscardTop()),
    DRAW("RAND-32", new Draw()),
    SHED("RAND-32", new Shed()),
    LOWER("RAND-33", new Lower()),
    RAISE("RAND-34", new Raise()),
    REORDER("RAND-35", new Reorder()),
    PLAY_CARD("RAND-21", new PlayCard()),
    LANDSLIDE("RAND-53", new Landslide()),
    RESTORE("RAND-40", new Restore()),
    REMOVE("RAND-41", new Remove()),
    GIVE("RAND-43", new Give()),
    LOWER_OWN("RAND-44", new LowerOwn()),
    OVER("RAND-46", new Over());

    final String rule;
    final Step step;

    Phase(String rule, Step step) {
        this.rule = rule;
        this.step = step;
    }

    /** The refusal of anything that is not what the game waits for. */
    Optional<Refusal> insists() {
        return Optional.of(Refusal.of(rule, "now." + Word.of(this)));
    }

    /** Whether the colour of the pile's top card is visible by now. */
    boolean showsTop() {
        return compareTo(DEAL) >= 0 && this != OVER;
    }
}
