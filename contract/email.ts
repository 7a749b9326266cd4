const letter = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]"
// Letters of all scripts that can be seen and are no other form of a Latin one: what is not seen, and full width, would
// lead to another domain than it shows.
const beyondLatin =
  '\\u00c0-\\u034e\\u0350-\\u061b\\u061d-\\u115e\\u1161-\\u17b3\\u17b6-\\u180a\\u180f-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3163\\u3165-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc'
const label = `[A-Za-z0-9${beyondLatin}][A-Za-z0-9${beyondLatin}-]*`
const topLabel = `(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+|[${beyondLatin}]{2,})`

/** An address as RFC 5321 has them without quotes, in any domain; what is longer or stranger, mail servers refuse anyway. */
export const emailPattern = new RegExp(`^${letter}+(?:\\.${letter}+)*@(?:${label}\\.)+${topLabel}$`)

/** Whether it can be an e-mail address. */
export const isEmail = (typed: string): boolean => typed.length <= 254 && emailPattern.test(typed)

/** A domain in ASCII, `xn--mller-kva.example`; as it is where it cannot be written so. Source: RFC 5891. */
export function asciiDomain(domain: string): string {
  if (/^[A-Za-z0-9.-]+$/.test(domain) || !/^[A-Za-z0-9.\u00a1-\uffff-]+$/.test(domain)) return domain
  // Browsers and Node.js know the rules by their addresses of pages.
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}

/** An address with its domain in ASCII, as it is stored, compared and mailed to. */
export function asciiAddress(address: string): string {
  const domainAt = address.lastIndexOf('@') + 1
  return domainAt === 0 ? address : address.slice(0, domainAt) + asciiDomain(address.slice(domainAt))
}

/** An address as it is stored and compared: in small letters, its domain in ASCII. */
export const storedAddress = (typed: string): string => asciiAddress(typed.toLowerCase())
