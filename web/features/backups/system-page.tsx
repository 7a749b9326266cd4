import { backupsTexts } from '#texts/backups.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Backups } from './backups.tsx'
import { ClockState } from './clock-state.tsx'
import { Jobs } from './jobs.tsx'
import { Release } from './release.tsx'
import { Settings } from './settings.tsx'

/** What runs, what the portal does by itself, and what of it needs an operator. */
export function SystemPage() {
  const t = useTexts(backupsTexts)
  return (
    <Page title={t('system.title')} context={t('system.context')}>
      <Release />
      <Jobs />
      <Backups />
      <ClockState />
      <Settings />
    </Page>
  )
}
