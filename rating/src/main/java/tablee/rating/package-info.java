/**
 * How strong somebody plays, found out from results: a method that is published, with sides of several players, ties and doubt. It knows no
 * game and no store. Ratings are whole numbers between two matches, so that the same results give the same ratings to the last bit.
 *
 * <p>A {@link RatedMatch} has a {@link RatedSide} for those who win together and a {@link RatedSeat} for each; {@link PlackettLuce} makes
 * each {@link Rating} anew, and a {@link RatingBook} has everybody's. {@link MatchPoints} are for those who played the same deal.
 */
package tablee.rating;
