import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Aws, openAws } from '#platform/outside/aws.ts'
import { AwsRefusal } from '#platform/outside/aws-answers.ts'
import { Failure } from '#platform/operations/failure.ts'
import { OutsideError } from '#platform/outside/bounded-fetch.ts'
import { type AwsStandIn, startAws } from './start.ts'

const metrics = { outside: () => undefined }
let standIn: AwsStandIn
let aws: Aws

beforeAll(async () => {
  standIn = await startAws()
})
afterAll(() => standIn.stop())
beforeEach(() => {
  standIn.account.behave('*', null)
  standIn.account.clockOff = 0
  aws = openAws(standIn.settings, metrics, 1500)
})

const stacks = () =>
  aws.appStream('DescribeStacks', (client, sdk, bounds) => client.send(new sdk.DescribeStacksCommand({}), bounds))
const streamingUrl = (StackName: string, UserId = 'u1000') =>
  aws.appStream('CreateStreamingURL', (client, sdk, bounds) =>
    client.send(new sdk.CreateStreamingURLCommand({ StackName, FleetName: `${StackName}-fleet`, UserId }), bounds),
  )
const sessions = (StackName: string) =>
  aws.appStream('DescribeSessions', (client, sdk, bounds) =>
    client.send(new sdk.DescribeSessionsCommand({ StackName, FleetName: `${StackName}-fleet` }), bounds),
  )
const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

describe('AppStream through the official client', () => {
  test('a stream is opened once, counts as a session, and is ended', async () => {
    expect((await stacks()).Stacks?.map(({ Name }) => Name)).toContain('wellenwerk-2024')
    const { StreamingURL = '' } = await streamingUrl('wellenwerk-2024')
    expect(await (await fetch(StreamingURL)).text()).toContain('Ihre Sitzung läuft')
    expect((await fetch(StreamingURL)).status).toBe(410)
    const running = (await sessions('wellenwerk-2024')).Sessions ?? []
    expect(running.map(({ UserId, State }) => [UserId, State])).toEqual([['u1000', 'ACTIVE']])
    const SessionId = running[0]?.Id
    await aws.appStream('ExpireSession', (client, sdk, bounds) =>
      client.send(new sdk.ExpireSessionCommand({ SessionId }), bounds),
    )
    expect((await sessions('wellenwerk-2024')).Sessions?.[0]?.State).toBe('EXPIRED')
  })

  test('a full, stopped or starting fleet has no place, a refusing one says no, an unknown stack is missing', async () => {
    for (const name of ['wellenwerk-voll', 'fault-full', 'fault-stopped', 'fault-starting'])
      expect(await thrownBy(streamingUrl(name))).toMatchObject({ code: 'ResourceNotAvailableException' })
    expect(await thrownBy(streamingUrl('fault-refusing'))).toMatchObject({ code: 'OperationNotPermittedException' })
    const error = await thrownBy(streamingUrl('nowhere'))
    expect(error).toBeInstanceOf(AwsRefusal)
    expect(error).toMatchObject({ code: 'ResourceNotFoundException' })
    expect(
      await thrownBy(streamingUrl('wellenwerk-2024', 'somebody@with-a-far-too-long-address.example')),
    ).toMatchObject({
      code: 'InvalidParameterCombinationException',
    })
  })

  test.each([
    ['hanging', 'timeout'],
    ['throttling', 'unreachable'],
    ['broken', 'unreachable'],
    ['garbage', 'badAnswer'],
    ['huge', 'badAnswer'],
    ['cut', 'unreachable'],
  ] as const)('%s is told as %s', async (behaviour, reason) => {
    standIn.account.behave('*', behaviour)
    const error = await thrownBy(stacks())
    expect(error).toBeInstanceOf(OutsideError)
    expect(error).toMatchObject({ reason })
    standIn.account.behave('*', null)
    expect((await stacks()).Stacks).not.toHaveLength(0)
  })

  test('what fails again and again is left alone, and nothing is asked meanwhile', async () => {
    standIn.account.behave('*', 'broken')
    for (let turn = 0; turn < 5; turn++) await thrownBy(stacks())
    const before = standIn.calls()
    expect(await thrownBy(stacks())).toMatchObject({ reason: 'away' })
    expect(standIn.calls()).toBe(before)
    expect(aws.state().retryIn).toBeGreaterThan(0)
  })

  test('a wrong secret is refused; a clock ten minutes off is set right by itself', async () => {
    const wrong = openAws({ ...standIn.settings, AWS_SECRET_ACCESS_KEY: 'other' }, metrics, 1500)
    const call = wrong.appStream('DescribeStacks', (client, sdk, bounds) =>
      client.send(new sdk.DescribeStacksCommand({}), bounds),
    )
    expect(await thrownBy(call)).toMatchObject({ code: 'InvalidSignatureException' })
    standIn.account.clockOff = 10 * 60_000
    expect((await stacks()).Stacks).not.toHaveLength(0)
  })

  test('without an address and a region no cloud is set up', async () => {
    const none = openAws({}, metrics)
    expect(none.state()).toEqual({ configured: false, retryIn: null })
    const error = await thrownBy(
      none.s3('ListObjectsV2', (client, sdk, bounds) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket: 'b' }), bounds),
      ),
    )
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 'aws.notConfigured' })
  })
})

describe('S3 and WorkSpaces', () => {
  test('lists a bucket by prefix and reads an object as it comes', async () => {
    standIn.put('sessions/year=2026/daily-session-report-2026-11-20.csv', 'a,b\n1,2 & ü\n')
    standIn.put('other/file.csv', 'x')
    const Bucket = 'wellenwerk-berichte'
    const list = await aws.s3('ListObjectsV2', (client, sdk, bounds) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: 'sessions/' }), bounds),
    )
    expect(list.Contents?.map(({ Key }) => Key)).toEqual(['sessions/year=2026/daily-session-report-2026-11-20.csv'])
    expect(await text(await aws.object(Bucket, list.Contents![0]!.Key!))).toBe('a,b\n1,2 & ü\n')
    expect(await thrownBy(aws.object(Bucket, 'sessions/none.csv'))).toMatchObject({ code: 'NoSuchKey' })
  })

  test('tells the virtual desktops, page by page', async () => {
    const first = await aws.workSpaces('DescribeWorkspaces', (client, sdk, bounds) =>
      client.send(new sdk.DescribeWorkspacesCommand({}), bounds),
    )
    expect(first.Workspaces).toHaveLength(25)
    expect(first.NextToken).toBe('25')
  })
})
