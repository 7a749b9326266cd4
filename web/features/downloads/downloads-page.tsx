import { listDownloads } from '#contract/downloads.ts'
import { downloadsTexts } from '#texts/downloads.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { FilterChips } from '#web/ui/table/toolbar/filter-chips.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const whose = ['all', 'companies', 'people'] as const

/** Licence files that were fetched, how often and when last. */
export function DownloadsPage() {
  const t = useTexts(downloadsTexts)
  const list = useListState(listDownloads)
  return (
    <Page title={t('downloads.list')} context={t('downloads.context')}>
      <ListTable
        list={list}
        texts={downloadsTexts}
        cells={{
          fileName: ({ fileName, holdingId }) => (
            <TextLink to="/products/passport/$id" params={{ id: holdingId }}>
              {fileName}
            </TextLink>
          ),
        }}
        filters={
          <FilterChips
            label={t('downloads.whose')}
            value={list.query.whose}
            choices={whose.map((value) => ({ value, label: t(`downloads.whose.${value}`) }))}
            onChange={(value) => list.set({ whose: value })}
          />
        }
        empty={{ text: t('downloads.empty') }}
      />
    </Page>
  )
}
