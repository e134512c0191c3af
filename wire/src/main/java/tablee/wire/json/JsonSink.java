package tablee.wire.json;

import java.math.BigDecimal;

/** Where plain data goes that is written as JSON, piece by piece. */
interface JsonSink {
    void startObject();

    void endObject();

    void startArray();

    void endArray();

    /** The name of the field whose value comes next. */
    void name(String name);

    void text(String text);

    void number(int number);

    void number(long number);

    void number(BigDecimal number);

    void flag(boolean flag);

    void nothing();

    /** A number with a fraction, which only trees that were read hold. */
    void fraction(double number);
}
