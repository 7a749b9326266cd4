import { Button, Group, Paper, Stack } from '@mantine/core'
import { useState } from 'react'
import { checkLedger, readLedgerState } from '#contract/ledger.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { call } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Finding } from './finding.tsx'
import { Hash } from './hash.tsx'
import { Hint } from '#web/ui/layout/words.tsx'

/** Where the ledger ends, how far it is signed, and whether all of it still fits. */
export function LedgerState() {
  const t = useTexts(ledgerTexts)
  const { language } = useLanguage()
  const { data, error, refetch } = useRead(readLedgerState)
  const { check, answer, pending } = useChainCheck()
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
        <div aria-live="polite">{answer && <Finding answer={answer} />}</div>
        <Group gap="0.5rem 1rem">
          <Button variant="default" leftSection={<IconCheck />} loading={pending} onClick={check}>
            {t('ledger.check')}
          </Button>
          <Hint>{t('ledger.downloadHint')}</Hint>
        </Group>
      </Stack>
    </Paper>
  )
}

type Answer = Awaited<ReturnType<typeof call<typeof checkLedger>>>

function useChainCheck() {
  const { language } = useLanguage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [pending, setPending] = useState(false)
  const check = () => {
    setPending(true)
    call(checkLedger)
      .then(setAnswer)
      .catch((thrown: unknown) => notify.error(asApiError(thrown).text(language)))
      .finally(() => setPending(false))
  }
  return { check, answer, pending }
}
