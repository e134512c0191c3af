/**
 * What strangers can make us do and keep: {@link tablee.table.budget.Budget} declares it, {@link tablee.table.budget.RateLimiter} and
 * {@link tablee.table.budget.HeldCount} hold it, and {@link tablee.table.budget.Bounded} marks what gathers. The server's budgets are here
 * too, so that there is one list.
 */
package tablee.table.budget;
