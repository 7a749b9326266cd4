package keywerk.licence;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/**
 * What a licence request (.id) says; texts that are left out are empty.
 *
 * @param installationType single or network; null for another text and for none
 * @param created null where it is left out
 * @param createdOn the day where the file was made
 * @param port null where it is left out
 * @param server null where neither id nor name is given
 * @param hosts one to three, in the order of their index
 * @param traits null of schema 1
 */
public record Request(
    String product,
    int version,
    String build,
    String installationType,
    String installationTypeText,
    String operatingSystem,
    Instant created,
    LocalDate createdOn,
    String customerNumber,
    String company,
    Contact contact,
    boolean terminalServer,
    boolean virtualServer,
    Integer port,
    Server server,
    List<Host> hosts,
    RecordedTraits traits) {

  public record Contact(String salutation, String firstName, String lastName, String email) {}

  public record Server(String id, String name) {}

  /** One machine; name or mac is null where it is left out. */
  public record Host(String name, String mac) {}

  /** What the first machine is known by: salted hashes. */
  public record RecordedTraits(String salt, String profile, List<Hash> hashes) {}

  /** A hash of a trait, in base64url. */
  public record Hash(String kind, String hash) {}

  /** Raises Refused with the code, and the field where it is one ("host.field version"). */
  public static Request read(Path file) throws IOException, Refused {
    try (InputStream stream = Files.newInputStream(file)) {
      return parse(stream.readNBytes(RequestText.MAX_BYTES + 1));
    }
  }

  /** The same of the bytes of a file. */
  public static Request parse(byte[] bytes) throws Refused {
    String text = RequestText.decode(bytes);
    RequestText.scan(text);
    return RequestFields.read(RequestXml.parse(text));
  }
}
