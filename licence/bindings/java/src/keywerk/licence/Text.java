package keywerk.licence;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Bytes and characters; lengths are those of String, which counts as UTF-16 does. */
final class Text {
  private static final String BLANKS =
      "\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
          + "\u2028\u2029\u202f\u205f\u3000\ufeff";

  private Text() {}

  /** Null where the bytes mean nothing; new String would put U+FFFD in their place. */
  static String decode(byte[] bytes, Charset charset) {
    try {
      return charset
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes))
          .toString();
    } catch (CharacterCodingException nothing) {
      return null;
    }
  }

  static boolean isBlank(char c) {
    return BLANKS.indexOf(c) >= 0;
  }

  /** Without what FORMAT.md has trimmed, which is neither what String.trim nor what String.strip takes off. */
  static String trim(String text) {
    return trim(text, BLANKS);
  }

  static String trim(String text, String blanks) {
    int from = 0;
    int to = text.length();
    while (from < to && blanks.indexOf(text.charAt(from)) >= 0) from++;
    while (from < to && blanks.indexOf(text.charAt(to - 1)) >= 0) to--;
    return text.substring(from, to);
  }

  /**
   * A name without regard to case: the capital letters that count as small ones in computer names. U+0130 has no single
   * small letter.
   */
  static String fold(String name) {
    StringBuilder folded = new StringBuilder(name);
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      if (isFolded(c)) folded.setCharAt(i, Character.toLowerCase(c));
    }
    return folded.toString();
  }

  private static boolean isFolded(char c) {
    return between(c, 'A', 'Z')
        || between(c, '\u00c0', '\u00d6')
        || between(c, '\u00d8', '\u00de')
        || (between(c, '\u0100', '\u017d') && c != '\u0130')
        || between(c, '\u0391', '\u03a1')
        || between(c, '\u03a3', '\u03ab')
        || between(c, '\u0400', '\u042f');
  }

  static boolean between(int c, int lowest, int highest) {
    return lowest <= c && c <= highest;
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
