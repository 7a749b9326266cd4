// Status answers for libkeywerk: right ones, forged ones, and what a verifier makes of them one after the other.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  mainSigner,
  publicKey,
  retiredSigner,
  revokedSigner,
  smallOrderKeys,
  testSigner,
  unknownSigner,
  vectorKeys,
} from '../licence/src/fixtures/vectors/keys.ts'
import type { Vectors } from '../licence/src/fixtures/vectors/vectors.ts'
import type { Signer } from '../licence/src/signer.ts'
import type { NativeQuestion } from './native-questions.ts'

interface Answer {
  serial?: string
  sha256?: string
  state?: string
  successor?: string
  at?: string
  keys?: string[]
  signer?: Signer
  /** Changes the signed text, behind the signature's back or in front of it. */
  before?: (text: string) => string
  after?: (text: string) => string
}

const line = (kid: string, status: string): string => {
  const key = vectorKeys.keys.find((one) => one.kid === kid)
  return `KEY ${kid} ${status} ${key && 'x' in key ? key.x : ''}`
}
const main = line('test-2026-1', 'active')
/** A key that is in no set; `unknownSigner` has it. */
const unknownX = publicKey('', 6).x

/** Questions about the licence of the vectors, each with its own verifier; the files go to `folder`. */
export async function statusQuestions(vectors: string, folder: string): Promise<NativeQuestion[]> {
  mkdirSync(folder, { recursive: true })
  const licence = join(vectors, 'lic', 'network.lic')
  const bytes = readFileSync(licence)
  const facts = {
    serial: 'L-2026-000042',
    sha256: createHash('sha256').update(bytes).digest('base64url'),
  }
  let number = 0
  /** Writes an answer; where it lies. */
  const write = async (answer: Answer = {}): Promise<string> => {
    const {
      state = 'current',
      successor = '-',
      at = '2026-11-29T16:00:00Z',
      keys = [main],
      signer = mainSigner,
    } = answer
    const { before = (text) => text, after = (text) => text } = answer
    const { serial, sha256 } = { ...facts, ...answer }
    const head = [`KEYWERK-STATUS 1`, `SERIAL ${serial}`, `SHA256 ${sha256}`, `STATE ${state}`]
    const body = before([...head, `SUCCESSOR ${successor}`, `AT ${at}`, ...keys, ''].join('\n'))
    const signature = Buffer.from(await signer.sign(new TextEncoder().encode(body))).toString('base64url')
    const path = join(folder, `${number++}.status`)
    writeFileSync(path, after(`${body}SIGNATURE ${signer.keyId} ${signature}\n`), 'latin1')
    return path
  }
  const published = join(vectors, 'keys.json')
  const trusted = ['test-2026-1 active', 'test-2025-1 retired', 'test-2024-1 revoked', 'test-twins ', 'test-twins ']
  const ask = (name: string, steps: string[], answers: unknown[], keys = trusted, more = {}): NativeQuestion => ({
    name: `status: ${name}`,
    words: ['status', licence, published, ...steps],
    answer: { steps: answers, genuine: 1, keys, ...more },
  })
  const read = async (answer: Answer = {}) => `read=${await write(answer)}`
  const refused = async (name: string, code: string, answer: Answer): Promise<NativeQuestion> =>
    ask(name, [await read(answer)], [`status.${code}`])
  const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
  const good = 'current - 2026-11-29T16:00:00Z'
  const { statuses } = JSON.parse(readFileSync(join(vectors, 'cases.json'), 'utf8')) as Vectors
  const ofVectors = statuses.map(({ name, file, code, state, successor, at, keys }) =>
    ask(
      `vector ${name}`,
      [`read=${join(vectors, file)}`],
      [code ?? `${state} ${successor ?? '-'} ${at}`],
      keys?.map((key) => key.join(' ')),
    ),
  )
  const kept = join(folder, 'kept')
  rmSync(kept, { force: true })
  const older = { at: '2026-11-28T16:00:00Z', state: 'suspended' }
  const newer = { at: '2026-11-30T16:00:00Z', state: 'moved', successor: 'L-2026-000099' }
  const many = (count: number) => [
    main,
    ...Array.from({ length: count - 1 }, (_, at) => `KEY k${at} active ${unknownX}`),
  ]
  const another = `KEY new-2027 active ${unknownX}`
  const revokedNow = line('test-2026-1', 'revoked')
  return [
    ...ofVectors,
    ask('accepted', [await read()], [good]),
    ask(
      'superseded',
      [await read({ state: 'superseded', successor: 'L-2026-000099' })],
      ['superseded L-2026-000099 2026-11-29T16:00:00Z'],
    ),
    ask(
      'by a retired key',
      [await read({ signer: retiredSigner, keys: [main, line('test-2025-1', 'retired')] })],
      [good],
    ),
    ask(
      '64 keys',
      [await read({ keys: many(64) })],
      [good],
      [
        ...trusted,
        ...many(64)
          .slice(1)
          .map((one) => one.split(' ').slice(1, 3).join(' ')),
      ],
    ),
    ask(
      'a new key is trusted from then on, once',
      [
        await read({ keys: [main, another] }),
        await read({ keys: [main, another, another] }),
        await read({ keys: [main, another], signer: testSigner('new-2027', 6) }),
      ],
      [good, good, good],
      [...trusted, 'new-2027 active'],
    ),
    ask(
      'a revocation wins and stays',
      [
        await read({ signer: retiredSigner, keys: [revokedNow, line('test-2025-1', 'retired')] }),
        await read(),
        await read({ signer: retiredSigner, keys: [main, line('test-2025-1', 'active')] }),
      ],
      [good, 'status.unknownKey', good],
      ['test-2026-1 revoked', 'test-2025-1 active', ...trusted.slice(2)],
      { genuine: 0 },
    ),
    ask(
      'what was revoked before is not made good',
      [
        await read({ keys: [main, line('test-2024-1', 'active')] }),
        await read({ signer: revokedSigner, keys: [main, line('test-2024-1', 'active')] }),
      ],
      [good, 'status.unknownKey'],
    ),
    ask(
      'a key of the same id and another x is another key',
      [
        await read({ keys: [main, `KEY test-2025-1 revoked ${unknownX}`] }),
        await read({ signer: retiredSigner, keys: [main, line('test-2025-1', 'retired')] }),
      ],
      [good, good],
      [...trusted, 'test-2025-1 revoked'],
    ),
    ask(
      'keys of small order are passed over',
      [
        await read({
          keys: [main, ...Object.entries(smallOrderKeys).map(([kid, small]) => `KEY ${kid} active ${small}`)],
        }),
      ],
      [good],
    ),
    ask(
      'kept, and only a newer one in its place',
      [
        await read(),
        `save=${kept}`,
        await read(older),
        `save=${kept}`,
        `load=${kept}`,
        await read(newer),
        `save=${kept}`,
        `load=${kept}`,
        `load=${kept}.other`,
      ],
      [
        good,
        0,
        'suspended - 2026-11-28T16:00:00Z',
        6,
        good,
        'moved L-2026-000099 2026-11-30T16:00:00Z',
        0,
        'moved L-2026-000099 2026-11-30T16:00:00Z',
        4,
      ],
    ),
    ask('a refused answer is not kept', [await read({ serial: 'L-1' }), `save=${kept}`], ['status.other', 1]),
    await refused('another serial', 'other', { serial: 'L-2026-000043' }),
    await refused('another file', 'other', {
      sha256: facts.sha256.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    }),
    await refused('by a key nobody knows', 'unknownKey', {
      signer: unknownSigner,
      keys: [main, `KEY test-unknown active ${unknownX}`],
    }),
    await refused('by a revoked key', 'unknownKey', {
      signer: revokedSigner,
      keys: [main, line('test-2024-1', 'active')],
    }),
    await refused('the signer calls itself revoked', 'unknownKey', { keys: [revokedNow] }),
    await refused('the signer calls itself revoked, and active', 'unknownKey', { keys: [main, revokedNow] }),
    await refused('the signer does not name itself', 'unknownKey', { keys: [line('test-2025-1', 'retired')] }),
    await refused('signed by another key under that name', 'signature', { signer: testSigner('test-2026-1', 9) }),
    await refused('state changed', 'signature', { after: replaced('current', 'moved') }),
    await refused('a key put in', 'signature', { after: replaced('SIGNATURE', `${another}\nSIGNATURE`) }),
    await refused('without keys', 'unreadable', { keys: [] }),
    await refused('65 keys', 'unreadable', { keys: many(65) }),
    await refused('an unknown state', 'unreadable', { state: 'lost' }),
    await refused('a successor that is no serial', 'unreadable', { successor: '.x' }),
    await refused('no time', 'unreadable', { at: '2026-02-30T00:00:00Z' }),
    await refused('a later version', 'unreadable', { before: replaced('STATUS 1', 'STATUS 2') }),
    await refused('lines that end otherwise', 'unreadable', { before: (text) => text.replaceAll('\n', '\r\n') }),
    await refused('another order', 'unreadable', { before: replaced(/(STATE .*\n)(SUCCESSOR .*\n)/, '$2$1') }),
    await refused('a line more', 'unreadable', { before: replaced('STATE', 'NOTE x\nSTATE') }),
    await refused('a byte order mark', 'unreadable', { after: (text) => `\u00ef\u00bb\u00bf${text}` }),
    await refused('something behind it', 'unreadable', { after: (text) => `${text}\n` }),
    await refused('an end that is missing', 'unreadable', { after: (text) => text.slice(0, -1) }),
    await refused('loose bits of the signature', 'unreadable', { after: replaced(/.\n$/, '_\n') }),
    await refused('an x that is too short', 'unreadable', { keys: [main.slice(0, -1)] }),
    await refused('a status of two words', 'unreadable', { keys: [main.replace('active', 'not active')] }),
    await refused('more than 16 KiB', 'unreadable', { after: (text) => text.padEnd(16 * 1024 + 1) }),
    await refused('nothing', 'unreadable', { after: () => '' }),
  ]
}
