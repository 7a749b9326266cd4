import { fail } from '#platform/failure.ts'
import { queueMail } from '#platform/mail.ts'
import type { Write } from '#platform/operations.ts'
import { fill } from '#texts/fill.ts'
import { licenceMailTexts } from '#texts/licences.ts'
import { licenceFile } from './queries.ts'

export interface LicenceMail {
  receiver: string
  cc: string[]
  comment: string
  language: 'de' | 'en'
}

export interface Sender {
  address: string
  vendorName: string
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
  const values = {
    product,
    version: file.version,
    fileName: file.fileName,
    customerNumber: file.customerNumber,
    vendor: sender.vendorName,
  }
  const say = (key: keyof typeof licenceMailTexts) => fill(licenceMailTexts[key][language], values)
  const paragraphs = [
    say('licences.mail.greeting'),
    say('licences.mail.intro'),
    say(byVersion(file.version)),
    say('licences.mail.unchanged'),
    mail.comment,
    say('licences.mail.closing'),
  ]
  const mailId = await queueMail(call, {
    ...{
      template: 'licences.sent',
      language,
      sender: sender.address,
      senderName: sender.vendorName,
      receiver: mail.receiver,
      cc: mail.cc,
    },
    subject: say('licences.mail.subject'),
    text: paragraphs.filter(Boolean).join('\n\n'),
    attachments: [
      { name: file.fileName, mediaType: 'application/octet-stream', content: file.bytes.toString('base64') },
    ],
    record: { kind: 'licence', id },
  })
  call.audit({ kind: 'licence', id, after: { mail: mailId, receiver: mail.receiver, cc: mail.cc } })
  return { mailId }
}

const byVersion = (version: number): keyof typeof licenceMailTexts =>
  version < 19 ? 'licences.mail.below19' : version === 19 ? 'licences.mail.exactly19' : 'licences.mail.above19'
