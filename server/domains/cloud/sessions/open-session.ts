import { AwsRefusal } from '#platform/outside/aws-answers.ts'
import { isAwsFailure, type StreamingPlace, settleOwn, type Streaming } from '../streaming.ts'

/** What AppStream reports of a fleet before a place is taken. */
export interface SeenFleet {
  /** Users who stream there. */
  streaming: readonly string[]
  /** No capacity left. A user who streams there already needs none. */
  full: boolean
}

/** How a session is opened: AppStream is called between the transactions of `take` and `giveBack`. */
interface Opening<Taken, Refused> {
  place: StreamingPlace
  /** The user this person or browser streams as already; null: none. */
  ownUser: string | null
  /** Ends the own session that still runs first. */
  endOwn: boolean
  /** Takes a place for a user, or returns the reason why not. */
  take: (seen: SeenFleet) => Promise<Taken | Refused>
  /** Undoes `take` where AppStream has no address for the place. */
  giveBack: (taken: Taken) => Promise<unknown>
}

/** Why AppStream opens no session: no capacity, a refusal, or no answer. */
type Failed = 'fleet' | 'refused' | 'away'

/** Opens a streaming session at a place that is taken for it, or answers why there is none. Throws what is no failure of AWS. */
export async function openSession<Taken extends { streamUser: string }, Refused extends string>(
  streaming: Streaming,
  { place, ownUser, endOwn, take, giveBack }: Opening<Taken, Refused>,
) {
  try {
    const [fleet, sessions] = await Promise.all([streaming.fleet(place.fleetName), streaming.sessions(place)])
    const own = sessions.filter(({ streamUser }) => streamUser === ownUser)
    const full = fleet?.state !== 'RUNNING' || (fleet.available < 1 && own.length === 0)
    const taken = await take({ full, streaming: sessions.map(({ streamUser }) => streamUser) })
    if (typeof taken === 'string') return taken
    try {
      const streamingUrl = await streaming.address(place, taken.streamUser)
      // Last of all: a refused person's running session continues.
      return { outcome: 'started' as const, streamingUrl, ownSession: await settleOwn(streaming, own, endOwn) }
    } catch (error) {
      await giveBack(taken)
      throw error
    }
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): Failed {
  if (!isAwsFailure(error)) throw error
  if (!(error instanceof AwsRefusal)) return 'away'
  return error.code === 'ResourceNotAvailableException' ? 'fleet' : 'refused'
}
