package tablee.server.http;

/** A request that is not served: an answer with a status, a key and a sentence. */
public final class HttpFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String key;

    /** @param key of the sentence, see {@code words.en.properties} */
    public HttpFault(int status, String key) {
        this(status, key, "");
    }

    /** @param sentence said as it is, or empty: the key has words */
    public HttpFault(int status, String key, String sentence) {
        super(sentence, null, false, false);
        this.status = status;
        this.key = key;
    }

    /** Whatever is not there, and whatever is not for this person: nobody can tell the one from the other. */
    public static HttpFault notFound() {
        return new HttpFault(404, "not-found");
    }

    /** Only people who have said their name may do this. */
    public static HttpFault unknownPerson() {
        return new HttpFault(401, "unknown-person");
    }

    public static HttpFault badRequest(String sentence) {
        return new HttpFault(400, "bad-request", sentence);
    }

    public int status() {
        return status;
    }

    public String key() {
        return key;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
