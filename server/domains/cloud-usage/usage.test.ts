import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readUsageOutlook } from '#contract/cloud-costs.ts'
import { listCloudReports, listUnknownCloudUsers, type ReportOutcome } from '#contract/cloud-reports.ts'
import { listCloudUsage, readCloudStatistics } from '#contract/cloud-usage.ts'
import { signIn } from '#contract/session.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { lockWaiters } from '../../testing/lock-waiters.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import { checkUsage } from './check-queries.ts'
import { importReport } from './reports/import.ts'
import { fetchReports } from './reports/fetch.ts'

const portal = testPortal()
const header =
  'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once,client_ip_addresses'
const row = (id: string, start: string, seconds: number, user: string, stack = 'stack-a') =>
  `${id},${start},${seconds},${user},${stack},true,203.0.113.9`
const file = (...rows: string[]) => Buffer.from([header, ...rows].join('\n'))
const [ada, bea] = ['a'.repeat(32), 'b'.repeat(32)]
const company = '0198c0de-5555-7000-8000-000000000001'
const people = { ada: '0198c0de-5555-7000-8000-00000000000a', bea: '0198c0de-5555-7000-8000-00000000000b' }

const send = async (name: string, bytes: Buffer, dryRun = false): Promise<ReportOutcome> => {
  const path = `/cloud-usage/reports?name=${name}${dryRun ? '&dryRun=true' : ''}`
  const { status, json } = await portal.call('administrator', 'POST', path, bytes)
  expect(status, JSON.stringify(json)).toBeLessThan(300)
  return json as ReportOutcome
}
const usage = async (query = '') =>
  (await portal.call('administrator', 'GET', `/cloud-usage?company=${company}${query}`)).json.items as {
    email: string
    month: string
    stackName: string
    seconds: number
    sessions: number
    usageCents: number
    loginCents: number
    serverCents: number
    totalCents: number
  }[]
const inAgreement = async () => {
  const found = await checkUsage(portal.database.db)
  expect(found).toMatchObject({ lines: 0, costs: 0, groups: 0 })
  return found
}
const sessionCount = async () => (await portal.query('SELECT count(*)::int AS n FROM cloud_sessions'))[0].n as number

beforeAll(async () => {
  await portal.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
     VALUES ('${company}', '99801', 'Rechenbau', (SELECT id FROM company_types LIMIT 1), 'Weg', '1', '20457', 'Hamburg')`,
  )
  for (const [name, user] of [
    ['ada', ada],
    ['bea', bea],
  ] as const) {
    await portal.query(
      `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
       VALUES ($1, $2, 'Frau', $3, 'Rechnerin', $4, search_form($3 || ' Rechnerin'))`,
      [people[name], company, name, `${name}@rechenbau.example`],
    )
    await portal.query('INSERT INTO cloud_users (contact_id, stream_user) VALUES ($1, $2)', [people[name], user])
  }
})

describe('usage', () => {
  test('counts after an upload, not after a dry run; costs are those of a calculation by hand', async () => {
    const costs = { fromMonth: '2014-01', perHourCents: 125, perLoginMonthCents: 590, serverMonthCents: 10_001 }
    expect((await portal.call('administrator', 'PUT', '/cloud-usage/costs', costs)).status).toBe(200)
    const report = file(
      row('s1', '2014-01-10T08:00:00Z', 3600, ada),
      row('s2', '2014-01-11T08:00:00Z', 90, ada),
      row('s3', '2014-01-11T09:00:00Z', 36_000, bea),
      's4,2014-01-11T09:00:00Z,0,x,stack-a,false,',
      's5,gestern,1,x,stack-a,true,',
    )
    const expected = { sessions: 3, added: 3, changed: 0, removed: 0, unknown: 0, skipped: 1, wrong: 1 }
    const told = await send('daily-session-report-2014-01-11.csv', report, true)
    expect(told).toMatchObject({ ...expected, wrongLines: [{ line: 6, column: 'session_start_time' }] })
    expect(await usage()).toEqual([])
    expect(await send('daily-session-report-2014-01-11.csv', report)).toMatchObject(expected)
    const lines = (await usage('&sort=email')).map(
      ({ email, seconds, sessions, usageCents, loginCents, serverCents }) => [
        email,
        seconds,
        sessions,
        usageCents,
        loginCents,
        serverCents,
      ],
    )
    // 3690 s × 1,25 €/h = 128,125 Cent; the stack's 100,01 € among two: the first by e-mail gets the odd cent.
    expect(lines).toEqual([
      ['ada@rechenbau.example', 3690, 2, 128, 590, 5001],
      ['bea@rechenbau.example', 36_000, 1, 1250, 590, 5000],
    ])
    await inAgreement()
    const answer = await portal.ask('administrator', readCloudStatistics, { query: { company } })
    expect(answer.months).toEqual([{ month: '2014-01', seconds: 39_690, sessions: 3, people: 2, cents: 12_559 }])
    const narrowed = await portal.ask('administrator', readCloudStatistics, {
      query: { company, search: 'bea' },
    })
    expect(narrowed.months).toMatchObject([{ seconds: 36_000, people: 1, cents: 6840 }])
  })

  test('the costs of a stack are shared anew when somebody comes or goes, not when there is only more of the same', async () => {
    const name = 'daily-session-report-2014-08-02.csv'
    const at = (hour: number) => `2014-08-01T0${hour}:00:00Z`
    const shares = async () =>
      (await usage('&from=2014-08&to=2014-08&sort=email')).map((line) => [line.seconds, line.serverCents])
    await send(name, file(row('o1', at(1), 600, ada)))
    expect(await shares()).toEqual([[600, 10_001]])
    await send('mehr.csv', file(row('o2', at(2), 600, ada)))
    expect(await shares()).toEqual([[1200, 10_001]])
    await inAgreement()
    await send('wer-kommt.csv', file(row('o3', at(3), 600, ada), row('o4', at(4), 300, bea)))
    expect(await shares()).toEqual([
      [1800, 5001],
      [300, 5000],
    ])
    await inAgreement()
    // More of the one in the same file that takes her only session away.
    await send('daily-session-report-2014-08-03.csv', file(row('o4', at(4), 300, bea)))
    await send('daily-session-report-2014-08-03.csv', file(row('o5', at(5), 60, ada)))
    expect(await shares()).toEqual([[1860, 10_001]])
    await inAgreement()
  })

  test('the same file again changes nothing; a corrected one takes its place', async () => {
    const name = 'daily-session-report-2014-02-02.csv'
    const [one, two] = [row('t1', '2014-02-01T08:00:00Z', 600, ada), row('t2', '2014-02-01T09:00:00Z', 600, bea)]
    await send(name, file(one, two))
    expect(await send(name, file(one, two))).toMatchObject({ added: 0, changed: 0, removed: 0 })
    const corrected = file(row('t1', '2014-02-01T08:00:00Z', 900, ada))
    expect(await send(name, corrected, true)).toMatchObject({ added: 0, changed: 1, removed: 1 })
    expect(await send(name, corrected)).toMatchObject({ added: 0, changed: 1, removed: 1 })
    expect((await usage('&from=2014-02&to=2014-02')).map(({ seconds }) => seconds)).toEqual([900])
    await inAgreement()
  })

  test('a session belongs to the month of its start in Germany, summer time and all', async () => {
    await send(
      'daily-session-report-2014-04-01.csv',
      file(
        // New Year's Eve in Berlin is an hour ahead, at the end of March and of October two: clocks changed on the 30th.
        row('d1', '2014-03-31T21:59:59Z', 60, ada),
        row('d2', '2014-03-31T22:00:00Z', 60, ada),
        row('d3', '2013-12-31T22:59:59Z', 60, ada),
        row('d4', '2013-12-31T23:00:00Z', 60, ada),
        // The night in which clocks go forward, and the hour there is twice.
        row('d5', '2014-03-30T00:30:00Z', 7200, bea),
        row('d6', '2014-10-26T00:30:00Z', 60, bea),
        row('d7', '2014-10-26T01:30:00+00:00', 60, bea),
      ),
    )
    const days = await portal.database.pool.query(
      "SELECT id, day FROM cloud_sessions WHERE id ~ '^d[0-9]$' ORDER BY id",
    )
    expect(days.rows.map((one) => [one.id, String(one.day)])).toEqual([
      ['d1', '2014-03-31'],
      ['d2', '2014-04-01'],
      ['d3', '2013-12-31'],
      ['d4', '2014-01-01'],
      ['d5', '2014-03-30'],
      ['d6', '2014-10-26'],
      ['d7', '2014-10-26'],
    ])
    expect((await usage('&from=2014-04&to=2014-04')).map(({ sessions }) => sessions)).toEqual([1])
    await inAgreement()
  })

  test('people nobody knows stand in a list until staff say who they are; then they count, later files included', async () => {
    const name = 'daily-session-report-2014-05-02.csv'
    const first = file(
      row('u1', '2014-05-01T08:00:00Z', 1800, 'stranger'),
      row('u2', '2014-05-01T08:00:00Z', 60, 'other'),
    )
    expect(await send(name, first)).toMatchObject({ added: 2, unknown: 2 })
    expect(await usage('&from=2014-05&to=2014-05')).toEqual([])
    const answer = await portal.ask('administrator', listUnknownCloudUsers)
    expect(answer.items).toContainEqual({ streamUser: 'stranger', sessions: 1, seconds: 1800, lastDay: '2014-05-01' })
    const assign = (email: string) =>
      portal.call('administrator', 'POST', '/cloud-usage/unknown/assign', { streamUser: 'stranger', email })
    expect((await assign('nobody@rechenbau.example')).json).toMatchObject({ code: 'cloudUsage.contactUnknown' })
    expect((await assign('ada@rechenbau.example')).json).toEqual({ sessions: 1 })
    expect((await assign('bea@rechenbau.example')).json).toMatchObject({ code: 'cloudUsage.nobodyUnknown' })
    await send('daily-session-report-2014-05-03.csv', file(row('u3', '2014-05-02T08:00:00Z', 200, 'stranger')))
    expect(await usage('&from=2014-05&to=2014-05')).toMatchObject([{ email: 'ada@rechenbau.example', seconds: 2000 }])
    await inAgreement()
  })

  test('a name said while a portion is being written counts for that portion too', async () => {
    const { pool } = portal.database
    const held = row('said-0', '2013-11-01T08:00:00Z', 30, bea)
    await send('vorher.csv', file(held, row('said-1', '2013-11-01T08:00:00Z', 100, 'newcomer')))
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query("SELECT FROM cloud_sessions WHERE id = 'said-0' FOR UPDATE")
    const sent = send('nachher.csv', file(held, row('said-2', '2013-11-02T08:00:00Z', 20, 'newcomer')))
    const waiting = (count: number) => until(async () => (await lockWaiters(portal.database)) >= count)
    await waiting(1)
    const body = { streamUser: 'newcomer', email: 'ada@rechenbau.example' }
    const said = portal.call('administrator', 'POST', '/cloud-usage/unknown/assign', body)
    await Promise.race([said, waiting(2)])
    await holder.query('COMMIT')
    holder.release()
    expect([(await said).status, (await sent).sessions]).toEqual([201, 2])
    expect(await usage('&from=2013-11&to=2013-11&search=ada')).toMatchObject([{ seconds: 120, sessions: 2 }])
    await inAgreement()
  })

  test('killed in the middle nothing counts twice, and whoever was overtaken writes no more', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => row(`k${index}`, '2014-06-01T08:00:00Z', 10, ada))
    const job = portal.jobCall()
    const report = { name: 'daily-session-report-2014-06-01.csv', source: 'reports' as const, fingerprint: 'k' }
    let parts = 0
    const dying: typeof job.transaction = (work) => {
      if (++parts === 3) throw new Error('killed')
      return job.transaction(work)
    }
    await expect(importReport(dying, { ...report, bytes: file(...rows) }, null, new Date())).rejects.toThrow('killed')
    const between = await sessionCount()
    await inAgreement().catch(() => undefined)
    let overtaken: Promise<unknown> | null = null
    let turns = 0
    const slow: typeof job.transaction = async (work) => {
      const done = await job.transaction(work)
      if (++turns === 2)
        overtaken = importReport(job.transaction, { ...report, bytes: file(...rows) }, null, new Date())
      if (turns === 2) await overtaken
      return done
    }
    await expect(importReport(slow, { ...report, bytes: file(...rows) }, null, new Date())).rejects.toMatchObject({
      code: 'cloudUsage.overtaken',
    })
    expect(await sessionCount()).toBe(between + 7000)
    expect(await usage('&from=2014-06&to=2014-06')).toMatchObject([{ seconds: 120_000, sessions: 12_000 }])
    await inAgreement()
  })

  test('a portion the database lost after it was committed is missed; read again the report is whole', async () => {
    const rows = Array.from({ length: 6000 }, (_, index) => row(`l${index}`, '2014-11-01T08:00:00Z', 10, ada))
    const { transaction } = portal.jobCall()
    const report = { name: 'lost.csv', source: 'upload' as const, fingerprint: 'l', bytes: file(...rows) }
    let parts = 0
    const losing: typeof transaction = async (work) => {
      if (++parts !== 2) return transaction(work)
      const lost: Awaited<ReturnType<typeof work>>[] = []
      await transaction(async (call) => {
        lost.push(await work(call))
        throw new Error('lost')
      }).catch(() => undefined)
      return lost[0]!
    }
    await expect(importReport(losing, report, null, new Date())).rejects.toThrow(
      'Of 5000 sessions written the database has 0.',
    )
    expect(await importReport(transaction, report, null, new Date())).toMatchObject({ added: 6000, changed: 0 })
    expect(await usage('&from=2014-11&to=2014-11')).toMatchObject([{ seconds: 60_000, sessions: 6000 }])
    await inAgreement()
  })

  test('statistics of a word follow what is counted, asked again or for the first time', async () => {
    const seconds = async (search: string) => {
      const path = `/cloud-usage/statistics?from=2014-12&to=2014-12&search=${search}`
      const { json } = await portal.call('administrator', 'GET', path)
      return (json.months as { seconds: number }[]).map((one) => one.seconds)
    }
    expect(await Promise.all([seconds('rechnerin'), seconds('rechnerin')])).toEqual([[], []])
    await send('c.csv', file(row('w1', '2014-12-02T08:00:00Z', 600, ada), row('w2', '2014-12-02T08:00:00Z', 60, bea)))
    expect([await seconds('rechnerin'), await seconds('ada')]).toEqual([[660], [600]])
    await send('c.csv', file(row('w1', '2014-12-02T08:00:00Z', 700, ada)))
    expect([await seconds('rechnerin'), await seconds('ada')]).toEqual([[760], [700]])
  })

  test('lines are found by the words of their people, few or too many to be ranked', async () => {
    await portal.query(
      `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, stack, started_at, seconds, report_id, run)
       SELECT 'v' || n, 'v', $1, $2, 'stack-v' || n, '2036-01-02T08:00:00Z', n, (SELECT id FROM cloud_reports LIMIT 1), gen_random_uuid()
       FROM generate_series(1, 2100) AS n`,
      [people.bea, company],
    )
    const found = async (search: string, more = '') => {
      const path = `/cloud-usage?from=2036-01&search=${search}&pageSize=5${more}`
      const { items, total, capped } = (await portal.call('administrator', 'GET', path)).json
      return [items.map((one: { seconds: number }) => one.seconds), total, capped]
    }
    expect(await found('bea', '&sort=-duration')).toEqual([[2100, 2099, 2098, 2097, 2096], 2100, false])
    expect(await found('bea+rech', '&sort=duration&page=420')).toEqual([[2096, 2097, 2098, 2099, 2100], 2100, false])
    expect(await found('bea', '&stack=stack-v7')).toEqual([[7], 1, false])
    expect(await found('ada')).toEqual([[], 0, false])
    await portal.query("DELETE FROM cloud_sessions WHERE id ~ '^v[0-9]+$'")
  })

  test('two readers of different files at once, and merged or deleted people: the sums follow the sessions', async () => {
    const many = (prefix: string) =>
      file(
        ...Array.from({ length: 3000 }, (_, index) =>
          row(`${prefix}${index}`, '2014-07-01T08:00:00Z', 7, index % 2 ? ada : bea, `stack-${index % 3}`),
        ),
      )
    const named = (day: string) => `daily-session-report-2014-07-${day}.csv`
    await Promise.all([send(named('01'), many('m')), send(named('02'), many('n')), send(named('03'), many('o'))])
    expect((await usage('&from=2014-07&to=2014-07')).reduce((sum, { sessions }) => sum + sessions, 0)).toBe(9000)
    await inAgreement()
    await portal.query("UPDATE cloud_sessions SET contact_id = $1 WHERE contact_id = $2 AND day = '2014-07-01'", [
      people.ada,
      people.bea,
    ])
    await portal.query("DELETE FROM cloud_sessions WHERE id = 'm1'")
    await portal.jobCall().transaction(async ({ db }) => (await import('./costs/month-costs.ts')).workOutCosts(db))
    await inAgreement()
  })

  test('wrong files are told and change nothing', async () => {
    const before = await sessionCount()
    const path = '/cloud-usage/reports?name=a.csv'
    const wrong = await portal.call('administrator', 'POST', path, Buffer.from('Name;Wert\na;1'))
    expect(wrong.json).toMatchObject({ code: 'cloudUsage.columnsMissing' })
    const quotes = Buffer.concat([file(row('q1', '2014-08-01T08:00:00Z', 1, ada)), Buffer.from('\nx"y,z')])
    expect((await portal.call('administrator', 'POST', path, quotes)).json).toMatchObject({
      code: 'cloudUsage.damaged',
    })
    expect(await sessionCount()).toBe(before)
    const answer = await portal.ask('administrator', listCloudReports, { query: { search: 'a.csv' } })
    expect(answer.items).toMatchObject([{ name: 'a.csv', state: 'failed', problem: 'cloudUsage.damaged' }])
  })

  test('the file of the list has the documented columns, and no cell begins a formula', async () => {
    const stack = 'stack-formula'
    await portal.query("INSERT INTO cloud_stacks (name, display_name) VALUES ($1, '=1+1')", [stack])
    await send('b.csv', file(row('f1', '2014-09-01T08:00:00Z', 90_061, ada, stack)))
    const body = {
      list: 'listCloudUsage',
      params: {},
      query: { company, from: '2014-09', to: '2014-09' },
      format: 'csv',
      language: 'de',
      timeZone: 'Europe/Berlin',
    }
    const { bytes } = await portal.call('administrator', 'POST', '/exports', body)
    const [head, line] = bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe(
      'E-Mail-Adresse;Firma;Jahr;Monat;Dauer;Version;Stunden;Anmeldungen;Kosten der Nutzung (Euro);Kosten der Anmeldung (Euro);Anteil Serverkosten (Euro);Kosten (Euro)',
    )
    expect(line).toContain(';2014;9;25:01:01;')
    expect(line).not.toMatch(/;"?[=+@-]1/)
  })

  test('fetches what is new in the bucket, once, and again when it was corrected', async () => {
    const key = 'sessions/schedule=DAILY/year=2015/month=01/day=02/daily-session-report-2015-01-02.csv'
    portal.aws.put(key, file(row('b1', '2015-01-01T08:00:00Z', 60, ada)).toString())
    portal.aws.put('sessions/readme.txt', 'nothing')
    await fetchReports(portal.jobCall())
    const calls = portal.aws.calls()
    await fetchReports(portal.jobCall())
    expect(portal.aws.calls() - calls).toBe(1)
    expect(await usage('&from=2015-01')).toMatchObject([{ seconds: 60 }])
    portal.aws.put(key, file(row('b1', '2015-01-01T08:00:00Z', 61, ada)).toString())
    await fetchReports(portal.jobCall())
    expect(await usage('&from=2015-01')).toMatchObject([{ seconds: 61 }])
    portal.aws.account.behave('s3', 'cut')
    await expect(fetchReports(portal.jobCall())).rejects.toMatchObject({ reason: 'unreachable' })
    portal.aws.account.behave('s3', null)
    await inAgreement()
  })

  test('fetches from a folder, and tells a file it cannot read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keywerk-reports-'))
    writeFileSync(join(folder, 'daily-session-report-2015-02-02.csv'), file(row('c1', '2015-02-01T08:00:00Z', 60, ada)))
    writeFileSync(join(folder, 'daily-session-report-2015-02-01.csv'), 'broken')
    const job = portal.jobCall()
    await fetchReports({ ...job, settings: { ...job.settings, CLOUD_REPORTS: folder } })
    expect(await usage('&from=2015-02')).toMatchObject([{ seconds: 60 }])
    const answer = await portal.ask('administrator', listCloudReports, { query: { search: '2015-02-01' } })
    expect(answer.items).toMatchObject([{ state: 'failed', problem: 'cloudUsage.columnsMissing' }])
  })

  test('a report with a line in the future is refused whole, with the line; clocks may differ by a day', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const past = Array.from({ length: 5001 }, (_, index) => row(`y${index}`, '2013-03-01T08:00:00Z', 1, ada))
    const early = Buffer.from(file(...past, row('z1', at(48), 60, ada)))
    const path = '/cloud-usage/reports?name=morgen.csv'
    const before = await sessionCount()
    for (const dryRun of ['&dryRun=true', '']) {
      const { status, json } = await portal.call('administrator', 'POST', path + dryRun, early)
      expect([status, json]).toMatchObject([400, { code: 'cloudUsage.future', details: { line: 5003 } }])
    }
    expect(await sessionCount()).toBe(before)
    const answer = await portal.ask('administrator', listCloudReports, { query: { search: 'morgen.csv' } })
    expect(answer.items).toMatchObject([{ state: 'failed', problem: 'cloudUsage.future', sessions: 0 }])
    expect(await send('morgen.csv', file(row('z1', at(23), 60, ada)))).toMatchObject({ added: 1, wrong: 0 })
  })

  test('staff without cloud.all see the usage of companies they made, or whose account they made', async () => {
    const seen = async (who: 'licenser' | 'administrator') =>
      await portal.ask(who, listCloudUsage, { query: { company } })
    expect((await seen('administrator')).total).toBeGreaterThan(0)
    expect(await seen('licenser')).toMatchObject({ items: [], total: 0 })
    const by = await portal.database.pool.query("SELECT id FROM accounts WHERE email = 'licenser@wellenwerk.example'")
    await portal.query('UPDATE companies SET created_by = $1 WHERE id = $2', [by.rows[0].id, company])
    expect((await seen('licenser')).total).toBe((await seen('administrator')).total)
  })

  test('customers see their own usage alone, by whatever id, and costs only where staff allow it', async () => {
    const rows = await portal.query<{ id: string; companyId: string; own: boolean }>(
      `SELECT c.id, h.company_id AS "companyId", h.company_id = (SELECT contacts.company_id FROM accounts
         JOIN contacts ON contacts.id = accounts.contact_id WHERE accounts.email = 'cloudadmin@wellenwerk.example') AS own
       FROM cloud_configurations AS c JOIN holdings AS h ON h.id = c.holding_id`,
    )
    const [own, other] = [rows.find((one) => one.own)!, rows.find((one) => !one.own)!]
    const credentials = { email: 'cloudadmin@wellenwerk.example', password: demoPassword }
    const session = await portal.ask(null, signIn, { body: credentials })
    const asked = (query: string) =>
      portal.call(null, 'GET', `/cloud-usage/chart${query}`, undefined, {
        authorization: `Bearer ${session.accessToken}`,
      })
    expect((await asked(`?configuration=${other.id}`)).json).toMatchObject({ code: 'cloudUsage.accountNotFound' })
    expect((await asked(`?company=${other.companyId}`)).json).toMatchObject({ code: 'companies.notFound' })
    const costs = async (query: string) => {
      const { status, json: answer } = await asked(query)
      expect(status).toBe(200)
      return (answer.months as { cents: number | null }[]).every(({ cents }) => cents !== null)
    }
    expect([await costs(''), await costs(`?configuration=${own.id}`)]).toEqual([false, false])
    const settings = { costsShown: true, budgetKind: 'none', budgetAmount: 0, budgetStops: false }
    await portal.call('administrator', 'PUT', `/cloud-usage/accounts/${own.id}`, settings)
    // The company has other accounts, too, whose costs nobody allowed.
    expect([await costs(''), await costs(`?configuration=${own.id}`)]).toEqual([false, true])
  })

  test('what more or fewer places come to is that of the last three whole months, by the places in use', async () => {
    const rows = await portal.query<{ id: string }>('SELECT id FROM cloud_configurations')
    let told = 0
    for (const { id } of rows) {
      const answer = await portal.ask('administrator', readUsageOutlook, { params: { id } })
      const chart = await portal.call('administrator', 'GET', `/cloud-usage/chart?configuration=${id}`)
      const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
      const paid = (chart.json.months as { month: string; cents: number }[])
        .filter(({ month }) => month < yesterday.slice(0, 7))
        .slice(-3)
        .filter(({ cents }) => cents > 0)
      if (answer.peak === 0 || answer.advised === null) continue
      const { seats, cents } = answer.advised
      expect(seats).toBe(answer.percentile >= answer.seats ? answer.seats + 1 : answer.peak)
      const month = paid.reduce((sum, one) => sum + one.cents, 0) / paid.length
      expect(cents).toBe(
        paid.length === 0 ? null : Math.round((month / answer.percentile) * Math.abs(seats - answer.seats)),
      )
      told++
    }
    expect(told).toBeGreaterThan(0)
  })
})
