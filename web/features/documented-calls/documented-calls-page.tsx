import { Badge, Button } from '@mantine/core'
import { type CallUse, listCallUses, switchCall } from '#contract/documented-calls.ts'
import { documentedCallTexts } from '#texts/documented-calls.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { OldIds } from './old-ids.tsx'

/** Which old calls programs still use, and the switch for each. */
export function DocumentedCallsPage() {
  const t = useTexts(documentedCallTexts)
  const calls = useRead(listCallUses)
  const turn = useWrite(switchCall, {
    done: (_, { body: { call, disabled } }) =>
      notify.success(t(disabled ? 'calls.turnedOff' : 'calls.turnedOn', { call })),
  })
  async function toggle({ call, uses, disabled }: CallUse) {
    const sure =
      disabled ||
      (await confirm({
        title: t('calls.turnOff'),
        question: t('calls.turnOffQuestion', { call, uses }),
        danger: true,
      }))
    if (sure) await turn.run({ body: { call, disabled: !disabled } })
  }
  const callersOf = ({ callers }: CallUse) =>
    callers.map(({ account, address }) => `${account || t('calls.nobody')} (${address})`).join(', ')
  return (
    <Page title={t('calls.title')} context={t('calls.context')}>
      <DataTable
        label={t('calls.title')}
        read={calls}
        sort="-uses"
        exportName={t('calls.title')}
        columns={[
          { key: 'call', text: t('calls.call'), sortable: true, code: true },
          { key: 'uses', text: t('calls.uses'), sortable: true, align: 'right' },
          {
            key: 'lastUsedOn',
            text: t('calls.lastUsed'),
            sortable: true,
            shown: ({ lastUsedOn }) => formats.date(lastUsedOn),
          },
          { key: 'callers', text: t('calls.callers'), value: callersOf },
          {
            key: 'state',
            text: t('calls.state'),
            value: ({ disabled }) => t(disabled ? 'calls.off' : 'calls.on'),
            render: ({ disabled }) => (
              <Badge color={disabled ? 'gray' : 'green'}>{t(disabled ? 'calls.off' : 'calls.on')}</Badge>
            ),
          },
        ]}
        actions={(row) => (
          <Button size="compact-sm" variant="default" onClick={() => void toggle(row)}>
            {t(row.disabled ? 'calls.turnOn' : 'calls.turnOff')}
          </Button>
        )}
        empty={{ text: t('calls.empty') }}
      />
      <OldIds />
    </Page>
  )
}
