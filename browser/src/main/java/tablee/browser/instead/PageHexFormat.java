package tablee.browser.instead;

/** As much of {@link java.util.HexFormat} as is used here. */
public final class PageHexFormat {
    private static final PageHexFormat ONE = new PageHexFormat();

    private PageHexFormat() {}

    public static PageHexFormat of() {
        return ONE;
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int from, int to) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            text.append(Character.forDigit(bytes[i] >> 4 & 15, 16)).append(Character.forDigit(bytes[i] & 15, 16));
        }
        return text.toString();
    }

    public byte[] parseHex(CharSequence text) {
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] =
                    (byte) (Character.digit(text.charAt(2 * i), 16) << 4 | Character.digit(text.charAt(2 * i + 1), 16));
        }
        return bytes;
    }
}
