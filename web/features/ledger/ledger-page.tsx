import { Button } from '@mantine/core'
import { exportLedger, listLedger, listLedgerHeads } from '#contract/ledger.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Hash } from './hash.tsx'
import { LedgerState } from './ledger-state.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Every licence issued, where the chain stands, and the file for checking it elsewhere. */
export function LedgerPage() {
  const t = useTexts(ledgerTexts)
  const download = useDownload()
  const list = useListState(listLedger)
  const heads = useListState(listLedgerHeads, { name: 'heads' })
  const save = () => void download(exportLedger)
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
          list={list}
          label={t('ledger.list')}
          texts={ledgerTexts}
          cells={{ hash: ({ hash }) => <Hash value={hash} /> }}
          empty={{ text: t('ledger.empty') }}
        />
      </Section>
      <Section title={t('ledger.heads')}>
        <Hint mb={8}>{t('ledger.headsHint')}</Hint>
        <ListTable
          list={heads}
          texts={ledgerTexts}
          cells={{ hash: ({ hash }) => <Hash value={hash} /> }}
          empty={{ text: t('ledger.headsNone') }}
        />
      </Section>
    </Page>
  )
}
