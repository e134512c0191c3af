package tablee.table.message;

import java.util.Locale;
import tablee.core.Refusal;

/** What a table refuses, with the rule as numbered in {@code docs/rules/table.md}. */
public enum TableRefusal {
    HOST_ONLY("TABLE-20"),
    SEATS_ARE_OPEN("TABLE-20"),
    NOT_GATHERING("TABLE-20"),
    SEAT_IS_TAKEN("TABLE-21"),
    NOT_YOUR_SEAT("TABLE-21"),
    NOT_SEATED("TABLE-21"),
    NOTHING_TO_UNDO("TABLE-22"),
    NOTHING_PROPOSED("TABLE-22"),
    PROPOSED_ALREADY("TABLE-22"),
    NOT_PLAYING("TABLE-22"),
    NOT_OVER("TABLE-30"),
    STALE("TABLE-23"),
    RESIGNED("TABLE-26"),
    TALK_IS_CLOSED("TABLE-28"),
    TOO_FAST("TABLE-28"),
    TOO_MANY("TABLE-28"),
    NOTHING_SAID("TABLE-28"),
    ENOUGH_REPORTED("TABLE-28"),
    OFTEN_REPORTED("TABLE-28"),
    REMOVED("TABLE-29"),
    NO_SUCH_PERSON("TABLE-29"),
    NO_SPECTATORS("TABLE-29"),
    UNINVITED("TABLE-29"),
    FULL_HOUSE("TABLE-29"),
    TOO_MANY_PLACES("TABLE-29"),
    IN_A_MATCH("TABLE-29"),
    OTHER_TERMS("TABLE-39"),
    TERMS_ARE_NEW("TABLE-39"),
    OUT_OF_TIME("TABLE-24"),
    NAMELESS("TABLE-41"),
    SILENCED("TABLE-49"),
    NO_VOICE("TABLE-49"),
    ONLY_A_LESSON("TABLE-36"),
    OTHER_START("TABLE-43"),
    PROMISED_ALREADY("TABLE-43"),
    OTHER_SHARE("TABLE-44"),
    ACCOUNT_FIRST("TABLE-51"),
    ONE_SEAT_EACH("TABLE-51"),
    NO_UNDO("TABLE-51"),
    ABSENCE_AS_USUAL("TABLE-51"),
    OF_A_TOURNAMENT("TABLE-67"),
    COMMON_DEAL("TABLE-61"),
    SEALED("TABLE-62"),
    NOT_ALONE("TABLE-64"),
    NO_PAUSE("TABLE-64"),
    NO_HINTS("TABLE-32"),
    NO_TIME("TABLE-32"),
    NO_ROOM("TABLE-34"),
    NOT_YOUR_TURN("TABLE-1");

    private final String rule;

    TableRefusal(String rule) {
        this.rule = rule;
    }

    public Refusal refusal() {
        return Refusal.of(rule, name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
