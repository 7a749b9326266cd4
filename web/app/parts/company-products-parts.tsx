import { lazy, type ReactNode } from 'react'
import { listCompanyContacts } from '#contract/contacts.ts'
import { MyCloud } from '#web/features/cloud/places-page.tsx'
import { Passports } from '#web/features/licences/passport/passports.tsx'
import { CompanyProductsPage } from '#web/features/products/company-products-page.tsx'
import { useSession } from '../../ui/use-session.ts'
import { Part } from '../../ui/part.tsx'

const FirstDay = lazy(async () => ({
  default: (await import('#web/features/today/first-day.tsx')).FirstDay,
}))

/** What a company has, with its passports, its places in the cloud and its first day. */
export function CompanyProductsParts(): ReactNode {
  const { can } = useSession()
  return (
    <CompanyProductsPage>
      {(one) => (
        <>
          <Passports company={one} />
          <MyCloud />
          <Part>{can(listCompanyContacts.access) && <FirstDay of="customer" />}</Part>
        </>
      )}
    </CompanyProductsPage>
  )
}
