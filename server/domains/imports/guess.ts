import { type ImportField, importFields, type ImportKind } from '#contract/imports.ts'

const words: Partial<Record<ImportField, string[]>> = {
  customerNumber: ['kundennummer', 'kundennr', 'kdnr', 'customernumber', 'customernr', 'customerno', 'accountnumber'],
  companyNumber: [
    'kundennummer',
    'kundennr',
    'kdnr',
    'customernumber',
    'customernr',
    'customerno',
    'firmennummer',
    'companynumber',
    'firma',
    'company',
  ],
  name: ['name', 'firma', 'firmenname', 'firmierung', 'company', 'companyname', 'name1'],
  companyType: ['kundenart', 'firmenart', 'art', 'typ', 'companytype', 'type', 'customertype'],
  vatNumber: ['ustidnr', 'ustid', 'umsatzsteuerid', 'vatnumber', 'vatnr', 'vatid', 'vat'],
  street: ['strasse', 'street', 'adresse', 'address'],
  houseNumber: ['hausnummer', 'hausnr', 'nr', 'housenumber', 'number'],
  zipCode: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postcode', 'postalcode'],
  city: ['ort', 'stadt', 'city', 'town'],
  country: ['land', 'country', 'laenderkennzeichen', 'countrycode'],
  language: ['sprache', 'language'],
  email: ['email', 'emailadresse', 'mail', 'emailaddress', 'mailadresse'],
  phone: ['telefon', 'tel', 'telefonnummer', 'phone', 'telephone', 'rufnummer'],
  fax: ['fax', 'telefax', 'faxnummer'],
  website: ['website', 'homepage', 'web', 'internet', 'url', 'webseite'],
  remark: ['bemerkung', 'bemerkungen', 'notiz', 'kommentar', 'remark', 'remarks', 'note', 'notes', 'comment'],
  contractStart: [
    'wartungsvertragbeginn',
    'vertragsbeginn',
    'beginn',
    'contractstart',
    'servicecontractstart',
    'start',
  ],
  contractEnd: ['wartungsvertragende', 'vertragsende', 'ende', 'contractend', 'servicecontractend', 'end'],
  salutation: ['anrede', 'salutation'],
  title: ['titel', 'title', 'akademischertitel'],
  firstName: ['vorname', 'firstname', 'givenname'],
  lastName: ['nachname', 'familienname', 'name', 'lastname', 'surname', 'familyname'],
  gender: ['geschlecht', 'gender', 'sex'],
  department: ['abteilung', 'department', 'bereich'],
  position: ['position', 'funktion', 'stelle', 'jobtitle', 'rolle', 'role'],
  mainContact: ['hauptansprechpartner', 'hauptkontakt', 'maincontact', 'primarycontact'],
}

/** A header as it is compared: letters and digits only. */
export const plainHeader = (header: string): string =>
  header
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replace(/[^a-z0-9]/g, '')

/** What the columns probably hold: what this account last made of such headers, else what the headers say. */
export function guessMapping(
  kind: ImportKind,
  headers: string[],
  remembered: Record<string, ImportField | null>,
): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | null | undefined) => {
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const known = new Set<ImportField>(importFields[kind])
  const plain = headers.map(plainHeader)
  const first = plain.map((header) => {
    const field = remembered[header]
    return field && known.has(field) ? take(field) : null
  })
  return plain.map((header, index) => {
    if (first[index] || header in remembered) return first[index] ?? null
    return take([...known].find((field) => !taken.has(field) && words[field]?.includes(header)))
  })
}
