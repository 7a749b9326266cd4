package keywerk.licence;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Verifies licence files (FORMAT.md, "Reading and verifying"). */
public final class Verifier {
  private Verifier() {}

  /** Reads the file and verifies it. Raises IOException for an unreadable file and a clock file that cannot be kept. */
  public static Verdict verify(Path file, KeySet keys, Circumstances about) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return verify(stream.readNBytes(LicenceFile.MAX_BYTES + 1), keys, about);
    }
  }

  /** Verifies the bytes of a file. Raises IOException for a clock file that cannot be kept. */
  public static Verdict verify(byte[] bytes, KeySet keys, Circumstances about) throws IOException {
    Licence licence;
    try {
      licence = LicenceFile.read(bytes);
    } catch (Refused refused) {
      return new Verdict(List.of(refused.getMessage()), null, List.of(), List.of(), null, null);
    }
    return judge(licence, keys.objection(licence), about);
  }

  private static Verdict judge(Licence licence, String objection, Circumstances about) throws IOException {
    Instant now = about.at() == null ? Instant.now() : about.at();
    Machine machine = about.machine();
    Term term = Term.of(licence, now);
    List<Verdict.Trait> traits = machine == null || licence.traits() == null
        ? List.of()
        : Traits.compare(licence.traits(), machine.traits());
    boolean fits = traits.isEmpty() || count(traits, "holds") >= licence.traits().need();

    List<String> reasons = new ArrayList<>();
    if (objection != null) reasons.add(objection);
    if (term.state().equals("notYet") || term.state().equals("expired")) reasons.add("licence." + term.state());
    if (machine != null) reasons.addAll(Collections.nCopies(differences(licence, machine), "licence.notThisHost"));
    if (!fits) reasons.add("licence.tooFewTraits");
    if (about.productVersion() != null && about.productVersion() != licence.version()) reasons.add("licence.version");

    List<String> notes = new ArrayList<>(notesOnTerm(licence, term));
    if (machine == null) {
      if (!licence.binding().equals("unbound")) notes.add("licence.hostUnchecked");
    } else {
      if (fits && count(traits, "changed") > 0) notes.add("licence.traitsChanged");
      if (machine.virtual() && !licence.virtualServer()) notes.add("licence.virtualMachine");
    }
    Instant seen = about.clock() == null ? null : lookAtClock(licence, objection == null, now, about, reasons, notes);
    return new Verdict(List.copyOf(reasons), term, List.copyOf(notes), traits, seen, licence);
  }

  private static long count(List<Verdict.Trait> traits, String outcome) {
    return traits.stream().filter(one -> one.outcome().equals(outcome)).count();
  }

  private static List<String> notesOnTerm(Licence licence, Term term) {
    List<String> notes = new ArrayList<>();
    if (licence.emergency()) notes.add("licence.emergency");
    if (term.state().equals("warning")) notes.add("licence.endsSoon");
    if (term.state().equals("grace")) notes.add("licence.inGrace");
    return notes;
  }

  /** How often to say that it is not this machine: for the address and for the name, of a triade once. */
  private static int differences(Licence licence, Machine machine) {
    List<String> names = machine.names().stream().map(Text::fold).toList();
    int fewest = licence.hosts().isEmpty() ? 0 : 2;
    for (Licence.Host host : licence.hosts()) {
      boolean otherMac = host.mac() != null && !machine.macs().contains(host.mac());
      boolean otherName = host.name() != null && !names.contains(Text.fold(host.name()));
      fewest = Math.min(fewest, (otherMac ? 1 : 0) + (otherName ? 1 : 0));
    }
    return licence.hosts().size() > 1 ? Math.min(fewest, 1) : fewest;
  }

  /** What the clock file holds now; only what the clock really has shown is kept in it. */
  private static Instant lookAtClock(Licence licence, boolean genuine, Instant now, Circumstances about,
      List<String> reasons, List<String> notes) throws IOException {
    ClockFile.Seen kept = about.clock().read();
    Instant seen = genuine ? later(kept.time(), licence.issued()) : kept.time();
    Integer hours = licence.clockHours();
    if (hours != null && now.isBefore(seen.minusSeconds(hours * 3600L))) reasons.add("licence.clockSetBack");
    if (kept.note() != null) notes.add(kept.note());
    Instant latest = later(kept.time(), now);
    if (about.at() == null) about.clock().keep(latest);
    return latest;
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
