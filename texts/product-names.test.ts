import { expect, test } from 'vitest'
import { productName } from './product-names.ts'

test.each([
  ['Wellenwerk Netzwerk', 20, 'Wellenwerk Netzwerk 20'],
  ['Studienversion 2024', 20, 'Studienversion 2024'],
  ['Wellenwerk 20', 20, 'Wellenwerk 20'],
  ['Wellenwerk 2', 20, 'Wellenwerk 2 20'],
  ['Schraubenberechnung', 19, 'Schraubenberechnung 19'],
])('%s in version %i is called %s', (titleDe, version, name) => {
  expect(productName({ titleDe, titleEn: '', version }, 'de')).toBe(name)
})
