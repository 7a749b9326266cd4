import { CloseButton, TextInput } from '@mantine/core'
import { use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { uiTexts } from '#texts/ui.ts'
import { IconSearch } from '../../layout/icons.tsx'
import { PageTools } from '../../layout/page/page-tools.ts'
import { usePageKey } from '../../layout/page/use-page-key.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { ExportButton } from '../export/export-button.tsx'
import type { TableFrameProps } from '../table-props.ts'
import classes from './toolbar.module.css'

/** Above a table: search, filters, export. */
export function Toolbar<Row>({
  query,
  onChange,
  noSearch,
  filters,
  exporting,
  columns,
  rows,
  total,
  menu,
}: TableFrameProps<Row>) {
  const place = use(PageTools)
  if (noSearch && !filters && !exporting && !menu) return null
  const tools = (
    <div className={classes.toolbar} data-head={place !== null || undefined}>
      {!noSearch && <SearchBox value={query.search} onSearch={(search) => onChange({ search })} />}
      {filters}
      <span className={classes.gap} />
      <span className={classes.menus}>
        {menu}
        {exporting && <ExportButton exporting={exporting} columns={columns} total={rows && total} />}
      </span>
    </div>
  )
  return place ? createPortal(tools, place) : tools
}

const pause = 300

function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useTexts(uiTexts)
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    // The address changed by itself (back, a link): show what it says. The blank before the next word is not in it.
    if (value !== reported.current.trim()) {
      reported.current = value
      setTyped(value)
    }
  }, [value])

  useEffect(() => {
    if (typed === reported.current) return undefined
    const timer = setTimeout(() => {
      reported.current = typed
      search.current(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])

  // "/" leads to the search of the list wherever nothing is being typed.
  const box = useRef<HTMLInputElement>(null)
  usePageKey('/', () => {
    // The first of several lists on the page.
    if (document.querySelector('main input[type=search]') !== box.current) return false
    box.current?.focus()
    box.current?.select()
    return true
  })

  return (
    <TextInput
      ref={box}
      type="search"
      className={classes.search}
      aria-label={t('ui.search')}
      placeholder={t('ui.search')}
      leftSection={<IconSearch />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('ui.searchClear')} onClick={() => setTyped('')} />}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
