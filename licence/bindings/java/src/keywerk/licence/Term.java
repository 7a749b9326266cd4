package keywerk.licence;

import java.time.Instant;

/**
 * Where a licence stands in its days.
 *
 * @param state notYet, valid, warning, grace or expired
 * @param daysLeft until its end is over, the current and the last day counted; null without an end
 * @param graceLeft days of grace still to come or, in them, left; null without an end
 */
public record Term(String state, Long daysLeft, Long graceLeft) {
  static Term of(Licence licence, Instant now) {
    boolean begun = Days.hasBegun(licence.start(), now);
    if (licence.end() == null) return new Term(begun ? "valid" : "notYet", null, null);
    long left = Days.untilOver(licence.end(), now);
    long grace = Math.max(0, Math.min(left, 0) + licence.grace());
    return new Term(begun ? state(left, grace, licence.warn()) : "notYet", Math.max(0, left), grace);
  }

  private static String state(long left, long grace, int warn) {
    if (left > 0) return left > warn ? "valid" : "warning";
    return grace > 0 ? "grace" : "expired";
  }
}
