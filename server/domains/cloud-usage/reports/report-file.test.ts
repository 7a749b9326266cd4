import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { heldMemory } from '../../../testing/held-memory.ts'
import { type ReportLine, readReport } from './report-file.ts'

const now = new Date('2026-11-27T12:00:00Z')
const header =
  'user_session_id,aws_account_id,region,session_start_time,session_end_time,session_duration_in_seconds,user_id,user_arn,authentication_type,authentication_type_user_id,fleet_name,stack_name,instance_type,eni_private_ip_address,connected_at_least_once,client_ip_addresses'
const row = (id: string, start: string, seconds: string, user = 'abc', connected = 'true', address = '203.0.113.7') =>
  `${id},1,eu-central-1,${start},${start},${seconds},${user},arn,API,x,f,stack-1,large,10.0.0.1,${connected},${address}`

async function all(text: string | Buffer): Promise<ReportLine[]> {
  const lines: ReportLine[] = []
  for await (const line of readReport(Buffer.from(text), now)) lines.push(line)
  return lines
}
const starts = async (start: string) => {
  const [line] = await all(`${header}\n${row('s1', start, '60')}`)
  return line && 'session' in line ? line.session.startedAt : line
}

describe('a session report', () => {
  test('is read by its header, in any order, with further columns, a mark in front, semicolons and CRLF', async () => {
    const lines = await all(
      '\uFEFFnew_column;stack_name;User_Id;connected_at_least_once;session_duration_in_seconds;session_start_time;user_session_id\r\n"a ""quoted""\r\nvalue";stack-1;abc;TRUE;3600;2026-11-01T10:00:00.000Z;s1\r\n\r\n',
    )
    expect(lines).toEqual([
      {
        session: {
          id: 's1',
          streamUser: 'abc',
          stack: 'stack-1',
          startedAt: '2026-11-01T10:00:00.000Z',
          seconds: 3600,
        },
      },
    ])
  })

  test('is read as a German Excel saved it, and in UTF-16', async () => {
    const table = [header, row('s', '20.11.2026 08:00', '5400')].join('\r\n')
    const session = { startedAt: '2026-11-20T08:00:00.000Z', seconds: 5400 }
    for (const bytes of [Buffer.from(table), Buffer.from(`\uFEFF${table}`, 'utf16le')])
      expect(await all(bytes)).toMatchObject([{ session }])
    expect(await all([header, row('s', '31.02.2026 08:00', '60')].join('\n'))).toMatchObject([
      { wrong: { column: 'session_start_time' } },
    ])
  })

  test('reads durations as seconds and as hh:mm:ss', async () => {
    const at = '2026-11-01T10:00:00Z'
    const written = ['60', '12.4', '01:30:05', '100:00:00', '01:60:00', '1:30']
    const lines = await all([header, ...written.map((duration) => row('s', at, duration))].join('\n'))
    expect(lines.map((one) => ('session' in one ? one.session.seconds : one))).toEqual([
      60,
      12,
      5405,
      360_000,
      { wrong: { line: 6, column: 'session_duration_in_seconds' } },
      { wrong: { line: 7, column: 'session_duration_in_seconds' } },
    ])
  })

  test('tells nothing of addresses, and leaves out who never connected', async () => {
    const lines = await all(`${header}\n${row('s1', '2026-11-01T10:00:00Z', '60')}\n${row('s2', '', '', '', 'false')}`)
    expect(JSON.stringify(lines)).not.toContain('203.0.113.7')
    expect(lines[1]).toEqual({ skipped: true })
  })

  test('reads times of other zones, and those without one as UTC', async () => {
    expect(await starts('2026-11-01T10:00:00.000Z')).toBe('2026-11-01T10:00:00.000Z')
    expect(await starts('2026-11-01 10:00:00')).toBe('2026-11-01T10:00:00.000Z')
    expect(await starts('2026-11-01 10:00:00 UTC')).toBe('2026-11-01T10:00:00.000Z')
    expect(await starts('2026-11-01T02:30:00-05:00')).toBe('2026-11-01T07:30:00.000Z')
    expect(await starts('2026-11-01T10:00:00+0530')).toBe('2026-11-01T04:30:00.000Z')
    for (const wrong of [
      '11/01/2026 10:00',
      '2026-02-31T10:00:00Z',
      '2026-11-01',
      'soon',
      '1762000000',
      '0026-01-01T00:00:00Z',
    ])
      expect(await starts(wrong)).toEqual({ wrong: { line: 2, column: 'session_start_time' } })
  })

  test('tells wrong lines by line and column, formulas among them, and goes on', async () => {
    const at = '2026-11-01T10:00:00Z'
    const lines = await all(
      [
        header,
        row('=HYPERLINK(A1)', at, '1'),
        row('s2', at, '-5'),
        row('s3', at, '1e9'),
        row('s4', at, '9999999'),
        row('s5', at, '1', '@SUM(1) x'),
        row('s6', at, '1', 'abc', 'perhaps'),
        row('s7', at, '1'),
      ].join('\n'),
    )
    expect(lines.map((one) => ('wrong' in one ? one.wrong : 'session' in one ? one.session.id : one))).toEqual([
      { line: 2, column: 'user_session_id' },
      { line: 3, column: 'session_duration_in_seconds' },
      { line: 4, column: 'session_duration_in_seconds' },
      { line: 5, column: 'session_duration_in_seconds' },
      { line: 6, column: 'user_id' },
      { line: 7, column: 'connected_at_least_once' },
      's7',
    ])
  })

  test.each([
    ['nothing', ''],
    ['a page', '<html><h1>Wartung</h1></html>'],
    ['other columns', 'user_session_id,user_id\ns1,u1'],
  ])('%s is no report', async (_, text) => {
    await expect(all(text)).rejects.toMatchObject({ code: 'cloudUsage.columnsMissing' })
  })

  test('a quote that never ends is told with its line, and read no further', async () => {
    const text = `${header}\n${row('s1', '2026-11-01T10:00:00Z', '60')}\n"never${'x'.repeat(200_000)}`
    await expect(all(text)).rejects.toMatchObject({ code: 'cloudUsage.damaged' })
  })

  test('a file of any length is read in a few megabytes', async () => {
    const line = Buffer.from(`${row('s1', '2026-11-01T10:00:00Z', '60')}\n`.repeat(500))
    let left = 400
    const file = Readable.from(
      (function* () {
        yield Buffer.from(`${header}\n`)
        while (left-- > 0) yield line
      })(),
    )
    const before = heldMemory()
    let most = 0
    let count = 0
    for await (const _ of readReport(file, now))
      if (++count % 40_000 === 0) most = Math.max(most, heldMemory() - before)
    expect(count).toBe(200_000)
    // 30 MB are read.
    expect(most).toBeLessThan(8 * 1024 * 1024)
  })
})
