package keywerk.licence;

import static keywerk.licence.Refused.require;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import keywerk.licence.RequestXml.Element;

/** The values of a licence request, in the order of FORMAT.md: the first that does not hold is named. */
final class RequestFields {
  private static final Map<String, String> TYPES =
      Map.of("einzelplatz", "single", "single", "single", "netzwerk", "network", "network", "network");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

  private RequestFields() {}

  static Request read(Element root) throws Refused {
    if (root.name.equals("LicenseRequest")) return values(root);
    List<Element> found = root.name.equals("HostIdFile") ? root.named("LicenseRequest") : List.of();
    require(!found.isEmpty(), "host.noRequest");
    check(found.size() == 1, "request");
    return values(found.get(0));
  }

  private static void check(boolean holds, String field) throws Refused {
    require(holds, "host.field " + field);
  }

  private static Request values(Element element) throws Refused {
    String schema = element.attributes.getOrDefault("schema", "1");
    check(schema.equals("1") || schema.equals("2"), "schema");
    String product = text(element, "Product", "product", 99);
    check(!product.isEmpty(), "product");
    Integer version = number(element, "Version", "version", 1, 999);
    check(version != null, "version");
    String build = text(element, "Build", "build", 50);
    String type = text(element, "InstallationType", "installationType", 50);
    String system = text(element, "OperatingSystem", "operatingSystem", 200);
    String written = text(element, "Created", "created", 40);
    Instant created = written.isEmpty() ? null : Days.looseInstant(written);
    check(written.isEmpty() || created != null, "created");
    LocalDate createdOn = created == null ? null : Days.day(written.substring(0, 10));
    String customer = text(element, "CustomerNumber", "customerNumber", 10);
    String company = text(element, "Company", "company", 99);
    Request.Contact contact = contact(child(element, "Contact", "contact"));
    boolean terminalServer = flag(element, "TerminalServer", "terminalServer");
    boolean virtualServer = flag(element, "VirtualServer", "virtualServer");
    Integer port = number(element, "Port", "port", 1024, 65535);
    Request.Server server = server(child(element, "Server", "server"));
    List<Request.Host> hosts = hosts(element.named("Host"));
    Request.RecordedTraits traits = schema.equals("2") ? traits(child(element, "Traits", "traits")) : null;
    return new Request(product, version, build, TYPES.get(small(type)), type, system, created, createdOn, customer, company,
        contact, terminalServer, virtualServer, port, server, hosts, traits);
  }

  /** The only one of that name, or an empty one. */
  private static Element child(Element parent, String name, String field) throws Refused {
    List<Element> found = parent.named(name);
    check(found.size() <= 1, field);
    return found.isEmpty() ? new Element(name) : found.get(0);
  }

  private static String line(String raw, String field, int longest) throws Refused {
    check(raw != null, field);
    String text = Text.trim(raw);
    check(text.length() <= longest && text.chars().noneMatch(RequestFields::isUnprintable), field);
    return text;
  }

  private static boolean isUnprintable(int c) {
    return c < 0x20 || Text.between(c, 0x7f, 0x9f) || c == 0x2028 || c == 0x2029;
  }

  private static String text(Element parent, String name, String field, int longest) throws Refused {
    return line(child(parent, name, field).text(), field, longest);
  }

  private static Integer number(Element parent, String name, String field, int lowest, int highest) throws Refused {
    String text = text(parent, name, field, 20);
    if (text.isEmpty()) return null;
    check(NUMBER.matcher(text).matches(), field);
    int number = Integer.parseInt(text);
    check(lowest <= number && number <= highest, field);
    return number;
  }

  private static boolean flag(Element parent, String name, String field) throws Refused {
    String text = small(text(parent, name, field, 20));
    check(List.of("", "true", "false", "1", "0").contains(text), field);
    return text.equals("true") || text.equals("1");
  }

  /** Only A to Z become small. */
  private static String small(String text) {
    StringBuilder small = new StringBuilder(text);
    for (int i = 0; i < small.length(); i++)
      if (Text.between(small.charAt(i), 'A', 'Z')) small.setCharAt(i, (char) (small.charAt(i) + 32));
    return small.toString();
  }

  private static Request.Contact contact(Element element) throws Refused {
    String salutation = text(element, "Salutation", "salutation", 20);
    String firstName = text(element, "FirstName", "firstName", 99);
    String lastName = text(element, "LastName", "lastName", 99);
    String email = text(element, "Email", "email", 254);
    check(email.isEmpty() || isEmail(email), "email");
    return new Request.Contact(salutation, firstName, lastName, email);
  }

  private static boolean isEmail(String text) {
    boolean plain = text.chars().noneMatch(c -> Text.isBlank((char) c) || "<>()[]\\,;:\"".indexOf(c) >= 0);
    String[] sides = text.split("@", -1);
    if (!plain || sides.length != 2 || sides[0].isEmpty()) return false;
    List<String> parts = List.of(sides[1].split("\\.", -1));
    return parts.size() >= 2 && !parts.contains("");
  }

  private static Request.Server server(Element element) throws Refused {
    String id = line(element.attribute("id"), "server", 64);
    String name = line(element.attribute("name"), "server", 99);
    return id.isEmpty() && name.isEmpty() ? null : new Request.Server(id, name);
  }

  private static List<Request.Host> hosts(List<Element> elements) throws Refused {
    Map<String, Request.Host> slots = new TreeMap<>();
    int place = 0;
    for (Element element : elements) {
      String index = element.attributes.getOrDefault("index", Integer.toString(++place));
      check(List.of("1", "2", "3").contains(index) && !slots.containsKey(index), "hosts");
      String name = text(element, "ComputerName", "name", 99);
      slots.put(index, new Request.Host(name.isEmpty() ? null : name, address(element)));
    }
    List<Request.Host> found =
        slots.values().stream().filter(host -> host.name() != null || host.mac() != null).toList();
    check(!found.isEmpty(), "hosts");
    return found;
  }

  private static String address(Element element) throws Refused {
    String text = text(element, "MacAddress", "mac", 40);
    String digits = Addresses.normalise(text);
    check(text.isEmpty() || digits != null, "mac");
    return digits;
  }

  private static Request.RecordedTraits traits(Element element) throws Refused {
    String salt = line(element.attribute("salt"), "traits", 64);
    String profile = line(element.attribute("profile"), "traits", 64);
    List<Traits.Hash> hashes = new ArrayList<>();
    for (Element trait : element.named("Trait")) {
      String kind = line(trait.attribute("kind"), "traits", 64);
      check(Traits.KINDS.contains(kind), "traits");
      hashes.add(new Traits.Hash(kind, line(trait.text(), "traits", 99)));
    }
    List<Traits.Hash> sorted = Traits.inOrder(hashes);
    check(Traits.PROFILES.contains(profile) && Base64Url.decode(salt, 16) != null, "traits");
    check(Traits.areHashes(sorted), "traits");
    return new Request.RecordedTraits(salt, profile,
        sorted.stream().map(one -> new Request.Hash(one.kind(), one.hash())).toList());
  }
}
