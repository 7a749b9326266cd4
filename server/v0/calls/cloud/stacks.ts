import { listCloudAccountTypes, listCloudStacks } from '#contract/cloud.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenId } from '../../spelling.ts'

export const stackCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/stacks',
    purpose: 'The stacks software is streamed from; a stack is named by its id.',
    operation: listCloudStacks,
    example: {},
    output: ({ items }) =>
      items.map(({ id, name }) => ({ ID: writtenId(id), Stacks: name, Fleet: writtenId(id), Description: name })),
  }),
  operationCall({
    method: 'GET',
    path: '/configurationaccounttypes',
    purpose: 'The account types whoever asks may choose.',
    operation: listCloudAccountTypes,
    example: {},
    output: ({ items }) =>
      items.map(({ id, name, profileNumber }) => ({
        ID: writtenId(id),
        Name: name,
        LicenseProfilesOldID: profileNumber,
      })),
  }),
]
