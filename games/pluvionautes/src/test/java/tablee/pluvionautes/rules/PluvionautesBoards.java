package tablee.pluvionautes.rules;

/** Drawn boards that several tests share. */
public final class PluvionautesBoards {
    private PluvionautesBoards() {}

    public static final String EMPTY = """
                     ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..

            ---.. ---.. ---.. ---.. ---.. ---.. ---..

               ---.. ---.. ---.. ---.. ---.. ---..

                  ---.. ---.. ---.. ---.. ---..

                     ---.. ---.. ---.. ---..
            """;

    static final String PLAIN_IN_THE_MIDDLE =
            EMPTY.replace("---.. ---.. ---.. ---.. ---.. ---.. ---..", "---.. ---.. ---.. P11.. ---.. ---.. ---..");

    /** Board W of the specification, without its weather. */
    static final String WORKED = """
                     F21.. ---.. P21.. ---..

                  F22.. P11.. ---.. M31.. ---..

               F12.. P11.. M32.. M32.. M22.. P11..

            ---.. ---.. P21.. P11.. F21.. F21.. P11..

               ---.. P11.. P11.. F21.. M13.. ---..

                  ---.. P11.. ---.. F12.. ---..

                     ---.. ---.. ---.. ---..
            """;

    /** Board W with the rain and sun of PLUV-51. */
    public static final String WORKED_WITH_CLOUDS = """
                     F21.. ---.. P21.. ---..
                         s r
                  F22.. P11.. ---.. M31.. ---..
                                        r
               F12.. P11.. M32.. M32.. M22.. P11..
                         r                       s
            ---.. ---.. P21.. P11.. F21.. F21.. P11..
                            r
               ---.. P11.. P11.. F21.. M13.. ---..
                         s           r
                  ---.. P11.. ---.. F12.. ---..

                     ---.. ---.. ---.. ---..
            """;
}
