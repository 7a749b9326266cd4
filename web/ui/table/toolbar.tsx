import { CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { IconSearch } from '../icons.tsx'
import { useTexts } from '../use-texts.tsx'
import { ExportButton } from './export-button.tsx'
import type { TableFrameProps } from './table-props.ts'
import classes from './table.module.css'

/** Above a table: search, filters, export. */
export function Toolbar<Row>({ query, onChange, noSearch, filters, exporting, columns, total }: TableFrameProps<Row>) {
  if (noSearch && !filters && !exporting) return null
  return (
    <div className={classes.toolbar}>
      {!noSearch && <SearchBox value={query.search} onSearch={(search) => onChange({ search })} />}
      {filters}
      {exporting && <ExportButton exporting={exporting} columns={columns} total={total} />}
    </div>
  )
}

const pause = 300

function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = useTexts(uiTexts)
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    // The address changed by itself (back, a link): show what it says.
    if (value !== told.current) {
      told.current = value
      setTyped(value)
    }
  }, [value])

  useEffect(() => {
    if (typed === told.current) return undefined
    const timer = setTimeout(() => {
      told.current = typed
      search.current(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <TextInput
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
