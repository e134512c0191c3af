package tablee.core;

import java.util.Arrays;

/**
 * SHA-256 (FIPS 180-4) in plain Java, so that chance gives the same bits where there is no platform cryptography, as in a page without a
 * server. A test holds it against the platform's own.
 */
public final class Sha256 {
    public static final int BYTES = 32;

    static final int BLOCK_BYTES = 64;
    private static final int ROUNDS = 64;
    private static final int LENGTH_BYTES = 8;

    /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
    private static final int[] K = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    private final int[] hash = START.clone();
    private final byte[] block = new byte[BLOCK_BYTES];
    private long length;

    public static byte[] of(byte[] bytes) {
        return new Sha256().update(bytes).digest();
    }

    public Sha256 update(byte[] bytes) {
        int at = 0;
        while (at < bytes.length) {
            int filled = (int) (length % BLOCK_BYTES);
            int some = Math.min(BLOCK_BYTES - filled, bytes.length - at);
            System.arraycopy(bytes, at, block, filled, some);
            at += some;
            length += some;
            if (length % BLOCK_BYTES == 0) mix();
        }
        return this;
    }

    /** The hash of all that was put in; after that this one is used up. */
    public byte[] digest() {
        long bits = length * Byte.SIZE;
        int filled = (int) (length % BLOCK_BYTES);
        block[filled++] = (byte) 0x80;
        if (filled > BLOCK_BYTES - LENGTH_BYTES) {
            Arrays.fill(block, filled, BLOCK_BYTES, (byte) 0);
            mix();
            filled = 0;
        }
        Arrays.fill(block, filled, BLOCK_BYTES, (byte) 0);
        for (int i = 0; i < LENGTH_BYTES; i++) block[BLOCK_BYTES - 1 - i] = (byte) (bits >>> Byte.SIZE * i);
        mix();
        byte[] out = new byte[BYTES];
        for (int i = 0; i < BYTES; i++) out[i] = (byte) (hash[i / 4] >>> 24 - Byte.SIZE * (i % 4));
        return out;
    }

    /** Another one that has seen what this one has. */
    Sha256 copy() {
        Sha256 copy = new Sha256();
        System.arraycopy(hash, 0, copy.hash, 0, hash.length);
        System.arraycopy(block, 0, copy.block, 0, BLOCK_BYTES);
        copy.length = length;
        return copy;
    }

    private void mix() {
        int[] words = expanded();
        int a = hash[0], b = hash[1], c = hash[2], d = hash[3];
        int e = hash[4], f = hash[5], g = hash[6], h = hash[7];
        for (int i = 0; i < ROUNDS; i++) {
            int turned = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int first = h + turned + (e & f ^ ~e & g) + K[i] + words[i];
            int other = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int second = other + (a & b ^ a & c ^ b & c);
            h = g;
            g = f;
            f = e;
            e = d + first;
            d = c;
            c = b;
            b = a;
            a = first + second;
        }
        hash[0] += a;
        hash[1] += b;
        hash[2] += c;
        hash[3] += d;
        hash[4] += e;
        hash[5] += f;
        hash[6] += g;
        hash[7] += h;
    }

    /** Made for each block: one that is kept would be most of what a table holds of this. */
    private int[] expanded() {
        int[] words = new int[ROUNDS];
        for (int i = 0; i < 16; i++) {
            words[i] = (block[4 * i] & 0xff) << 24
                    | (block[4 * i + 1] & 0xff) << 16
                    | (block[4 * i + 2] & 0xff) << 8
                    | block[4 * i + 3] & 0xff;
        }
        for (int i = 16; i < ROUNDS; i++) {
            int before = words[i - 15];
            int near = words[i - 2];
            int small = Integer.rotateRight(before, 7) ^ Integer.rotateRight(before, 18) ^ before >>> 3;
            int great = Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ near >>> 10;
            words[i] = words[i - 16] + small + words[i - 7] + great;
        }
        return words;
    }
}
