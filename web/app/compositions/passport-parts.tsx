import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type MoveAllowance, readMoveAllowance } from '#contract/moves.ts'
import { type Passport, readPassport } from '#contract/passports.ts'
import { PassportPage } from '#web/features/licences/passport/passport-page.tsx'
import { EmergencyBadge, EmergencyLink } from '#web/features/emergencies/emergency-link.tsx'
import { MoveButton, type MovesOf, MovesSection, useMoveAction } from '#web/features/moves/moves-section.tsx'
import { AskActions, OpenRequests, OwnRequests } from '#web/features/renewals/own-requests.tsx'
import { useRead } from '../../ui/data/use-api.ts'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'

/** The passport is the licences' page; moving and asking about it are features of their own. */
export function PassportParts(): ReactNode {
  const { id } = useParams({ from: '/products/passport/$id' })
  const { data, error } = useRead(readMoveAllowance, { params: { id } })
  const passport = useRead(readPassport, { params: { id } }).data
  const { actionOf, dialog } = useMoveAction(passport && movesOf(passport))
  return (
    <PassportPage
      more={actionOf}
      mark={({ emergencyFor }) => emergencyFor && <EmergencyBadge />}
      ready={data !== undefined || error !== null}
      above={(one) => <OpenRequests holding={one} />}
      actions={(one) => <PassportActions passport={one} allowance={data} />}
    >
      {(one) => (
        <>
          <MovesSection {...movesOf(one)} />
          <OwnRequests holding={one} />
          {dialog}
        </>
      )}
    </PassportPage>
  )
}

const movesOf = (passport: Passport): MovesOf => ({
  holding: { ...passport, customerNumber: passport.holder.customerNumber },
  hosts: passport.hosts,
})

interface PassportActionsProps {
  passport: Passport
  allowance: MoveAllowance | undefined
}

// Where licences move by themselves, no host change has to be requested in words.
function PassportActions({ passport, allowance }: PassportActionsProps): ReactNode {
  return (
    <LazyBoundary>
      {allowance && <AskActions holding={passport} renewalsOnly={Boolean(allowance.policy)} />}
      <MoveButton {...movesOf(passport)} />
      <EmergencyLink holdingId={passport.id} />
    </LazyBoundary>
  )
}
