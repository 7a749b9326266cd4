import { Parser } from 'htmlparser2'
import { fail } from '#platform/operations/failure.ts'

const withoutWords = new Set(['style', 'script', 'title'])
const paragraphs = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'ul', 'ol', 'blockquote'])
const lines = new Set(['tr', 'li'])
const isAddress = /^(https?|mailto|tel):/i

/** Elements within each other; mails of newsletter programs have some sixty. Closing many thousands takes seconds. */
const deepest = 500

/**
 * The words of an HTML mail: paragraphs and lines stay, a link stands as text behind its words, the rest goes. Refuses
 * with request.invalid what lies too deep.
 */
export function plainText(html: string): string {
  const words: string[] = []
  let [depth, hidden] = [0, 0]
  let link: { href: string; from: number } | undefined
  const parser = new Parser({
    ontext(text) {
      if (hidden === 0) words.push(text.replace(/[ \t\r\n\f]+/g, ' '))
    },
    onopentag(name, { href = '' }) {
      if (++depth > deepest) fail('request.invalid')
      if (withoutWords.has(name)) hidden++
      else if (name === 'br') words.push('\n')
      else if (name === 'a') link = isAddress.test(href) ? { href, from: words.length } : undefined
    },
    onclosetag(name) {
      depth--
      if (withoutWords.has(name)) hidden--
      else if (paragraphs.has(name)) words.push('\n\n')
      else if (lines.has(name)) words.push('\n')
      else if (name === 'a' && link) {
        const { href, from } = link
        if (!words.slice(from).join('').includes(href)) words.push(` (${href})`)
        link = undefined
      }
    },
  })
  parser.end(html)
  const plain = words.join('').replaceAll('\u00a0', ' ').split('\n')
  return plain
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
