import type { PassportModule } from '#contract/passports.ts'
import { describeCount } from '#licence/words.ts'
import { passportTexts } from '#texts/passports.ts'
import { formats } from '#web/ui/data/formats.ts'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './passport.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'

/** The licensed modules in their three levels, with seats and dates. */
export function PassportModules({ modules }: { modules: readonly PassportModule[] | null }) {
  const t = useTexts(passportTexts)
  const { language } = useLanguage()
  const columns: Column<PassportModule>[] = [
    {
      key: 'name',
      text: t('passport.module'),
      render: ({ name, level, test, testCount, student }) => (
        <span className={classes.module} data-level={level}>
          {name}
          {test && (
            <SecondText>
              <small>{t('passport.test', { count: testCount })}</small>
            </SecondText>
          )}
          {student && (
            <SecondText>
              <small>{t('passport.student')}</small>
            </SecondText>
          )}
        </span>
      ),
    },
    { key: 'licName', text: t('passport.licName'), code: true },
    {
      key: 'count',
      text: t('passport.count'),
      align: 'right',
      value: ({ count }) => describeCount(count, language),
    },
    { key: 'from', text: t('passport.from'), value: ({ startDate }) => formats.date(startDate) },
    {
      key: 'to',
      text: t('passport.to'),
      value: ({ endDate, unlimited }) => (unlimited ? t('passport.endUnlimited') : formats.date(endDate)),
    },
  ]
  return (
    <Section title={t('passport.modules')}>
      {modules && modules.length > 0 ? (
        <DataTable plain label={t('passport.modules')} rows={modules} columns={columns} />
      ) : (
        <p className={classes.line}>{t('passport.modulesNone')}</p>
      )}
    </Section>
  )
}
