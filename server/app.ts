import type { FastifyInstance } from 'fastify'
import { operations } from '#contract/index.ts'
import { roleIdByName } from '#domains/access/public.ts'
import { accessRoutes } from '#domains/access/routes.ts'
import { actorLookup, isConfirmed, relyingParty } from '#domains/accounts/public.ts'
import { accountRoutes } from '#domains/accounts/routes.ts'
import { auditRoutes } from '#domains/audit/routes.ts'
import { campaignRoutes } from '#domains/campaigns/routes.ts'
import { companyRoutes } from '#domains/companies/routes.ts'
import { configurationRoutes } from '#domains/configurations/routes.ts'
import { contactRoutes } from '#domains/contacts/routes.ts'
import { openCrm } from '#domains/crm/public.ts'
import { crmRoutes } from '#domains/crm/routes.ts'
import { importRoutes } from '#domains/imports/routes.ts'
import { legalRoutes } from '#domains/legal/routes.ts'
import { keyRoutes } from '#domains/keys/routes.ts'
import { ledgerRoutes } from '#domains/ledger/routes.ts'
import { licenceRoutes } from '#domains/licences/routes.ts'
import { mailRoutes } from '#domains/mails/routes.ts'
import { mergeRoutes } from '#domains/merges/routes.ts'
import { moveMails } from '#domains/moves/public.ts'
import { moveRoutes } from '#domains/moves/routes.ts'
import { portalRoutes } from '#domains/portal/routes.ts'
import { productRoutes } from '#domains/products/routes.ts'
import { profileRoutes } from '#domains/profile/routes.ts'
import { ensureStudentProduct } from '#domains/products/public.ts'
import { pendingHash } from '#domains/registration/public.ts'
import { registrationRoutes } from '#domains/registration/routes.ts'
import { anyCompanySignsIn } from '#domains/sso/public.ts'
import { renewalMails } from '#domains/renewals/public.ts'
import { renewalRoutes } from '#domains/renewals/routes.ts'
import { serviceActor } from '#domains/service-accounts/public.ts'
import { serviceRoutes } from '#domains/service-accounts/routes.ts'
import { webhookRoutes } from '#domains/webhooks/routes.ts'
import { ssoRoutes } from '#domains/sso/routes.ts'
import { studentRoutes } from '#domains/students/routes.ts'
import { serveOperations } from '#platform/api.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Database, Tx } from '#platform/database.ts'
import { answerKeySet, answerSigner } from '#platform/answer-signature.ts'
import { exportRoute } from '#platform/export.ts'
import { openHttp } from '#platform/http.ts'
import type { JobRunner } from '#platform/jobs.ts'
import type { Keys } from '#platform/keys.ts'
import type { Log } from '#platform/log.ts'
import { openMetrics } from '#platform/metrics.ts'
import { servePortal } from '#platform/web.ts'
import { sealerOf } from '#platform/sealed.ts'
import { signingOf } from '#platform/key-choice.ts'
import { accessTokens } from '#platform/tokens.ts'
import { lists } from './exports.ts'
import { licenceMeans } from './licence-means.ts'
import { mailSamples } from './mail-samples.ts'
import { personalData } from './personal-data.ts'
import type { Route } from '#platform/operations.ts'

export interface Parts {
  configuration: Configuration
  database: Database
  jobs: JobRunner
  keys: Keys
  log: Log
}

/** Composes the server: every domain's routes on one HTTP server. */
export async function composeApp({ configuration, database, jobs, keys, log }: Parts): Promise<FastifyInstance> {
  const tokens = {
    ...accessTokens(keys.token, configuration),
    // Students are given the student product when they sign in without it.
    signedIn: async (db: Tx, { id, role }: { id: string; role: string }) => {
      if (role === 'Student') await ensureStudentProduct(db, id)
    },
  }
  const sessions = actorLookup(database.db)
  const metrics = openMetrics()
  const sealer = sealerOf(keys.token)
  const signing = signingOf(configuration)
  const vendor = { name: configuration.VENDOR_NAME, colour: configuration.VENDOR_COLOUR }
  const { issuer, sender } = licenceMeans(configuration, keys, signing)
  const routes: Route[] = [
    ...accountRoutes(
      tokens,
      sessions.forget,
      {
        digest: tokens.digest,
        conceal: configuration.CONCEAL_ACCOUNTS,
        pendingHash,
      },
      { sealer, party: relyingParty(configuration) },
    ),
    ...portalRoutes(configuration, anyCompanySignsIn),
    ...companyRoutes,
    ...contactRoutes(configuration.MAIN_CONTACT_LIMIT, sessions.forget),
    ...mergeRoutes({ mainContactLimit: configuration.MAIN_CONTACT_LIMIT, ended: sessions.forget }),
    ...productRoutes,
    ...configurationRoutes,
    ...licenceRoutes(issuer, sender),
    ...ledgerRoutes(signing.published),
    ...keyRoutes(signing.store),
    ...renewalRoutes(renewalMails(configuration)),
    ...campaignRoutes,
    ...webhookRoutes({ sealer, allowed: configuration.WEBHOOK_HOSTS ?? [] }),
    ...serviceRoutes({
      issuer,
      licenceKeys: signing.published,
      answerKeys: () => answerKeySet(keys.answer),
    }),
    ...moveRoutes({ issuer, mails: moveMails(configuration) }),
    ...mailRoutes(configuration.DEMO, mailSamples, { publicUrl: configuration.PUBLIC_URL, vendor }),
    ...accessRoutes,
    ...auditRoutes,
    ...profileRoutes(personalData, sessions.forget),
    ...legalRoutes({
      sender: configuration.MAIL_FROM,
      vendor,
    }),
    ...ssoRoutes({
      publicUrl: configuration.PUBLIC_URL,
      sealer,
      tokens,
      customerRole: (db) => roleIdByName(db, 'Customer'),
    }),
    ...registrationRoutes({
      digest: tokens.digest,
      conceal: configuration.CONCEAL_ACCOUNTS,
      partners: configuration.PARTNER_SITES,
      tokens,
      mails: { publicUrl: configuration.PUBLIC_URL, sender: configuration.MAIL_FROM, vendor },
    }),
    ...studentRoutes,
    ...importRoutes,
    ...crmRoutes(openCrm(configuration, metrics), configuration.MAIN_CONTACT_LIMIT),
  ]
  const exporting = exportRoute(lists, database)
  const app = await openHttp(configuration, log)
  app.addHook('onClose', () => exporting.close())
  serveOperations(app, [...routes, exporting.route], {
    database,
    jobs,
    tokens,
    configuration,
    metrics,
    actorOf: sessions.actorOf,
    confirmed: (sessionId) => isConfirmed(database.db, sessionId),
    serviceOf: serviceActor(database.db),
    signAnswer: answerSigner(keys.answer),
  })
  servePortal(app, { configuration, database, signing, tokens, metrics, operations })
  return app
}
