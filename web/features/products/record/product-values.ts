import type { ProductDetails, ProductForm } from '#contract/catalogue.ts'

/** What the fields hold; these numbers may be empty while they are typed. */
type Typed = 'version' | 'graceDays' | 'warnDays'
type WithVersion<V extends Record<Typed, number>> = Omit<V, Typed> & Record<Typed, number | null>
export type ProductValues = WithVersion<ProductForm>
export type DetailValues = WithVersion<ProductDetails>
