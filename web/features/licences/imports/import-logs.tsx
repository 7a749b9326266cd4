import { Button, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { save } from '#web/api.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { customerLog, type CustomerLog, customersOf, errorLog, isError, logName } from './import-log.ts'
import type { ImportRun } from './import-run.ts'
import { Section } from '#web/ui/layout/section.tsx'

/** The logs of an import: one per customer, and one of everything that was not imported. */
export function ImportLogs({ run }: { run: ImportRun }) {
  const t = useTexts(licenceImportsTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const customers = useMemo(() => customersOf(run), [run])
  const hasErrors = useMemo(() => run.files.some(({ result }) => result && isError(result)), [run])
  const { startedAt } = run
  const saveLog = (name: string, some: readonly CustomerLog[]) =>
    save(customerLog(t, language, startedAt, some), logName(name, startedAt))
  const columns: Column<CustomerLog>[] = [
    { key: 'customerNumber', text: t('imports.customerNumber'), sortable: true, code: true },
    { key: 'company', text: t('imports.company'), sortable: true },
    {
      key: 'files',
      text: t('imports.customerFiles'),
      sortable: true,
      align: 'right',
      value: ({ results }) => results.length,
    },
  ]
  const rowActions = (customer: CustomerLog) => (
    <RowButton
      text={t('imports.customerLog', { company: customer.company })}
      letter="o"
      icon={<IconDownload />}
      onClick={() => saveLog(t('imports.log.name', { number: customer.customerNumber }), [customer])}
    />
  )
  return (
    <Section title={t('imports.logs')}>
      <Stack gap={8}>
        <Buttons>
          <ReasonButton
            variant="default"
            leftSection={<IconDownload />}
            reason={!hasErrors && why('reason.noErrors')}
            onClick={() => save(errorLog(t, language, run), logName(t('imports.log.errorName'), startedAt))}
          >
            {t('imports.errorLog')}
          </ReasonButton>
          {customers.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload />}
              onClick={() => saveLog(t('imports.log.allName'), customers)}
            >
              {t('imports.allLogs')}
            </Button>
          )}
        </Buttons>
        {customers.length > 0 && (
          <DataTable
            label={t('imports.customers')}
            rows={customers}
            columns={columns}
            pageSize={5}
            plain={customers.length <= 5}
            actions={rowActions}
          />
        )}
      </Stack>
    </Section>
  )
}
