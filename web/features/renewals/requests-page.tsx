import { lazy } from 'react'
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
import { IconEye } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { RowLink } from '#web/ui/table/rows/row-link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { hostOf, requestName } from './request-words.ts'

const AnswerMany = lazy(async () => ({ default: (await import('./requests-bulk.tsx')).AnswerMany }))

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
          bulk: {
            name: requestName,
            actions: (rows: LicenceRequest[], clear: () => void) => <AnswerMany requests={rows} clear={clear} />,
          },
        })}
      />
    </Page>
  )
}
