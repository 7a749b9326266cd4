import { isHead, renderHead } from '#licence/ledger.ts'

const headPattern =
  /^KEYWERK-LEDGER-HEAD 1\nPOSITION (\d{1,15})\nHASH ([\w-]{43})\nDAY ([\d-]{10})\nKEY ([\w.-]{1,64})\n$/
const unsigned = 'A'.repeat(86)

/** The head whose text is to be signed; null for any other text. */
export function readHeadText(text: string) {
  const [, position, hash, day, keyId] = headPattern.exec(text) ?? []
  if (position === undefined || hash === undefined || day === undefined || keyId === undefined) return null
  const head = { position: Number(position), hash, day, keyId }
  return isHead({ ...head, signature: unsigned }) && renderHead(head) === text ? head : null
}
