import { Select } from '@mantine/core'
import { lazy, useState } from 'react'
import {
  assignCompanyClaim,
  claimStates,
  type CompanyClaim,
  declineCompanyClaim,
  listCompanyClaims,
} from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { IconBuilding } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const DeclineMany = lazy(async () => ({ default: (await import('./claims-bulk.tsx')).DeclineMany }))

const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }))

const nameOf = ({ firstName, lastName }: CompanyClaim): string => `${firstName} ${lastName}`

/** People who registered for a company, until staff say which one it is. */
export function ClaimsPage() {
  const t = useTexts(registrationTexts)
  const { can } = useSession()
  const list = useListState(listCompanyClaims)
  const open = useRead(listCompanyClaims, { query: { state: 'open', page: 1, pageSize: 5 } })
  const [assigning, setAssigning] = useState<CompanyClaim | null>(null)
  const refusal = useConfirmed(declineCompanyClaim, (claim: CompanyClaim) => ({
    input: { params: { id: claim.id } },
    title: t('registration.declineTitle'),
    question: t('registration.declineQuestion', { name: nameOf(claim) }),
    confirmLabel: t('registration.declineConfirm'),
    danger: true,
    done: () => notify.success(t('registration.declined', { name: nameOf(claim) })),
  }))
  const state = list.query.state ?? 'open'
  const decides = can(assignCompanyClaim.access)
  const actions = (claim: CompanyClaim) =>
    decides && claim.state === 'open' ? (
      <ClaimActions claim={claim} onAssign={() => setAssigning(claim)} onDecline={() => refusal.ask(claim)} />
    ) : null
  return (
    <Page title={t('registration.claims')} context={t('registration.claimsContext', { count: open.data?.total ?? 0 })}>
      <ListTable
        list={list}
        texts={registrationTexts}
        without={state === 'assigned' ? [] : ['assignedName']}
        cells={{
          companyName: ({ companyName, customerNumber }) => [companyName, customerNumber].filter(Boolean).join(', '),
          person: (claim) => `${nameOf(claim)}, ${claim.email}`,
          assignedName: ({ companyId: id, assignedName }) =>
            id && (
              <TextLink to="/company/$id" params={{ id }}>
                {assignedName}
              </TextLink>
            ),
        }}
        chips={{ state: state === 'open' ? undefined : t(`registration.state.${state}`) }}
        filters={
          <Select
            aria-label={t('registration.state')}
            allowDeselect={false}
            value={state}
            data={claimStates.map((value) => ({ value, label: t(`registration.state.${value}`) }))}
            onChange={(value) => value && list.set({ state: value })}
          />
        }
        actions={actions}
        {...(decides && {
          bulk: {
            name: nameOf,
            actions: (claims: CompanyClaim[], clear: () => void) => <DeclineMany claims={claims} clear={clear} />,
          },
        })}
        empty={{ text: t('registration.claimsEmpty') }}
      />
      {assigning && (
        <LazyBoundary>
          <AssignDialog claim={assigning} onClose={() => setAssigning(null)} />
        </LazyBoundary>
      )}
    </Page>
  )
}

interface ActionsProps {
  claim: CompanyClaim
  onAssign: () => void
  onDecline: () => void
}

function ClaimActions({ claim, onAssign, onDecline }: ActionsProps) {
  const t = useTexts(registrationTexts)
  const name = nameOf(claim)
  return (
    <>
      <RowButton text={t('registration.assign', { name })} icon={<IconBuilding />} letter="a" onClick={onAssign} />
      <RemoveButton text={t('registration.decline', { name })} onClick={onDecline} />
    </>
  )
}
