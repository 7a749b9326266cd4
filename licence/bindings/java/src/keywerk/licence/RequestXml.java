package keywerk.licence;

import static keywerk.licence.Refused.require;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** XML 1.0 (Fifth Edition) without a document type, for texts that RequestText.scan has let pass. */
final class RequestXml {
  private static final Map<String, String> MEANINGS =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");
  private static final int MAX_DIGITS = 7;

  /** What stands between a tag and its end; children are Element and String. */
  static final class Element {
    final String name;
    final Map<String, String> attributes = new HashMap<>();
    final List<Object> children = new ArrayList<>();

    Element(String name) {
      this.name = name;
    }

    List<Element> named(String wanted) {
      List<Element> found = new ArrayList<>();
      for (Object child : children) if (child instanceof Element element && element.name.equals(wanted)) found.add(element);
      return found;
    }

    String attribute(String wanted) {
      return attributes.getOrDefault(wanted, "");
    }

    /** Its characters; null where another element stands among them. */
    String text() {
      StringBuilder text = new StringBuilder();
      for (Object child : children) {
        if (child instanceof Element) return null;
        text.append(child);
      }
      return text.toString();
    }
  }

  private final String text;
  private int at;
  private final Element document = new Element("");
  private final Deque<Element> open = new ArrayDeque<>();

  private RequestXml(String text) {
    this.text = text;
  }

  /** The root element. */
  static Element parse(String text) throws Refused {
    wellFormed(text.codePoints().allMatch(RequestXml::isCharacter));
    RequestXml parser = new RequestXml(text);
    parser.open.push(parser.document);
    if (RequestText.isDeclaration(text, 0)) parser.upTo("?>");
    while (parser.at < text.length()) parser.piece();
    wellFormed(parser.open.size() == 1 && parser.document.children.size() == 1);
    return (Element) parser.document.children.get(0);
  }

  private static void wellFormed(boolean holds) throws Refused {
    require(holds, "host.notXml");
  }

  private boolean takes(String literal) {
    boolean there = text.startsWith(literal, at);
    if (there) at += literal.length();
    return there;
  }

  /** How many blanks were taken. */
  private int blanks() {
    int from = at;
    while (at < text.length() && RequestText.BLANKS.indexOf(text.charAt(at)) >= 0) at++;
    return at - from;
  }

  private String name() throws Refused {
    int from = at;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      if (!isNameStart(c) && (at == from || !isNameCharacter(c))) break;
      at += Character.charCount(c);
    }
    wellFormed(at > from);
    return text.substring(from, at);
  }

  /** What stands before this, which is taken too. */
  private String upTo(String end) throws Refused {
    int found = text.indexOf(end, at);
    wellFormed(found >= 0);
    String before = text.substring(at, found);
    at = found + end.length();
    return before;
  }

  /** One tag, or what stands between two. */
  private void piece() throws Refused {
    boolean inside = open.size() > 1;
    if (takes("</")) {
      String name = name();
      blanks();
      wellFormed(takes(">") && inside && open.pop().name.equals(name));
    } else if (takes("<?")) {
      wellFormed(!name().equalsIgnoreCase("xml"));
      wellFormed(text.startsWith("?>", at) || blanks() > 0);
      upTo("?>");
    } else if (takes("<!--")) {
      upTo("--");
      wellFormed(takes(">"));
    } else if (takes("<![CDATA[")) {
      wellFormed(inside);
      open.peek().children.add(upTo("]]>"));
    } else if (takes("<")) startTag();
    else characters(inside);
  }

  private void characters(boolean inside) throws Refused {
    int end = text.indexOf('<', at);
    String data = text.substring(at, end < 0 ? text.length() : end);
    at += data.length();
    wellFormed(!data.contains("]]>") && (inside || Text.trim(data, RequestText.BLANKS).isEmpty()));
    if (inside) open.peek().children.add(resolve(data));
  }

  private void startTag() throws Refused {
    Element element = new Element(name());
    open.peek().children.add(element);
    while (blanks() > 0 && !text.startsWith("/>", at) && !text.startsWith(">", at)) attribute(element);
    if (takes("/>")) return;
    wellFormed(takes(">"));
    open.push(element);
  }

  private void attribute(Element element) throws Refused {
    String name = name();
    blanks();
    wellFormed(takes("="));
    blanks();
    String quote = takes("\"") ? "\"" : "'";
    wellFormed(quote.equals("\"") || takes("'"));
    String raw = upTo(quote);
    wellFormed(raw.indexOf('<') < 0);
    String value = resolve(raw.replaceAll("\r\n|[\r\n\t]", " "));
    wellFormed(element.attributes.put(name, value) == null);
    wellFormed(!name.equals("xml:space") || value.equals("default") || value.equals("preserve"));
  }

  private static String resolve(String raw) throws Refused {
    StringBuilder out = new StringBuilder();
    int from = 0;
    for (int at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', from)) {
      int end = raw.indexOf(';', at);
      wellFormed(end > 0);
      out.append(raw, from, at).append(meaning(raw.substring(at + 1, end)));
      from = end + 1;
    }
    return out.append(raw, from, raw.length()).toString();
  }

  private static String meaning(String reference) throws Refused {
    String meaning = MEANINGS.get(reference);
    if (meaning != null) return meaning;
    boolean hexadecimal = reference.startsWith("#x");
    wellFormed(reference.matches(hexadecimal ? "#x[0-9A-Fa-f]+" : "#[0-9]+"));
    String digits = reference.substring(hexadecimal ? 2 : 1).replaceFirst("^0+", "");
    wellFormed(!digits.isEmpty() && digits.length() <= MAX_DIGITS);
    int point = Integer.parseInt(digits, hexadecimal ? 16 : 10);
    wellFormed(isCharacter(point));
    return Character.toString(point);
  }

  private static boolean isCharacter(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || Text.between(c, 0x20, 0xd7ff)
        || Text.between(c, 0xe000, 0xfffd)
        || Text.between(c, 0x10000, 0x10ffff);
  }

  private static boolean isNameStart(int c) {
    return c == ':'
        || c == '_'
        || Text.between(c, 'A', 'Z')
        || Text.between(c, 'a', 'z')
        || (Text.between(c, 0xc0, 0x2ff) && c != 0xd7 && c != 0xf7)
        || (Text.between(c, 0x370, 0x1fff) && c != 0x37e)
        || Text.between(c, 0x200c, 0x200d)
        || Text.between(c, 0x2070, 0x218f)
        || Text.between(c, 0x2c00, 0x2fef)
        || Text.between(c, 0x3001, 0xd7ff)
        || Text.between(c, 0xf900, 0xfdcf)
        || Text.between(c, 0xfdf0, 0xfffd)
        || Text.between(c, 0x10000, 0xeffff);
  }

  /** Behind the first one of a name. */
  private static boolean isNameCharacter(int c) {
    return Text.between(c, '0', '9')
        || c == '.'
        || c == '-'
        || c == 0xb7
        || Text.between(c, 0x300, 0x36f)
        || Text.between(c, 0x203f, 0x2040);
  }
}
