import { Badge, Button, Paper, Text } from '@mantine/core'
import { endOtherSessions, endOwnSession, listSessions, type OwnSession } from '#contract/accounts.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { confirm } from '#web/ui/confirm.ts'
import { formats } from '#web/ui/formats.ts'
import { IconLogout } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { useLedHere } from '#web/ui/use-led-here.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { browserOf } from '#texts/browser-name.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import classes from './sessions.module.css'

/** Where one is signed in, and how to sign out there. */
export function SessionsSection() {
  const t = useTexts(accountsTexts)
  const why = useTexts(reasonsTexts)
  const { data, error, refetch } = useRead(listSessions)
  const endOthers = useWrite(endOtherSessions, { done: () => notify.success(t('accounts.othersEnded')) })
  const nameOf = ({ userAgent }: OwnSession) => {
    const { browser, system } = browserOf(userAgent)
    if (!browser) return system ?? t('accounts.browserUnknown')
    return system ? t('accounts.browserOn', { browser, system }) : browser
  }
  const end = useWrite(endOwnSession, {
    done: (_, { params }) => {
      const ended = data?.items.find(({ id }) => id === params.id)
      if (ended) notify.success(t('accounts.ended', { device: nameOf(ended) }))
    },
  })
  async function endAll() {
    const sure = await confirm({
      title: t('accounts.endOthers'),
      question: t('accounts.endOthersQuestion'),
      confirmLabel: t('accounts.endOthers'),
    })
    if (sure) await endOthers.run()
  }
  const endButton = (row: OwnSession) => (
    <RowButton
      text={t('accounts.endSession', { device: nameOf(row) })}
      icon={<IconLogout />}
      reason={row.current && why('reason.thisDevice')}
      onClick={() => void end.run({ params: { id: row.id } })}
    />
  )
  const place = useLedHere<HTMLHeadingElement>('sessions')
  return (
    <Paper withBorder p="md" component="section">
      <h2 ref={place} id="sessions" className={classes.heading}>
        {t('accounts.sessions')}
      </h2>
      <Text size="sm" c="dimmed" mb="sm">
        {t('accounts.sessionsHint')}
      </Text>
      <DataTable
        plain
        label={t('accounts.sessions')}
        rows={data?.items}
        error={error}
        retry={refetch}
        empty={{ text: t('accounts.noSessions') }}
        columns={[
          {
            key: 'device',
            text: t('accounts.device'),
            render: (row) => <Device name={nameOf(row)} current={row.current} />,
          },
          { key: 'createdAt', text: t('accounts.since'), value: (row) => formats.instant(row.createdAt) },
          { key: 'lastUsedAt', text: t('accounts.lastUsed'), value: (row) => formats.instant(row.lastUsedAt) },
          { key: 'address', text: t('accounts.address'), code: true },
        ]}
        actions={endButton}
      />
      {data && data.items.length > 1 && (
        <Button mt="sm" variant="default" loading={endOthers.pending} onClick={() => void endAll()}>
          {t('accounts.endOthers')}
        </Button>
      )}
    </Paper>
  )
}

function Device({ name, current }: { name: string; current: boolean }) {
  const t = useTexts(accountsTexts)
  return (
    <>
      {name}{' '}
      {current && (
        <Badge variant="light" miw="max-content">
          {t('accounts.thisDevice')}
        </Badge>
      )}
    </>
  )
}
