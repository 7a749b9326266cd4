package keywerk.licence;

import static keywerk.licence.Refused.require;

/** The lines of a licence, taken one after the other, each from its words to its end. */
final class Lines {
  private static final int MAX_HEX = 6;

  private final String text;
  private int at;
  private int end;

  /** Each line of the text ends with a line feed. */
  Lines(String text) {
    this.text = text;
  }

  /** True while the next line is one of this keyword. */
  boolean follows(String keyword) {
    return text.startsWith(keyword + " ", at);
  }

  /** Where the next line begins, once the one before was taken to its end. */
  int position() {
    return at;
  }

  boolean isAtEnd() {
    return at == text.length();
  }

  /** Begins the next line, which must be one of this keyword. */
  void begin(String keyword) throws Refused {
    require(follows(keyword));
    end = text.indexOf('\n', at);
    at += keyword.length() + 1;
  }

  /** The line must be over. */
  void finish() throws Refused {
    require(at == end);
    at++;
  }

  /** Takes this, if it stands here. */
  boolean takes(String literal) {
    boolean there = at + literal.length() <= end && text.startsWith(literal, at);
    if (there) at += literal.length();
    return there;
  }

  void expect(String literal) throws Refused {
    require(takes(literal));
  }

  boolean isQuote() {
    return text.charAt(at) == '"';
  }

  /** What stands before the next blank or the line's end; may be empty. */
  String word() {
    int from = at;
    while (at < end && text.charAt(at) != ' ') at++;
    return text.substring(from, at);
  }

  /** A line of one word. */
  String only(String keyword) throws Refused {
    begin(keyword);
    String word = word();
    finish();
    return word;
  }

  /** A line of one text in quotes. */
  String onlyQuoted(String keyword, int longest) throws Refused {
    begin(keyword);
    String quoted = quoted(0, longest);
    finish();
    return quoted;
  }

  /** A text in quotes as it is meant. */
  String quoted(int shortest, int longest) throws Refused {
    expect("\"");
    StringBuilder out = new StringBuilder();
    while (!takes("\"")) {
      require(at < end);
      char c = text.charAt(at++);
      require(!isHidden(c));
      out.append(c == '\\' ? escaped() : c);
    }
    require(shortest <= out.length() && out.length() <= longest);
    return out.toString();
  }

  private char escaped() throws Refused {
    if (takes("\"")) return '"';
    if (takes("\\")) return '\\';
    expect("u{");
    int from = at;
    while (at < end && at - from < MAX_HEX && "0123456789abcdef".indexOf(text.charAt(at)) >= 0) at++;
    require(at > from && (text.charAt(from) != '0' || at == from + 1));
    int point = Integer.parseInt(text, from, at, 16);
    expect("}");
    // Only hidden characters may stand as their number.
    require(isHidden(point));
    return (char) point;
  }

  private static boolean isHidden(int c) {
    return c < 0x20
        || Text.between(c, 0x7f, 0xa0)
        || c == 0xad
        || c == 0x61c
        || Text.between(c, 0x200b, 0x200f)
        || Text.between(c, 0x2028, 0x202f)
        || Text.between(c, 0x2060, 0x206f)
        || c == 0xfeff
        || Text.between(c, 0xfff0, 0xffff);
  }
}
