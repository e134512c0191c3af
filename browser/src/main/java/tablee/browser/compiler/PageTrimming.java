package tablee.browser.compiler;

import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Leaves out what nothing in a page reads: what records say of themselves for debuggers, and fractions in letters, for which the platform has
 * tables. Together they were a tenth of the weight.
 */
public final class PageTrimming implements ClassHolderTransformer {
    private static final String RECORD = "java.lang.Record";
    private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);
    private static final MethodDescriptor FRACTION = new MethodDescriptor("toString", double.class, String.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (RECORD.equals(type.getParent()) && type.getName().startsWith("tablee.")) remove(type, TO_STRING);
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
        remove(type, which);
        MethodHolder method = new MethodHolder(which);
        method.setLevel(AccessLevel.PUBLIC);
        method.setProgram(saying(text, 1));
        type.addMethod(method);
    }

    /** @param variables the object itself, or nothing in its place, and what the method is given */
    private static Program saying(String text, int variables) {
        Program program = new Program();
        for (int i = 0; i < variables; i++) program.createVariable();
        Variable said = program.createVariable();
        StringConstantInstruction constant = new StringConstantInstruction();
        constant.setConstant(text);
        constant.setReceiver(said);
        ExitInstruction exit = new ExitInstruction();
        exit.setValueToReturn(said);
        BasicBlock block = program.createBasicBlock();
        block.add(constant);
        block.add(exit);
        return program;
    }
}
