package tablee.server.people.notices;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.WorkerExecutor;
import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.concurrent.TimeUnit;

/** Mails, by way of somebody's mail server, on threads of their own: the mail library waits for each answer. */
public final class MailSender {
    private static final String ENCRYPTED = "smtps";
    private static final int USUAL_PORT = 587;
    private static final int USUAL_ENCRYPTED_PORT = 465;
    private static final int THREADS = 2;
    private static final long PATIENCE_MILLIS = TimeUnit.SECONDS.toMillis(30);

    private final WorkerExecutor senders;
    private final Session session;
    private final String from;

    /** @param server {@code smtp://user:password@host:587} or {@code smtps://user:password@host:465} */
    public MailSender(Vertx vertx, URI server, String from) {
        this.senders = vertx.createSharedWorkerExecutor("mail", THREADS, 10, TimeUnit.MINUTES);
        this.session = session(server);
        this.from = from;
    }

    private static Session session(URI server) {
        String protocol = server.getScheme();
        boolean encrypted = ENCRYPTED.equals(protocol);
        boolean signsIn = server.getUserInfo() != null;
        int usual = encrypted ? USUAL_ENCRYPTED_PORT : USUAL_PORT;
        Properties settings = new Properties();
        settings.setProperty("mail.transport.protocol.rfc822", protocol);
        String prefix = "mail." + protocol + ".";
        settings.setProperty(prefix + "host", server.getHost());
        settings.setProperty(prefix + "port", String.valueOf(server.getPort() < 0 ? usual : server.getPort()));
        settings.setProperty(prefix + "auth", String.valueOf(signsIn));
        settings.setProperty(prefix + "ssl.checkserveridentity", "true");
        settings.setProperty(prefix + "starttls.enable", String.valueOf(!encrypted));
        // A password goes over no line that others can read.
        settings.setProperty(prefix + "starttls.required", String.valueOf(signsIn && !encrypted));
        for (String wait : new String[] {"connectiontimeout", "timeout", "writetimeout"}) {
            settings.setProperty(prefix + wait, String.valueOf(PATIENCE_MILLIS));
        }
        return signsIn
                ? Session.getInstance(settings, user(server.getUserInfo().split(":", 2)))
                : Session.getInstance(settings);
    }

    private static Authenticator user(String[] parts) {
        PasswordAuthentication user = new PasswordAuthentication(parts[0], parts.length > 1 ? parts[1] : "");
        return new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return user;
            }
        };
    }

    /** @param stop where the reader ends these mails */
    Future<Void> send(String to, String subject, String text, String stop) {
        return senders.executeBlocking(
                () -> {
                    Transport.send(mail(to, subject, text, stop));
                    return null;
                },
                false);
    }

    private MimeMessage mail(String to, String subject, String text, String stop) throws MessagingException {
        MimeMessage mail = new MimeMessage(session);
        mail.setFrom(new InternetAddress(from));
        mail.setRecipient(Message.RecipientType.TO, new InternetAddress(to));
        mail.setSubject(subject, StandardCharsets.UTF_8.name());
        mail.setText(text, StandardCharsets.UTF_8.name());
        mail.setHeader("List-Unsubscribe", "<" + stop + ">");
        mail.setHeader("Auto-Submitted", "auto-generated");
        return mail;
    }
}
