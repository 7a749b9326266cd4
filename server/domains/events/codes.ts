import type { Installation } from '#platform/installation/installation.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { insertPlaces } from './place-queries.ts'

type Keeping = Pick<Installation, 'sealer' | 'settings'>

const sealedFor = (placeId: string) => `event place ${placeId}`

/** The code follows the #, so that no server logs it. */
const linkOf = ({ settings }: Pick<Keeping, 'settings'>, code: string) => `${settings.PUBLIC_URL}/eventplace#${code}`

/** A new code for a place: what is stored of it, and the link. */
export function newCode(call: Keeping, placeId: string) {
  const { secret, hash } = newSecret()
  const stored = { codeHash: hash, codeSealed: call.sealer.seal(secret, sealedFor(placeId)) }
  return { stored, link: linkOf(call, secret) }
}

/** The link again; null when it was made with keys this installation has no more. */
export function openLink(call: Keeping, { id, codeSealed }: { id: string; codeSealed: string }): string | null {
  const code = call.sealer.open(codeSealed, sealedFor(id))
  return code === null ? null : linkOf(call, code)
}

/** Makes the places from one number to another, each with a link of its own. */
export async function addPlaces(call: Write, eventId: string, first: number, last: number): Promise<void> {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => {
    const id = newId()
    return { id, eventId, number: first + index, ...newCode(call, id).stored }
  })
  await insertPlaces(call.db, rows)
}
