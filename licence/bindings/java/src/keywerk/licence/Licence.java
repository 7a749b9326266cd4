package keywerk.licence;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * What a licence file says. Worth something only where the verdict on it is valid.
 *
 * @param format 1 to 3
 * @param supersedes null where it replaces no other
 * @param agreement the customer number; null without one
 * @param type single, network, student or trial
 * @param end its last day; null without an end
 * @param clockHours how far a clock may be set back; null: never looked at
 * @param binding mac, name, both, triade, unbound or traits
 * @param traits null of a licence that is not bound to traits
 * @param signed the bytes under the signature
 */
public record Licence(
    int format,
    String serial,
    int generation,
    String supersedes,
    String key,
    Instant issued,
    String issuer,
    String agreement,
    String licensee,
    String product,
    String productTitle,
    int version,
    String type,
    LocalDate start,
    LocalDate end,
    int grace,
    int warn,
    boolean emergency,
    Integer clockHours,
    String binding,
    List<Host> hosts,
    BoundTraits traits,
    int port,
    boolean terminalServer,
    boolean virtualServer,
    List<Module> modules,
    byte[] signed,
    byte[] signature) {

  /** A machine the licence is bound to; null is what it is not bound to. */
  public record Host(String name, String mac) {}

  /**
   * One module.
   *
   * @param parent null for level 1 without one
   * @param count a number, uncounted or dependency
   * @param start null: begins with the licence
   * @param end null: permanent
   * @param flags as the file lists them: test=N, student, edit, connect
   */
  public record Module(
      String name, String parent, int level, String count, LocalDate start, LocalDate end, List<String> flags) {}

  /**
   * Whether a module of this licence is unlocked at this time: it has begun and is not over. One that ends with the licence,
   * or while its grace runs, goes on for as many days of grace.
   */
  public boolean isUnlocked(Module module, Instant now) {
    if (module.start() != null && !Days.hasBegun(module.start(), now)) return false;
    if (module.end() == null) return true;
    boolean endsWithLicence = end != null && !module.end().isBefore(end);
    return Days.untilOver(module.end(), now) + (endsWithLicence ? grace : 0) > 0;
  }
}
