import type { Tx } from '#platform/database/database.ts'
import type { Chance } from './chance.ts'
import type { DemoCompany } from './companies.ts'
import { configurationItems } from './configurations.ts'
import { insertMany } from './insert.ts'
import type { LoadedProduct } from './products.ts'

export interface LoadedHolding {
  id: string
  companyId: string
  customerNumber: string
  companyName: string
  product: LoadedProduct
  configurationId: string | null
  /** Licences can be issued: it has a configuration and is not disabled. */
  issuable: boolean
}

/** What the sample licence requests belong to. */
const known: readonly [customerNumber: string, code: string][] = [
  ['10023', 'WW-NW-19'],
  ['10023', 'WW-NW-20'],
  ['10147', 'WW-EP-20'],
  ['10311', 'WW-NW-20'],
]
const total = 60
const notes = [
  'Rahmenvertrag, Abrechnung jährlich im Januar',
  'Umzug auf neuen Lizenzserver im Frühjahr geplant',
  'Ansprechpartner nur vormittags erreichbar',
  'Testzeitraum verlängert, Angebot liegt vor',
] as const
const labels = [
  ['Erstausstattung', 'Module laut Auftrag'],
  ['Erweiterung Verzahnung', 'Stirnräder und Kegelräder nachbestellt'],
  ['Stand Wartung 2026', 'Angepasst zur Verlängerung des Wartungsvertrags'],
  ['Mehr Arbeitsplätze', 'Zusätzliche Plätze für die Konstruktion'],
] as const

/** Sixty holdings in every state: configured, with history, shared, disabled, and without a configuration. */
export async function loadHoldings(
  tx: Tx,
  chance: Chance,
  companies: DemoCompany[],
  products: LoadedProduct[],
): Promise<LoadedHolding[]> {
  const staff = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', 'like', 'administrator@%')
    .executeTakeFirst()
  const by = staff?.id ?? null
  const [rows, configurations, items, history]: object[][] = [[], [], [], []] as never
  const loaded: LoadedHolding[] = []
  const configure = (company: DemoCompany, product: LoadedProduct, step: number): string => {
    const id = chance.uuid()
    const [name, description] = labels[step % labels.length]!
    const createdAt = new Date(
      Date.UTC(2024 + Math.min(step, 2), chance.below(10), 1 + chance.below(28), 9),
    ).toISOString()
    configurations!.push({ id, kind: 'held', companyId: company.id, name, description, createdAt, createdBy: by })
    items!.push(...configurationItems(chance, id, product.master, wantedFor(chance, product)))
    return id
  }
  for (const [index, [company, product]] of assignments(chance, companies, products).entries()) {
    const id = chance.uuid()
    const isKnown = index < known.length
    const before = loaded.at(-1)
    const shared = index % 20 === 19 && before?.companyId === company.id ? before.configurationId : null
    const empty = !isKnown && index % 12 === 6
    const steps = isKnown || shared ? 0 : [0, 0, 0, 1, 2][index % 5]!
    const configurationIds = empty
      ? []
      : shared
        ? [shared]
        : Array.from({ length: steps + 1 }, (_, step) => configure(company, product, step))
    const configurationId = configurationIds.at(-1) ?? null
    const disabled = !isKnown && index % 15 === 8
    rows!.push({
      id,
      companyId: company.id,
      productId: product.id,
      configurationId,
      disabled,
      createdBy: by,
      note: index % 4 === 1 ? chance.pick(notes) : '',
      createdAt: '2024-01-15T09:00:00.000Z',
      modifiedAt: '2026-09-01T09:00:00.000Z',
    })
    for (const [step, past] of configurationIds.slice(0, -1).entries()) {
      const changeNotes = labels[(step + 1) % labels.length]![1]
      const createdAt = new Date(Date.UTC(2025 + step, 10, 3, 10)).toISOString()
      history!.push({
        id: chance.uuid(),
        holdingId: id,
        configurationId: past,
        changeNotes,
        createdAt,
        createdBy: by,
      })
    }
    const { id: companyId, customerNumber, name: companyName } = company
    const issuable = configurationId !== null && !disabled
    loaded.push({ id, companyId, customerNumber, companyName, product, configurationId, issuable })
  }
  await insertMany(tx, 'configurations', configurations!)
  await insertMany(tx, 'configurationItems', items!)
  await insertMany(tx, 'holdings', rows!)
  await insertMany(tx, 'configurationHistory', history!)
  return loaded
}

/** Which company has which product: the known ones, then one or two products each for companies across the list. */
function assignments(
  chance: Chance,
  companies: DemoCompany[],
  products: LoadedProduct[],
): [DemoCompany, LoadedProduct][] {
  const productOf = (code: string) => products.find((product) => product.code === code)!
  const pairs = known.map(([number, code]): [DemoCompany, LoadedProduct] => [
    companies.find((company) => company.customerNumber === number)!,
    productOf(code),
  ])
  const others = companies.filter((company) => !known.some(([number]) => number === company.customerNumber))
  const sold = products.filter(({ kind }) => kind !== 'student' && kind !== 'textbook')
  for (let at = 0; pairs.length < total; at++) {
    const company = others[(at * 7) % others.length]!
    // Before every twentieth the same company gets two of one version, so that they can share a configuration.
    if (pairs.length % 20 === 18) pairs.push([company, productOf('WW-EP-20')], [company, productOf('WW-NW-20')])
    else pairs.push([company, chance.pick(sold)])
  }
  return pairs
}

function wantedFor(chance: Chance, { kind }: LoadedProduct) {
  const seats = kind === 'network' ? chance.pick([2, 3, 5, 5, 10, 20, 50, null] as const) : 1 + chance.below(3)
  return { seats, modulesInTen: 4 + chance.below(6), student: chance.below(15) === 0 }
}
