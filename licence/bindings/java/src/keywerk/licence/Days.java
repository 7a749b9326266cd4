package keywerk.licence;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calendar days, and times in whole seconds of UTC. */
final class Days {
  private static final Pattern DAY = Pattern.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})");
  private static final Pattern TIME = Pattern.compile("([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}:[0-9]{2}:[0-9]{2})Z");
  private static final Pattern LOOSE =
      Pattern.compile(
          "([0-9]{4}-[0-9]{2}-[0-9]{2})"
              + "(?:T([0-9]{2}:[0-9]{2}:[0-9]{2})(?:\\.[0-9]{1,9})?(?:Z|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))?)?");
  private static final LocalDate FIRST = LocalDate.of(1970, 1, 1);
  private static final LocalDate LAST = LocalDate.of(9999, 12, 30);
  private static final long HOUR = 3600;
  private static final long DAY_SECONDS = 24 * HOUR;

  private Days() {}

  /** An existing day from 1970-01-01 to 9999-12-30; null for any other text. */
  static LocalDate day(String text) {
    Matcher match = DAY.matcher(text);
    if (!match.matches()) return null;
    try {
      LocalDate day = LocalDate.of(number(match, 1), number(match, 2), number(match, 3));
      return day.isBefore(FIRST) || day.isAfter(LAST) ? null : day;
    } catch (DateTimeException noSuchDay) {
      return null;
    }
  }

  private static int number(Matcher match, int group) {
    return Integer.parseInt(match.group(group));
  }

  /** A time as licences spell it; null for any other text. */
  static Instant instant(String text) {
    Matcher match = TIME.matcher(text);
    LocalDate day = match.matches() ? day(match.group(1)) : null;
    if (day == null) return null;
    try {
      return day.atTime(LocalTime.parse(match.group(2))).toInstant(ZoneOffset.UTC);
    } catch (DateTimeException noSuchTime) {
      return null;
    }
  }

  /** A day, or a time with or without fraction and offset, as licence requests have it; null for any other text. */
  static Instant looseInstant(String text) {
    Matcher match = LOOSE.matcher(text);
    if (!match.matches()) return null;
    String time = match.group(2) == null ? "00:00:00" : match.group(2);
    Instant instant = instant(match.group(1) + "T" + time + "Z");
    if (instant != null && match.group(3) != null) {
      long offset = (number(match, 4) * 60L + number(match, 5)) * 60;
      instant = instant.minusSeconds(match.group(3).equals("+") ? offset : -offset);
    }
    return instant == null || day(spelled(instant).substring(0, 10)) == null ? null : instant;
  }

  static String spelled(Instant instant) {
    // Spelled with whole seconds, since there is nothing below them.
    return Instant.ofEpochSecond(instant.getEpochSecond()).toString();
  }

  /** A calendar day begins when it begins anywhere, which is at UTC+14. */
  static boolean hasBegun(LocalDate day, Instant now) {
    return now.getEpochSecond() >= day.toEpochDay() * DAY_SECONDS - 14 * HOUR;
  }

  /** How many days there are until this one is over everywhere (at UTC−12), the current and the last one counted. */
  static long untilOver(LocalDate day, Instant now) {
    return day.toEpochDay() - Math.floorDiv(now.getEpochSecond() - 12 * HOUR, DAY_SECONDS) + 1;
  }
}
