package keywerk.licence;

import java.util.List;

/**
 * What the program knows of the machine it runs on.
 *
 * @param macs the addresses of its network cards, in any spelling of FORMAT.md
 * @param names its computer names, in composed form (NFC)
 * @param traits what it is known by beside that, one for each value
 * @param virtual whether it is a virtual machine
 */
public record Machine(List<String> macs, List<String> names, List<Trait> traits, boolean virtual) {
  /** A value as the machine gives it; the kind is one of FORMAT.md. */
  public record Trait(String kind, String value) {
    /** Raises IllegalArgumentException for another kind. */
    public Trait {
      if (!Traits.KINDS.contains(kind)) throw new IllegalArgumentException("no kind of trait: " + kind);
    }
  }

  /** Raises IllegalArgumentException for what is no address of a network card. */
  public Machine {
    macs = macs.stream().map(Machine::normalised).toList();
    names = List.copyOf(names);
    traits = List.copyOf(traits);
  }

  private static String normalised(String mac) {
    String digits = Addresses.normalise(Text.trim(mac));
    if (digits == null) throw new IllegalArgumentException("not a MAC address: " + mac);
    return digits;
  }
}
