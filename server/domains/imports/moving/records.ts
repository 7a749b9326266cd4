import type { ImportField } from '#contract/import-kinds.ts'
import { movedFields } from '#contract/moving-fields.ts'
import type { MovingKind } from '#contract/moving-in.ts'
import type { Language } from '#contract/shapes.ts'
import { configurationTrees, readMaster } from '#domains/configurations/public.ts'
import type { ConfigurationItem, Count } from '#licence/configuration.ts'
import type { Read } from '#platform/operations/operations.ts'
import { movingInTexts } from '#texts/moving-in.ts'
import { hostNames } from './hosts.ts'
import { oldIdsOf } from './old-id-queries.ts'
import { productNames } from './products.ts'
import {
  allCompanies,
  allContacts,
  allHoldings,
  allHosts,
  allModules,
  allProducts,
  labelsOfConfigurations,
  newestLicences,
  productsWithMaster,
} from './record-queries.ts'

/** A record as a table brings it. */
export type MovedRecord = Partial<Record<ImportField, string>>
type Records = (read: Read, language: Language) => AsyncGenerator<MovedRecord[]>

const coded = (value: string, language: Language): string => {
  const key = `movingIn.value.${value}`
  return key in movingInTexts ? movingInTexts[key as 'movingIn.value.cloud'][language] : value
}
const yesOrNo = (value: boolean, language: Language): string =>
  value ? (language === 'de' ? 'ja' : 'yes') : language === 'de' ? 'nein' : 'no'

const cell = (value: string | number | boolean | null | undefined, language: Language): string =>
  typeof value === 'boolean' ? yesOrNo(value, language) : value === null || value === undefined ? '' : String(value)

const endOf = (end: string | null, unlimited: boolean, language: Language): string =>
  end ?? (unlimited ? (language === 'de' ? 'unbegrenzt' : 'unlimited') : '')

/** A row of a query under the names of the columns. */
function cellsOfRow(
  kind: keyof typeof movedFields,
  row: Readonly<Record<string, unknown>>,
  { names = {}, language }: { names?: Partial<Record<ImportField, string>>; language: Language },
): MovedRecord {
  return Object.fromEntries(
    movedFields[kind].map((field) => [field, cell(row[names[field] ?? field] as string | null, language)]),
  )
}

async function* products({ db }: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const old = await oldIdsOf(db, 'products')
  yield (await allProducts(db)).map((row) => ({
    ...cellsOfRow('products', row, { names: productNames, language }),
    oldId: old.get(row.id) ?? row.id,
    edition: coded(row.kind, language),
  }))
}

async function* modules({ db }: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const old = await oldIdsOf(db, 'modules')
  const names = { moduleName: 'name' }
  yield (await allModules(db)).map((row) => ({
    ...cellsOfRow('modules', row, { names, language }),
    oldId: old.get(row.id) ?? row.id,
  }))
}

/** By which word a table names a module: its licence name, or its id where another one has that name. */
async function moduleWords({
  db,
}: Read): Promise<(module: { moduleId: string; level: number; licName: string }) => string> {
  const old = await oldIdsOf(db, 'modules')
  const counts = new Map<string, number>()
  for (const { level, licName } of await allModules(db)) {
    const key = `${level} ${licName}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return ({ moduleId, level, licName }) =>
    counts.get(`${level} ${licName}`) === 1 ? licName : (old.get(moduleId) ?? moduleId)
}

type Flagged = Pick<
  ConfigurationItem,
  'startDate' | 'endDate' | 'unlimited' | 'test' | 'testCount' | 'student' | 'editModules' | 'connect'
>
const factsOf = (item: Flagged, language: Language): MovedRecord => ({
  startDate: item.startDate ?? '',
  endDate: endOf(item.endDate, item.unlimited, language),
  test: yesOrNo(item.test, language),
  testCount: String(item.testCount),
  student: yesOrNo(item.student, language),
  editModules: yesOrNo(item.editModules, language),
  connect: yesOrNo(item.connect, language),
})

interface Tree {
  moduleId: string
  level: number
  licName: string
  children: readonly Tree[]
}

/** The items of a tree with the words of their path, parents first. */
function pathsIn<Item extends Tree>(
  items: readonly Item[],
  word: (item: Tree) => string,
  above: readonly string[] = [],
): { item: Item; path: MovedRecord }[] {
  return items.flatMap((item) => {
    const words = [...above, word(item)]
    const [module1 = '', module2 = '', module3 = ''] = words
    return [{ item, path: { module1, module2, module3 } }, ...pathsIn(item.children as readonly Item[], word, words)]
  })
}

async function* masters(read: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const word = await moduleWords(read)
  for (const { id, code } of await productsWithMaster(read.db)) {
    const { items } = await readMaster(read.db, id)
    const behaving = new Map(items.map(({ id: itemId, dependency }) => [itemId, dependency]))
    yield pathsIn(items as unknown as ConfigurationItem[], word).map(({ item, path }) => {
      const dependency = behaving.get(item.id)
      return {
        product: code,
        ...path,
        dependency: yesOrNo(item.count.kind === 'dependency', language),
        ...(dependency && {
          automaticallySelected: yesOrNo(dependency.automaticallySelected, language),
          visible: yesOrNo(dependency.visible, language),
        }),
        ...factsOf(item, language),
      }
    })
  }
}

async function* companies({ db, actor }: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const old = await oldIdsOf(db, 'companies')
  yield (await allCompanies(db, actor)).map(
    ({ id, serviceContract, serviceContractStart, serviceContractEnd, ...row }) => ({
      ...row,
      oldId: old.get(id) ?? id,
      contractStart: serviceContract ? (serviceContractStart ?? '') : '',
      contractEnd: serviceContract ? endOf(serviceContractEnd, true, language) : '',
    }),
  )
}

async function* contacts({ db, actor }: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const old = await oldIdsOf(db, 'contacts')
  yield (await allContacts(db, actor)).map(({ id, customerNumber, email, gender, mainContact, ...row }) => ({
    ...row,
    oldId: old.get(id) ?? id,
    email: email ?? '',
    companyNumber: customerNumber ?? '',
    gender: gender ?? '',
    mainContact: yesOrNo(mainContact, language),
  }))
}

async function* holdings({ db, actor }: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const old = await oldIdsOf(db, 'holdings')
  yield (await allHoldings(db, actor)).map(({ id, customerNumber, contact, code, note, disabled }) => ({
    oldId: old.get(id) ?? id,
    company: customerNumber ?? '',
    contact: customerNumber === null ? (contact ?? '') : '',
    product: code,
    note,
    disabled: yesOrNo(disabled, language),
  }))
}

const portion = 200
const countIn = (count: Count, language: Language): string =>
  count.kind === 'counted' ? String(count.n) : coded(count.kind, language)

async function* configurations(read: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const { db, actor } = read
  const old = await oldIdsOf(db, 'holdings')
  const word = await moduleWords(read)
  const all = (await allHoldings(db, actor)).filter(({ configurationId }) => configurationId !== null)
  for (let from = 0; from < all.length; from += portion) {
    const some = all.slice(from, from + portion)
    const ids = some.flatMap(({ configurationId }) => configurationId ?? [])
    const [trees, labels] = [await configurationTrees(db, ids), await labelsOfConfigurations(db, ids)]
    yield some.flatMap(({ id, configurationId }) => {
      const { name = '', description = '' } = labels.get(configurationId ?? '') ?? {}
      return pathsIn(trees.get(configurationId ?? '') ?? [], word).map(({ item, path }, at) => ({
        holding: old.get(id) ?? id,
        ...(at === 0 && { configurationName: name, description }),
        ...path,
        count: countIn(item.count, language),
        ...factsOf(item, language),
      }))
    })
  }
}

async function* hosts({ db, actor }: Read, language: Language): AsyncGenerator<MovedRecord[]> {
  const [old, oldHoldings] = [await oldIdsOf(db, 'hosts'), await oldIdsOf(db, 'holdings')]
  yield (await allHosts(db, actor)).map((row) => {
    const [one, two, three] = row.hosts
    return {
      ...cellsOfRow('hosts', row, { names: hostNames, language }),
      oldId: old.get(row.id) ?? row.id,
      holding: oldHoldings.get(row.holdingId) ?? row.holdingId,
      binding: coded(row.binding, language),
      endDate: endOf(row.endDate, true, language),
      computer1: one.name ?? '',
      computer2: two.name ?? '',
      computer3: three.name ?? '',
      mac1: one.mac ?? '',
      mac2: two.mac ?? '',
      mac3: three.mac ?? '',
    }
  })
}

async function* licences({ db, actor }: Read): AsyncGenerator<MovedRecord[]> {
  const [old, oldHosts] = [await oldIdsOf(db, 'licences'), await oldIdsOf(db, 'hosts')]
  yield (await newestLicences(db, actor)).map(({ id, serial, hostId }) => ({
    oldId: old.get(id) ?? String(serial),
    host: oldHosts.get(hostId) ?? hostId,
  }))
}

/** The records of each kind that the actor sees, portion by portion. */
export const recordsOf: Record<MovingKind, Records> = {
  products,
  modules,
  masters,
  companies,
  contacts,
  holdings,
  configurations,
  hosts,
  licences,
}
