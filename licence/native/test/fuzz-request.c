/* Any bytes as a licence request. */
#include "keywerk.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  kw_request *request;
  if (kw_read_request(bytes, size, &request) != KW_OK) return 0;
  if (kw_request_refusal(request) ? !kw_request_refusal_text(request, "en") : !kw_request_product(request) || kw_request_host_count(request) < 1)
    __builtin_trap();
  kw_free_request(request);
  return 0;
}
