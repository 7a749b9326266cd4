import type { Holder } from '#contract/holdings.ts'
import type { LicenceEnd, LicenceRequest, RequestState } from '#contract/renewals.ts'
import { machineName } from '#contract/machine-name.ts'
import { addDays } from '#licence/days.ts'
import { type AddressedLetter, type Letter, letter, translator, type WrittenMail } from '#platform/mail/mail-layout.ts'
import { holderWords } from '#texts/holder-words.ts'
import { mailFootTexts } from '#texts/mail-foot.ts'
import { dayWords, validityWords } from '#texts/passport-words.ts'
import { productTitle } from '#texts/product-names.ts'
import { renewalMailTexts, renewalsTexts } from '#texts/renewals.ts'

export interface EndFacts {
  holder: Holder
  holdingId: string
  titleDe: string
  titleEn: string
  version: number
  machine: LicenceEnd['machine']
  endDay: string
  days: number
  /** Everything has ended then; false: some modules end, others run on. */
  whole: boolean
  /** Days on which the licence is still valid after its end. */
  graceDays: number
}

const machineWords = (machine: LicenceEnd['machine']): string => (machine ? `, ${machineName(machine)}` : '')

function endLine(to: AddressedLetter, end: EndFacts): string {
  const { version, machine, endDay, days, whole, graceDays } = end
  const t = translator(renewalMailTexts, to, {
    product: productTitle(end, to.language),
    version,
    machine: machineWords(machine),
    term: validityWords({ state: 'soon', day: endDay, days }, to.language),
    day: dayWords(endDay),
  })
  const line = `• ${t(whole ? 'renewals.mail.reminder.line' : 'renewals.mail.reminder.part')}`
  if (!whole || graceDays === 0) return line
  return `${line}${t('renewals.mail.reminder.grace', { grace: dayWords(addDays(endDay, graceDays)) })}`
}

const renewal = (to: AddressedLetter, end: EndFacts) => ({
  text: translator(renewalMailTexts, to)('renewals.mail.reminder.link', {
    product: productTitle(end, to.language),
    version: end.version,
  }),
  address: `${to.publicUrl}/products/passport/${end.holdingId}`,
})

const linksTo = ([link, ...links]: { text: string; address: string }[]) => ({ ...(link && { link }), links })

/** Reminds a main contact of the ends of their company's licences, or a person of their own. */
function reminder(to: AddressedLetter, ends: readonly EndFacts[]): WrittenMail {
  const t = translator(renewalMailTexts, to)
  const whose = ends[0]!.holder
  const own = whose.kind === 'contact'
  return letter(to, {
    subject: own
      ? t('renewals.mail.reminder.ownSubject')
      : t('renewals.mail.reminder.subject', { number: whose.customerNumber }),
    paragraphs: [
      [
        own ? t('renewals.mail.reminder.ownText') : t('renewals.mail.reminder.text', { company: whose.name }),
        ...ends.map((end) => endLine(to, end)),
      ].join('\n'),
      t('renewals.mail.reminder.what'),
    ],
    // Each product once, linked to where its renewal is requested.
    ...linksTo([...new Map(ends.map((end) => [end.holdingId, end])).values()].map((end) => renewal(to, end))),
  })
}

/** Notifies staff which licences end, holder by holder. */
function staffReminder(to: AddressedLetter, ends: readonly EndFacts[]): WrittenMail {
  const t = translator(renewalMailTexts, to)
  const holders = Map.groupBy(ends, ({ holder }) => holderWords(holder))
  const blocks = [...holders].map(([name, own]) => [name, ...own.map((end) => endLine(to, end))].join('\n'))
  return letter(to, {
    subject: t('renewals.mail.staff.subject', { count: ends.length }),
    paragraphs: [t('renewals.mail.staff.text'), ...blocks],
    link: { text: t('renewals.mail.staff.link'), address: `${to.publicUrl}/expiringlicences` },
  })
}

type RequestFacts = Pick<LicenceRequest, 'id' | 'kind' | 'holder' | 'holdingId' | 'product' | 'message'>

interface Answer {
  request: RequestFacts
  state: Extract<RequestState, 'inWork' | 'done' | 'declined'>
  note: string
}

const requestFacts = (language: 'de' | 'en', { kind, holder, product }: RequestFacts) => ({
  kind: renewalsTexts[`requests.kind.${kind}`][language],
  name: holder.name,
  holder: holderWords(holder),
  product: productTitle(product, language),
  version: product.version,
})

/** Notifies staff of a customer's request. */
function askedFor(to: AddressedLetter, request: RequestFacts): WrittenMail {
  const t = translator(renewalMailTexts, to, requestFacts(to.language, request))
  return letter(to, {
    subject: t('renewals.mail.asked.subject'),
    paragraphs: [t('renewals.mail.asked.text'), request.message],
    link: { text: t('renewals.mail.asked.link'), address: `${to.publicUrl}/management/requests/${request.id}` },
  })
}

/** Notifies the customer of the outcome of their request. */
function answered(to: AddressedLetter, { request, state, note }: Answer): WrittenMail {
  const stateWords = renewalsTexts[`requests.state.${state}`][to.language]
  const t = translator(renewalMailTexts, to, { ...requestFacts(to.language, request), state: stateWords })
  const address = `${to.publicUrl}/products/passport/${request.holdingId}`
  return letter(to, {
    subject: t('renewals.mail.answer.subject'),
    paragraphs: [t(`renewals.mail.answer.${state}`), note],
    link: { text: t('renewals.mail.answer.link'), address },
  })
}

const end: EndFacts = {
  holdingId: '0198c0de-0000-7000-8000-000000000001',
  holder: {
    kind: 'company',
    id: '0198c0de-0000-7000-8000-000000000002',
    name: 'Müller & Söhne Antriebstechnik GmbH',
    customerNumber: '10023',
    language: 'de',
  },
  version: 20,
  days: 30,
  titleDe: 'Wellenwerk Netzwerk',
  titleEn: 'Wellenwerk Network',
  machine: { name: 'SRV-CAD-01', mac: '001B44113AB7' },
  endDay: '2026-12-21',
  whole: true,
  graceDays: 14,
}
const asked: RequestFacts = {
  id: '0198c0de-0000-7000-8000-000000000000',
  holdingId: '0198c0de-0000-7000-8000-000000000001',
  kind: 'hostChange',
  message: 'Der Server zieht im Januar um.',
  holder: end.holder,
  product: { titleDe: end.titleDe, titleEn: end.titleEn, version: 20 },
}

/** To a main contact: which licences of their company end; to a person: which of their own. */
export const reminderLetter: Letter<readonly EndFacts[]> = {
  template: 'renewals.reminder',
  why: renewalMailTexts['renewals.mail.foot.reminder'],
  write: reminder,
  samples: [() => [end, { ...end, machine: { name: null, mac: '001B44113AB7' }, whole: false }]],
}
/** To staff: which licences end, holder by holder. */
export const staffReminderLetter: Letter<readonly EndFacts[]> = {
  template: 'renewals.staff',
  why: mailFootTexts['mailFoot.staff'],
  write: staffReminder,
  samples: [() => [end]],
}
/** To staff: what a customer requests. */
export const askedLetter: Letter<RequestFacts> = {
  template: 'renewals.asked',
  why: mailFootTexts['mailFoot.staff'],
  write: askedFor,
  samples: [() => asked],
}
/** To the customer: what became of their request. */
export const answerLetter: Letter<Answer> = {
  template: 'renewals.answer',
  why: renewalMailTexts['renewals.mail.foot.answer'],
  write: answered,
  samples: (['inWork', 'done', 'declined'] as const).map((state) => () => ({ request: asked, state, note: '' })),
}
