import type { MailRow } from '#contract/mails.ts'

/** How a mail is told from others. */
export const nameOf = ({ receiver, subject }: MailRow): string => `${receiver} (${subject})`

/** Whether it failed and may be sent once more. */
export const isResendable = ({ state, receiver }: MailRow): boolean => state === 'failed' && receiver !== ''
