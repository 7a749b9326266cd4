import type { Host } from '#contract/hosts.ts'
import { describeHost } from '#licence/words.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { licenceLetter } from '../letters.ts'
import { licenceFile } from '../queries.ts'
import { productTitle } from '#texts/product-names.ts'

export interface LicenceMail {
  receiver: string
  cc: string[]
  comment: string
  language: 'de' | 'en'
}

/** The machines a licence is for, in words; '' for an unbound one. */
const machineOf = ({ binding, hosts }: { binding: string; hosts: Host['hosts'] }, language: 'de' | 'en'): string =>
  binding === 'unbound'
    ? ''
    : hosts
        .slice(0, binding === 'triade' ? 3 : 1)
        .map((host) => describeHost(host, language))
        .join(', ')

/** Queues the licence file as a mail, in the caller's transaction; the file is attached byte for byte. */
export async function sendLicence(call: Write, id: string, mail: LicenceMail): Promise<{ mailId: string }> {
  const file = (await licenceFile(call.db, call.actor, id)) ?? fail('licences.licNotFound')
  const { language, receiver, cc, comment } = mail
  const product = productTitle(file, language)
  const attachment = {
    name: file.fileName,
    mediaType: 'application/octet-stream',
    content: file.bytes.toString('base64'),
  }
  const mailId = await call.mail(
    { email: receiver, language, cc },
    licenceLetter,
    { ...file, product, comment, machine: machineOf(file, language) },
    {
      attachments: [attachment],
      record: { kind: 'licence', id },
    },
  )
  call.audit({ kind: 'licence', id, after: { mail: mailId, receiver, cc } })
  return { mailId }
}
