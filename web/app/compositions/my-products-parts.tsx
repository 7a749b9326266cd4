import { lazy, type ReactNode, Suspense } from 'react'
import { OwnCloud } from '#web/features/cloud/places/own-places.tsx'
import { MyProductsPage } from '#web/features/products/my-products-page.tsx'
import { useRequestMarks } from '#web/features/renewals/request-mark.tsx'

// Customers of companies, who come here too, need none of it.
const StudiesMark = lazy(async () => ({
  default: (await import('#web/features/students/studies-mark.tsx')).StudiesMark,
}))

/** What a user has of their own, with what is next for each, and their places in the cloud. */
export function MyProductsParts(): ReactNode {
  const mark = useRequestMarks()
  return (
    <MyProductsPage
      mark={({ id, product }, studied) => (
        <>
          {mark(id)}
          {studied && (
            <Suspense>
              <StudiesMark productId={product.id} />
            </Suspense>
          )}
        </>
      )}
    >
      <OwnCloud />
    </MyProductsPage>
  )
}
