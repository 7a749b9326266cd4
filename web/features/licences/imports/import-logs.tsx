import { Button, Stack } from '@mantine/core'
import { useMemo } from 'react'
import type { Language } from '#contract/shapes.ts'
import { licenceImportsTexts } from '#texts/licence-imports.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { save } from '#web/api.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ReasonButton } from '#web/ui/feedback/reason-button.tsx'
import { customerLog, type CustomerLog, customersOf, errorLog, isError, logName, type Say } from './import-log.ts'
import type { ImportRun } from './import-run.ts'
import { Section } from '#web/ui/layout/section.tsx'

const hasErrors = ({ files }: ImportRun): boolean => files.some(({ result }) => result && isError(result))

const saveErrors = (t: Say, language: Language, run: ImportRun) =>
  save(errorLog(t, language, run), logName(t('imports.log.errorName'), run.startedAt))

const saveCustomers = (t: Say, language: Language, { startedAt }: ImportRun, some: readonly CustomerLog[]) =>
  save(customerLog(t, language, startedAt, some), logName(logTitle(t, some), startedAt))

const logTitle = (t: Say, [first, ...others]: readonly CustomerLog[]): string =>
  first && others.length === 0 ? t('imports.log.name', { number: first.customerNumber }) : t('imports.log.allName')

/**
 * The logs as files, once an import of several files has ended: one of all customers, and one of the errors. One file a
 * customer would make the browser ask, or drop them.
 */
export function saveLogs(t: Say, language: Language, run: ImportRun): void {
  const customers = customersOf(run)
  if (customers.length > 0) saveCustomers(t, language, run, customers)
  if (hasErrors(run)) saveErrors(t, language, run)
}

/** The logs of an import: one per customer, and one of everything that was not imported. */
export function ImportLogs({ run }: { run: ImportRun }) {
  const t = useTexts(licenceImportsTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const customers = useMemo(() => customersOf(run), [run])
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
      onClick={() => saveCustomers(t, language, run, [customer])}
    />
  )
  return (
    <Section title={t('imports.logs')}>
      <Stack gap={8}>
        <Buttons>
          <ReasonButton
            variant="default"
            leftSection={<IconDownload />}
            reason={!hasErrors(run) && why('reason.noErrors')}
            onClick={() => saveErrors(t, language, run)}
          >
            {t('imports.errorLog')}
          </ReasonButton>
          {customers.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload />}
              onClick={() => saveCustomers(t, language, run, customers)}
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
