import type { ConfigurationItem } from '#licence/configuration.ts'
import { type ComparedModule, compareConfigurations } from '#licence/diff-configurations.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { countWords, endWords, flagWords } from '../items/item-words.ts'
import classes from '../paths.module.css'
import { Quiet } from '#web/ui/layout/text/words.tsx'

interface CompareTableProps {
  before: readonly ConfigurationItem[]
  after: readonly ConfigurationItem[]
  /** Leaves out what is the same. */
  only: boolean
}

/** Module by module what was and what is; what differs says so in words too. */
export function CompareTable({ before, after, only }: CompareTableProps) {
  const t = useTexts(configurationPathsTexts)
  const c = useTexts(configurationsTexts)
  const rows = compareConfigurations(before, after)
  const changes = rows.filter(({ changed }) => changed).length
  const words = (item: ConfigurationItem | null) =>
    item
      ? [
          `${c('manager.count')} ${countWords(item, c)}`,
          item.startDate && `${c('manager.start')} ${formats.date(item.startDate)}`,
          endWords(item, c) && `${c('manager.end')} ${endWords(item, c)}`,
          flagWords(item, c),
        ]
          .filter(Boolean)
          .join(', ')
      : '–'
  const change = ({ before: old, after: now, changed }: ComparedModule) =>
    old && now ? (changed ? t('compare.changed') : '') : t(now ? 'compare.added' : 'compare.removed')
  return (
    <>
      <output>{changes === 0 ? t('compare.same') : t('compare.count', { count: changes })}</output>
      {(changes > 0 || !only) && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        <section className={classes.scroll} aria-label={t('compare.title')} tabIndex={0}>
          <table className={classes.compare}>
            <thead>
              <tr>
                <th scope="col">{t('compare.module')}</th>
                <th scope="col">{t('compare.left')}</th>
                <th scope="col">{t('compare.right')}</th>
                <th scope="col">{t('compare.change')}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter(({ changed }) => changed || !only)
                .map((row) => {
                  const { name, licName, level } = (row.after ?? row.before)!
                  return (
                    <tr key={row.key} data-level={level} data-changed={row.changed || undefined}>
                      <th scope="row">
                        {name} <Quiet>{licName}</Quiet>
                      </th>
                      <td data-label={t('compare.left')}>{words(row.before)}</td>
                      <td data-label={t('compare.right')}>{words(row.after)}</td>
                      <td data-label={t('compare.change')}>{change(row)}</td>
                    </tr>
                  )
                })}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
