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

/**
 * Of a record what its form may change: the fields of the input's schema. By what is sent, not by what is left out:
 * whatever a record tells besides would be refused with the whole form.
 */
export function editable<S extends z.ZodObject>(schema: S, record: z.output<S>): z.output<S> {
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, (record as Record<string, unknown>)[name]]),
  ) as z.output<S>
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
