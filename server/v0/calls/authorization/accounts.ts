import { findAccount } from '#contract/account-records.ts'
import { readContactAccount, setContactRole } from '#contract/contacts.ts'
import { readMe } from '#contract/session.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Ask, type Call, type CallInput, operationCall } from '../../call.ts'
import { personNamed } from '../../named-person.ts'
import { refuseChanged } from '../../refuse-changed.ts'
import { readBoolean, readId, refuse, requiredId, requiredText, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const accountCalls: readonly Call[] = [
  operationCall({
    family: 'contacts',
    method: 'GET',
    path: '/userbyusername',
    shown: true,
    purpose: 'The account with an address: one’s own, for staff anybody’s; 404 where there is none.',
    operation: findAccount,
    example: { query: { username: 'a.groessl@mueller-antriebe.example' } },
    input: ({ query }) => ({ params: { email: requiredText(query['username'], 'username') } }),
    output: (account) => ({
      ID: writtenId(account.id),
      MDUserRoleID: writtenId(account.roleId),
      Username: account.email,
      Email: account.email,
      ContactID: writtenId(account.contactId),
      Salutation: account.salutation,
      FirstName: account.firstName,
      LastName: account.lastName,
      Disable: account.disabled,
      Verified: account.verifiedAt !== null,
      VerifiedDate: writtenInstant(account.verifiedAt),
      TwoFactorEnabled: account.secondFactor,
    }),
  }),
  {
    family: 'roles',
    method: 'POST',
    path: '/updateuser',
    shown: true,
    purpose:
      'Give the account of a contact another role. Disable follows from the role, Verified from the mailed link: others than that are refused, as are another name, password or second factor. VerifiedDate decides nothing. Of oneself it says that nothing changes.',
    operations: [readMe, readContactAccount, findAccount, setContactRole],
    words: { 'contacts.errorSaveRole': 'errorSaveRole' },
    example: { body: { ContactID: someId, MDUserRoleID: someId } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ContactID') }
      const account = await accountNamed(ask, params, body)
      refuseChanged(body, {
        Username: account.email,
        Email: account.email,
        PasswordHash: '',
        Verified: account.verified,
        TwoFactorEnabled: account.secondFactor,
      })
      const roleId = readId(body['mduserroleid']) ?? account.roleId
      const disabled = readBoolean(body['disable'], 'Disable')
      return ask.together(async (step) => {
        const given = roleId === account.roleId ? account : await step(setContactRole, { params, body: { roleId } })
        if (disabled !== undefined && disabled !== given.disabled) refuse('Disable', 'byRole')
        return { MDUserRoleID: writtenId(given.roleId), Disable: given.disabled }
      })
    },
  },
]

/** The account of a contact: one's own, or any where the caller may give roles. */
async function accountNamed(ask: Ask, params: { id: string }, body: CallInput['body']) {
  const own = (await personNamed(ask, body, 'ContactID')) === null
  if (own && !ask.may(readContactAccount)) {
    const { email } = await ask(readMe)
    const { verifiedAt, ...account } = await ask(findAccount, { params: { email } })
    return { ...account, verified: verifiedAt !== null }
  }
  const account = (await ask(readContactAccount, { params })).account ?? fail('contacts.errorSaveRole')
  return { ...account, verified: account.confirmed }
}
