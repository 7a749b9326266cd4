import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit, listAuditSeals } from '#contract/audit.ts'
import { portalDay } from '#contract/time-zone.ts'
import { lockWaiters } from '../../testing/lock-waiters.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import { checkLines } from './chain-lines.ts'
import { headUpTo, lastSealed } from './chain-queries.ts'
import { checkAudit, keysOf, linkRows, signEnd } from './chain.ts'
import { linesOf } from './lines-of.ts'
import { sealAudit } from './seal.ts'
import { writeSealedFile } from './sealed-file.ts'
import { sendLinked } from './send.ts'

const portal = testPortal()
const archive = mkdtempSync(join(tmpdir(), 'keywerk-sealed-'))
const elsewhere = mkdtempSync(join(tmpdir(), 'keywerk-copy-'))
afterAll(() => {
  for (const folder of [archive, elsewhere]) rmSync(folder, { recursive: true, force: true })
})
const thisYear = Number(portalDay(new Date()).slice(0, 4))
const [twoAgo, oneAgo] = [thisYear - 2, thisYear - 1]
const first = join(archive, 'audit-1-1500.jsonl')
const second = join(archive, 'audit-1501-1506.jsonl')

const call = (more: { AUDIT_TO?: string } = {}) => {
  const job = portal.jobCall()
  return { ...job, settings: { ...job.settings, AUDIT_ARCHIVE: archive, ...more } }
}
const keys = () => keysOf(call().answerKeys)
const check = () => checkAudit(call())
const seal = (year: number, settings: { AUDIT_TO?: string } = {}) =>
  sealAudit({ db: portal.database.db, year, folder: archive, keys: keys(), settings })
/** Entries of a year, linked. */
async function write(count: number, year: number): Promise<void> {
  // A line separator in a text parts no lines.
  await portal.query(
    `INSERT INTO audit_log (at, operation, changes)
     SELECT make_date($2, 1, 20), 'probe', jsonb_build_object('remark', jsonb_build_array(null, 'a' || chr(8232) || n))
     FROM generate_series(1, $1::int) AS n`,
    [count, year],
  )
  await linkRows(call())
}
let hours = 0
/** Signs the end of the log, as an hour later. */
const sign = () => {
  hours += 1.1
  return signEnd({ ...call(), clock: () => new Date(Date.now() + hours * 3_600_000) })
}
/** As the owner of the database does it: past the triggers that refuse rewriting. */
async function tampering(statement: string): Promise<void> {
  const tables = {
    audit_log: 'only_grows',
    audit_links: 'only_grow',
    audit_heads: 'only_grow',
    audit_seals: 'only_grow',
  }
  for (const [table, name] of Object.entries(tables))
    await portal.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_${name}`)
  await portal.query(statement)
  for (const [table, name] of Object.entries(tables))
    await portal.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${table}_${name}`)
}
/** Seals, stopped in the middle of deleting: an entry that is written meanwhile does not wait for it. */
async function sealedBesideWriters(year: number) {
  const holder = await portal.database.pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM audit_log ORDER BY id DESC LIMIT 1 FOR UPDATE')
    const sealed = seal(year)
    await until(async () => (await lockWaiters(portal.database, 'DELETE FROM audit_log%')) > 0)
    for (const table of ['audit_log', 'audit_links'])
      await holder.query(`LOCK TABLE ${table} IN ROW EXCLUSIVE MODE NOWAIT`)
    await holder.query('ROLLBACK')
    return await sealed
  } finally {
    holder.release(true)
  }
}
const keywerk = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../../tools/keywerk.ts', import.meta.url)), ...args], {
    encoding: 'utf8',
    env: {
      LANG: 'en',
      NODE_ENV: 'test',
      DATA_DIR: portal.configuration.DATA_DIR,
      DATABASE_URL: portal.database.pool.options.connectionString!,
      AUDIT_ARCHIVE: archive,
    },
  })

beforeAll(async () => {
  // The log begins two years ago.
  await tampering('TRUNCATE audit_log, audit_links, audit_heads, audit_waiting')
  await write(700, twoAgo)
  await sign()
  await write(800, twoAgo)
  await sign()
})

test('entries of past years leave the log for a file; the check is whole before and after', async () => {
  const before = await check()
  expect(before).toMatchObject({ entries: 1500, brokenAt: null, wrongHead: null, heads: 2, signedTo: 1500 })
  expect(before.sealed).toEqual({ rows: 0, files: 0, missing: [], wrong: [] })
  expect(await sealedBesideWriters(oneAgo)).toMatchObject({ seal: { file: 'audit-1-1500.jsonl', rows: 1500 }, stay: 0 })
  expect(await portal.query('SELECT count(*) AS links FROM audit_links')).toEqual([{ links: 0 }])
  // What is left is the entry that tells of it.
  expect(await portal.query('SELECT operation, record_id, changes FROM audit_log')).toEqual([
    {
      operation: 'audit.seal',
      record_id: 'audit-1-1500.jsonl',
      changes: {
        name: [null, 'audit-1-1500.jsonl'],
        rows: [null, 1500],
        sha256: [null, createHash('sha256').update(readFileSync(first)).digest('hex')],
      },
    },
  ])
  expect(await check()).toEqual({ ...before, waiting: 1, sealed: { rows: 1500, files: 1, missing: [], wrong: [] } })
  expect(readdirSync(archive)).toEqual(['audit-1-1500.jsonl'])
})

test('afterwards nobody rewrites the log or its seals', async () => {
  expect(
    await portal.query(
      `SELECT tgrelid::regclass::text AS name FROM pg_trigger
       WHERE tgfoid = 'refuse_rewriting'::regproc AND tgenabled = 'A' AND tgrelid::regclass::text LIKE 'audit%' ORDER BY 1`,
    ),
  ).toEqual(['audit_heads', 'audit_links', 'audit_log', 'audit_seals'].map((name) => ({ name })))
  for (const table of ['audit_log', 'audit_links', 'audit_seals'])
    await expect(portal.query(`DELETE FROM ${table}`)).rejects.toThrow('only grows')
})

test('a copy of the file proves itself elsewhere, without a database', async () => {
  const copy = join(elsewhere, 'copy.jsonl')
  copyFileSync(first, copy)
  expect(await checkLines(linesOf(copy), keys())).toEqual({ rows: 1500, wrongLine: null, end: 1500, signedTo: 1500 })
})

test('the log goes on behind the seal, and shows what is in it', async () => {
  await tampering(`UPDATE audit_log SET at = make_date(${twoAgo}, 1, 19)`)
  await write(3, twoAgo)
  await write(2, oneAgo)
  await sign()
  await write(4, thisYear)
  await sign()
  expect(await check()).toMatchObject({ entries: 1510, brokenAt: null, wrongHead: null, signedTo: 1510, waiting: 0 })
  const { items } = await portal.ask('administrator', listAudit, { query: { operation: 'probe', pageSize: 50 } })
  expect(items).toHaveLength(9)
  const seals = await portal.ask('administrator', listAuditSeals)
  expect(seals.firstAt).toContain(`${twoAgo}-01-`)
  expect(seals.items).toMatchObject([{ file: 'audit-1-1500.jsonl', rows: 1500 }])
})

test('entries that no signed head of their years covers stay; so does the current year', async () => {
  expect(await seal(oneAgo)).toEqual({ seal: null, stay: 4, because: 'head' })
  await expect(seal(thisYear + 1)).rejects.toThrow(`--before ${thisYear} is the latest`)
})

test('what was not sent out yet stays; a copy that begins later goes on behind the seal', async () => {
  const path = join(elsewhere, 'sent.jsonl')
  const to = { AUDIT_TO: `file://${path}` }
  expect(await seal(thisYear, to)).toEqual({ seal: null, stay: 6, because: 'sent' })
  await linkRows(call())
  await sendLinked(call(to))
  const { wrongLine, end, rows } = await checkLines(linesOf(path), keys())
  expect({ wrongLine, rows }).toEqual({ wrongLine: null, rows: end - 1500 })
  expect(JSON.parse(readFileSync(path, 'utf8').split('\n')[0]!)).toMatchObject({ position: 1501 })
})

test('a log that was changed is not sealed', async () => {
  const change = (address: string) =>
    tampering(`UPDATE audit_log SET address = '${address}' FROM audit_links WHERE audit_id = id AND position = 1503`)
  await change('10.0.0.1')
  await expect(seal(thisYear)).rejects.toThrow('Entry 1503 of the audit log')
  await change('')
  expect((await check()).brokenAt).toBeNull()
  expect(readdirSync(archive)).toEqual(['audit-1-1500.jsonl'])
})

test('a run that was killed loses nothing: the next one takes over what it left, and refuses what is not its', async () => {
  const killed = portal.database.db.transaction().execute(async (tx) => {
    const head = (await headUpTo(tx, 1506))!
    await writeSealedFile(tx, { folder: archive, from: await lastSealed(tx), head, keys: keys() })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  writeFileSync(join(archive, 'audit-1501-1505.jsonl.part'), 'half a line')
  expect(await check()).toMatchObject({ brokenAt: null, sealed: { rows: 1500, files: 1 } })
  const whole = readFileSync(second)
  writeFileSync(second, whole.subarray(0, -1))
  await expect(seal(thisYear)).rejects.toThrow(`${second} is there already and holds something else`)
  expect(await portal.query('SELECT count(*) AS seals FROM audit_seals')).toEqual([{ seals: 1 }])
  writeFileSync(second, whole)

  const { status, stdout } = keywerk('audit', 'seal', '--before', String(thisYear))
  expect(stdout).toContain(`Sealed 6 entries of the audit log`)
  expect(stdout).toContain(second)
  expect(status).toBe(0)
  expect(readFileSync(second).equals(whole)).toBe(true)
  expect(readdirSync(archive).toSorted()).toEqual(['audit-1-1500.jsonl', 'audit-1501-1506.jsonl'])
  expect(await check()).toMatchObject({
    brokenAt: null,
    wrongHead: null,
    unlinked: 0,
    sealed: { rows: 1506, files: 2, missing: [], wrong: [] },
  })
})

test('a second run has nothing to do', async () => {
  const { status, stdout } = keywerk('audit', 'seal', '--before', String(thisYear))
  expect({ status, stdout }).toEqual({ status: 0, stdout: `There is nothing to seal before ${thisYear}.\n` })
  const { items } = await portal.ask('administrator', listAudit, { query: { operation: 'probe', pageSize: 50 } })
  expect(items).toHaveLength(4)
})

test('a file that is gone is told and breaks no chain; one that was changed is a fault', async () => {
  const aside = join(elsewhere, 'aside.jsonl')
  renameSync(first, aside)
  expect(await check()).toMatchObject({
    brokenAt: null,
    wrongHead: null,
    sealed: { rows: 1506, missing: ['audit-1-1500.jsonl'], wrong: [] },
  })
  expect(keywerk('audit', 'check').status).toBe(0)
  const text = readFileSync(aside, 'utf8')
  writeFileSync(first, text.replace('"operation":"probe"', '"operation":"prove"'))
  expect((await check()).sealed).toMatchObject({ missing: [], wrong: ['audit-1-1500.jsonl'] })
  const checked = keywerk('audit', 'check')
  expect(checked.stdout).toContain('Something is wrong with the audit log.')
  expect(checked.status).toBe(1)
  rmSync(first)
  renameSync(aside, first)
  expect(existsSync(first)).toBe(true)
  expect((await check()).sealed).toMatchObject({ missing: [], wrong: [] })
})

test('a seal over entries that are still there, or that ends without a signed head, hides nothing', async () => {
  const pretend = (to: number) =>
    portal.query(
      `INSERT INTO audit_seals SELECT 1507, position, (SELECT hash FROM audit_heads WHERE position = 1506), hash,
         'audit-1507-' || position || '.jsonl', hash, 1, position - 1506, now(), now() FROM audit_links WHERE position = $1`,
      [to],
    )
  await pretend(1509)
  expect(await check()).toMatchObject({ brokenAt: 1507, wrongHead: 1509 })
  await tampering('DELETE FROM audit_seals WHERE to_position = 1509')
  expect(await check()).toMatchObject({ brokenAt: null, wrongHead: null })
})
