import { languageOf } from '#contract/shapes.ts'
import type { Letter } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { lockReceiver } from '../queries.ts'

export type Receiver = NonNullable<Awaited<ReturnType<typeof lockReceiver>>>

/** Queues a letter to an account's owner in the owner's language; to `email`, which need not be the account's address. */
export async function mailOwner<F>(
  call: Write,
  receiver: Receiver,
  letter: Letter<F>,
  facts: F,
  email = receiver.email,
): Promise<void> {
  const language = languageOf(receiver.language ?? receiver.contactLanguage)
  const name = [receiver.firstName, receiver.lastName].filter(Boolean).join(' ')
  await call.mail({ email, language, name }, letter, facts, { record: { kind: 'account', id: receiver.id } })
}
