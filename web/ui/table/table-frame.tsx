import { Button } from '@mantine/core'
import { useId } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { CommandList } from '../commands/commands.ts'
import { useListKeys } from '../commands/use-list-keys.ts'
import { ErrorNotice } from '../feedback/error-notice.tsx'
import { useTexts } from '../data/use-texts.tsx'
import { Chips } from './toolbar/chips.tsx'
import { EmptyState } from './empty-state.tsx'
import { Pages } from './pages/pages.tsx'
import { TableGrid } from './table-grid.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import classes from './table.module.css'
import type { TableFrameProps } from './table-props.ts'

/** Search, export, rows and pages: how every list looks, wherever its rows come from. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const t = useTexts(uiTexts)
  const { columns, rows, total, query, error, refetchError, failed, retry, empty, plain } = props
  const id = useId()
  const { frame, onKeyDown } = useListKeys(id)
  const nothing = rows?.length === 0
  const search = query.search.trim()
  const unfiltered = (
    <Button
      variant="default"
      onClick={() => {
        // The button goes with what it does.
        frame.current?.focus()
        for (const { remove } of props.chips ?? []) remove()
      }}
    >
      {t('ui.unfiltered')}
    </Button>
  )
  return (
    <CommandList value={id}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows inside */}
      <div ref={frame} tabIndex={-1} className={classes.frame} onKeyDown={onKeyDown}>
        {!plain && <Toolbar {...props} />}
        {props.chips && <Chips chips={props.chips} />}
        {props.bulk}
        {error && <ErrorNotice error={error} failed={failed} {...(retry ? { retry } : {})} />}
        {refetchError && (
          <ErrorNotice error={refetchError} failed={t('ui.listNotRefreshed')} {...(retry ? { retry } : {})} />
        )}
        {error ? null : nothing && search ? (
          <EmptyState
            title={t('ui.nothingFound')}
            text={t(props.capped ? 'ui.searchBrokenOff' : 'ui.nothingFoundHint', { search })}
          />
        ) : nothing && props.chips?.length ? (
          <EmptyState title={t('ui.nothingFound')} text={empty?.text} action={unfiltered} />
        ) : nothing ? (
          <EmptyState title={empty?.text ?? t('ui.noEntries')} action={empty?.action} />
        ) : (
          <TableGrid {...props} columns={columns} />
        )}
        {!plain && !error && !nothing && (
          <Pages
            label={props.label}
            query={query}
            total={total}
            capped={props.capped ?? false}
            shown={rows?.length}
            onChange={props.onChange}
            sizes={props.pageSizes}
          />
        )}
      </div>
    </CommandList>
  )
}
