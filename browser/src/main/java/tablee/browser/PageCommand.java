package tablee.browser;

import java.util.Optional;
import tablee.core.BadInput;
import tablee.table.message.Command;
import tablee.table.seats.Caller;

/**
 * A command to a table, as the page's script writes it.
 *
 * @param text the line of JSON that was sent over the connection
 * @param match the match that the connection has seen last, or that a bot thought about
 */
record PageCommand(
        Kind kind,
        Optional<String> connection,
        Optional<PageRequest.Someone> caller,
        Optional<String> language,
        Optional<String> text,
        Optional<String> match,
        Optional<Integer> version,
        Optional<Integer> seat,
        Optional<Integer> move) {
    enum Kind {
        CONNECT,
        DISCONNECT,
        ASK,
        WAKE,
        BOT_MOVED
    }

    Command command() {
        return switch (kind) {
            case CONNECT ->
                new Command.Connect(
                        needed(connection), person(), language.orElse("en"), match.orElse(""), version.orElse(-1));
            case DISCONNECT -> new Command.Disconnect(needed(connection));
            case ASK -> new Command.Ask(needed(connection), needed(text));
            case WAKE -> new Command.Wake();
            case BOT_MOVED -> new Command.BotMoved(needed(match), needed(version), needed(seat), needed(move));
        };
    }

    private Caller person() {
        PageRequest.Someone someone = needed(caller);
        return new Caller(someone.person(), someone.name(), false);
    }

    private static <T> T needed(Optional<T> value) {
        return value.orElseThrow(() -> new BadInput("The command lacks something."));
    }
}
