import { readSystem } from '#contract/system.ts'
import type { Output } from '#web/api/request.ts'
import { systemTexts } from '#texts/system.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Connections } from './connections.tsx'
import { sizeOf } from './size-of.ts'
import classes from './system.module.css'

type System = Output<typeof readSystem>

/** Which release runs, since when and on what, and how it stands with what it needs. */
export function Release() {
  const t = useTexts(systemTexts)
  const { language } = useLanguage()
  const { data, error, refetch } = useRead(readSystem, undefined, { every: 30_000 })
  if (error) return <ErrorNotice error={error} retry={refetch} />
  if (!data) return null
  const size = (bytes: number) => sizeOf(bytes, language)
  const { version, disk, migrations } = data
  return (
    <>
      <Section title={t('system.release')}>
        <Facts
          layout="columns"
          facts={[
            ['Keywerk', version],
            [t('system.startedAt'), formats.instant(data.startedAt)],
            [t('system.processes'), String(data.processes)],
            ['Node.js', data.node],
            [t('system.database'), t('system.databaseOf', { version: data.database, size: size(data.databaseBytes) })],
            [t('system.disk'), disk && t('system.diskOf', { free: size(disk.freeBytes), all: size(disk.bytes) })],
          ]}
        />
        <details className={classes.fold}>
          <summary>{t('system.migrations')}</summary>
          <Migrations migrations={migrations} />
        </details>
      </Section>
      <Connections mails={data.mails} signer={data.signer} outside={data.outside} />
    </>
  )
}

/** A list and no table: folded away, nothing of it has a width. */
function Migrations({ migrations }: Pick<System, 'migrations'>) {
  const t = useTexts(systemTexts)
  const { language } = useLanguage()
  return (
    <ul>
      {migrations.map(({ name, at, ms }) => (
        <li key={name}>
          {name}: {formats.instant(at)}
          {ms !== null && `, ${t('system.ms', { count: formats.number(ms, language) })}`}
        </li>
      ))}
    </ul>
  )
}
