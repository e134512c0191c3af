package tablee.pluvionautes.rules;

import tablee.core.Refusal;
import tablee.core.Word;

/** What the game waits for. */
public enum Phase {
    /** Chance lays a piece on the next cell. */
    LAY("PLUV-10"),
    /** Chance gives a part of the seed from which the advanced set-up is searched. */
    SEED("PLUV-13"),
    /** The weather dice are thrown into the box. */
    TOSS("PLUV-70"),
    /** Chance says which missions are in play. */
    CHOOSE_MISSIONS("PLUV-11"),
    /** Chance deals a mission to the next seat. */
    DEAL("PLUV-11"),
    /** Chance names the first player. */
    FIRST("PLUV-12"),
    /** A player in a duel takes back one of two airships. */
    RECALL("PLUV-60"),
    /** A player aims. */
    THROW("PLUV-20"),
    /** The balloon die is in the air. */
    FLIGHT("PLUV-20"),
    /** A weather die was hit. */
    KNOCK("PLUV-73"),
    /** The balloon die lies between cells, and the player chooses. */
    LAND("PLUV-20"),
    /** An airship is on top, and the player sets the die. */
    FACE("PLUV-20"),
    /** The sun die lies between cells. */
    PLACE_SUN("PLUV-74"),
    /** The monsoon die lies between cells. */
    PLACE_MONSOON("PLUV-74"),
    MOVE("PLUV-22"),
    TOW("PLUV-24"),
    ANCHOR("PLUV-26"),
    /** A step of island navigation or cloud navigation. */
    NAVIGATE("PLUV-61"),
    OVER("PLUV-45");

    private final String rule;

    Phase(String rule) {
        this.rule = rule;
    }

    /** The rule that says what is to be done now. */
    String rule() {
        return rule;
    }

    public boolean setup() {
        return ordinal() <= FIRST.ordinal();
    }

    boolean chance() {
        return setup() || this == FLIGHT || this == KNOCK;
    }

    /** To whom does something else: this is what is awaited. */
    Refusal notNow() {
        return Refusal.of(rule, "not-now", Word.key(this));
    }
}
