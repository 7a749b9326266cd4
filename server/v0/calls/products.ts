import type { Call } from '../call.ts'
import { dependencyCalls } from './products/dependencies.ts'
import { modulePictureCalls } from './products/module-pictures.ts'
import { moduleCalls } from './products/modules.ts'
import { modulesByLevelCalls } from './products/modules-by-level.ts'
import { productChangeCalls } from './products/product-changes.ts'
import { productConfigurationCalls } from './products/product-configurations.ts'
import { productPictureCalls } from './products/product-pictures.ts'
import { productCalls } from './products/products.ts'

/** The catalogue: products, modules, what depends on what. */
export const products: readonly Call[] = [
  ...productCalls,
  ...productChangeCalls,
  ...productConfigurationCalls,
  ...productPictureCalls,
  ...moduleCalls,
  ...modulePictureCalls,
  ...modulesByLevelCalls,
  ...dependencyCalls,
]
