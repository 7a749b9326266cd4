import { Button, Loader, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type CrmCompanyRow, searchCrm } from '#contract/crm.ts'
import { crmTexts } from '#texts/crm.ts'
import { IconSearch } from '#web/ui/layout/icons.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AwayNotice } from './away-notice.tsx'
import classes from './crm.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface Props {
  /** What is searched for at first. */
  first?: string
  /** What can be done with a company that was found. */
  actions: (row: CrmCompanyRow) => ReactNode
}

/** Searches companies in the CRM; an empty text does nothing. */
export function CrmSearch({ first = '', actions }: Props) {
  const t = useTexts(crmTexts)
  const [typed, setTyped] = useState(first)
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch } = useRead(searchCrm, { query: { search } }, { enabled: search !== '' })
  const columns: Column<CrmCompanyRow>[] = [
    { key: 'name', text: t('crm.name'), sortable: true },
    { key: 'crmId', text: t('crm.number'), sortable: true, code: true },
    { key: 'street', text: t('crm.street'), sortable: true },
    { key: 'zipCode', text: t('crm.zipCode'), sortable: true, code: true },
    { key: 'city', text: t('crm.city'), sortable: true },
  ]
  const start = () => {
    const text = typed.trim()
    if (text === '') return
    if (text === search) void refetch()
    setSearch(text)
  }
  return (
    <>
      <search>
        <form
          className={classes.search}
          onSubmit={(event) => {
            event.preventDefault()
            start()
          }}
        >
          <TextInput
            className={classes.query ?? ''}
            data-autofocus
            label={t('crm.searchLabel')}
            value={typed}
            maxLength={200}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" leftSection={<IconSearch />} loading={isFetching}>
            {t('crm.searchButton')}
          </Button>
        </form>
        <Hint mb={12}>{t('crm.searchHint')}</Hint>
      </search>
      <div aria-live="polite">
        {isFetching && (
          <p className={classes.busy}>
            <Loader size="sm" /> {t('crm.searching')}
          </p>
        )}
        {!isFetching && error && <AwayNotice error={error} retry={refetch} />}
        {!isFetching && data?.byWord && <Hint mb={12}>{t('crm.byWord')}</Hint>}
        {!isFetching && data?.more && <Hint mb={12}>{t('crm.more')}</Hint>}
      </div>
      {!isFetching && !error && data && (
        <DataTable
          key={search}
          label={t('crm.results')}
          rows={data.items}
          columns={columns}
          sort="name"
          pageSizes={[5, 10]}
          noSearch
          actions={actions}
        />
      )}
    </>
  )
}
