/**
 * The rules of Les Pluvionautes: the sky with islands and clouds, the thrown die, travel and navigation, missions and their score. {@code PluvionautesState} is a moment, its {@code Phase} says what
 * the game waits for, {@code PluvionautesMove} is a move as a number, {@code PluvionautesEvent} is what is told. Knows nothing of words, views and bots.
 */
package tablee.pluvionautes.rules;
