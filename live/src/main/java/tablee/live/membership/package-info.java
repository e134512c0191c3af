/**
 * A node among others: how it joins, how the others know it, and what is done when one is lost.
 *
 * <p>{@link tablee.live.membership.ClusterMembership} is a node's place, with its {@link tablee.live.membership.ClusterCertificates};
 * {@link tablee.live.membership.ClusterAdmission} is its way in. {@link tablee.live.membership.DatabaseLease} decides which part of a parted
 * cluster goes on, {@link tablee.live.membership.NodeLossWatch} notices a lost node, and {@link tablee.live.membership.ClusterNews} tells all
 * nodes what changed at a table.
 */
package tablee.live.membership;
