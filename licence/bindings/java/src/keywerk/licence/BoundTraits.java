package keywerk.licence;

import static keywerk.licence.Refused.require;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The traits a licence is bound to: how many of which kinds must hold, and the hashes that were recorded. */
public final class BoundTraits {
  private final String profile;
  private final String salt;
  private final int need;
  private final List<String> kinds;
  private final List<Traits.Hash> hashes;

  private BoundTraits(String profile, String salt, int need, List<String> kinds, List<Traits.Hash> hashes) {
    this.profile = profile;
    this.salt = salt;
    this.need = need;
    this.kinds = kinds;
    this.hashes = hashes;
  }

  /** The sort of machine that was recorded: physical, virtual or container. */
  public String profile() {
    return profile;
  }

  /** How many must hold. */
  public int need() {
    return need;
  }

  /** The kinds that are looked at, in their order. */
  public List<String> kinds() {
    return kinds;
  }

  String salt() {
    return salt;
  }

  List<Traits.Hash> hashes() {
    return hashes;
  }

  static BoundTraits read(Lines lines) throws Refused {
    String profile = LicenceFile.oneOf(lines.only("PROFILE"), Traits.PROFILES);
    String salt = lines.only("SALT");
    require(Base64Url.decode(salt, 16) != null);
    lines.begin("TRAITS");
    int need = (int) LicenceFile.number(lines.word(), 1, Traits.KINDS.size());
    lines.expect(" ");
    List<String> kinds = Arrays.asList(lines.word().split(",", -1));
    lines.finish();
    require(kinds.equals(Traits.KINDS.stream().filter(kinds::contains).toList()) && need <= kinds.size());
    List<Traits.Hash> hashes = new ArrayList<>();
    while (lines.follows("TRAIT")) {
      lines.begin("TRAIT");
      String kind = LicenceFile.oneOf(lines.word(), kinds);
      lines.expect(" ");
      hashes.add(new Traits.Hash(kind, lines.word()));
      lines.finish();
    }
    require(Traits.areHashes(hashes));
    require(hashes.stream().map(Traits.Hash::kind).distinct().count() >= need);
    return new BoundTraits(profile, salt, need, List.copyOf(kinds), List.copyOf(hashes));
  }
}
