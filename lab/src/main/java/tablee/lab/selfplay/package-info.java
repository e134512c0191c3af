/**
 * A bot plays itself and files keep what training needs: {@link tablee.lab.selfplay.SelfplayCommand}, {@link tablee.lab.selfplay.SelfplayGame}, and {@link tablee.lab.selfplay.SelfplayMoment} for one
 * moment of it.
 */
package tablee.lab.selfplay;
