package keywerk.licence;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads licence requests for the command line; see USAGE. */
public final class ReadRequests {
  private static final String USAGE =
      """
      ReadRequests FILE ...

      Prints one line for each file: what it says, as a JSON object, or the code of the refusal, with the field where it is
      one. Ends with 0 (all are read), 1 (one is refused) or 2 (wrong call, unreadable file).""";

  private ReadRequests() {}

  public static void main(String[] paths) {
    if (paths.length == 0) System.err.println(USAGE);
    int code = paths.length == 0 ? 2 : 0;
    for (String path : paths) {
      try {
        System.out.print(Json.spell(members(Request.read(Path.of(path)))) + "\n");
      } catch (Refused refused) {
        System.out.print(refused.getMessage() + "\n");
        code = 1;
      } catch (IOException | InvalidPathException unreadable) {
        System.err.println(unreadable);
        System.exit(2);
      }
    }
    System.exit(code);
  }

  private static Map<String, Object> members(Request request) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("product", request.product());
    all.put("version", request.version());
    all.put("build", request.build());
    all.put("installationType", request.installationType());
    all.put("installationTypeText", request.installationTypeText());
    all.put("operatingSystem", request.operatingSystem());
    Instant created = request.created();
    all.put("created", created == null ? null : Days.spelled(created));
    all.put("createdOn", request.createdOn());
    all.put("customerNumber", request.customerNumber());
    all.put("company", request.company());
    Request.Contact contact = request.contact();
    all.put("contact", pairs("salutation", contact.salutation(), "firstName", contact.firstName(),
        "lastName", contact.lastName(), "email", contact.email()));
    all.put("terminalServer", request.terminalServer());
    all.put("virtualServer", request.virtualServer());
    all.put("port", request.port());
    Request.Server server = request.server();
    all.put("server", server == null ? null : pairs("id", server.id(), "name", server.name()));
    all.put("hosts", request.hosts().stream().map(host -> pairs("name", host.name(), "mac", host.mac())).toList());
    Request.RecordedTraits traits = request.traits();
    all.put("traits", traits == null ? null
        : pairs("salt", traits.salt(), "profile", traits.profile(), "hashes", hashes(traits.hashes())));
    return all;
  }

  private static List<Map<String, Object>> hashes(List<Request.Hash> hashes) {
    return hashes.stream().map(one -> pairs("kind", one.kind(), "hash", one.hash())).toList();
  }

  private static Map<String, Object> pairs(Object... namesAndValues) {
    Map<String, Object> pairs = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) pairs.put((String) namesAndValues[i], namesAndValues[i + 1]);
    return pairs;
  }
}
