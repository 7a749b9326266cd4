import * as contract from '#contract/renewals.ts'
import type { LicenceRequest } from '#contract/renewals.ts'
import { readRequest } from '#domains/licences/public.ts'
import { answerAddress, holdingOf, requireHolderAccess } from '#domains/holdings/public.ts'
import { bareFileName } from '#licence/licence-file-name.ts'
import { announce } from '#domains/webhooks/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { answerLetter, askedLetter } from './letters.ts'
import { shareCloudAccount, shareHost, insertRequest, insertStep, moveRequest, requestById } from './request-queries.ts'

interface Wish {
  kind: LicenceRequest['kind']
  hostId: string | null
  cloudAccountId: string | null
  message: string
  months: number | null
  file: { name: string; content: string } | null
}

/** Stores what a customer requests, and notifies staff. One request at a time for the same thing. */
export async function askForLicence(
  call: Write,
  holdingId: string,
  { kind, hostId, cloudAccountId, message, months, file }: Wish,
): Promise<LicenceRequest> {
  const { db, actor, audit } = call
  await holdingOf(db, actor, holdingId, contract.askForLicence)
  if (hostId !== null && !(await shareHost(db, holdingId, hostId))) fail('hosts.notFound', undefined, 'hostId')
  if (cloudAccountId !== null && !(await shareCloudAccount(db, holdingId, cloudAccountId)))
    fail('cloud.notFound', undefined, 'cloudAccountId')
  const bytes = file && Buffer.from(file.content, 'base64')
  // A file that is none is refused now, not when staff open it.
  if (bytes) readRequest(bytes)
  const id = newId()
  await insertRequest(db, {
    id,
    holdingId,
    kind,
    hostId,
    cloudAccountId,
    message,
    months: kind === 'renewal' ? months : null,
    file: bytes,
    fileName: file ? bareFileName(file.name) || 'request.id' : '',
    language: actor.language,
    askedBy: actor.accountId,
    askedEmail: actor.email,
  })
  await insertStep(db, id, { state: 'open', note: '' }, actor.accountId)
  const request = (await requestById(db, actor, id)) ?? fail('requests.notFound')
  audit({ kind: 'licenceRequest', id, after: { kind, holdingId, hostId, cloudAccountId, months, state: 'open' } })
  await announce(call, 'request.created', { requestId: id, kind, holdingId, hostId })
  if (call.staff) await call.mail(call.staff, askedLetter, request, { record: { kind: 'licenceRequest', id } })
  return request
}

/** Withdraws an undecided request. */
export async function withdrawRequest({ db, actor, audit }: Write, id: string): Promise<LicenceRequest> {
  const { holder } = (await requestById(db, actor, id)) ?? fail('requests.notFound')
  requireHolderAccess(actor, holder, contract.withdrawRequest, 'requests.notFound')
  if (!(await moveRequest(db, id, ['open', 'inWork'], 'withdrawn'))) fail('requests.decided')
  await insertStep(db, id, { state: 'withdrawn', note: '' }, actor.accountId)
  audit({ kind: 'licenceRequest', id, after: { state: 'withdrawn' } })
  return (await requestById(db, actor, id)) ?? fail('requests.notFound')
}

/** Answers a request and mails the customer in the language of the request; of several answers at once one counts. */
export async function answerRequest(
  call: Write,
  id: string,
  answer: { state: 'inWork' | 'done' | 'declined'; note: string },
): Promise<LicenceRequest & { toldEmail: string }> {
  const { db, actor, audit } = call
  const before = (await requestById(db, actor, id)) ?? fail('requests.notFound')
  const from = answer.state === 'inWork' ? (['open'] as const) : (['open', 'inWork'] as const)
  const asked = (await moveRequest(db, id, from, answer.state)) ?? fail('requests.decided')
  await insertStep(db, id, answer, actor.accountId)
  audit({ kind: 'licenceRequest', id, before: { state: before.state }, after: answer })
  // No mail to an account that is deleted, or no longer of this company.
  const email = await answerAddress(db, asked, before.holdingId)
  if (email !== '') {
    const record = { kind: 'licenceRequest', id }
    await call.mail({ email, language: asked.language }, answerLetter, { request: before, ...answer }, { record })
  }
  return { ...((await requestById(db, actor, id)) ?? fail('requests.notFound')), toldEmail: email }
}
