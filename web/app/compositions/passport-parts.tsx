import type { ReactNode } from 'react'
import { readMoveAllowance } from '#contract/moves.ts'
import type { Passport } from '#contract/passports.ts'
import { PassportPage } from '#web/features/licences/passport/passport-page.tsx'
import { MoveButton, MovesSection } from '#web/features/moves/moves-section.tsx'
import { AskActions, OwnRequests } from '#web/features/renewals/own-requests.tsx'
import { useRead } from '../../ui/data/use-api.ts'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'

/** The passport is the licences' page; moving and asking about it are features of their own. */
export function PassportParts(): ReactNode {
  return (
    <PassportPage actions={(one) => <PassportActions passport={one} />}>
      {(one) => (
        <>
          <MovesSection holding={{ ...one, customerNumber: one.holder.customerNumber }} hosts={one.hosts} />
          <OwnRequests holding={one} />
        </>
      )}
    </PassportPage>
  )
}

// Where licences move by themselves, nobody has to ask for a host change in words.
function PassportActions({ passport }: { passport: Passport }): ReactNode {
  const { data } = useRead(readMoveAllowance, { params: { id: passport.id } })
  return (
    <LazyBoundary>
      {data && <AskActions holding={passport} renewalsOnly={Boolean(data.policy)} />}
      <MoveButton holding={{ ...passport, customerNumber: passport.holder.customerNumber }} hosts={passport.hosts} />
    </LazyBoundary>
  )
}
