package tablee.browser.compiler;

import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Leaves out what nothing in a page reads: what records say of themselves for debuggers, and fractions in letters, for which the platform has
 * tables. Together they were a tenth of the weight. Few records are keys; the hash of all others is one number, which costs time and changes nothing.
 * Nothing compares events or the parts of a review with each other, and where something does one day, it is a fault and no wrong answer.
 */
public final class PageTrimming implements ClassHolderTransformer {
    private static final String RECORD = "java.lang.Record";
    private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);
    private static final MethodDescriptor HASH = new MethodDescriptor("hashCode", int.class);
    private static final MethodDescriptor EQUALS = new MethodDescriptor("equals", Object.class, boolean.class);
    private static final Set<String> KEYS =
            Set.of("tablee.core.Stream$Die", "tablee.wire.words.Words$Id", "tablee.browser.PageBots$Seated");
    private static final Pattern TOLD = Pattern.compile("tablee\\.(review\\..*|\\w+\\.rules\\.\\w+Event\\$\\w+)");
    private static final MethodReference NEVER =
            new MethodReference("tablee.browser.instead.NeverCompared", "fault", ValueType.BOOLEAN);
    private static final MethodDescriptor FRACTION = new MethodDescriptor("toString", double.class, String.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (RECORD.equals(type.getParent()) && type.getName().startsWith("tablee.")) {
            remove(type, TO_STRING);
            if (!KEYS.contains(type.getName())) answer(type, HASH, zero());
            if (TOLD.matcher(type.getName()).matches()) answer(type, EQUALS, fault());
        }
        if (type.getName().equals(RECORD)) say(type, TO_STRING, "record");
        if (type.getName().equals("java.math.BigDecimal")) say(type, TO_STRING, "a fraction");
        if (type.getName().equals("java.lang.Double") && type.getMethod(FRACTION) != null) {
            type.getMethod(FRACTION).setProgram(saying("a fraction", 2));
        }
    }

    private static void remove(ClassHolder type, MethodDescriptor which) {
        MethodHolder known = type.getMethod(which);
        if (known != null) type.removeMethod(known);
    }

    private static void say(ClassHolder type, MethodDescriptor which, String text) {
        answer(type, which, saying(text, 1));
    }

    private static void answer(ClassHolder type, MethodDescriptor which, Program program) {
        remove(type, which);
        MethodHolder method = new MethodHolder(which);
        method.setLevel(AccessLevel.PUBLIC);
        method.setProgram(program);
        type.addMethod(method);
    }

    /** @param variables the object itself, or nothing in its place, and what the method is given */
    private static Program saying(String text, int variables) {
        StringConstantInstruction constant = new StringConstantInstruction();
        constant.setConstant(text);
        return returning(variables, constant, constant::setReceiver);
    }

    private static Program zero() {
        IntegerConstantInstruction constant = new IntegerConstantInstruction();
        return returning(1, constant, constant::setReceiver);
    }

    private static Program fault() {
        InvokeInstruction call = new InvokeInstruction();
        call.setType(InvocationType.SPECIAL);
        call.setMethod(NEVER);
        return returning(2, call, call::setReceiver);
    }

    private static Program returning(int variables, Instruction constant, Consumer<Variable> receiver) {
        Program program = new Program();
        for (int i = 0; i < variables; i++) program.createVariable();
        Variable said = program.createVariable();
        receiver.accept(said);
        ExitInstruction exit = new ExitInstruction();
        exit.setValueToReturn(said);
        BasicBlock block = program.createBasicBlock();
        block.add(constant);
        block.add(exit);
        return program;
    }
}
