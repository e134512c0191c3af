/**
 * Makes what a host downloads from the packed jar: a folder with its own Java, an image for containers, and the files beside
 * them. The same jar and the same JDK give the same bytes. Nothing of this is in the jar itself.
 *
 * <p>A {@link Release} is the folder with all of it: a {@link StandaloneFolder}, which needs no Java but its own {@link JavaRuntime}, and an {@link OciImage}, whose
 * layers are each a {@link Tar}. {@link Checksums} go with them.
 */
package tablee.release;
