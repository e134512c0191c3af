package tablee.server.http;

/** A request that is not served: an answer with a status, a key and a sentence. */
public final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String key;

    /** @param key of the sentence, see {@code words.en.properties} */
    public Fault(int status, String key) {
        this(status, key, "");
    }

    /** @param sentence said as it is, or empty: the key has words */
    public Fault(int status, String key, String sentence) {
        super(sentence, null, false, false);
        this.status = status;
        this.key = key;
    }

    /** Whatever is not there, and whatever is not for this person: nobody can tell the one from the other. */
    public static Fault notFound() {
        return new Fault(404, "not-found");
    }

    /** Only people who have said their name may do this. */
    public static Fault unknownPerson() {
        return new Fault(401, "unknown-person");
    }

    public static Fault badRequest(String sentence) {
        return new Fault(400, "bad-request", sentence);
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
