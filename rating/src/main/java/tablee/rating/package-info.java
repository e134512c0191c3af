/**
 * How strong somebody plays, found out from results: a method that is published, with sides of several players, ties and doubt. It knows no
 * game and no store. Ratings are whole numbers between two matches, so that the same results give the same ratings to the last bit.
 */
package tablee.rating;
