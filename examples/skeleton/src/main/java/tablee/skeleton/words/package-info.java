/** Skeleton in letters: {@link SkeletonWords} are the words of moves, {@link SkeletonDrawing} draws a whole state. */
package tablee.skeleton.words;
