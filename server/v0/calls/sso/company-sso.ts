import { type CompanySso, deleteCompanySso, readCompanySso, saveCompanySso } from '#contract/sso.ts'
import { type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { readBoolean, readId, readText, refuse, requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const companySsoCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/customerssoconfigs',
    purpose: 'How a company signs in; 404 with the portal’s own sign-in alone.',
    operation: readCompanySso,
    ...namedBy('companyID'),
    output: ({ configuration }, { query }) =>
      configuration ? [writtenSso(configuration, requiredId(query, 'companyID'))] : [],
  }),
  ...(['/createcustomerssoconfig', '/updatecustomerssoconfig'] as const).map(
    (path): Call => ({
      method: 'POST',
      path,
      purpose:
        'Set how a company signs in; what the documents do not name stays. SsoProviderID -1 is the portal’s own sign-in: an update goes back to it, a create is refused. The password must have been given.',
      operations: [saveCompanySso, readCompanySso, deleteCompanySso],
      example: { body: { CompanyID: someId, SsoProviderID: someId, ClientID: '', TenantID: '', Enabled: false } },
      answer: async (ask, { body }) => {
        const id = requiredId(body, 'CompanyID')
        if ((readId(body['id']) ?? id) !== id) refuse('ID', 'same')
        if (readText(body['ssoproviderid'])?.trim() === '-1') {
          if (path === '/createcustomerssoconfig') refuse('SsoProviderID', 'unknown')
          await ask(deleteCompanySso, { params: { id } })
          return true
        }
        const { configuration: before } = await ask(readCompanySso, { params: { id } })
        const saved = await ask(saveCompanySso, {
          params: { id },
          body: {
            providerId: readId(body['ssoproviderid']) ?? before?.providerId,
            tenantId: readText(body['tenantid']) ?? before?.tenantId ?? '',
            clientId: readText(body['clientid']) ?? before?.clientId ?? '',
            clientSecret: null,
            entryPoint: before?.entryPoint ?? '',
            certificate: before?.certificate ?? '',
            domains: before?.domains ?? [],
            enabled: readBoolean(body['enabled'], 'Enabled') ?? before?.enabled ?? false,
            // On the state it was read in.
            modifiedAt: before?.modifiedAt ?? null,
          },
        })
        return writtenSso(saved, id)
      },
    }),
  ),
  operationCall({
    method: 'DELETE',
    path: '/deletecustomerssoconfig',
    purpose: 'Back to the portal’s own sign-in. The password must have been given.',
    operation: deleteCompanySso,
    ...namedBy('companyID'),
    output: () => true,
  }),
]

/** A company has one way of signing in, whose id is the company's. */
const writtenSso = (one: CompanySso, companyId: string) => ({
  ID: writtenId(companyId),
  CompanyID: writtenId(companyId),
  ContactID: 'NULL',
  SsoProviderID: writtenId(one.providerId),
  ClientID: one.clientId,
  TenantID: one.tenantId,
  Enabled: one.enabled,
  Created: writtenInstant(one.createdAt),
  CreatedBy: one.createdBy,
  Modified: writtenInstant(one.modifiedAt),
  ModifiedBy: one.modifiedBy,
})
