/** The address of a mailed link, which may be written in base64; what is neither stays as it is. */
export function mailedAddress(value: string): string {
  if (value.includes('@')) return value
  try {
    const bytes = Uint8Array.from(atob(value.replaceAll(' ', '+')), (letter) => letter.codePointAt(0) ?? 0)
    const address = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return address.includes('@') ? address : value
  } catch {
    return value
  }
}
