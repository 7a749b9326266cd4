package keywerk.licence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * JSON (RFC 8259) to Map, List, String, Boolean and null, since the Java platform reads none. Numbers are kept as they are
 * spelled, in a StringBuilder: no key has one that means anything.
 */
final class Json {
  private static final int MAX_DEPTH = 500;
  private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");
  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final String text;
  private int at;
  private int depth;

  private Json(String text) {
    this.text = text;
  }

  /** Raises IllegalArgumentException for what is not JSON, or more than 500 levels deep. */
  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    if (json.at < text.length()) throw notJson();
    return value;
  }

  /** Spells Map, List, Boolean, Integer and null as they are, everything else as a text; in ASCII. */
  static String spell(Object value) {
    if (value instanceof Map<?, ?> members)
      return joined(members.entrySet().stream().map(one -> spell(one.getKey()) + ": " + spell(one.getValue())), "{", "}");
    if (value instanceof List<?> elements) return joined(elements.stream().map(Json::spell), "[", "]");
    if (value == null || value instanceof Boolean || value instanceof Integer) return String.valueOf(value);
    StringBuilder out = new StringBuilder("\"");
    for (char c : value.toString().toCharArray()) {
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    return out.append('"').toString();
  }

  private static String joined(Stream<String> parts, String before, String behind) {
    return parts.collect(Collectors.joining(", ", before, behind));
  }

  private static IllegalArgumentException notJson() {
    return new IllegalArgumentException("not JSON");
  }

  private void blanks() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
  }

  private boolean takes(String literal) {
    boolean there = text.startsWith(literal, at);
    if (there) at += literal.length();
    return there;
  }

  private void expect(String literal) {
    if (!takes(literal)) throw notJson();
  }

  private Object value() {
    blanks();
    Object value = bareValue();
    blanks();
    return value;
  }

  private Object bareValue() {
    if (++depth > MAX_DEPTH) throw notJson();
    try {
      if (takes("{")) return object();
      if (takes("[")) return array();
      if (takes("\"")) return string();
      if (takes("true")) return Boolean.TRUE;
      if (takes("false")) return Boolean.FALSE;
      return takes("null") ? null : number();
    } finally {
      depth--;
    }
  }

  private StringBuilder number() {
    Matcher match = NUMBER.matcher(text).region(at, text.length());
    if (!match.lookingAt()) throw notJson();
    at = match.end();
    return new StringBuilder(match.group());
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    blanks();
    if (takes("}")) return members;
    do {
      blanks();
      expect("\"");
      String name = string();
      blanks();
      expect(":");
      members.put(name, value());
    } while (takes(","));
    expect("}");
    return members;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    blanks();
    if (takes("]")) return elements;
    do elements.add(value());
    while (takes(","));
    expect("]");
    return elements;
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') return out.toString();
      if (c < ' ') throw notJson();
      out.append(c == '\\' ? escaped() : c);
    }
    throw notJson();
  }

  private char escaped() {
    if (takes("u")) {
      if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) throw notJson();
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }
    int which = at < text.length() ? ESCAPES.indexOf(text.charAt(at++)) : -1;
    if (which < 0) throw notJson();
    return ESCAPED.charAt(which);
  }
}
