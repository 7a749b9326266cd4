import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { changePassword } from '#contract/accounts.ts'
import { listProductsToBuy } from '#contract/orders.ts'
import { readMyStudies } from '#contract/students.ts'
import { accountPageTexts } from '#texts/account-page.ts'
import { SecuritySection } from '#web/features/accounts/security-section.tsx'
import { SessionsSection } from '#web/features/accounts/sessions-section.tsx'
import { ConsentsSection } from '#web/features/profile/consents-section.tsx'
import { MyDataSection } from '#web/features/profile/my-data-section.tsx'
import { ProfileSection } from '#web/features/profile/profile-section.tsx'
import { patchMe } from '../../api/session.ts'
import { useMe, useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'
import { LinkButton, TextLink } from '../../ui/layout/link.tsx'
import { Page } from '../../ui/layout/page/page.tsx'
import { RecordTabs, tabLink } from '../../ui/menu/record-tabs.tsx'
import { leaveSession } from '../sign-in/sign-out.ts'
import { PreferencesCard } from './preferences-card.tsx'
import { accountTabs, searchOf } from './tabs.ts'

const KeptProofs = lazy(async () => ({
  default: (await import('#web/features/students/proofs/stored-proofs.tsx')).KeptProofs,
}))

const FirstProduct = lazy(async () => ({
  default: (await import('#web/features/students/buying/first-product.tsx')).FirstProduct,
}))

/** One's own account in parts, each with an address of its own. */
export function AccountPage() {
  const t = useTexts(accountPageTexts)
  const { can } = useSession()
  const { tab = 'profile' } = useSearch({ from: '/user' })
  const { contactId, companyId } = useMe()
  return (
    <Page narrow title={t('account.title')} context={t('account.context')}>
      <RecordTabs
        label={t('account.tabs')}
        links={accountTabs.map((one) => (
          <TextLink
            key={one}
            to="/user"
            search={searchOf(one)}
            aria-current={one === tab ? 'page' : undefined}
            {...tabLink}
          >
            {t(`account.tab.${one}`)}
          </TextLink>
        ))}
      />
      {tab === 'profile' && (
        <>
          {contactId !== null && companyId === null && can(listProductsToBuy.access) && (
            <LazyBoundary>
              <FirstProduct />
            </LazyBoundary>
          )}
          <ProfileSection onSaved={(name) => patchMe({ name })} />
        </>
      )}
      {tab === 'security' && (
        <>
          {can(changePassword.access) && <PasswordCard />}
          <SecuritySection />
        </>
      )}
      {tab === 'devices' && <SessionsSection />}
      {tab === 'preferences' && (
        <>
          <PreferencesCard />
          <ConsentsSection />
        </>
      )}
      {tab === 'data' && (
        <>
          {can(readMyStudies.access) && (
            <LazyBoundary>
              <KeptProofs />
            </LazyBoundary>
          )}
          <MyDataSection onErased={() => void leaveSession()} />
        </>
      )}
    </Page>
  )
}

/** To the page where the password is changed. */
function PasswordCard() {
  const t = useTexts(accountPageTexts)
  return (
    <Card title={t('account.password')} hint={t('account.passwordHint')}>
      <LinkButton variant="default" to="/password">
        {t('account.changePassword')}
      </LinkButton>
    </Card>
  )
}
