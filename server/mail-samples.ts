import { accountMailSamples } from '#domains/accounts/public.ts'
import { keyMailSamples } from '#domains/keys/public.ts'
import { legalMailSamples } from '#domains/legal/public.ts'
import { licenceMailSamples } from '#domains/licences/public.ts'
import { moveMailSamples } from '#domains/moves/public.ts'
import { profileMailSamples } from '#domains/profile/public.ts'
import { registrationMailSamples } from '#domains/registration/public.ts'
import { renewalMailSamples } from '#domains/renewals/public.ts'
import type { MailSample } from '#platform/mail-layout.ts'

/** Every mail the portal writes, for the gallery. A domain that writes more adds its own. */
export const mailSamples: readonly MailSample[] = [
  ...registrationMailSamples,
  ...accountMailSamples,
  ...profileMailSamples,
  ...licenceMailSamples,
  ...keyMailSamples,
  ...renewalMailSamples,
  ...moveMailSamples,
  ...legalMailSamples,
]
