import { Select } from '@mantine/core'
import { countMoves, listMoves, type Move, moveStates } from '#contract/moves.ts'
import { holderWords } from '#texts/holder-words.ts'
import { movesTexts } from '#texts/moves.ts'
import { IconEye } from '#web/ui/layout/icons.tsx'
import { LinkButton, TextLink } from '#web/ui/layout/link.tsx'
import { RowLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { exchangedMachines, shortWords } from './move-words.ts'
import { StateBadge } from './state-badge.tsx'

/** Moves of all companies: what waits for a decision, and what was moved. */
export function MovesPage() {
  const t = useTexts(movesTexts)
  const list = useListState(listMoves)
  const counts = useRead(countMoves)
  const state = list.query.state ?? 'waiting'
  const rowActions = ({ id, holder }: Move) => (
    <RowLink
      to="/management/moves/$id"
      params={{ id }}
      text={t('moves.open', { holder: holder.name })}
      letter="o"
      icon={<IconEye />}
    />
  )
  return (
    <Page
      title={t('moves.title')}
      context={t('moves.context', { count: counts.data?.open ?? 0 })}
      action={
        <LinkButton to="/management/emergencies" search={{ since: 'friday' }}>
          {t('moves.emergencies')}
        </LinkButton>
      }
    >
      <ListTable
        list={list}
        texts={movesTexts}
        cells={{
          holder: ({ id, holder }) => (
            <TextLink to="/management/moves/$id" params={{ id }}>
              {holderWords(holder)}
            </TextLink>
          ),
          before: (move) => shortWords(exchangedMachines(move).from),
          after: (move) => shortWords(exchangedMachines(move).to),
          state: (move) => <StateBadge state={move.state} />,
        }}
        empty={{ text: t('moves.none') }}
        chips={{ state: state === 'waiting' ? undefined : t(`moves.state.${state}`) }}
        filters={
          <Select
            aria-label={t('moves.state')}
            allowDeselect={false}
            value={state}
            data={(['all', ...moveStates] as const).map((value) => ({ value, label: t(`moves.state.${value}`) }))}
            onChange={(value) => value && list.set({ state: value })}
          />
        }
        actions={rowActions}
      />
    </Page>
  )
}
