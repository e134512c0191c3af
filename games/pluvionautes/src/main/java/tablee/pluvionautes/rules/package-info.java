/**
 * The rules of Les Pluvionautes: the sky with islands and clouds, the thrown die, travel and navigation, missions and their score. {@link PluvionautesState} is a moment, its {@link Phase} says what
 * the game waits for, {@link PluvionautesMove} is a move as a number, {@link PluvionautesEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.pluvionautes.rules;
