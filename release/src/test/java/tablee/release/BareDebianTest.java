package tablee.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The first command of the first page, {@code ./tablee}, in a folder that holds a bare Debian and a clone. */
@EnabledIfSystemProperty(
        named = "tablee.full",
        matches = "true",
        disabledReason = "fetches a Debian and builds everything in it: some minutes")
class BareDebianTest {
    private static final String DEBOOTSTRAP = "/usr/sbin/debootstrap";
    private static final String ENTER =
            "mount -t proc proc \"$0/proc\" && exec env -i HOME=/root" + " PATH=/usr/sbin:/usr/bin:/sbin:/bin \"$@\"";

    @TempDir
    Path folder;

    private record Ran(int status, String out, String err) {}

    /** The engine is asked for its games by this user there. */
    private Ran engine(Path debian, String user) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("unshare", "--mount", "--pid", "--fork", "--kill-child"));
        command.addAll(List.of("sh", "-c", ENTER, debian.toString(), "/usr/sbin/chroot", "--userspec=" + user));
        command.addAll(List.of(debian.toString(), "/tablee/tablee", "engine"));
        Path in = Files.writeString(folder.resolve("in"), "{\"do\":\"games\"}\n");
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        int status = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Ran(status, Files.readString(out), Files.readString(err));
    }

    @Test
    @DisplayName(
            "On a bare Debian root gets a JDK and Maven by themselves and an answer; somebody else gets one sentence")
    void bare() throws IOException, InterruptedException {
        assumeTrue(Tool.output("id", "-u").strip().equals("0"), "only root may make a Debian");
        assumeTrue(Files.exists(Path.of(DEBOOTSTRAP)), "debootstrap is not installed here");
        Path debian = folder.resolve("debian");
        Tool.output(DEBOOTSTRAP, "--variant=minbase", "bookworm", debian.toString());
        // A network that looks into what is fetched has an authority of its own.
        Tool.output(
                "cp",
                "-r",
                "/usr/local/share/ca-certificates",
                debian.resolve("usr/local/share").toString());
        Path sources = Sources.ROOT.toRealPath();
        Tool.output(
                "git",
                "clone",
                "-q",
                sources.toString(),
                debian.resolve("tablee").toString());
        assertEquals(
                new Ran(
                        1,
                        "",
                        "tablee: a JDK, version 17 or newer, is needed and none was found: install one (on Debian: apt-get"
                                + " install default-jdk-headless) or set JAVA_HOME.\n"),
                engine(debian, "65534:65534"));
        Ran first = engine(debian, "0:0");
        assertEquals(0, first.status, first.err);
        assertTrue(first.out.startsWith("{\"ok\":true,\"games\":["), first.out);
        assertTrue(first.err.contains("installing default-jdk-headless"), first.err);
        assertTrue(first.err.contains("installing maven"), first.err);
        assertEquals("", engine(debian, "0:0").err, "nothing is installed or built a second time");
    }
}
