import { type Letter, letter } from '#platform/mail/mail-layout.ts'
import { backupMailTexts } from '#texts/backups.ts'
import { fill } from '#texts/fill.ts'
import { mailFootTexts } from '#texts/mail-foot.ts'

interface Facts {
  folder: string
  /** As the system said it. */
  problem: string
}

/** To staff: a backup could not be written. */
export const failedLetter: Letter<Facts> = {
  template: 'backups.failed',
  why: mailFootTexts['mailFoot.staff'],
  write({ language, vendor, publicUrl }, facts) {
    const say = (key: keyof typeof backupMailTexts) =>
      fill(backupMailTexts[key][language], { ...facts, vendor: vendor.name })
    return letter({
      language,
      vendor,
      subject: say('backups.mail.subject'),
      paragraphs: [say('backups.mail.greeting'), say('backups.mail.text'), facts.problem, say('backups.mail.what')],
      link: { text: say('backups.mail.link'), address: `${publicUrl}/management/system` },
      closing: say('backups.mail.closing'),
    })
  },
  samples: [() => ({ folder: '/backups', problem: 'ENOSPC: no space left on device, write' })],
}
