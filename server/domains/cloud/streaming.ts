import { awsOf } from '#platform/outside/aws.ts'
import { AwsRefusal } from '#platform/outside/aws-answers.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { OutsideError } from '#platform/outside/bounded-fetch.ts'

/** A stack, as AppStream reports it. */
export interface Stack {
  name: string
  displayName: string
  description: string
}

export interface Fleet {
  state: string
  desired: number
  running: number
  inUse: number
  available: number
}

export interface Session {
  id: string
  streamUser: string
  connected: boolean
  startedAt: Date | null
}

/** Where a person streams: the names of the stack and its fleet in AppStream. */
export interface StreamingPlace {
  stackName: string
  fleetName: string
}

/** AppStream as `streamingOf` opens it. */
export type Streaming = ReturnType<typeof streamingOf>

/** Pages of an answer that are read at most. */
const mostPages = 200
/** Seconds for which a streaming address can be opened. */
const addressLife = 60

/**
 * AppStream as the cloud uses it. Every call throws AwsRefusal for what AWS says no to and OutsideError where it does
 * not answer; none may be made while a transaction is open.
 */
export function streamingOf(installation: Pick<Installation, 'contributions'>) {
  const aws = awsOf(installation)
  return {
    setUp: () => aws.state().configured,

    async stacks(): Promise<Stack[]> {
      const found: Stack[] = []
      let NextToken: string | undefined
      for (let page = 0; page < mostPages; page++) {
        const token = NextToken
        const answer = await aws.appStream('DescribeStacks', (client, sdk, bounds) =>
          client.send(new sdk.DescribeStacksCommand(token ? { NextToken: token } : {}), bounds),
        )
        for (const { Name: name = '', DisplayName: displayName = '', Description: description = '' } of answer.Stacks ??
          [])
          found.push({ name, displayName, description })
        NextToken = answer.NextToken
        if (!NextToken) break
      }
      return found
    },

    /** The fleet that serves a stack; null: none does. */
    async fleetOf(StackName: string): Promise<string | null> {
      const { Names } = await aws.appStream('ListAssociatedFleets', (client, sdk, bounds) =>
        client.send(new sdk.ListAssociatedFleetsCommand({ StackName }), bounds),
      )
      return Names?.[0] ?? null
    },

    async fleet(name: string): Promise<Fleet | undefined> {
      const { Fleets } = await aws.appStream('DescribeFleets', (client, sdk, bounds) =>
        client.send(new sdk.DescribeFleetsCommand({ Names: [name] }), bounds),
      )
      const found = Fleets?.[0]
      if (!found) return undefined
      const {
        Desired = 0,
        Running = 0,
        InUse = 0,
        Available = 0,
        AvailableUserSessions,
      } = found.ComputeCapacityStatus ?? {}
      return {
        state: found.State ?? '',
        desired: Desired,
        running: Running,
        inUse: InUse,
        available: AvailableUserSessions ?? Available,
      }
    },

    /** Who streams there, expired sessions aside. */
    async sessions({ stackName: StackName, fleetName: FleetName }: StreamingPlace): Promise<Session[]> {
      const found: Session[] = []
      let NextToken: string | undefined
      for (let page = 0; page < mostPages; page++) {
        const token = NextToken
        const answer = await aws.appStream('DescribeSessions', (client, sdk, bounds) =>
          client.send(
            new sdk.DescribeSessionsCommand({ StackName, FleetName, Limit: 50, ...(token && { NextToken: token }) }),
            bounds,
          ),
        )
        for (const { Id, UserId, State, ConnectionState, StartTime } of answer.Sessions ?? [])
          if (Id && UserId && State !== 'EXPIRED')
            found.push({
              id: Id,
              streamUser: UserId,
              connected: ConnectionState === 'CONNECTED',
              startedAt: StartTime ?? null,
            })
        NextToken = answer.NextToken
        if (!NextToken) break
      }
      return found
    },

    /** An address that opens a session of this user for a minute; never stored. */
    async address({ stackName: StackName, fleetName: FleetName }: StreamingPlace, UserId: string): Promise<string> {
      const { StreamingURL } = await aws.appStream('CreateStreamingURL', (client, sdk, bounds) =>
        client.send(new sdk.CreateStreamingURLCommand({ StackName, FleetName, UserId, Validity: addressLife }), bounds),
      )
      if (!StreamingURL || !/^https?:\/\//.test(StreamingURL)) throw new OutsideError('badAnswer')
      return StreamingURL
    },

    /** Ends a session; one that is over already is ended as well. */
    async end(SessionId: string): Promise<void> {
      await aws
        .appStream('ExpireSession', (client, sdk, bounds) =>
          client.send(new sdk.ExpireSessionCommand({ SessionId }), bounds),
        )
        .catch((error: unknown) => {
          if (!(error instanceof AwsRefusal && error.code === 'ResourceNotFoundException')) throw error
        })
    },
  }
}

/**
 * Settles a person's own sessions once a new address exists: ends them if `endOwn`, else returns the start of the one
 * that continues.
 */
export async function settleOwn(
  streaming: Pick<ReturnType<typeof streamingOf>, 'end'>,
  own: readonly Session[],
  endOwn: boolean,
): Promise<{ since: string | null } | null> {
  if (endOwn) for (const { id } of own) await streaming.end(id)
  const kept = endOwn ? undefined : own[0]
  return kept ? { since: kept.startedAt?.toISOString() ?? null } : null
}

export type AwsFailure = AwsRefusal | OutsideError

/** Whether it is AWS that could not, rather than a fault of ours. */
export const isAwsFailure = (error: unknown): error is AwsFailure =>
  error instanceof AwsRefusal || error instanceof OutsideError
