import { z } from 'zod'

const known = new WeakMap<z.ZodType, z.ZodType>()

/** A shape as code of its own, written at its first use: it says the same of every value, in less time. */
export function compileShape<Shape extends z.ZodType>(shape: Shape): Shape {
  const found = known.get(shape)
  if (found) return found as Shape
  const made = z.compile(shape)
  known.set(shape, made)
  return made
}
