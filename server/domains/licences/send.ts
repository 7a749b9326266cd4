import { fail } from '#platform/failure.ts'
import { queueMail } from '#platform/mail.ts'
import type { Write } from '#platform/operations.ts'
import { licenceLetter } from './letters.ts'
import { licenceFile } from './queries.ts'

export interface LicenceMail {
  receiver: string
  cc: string[]
  comment: string
  language: 'de' | 'en'
}

export interface Sender {
  address: string
  vendor: { name: string; colour: string }
}

/** Queues the licence file as a mail, in the caller's transaction; the file is attached byte for byte. */
export async function sendLicence(
  call: Write,
  id: string,
  mail: LicenceMail,
  sender: Sender,
): Promise<{ mailId: string }> {
  const file = (await licenceFile(call.db, call.actor, id)) ?? fail('licences.licNotFound')
  const { language } = mail
  const product = language === 'de' ? file.titleDe : file.titleEn
  const words = licenceLetter({ language, vendor: sender.vendor }, { ...file, product, comment: mail.comment })
  const mailId = await queueMail(call, {
    ...{
      template: 'licences.sent',
      language,
      sender: sender.address,
      senderName: sender.vendor.name,
      receiver: mail.receiver,
      cc: mail.cc,
    },
    ...words,
    attachments: [
      { name: file.fileName, mediaType: 'application/octet-stream', content: file.bytes.toString('base64') },
    ],
    record: { kind: 'licence', id },
  })
  call.audit({ kind: 'licence', id, after: { mail: mailId, receiver: mail.receiver, cc: mail.cc } })
  return { mailId }
}
