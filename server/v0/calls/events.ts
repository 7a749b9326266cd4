import type { Call } from '../call.ts'
import { eventCalls } from './events/events.ts'
import { virtualDesktopCalls } from './events/virtual-desktops.ts'

/** Events and virtual desktops. */
export const events: readonly Call[] = [...eventCalls, ...virtualDesktopCalls]
