import { existsSync, readFileSync } from 'node:fs'
import type { Server } from '../journeys/server.ts'
import type { Turns } from '../server/testing/longest-turn.ts'
import { pause } from './fault-ground.ts'

/** What one turn of a server's loop took of the processor at most, which other work on the machine does not lengthen. */
export function turnsIn(file: string) {
  const measure = new URL('../server/testing/longest-turn.ts', import.meta.url).href
  let reports = 0
  return {
    env: { TURNS_FILE: file, NODE_OPTIONS: `--import ${measure}` },
    /** Milliseconds since this was asked the last time. */
    async longest({ process: { pid } }: Server): Promise<number> {
      process.kill(pid!, 'SIGUSR2')
      reports++
      for (;;) {
        const { report, longest } = parsed(existsSync(file) ? readFileSync(file, 'utf8') : '')
        if (report === reports) return longest!
        await pause(5)
      }
    },
  }
}

// It may be read while it is written.
function parsed(text: string): Partial<Turns> {
  try {
    return JSON.parse(text) as Turns
  } catch {
    return {}
  }
}

/** Megabytes a process takes. */
export const memoryOf = ({ process: { pid } }: Server): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
