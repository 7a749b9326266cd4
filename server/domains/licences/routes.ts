import * as hosts from '#contract/hosts.ts'
import * as imports from '#contract/licence-imports.ts'
import * as licences from '#contract/licences.ts'
import * as passports from '#contract/passports.ts'
import { simulateLicences as simulateLicencesOperation } from '#contract/simulations.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { fail } from '#platform/operations/failure.ts'
import { inTransactions, on, type Route } from '#platform/operations/operations.ts'
import { hostById } from './hosts/host-queries.ts'
import { changeHost, createHost, readRequest, requireOwnSalt, toggleHost } from './hosts/hosts.ts'
import { readTraitBinding, rereadHost } from './issuing/reread.ts'
import { draftLicence, issueForHosts, issueLicence } from './issuing/issue.ts'
import { importFile, importsOf } from './imports/import-queries.ts'
import { importBatch } from './imports/import-batch.ts'
import { loadLicence } from './imports/load.ts'
import {
  fetchLicence,
  fetchLicences,
  listedHosts,
  noteDownload,
  passportFor,
  passportsOf,
  passportWithGuide,
} from './passports/passport.ts'
import { passportFile } from './passports/passport-pdf.ts'
import { issuedCounts, licenceFile, licencesFound, licencesOf } from './queries.ts'
import { requestPlaces } from './requests/places.ts'
import { archiveLicences, sendLicences } from './deliveries/deliver.ts'
import { sendLicence } from './issuing/send.ts'
import { readLicenceState } from './standing/standing.ts'
import { licenceStatus } from './standing/status.ts'
import { simulateLicences } from './simulations/simulate.ts'

export const licenceRoutes: Route[] = [
  on(hosts.readHostRequest, async ({ db, body }) => {
    const request = readRequest(body)
    await requireOwnSalt(db, request.traits)
    return request
  }),
  on(hosts.readTraitBinding, (call) => readTraitBinding(call, call.params.id)),
  on(hosts.rereadHost, (call) => rereadHost(call, call.params.id, call.body.file)),
  on(hosts.findRequestPlaces, (call) => requestPlaces(call, call.query)),
  on(hosts.listHosts, async (call) => ({ items: await listedHosts(call, call.params.id, portalDay(call.clock())) })),
  on(hosts.readHost, async ({ db, actor, params }) => (await hostById(db, actor, params.id)) ?? fail('hosts.notFound')),
  on(hosts.createHost, (call) => createHost(call, call.params.id, call.body)),
  on(hosts.changeHost, (call) => {
    const { modifiedAt, ...input } = call.body
    return changeHost(call, call.params.id, input, modifiedAt)
  }),
  on(hosts.toggleHost, (call) => toggleHost(call, call.params.id, call.body.disabled)),
  on(licences.draftLicence, (call) => draftLicence(call, call.params.id, call.body)),
  on(licences.issueLicence, (call) => issueLicence(call, call.params.id, call.body)),
  on(licences.issueLicences, async (call) => ({ items: await issueForHosts(call, [...new Set(call.body.hostIds)]) })),
  on(simulateLicencesOperation, (call) => simulateLicences(call, call.params.id, call.body)),
  on(licences.listHostLicences, async ({ db, actor, params }) => {
    if (!(await hostById(db, actor, params.id))) fail('hosts.notFound')
    return { items: await licencesOf(db, actor, params.id) }
  }),
  on(licences.findLicences, async ({ db, actor, query }) => ({ items: await licencesFound(db, actor, query) })),
  on(licences.countIssued, (call) => issuedCounts(call.db, call.actor, portalDay(call.clock()))),
  on(licences.downloadLicence, async ({ db, actor, params }) => {
    const { fileName, bytes } = (await licenceFile(db, actor, params.id)) ?? fail('licences.licNotFound')
    return { fileName, mediaType: 'application/octet-stream', bytes }
  }),
  on(licences.readLicenceState, (call) => readLicenceState(call, call.query)),
  on(licences.readLicenceStatus, (call) => licenceStatus(call, call.query)),
  on(licences.downloadLicences, (call) => archiveLicences(call, call.body.licenceIds)),
  on(licences.sendLicences, async (call) => ({ items: await sendLicences(call, call.body) })),
  inTransactions(imports.importLicences, (call, transaction) => importBatch(call, call.query, transaction)),
  on(imports.loadLicence, (call) => {
    return loadLicence(call, call.params.id, { ...call.query, bytes: call.body })
  }),
  on(imports.listLicenceImports, async ({ db, actor, params }) => {
    await holdingFor(db, actor, params.id)
    return { items: await importsOf(db, actor, params.id) }
  }),
  on(imports.downloadLicenceImport, async ({ db, actor, params }) => {
    const { fileName, bytes } = (await importFile(db, actor, params.id)) ?? fail('licences.licNotFound')
    return { fileName, mediaType: 'application/octet-stream', bytes }
  }),
  on(passports.listPassports, async (call) => {
    await requireVisibleCompany(call.db, call.actor, call.params.id)
    return { items: await passportsOf(call, { kind: 'company', id: call.params.id }, portalDay(call.clock())) }
  }),
  on(passports.readPassport, (call) => passportWithGuide(call, call.params.id, portalDay(call.clock()))),
  on(passports.printPassport, async (call) => {
    const print = { ...call.query, vendor: call.vendor, today: portalDay(call.clock()) }
    return passportFile(await passportFor(call, call.params.id, portalDay(call.clock())), print)
  }),
  on(passports.fetchLicence, (call) => fetchLicence(call, call.params.id, call.body)),
  on(passports.noteDownload, (call) => noteDownload(call, call.params.id, call.body.fileId)),
  on(passports.fetchLicences, (call) => fetchLicences(call, call.params.id, call.body.fileIds)),
  on(licences.sendLicence, (call) => sendLicence(call, call.params.id, call.body)),
  on(hosts.toggleHosts, (call) =>
    eachRecord(call, call.body.ids, (one, id) => toggleHost(one, id, call.body.disabled)),
  ),
]
