import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../installation/configuration.ts'
import { codeOf } from '../record.ts'
import { isSealedKey, openSealedKey, sealKey } from './sealed-key.ts'

export interface SigningKey {
  /** Key id: purpose, day it was made, and the start of the public key's SHA-256. */
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
}

/** The keys of one kind, newest first; never without any. */
export type KeyRing = [SigningKey, ...SigningKey[]]

export interface Keys {
  /** RS256 keys of the access tokens: the first signs, all verify. */
  token: KeyRing
  /** Ed25519 keys of the licence files, newest first: the first signs, all verify. */
  licence: SigningKey[]
  /** Ed25519 keys of signed answers to services: the first signs, all verify. */
  answer: KeyRing
}

const kinds = { token: 'rsa', licence: 'ed25519', answer: 'ed25519' } as const

/** For whom keys are read. */
interface Reader {
  demo: boolean
  production: boolean
  /** What encrypted keys are opened with, and new ones encrypted. */
  passphrase?: string | undefined
}

/**
 * Reads the signing keys below `<data>/keys`, making them on first start with owner-only rights. Rotating means adding
 * a key (`npm run keys:add -- licence`, or on /management/keys): the newest signs, older ones still verify. Without
 * `licence` no licence key is read or made: a signer process has them. Throws ConfigurationError when other accounts
 * could read a key, when the passphrase does not open one, or in production when a key was made for a demo.
 */
export function loadKeys(dataFolder: string, { licence = true, ...reader }: Reader & { licence?: boolean }): Keys {
  const read = (kind: keyof typeof kinds) => keysIn(dataFolder, kind, reader)
  return { token: read('token'), licence: licence ? read('licence') : [], answer: read('answer') }
}

/** The keys of one kind, newest first; the first one is made when there is none. Throws as `loadKeys` does. */
export function keysIn(
  dataFolder: string,
  kind: keyof typeof kinds,
  { demo, production, passphrase }: Reader,
): KeyRing {
  const folder = join(dataFolder, 'keys')
  mkdirSync(dataFolder, { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const list = () => readdirSync(folder).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.pem'))
  if (list().length === 0)
    withFolderLock(folder, () => list().length === 0 && addKey(dataFolder, kind, { demo, passphrase }))
  const [newest, ...older] = list()
    .toSorted()
    .toReversed()
    .map((name) => readKey(folder, name, { production, passphrase }))
  if (!newest) throw new ConfigurationError(`There is no ${kind} key in "${folder}".`)
  return [newest, ...older]
}

// Processes that start at once on one folder must end up with the same keys: one makes them, the others wait.
function withFolderLock(folder: string, work: () => unknown): void {
  const lock = join(folder, '.lock')
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      // What a killed process left behind is taken over after ten seconds.
      if (attempt >= 200) rmSync(lock, { force: true })
      else if (codeOf(error) !== 'EEXIST') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** The ids of the keys of a kind that are there; makes none. */
export function heldKeys(dataFolder: string, kind: keyof typeof kinds): string[] {
  const folder = join(dataFolder, 'keys')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.pem'))
    .map((name) => name.replace(/\.pem$/, ''))
}

const wish = (dataFolder: string, id: string) => join(dataFolder, 'keys', `${id}.wanted`)

/** Marks a key the database does not know as wanted: it is to sign from the next start on. */
export const wantKey = (dataFolder: string, id: string): void =>
  writeFileSync(wish(dataFolder, id), '', { mode: 0o600 })

export const isWanted = (dataFolder: string, id: string): boolean => existsSync(wish(dataFolder, id))

export const forgetWish = (dataFolder: string, id: string): void => rmSync(wish(dataFolder, id), { force: true })

/**
 * Makes one more key of a kind, encrypted where there is a passphrase. A token key signs from the next start on, a licence
 * key once it is wanted. Returns its id.
 */
export function addKey(
  dataFolder: string,
  kind: keyof typeof kinds,
  { demo, passphrase }: Omit<Reader, 'production'>,
): string {
  const { privateKey, publicKey } =
    kind === 'token' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')
  const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const print = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 8)
  const id = `${kind}-${stamp}-${print}${demo ? '-demo' : ''}`
  const file = join(dataFolder, 'keys', `${id}.pem`)
  mkdirSync(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  writeWhole(file, passphrase === undefined ? pem : sealKey(pem, id, passphrase))
  return id
}

/** Whole or not at all: what is killed here must not leave half a key. */
function writeWhole(file: string, text: string): void {
  const written = openSync(`${file}.new`, 'w', 0o600)
  writeSync(written, text)
  fsyncSync(written)
  closeSync(written)
  renameSync(`${file}.new`, file)
}

/**
 * Encrypts the keys of a folder with the passphrase, or decrypts them; each file is replaced whole, after the new one was
 * read back. How many were changed. Throws ConfigurationError when the passphrase does not open one.
 */
export function rewriteKeys(dataFolder: string, passphrase: string, wish: 'sealed' | 'clear'): number {
  const folder = join(dataFolder, 'keys')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pem')) : []
  const found = names.map((name) => {
    const [file, id] = [join(folder, name), name.replace(/\.pem$/, '')]
    const text = readFileSync(file, 'utf8')
    return { file, id, text, pem: pemOf(text, { file, id, passphrase }) }
  })
  const changed = found.filter(({ text }) => isSealedKey(text) !== (wish === 'sealed'))
  for (const { file, id, pem } of changed) {
    const text = wish === 'sealed' ? sealKey(pem, id, passphrase) : pem
    if (pemOf(text, { file, id, passphrase }) !== pem) throw new Error(`${file} cannot be read back.`)
    writeWhole(file, text)
  }
  return changed.length
}

/** How many key files of a folder are encrypted, and how many are not. */
export function countSealed(dataFolder: string): { sealed: number; clear: number } {
  const folder = join(dataFolder, 'keys')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pem')) : []
  const sealed = names.filter((name) => isSealedKey(readFileSync(join(folder, name), 'utf8'))).length
  return { sealed, clear: names.length - sealed }
}

function pemOf(
  text: string,
  { file, id, passphrase }: { file: string; id: string; passphrase: string | undefined },
): string {
  if (!isSealedKey(text)) return text
  if (passphrase === undefined)
    throw new ConfigurationError(
      `The signing key ${file} is encrypted: name the file with its passphrase in KEY_PASSPHRASE_FILE.`,
    )
  const pem = openSealedKey(text, id, passphrase)
  if (pem === null)
    throw new ConfigurationError(
      `The passphrase does not open the signing key ${file}: it is another one, or the file was damaged or renamed.`,
    )
  return pem
}

/** Whether accounts beside the owner have any right to a file or folder. */
export const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0

function readKey(folder: string, name: string, { production, passphrase }: Omit<Reader, 'demo'>): SigningKey {
  const file = join(folder, name)
  const id = name.replace(/\.pem$/, '')
  if (isOpenToOthers(file))
    throw new ConfigurationError(`The signing key ${file} can be read by other accounts: set its rights to 0600.`)
  if (production && id.endsWith('-demo'))
    throw new ConfigurationError(
      `The signing key ${file} was made for a demo: production needs keys of its own, move it away.`,
    )
  const privateKey = createPrivateKey(pemOf(readFileSync(file, 'utf8'), { file, id, passphrase }))
  return { id, privateKey, publicKey: createPublicKey(privateKey) }
}
