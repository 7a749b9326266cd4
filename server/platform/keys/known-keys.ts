import { system } from '../operations/actor.ts'
import { writeAudit } from '../operations/audit.ts'
import { type Configuration, ConfigurationError } from '../installation/configuration.ts'
import type { Db, Tx } from '../database/database.ts'
import { forgetWish, heldKeys, isWanted } from './keys.ts'
import type { KeyStore } from './key-store.ts'
import { activateKey, lockKeys, insertKey } from './signing.ts'

type Where = Pick<Configuration, 'DATA_DIR' | 'SIGNER_SOCKET'>

/**
 * For a start, before any key is made: stops with ConfigurationError when the database was used with keys that are not
 * there, such as after it was restored without them. With others nothing that is sealed could be opened any more, and
 * licences would be signed by a key system chose.
 */
export async function requireKeys(db: Db, { DATA_DIR, SIGNER_SOCKET }: Where): Promise<void> {
  const active = await activeKey(db)
  if (!active) return
  if (heldKeys(DATA_DIR, 'token').length === 0) throw new ConfigurationError(missing(DATA_DIR, 'any key of its own'))
  const licences = heldKeys(DATA_DIR, 'licence')
  const chosen = licences.some((id) => id > active && isWanted(DATA_DIR, id))
  if (!SIGNER_SOCKET && !licences.includes(active) && !chosen) throw new ConfigurationError(missing(DATA_DIR, active))
}

const missing = (folder: string, what: string) =>
  `The database was used before, but ${folder}/keys does not hold ${what}: put back the folder keys that was saved with this database. If the keys are lost for good, make others with "npm run keys:add -- token" and "npm run keys:add -- licence" and start again; what was sealed, such as authenticator apps, has to be set up anew then.`

const unfinished = (id: string) =>
  `The key ${id} is not known to the database: a change of keys did not finish, or the database is older than its keys. Let it sign from now on with "npm run keys:add -- use ${id}", or move its file away, and start again.`

/**
 * Brings the keys of the store into the database. One that is newer than the active one takes over when it is marked as
 * wanted (`npm run keys:add`). Any other newer one stops the start with ConfigurationError. Safe to run in several
 * processes.
 */
export async function registerKeys(db: Db, store: KeyStore, { DATA_DIR }: Where): Promise<void> {
  const found = await store.list()
  const [newest] = found
  if (!newest) return
  await db.transaction().execute(async (tx) => {
    await lockKeys(tx)
    const known = await tx.selectFrom('signingKeys').select('id').execute()
    const ids = new Set(known.map(({ id }) => id))
    const active = await activeKey(tx)
    const added = found.filter(({ id }) => !ids.has(id))
    const unwanted = added.find(({ id }) => active !== null && id > active && !isWanted(DATA_DIR, id))
    if (unwanted) throw new ConfigurationError(unfinished(unwanted.id))
    for (const key of added) await insertKey(tx, key, 'replaced', null)
    if (!added.includes(newest) || (active !== null && newest.id < active)) return
    await activateKey(tx, newest.id)
    // That there is a first key is no news.
    if (active !== null) await noteAdded(tx, newest.id, active)
  })
  for (const { id } of found) forgetWish(DATA_DIR, id)
}

/** The key that signs licences; null: there is none yet. */
export async function activeKey(db: Db): Promise<string | null> {
  const row = await db.selectFrom('signingKeys').select('id').where('status', '=', 'active').executeTakeFirst()
  return row?.id ?? null
}

const noteAdded = (tx: Tx, id: string, before: string) =>
  writeAudit(tx, system, 'keys.add', [{ kind: 'signingKey', id, after: { status: 'active', inPlaceOf: before } }], {
    requestId: '',
    address: '',
  })
