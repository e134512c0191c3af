package tablee.server.people.identity;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * With what somebody came, in two words such as "Firefox Linux", for its owner to know it again. No versions, and nothing that would tell one
 * machine from another: a list of one's own devices needs no more, and anyone who would like to follow people gets nothing out of it.
 */
public final class DeviceWords {
    private static final Map<String, Pattern> BROWSERS = new LinkedHashMap<>();
    private static final Map<String, Pattern> SYSTEMS = new LinkedHashMap<>();

    static {
        // In this order: most name those that they want to be taken for.
        BROWSERS.put("Firefox", Pattern.compile("Firefox/|FxiOS/"));
        BROWSERS.put("Edge", Pattern.compile("Edg(?:e|A|iOS)?/"));
        BROWSERS.put("Opera", Pattern.compile("OPR/"));
        BROWSERS.put("Samsung", Pattern.compile("SamsungBrowser/"));
        BROWSERS.put("Chrome", Pattern.compile("(?:Headless)?Chrome/|CriOS/"));
        BROWSERS.put("Safari", Pattern.compile("Safari/"));
        SYSTEMS.put("Android", Pattern.compile("Android"));
        SYSTEMS.put("iPhone", Pattern.compile("iPhone"));
        SYSTEMS.put("iPad", Pattern.compile("iPad"));
        SYSTEMS.put("Windows", Pattern.compile("Windows"));
        SYSTEMS.put("macOS", Pattern.compile("Mac OS X|Macintosh"));
        SYSTEMS.put("Linux", Pattern.compile("Linux|X11"));
    }

    private DeviceWords() {}

    /** @param agent what the browser says of itself; empty where neither word is known */
    public static String of(String agent) {
        return (first(BROWSERS, agent) + " " + first(SYSTEMS, agent)).strip();
    }

    private static String first(Map<String, Pattern> words, String agent) {
        return words.entrySet().stream()
                .filter(each -> each.getValue().matcher(agent).find())
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }
}
