import { words } from '../words.ts'

export const registrationMenuTexts = {
  'shell.registrations': words.registrations,
} as const
