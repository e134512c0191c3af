/** How quick ratings and leaderboards are where many people play. */
package tablee.bench.ratings;
