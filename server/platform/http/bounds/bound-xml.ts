import type { XmlBounds } from './input-bounds.ts'

/**
 * Which bound a document of XML exceeds, or null. It is looked through once and nothing is made of it; what is no XML
 * comes out as anything, for a parser to refuse.
 */
export function exceededBound(xml: string, bounds: XmlBounds): keyof XmlBounds | null {
  const found = { tags: 0, depth: 0, attributes: 0, attributesOfOne: 0, namespaces: 0, asides: 0 }
  let open = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    found.tags++
    const aside = asides.find(([begins]) => xml.startsWith(begins, at))
    if (aside) {
      found.asides++
      at = endOf(xml, aside[1], at + aside[0].length)
    } else if (xml[at + 1] === '/') {
      open--
      at = endOf(xml, '>', at)
    } else {
      const { end, attributes, namespaces, alone } = readTag(xml, at + 1)
      at = end
      found.attributes += attributes
      found.attributesOfOne = Math.max(found.attributesOfOne, attributes)
      found.namespaces += namespaces
      if (!alone) found.depth = Math.max(found.depth, ++open)
    }
    for (const name of names) if (found[name] > bounds[name]) return name
  }
  return null
}

const names = ['tags', 'depth', 'attributes', 'attributesOfOne', 'namespaces', 'asides'] as const
const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

function endOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length
}

/** An opening tag: where it ends, and how many attributes it has, by the quotes they stand in. */
function readTag(xml: string, from: number) {
  let attributes = 0
  let namespaces = 0
  for (let at = from; at < xml.length; at++) {
    const letter = xml[at]
    if (letter === '>') return { end: at + 1, attributes, namespaces, alone: xml[at - 1] === '/' }
    if (letter !== '"' && letter !== "'") continue
    attributes++
    if (/xmlns(:[^\s=]*)?\s*=\s*$/.test(xml.slice(Math.max(from, at - longestName), at))) namespaces++
    at = endOf(xml, letter, at + 1) - 1
  }
  return { end: xml.length, attributes, namespaces, alone: true }
}

/** Letters before a value that are looked at for its name. */
const longestName = 100
