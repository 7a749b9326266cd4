import type { Call } from '../call.ts'
import { companySsoCalls } from './sso/company-sso.ts'
import { ssoProviderChangeCalls } from './sso/sso-provider-changes.ts'
import { ssoProviderCalls } from './sso/sso-providers.ts'

/** Single sign-on: providers, and how companies sign in. */
export const sso: readonly Call[] = [...ssoProviderCalls, ...ssoProviderChangeCalls, ...companySsoCalls]
