import { CloudAccountCard } from '#web/features/cloud/account-card.tsx'
import { RequestPage } from '#web/features/renewals/request-page.tsx'

/** A customer's request; the cloud account it names is known to the cloud. */
export const RequestParts = () => <RequestPage account={(id) => <CloudAccountCard id={id} />} />
