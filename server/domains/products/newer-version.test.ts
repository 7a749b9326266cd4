import { expect, test } from 'vitest'
import { isNewerVersion, type Product } from '#contract/products.ts'

const edition = (titleDe: string, version: number, kind: Product['kind'] = 'network') => ({ titleDe, version, kind })
const network19 = edition('Wellenwerk Netzwerk', 19)

test('a newer version is one of the same product', () => {
  expect(isNewerVersion(edition('Wellenwerk Netzwerk', 20), network19)).toBe(true)
  expect(isNewerVersion(edition('Wellenwerk Netzwerk 20', 20), edition('Wellenwerk Netzwerk 19', 19))).toBe(true)
  for (const other of [
    edition('Wellenwerk Netzwerk', 18),
    edition('Prüfprodukt', 21),
    edition('Wellenwerk Cloud', 20, 'cloud'),
    edition('Wellenwerk Einzelplatz', 20, 'single'),
    edition('Getriebe Pro', 20),
  ])
    expect(isNewerVersion(other, network19)).toBe(false)
})
