import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { downloadMoveFile, type Move, readMove, readMoveAllowance } from '#contract/moves.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { movesTexts } from '#texts/moves.ts'
import { HoldingLinks } from '#web/shared/holdings/holding-links.tsx'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { HostAdvice } from '#web/shared/licences/host-advice.tsx'
import { IconDownload } from '#web/ui/layout/icons.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { Terms } from '#web/ui/layout/text/terms.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { Machines } from './machines.tsx'
import { MoveDecision } from './move-decision.tsx'
import { allowanceWords, productOf, serialWords } from './move-words.ts'
import { StateBadge } from './state-badge.tsx'
import { WrittenText } from '#web/ui/layout/text/words.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** One move with everything that speaks for and against it, and the decision. */
export function MovePage() {
  const t = useTexts(movesTexts)
  const { language } = useLanguage()
  const download = useDownload()
  const { id } = useParams({ from: '/management/moves/$id' })
  const { data: move, error, refetchError } = useRead(readMove, { params: { id } })
  if (!move) return <Page title={undefined} error={error} refetchError={refetchError} />
  const { holder, state, reasons, message, fileName } = move
  const saveFile = () => void download(downloadMoveFile, { params: { id } })
  return (
    <Page
      narrow
      title={t('moves.one', { holder: holder.name })}
      context={
        <>
          {[holder.customerNumber, productOf(move, language)].filter(Boolean).join(' · ')} ·{' '}
          <StateBadge state={state} />
        </>
      }
    >
      <MoveFacts move={move} />
      {reasons.length > 0 && (
        <Section title={t(state === 'waiting' ? 'moves.reasons' : 'moves.reasonsWas')}>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`moves.reason.${reason}`)}</li>
            ))}
          </ul>
        </Section>
      )}
      {state === 'waiting' && <Advice move={move} />}
      {message && <WrittenText>{message}</WrittenText>}
      <HoldingLinks holder={holder} holdingId={move.holdingId} />
      {fileName && (
        <Button variant="default" leftSection={<IconDownload />} onClick={saveFile} style={{ alignSelf: 'start' }}>
          {t('moves.fileDownload', { name: fileName })}
        </Button>
      )}
      {state === 'waiting' && <MoveDecision key={move.id} move={move} />}
    </Page>
  )
}

function MoveFacts({ move }: { move: Move }) {
  const t = useTexts(movesTexts)
  const hosts = useTexts(hostsTexts)
  const allowance = useRead(readMoveAllowance, { params: { id: move.holdingId } })
  const machines = (list: Move['machinesBefore'], binding: Move['bindingBefore']) => (
    <>
      <Machines machines={list} />
      {hosts(`hosts.binding.${binding}`)}
    </>
  )
  const { count, askedAt, askedBy, decidedAt, decidedBy, note } = move
  const facts: Fact[] = [
    [t('moves.before'), machines(move.machinesBefore, move.bindingBefore)],
    [t('moves.after'), machines(move.machinesAfter, move.bindingAfter)],
    [t('moves.asked'), `${formats.instant(askedAt)}, ${askedBy}`],
    [t('moves.count'), t('moves.counts', { count })],
    [
      t('moves.allowance'),
      allowance.data ? (
        <Terms key="allowance">{allowanceWords(allowance.data, t).join(' ')}</Terms>
      ) : allowance.error ? null : (
        <Pending key="allowance" width="36ch" />
      ),
    ],
    [t('moves.decidedBy'), decidedAt ? [formats.instant(decidedAt), decidedBy].filter(Boolean).join(', ') : ''],
    [t('moves.note'), note],
    [t('moves.licences'), serialWords(move, t).join('; ')],
  ]
  return <Facts facts={facts} label={t('moves.facts')} />
}

function Advice({ move: { bindingAfter, machinesAfter, holdingId, hostId } }: { move: Move }) {
  const none = { name: null, mac: null }
  const hosts = [0, 1, 2].map((slot) => machinesAfter[slot] ?? none)
  const facts = { binding: bindingAfter, hosts, terminalServer: false, virtualServer: false }
  return <HostAdvice facts={facts} holdingId={holdingId} except={hostId} />
}
