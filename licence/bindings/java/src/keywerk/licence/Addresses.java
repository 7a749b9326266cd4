package keywerk.licence;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Addresses of network cards. */
final class Addresses {
  private static final List<Pattern> SPELLINGS =
      List.of(
          Pattern.compile("[0-9a-fA-F]{12}(?:[0-9a-fA-F]{4})?"),
          pattern("XX([:. -])XX(?:\\1XX){4}(?:(?:\\1XX){2})?", "[0-9a-fA-F]{2}"),
          pattern("XX([:-])XX(?:\\1XX){4}(?:(?:\\1XX){2})?", "[0-9a-fA-F]{1,2}"),
          pattern("XX([:.-])XX\\1XX(?:\\1XX)?", "[0-9a-fA-F]{4}"),
          pattern("XX[:-]XX", "[0-9a-fA-F]{6}"));

  private static Pattern pattern(String spelling, String group) {
    return Pattern.compile(spelling.replace("XX", group));
  }

  private Addresses() {}

  /** 12 upper-case hex digits from any spelling, those of 64 bits without FF-FE in their middle; null for what is none. */
  static String normalise(String text) {
    if (SPELLINGS.stream().noneMatch(spelling -> spelling.matcher(text).matches())) return null;
    StringBuilder all = new StringBuilder();
    for (String group : text.split("[:. -]")) all.append(group.length() == 1 ? "0" + group : group);
    String digits = all.toString().toUpperCase(Locale.ROOT);
    if (digits.length() == 16) {
      if (!digits.startsWith("FFFE", 6)) return null;
      digits = digits.substring(0, 6) + digits.substring(10);
    }
    return belongsToACard(digits) ? digits : null;
  }

  /** The spelling licences keep, of an address that can be a card's: the all-zero and the broadcast address are none's. */
  static boolean isKept(String text) {
    return text.matches("[0-9A-F]{12}") && belongsToACard(text);
  }

  private static boolean belongsToACard(String digits) {
    return !digits.equals("000000000000") && !digits.equals("FFFFFFFFFFFF");
  }
}
