import { ActionIcon } from '@mantine/core'
import { memo } from 'react'
import type { ConfigurationEdit, ConfigurationItem } from '#licence/configuration.ts'
import { raiseCount, reduceCount } from '#licence/counts.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { formats } from '#web/ui/formats.ts'
import { IconMinus, IconPlus } from '#web/ui/icons.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './configurations.module.css'
import { countWords } from './count-words.ts'

interface ItemTreeProps {
  items: readonly ConfigurationItem[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Null: to look at only. */
  onEdit: ((edit: ConfigurationEdit) => void) | null
}

/** Level one with level two beneath it and level three beneath that. */
export function ItemTree({ items, chosen, onChoose, onEdit }: ItemTreeProps) {
  const t = useTexts(configurationsTexts)
  const rows = (list: readonly ConfigurationItem[]): ConfigurationItem[] =>
    list.flatMap((item) => [item, ...rows(item.children)])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={t('manager.table')} tabIndex={0}>
      <table className={classes.tree}>
        <thead>
          <tr>
            <th scope="col">{t('manager.module')}</th>
            <th scope="col">{t('manager.licName')}</th>
            <th scope="col" style={{ textAlign: 'right' }}>
              {t('manager.count')}
            </th>
            <th scope="col">{t('manager.end')}</th>
            <th scope="col">{t('manager.flags')}</th>
          </tr>
        </thead>
        <tbody>
          {rows(items).map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              chosen={item.id === chosen}
              onChoose={onChoose}
              onRaise={onEdit && (() => onEdit(raiseCount(items, item.id)))}
              onReduce={onEdit && (() => onEdit(reduceCount(items, item.id)))}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ItemRowProps {
  item: ConfigurationItem
  chosen: boolean
  onChoose: (id: string) => void
  onRaise: (() => void) | null
  onReduce: (() => void) | null
}

const sameRow = (a: ItemRowProps, b: ItemRowProps) => {
  // Rows of an untouched item keep their place: only values count, and the buttons act on the latest tree through onEdit.
  const facts = ({ children: _, ...item }: ConfigurationItem) => JSON.stringify(item)
  return a.chosen === b.chosen && a.onRaise === b.onRaise && facts(a.item) === facts(b.item)
}

const ItemRow = memo(function ItemRow({ item, chosen, onChoose, onRaise, onReduce }: ItemRowProps) {
  const t = useTexts(configurationsTexts)
  const { id, level, name, licName, count, endDate, unlimited } = item
  const flags = [
    item.test && `${t('manager.test')} (${item.testCount})`,
    item.student && t('manager.student'),
    item.editModules && t('manager.editModules'),
    item.connect && t('manager.connect'),
  ]
  const off = count.kind === 'counted' && count.n === 0
  return (
    <tr data-level={level} data-chosen={chosen || undefined} data-off={off || undefined}>
      <td>
        <button
          type="button"
          className={classes.name}
          aria-pressed={chosen}
          aria-label={t('manager.select', { name })}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      </td>
      <td>
        <code>{licName}</code>
      </td>
      <td>
        <div className={classes.counts}>
          {onReduce && (
            <ActionIcon
              size="sm"
              variant="default"
              aria-label={t('manager.reduce', { name })}
              disabled={count.kind !== 'counted' || count.n === 0}
              onClick={onReduce}
            >
              <IconMinus size="0.9rem" />
            </ActionIcon>
          )}
          <span>{countWords(count, t)}</span>
          {onRaise && (
            <ActionIcon
              size="sm"
              variant="default"
              aria-label={t('manager.raise', { name })}
              disabled={count.kind === 'uncounted' || (count.kind === 'counted' && count.n >= 100)}
              onClick={onRaise}
            >
              <IconPlus size="0.9rem" />
            </ActionIcon>
          )}
        </div>
      </td>
      <td>{unlimited ? t('manager.unlimited') : formats.date(endDate)}</td>
      <td>{flags.filter(Boolean).join(', ')}</td>
    </tr>
  )
}, sameRow)
