import { portalDay } from '#contract/time-zone.ts'
import * as courses from '#contract/courses.ts'
import { placeOrder as placeOrderOperation } from '#contract/orders.ts'
import * as domains from '#contract/student-domains.ts'
import * as reviews from '#contract/student-reviews.ts'
import * as statistics from '#contract/student-statistics.ts'
import * as versions from '#contract/student-versions.ts'
import * as contract from '#contract/students.ts'
import * as waiting from '#contract/waiting-students.ts'
import { requireVisibleContact } from '#domains/contacts/public.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import { placeOrder } from '#domains/orders/public.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { fail } from '#platform/operations/failure.ts'
import { inTransactions, on, type Route } from '#platform/operations/operations.ts'
import { searchWords } from '#platform/lists/search.ts'
import { askForCourse, decideOnCourse, joinCourse, listOwnCourses, readInvitation } from './courses/courses.ts'
import { downloadLicence } from './licences/download.ts'
import { askForConsent } from './licences/consents.ts'
import { isProven, payableTerm } from './licences/entitlement.ts'
import { generateLicence } from './licences/person-licence.ts'
import { storeProof, lookAtProof, prepareProof, removeProof } from './proofs/proofs.ts'
import { ownContactId } from './public.ts'
import { universitiesWith } from './queries.ts'
import { renewalDays } from './rules.ts'
import { mailsOf } from './reviews/review-queries.ts'
import { claimReview, decide, setUniversity, studentCard, undoDecision } from './reviews/reviews.ts'
import { listWaitingFrom, verifyWaitingFrom } from './reviews/waiting-from.ts'
import {
  addProofLabel,
  changeStudentDomain,
  createStudentDomain,
  removeProofLabel,
  removeStudentDomain,
} from './domains/student-domains.ts'
import { proofLabels } from './domains/proof-label-queries.ts'
import { domainById, domainNamed } from './domains/student-domain-queries.ts'
import { confirmStudentEmail, resendStudentEmail, sendStudentEmail } from './verifications/student-email.ts'
import { countStudents, studentStatistics } from './statistics/statistics.ts'
import { studiesOf } from './licences/studies.ts'
import { takeStudentVersion } from './licences/take.ts'

export const studentRoutes: Route[] = [
  on(contract.readMyStudies, (call) =>
    call.actor.contactId ? studiesOf(call, call.actor.contactId, call.query) : Promise.resolve(null),
  ),
  on(versions.takeStudentVersion, (call) => takeStudentVersion(call, ownContactId(call.actor), call.body.productId)),
  on(contract.sendStudentEmail, (call) =>
    sendStudentEmail(call, ownContactId(call.actor), call.body.email, call.body.productId),
  ),
  on(contract.confirmStudentEmail, (call) => confirmStudentEmail(call, call.body)),
  on(
    contract.uploadProof,
    (call, cleaned: Awaited<ReturnType<typeof prepareProof>>) => storeProof(call, call.query, cleaned),
    prepareProof,
  ),
  on(contract.removeProof, (call) => removeProof(call, call.params.id)),
  on(contract.generateStudentLicence, async (call) => {
    const { db, actor, params, body } = call
    const { product } = await holdingFor(db, actor, params.id)
    await generateLicence(call, params.id, body)
    return (await studiesOf(call, ownContactId(actor), { product: product.id })) ?? fail('students.notForStudents')
  }),
  on(contract.downloadStudentLicence, (call) => downloadLicence(call, call.params.id, call.body.licenceId)),
  // Whether the studies are proven and until when a payment counts is known here, what an order is below.
  inTransactions(placeOrderOperation, (call, transaction) =>
    placeOrder(call, transaction, {
      proven: (db, contactId, productId) => isProven(db, contactId, productId, { proofNeeded: true }),
      payable: (db, contactId, productId, holdingId) =>
        payableTerm(
          db,
          { contactId, productId, holdingId },
          { today: portalDay(call.clock()), days: renewalDays(call.settings) },
        ),
    }),
  ),

  on(reviews.readStudentCard, (call) => studentCard(call, call.params.id)),
  on(reviews.claimReview, (call) => claimReview(call, call.params.id)),
  on(reviews.lookAtProof, (call) => lookAtProof(call, call.params.id)),
  on(reviews.decideOnStudent, (call) => decide(call, call.params.id, call.body)),
  on(reviews.undoDecision, (call) => undoDecision(call, call.params.id)),
  on(waiting.listWaitingFrom, async (call) => ({ items: await listWaitingFrom(call, call.params.id) })),
  on(waiting.verifyWaitingFrom, async (call) => ({ items: await verifyWaitingFrom(call, call.params.id) })),
  on(reviews.setUniversity, (call) => setUniversity(call, call.params.id, call.body.universityId)),
  on(reviews.resendStudentEmail, async (call) => {
    await requireVisibleContact(call.db, call.actor, call.params.id)
    await resendStudentEmail(call, call.params.id)
  }),
  on(reviews.generateLicenceFor, async (call) => {
    const { id, holding } = call.params
    await requireHeldBy(call, id, holding)
    await generateLicence(call, holding, { consent: 'byStaff' })
    return studentCard(call, id)
  }),
  on(reviews.askForConsent, async (call) => {
    const { id, holding } = call.params
    await requireHeldBy(call, id, holding)
    await askForConsent(call, id, holding)
  }),
  on(reviews.downloadLicenceOf, async (call) => {
    await requireHeldBy(call, call.params.id, call.params.holding)
    return downloadLicence(call, call.params.holding)
  }),
  on(reviews.listContactMails, async ({ db, actor, params }) => {
    await requireVisibleContact(db, actor, params.id)
    return { items: await mailsOf(db, params.id) }
  }),
  on(reviews.findUniversities, async ({ db, query }) => {
    const words = searchWords(query.search)
    return { items: words.length === 0 ? [] : await universitiesWith(db, words) }
  }),

  on(courses.listMyCourses, (call) => listOwnCourses(call)),
  on(courses.askForCourse, (call) => askForCourse(call, call.body)),
  on(courses.readCourseInvitation, (call) => readInvitation(call, call.params.code)),
  on(courses.joinCourse, (call) => joinCourse(call, call.params.code)),
  on(courses.decideOnCourse, (call) => decideOnCourse(call, call.params.id, call.body)),

  on(statistics.readStudentStatistics, (call) => studentStatistics(call, call.clock())),
  on(statistics.countStudents, (call) => countStudents(call)),

  on(domains.createStudentDomain, (call) => createStudentDomain(call, call.body)),
  on(
    domains.readStudentDomain,
    async ({ db, params }) => (await domainById(db, params.id)) ?? fail('students.domainNotFound'),
  ),
  on(
    domains.findStudentDomain,
    async ({ db, params }) => (await domainNamed(db, params.domain)) ?? fail('students.domainNotFound'),
  ),
  on(domains.changeStudentDomain, (call) => changeStudentDomain(call, call.params.id, call.body)),
  on(domains.removeStudentDomain, (call) => removeStudentDomain(call, call.params.id)),
  on(domains.listProofLabels, async ({ db }) => ({ items: await proofLabels(db) })),
  on(domains.addProofLabel, (call) => addProofLabel(call, call.body.label)),
  on(domains.removeProofLabel, (call) => removeProofLabel(call, call.params.id)),
  on(domains.removeStudentDomains, (call) => eachRecord(call, call.body.ids, removeStudentDomain)),
]

async function requireHeldBy(
  { db, actor }: Parameters<typeof studentCard>[0],
  contactId: string,
  holdingId: string,
): Promise<void> {
  await requireVisibleContact(db, actor, contactId)
  const { holder } = await holdingFor(db, actor, holdingId)
  if (holder.id !== contactId) fail('holdings.notFound')
}
