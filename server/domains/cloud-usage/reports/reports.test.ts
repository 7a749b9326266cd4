import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addDays } from '#licence/days.ts'
import { testPortal } from '../../../testing/portal.ts'
import { fetchReports } from './fetch.ts'

const portal = testPortal()
const header =
  'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once'
const get = async (path: string) => (await portal.call('administrator', 'GET', path)).json
const reportNamed = async (name: string) => (await get(`/cloud-usage/reports?search=${name}`)).items[0]
const last = async () => (await get('/cloud-usage/reports/fetch')).last
const fetchFrom = (place: string) => {
  const job = portal.jobCall()
  return fetchReports({ ...job, settings: { ...job.settings, CLOUD_REPORTS: place } })
}

test('a report that cannot be read says which columns it lacks, or from which line on it is damaged, in both languages', async () => {
  const send = (name: string, text: string) =>
    portal.call('administrator', 'POST', `/cloud-usage/reports?name=${name}`, Buffer.from(text))
  await send('ohne-spalten.csv', 'user_session_id,user_id,stack_name,connected_at_least_once\na,b,c,true')
  const missing = 'session_start_time, session_duration_in_seconds'
  expect(await reportNamed('ohne-spalten.csv')).toMatchObject({
    state: 'failed',
    problem: 'cloudUsage.columnsMissing',
    problemDetails: { columns: missing },
  })
  await send('beschaedigt.csv', `${header}\na,2016-01-01T00:00:00Z,1,b,c,true\nx"y,z`)
  expect(await reportNamed('beschaedigt.csv')).toMatchObject({ problemDetails: { line: 3 } })
  const body = { list: 'listCloudReports', params: {}, query: { search: 'ohne-spalten' }, format: 'csv' }
  const told = async (language: string) => {
    const asked = { ...body, language, timeZone: 'Europe/Berlin' }
    return (await portal.call('administrator', 'POST', '/exports', asked)).bytes.toString('utf8')
  }
  expect(await told('de')).toContain(`Fehlende Spalten: ${missing}.`)
  expect(await told('en')).toContain(`Missing columns: ${missing}.`)
  // What was wrong goes once it was put right.
  await send('ohne-spalten.csv', header)
  expect(await reportNamed('ohne-spalten.csv')).toMatchObject({ state: 'done', problem: '', problemDetails: {} })
})

test('lines a nightly report had to leave out are told with their columns, and what the last fetch came to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-fetch-'))
  const name = 'daily-session-report-2016-02-02.csv'
  const rows = [
    header,
    'g1,2016-02-01T00:00:00Z,60,u,st,true',
    'g2,gestern,60,u,st,true',
    'g3,2016-02-01T00:00:00Z,-1,u,st,true',
  ]
  writeFileSync(join(folder, name), rows.join('\n'))
  writeFileSync(join(folder, 'daily-session-report-2016-02-01.csv'), 'broken')
  await fetchFrom(folder)
  expect(await reportNamed(name)).toMatchObject({
    state: 'done',
    sessions: 1,
    wrong: 2,
    wrongLines: [
      { line: 3, column: 'session_start_time' },
      { line: 4, column: 'session_duration_in_seconds' },
    ],
  })
  expect(await last()).toMatchObject({ found: 2, read: 1, failed: 1, problem: '' })
  await fetchFrom(folder)
  expect(await last()).toMatchObject({ found: 2, read: 0, failed: 0, problem: '' })
  rmSync(folder, { recursive: true })
  await expect(fetchFrom(folder)).rejects.toMatchObject({ code: 'cloudUsage.folderMissing' })
  expect(await last()).toMatchObject({ found: 0, problem: 'cloudUsage.folderMissing', endedAt: expect.any(String) })
})

test('a bucket that fails is told as what AWS answered; a good fetch afterwards takes that back', async () => {
  expect(await get('/cloud-usage/reports/fetch')).toMatchObject({ place: 'bucket' })
  portal.aws.account.behave('s3', 'cut')
  await expect(fetchReports(portal.jobCall())).rejects.toMatchObject({ reason: 'unreachable' })
  portal.aws.account.behave('s3', null)
  expect(await last()).toMatchObject({ problem: 'aws.unreachable' })
  await fetchReports(portal.jobCall())
  expect(await last()).toMatchObject({ problem: '', problemDetails: {} })
})

test('a report that AWS does not hand out is told, and those after it are read all the same', async () => {
  const [old, next] = ['2016-03-01', '2016-03-02'].map((day) => `daily-session-report-${day}.csv`)
  for (const name of [old, next])
    portal.aws.put(`sessions/${name}`, `${header}\n${name},2016-02-28T00:00:00Z,60,u,st,true`)
  portal.aws.archive(`sessions/${old}`)
  await expect(fetchReports(portal.jobCall())).rejects.toMatchObject({ code: 'InvalidObjectState' })
  expect(await reportNamed(next!)).toMatchObject({ state: 'done', sessions: 1 })
  expect(await last()).toMatchObject({ read: 1, failed: 1, problem: 'aws.refused' })
  for (const name of [old, next]) portal.aws.put(`sessions/${name}`, null)
})

test('days on which people were let in and of which no report came are told until one is there', async () => {
  const missing = async () => (await get('/cloud-usage/reports/fetch')).missingDays as string[]
  const [{ day }] = (await portal.query(
    `UPDATE cloud_access SET launched_at = now() - interval '9 days'
     WHERE (contact_id, configuration_id) = (SELECT contact_id, configuration_id FROM cloud_access LIMIT 1)
     RETURNING (launched_at AT TIME ZONE 'UTC')::date::text AS day`,
  )) as [{ day: string }]
  expect(await missing()).not.toContain(day)
  await portal.query(`UPDATE cloud_reports SET name = 'old-' || name WHERE name > $1`, [`daily-session-report-${day}`])
  const before = await missing()
  expect(before).toContain(day)
  // A session that ends after midnight is in the report of the next day.
  const name = `daily-session-report-${addDays(day, 1)}.csv`
  portal.aws.put(`sessions/${name}`, header)
  await fetchReports(portal.jobCall())
  expect(await missing()).toEqual(before.filter((one) => one !== day))
  portal.aws.put(`sessions/${name}`, null)
})
