import { fill, type Text } from '#texts/fill.ts'
import { mailFootTexts, mailFrameTexts } from '#texts/mail-foot.ts'
import { escapeHtml } from '../http/answers/html.ts'

/** Whom a mail is for, and whom it comes from. */
export interface AddressedLetter {
  language: 'de' | 'en'
  vendor: { name: string; colour: string }
  /** Links lead here and nowhere else. */
  publicUrl: string
  /** Pages of the vendor that stand elsewhere, such as the imprint. */
  pages?: Readonly<Record<string, string>>
  /** '' when it is not known. */
  name: string
  email: string
}

/** A mail's words as text and as HTML. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
}

/** Whom a letter goes to; the language is theirs. */
export interface Receiver {
  email: string
  language: 'de' | 'en'
  /** How they are greeted; left out when it is not known. */
  name?: string
  cc?: readonly string[]
}

/** One kind of mail a domain writes, out of facts. */
export interface Letter<Facts> {
  /** Its name in the outbox: `accounts.reset`. */
  template: string
  /** Why it comes, said below it. */
  why: Text
  write(to: AddressedLetter, facts: Facts): WrittenMail
  /** Made-up facts, one for each of its forms; the gallery shows them. */
  samples: readonly ((to: AddressedLetter) => Facts)[]
  /**
   * What of the facts only its receiver may know, such as the secret of a link: letters, digits, - and _ alone. It is
   * sealed until the mail is sent and deleted afterwards; the outbox stores the words without it.
   */
  secret?(facts: Facts): string
  /** Licences come from an address of their own (MAIL_LICENCE_FROM). */
  fromLicences?: true
}

/** Stands in samples for the secret of a link. */
export const sampleToken = 'ein-beispiel-dieser-link-fuehrt-nirgendwohin'

/** A mail as the gallery shows it. */
export interface MailSample {
  template: string
  write: (to: AddressedLetter) => WrittenMail
}

/** The letters of a domain with their made-up facts. */
export const samplesOf = (letters: readonly Letter<unknown>[]): MailSample[] =>
  letters.flatMap((letter) =>
    letter.samples.map((facts) => ({
      template: letter.template,
      write: (to: AddressedLetter) => writeLetter(letter, to, facts(to)),
    })),
  )

/** The letters of a domain as templates: placeholders such as `{link}` and `{firstName}` stand where facts would. */
export const templatesOf = (letters: readonly Letter<unknown>[]): MailSample[] =>
  letters.flatMap((letter) =>
    letter.samples.map((facts) => ({
      template: letter.template,
      write(to: AddressedLetter) {
        const made = facts(to)
        return mapWords(writeLetter(letter, { ...to, ...placeholderReceiver }, made), (words, escape) =>
          withPlaceholders(words, to, [...factsToReplace(letter, made)], escape),
        )
      },
    })),
  )

const placeholderReceiver = { name: '{firstName} {lastName}', email: '{email}' }

function* factsToReplace<F>(letter: Letter<F>, facts: F): Iterable<[value: string, placeholder: string]> {
  const secret = letter.secret?.(facts)
  if (secret) yield [secret, '{code}']
  const named = Object.entries(facts ?? {}).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    // Shorter ones stand in words that have nothing to do with them.
    typeof value === 'string' && value.length > 2 ? [[value, `{${name}}`]] : [],
  )
  yield* named.toSorted(([one], [other]) => other.length - one.length)
}

const mapWords = (
  { subject, text, html }: WrittenMail,
  replace: (words: string, escape: (text: string) => string) => string,
): WrittenMail => ({
  subject: replace(subject, String),
  text: replace(text, String),
  html: replace(html, escapeHtml),
})

/** Links go first, since facts stand in them; those to the vendor's own pages stay. */
function withPlaceholders(
  words: string,
  { publicUrl }: AddressedLetter,
  facts: readonly [string, string][],
  escape: (text: string) => string,
): string {
  const links = words.split(publicUrl).map((part, at) => {
    if (at === 0) return part
    return part.startsWith('/pages/') ? `${publicUrl}${part}` : part.replace(/^[^\s"<]*/, '{link}')
  })
  return facts.reduce((done, [value, name]) => done.replaceAll(escape(value), () => name), links.join(''))
}

/** A letter with what stands below each: why it came, whose it is, and where to write to. */
export function writeLetter<F>(letter: Letter<F>, to: AddressedLetter, facts: F): WrittenMail {
  const { subject, text, html } = letter.write(to, facts)
  const t = translator(mailFootTexts, to)
  const reason = `${t('mailFoot.why')} ${letter.why[to.language]}`
  const pages = (['imprint', 'contact'] as const).map((slug) => {
    const page = to.pages?.[slug] ?? `/pages/${slug}`
    return { text: t(`mailFoot.${slug}`), address: page.startsWith('/') ? `${to.publicUrl}${page}` : page }
  })
  const lines = [to.vendor.name, ...pages.map((page) => `${page.text}: ${page.address}`)]
  const links = pages.map(
    ({ text: name, address }) => `<a href="${escapeHtml(address)}" style="color:#52606d">${escapeHtml(name)}</a>`,
  )
  const foot = `<div style="max-width:560px;margin:16px auto 0;font-size:13px;color:#52606d"><p style="margin:0 0 8px">${escapeHtml(reason)}</p><p style="margin:0">${[escapeHtml(to.vendor.name), ...links].join(' · ')}</p></div>`
  return {
    subject,
    text: `${text}\n\n-- \n${[reason, ...lines].join('\n')}`,
    html: html.replace(/<\/body><\/html>$/, () => `${foot}</body></html>`),
  }
}

/**
 * Translates a letter's texts by their keys, into the receiver's language: `say('keys.mail.why')`. `{vendor}` stands
 * for the vendor's name, `{name}` and `{email}` for the receiver's. Where `facts` hold one of these, theirs counts;
 * what one text is given counts before both: `say('renewals.mail.staff.subject', { count })`. Typed input never becomes
 * a link; addresses, files and folders stay as they are.
 */
export function translator<Key extends string>(
  texts: Record<Key, Text>,
  { language, vendor, name, email }: AddressedLetter,
  facts: object = {},
): (key: Key, more?: object) => string {
  const values = { vendor: vendor.name, email, ...typed({ name, ...facts }) }
  return (key, more) => fill(texts[key][language], { ...values, ...(more && typed(more)) })
}

/** Facts whose dots belong to them. */
const asTheyAre = new Set(['email', 'by', 'address', 'fileName', 'folder', 'problem'])

const typed = (facts: object): object =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' && !asTheyAre.has(key) ? withoutLinks(value) : value,
    ]),
  )

interface Link {
  text: string
  address: string
}

interface LetterParts {
  subject: string
  /** Greets its receiver by name, where that is known. */
  byName?: true
  /** What follows the greeting, plain text each; whatever they hold is escaped. Empty ones are left out. */
  paragraphs: readonly string[]
  /** Shown as a button, and written out below it; it stands after the first of the `paragraphs`. */
  link?: Link
  /** More of them below it, where the letter is about several things. */
  links?: readonly Link[]
  /** Instead of kind regards. */
  closing?: string
  /** Neither greets nor closes: it is sent word for word. */
  bare?: true
}

// An account has its language; for those without one, the page speaks that of the mail.
function inLanguage(address: string, { language, publicUrl }: AddressedLetter): string {
  if (language === 'de' || !address.startsWith(publicUrl)) return address
  const [page = '', hash] = address.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`
}

/** The one layout of the portal's own mails: the same words as text and as HTML, under the vendor's name and colour. */
export function letter(to: AddressedLetter, parts: LetterParts): WrittenMail {
  const { subject } = parts
  const placed = (one: Link) => ({ ...one, address: inLanguage(one.address, to) })
  const [link, links] = [parts.link && placed(parts.link), (parts.links ?? []).map(placed)]
  const t = translator(mailFrameTexts, to)
  const [first, ...others] = parts.paragraphs.filter(Boolean)
  const greeting = t(parts.byName && to.name ? 'mail.greetingByName' : 'mail.greeting')
  const before = [...(parts.bare ? [] : [greeting]), ...(first ? [first] : [])]
  const after = [...others, ...(parts.bare ? [] : [parts.closing ?? t('mail.closing')])]
  const text = [
    ...before,
    ...[...(link ? [link] : []), ...links].map((one) => `${one.text}:\n${one.address}`),
    ...after,
  ].join('\n\n')
  return { subject, text, html: page(to, { subject, link, links }, before, after) }
}

function page(
  { language, vendor }: AddressedLetter,
  { subject, link, links }: { subject: string; link: Link | undefined; links: readonly Link[] },
  before: string[],
  after: string[],
): string {
  const colour = escapeHtml(vendor.colour)
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const address = link && escapeHtml(link.address)
  const button = link
    ? `<p style="margin:24px 0 8px"><a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:4px;background:${colour};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.text)}</a></p><p style="margin:0 0 24px;font-size:13px;overflow-wrap:anywhere"><a href="${address}" style="color:${colour}">${address}</a></p>`
    : ''
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:#f3f4f6;color:#1f2933;font:16px/1.5 sans-serif">`,
    `<div style="max-width:560px;margin:0 auto;background:#ffffff;border-top:4px solid ${colour};padding:24px">`,
    `<p style="margin:0 0 24px;font-weight:600;color:${colour}">${escapeHtml(vendor.name)}</p>`,
    ...before.map(paragraph),
    button,
    ...links.map(
      (one) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(one.address)}" style="color:${colour}">${escapeHtml(one.text)}</a></p>`,
    ),
    ...after.map(paragraph),
    '</div></body></html>',
  ].join('')
}

/**
 * Words typed by a user, such as a name, as they stand in a mail: on one line, and with nothing that a mail program makes a
 * link of. What looks like an address is parted: `www.firma.de` becomes `www firma. de`.
 */
const withoutLinks = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .replaceAll('://', ' ')
    .replace(/\bwww[.。．｡]/giu, 'www ')
    .replace(/(?<=[\p{L}\p{N}_-])[.。．｡](?=[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-])/gu, '. ')
    .trim()
