import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant, optionalText, productNamed, text } from './shapes.ts'

/** A line of the comparison of two editions; a tick, a dash, or words. */
export const comparisonLine = z.strictObject({
  de: text(200),
  en: text(200),
  textbook: optionalText(60),
  student: optionalText(60),
  /** The same in English; '' where the words are the same. */
  textbookEn: optionalText(60).default(''),
  studentEn: optionalText(60).default(''),
})

/** What students get of a product and what is asked of them for it. */
export const studentTerms = z.strictObject({
  /** What they pay, tax included, in cents; 0: nothing. */
  priceCents: z.number().int().min(0).max(10_000_000),
  taxPercent: z.number().int().min(0).max(30),
  /** What the shop calls it. */
  shopCode: optionalText(100),
  licenceMonths: z.number().int().min(1).max(120),
  port: z.number().int().min(1024).max(65_535),
  /** Whether a proof of studying is needed at all. */
  proofNeeded: z.boolean(),
  /** Whether one may pay before the proof is there. */
  payFirst: z.boolean(),
  /** Whether the proof has to be given again each year. */
  yearlyProof: z.boolean(),
  /** Whether the licence is bound to the student's machine by a licence request (.id). */
  hostBound: z.boolean(),
  /** On how many machines it may be used within a term. */
  machines: z.number().int().min(1).max(20),
  successorId: id.nullable(),
  comparison: z.array(comparisonLine).max(60),
})
export type StudentTerms = z.infer<typeof studentTerms>

export const studentProduct = z.object({
  ...studentTerms.shape,
  /** What the successor may be: other products for students. */
  successors: z.array(z.object({ id, ...productNamed.shape })),
  modifiedAt: instant,
})

export const readStudentProduct = operation({
  name: 'readStudentProduct',
  method: 'GET',
  path: '/products/{id}/student-terms',
  access: 'products.all',
  summary: 'What students get of a product: price, term, proof and machines. Products for others have none.',
  output: studentProduct.nullable(),
  errors: ['products.notFound'],
})

export const saveStudentProduct = operation({
  name: 'saveStudentProduct',
  method: 'PUT',
  path: '/products/{id}/student-terms',
  access: 'products.all',
  summary: 'Change what students get of a product; with `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...studentTerms.shape, modifiedAt: instant.optional() }),
  output: studentProduct,
  errors: ['products.notFound', 'products.notForStudents', 'request.conflict'],
})
