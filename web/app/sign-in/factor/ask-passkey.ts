import type { Operation } from '#contract/operation.ts'
import type { passkeyOptions } from '#contract/second-factor.ts'
import type { z } from 'zod'
import { asApiError } from '../../../api/api-error.ts'
import { call } from '../../../api.ts'
import { signWithPasskey } from '../../../shared/accounts/passkey.ts'
import { preferences } from '../../preferences/preferences.ts'

/** Fetches a challenge and has a passkey sign it; a text instead when that failed, '' when its owner cancelled. */
export async function askPasskey<T>(options: Operation): Promise<T | string> {
  try {
    const { options: asked } = (await call(options)) as z.output<typeof passkeyOptions>
    return (await signWithPasskey<T>(asked)) ?? ''
  } catch (error) {
    return asApiError(error).text(preferences.get().language)
  }
}
