import { Alert, Badge, Button } from '@mantine/core'
import { lazy, useState } from 'react'
import {
  listVirtualDesktops,
  readDesktopLook,
  refreshVirtualDesktops,
  removeVirtualDesktop,
  type VirtualDesktop,
} from '#contract/virtual-desktops.ts'
import { vdiTexts } from '#texts/virtual-desktops.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconEdit, IconUpload } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { FreshnessLine } from '#web/ui/feedback/freshness-line.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { FilterChips } from '#web/ui/table/toolbar/filter-chips.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { TermDialog } from './term-dialog.tsx'
import { isRemovable, nameOf } from './desktop-words.ts'

const RemoveMany = lazy(async () => ({ default: (await import('./desktops-bulk.tsx')).RemoveMany }))

const shows = ['all', 'running', 'ending', 'ended', 'gone'] as const
const colours = { ahead: 'blue', running: 'green', ending: 'orange', ended: 'gray', gone: 'red' } as const

/** VDI accounts: what WorkSpaces told at the last look, with start and end as they are kept here. */
export function DesktopsPage() {
  const t = useTexts(vdiTexts)
  const list = useListState(listVirtualDesktops)
  const [edited, setEdited] = useState<VirtualDesktop | null>(null)
  const { remove } = useRemoval(removeVirtualDesktop, (desktop: VirtualDesktop) => {
    const name = nameOf(desktop)
    return {
      input: { params: { id: desktop.id } },
      title: t('vdi.removeTitle'),
      question: t('vdi.removeQuestion', { name }),
      removed: () => notify.note(t('vdi.removed', { name })),
    }
  })
  const action = (
    <LinkButton
      to="/management/imports"
      search={{ kind: 'virtualDesktops' }}
      variant="default"
      leftSection={<IconUpload />}
    >
      {t('vdi.import')}
    </LinkButton>
  )
  const all = (
    <Button variant="default" onClick={() => list.set({ show: 'all' })}>
      {t('vdi.showAll')}
    </Button>
  )
  return (
    <Page title={t('vdi.list')} context={t('vdi.context')} action={action}>
      <Look onGone={() => list.set({ show: 'gone' })} />
      <ListTable
        list={list}
        texts={vdiTexts}
        cells={{
          state: ({ state, goneAt }) => (
            <Badge variant="light" color={colours[goneAt ? 'gone' : state]} title={formats.instant(goneAt)}>
              {t(`vdi.state.${goneAt ? 'gone' : state}`)}
            </Badge>
          ),
        }}
        filters={
          <FilterChips
            label={t('vdi.show')}
            value={list.query.show}
            choices={shows.map((value) => ({ value, label: t(`vdi.show.${value}`) }))}
            onChange={(show) => list.set({ show })}
          />
        }
        empty={
          list.query.show === 'all'
            ? { text: t('vdi.empty'), action }
            : { text: t('vdi.emptyShown', { filter: t(`vdi.show.${list.query.show}`) }), action: all }
        }
        bulk={{
          name: nameOf,
          actions: (rows, clear) => <RemoveMany desktops={rows} clear={clear} />,
        }}
        actions={(desktop) => (
          <>
            <RowButton
              text={t('vdi.edit', { name: nameOf(desktop) })}
              icon={<IconEdit />}
              letter="e"
              onClick={() => setEdited(desktop)}
            />
            {isRemovable(desktop) && (
              <RemoveButton text={t('vdi.remove', { name: nameOf(desktop) })} onClick={() => remove(desktop)} />
            )}
          </>
        )}
      />
      {edited && <TermDialog desktop={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

/** How old the list is, and which desktops vanished. */
function Look({ onGone }: { onGone: () => void }) {
  const t = useTexts(vdiTexts)
  const { data } = useRead(readDesktopLook)
  const refresh = useWrite(refreshVirtualDesktops, {
    done: ({ failedAt }) => failedAt === null && notify.success(t('vdi.refreshed')),
  })
  const time = formats.instant(data?.lookedAt)
  const words = {
    notSetUp: t('vdi.notSetUp'),
    lookedAt: time ? t('vdi.lookedAt', { time }) : t('vdi.neverLooked'),
    failed: time ? t('vdi.lookFailed', { time }) : t('vdi.lookFailedNever'),
    refresh: t('vdi.refresh'),
  }
  const gone = data?.gone ?? 0
  return (
    <FreshnessLine look={data} words={words} refresh={refresh}>
      {gone > 0 && (
        <Alert color="red" p="xs">
          {t('vdi.goneTold', { count: gone })}{' '}
          <Button size="compact-xs" variant="default" onClick={onGone}>
            {t('vdi.goneShow')}
          </Button>
        </Alert>
      )}
    </FreshnessLine>
  )
}
