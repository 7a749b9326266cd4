import type { ReactNode } from 'react'
import { readMovePolicy } from '#contract/move-policies.ts'
import { MovePolicyCard } from '#web/features/moves/move-policy-card.tsx'
import { EditProductPage } from '#web/features/products/edit-product-page.tsx'
import { StudentTermsCard } from '#web/features/products/student-terms-card.tsx'
import { useSession } from '../../ui/data/use-session.ts'

/** A product; how often its licences may move belongs to the moves. */
export function EditProductParts(): ReactNode {
  const { can } = useSession()
  return (
    <EditProductPage>
      {(id) => (
        <>
          <StudentTermsCard key={`terms ${id}`} productId={id} />
          {can(readMovePolicy.access) && <MovePolicyCard key={id} productId={id} />}
        </>
      )}
    </EditProductPage>
  )
}
