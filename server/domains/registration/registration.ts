import type { CompanyRegistration, PrivateRegistration } from '#contract/registration.ts'
import { roleFor, roleNames } from '#domains/access/public.ts'
import { accountForEmail, hashPassword, refuseWeakPassword } from '#domains/accounts/public.ts'
import { checkChallenge, spendChallenge } from './challenge.ts'
import { networkDigest } from '#platform/limits/network-digest.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import type { Before, Call } from '#platform/operations/operations.ts'
import { detailsOf } from './details.ts'
import { countByPrograms, countFromNetwork, insertPending } from './queries.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'
import { serialize } from '#platform/database/serialize.ts'
import { fromNow } from '#platform/database/times.ts'

type Form = Call<unknown, unknown, PrivateRegistration | CompanyRegistration>

const hour = 3_600_000
const sevenDays = 7 * 86_400_000
export const confirmBy = fromNow(sevenDays)

/** The mail whose link confirms a registration, and again. */
export const mailConfirmation = task('registration.mailConfirmation', { id: z.string() })
export const resend = task('registration.resend', { email: z.string() })

/** Checks password and challenge and hashes, before the transaction; for every address alike. */
export async function prepareRegister(call: Before<unknown, unknown, Form['body']>) {
  const { body, tokens } = call
  refuseWeakPassword(body.password, call)
  // Only the operation of programs lets it be left out.
  const challenge = body.challenge === '' ? null : await checkChallenge(tokens.digest, body.challenge)
  return { challenge, passwordHash: await hashPassword(body.password) }
}

/**
 * Stores the registration until the link in the mail is opened. The job that writes the mail finds out whether there is
 * an account. The answer is the same for every address and takes the same time.
 */
export async function register(
  call: Form,
  { challenge, passwordHash }: Awaited<ReturnType<typeof prepareRegister>>,
): Promise<void> {
  const { db, jobs, body, audit, settings } = call
  if (challenge) await spendChallenge(call, challenge)
  else await limitPrograms(call)
  const network = networkDigest(call, 'registration')
  await serialize(db, 'registrations from', network.toString('hex'))
  if ((await countFromNetwork(db, network, fromNow(-hour))) >= settings.REGISTRATIONS_PER_HOUR)
    fail('request.tooMany', { seconds: hour / 1000 })
  const { email, language } = body
  if (!settings.CONCEAL_ACCOUNTS && (await accountForEmail(db, email)))
    fail('registration.userExists', { email }, 'email')
  const id = newId()
  const details = { ...detailsOf(body, settings.PARTNER_SITES), ...(await studentByRole(db, body)) }
  await insertPending(db, {
    id,
    email,
    passwordHash,
    details,
    language,
    expiresAt: confirmBy,
    network,
    withoutChallenge: challenge === null,
  })
  await jobs.send(mailConfirmation, { id })
  // The form is open to all and the address not proven yet: the registration is counted, without a name.
  audit({ kind: 'registration', id: '' })
}

/** Whether the role an older form names is that of students. Refuses with roles.notFound. */
async function studentByRole(db: Db, form: PrivateRegistration | CompanyRegistration): Promise<{ student?: true }> {
  if (form.kind !== 'private' || form.formRoleId === undefined) return {}
  const { formRoleId } = form
  if (!(await roleNames(db)).some(({ id }) => id === formRoleId)) fail('roles.notFound', undefined, 'formRoleId')
  return formRoleId === (await roleFor(db, 'student')).id ? { student: true } : {}
}

/** Registrations without a solved challenge are few: of one network, and of all together. */
async function limitPrograms(call: Form): Promise<void> {
  const { db, settings } = call
  const since = fromNow(-hour)
  const network = networkDigest(call, 'registration')
  await serialize(db, 'registrations without challenge', '')
  const [own, all] = [await countByPrograms(db, since, network), await countByPrograms(db, since, null)]
  if (own >= settings.PROGRAM_REGISTRATIONS_PER_HOUR || all >= settings.PROGRAM_REGISTRATIONS_IN_ALL)
    fail('request.tooMany', { seconds: hour / 1000 })
}

/** Has the confirmation mailed again; the job looks whether something waits for it. */
export async function resendConfirmation({ jobs, body, audit }: Call<unknown, unknown, { email: string }>) {
  await jobs.send(resend, { email: body.email })
  audit({ kind: 'registration', id: '' })
}
