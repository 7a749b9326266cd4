import type { finishSso } from '#contract/sso.ts'
import { answerOf, type Input, request } from '../api/request.ts'
import { openSession, serverTime } from '../api/session.ts'
import { tellTabs } from '../api/tabs.ts'
import { adoptPreferences } from './preferences.ts'

/**
 * Runs an operation that answers an access token, and opens its session here. False when the token is not genuine;
 * throws ApiError when the operation refuses.
 */
export async function enter<O extends typeof finishSso>(operation: O, input: Input<O>): Promise<boolean> {
  const response = await request(operation, input)
  const { accessToken } = await answerOf<typeof finishSso>(response)
  if (!(await openSession(accessToken, serverTime(response)))) return false
  adoptPreferences()
  tellTabs('in')
  return true
}
