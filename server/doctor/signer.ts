import { type Check, findingOf } from '#platform/installation/check.ts'
import { socketKeys } from '#platform/keys/signer-socket.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { activeKeyIn } from './keys.ts'

/** Whether the signer answers at its socket, and holds the key that signs. Nothing is signed. */
export const signerCheck: Check = {
  name: 'signer',
  settings: ['SIGNER_SOCKET'],
  async look({ settings: { SIGNER_SOCKET: socket }, read }) {
    if (!socket) return findingOf('notSetUp', texts['doctor.signer.none'])
    const held = await socketKeys(socket)
      .list()
      .catch(() => null)
    if (held === null)
      return findingOf('failed', texts['doctor.signer.away'], { socket }, texts['doctor.signer.awayTodo'])
    const key = await activeKeyIn(read)
    return key === null || held.some(({ id }) => id === key)
      ? findingOf('ok', texts['doctor.signer.ok'], { count: held.length })
      : findingOf('failed', texts['doctor.signer.unknown'], { key }, texts['doctor.signer.unknownTodo'])
  },
}
