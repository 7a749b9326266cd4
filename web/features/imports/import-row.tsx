import type { ImportRow } from '#contract/imports.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { tableImportsTexts } from '#texts/table-imports.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { describeReason } from '#licence/words.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './imports.module.css'
import { useFieldName, useFieldValue } from './use-field-name.ts'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** Field by field what it is and what it would become. */
export function RowChanges({ row: { changes } }: { row: ImportRow }) {
  const t = useTexts(tableImportsTexts)
  const name = useFieldName()
  const say = useFieldValue()
  return (
    <PlainList gap={0}>
      {Object.entries(changes).map(([field, [before, after]]) => (
        <li key={field} className={classes.value}>
          {name(field)}: <del className={classes.before}>{say(field, before) || t('tableImports.nothing')}</del> →{' '}
          <ins>{say(field, after) || t('tableImports.nothing')}</ins>
        </li>
      ))}
    </PlainList>
  )
}

/** The first rules that a configuration or a host ID breaks. */
const brokenRules = (details: ImportRow['problems'][number]['details']) => {
  const { broken = [] } = details as { broken?: { code: ReasonCode; detail: Record<string, string> }[] }
  return broken.slice(0, 3)
}

/** Why a row cannot be written, and in which column. */
export function RowProblems({ row: { problems } }: { row: ImportRow }) {
  const name = useFieldName()
  const say = useTexts(errors)
  const { language } = useLanguage()
  return (
    <PlainList gap={0}>
      {problems.map(({ code, field, details }) => (
        <li key={`${code} ${field}`} className={`${classes.problem} ${classes.value}`}>
          {field && `${name(field)}: `}
          {code in errors ? say(code as ErrorCode, details as Record<string, string>) : code}
          {brokenRules(details).map((reason) => ` ${describeReason(reason, language)}`)}
        </li>
      ))}
    </PlainList>
  )
}
