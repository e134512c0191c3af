package tablee.browser.instead;

import org.ode4j.ode.internal.ErrorHandler;

/** What the physics engine has to say: its messages are nothing that anybody could do something about, and errors end the throw. */
public final class PageErrorHdl {
    private PageErrorHdl() {}

    public static void dSetMessageHandler(ErrorHandler.dMessageFunction handler) {}

    public static void dMessage(int number, String text, Object... arguments) {}

    public static void dError(int number, String text, Object... arguments) {
        throw new IllegalStateException("physics: " + text);
    }

    public static void dDebug(int number, String text, Object... arguments) {
        throw new IllegalStateException("physics: " + text);
    }
}
