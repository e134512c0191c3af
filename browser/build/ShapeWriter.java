import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Writes the shapes of all records, which a page cannot look up by reflection, as Java in the records' own packages, and compiles them into
 * {@code page-classes}. Run by {@code WasmBuild} as {@code java -cp ... ShapeWriter.java FOLDER}.
 */
final class ShapeWriter {
    private static final List<String> CROSSING =
            List.of("tablee.core.", "tablee.wire.", "tablee.table.", "tablee.review.ReviewAnswer", "tablee.review.ReviewPoint", "tablee.review.ReviewShares",
                    "tablee.review.analysis.", "tablee.browser.", "tablee.physics.Trajectories");

    private static final String FORM = """
                package %s;

                import tablee.browser.instead.PageParts;
                import tablee.wire.json.JsonType;
                import tablee.wire.json.RecordShape;
                import tablee.wire.json.WrittenShape;

                @SuppressWarnings({"unchecked", "rawtypes"})
                public final class GeneratedShapes implements RecordShape.Access, RecordShape.Maker {
                    private final int id;
                    private final int first;

                    private GeneratedShapes(int id, int first) {
                        this.id = id;
                        this.first = first;
                    }

                    private static RecordShape shape(int id, int first, RecordShape.Part... parts) {
                        GeneratedShapes shape = new GeneratedShapes(id, first);
                        return new RecordShape(java.util.List.of(parts), shape, shape);
                    }

                    @Override
                    public Object value(Record whole, int part) {
                        switch (first + part) {
                %s            default: throw new IllegalArgumentException();
                        }
                    }

                    @Override
                    public Record make(Object[] values) {
                        switch (id) {
                %s            default: throw new IllegalArgumentException();
                        }
                    }

                    public static RecordShape record(Class<?> type) {
                %s        return null;
                    }

                    public static WrittenShape written(Class<?> type) {
                %s        return null;
                    }
                }
                """;

    private final Path out;
    private final Path shapes;
    private final List<Path> classPath;
    private final List<Path> ours;

    private ShapeWriter(Path out) {
        this.out = out;
        shapes = out.resolveSibling("page-classes");
        classPath = Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(each -> Path.of(each).toAbsolutePath())
                .toList();
        ours = classPath.stream().filter(each -> Files.isDirectory(each) || each.toString().contains("tablee")).toList();
    }

    public static void main(String[] args) throws Exception {
        new ShapeWriter(Path.of(args[0]).toAbsolutePath()).writeShapes();
    }

    private void writeShapes() throws Exception {
        SortedMap<String, List<Class<?>>> records = new TreeMap<>();
        SortedMap<String, List<Class<?>>> written = new TreeMap<>();
        Class<?> writtenType = Class.forName("tablee.wire.json.Written");
        for (Path root : ours) {
            for (String name : files(root).keySet()) {
                if (!name.endsWith(".class") || name.contains("module-info") || !name.startsWith("tablee/")) continue;
                Class<?> type = Class.forName(
                        name.substring(0, name.length() - 6).replace('/', '.'), false, getClass().getClassLoader());
                if (!isNamed(type)) continue;
                if (writtenType.isAssignableFrom(type) && type != writtenType && !isWrittenNested(type, writtenType))
                    written.computeIfAbsent(type.getPackageName(), each -> new ArrayList<>()).add(type);
                if (type.isRecord() && isPlain(type))
                    records.computeIfAbsent(type.getPackageName(), each -> new ArrayList<>()).add(type);
            }
        }
        Files.createDirectories(out.resolve("tablee/browser"));
        Files.write(out.resolve("tablee/browser/records.txt"), records.values().stream().flatMap(List::stream).map(Class::getName).sorted().toList());
        Path sources = out.resolveSibling("generated-shapes");
        Files.createDirectories(shapes);
        List<String> files = new ArrayList<>();
        List<String> packages = Stream.concat(records.keySet().stream(), written.keySet().stream()).distinct().sorted().toList();
        for (String each : packages) {
            Path file = sources.resolve(each.replace('.', '/') + "/GeneratedShapes.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, source(each, records.getOrDefault(each, List.of()), written.getOrDefault(each, List.of())));
            files.add(file.toString());
        }
        for (String kind : List.of("Record", "Written")) {
            Path all = sources.resolve("tablee/browser/instead/Page" + kind + "Shapes.java");
            Files.createDirectories(all.getParent());
            Files.writeString(all, index(packages, kind, kind.toLowerCase(Locale.ROOT)));
            files.add(all.toString());
        }
        List<String> command = new ArrayList<>(
                List.of("-nowarn", "-proc:none", "-Xlint:none", "--release", "17", "-d", shapes.toString(), "-cp", join(), "-encoding", "UTF-8"));
        command.addAll(files);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, command.toArray(String[]::new)) != 0) System.exit(1);
    }

    private String join() {
        return classPath.stream().map(Path::toString).collect(Collectors.joining(java.io.File.pathSeparator));
    }

    /** Whether code of its own package can say its name. */
    private static boolean isNamed(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (each.isAnonymousClass() || each.isLocalClass() || Modifier.isPrivate(each.getModifiers())) return false;
        }
        String name = type.getName() + ".";
        boolean game = !CROSSING.stream().anyMatch(name::startsWith) && name.matches("tablee\\.\\w+\\.(positions|rules|bots)\\..*");
        return game || CROSSING.stream().anyMatch(name::startsWith) && !name.startsWith("tablee.wire.engine.");
    }

    private static boolean isWrittenNested(Class<?> type, Class<?> writtenType) {
        return Arrays.stream(type.getGenericInterfaces())
                .noneMatch(each -> each instanceof ParameterizedType of && of.getRawType() == writtenType);
    }

    private static boolean isPlain(Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).allMatch(each -> isPlain(each.getGenericType()));
    }

    private static boolean isPlain(Type type) {
        if (type instanceof ParameterizedType of) {
            Class<?> raw = (Class<?>) of.getRawType();
            boolean known = List.of("java.util.List", "java.util.Optional", "java.util.Map", "java.util.SortedMap").contains(raw.getName());
            return known && Arrays.stream(of.getActualTypeArguments()).allMatch(ShapeWriter::isPlain);
        }
        if (!(type instanceof Class<?> plain) || plain.isArray() || plain.getTypeParameters().length > 0) return false;
        if (plain == Class.class || Runnable.class.isAssignableFrom(plain)) return false;
        for (Class<?> each = plain; each != null; each = each.getEnclosingClass())
            if (Modifier.isPrivate(each.getModifiers())) return false;
        return plain.isPrimitive()
                || plain.isEnum()
                || plain.isRecord()
                || plain == Object.class
                || plain == Record.class
                || List.of("java.lang.String", "java.lang.Integer", "java.lang.Long", "java.lang.Boolean", "java.util.OptionalInt")
                        .contains(plain.getName())
                || plain.getName().startsWith("com.fasterxml.jackson.databind.")
                || Arrays.stream(plain.getInterfaces()).anyMatch(each -> each.getName().equals("tablee.wire.json.Written"))
                || plain.isInterface() && plain.getName().startsWith("tablee.") && isSealedPlain(plain);
    }

    private static boolean isSealedPlain(Class<?> type) {
        return type.isSealed();
    }

    /** The class by which a page finds shapes: it asks each package in turn, and asks once. */
    private static String index(List<String> packages, String kind, String method) {
        return """
                package tablee.browser.instead;

                import java.util.HashMap;
                import java.util.Map;
                import tablee.wire.json.%1$sShape;

                /** The shapes of types as they were written when the program was built: a page has no reflection. */
                public final class Page%1$sShapes {
                    private static final Map<Class<?>, %1$sShape> FOUND = new HashMap<>();

                    private Page%1$sShapes() {}

                    public static %1$sShape of(Class<?> type) {
                        %1$sShape known = FOUND.get(type);
                        if (known != null) return known;
                        %1$sShape made = make(type);
                        if (made == null) throw new IllegalArgumentException("no shape of " + type);
                        FOUND.put(type, made);
                        return made;
                    }

                    private static %1$sShape make(Class<?> type) {
                        %1$sShape made;
                %2$s
                        return null;
                    }
                }
                """
                .formatted(kind, calls(packages, method));
    }

    private static String calls(List<String> packages, String method) {
        return packages.stream()
                .map(each -> "        made = " + each + ".GeneratedShapes." + method + "(type);\n        if (made != null) return made;")
                .collect(Collectors.joining("\n"));
    }

    /** One class for each package takes all its records apart and makes them: a class for each record would weigh a third of all. */
    private static String source(String where, List<Class<?>> records, List<Class<?>> written) {
        StringBuilder shapes = new StringBuilder();
        StringBuilder access = new StringBuilder();
        StringBuilder makers = new StringBuilder();
        int first = 0;
        for (int id = 0; id < records.size(); id++) {
            RecordComponent[] parts = records.get(id).getRecordComponents();
            shapes.append(shape(records.get(id), id, first));
            makers.append("            case %d: return %s;\n".formatted(id, made(records.get(id))));
            for (int i = 0; i < parts.length; i++) {
                String whole = records.get(id).getCanonicalName();
                access.append("            case %d: return ((%s) whole).%s();\n".formatted(first + i, whole, parts[i].getName()));
            }
            first += parts.length;
        }
        StringBuilder others = new StringBuilder();
        for (Class<?> each : written) others.append(writtenShape(each));
        return FORM.formatted(where, access, makers, shapes, others);
    }

    private static String made(Class<?> type) {
        RecordComponent[] parts = type.getRecordComponents();
        StringBuilder values = new StringBuilder();
        for (int i = 0; i < parts.length; i++)
            values.append(i == 0 ? "" : ", ").append("(%s) values[%d]".formatted(parts[i].getType().getCanonicalName(), i));
        return "new " + type.getCanonicalName() + "(" + values + ")";
    }

    private static String shape(Class<?> type, int id, int first) {
        StringBuilder all = new StringBuilder();
        for (RecordComponent part : type.getRecordComponents()) {
            boolean flat = Arrays.stream(part.getAnnotations())
                    .anyMatch(each -> each.annotationType().getSimpleName().equals("Flat"));
            all.append(", PageParts.%s(\"%s\", %s)".formatted(flat ? "flat" : "part", part.getName(), jsonType(part.getGenericType())));
        }
        return "        if (type == %s.class) return shape(%d, %d%s);\n".formatted(type.getCanonicalName(), id, first, all);
    }

    private static String jsonType(Type type) {
        if (!(type instanceof ParameterizedType of)) return ((Class<?>) type).getCanonicalName() + ".class";
        String raw = ((Class<?>) of.getRawType()).getSimpleName();
        Type[] inner = of.getActualTypeArguments();
        return switch (raw) {
            case "List" -> "PageParts.list(" + jsonType(inner[0]) + ")";
            case "Optional" -> "PageParts.maybe(" + jsonType(inner[0]) + ")";
            default -> "PageParts.map(" + jsonType(inner[1]) + ")";
        };
    }

    private static String writtenShape(Class<?> type) {
        Type shape = Arrays.stream(type.getGenericInterfaces())
                .filter(each -> each instanceof ParameterizedType of && ((Class<?>) of.getRawType()).getSimpleName().equals("Written"))
                .map(each -> ((ParameterizedType) each).getActualTypeArguments()[0])
                .findFirst()
                .orElseThrow();
        String as = ((Class<?>) shape).getCanonicalName();
        return "        if (type == %1$s.class) return new WrittenShape(%2$s.class, written -> %1$s.read((%2$s) written));\n"
                .formatted(type.getCanonicalName(), as);
    }

    private static SortedMap<String, byte[]> files(Path root) throws IOException {
        if (!Files.exists(root)) return new TreeMap<>();
        if (Files.isDirectory(root)) return filesIn(root);
        try (FileSystem jar = FileSystems.newFileSystem(root)) {
            return filesIn(jar.getPath("/"));
        }
    }

    private static SortedMap<String, byte[]> filesIn(Path folder) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList())
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
        return files;
    }
}
