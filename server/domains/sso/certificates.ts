import { X509Certificate } from 'node:crypto'
import type { WithTelemetry } from '#platform/installation/installation.ts'
import { certificatesInUse } from './providers/configuration-queries.ts'

/** Milliseconds before its end for which a certificate is warned of: the company's IT needs time to change it. */
const ahead = 30 * 86_400_000

/** When certificates end, by their text: reading one takes a while, and it never changes. */
const known = new Map<string, number>()

/** The instant the first certificate that companies sign in by ends; null where there is none. */
async function firstEnd({ db }: Pick<WithTelemetry, 'db'>): Promise<number | null> {
  const texts = await certificatesInUse(db)
  for (const text of known.keys()) if (!texts.has(text)) known.delete(text)
  const ends = [...texts].flatMap((text) => {
    const end = known.get(text) ?? endOf(text)
    known.set(text, end)
    return Number.isNaN(end) ? [] : [end]
  })
  return ends.length === 0 ? null : Math.min(...ends)
}

function endOf(text: string): number {
  try {
    return Date.parse(new X509Certificate(text).validTo)
  } catch {
    return Number.NaN
  }
}

/** `sso.certificateEnds` from thirty days before a certificate of a company's sign-on ends. */
export async function certificateTroubles(call: WithTelemetry): Promise<string[]> {
  const end = await firstEnd(call)
  return end !== null && end - call.clock().getTime() < ahead ? ['sso.certificateEnds'] : []
}

export async function certificateFigures(call: WithTelemetry) {
  const end = await firstEnd(call)
  return end === null ? {} : { certificateEnds: (end - call.clock().getTime()) / 1000 }
}
