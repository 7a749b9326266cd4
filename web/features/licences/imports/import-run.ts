import { packFiles } from '#contract/file-batch.ts'
import { type ImportFailure, importLicences, type ImportResult, licenceFileLimit } from '#contract/licence-imports.ts'
import { call } from '#web/api.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import { session } from '#web/api/session.ts'
import { store, type Store } from '#web/api/store.ts'

export interface ImportFile {
  /** Counts from 0; the file's place in the list. */
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done'
  result: ImportResult | null
}

export interface ImportRun {
  files: readonly ImportFile[]
  state: 'idle' | 'running' | 'stopped'
  /** Why it stopped by itself. */
  error: ApiError | null
  startedAt: string
}

const nothing: ImportRun = { files: [], state: 'idle', error: null, startedAt: '' }
const atOnce = 3
const batch = { files: 40, bytes: 2 * 1024 * 1024 }

/** An import goes on while its user looks at other pages: it lives outside of them, one per company and one for all. */
const imports = new Map<string, LicenceImport>()
export function importFor(companyId: string | undefined): LicenceImport {
  const key = companyId ?? ''
  const known = imports.get(key) ?? new LicenceImport(companyId)
  imports.set(key, known)
  return known
}

// The next user of this machine sees nothing of it.
session.subscribe(() => {
  if (session.get() !== null) return
  for (const one of imports.values()) one.clear()
  imports.clear()
})

// Leaving the portal ends an import; the browser asks first.
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Sends files in batches, a few at once, and keeps what became of each. */
export class LicenceImport {
  readonly run: Store<ImportRun> = store(nothing)
  private readonly companyId: string | undefined
  private abort = new AbortController()
  /** Files whose other customer number is confirmed. */
  private readonly confirmed = new Set<number>()

  constructor(companyId: string | undefined) {
    this.companyId = companyId
  }

  add(files: readonly File[]): void {
    const { run } = this
    const first = run.get().files.length
    const added = files.map((file, at): ImportFile => {
      const failure = unfit(file)
      const result = failure && refused(file, failure)
      return { key: first + at, file, state: result ? 'done' : 'waiting', result }
    })
    const startedAt = first === 0 ? new Date().toISOString() : run.get().startedAt
    run.set({ ...run.get(), files: [...run.get().files, ...added], startedAt })
    this.start()
  }

  /** Goes on with what is not imported yet. */
  start(): void {
    if (this.run.get().state === 'running') return
    if (!this.run.get().files.some(({ state }) => state === 'waiting')) return this.change({ state: 'idle' })
    this.abort = new AbortController()
    this.change({ state: 'running', error: null })
    window.addEventListener('beforeunload', askBeforeLeaving)
    void this.drain(this.abort)
  }

  stop(error: ApiError | null = null): void {
    if (this.run.get().state !== 'running') return
    this.abort.abort()
    const files = this.run
      .get()
      .files.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' as const } : one))
    this.change({ state: 'stopped', error, files })
  }

  clear(): void {
    this.abort.abort()
    this.confirmed.clear()
    this.run.set(nothing)
  }

  /** Sends files again that name another customer number, now confirmed. */
  confirm(): void {
    const files = this.run.get().files.map((one) => {
      if (one.result?.outcome !== 'otherCustomer') return one
      this.confirmed.add(one.key)
      return { ...one, state: 'waiting' as const, result: null }
    })
    this.change({ files })
    this.start()
  }

  private change(patch: Partial<ImportRun>): void {
    this.run.set({ ...this.run.get(), ...patch })
  }

  private async drain(abort: AbortController): Promise<void> {
    await Promise.all(Array.from({ length: atOnce }, () => this.work(abort.signal)))
    // Stopped and started again meanwhile: that is another's to end.
    if (abort !== this.abort) return
    window.removeEventListener('beforeunload', askBeforeLeaving)
    if (this.run.get().state !== 'running') return
    this.change({ state: 'idle' })
    // Files that came in at the last moment.
    if (this.run.get().files.some(({ state }) => state === 'waiting')) this.start()
  }

  private async work(signal: AbortSignal): Promise<void> {
    for (let taken = this.take(); taken.length > 0 && !signal.aborted; taken = this.take()) {
      try {
        const results = await this.send(taken, signal)
        if (!signal.aborted) this.mark(taken, (at) => ({ state: 'done', result: results[at] ?? null }))
      } catch (thrown) {
        if (!signal.aborted) this.stop(asApiError(thrown))
      }
    }
  }

  /** The next files to send together: confirmed ones never with others. */
  private take(): ImportFile[] {
    if (this.abort.signal.aborted) return []
    const taken: ImportFile[] = []
    let bytes = 0
    for (const one of this.run.get().files) {
      if (one.state !== 'waiting') continue
      if (taken[0] && this.confirmed.has(taken[0].key) !== this.confirmed.has(one.key)) continue
      if (taken.length >= batch.files || (bytes > 0 && bytes + one.file.size > batch.bytes)) break
      taken.push(one)
      bytes += one.file.size
    }
    this.mark(taken, () => ({ state: 'sending' }))
    return taken
  }

  private mark(taken: readonly ImportFile[], to: (at: number) => Partial<ImportFile>): void {
    if (taken.length === 0) return
    const files = [...this.run.get().files]
    for (const [at, { key }] of taken.entries()) if (files[key]) files[key] = { ...files[key], ...to(at) }
    this.change({ files })
  }

  private async send(taken: readonly ImportFile[], signal: AbortSignal): Promise<ImportResult[]> {
    const upload = packFiles(taken.map(({ file }) => ({ name: file.name, blob: file })))
    const acceptOtherNumber = this.confirmed.has(taken[0]!.key) ? 'true' : undefined
    const query = { companyId: this.companyId, acceptOtherNumber }
    for (;;) {
      try {
        return (await call(importLicences, { query, upload }, { signal })).items
      } catch (thrown) {
        const error = asApiError(thrown)
        if (signal.aborted || error.code !== 'request.tooMany') throw thrown
        await pause(Number(error.details['seconds'] ?? 5) * 1000, signal)
      }
    }
  }
}

/** What needs no server to be known. */
function unfit({ name, size }: File): ImportFailure | null {
  if (!/[^.]\.lic$/i.test(name)) return 'fileName'
  if (size > licenceFileLimit) return 'size'
  return size === 0 ? 'empty' : null
}

const refused = ({ name }: File, failure: ImportFailure): ImportResult => ({
  fileName: name,
  outcome: 'failed',
  failure,
  customerNumber: '',
  company: null,
  product: null,
  holdingId: null,
})

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
