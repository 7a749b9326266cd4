import type { Studies, StudentStep } from '#contract/students.ts'
import { studentTermsOf } from '#domains/products/public.ts'
import { decidingOrder } from '#domains/orders/public.ts'
import { dayOf } from '#licence/days.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Db } from '#platform/database.ts'
import { isPaid, isProven } from './entitled.ts'
import { beginnings, licencesOfTerm, orderedWithin, studentHoldings, termOf, titlesOf } from './licence-queries.ts'
import { hasConsented } from './person-licence.ts'
import { verificationFor } from './verification.ts'
import { eventsOf, medianHours, placeInQueue, verificationOf } from './verification-queries.ts'

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
  return held ? studiesFor(call, contactId, held) : null
}

/** The same of each of their products. */
export async function allStudiesOf(call: Asker, contactId: string): Promise<Studies[]> {
  const held = await studentHoldings(call.db, contactId)
  return Promise.all(held.map((one) => studiesFor(call, contactId, one)))
}

async function studiesFor(call: Asker, contactId: string, held: Held): Promise<Studies> {
  const { db, settings, clock } = call
  const terms = (await studentTermsOf(db, held.id))!
  const today = dayOf(clock())
  const term = await termOf(db, held.holdingId)
  const ended = term !== undefined && term.endsOn < today
  const [proven, paid, order, verification, person, consented, successor, row] = await Promise.all([
    isProven(db, contactId, held.id, terms),
    isPaid(db, contactId, held.id, terms, ended ? term.endsOn : null),
    decidingOrder(db, contactId, held.id),
    verificationFor(db, contactId, settings.PROOF_DAYS),
    beginnings(db, contactId),
    hasConsented(call as never, contactId),
    terms.successorId ? titlesOf(db, terms.successorId) : undefined,
    verificationOf(db, contactId),
  ])
  const licences = term ? await licencesOfTerm(db, held.holdingId, term.startsOn) : []
  const { priceCents, licenceMonths, proofNeeded, payFirst, hostBound, machines, comparison } = terms
  const waiting = row?.waitingSince ?? null
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
    verification,
    step: stepOf(proven, paid),
    verified: proven,
    paid,
    order: order ?? null,
    profileComplete: Boolean(person?.salutation && person.firstName && person.lastName),
    consented,
    term: term ? { ...term, ended } : null,
    licences: licences.map(({ bytes: _b, serial, hosts: [machine], disabled, ...licence }) => ({
      ...licence,
      serial: String(serial),
      machine: machine.name ?? machine.mac ?? '',
      disabled: disabled || held.disabled,
    })),
    medianHours: await medianHours(db),
    place: row && waiting ? await placeInQueue(db, waiting, row.id) : null,
    campaignNote: await campaignNote(call, contactId),
    events: await timeline(db, contactId, term && !ended ? term.endsOn : null),
  }
}

const stepOf = (proven: boolean, paid: boolean): StudentStep => (proven ? (paid ? 'download' : 'pay') : 'verify')

/** What happened, from the registration to the end that lies ahead. */
async function timeline(db: Db, contactId: string, endsOn: string | null): Promise<Studies['events']> {
  const [person, events] = await Promise.all([beginnings(db, contactId), eventsOf(db, contactId)])
  const begun: Studies['events'] = person
    ? [
        { kind: 'registered', at: person.createdAt, about: '' },
        ...(person.verifiedAt ? [{ kind: 'confirmed' as const, at: person.verifiedAt, about: '' }] : []),
      ]
    : []
  const told = events.map(({ kind, at, about }) => ({ kind, at, about }))
  const ahead = endsOn ? [{ kind: 'ends' as const, at: `${endsOn}T00:00:00.000Z`, about: '' }] : []
  return [...begun, ...told, ...ahead]
}

async function campaignNote({ db, settings }: Asker, contactId: string): Promise<Studies['campaignNote']> {
  const { CAMPAIGN_WEEK: week, CAMPAIGN_NOTE_DE: de, CAMPAIGN_NOTE_EN: en } = settings
  if (!week || !de || !(await orderedWithin(db, contactId, week.from, week.to))) return null
  return { de, en: en ?? de }
}
