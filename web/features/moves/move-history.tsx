import { Fragment } from 'react'
import { type Move, withdrawMove } from '#contract/moves.ts'
import { movesTexts } from '#texts/moves.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconTrash } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import type { Column } from '#web/ui/table/columns/column.ts'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { exchangedMachines, serialWords, shortWords } from './move-words.ts'
import { StateBadge } from './state-badge.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface MoveHistoryProps {
  moves: readonly Move[] | undefined
  error: Error | null
  retry: () => unknown
}

/** Who moved what when, and what waits. */
export function MoveHistory({ moves, error, retry }: MoveHistoryProps) {
  const t = useTexts(movesTexts)
  const { can } = useSession()
  const withdrawal = useConfirmed(withdrawMove, (move: Move) => {
    const { from, to } = exchangedMachines(move)
    return {
      input: { params: { id: move.id } },
      title: t('moves.withdrawTitle'),
      question: t('moves.withdrawQuestion', { from: shortWords(from), to: shortWords(to) }),
      confirmLabel: t('moves.withdraw'),
      done: () => notify.success(t('moves.withdrawn')),
    }
  })
  const columns: Column<Move>[] = [
    { key: 'asked', text: t('moves.asked'), value: ({ askedAt }) => formats.instant(askedAt) },
    { key: 'askedBy', text: t('moves.askedBy') },
    {
      key: 'move',
      text: t('moves.fromTo'),
      render: (move) => {
        const { from, to } = exchangedMachines(move)
        return `${shortWords(from)} → ${shortWords(to)}`
      },
    },
    {
      key: 'state',
      text: t('moves.state'),
      render: (move) => (
        <>
          <StateBadge state={move.state} />
          <SecondText>
            {move.state === 'waiting'
              ? move.reasons.map((reason) => t(`moves.reason.${reason}`)).join(' ')
              : move.note || ''}
          </SecondText>
        </>
      ),
    },
    {
      key: 'licences',
      text: t('moves.licences'),
      render: (move) =>
        serialWords(move, t).map((line, at) => (
          <Fragment key={line}>
            {at > 0 && ' · '}
            <span>{line}</span>
          </Fragment>
        )),
    },
  ]
  const rowActions = (move: Move) =>
    move.state === 'waiting' &&
    can(withdrawMove.access) && (
      <RowButton text={t('moves.withdraw')} letter="d" icon={<IconTrash />} onClick={() => withdrawal.ask(move)} />
    )
  if (moves?.length === 0) return <Hint mb={8}>{t('moves.listNone')}</Hint>
  return (
    <>
      <h3>{t('moves.list')}</h3>
      <DataTable
        label={t('moves.list')}
        rows={moves}
        columns={columns}
        plain
        error={error}
        retry={retry}
        actions={rowActions}
      />
    </>
  )
}
