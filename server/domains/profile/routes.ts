import * as addresses from '#contract/addresses.ts'
import * as consents from '#contract/consents.ts'
import * as contract from '#contract/profile.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import {
  assignAddressDraft,
  changeAddressDraft,
  createAddressDraft,
  readAddressDraft,
  readContactAddress,
  saveContactAddress,
} from './addresses.ts'
import { deleteAvatar, readAvatar, redrawAvatar, saveAvatar } from './avatar.ts'
import { confirmConsent, listConsents, listContactConsents, setConsent, setContactConsent } from './consents.ts'
import { requestErasure } from './erasure.ts'
import { orderNewsletter } from './newsletter.ts'
import { exportMyData } from './personal-data.ts'
import { readProfile, saveProfile } from './profile.ts'

export const profileRoutes: Route[] = [
  on(contract.readProfile, readProfile),
  on(contract.saveProfile, (call) => saveProfile(call, call.body)),
  on(contract.readAvatar, readAvatar),
  on(
    contract.saveAvatar,
    (call, drawn: Buffer) => saveAvatar(call, drawn),
    (call) => Promise.resolve(redrawAvatar(call.body)),
  ),
  on(contract.deleteAvatar, deleteAvatar),
  on(consents.listConsents, listConsents),
  on(consents.setConsent, setConsent),
  on(consents.listContactConsents, listContactConsents),
  on(consents.setContactConsent, setContactConsent),
  on(consents.orderNewsletter, orderNewsletter),
  on(consents.confirmConsent, confirmConsent),
  on(addresses.readContactAddress, (call) => readContactAddress(call, call.params.id)),
  on(addresses.saveContactAddress, (call) => saveContactAddress(call, call.params.id, call.body)),
  on(addresses.createAddressDraft, (call) => createAddressDraft(call, call.body)),
  on(addresses.readAddressDraft, (call) => readAddressDraft(call, call.params.id)),
  on(addresses.changeAddressDraft, (call) => changeAddressDraft(call, call.params.id, call.body)),
  on(addresses.assignAddressDraft, (call) => assignAddressDraft(call, call.params.id, call.body.contactId)),
  on(contract.exportMyData, exportMyData),
  on(contract.requestErasure, requestErasure),
]
