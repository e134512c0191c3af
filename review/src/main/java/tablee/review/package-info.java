/**
 * What happened in a match that is over, told to one seat through its own eyes: a curve of its chances, what luck and choices made of
 * them, and the few moves that cost most. Knows games by their rules alone and thinks by the bots' search.
 */
package tablee.review;
