import type { ReactNode } from 'react'
import type { Holding } from '#contract/holdings.ts'
import { listHosts, readHost } from '#contract/hosts.ts'
import { readMovePolicy } from '#contract/move-policies.ts'
import { askForMove } from '#contract/moves.ts'
import { readPassport } from '#contract/passports.ts'
import { CompanyCloudAccounts } from '#web/features/cloud/company-accounts.tsx'
import { OverviewPage } from '#web/features/configurations/overview/overview-page.tsx'
import { HostsSection } from '#web/features/licences/hosts/hosts-section.tsx'
import { LoadLicence } from '#web/features/licences/imports/load-licence.tsx'
import { StoredLicences } from '#web/features/licences/imports/stored-licences.tsx'
import { MovePolicyLink } from '#web/features/moves/move-policy-link.tsx'
import { MovesSection, useMoveAction } from '#web/features/moves/moves-section.tsx'
import { useRead } from '../../ui/data/use-api.ts'
import { useSession } from '../../ui/data/use-session.ts'

/** Configurations and hosts are features of their own; the overview is where they meet. */
export function OverviewParts(): ReactNode {
  return (
    <OverviewPage>
      {(product, holding) => (
        <>
          {holding.product.kind === 'cloud' && holding.holder.kind === 'company' && (
            <CompanyCloudAccounts company={holding.holder} holdingId={holding.id} />
          )}
          <Licences area={product} holding={holding} />
        </>
      )}
    </OverviewPage>
  )
}

/** Licences and machines; a cloud product without any is streamed, and there is nothing to make here. */
function Licences({ area, holding }: { area: string; holding: Holding }): ReactNode {
  const { can } = useSession()
  const streamed = holding.product.kind === 'cloud' && holding.licences === 0
  const asked = streamed && can(listHosts.access)
  const { data } = useRead(listHosts, { params: { id: holding.id } }, { enabled: asked })
  // Staff move licences here, with the same facts as the customer's passport.
  const mayMove = can(askForMove.access) && can(readPassport.access)
  const passport = useRead(readPassport, { params: { id: holding.id } }, { enabled: mayMove }).data
  const moves = passport && {
    holding: { ...holding, customerNumber: holding.holder.customerNumber },
    hosts: passport.hosts,
  }
  const { actionOf, dialog } = useMoveAction(moves)
  if (asked && (!data || data.items.length === 0)) return null
  return (
    <>
      <LoadLicence holding={holding} />
      <StoredLicences holding={holding} />
      {can(readHost.access) && <HostsSection area={area} holding={holding} more={actionOf} />}
      {moves && <MovesSection {...moves} />}
      {mayMove && can(readMovePolicy.access) && <MovePolicyLink productId={holding.product.id} />}
      {dialog}
    </>
  )
}
