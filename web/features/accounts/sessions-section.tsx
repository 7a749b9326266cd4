import { Badge, Button } from '@mantine/core'
import { endOtherSessions, endOwnSession, listSessions, type OwnSession } from '#contract/accounts.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconLogout } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { browserOf } from '#texts/browser-name.ts'
import { reasonsTexts } from '#texts/reasons.ts'

/** Where one is signed in, and how to sign out there. */
export function SessionsSection() {
  const t = useTexts(accountsTexts)
  const why = useTexts(reasonsTexts)
  const sessions = useRead(listSessions)
  const endOthers = useConfirmed(endOtherSessions, () => ({
    input: {},
    title: t('accounts.endOthers'),
    question: t('accounts.endOthersQuestion'),
    done: () => notify.success(t('accounts.othersEnded')),
  }))
  const nameOf = ({ userAgent }: OwnSession) => {
    const { browser, system } = browserOf(userAgent)
    if (!browser) return system ?? t('accounts.browserUnknown')
    return system ? t('accounts.browserOn', { browser, system }) : browser
  }
  const end = useWrite(endOwnSession, {
    done: (_, { params }) => {
      const ended = sessions.data?.items.find(({ id }) => id === params.id)
      if (ended) notify.success(t('accounts.ended', { device: nameOf(ended) }))
    },
  })
  const endButton = (row: OwnSession) => (
    <RowButton
      text={t('accounts.endSession', { device: nameOf(row) })}
      letter="d"
      icon={<IconLogout />}
      reason={row.current && why('reason.thisDevice')}
      onClick={() => void end.run({ params: { id: row.id } })}
    />
  )
  return (
    <Card id="sessions" title={t('accounts.sessions')} hint={t('accounts.sessionsHint')}>
      <DataTable
        plain
        label={t('accounts.sessions')}
        read={sessions}
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
      {sessions.data && sessions.data.items.length > 1 && (
        <Button mt="sm" variant="default" loading={endOthers.pending} onClick={() => endOthers.ask()}>
          {t('accounts.endOthers')}
        </Button>
      )}
    </Card>
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
