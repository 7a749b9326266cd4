/* Any bytes as a licence: read, judged on a machine, and asked for all there is. Keys as the portal publishes them, so that none verifies. */
#include "keywerk.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static const char keys[] = "{\"keys\":[{\"kid\":\"test-2026-1\",\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w\"}]}";
  kw_verifier *verifier;
  kw_circumstances *about;
  kw_verdict *verdict;
  if (kw_open(keys, sizeof keys - 1, &verifier) != KW_OK || kw_circumstances_new(&about) != KW_OK) return 0;
  kw_circumstances_now(about, 1796126400);
  kw_circumstances_add_mac(about, "001B44113AB7");
  kw_circumstances_add_name(about, "srv-cad-01");
  kw_circumstances_add_trait(about, "machine", "0123456789abcdef0123456789abcde0");
  kw_circumstances_product_version(about, 20);
  if (kw_verify_licence(verifier, bytes, size, about, &verdict) == KW_OK) {
    for (int32_t i = 0; i < kw_verdict_reason_count(verdict); i++) if (!kw_verdict_reason_text(verdict, i, "de")) __builtin_trap();
    for (int32_t i = 0; i < kw_verdict_module_count(verdict); i++)
      if (!kw_verdict_module_name(verdict, i) || kw_verdict_module_parent(verdict, i) >= i) __builtin_trap();
    if (kw_verdict_is_read(verdict) && (!kw_verdict_serial(verdict) || !kw_verdict_licensee(verdict))) __builtin_trap();
    kw_free_verdict(verdict);
  }
  kw_free_circumstances(about);
  kw_free(verifier);
  return 0;
}
