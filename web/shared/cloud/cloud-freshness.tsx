import { Alert } from '@mantine/core'
import { listCloudStacks, refreshCloud } from '#contract/cloud.ts'
import { cloudTexts } from '#texts/cloud.ts'
import type { Output } from '../../api/request.ts'
import { formats } from '../../ui/data/formats.ts'
import { LookLine } from '../../ui/feedback/freshness-line.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { useRead, useWrite } from '../../ui/data/use-api.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

type Looked = Output<typeof listCloudStacks>

/** Stacks that did not answer the last look, though AppStream did: what is shown of them is older. */
const silentIn = ({ items, lookedAt }: Looked) =>
  items.filter((one) => !one.gone && lookedAt !== null && Date.parse(one.lookedAt) < Date.parse(lookedAt))

/**
 * How old is what is shown of AppStream, and a way to look anew; where no cloud is set up, that. `quiet`: only what is
 * wrong.
 */
export function CloudLook({ quiet = false }: { quiet?: boolean }) {
  const t = useTexts(cloudTexts)
  const { can } = useSession()
  const { data, refetch } = useRead(listCloudStacks)
  const refresh = useWrite(refreshCloud, {
    done: (looked) => silentIn(looked).length === 0 && notify.success(t('cloud.refreshed')),
    // That it failed stands beside the age from now on.
    failed: () => void refetch(),
  })
  const time = formats.instant(data?.lookedAt)
  const failed = formats.instant(data?.failedAt)
  const reason = t(`cloud.failure.${data?.failure ?? 'unreachable'}`)
  const words = {
    notSetUp: t('cloud.notSetUp'),
    lookedAt: time && !quiet ? t('cloud.lookedAt', { time }) : '',
    failed: t(time ? 'cloud.lookFailed' : 'cloud.lookFailedNever', { time, failed, reason }),
    refresh: t('cloud.refresh'),
  }
  const silent = data && !data.failedAt ? silentIn(data) : []
  const names = silent
    .map(({ name, lookedAt }) => t('cloud.silentOne', { name, time: formats.instant(lookedAt) }))
    .join(', ')
  return (
    <LookLine
      look={data}
      words={words}
      refresh={can(refreshCloud.access) && !quiet ? refresh : undefined}
      quiet={quiet}
    >
      {silent.length > 0 && (
        <Alert color="orange" p="xs">
          {t('cloud.silent', { names })}
        </Alert>
      )}
    </LookLine>
  )
}
