import { accountMailSamples } from '#domains/accounts/public.ts'
import { licenceMailSamples } from '#domains/licences/public.ts'
import { profileMailSamples } from '#domains/profile/public.ts'
import type { MailSample } from '#platform/mail-layout.ts'

/** Every mail the portal writes, for the gallery. */
export const mailSamples: readonly MailSample[] = [...accountMailSamples, ...licenceMailSamples, ...profileMailSamples]
