import { type Preferences, preferences } from './preferences.ts'
import { useStored } from '../../ui/data/use-stored.ts'

export const usePreferences = (): Preferences => useStored(preferences)
