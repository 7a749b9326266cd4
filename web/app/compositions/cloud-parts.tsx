import { useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { addCloudUsers } from '#contract/cloud-users.ts'
import { CloudAccountPage } from '#web/features/cloud/account-page.tsx'
import { CloudHoldingPage } from '#web/features/cloud/holding-page.tsx'
import { CloudPlacesPage } from '#web/features/cloud/places/places-page.tsx'
import { AccountCosts, AccountUsage } from '#web/features/cloud-usage/account-usage.tsx'
import { CompanyUsage } from '#web/features/cloud-usage/company-usage.tsx'
import { UsageChart } from '#web/features/cloud-usage/usage-chart.tsx'
import { CrmContactsButton } from '#web/features/crm/contacts-button.tsx'
import { OpenRequests } from '#web/features/renewals/own-requests.tsx'
import { CompanySso } from '#web/features/sso/company-sso.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'

const AskDialog = lazy(async () => ({ default: (await import('#web/features/renewals/ask-dialog.tsx')).AskDialog }))

/** The cloud accounts of a company with what other features know of them. */
export function CloudHoldingParts() {
  const { companyProduct } = useSearch({ from: '/awsselect' })
  return <CloudHoldingPage holdingId={companyProduct}>{({ id }) => <CompanyUsage id={id} />}</CloudHoldingPage>
}

/** As many as the operation takes. */
const addedAtOnce = 500

/** One cloud account; how the company signs in stands with its people. */
export function CloudAccountParts() {
  const { id, tab = 'account' } = useSearch({ from: '/awsaccount' })
  const add = useWrite(addCloudUsers)
  return (
    <CloudAccountPage
      id={id}
      tab={tab}
      tools={(company) => (
        <CrmContactsButton
          company={company}
          // Whom one takes over here is to use the cloud.
          onImported={async (contacts) => {
            for (let at = 0; at < contacts.length; at += addedAtOnce)
              await add.run({ params: { id }, body: { contacts: contacts.slice(at, at + addedAtOnce) } })
          }}
        />
      )}
      parts={{
        users: ({ company }) => <CompanySso company={company} />,
        usage: (account) => <AccountUsage id={account.id} />,
        costs: (account) => <AccountCosts id={account.id} />,
      }}
    />
  )
}

/** The places of a company; more of them are asked for as anything else is. */
export function CloudPlacesParts() {
  const { id } = useSearch({ from: '/editawsusers' })
  return (
    <CloudPlacesPage
      id={id}
      ask={({ holdingId }, onClose) => (
        <AskDialog kind="morePlaces" holding={{ id: holdingId, hosts: [], cloudAccountId: id }} onClose={onClose} />
      )}
    >
      {({ holdingId }) => (
        <>
          <OpenRequests holding={{ id: holdingId }} cloudAccountId={id} />
          <UsageChart configuration={id} />
        </>
      )}
    </CloudPlacesPage>
  )
}
