import type { MailSample } from '#platform/mail-layout.ts'
import { accountLetter } from './letters.ts'
import {
  codeLetter,
  emailChangedLetter,
  type FactorChange,
  factorsLetter,
  newEmailLetter,
  recoveryLetter,
  takenEmailLetter,
} from './security-letters.ts'

const sample = 'ein-beispiel-dieser-link-fuehrt-nirgendwohin'
const changes: FactorChange[] = [
  ...(['emailOn', 'emailOff', 'totpOn', 'totpOff', 'passkeyAdded', 'passkeyRemoved', 'recoveryNew'] as const),
]

/** Every mail about an account, with made-up facts. */
export const accountMailSamples: MailSample[] = [
  {
    template: 'accounts.unlock',
    write: (to) => accountLetter(to, { kind: 'unlock', link: `${to.publicUrl}/resetlockout?token=${sample}` }),
  },
  {
    template: 'accounts.reset',
    write: (to) => accountLetter(to, { kind: 'reset', link: `${to.publicUrl}/setNewPassword?id=${sample}` }),
  },
  { template: 'accounts.changed', write: (to) => accountLetter(to, { kind: 'changed', link: null }) },
  { template: 'accounts.code', write: (to) => codeLetter(to, { code: '042117' }) },
  ...changes.map((change) => ({
    template: 'accounts.factors',
    write: (to: Parameters<MailSample['write']>[0]) => factorsLetter(to, { change }),
  })),
  ...[6, 2, 0].map((left) => ({
    template: 'accounts.recoveryUsed',
    write: (to: Parameters<MailSample['write']>[0]) => recoveryLetter(to, { left }),
  })),
  {
    template: 'accounts.newEmail',
    write: (to) => newEmailLetter(to, { link: `${to.publicUrl}/confirmemail?token=${sample}` }),
  },
  { template: 'accounts.takenEmail', write: takenEmailLetter },
  { template: 'accounts.emailChanged', write: emailChangedLetter },
]
