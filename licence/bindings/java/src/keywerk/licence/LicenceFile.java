package keywerk.licence;

import static keywerk.licence.Refused.require;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a licence file. Each line admits only the spelling a writer would choose, so nothing is written again to compare. */
final class LicenceFile {
  static final int MAX_BYTES = 1024 * 1024;
  private static final int MAX_LINES = 5030;
  private static final int MAX_MODULES = 5000;
  private static final int NEWEST_FORMAT = 3;

  private static final Pattern START = Pattern.compile("\ufeff?(?:\r?\n)*+");
  private static final Pattern FIRST_LINE = Pattern.compile("KEYWERK-LICENCE ([1-9][0-9]{0,3})(\r?)");
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*");
  private static final Pattern KEY_ID = Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*");
  private static final Pattern BARE_AGREEMENT = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._/-]*");
  private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,14}");
  private static final List<String> TYPES = List.of("single", "network", "student", "trial");
  private static final List<String> BINDINGS = List.of("mac", "name", "both", "triade", "unbound", "traits");
  private static final List<String> FLAGS = List.of("test", "student", "edit", "connect");

  private LicenceFile() {}

  /** Raises Refused with the code of what cannot be read. */
  static Licence read(byte[] bytes) throws Refused {
    require(bytes.length <= MAX_BYTES, "licence.size");
    String whole = Text.decode(bytes, StandardCharsets.UTF_8);
    require(whole != null);
    String text = whole.substring(behindStart(whole));
    int format = readFormat(text);
    require(text.chars().filter(c -> c == '\n').count() < MAX_LINES, "licence.size");
    require(text.endsWith("\n"));
    Licence licence = readLines(text, format);
    require(licence.modules().size() <= MAX_MODULES, "licence.size");
    return licence;
  }

  private static int behindStart(String text) {
    Matcher start = START.matcher(text);
    return start.lookingAt() ? start.end() : 0;
  }

  private static int readFormat(String text) throws Refused {
    int end = text.indexOf('\n');
    Matcher first = FIRST_LINE.matcher(end < 0 ? text : text.substring(0, end));
    require(first.matches());
    int format = Integer.parseInt(first.group(1));
    require(format <= NEWEST_FORMAT, "licence.formatVersion");
    require(first.group(2).isEmpty());
    return format;
  }

  private static Licence readLines(String text, int format) throws Refused {
    Lines lines = new Lines(text);
    lines.only("KEYWERK-LICENCE");
    String serial = token(lines.only("SERIAL"), TOKEN, 40);
    int generation = (int) number(lines.only("GENERATION"), 1, 999_999_999);
    String superseded = lines.only("SUPERSEDES");
    String supersedes = superseded.equals("-") ? null : token(superseded, TOKEN, 40);
    require(!serial.equals(supersedes));
    if (format > 1) readLedger(lines);
    String key = token(lines.only("KEY"), KEY_ID, 64);
    Instant issued = Days.instant(lines.only("ISSUED"));
    require(issued != null);
    String issuer = lines.onlyQuoted("ISSUER", 255);
    String agreement = readAgreement(lines);
    String licensee = lines.onlyQuoted("LICENSEE", 255);
    lines.begin("PRODUCT");
    String product = token(lines.word(), TOKEN, 64);
    lines.expect(" ");
    String title = lines.quoted(0, 255);
    lines.finish();
    int version = (int) number(lines.only("VERSION"), 1, 999);
    String type = oneOf(lines.only("TYPE"), TYPES);
    LocalDate start = day(lines.only("START"));
    String last = lines.only("END");
    LocalDate end = last.equals("unlimited") ? null : day(last);
    require(end == null || !end.isBefore(start));
    int grace = format > 2 ? (int) number(lines.only("GRACE"), 0, 60) : 0;
    int warn = format > 2 ? (int) number(lines.only("WARN"), 0, 366) : 0;
    boolean emergency = format > 2 && isYes(lines.only("EMERGENCY"));
    Integer clockHours = format > 1 ? readClockHours(lines.only("CLOCK")) : null;
    String binding = oneOf(lines.only("BINDING"), format > 2 ? BINDINGS : BINDINGS.subList(0, 5));
    BoundTraits traits = binding.equals("traits") ? BoundTraits.read(lines) : null;
    List<Licence.Host> hosts = readHosts(lines, binding);
    int port = (int) number(lines.only("PORT"), 1024, 65535);
    boolean terminalServer = isYes(lines.only("TERMINAL-SERVER"));
    boolean virtualServer = isYes(lines.only("VIRTUAL-SERVER"));
    List<Licence.Module> modules = readModules(lines);
    byte[] signed = text.substring(0, lines.position()).getBytes(StandardCharsets.UTF_8);
    byte[] signature = readSignature(lines, key);
    require(lines.isAtEnd());
    return new Licence(format, serial, generation, supersedes, key, issued, issuer, agreement, licensee, product, title,
        version, type, start, end, grace, warn, emergency, clockHours, binding, hosts, traits, port, terminalServer,
        virtualServer, modules, signed, signature);
  }

  private static void readLedger(Lines lines) throws Refused {
    lines.begin("LEDGER");
    if (!lines.takes("-")) {
      number(lines.word(), 1, 999_999_999_999_999L);
      lines.expect(" ");
      require(Base64Url.decode(lines.word(), 32) != null);
    }
    lines.finish();
  }

  private static String readAgreement(Lines lines) throws Refused {
    lines.begin("AGREEMENT");
    boolean isQuoted = lines.isQuote();
    String text = isQuoted ? lines.quoted(1, 10) : lines.word();
    lines.finish();
    boolean isBare = BARE_AGREEMENT.matcher(text).matches();
    if (!isQuoted && text.equals("-")) return null;
    require(isBare != isQuoted && text.length() <= 10);
    return text;
  }

  private static Integer readClockHours(String text) throws Refused {
    return text.equals("-") ? null : Integer.valueOf((int) number(text, 0, 8784));
  }

  private static List<Licence.Host> readHosts(Lines lines, String binding) throws Refused {
    boolean byName = !binding.equals("mac");
    boolean byMac = !binding.equals("name");
    int count = binding.equals("triade") ? 3 : binding.equals("unbound") || binding.equals("traits") ? 0 : 1;
    List<Licence.Host> hosts = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < count; i++) {
      lines.begin("SERVER");
      String name = byName ? lines.quoted(1, 99) : null;
      if (!byName) lines.expect("ANY");
      lines.expect(" ");
      String word = lines.word();
      lines.finish();
      require(byMac ? Addresses.isKept(word) : word.equals("ANY"));
      hosts.add(new Licence.Host(name, byMac ? word : null));
      // Apart from each other by a blank, which no address has.
      require(count == 1 || (seen.add(" " + Text.fold(name)) && seen.add(word)));
    }
    return List.copyOf(hosts);
  }

  private static List<Licence.Module> readModules(Lines lines) throws Refused {
    List<Licence.Module> modules = new ArrayList<>();
    String[] path = new String[3];
    int deepest = 0;
    while (lines.follows("MODULE")) {
      Licence.Module module = readModule(lines);
      int level = module.level();
      require(level == 1 || (deepest >= level - 1 && path[level - 2].equals(module.parent())));
      path[level - 1] = module.name();
      deepest = level;
      modules.add(module);
    }
    return List.copyOf(modules);
  }

  private static Licence.Module readModule(Lines lines) throws Refused {
    lines.begin("MODULE");
    String name = lines.quoted(1, 99);
    lines.expect(" PARENT ");
    String parent = lines.takes("-") ? null : lines.quoted(1, 99);
    lines.expect(" LEVEL ");
    int level = (int) number(lines.word(), 1, 3);
    lines.expect(" COUNT ");
    String count = lines.word();
    if (!count.equals("uncounted") && !count.equals("dependency")) number(count, 0, 100);
    lines.expect(" START ");
    String first = lines.word();
    LocalDate start = first.equals("-") ? null : day(first);
    lines.expect(" END ");
    String last = lines.word();
    LocalDate end = last.equals("permanent") ? null : day(last);
    require(start == null || end == null || !end.isBefore(start));
    lines.expect(" FLAGS ");
    List<String> flags = readFlags(lines.word());
    lines.finish();
    return new Licence.Module(name, parent, level, count, start, end, flags);
  }

  private static List<String> readFlags(String text) throws Refused {
    if (text.equals("-")) return List.of();
    List<String> flags = Arrays.asList(text.split(",", -1));
    int before = -1;
    for (String flag : flags) {
      boolean isTest = flag.startsWith("test=");
      if (isTest) number(flag.substring(5), 0, 100);
      int place = isTest ? 0 : FLAGS.indexOf(flag);
      // Not both `test` and `student`, which follow each other.
      require(isTest || (place > 0 && !(place == 1 && before == 0)));
      require(place > before);
      before = place;
    }
    return List.copyOf(flags);
  }

  private static byte[] readSignature(Lines lines, String key) throws Refused {
    lines.begin("SIGNATURE");
    lines.expect(key + " ");
    byte[] signature = Base64Url.decode(lines.word(), 64);
    lines.finish();
    require(signature != null);
    return signature;
  }

  private static String token(String text, Pattern pattern, int longest) throws Refused {
    require(pattern.matcher(text).matches() && text.length() <= longest);
    return text;
  }

  static long number(String text, long lowest, long highest) throws Refused {
    require(NUMBER.matcher(text).matches());
    long number = Long.parseLong(text);
    require(lowest <= number && number <= highest);
    return number;
  }

  private static LocalDate day(String text) throws Refused {
    LocalDate day = Days.day(text);
    require(day != null);
    return day;
  }

  static String oneOf(String text, List<String> words) throws Refused {
    require(words.contains(text));
    return text;
  }

  private static boolean isYes(String text) throws Refused {
    require(text.equals("yes") || text.equals("no"));
    return text.equals("yes");
  }
}
