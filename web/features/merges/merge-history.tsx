import { listMerges, type Merge, type MergeKind, undoDays, undoMerge } from '#contract/merges.ts'
import { mergesTexts } from '#texts/merges.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconHistory } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { pageOf, useMergeWords } from './words.ts'
import { Section } from '#web/ui/layout/section.tsx'

const lastDay = (mergedAt: string) => new Date(Date.parse(mergedAt) + undoDays * 86_400_000).toISOString()

/** What was merged, by whom, and undoing it while that is possible. */
export function MergeHistory({ kind }: { kind: MergeKind }) {
  const t = useTexts(mergesTexts)
  const list = useListState(listMerges, { name: 'merges' })
  const ofKind = { ...list, query: { ...list.query, kind } }
  const state = ({ undoneAt, undoable, mergedAt }: Merge) => {
    if (undoneAt) return t('merges.state.undone', { date: formats.date(undoneAt) })
    return undoable ? t('merges.state.undoable', { date: formats.date(lastDay(mergedAt)) }) : t('merges.state.final')
  }
  const actions = (merge: Merge) => <UndoButton merge={merge} />
  return (
    <Section title={t('merges.history')}>
      <ListTable
        list={ofKind}
        texts={mergesTexts}
        cells={{
          removed: ({ removedLabel }) => removedLabel || t('merges.forgotten'),
          remaining: ({ remainingId: id, remainingLabel }) => (
            <TextLink to={pageOf(kind)} params={{ id }}>
              {remainingLabel || t('merges.forgotten')}
            </TextLink>
          ),
          state,
        }}
        actions={actions}
        empty={{ text: t('merges.noHistory') }}
      />
    </Section>
  )
}

function UndoButton({ merge: { id, undoable, removedLabel: removed, remainingLabel: remaining } }: { merge: Merge }) {
  const t = useTexts(mergesTexts)
  const words = useMergeWords()
  const { ask, pending } = useConfirmed(undoMerge, () => ({
    input: { params: { id } },
    title: t('merges.undoTitle'),
    question: t('merges.undoQuestion', { removed, remaining }),
    confirmLabel: t('merges.undoConfirm'),
    done: ({ stayed }) => {
      if (stayed.length === 0) return notify.success(t('merges.undone', { name: removed }))
      const left = stayed.map(({ what, count }) => `${words.thing(what)} (${count})`).join(', ')
      return notify.note(t('merges.undoneBut', { name: removed, stayed: left }))
    },
  }))
  if (!undoable) return null
  return (
    <RowButton
      text={t('merges.undo', { name: removed })}
      letter="u"
      icon={<IconHistory />}
      disabled={pending}
      onClick={() => ask()}
    />
  )
}
