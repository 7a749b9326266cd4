package keywerk.licence;

import java.time.Instant;

/**
 * Under what a licence is looked at.
 *
 * @param at the time asked about, of which nothing is kept in the clock file; null: now, by this machine's clock
 * @param machine null: not on a machine
 * @param productVersion the version of the program that asks, 1 to 999; null: not looked at
 * @param clock null: clocks that were set back are not looked for
 */
public record Circumstances(Instant at, Machine machine, Integer productVersion, ClockFile clock) {
  /** Now, on this machine. */
  public static Circumstances now(Machine machine) {
    return new Circumstances(null, machine, null, null);
  }

  /** The same for a program of this version. */
  public Circumstances forVersion(int version) {
    return new Circumstances(at, machine, version, clock);
  }

  /** The same with a look at the clock file. */
  public Circumstances withClock(ClockFile file) {
    return new Circumstances(at, machine, productVersion, file);
  }
}
