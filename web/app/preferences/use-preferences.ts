import { useSyncExternalStore } from 'react'
import { type Preferences, preferences } from './preferences.ts'

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get)
