package tablee.store.matches;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import tablee.core.Entry;

/**
 * The log of a finished match in one piece: a few bytes an entry instead of a row each. It ends with the hash of the chain, so
 * that it is read back as the log that was written or not at all.
 */
public final class LogArchive {
    private static final int FORMAT = 1;
    /** More than any match has: a damaged count must not make us reserve memory. */
    private static final int MOST_ENTRIES = 1_000_000;

    private LogArchive() {}

    public static byte[] write(List<Entry> entries, byte[] lastHash) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(FORMAT);
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(bytes))) {
            writeNumber(out, entries.size());
            long at = 0;
            for (Entry entry : entries) {
                writeNumber(out, entry.actor());
                writeNumber(out, entry.move());
                writeNumber(out, entry.at() - at);
                at = entry.at();
            }
            out.write(lastHash);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** The match as it was, or what is wrong with its archive. */
    public static Journal.Kept read(Journal.MatchStart start, byte[] archive) {
        try (DataInputStream in = new DataInputStream(
                new InflaterInputStream(new ByteArrayInputStream(archive, 1, Math.max(0, archive.length - 1))))) {
            if (archive.length == 0 || archive[0] != FORMAT) return damaged(start);
            List<Entry> entries = entries(in);
            Journal.Tail tail = start.tail().after(entries);
            boolean same = Arrays.equals(tail.hash(), in.readNBytes(tail.hash().length));
            return same ? new Journal.Whole(start, entries, tail) : damaged(start);
        } catch (IOException e) {
            return damaged(start);
        }
    }

    private static List<Entry> entries(DataInputStream in) throws IOException {
        long count = readNumber(in);
        if (count < 0 || count > MOST_ENTRIES) throw new IOException("no such count");
        List<Entry> entries = new ArrayList<>();
        long at = 0;
        for (long i = 0; i < count; i++) {
            int actor = (int) readNumber(in);
            int move = (int) readNumber(in);
            at += readNumber(in);
            entries.add(new Entry(actor, move, at));
        }
        return entries;
    }

    /** Seven bits a byte, the sign in the lowest one: most numbers of a log are small. */
    private static void writeNumber(DataOutputStream out, long number) throws IOException {
        long left = number << 1 ^ number >> 63;
        while ((left & ~0x7fL) != 0) {
            out.writeByte((int) (left & 0x7f | 0x80));
            left >>>= 7;
        }
        out.writeByte((int) left);
    }

    private static long readNumber(DataInputStream in) throws IOException {
        long number = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            int next = in.readUnsignedByte();
            number |= (next & 0x7fL) << shift;
            if (next < 0x80) return number >>> 1 ^ -(number & 1);
        }
        throw new IOException("no such number");
    }

    private static Journal.Damaged damaged(Journal.MatchStart start) {
        return new Journal.Damaged("The archived log of match " + start.match() + " is damaged.");
    }
}
