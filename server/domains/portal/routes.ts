import { readLogo, readPage, readPortal, recordCookieConsent, savePage } from '#contract/portal.ts'
import { downloadProgram, listPrograms } from '#contract/programs.ts'
import { listSettings, readJobs, readSystem, retryJob } from '#contract/system.ts'
import { streamingOf } from '#domains/cloud/public.ts'
import { anyCompanySignsIn } from '#domains/sso/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import { type Route, on } from '#platform/operations/operations.ts'
import { pageFor } from './placeholder-pages.ts'
import { installedPrograms, programFile } from './programs.ts'
import { lockPage, insertCookieConsent, pageBySlug, updatePage } from './queries.ts'
import { jobsNow, retryFailedJob, settingsNow, systemNow } from './system.ts'

export const portalRoutes: Route[] = [
  on(readPortal, async (call) => ({
    vendorName: call.vendor.name,
    vendorColour: call.vendor.colour,
    vendorLogo: call.vendor.logo !== null,
    language: call.settings.VENDOR_LANGUAGE,
    timeZone: call.settings.TIME_ZONE,
    productKey: call.settings.PRODUCT_KEY,
    demo: call.settings.DEMO,
    footerLinks: call.settings.FOOTER_LINKS,
    statistics: call.settings.MATOMO_URL
      ? { url: call.settings.MATOMO_URL, siteId: call.settings.MATOMO_SITE_ID }
      : null,
    companySignIn: await anyCompanySignsIn(call.db),
    cloud: streamingOf(call).setUp(),
    accessibility: {
      contact: call.settings.ACCESSIBILITY_CONTACT ?? call.settings.MAIL_LICENCE_FROM,
      date: call.settings.ACCESSIBILITY_DATE,
    },
  })),
  on(readSystem, systemNow),
  on(readJobs, jobsNow),
  on(retryJob, (call) => retryFailedJob(call, call.params.id)),
  on(listSettings, () => Promise.resolve(settingsNow())),
  on(readLogo, ({ vendor: { logo } }) =>
    Promise.resolve(logo ? { fileName: 'logo', maxAge: 3600, ...logo } : fail('portal.noLogo')),
  ),
  on(listPrograms, async ({ settings }) => ({ items: await installedPrograms(settings.PROGRAMS_DIR) })),
  on(downloadProgram, ({ settings, params }) => programFile(params.file, settings.PROGRAMS_DIR)),
  on(readPage, async ({ db, actor, params }) =>
    pageFor((await pageBySlug(db, params.slug)) ?? fail('pages.notFound'), actor.permissions.has('roles.manage')),
  ),
  on(savePage, async ({ db, actor, audit, params, body: { modifiedAt, ...texts } }) => {
    const before = (await lockPage(db, params.slug)) ?? fail('pages.notFound')
    refuseChangedSince(modifiedAt, before)
    const after = await updatePage(db, params.slug, texts, actor.accountId)
    audit({ kind: 'page', id: params.slug, before, after })
    return pageFor(after, true)
  }),
  on(recordCookieConsent, async ({ db, body }) => insertCookieConsent(db, body)),
]
