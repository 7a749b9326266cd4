package keywerk.licence;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a machine is known by: values as it gives them, hashes as licences and requests hold them. */
final class Traits {
  static final List<String> KINDS = List.of("smbios", "machine", "disk", "mac", "name", "domain", "token");
  static final List<String> PROFILES = List.of("physical", "virtual", "container");
  private static final int MAX_MACS = 16;

  /** A hash of a trait, in base64url. */
  record Hash(String kind, String hash) {}

  private static final Comparator<Hash> ORDER =
      Comparator.comparing((Hash one) -> KINDS.indexOf(one.kind())).thenComparing(Hash::hash);

  private Traits() {}

  /** Sorted by kind and hash, as files list them. */
  static List<Hash> inOrder(List<Hash> hashes) {
    return hashes.stream().sorted(ORDER).toList();
  }

  /** At least one, in order, none twice, several of network cards only. */
  static boolean areHashes(List<Hash> hashes) {
    Set<Object> seen = new HashSet<>();
    for (Hash one : hashes) {
      boolean first = seen.add(one.kind().equals("mac") ? one : one.kind());
      if (!first || Base64Url.decode(one.hash(), 32) == null) return false;
    }
    long macs = hashes.stream().filter(one -> one.kind().equals("mac")).count();
    return !hashes.isEmpty() && macs <= MAX_MACS && hashes.equals(inOrder(hashes));
  }

  /** The hash of a value as a machine gives it; null for what is no value of its kind. */
  static String hash(String salt, Machine.Trait trait) {
    String value = spelled(trait.kind(), trait.value());
    if (value == null) return null;
    String text = "KEYWERK-TRAIT 1\nSALT " + salt + "\nKIND " + trait.kind() + "\nVALUE " + value + "\n";
    return Base64Url.encode(Text.sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** The one spelling in which it is hashed. */
  private static String spelled(String kind, String text) {
    switch (kind) {
      case "smbios":
      case "machine":
        String digits = text.replace("-", "");
        return digits.matches("[0-9A-Fa-f]{32}") ? digits.toLowerCase(Locale.ROOT) : null;
      case "disk":
        String serial = text.replace(" ", "").replace("\t", "");
        return serial.matches("[!-~]{1,64}") ? serial.toUpperCase(Locale.ROOT) : null;
      case "mac":
        return Addresses.normalise(Text.trim(text));
      case "name":
        return name(text, 99);
      case "domain":
        return name(text.endsWith(".") ? text.substring(0, text.length() - 1) : text, 255);
      default:
        String token = Text.trim(text, "\t\n\r ");
        return token.matches("[!-~]{16,255}") ? token : null;
    }
  }

  private static String name(String text, int longest) {
    // Half of a surrogate pair has no bytes in UTF-8.
    boolean isWhole = StandardCharsets.UTF_8.newEncoder().canEncode(text);
    return !text.isEmpty() && text.length() <= longest && isWhole ? Text.fold(text) : null;
  }

  /** What became of each kind the licence looks at. */
  static List<Verdict.Trait> compare(BoundTraits bound, List<Machine.Trait> given) {
    List<Verdict.Trait> outcomes = new ArrayList<>();
    for (String kind : bound.kinds()) {
      List<String> recorded =
          bound.hashes().stream().filter(one -> one.kind().equals(kind)).map(Hash::hash).toList();
      List<String> found = given.stream()
          .filter(one -> one.kind().equals(kind))
          .map(one -> hash(bound.salt(), one))
          .filter(hash -> hash != null)
          .toList();
      outcomes.add(new Verdict.Trait(kind, outcome(recorded, found)));
    }
    return List.copyOf(outcomes);
  }

  private static String outcome(List<String> recorded, List<String> found) {
    if (recorded.isEmpty()) return "unrecorded";
    if (found.isEmpty()) return "unread";
    return found.stream().anyMatch(recorded::contains) ? "holds" : "changed";
  }
}
