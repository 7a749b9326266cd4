import { Button } from '@mantine/core'
import { exportLedger, type LedgerRow, listLedger, listLedgerHeads } from '#contract/ledger.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { download } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { formats } from '#web/ui/formats.ts'
import { IconDownload } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { Hash } from './hash.tsx'
import { kindWords } from './kind-words.ts'
import { LedgerState } from './ledger-state.tsx'
import classes from './ledger.module.css'

/** Every licence issued, where the chain stands, and the file for checking it elsewhere. */
export function LedgerPage() {
  const t = useTexts(ledgerTexts)
  const { language } = useLanguage()
  const list = useListState(listLedger, { sort: '-position' })
  const heads = useListState(listLedgerHeads, { sort: '-day', name: 'heads' })
  const save = () =>
    void download(exportLedger).catch((thrown: unknown) => notify.error(asApiError(thrown).text(language)))
  const columns: Column<LedgerRow>[] = [
    { key: 'position', text: t('ledger.position'), sortable: true, code: true, align: 'right' },
    { key: 'serial', text: t('ledger.serial'), code: true },
    { key: 'kind', text: t('ledger.kind'), value: ({ kind }) => kindWords(kind, language) },
    { key: 'issuedAt', text: t('ledger.issuedAt'), code: true, value: ({ issuedAt }) => formats.instant(issuedAt) },
    { key: 'issuedBy', text: t('ledger.issuedBy') },
    { key: 'keyId', text: t('ledger.key') },
    { key: 'hash', text: t('ledger.hash'), render: ({ hash }) => <Hash value={hash} /> },
  ]
  return (
    <Page
      title={t('ledger.title')}
      context={t('ledger.context')}
      action={
        <Button leftSection={<IconDownload />} onClick={save}>
          {t('ledger.download')}
        </Button>
      }
    >
      <LedgerState />
      <Section title={t('ledger.list')}>
        <ListTable
          operation={listLedger}
          list={list}
          label={t('ledger.list')}
          columns={columns}
          exportName="ausstellungsbuch"
          empty={{ text: t('ledger.empty') }}
        />
      </Section>
      <Section title={t('ledger.heads')}>
        <p className={classes.hint}>{t('ledger.headsHint')}</p>
        <ListTable
          operation={listLedgerHeads}
          list={heads}
          label={t('ledger.heads')}
          columns={[
            { key: 'day', text: t('ledger.day'), sortable: true, code: true, value: ({ day }) => formats.date(day) },
            { key: 'position', text: t('ledger.position'), code: true, align: 'right' },
            { key: 'keyId', text: t('ledger.key') },
            { key: 'hash', text: t('ledger.hash'), render: ({ hash }) => <Hash value={hash} /> },
          ]}
          exportName="unterschriebene-staende"
          empty={{ text: t('ledger.headsNone') }}
          noSearch
        />
      </Section>
    </Page>
  )
}
