import { listCloudStacks, refreshCloud } from '#contract/cloud.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { formats } from '#web/ui/formats.ts'
import { LookLine as Line } from '#web/ui/look-line.tsx'
import { notify } from '#web/ui/notify.ts'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** How old is what is shown of AppStream, and a way to look anew; where no cloud is set up, that. */
export function LookLine() {
  const t = useTexts(cloudTexts)
  const { can } = useSession()
  const { data } = useRead(listCloudStacks)
  const refresh = useWrite(refreshCloud, { done: () => notify.success(t('cloud.refreshed')) })
  const words = {
    notSetUp: t('cloud.notSetUp'),
    lookedAt: data?.lookedAt ? t('cloud.lookedAt', { time: formats.instant(data.lookedAt) }) : '',
    failed: t('cloud.lookFailed', { time: formats.instant(data?.failedAt) }),
    refresh: t('cloud.refresh'),
  }
  return <Line look={data} words={words} refresh={can(refreshCloud.access) ? refresh : undefined} />
}
