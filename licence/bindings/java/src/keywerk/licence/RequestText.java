package keywerk.licence;

import static keywerk.licence.Refused.require;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** From the bytes of a licence request to text, and whether that may be parsed. */
final class RequestText {
  static final int MAX_BYTES = 256 * 1024;
  private static final int MAX_DECLARATION = 256;
  private static final int MAX_DEPTH = 32;
  private static final int MAX_ELEMENTS = 10_000;
  static final String BLANKS = " \t\r\n";

  private static final Pattern DECLARATION =
      Pattern.compile(
          "<\\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*([\"'])1\\.[0-9]+\\1"
              + "(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*([\"'])([A-Za-z][A-Za-z0-9._-]*)\\2)?"
              + "(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*([\"'])(?:yes|no)\\4)?[ \t\r\n]*\\?>");
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final Map<String, Charset> CHARSETS =
      Map.of(
          "utf-8", StandardCharsets.UTF_8,
          "utf8", StandardCharsets.UTF_8,
          "iso-8859-1", WINDOWS,
          "latin1", WINDOWS,
          "windows-1252", WINDOWS);
  private static final Map<String, String> ENDS = Map.of("<!--", "-->", "<![CDATA[", "]]>", "<?", "?>");

  private RequestText() {}

  /** The text behind its byte order mark and blanks. */
  static String decode(byte[] bytes) throws Refused {
    require(bytes.length <= MAX_BYTES, "host.tooLarge");
    String plain = new String(bytes, StandardCharsets.ISO_8859_1);
    boolean wide = plain.startsWith("\u00ff\u00fe") || plain.startsWith("\u00fe\u00ff");
    require(plain.indexOf('\0') < 0 && !wide, "host.encoding");
    boolean marked = plain.startsWith("\u00ef\u00bb\u00bf");
    int from = marked ? 3 : 0;
    while (from < bytes.length && BLANKS.indexOf(plain.charAt(from)) >= 0) from++;
    String head = plain.substring(from, Math.max(from, Math.min(bytes.length, MAX_DECLARATION)));
    Matcher declaration = DECLARATION.matcher(head);
    boolean declared = declaration.lookingAt();
    require(declared || !isDeclaration(plain, from), "host.notXml");
    String name = declared && declaration.group(3) != null ? declaration.group(3) : "utf-8";
    Charset charset = CHARSETS.get(name.toLowerCase(Locale.ROOT));
    require(charset != null && !(marked && charset.equals(WINDOWS)), "host.encoding");
    String text = Text.decode(Arrays.copyOfRange(bytes, from, bytes.length), charset);
    require(text != null, "host.encoding");
    return text;
  }

  /** Whether an XML declaration begins here. */
  static boolean isDeclaration(String text, int at) {
    int behind = at + 5;
    return text.startsWith("<?xml", at) && behind < text.length() && BLANKS.indexOf(text.charAt(behind)) >= 0;
  }

  /** Finds a document type, too much depth and an end that is missing before anything is parsed. */
  static void scan(String text) throws Refused {
    require(!text.startsWith("\ufeff"), "host.notXml");
    int depth = 0;
    int elements = 0;
    for (int at = text.indexOf('<'); at >= 0; ) {
      int end = endOfOther(text, at);
      if (end < 0) {
        require(!text.regionMatches(true, at, "<!doctype", 0, 9), "host.doctype");
        require(!text.startsWith("<!", at), "host.notXml");
        end = endOfTag(text, at);
        if (text.startsWith("</", at)) depth--;
        else {
          elements++;
          if (text.charAt(end - 2) != '/') depth++;
        }
        require(depth <= MAX_DEPTH && elements <= MAX_ELEMENTS, "host.tooDeep");
      }
      at = text.indexOf('<', end);
    }
  }

  /** Behind the comment, CDATA section or instruction that begins here; -1 when it is something else. */
  private static int endOfOther(String text, int at) throws Refused {
    for (Map.Entry<String, String> one : ENDS.entrySet())
      if (text.startsWith(one.getKey(), at)) {
        int end = text.indexOf(one.getValue(), at + one.getKey().length());
        require(end >= 0, "host.notXml");
        return end + one.getValue().length();
      }
    return -1;
  }

  /** Behind the next `>` outside of quotes. */
  private static int endOfTag(String text, int from) throws Refused {
    int at = from;
    while (at >= 0 && at < text.length() && text.charAt(at) != '>') {
      char c = text.charAt(at);
      int quote = c == '"' || c == '\'' ? text.indexOf(c, at + 1) : at;
      at = quote < 0 ? -1 : quote + 1;
    }
    require(at >= 0 && at < text.length(), "host.notXml");
    return at + 1;
  }
}
