import { storedAddress } from '#contract/email.ts'
import { foldCase, type Names } from '../identities/names.ts'

/** An attribute of an assertion: what it is called, by its name and the friendly one, and its values. */
export interface Attribute {
  name: string
  friendlyName: string
  values: string[]
}

export interface NameId {
  value: string
  /** The last part of its format: `persistent`, `transient`, `emailAddress`, `unspecified`. */
  format: string
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const microsoft = 'http://schemas.microsoft.com/identity/claims'

// As Shibboleth, ADFS, Entra, Okta, Keycloak, Google, OneLogin and others call them; compared in small letters.
const emailNames = [
  'email',
  'mail',
  'e-mail',
  'emailaddress',
  'email_address',
  'user.email',
  'user.mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  'rfc822mailbox',
  `${claims}/emailaddress`,
  'http://schemas.xmlsoap.org/claims/emailaddress',
]
// Accounts of Microsoft's are named like addresses, and mostly are the person's: where nothing else comes.
const likeEmailNames = [`${claims}/upn`, `${claims}/name`, 'upn', 'userprincipalname', 'user.userprincipalname']

const lastingNames: readonly [keyof Names, readonly string[]][] = [
  ['objectId', [`${microsoft}/objectidentifier`, 'objectguid', 'urn:oid:1.2.840.113556.1.4.2']],
  ['pairwiseId', ['urn:oasis:names:tc:saml:attribute:pairwise-id', 'pairwise-id']],
  ['subjectId', ['urn:oasis:names:tc:saml:attribute:subject-id', 'subject-id']],
  ['principalName', ['urn:oid:1.3.6.1.4.1.5923.1.1.1.6', 'edupersonprincipalname']],
]
/** The persistent NameID as an attribute (eduPersonTargetedID). */
const targetedNames = ['urn:oid:1.3.6.1.4.1.5923.1.1.1.10', 'edupersontargetedid']

const valuesOf = (attributes: readonly Attribute[], names: readonly string[]): string[] =>
  attributes
    .filter((one) => names.includes(one.name.toLowerCase()) || names.includes(one.friendlyName.toLowerCase()))
    .flatMap(({ values }) => values.map((value) => value.trim()).filter(Boolean))

/** The names a person is known by. A transient NameID is none: it is another one at each sign-in. */
export function lastingNamesIn(nameId: NameId | null, attributes: readonly Attribute[]): Names {
  const lasting = nameId?.format === 'transient' ? undefined : nameId?.value
  const subject = lasting?.trim() || single(valuesOf(attributes, targetedNames))
  const told = lastingNames.map(([kind, names]) => [kind, single(valuesOf(attributes, names))] as const)
  const all = [...told, ['subject', subject] as const]
  return Object.fromEntries(all.flatMap(([kind, value]) => (value ? [[kind, foldCase(value)]] : [])))
}

// Of several values none is the person's one name.
const single = (values: string[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined)

const addressIn = /^(?:smtp:|mailto:)?([^@\s<>]+@[^@\s<>]+)$/i

/** The addresses a provider names a person by, the likeliest first; accounts that look like one where there is no other. */
export function emailsIn(nameId: NameId | null, attributes: readonly Attribute[]): string[] {
  const named = nameId?.format === 'emailAddress' ? [nameId.value] : []
  const said = addressesOf([...valuesOf(attributes, emailNames), ...named])
  if (said.length > 0) return said
  const likely = nameId && nameId.format !== 'transient' ? [nameId.value] : []
  return addressesOf([...valuesOf(attributes, likeEmailNames), ...likely])
}

const addressesOf = (values: string[]): string[] => [
  // Some write several into one value.
  ...new Set(
    values
      .flatMap((value) => value.trim().split(/[;,\s]+/))
      .flatMap((value) => {
        const address = addressIn.exec(value)?.[1]?.slice(0, 254)
        return address ? storedAddress(address) : []
      }),
  ),
]
