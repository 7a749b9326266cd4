import { Paper } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { requestCloudPassword } from '#contract/cloud-sessions.ts'
import { cloudSignInTexts } from '#texts/cloud-sign-in.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useMailed } from '#web/shared/mails/use-mailed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Has a link mailed to set a new password, in the words of the cloud. */
export function CloudForgotPage() {
  const t = useTexts(cloudSignInTexts)
  const navigate = useNavigate()
  const mailed = useMailed()
  const [refused, setRefused] = useState<'unknown' | 'noAccess' | null>(null)
  const entry = useEntry(requestCloudPassword, {
    initial: { email: '' },
    done: async ({ outcome }) => {
      if (outcome !== 'mailed') return setRefused(outcome)
      notify.note(await mailed(t('cloudForgot.done')))
      return navigate({ to: '/awslogin' })
    },
  })
  return (
    <Page slim title={t('cloudForgot.title')} context={t('cloudForgot.context')}>
      <Paper withBorder p="md">
        <Notice mb="sm">{refused && t(`cloudForgot.${refused}`)}</Notice>
        <EntryForm
          mayLeave
          entry={entry}
          saveLabel={t('cloudForgot.submit')}
          cancel={
            <LinkButton variant="default" to="/awslogin">
              {t('cloudLogin.back')}
            </LinkButton>
          }
        >
          <TextField {...entry.field('email', t('cloudLogin.email'))} type="email" autoComplete="username" />
        </EntryForm>
      </Paper>
    </Page>
  )
}
