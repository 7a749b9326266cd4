import { Alert, Button } from '@mantine/core'
import type { importCrmContacts } from '#contract/crm-contacts.ts'
import { crmTexts } from '#texts/crm.ts'
import { errors } from '#texts/errors.ts'
import { uiTexts } from '#texts/ui.ts'
import type { Output } from '#web/api/request.ts'
import { DialogButtons } from '#web/ui/dialog/dialog.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './crm.module.css'

type Result = Output<typeof importCrmContacts>['items'][number]

/** What became of each contact that was to be taken over. */
export function ContactResults({ results, onClose }: { results: Result[]; onClose: () => void }) {
  const t = useTexts(crmTexts)
  const say = useTexts(errors)
  const ui = useTexts(uiTexts)
  const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length
  const counts = { done: count('done'), skipped: count('skipped'), failed: count('failed') }
  const columns: Column<Result>[] = [
    { key: 'name', text: t('crm.contactName'), value: ({ name, email }) => name || email },
    {
      key: 'email',
      text: t('crm.contactEmail'),
      render: ({ email }) => <span className={classes.value}>{email}</span>,
    },
    {
      key: 'outcome',
      text: t('crm.resultTitle'),
      render: ({ outcome, reason, email, limit }) => (
        <span className={`${classes.sentence} ${outcome === 'failed' ? classes.problem : ''}`}>
          {t(`crm.${outcome}`)}
          {reason && `: ${say(reason, { email, limit })}`}
        </span>
      ),
    },
  ]
  return (
    <>
      <Alert color={counts.failed > 0 ? 'red' : 'teal'} role="note" mb="sm" title={t('crm.resultTitle')}>
        {t('crm.summary', counts)}
      </Alert>
      <DataTable plain label={t('crm.resultTitle')} rows={results} columns={columns} />
      <DialogButtons>
        <Button data-autofocus onClick={onClose}>
          {ui('ui.close')}
        </Button>
      </DialogButtons>
    </>
  )
}
