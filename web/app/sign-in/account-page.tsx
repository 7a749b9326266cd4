import { Radio, Stack } from '@mantine/core'
import { lazy } from 'react'
import { listProductsToBuy } from '#contract/orders.ts'
import { readMyStudies } from '#contract/students.ts'
import { accountPageTexts } from '#texts/account-page.ts'
import { SecuritySection } from '#web/features/accounts/security-section.tsx'
import { SessionsSection } from '#web/features/accounts/sessions-section.tsx'
import { ConsentsSection } from '#web/features/profile/consents-section.tsx'
import { MyDataSection } from '#web/features/profile/my-data-section.tsx'
import { ProfileSection } from '#web/features/profile/profile-section.tsx'
import { patchMe } from '../../api/session.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useMe, useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import classes from './account-page.module.css'
import { choose } from '../preferences/preferences.ts'
import { leaveSession } from './sign-out.ts'
import { usePreferences } from '../preferences/use-preferences.ts'
import { Part } from '../../ui/layout/lazy-boundary.tsx'

const KeptProofs = lazy(async () => ({
  default: (await import('#web/features/students/proofs/kept-proofs.tsx')).KeptProofs,
}))

const FirstProduct = lazy(async () => ({
  default: (await import('#web/features/students/buying/first-product.tsx')).FirstProduct,
}))

/** One's own account: profile, language and theme, sessions, data. */
export function AccountPage() {
  const t = useTexts(accountPageTexts)
  const { language, theme } = usePreferences()
  const { can } = useSession()
  const { contactId, companyId } = useMe()
  return (
    <Page narrow title={t('account.title')} context={t('account.context')}>
      {contactId !== null && companyId === null && can(listProductsToBuy.access) && (
        <Part>
          <FirstProduct />
        </Part>
      )}
      <ProfileSection onSaved={(name) => patchMe({ name })} />
      <Card title={t('account.preferences')} hint={t('account.preferencesHint')}>
        <div className={classes.choices}>
          <Radio.Group
            label={t('account.language')}
            value={language}
            onChange={(next) => choose({ language: next === 'en' ? 'en' : 'de' })}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="de" label="Deutsch" />
              <Radio value="en" label="English" />
            </Stack>
          </Radio.Group>
          <Radio.Group
            label={t('account.theme')}
            value={theme}
            onChange={(next) => choose({ theme: next === 'black' ? 'black' : 'white' })}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="white" label={t('account.themeLight')} />
              <Radio value="black" label={t('account.themeDark')} />
            </Stack>
          </Radio.Group>
        </div>
      </Card>
      <SecuritySection />
      <SessionsSection />
      <ConsentsSection />
      {can(readMyStudies.access) && (
        <Part>
          <KeptProofs />
        </Part>
      )}
      <MyDataSection onErased={() => void leaveSession()} />
    </Page>
  )
}
