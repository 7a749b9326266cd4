import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type ClockOption, maximumClockBytes } from '../clock.ts'
import { readInput, UsageError } from './console.ts'
import { computerName } from './machine.ts'
import { refuseOption } from './options.ts'

/** What this file stores of the clock. Without a text for the machine its own id is taken, or its name. */
export function readClock(file: string, machine: string = ownId()): ClockOption {
  if (machine === '' || machine.length > 255) {
    refuseOption('clock-machine', machine.slice(0, 50))
  }
  return { state: existsSync(file) ? readInput(file, maximumClockBytes) : null, machine }
}

/** Written whole or not at all: a program ended here must not leave half a file. */
export function keepClock(file: string, state: Uint8Array): void {
  try {
    writeFileSync(`${file}.new`, state)
    renameSync(`${file}.new`, file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError({ de: 'Datei nicht schreibbar: {reason}', en: 'Cannot write file: {reason}' }, { reason })
  }
}

function ownId(): string {
  try {
    const id = readFileSync('/etc/machine-id', 'utf8').trim()
    if (id !== '') return id
  } catch {
    // Not every system has one.
  }
  return computerName().toLowerCase()
}
