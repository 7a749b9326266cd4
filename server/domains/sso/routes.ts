import * as links from '#contract/sso-links.ts'
import * as contract from '#contract/sso.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { deleteCompanySso, readCompanySso, saveCompanySso } from './providers/company-sso.ts'
import { configurationOfDomain } from './providers/configuration-queries.ts'
import { readLinkedAccounts, unlinkAccount } from './identities/linked-accounts.ts'
import { changeProvider, createProvider, deleteProvider } from './providers/providers.ts'
import { allProviders, providerById } from './queries.ts'
import * as signIn from './sign-in.ts'

export const ssoRoutes: Route[] = [
  on(contract.listSsoProviders, async ({ db }) => ({ items: await allProviders(db) })),
  on(
    contract.readSsoProvider,
    async ({ db, params }) => (await providerById(db, params.id)) ?? fail('sso.providerNotFound'),
  ),
  on(contract.createSsoProvider, (call) => createProvider(call, call.body)),
  on(contract.changeSsoProvider, (call) => changeProvider(call, call.params.id, call.body)),
  on(contract.deleteSsoProvider, (call) => deleteProvider(call, call.params.id)),
  on(contract.readCompanySso, (call) => readCompanySso(call, call.params.id)),
  on(contract.saveCompanySso, (call) => saveCompanySso(call, call.params.id, call.body)),
  on(contract.deleteCompanySso, (call) => deleteCompanySso(call, call.params.id)),
  on(links.listLinkedAccounts, (call) => readLinkedAccounts(call, call.params.id)),
  on(links.unlinkAccount, (call) => unlinkAccount(call, call.params.id, call.params.accountId)),
  on(contract.findSsoRealm, async ({ db, query }) => ({
    provider: (await configurationOfDomain(db, query.domain))?.displayName ?? null,
  })),
  on(contract.startSso, signIn.startSso, signIn.prepareStart),
  on(contract.finishSso, signIn.finishSso, signIn.prepareFinish),
  on(contract.receiveSaml, signIn.receiveSaml, signIn.prepareSaml),
]
