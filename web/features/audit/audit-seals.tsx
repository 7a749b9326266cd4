import { listAuditSeals } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import classes from './audit.module.css'

/** From which day on entries are in the log, and in which files older ones lie; nothing where none was moved out. */
export function AuditSeals() {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const { data } = useRead(listAuditSeals)
  if (!data || data.items.length === 0) return null
  const number = (count: number) => formats.number(count, language)
  const rows = data.items.reduce((sum, one) => sum + one.rows, 0)
  return (
    <div className={classes.seals}>
      <Hint>
        {data.firstAt && `${t('audit.seals.from', { day: formats.date(data.firstAt) })} `}
        {t('audit.seals.older', { count: number(rows) })}
      </Hint>
      <details className={classes.details}>
        <summary>{t('audit.seals.files')}</summary>
        <ul>
          {data.items.map(({ file, rows: count, firstAt, lastAt }) => (
            <li key={file}>
              {t('audit.seals.file', {
                file,
                from: formats.date(firstAt),
                to: formats.date(lastAt),
                count: number(count),
              })}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
