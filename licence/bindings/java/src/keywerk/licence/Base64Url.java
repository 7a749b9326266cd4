package keywerk.licence;

import java.util.Base64;

/** Base64url without padding (RFC 4648, section 5). */
final class Base64Url {
  private Base64Url() {}

  /** Exactly so many bytes, with the loose bits zero; else null. */
  static byte[] decode(String text, int size) {
    if (text.length() != (size * 8 + 5) / 6) return null;
    try {
      byte[] raw = Base64.getUrlDecoder().decode(text);
      // The decoder passes over loose bits that are set, and takes padding.
      return raw.length == size && encode(raw).equals(text) ? raw : null;
    } catch (IllegalArgumentException notBase64) {
      return null;
    }
  }

  static String encode(byte[] raw) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(raw);
  }
}
