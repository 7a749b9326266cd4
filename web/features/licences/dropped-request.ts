import type { z } from 'zod'
import type { hostRequest } from '#contract/hosts.ts'
import { store } from '#web/api/store.ts'

export type HostRequest = z.output<typeof hostRequest>

/** A licence request (.id) that was brought, and what is known of where it belongs from the page it was brought to. */
export interface OfferedRequest {
  file: File
  companyId?: string | undefined
  holdingId?: string | undefined
}

/** The licence request whose place is being looked for; the dialog of the shell draws it. */
export const droppedRequest = store<OfferedRequest | null>(null)

/** A licence request that was read, on its way into the form of the host ID it is for; null: a new one. */
export const requestForForm = store<{ holdingId: string; hostId: string | null; request: HostRequest } | null>(null)

export const isRequestFile = ({ name }: { name: string }): boolean => /\.(id|xml)$/i.test(name)
