package tablee.wire.engine.context;

import java.util.Locale;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Refusal;
import tablee.core.TableRule;
import tablee.wire.words.Words;

/** A request that cannot be answered as asked: the code, a sentence, and the rule where one refuses. */
public final class EngineFault extends RuntimeException {
    public enum Code {
        BAD_REQUEST,
        UNKNOWN_GAME,
        NO_MATCH,
        ILLEGAL,
        NOT_YOUR_TURN,
        OVER,
        BAD_POSITION,
        BAD_LOG,
        TOO_MUCH,
        INTERNAL;

        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private static final long serialVersionUID = 1;

    private final Code code;
    private final String sentence;
    private final String rule;

    private EngineFault(Code code, String sentence, String rule) {
        super(sentence);
        this.code = code;
        this.sentence = sentence;
        this.rule = rule;
    }

    public EngineFault(Code code, String sentence) {
        this(code, sentence, "");
    }

    public EngineFault(Code code, BadInput input) {
        this(code, input.sentence());
    }

    public static EngineFault of(Throwable bug) {
        return new EngineFault(Code.INTERNAL, "This is a fault of the program, not of yours: " + bug);
    }

    public static EngineFault refused(Refusal refusal, Words words) {
        return new EngineFault(code(refusal.rule()), words.refusal(refusal), refusal.rule());
    }

    public static EngineFault over(Words words) {
        return refused(Refusal.of(TableRule.OVER.id(), "over"), words);
    }

    public static EngineFault notYourTurn(Words words) {
        return refused(Refusal.of(TableRule.TURN.id(), "not-your-turn"), words);
    }

    private static Code code(String rule) {
        if (rule.equals(TableRule.TURN.id())) return Code.NOT_YOUR_TURN;
        return rule.equals(TableRule.OVER.id()) ? Code.OVER : Code.ILLEGAL;
    }

    public Code code() {
        return code;
    }

    public String sentence() {
        return sentence;
    }

    public Optional<String> rule() {
        return rule.isEmpty() ? Optional.empty() : Optional.of(rule);
    }
}
