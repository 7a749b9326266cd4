import type { Readable } from 'node:stream'
import type * as appStreamSdk from '@aws-sdk/client-appstream'
import type * as s3Sdk from '@aws-sdk/client-s3'
import type * as workSpacesSdk from '@aws-sdk/client-workspaces'
import { asAwsError, boundAnswers } from './aws-answers.ts'
import type { Configuration } from '../installation/configuration.ts'
import { fail } from '../operations/failure.ts'
import { perInstallation } from '../installation/installation.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { OutsideError } from './bounded-fetch.ts'
import { type Outside, outside } from './outside.ts'

interface Bounds {
  abortSignal: AbortSignal
}

/** Sends one command: `(client, sdk, bounds) => client.send(new sdk.DescribeStacksCommand({}), bounds)`. */
type Sending<Client, Sdk, T> = (client: Client, sdk: Sdk, bounds: Bounds) => Promise<T>

export interface Aws {
  /** Seconds until AppStream is called again after it failed; null while it is in use. */
  state(): { configured: boolean; retryIn: number | null }
  /** When all calls for one request must be answered by; handed to several calls it bounds them together. */
  deadline(): AbortSignal
  /**
   * Sends a command to AppStream. Throws AwsRefusal for what AWS says no to, OutsideError where it does not answer as it
   * should, and refuses with aws.notConfigured where no cloud is set up. Never call it while a transaction is open.
   */
  appStream<T>(
    call: string,
    send: Sending<appStreamSdk.AppStreamClient, typeof appStreamSdk, T>,
    deadline?: AbortSignal,
  ): Promise<T>
  /** The same for WorkSpaces. */
  workSpaces<T>(
    call: string,
    send: Sending<workSpacesSdk.WorkSpacesClient, typeof workSpacesSdk, T>,
    deadline?: AbortSignal,
  ): Promise<T>
  /** The same for S3; the bytes of an object are read with `object`. */
  s3<T>(call: string, send: Sending<s3Sdk.S3Client, typeof s3Sdk, T>, deadline?: AbortSignal): Promise<T>
  /** The bytes of an object of a bucket, as they come; the deadline is that of the answer's beginning. */
  object(bucket: string, key: string): Promise<Readable>
}

/** AWS as the installation reaches it; nothing is loaded or called before the first use. */
export const awsOf = perInstallation(({ settings, metrics }) => openAws(settings, metrics))

type AwsSettings = Pick<
  Configuration,
  'CLOUD_ENDPOINT' | 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>

/**
 * Milliseconds without calls to AWS after failures. Short: one company's stack may be what failed, and all sign-ins
 * wait.
 */
const pause = 5_000

/** AWS behind the region and keys of the configuration, or behind CLOUD_ENDPOINT; nothing a request says changes it. */
export function openAws(settings: AwsSettings, metrics: Pick<Metrics, 'outside'>, within?: number): Aws {
  const configured = settings.CLOUD_ENDPOINT !== undefined || settings.AWS_REGION !== undefined
  const of = (system: string) => outside({ system, metrics, pause, ...(within ? { within } : {}) })
  const systems = { appStream: of('appstream'), workSpaces: of('workspaces'), s3: of('s3') }
  const options = clientOptions(settings)
  // The clients weigh several megabytes: what never speaks to AWS never loads them.
  const clients = {
    appStream: lazily(async () => {
      const sdk = await import('@aws-sdk/client-appstream')
      const client = new sdk.AppStreamClient(options)
      boundAnswers(client)
      return { client, sdk }
    }),
    workSpaces: lazily(async () => {
      const sdk = await import('@aws-sdk/client-workspaces')
      const client = new sdk.WorkSpacesClient(options)
      boundAnswers(client)
      return { client, sdk }
    }),
    s3: lazily(async () => {
      const sdk = await import('@aws-sdk/client-s3')
      const client = new sdk.S3Client({ ...options, forcePathStyle: true })
      boundAnswers(client)
      return { client, sdk }
    }),
  }
  const ask =
    <Client, Sdk>(system: Outside, open: () => Promise<{ client: Client; sdk: Sdk }>) =>
    async <T>(call: string, send: Sending<Client, Sdk, T>, deadline = system.deadline()): Promise<T> => {
      if (!configured) fail('aws.notConfigured')
      const { client, sdk } = await open()
      return system.ask(call, deadline, (signal) => {
        const before = clockOf(client)
        return send(client, sdk, { abortSignal: signal }).catch((thrown: unknown) => {
          throw asAwsError(thrown, signal, Math.abs(clockOf(client) - before) > aMinute)
        })
      })
    }
  const s3 = ask(systems.s3, clients.s3)
  return {
    state: () => ({ configured, retryIn: configured ? systems.appStream.retryIn() : null }),
    deadline: () => systems.appStream.deadline(),
    appStream: ask(systems.appStream, clients.appStream),
    workSpaces: ask(systems.workSpaces, clients.workSpaces),
    s3,
    object: (bucket, key) =>
      s3('GetObject', async (client, sdk, { abortSignal }) => {
        // Once the answer began, its own bound holds: a long file takes longer than any one call may.
        const beginning = new AbortController()
        const end = () => beginning.abort()
        abortSignal.addEventListener('abort', end, { once: true })
        try {
          const command = new sdk.GetObjectCommand({ Bucket: bucket, Key: key })
          const { Body } = await client.send(command, { abortSignal: beginning.signal })
          if (!Body) throw new OutsideError('badAnswer')
          return Body as Readable
        } finally {
          abortSignal.removeEventListener('abort', end)
        }
      }),
  }
}

const clientOptions = ({
  CLOUD_ENDPOINT,
  AWS_REGION,
  AWS_ACCESS_KEY_ID,
  AWS_SECRET_ACCESS_KEY,
  AWS_SESSION_TOKEN,
}: AwsSettings) => ({
  region: AWS_REGION ?? 'eu-central-1',
  // Further tries, pauses and the breaker are ours: the same for every system outside.
  maxAttempts: 1,
  ...(CLOUD_ENDPOINT ? { endpoint: CLOUD_ENDPOINT } : {}),
  ...(AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY
    ? {
        credentials: {
          accessKeyId: AWS_ACCESS_KEY_ID,
          secretAccessKey: AWS_SECRET_ACCESS_KEY,
          ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
        },
      }
    : {}),
})

/** By how many milliseconds a client takes its own clock to be off; it learns that from refusals. */
const clockOf = (client: unknown): number =>
  (client as { config: { systemClockOffset?: number } }).config.systemClockOffset ?? 0
// What a client learns besides, such as the part of a second its answers do not tell, is no other clock.
const aMinute = 60_000

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
