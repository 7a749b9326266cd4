import type { Domain } from '#platform/installation/domain.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { sealPlainCodes } from './courses/codes.ts'
import { courseFacts, forgetCourses, waitingCourses } from './courses/course-queries.ts'
import { studentJobs } from './jobs.ts'
import {
  consentLetter,
  consentRequestLetter,
  courseLetter,
  decisionLetter,
  endingLetter,
  expiredLetter,
  paidLetter,
  refundedLetter,
  reinstatedLetter,
  studentEmailLetter,
  testOrderLetter,
} from './letters.ts'
import { studentLists } from './lists.ts'
import { deleteVerification } from './queries.ts'
import { studentRoutes } from './routes.ts'
import { requireConsent } from './licences/consents.ts'
import { seedStudentDomains } from './domains/seed-domains.ts'
import { deleteProofs, emptyEvents, eventsOf, proofsOf, verificationOf } from './verifications/verification-queries.ts'
import { waitingForReview } from './reviews/review-queries.ts'

/** How far a person's verification as a student is, which proofs of it are stored, and what happened when. */
const personalData: PersonalData = {
  name: 'verification',
  async read(db, { contactId }) {
    const own = contactId ? await verificationOf(db, contactId) : undefined
    if (!contactId || !own) return null
    const { status, studentEmail, verifiedAt, reason } = own
    const [proofs, events, courses] = await Promise.all([
      proofsOf(db, contactId),
      eventsOf(db, contactId),
      courseFacts(db, contactId),
    ])
    return {
      status,
      studentEmail,
      verifiedAt,
      reason,
      proofs: proofs.map(({ name, mediaType, size, uploadedAt }) => ({ name, mediaType, size, uploadedAt })),
      courses,
      events: events.map(({ kind, at, aboutDe, aboutEn }) => ({ kind, at, aboutDe, aboutEn })),
    }
  },
  async erase(tx, { contactId }) {
    if (!contactId) return
    await forgetCourses(tx, contactId)
    await deleteProofs(tx, contactId)
    await emptyEvents(tx, contactId)
    await deleteVerification(tx, contactId)
  },
}

/** Students: how they prove their studies, and what they get for it. */
export const studentsDomain: Domain = {
  name: 'students',
  routes: studentRoutes,
  jobs: studentJobs,
  waiting: [waitingForReview, waitingCourses],
  lists: studentLists,
  letters: [
    studentEmailLetter,
    decisionLetter,
    paidLetter,
    refundedLetter,
    consentLetter,
    consentRequestLetter,
    endingLetter,
    expiredLetter,
    courseLetter,
    testOrderLetter,
    reinstatedLetter,
  ],
  personalData,
  licensing: requireConsent,
  seed: async (db, { sealer }) => {
    await seedStudentDomains(db)
    await sealPlainCodes(db, sealer)
  },
}
