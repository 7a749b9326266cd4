package keywerk.licence;

import static keywerk.licence.Refused.require;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The portal's signed answer to what has become of a licence (FORMAT.md, "Status answer"). Fetching it is the program's.
 *
 * @param state current, superseded, suspended or moved
 * @param successor the serial of the licence in its place; null: none
 * @param at when the portal said so
 * @param keys those to trust from now on
 */
public record Status(String state, String successor, Instant at, KeySet keys) {
  /** How long an answer may be. */
  public static final int MAX_BYTES = 16 * 1024;

  private static final String SERIAL = "([A-Za-z0-9][A-Za-z0-9._-]{0,39})";
  private static final String KEY_ID = "([A-Za-z0-9_-][A-Za-z0-9._-]{0,63})";
  private static final String HASH = "([A-Za-z0-9_-]{43})";
  private static final Pattern KEY = Pattern.compile("KEY " + KEY_ID + " ([a-z]{1,20}) " + HASH + "\n");
  private static final Pattern ANSWER =
      Pattern.compile(
          "(KEYWERK-STATUS 1\nSERIAL " + SERIAL + "\nSHA256 " + HASH + "\nSTATE (current|superseded|suspended|moved)\n"
              + "SUCCESSOR (?:-|" + SERIAL + ")\nAT (\\S{20})\n((?:KEY \\S+ \\S+ \\S+\n){1,64}))"
              + "SIGNATURE " + KEY_ID + " ([A-Za-z0-9_-]{86})\n");

  /**
   * Reads an answer to this licence file, valid or not. Raises Refused with the code: of the answer, or of a licence that cannot be
   * read.
   */
  public static Status read(byte[] answer, byte[] licence, KeySet trusted) throws Refused {
    String serial = LicenceFile.read(licence).serial();
    String text = answer.length > MAX_BYTES ? "" : new String(answer, StandardCharsets.ISO_8859_1);
    Matcher match = ANSWER.matcher(text);
    readable(match.matches());
    Instant at = Days.instant(match.group(6));
    byte[] signature = Base64Url.decode(match.group(9), 64);
    readable(at != null && signature != null && Base64Url.decode(match.group(3), 32) != null);
    List<KeySet.Key> told = keys(match.group(7));
    String hash = Base64Url.encode(Text.sha256(licence));
    require(match.group(2).equals(serial) && match.group(3).equals(hash), "status.other");
    List<KeySet.Key> usable = usable(match.group(8), trusted.keys(), told);
    require(!usable.isEmpty(), "status.unknownKey");
    byte[] signed = match.group(1).getBytes(StandardCharsets.ISO_8859_1);
    boolean genuine = usable.stream().anyMatch(key -> Ed25519.verifies(signed, signature, key.raw()));
    require(genuine, "status.signature");
    return new Status(match.group(4), match.group(5), at, new KeySet(united(trusted.keys(), told)));
  }

  private static void readable(boolean holds) throws Refused {
    require(holds, "status.unreadable");
  }

  /** The keys the answer names that are worth asking. */
  private static List<KeySet.Key> keys(String lines) throws Refused {
    List<KeySet.Key> keys = new ArrayList<>();
    Matcher line = KEY.matcher(lines);
    int end = 0;
    while (line.find() && line.start() == end) {
      end = line.end();
      byte[] raw = Base64Url.decode(line.group(3), 32);
      readable(raw != null);
      if (Ed25519.isWorthAsking(raw)) keys.add(new KeySet.Key(line.group(1), raw, line.group(2)));
    }
    readable(end == lines.length());
    return keys;
  }

  /** Those of this id that are trusted already, and that the answer names: revoked neither there nor here. */
  private static List<KeySet.Key> usable(String id, List<KeySet.Key> trusted, List<KeySet.Key> told) {
    return trusted.stream()
        .filter(key -> key.id().equals(id) && !key.isRevoked())
        .filter(key -> told.stream().anyMatch(key::isSame))
        .filter(key -> told.stream().noneMatch(one -> one.isSame(key) && one.isRevoked()))
        .toList();
  }

  /** What was trusted stays, what is told joins it, and what either calls revoked is revoked. */
  private static List<KeySet.Key> united(List<KeySet.Key> trusted, List<KeySet.Key> told) {
    List<KeySet.Key> all = new ArrayList<>(trusted);
    for (KeySet.Key key : told) if (all.stream().noneMatch(key::isSame)) all.add(key);
    return all.stream().map(key -> withStatus(key, trusted, told)).toList();
  }

  private static KeySet.Key withStatus(KeySet.Key key, List<KeySet.Key> trusted, List<KeySet.Key> told) {
    boolean revoked = Arrays.asList(trusted, told).stream()
        .flatMap(List::stream)
        .anyMatch(one -> one.isSame(key) && one.isRevoked());
    String now = told.stream().filter(key::isSame).map(KeySet.Key::status).findFirst().orElse(key.status());
    return new KeySet.Key(key.id(), key.raw(), revoked ? "revoked" : now);
  }
}
