import type { AuditRow } from '#contract/audit.ts'
import { Fragment } from 'react'
import { auditFields } from '#texts/audit/fields.ts'
import { auditTexts } from '#texts/audit.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './audit.module.css'
import { readable, type Words } from './changes.ts'

export function useWords(): Words {
  const t = useTexts(auditTexts)
  return { nothing: t('audit.nothing'), yes: t('audit.yes'), no: t('audit.no') }
}

/** Folded: how many fields changed. Open: each with what was there before and after. */
export function ChangesCell({
  row: { changes, accountEmail, operation, address, requestId, recordId },
}: {
  row: AuditRow
}) {
  const t = useTexts(auditTexts)
  const words = useWords()
  const { language } = useLanguage()
  const all = Object.entries(changes)
  // Ids say nothing to people: they stand with the other technical facts.
  const fields = all.filter(([, values]) => !values.every(isId))
  const ids = all.filter(([, values]) => values.every(isId))
  const count = fields.length
  const summary = count === 0 ? t('audit.noChanges') : t('audit.fields', { count })
  return (
    <details className={classes.details}>
      <summary>{summary}</summary>
      {count > 0 && (
        <table className={classes.changes}>
          <thead>
            <tr>
              {(['field', 'before', 'after'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`audit.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(([field, [before, after]]) => (
              <tr key={field}>
                <th scope="row">{auditFields[field]?.[language] ?? field}</th>
                <td>{readable(before, words)}</td>
                <td>{readable(after, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes.facts}>
        <dt>{t('audit.account')}</dt>
        <dd>{accountEmail || words.nothing}</dd>
        <dt>{t('audit.operation')}</dt>
        <dd>{operation}</dd>
        <dt>{t('audit.recordId')}</dt>
        <dd>{recordId || words.nothing}</dd>
        {ids.map(([field, [before, after]]) => (
          <Fragment key={field}>
            <dt>{field}</dt>
            <dd>{[before, after].filter(Boolean).join(' → ')}</dd>
          </Fragment>
        ))}
        <dt>{t('audit.address')}</dt>
        <dd>{address || words.nothing}</dd>
        <dt>{t('audit.requestId')}</dt>
        <dd>{requestId || words.nothing}</dd>
      </dl>
    </details>
  )
}

const isId = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value))
