import { portalDay } from '#contract/time-zone.ts'
import type { Studies, StudentStep } from '#contract/students.ts'
import { type StudentProduct, studentTermsOf } from '#domains/products/public.ts'
import { decidingOrder, renewingOrder } from '#domains/orders/public.ts'
import { addDays, addMonths } from '#licence/days.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { Db } from '#platform/database/database.ts'
import { isFree, isPaid, isProven, purchaseToConsentTo } from './entitlement.ts'
import {
  personRow,
  endOfEarlier,
  licencesOfTerm,
  orderedWithin,
  purchaseOf,
  renewableFrom,
  studentHoldings,
  termAfter,
  termsOf,
  titlesOf,
} from './licence-queries.ts'
import { renewalDays, type Term, termsOn } from '../rules.ts'
import { verificationFor } from '../verifications/verification.ts'
import { waitHours } from '../reviews/wait-queries.ts'
import { eventsOf, placeInQueue, verificationOf } from '../verifications/verification-queries.ts'

interface Asker {
  db: Db
  settings: Configuration
  clock: () => Date
}

type Held = Awaited<ReturnType<typeof studentHoldings>>[number]

/** Where a person stands with a product for students, and what is next; null where they have none. */
export async function studiesOf(
  call: Asker,
  contactId: string,
  wanted: { product?: string | undefined; kind?: string | undefined } = {},
): Promise<Studies | null> {
  const held = (await studentHoldings(call.db, contactId)).find(
    (one) => (!wanted.product || one.id === wanted.product) && (!wanted.kind || one.kind === wanted.kind),
  )
  return held ? studiesFor(call, held, await studentFacts(call, contactId)) : null
}

/** The same of each of their products. */
export async function allStudiesOf(call: Asker, contactId: string): Promise<Studies[]> {
  const held = await studentHoldings(call.db, contactId)
  if (held.length === 0) return []
  const student = await studentFacts(call, contactId)
  return Promise.all(held.map((one) => studiesFor(call, one, student)))
}

/** What is true of a student for every product. */
async function studentFacts(call: Asker, contactId: string) {
  const { db, settings } = call
  const [verification, person, row, median, note, events] = await Promise.all([
    verificationFor(db, contactId, settings.PROOF_DAYS),
    personRow(db, contactId),
    verificationOf(db, contactId),
    waitHours(db),
    campaignNote(call, contactId),
    eventsOf(db, contactId),
  ])
  const place = row?.waitingSince ? await placeInQueue(db, row.waitingSince, row.id) : null
  return { contactId, verification, person, waitHours: median, place, campaignNote: note, events }
}

type StudentFacts = Awaited<ReturnType<typeof studentFacts>>

async function studiesFor(call: Asker, held: Held, student: StudentFacts): Promise<Studies> {
  const { db, clock } = call
  const { contactId, person } = student
  const terms = (await studentTermsOf(db, held.id))!
  const today = portalDay(clock())
  const { term, next } = termsOn(await termsOf(db, held.holdingId), today)
  const ended = term !== undefined && term.endsOn < today
  const earlier = await endOfEarlier(db, held.holdingId, today)
  const [proven, paid, order, unconsented, successor] = await Promise.all([
    isProven(db, contactId, held.id, terms),
    isPaid(db, contactId, held.id, terms, earlier),
    decidingOrder(db, contactId, held.id, termAfter(earlier, terms)),
    purchaseToConsentTo(db, contactId, held.id, terms, earlier),
    terms.successorId ? titlesOf(db, terms.successorId) : undefined,
  ])
  const licences = term ? await licencesIn(db, held, term) : []
  const { priceCents, taxPercent, licenceMonths, proofNeeded, payFirst, hostBound, machines, comparison } = terms
  return {
    holdingId: held.holdingId,
    product: {
      id: held.id,
      kind: held.kind,
      titleDe: held.titleDe,
      titleEn: held.titleEn,
      subtitleDe: held.subtitleDe,
      subtitleEn: held.subtitleEn,
      guideDe: held.guideDe,
      guideEn: held.guideEn,
      version: held.version,
      imageId: held.imageId,
      priceCents,
      taxPercent,
      licenceMonths,
      proofNeeded,
      payFirst,
      hostBound,
      machines,
      comparison,
      successor: successor ?? null,
    },
    verification: student.verification,
    step: stepOf(proven, paid),
    verified: proven,
    paid,
    order: order ?? null,
    profileComplete: Boolean(person?.salutation && person.firstName && person.lastName),
    consented: unconsented === undefined,
    term: term ? { ...term, ended } : null,
    licences,
    next: term && !ended ? await nextOf(call, held, { contactId, terms, term, begun: next, proven, paid }) : null,
    waitHours: student.waitHours,
    place: student.place,
    campaignNote: student.campaignNote,
    events: timeline(student, term && !ended ? (next ?? term).endsOn : null),
  }
}

async function licencesIn(db: Db, held: Held, term: Term): Promise<Studies['licences']> {
  const found = await licencesOfTerm(db, held.holdingId, term)
  return found.map(({ bytes: _b, serial, hosts: [machine], disabled, ...licence }) => ({
    ...licence,
    serial: String(serial),
    machine: machine.name ?? machine.mac ?? '',
    disabled: disabled || held.disabled,
  }))
}

interface Running {
  contactId: string
  terms: StudentProduct
  term: Term
  /** The next term, where its licence was generated already. */
  begun: Term | undefined
  proven: boolean
  paid: boolean
}

/** The term after the one that runs, where it costs something. */
async function nextOf(
  { db, clock, settings }: Asker,
  held: Held,
  { contactId, terms, term, begun, proven, paid: runningPaid }: Running,
): Promise<Studies['next']> {
  const who = { contactId, productId: held.id }
  const paidFor = termAfter(term.endsOn, terms)
  const [free, purchase, order] = await Promise.all([
    isFree(db, contactId, held.id, terms),
    purchaseOf(db, who, paidFor),
    renewingOrder(db, contactId, held.id, paidFor),
  ])
  if (free && !purchase && !begun) return null
  const startsOn = addDays(term.endsOn, 1)
  const payableFrom = renewableFrom(term.endsOn, terms, renewalDays(settings))
  const open = !held.disabled && runningPaid && !purchase && payableFrom <= portalDay(clock())
  return {
    ...(begun ?? { startsOn, endsOn: addDays(addMonths(startsOn, terms.licenceMonths), -1) }),
    payableFrom,
    payable: open && (proven || terms.payFirst),
    proofFirst: open && !proven && !terms.payFirst,
    paid: purchase !== undefined,
    order: order ?? null,
    consented: free || (purchase?.consented ?? true),
    licences: begun ? await licencesIn(db, held, begun) : [],
  }
}

const stepOf = (proven: boolean, paid: boolean): StudentStep => (proven ? (paid ? 'download' : 'pay') : 'verify')

const nothing = { aboutDe: '', aboutEn: '', byStaff: false }

/** What happened, from the registration to the end that lies ahead. */
function timeline({ person, events }: StudentFacts, endsOn: string | null): Studies['events'] {
  const begun: Studies['events'] = person
    ? [
        { kind: 'registered', at: person.createdAt, ...nothing },
        ...(person.verifiedAt ? [{ kind: 'confirmed' as const, at: person.verifiedAt, ...nothing }] : []),
      ]
    : []
  const past = events.map(({ kind, at, aboutDe, aboutEn, byStaff }) => ({ kind, at, aboutDe, aboutEn, byStaff }))
  const ahead = endsOn ? [{ kind: 'ends' as const, at: `${endsOn}T00:00:00.000Z`, ...nothing }] : []
  return [...begun, ...past, ...ahead]
}

async function campaignNote({ db, settings }: Asker, contactId: string): Promise<Studies['campaignNote']> {
  const { CAMPAIGN_WEEK: week, CAMPAIGN_NOTE_DE: de, CAMPAIGN_NOTE_EN: en } = settings
  if (!week || !de || !(await orderedWithin(db, contactId, week.from, week.to))) return null
  return { de, en: en ?? de }
}
