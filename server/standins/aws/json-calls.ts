import { demoStacks, type DemoStack } from '../../../demo/aws.ts'
import type { AwsAccount, StreamSession } from './account.ts'

/** A refusal as AWS words it: HTTP 400 with this type. */
export class AwsRefusal extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

type Input = Record<string, unknown>
interface AwsStandInParts {
  account: AwsAccount
  /** Where the stand-in itself is reached. */
  url: string
}

const seconds = (time: Date) => time.getTime() / 1000
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : [])
const created = seconds(new Date('2024-01-15T08:00:00Z'))
const missing = (what: string): never => {
  throw new AwsRefusal('ResourceNotFoundException', `${what} does not exist.`)
}

/** Part of a list and the token of the next one. */
function paged<T>(all: T[], input: Input, size: number): { page: T[]; NextToken?: string } {
  const from = Number(text(input['NextToken'])) || 0
  const page = all.slice(from, from + size)
  return { page, ...(from + size < all.length ? { NextToken: String(from + size) } : {}) }
}

const stackAnswer = ({ name, displayName, description }: DemoStack) => ({
  Arn: `arn:aws:appstream:eu-central-1:000000000000:stack/${name}`,
  Name: name,
  ...(displayName ? { DisplayName: displayName } : {}),
  Description: description,
  CreatedTime: created,
})

function fleetAnswer({ name, fleet, instanceType, capacity }: DemoStack, account: AwsAccount) {
  const behaviour = account.behaviourOf(name)
  const state = ['starting', 'stopping', 'stopped'].includes(behaviour) ? behaviour.toUpperCase() : 'RUNNING'
  const inUse = account.running(name).length
  const running = state === 'RUNNING' ? capacity : 0
  const available = behaviour === 'full' ? 0 : Math.max(0, running - inUse)
  return {
    Arn: `arn:aws:appstream:eu-central-1:000000000000:fleet/${fleet}`,
    Name: fleet,
    DisplayName: fleet,
    InstanceType: instanceType,
    FleetType: 'ALWAYS_ON',
    State: state,
    CreatedTime: created,
    ComputeCapacityStatus: {
      Desired: capacity,
      Running: running,
      InUse: behaviour === 'full' ? running : inUse,
      Available: available,
      DesiredUserSessions: capacity,
      AvailableUserSessions: available,
      ActiveUserSessions: inUse,
      ActualUserSessions: running,
    },
  }
}

const sessionAnswer = ({ id, userId, stack, fleet, startedAt, endedAt }: StreamSession) => ({
  Id: id,
  UserId: userId,
  StackName: stack,
  FleetName: fleet,
  State: endedAt ? 'EXPIRED' : 'ACTIVE',
  ConnectionState: endedAt ? 'NOT_CONNECTED' : 'CONNECTED',
  StartTime: seconds(startedAt),
  MaxExpirationTime: seconds(startedAt) + 16 * 3600,
  AuthenticationType: 'API',
  InstanceType: 'stream.standard.large',
})

function createStreamingUrl({ account, url }: AwsStandInParts, input: Input) {
  const stack = account.stack(text(input['StackName'])) ?? missing('The stack')
  if (text(input['FleetName']) !== stack.fleet) missing('The fleet')
  const userId = text(input['UserId'])
  if (!/^[\w+=,.@-]{2,32}$/.test(userId))
    throw new AwsRefusal('InvalidParameterCombinationException', 'UserId must have 2 to 32 characters.')
  const validity = Number(input['Validity'] ?? 60)
  if (!(validity >= 1 && validity <= 604_800))
    throw new AwsRefusal('InvalidParameterCombinationException', 'Validity must be from 1 to 604800.')
  const behaviour = account.behaviourOf(stack.name)
  if (behaviour === 'refusing')
    throw new AwsRefusal('OperationNotPermittedException', 'The operation is not permitted.')
  const { State, ComputeCapacityStatus } = fleetAnswer(stack, account)
  const streams = account.running(stack.name).some((one) => one.userId === userId)
  if (State !== 'RUNNING' || (ComputeCapacityStatus.Available < 1 && !streams))
    throw new AwsRefusal('ResourceNotAvailableException', 'No streaming instance is available.')
  const { ticket, until } = account.admit(userId, stack.name, validity)
  return { StreamingURL: `${url}/stream/${ticket}`, Expires: seconds(until) }
}

function describeFleets({ account }: AwsStandInParts, input: Input) {
  const names = texts(input['Names'])
  const stacks =
    names.length > 0 ? names.map((name) => account.stackOfFleet(name) ?? missing('The fleet')) : [...demoStacks]
  const { page, ...next } = paged(stacks, input, 50)
  return { Fleets: page.map((stack) => fleetAnswer(stack, account)), ...next }
}

function describeStacks({ account }: AwsStandInParts, input: Input) {
  const names = texts(input['Names'])
  const stacks = names.length > 0 ? names.map((name) => account.stack(name) ?? missing('The stack')) : [...demoStacks]
  const { page, ...next } = paged(stacks, input, 3)
  return { Stacks: page.map(stackAnswer), ...next }
}

function describeSessions({ account }: AwsStandInParts, input: Input) {
  const stack = account.stack(text(input['StackName'])) ?? missing('The stack')
  if (text(input['FleetName']) !== stack.fleet) missing('The fleet')
  const userId = text(input['UserId'])
  const found = account.sessions.filter((one) => one.stack === stack.name && (userId === '' || one.userId === userId))
  const { page, ...next } = paged(found, input, Math.min(Number(input['Limit'] ?? 20), 50))
  return { Sessions: page.map(sessionAnswer), ...next }
}

function expireSession({ account }: AwsStandInParts, input: Input) {
  const id = text(input['SessionId'])
  if (account.kept.has(id)) throw new AwsRefusal('OperationNotPermittedException', 'The operation is not permitted.')
  return account.end(id) ? {} : missing('The session')
}

function describeWorkspaces({ account }: AwsStandInParts, input: Input) {
  const ids = texts(input['WorkspaceIds'])
  const found = account.workspaces.filter(({ id }) => ids.length === 0 || ids.includes(id))
  const { page, ...next } = paged(found, input, Math.min(Number(input['Limit'] ?? 25), 25))
  const workspaces = page.map((one) => ({
    WorkspaceId: one.id,
    DirectoryId: one.directoryId,
    UserName: one.userName,
    State: one.state,
    BundleId: one.bundleId,
    ComputerName: one.computerName,
    WorkspaceProperties: { RunningMode: 'AUTO_STOP', ComputeTypeName: 'PERFORMANCE' },
  }))
  return { Workspaces: workspaces, ...next }
}

/** What the stand-in answers, by the last part of X-Amz-Target. */
export const jsonCalls: Record<string, (parts: AwsStandInParts, input: Input) => object> = {
  DescribeStacks: describeStacks,
  DescribeFleets: describeFleets,
  ListAssociatedFleets: ({ account }, input) => ({
    Names: [(account.stack(text(input['StackName'])) ?? missing('The stack')).fleet],
  }),
  CreateStreamingURL: createStreamingUrl,
  DescribeSessions: describeSessions,
  ExpireSession: expireSession,
  DescribeWorkspaces: describeWorkspaces,
}
