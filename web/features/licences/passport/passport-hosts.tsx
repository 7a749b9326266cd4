import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { fetchLicence, type Passport, type PassportHost } from '#contract/passports.ts'
import { deliveryTexts } from '#texts/deliveries.ts'
import { passportTexts } from '#texts/passports.ts'
import { dayWords, termWords } from '#texts/passport-words.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { BulkButton } from '#web/ui/commands/bulk-button.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { Terms } from '#web/ui/layout/text/terms.tsx'
import { useSession } from '#web/ui/data/use-session.ts'
import { machineName } from '#contract/machine-name.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './passport.module.css'
import { useFetchLicence } from '#web/shared/licences/use-fetch-licence.ts'
import { ValidityLine } from './validity-line.tsx'
import { Section } from '#web/ui/layout/section.tsx'

interface PassportHostsProps {
  passport: Passport
  /** What other features do with a machine, at the end of its row. */
  more: (hostId: string) => ReactNode
  /** What other features say of a machine, behind its name. */
  mark?: ((host: PassportHost) => ReactNode) | undefined
}

/** The machines of a product with their current licence files. */
export function PassportHosts({ passport: { id, hosts, disabled }, more, mark }: PassportHostsProps) {
  const t = useTexts(passportTexts)
  const why = useTexts(reasonsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { fetchOne, fetchMany } = useFetchLicence(id)
  const d = useTexts(deliveryTexts)
  const machinesOf = ({ machines }: PassportHost) =>
    machines.length === 0 ? t('passport.anyMachine') : machines.map(machineName).join(', ')
  const columns: Column<PassportHost>[] = [
    {
      key: 'machine',
      text: t('passport.machine'),
      render: (host) => (
        <>
          {machinesOf(host)}
          {mark?.(host)}
          {(host.movedTo || host.disabled) && (
            <Badge color="gray">{t(host.movedTo ? 'passport.moved' : 'passport.hostDisabled')}</Badge>
          )}
        </>
      ),
    },
    {
      key: 'binding',
      text: t('passport.binding'),
      render: ({ binding, port }) => (
        <>
          <Terms>{t(`passport.binding.${binding}`)}</Terms>
          <SecondText>
            {t('passport.port')} {port}
          </SecondText>
        </>
      ),
    },
    {
      key: 'term',
      holds: 'name',
      text: t('passport.term'),
      render: (host) => (
        <>
          <ValidityLine validity={host.validity} />
          <SecondText>{termWords(host, language)}</SecondText>
        </>
      ),
    },
    {
      key: 'licence',
      holds: 'aside',
      text: t('passport.licence'),
      render: ({ licence }) =>
        licence ? (
          <>
            {licence.fileName}
            <SecondText>{t('passport.serial', { serial: licence.serial, day: dayWords(licence.at) })}</SecondText>
            {licence.supersededBy !== null && (
              <Badge color="gray">{t('passport.superseded', { serial: licence.supersededBy })}</Badge>
            )}
          </>
        ) : (
          t('passport.noLicence')
        ),
    },
    { key: 'fetched', text: t('passport.fetched'), value: ({ licence }) => (licence ? timesWords(t, licence) : '') },
  ]
  const rowActions = (host: PassportHost) => (
    <RowActions name={machinesOf(host)}>
      {host.licence && can(fetchLicence.access) && (
        <Download
          licence={host.licence}
          reason={disabled ? why('reason.productOff') : host.disabled && why('reason.switchedOff')}
          onFetch={fetchOne}
        />
      )}
      {more(host.id)}
    </RowActions>
  )
  return (
    <Section title={t('passport.hosts')}>
      {hosts.length > 0 ? (
        <DataTable
          plain
          label={t('passport.hosts')}
          rows={hosts}
          columns={columns}
          actions={rowActions}
          {...(hosts.length > 1 &&
            can(fetchLicence.access) && {
              bulk: {
                name: machinesOf,
                actions: (chosen: PassportHost[]) => {
                  const files = chosen.flatMap(({ licence, disabled: off }) => (licence && !off ? [licence.id] : []))
                  return (
                    <BulkButton
                      main
                      text={d('deliveries.download', { count: files.length })}
                      letter="s"
                      icon={<IconDownload />}
                      reason={disabled ? why('reason.productOff') : files.length === 0 && why('reason.switchedOff')}
                      onClick={() => fetchMany(files)}
                    />
                  )
                },
              },
            })}
        />
      ) : (
        <p className={classes.line}>{t('passport.hostsNone')}</p>
      )}
    </Section>
  )
}

interface DownloadProps {
  licence: { id: string; fileName: string }
  reason: string | false
  onFetch: (id: string) => void
}

function Download({ licence: { id, fileName }, reason, onFetch }: DownloadProps) {
  const t = useTexts(passportTexts)
  return (
    <RowButton
      text={t('passport.download', { fileName })}
      letter="s"
      icon={<IconDownload />}
      reason={reason}
      onClick={() => onFetch(id)}
    />
  )
}

type Say = (key: keyof typeof passportTexts, values?: Record<string, string | number>) => string

/** How often a file was fetched: "noch nie", "einmal, am 03.11.2026", "3-mal, zuletzt am 12.11.2026". */
export const timesWords = (
  t: Say,
  { downloads, lastDownloadAt }: { downloads: number; lastDownloadAt: string | null },
): string =>
  downloads === 0 || lastDownloadAt === null
    ? t('passport.never')
    : t(downloads === 1 ? 'passport.once' : 'passport.times', { count: downloads, day: dayWords(lastDownloadAt) })
