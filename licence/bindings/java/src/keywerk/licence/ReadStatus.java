package keywerk.licence;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads status answers for the command line; see USAGE. */
public final class ReadStatus {
  private static final String USAGE =
      """
      ReadStatus LICENCE KEYS ANSWER ...

      Prints one line for each answer to this licence: "STATE SUCCESSOR TIME", "-" without a successor, and "ID=STATUS" of each
      key that is trusted from then on; or the code of the refusal. Ends with 0 (all are accepted), 1 (one is refused) or 2
      (wrong call, unreadable file).""";

  private ReadStatus() {}

  public static void main(String[] args) {
    try {
      System.exit(answer(List.of(args)));
    } catch (IOException | IllegalArgumentException wrong) {
      System.err.println(wrong);
      System.exit(2);
    }
  }

  private static int answer(List<String> args) throws IOException {
    if (args.size() < 3) throw new IllegalArgumentException(USAGE);
    byte[] licence = bytes(args.get(0), LicenceFile.MAX_BYTES);
    KeySet trusted = KeySet.read(Path.of(args.get(1)));
    int code = 0;
    for (String path : args.subList(2, args.size())) {
      try {
        System.out.print(line(Status.read(bytes(path, Status.MAX_BYTES), licence, trusted)) + "\n");
      } catch (Refused refused) {
        System.out.print(refused.getMessage() + "\n");
        code = 1;
      }
    }
    return code;
  }

  private static byte[] bytes(String path, int longest) throws IOException {
    try (InputStream stream = Files.newInputStream(Path.of(path))) {
      // One byte more than may be, so that a longer file shows.
      return stream.readNBytes(longest + 1);
    }
  }

  private static String line(Status status) {
    StringBuilder line = new StringBuilder(status.state());
    line.append(' ').append(status.successor() == null ? "-" : status.successor());
    line.append(' ').append(Days.spelled(status.at()));
    for (KeySet.Key key : status.keys().keys()) line.append(' ').append(key.id()).append('=').append(key.status());
    return line.toString();
  }
}
