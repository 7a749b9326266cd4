import { lazy, type ReactNode } from 'react'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'

const EmergencyPage = lazy(async () => ({
  default: (await import('#web/features/emergencies/emergency-page.tsx')).EmergencyPage,
}))

/** A page of few customers, which comes by itself: no other page carries it. */
export function EmergencyParts(): ReactNode {
  return (
    <LazyBoundary>
      <EmergencyPage />
    </LazyBoundary>
  )
}
