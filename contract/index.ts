import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isOperation, type Operation } from './operation.ts'

// For server, tests and tools alone, which want the whole API; the web interface names the files of what it calls.
const folder = import.meta.dirname
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
  .toSorted()
const modules = await Promise.all(files.map(async (file) => (await import(join(folder, file))) as object))

// Modules export in the order of the alphabet; the description is sorted by addresses.
const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
const byAddress = (a: Operation, b: Operation) =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : methods.indexOf(a.method) - methods.indexOf(b.method)

/** Every operation of the API: what the files of this folder export of them, file by file in the order of their names. */
export const operations: Operation[] = modules.flatMap((exported) =>
  Object.values(exported).filter(isOperation).toSorted(byAddress),
)

const titled = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`
const isNamedShape = (entry: [string, unknown]): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject

/** What programs call the shapes of the contract: `company` is `Company`. Where two files export one name, the first has it. */
export const shapeNames: ReadonlyMap<z.core.$ZodType, string> = new Map(
  [
    ...new Map(
      modules
        .toReversed()
        .flatMap((exported) => Object.entries(exported).filter(isNamedShape))
        .map(([name, shape]) => [titled(name), shape]),
    ),
  ].map(([name, shape]) => [shape, name]),
)
