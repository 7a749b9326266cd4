import type { LicenceRequest, RequestState } from '#contract/renewals.ts'
import { formatMac } from '#licence/mac.ts'
import { type Addressed, letter, type MailSample, type Written } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { dayWords, validityWords } from '#texts/passport-words.ts'
import { renewalMailTexts, renewalsTexts } from '#texts/renewals.ts'

export type To = Pick<Addressed, 'language' | 'vendor' | 'publicUrl'>

export interface EndFacts {
  companyName: string
  customerNumber: string
  titleDe: string
  titleEn: string
  version: number
  machine: string
  endDay: string
  days: number
}

const sayer =
  ({ language, vendor }: To) =>
  (key: keyof typeof renewalMailTexts, values = {}) =>
    fill(renewalMailTexts[key][language], { vendor: vendor.name, ...values })

const titleOf = (language: 'de' | 'en', { titleDe, titleEn }: { titleDe: string; titleEn: string }) =>
  language === 'de' ? titleDe : titleEn

/** A network card is written as people write it. */
const machineWords = (machine: string): string =>
  machine === '' ? '' : `, ${/^[0-9A-F]{12}$/.test(machine) ? formatMac(machine) : machine}`

function endLine(to: To, end: EndFacts): string {
  const { version, machine, endDay, days } = end
  const term = validityWords({ state: 'soon', day: endDay, days }, to.language)
  const facts = { product: titleOf(to.language, end), version, machine: machineWords(machine), term }
  return `• ${sayer(to)('renewals.mail.reminder.line', { ...facts, day: dayWords(endDay) })}`
}

/** Tells a main contact which licences of their company end. */
export function reminderLetter(to: To, ends: readonly EndFacts[]): Written {
  const say = sayer(to)
  const { companyName: company = '', customerNumber: number = '' } = ends[0] ?? {}
  return letter({
    ...to,
    subject: say('renewals.mail.reminder.subject', { number }),
    paragraphs: [
      say('renewals.mail.greeting'),
      [say('renewals.mail.reminder.text', { company }), ...ends.map((end) => endLine(to, end))].join('\n'),
      say('renewals.mail.reminder.what'),
    ],
    link: { text: say('renewals.mail.reminder.link'), address: `${to.publicUrl}/products/companyproducts` },
    closing: say('renewals.mail.closing'),
  })
}

/** Tells staff which licences end, company by company. */
export function staffReminderLetter(to: To, ends: readonly EndFacts[]): Written {
  const say = sayer(to)
  const companies = Map.groupBy(ends, ({ companyName, customerNumber }) => `${companyName} (${customerNumber})`)
  const blocks = [...companies].map(([name, own]) => [name, ...own.map((end) => endLine(to, end))].join('\n'))
  return letter({
    ...to,
    subject: say('renewals.mail.staff.subject', { count: ends.length }),
    paragraphs: [say('renewals.mail.greeting'), say('renewals.mail.staff.text'), ...blocks],
    link: { text: say('renewals.mail.staff.link'), address: `${to.publicUrl}/companies` },
    closing: say('renewals.mail.closing'),
  })
}

type Asked = Pick<LicenceRequest, 'id' | 'kind' | 'company' | 'companyProductId' | 'product' | 'message'>

const requestFacts = (language: 'de' | 'en', { kind, company, product }: Asked) => ({
  kind: renewalsTexts[`requests.kind.${kind}`][language],
  company: company.name,
  number: company.customerNumber,
  product: titleOf(language, product),
  version: product.version,
})

/** Tells staff what a customer asks for. */
export function askedLetter(to: To, request: Asked): Written {
  const say = sayer(to)
  const facts = requestFacts(to.language, request)
  return letter({
    ...to,
    subject: say('renewals.mail.asked.subject', facts),
    paragraphs: [say('renewals.mail.greeting'), say('renewals.mail.asked.text', facts), request.message].filter(
      Boolean,
    ),
    link: { text: say('renewals.mail.asked.link'), address: `${to.publicUrl}/management/requests/${request.id}` },
    closing: say('renewals.mail.closing'),
  })
}

/** Tells the customer what became of their request. */
export function answerLetter(
  to: To,
  request: Asked,
  { state, note }: { state: Extract<RequestState, 'inWork' | 'done' | 'declined'>; note: string },
): Written {
  const say = sayer(to)
  const facts = { ...requestFacts(to.language, request), state: renewalsTexts[`requests.state.${state}`][to.language] }
  const address = `${to.publicUrl}/products/passport/${request.companyProductId}`
  return letter({
    ...to,
    subject: say('renewals.mail.answer.subject', facts),
    paragraphs: [say('renewals.mail.greeting'), say(`renewals.mail.answer.${state}`, facts), note].filter(Boolean),
    link: { text: say('renewals.mail.answer.link'), address },
    closing: say('renewals.mail.closing'),
  })
}

const end: EndFacts = {
  ...{ companyName: 'Müller & Söhne Antriebstechnik GmbH', customerNumber: '10023', version: 20, days: 30 },
  ...{ titleDe: 'Wellenwerk Netzwerk', titleEn: 'Wellenwerk Network', machine: 'SRV-CAD-01', endDay: '2026-12-21' },
}
const asked: Asked = {
  ...{ id: '0198c0de-0000-7000-8000-000000000000', companyProductId: '0198c0de-0000-7000-8000-000000000001' },
  ...{ kind: 'hostChange', message: 'Der Server zieht im Januar um.' },
  company: { id: '0198c0de-0000-7000-8000-000000000002', name: end.companyName, customerNumber: '10023' },
  product: { titleDe: end.titleDe, titleEn: end.titleEn, version: 20 },
}

/** Every mail about renewals, with made-up facts. */
export const renewalMailSamples: MailSample[] = [
  { template: 'renewals.reminder', write: (to) => reminderLetter(to, [end, { ...end, machine: '001B44113AB7' }]) },
  { template: 'renewals.staff', write: (to) => staffReminderLetter(to, [end]) },
  { template: 'renewals.asked', write: (to) => askedLetter(to, asked) },
  ...(['inWork', 'done', 'declined'] as const).map((state) => ({
    template: 'renewals.answer',
    write: (to: Addressed) => answerLetter(to, asked, { state, note: '' }),
  })),
]
