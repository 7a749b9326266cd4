#include "address.h"

bool kw_is_mac(Slice slice) {
  if (slice.length != 12) return false;
  for (size_t i = 0; i < 12; i++) if (!kw_digit(slice.at[i]) && !(slice.at[i] >= 'A' && slice.at[i] <= 'F')) return false;
  return !kw_says(slice, "000000000000") && !kw_says(slice, "FFFFFFFFFFFF");
}

bool kw_normalise(Slice text, char mac[13]) {
  size_t length = text.length, digits = 0;
  for (size_t i = 0; i < length; i++) {
    char c = (char)text.at[i];
    bool colons = length == 17 && i % 3 == 2 && (c == ':' || c == '-') && text.at[i] == text.at[2];
    if (colons || (length == 14 && i % 5 == 4 && c == '.')) continue;
    if (c >= 'a' && c <= 'f') c = (char)(c - 32);
    if (digits >= 12 || (!kw_digit((unsigned char)c) && !(c >= 'A' && c <= 'F'))) return false;
    mac[digits++] = c;
  }
  mac[digits] = '\0';
  return (length == 12 || length == 14 || length == 17) && kw_is_mac(kw_slice_of(mac));
}
