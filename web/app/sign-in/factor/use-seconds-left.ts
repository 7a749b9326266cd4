import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../api/server-clock.ts'

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1000)
  return () => clearInterval(timer)
}
const now = () => Math.floor(serverNow() / 1000)

/** Whole seconds until an instant, counted down every second; −1 once it is over. */
export function useSecondsLeft(until: string): number {
  const second = useSyncExternalStore(everySecond, now)
  return Math.max(-1, Math.floor(Date.parse(until) / 1000) - second)
}
