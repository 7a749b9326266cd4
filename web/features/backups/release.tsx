import { readSystem } from '#contract/system.ts'
import { backupsTexts } from '#texts/backups.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** Which release runs, since when, and on what: support asks for it. */
export function Release() {
  const t = useTexts(backupsTexts)
  const { data, error, refetch } = useRead(readSystem, undefined)
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <Section title={t('system.release')}>
      {data && (
        <Facts
          layout="row"
          facts={[
            ['Keywerk', data.version],
            [t('system.startedAt'), formats.instant(data.startedAt)],
            ['Node.js', data.node],
            [t('system.database'), data.database],
            [
              t('system.migration'),
              t('system.migrationOf', { name: data.migration.name, time: formats.instant(data.migration.at) }),
            ],
          ]}
        />
      )}
    </Section>
  )
}
