package tablee.live.membership;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Map;
import tablee.core.BadInput;

/**
 * What a node shows to the others, and by what it knows them: files in PEM. They are read again every few minutes, so that they can be
 * replaced while the node runs.
 *
 * @param certificate of this node; all nodes' have a name in common
 * @param key of the certificate, RSA, not encrypted
 * @param authority the certificate that all nodes' certificates are signed with
 */
public record ClusterCertificates(Path certificate, Path key, Path authority) {
    private static final String ENGINE = "pekko.remote.artery.ssl.rotating-keys-engine.";
    private static final String RSA = "RSA";

    /** {@link BadInput} if these do not belong together: it is better said now than by silence between the nodes. */
    public ClusterCertificates {
        X509Certificate own = read(certificate);
        X509Certificate signer = read(authority);
        try {
            own.verify(signer.getPublicKey());
            own.checkValidity();
        } catch (GeneralSecurityException e) {
            throw new BadInput(certificate + " is not signed by " + authority + ", or not valid now.");
        }
        if (!own.getPublicKey().getAlgorithm().equals(RSA)) throw new BadInput(certificate + " is to hold an RSA key.");
        String text = text(key);
        if (!text.contains("PRIVATE KEY-----") || text.contains("ENCRYPTED")) {
            throw new BadInput(key + " is to hold a private key in PEM that is not encrypted.");
        }
    }

    private static X509Certificate read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
        } catch (IOException | GeneralSecurityException e) {
            throw new BadInput(file + " is no certificate in PEM that can be read.");
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new BadInput(file + " cannot be read.");
        }
    }

    /** What Pekko is told of them. */
    public Map<String, Object> settings() {
        return Map.of(
                ENGINE + "cert-file", certificate.toAbsolutePath().toString(),
                ENGINE + "key-file", key.toAbsolutePath().toString(),
                ENGINE + "ca-cert-file", authority.toAbsolutePath().toString());
    }
}
