import type { FileAnswer } from '#contract/operation.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { sendLicence } from '../issuing/send.ts'
import { licenceFile, receiversOf } from '../queries.ts'
import { licenceArchive } from './archive.ts'

/** Licence files in one ZIP file. Refuses with licences.licNotFound where the actor does not get one of them. */
export async function archiveLicences({ db, actor, audit }: Write, licenceIds: readonly string[]): Promise<FileAnswer> {
  const files = []
  for (const id of new Set(licenceIds)) {
    const { fileName, bytes, serial } = (await licenceFile(db, actor, id)) ?? fail('licences.licNotFound')
    files.push({ fileName, bytes, mark: serial })
    audit({ kind: 'licence', id })
  }
  return licenceArchive(files)
}

/**
 * Queues licence files as mails, each to the address of its host. Refuses as sendLicence does, and with
 * licences.noReceiver where a host has no address.
 */
export async function sendLicences(
  call: Write,
  { licenceIds, comment }: { licenceIds: readonly string[]; comment: string },
): Promise<{ licenceId: string; mailedTo: string }[]> {
  const receivers = new Map((await receiversOf(call.db, call.actor, licenceIds)).map((one) => [one.id, one]))
  const sent: { licenceId: string; mailedTo: string }[] = []
  for (const licenceId of new Set(licenceIds)) {
    const { email, language } = receivers.get(licenceId) ?? fail('licences.licNotFound')
    if (email === '') fail('licences.noReceiver')
    await sendLicence(call, licenceId, { receiver: email, cc: [], comment, language })
    sent.push({ licenceId, mailedTo: email })
  }
  return sent
}
