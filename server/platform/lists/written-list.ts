import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Actor } from '../operations/actor.ts'
import type { Db } from '../database/database.ts'

/** Stands for a value in a statement that is written once and asked with other values each time. */
class Slot {
  readonly name: string
  readonly read: (asked: Asked) => unknown
  constructor(name: string, read: (asked: Asked) => unknown) {
    this.name = name
    this.read = read
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
  /** What is only handed to the database whatever it is; there may be more or fewer of them. */
  words?: readonly object[]
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
  const { actor, params, query, words = [] } = asked
  const key = `${list} ${shapeOf(actor)} ${shapeBut(values, params)} ${shapeBut(values, query)} ${words.length}`
  let statement = statements.get(key)
  if (!statement) {
    const slotted = {
      ...asked,
      actor: withSlots(actor, own, (of) => of.actor),
      params: withSlots(params, values, (of) => of.params),
      query: withSlots(query, values, (of) => of.query),
      words: words.map((word, at) => withSlots(word, Object.keys(word), (of) => of.words![at]!)),
    }
    statement = (await write(slotted)).compile(db)
    if (statements.size >= most) statements.delete(statements.keys().next().value!)
    statements.set(key, statement)
  }
  const parameters = statement.parameters.map((one) => (one instanceof Slot ? one.read(asked) : one))
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

const withSlots = <Part extends object>(part: Part, values: readonly string[], from: (asked: Asked) => object): Part =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      isValue(values, name, value)
        ? new Slot(name, (asked) => (from(asked) as Record<string, unknown>)[name])
        : (value as unknown),
    ]),
  ) as Part
