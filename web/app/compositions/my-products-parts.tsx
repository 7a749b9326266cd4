import type { ReactNode } from 'react'
import { OwnCloud } from '#web/features/cloud/places/own-places.tsx'
import { MyProductsPage } from '#web/features/products/my-products-page.tsx'

/** What somebody has of their own, with their places in the cloud. */
export const MyProductsParts = (): ReactNode => (
  <MyProductsPage>
    <OwnCloud />
  </MyProductsPage>
)
