/**
 * Threads beside play, so that no move waits for long work.
 *
 * <p>On {@link tablee.live.threads.BotThreads} bots think; people take turns there ({@code FairQueue}), and between two decisions a bot keeps
 * what it thought ({@code BotMemory}). On the {@link tablee.live.threads.LookBackThread} matches that are over are played again; the parts
 * that were made are kept for a while ({@code ReplayPartCache}).
 */
package tablee.live.threads;
