package tablee.server.http;

import io.nayuki.qrcodegen.QrCode;

/** A link as a picture, for those who come with a telephone. */
public final class QrPicture {
    private static final int QUIET = 4;

    private final QrCode code;

    private QrPicture(QrCode code) {
        this.code = code;
    }

    public static QrPicture of(String link) {
        return new QrPicture(QrCode.encodeText(link, QrCode.Ecc.MEDIUM));
    }

    private boolean dark(int x, int y) {
        return code.getModule(x - QUIET, y - QUIET);
    }

    private int size() {
        return code.size + 2 * QUIET;
    }

    /** Dark on light whatever the page around it looks like, since many cameras read nothing else. */
    public String svg() {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < size(); y++) {
            for (int x = 0; x < size(); x++) {
                if (dark(x, y)) path.append('M').append(x).append(' ').append(y).append("h1v1h-1z");
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size() + " " + size()
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + size() + "v" + size() + "H0z\"/>"
                + "<path d=\"" + path + "\"/></svg>";
    }

    /** Two rows of the picture in a line of text, light on a dark terminal. */
    public String terminal() {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < size(); y += 2) {
            for (int x = 0; x < size(); x++) {
                boolean upper = !dark(x, y);
                boolean lower = y + 1 < size() && !dark(x, y + 1);
                text.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
