import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError } from '../installation/configuration.ts'
import { codeOf } from '../record.ts'

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

/**
 * Reads the signing keys below `<data>/keys`, making them on first start with owner-only rights. Rotating means adding
 * a key (`npm run keys:add -- licence`, or on /management/keys): the newest signs, older ones still verify. Without
 * `licence` no licence key is read or made: a signer process has them. Throws ConfigurationError when other accounts
 * could read a key, or in production when a key was made for a demo.
 */
export function loadKeys(
  dataFolder: string,
  { demo, production, licence = true }: { demo: boolean; production: boolean; licence?: boolean },
): Keys {
  const read = (kind: keyof typeof kinds) => keysIn(dataFolder, kind, { demo, production })
  return { token: read('token'), licence: licence ? read('licence') : [], answer: read('answer') }
}

/** The keys of one kind, newest first; the first one is made when there is none. Throws as `loadKeys` does. */
export function keysIn(
  dataFolder: string,
  kind: keyof typeof kinds,
  { demo, production }: { demo: boolean; production: boolean },
): KeyRing {
  const folder = join(dataFolder, 'keys')
  mkdirSync(dataFolder, { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const list = () => readdirSync(folder).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.pem'))
  if (list().length === 0) withFolderLock(folder, () => list().length === 0 && addKey(dataFolder, kind, demo))
  const [newest, ...older] = list()
    .toSorted()
    .toReversed()
    .map((name) => readKey(folder, name, production))
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

/** Makes one more key of a kind. A token key signs from the next start on, a licence key once it is wanted. Returns its id. */
export function addKey(dataFolder: string, kind: keyof typeof kinds, demo: boolean): string {
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
  // Written whole or not at all: a start killed here must not leave half a key.
  writeFileSync(`${file}.new`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return id
}

/** Whether accounts beside the owner have any right to a file or folder. */
export const isOpenToOthers = (path: string): boolean =>
  process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0

function readKey(folder: string, name: string, production: boolean): SigningKey {
  const file = join(folder, name)
  const id = name.replace(/\.pem$/, '')
  if (isOpenToOthers(file))
    throw new ConfigurationError(`The signing key ${file} can be read by other accounts: set its rights to 0600.`)
  if (production && id.endsWith('-demo'))
    throw new ConfigurationError(
      `The signing key ${file} was made for a demo: production needs keys of its own, move it away.`,
    )
  const privateKey = createPrivateKey(readFileSync(file))
  return { id, privateKey, publicKey: createPublicKey(privateKey) }
}
