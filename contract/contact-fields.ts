import type { ContactInput, listContacts } from './contacts.ts'
import { customerNumberWords, type Field, sharedColumns } from './fields.ts'

interface DescribedField extends Field {
  /** Column that shows it in the list and its file; null: none does. */
  list: keyof (typeof listContacts)['list']['columns'] | null
}

/** Only the person enters their address, with the registration or in the profile. */
type Address = 'street' | 'houseNumber' | 'zipCode' | 'city'

/** What tables, merging and the list know of the fields of a contact, in the order in which people read them. */
export const contactFields = {
  email: {
    text: 'contacts.email',
    columns: { email: sharedColumns.email },
    merge: 'email',
    list: 'email',
  },
  companyId: {
    text: 'contacts.company',
    columns: {
      companyNumber: {
        text: 'tableImports.field.companyNumber',
        words: [
          ...customerNumberWords,
          'kundennummerderfirma',
          'companyscustomernumber',
          'firmennummer',
          'companynumber',
        ],
      },
    },
    merge: 'company',
    list: 'companyName',
  },
  salutation: {
    text: 'contacts.salutation',
    columns: { salutation: { words: ['anrede', 'salutation'] } },
    merge: 'salutation',
    list: 'salutation',
  },
  title: {
    text: 'contacts.title',
    columns: { title: { words: ['titel', 'title', 'akademischertitel'] } },
    merge: 'title',
    list: 'title',
  },
  firstName: {
    text: 'contacts.firstName',
    columns: { firstName: { words: ['vorname', 'firstname', 'givenname'] } },
    merge: 'firstName',
    list: 'firstName',
  },
  lastName: {
    text: 'contacts.lastName',
    columns: { lastName: { words: ['nachname', 'familienname', 'name', 'lastname', 'surname', 'familyname'] } },
    merge: 'lastName',
    list: 'surname',
  },
  gender: {
    text: 'contacts.gender',
    columns: { gender: { words: ['geschlecht', 'gender', 'sex'] } },
    merge: 'gender',
    list: 'gender',
  },
  phone: {
    text: 'contacts.phone',
    columns: { phone: sharedColumns.phone },
    merge: 'phone',
    list: 'phone',
  },
  department: {
    text: 'contacts.department',
    columns: { department: { words: ['abteilung', 'department', 'bereich'] } },
    merge: 'department',
    list: 'department',
  },
  position: {
    text: 'contacts.position',
    columns: { position: { words: ['position', 'funktion', 'stelle', 'jobtitle', 'rolle', 'role'] } },
    merge: 'position',
    list: 'position',
  },
  mainContact: {
    text: 'contacts.main',
    columns: { mainContact: { words: ['hauptansprechpartner', 'hauptkontakt', 'maincontact', 'primarycontact'] } },
    merge: 'mainContact',
    list: 'mainContact',
  },
  street: { text: 'companies.street', columns: null, merge: 'street', list: null },
  houseNumber: { text: 'companies.houseNumber', columns: null, merge: 'street', list: null },
  zipCode: { text: 'companies.zipCode', columns: null, merge: 'city', list: null },
  city: { text: 'companies.city', columns: null, merge: 'city', list: null },
  country: {
    text: 'contacts.country',
    columns: { country: sharedColumns.country },
    merge: 'country',
    list: 'country',
  },
  language: {
    text: 'contacts.language',
    columns: { language: sharedColumns.language },
    merge: 'language',
    list: 'language',
  },
} as const satisfies Record<keyof ContactInput | Address, DescribedField>
