package tablee.soak;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Certificates for nodes on this machine, made by the JDK's keytool: good from yesterday, in case the clock is set back. */
public record Certificates(Path certificate, Path key, Path authority) {
    /** Of the file {@code all.p12} with all of them. */
    public static final String WORD = "only-for-a-day";

    /** A name as on the internet, which the certificate is for as well. */
    public static final String HOST = "tablee.example";

    /** One of a single word, as machines have inside a network. */
    public static final String NAME = "tablee-cluster";

    /** @param folder an empty one, which is made if it is not there */
    public static Certificates in(Path folder) {
        try {
            Files.createDirectories(folder);
            pair(folder, "authority", "-ext", "bc:c");
            pair(folder, NAME);
            keytool(folder, "-certreq", "-alias", NAME, "-file", "request.pem");
            keytool(
                    folder,
                    "-gencert",
                    "-rfc",
                    "-startdate",
                    "-1d",
                    "-alias",
                    "authority",
                    "-ext",
                    "san=dns:" + NAME + ",dns:" + HOST,
                    "-infile",
                    "request.pem",
                    "-outfile",
                    "node.pem");
            keytool(folder, "-exportcert", "-rfc", "-alias", "authority", "-file", "authority.pem");
            Files.writeString(folder.resolve("node.key"), key(folder));
            return new Certificates(
                    folder.resolve("node.pem"), folder.resolve("node.key"), folder.resolve("authority.pem"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void pair(Path folder, String name, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "-genkeypair",
                "-alias",
                name,
                "-keyalg",
                "RSA",
                "-dname",
                "CN=" + name,
                "-startdate",
                "-1d",
                "-validity",
                "3"));
        arguments.addAll(List.of(more));
        keytool(folder, arguments.toArray(String[]::new));
    }

    private static void keytool(Path folder, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        command.addAll(List.of(arguments));
        command.addAll(List.of("-keystore", "all.p12", "-storetype", "PKCS12", "-storepass", WORD));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("keytool.log").toFile())
                .start();
        try {
            if (process.waitFor() != 0) throw new IOException(Files.readString(folder.resolve("keytool.log")));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private static String key(Path folder) throws IOException {
        try (InputStream in = Files.newInputStream(folder.resolve("all.p12"))) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(in, WORD.toCharArray());
            byte[] key = store.getKey(NAME, WORD.toCharArray()).getEncoded();
            String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(key);
            return "-----BEGIN PRIVATE KEY-----\n" + text + "\n-----END PRIVATE KEY-----\n";
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
    }
}
