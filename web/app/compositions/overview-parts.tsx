import type { ReactNode } from 'react'
import type { Holding } from '#contract/holdings.ts'
import { readHost } from '#contract/hosts.ts'
import { readMovePolicy } from '#contract/move-policies.ts'
import { askForMove } from '#contract/moves.ts'
import { readPassport } from '#contract/passports.ts'
import { OverviewPage } from '#web/features/configurations/overview/overview-page.tsx'
import { HostsSection } from '#web/features/licences/hosts/hosts-section.tsx'
import { LoadLicence } from '#web/features/licences/imports/load-licence.tsx'
import { StoredLicences } from '#web/features/licences/imports/stored-licences.tsx'
import { MovePolicyLink } from '#web/features/moves/move-policy-link.tsx'
import { MovesSection } from '#web/features/moves/moves-section.tsx'
import { useRead } from '../../ui/data/use-api.ts'
import { useSession } from '../../ui/data/use-session.ts'

/** Configurations and hosts are features of their own; the overview is where they meet. */
export function OverviewParts(): ReactNode {
  const { can } = useSession()
  return (
    <OverviewPage>
      {(product, holding) => (
        <>
          <LoadLicence holding={holding} />
          <StoredLicences holding={holding} />
          {can(readHost.access) && <HostsSection area={product} holding={holding} />}
          {can(askForMove.access) && <Moves holding={holding} />}
        </>
      )}
    </OverviewPage>
  )
}

// Staff move licences here, with the same facts as the customer's passport.
function Moves({ holding }: { holding: Holding }): ReactNode {
  const { can } = useSession()
  const { id, holder, product } = holding
  const { data } = useRead(readPassport, { params: { id } }, { enabled: can(readPassport.access) })
  return (
    <>
      {data && <MovesSection holding={{ ...holding, customerNumber: holder.customerNumber }} hosts={data.hosts} />}
      {can(readMovePolicy.access) && <MovePolicyLink productId={product.id} />}
    </>
  )
}
