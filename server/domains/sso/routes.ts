import * as links from '#contract/sso-links.ts'
import { type IdpMetadata, readIdpMetadata } from '#contract/sso-metadata.ts'
import * as refusals from '#contract/sso-refusals.ts'
import * as begin from '#contract/sso-sign-in.ts'
import * as contract from '#contract/sso.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { networkOf } from '#platform/outside/public-address.ts'
import { deleteCompanySso, prepareCompanySso, readCompanySso, saveCompanySso } from './providers/company-sso.ts'
import { configurationOfDomain } from './providers/configuration-queries.ts'
import { readLinkedAccounts, unlinkAccount } from './identities/linked-accounts.ts'
import { changeProvider, checkProvider, createProvider, deleteProvider } from './providers/providers.ts'
import { allProviders, protocolOf, providerById } from './queries.ts'
import { readRefusals } from './refusals/refusals.ts'
import { fetchMetadata, metadataOf, ownMetadata } from './saml/metadata.ts'
import * as signIn from './sign-in.ts'
import { finishTrial, prepareTrial, prepareTrialAnswer, startTrial } from './trials/trial.ts'

export const ssoRoutes: Route[] = [
  on(contract.listSsoProviders, async ({ db, settings }) => ({
    items: await allProviders(db),
    publicUrl: settings.PUBLIC_URL,
  })),
  on(
    contract.readSsoProvider,
    async ({ db, params }) => (await providerById(db, params.id)) ?? fail('sso.providerNotFound'),
  ),
  on(contract.createSsoProvider, (call, checked) => createProvider(call, call.body, checked), checkProvider),
  on(
    contract.changeSsoProvider,
    (call, checked) => changeProvider(call, call.params.id, call.body, checked),
    checkProvider,
  ),
  on(contract.deleteSsoProvider, (call) => deleteProvider(call, call.params.id)),
  on(contract.readCompanySso, (call) => readCompanySso(call, call.params.id)),
  on(contract.saveCompanySso, (call, prepared) => saveCompanySso(call, call.params.id, prepared), prepareCompanySso),
  on(contract.deleteCompanySso, (call) => deleteCompanySso(call, call.params.id)),
  on(
    readIdpMetadata,
    (_, found: IdpMetadata) => Promise.resolve(found),
    async ({ body: { address, text }, settings, client, clock }) =>
      metadataOf(networkOf(client.address), address ? await fetchMetadata(address, settings) : text, clock()),
  ),
  on(links.listLinkedAccounts, (call) => readLinkedAccounts(call, call.params.id)),
  on(links.unlinkAccount, (call) => unlinkAccount(call, call.params.id, call.params.accountId)),
  on(refusals.listSsoRefusals, (call) => readRefusals(call, call.params.id)),
  on(refusals.startSsoTrial, startTrial, prepareTrial),
  on(refusals.finishSsoTrial, finishTrial, prepareTrialAnswer),
  on(begin.findSsoRealm, async ({ db, query }) => ({
    provider: (await configurationOfDomain(db, query.domain))?.displayName ?? null,
  })),
  on(begin.startSso, signIn.startSso, signIn.prepareStart),
  on(begin.finishSso, signIn.finishSso, signIn.prepareFinish),
  on(begin.receiveSaml, signIn.receiveSaml, signIn.prepareSaml),
  on(begin.readSsoMetadata, async ({ db, params: { provider }, settings }) => {
    if ((await protocolOf(db, provider)) !== 'saml') fail('sso.providerNotFound')
    const bytes = Buffer.from(ownMetadata(settings.PUBLIC_URL, provider))
    return { fileName: `${provider}.xml`, mediaType: 'application/samlmetadata+xml', bytes }
  }),
]
