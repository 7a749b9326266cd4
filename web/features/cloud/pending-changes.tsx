import { Alert, Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listPendingCloudChanges, undoCloudChange } from '#contract/cloud-pending.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useRefetchOnConflict } from '#web/ui/data/use-refetch-on-conflict.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Milliseconds after which it is asked whether a change that waited is done, or was undone elsewhere. */
const asked = 3000

/** What is about to take access from people, each with the button that undoes it; nothing where nothing is. */
export function PendingChanges({ id }: { id: string }) {
  const t = useTexts(cloudUserTexts)
  const queries = useQueryClient()
  const { data } = useRead(listPendingCloudChanges, { params: { id } }, { every: asked })
  const undo = useWrite(undoCloudChange, {
    done: () => notify.success(t('cloud.undone')),
    failed: useRefetchOnConflict('cloud.changeDone'),
  })
  // What was waiting and is gone has changed what the page shows.
  const waiting = useRef(0)
  const now = data?.items.length ?? 0
  useEffect(() => {
    if (now < waiting.current) void queries.invalidateQueries()
    waiting.current = now
  }, [now, queries])
  return data?.items.map((change) => (
    <output key={change.id}>
      <Alert color="orange" role="note">
        <Group justify="space-between" gap="sm">
          <span>{t(`cloud.pending.${change.kind}`, { name: change.name })}</span>
          <Button
            size="compact-sm"
            variant="default"
            loading={undo.pending}
            aria-label={t('cloud.undoNamed', { what: t(`cloud.pending.${change.kind}`, { name: change.name }) })}
            onClick={() => void undo.run({ params: { id, change: change.id } })}
          >
            {t('cloud.undo')}
          </Button>
        </Group>
      </Alert>
    </output>
  ))
}
