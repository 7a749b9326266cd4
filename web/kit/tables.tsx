import { Button } from '@mantine/core'
import { useState } from 'react'
import { IconEdit } from '../ui/layout/icons.tsx'
import { ApiError } from '../api/api-error.ts'
import { BulkBar } from '../ui/table/rows/bulk-bar.tsx'
import type { Column } from '../ui/table/columns/column.ts'
import { DataTable } from '../ui/table/data-table.tsx'
import { RowActions } from '../ui/table/rows/row-actions.tsx'
import { RemoveButton } from '../ui/table/rows/remove-button.tsx'
import { RowButton } from '../ui/table/rows/row-button.tsx'
import { TableFrame } from '../ui/table/table-frame.tsx'
import { useSelection } from '../ui/table/rows/use-selection.ts'
import { useTexts } from '../ui/data/use-texts.tsx'
import { Group, State } from './states.tsx'
import { kitTexts } from './words.ts'

interface Firm {
  id: string
  name: string
  city: string
  licences: number
}
const firms: readonly Firm[] = [
  { id: '1', name: 'Voss GmbH', city: 'Lübeck', licences: 12 },
  { id: '2', name: 'Nordsee Getriebe AG', city: 'Bremerhaven', licences: 3 },
  {
    id: '3',
    name: 'Getriebeauslegungsberechnungsgesellschaft Süd-West mbH & Co. KG',
    city: 'Villingen',
    licences: 148,
  },
]
const query = { page: 1, pageSize: 10, search: '' }
const nothing = () => undefined

export function Tables() {
  const t = useTexts(kitTexts)
  const columns: Column<Firm>[] = [
    { key: 'name', text: t('kit.name'), sortable: true },
    { key: 'city', text: t('kit.city'), sortable: true },
    { key: 'licences', text: t('kit.licences'), sortable: true, align: 'right' },
  ]
  const { selection, rows, clear } = useSelection<Firm>({ list: '', part: '', rows: firms }, ({ name }) => name)
  const [chips, setChips] = useState([t('kit.school'), t('kit.prospect')])
  const actions = ({ name }: Firm) => (
    <RowActions name={name} visible={1}>
      <RowButton text={`${name}: ${t('kit.edit')}`} icon={<IconEdit />} onClick={nothing} />
      <RemoveButton text={`${name}: ${t('kit.delete')}`} onClick={nothing} />
    </RowActions>
  )
  const label = t('kit.company')
  return (
    <Group title="kit.tables" wide>
      <State name="kit.filled">
        <DataTable label={label} rows={firms} columns={columns} actions={actions} sort="name" exportName="kit" />
      </State>
      <State name="kit.chosen">
        <TableFrame
          label={label}
          columns={columns}
          rows={firms}
          total={1250}
          query={query}
          defaultSort="name"
          onChange={nothing}
          selection={selection}
          bulk={
            rows.length > 0 && (
              <BulkBar count={rows.length} clear={clear}>
                <Button>{t('kit.issue')}</Button>
              </BulkBar>
            )
          }
          chips={chips.map((text) => ({
            key: text,
            text,
            remove: () => setChips((old) => old.filter((one) => one !== text)),
          }))}
        />
      </State>
      <State name="kit.loading">
        <DataTable label={label} rows={undefined} columns={columns} />
      </State>
      <State name="kit.empty">
        <DataTable
          label={label}
          rows={[]}
          columns={columns}
          exportName="kit"
          empty={{ text: t('kit.none'), action: <Button>{t('kit.open')}</Button> }}
        />
      </State>
      <State name="kit.found">
        <TableFrame
          label={label}
          columns={columns}
          rows={[]}
          total={0}
          query={{ ...query, search: 'Voß' }}
          defaultSort="name"
          onChange={nothing}
        />
      </State>
      <State name="kit.failed">
        <DataTable
          label={label}
          rows={undefined}
          columns={columns}
          error={new ApiError(503, { code: 'server.unavailable' })}
          retry={nothing}
        />
      </State>
    </Group>
  )
}
