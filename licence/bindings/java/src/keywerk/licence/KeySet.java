package keywerk.licence;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The vendor's public keys that are worth asking (FORMAT.md, "Signature"). */
public final class KeySet {
  /** A set of more bytes is none. */
  public static final int MAX_BYTES = 1024 * 1024;

  /** One Ed25519 key: its id, its 32 bytes, and whether it was revoked. */
  record Key(String id, byte[] raw, boolean revoked) {}

  private final List<Key> keys;

  private KeySet(List<Key> keys) {
    this.keys = keys;
  }

  /** Raises IllegalArgumentException for what is no set of keys. */
  public static KeySet read(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return parse(stream.readNBytes(MAX_BYTES + 1));
    }
  }

  /** From a JWK set (RFC 7517, RFC 8037). Raises IllegalArgumentException for what is no set of keys. */
  public static KeySet parse(byte[] json) {
    if (json.length > MAX_BYTES) throw new IllegalArgumentException("too large for a set of public keys");
    String text = new String(json, StandardCharsets.UTF_8);
    Object set = Json.parse(text.startsWith("\ufeff") ? text.substring(1) : text);
    if (!(set instanceof Map<?, ?> members) || !(members.get("keys") instanceof List<?> listed))
      throw new IllegalArgumentException("not a set of public keys");
    List<Key> keys = new ArrayList<>();
    for (Object one : listed) {
      Key key = one instanceof Map<?, ?> jwk ? key(jwk) : null;
      if (key != null) keys.add(key);
    }
    return new KeySet(keys);
  }

  /** Null for a key that is passed over. */
  private static Key key(Map<?, ?> jwk) {
    boolean signs = !jwk.containsKey("use") || "sig".equals(jwk.get("use"));
    if (!"OKP".equals(jwk.get("kty")) || !"Ed25519".equals(jwk.get("crv")) || !signs) return null;
    if (!(jwk.get("kid") instanceof String id) || !(jwk.get("x") instanceof String x)) return null;
    byte[] raw = Base64Url.decode(x, 32);
    if (raw == null || !Ed25519.isWorthAsking(raw)) return null;
    return new Key(id, raw, "revoked".equals(jwk.get("status")));
  }

  /** What there is against the signature: a code, or null. */
  String objection(Licence licence) {
    List<Key> named = keys.stream().filter(key -> key.id().equals(licence.key())).toList();
    List<Key> usable = named.stream().filter(key -> !key.revoked()).toList();
    if (usable.isEmpty()) return named.isEmpty() ? "licence.unknownKey" : "licence.revokedKey";
    for (Key key : usable) if (Ed25519.verifies(licence.signed(), licence.signature(), key.raw())) return null;
    return "licence.signature";
  }
}
