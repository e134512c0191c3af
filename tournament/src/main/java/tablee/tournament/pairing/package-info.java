/** Who meets whom, and in which seats: methods that know nothing but numbers. */
package tablee.tournament.pairing;
