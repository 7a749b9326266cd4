/** The traits of a licence request. */
import { XmlElement } from '@rgrove/parse-xml'
import { childrenOf, FieldRefused, readLine } from '../host-fields.ts'
import { areTraitHashes, inTraitOrder, isSalt, type RecordedTraits } from './recorded-traits.ts'
import { traitKinds, traitProfiles } from './trait.ts'

/** Salt, sort of machine and hashes, in any order; raises for everything that is not as FORMAT.md says. */
export function readTraits(element: XmlElement | null): RecordedTraits {
  const salt = attribute(element, 'salt')
  const sort = attribute(element, 'profile')
  const profile = traitProfiles.find((known) => known === sort)
  const hashes = inTraitOrder(element ? childrenOf(element, 'Trait').map(readTrait) : [])
  if (!profile || !isSalt(salt) || !areTraitHashes(hashes)) throw new FieldRefused('traits')
  return { salt, profile, hashes }
}

const attribute = (element: XmlElement | null, name: string): string =>
  readLine(element?.attributes[name] ?? '', 'traits', 64)

function readTrait(element: XmlElement) {
  const kind = traitKinds.find((known) => known === attribute(element, 'kind'))
  if (!kind || element.children.some((node) => node instanceof XmlElement)) throw new FieldRefused('traits')
  return { kind, hash: readLine(element.text, 'traits', 99) }
}
