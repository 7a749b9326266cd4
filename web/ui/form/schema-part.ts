import type { z } from 'zod'

type Inner = {
  shape?: Record<string, z.ZodType>
  _zod: { def: { innerType?: z.ZodType; in?: z.ZodType } }
}

/** The schema of one field, `zipCode` or `serviceContract.start`; undefined when the contract knows no such field. */
export function schemaPart(schema: z.ZodType, path: string): z.ZodType | undefined {
  let part: z.ZodType | undefined = schema
  for (const name of path.split('.')) part = part && objectOf(part)?.shape?.[name]
  return part
}

/** Whether an empty entry is refused; a switch that may be off is never empty. */
export const isRequired = (part: z.ZodType | undefined): boolean =>
  part !== undefined && ['', null, false].every((empty) => !part.safeParse(empty).success)

const objectOf = (schema: z.ZodType): Inner | undefined => bare(schema) as unknown as Inner

/** Without optional, nullable, default and transform around it. */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = (schema as unknown as Inner)._zod.def
  const inside = innerType ?? input
  return inside ? bare(inside) : schema
}
