import type { ReactNode } from 'react'
import { listCompanyContacts } from '#contract/contacts.ts'
import { OwnCloud } from '#web/features/cloud/places/own-places.tsx'
import { MyCloud } from '#web/features/cloud/places/places-page.tsx'
import { Passports } from '#web/features/licences/passport/passports.tsx'
import { CompanyProductsPage } from '#web/features/products/company-products-page.tsx'
import { useRequestMarks } from '#web/features/renewals/request-mark.tsx'
import { FirstDay } from '#web/features/today/first-day.tsx'
import { useSession } from '../../ui/data/use-session.ts'

/** What a company has, with its passports, its places in the cloud and its first day. */
export function CompanyProductsParts(): ReactNode {
  const { can } = useSession()
  const mark = useRequestMarks()
  return (
    <CompanyProductsPage>
      {(one) => (
        <>
          <OwnCloud />
          <Passports company={one} mark={mark}>
            <MyCloud />
            {can(listCompanyContacts.access) && <FirstDay of="customer" />}
          </Passports>
        </>
      )}
    </CompanyProductsPage>
  )
}
