/**
 * Makes what a host downloads from the packed jar: a folder with its own Java, an image for containers, and the files beside
 * them. The same jar and the same JDK give the same bytes. Nothing of this is in the jar itself.
 *
 * <p>Bundle: the folder that needs no Java. Layer: one archive of files inside the image. Release: the folder with all of it.
 */
package tablee.release;
