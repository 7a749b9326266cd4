/** How much a document of XML may hold. Readers take as long as the product of some of these. */
interface XmlBounds {
  /** Tags that open, close or stand alone, comments and instructions. */
  tags: number
  /** Elements within each other. */
  depth: number
  /** Attributes in all, declarations of namespaces among them. */
  attributes: number
  /** Attributes of one element. */
  attributesOfOne: number
  /** Declarations of namespaces: a canonical form carries each of them through every element below. */
  namespaces: number
  /** Comments, instructions and CDATA: nothing that programs send needs them. */
  asides: number
}

/** The answer of an identity provider with some hundred groups. Path, query and cookies are bounded by Node's 16 KiB of headers. */
export const samlXml: XmlBounds = {
  tags: 1500,
  depth: 24,
  attributes: 2500,
  attributesOfOne: 24,
  namespaces: 1500,
  asides: 8,
}

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
