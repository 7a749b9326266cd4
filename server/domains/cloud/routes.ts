import * as contract from '#contract/cloud.ts'
import * as pending from '#contract/cloud-pending.ts'
import * as places from '#contract/cloud-places.ts'
import * as sessions from '#contract/cloud-sessions.ts'
import * as settings from '#contract/cloud-settings.ts'
import * as users from '#contract/cloud-users.ts'
import { listCompanyCloud } from '#contract/company-cloud.ts'
import { fail } from '#platform/operations/failure.ts'
import { inTransactions, on, type Route } from '#platform/operations/operations.ts'
import {
  changeConfiguration,
  companyAccounts,
  createConfiguration,
  extendConfiguration,
  readCloudHolding,
  readConfiguration,
  removeConfiguration,
  stacksOf,
  typesFor,
} from './accounts/configurations.ts'
import { inviteUser, openInvitation } from './invitations/invitations.ts'
import { undoChange } from './pending/pending.ts'
import { affectedBy, pendingOf } from './pending/pending-queries.ts'
import { launch } from './sessions/launch.ts'
import { ownPlaces } from './sessions/own-places.ts'
import { syncNow } from './sessions/sync-appstream.ts'
import { readSettings, resetSettings, saveSettings } from './settings/settings.ts'
import { personBy } from './users/person-queries.ts'
import { endRunning, listRunning } from './sessions/running.ts'
import { createTicket, requestPassword, signInToCloud } from './sessions/sign-in.ts'
import { linkedHoldings } from './users/linked-queries.ts'
import { setLinked } from './users/linked.ts'
import { inviteUsers, removeUsers, setAccessOfMany } from './users/many.ts'
import { myCloud, readPlaces, readPlacesWithPeople, setPlaces } from './users/places.ts'
import { addUsers, setAccess } from './users/users.ts'

export const cloudRoutes: Route[] = [
  on(contract.listCloudStacks, stacksOf),
  inTransactions(contract.refreshCloud, async (call, transaction) => {
    await syncNow(call, transaction)
    return stacksOf(call)
  }),
  on(contract.listCloudAccountTypes, async (call) => ({ items: await typesFor(call) })),
  on(settings.readCloudSettings, readSettings),
  on(settings.readPlaceLock, async (call) => ({ weeks: (await readSettings(call)).blockWeeks })),
  on(settings.saveCloudSettings, (call) => saveSettings(call, call.body)),
  on(settings.resetCloudSettings, resetSettings),
  on(listCompanyCloud, (call) => companyAccounts(call, call.params.id)),
  on(contract.readCloudHolding, (call) => readCloudHolding(call, call.params.id)),
  on(contract.createCloudConfiguration, (call) => createConfiguration(call, call.params.id, call.body)),
  on(contract.readCloudConfiguration, (call) => readConfiguration(call, call.params.id)),
  on(contract.changeCloudConfiguration, (call) => changeConfiguration(call, call.params.id, call.body)),
  on(contract.extendCloudConfiguration, (call) => extendConfiguration(call, call.params.id, call.body)),
  on(contract.removeCloudConfiguration, (call) => removeConfiguration(call, call.params.id, call.query.undoable)),

  on(
    users.findCloudUser,
    async (call) => (await personBy(call.db, call.actor, call.query)) ?? fail('cloud.userNotFound'),
  ),
  on(users.addCloudUsers, (call) => addUsers(call, call.params.id, call.body.contacts)),
  on(users.setCloudAccess, (call) => setAccess(call, call.params.id, call.params.contact, call.body)),
  on(users.setCloudAccessOfMany, (call) => setAccessOfMany(call, call.params.id, call.body.contacts, call.body)),
  on(users.inviteCloudUsers, (call) => inviteUsers(call, call.params.id, call.body.contacts)),
  on(users.removeCloudUsers, (call) => removeUsers(call, call.params.id, call.body.contacts)),
  on(users.inviteCloudUser, (call) => inviteUser(call, call.params.id, call.params.contact)),
  on(users.openCloudInvitation, (call) => openInvitation(call, call.body.token)),
  on(users.listLinkedHoldings, async (call) => {
    const { company } = await readConfiguration(call, call.params.id)
    return { items: await linkedHoldings(call.db, call.params.id, company.id) }
  }),
  on(users.setLinkedHolding, (call) => setLinked(call, call.params.id, call.params.holding, call.body)),
  on(places.listMyCloud, async (call) => ({ items: await myCloud(call) })),
  on(places.readCloudPlaces, (call) => readPlacesWithPeople(call, call.params.id)),
  on(places.setCloudPlace, (call) => setPlaces(call, call.params.id, [call.params.contact], call.body)),
  on(places.setCloudPlaces, (call) => setPlaces(call, call.params.id, call.body.contacts, call.body)),
  on(pending.listPendingCloudChanges, async (call) => {
    await readPlaces(call, call.params.id)
    return { items: await pendingOf(call.db, call.params.id) }
  }),
  on(pending.undoCloudChange, (call) => undoChange(call, call.params.id, call.params.change)),
  on(pending.listCloudAffected, async (call) => {
    await readConfiguration(call, call.params.id)
    return { items: await affectedBy(call.db, call.params.id) }
  }),

  on(sessions.createCloudTicket, createTicket),
  inTransactions(sessions.createCloudSession, signInToCloud),
  inTransactions(sessions.launchCloud, (call, transaction) =>
    launch(call, transaction, call.actor.contactId, call.body),
  ),
  on(sessions.listOwnCloudPlaces, async (call) => ({ items: await ownPlaces(call, call.actor.contactId) })),
  on(sessions.requestCloudPassword, requestPassword),
  on(sessions.listRunningSessions, (call) => listRunning(call, call.params.id)),
  inTransactions(sessions.endRunningSession, endRunning),
]
