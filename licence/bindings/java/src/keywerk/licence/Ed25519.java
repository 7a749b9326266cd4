package keywerk.licence;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.EdECPoint;
import java.security.spec.EdECPublicKeySpec;
import java.security.spec.NamedParameterSpec;
import java.util.Set;

/** Ed25519 (RFC 8032) as the Java platform has it, with what it does not refuse by itself refused here. */
final class Ed25519 {
  private static final BigInteger P = BigInteger.TWO.pow(255).subtract(BigInteger.valueOf(19));
  private static final BigInteger LAST_Y = P.subtract(BigInteger.ONE);
  private static final BigInteger L =
      BigInteger.TWO.pow(252).add(new BigInteger("27742317777372353535851937790883648493"));
  private static final BigInteger ORDER_8 =
      new BigInteger("05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826", 16);

  /** The y of points of small order: under such a key everybody can sign. */
  private static final Set<BigInteger> SMALL_ORDER =
      Set.of(BigInteger.ZERO, BigInteger.ONE, LAST_Y, ORDER_8, P.subtract(ORDER_8));

  private Ed25519() {}

  /** Whether these 32 bytes spell the y of a point below p, and not of small order. */
  static boolean isWorthAsking(byte[] raw) {
    BigInteger y = y(raw);
    return y.compareTo(P) < 0 && !SMALL_ORDER.contains(y);
  }

  /** Whether the signature (64 bytes) over these bytes is by this key (32 bytes). */
  static boolean verifies(byte[] signed, byte[] signature, byte[] raw) {
    if (!isSpelledOnce(signature)) return false;
    try {
      EdECPoint point = new EdECPoint(isOdd(raw), y(raw));
      PublicKey key = KeyFactory.getInstance("Ed25519")
          .generatePublic(new EdECPublicKeySpec(NamedParameterSpec.ED25519, point));
      Signature verifier = Signature.getInstance("Ed25519");
      verifier.initVerify(key);
      verifier.update(signed);
      return verifier.verify(signature);
    } catch (GeneralSecurityException noPointOrNoSignature) {
      return false;
    }
  }

  /**
   * RFC 8032 compares the bytes of R. The platform compares points, some of which have a second spelling: y of p or more,
   * and a sign of x where x is 0.
   */
  private static boolean isSpelledOnce(byte[] signature) {
    BigInteger y = y(signature);
    boolean noX = y.equals(BigInteger.ONE) || y.equals(LAST_Y);
    return y.compareTo(P) < 0 && !(noX && isOdd(signature)) && number(signature, 32).compareTo(L) < 0;
  }

  private static boolean isOdd(byte[] bytes) {
    return (bytes[31] & 0x80) != 0;
  }

  private static BigInteger y(byte[] bytes) {
    return number(bytes, 0).clearBit(255);
  }

  /** 32 bytes from there, little-endian. */
  private static BigInteger number(byte[] bytes, int from) {
    byte[] reversed = new byte[32];
    for (int i = 0; i < 32; i++) reversed[31 - i] = bytes[from + i];
    return new BigInteger(1, reversed);
  }
}
