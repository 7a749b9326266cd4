import type { CloudConfiguration } from '#contract/cloud.ts'
import { endRunningSession, listRunningSessions, type RunningSession } from '#contract/cloud-sessions.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { IconLogout } from '#web/ui/layout/icons.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Who streams, as of the last look, with a way to end it. */
export function RunningSection({ configuration: { id } }: { configuration: CloudConfiguration }) {
  const t = useTexts(cloudUserTexts)
  const sessions = useRead(listRunningSessions, { params: { id } }, { every: 60_000 })
  const { ask } = useConfirmed(endRunningSession, ({ id: session, name }: RunningSession) => ({
    input: { params: { id, session } },
    title: t('cloud.endSession'),
    question: t('cloud.endSessionQuestion', { name }),
    danger: true,
    done: () => notify.success(t('cloud.sessionEnded', { name })),
  }))
  return (
    <Section title={t('cloud.running')}>
      <DataTable
        plain
        label={t('cloud.running')}
        read={sessions}
        columns={[
          { key: 'name', text: t('cloud.name'), sortable: true },
          { key: 'email', text: t('cloud.email'), sortable: true },
          { key: 'since', text: t('cloud.since'), value: ({ startedAt }) => formats.instant(startedAt) },
          {
            key: 'connected',
            text: t('cloud.connected'),
            value: ({ connected }) => t(connected ? 'cloud.connected.yes' : 'cloud.connected.no'),
          },
        ]}
        empty={{ text: t('cloud.runningNone') }}
        actions={(row) => (
          <RowButton
            text={t('cloud.endSessionNamed', { name: row.name })}
            letter="d"
            icon={<IconLogout />}
            onClick={() => ask(row)}
          />
        )}
      />
    </Section>
  )
}
