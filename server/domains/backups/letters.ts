import { type Letter, letter, translator } from '#platform/mail/mail-layout.ts'
import { backupMailTexts } from '#texts/backups.ts'
import { mailFootTexts } from '#texts/mail-foot.ts'

interface Facts {
  folder: string
  /** The system's error message. */
  problem: string
}

/** To staff: a backup could not be written. */
export const failedLetter: Letter<Facts> = {
  template: 'backups.failed',
  why: mailFootTexts['mailFoot.staff'],
  write(to, facts) {
    const t = translator(backupMailTexts, to, facts)
    return letter(to, {
      subject: t('backups.mail.subject'),
      paragraphs: [t('backups.mail.text'), facts.problem, t('backups.mail.what')],
      link: { text: t('backups.mail.link'), address: `${to.publicUrl}/management/system` },
    })
  },
  samples: [() => ({ folder: '/backups', problem: 'ENOSPC: no space left on device, write' })],
}
