/**
 * What a provider calls a person by, the most lasting first: Entra's and Active Directory's object; the pairwise and the
 * general name of SAML (saml-subject-id-attr-v1.0); the provider's own name (NameID, `sub`); the name at an institution,
 * which changes and may be given to another person.
 */
export const nameKinds = ['objectId', 'pairwiseId', 'subjectId', 'subject', 'principalName'] as const
export type NameKind = (typeof nameKinds)[number]
export type Names = { [Kind in NameKind]?: string | null }

// Addresses, and accounts of Windows as `DOMAIN\\name`: neither has a case.
const caseless = /^[^@\s]+@[^@\s]+$|^[^\\@\s]+\\[^\\@\s]+$/
const guid = /^\{?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i

/** A name as it is compared: addresses, accounts of Windows and GUIDs are the same however they are spelt. */
export function foldCase(name: string): string {
  const trimmed = name.trim().slice(0, 300)
  if (guid.test(trimmed)) return trimmed.replaceAll(/[{}]/g, '').toLowerCase()
  return caseless.test(trimmed) ? trimmed.toLowerCase() : trimmed
}

/**
 * The kind of name that decides whether two sets of names are one person's: the most lasting that both have. Weaker
 * names may differ, appear and vanish. Null where they have none in common.
 */
const decidingKind = (one: Names, other: Names): NameKind | undefined =>
  nameKinds.find((kind) => one[kind] && other[kind])

/** Of people known by some of these names, the one they belong to: no other name decides against it. */
export function ownerOf<Known extends Names>(said: Names, known: readonly Known[]): Known | undefined {
  const agreeing = known.flatMap((one) => {
    const kind = decidingKind(said, one)
    const name = kind && one[kind]
    return kind && name && foldCase(name) === said[kind] ? [{ one, rank: nameKinds.indexOf(kind) }] : []
  })
  return agreeing.toSorted((one, other) => one.rank - other.rank)[0]?.one
}

/** The name a person is shown by. */
export const shownName = (names: Names): string =>
  names.subject ?? names.principalName ?? names.subjectId ?? names.pairwiseId ?? names.objectId ?? ''
