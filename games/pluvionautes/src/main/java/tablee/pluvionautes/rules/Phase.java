package tablee.pluvionautes.rules;

import tablee.core.Refusal;
import tablee.core.Word;

/** What the game waits for. */
public enum Phase {
    /** Chance lays a piece on the next cell. */
    LAY("PLUV-10", new LayPiece()),
    /** Chance gives a part of the seed from which the advanced set-up is searched. */
    SEED("PLUV-13", new DrawSeed()),
    /** The weather dice are thrown into the box. */
    TOSS("PLUV-70", new TossWeather()),
    /** Chance says which missions are in play. */
    CHOOSE_MISSIONS("PLUV-11", new ChooseMissions()),
    /** Chance deals a mission to the next seat. */
    DEAL("PLUV-11", new DealMission()),
    /** Chance names the first player. */
    FIRST("PLUV-12", new ChooseFirst()),
    /** A player in a duel takes back one of two airships. */
    RECALL("PLUV-60", new Recall()),
    /** A player aims. */
    THROW("PLUV-20", Throw.STEP),
    /** The balloon die is in the air. */
    FLIGHT("PLUV-20", Flight.STEP),
    /** A weather die was hit. */
    KNOCK("PLUV-73", new KnockWeather()),
    /** The balloon die lies between cells, and the player chooses. */
    LAND("PLUV-20", new ChooseLanding()),
    /** An airship is on top, and the player sets the die. */
    FACE("PLUV-20", new SetFace()),
    /** The sun die lies between cells. */
    PLACE_SUN("PLUV-74", new PlaceWeather(Weather.SUN)),
    /** The monsoon die lies between cells. */
    PLACE_MONSOON("PLUV-74", new PlaceWeather(Weather.MONSOON)),
    MOVE("PLUV-22", MoveDie.STEP),
    TOW("PLUV-24", TowPiece.STEP),
    ANCHOR("PLUV-26", new AnchorCloud()),
    /** A step of island navigation or cloud navigation. */
    NAVIGATE("PLUV-61", new Navigate()),
    OVER("PLUV-45", new Over());

    private final String rule;
    final Step step;

    Phase(String rule, Step step) {
        this.rule = rule;
        this.step = step;
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
