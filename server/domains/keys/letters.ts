import { portalDay } from '#contract/time-zone.ts'
import { type Letter, letter, translator } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import { holderWords } from '#texts/holder-words.ts'
import { keyMailTexts } from '#texts/keys.ts'
import { newLicences, noteSent, receivers } from './work-queries.ts'

interface Facts {
  /** Whose licences they are. */
  name: string
  /** '' for a person. */
  customerNumber: string
  /** Names of the attached files. */
  files: readonly string[]
}

/** Notifies a company's main contacts, or the person, that licences were signed again, with the files attached. */
export const resignedLetter: Letter<Facts> = {
  template: 'keys.resigned',
  why: keyMailTexts['keys.mail.foot'],
  fromLicences: true,
  write(to, facts) {
    const t = translator(keyMailTexts, to, { holder: holderWords(facts) })
    return letter(to, {
      subject: t('keys.mail.subject'),
      paragraphs: [
        t('keys.mail.why'),
        facts.files.map((file) => `• ${file}`).join('\n'),
        t('keys.mail.what'),
        t('keys.mail.unchanged'),
      ],
    })
  },
  samples: [
    () => ({
      name: 'Müller & Söhne Antriebstechnik GmbH',
      customerNumber: '10023',
      files: ['Wellenwerk_Netzwerk_20_10023-100214.lic', 'Wellenwerk_Einzelplatz_20_10023-100215.lic'],
    }),
  ],
}

/** Files one mail carries: mail servers refuse large ones. */
const perMail = 20

/** Queues the licences signed again for each receiver of a holder, in their language; returns how many mails. */
export async function sendNewLicences(
  call: Write,
  part: { id: string; companyId: string | null; contactId: string | null },
): Promise<number> {
  const licences = await newLicences(call.db, part.id, portalDay(call.clock()))
  const contacts = await receivers(call.db, part)
  // Every host's file has the holder's name; the serial distinguishes them.
  const files = licences.map(({ id, fileName, serial }) => ({
    name: fileName.replace(/\.lic$/, `-${serial}.lic`),
    mediaType: 'application/octet-stream',
    record: { kind: 'licence', id },
  }))
  const record =
    part.contactId === null ? { kind: 'company', id: part.companyId! } : { kind: 'contact', id: part.contactId }
  let mails = 0
  for (let at = 0; at < files.length; at += perMail)
    for (const { email, language, ...whose } of contacts) {
      const attachments = files.slice(at, at + perMail)
      const facts = { ...whose, files: attachments.map(({ name }) => name) }
      await call.mail({ email, language }, resignedLetter, facts, { attachments, record })
      mails++
    }
  if (mails > 0)
    await noteSent(
      call.db,
      part.id,
      licences.map(({ id }) => id),
    )
  return mails
}
