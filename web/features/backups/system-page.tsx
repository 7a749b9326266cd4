import { backupsTexts } from '#texts/backups.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Backups } from './backups.tsx'
import { ClockState } from './clock-state.tsx'
import { Release } from './release.tsx'

/** What the portal does by itself so that nothing is lost, and what of it needs somebody. */
export function SystemPage() {
  const t = useTexts(backupsTexts)
  return (
    <Page title={t('system.title')} context={t('system.context')}>
      <ClockState />
      <Backups />
      <Release />
    </Page>
  )
}
