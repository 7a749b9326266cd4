import { Alert, Button } from '@mantine/core'
import { listCloudStacks, refreshCloud } from '#contract/cloud.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { formats } from '#web/ui/formats.ts'
import { IconRefresh } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './cloud.module.css'

/** How old is what is shown of AppStream, and a way to look anew; where no cloud is set up, that. */
export function LookLine() {
  const t = useTexts(cloudTexts)
  const { can } = useSession()
  const { data } = useRead(listCloudStacks)
  const refresh = useWrite(refreshCloud, { done: () => notify.success(t('cloud.refreshed')) })
  if (!data) return null
  if (!data.setUp) return <Alert color="orange">{t('cloud.notSetUp')}</Alert>
  return (
    <div className={classes.line}>
      {data.failedAt ? (
        <Alert color="orange" p="xs">
          {t('cloud.lookFailed', { time: formats.instant(data.failedAt) })}
        </Alert>
      ) : (
        data.lookedAt && <span>{t('cloud.lookedAt', { time: formats.instant(data.lookedAt) })}</span>
      )}
      {can(refreshCloud.access) && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh />}
          loading={refresh.pending}
          onClick={() => void refresh.run()}
        >
          {t('cloud.refresh')}
        </Button>
      )}
    </div>
  )
}
