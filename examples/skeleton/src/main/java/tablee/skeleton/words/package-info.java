/** Skeleton in letters: {@code SkeletonWords} are the words of moves, {@code SkeletonDrawing} draws a whole state. */
package tablee.skeleton.words;
