package tablee.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The command line: the one door to everything a person starts. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    private static int run(String[] arguments) {
        String command = arguments.length == 0 ? "help" : arguments[0];
        switch (command) {
            case "serve" -> {
                System.out.println("The server is not part of this build yet; these commands are there:");
                System.out.print(help());
            }
            case "help" -> System.out.print(help());
            case "version" -> System.out.println("tablee " + version());
            default -> {
                System.err.println("tablee: there is no command \"" + command + "\" here.");
                System.err.print(help());
                return 2;
            }
        }
        return 0;
    }

    private static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "from a class folder" : version;
    }

    private static String help() {
        try (InputStream in = Main.class.getResourceAsStream("help.txt")) {
            assert in != null : "help.txt is packed beside this class";
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
