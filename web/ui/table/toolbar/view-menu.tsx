import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import { viewsTexts } from '#texts/views.ts'
import { IconSettings, IconSortDown, IconSortUp } from '../../layout/icons.tsx'
import { Menu, MenuCheck, MenuDivider, MenuGroup, MenuItem, MenuNote } from '../../menu/menu.tsx'
import { useTexts } from '../../data/use-texts.tsx'
import { SecondText } from '../columns/second-text.tsx'
import type { Column } from '../columns/column.ts'
import type { Views } from './use-views.ts'
import { LazyBoundary } from '../../layout/lazy-boundary.tsx'

const SaveView = lazy(async () => ({ default: (await import('./view-dialogs.tsx')).SaveView }))
const ManageViews = lazy(async () => ({ default: (await import('./view-dialogs.tsx')).ManageViews }))

interface ViewMenuProps<Row> {
  /** The name of the operation that answers the list. */
  list: string
  views: Views
  columns: readonly Column<Row>[]
  sort: string | undefined
  onSort: (sort: string) => void
}

/** Above a list: which columns it shows, and the views of it that are saved. On a phone, which has no heads, also its order. */
export function ViewMenu<Row>({ list, views, columns, sort, onSort }: ViewMenuProps<Row>) {
  const t = useTexts(viewsTexts)
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const { items, hidden } = views
  // The first names the row and stays.
  const named = columns.filter(({ text }) => text !== '')
  const first = named.find(({ align }) => align !== 'right')
  const choices = named.filter((column) => column !== first)
  const toggle = (key: string) =>
    views.hide(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key])
  return (
    <>
      <Menu
        button={(attributes) => (
          <Button variant="default" leftSection={<IconSettings />} {...attributes}>
            {t('views.menu')}
          </Button>
        )}
      >
        <MenuGroup label={t('views.sort')} phone>
          {columns
            .filter(({ sortable }) => sortable)
            .map(({ key, text }) => (
              <MenuItem
                key={key}
                icon={sort === key ? <IconSortUp /> : sort === `-${key}` ? <IconSortDown /> : <i />}
                onClick={() => onSort(sort === key ? `-${key}` : key)}
              >
                {text}
              </MenuItem>
            ))}
        </MenuGroup>
        <MenuGroup label={t('views.columns')}>
          {choices.map(({ key, text }) => (
            <MenuCheck key={key} checked={!hidden.includes(key)} onClick={() => toggle(key)}>
              {text}
            </MenuCheck>
          ))}
          {hidden.length > 0 && <MenuItem onClick={() => views.hide([])}>{t('views.allColumns')}</MenuItem>}
        </MenuGroup>
        <MenuDivider />
        <MenuGroup label={t('views.saved')}>
          {items.length === 0 && <MenuNote>{t('views.none')}</MenuNote>}
          {items.map((view) => (
            <MenuItem key={view.id} onClick={() => views.apply(view)}>
              {view.name}
              {!view.own && <SecondText>{t('views.by', { name: view.by })}</SecondText>}
              {view.own && view.shared && <SecondText>{t('views.shared')}</SecondText>}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuDivider />
        <MenuItem onClick={() => setOpen('save')}>{t('views.save')}</MenuItem>
        {items.some(({ own }) => own) && <MenuItem onClick={() => setOpen('manage')}>{t('views.manage')}</MenuItem>}
      </Menu>
      <LazyBoundary>
        {open === 'save' && <SaveView list={list} views={views} onClose={() => setOpen(null)} />}
        {open === 'manage' && <ManageViews views={views} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </>
  )
}
