import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { codeOf } from '../../record.ts'
import { RememberedLedger, type Snapshot, type Step } from './remembered-ledger.ts'

const settle = promisify(fdatasync)
/** Length of the journal from which it becomes a new snapshot. */
const longest = 4_000_000
const snapshotName = 'ledger-memory.json'

/** Whether a folder holds what is remembered of a ledger. */
export const isRemembering = (folder: string): boolean => existsSync(join(folder, snapshotName))

/**
 * What is remembered, as a snapshot and a journal of the steps since, which several processes share: each applies what
 * the others appended before it judges. A line that a power failure cut is passed over: what it was for never left.
 */
export class Journal {
  readonly #folder: string
  #state = new RememberedLedger()
  /** What tells the snapshot that is open from another one. */
  #seen = ''
  #generation = 0
  #file = -1
  #offset = 0
  #cut = false
  #settling: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  /** What is remembered now. */
  read(): RememberedLedger {
    const seen = this.#lookAtSnapshot()
    if (seen !== this.#seen) this.#open(seen)
    this.#applyAppended()
    return this.#state
  }

  /** Adds a step, after `read`. It is not on the disk before `settled` is fulfilled. */
  append(step: Step): void {
    writeSync(this.#file, `${this.#cut ? '\n' : ''}${JSON.stringify(step)}\n`)
    this.#applyAppended()
  }

  /** Fulfilled when everything that was appended so far is on the disk; calls at the same time share one wait. */
  settled(): Promise<void> {
    if (!this.#settling) return (this.#settling = this.#settle())
    return (this.#next ??= this.#settling
      .catch(() => undefined)
      .then(() => {
        this.#next = null
        return (this.#settling = this.#settle())
      }))
  }

  get isLong(): boolean {
    return this.#offset > longest
  }

  /** Replaces the snapshot and begins an empty journal. Nothing may be entered meanwhile by another process. */
  replace(snapshot: Snapshot): void {
    const [old, before] = [this.#file, this.#generation]
    this.#write(snapshot, before + 1)
    // What waits for the disk still does so on the old file.
    if (old >= 0) void Promise.allSettled([this.#settling, this.#next]).then(() => closeSync(old))
    this.#file = -1
    rmSync(this.#journalOf(before), { force: true })
    this.read()
  }

  async #settle(): Promise<void> {
    await settle(this.#file).finally(() => (this.#settling = null))
  }

  #lookAtSnapshot(): string {
    const path = join(this.#folder, snapshotName)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found) return `${found.ino} ${found.mtimeMs} ${found.size}`
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    this.#write(new RememberedLedger().snapshot(), 1, true)
    return this.#lookAtSnapshot()
  }

  #open(seen: string): void {
    const { generation, ...snapshot } = JSON.parse(
      readFileSync(join(this.#folder, snapshotName), 'utf8'),
    ) as Snapshot & { generation: number }
    if (this.#file >= 0) closeSync(this.#file)
    this.#file = openSync(this.#journalOf(generation), constants.O_RDWR | constants.O_APPEND)
    this.#state = RememberedLedger.from(snapshot)
    ;[this.#seen, this.#generation, this.#offset, this.#cut] = [seen, generation, 0, false]
  }

  #applyAppended(): void {
    const { size } = fstatSync(this.#file)
    if (size <= this.#offset) return
    const bytes = Buffer.alloc(size - this.#offset)
    const length = readSync(this.#file, bytes, 0, bytes.length, this.#offset)
    const whole = bytes.subarray(0, length).lastIndexOf(10) + 1
    this.#cut = whole < length
    this.#offset += whole
    for (const line of bytes.subarray(0, whole).toString('utf8').split('\n')) {
      const step = parse(line)
      if (step) this.#state.apply(step)
    }
  }

  #journalOf = (generation: number): string => join(this.#folder, `ledger-memory.${generation}.log`)

  #write(snapshot: Snapshot, generation: number, onlyFirst = false): void {
    const path = join(this.#folder, snapshotName)
    const written = `${path}.${process.pid}.new`
    closeSync(openSync(this.#journalOf(generation), 'a', 0o600))
    const file = openSync(written, 'w', 0o600)
    writeSync(file, JSON.stringify({ generation, ...snapshot }))
    fsyncSync(file)
    closeSync(file)
    if (onlyFirst) linkFirst(written, path)
    else renameSync(written, path)
    const folder = openSync(this.#folder, 'r')
    fsyncSync(folder)
    closeSync(folder)
  }
}

/** Of processes that start at once, the first one's counts. */
function linkFirst(written: string, path: string): void {
  try {
    linkSync(written, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  rmSync(written)
}

function parse(line: string): Step | null {
  try {
    return line === '' ? null : (JSON.parse(line) as Step)
  } catch {
    return null
  }
}
