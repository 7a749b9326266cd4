import type { Call } from '../call.ts'
import { hostChangeCalls } from './licences/host-changes.ts'
import { hostCalls } from './licences/hosts.ts'
import { licenceUploadCalls } from './licences/licence-uploads.ts'
import { licenceCalls } from './licences/licences.ts'

/** Host files and licence files. */
export const licences: readonly Call[] = [...hostCalls, ...hostChangeCalls, ...licenceCalls, ...licenceUploadCalls]
