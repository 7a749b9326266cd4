import type { Host, HostInput } from '#contract/hosts.ts'
import type { HoldingFacts } from '#domains/holdings/public.ts'
import { lockHolding } from '#domains/holdings/public.ts'
import { createHost, issueLicence, readRequest } from '#domains/licences/public.ts'
import { configureForTerm } from '#domains/configurations/public.ts'
import { type StudentProduct, studentTermsOf } from '#domains/products/public.ts'
import { consentTextVersion } from '#contract/consents.ts'
import { consentsOf, personOf, recordConsent } from '#domains/contacts/public.ts'
import { addDays, addMonths, dayOf } from '#licence/days.ts'
import { requestedHost } from '#licence/requested-host.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { consentLetter } from '../letters.ts'
import { endOfEarlier, licencesOfTerm, termOf, upsertTerm } from './licence-queries.ts'
import { isPaid, isProven } from './entitlement.ts'
import { shareDecision, noteEvent } from '../verifications/verification-queries.ts'

/** Whether somebody consented that the right of withdrawal lapses with the download. */
export async function hasConsented(db: Db, contactId: string): Promise<boolean> {
  return (await consentsOf(db, contactId)).some(({ kind, state }) => kind === 'downloadReturn' && state === 'given')
}

/** Keeps the consent to the lapse of the right of withdrawal (§ 356(5) BGB) and confirms it by mail, once. */
async function consent(call: Write, contactId: string, productId: string): Promise<void> {
  const { db } = call
  await recordConsent(db, {
    contactId,
    kind: 'downloadReturn',
    state: 'given',
    textVersion: consentTextVersion,
    source: 'studentLicence',
  })
  const person = await personOf(db, contactId)
  await call.mail(
    person,
    consentLetter,
    { at: call.clock().toISOString(), productId },
    { record: { kind: 'contact', id: contactId } },
  )
}

interface Wish {
  /** The student's own consent; staff cannot give it. */
  consent: boolean | 'byStaff'
  /** The text of a licence request, where the product is bound to a machine. */
  request?: string | undefined
}

/**
 * Generates the licence of a person's product. Whoever generates for one holding takes turns, so ten at once make one
 * licence; the first of a term begins it.
 */
export async function generateLicence(call: Write, holdingId: string, wish: Wish): Promise<void> {
  const { db, actor, clock } = call
  const holding = await lockHolding(db, actor, holdingId)
  const terms = await studentTermsOf(db, holding.product.id)
  if (holding.holder.kind !== 'contact' || !terms) return fail('students.notForStudents')
  const contactId = holding.holder.id
  const today = dayOf(clock())
  if (holding.disabled) fail('students.suspended')
  // Who takes the decision back sees the licence, or is seen here.
  await shareDecision(db, contactId)
  if (!(await isProven(db, contactId, holding.product.id, terms))) fail('students.notVerified')
  const old = await termOf(db, holdingId)
  const ended = old !== undefined && old.endsOn < today
  if (!(await isPaid(db, contactId, holding.product.id, terms, await endOfEarlier(db, holdingId, today))))
    fail(ended ? 'students.termEnded' : 'students.notPaid')
  const consented = await hasConsented(db, contactId)
  if (!consented && wish.consent === false) fail('students.consentFirst')
  const term = old && !ended ? old : { startsOn: today, endsOn: addDays(addMonths(today, terms.licenceMonths), -1) }
  const known = await licencesOfTerm(db, holdingId, term.startsOn)
  if (known.some(({ disabled }) => disabled)) fail('students.suspended')
  const host = await hostFor(call, holding, terms, { term, known, request: wish.request })
  if (host === null) return
  // The modules run as long as the term; a further machine of it has the same.
  if (known.length === 0) await configureForTerm(call, holdingId, term.endsOn)
  await issueLicence(call, host.id, {})
  await upsertTerm(db, holdingId, term)
  if (!consented && wish.consent === true) await consent(call, contactId, holding.product.id)
  await noteEvent(db, contactId, 'generated', { product: holding.product, by: actor.accountId, at: clock() })
}

interface Place {
  term: { startsOn: string; endsOn: string }
  known: Awaited<ReturnType<typeof licencesOfTerm>>
  request: string | undefined
}

/** The machine a new licence is for; null where there is a licence for it already. */
async function hostFor(
  call: Write,
  holding: HoldingFacts,
  terms: StudentProduct,
  { term, known, request }: Place,
): Promise<Host | null> {
  const { product, id } = holding
  const person = await personOf(call.db, holding.holder.id)
  const base: HostInput = {
    email: person.email,
    version: product.version,
    unlimited: false,
    startDate: term.startsOn,
    endDate: term.endsOn,
    companyNameShort: person.name.slice(0, 99),
    salutation: '',
    firstName: '',
    lastName: '',
    comment: '',
    customerNumber: '',
    terminalServer: false,
    virtualServer: false,
    binding: 'unbound',
    port: terms.port,
    hosts: [nothing, nothing, nothing],
    hostCreatedOn: null,
    serverHostId: '',
    serverName: '',
    installationType: '',
    build: '',
    operatingSystem: '',
  }
  if (!terms.hostBound) return known.length > 0 ? null : createHost(call, id, base)
  if (request === undefined) return known.length > 0 ? null : fail('students.requestNeeded')
  const asked = requestedHost(readRequest(Buffer.from(request)), false)
  const [machine] = asked.hosts
  if (known.some(({ hosts: [own] }) => own.name === machine.name && own.mac === machine.mac)) return null
  if (known.length >= terms.machines) fail('students.machineLimit', { machines: terms.machines })
  const { binding, hosts, hostCreatedOn, installationType, build, operatingSystem } = asked
  const bound = {
    binding: binding === 'triade' ? ('name' as const) : binding,
    hosts: [hosts[0], nothing, nothing] as HostInput['hosts'],
  }
  return createHost(call, id, { ...base, ...bound, hostCreatedOn, installationType, build, operatingSystem })
}

const nothing = { name: null, mac: null }
