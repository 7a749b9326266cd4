import * as consents from '#contract/consents.ts'
import * as contract from '#contract/profile.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { deleteAvatar, drawnAnew, readAvatar, saveAvatar } from './avatar.ts'
import { confirmConsent, listConsents, setConsent } from './consents.ts'
import { requestErasure } from './erasure.ts'
import { exportMyData } from './personal-data.ts'
import { readProfile, saveProfile } from './profile.ts'

export const profileRoutes: Route[] = [
  on(contract.readProfile, readProfile),
  on(contract.saveProfile, (call) => saveProfile(call, call.body)),
  on(contract.readAvatar, readAvatar),
  on(
    contract.saveAvatar,
    (call, drawn: Buffer) => saveAvatar(call, drawn),
    (call) => Promise.resolve(drawnAnew(call.body as unknown as Uint8Array)),
  ),
  on(contract.deleteAvatar, deleteAvatar),
  on(consents.listConsents, listConsents),
  on(consents.setConsent, setConsent),
  on(consents.confirmConsent, confirmConsent),
  on(contract.exportMyData, exportMyData),
  on(contract.requestErasure, requestErasure),
]
