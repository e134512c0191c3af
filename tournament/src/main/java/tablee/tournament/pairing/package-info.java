/**
 * Who meets whom, and in which seats: methods that know nothing but numbers.
 *
 * <p>A {@link Contestant} is who is paired, a {@link RoundPairing} one round; {@link SwissPairing}, {@link RoundRobin}, {@link Bracket} and
 * {@link ArenaPairing} are the methods, a {@link Cost} what makes a pairing bad.
 */
package tablee.tournament.pairing;
