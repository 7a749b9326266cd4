const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const isAddress = /^(https?|mailto|tel):/i

/** The words of an HTML mail: paragraphs and lines stay, a link stands as text behind its words, the rest goes. */
export function plainText(html: string): string {
  const links = html
    .replace(/<(style|script|head|title)\b[^>]*>.*?<\/\1\s*>/gis, '')
    .replace(/<a\b[^>]*\bhref\s*=\s*(["'])(.*?)\1[^>]*>(.*?)<\/a\s*>/gis, (_, _quote, href: string, words: string) =>
      isAddress.test(href) && !words.includes(href) ? `${words} (${href})` : words,
    )
  return unescapeHtml(
    links
      .replace(/\s*[\r\n]\s*/g, ' ')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/(p|div|h[1-6]|table|ul|ol|blockquote)\s*>/gi, '\n\n')
      .replace(/<\/(tr|li)\s*>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const unescapeHtml = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10)
      return code > 0x10_ffff ? whole : String.fromCodePoint(code)
    },
  )
