import { Button, Group, Paper, Stack } from '@mantine/core'
import { readLatestLedgerCheck, readLedgerState, startLedgerCheck } from '#contract/ledger.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { CheckState, isRunning } from '#web/ui/feedback/check-state.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Finding } from './finding.tsx'
import { Hash } from './hash.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Where the ledger ends, how far it is signed, and whether all of it still fits. */
export function LedgerState() {
  const t = useTexts(ledgerTexts)
  const { language } = useLanguage()
  const { data, error, refetch } = useRead(readLedgerState)
  const latest = useRead(readLatestLedgerCheck, {}, { every: 1000, everyWhile: isRunning })
  const start = useWrite(startLedgerCheck)
  const check = latest.data?.check
  if (error) return <ErrorNotice error={error} retry={refetch} />
  const head = data?.head
  const since = (data?.position ?? 0) - (head?.position ?? 0)
  return (
    <Paper component="section" withBorder p="md" aria-label={t('ledger.state')} aria-busy={!data}>
      <Stack gap={12}>
        <Facts
          layout="row"
          facts={[
            [
              t('ledger.entries'),
              data ? formats.number(data.position, language) : <Pending key="entries" width="4ch" />,
            ],
            [t('ledger.last'), data ? <Hash key="last" value={data.hash} /> : <Pending key="last" />],
            [
              t('ledger.signed'),
              !data ? (
                <Pending key="signed" width="24ch" />
              ) : head ? (
                t('ledger.signedOn', { day: formats.date(head.day), position: formats.number(head.position, language) })
              ) : (
                t('ledger.signedNever')
              ),
            ],
          ]}
        />
        {since > 0 && <Hint>{t('ledger.since', { count: formats.number(since, language) })}</Hint>}
        <div aria-live="polite">
          {check && (
            <CheckState
              check={check}
              failed={t('ledger.checkFailed')}
              finding={(found) => <Finding answer={found} />}
            />
          )}
        </div>
        <Group gap="0.5rem 1rem">
          <Button
            variant="default"
            leftSection={<IconCheck />}
            loading={start.pending || check?.state === 'running'}
            onClick={() => void start.run({ body: {} })}
          >
            {t('ledger.check')}
          </Button>
          <Hint>{t('ledger.downloadHint')}</Hint>
        </Group>
      </Stack>
    </Paper>
  )
}
