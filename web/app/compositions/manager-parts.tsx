import { lazy, type ReactNode } from 'react'
import { simulateLicences } from '#contract/simulations.ts'
import { EditorPage } from '#web/features/configurations/editor/editor-page.tsx'
import { useSession } from '../../ui/data/use-session.ts'

const SimulateDialog = lazy(async () => ({
  default: (await import('#web/features/licences/simulate/simulate-dialog.tsx')).SimulateDialog,
}))

/** The manager edits; what its items would come to as licences belongs to the licences. */
export function ManagerParts(): ReactNode {
  const { can } = useSession()
  return <EditorPage {...(can(simulateLicences.access) && { simulate: SimulateDialog })} />
}
