import { Button, Progress } from '@mantine/core'
import { LoadingPage } from '../app/loading-page.tsx'
import { Pending, PendingContent } from '../ui/feedback/pending.tsx'
import { EmptyState } from '../ui/table/empty-state.tsx'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { kitTexts } from './words.ts'

export function Waiting() {
  const t = useTexts(kitTexts)
  return (
    <Group title="kit.waiting">
      <State name="kit.empty">
        <EmptyState title={t('kit.found')} text={t('kit.none')} action={<Button>{t('kit.open')}</Button>} />
      </State>
      <State name="kit.loading">
        <p>
          <Pending /> <Pending width="6ch" />
        </p>
        <PendingContent />
      </State>
      <State name="kit.kinds">
        <Progress value={40} aria-label={t('kit.loading')} />
        <LoadingPage />
      </State>
    </Group>
  )
}
