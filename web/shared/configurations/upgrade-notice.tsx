import { Alert, Checkbox } from '@mantine/core'
import { previewUpgrade, type UpgradePreview } from '#contract/configurations.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { Terms } from '../../ui/layout/text/terms.tsx'
import classes from './upgrade-notice.module.css'
import { useRead } from '../../ui/data/use-api.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'

/**
 * What taking a configuration over for a product does, asked of the server before anything is written. `held` keeps a
 * form from being sent until that is known and confirmed, and says so.
 */
export function useUpgrade(configurationId: string | null, targetProductId: string | null, drop: readonly string[]) {
  const t = useTexts(configurationPathsTexts)
  const { language } = useLanguage()
  const wanted = configurationId !== null && targetProductId !== null
  const { data, error } = useRead(
    previewUpgrade,
    { params: { id: configurationId ?? '' }, query: { targetProductId: targetProductId ?? '' } },
    { enabled: wanted },
  )
  const preview = wanted ? (data ?? null) : null
  const open = preview?.dropped.some(({ paid, itemId }) => paid && !drop.includes(itemId)) ?? false
  const pending = wanted && !preview && !error
  const ready = !wanted || (preview !== null && !open)
  const refuse = () => notify.error(error ? error.text(language) : t('upgrade.open'))
  return { preview, error: wanted ? error : null, ready, open, held: ready ? {} : { pending, submit: refuse } }
}

interface UpgradeNoticeProps {
  upgrade: ReturnType<typeof useUpgrade>
  drop: readonly string[]
  onDrop: (itemIds: string[]) => void
}

/** Renamed, dropped and added modules in words; licensed ones go only when ticked. */
export function UpgradeNotice({ upgrade: { preview, error }, drop, onDrop }: UpgradeNoticeProps) {
  const t = useTexts(configurationPathsTexts)
  if (error) return <ErrorNotice error={error} />
  if (!preview || preview.kind === 'copy') return null
  const { from, to, renamed, dropped, added } = preview
  const quiet = renamed.length + dropped.length + added.length === 0
  return (
    <Alert
      color={dropped.some(({ paid }) => paid) ? 'orange' : 'blue'}
      title={t('upgrade.context', { from, to })}
      className={classes.notice ?? ''}
    >
      {quiet && <p>{t('upgrade.same')}</p>}
      {dropped.length > 0 && <Dropped dropped={dropped} drop={drop} onDrop={onDrop} />}
      {renamed.length > 0 && (
        <>
          <h3>{t('upgrade.renamed')}</h3>
          <ul>
            {renamed.map((one) => (
              <li key={one.path.join('/')}>
                {t('upgrade.renamedTo', {
                  from: `${one.from.name} (${one.from.licName})`,
                  to: `${one.to.name} (${one.to.licName})`,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {added.length > 0 && (
        <>
          <h3>
            <Terms>{t('upgrade.added')}</Terms>
          </h3>
          <ul>
            {added.map(({ path, licName }) => (
              <li key={path.join('/')}>
                {path.join(' / ')} ({licName})
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}

function Dropped({
  dropped,
  drop,
  onDrop,
}: Pick<UpgradeNoticeProps, 'drop' | 'onDrop'> & { dropped: UpgradePreview['dropped'] }) {
  const t = useTexts(configurationPathsTexts)
  const paid = dropped.filter((one) => one.paid)
  const all = paid.every(({ itemId }) => drop.includes(itemId))
  const words = (one: UpgradePreview['dropped'][number]) => ({
    name: one.path.join(' / '),
    licName: one.licName,
    count: one.count.kind === 'counted' ? one.count.n : t('select.uncounted'),
  })
  const toggle = (id: string) => onDrop(drop.includes(id) ? drop.filter((one) => one !== id) : [...drop, id])
  return (
    <>
      <h3>{t('upgrade.dropped')}</h3>
      {paid.length > 0 && <p>{t('upgrade.droppedHint')}</p>}
      {paid.length > 1 && (
        <Checkbox
          checked={all}
          label={t('upgrade.dropAll', { count: paid.length })}
          onChange={() => onDrop(all ? [] : paid.map(({ itemId }) => itemId))}
        />
      )}
      <ul>
        {dropped.map((one) => (
          <li key={one.itemId}>
            {one.paid ? (
              <Checkbox
                checked={drop.includes(one.itemId)}
                label={t('upgrade.drop', words(one))}
                onChange={() => toggle(one.itemId)}
              />
            ) : (
              t('upgrade.unpaid', words(one))
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
