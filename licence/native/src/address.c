#include "address.h"
#include <string.h>

bool kw_is_mac(Slice slice) {
  if (slice.length != 12) return false;
  for (size_t i = 0; i < 12; i++) if (!kw_digit(slice.at[i]) && !(slice.at[i] >= 'A' && slice.at[i] <= 'F')) return false;
  return !kw_says(slice, "000000000000") && !kw_says(slice, "FFFFFFFFFFFF");
}

/* The hex digit in upper case; 0 for what is none. */
static char hex(unsigned char c) {
  if (kw_digit(c) || (c >= 'A' && c <= 'F')) return (char)c;
  return c >= 'a' && c <= 'f' ? (char)(c - 32) : '\0';
}

/* Whether so many groups of so many digits with this sign (0: none) are a spelling; `shortest` is 1 where a zero was left out. */
static bool is_spelling(size_t groups, size_t shortest, size_t longest, unsigned char sign) {
  if (groups == 1) return shortest == longest && (longest == 12 || longest == 16);
  if (groups == 2) return shortest == 6 && longest == 6 && (sign == ':' || sign == '-');
  if (groups == 3 || groups == 4) return shortest == 4 && longest == 4 && sign != ' ';
  if (groups != 6 && groups != 8) return false;
  return longest <= 2 && (shortest == 2 || (shortest == 1 && (sign == ':' || sign == '-')));
}

bool kw_normalise(Slice text, char mac[13]) {
  char digits[17] = "";
  size_t count = 0, groups = 0, shortest = 17, longest = 0;
  unsigned char sign = 0;
  for (size_t at = 0, from = 0; at <= text.length; at++) {
    if (at < text.length && hex(text.at[at])) continue;
    size_t length = at - from;
    if (at < text.length && (!strchr(":.- ", text.at[at]) || (sign && sign != text.at[at]))) return false;
    /* A single digit alone is a byte below 10 hex. */
    if (length == 0 || count + length + (length == 1) > 16) return false;
    if (length == 1) digits[count++] = '0';
    while (from < at) digits[count++] = hex(text.at[from++]);
    if (at < text.length) sign = text.at[from++];
    if (length < shortest) shortest = length;
    if (length > longest) longest = length;
    groups++;
  }
  if (!is_spelling(groups, shortest, longest, sign)) return false;
  if (count == 16) {
    if (memcmp(digits + 6, "FFFE", 4) != 0) return false;
    memmove(digits + 6, digits + 10, 6);
  }
  memcpy(mac, digits, 12);
  mac[12] = '\0';
  return kw_is_mac(kw_slice_of(mac));
}
