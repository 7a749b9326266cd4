import type { LicenceRequest, RequestState } from '#contract/renewals.ts'
import { formatMac } from '#licence/mac.ts'
import { type Addressed, type Letter, letter, type Written } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { dayWords, validityWords } from '#texts/passport-words.ts'
import { renewalMailTexts, renewalsTexts } from '#texts/renewals.ts'

export interface EndFacts {
  companyName: string
  customerNumber: string
  titleDe: string
  titleEn: string
  version: number
  machine: string
  endDay: string
  days: number
  /** Everything has ended then; false: some modules end, others run on. */
  whole: boolean
}

const sayer =
  ({ language, vendor }: Addressed) =>
  (key: keyof typeof renewalMailTexts, values = {}) =>
    fill(renewalMailTexts[key][language], { vendor: vendor.name, ...values })

const titleOf = (language: 'de' | 'en', { titleDe, titleEn }: { titleDe: string; titleEn: string }) =>
  language === 'de' ? titleDe : titleEn

/** A network card is written as people write it. */
const machineWords = (machine: string): string =>
  machine === '' ? '' : `, ${/^[0-9A-F]{12}$/.test(machine) ? formatMac(machine) : machine}`

function endLine(to: Addressed, end: EndFacts): string {
  const { version, machine, endDay, days, whole } = end
  const term = validityWords({ state: 'soon', day: endDay, days }, to.language)
  const facts = { product: titleOf(to.language, end), version, machine: machineWords(machine), term }
  const key = whole ? 'renewals.mail.reminder.line' : 'renewals.mail.reminder.part'
  return `• ${sayer(to)(key, { ...facts, day: dayWords(endDay) })}`
}

/** Tells a main contact which licences of their company end. */
function reminder(to: Addressed, ends: readonly EndFacts[]): Written {
  const say = sayer(to)
  const { companyName: company = '', customerNumber: number = '' } = ends[0] ?? {}
  return letter({
    language: to.language,
    vendor: to.vendor,
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
function staffReminder(to: Addressed, ends: readonly EndFacts[]): Written {
  const say = sayer(to)
  const companies = Map.groupBy(ends, ({ companyName, customerNumber }) => `${companyName} (${customerNumber})`)
  const blocks = [...companies].map(([name, own]) => [name, ...own.map((end) => endLine(to, end))].join('\n'))
  return letter({
    language: to.language,
    vendor: to.vendor,
    subject: say('renewals.mail.staff.subject', { count: ends.length }),
    paragraphs: [say('renewals.mail.greeting'), say('renewals.mail.staff.text'), ...blocks],
    link: { text: say('renewals.mail.staff.link'), address: `${to.publicUrl}/companies` },
    closing: say('renewals.mail.closing'),
  })
}

type Asked = Pick<LicenceRequest, 'id' | 'kind' | 'company' | 'companyProductId' | 'product' | 'message'>

interface Answer {
  request: Asked
  state: Extract<RequestState, 'inWork' | 'done' | 'declined'>
  note: string
}

const requestFacts = (language: 'de' | 'en', { kind, company, product }: Asked) => ({
  kind: renewalsTexts[`requests.kind.${kind}`][language],
  company: company.name,
  number: company.customerNumber,
  product: titleOf(language, product),
  version: product.version,
})

/** Tells staff what a customer asks for. */
function askedFor(to: Addressed, request: Asked): Written {
  const say = sayer(to)
  const facts = requestFacts(to.language, request)
  return letter({
    language: to.language,
    vendor: to.vendor,
    subject: say('renewals.mail.asked.subject', facts),
    paragraphs: [say('renewals.mail.greeting'), say('renewals.mail.asked.text', facts), request.message].filter(
      Boolean,
    ),
    link: { text: say('renewals.mail.asked.link'), address: `${to.publicUrl}/management/requests/${request.id}` },
    closing: say('renewals.mail.closing'),
  })
}

/** Tells the customer what became of their request. */
function answered(to: Addressed, { request, state, note }: Answer): Written {
  const say = sayer(to)
  const facts = { ...requestFacts(to.language, request), state: renewalsTexts[`requests.state.${state}`][to.language] }
  const address = `${to.publicUrl}/products/passport/${request.companyProductId}`
  return letter({
    language: to.language,
    vendor: to.vendor,
    subject: say('renewals.mail.answer.subject', facts),
    paragraphs: [say('renewals.mail.greeting'), say(`renewals.mail.answer.${state}`, facts), note].filter(Boolean),
    link: { text: say('renewals.mail.answer.link'), address },
    closing: say('renewals.mail.closing'),
  })
}

const end: EndFacts = {
  companyName: 'Müller & Söhne Antriebstechnik GmbH',
  customerNumber: '10023',
  version: 20,
  days: 30,
  titleDe: 'Wellenwerk Netzwerk',
  titleEn: 'Wellenwerk Network',
  machine: 'SRV-CAD-01',
  endDay: '2026-12-21',
  whole: true,
}
const asked: Asked = {
  id: '0198c0de-0000-7000-8000-000000000000',
  companyProductId: '0198c0de-0000-7000-8000-000000000001',
  kind: 'hostChange',
  message: 'Der Server zieht im Januar um.',
  company: { id: '0198c0de-0000-7000-8000-000000000002', name: end.companyName, customerNumber: '10023' },
  product: { titleDe: end.titleDe, titleEn: end.titleEn, version: 20 },
}

/** To a main contact: which licences of their company end. */
export const reminderLetter: Letter<readonly EndFacts[]> = {
  template: 'renewals.reminder',
  write: reminder,
  samples: [() => [end, { ...end, machine: '001B44113AB7', whole: false }]],
}
/** To staff: which licences end, company by company. */
export const staffReminderLetter: Letter<readonly EndFacts[]> = {
  template: 'renewals.staff',
  write: staffReminder,
  samples: [() => [end]],
}
/** To staff: what a customer asks for. */
export const askedLetter: Letter<Asked> = { template: 'renewals.asked', write: askedFor, samples: [() => asked] }
/** To the customer: what became of their request. */
export const answerLetter: Letter<Answer> = {
  template: 'renewals.answer',
  write: answered,
  samples: (['inWork', 'done', 'declined'] as const).map((state) => () => ({ request: asked, state, note: '' })),
}
