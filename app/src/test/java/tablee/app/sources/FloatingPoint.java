package tablee.app.sources;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.util.Printer;

/** Finds float and double in a class file: in fields and signatures, and in what the methods do. */
final class FloatingPoint {
    private static final Set<String> BOXES = Set.of("java.lang.Float", "java.lang.Double");

    private static final Pattern IN_MNEMONIC = Pattern.compile(
            "[FD](?:ADD|SUB|MUL|DIV|REM|NEG|CONST|LOAD|STORE|RETURN|ALOAD|ASTORE|CMP).*" + "|[FD]2[FDIL]|[IL]2[FD]");

    private FloatingPoint() {}

    static Set<String> in(JavaClass type) {
        Set<String> found = new TreeSet<>();
        String name = type.getName();
        try (InputStream bytes = type.getSource().orElseThrow().getUri().toURL().openStream()) {
            new ClassReader(bytes).accept(new Members(name, found), ClassReader.SKIP_DEBUG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    private static boolean isFloating(Type type) {
        return switch (type.getSort()) {
            case Type.FLOAT, Type.DOUBLE -> true;
            case Type.ARRAY -> isFloating(type.getElementType());
            case Type.OBJECT -> BOXES.contains(type.getClassName());
            case Type.METHOD ->
                isFloating(type.getReturnType())
                        || Arrays.stream(type.getArgumentTypes()).anyMatch(FloatingPoint::isFloating);
            default -> false;
        };
    }

    private static final class Members extends ClassVisitor {
        private final String type;
        private final Set<String> found;

        Members(String type, Set<String> found) {
            super(Opcodes.ASM9);
            this.type = type;
            this.found = found;
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String generic, Object value) {
            if (isFloating(Type.getType(descriptor))) found.add(type + "." + name + ": a field");
            return super.visitField(access, name, descriptor, generic, value);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String descriptor, String generic, String[] thrown) {
            if (isFloating(Type.getType(descriptor))) found.add(type + "." + name + descriptor + ": its signature");
            return new Instructions(type + "." + name, found);
        }
    }

    private static final class Instructions extends MethodVisitor {
        private final String method;
        private final Set<String> found;

        Instructions(String method, Set<String> found) {
            super(Opcodes.ASM9);
            this.method = method;
            this.found = found;
        }

        @Override
        public void visitInsn(int opcode) {
            look(opcode);
        }

        @Override
        public void visitVarInsn(int opcode, int variable) {
            look(opcode);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean onInterface) {
            if (isFloating(Type.getType(descriptor))) found.add(method + ": calls " + name + descriptor);
        }

        @Override
        public void visitLdcInsn(Object value) {
            if (value instanceof Double || value instanceof Float) found.add(method + ": the constant " + value);
        }

        private void look(int opcode) {
            String mnemonic = Printer.OPCODES[opcode];
            if (IN_MNEMONIC.matcher(mnemonic).matches()) found.add(method + ": " + mnemonic);
        }
    }
}
