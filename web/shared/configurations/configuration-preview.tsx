import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { readConfiguration } from '#contract/configurations.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { firstConfiguration, lacksEnd, prefillItems } from '#licence/configuration-rules.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import classes from './configuration-preview.module.css'
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx'
import { formats } from '../../ui/data/formats.ts'
import { useRead } from '../../ui/data/use-api.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

interface Source {
  /** The master, template or configuration that is chosen; null: none yet. */
  id: string | null
  /** Left out: row by row as in the source. */
  count?: number | undefined
  /** A day or 'unlimited'; left out: row by row as in the source. */
  end?: string | undefined
  /** Items that go in the new version. */
  drop?: readonly string[]
}

/** The level-one modules a source comes to, dependencies aside, and how many of them would have no end. */
export function useConfigurationPreview({ id, count, end, drop = [] }: Source) {
  const { can } = useSession()
  const shown = id !== null && can(readConfiguration.access)
  const { data, error, isPending } = useRead(readConfiguration, { params: { id: id ?? '' } }, { enabled: shown })
  const source = shown ? data : undefined
  const stored = (source?.items ?? []).filter((item) => !drop.includes(item.id)) as ConfigurationItem[]
  const items = prefillItems(source?.kind === 'master' ? firstConfiguration(stored) : stored, { count, end })
  const rows = items.filter((item) => item.count.kind !== 'dependency')
  const open = rows.filter(lacksEnd).length
  return { rows: source ? rows : null, open, error: shown ? error : null, pending: isPending }
}

interface Shown {
  preview: ReturnType<typeof useConfigurationPreview>
  /** It is still to be found out which source it will be. */
  pending?: boolean
  /** What is to be said about it, or null; left out: never anything. Its place is kept as well. */
  notice?: ReactNode
}

/** What will be, row by row. Its place is kept while it comes: what stands below must not move under the pointer. */
export function ConfigurationPreview({ preview, pending = false, notice }: Shown) {
  const { rows, error } = preview
  if (error) return <ErrorNotice error={error} />
  if (!rows && !preview.pending && !pending) return null
  return (
    <div className={notice === undefined ? classes.place : classes.tall}>
      {notice}
      {rows ? <Rows rows={rows} /> : <Skeleton height="100%" animate={false} />}
    </div>
  )
}

function Rows({ rows }: { rows: readonly ConfigurationItem[] }) {
  const t = useTexts(configurationPathsTexts)
  const countOf = ({ count }: ConfigurationItem) => (count.kind === 'counted' ? count.n : t('select.uncounted'))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section className={classes.preview} aria-label={t('preview.title')} tabIndex={0}>
      <table aria-label={t('preview.title')}>
        <thead>
          <tr>
            <th scope="col">{t('preview.title')}</th>
            <th scope="col">{t('select.count')}</th>
            <th scope="col">{t('select.end')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.name} <span>{item.licName}</span>
              </th>
              <td>{countOf(item)}</td>
              <td>
                {item.unlimited ? (
                  t('select.unlimited')
                ) : item.endDate ? (
                  formats.date(item.endDate)
                ) : (
                  <strong>{t('preview.noEnd')}</strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
