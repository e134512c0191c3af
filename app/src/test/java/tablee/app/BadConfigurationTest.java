package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.store.Store;
import tablee.store.database.WriteLock;

/** Every bad value is one clear sentence when the server is started. */
class BadConfigurationTest {
    @TempDir
    Path folder;

    private record Said(int status, String out, String err) {}

    private static Said run(Map<String, String> environment, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = new Main(InputStream.nullInputStream(), out, err, environment).run(List.of(arguments));
        return new Said(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static void says(String sentence, Said said) {
        assertEquals(new Said(2, "", "tablee: " + sentence + "\n"), said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "now | serve takes flags only, and \"now\" is none.",
                "--prot 80 | there is no flag --prot; did you mean --port?",
                "--trusted-proxies ::1 | there is no flag --trusted-proxies; did you mean --trusted-proxy?",
                "--dance | there is no flag --dance; \"serve --help\" lists those there are.",
                "--port | --port needs a value.",
                "--port --lan | --port needs a value.",
                "--port 1 --port 2 | --port is given twice.",
                "--lan=yes | --lan takes no value.",
                "--port eighty | --port is to be a number from 0 to 65535, not \"eighty\".",
                "--port=-1 | --port is to be a number from 0 to 65535, not \"-1\".",
                "--port 65536 | --port is to be a number from 0 to 65535, not \"65536\".",
                "--admin-port x | --admin-port is to be a number from 0 to 65535, not \"x\".",
                "--port 81 --admin-port 81 | --port and --admin-port are to differ.",
                "--host 192.0.2.1 | --host is to be an address of this machine, not \"192.0.2.1\".",
                "--lan --host 127.0.0.1 | --lan and --host cannot both be given: the first means every address of this machine.",
                "--public-url games.example.org | --public-url is to be an address like https://games.example.org, not \"games.example.org\".",
                "--public-url https://a.b/c | --public-url is to be an address like https://games.example.org, not \"https://a.b/c\".",
                "--public-url ftp://a.b | --public-url is to be an address like https://games.example.org, not \"ftp://a.b\".",
                "--public-url https://a.b?c | --public-url is to be an address like https://games.example.org, not \"https://a.b?c\".",
                "--public-url http:// | --public-url is to be an address like https://games.example.org, not \"http://\".",
                "--trusted-proxy proxy.local | --trusted-proxy is to be an IP address or a range like 10.0.0.0/8, not \"proxy.local\".",
                "--trusted-proxy ::1,,127.0.0.1 | --trusted-proxy is to be an IP address or a range like 10.0.0.0/8, not \"\".",
                "--trusted-proxy 1.2.3.4.5 | --trusted-proxy is to be an IP address or a range like 10.0.0.0/8, not \"1.2.3.4.5\".",
                "--trusted-proxy 10.0.0.0/33 | --trusted-proxy is to be an IP address or a range like 10.0.0.0/8, not \"10.0.0.0/33\".",
                "--trusted-proxy 10.0.0.0/8/8 | --trusted-proxy is to be an IP address or a range like 10.0.0.0/8, not \"10.0.0.0/8/8\".",
                "--trusted-proxy fd00::/129 | --trusted-proxy is to be an IP address or a range like 10.0.0.0/8, not \"fd00::/129\".",
                "--trusted-proxy 10/8 | --trusted-proxy is to be an IP address or a range like 10.0.0.0/8, not \"10/8\".",
                "--admin-host 192.0.2.1 | --admin-host is to be an address of this machine, or its name, not \"192.0.2.1\".",
                "--log-level loud | --log-level is to be error or warning or info or debug, not \"loud\".",
                "--log-format xml | --log-format is to be plain or json, not \"xml\".",
                "--db mysql://a/b | --db is to be an address like postgresql://user:password@host:5432/name.",
                "--db postgresql://user:secret@host | --db is to be an address like postgresql://user:password@host:5432/name.",
                "--db postgresql://h/n --data d | --data and --db cannot both be given: the data lies in a folder or in PostgreSQL.",
                "--db postgresql://h/n --cluster 10.0.0.1:7400 | --cluster needs --cluster-certificate, as nodes speak to each other by TLS only.",
                "--cluster-key k | --cluster-key needs --cluster, which is where the other nodes reach this one.",
                "--rulesets no-such-folder | --rulesets is to be a folder, not \"no-such-folder\".",
                "--smtp mail.example.org --mail-from a@b.c | --smtp is to be an address like smtp://user:password@host:587.",
                "--smtp smtp://u:secret@host | --smtp needs --mail-from, which is whom the mails come from.",
                "--mail-from a@b.c | --mail-from needs --smtp, which is the server that takes the mails.",
                "--smtp smtp://host --mail-from me | --mail-from is to be a mail address, not \"me\".",
                "--retention-days 0 | --retention-days is to be a number from 1 to 3650, not \"0\".",
                "--clock-speed 1001 | --clock-speed is to be a number from 1 to 1000, not \"1001\".",
            })
    @DisplayName("Flags that cannot be used")
    void flags(String line, String sentence) {
        says(sentence, run(Map.of("XDG_DATA_HOME", folder.toString()), ("serve " + line).split(" ")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PORT | x | TABLEE_PORT is to be a number from 0 to 65535, not \"x\".",
                "LAN | maybe | TABLEE_LAN is to be true or false, not \"maybe\".",
                "PUBLIC_URL | x | TABLEE_PUBLIC_URL is to be an address like https://games.example.org, not \"x\".",
                "TRUSTED_PROXY | x | TABLEE_TRUSTED_PROXY is to be an IP address or a range like 10.0.0.0/8, not \"x\".",
                "DB | x | TABLEE_DB is to be an address like postgresql://user:password@host:5432/name.",
                "SMTP | x | TABLEE_SMTP is to be an address like smtp://user:password@host:587.",
                "MAIL_FROM | a@b.c | TABLEE_MAIL_FROM needs --smtp, which is the server that takes the mails.",
                "RETENTION_DAYS | long | TABLEE_RETENTION_DAYS is to be a number from 1 to 3650, not \"long\".",
            })
    @DisplayName("Variables of the environment that cannot be used")
    void variables(String name, String value, String sentence) {
        says(sentence, run(Map.of("TABLEE_" + name, value, "XDG_DATA_HOME", folder.toString()), "serve"));
    }

    @Test
    @DisplayName("A flag counts more than the environment")
    void flagsFirst() {
        says(
                "--port is to be a number from 0 to 65535, not \"y\".",
                run(Map.of("TABLEE_PORT", "x", "XDG_DATA_HOME", folder.toString()), "serve", "--port", "y"));
    }

    @Test
    @DisplayName("A port that is taken, for people or for administration")
    void portTaken() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            String data = folder.toString();
            says(
                    "Port " + port + " is in use already: choose another one with --port.",
                    run(Map.of(), "serve", "--data", data, "--port", port));
            says(
                    "Port " + port + " is in use already: choose another one with --admin-port.",
                    run(Map.of(), "serve", "--data", data, "--port", "0", "--admin-port", port));
        }
    }

    @Test
    @DisplayName("A folder that is none, or cannot be made")
    void folders() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        says(
                "The data cannot lie in " + file + ": that is not a folder.",
                run(Map.of(), "serve", "--data", file.toString()));
        Path below = file.resolve("below");
        says(
                "The folder " + below + " for the data cannot be made.",
                run(Map.of(), "serve", "--data", below.toString()));
    }

    @Test
    @DisplayName("Data that another server uses, or that is none")
    void data() throws IOException {
        Path file = folder.resolve("tablee.db");
        Store.open(file.toString()).close();
        String[] serve = {"serve", "--port", "0", "--data", folder.toString()};
        try (WriteLock other = WriteLock.of(file.toString())) {
            says("The data in " + file + " is in use by another server.", run(Map.of(), serve));
        }
        Files.writeString(file, "this is not a database, whatever its name says. ".repeat(50));
        Said said = run(Map.of(), serve);
        assertTrue(said.err().startsWith("tablee: The database " + file + " cannot be opened: "), said.err());
        assertEquals(1, said.err().lines().count());
    }

    @Test
    @DisplayName("A PostgreSQL that does not answer is named without its password")
    void postgresql() {
        Said said = run(Map.of(), "serve", "--port", "0", "--db", "postgresql://ann:secret@127.0.0.1:1/games");
        assertEquals(2, said.status());
        assertTrue(
                said.err().startsWith("tablee: The database postgresql://ann@127.0.0.1:1/games cannot be opened: "),
                said.err());
        assertFalse(said.err().contains("secret"));
        assertEquals(1, said.err().lines().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "backup | backup takes a file first, and then perhaps --data FOLDER or --db URL.",
                "backup x --port 1 | there is no flag --port; \"backup --help\" lists those there are.",
                "restore --force | restore takes a file first, and then perhaps --data FOLDER or --db URL.",
                "restore no-such-file | There is no file no-such-file.",
            })
    @DisplayName("What cannot be saved or restored")
    void copies(String line, String sentence) {
        says(sentence, run(Map.of("XDG_DATA_HOME", folder.toString()), line.split(" ")));
    }

    @Test
    @DisplayName("A backup goes out and comes back")
    void backupAndRestore() {
        Path home = folder.resolve("home");
        Map<String, String> environment = Map.of("XDG_DATA_HOME", home.toString());
        String file = folder.resolve("backup").toString();
        Path data = home.resolve("tablee");
        says("There is no data in " + data.resolve("tablee.db") + ".", run(environment, "backup", file));
        Store.open(DataFolder.file(data).toString()).close();
        String holds = "0 tables and 0 matches, and the people with them.\n";
        assertEquals(new Said(0, file + " holds " + holds, ""), run(environment, "backup", file));
        says(
                "There is data in " + data.resolve("tablee.db") + " already; --force replaces it.",
                run(environment, "restore", file));
        assertEquals(new Said(0, "Restored: " + holds, ""), run(environment, "restore", file, "--force"));
        String elsewhere = folder.resolve("elsewhere").toString();
        assertEquals(new Said(0, "Restored: " + holds, ""), run(environment, "restore", file, "--data", elsewhere));
    }

    @Test
    @DisplayName("The data lies where each platform keeps such things")
    void places() {
        Path home = Path.of("/home/ann");
        assertEquals(Path.of("/home/ann/.local/share/tablee"), DataFolder.usual("Linux", Map.of(), home));
        assertEquals(Path.of("/x/tablee"), DataFolder.usual("Linux", Map.of("XDG_DATA_HOME", "/x"), home));
        assertEquals(
                Path.of("/home/ann/.local/share/tablee"),
                DataFolder.usual("Linux", Map.of("XDG_DATA_HOME", "relative"), home));
        assertEquals(
                Path.of("/home/ann/Library/Application Support/Tablee"), DataFolder.usual("Mac OS X", Map.of(), home));
        assertEquals(Path.of("/home/ann/AppData/Local/Tablee"), DataFolder.usual("Windows 11", Map.of(), home));
        assertEquals(
                Path.of("/var/lib/tablee"),
                DataFolder.usual("Linux", Map.of("STATE_DIRECTORY", "/var/lib/tablee"), home),
                "as a service of systemd");
        assertEquals(Path.of("/y/Tablee"), DataFolder.usual("Windows 11", Map.of("LOCALAPPDATA", "/y"), home));
    }

    @Test
    @DisplayName("serve --help lists every flag")
    void help() {
        String help = run(Map.of(), "serve", "--help").out();
        for (Flag flag : Flag.values()) assertTrue(help.matches("(?s).* " + flag.word() + "[= ].*"), flag.word());
        assertTrue(help.lines().allMatch(line -> line.length() <= 120), help);
    }
}
