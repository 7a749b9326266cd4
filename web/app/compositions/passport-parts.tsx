import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readEmergencyOffer } from '#contract/emergencies.ts'
import { listHoldingMoves, type MoveAllowance, readMoveAllowance } from '#contract/moves.ts'
import { type Passport, readPassport } from '#contract/passports.ts'
import { listHoldingRequests } from '#contract/renewals.ts'
import { PassportPage } from '#web/features/licences/passport/passport-page.tsx'
import { EmergencyBadge, EmergencyLink } from '#web/features/emergencies/emergency-link.tsx'
import { MoveButton, type MovesOf, MovesSection, useMoveAction } from '#web/features/moves/moves-section.tsx'
import { AskActions, OpenRequests, OwnRequests } from '#web/features/renewals/own-requests.tsx'
import { useRead } from '../../ui/data/use-api.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'

/** The passport is the licences' page; moving and asking about it are features of their own. */
export function PassportParts(): ReactNode {
  const { id } = useParams({ from: '/products/passport/$id' })
  const of = { params: { id } }
  const { can } = useSession()
  const allowance = useRead(readMoveAllowance, of)
  const passport = useRead(readPassport, of).data
  // What the buttons at the head depend on.
  const moves = useRead(listHoldingMoves, of, { enabled: can(listHoldingMoves.access) })
  const requests = useRead(listHoldingRequests, of, { enabled: can(listHoldingRequests.access) })
  const emergency = useRead(readEmergencyOffer, of)
  const ready = ![allowance, moves, requests, emergency].some(({ isPending }) => isPending)
  const { actionOf, dialog } = useMoveAction(passport && movesOf(passport))
  return (
    <PassportPage
      more={actionOf}
      mark={({ emergencyFor }) => emergencyFor && <EmergencyBadge />}
      ready={ready}
      above={(one) => <OpenRequests holding={one} />}
      actions={(one) => <PassportActions passport={one} allowance={allowance.data} />}
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
