/** Whether a value is an object, whose fields can be read by any name. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A field of anything thrown: errors of PostgreSQL, Node and libraries have more of them than `Error` says. */
export const fieldOf = (thrown: unknown, name: string): unknown => (isRecord(thrown) ? thrown[name] : undefined)

/** The code of anything thrown: PostgreSQL's five characters, a word of Node or of a library; '' without one. */
export function codeOf(thrown: unknown): string {
  const code = fieldOf(thrown, 'code')
  return typeof code === 'string' ? code : ''
}

/** What anything thrown says. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** The names of a record that is written out in full, as constants are: a value from elsewhere may have more of them. */
export const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(record) as Name[]

/** The fields that were sent. Of a field left out zod says it may be undefined, which overwrites where it is spread. */
export const withoutMissing = <T extends object>(sent: T): { [Name in keyof T]: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as never
