import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { createHost, hostRequestLimit } from '#contract/hosts.ts'
import { hostRequestsTexts } from '#texts/host-requests.ts'
import { isRequestFile, offeredRequest } from '#web/features/licences/offered-request.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

/** Takes a licence request dropped anywhere in the portal, for those who may create host IDs. */
export function useDroppedRequest(): void {
  const t = useTexts(hostRequestsTexts)
  const { me, can } = useSession()
  const allowed = me !== null && can(createHost.access)
  const here = useMatches({
    select: (matches) => {
      const { routeId, params } = matches.at(-1) ?? { routeId: '', params: {} }
      return { routeId, id: 'id' in params ? params.id : '' }
    },
  })
  const latest = useRef({ t, here })
  useEffect(() => {
    latest.current = { t, here }
  })
  useEffect(() => {
    if (!allowed) return undefined
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      // What has a place of its own for files took it already.
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      const { t: say, here: page } = latest.current
      if (!isRequestFile(file)) return notify.error(say('request.wrongFile', { name: file.name }))
      if (file.size > hostRequestLimit) return notify.error(say('request.fileTooLarge', { name: file.name }))
      offeredRequest.set({ file, ...knownAt(page) })
    }
    // Before the window, where every file is kept from leading away.
    document.addEventListener('drop', drop)
    return () => document.removeEventListener('drop', drop)
  }, [allowed])
}

/** What the page shown says about where a licence request belongs. */
function knownAt({ routeId, id }: { routeId: string; id: string }) {
  if (id === '') return {}
  if (routeId === '/company/$id') return { companyId: id }
  return routeId.startsWith('/{$product}configuration/') ? { holdingId: id } : {}
}
