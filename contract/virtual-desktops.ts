import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { cloudStateOf } from './cloud.ts'
import type { TableField } from './fields.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { day, id, instant, optionalText, text } from './shapes.ts'

/** Days before an end at which a reminder is mailed. */
export const desktopEndingDays = 30

export const desktopTerm = z.strictObject({
  startDate: day.nullable(),
  /** The last day, itself included; null: without end. */
  endDate: day.nullable(),
})
export type DesktopTerm = z.infer<typeof desktopTerm>

/** A desktop as a table brings it. */
export const desktopInput = z.strictObject({
  userId: text(100),
  displayName: optionalText(200).default(''),
  login: optionalText(200).default(''),
  ...desktopTerm.partial().shape,
})
export type DesktopInput = z.infer<typeof desktopInput>

/** What tables bring of a desktop. */
export const desktopFields = {
  userId: {
    text: 'vdi.userId',
    columns: { userId: { words: ['userid', 'benutzerid', 'kennung', 'workspaceid', 'id'] } },
  },
  displayName: {
    text: 'vdi.displayName',
    columns: { displayName: { words: ['displayname', 'anzeigename', 'name', 'computername'] } },
  },
  login: { text: 'vdi.login', columns: { login: { words: ['login', 'anmeldename', 'username', 'benutzername'] } } },
  startDate: { text: 'vdi.startDate', columns: { startDate: { words: ['startdate', 'beginn', 'start', 'von'] } } },
  endDate: {
    text: 'vdi.endDate',
    columns: { endDate: { words: ['enddate', 'ende', 'end', 'expiry', 'expirydate', 'bis'] } },
  },
} as const satisfies Record<string, TableField>

export const desktopStates = ['ahead', 'running', 'ending', 'ended'] as const

export const virtualDesktop = z.object({
  id,
  userId: z.string(),
  displayName: z.string(),
  login: z.string(),
  startDate: day.nullable(),
  endDate: day.nullable(),
  source: z.enum(['workspaces', 'table']),
  state: z.enum(desktopStates),
  /** Since when WorkSpaces no longer lists it. */
  goneAt: instant.nullable(),
  modifiedAt: instant,
})
export type VirtualDesktop = z.infer<typeof virtualDesktop>

const columns = columnsOf(virtualDesktop)({
  userId: { text: 'vdi.userId', sort: true, code: true },
  displayName: { text: 'vdi.displayName', sort: true },
  login: { text: 'vdi.login', sort: true },
  startDate: { text: 'vdi.startDate', sort: true, code: true, value: ({ startDate }) => ({ day: startDate }) },
  endDate: { text: 'vdi.endDate', sort: true, code: true, value: ({ endDate }) => ({ day: endDate }) },
  state: {
    text: 'vdi.state',
    value: ({ state, goneAt }) => ({ text: goneAt ? 'vdi.state.gone' : (`vdi.state.${state}` as const) }),
  },
})

export const listVirtualDesktops = listOperation({
  name: 'listVirtualDesktops',
  path: '/virtual-desktops',
  access: 'vdi.list',
  summary: 'VDI accounts, as of the last look at WorkSpaces or from a table; start and end are kept here.',
  title: 'vdi.list',
  sort: '-startDate',
  columns,
  filters: { show: z.enum(['all', 'running', 'ending', 'ended', 'gone']).default('all') },
})

const desktopLook = cloudStateOf.extend({
  /** How many WorkSpaces no longer lists. */
  gone: z.number().int(),
})

export const readDesktopLook = operation({
  name: 'readDesktopLook',
  method: 'GET',
  path: '/virtual-desktops/look',
  access: 'vdi.list',
  summary: 'How old what is shown of WorkSpaces is, and how many desktops vanished.',
  output: desktopLook,
})

export const refreshVirtualDesktops = operation({
  name: 'refreshVirtualDesktops',
  method: 'POST',
  path: '/virtual-desktops/look',
  access: 'vdi.list',
  summary: 'Look at WorkSpaces now. That it does not answer is no refusal: the answer says when it last did.',
  output: desktopLook,
  errors: ['aws.notConfigured'],
})

export const setDesktopTerm = operation({
  name: 'setDesktopTerm',
  method: 'PUT',
  path: '/virtual-desktops/{id}',
  access: 'vdi.list',
  summary: 'Set start and end of a desktop; with `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...desktopTerm.shape, modifiedAt: instant.optional() }),
  output: virtualDesktop,
  errors: ['vdi.notFound', 'vdi.endsBeforeStart', 'request.conflict'],
})

export const removeVirtualDesktop = operation({
  name: 'removeVirtualDesktop',
  method: 'DELETE',
  path: '/virtual-desktops/{id}',
  access: 'vdi.list',
  summary: 'Forget a desktop that vanished or came from a table; one that WorkSpaces still tells of stays.',
  errors: ['vdi.notFound', 'vdi.stillThere'],
})

export const removeVirtualDesktops = operation({
  name: 'removeVirtualDesktops',
  method: 'POST',
  path: '/virtual-desktops/removals',
  access: 'vdi.list',
  summary: 'Forget up to 200 desktops, each as `removeVirtualDesktop` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
