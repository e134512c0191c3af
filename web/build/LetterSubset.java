import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Keeps a few letters of a font and leaves the rest out: Polish needs sixteen of the several hundred in the file for all of
 * Europe, which alone would weigh as much as everything else. Run as {@code java LetterSubset.java FROM.woff TO.woff "104 105"}, where
 * letters are named by their numbers.
 */
final class LetterSubset {
    private static final int HEADER = 44;
    private static final int ENTRY = 20;
    private static final int COMPOSITE_MORE = 0x20;
    private static final List<String> AS_THEY_ARE = List.of("OS/2", "head", "hhea", "maxp");
    /** Whose font it is and its licence stay; its name may not be that of the whole one. */
    private static final List<Integer> NAMES = List.of(0, 13, 14);

    private final Map<String, ByteBuffer> tables;
    private final boolean longOffsets;
    /** Glyphs that stay: the number of each is its place here. */
    private final List<Integer> kept = new ArrayList<>(List.of(0));

    private LetterSubset(Map<String, ByteBuffer> tables) {
        this.tables = tables;
        longOffsets = tables.get("head").getShort(50) == 1;
    }

    public static void main(String[] args) throws IOException, DataFormatException {
        LetterSubset font = new LetterSubset(unpacked(ByteBuffer.wrap(Files.readAllBytes(Path.of(args[0])))));
        IntStream letters = Stream.of(args[2].split(" ")).mapToInt(each -> Integer.parseInt(each, 16));
        Files.write(Path.of(args[1]), packed(font.only(letters.sorted().toArray())));
    }

    // ---- The file, whose tables are deflated one by one ------------------------------------------------------------

    private static Map<String, ByteBuffer> unpacked(ByteBuffer file) throws DataFormatException {
        Map<String, ByteBuffer> tables = new TreeMap<>();
        for (int i = 0, at = HEADER; i < file.getShort(12); i++, at += ENTRY) {
            byte[] tag = new byte[4];
            file.get(at, tag);
            byte[] stored = new byte[file.getInt(at + 8)];
            file.get(file.getInt(at + 4), stored);
            tables.put(new String(tag, StandardCharsets.US_ASCII), inflated(stored, file.getInt(at + 12)));
        }
        return tables;
    }

    private static ByteBuffer inflated(byte[] stored, int length) throws DataFormatException {
        if (stored.length == length) return ByteBuffer.wrap(stored);
        Inflater inflater = new Inflater();
        inflater.setInput(stored);
        byte[] bytes = new byte[length];
        inflater.inflate(bytes);
        inflater.end();
        return ByteBuffer.wrap(bytes);
    }

    private static byte[] packed(Map<String, byte[]> tables) {
        int directory = HEADER + ENTRY * tables.size();
        ByteBuffer file = ByteBuffer.allocate(directory + tables.values().stream().mapToInt(each -> each.length + 4).sum());
        file.put("wOFF".getBytes(StandardCharsets.US_ASCII)).putInt(0x00010000);
        file.putShort(12, (short) tables.size());
        int whole = 12 + 16 * tables.size();
        int entry = HEADER;
        int at = directory;
        for (Map.Entry<String, byte[]> each : tables.entrySet()) {
            byte[] stored = deflated(each.getValue());
            file.put(entry, each.getKey().getBytes(StandardCharsets.US_ASCII));
            file.putInt(entry + 4, at).putInt(entry + 8, stored.length).putInt(entry + 12, each.getValue().length);
            file.putInt(entry + 16, checksum(each.getValue()));
            file.put(at, stored);
            entry += ENTRY;
            at += padded(stored.length);
            whole += padded(each.getValue().length);
        }
        file.putInt(8, at).putInt(16, whole).putShort(20, (short) 1);
        return Arrays.copyOf(file.array(), at);
    }

    private static byte[] deflated(byte[] table) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(table);
        deflater.finish();
        byte[] bytes = new byte[table.length];
        int length = deflater.deflate(bytes);
        boolean smaller = deflater.finished() && length < table.length;
        deflater.end();
        return smaller ? Arrays.copyOf(bytes, length) : table;
    }

    private static int checksum(byte[] table) {
        ByteBuffer words = ByteBuffer.wrap(Arrays.copyOf(table, padded(table.length)));
        int sum = 0;
        while (words.hasRemaining()) sum += words.getInt();
        return sum;
    }

    private static int padded(int length) {
        return (length + 3) & ~3;
    }

    // ---- What stays ------------------------------------------------------------------------------------------------

    private Map<String, byte[]> only(int[] letters) throws IOException {
        Map<String, byte[]> made = new TreeMap<>();
        int[] glyphs = new int[letters.length];
        for (int i = 0; i < letters.length; i++) glyphs[i] = keep(glyphOf(letters[i]));
        outlines(made);
        made.put("hmtx", widths());
        made.put("cmap", letterTable(letters, glyphs));
        made.put("name", names());
        made.put("post", Arrays.copyOf(tables.get("post").array(), 32));
        ByteBuffer.wrap(made.get("post")).putInt(0, 0x00030000);
        for (String name : AS_THEY_ARE) made.put(name, tables.get(name).array().clone());
        ByteBuffer.wrap(made.get("head")).putShort(50, (short) 1);
        ByteBuffer.wrap(made.get("hhea")).putShort(34, (short) kept.size());
        ByteBuffer.wrap(made.get("maxp")).putShort(4, (short) kept.size());
        return made;
    }

    private int keep(int glyph) {
        if (!kept.contains(glyph)) kept.add(glyph);
        return kept.indexOf(glyph);
    }

    /** The glyph of a letter, by the table for the plane that all of ours are in (format 4). */
    private int glyphOf(int letter) throws IOException {
        ByteBuffer cmap = tables.get("cmap");
        for (int i = 0; i < cmap.getShort(2); i++) {
            int at = cmap.getInt(4 + 8 * i + 4);
            if (cmap.getShort(at) == 4) return glyphOf(letter, cmap, at);
        }
        throw new IOException("This font has no table of letters that can be read.");
    }

    private static int glyphOf(int letter, ByteBuffer cmap, int at) throws IOException {
        int doubled = cmap.getShort(at + 6);
        for (int i = 0; i < doubled; i += 2) {
            int first = Short.toUnsignedInt(cmap.getShort(at + 16 + doubled + i));
            if (Short.toUnsignedInt(cmap.getShort(at + 14 + i)) < letter || first > letter) continue;
            int delta = cmap.getShort(at + 16 + 2 * doubled + i);
            int place = at + 16 + 3 * doubled + i;
            int range = Short.toUnsignedInt(cmap.getShort(place));
            int glyph = range == 0 ? letter : Short.toUnsignedInt(cmap.getShort(place + range + 2 * (letter - first)));
            return glyph + delta & 0xFFFF;
        }
        throw new IOException("This font has no letter " + Character.toString(letter) + ".");
    }

    private void outlines(Map<String, byte[]> made) {
        ByteArrayOutputStream glyf = new ByteArrayOutputStream();
        ByteBuffer loca = ByteBuffer.allocate(4096);
        for (int i = 0; i < kept.size(); i++) {
            loca.putInt(glyf.size());
            byte[] outline = outline(kept.get(i));
            glyf.writeBytes(Arrays.copyOf(outline, padded(outline.length)));
        }
        loca.putInt(glyf.size());
        made.put("glyf", glyf.toByteArray());
        made.put("loca", Arrays.copyOf(loca.array(), loca.position()));
    }

    /** A letter made of others keeps those too, under their new numbers. */
    private byte[] outline(int glyph) {
        int from = offset(glyph);
        byte[] bytes = new byte[offset(glyph + 1) - from];
        tables.get("glyf").get(from, bytes);
        ByteBuffer outline = ByteBuffer.wrap(bytes);
        if (bytes.length == 0 || outline.getShort(0) >= 0) return bytes;
        int flags = COMPOSITE_MORE;
        for (int at = 10; (flags & COMPOSITE_MORE) != 0; at += partLength(flags)) {
            flags = outline.getShort(at);
            outline.putShort(at + 2, (short) keep(Short.toUnsignedInt(outline.getShort(at + 2))));
        }
        return bytes;
    }

    private static int partLength(int flags) {
        int scale = (flags & 0x08) != 0 ? 2 : (flags & 0x40) != 0 ? 4 : (flags & 0x80) != 0 ? 8 : 0;
        return 4 + ((flags & 0x01) != 0 ? 4 : 2) + scale;
    }

    private int offset(int glyph) {
        ByteBuffer loca = tables.get("loca");
        return longOffsets ? loca.getInt(4 * glyph) : 2 * Short.toUnsignedInt(loca.getShort(2 * glyph));
    }

    private byte[] widths() {
        int full = Short.toUnsignedInt(tables.get("hhea").getShort(34));
        ByteBuffer hmtx = tables.get("hmtx");
        ByteBuffer made = ByteBuffer.allocate(4 * kept.size());
        for (int glyph : kept) {
            made.putShort(hmtx.getShort(4 * Math.min(glyph, full - 1)));
            made.putShort(hmtx.getShort(glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full)));
        }
        return made.array();
    }

    private byte[] names() {
        ByteBuffer all = tables.get("name");
        List<Integer> stay = new ArrayList<>();
        for (int at = 6; at < 6 + 12 * all.getShort(2); at += 12)
            if (NAMES.contains((int) all.getShort(at + 6))) stay.add(at);
        ByteBuffer made = ByteBuffer.allocate(all.capacity());
        made.putShort((short) 0).putShort((short) stay.size()).putShort((short) (6 + 12 * stay.size()));
        int words = 0;
        for (int at : stay) {
            byte[] text = new byte[Short.toUnsignedInt(all.getShort(at + 8))];
            all.get(all.getShort(4) + Short.toUnsignedInt(all.getShort(at + 10)), text);
            made.put(all.array(), at, 10).putShort((short) words);
            made.put(6 + 12 * stay.size() + words, text);
            words += text.length;
        }
        return Arrays.copyOf(made.array(), 6 + 12 * stay.size() + words);
    }

    /** A stretch for each letter, and the one at the end that the format wants. */
    private static byte[] letterTable(int[] letters, int[] glyphs) {
        int stretches = letters.length + 1;
        int search = 2 * Integer.highestOneBit(stretches);
        ByteBuffer made = ByteBuffer.allocate(12 + 16 + 8 * stretches);
        made.putShort((short) 0).putShort((short) 1).putShort((short) 3).putShort((short) 1).putInt(12);
        made.putShort((short) 4).putShort((short) (16 + 8 * stretches)).putShort((short) 0);
        made.putShort((short) (2 * stretches)).putShort((short) search);
        made.putShort((short) Integer.numberOfTrailingZeros(search / 2)).putShort((short) (2 * stretches - search));
        for (int letter : letters) made.putShort((short) letter);
        made.putShort((short) 0xFFFF).putShort((short) 0);
        for (int letter : letters) made.putShort((short) letter);
        made.putShort((short) 0xFFFF);
        for (int i = 0; i < letters.length; i++) made.putShort((short) (glyphs[i] - letters[i]));
        made.putShort((short) 1);
        return made.array();
    }
}
