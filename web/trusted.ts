const addresses = new Set<string>()

/** Lets a script of another origin be loaded: the statistics the visitor consented to. */
export const trustScript = (url: string): void => void addresses.add(new URL(url).href)

/** Text for an element, such as the rules of a style; nothing that would make an element or a reference. */
export const trustedMarkup = (text: string): string | null => (/[<&]/.test(text) ? null : text)

/** Scripts and workers: the build's own files, and what `trustScript` named. */
export function trustedAddress(url: string, origin: string): string | null {
  const { href, origin: from, pathname } = new URL(url, origin)
  return (from === origin && pathname.startsWith('/assets/')) || addresses.has(href) ? href : null
}
