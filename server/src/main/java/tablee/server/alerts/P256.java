package tablee.server.alerts;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EllipticCurve;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import tablee.core.BadInput;

/** Keys on the curve P-256, as browsers write them: a point of 65 bytes, not compressed. */
final class P256 {
    static final int POINT_BYTES = 65;

    private static final int HALF = 32;
    private static final byte WHOLE = 4;
    private static final ECParameterSpec CURVE = curve();

    private P256() {}

    private static ECParameterSpec curve() {
        try {
            AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has P-256", e);
        }
    }

    static KeyPair pair() {
        try {
            KeyPairGenerator keys = KeyPairGenerator.getInstance("EC");
            keys.initialize(CURVE);
            return keys.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has P-256", e);
        }
    }

    static byte[] point(ECPublicKey key) {
        byte[] point = new byte[POINT_BYTES];
        point[0] = WHOLE;
        put(key.getW().getAffineX(), point, 1);
        put(key.getW().getAffineY(), point, 1 + HALF);
        return point;
    }

    private static void put(BigInteger number, byte[] into, int at) {
        byte[] bytes = number.toByteArray();
        int length = Math.min(bytes.length, HALF);
        System.arraycopy(bytes, bytes.length - length, into, at + HALF - length, length);
    }

    /** {@link BadInput} for what is no point of the curve: with such a one a secret would be none. */
    static ECPublicKey key(byte[] point) {
        if (point.length != POINT_BYTES || point[0] != WHOLE) throw new BadInput("This is no key of a browser.");
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + HALF));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 1 + HALF, POINT_BYTES));
        if (!isOnCurve(x, y)) throw new BadInput("This is no key of a browser.");
        try {
            return (ECPublicKey)
                    KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), CURVE));
        } catch (GeneralSecurityException e) {
            throw new BadInput("This is no key of a browser.");
        }
    }

    private static boolean isOnCurve(BigInteger x, BigInteger y) {
        EllipticCurve curve = CURVE.getCurve();
        BigInteger p = ((ECFieldFp) curve.getField()).getP();
        if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0) return false;
        BigInteger right = x.modPow(BigInteger.valueOf(3), p)
                .add(curve.getA().multiply(x))
                .add(curve.getB())
                .mod(p);
        return y.multiply(y).mod(p).equals(right);
    }

    static PrivateKey privateKey(byte[] pkcs8) {
        try {
            return KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(pkcs8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("what is kept is a key", e);
        }
    }
}
