package tablee.pluvionautes.rules;

/** The weather dice (PLUV-6): the sun doubles animals, the monsoon plantations. */
public enum Weather {
    SUN,
    MONSOON
}
