import { Select } from '@mantine/core'
import {
  answerRequests,
  countLicenceRequests,
  type LicenceRequest,
  listLicenceRequests,
  requestStates,
} from '#contract/renewals.ts'
import { holderWords } from '#texts/holder-words.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { BulkWriteButton } from '#web/ui/commands/bulk-write-button.tsx'
import { IconCheck, IconEye } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { RowLink } from '#web/ui/table/row-link.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { hostOf } from './request-words.ts'

/** What customers ask for, the oldest open request first. */
export function RequestsPage() {
  const t = useTexts(renewalsTexts)
  const { can } = useSession()
  const list = useListState(listLicenceRequests)
  const counts = useRead(countLicenceRequests)
  const state = list.query.state ?? 'open'
  const rowActions = ({ id, holder }: LicenceRequest) => (
    <RowLink
      to="/management/requests/$id"
      params={{ id }}
      text={t('requests.open', { holder: holder.name })}
      icon={<IconEye />}
      letter="o"
    />
  )
  return (
    <Page title={t('requests.title')} context={t('requests.context', { count: counts.data?.open ?? 0 })}>
      <ListTable
        list={list}
        texts={renewalsTexts}
        cells={{
          kind: ({ id, kind }) => (
            <TextLink to="/management/requests/$id" params={{ id }}>
              {t(`requests.kind.${kind}`)}
            </TextLink>
          ),
          holder: ({ holder }) => holderWords(holder),
          host: hostOf,
        }}
        empty={{ text: t('requests.none') }}
        chips={{ state: state === 'open' ? undefined : t(`requests.state.${state}`) }}
        filters={
          <Select
            aria-label={t('requests.state')}
            allowDeselect={false}
            value={state}
            data={requestStates.map((value) => ({ value, label: t(`requests.state.${value}`) }))}
            onChange={(value) => value && list.set({ state: value })}
          />
        }
        actions={rowActions}
        {...(can(answerRequests.access) && {
          bulk: { name: nameOf, actions: (rows, clear) => <AnswerMany requests={rows} clear={clear} /> },
        })}
      />
    </Page>
  )
}

const nameOf = ({ holder, host }: LicenceRequest) => [holder.name, hostOf({ host })].filter(Boolean).join(', ')

interface AnswerManyProps {
  requests: readonly LicenceRequest[]
  clear: () => void
}

/** Takes the selected requests into work, or reports them as done; who asked is told by mail. */
function AnswerMany({ requests, clear }: AnswerManyProps) {
  const t = useTexts(renewalsTexts)
  const fresh = requests.filter(({ state }) => state === 'open')
  const open = requests.filter(({ state }) => state === 'open' || state === 'inWork')
  const both = { operation: answerRequests, nameOf, clear } as const
  return (
    <>
      <BulkWriteButton
        {...both}
        main
        rows={open}
        text={t('requests.completeMany', { count: open.length })}
        letter="c"
        icon={<IconCheck />}
        reason={open.length === 0 && t('requests.noneOpen')}
        input={(ids) => ({ body: { ids, state: 'done' as const } })}
        question={(names) => t('requests.completeManyQuestion', { names })}
        done={(count) => t('requests.completedMany', { count })}
      />
      {fresh.length > 0 && (
        <BulkWriteButton
          {...both}
          rows={fresh}
          text={t('requests.takeMany', { count: fresh.length })}
          letter="t"
          input={(ids) => ({ body: { ids, state: 'inWork' as const } })}
          question={(names) => t('requests.takeManyQuestion', { names })}
          done={(count) => t('requests.takenMany', { count })}
        />
      )}
    </>
  )
}
