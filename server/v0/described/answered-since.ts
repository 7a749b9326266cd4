/** Since when every call is answered. */
export const answeredSince = '2026-11-22'
