import type { EndWish, MissingEnds } from '#contract/end-requests.ts'
import { answerAddress, holdingFor, lockHolding } from '#domains/holdings/public.ts'
import { lacksEnd, prefillItems } from '#licence/configuration-rules.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { endRequestTexts } from '#texts/end-requests.ts'
import { fill } from '#texts/fill.ts'
import { configurationById, itemsOf } from '../queries.ts'
import { replaceConfigurations } from '../replace.ts'
import { endAnswerLetter } from './letters.ts'
import { insertRequest, lastRequest, missingEnds, requestById, settleRequest } from './queries.ts'

/** How many ends a holding lacks, and the last request while it does. */
export async function readMissingEnds({ db, actor }: Read, holdingId: string): Promise<MissingEnds> {
  await holdingFor(db, actor, holdingId)
  const missing = await missingEnds(db, holdingId)
  return { missing, request: missing > 0 ? ((await lastRequest(db, actor, holdingId)) ?? null) : null }
}

/** Requests that accounts with configurations.edit set count and end of a holding. */
export async function askForEnd(call: Write, holdingId: string, { count, end }: EndWish): Promise<MissingEnds> {
  const { db, actor, audit } = call
  await lockHolding(db, actor, holdingId)
  if ((await missingEnds(db, holdingId)) === 0) fail('endRequests.notMissing')
  const id = newId()
  await insertRequest(db, {
    id,
    holdingId,
    count,
    endDay: end === 'unlimited' ? null : end,
    language: actor.language,
    askedBy: actor.accountId,
    askedEmail: actor.email,
  })
  audit({ kind: 'endRequest', id, after: { holdingId, count, end } })
  return readMissingEnds(call, holdingId)
}

/** Withdraws a request of the caller. */
export async function withdrawEndRequest(call: Write, id: string): Promise<MissingEnds> {
  const { db, actor, audit } = call
  const request = await requestById(db, actor, id)
  if (!request || request.askedBy !== actor.accountId) return fail('endRequests.notFound')
  await settleRequest(db, id, { state: 'withdrawn', answeredBy: actor.accountId })
  audit({ kind: 'endRequest', id, after: { state: 'withdrawn' } })
  return readMissingEnds(call, request.holdingId)
}

/** Sets the requested values, the end where one is missing, or declines, and mails the requester. */
export async function answerEndRequest(
  call: Write,
  id: string,
  answer: { state: 'done' | 'declined'; reason: string },
): Promise<MissingEnds> {
  const { db, actor, audit, settings } = call
  const request = (await requestById(db, actor, id)) ?? fail('endRequests.notFound')
  const { holdingId, count, end, asker, language } = request
  const holding = await lockHolding(db, actor, holdingId)
  await settleRequest(db, id, { ...answer, answeredBy: actor.accountId })
  if (answer.state === 'done') {
    const { configurationId } = holding
    if (configurationId === null || (await missingEnds(db, holdingId)) === 0) return fail('endRequests.notMissing')
    const basedOn = (await configurationById(db, actor, configurationId)) ?? fail('endRequests.notFound')
    const items = prefillItems(await itemsOf(db, configurationId), { count: count ?? undefined, end }, lacksEnd)
    const changeNotes = fill(endRequestTexts['ends.note'][actor.language], { name: asker })
    await replaceConfigurations([{ call, holding, basedOn, items, changeNotes }])
  }
  audit({ kind: 'endRequest', id, before: { state: 'open' }, after: answer })
  // An account that is deleted or blocked gets no mail.
  const email = await answerAddress(db, request, holdingId)
  if (email !== '') {
    const { holder, product } = holding
    const path = `/${settings.PRODUCT_KEY}configuration/overview/${holdingId}`
    const facts = { ...answer, wish: { count, end }, path, holder, product }
    await call.mail({ email, language }, endAnswerLetter, facts, { record: { kind: 'endRequest', id } })
  }
  return readMissingEnds(call, holdingId)
}
