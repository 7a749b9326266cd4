const letter = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]"
// Domains in their own letters too; the server writes them in ASCII.
const label = '[A-Za-z0-9\\u00a1-\\uffff][A-Za-z0-9\\u00a1-\\uffff-]*'
const topLabel = '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+|[\\u00a1-\\uffff]{2,})'

/** An address as RFC 5321 has them without quotes, in any domain; what is longer or stranger, mail servers refuse anyway. */
export const emailPattern = new RegExp(`^${letter}+(?:\\.${letter}+)*@(?:${label}\\.)+${topLabel}$`)

/** Whether it can be an e-mail address. */
export const isEmail = (typed: string): boolean => typed.length <= 254 && emailPattern.test(typed)

/** A domain in ASCII, `xn--mller-kva.example`; as it is where it cannot be written so. Source: RFC 5891. */
export function asciiDomain(domain: string): string {
  if (!/^[A-Za-z0-9.\u00a1-\uffff-]+$/.test(domain) || /^[A-Za-z0-9.-]+$/.test(domain)) return domain
  // Browsers and Node.js know the rules by their addresses of pages.
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}

/** An address with its domain in ASCII, as it is stored, compared and mailed to. */
export const asciiAddress = (address: string): string =>
  address.replace(/(?<=@)[^@]+$/, (domain) => asciiDomain(domain))

/** An address as it is stored and compared: in small letters, its domain in ASCII. */
export const storedAddress = (typed: string): string => asciiAddress(typed.toLowerCase())
