import type { z } from 'zod'
import type { Course, courseInput, courseInvitation, decideOnCourse as decision, OwnCourse } from '#contract/courses.ts'
import { isVerified } from '#contract/verification-status.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { openCode, storedCode } from './codes.ts'
import {
  countAsked,
  courseById,
  coursesOf,
  decideCourse,
  hasJoined,
  lockCourse,
  insertCourse,
  insertPlace,
  invitationBy,
} from './course-queries.ts'
import { domainsOf } from '../domains/domains.ts'
import { courseLetter } from '../letters.ts'
import { mailPerson } from '#domains/contacts/public.ts'
import { ownContactId } from '../public.ts'
import { recogniseAddress } from '../domains/recognise-address.ts'
import { confirmedAddresses } from '../verifications/verification-queries.ts'
import { setStatus } from '../verifications/verification.ts'
import { isMailboxTaken, lockVerification, noteEvent } from '../verifications/verification-queries.ts'

/** Courses of one lecturer that may wait for a decision at a time. */
const askedAtMost = 5

/** The university a person has a proven address of. */
async function ownUniversity({ db }: Pick<Read, 'db'>, contactId: string) {
  const addresses = await confirmedAddresses(db, contactId)
  const found = await Promise.all(addresses.map((address) => recogniseAddress(db, address)))
  return found.find(({ university, proves }) => university && proves)?.university
}

type Stored = Awaited<ReturnType<typeof coursesOf>>[number]

const ownView = ({ codeSealed, lecturer: _l, email: _e, ...course }: Stored, call: Linking): OwnCourse => ({
  ...course,
  link: course.state === 'approved' ? linkOf(call, { id: course.id, codeSealed }) : null,
})

type Linking = Pick<Write, 'settings' | 'sealer'>

/** Where students join; null when the keys its code was sealed with are gone. */
function linkOf({ settings, sealer }: Linking, course: { id: string; codeSealed: string | null }): string | null {
  const code = openCode(sealer, course)
  return code && `${settings.PUBLIC_URL}/courses/join?code=${code}`
}

export async function listOwnCourses(call: Read & Linking) {
  const { db, actor } = call
  if (!actor.contactId) return { items: [], university: null }
  const rows = await coursesOf(db, actor.contactId)
  return {
    items: rows.map((row) => ownView(row, call)),
    university: (await ownUniversity(call, actor.contactId)) ?? null,
  }
}

/** Requests places; staff find it among what waits for them. */
export async function askForCourse(call: Write, input: z.output<typeof courseInput>): Promise<OwnCourse> {
  const { db, actor, audit } = call
  const contactId = ownContactId(actor)
  // Locked with the person's verification: of many requests at once, no more than allowed wait.
  await lockVerification(db, contactId)
  const university = (await ownUniversity(call, contactId)) ?? fail('students.courseNoUniversity')
  if ((await countAsked(db, contactId)) >= askedAtMost) fail('students.courseTooMany', { most: askedAtMost })
  const id = newId()
  await insertCourse(db, { id, contactId, studentDomainId: university.id, ...storedCode(call.sealer, id), ...input })
  audit({ kind: 'course', id, after: { ...input, university: university.domain } })
  const course = (await coursesOf(db, contactId)).find((row) => row.id === id)
  return ownView(course ?? fail('students.courseNotFound'), call)
}

type Invitation = z.infer<typeof courseInvitation>

export async function readInvitation({ db, actor }: Read, code: string): Promise<Invitation> {
  const course = (await invitationBy(db, code)) ?? fail('students.courseNotFound')
  return invitation(course, actor.contactId !== null && (await hasJoined(db, course.id, actor.contactId)))
}

const invitation = ({ name, term, university, places, taken }: Course, joined: boolean): Invitation => ({
  name,
  term,
  university,
  free: Math.max(0, places - taken),
  joined,
})

/**
 * Takes a place. It needs a proven address of the course's university, which verifies the person at once unless it
 * has verified another contact. The course is locked, so no more places are given than there are.
 */
export async function joinCourse(call: Write, code: string): Promise<Invitation> {
  const { db, actor, audit, clock } = call
  const contactId = ownContactId(actor)
  const asked = (await invitationBy(db, code)) ?? fail('students.courseNotFound')
  const addresses = await confirmedAddresses(db, contactId)
  const own = addresses.filter((address) => domainsOf(address).includes(asked.university.domain))
  if (own.length === 0) fail('students.courseOtherUniversity', { domain: asked.university.domain })
  const row = await lockVerification(db, contactId)
  await lockCourse(db, asked.id)
  // Read again: the course is locked now.
  const course = (await invitationBy(db, code)) ?? fail('students.courseNotFound')
  if (await hasJoined(db, course.id, contactId)) return invitation(course, true)
  if (course.taken >= course.places) fail('students.courseFull')
  await insertPlace(db, course.id, contactId)
  if (!isVerified(row.status)) {
    const studentEmail = (await firstFree(db, own, contactId)) ?? fail('students.emailTaken')
    const known = { studentDomainId: course.university.id, studentEmail, reason: '', remark: null }
    await setStatus(call, row, 'verified', { ...known, emailConfirmedAt: clock(), emailTokenHash: null })
    await noteEvent(db, contactId, 'verified', { university: course.university })
  }
  audit({ kind: 'course', id: course.id, after: { joined: contactId } })
  return invitation({ ...course, taken: course.taken + 1 }, true)
}

/** The first of some addresses that has verified no other contact. */
async function firstFree(tx: Tx, addresses: readonly string[], contactId: string): Promise<string | undefined> {
  for (const address of addresses.toSorted()) if (!(await isMailboxTaken(tx, address, contactId))) return address
  return undefined
}

/** Approves a course or declines it, once; the lecturer is written to. */
export async function decideOnCourse(
  call: Write,
  id: string,
  { approve, reason }: z.output<(typeof decision)['body']>,
): Promise<Course> {
  const { db, actor, audit } = call
  const held = (await lockCourse(db, id)) ?? fail('students.courseNotFound')
  if (held.state !== 'asked') fail('students.courseDecided')
  if (!approve && reason === '') fail('students.reasonNeeded', undefined, 'reason')
  const state = approve ? 'approved' : 'declined'
  await decideCourse(db, id, { state, reason, decidedBy: actor.accountId })
  const course = (await courseById(db, id)) ?? fail('students.courseNotFound')
  audit({ kind: 'course', id, before: { state: held.state }, after: { state, reason } })
  if (held.contactId) {
    const { name, term, places } = course
    const facts = { course: name, term, places, reason, link: approve ? linkOf(call, held) : null }
    await mailPerson(call, held.contactId, courseLetter, facts)
  }
  return course
}
