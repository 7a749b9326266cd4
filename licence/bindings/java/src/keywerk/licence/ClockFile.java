package keywerk.licence;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The file that keeps the latest time seen on a machine. */
public final class ClockFile {
  private static final int MAX_BYTES = 256;
  private static final Pattern CONTENT =
      Pattern.compile("(KEYWERK-CLOCK 1\nSEEN ([0-9TZ:-]{20})\n)MAC ([A-Za-z0-9_-]{43})\n");

  private final Path path;
  private final SecretKeySpec key;

  /** What was found: the time seen, or the note that says why there is none. */
  record Seen(Instant time, String note) {}

  /**
   * @param machine a text of 1 to 255 characters that stays the same on this machine and differs on others; raises
   *     IllegalArgumentException for another
   */
  public ClockFile(Path path, String machine) {
    if (machine.isEmpty() || machine.length() > 255)
      throw new IllegalArgumentException("the machine's text has 1 to 255 characters");
    byte[] text = ("KEYWERK-CLOCK-KEY 1\n" + machine + "\n").getBytes(StandardCharsets.UTF_8);
    this.path = path;
    this.key = new SecretKeySpec(Text.sha256(text), "HmacSHA256");
  }

  Seen read() throws IOException {
    byte[] bytes;
    try (InputStream stream = Files.newInputStream(path)) {
      bytes = stream.readNBytes(MAX_BYTES + 1);
    } catch (NoSuchFileException none) {
      return new Seen(Instant.EPOCH, "licence.clockStateNew");
    }
    Matcher match = CONTENT.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
    Instant time = bytes.length <= MAX_BYTES && match.matches() ? Days.instant(match.group(2)) : null;
    byte[] mac = time == null ? null : Base64Url.decode(match.group(3), 32);
    boolean asLeft = mac != null && MessageDigest.isEqual(mac, mac(match.group(1)));
    return asLeft ? new Seen(time, null) : new Seen(Instant.EPOCH, "licence.clockStateBroken");
  }

  /** Written whole or not at all. */
  void keep(Instant seen) throws IOException {
    String text = "KEYWERK-CLOCK 1\nSEEN " + Days.spelled(seen) + "\n";
    Path written = path.resolveSibling(path.getFileName() + ".new");
    Files.writeString(written, text + "MAC " + Base64Url.encode(mac(text)) + "\n");
    Files.move(written, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private byte[] mac(String text) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(key);
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
