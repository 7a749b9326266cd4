import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { readMovePolicy } from '#contract/move-policies.ts'
import { MovePolicyCard } from '#web/features/moves/move-policy-card.tsx'
import { CreateProductPage, EditProductPage } from '#web/features/products/record/edit-product-page.tsx'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'
import { useSession } from '../../ui/data/use-session.ts'

const EmergencyPolicyCard = lazy(async () => ({
  default: (await import('#web/features/emergencies/emergency-policy-card.tsx')).EmergencyPolicyCard,
}))

/** A product; how often its licences may move belongs to the moves. */
export function EditProductParts(): ReactNode {
  const { can } = useSession()
  const { id, tab = 'overview' } = useSearch({ from: '/products/editproduct' })
  if (id === undefined) return <CreateProductPage />
  const moves = can(readMovePolicy.access)
    ? (productId: string) => (
        <>
          <MovePolicyCard key={productId} productId={productId} />
          <LazyBoundary>
            <EmergencyPolicyCard key={productId} productId={productId} />
          </LazyBoundary>
        </>
      )
    : undefined
  return <EditProductPage id={id} tab={tab} moves={moves} />
}
