import { portalDay } from '#contract/time-zone.ts'
import type { Host, HostInput } from '#contract/hosts.ts'
import type { HoldingFacts } from '#domains/holdings/public.ts'
import { lockHolding } from '#domains/holdings/public.ts'
import { createHost, issueLicence, readRequest } from '#domains/licences/public.ts'
import { configureForTerm } from '#domains/configurations/public.ts'
import { type StudentProduct, studentTermsOf } from '#domains/products/public.ts'
import { personOf } from '#domains/contacts/public.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { requestedHost } from '#licence/requested-host.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { consentTo } from './consents.ts'
import { endOfEarlier, insertTerm, licencesOfTerm, purchaseOf, termAfter, termsOf } from './licence-queries.ts'
import { isPaid, isProven, purchaseToConsentTo } from './entitlement.ts'
import { termsOn } from '../rules.ts'
import { shareDecision, noteEvent } from '../verifications/verification-queries.ts'

interface Wish {
  /** The student's own consent; staff cannot give it. */
  consent: boolean | 'byStaff'
  /** The text of a licence request, where the product is bound to a machine. */
  request?: string | undefined
  /** For the term after the one that still runs, once that is paid. */
  next?: boolean | undefined
}

/**
 * Generates the licence of a person's product. The holding is locked, so ten at once make one
 * licence; the first of a term begins it.
 */
export async function generateLicence(call: Write, holdingId: string, wish: Wish): Promise<void> {
  const { db, actor, clock } = call
  const holding = await lockHolding(db, actor, holdingId)
  const terms = await studentTermsOf(db, holding.product.id)
  if (holding.holder.kind !== 'contact' || !terms) return fail('students.notForStudents')
  const contactId = holding.holder.id
  if (holding.disabled) fail('students.suspended')
  // Who takes the decision back sees the licence, or is seen here.
  await shareDecision(db, contactId)
  const { id: productId } = holding.product
  if (!(await isProven(db, contactId, productId, terms))) fail('students.notVerified')
  const { term, ended } = await (wish.next ? nextTerm : dueTerm)(call, holding, terms)
  const unconsented = await purchaseToConsentTo(db, contactId, productId, terms, ended)
  if (unconsented && wish.consent === false) fail('students.consentFirst')
  const known = await licencesOfTerm(db, holdingId, term)
  if (known.some(({ disabled }) => disabled)) fail('students.suspended')
  const host = await hostFor(call, holding, terms, { term, known, request: wish.request })
  if (host === null) return
  if (unconsented && wish.consent === true)
    await consentTo(call, contactId, { orderId: unconsented, productId, source: 'studentLicence' })
  // The modules run as long as the term; a further machine of it has the same.
  if (known.length === 0) await configureForTerm(call, holdingId, term.endsOn)
  await issueLicence(call, host.id, {})
  await insertTerm(db, holdingId, term)
  await noteEvent(db, contactId, 'generated', { product: holding.product, by: actor.accountId, at: clock() })
}

type Terms = Pick<StudentProduct, 'licenceMonths' | 'priceCents'>

const termFrom = (startsOn: string, { licenceMonths }: Terms) => ({
  startsOn,
  endsOn: addDays(addMonths(startsOn, licenceMonths), -1),
})

/** The term that runs, or that begins today; refuses where it is not paid. `ended` is the last day of the one before. */
async function dueTerm({ db, clock }: Write, { id, holder, product }: HoldingFacts, terms: Terms) {
  const today = portalDay(clock())
  const { term } = termsOn(await termsOf(db, id), today)
  const runs = term !== undefined && term.endsOn >= today
  const ended = await endOfEarlier(db, id, today)
  if (!(await isPaid(db, holder.id, product.id, terms, ended)))
    fail(term && !runs ? 'students.termEnded' : 'students.notPaid')
  return { term: runs ? term : termFrom(today, terms), ended }
}

/** The one that follows the end of the one that runs; refuses where it is not paid. */
async function nextTerm({ db, clock }: Write, { id, holder, product }: HoldingFacts, terms: Terms) {
  const today = portalDay(clock())
  const { term, next } = termsOn(await termsOf(db, id), today)
  if (!term || term.endsOn < today) return fail('students.notPaid')
  const ended = term.endsOn
  const who = { contactId: holder.id, productId: product.id }
  if (!(await purchaseOf(db, who, termAfter(ended, terms)))) fail('students.notPaid')
  return { term: next ?? termFrom(addDays(ended, 1), terms), ended }
}

interface LicenceTerm {
  term: { startsOn: string; endsOn: string }
  known: Awaited<ReturnType<typeof licencesOfTerm>>
  request: string | undefined
}

/** The machine a new licence is for; null where there is a licence for it already. */
async function hostFor(
  call: Write,
  holding: HoldingFacts,
  terms: StudentProduct,
  { term, known, request }: LicenceTerm,
): Promise<Host | null> {
  const { product, id } = holding
  const person = await personOf(call.db, holding.holder.id)
  const base: HostInput = {
    email: person.email ?? '',
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
  const bound: Pick<HostInput, 'binding' | 'hosts'> = {
    binding: binding === 'triade' ? 'name' : binding,
    hosts: [hosts[0], nothing, nothing],
  }
  return createHost(call, id, { ...base, ...bound, hostCreatedOn, installationType, build, operatingSystem })
}

const nothing = { name: null, mac: null }
