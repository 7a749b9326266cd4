import type { Domain } from '#platform/installation/domain.ts'
import { deletedLetter, messageLetter, newsletterNotice, newsletterOrder } from './letters.ts'
import { contactLists } from './lists.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { emptyContact, usesCloud, wholeContact } from './own-queries.ts'
import { consentFacts } from './registration-queries.ts'
import { contactRoutes } from './routes.ts'

/** The contact behind an account. */
const personalData: PersonalData = {
  name: 'contact',
  async read(db, { contactId }) {
    const found = contactId && (await wholeContact(db, contactId))
    if (!found) return null
    const {
      searchText: _derived,
      lastNameKey: _lastName,
      emailKey: _email,
      departmentKey: _department,
      positionKey: _position,
      companyNameKey: _company,
      erasedAt: _never,
      createdBy: _others,
      modifiedBy: _too,
      ...own
    } = found
    return { ...own, cloudUser: await usesCloud(db, found.id), consents: await consentFacts(db, found.id) }
  },
  // Consents stay as proof, for a contact that no longer identifies a person.
  erase: async (tx, { contactId }) => void (contactId && (await emptyContact(tx, contactId))),
}

/** People at companies, and private persons. */
export const contactsDomain: Domain = {
  name: 'contacts',
  routes: contactRoutes,
  lists: contactLists,
  letters: [deletedLetter, newsletterNotice, newsletterOrder, messageLetter],
  personalData,
}
