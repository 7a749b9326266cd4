import type { Studies, StudentStep } from '#contract/students.ts'
import { studentTermsOf } from '#domains/products/public.ts'
import { decidingOrder } from '#domains/orders/public.ts'
import { dayOf } from '#licence/days.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { Db } from '#platform/database/database.ts'
import { isPaid, isProven } from './entitlement.ts'
import {
  beginnings,
  endOfEarlier,
  licencesOfTerm,
  orderedWithin,
  paidAfter,
  studentHoldings,
  termOf,
  titlesOf,
} from './licence-queries.ts'
import { hasConsented } from './person-licence.ts'
import { verificationFor } from '../verifications/verification.ts'
import { eventsOf, medianHours, placeInQueue, verificationOf } from '../verifications/verification-queries.ts'

interface Asker {
  db: Db
  settings: Configuration
  clock: () => Date
}

type Held = Awaited<ReturnType<typeof studentHoldings>>[number]

/** Where somebody stands with a product for students, and what is next; null where they have none. */
export async function studiesOf(
  call: Asker,
  contactId: string,
  wanted: { product?: string | undefined; kind?: string | undefined } = {},
): Promise<Studies | null> {
  const held = (await studentHoldings(call.db, contactId)).find(
    (one) => (!wanted.product || one.id === wanted.product) && (!wanted.kind || one.kind === wanted.kind),
  )
  return held ? studiesFor(call, held, await pupilOf(call, contactId)) : null
}

/** The same of each of their products. */
export async function allStudiesOf(call: Asker, contactId: string): Promise<Studies[]> {
  const held = await studentHoldings(call.db, contactId)
  if (held.length === 0) return []
  const pupil = await pupilOf(call, contactId)
  return Promise.all(held.map((one) => studiesFor(call, one, pupil)))
}

/** What is true of somebody whatever the product. */
async function pupilOf(call: Asker, contactId: string) {
  const { db, settings } = call
  const [verification, person, consented, row, median, note, events] = await Promise.all([
    verificationFor(db, contactId, settings.PROOF_DAYS),
    beginnings(db, contactId),
    hasConsented(db, contactId),
    verificationOf(db, contactId),
    medianHours(db),
    campaignNote(call, contactId),
    eventsOf(db, contactId),
  ])
  const place = row?.waitingSince ? await placeInQueue(db, row.waitingSince, row.id) : null
  return { contactId, verification, person, consented, medianHours: median, place, campaignNote: note, events }
}

type Pupil = Awaited<ReturnType<typeof pupilOf>>

async function studiesFor({ db, clock }: Asker, held: Held, pupil: Pupil): Promise<Studies> {
  const { contactId, person } = pupil
  const terms = (await studentTermsOf(db, held.id))!
  const today = dayOf(clock())
  const term = await termOf(db, held.holdingId)
  const ended = term !== undefined && term.endsOn < today
  const earlier = await endOfEarlier(db, held.holdingId, today)
  const [proven, paid, order, successor] = await Promise.all([
    isProven(db, contactId, held.id, terms),
    isPaid(db, contactId, held.id, terms, earlier),
    decidingOrder(db, contactId, held.id, paidAfter(earlier, terms)),
    terms.successorId ? titlesOf(db, terms.successorId) : undefined,
  ])
  const licences = term ? await licencesOfTerm(db, held.holdingId, term.startsOn) : []
  const { priceCents, licenceMonths, proofNeeded, payFirst, hostBound, machines, comparison } = terms
  return {
    holdingId: held.holdingId,
    product: {
      id: held.id,
      kind: held.kind,
      titleDe: held.titleDe,
      titleEn: held.titleEn,
      subtitleDe: held.subtitleDe,
      subtitleEn: held.subtitleEn,
      version: held.version,
      imageId: held.imageId,
      priceCents,
      licenceMonths,
      proofNeeded,
      payFirst,
      hostBound,
      machines,
      comparison,
      successor: successor ?? null,
    },
    verification: pupil.verification,
    step: stepOf(proven, paid),
    verified: proven,
    paid,
    order: order ?? null,
    profileComplete: Boolean(person?.salutation && person.firstName && person.lastName),
    consented: pupil.consented,
    term: term ? { ...term, ended } : null,
    licences: licences.map(({ bytes: _b, serial, hosts: [machine], disabled, ...licence }) => ({
      ...licence,
      serial: String(serial),
      machine: machine.name ?? machine.mac ?? '',
      disabled: disabled || held.disabled,
    })),
    medianHours: pupil.medianHours,
    place: pupil.place,
    campaignNote: pupil.campaignNote,
    events: timeline(pupil, term && !ended ? term.endsOn : null),
  }
}

const stepOf = (proven: boolean, paid: boolean): StudentStep => (proven ? (paid ? 'download' : 'pay') : 'verify')

const nothing = { aboutDe: '', aboutEn: '' }

/** What happened, from the registration to the end that lies ahead. */
function timeline({ person, events }: Pupil, endsOn: string | null): Studies['events'] {
  const begun: Studies['events'] = person
    ? [
        { kind: 'registered', at: person.createdAt, ...nothing },
        ...(person.verifiedAt ? [{ kind: 'confirmed' as const, at: person.verifiedAt, ...nothing }] : []),
      ]
    : []
  const past = events.map(({ kind, at, aboutDe, aboutEn }) => ({ kind, at, aboutDe, aboutEn }))
  const ahead = endsOn ? [{ kind: 'ends' as const, at: `${endsOn}T00:00:00.000Z`, ...nothing }] : []
  return [...begun, ...past, ...ahead]
}

async function campaignNote({ db, settings }: Asker, contactId: string): Promise<Studies['campaignNote']> {
  const { CAMPAIGN_WEEK: week, CAMPAIGN_NOTE_DE: de, CAMPAIGN_NOTE_EN: en } = settings
  if (!week || !de || !(await orderedWithin(db, contactId, week.from, week.to))) return null
  return { de, en: en ?? de }
}
