package tablee.release;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

/** An archive in which the same things are the same bytes: in the order of their names, all of one moment and one owner. */
final class Tar {
    /** The moment of the build's own files, see {@code project.build.outputTimestamp}. */
    static final Instant MOMENT = Instant.parse("2026-01-01T00:00:00Z");

    private static final int FOLDER = 0755;
    private static final int SHARED = 01777;
    private static final int PROGRAM = 0755;
    private static final int FILE = 0644;
    private static final int LINK = 0777;

    private final List<Packed> entries;

    Tar(List<Packed> entries) {
        this.entries =
                entries.stream().sorted(Comparator.comparing(Packed::name)).toList();
    }

    void zippedInto(Path file) throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            into(out);
        }
    }

    void into(OutputStream to) throws IOException {
        try (TarArchiveOutputStream out = new TarArchiveOutputStream(to, StandardCharsets.UTF_8.name())) {
            out.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Packed entry : entries) write(entry, out);
        }
    }

    private static void write(Packed entry, TarArchiveOutputStream out) throws IOException {
        if (entry instanceof Packed.Folder folder) {
            put(out, header(folder.name() + "/", folder.shared() ? SHARED : FOLDER, folder.owner()), 0);
        } else if (entry instanceof Packed.Link link) {
            TarArchiveEntry header = new TarArchiveEntry(link.name(), TarConstants.LF_SYMLINK);
            header.setLinkName(link.target());
            put(out, dated(header, LINK, 0), 0);
        } else if (entry instanceof Packed.Text text) {
            byte[] bytes = text.text().getBytes(StandardCharsets.UTF_8);
            put(out, header(text.name(), text.executable() ? PROGRAM : FILE, 0), bytes.length);
            out.write(bytes);
        } else if (entry instanceof Packed.FileOf file) {
            put(out, header(file.name(), file.executable() ? PROGRAM : FILE, 0), Files.size(file.from()));
            Files.copy(file.from(), out);
        }
        out.closeArchiveEntry();
    }

    private static TarArchiveEntry header(String name, int mode, int owner) {
        return dated(new TarArchiveEntry(name), mode, owner);
    }

    private static TarArchiveEntry dated(TarArchiveEntry header, int mode, int owner) {
        header.setMode(mode);
        header.setIds(owner, owner);
        header.setNames("", "");
        header.setLastModifiedTime(FileTime.from(MOMENT));
        return header;
    }

    private static void put(TarArchiveOutputStream out, TarArchiveEntry header, long size) throws IOException {
        header.setSize(size);
        out.putArchiveEntry(header);
    }
}
