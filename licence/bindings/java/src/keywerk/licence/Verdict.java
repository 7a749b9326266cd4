package keywerk.licence;

import java.time.Instant;
import java.util.List;

/**
 * What a verifier answers (FORMAT.md, "Reading and verifying").
 *
 * @param reasons the codes of all that is against the licence; none: it is valid
 * @param term null for a file that cannot be read, as are the rest
 * @param notes codes of what is no reason against it
 * @param traits what became of each kind, of a licence that is bound to traits, on a machine
 * @param seen what the clock file holds now; null without one
 * @param licence what the file says; null for one that cannot be read
 */
public record Verdict(
    List<String> reasons, Term term, List<String> notes, List<Trait> traits, Instant seen, Licence licence) {

  /** One kind of trait; the outcome is holds, changed, unread or unrecorded. */
  public record Trait(String kind, String outcome) {}

  /** True also in the warning and in the grace. */
  public boolean valid() {
    return reasons.isEmpty();
  }
}
