import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** The root of a document of XML; throws for what is none. */
export const rootOf = (xml: string): XmlElement | null => parseXml(xml.replace(/^\uFEFF/, '').trim()).root

/** An element's name without its prefix. */
export const localName = ({ name }: XmlElement): string => name.replace(/^.*:/, '')

/** The elements right below one, of this name. */
export const elementsIn = (element: XmlElement | null | undefined, name: string): XmlElement[] =>
  element?.children.filter((one): one is XmlElement => one instanceof XmlElement && localName(one) === name) ?? []

/** The elements at the end of a path of names. */
export const elementsAt = (element: XmlElement | null | undefined, ...names: string[]): XmlElement[] =>
  names.reduce((found, name) => found.flatMap((one) => elementsIn(one, name)), element ? [element] : [])
