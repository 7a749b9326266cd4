import type { Holding } from '#contract/holdings.ts'
import type { ListedHost } from '#contract/hosts.ts'
import type { FileAnswer } from '#contract/operation.ts'
import {
  fetchLicence as fetchLicenceOperation,
  type Passport,
  type PassportHost,
  type PassportModule,
  type PassportWithGuide,
  readPassport,
} from '#contract/passports.ts'
import type { Validity } from '#contract/validity.ts'
import { configurationTrees } from '#domains/configurations/public.ts'
import {
  type HolderKey,
  holdingFor,
  holdingOf,
  holdingsOf,
  readHolding,
  requireHolderAccess,
} from '#domains/holdings/public.ts'
import { productGuide } from '#domains/products/public.ts'
import { shownHosts } from '#licence/binding.ts'
import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { type Ends, endsOf } from '#licence/ends.ts'
import { licenceModules } from '#licence/licence-modules.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { hostsOf } from '../hosts/host-queries.ts'
import {
  currentLicenceFile,
  type HostWithLicence,
  hostsWithLicence,
  importedFile,
  importedFiles,
  insertDownload,
  licenceTerms,
} from './passport-queries.ts'
import { licenceArchive } from '../deliveries/archive.ts'
import { nearest, validityOf } from './validity.ts'

/** The passports of a holder's products on a day, of those the actor sees. */
export const passportsOf = async ({ db, actor }: Read, holder: HolderKey, today: string): Promise<Passport[]> =>
  passports(db, await holdingsOf(db, actor, holder), today)

/** One passport with the instructions of its product. Refuses with holdings.notFound. */
export async function passportWithGuide(call: Read, holdingId: string, today: string): Promise<PassportWithGuide> {
  const passport = await passportFor(call, holdingId, today)
  const guide = await productGuide(call.db, passport.product.id)
  return { ...passport, ...(guide ?? { guideDe: '', guideEn: '' }) }
}

/** One passport. Refuses with holdings.notFound. */
export async function passportFor({ db, actor }: Read, holdingId: string, today: string): Promise<Passport> {
  const holding = await readHolding(db, actor, holdingId)
  requireHolderAccess(actor, holding.holder, readPassport)
  const [passport] = await passports(db, [holding], today)
  return passport ?? fail('holdings.notFound')
}

async function passports(db: Read['db'], products: readonly Holding[], today: string): Promise<Passport[]> {
  const ids = products.map(({ id }) => id)
  const [trees, hosts, imports] = await Promise.all([
    configurationTrees(
      db,
      products.flatMap(({ configuration }) => configuration?.id ?? []),
    ),
    hostsWithLicence(db, ids),
    importedFiles(db, ids),
  ])
  return products.map(({ id, holder, product, note, disabled, configuration }) => {
    const own = hosts.filter(({ holdingId }) => holdingId === id).map((host) => shownHost(host, today))
    const items = configuration ? (trees.get(configuration.id) ?? []) : []
    const modules = configuration ? shownModules(items) : null
    // What runs for some days alone, on the old machine of a move or in an emergency, is no end of the product's.
    const lasting = own.filter((host) => !host.disabled && !host.movedTo && !host.emergencyFor)
    const ends = lasting.filter((host) => host.licence).map((host) => host.validity)
    return {
      id,
      product,
      note,
      disabled,
      modules,
      hosts: own,
      holder,
      validity: ends.length > 0 ? nearest(ends) : configuredValidity(items, today),
      imports: imports.filter(({ holdingId }) => holdingId === id),
    }
  })
}

/** The host IDs of a holding, each with the term of its newest licence on a day. Refuses with holdings.notFound. */
export async function listedHosts({ db, actor }: Read, holdingId: string, today: string): Promise<ListedHost[]> {
  await holdingFor(db, actor, holdingId)
  const [hosts, licensed] = await Promise.all([hostsOf(db, actor, holdingId), licenceTerms(db, holdingId)])
  const terms = new Map(
    licensed.map(({ hostId, startDate, endDate, graceDays, endDays, endless }) => {
      const validity = validityOf({ startDate, ends: { days: endDays, open: endless }, graceDays }, today)
      return [hostId, { startDate, endDate, graceDays, validity }]
    }),
  )
  return hosts.map((host) => ({ ...host, licence: terms.get(host.id) ?? null }))
}

function shownHost(host: HostWithLicence, today: string): PassportHost {
  const { id, binding, port, terminalServer, virtualServer, disabled, licenceId, serial, generation } = host
  const startDate = host.licenceStart ?? host.startDate
  const endDate = licenceId === null ? host.endDate : host.licenceEnd
  const ends: Ends = { days: host.endDays ?? [], open: host.endless ?? false }
  const { fileName, issuedAt, downloads, lastDownloadAt, movedTo, emergencyFor, supersededBy } = host
  return {
    id,
    binding,
    port,
    terminalServer,
    virtualServer,
    disabled,
    startDate,
    endDate,
    movedTo,
    emergencyFor,
    // Called by name and address, as everywhere, whichever of them the licence is bound to.
    machines: shownHosts(host),
    validity: licenceId === null ? nearest([]) : validityOf({ startDate, ends, graceDays: host.graceDays ?? 0 }, today),
    licence:
      licenceId === null
        ? null
        : {
            id: licenceId,
            fileName: fileName ?? '',
            at: issuedAt ?? '',
            downloads,
            lastDownloadAt,
            serial: serial ?? 0,
            generation: generation ?? 0,
            graceDays: host.graceDays ?? 0,
            supersededBy,
          },
  }
}

/** What a licence grants, without technical dependencies and modules with zero seats. */
function shownModules(items: readonly ConfigurationItem[]): PassportModule[] {
  const shown: PassportModule[] = []
  walkItems(items, (item, ancestors) => {
    const all = [...ancestors, item]
    if (all.some(({ count }) => count.kind === 'dependency' || (count.kind === 'counted' && count.n === 0))) return
    const { level, name, licName, count, startDate, endDate, unlimited, test, testCount, student } = item
    shown.push({ level, name, licName, count, startDate, endDate, unlimited, test, testCount, student })
  })
  return shown
}

/** The term of a product without issued licences: `none` until an end is chosen. */
function configuredValidity(items: readonly ConfigurationItem[], today: string): Validity {
  const dated = items.filter(
    ({ count, endDate, unlimited }) => count.kind !== 'dependency' && (unlimited || endDate !== null),
  )
  const [any] = dated
  if (!any) return nearest([])
  // The first that begins.
  const startDate = dated.reduce((first, item) => earlier(first, item.startDate), any.startDate)
  const ends = endsOf({ endDate: null, modules: licenceModules(items) })
  return validityOf({ startDate, ends }, today)
}

/** The earlier of two first days; none is always. */
const earlier = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one < other ? one : other

/** A current licence file, and the note that it was fetched. */
export async function fetchLicence(
  call: Write,
  holdingId: string,
  { fileId, counted }: { fileId: string; counted: boolean },
): Promise<FileAnswer> {
  const { fileName, bytes } = await fetchFile(call, holdingId, fileId, counted)
  return { fileName, mediaType: 'application/octet-stream', bytes }
}

/** Counts a file as fetched that was fetched uncounted. */
export const noteDownload = async (call: Write, holdingId: string, fileId: string): Promise<void> =>
  void (await fetchFile(call, holdingId, fileId))

/** Several of them as one archive; all or none. */
export async function fetchLicences(call: Write, holdingId: string, fileIds: readonly string[]): Promise<FileAnswer> {
  const files = []
  for (const [at, id] of [...new Set(fileIds)].entries())
    files.push({ ...(await fetchFile(call, holdingId, id)), mark: at + 1 })
  return licenceArchive(files)
}

async function fetchFile(
  { db, actor, audit }: Write,
  holdingId: string,
  fileId: string,
  counted = true,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { disabled } = await holdingOf(db, actor, holdingId, fetchLicenceOperation)
  if (disabled) fail('holdings.disabled')
  const licence = await currentLicenceFile(db, holdingId, fileId)
  if (licence?.disabled) fail('hosts.disabled')
  const file = licence ?? (await importedFile(db, holdingId, fileId)) ?? fail('licences.licNotFound')
  if (counted) await insertDownload(db, licence ? { licenceId: fileId } : { importId: fileId }, actor.accountId)
  audit({ kind: licence ? 'licence' : 'licenceImport', id: fileId, after: { fetched: file.fileName } })
  return file
}
