import { Group } from '@mantine/core'
import type { z } from 'zod'
import { type contactAccount, endContactSessions, resetContactFactors } from '#contract/contacts.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import classes from '../contacts.module.css'

interface SignInProps {
  id: string
  account: z.infer<typeof contactAccount>
}

/** Where a contact's account is signed in and with what; both are ended from here when a device or a factor is lost. */
export function ContactSignIn({ id, account: { email, sessions, lastSignInAt, secondFactor } }: SignInProps) {
  const t = useTexts(contactsTexts)
  const why = useTexts(reasonsTexts)
  const input = { params: { id } }
  const end = useConfirmed(endContactSessions, () => ({
    input,
    title: t('contacts.signOut'),
    question: t('contacts.signOutQuestion', { email }),
    done: () => notify.success(t('contacts.signedOut', { email })),
  }))
  const reset = useConfirmed(resetContactFactors, () => ({
    input,
    title: t('contacts.resetFactors'),
    question: t('contacts.resetFactorsQuestion', { email }),
    danger: true,
    done: () => notify.success(t('contacts.factorsReset', { email })),
  }))
  return (
    <section className={classes.section} aria-label={t('contacts.signIn')}>
      <Facts
        facts={[
          [t('contacts.lastSignIn'), lastSignInAt ? formats.instant(lastSignInAt) : t('contacts.never')],
          [t('contacts.sessions'), sessions],
          [t('contacts.secondFactor'), t(secondFactor ? 'contacts.secondFactorOn' : 'contacts.secondFactorOff')],
        ]}
      />
      <Group gap="sm" mt="sm">
        <ReasonButton
          variant="default"
          reason={sessions === 0 && why('reason.noSessions')}
          loading={end.pending}
          onClick={() => end.ask()}
        >
          {t('contacts.signOut')}
        </ReasonButton>
        <ReasonButton
          variant="default"
          reason={!secondFactor && why('reason.noFactor')}
          loading={reset.pending}
          onClick={() => reset.ask()}
        >
          {t('contacts.resetFactors')}
        </ReasonButton>
      </Group>
    </section>
  )
}
