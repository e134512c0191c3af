package tablee.server.people;

import io.vertx.core.Future;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.ext.mail.LoginOption;
import io.vertx.ext.mail.MailClient;
import io.vertx.ext.mail.MailConfig;
import io.vertx.ext.mail.MailMessage;
import io.vertx.ext.mail.StartTLSOptions;
import java.net.URI;

/** Mails, by way of somebody's mail server. */
public final class MailSender {
    private static final String ENCRYPTED = "smtps";
    private static final int USUAL_PORT = 587;
    private static final int USUAL_ENCRYPTED_PORT = 465;
    private static final int CONNECTIONS = 2;

    private final MailClient client;
    private final String from;

    /** @param server {@code smtp://user:password@host:587} or {@code smtps://user:password@host:465} */
    public MailSender(Vertx vertx, URI server, String from) {
        client = MailClient.create(vertx, config(server));
        this.from = from;
    }

    private static MailConfig config(URI server) {
        boolean encrypted = ENCRYPTED.equals(server.getScheme());
        int usual = encrypted ? USUAL_ENCRYPTED_PORT : USUAL_PORT;
        MailConfig config = new MailConfig()
                .setHostname(server.getHost())
                .setPort(server.getPort() < 0 ? usual : server.getPort())
                .setSsl(encrypted)
                .setMaxPoolSize(CONNECTIONS)
                .setLogin(LoginOption.NONE);
        if (server.getUserInfo() == null) return config.setStarttls(StartTLSOptions.OPTIONAL);
        String[] user = server.getUserInfo().split(":", 2);
        // A password goes over no line that others can read.
        return config.setLogin(LoginOption.REQUIRED)
                .setStarttls(encrypted ? StartTLSOptions.DISABLED : StartTLSOptions.REQUIRED)
                .setUsername(user[0])
                .setPassword(user.length > 1 ? user[1] : "");
    }

    /** @param stop where the reader ends these mails */
    Future<Void> send(String to, String subject, String text, String stop) {
        MailMessage mail = new MailMessage(from, to, subject, text)
                .setHeaders(MultiMap.caseInsensitiveMultiMap()
                        .add("List-Unsubscribe", "<" + stop + ">")
                        .add("Auto-Submitted", "auto-generated"));
        return client.sendMail(mail).mapEmpty();
    }
}
