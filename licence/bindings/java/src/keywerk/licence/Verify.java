package keywerk.licence;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The verifier for the command line; see USAGE. */
public final class Verify {
  private static final String USAGE =
      """
      Verify FILE --keys keys.json [--now TIME] [--machine] [--mac MAC] [--name NAME] [--trait KIND=VALUE]
             [--virtual] [--product-version N] [--clock-state FILE --clock-machine TEXT]
      Verify --batch CALLS

      Prints every reason against the licence, one code a line (or "valid"), then "term STATE DAYS GRACE" (days left and
      days of grace left, "-" without an end), "note CODE", "trait KIND OUTCOME" of a licence that is bound to traits, and
      "seen TIME". With --now the clock file is looked at and left as it is: it keeps only what the clock has shown.
      Ends with 0 (valid, also in its grace), 1 (not valid) or 2 (wrong call, unreadable file).

      --batch answers many calls in one process: one a line of the file, its arguments parted by tabs, in which \\t, \\n, \\r
      and \\\\ are spelled so. Each answer ends with a line "= CODE".
      """;

  private Path file;
  private KeySet keys;
  private Path keysFile;
  private Instant at;
  private boolean onMachine;
  private boolean virtual;
  private final List<String> macs = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final List<Machine.Trait> traits = new ArrayList<>();
  private Integer productVersion;
  private Path clockState;
  private String clockMachine;

  private Verify() {}

  public static void main(String[] args) throws IOException {
    // The platform's own encoding may know no more than ASCII.
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    int code = 0;
    if (args.length == 2 && args[0].equals("--batch"))
      for (String line : Files.readAllLines(Path.of(args[1]))) out.print("= " + answer(arguments(line), out) + "\n");
    else code = answer(Arrays.asList(args), out);
    out.flush();
    System.exit(code);
  }

  private static List<String> arguments(String line) {
    List<String> arguments = new ArrayList<>();
    for (String argument : line.split("\t", -1)) {
      StringBuilder meant = new StringBuilder();
      for (int i = 0; i < argument.length(); i++) {
        char c = argument.charAt(i);
        if (c == '\\' && i + 1 < argument.length()) {
          c = argument.charAt(++i);
          c = c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
        }
        meant.append(c);
      }
      arguments.add(meant.toString());
    }
    return arguments;
  }

  /** Prints the answer to one call, whole or not at all, and returns the code it ends with. */
  private static int answer(List<String> arguments, PrintStream out) {
    try {
      Verify call = new Verify();
      call.read(arguments);
      Verdict verdict = Verifier.verify(call.file, call.keys, call.circumstances());
      out.print(String.join("\n", lines(verdict)) + "\n");
      return verdict.valid() ? 0 : 1;
    } catch (IllegalArgumentException wrongCall) {
      System.err.println(wrongCall.getMessage());
      return 2;
    } catch (IOException unreadable) {
      System.err.println(unreadable);
      return 2;
    }
  }

  private static List<String> lines(Verdict verdict) {
    List<String> lines = new ArrayList<>(verdict.valid() ? List.of("valid") : verdict.reasons());
    Term term = verdict.term();
    if (term != null) lines.add("term " + term.state() + " " + days(term.daysLeft()) + " " + days(term.graceLeft()));
    for (String note : verdict.notes()) lines.add("note " + note);
    for (Verdict.Trait trait : verdict.traits()) lines.add("trait " + trait.kind() + " " + trait.outcome());
    if (verdict.seen() != null) lines.add("seen " + Days.spelled(verdict.seen()));
    return lines;
  }

  private static String days(Long days) {
    return days == null ? "-" : days.toString();
  }

  private void read(List<String> arguments) throws IOException {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals("--machine")) onMachine = true;
      else if (argument.equals("--virtual")) virtual = true;
      else if (argument.startsWith("--")) {
        check(++i < arguments.size(), argument + " needs a value");
        option(argument, arguments.get(i));
      } else {
        check(file == null, "one file at a time");
        file = path(argument);
      }
    }
    check(file != null && keysFile != null, USAGE);
    check((clockState == null) == (clockMachine == null), "--clock-state and --clock-machine belong together");
    keys = KeySet.read(keysFile);
  }

  private void option(String option, String value) {
    switch (option) {
      case "--keys" -> keysFile = path(value);
      case "--now" -> {
        at = Days.instant(value);
        check(at != null, "not a time like 2026-12-01T12:00:00Z: " + value);
      }
      case "--mac" -> macs.add(value);
      case "--name" -> names.add(value);
      case "--trait" -> {
        int sign = value.indexOf('=');
        check(sign >= 0, "not KIND=VALUE: " + value);
        traits.add(new Machine.Trait(value.substring(0, sign), value.substring(sign + 1)));
      }
      case "--product-version" -> {
        check(value.matches("[1-9][0-9]{0,2}"), "not a version from 1 to 999: " + value);
        productVersion = Integer.valueOf(value);
      }
      case "--clock-state" -> clockState = path(value);
      case "--clock-machine" -> clockMachine = value;
      default -> throw new IllegalArgumentException("unknown option " + option);
    }
  }

  private Circumstances circumstances() {
    boolean given = onMachine || !macs.isEmpty() || !names.isEmpty() || !traits.isEmpty();
    Machine machine = new Machine(macs, names, traits, virtual);
    ClockFile clock = clockState == null ? null : new ClockFile(clockState, clockMachine);
    return new Circumstances(at, given ? machine : null, productVersion, clock);
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException noPath) {
      throw new IllegalArgumentException(noPath.getMessage());
    }
  }

  private static void check(boolean holds, String complaint) {
    if (!holds) throw new IllegalArgumentException(complaint);
  }
}
