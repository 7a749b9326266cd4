import { useSearch } from '@tanstack/react-router'
import { CloudAccountPage } from '#web/features/cloud/account-page.tsx'
import { CloudHoldingPage } from '#web/features/cloud/holding-page.tsx'
import { CloudPlacesPage } from '#web/features/cloud/places-page.tsx'
import { AccountUsage } from '#web/features/cloud-usage/account-usage.tsx'
import { CompanyUsage } from '#web/features/cloud-usage/company-usage.tsx'
import { UsageChart } from '#web/features/cloud-usage/usage-chart.tsx'
import { CrmContactsButton } from '#web/features/crm/contacts-button.tsx'
import { AskDialog } from '#web/features/renewals/ask-dialog.tsx'
import { CompanySso } from '#web/features/sso/company-sso.tsx'

/** The cloud accounts of a company with what other features know of them. */
export function CloudHoldingParts() {
  const { companyProduct } = useSearch({ from: '/awsselect' })
  return <CloudHoldingPage holdingId={companyProduct}>{({ id }) => <CompanyUsage id={id} />}</CloudHoldingPage>
}

/** One cloud account; how the company signs in is shown beside it. */
export function CloudAccountParts() {
  const { id } = useSearch({ from: '/awsaccount' })
  return (
    <CloudAccountPage id={id} tools={(company) => <CrmContactsButton company={company} />}>
      {(configuration) => (
        <>
          <CompanySso company={configuration.company} />
          <AccountUsage id={configuration.id} />
        </>
      )}
    </CloudAccountPage>
  )
}

/** The places of a company; more of them are asked for as anything else is. */
export function CloudPlacesParts() {
  const { id } = useSearch({ from: '/editawsusers' })
  return (
    <CloudPlacesPage
      id={id}
      ask={({ holdingId }, onClose) => (
        <AskDialog kind="morePlaces" holding={{ id: holdingId, hosts: [] }} onClose={onClose} />
      )}
    >
      {() => <UsageChart configuration={id} />}
    </CloudPlacesPage>
  )
}
