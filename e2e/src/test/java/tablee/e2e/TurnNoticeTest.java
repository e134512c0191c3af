package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody who looks elsewhere is told that it is their turn, on Android too. */
class TurnNoticeTest {
    /** A browser as on Android: the page cannot make notices, its service worker can. */
    private static final String ANDROID = """
            localStorage.setItem('tablee.settings', JSON.stringify({ notify: true }));
            window.notices = [];
            window.Notification = class { constructor() { throw new TypeError('Illegal constructor'); } };
            window.Notification.permission = 'granted';
            Object.defineProperty(document, 'hidden', { get: () => true });
            ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
              window.notices.push([this.active.scriptURL.replace(/^.*\\//, ''), title, options.body, options.data.path].join(', '));
              return Promise.resolve();
            };""";

    @Test
    @DisplayName("A service worker shows the notice, where pages may not")
    void android() {
        try (Visitor ada = Site.open().visitorWithWorkers().named("Ada")) {
            ada.page().addInitScript(ANDROID);
            String table = ada.against("circus", 2, "");
            BoardPlay play = new BoardPlay(ada, "circus", table);
            play.mine();
            Page page = ada.page();
            page.waitForFunction("() => window.notices.length > 0");
            assertEquals(
                    List.of("notices.js, Flip Circus, It is your turn., " + table), page.evaluate("window.notices"));
        }
    }
}
