import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Actor } from '../operations/actor.ts'
import type { Db } from '../database/database.ts'

type Part = 'actor' | 'params' | 'query'

/** Stands for a value in a statement that is written once and asked with other values each time. */
class Slot {
  readonly of: Part
  readonly name: string
  constructor(of: Part, name: string) {
    this.of = of
    this.name = name
  }
  toString(): string {
    throw new Error(`${this.name} is not known while the statement is written; only the database may look at it.`)
  }
}

/** What a list is asked with. */
interface Asked {
  db: Db
  actor: Actor
  params: object
  query: object
}

/** Statements kept; there are as many as lists have combinations of filters, orders and permissions. */
const most = 500
const statements = new Map<string, CompiledQuery>()
const shapes = new WeakMap<Actor, string>()

/** What of the caller is only handed to the database. */
const own = ['accountId', 'sessionId', 'email', 'role', 'roleId', 'contactId', 'companyId', 'factorDue']

/**
 * Asks a statement that is written when it is first asked for such a caller, with such filters: building one takes longer
 * than asking it. `values` names what of params and query is only handed to the database; whatever else they hold, the
 * caller's permissions and language may decide how the statement reads.
 */
export async function askWritten<Row, A extends Asked>(
  list: string,
  asked: A,
  values: readonly string[],
  write: (slotted: A) => Promise<RawBuilder<Row>>,
): Promise<Row[]> {
  const { db } = asked
  const key = `${list} ${shapeOf(asked.actor)} ${shapeBut(values, asked.params)} ${shapeBut(values, asked.query)}`
  let statement = statements.get(key)
  if (!statement) {
    const [actor, params, query] = [
      withSlots(asked, 'actor', own),
      withSlots(asked, 'params', values),
      withSlots(asked, 'query', values),
    ]
    statement = (await write({ ...asked, actor, params, query })).compile(db)
    if (statements.size >= most) statements.delete(statements.keys().next().value!)
    statements.set(key, statement)
  }
  const parameters = statement.parameters.map((one) => (one instanceof Slot ? valueAt(asked, one) : one))
  return (await db.executeQuery<Row>({ ...statement, parameters })).rows
}

function shapeOf(actor: Actor): string {
  const known = shapes.get(actor)
  if (known !== undefined) return known
  const shape = shapeBut(own, { ...actor, permissions: [...actor.permissions].toSorted() })
  shapes.set(actor, shape)
  return shape
}

/** All that is told, but for these values only whether there are any. */
const shapeBut = (values: readonly string[], of: object): string =>
  JSON.stringify(of, (name, value: unknown) => (isValue(values, name, value) ? '$' : value))

const isValue = (values: readonly string[], name: string, value: unknown): boolean =>
  values.includes(name) && value !== undefined && value !== null

const withSlots = <A extends Asked, K extends Part>(asked: A, of: K, values: readonly string[]): A[K] =>
  Object.fromEntries(
    Object.entries(asked[of]).map(([name, value]) => [
      name,
      isValue(values, name, value) ? new Slot(of, name) : (value as unknown),
    ]),
  ) as A[K]

const valueAt = (asked: Asked, { of, name }: Slot): unknown => (asked[of] as Record<string, unknown>)[name]
