import type { ReactNode } from 'react'
import { OwnCloud } from '#web/features/cloud/places/own-places.tsx'
import { MyProductsPage } from '#web/features/products/my-products-page.tsx'
import { useRequestMarks } from '#web/features/renewals/request-mark.tsx'

/** What somebody has of their own, with their places in the cloud. */
export function MyProductsParts(): ReactNode {
  const mark = useRequestMarks()
  return (
    <MyProductsPage mark={mark}>
      <OwnCloud />
    </MyProductsPage>
  )
}
