package tablee.app.sources;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The methods of source files and their lengths. */
final class Methods {
    record Method(Path file, long line, String name, long lines) {
        @Override
        public String toString() {
            return file + ":" + line + ": " + name + ", " + lines + " lines";
        }
    }

    /** A line that opens a function; a test suite's describe is a list of functions, not one. */
    private static final Pattern OPENS = Pattern.compile(
            "\\s*(?!(?:if|for|while|switch|else|try|catch|do|class|describe)\\b|[})]).*\\(.*(?<!\\$)\\{");

    private Methods() {}

    static List<Method> inJava(List<Path> files) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            var sources = manager.getJavaFileObjectsFromPaths(
                    files.stream().map(Repository.root()::resolve).toList());
            JavacTask task = (JavacTask) compiler.getTask(null, manager, null, null, null, sources);
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            List<Method> methods = new ArrayList<>();
            for (CompilationUnitTree unit : task.parse()) collect(unit, positions, methods);
            return methods;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void collect(CompilationUnitTree unit, SourcePositions positions, List<Method> out) {
        Path file = Repository.root().relativize(Path.of(unit.getSourceFile().toUri()));
        LineMap lines = unit.getLineMap();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree method, Void nothing) {
                long first = lines.getLineNumber(positions.getStartPosition(unit, method));
                long last = lines.getLineNumber(positions.getEndPosition(unit, method));
                out.add(new Method(file, first, method.getName().toString(), last - first + 1));
                return super.visitMethod(method, nothing);
            }
        }.scan(unit, null);
    }

    /** By indentation: a function ends at the first closing brace that stands where its first line begins. */
    static List<Method> inTypeScript(Path file) {
        List<String> lines = Repository.lines(file);
        List<Method> methods = new ArrayList<>();
        for (int first = 0; first < lines.size(); first++) {
            // A branch of an expression (`? …`, `: …`) opens no method, whatever its last letters are.
            if (!OPENS.matcher(lines.get(first)).matches() || isBranch(lines.get(first))) continue;
            int last = first + 1;
            while (last < lines.size() && !closes(lines.get(last), indent(lines.get(first)))) last++;
            methods.add(new Method(file, first + 1, lines.get(first).strip(), last - first + 1));
        }
        return methods;
    }

    private static boolean isBranch(String line) {
        return line.stripLeading().startsWith("?") || line.stripLeading().startsWith(":");
    }

    private static boolean closes(String line, int indent) {
        return indent(line) == indent && line.startsWith("}", indent);
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
